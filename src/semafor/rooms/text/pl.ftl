# Co mówi się wszystkim przy stole
sat-down = { $name } zajmuje miejsce { $seat }.
bot-sat-down = Miejsce { $seat } zajmuje bot ({ $level }).
left = { $name } wstaje; miejsce { $seat } jest wolne.
rekeyed = To miejsce przeniesiono na inne urządzenie.
dealt = Wszystkie miejsca są zajęte: gra się zaczyna.
undone = { $who } cofa { $count ->
    [one] swój ostatni ruch.
    [few] { $count } ostatnie ruchy.
   *[other] { $count } ostatnich ruchów.
}
undo-asked = { $who } prosi o cofnięcie ostatniego ruchu.
undo-denied = { $who } nie zgadza się na cofnięcie ruchu.
said = { $name }: { $text }
aborted = { $name } odwołuje grę.
resigned = { $name } poddaje grę.
given-to-bot = Bot ({ $level }) gra dalej zamiast: { $name }.
came-back = { $name } wraca do gry.
on-vacation = { $name } wyjeżdża na urlop na { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}: do tego czasu zegar stoi.
vacation-over = { $name } wraca z urlopu: zegar znów idzie.
bot-failed = { $who }: bot zawiódł; dalej gra najprostszy bot.
rematch-agreed = { $who } chce zagrać jeszcze raz.
rematch-withdrawn = { $who } jednak nie chce grać jeszcze raz.
rematch = Wszyscy chcą zagrać jeszcze raz: następna gra rozdana.
forgotten = Osoba z miejsca { $seat } usunęła swoje konto; nazwa znika, gra zostaje.
ruled = { $before ->
    [0] Grę przy tym stole rozdano, zanim zapisywano wersję zasad.
   *[other] Grę przy tym stole rozdano według wersji { $before } zasad.
} Odtąd toczy się według wersji { $now }; do tej chwili nie robi to różnicy.
offered = { $open ->
    [0] Miejsce { $seat } jest do wzięcia przez odnośnik: kto go ma, może grać dalej.
   *[other] Szukamy kogoś na miejsce { $seat }: kto może się dosiąść, może grać dalej.
}
offer-ended = Miejsce { $seat } nie jest już do wzięcia.
handed-over = { $name } gra dalej zamiast: { $before }.
taken-over = Na miejscu { $seat } gra odtąd { $name }.
kicked = Od stołu odszedł na życzenie gospodarza: { $name }; dalej gra bot ({ $level }).
watcher-said = { $name } (z widowni): { $text }
over = Koniec gry.

# Poziomy botów
level-random = losowy
level-easy = łatwy
level-casual = niedzielny
level-steady = rozważny
level-normal = średni
level-hard = trudny
level-apprentice = uczeń
level-journeyman = czeladnik
level-master = mistrz
level-grandmaster = arcymistrz
level-planner = planista
level-racer = sprinter
level-hungry = zbieracz biletów
level-veteran = weteran
level-builder = budowniczy

# Odmowy
denied-stale = Sytuacja na stole tymczasem się zmieniła.
denied-not-playing = Można to zrobić tylko w trwającej grze i tylko na miejscu, na którym nie gra bot.
denied-bot-plays = Na tym miejscu gra teraz bot; najpierw wróć do gry.
denied-no-undo-asked = Nikt nie prosi cię o cofnięcie ruchu.
denied-undo-already-asked = Ktoś już prosi o cofnięcie ruchu.
denied-nobody-to-ask = W grze rankingowej na cofnięcie muszą się zgodzić wszyscy, a bot grający za kogoś zgodzić się nie może.
denied-no-rematch-now = O tym, czy grać jeszcze raz, mówi się po końcu gry, jeden raz i dopóki nie zgodzą się wszyscy.
denied-no-such-seat = Nie ma takiego miejsca.
denied-too-late-to-abort = Każdy wykonał już ruch, więc gry nie można odwołać. Możesz ją poddać.
denied-not-overdue = Ten gracz ma jeszcze czas.
denied-not-away = Nie gra za ciebie żaden bot.
denied-no-vacation = Na urlop wyjeżdża się od stołu gry korespondencyjnej, przy którym się gra.
denied-vacation-used = { $left ->
    [0] Wszystkie dni urlopu przy tym stole są wykorzystane.
    [one] Przy tym stole został tylko { $left } dzień urlopu.
    [few] Przy tym stole zostały tylko { $left } dni urlopu.
   *[many] Przy tym stole zostało tylko { $left } dni urlopu.
}
denied-no-offer = Tego miejsca nie można już wziąć: odnośnika użyto albo ofertę cofnięto.
denied-not-handed = Miejsce przechodzi w inne ręce tylko w trakcie gry i nie po poddaniu jej na tym miejscu.
denied-sits-already = W grze rankingowej nikt nie zajmuje dwóch miejsc.
denied-kick-rated = W grze rankingowej można odprawić tylko kogoś, komu skończył się czas albo za kogo gra bot.
denied-gallery-full = Widownia powiedziała już dość przy tym stole.
denied-already-dealt = Gra już się zaczęła.
denied-challenge = W wyzwaniu nie można cofnąć ruchu po rzucie.
denied-challenge-alone = W wyzwaniu każdy gra sam: bot nie może zająć miejsca.
denied-challenge-seats = O miejscach w wyzwaniu decyduje jego własna strona, a zajętego tam miejsca nie można oddać.

# Błędne dane
bad-name = Imię ma od 1 do { $most } znaków.
bad-text = Wiadomość ma od 1 do { $most } znaków.
bad-room-material = Ten stół powstał na innej wersji mapy gry { $game } niż ta, która jest tu teraz.
document-size = Dokument może mieć najwyżej { $most } bajtów.
document-json = To nie jest JSON: mapa to teksty jej plików pod ich nazwami.
document-file = Mapa nie ma pliku „{ $name }”; może mieć { $files }.
