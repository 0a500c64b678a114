# Okno planszy
board-fit = Cała plansza
board-near = Zbliż

# Gry
game-other-line = { $least }–{ $most } graczy, inna mapa
game-other-about = Mapa, którą ten serwer ma oprócz tych z pudełek: zbieraj karty, zajmuj trasy i połącz miasta ze swoich tajnych biletów.
game-drawn-about = Mapa, którą ktoś narysował: zbieraj karty, zajmuj trasy i łącz miasta ze swoich tajnych biletów.
game-railroad-ink = Kolejowy szlak
game-railroad-ink-line = 1–6 graczy, dwadzieścia minut
game-railroad-ink-short = Gra podstawowa
game-railroad-ink-about = Cztery kostki na rundę: każdy rysuje te same trasy na własnej planszy. Połącz jak najwięcej wyjść i nie zostawiaj otwartych końców.
game-railroad-ink-lava = Kolejowy szlak: Lawa
game-railroad-ink-lava-line = 1–6 graczy, dwadzieścia minut
game-railroad-ink-lava-short = Lawa
game-railroad-ink-lava-about = Wulkan na środku planszy rozlewa lawę. Zamykaj jeziora albo pozwól im spalić swoje trasy.
game-railroad-ink-meteor = Kolejowy szlak: Meteoryty
game-railroad-ink-meteor-line = 1–6 graczy, dwadzieścia minut
game-railroad-ink-meteor-short = Meteoryty
game-railroad-ink-meteor-about = Meteoryty spadają tam, gdzie wskażą kostki. Kratery niszczą trasy, ale nagradzają tych, którzy do nich dotrą.
game-steamrollers = SteamRollers
game-steamrollers-line = 1–5 graczy, 45 minut
game-steamrollers-short = SteamRollers
game-steamrollers-about = Wybieraj kości, rysuj tory na swojej karcie, ulepszaj lokomotywę i przewoź towary; w pojedynkę grasz przeciw Ewie.
game-railroad-revolution = Kolejowa Rewolucja
game-railroad-revolution-line = 2–4 graczy, półtorej godziny
game-railroad-revolution-short = Kolejowa Rewolucja
game-railroad-revolution-about = Zatrudniaj specjalistów, prowadź tory i telegraf na zachód, zawieraj transakcje i kończ kamienie milowe swojej kompanii.

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

# Każda strona
site-name = Semafor
site-skip = Do treści
site-nav = Nawigacja
site-lobby = Poczekalnia
site-mine = Moje stoły
site-daily = Wyzwanie dnia
site-leaders = Ranking
site-rules = Zasady
site-companion = Policz punkty
site-profile = Mój profil
site-account = Konto
site-finished = Zakończone gry
site-tutorial = Nauka gry
site-print = Arkusze do druku
site-maps = Narysuj mapę
site-replay = Odtwórz zapis
site-settings = Ustawienia
site-theme = Motyw
site-theme-auto = Motyw: jak w urządzeniu
site-theme-light = Motyw: dzień
site-theme-dark = Motyw: nocny pociąg
site-other-language = English
site-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
site-not-affiliated = Semafor realizuje zasady tych gier własnymi słowami i rysunkami; nie jest związany z ich wydawcami.

# Pierwsza strona
landing-title = Kolejowe gry planszowe
landing-headline = Pięć kolejowych gier na jednej linii.
landing-welcome = Dotknij plakatu i siedzisz przy stole z dwoma botami. Bez konta, bez instalacji, bez pytań.
landing-compiled = Działają już skompilowane zasady: grają boty każdego poziomu.
landing-play = Graj →
landing-with-friends = Ze znajomymi
landing-choose = Opcje
landing-choose-of = Opcje: { $game }
landing-waiting = Czeka na ciebie
landing-waiting-more = Wszystkie stoły: { $count }
landing-daily = Ten sam los dla wszystkich, jedna próba do północy (UTC).
landing-daily-all = Wyzwania wszystkich gier
landing-new = Co nowego
news-table = Większa plansza.
news-table-text = Wszystko, co możesz teraz zrobić, masz przed oczami, także na telefonie: bez zakładek i przewijania.
news-trains = Pociągi zamiast pasków.
news-trains-text = Zajęta trasa to pociąg właściciela; karty lecą, wagony spadają na tory, towary jadą po linii.
news-rivals = Widać, co robią inni.
news-rivals-text = Ruch po ruchu, w tempie, które wybierzesz; „Od twojego ruchu” opowiada to jeszcze raz.
news-result = Wynik, na który warto spojrzeć.
news-result-text = Każda liczba podświetla, skąd się wzięła; wyślij wynik jako obrazek albo zagraj jeszcze raz.
news-pictures = Zasady z obrazkami.
news-pictures-text = Tunele, lawa, dostawy czy transakcje: małe przykłady z prawdziwych partii.
news-maps = Własne mapy.
news-maps-text = Mapa „Wsiąść do pociągu” to folder, który każdy może narysować.
landing-friends = Graj przez link
landing-friends-text = Wyślij link, postawcie wspólny ekran albo podawajcie sobie telefon. Gdy ktoś zniknie, nic nie przepada.
landing-why = Każde „nie” ma powód
landing-why-text = To, co wolno, jest podświetlone. Gdy czegoś nie wolno, zobaczysz, która zasada tego zabrania.
landing-dice = Kości, które da się sprawdzić
landing-dice-text = Losowania są zapieczętowane przed rozdaniem i otwierane po grze. Twoja przeglądarka sprawdzi każdą kartę i kość.
landing-box = Masz grę na półce?
landing-box-text = Policz punkty gry na własnym stole tymi samymi zasadami, także bez internetu.

# Nowy stół
new-seats = Przy stole
new-your-name = Twoje imię
new-guest = Gość
new-guest-number = Gość { $number }
new-who = Kto zajmie miejsce { $number }
new-level = Poziom bota na miejscu { $number }
new-partners = Sparingpartnerzy
new-level-later = { $level } (gotowy za jakąś minutę)
new-level-rated = { $level } · { $rating }
new-drawn-levels = Mistrzowie uczyli się tylko wydanych map; na mapie narysowanej grają wszystkie pozostałe poziomy.
new-scale = Liczba przy poziomie to jego ranking: wynika z partii, które wszystkie poziomy tej gry rozegrały między sobą.
new-name = Imię gracza na miejscu { $number }
new-bot = Bot
new-open = Znajomy przez link
new-here = Ktoś obok mnie
new-open-hint = wolne, aż ktoś otworzy twój link
new-remove = Usuń miejsce { $number }
new-add-bot = Dodaj bota
new-add-friend = Dodaj znajomego
new-solo = Graj w pojedynkę
new-where = Gdzie stoi stół
new-where-server = Na serwerze
new-where-server-line = Znajomi mogą dosiąść się przez link, a ty możesz grać dalej na innym urządzeniu.
new-where-no-server = Serwer jest teraz nieosiągalny.
new-where-here = Na tym urządzeniu, bez serwera
new-where-here-line = Grasz z botami albo z osobami obok ciebie, także bez sieci. Stół zostaje tylko w tej przeglądarce.
new-start = Zacznij grę
new-making = Rozkładam grę…
new-options = Opcje, zegar, kto może zobaczyć stół
new-options-here = Opcje
new-public = Pokaż w poczekalni
new-public-line = Każdy może zająć wolne miejsce i patrzeć.
new-rated = Rankingowa
new-rated-line = Liczy się do rankingu; wszyscy przy stole muszą mieć konto.
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-turn = Czas na każdą turę, z łagodnym przypomnieniem
new-clock-bank = Zapas czasu na całą grę
new-clock-days = Dni na każdą turę (korespondencyjnie)
new-clock-turn-s = Sekundy na turę
new-clock-bank-s = Sekundy na całą grę
new-clock-bonus-s = Sekundy dodawane za każdy ruch
new-clock-days-each = Dni na turę
new-clock-weekends = W soboty i niedziele zegar stoi
new-tutorial = Naucz się tej gry, grając
new-rules = Przeczytaj zasady

# Opcje gier
option-none = domyślnie
option-seat = miejsce { $number }
option-yes = tak
option-no = nie

# Listy stołów
rooms-lobby = Poczekalnia
rooms-lobby-empty = Nie ma teraz publicznych stołów.
rooms-mine = Moje stoły
rooms-mine-empty = Nie siedzisz jeszcze przy żadnym stole.
rooms-mine-offline = Serwer jest teraz nieosiągalny; można otworzyć tylko stoły z tego urządzenia.
rooms-finished = Zakończone gry
rooms-finished-empty = Nie zakończyła się jeszcze żadna publiczna gra.
rooms-records = Pobierz wszystkie moje skończone gry
rooms-begin = Usiądź z botami albo zaproś znajomych.
rooms-which-game = Która gra
rooms-all-games = Wszystkie gry
rooms-open-seat = wolne miejsce
rooms-your-turn = Twój ruch
rooms-asleep = Stół śpi: boty zagrają dalej, gdy ktoś przyjdzie.
rooms-join = Usiądź
rooms-enter = Wejdź
rooms-replay = Odtwórz

# Tables of this device
here-title = Stół na tym urządzeniu
here-tables = Na tym urządzeniu
here-game = Bez serwera
here-whatif = Co by było, gdyby?
here-none = Na tym urządzeniu nie ma takiego stołu
here-none-why = Stół usunięto albo jest w innej przeglądarce.
here-nothing-kept = Ta przeglądarka niczego nie zachowuje na urządzeniu, więc stół by przepadł. Tak bywa w oknach prywatnych.
here-forget = Usuń
here-forget-sure = Usuń na zawsze

# Ranking
leaders-title = Ranking
leaders-line = Gry rankingowe osób z kontem. Pokazana liczba to ostrożna ocena siły: ocena pomniejszona o jej niepewność.
leaders-empty = Nikt nie ma jeszcze oceny w tej grze.
leaders-place = Miejsce
leaders-name = Gracz
leaders-rating = Ocena
leaders-played = Gry

# Wyzwania: dnia, tygodnia i własne
challenge-title-daily = Wyzwanie dnia
challenge-line-daily = Ten sam początek, te same kości i karty dla wszystkich, do północy (UTC). W każdej grze masz jedno podejście dziennie: rozpoczęte już się liczy, a możesz do niego wrócić i grać dalej.
challenge-play-daily = Zagraj dzisiejsze wyzwanie
challenge-of-daily = Wyzwanie dnia { $period }: { $game }
challenge-before-daily = Dzień wcześniej
challenge-after-daily = Dzień później
challenge-now-daily = Dzisiaj
challenge-streak-daily = { $count ->
    [one] 1 dzień z rzędu.
    [few] { $count } dni z rzędu.
   *[other] { $count } dni z rzędu.
}
challenge-streak-open-daily = Zagraj dzisiaj, żeby passa trwała.
challenge-title-weekly = Wyzwanie tygodnia
challenge-line-weekly = Ten sam początek, te same kości i karty dla wszystkich od poniedziałku do niedzieli (UTC), z jednym rywalem więcej niż w wyzwaniu dnia. W każdej grze masz jedno podejście na tydzień.
challenge-play-weekly = Zagraj wyzwanie tygodnia
challenge-of-weekly = Wyzwanie tygodnia { $period }: { $game }
challenge-before-weekly = Tydzień wcześniej
challenge-after-weekly = Tydzień później
challenge-now-weekly = Ten tydzień
challenge-streak-weekly = { $count ->
    [one] 1 tydzień z rzędu.
    [few] { $count } tygodnie z rzędu.
   *[other] { $count } tygodni z rzędu.
}
challenge-streak-open-weekly = Zagraj w tym tygodniu, żeby passa trwała.
streak-best = Najdłuższa passa: { $count }.
challenge-play-own = Zagraj w to wyzwanie
challenge-whose = Podejście należy do twojego konta, a bez konta do tej przeglądarki. Liczy się to, co skończysz na czas. Kto już zagrał, może obejrzeć gry innych; po zakończeniu może to każdy.
challenge-rivals = { $count ->
    [0] samemu
    [one] przeciw botowi; liczą się twoje punkty
    [few] przeciw { $count } botom; liczą się twoje punkty
   *[other] przeciw { $count } botom; liczą się twoje punkty
}
challenge-pair = w parach; liczy się przewaga
challenge-go-on = Wróć do swojego podejścia
challenge-look = Obejrzyj swoją grę
challenge-done = Twój wynik: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
challenge-lost = Twoje podejście skończyło się bez wyniku.
challenge-empty = Nikt jeszcze nie skończył. Zagraj!
challenge-nobody = Nikt go nie skończył.
challenge-nameless = ktoś bez imienia
challenge-against = przeciw: { $name }
challenge-par = Bot ({ $level })
challenge-par-thinking = Jeszcze grają to samo rozdanie: { $levels }.
challenge-page = Cały ranking, link i dowód
challenge-one = Wyzwanie
challenge-by = { $name } rzuca ci wyzwanie: { $game }
challenge-own = Wyzwanie: { $game }
challenge-line = Kto otworzy ten link, dostaje te same kości i karty. Każdy ma jedno podejście; nasze boty też je rozgrywają.
challenge-pair-line = Kto przyjdzie pierwszy, czeka na następną osobę. Oboje grają to samo rozdanie dwa razy, za drugim razem z zamianą miejsc: w drugiej grze każde wie, co miało w pierwszej. Liczy się łączna przewaga z obu gier.
challenge-over = Zakończone.
challenge-left-days = { $count ->
    [one] otwarte jeszcze 1 dzień
    [few] otwarte jeszcze { $count } dni
   *[other] otwarte jeszcze { $count } dni
}
challenge-left-hours = { $count ->
    [one] otwarte jeszcze 1 godzinę
    [few] otwarte jeszcze { $count } godziny
   *[other] otwarte jeszcze { $count } godzin
}
challenge-left-minutes = { $count ->
    [one] otwarte jeszcze 1 minutę
    [few] otwarte jeszcze { $count } minuty
   *[other] otwarte jeszcze { $count } minut
}
challenge-begun = { $count ->
    [0] nikt jeszcze nie zaczął
    [one] zaczęła 1 osoba
    [few] zaczęły { $count } osoby
   *[other] zaczęło { $count } osób
}
challenge-share = Link do tego wyzwania
challenge-ranking = Ranking
challenge-shut = Te gry obejrzysz, gdy rozegrasz swoją albo gdy wyzwanie się skończy.
challenge-seal = Czy wszyscy dostali to samo?
challenge-seal-line = Wszystkie kości i karty wynikają z jednego sekretu. To jest jego pieczęć; po zakończeniu wyzwania sekret będzie podany i każdy sprawdzi nim każdą grę.
challenge-seal-open = Wszystkie kości i karty wynikały z tego sekretu, a pieczęć była podana wcześniej. Każdy zapis poniżej zawiera jedno i drugie: sprawdza je „semafor verify”.
challenge-commitment = Pieczęć
challenge-secret = Sekret
challenge-records = Zapisy gier
challenges-title = Wyzwania
challenges-line = Te same kości i karty dla każdego, kto otworzy link. Wyzwanie zrobisz z nowego stołu z botami: nie zobaczy go nikt, kto nie ma linku.
challenges-mine = Moje
challenges-none = Nie masz jeszcze własnych wyzwań ani podjętych od znajomych.
challenges-archive = Archiwum
challenges-kind = Dnia albo tygodnia
challenges-game = Gra
challenges-no-past = Nikt jeszcze nie skończył żadnego z nich.
challenges-past = { $count ->
    [one] 1 osoba, { $name }: { $points }
    [few] { $count } osoby, najlepszy wynik: { $name }, { $points }
   *[other] { $count } osób, najlepszy wynik: { $name }, { $points }
}
make-challenge = Zrób z tego wyzwanie
make-challenge-line = Kto ma link, gra raz przy takim samym stole, z tymi samymi kośćmi i kartami; wyniki układają się w ranking.
make-challenge-pair = Dla dwóch osób, dwa razy z zamianą miejsc
make-challenge-days = Jak długo
make-challenge-open = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[other] { $count } dni
}
make-challenge-do = Utwórz wyzwanie

# Adres, którego nie ma
nowhere-title = Pod tym adresem nic nie ma
nowhere-line = Może brakuje litery albo strona się przeniosła. Stąd linia prowadzi dalej:
nowhere-games = Gry

# Konto
account-title = Konto
account-line = Zagrasz we wszystko bez konta. Konto przechowuje twoje oceny, miejsca i historię gier.
account-name = Nazwa
account-password = Hasło (co najmniej 8 znaków)
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out-everywhere = Wyloguj na wszystkich urządzeniach
account-export = Zapisz moje dane
account-change-password = Zmień hasło
account-password-new = Nowe hasło
account-password-changed = Hasło zmienione; pozostałe urządzenia są wylogowane.
account-delete = Usuń konto
account-delete-line = Znikną twoja nazwa, rankingi i miejsca w historii. Gry zostaną dla osób, które grały z tobą, ale bez twojej nazwy.
account-delete-sure = Usuń na zawsze
account-sign-out = Wyloguj się
account-signed-in = Zalogowano jako { $name }.
account-played = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}

# Ustawienia
settings-lang = Język
settings-lang-en = English
settings-lang-pl = Polski
settings-theme = Motyw
settings-confirm = Pytaj przed wykonaniem ruchu
settings-confirm-touch = na ekranach dotykowych
settings-confirm-always = zawsze
settings-confirm-never = nigdy
settings-sound = Dźwięki i gwizdek, gdy mam ruch
settings-volume = Głośność
settings-pace = Tempo pokazywania ruchów innych
settings-pace-calm = spokojne
settings-pace-normal = zwykłe
settings-pace-fast = szybkie
settings-pace-none = od razu
settings-notify = Powiadomienie, gdy mam ruch

# Zasady
rules-title = Zasady
rules-of = Zasady: { $game }
rules-line = Każda zasada naszymi słowami. Odmowa ruchu zawsze wskazuje jedną z nich.
rules-search = Szukaj w zasadach
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}

# Stół: miejsca
seat-open = Wolne miejsce
seat-bot = Bot { $number }
seat-person = Miejsce { $number }
seat-you = to ty
seat-account = konto
seat-account-of = konto { $name }
seat-played-by = bot: { $level }
seat-resigned = gra poddana
seat-here = przy stole
seat-away = poza stołem
seat-turn = ma ruch
seat-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
seat-actions = Możliwości: { $name }
seat-level = Siła bota
seat-has-time = Ma jeszcze czas.

# Stół: kto ma teraz co zrobić
asks-wait = { $count ->
    [one] Teraz gra { $who }.
   *[other] Teraz grają { $who }.
}
asks-act = Twój ruch.
asks-answer-undo = { $who } chce cofnąć ruch. Zgoda?
asks-asked-undo = Czekamy na zgodę: { $who }.
asks-bot = Zastępuje cię bot.
asks-open = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Czekamy na jedną osobę.
    [few] Czekamy na { $count } osoby.
   *[many] Czekamy na { $count } osób.
}
asks-over = Koniec gry.
asks-over-won = { $count ->
    [one] Wygrywa { $who }!
   *[other] Wspólnie wygrywają { $who }!
}
asks-over-alone = Koniec gry: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
asks-over-aborted = Gra została odwołana.
asks-over-resigned = Gra zakończyła się poddaniem.
asks-pending = Ruch w drodze…
asks-confirm = Twój ruch: { $move }
refusal-rule = Przeczytaj zasadę

# Stół: co można zrobić
do-confirm = Potwierdź
do-cancel = Anuluj
do-understood = Rozumiem
do-agree = Zgódź się
do-deny = Odmów
do-come-back = Wróć do gry
do-result = Pokaż wynik
do-close = Zamknij
do-send = Wyślij
do-copy = Kopiuj
do-copied = Skopiowano
do-mute = Wycisz
do-unmute = Przestań wyciszać
do-give-to-bot = Niech gra bot
do-sit-down = Usiądź
do-seat-bot = Posadź bota
do-free-seat = Zwolnij miejsce
do-free-seat-of = Zwolnij miejsce: { $name }
do-come-here = Graj tutaj

# Stół: jego części
region-aloud = Co się dzieje
region-board = Plansza
region-prompt = Co teraz trzeba zrobić
region-story = Przebieg i czat
tab-tray = Moje
tab-supply = Zasoby
tab-players = Gracze
tab-log = Przebieg
tab-chat = Czat
seat-chip = { $name }, punkty: { $points }
seat-gained = od twojego ruchu
bar-sound-on = Włącz dźwięk
bar-sound-off = Wyłącz dźwięk
log-since = Od twojego ruchu
log-empty = Jeszcze nic się nie wydarzyło.
chat-empty = Jeszcze nikt nic nie napisał: przywitaj się!
chat-write = Napisz do wszystkich
plain-prompt = Wybierz jeden ze swoich ruchów.
plain-board = Ta gra nie ma jeszcze narysowanej planszy. Ostatnie wydarzenia:
plain-find = Znajdź ruch

# Stół: pasek i menu
bar-home = Strona główna
bar-undo = Cofnij
bar-undo-turn = Na początek mojej tury
bar-ask-undo = Poproś o cofnięcie
bar-card = Koszty i punkty
bar-hint = Podpowiedź
bar-invite = Zaproś
bar-replay = Powtórka
bar-menu = Menu
menu-settings = Ustawienia
menu-rules = Zasady gry
menu-keys = Klawisze
menu-replay = Powtórka
menu-record = Pobierz zapis
table-options = Opcje tego stołu
leave-leave = Wstań od stołu
leave-leave-sure = Twoje miejsce będzie wolne dla kogoś innego.
leave-abort = Odwołaj grę
leave-abort-sure = Gra skończy się dla wszystkich bez wyniku. Można to zrobić, póki nie wszyscy wykonali ruch.
leave-resign = Poddaj grę
leave-resign-sure = Prosty bot dogra za ciebie do końca. Nie będzie można wrócić.

# Stół: wezwania, gdy kogoś nie ma
calls-title = Wezwij mnie, gdy przyjdzie moja kolej
calls-line = Gdy przyjdzie twoja kolej, a nie masz otwartego stołu, wezwiemy cię raz. Nikt inny nie widzi twojego adresu; rezygnacja go usuwa.
calls-kind = Jak
calls-kind-email = E-mail
calls-kind-webhook = Webhook (Discord, Slack, inne)
calls-kind-push = Powiadomienie tej przeglądarki
calls-address-email = Twój adres e-mail
calls-address-webhook = Adres webhooka (https://…)
calls-digest = Jak często
calls-digest-0 = od razu
calls-digest-60 = najwyżej raz na godzinę
calls-digest-1440 = raz dziennie, o ósmej
calls-quiet = Godziny ciszy
calls-quiet-from = od
calls-quiet-to = do
calls-quiet-between = cisza { $from }–{ $to }
calls-only-here = Tylko przy tym stole
calls-here = przy jednym stole
calls-everywhere = przy wszystkich stołach
calls-waits = jeszcze niepotwierdzony: zajrzyj do poczty
calls-add = Wzywaj mnie tak
calls-drop = Zrezygnuj
calls-drop-one = Zrezygnuj: { $way }
calls-secret = To, co tam wysyłamy, jest podpisane tym sekretem; widać go tylko teraz:
calls-not-allowed = Przeglądarka nie zezwala tej stronie na powiadomienia.

# Stół: urlop
vacation-days = Dni urlopu
vacation-begin = Wyjeżdżam na urlop
vacation-until = Masz urlop do { $until }; twój zegar stoi.
vacation-end = Już jestem

# Stół: zapraszanie i dosiadanie się
invite-join = Kto ma ten link, może usiąść przy stole.
invite-full = Wszystkie miejsca są zajęte. Znajomi mogą oglądać.
invite-none = Link do tego stołu powstał na innym urządzeniu: zaproś stamtąd.
invite-qr = Zaproszenie jako kod QR
invite-link = Zaproszenie
invite-watch = Link dla widzów
invite-screen = Link na duży wspólny ekran
invite-renew = Nowe linki
invite-renew-sure = Stare linki od razu przestaną działać, także dla osób, które przez nie oglądają. Kto siedzi przy stole, ten zostaje.
invite-renewed = To są nowe linki; stare już nie działają.
invite-pair = To wyzwanie dla par: kto otworzy jego link, usiądzie naprzeciw ciebie.
invite-challenge = W wyzwanie gra się samemu: nikogo nie można zaprosić.
invite-codes = Tylko dla ciebie
invite-code = Kod powrotu: { $who }
invite-code-covered = zakryty
invite-code-show = Pokaż
invite-code-hide = Zakryj
invite-code-note = Kod powrotu przenosi twoje miejsce na inne urządzenie. Kto go zna, może to miejsce zająć: nie przekazuj go razem z linkami.
waiting-seats = Miejsca
waiting-name = Twoje imię
waiting-name-next = Imię następnej osoby przy tym urządzeniu
code-question = Grasz już na innym urządzeniu?
code-words = Cztery słowa kodu powrotu
no-table = Tego stołu nie możesz otworzyć
no-table-why = Nie ma takiego stołu, link jest niepełny albo miejsce przeniesiono na inne urządzenie.
no-table-watch = Oglądaj grę
table-aside = Tego stołu nie da się otworzyć
link-lost = Połączenie przerwane. Łączę ponownie…
link-shut = Na tym miejscu gra się teraz na innym urządzeniu albo gra ktoś inny.
outage-database-down = Serwer nie ma połączenia ze swoją bazą danych: ruchów nie da się teraz zapisać. Serwer sam próbuje dalej.
outage-disk-full = Dysk serwera jest pełny: ruchów nie da się teraz zapisać. Serwer sam próbuje dalej.
outage-bus-down = Serwery słyszą się nawzajem z sekundowym opóźnieniem: ruchy innych mogą przychodzić później. Nic nie ginie.
link-unkept = Ta przeglądarka nie może już zachować stołu: to, co się teraz dzieje, przepadnie razem z tym oknem.
link-overtaken = Gra przy tym stole toczy się dalej w innym oknie. Graj tam albo odśwież tę stronę.

# Stół: link do chwili
moment-link = Link do chwili { $n }
moment-public = Ten stół jest publiczny: link może otworzyć każdy.
moment-whole = Kto ma ten link, może na dowolnym urządzeniu obejrzeć całą tę zakończoną grę, z odkrytymi rękami. Link nie otwiera niczego więcej.
moment-watcher = Kto ma ten link, może oglądać tę grę jak widz: bez kart na rękach, dopóki trwa, a po jej końcu całą. Link nie otwiera niczego więcej.
moment-host = To twój stół: możesz unieważnić wszystkie linki do jego chwil.
moment-guest = Gospodarz stołu może ten link unieważnić.
moment-end = Unieważnij wszystkie linki do chwil
moment-ended = { $count ->
    [0] Nie było czego unieważniać.
    [one] Jeden link już nie działa.
    [few] { $count } linki już nie działają.
   *[other] { $count } linków już nie działa.
}
moment-not-mine = Link do tej gry mogą przekazać tylko ci, którzy w nią grają.

# Stół: jedno urządzenie dla kilku osób
hot-pass = Podaj urządzenie: { $who }
hot-hide = Zasłoń moje rzeczy
hot-hidden = Teraz nikt nie widzi niczyich kart.
hot-take = To ja, { $who }

# Stół: wołanie
title-turn = Twój ruch: { $title }
notify-turn = Twój ruch.

# Stół: klawisze
keys-tab = przechodź przez wszystko, co można zrobić
keys-arrows = po planszy i między zakładkami
keys-enter = wybierz to, co zaznaczone; potwierdź wybrany ruch
keys-escape = cofnij wybór; wyjdź z powtórki
keys-regions = plansza, polecenie, moje rzeczy, zasoby, gracze, przebieg (z Shift: wstecz)
keys-undo = cofnij ruch
keys-undo-turn = cofnij wszystko, co da się cofnąć w mojej turze
keys-hint = podpowiedź
keys-card = co ile kosztuje i ile daje punktów
keys-help = ta pomoc
keys-zoom = przybliż albo oddal planszę (dwa palce na telefonie)
keys-pan = przesuń przybliżoną planszę
press-wheel = Kółko myszy
press-drag = Przeciąganie

# Stół: podpowiedzi, koniec gry i analiza
tab-hint = Podpowiedź
tab-record = Zapis
tab-course = Punkty
hint-title = Co zrobiłby bot
hint-thinking = Bot się zastanawia…
queue-place = Przed Tobą w kolejce: { $place }. Zacznie się samo…
hint-worth = szansa { $chance }, { $points } pkt
hint-more = o { $points } pkt więcej niż { $rival }
hint-fewer = o { $points } pkt mniej niż { $rival }
hint-points = { $points } pkt na koniec, ± { $error }
hint-close = Nie da się rozstrzygnąć: o ile bot potrafi to ocenić, te ruchy są warte tyle samo.
short-tickets-completed = bilety
short-tickets-failed = stracone
short-ticket-to-ride-europe-stations = dworce
short-longest-route = najdłuższa
short-longest-highway = autostrada
short-longest-railway = linia kolejowa
short-centre = centrum
short-crater-ends = kratery
short-bonus = start +2
short-towns = miasteczka
short-regions = regiony
short-pool = pula
short-links = połączenia
result-total = Razem
result-lead = { $points ->
    [one] z przewagą { $points } punktu
    [few] z przewagą { $points } punktów
   *[other] z przewagą { $points } punktów
}
result-alone = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
result-minutes = { $minutes } { $minutes ->
    [one] minuta
    [few] minuty
   *[many] minut
}
result-course = Punkty w trakcie gry
result-course-about = Gdyby podliczać je w każdej chwili.
result-proof = Wskaż liczbę, aby zobaczyć na planszy, skąd się wzięła.
result-replay = Powtórka
result-report = Relacja
report-bgg = Na BoardGameGeek: relacja z partii z punktami wszystkich
report-bgstats = Plik dla BG Stats
report-sources = Punkty według źródeł
result-picture = Zapisz obraz
result-share = Udostępnij
result-board = Do planszy
result-rematch = Zagraj jeszcze raz
result-to-rematch = Do następnej gry
result-exchange = Do drugiej gry, z zamianą miejsc
result-challenge = Wyzwanie i jego ranking
result-challenge-new = Rzuć wyzwanie znajomym
result-challenge-new-line = Sekret tego rozdania jest już podany: znajomi dostaną taki sam stół z nowymi kośćmi i kartami, i ty też.
rematch-awaits = Czekamy na zgodę: { $who }.
rematch-wanted = { $count ->
    [one] { $who } chce zagrać jeszcze raz.
   *[other] { $who } chcą zagrać jeszcze raz.
}
rematch-withdraw = Jednak nie
analysis-title = Jak przebiegła gra
analysis-ask = Pokaż, co przesądziło o grze
analysis-going = Rozgrywam tę grę wiele razy od nowa…
analysis-so-far = { $done } z { $of } ruchów
analysis-failed = Analiza jest teraz niedostępna; spróbuj później.
analysis-chart = Szanse każdego gracza na wygraną, w procentach, w kolejnych ruchach
analysis-chart-points = Punkty, których można się spodziewać na koniec, w kolejnych ruchach
analysis-by-choice = { $who }: „{ $move }” ({ $worth }). Lepiej: „{ $better }”.
analysis-by-luck = { $who }: „{ $move }”, potem zdecydował los ({ $worth }).
analysis-points = { $points } pkt
analysis-none = Żadna pojedyncza chwila nie odwróciła losów tej gry bardziej, niż zrobiłby to przypadek.

# Stół: powtórka i „co by było, gdyby”
region-replay = Powtórka
replay-at = { $n }/{ $last }
replay-deal = Rozdanie.
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-moment = Chwila gry
replay-speed = Tempo
replay-link = Link do tej chwili
replay-branch = Co by było, gdyby? Graj dalej stąd
replay-now = Wróć do gry
replay-lens = Czyimi oczami
replay-lens-none = Widz
replay-to-table = Do stołu
record-about = Zapis zawiera każdy ruch i każdy wynik losowania. Każdy może go sprawdzić.
record-check = Sprawdź losowania
record-check-failed = Nie można teraz wczytać zasad do tej przeglądarki.
record-other = Inny zapis
record-share = Udostępnij linkiem
record-share-about = Link zawiera całą grę i otwiera ją na każdym urządzeniu:
record-link-cut = Ten link jest niepełny: po drodze go ucięto albo zmieniono. Poproś o niego jeszcze raz.
record-bring = Otwórz zapis gry (plik .log), aby obejrzeć ją tutaj. Plik zostaje na tym urządzeniu.
record-choose = Wybierz zapis
engine-loading = Wczytuję zasady do przeglądarki…
engine-working = Sprawdzam…
whatif-title = Co by było, gdyby?
whatif-none = Taki stół zaczyna się od chwili z zapisu gry: otwórz zapis i wybierz chwilę.
whatif-who = Od ruchu { $moment } grasz po swojemu: boty odpowiadają, a losowania są nowe. Za kogo grasz?
whatif-as = Za: { $who }
whatif-all = Za wszystkich
whatif-level = Siła botów
screen-join = Zeskanuj i usiądź do gry z telefonem

# Arkusze do druku
print-line = Czyste arkusze do gry na papierze. Wydrukuj, ile chcesz, albo zapisz je w przeglądarce jako PDF.
print-print = Drukuj albo zapisz jako PDF
print-save = Zapisz jako SVG
print-sheet = Czysty arkusz: { $game }
print-none = { $game }: w tę grę gra się na planszy z pudełka, więc nie ma czego drukować.
print-none-companion = Własny stół policzy strona „Policz punkty”.
print-name = Imię
print-specials = Trasy specjalne: jedna na rundę, trzy na grę
print-total = Razem

# The companion
companion-line = Grasz w wersję pudełkową? Wpisz, co leży na stole na koniec gry, a Semafor policzy każdy punkt i pokaże, skąd się wziął. Działa też bez internetu.
companion-no-game = Nie ma takiej gry.
companion-player = Gracz { $number }
companion-name = Imię gracza { $number }
companion-enter = Wpisz, co ma { $name }
companion-things = Co ma { $name }
companion-add = Dodaj gracza
companion-remove = Usuń: { $name }
companion-count = Policz
companion-result = Podliczenie
companion-stage-python = Pobieranie zasad: Python…
companion-stage-libraries = Pobieranie zasad: biblioteki…
companion-stage-rules = Rozpakowywanie zasad…
companion-stage-ready = Liczenie…
companion-no-engine = Nie udało się pobrać zasad. Połącz się raz z siecią i policz ponownie; potem działa i bez niej.
companion-broken = Nie udało się policzyć. Wczytaj stronę ponownie; to, co wpisano, zostaje.
companion-proofs = Co się liczy: { $name }
companion-product = { $count } × { $worth }
companion-keeping = Trwa zapisywanie na tym urządzeniu…
companion-kept = Zapisano na tym urządzeniu: działa bez sieci.
companion-share = Udostępnij
companion-link = Skopiuj link
companion-link-copied = Link skopiowany. Otwiera dokładnie ten stół.
companion-link-here = Ten link otwiera dokładnie ten stół:
companion-sent = Ten stół przyszedł w linku. Zmień cokolwiek, a stanie się twoją kopią; twój własny stół też tu zostanie.
companion-shelf = Inne stoły na tym urządzeniu
companion-open = Wróć do stołu: { $names }
companion-picture = Zapisz obrazek
companion-picture-line = { $place }. { $name }: { $total }
companion-clear = Wyczyść stół
companion-clear-sure = Zniknie wszystko oprócz imion.
companion-less = Mniej: { $what }
companion-more = Więcej: { $what }
companion-cars = Wagoniki na planszy: { $cars } z { $most }
companion-rub-out = Wymaż
companion-steam-hint = Dotknij pola, aby narysować tor. Dotknij ponownie, aby go obrócić.
companion-faces = Co narysowano
companion-ink-hint = Wybierz ściankę i dotknij pola. Dotknij ponownie, aby obrócić; na klawiaturze R obraca, M odbija, Delete wymazuje.
companion-longest = Jak liczyć najdłuższą trasę
companion-tile = Kafelek { $tile }
companion-tile-of = ma go { $name }
companion-pool = w puli: { $tile }
companion-crosses = Skreślenia w regionie { $region }
companion-walls-label = Zablokowane granice
companion-walls = { $level }, kość { $die }
companion-track = { $from } – { $to }. Tory: { $names }
companion-station = { $town }. Stacje: { $names }
companion-office = Sekcja telegrafu { $section }. Biura: { $names }
companion-field = Tor wydajności: { $track }. Pole { $field }, warte { $points }. Znaczniki: { $names }
companion-revolution-hint = Dotykaj torów, miast i sekcji telegrafu, aby położyć tam element albo go zabrać, oraz pól znaczników na torach wydajności.
companion-trains-front = Awersem do góry
companion-trains-back = Rewersem do góry
companion-milestones = Ukończone kamienie milowe: { $count }
companion-money = Pieniądze (rozstrzygają remisy)
companion-shares = Udziały (rozstrzygają remisy)
companion-dice = Kości
companion-which-dice = Które kości
companion-ordinary = Zwykłe kości
companion-how-many = Liczba kości
companion-roll = Rzuć
companion-picker = Kto zaczyna?
companion-names = Imiona, każde w osobnym wierszu, tak jak siedzicie
companion-first = Wylosuj pierwszego gracza
companion-order = Wylosuj całą kolejność
companion-begins = Zaczyna { $name }.

puzzle-title = Łamigłówki
puzzle-line = Pozycje z partii, w których jedno zagranie jest wyraźnie najlepsze. Znajdź je na planszy, a dowiesz się dlaczego.
puzzle-today = Łamigłówka dnia
puzzle-level = Trudność { $level } z 5
puzzle-done = Rozwiązana
puzzle-solve = Rozwiąż
puzzle-look = Obejrzyj jeszcze raz
puzzle-count = Rozwiązane: { $solved } z { $of }
puzzle-go = Następna łamigłówka
puzzle-loading = Łamigłówka jest w drodze…
puzzle-none = Nie ma tu takiej łamigłówki.
puzzle-broken = Łamigłówka potrzebuje zasad w przeglądarce, a nie udało się ich wczytać. Sprawdź połączenie i spróbuj ponownie.
puzzle-asks-move = Łamigłówka: jeden ruch jest wyraźnie najlepszy. Znajdź go.
puzzle-asks-points = Łamigłówka: twoja ostatnia tura. Zdobądź tyle punktów, ile się da.
puzzle-right = Rozwiązane!
puzzle-wrong = To nie jest najlepsze
puzzle-shown = Rozwiązanie
puzzle-wrong-move = Jest ruch wyraźnie lepszy. Pozycja pozostaje taka, jaka była.
puzzle-wrong-points = Kończysz grę z wynikiem { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}, a można ją zakończyć lepiej.
puzzle-again = Spróbuj jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następna łamigłówka
puzzle-play-on = Graj dalej
puzzle-board = Obejrzyj planszę
puzzle-all = Wszystkie łamigłówki
puzzle-why-move = Najlepszy ruch: { $best } Jest wart o { $gap } pkt więcej niż następny w kolejności: { $second }
puzzle-why-points = Żadne zakończenie tej gry nie daje ci więcej niż { $target } { $target ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
puzzle-parts-move = Różnica: { $parts }.
puzzle-parts-points = Co łatwo przeoczyć: { $parts }.
puzzle-sure = Sprawdzone wielokrotnym rozegraniem gry od tego miejsca (± { $error }).
puzzle-exact = Obliczone dokładnie.
landing-puzzles = Wszystkie łamigłówki ({ $count })

coach-play-on = Graj dalej od tego miejsca
coach-sums = Twoje decyzje łącznie: { $lost }. Los, osobno: { $luck }.
coach-best = Twoje najlepsze zagranie: ruch { $number }, „{ $move }”. Następne w kolejności było „{ $second }” (przewaga: { $worth }).
why-oftener = Dzięki temu { $tickets } udaje się częściej: o { $by } gier rozegranych od tego miejsca.
why-sooner = Dzięki temu { $tickets } będzie gotowe wcześniej, o { $by } { $by ->
    [one] turę
    [few] tury
   *[many] tur
}.
why-part = Na koniec daje to więcej punktów: { $part } +{ $points }.
soon-oftener = W twoich najbliższych turach częściej, o { $by } gier rozegranych od tego miejsca, udaje się to: { $aim }.
soon-sooner = Wcześniej udaje się to: { $aim }.
soon-part = Po twoich najbliższych turach wynik byłby lepszy: { $part } +{ $points }.

bot-name-random = Trafek
bot-others-random = Figiel, Psotek, Kapsel, Kulka, Bziczek
bot-name-easy = Tosia
bot-others-easy = Tola, Tymek, Tekla, Tadzio, Tereska
bot-name-casual = Zuzia
bot-others-casual = Zenek, Zyta, Ziutek, Zosia, Zbyszek
bot-name-steady = Stela
bot-others-steady = Staszek, Sabina, Seweryn, Sonia, Sylwester
bot-name-normal = Michał
bot-others-normal = Malwina, Mikołaj, Marta, Maurycy, Marysia
bot-name-hard = Ada
bot-others-hard = Artur, Alina, Anatol, Agata, Apolonia
bot-name-apprentice = Nel
bot-others-apprentice = Natan, Nina, Norbert, Nadia, Nikodem
bot-name-journeyman = Otto
bot-others-journeyman = Olaf, Oskar, Oliwer, Olgierd, Oktawian
bot-name-master = Maestro
bot-others-master = Allegro, Presto, Vivace, Brio, Largo
bot-name-grandmaster = Maestra
bot-others-grandmaster = Sonata, Toccata, Kadencja, Fuga, Aria
bot-name-planner = Klara
bot-others-planner = Kaja, Kinga, Krysia, Kamila, Kornelia
bot-name-racer = Roman
bot-others-racer = Rysiek, Rafał, Remek, Robert, Rufus
bot-name-hungry = Gucio
bot-others-hungry = Gustaw, Gienek, Gabryś, Gerard, Grzesiek
bot-name-veteran = Hugo
bot-others-veteran = Henryk, Hilary, Horacy, Hubert, Hieronim
bot-name-builder = Bruno
bot-others-builder = Bogdan, Bolek, Benek, Borys, Błażej
bot-random = Jestem { $name } i gram, co popadnie.
bot-easy = Jestem { $name } i nie wybiegam daleko myślą.
bot-casual = Jestem { $name }: gram dla przyjemności, krok po kroku.
bot-steady = Jestem { $name }: patrzę na wszystko, co mogę zrobić teraz, a jutro zostawiam na jutro.
bot-normal = Jestem { $name }: układam plan i się go trzymam.
bot-hard = Jestem { $name }: zanim się ruszę, sprawdzam w głowie wiele dróg.
bot-apprentice = Jestem { $name }, uczę się u Maestra: wiem, co dobre, ale często próbuję czegoś innego.
bot-journeyman = Jestem { $name }, czeladnik Maestra: czasem błądzę myślami.
bot-master = Jestem { $name }: gra sama ze sobą nauczyła mnie wszystkiego.
bot-grandmaster = Jestem { $name }: wiem to, co Maestro, a zanim się ruszę, sprawdzam to w głowie.
bot-planner = Jestem { $name }, planistka: łączę swoje bilety i niczego więcej nie chcę.
bot-racer = Jestem { $name }, sprinter: mało biletów, najdłuższe trasy i szybki koniec.
bot-hungry = Jestem { $name }, zbieracz: zawsze znajdzie się jeszcze jeden bilet.
bot-veteran = Jestem { $name }, weteran: przed Adą to ja grałem tu jako trudny.
bot-builder = Jestem { $name }, budowniczy: najpierw tory i stacje, reszta przyjdzie sama.
bot-ask = { $bots ->
    [one] Zapytaj bota, o co mu chodziło
   *[other] Zapytaj boty, o co im chodziło
}
bot-says = „{ $is } { $most }”
bot-most = Tym razem najwięcej dało mi: { $part } – { $points } z { $total } pkt.
bot-nothing = Tym razem nic się nie udało.
print-own-box = moje pudełko
print-reconstructed = częściowo odtworzone
companion-my-box = Licz według mojego pudełka

# Miejsca, które przechodzą w inne ręce; rozmowa widowni
take-over-title = Graj za kogoś dalej
take-over-line = Odtąd grasz na miejscu { $number }, ze wszystkim, co na nim jest.
do-take-over = Graj dalej
do-hand-over = Oddaj moje miejsce przez odnośnik
do-substitute-link = Odnośnik dla zastępcy
do-substitute = Każdy może grać dalej
do-withdraw = Cofnij ofertę
hand-over-link = Kto pierwszy otworzy ten odnośnik, gra dalej
hand-over-open = Kto może się dosiąść do tego stołu, może grać dalej.
seat-before = Przedtem: { $name }, { $time }
do-kick = Odpraw od stołu
kick-sure = { $name } nie wróci już na to miejsce; dalej gra bot, dopóki ktoś go nie przejmie.
do-report = Zgłoś
report-text = O czym powinna wiedzieć osoba prowadząca ten serwer?
report-sent = Dziękujemy: zgłoszenie zobaczy osoba prowadząca ten serwer.
gallery-title = Widownia
gallery-hear = Słuchaj, co mówi widownia
gallery-empty = Widownia milczy.
gallery-write = Do widowni
gallery-send = Powiedz to widowni
rooms-wanted = szukamy zastępcy
new-handed = Miejsce, które przejdzie w inne ręce,
new-handed-first = liczy się temu, kto usiadł na nim pierwszy
new-handed-last = liczy się temu, kto gra na nim ostatni
new-handed-nobody = nie liczy się nikomu
new-programs = Programy mogą grać
new-programs-line = Program z kontem może zająć miejsce, a jego gra liczy się tak jak gra człowieka.
table-handed =
    Miejsce, które przejdzie w inne ręce, { $handed ->
        [first] liczy się temu, kto usiadł na nim pierwszy.
        [last] liczy się temu, kto gra na nim ostatni.
       *[nobody] nie liczy się nikomu.
    }
table-programs = Przy tym stole mogą grać programy: gra z programem liczy się jak każda inna, ale nie jego autorowi.

# Programy z kontem
program-title = Programy
program-line = Programy z własnym kontem, które zrobili ludzie. Grają tam, gdzie się je zaprosi; w gry rankingowe tylko przy stołach, które to dopuszczają.
program-mark = Program
program-nobody = żaden
program-none = Nie ma jeszcze żadnego.
program-online = jest teraz
program-offline = nieobecny
program-by = autor: { $name }
program-by-host = od gospodarza tego serwera
program-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[other] { $count } stołów
}
program-which = Gra z programem { $name }
program-play = Zagraj
program-play-with = Zagraj z programem { $name }
program-renew = Nowy token
program-remove = Usuń
program-remove-sure = Usuń na zawsze
program-make = Zrób program
program-name = Jego nazwa
program-about = Czym jest
program-games = Gry, w które gra (wszystkie, jeśli nie wybierzesz żadnej)
program-sign-in = Zaloguj się, żeby zrobić program
program-token = Token
program-token-line = To token programu { $name }. Widać go tylko teraz: strzeż go jak hasła.
do-seat-program = Tu program
