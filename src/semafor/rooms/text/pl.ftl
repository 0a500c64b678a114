# Co mówi się wszystkim w pokoju
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
undo-asked = { $who } prosi o cofnięcie swojego ostatniego ruchu.
undo-denied = { $who } nie zgadza się na cofnięcie.
said = { $name }: { $text }
aborted = { $name } przerywa grę przed końcem pierwszej rundy.
resigned = { $name } poddaje się.
given-to-bot = Za gracza { $name } gra dalej bot ({ $level }).
came-back = { $name } wraca do gry.
bot-failed = { $who }: bot zawiódł; dalej gra najprostszy bot.
rematch = { $who } otwiera rewanż.
forgotten = Osoba z miejsca { $seat } usunęła swoje konto; nazwa znika, gra zostaje.
ruled = { $before ->
    [0] Grę przy tym stole rozdano, zanim zapisywano wersję zasad.
   *[other] Grę przy tym stole rozdano według wersji { $before } zasad.
} Odtąd toczy się według wersji { $now }; do tej chwili nie robi to różnicy.
over = Koniec gry.

# Poziomy botów
level-random = losowy
level-easy = łatwy
level-normal = średni
level-hard = trudny
level-planner = planista
level-racer = ścigacz
level-hungry = zbieracz biletów

# Czego się od kogo oczekuje
prompt-open = Czekamy, aż zajęte będą wolne miejsca.
prompt-act = Twój ruch.
prompt-wait = Czekamy na innych.
prompt-bot = Gra za ciebie bot; możesz wrócić.
prompt-over = Gra skończona.
prompt-answer-undo = Czy zgadzasz się na cofnięcie?

# Odmowy
denied-stale = Sytuacja na stole tymczasem się zmieniła.
denied-not-playing = Do tego potrzeba trwającej gry i miejsca, które gra samo za siebie.
denied-bot-plays = Na tym miejscu gra teraz bot; najpierw wróć do gry.
denied-refused = Zasady na to nie pozwalają.
denied-no-undo-asked = Nikt nie prosi cię o cofnięcie.
denied-undo-already-asked = Ktoś już prosi o cofnięcie.
denied-no-such-seat = Nie ma takiego miejsca.
denied-too-late-to-abort = Wszyscy już się ruszyli: możesz się poddać.
denied-not-overdue = Ten gracz ma jeszcze czas.
denied-not-away = Nie gra za ciebie żaden bot.
denied-already-dealt = Gra już się zaczęła.
denied-challenge = W wyzwaniu dnia nie można nic cofnąć, gdy los już przemówił.
denied-challenge-alone = W wyzwaniu każdy gra sam: bot nie może zająć miejsca.

# Błędne dane
bad-name = Imię ma od 1 do { $most } znaków.
bad-text = Wiadomość ma od 1 do { $most } znaków.
bad-room-material = Ten stół powstał na innej wersji mapy gry { $game } niż ta, która jest tu teraz.
