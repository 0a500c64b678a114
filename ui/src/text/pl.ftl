# Okno planszy
board-fit = Dopasuj

# Stół: miejsca
seat-open = Wolne miejsce
seat-bot = Bot { $number }
seat-person = Miejsce { $number }
seat-you = to Ty
seat-played-by = bot: { $level }
seat-resigned = gra poddana
seat-here = przy stole
seat-away = poza stołem
seat-turn = na ruchu
seat-points = punkty
seat-actions = Co można zrobić: { $name }
seat-level = Siła bota
seat-has-time = Ma jeszcze czas.
level-random = losowy
level-easy = łatwy
level-normal = średni
level-hard = trudny
level-planner = planista
level-racer = sprinter
level-hungry = zbieracz

# Stół: kto ma teraz co zrobić
asks-wait = { $count ->
    [one] Teraz gra { $who }.
   *[other] Teraz grają { $who }.
}
asks-act = Twój ruch.
asks-answer-undo = { $who } prosi o cofnięcie ruchu. Zgadzasz się?
asks-asked-undo = Prośba o cofnięcie ruchu wysłana. Jeszcze nie odpowiedzieli: { $who }.
asks-bot = Zastępuje Cię bot.
asks-open = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Czekamy na jedną osobę.
    [few] Czekamy na { $count } osoby.
   *[many] Czekamy na { $count } osób.
}
asks-over-won = Koniec gry. { $count ->
    [one] Wygrywa { $who }!
   *[other] Wspólnie wygrywają { $who }!
}
asks-over-aborted = Gra została odwołana.
asks-over-resigned = Gra zakończyła się poddaniem.
asks-pending = Ruch w drodze…
asks-confirm = Potwierdź ruch:
refusal-rule = Przeczytaj zasadę

# Stół: co można zrobić
do-confirm = Potwierdź
do-cancel = Anuluj
do-understood = Rozumiem
do-agree = Zgadzam się
do-deny = Odmawiam
do-come-back = Wracam do gry
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
do-come-here = Graj tutaj

# Stół: jego części
region-board = Plansza
region-prompt = Co teraz trzeba zrobić
region-story = Przebieg i rozmowa
region-sheet = Moje rzeczy i stół
tab-tray = Moje rzeczy
tab-supply = Zasoby
tab-players = Gracze
tab-log = Przebieg
tab-chat = Czat
log-empty = Jeszcze nic się nie wydarzyło.
chat-empty = Jeszcze nikt nic nie napisał: przywitaj się!
chat-write = Napisz do wszystkich
plain-prompt = Wybierz jeden ze swoich ruchów.
plain-board = Ta gra nie ma jeszcze narysowanej planszy. Ostatnie wydarzenia:
plain-find = Znajdź ruch

# Stół: pasek i menu
bar-home = Strona główna
bar-undo = Cofnij
bar-ask-undo = Poproś o cofnięcie
bar-hint = Podpowiedź
bar-invite = Zaproś
bar-replay = Obejrzyj wstecz
bar-menu = Menu
menu-settings = Ustawienia
menu-rules = Zasady gry
menu-keys = Klawisze
menu-replay = Powtórka
menu-record = Pobierz zapis
prefer-lang = Język
prefer-lang-pl = polski
prefer-lang-en = English
prefer-theme = Kolory
prefer-theme-auto = jak w systemie
prefer-theme-light = dzienne
prefer-theme-dark = nocne
prefer-confirm = Drugie dotknięcie potwierdza ruch
prefer-confirm-touch = na ekranach dotykowych
prefer-confirm-always = zawsze
prefer-confirm-never = nigdy
prefer-sound = Dźwięk, gdy przychodzi moja kolej
prefer-notify = Powiadomienie, gdy przychodzi moja kolej
leave-leave = Wstań od stołu
leave-leave-sure = Twoje miejsce będzie wolne dla kogoś innego.
leave-abort = Odwołaj grę
leave-abort-sure = Gra skończy się dla wszystkich bez wyniku. Można to zrobić, póki nie wszyscy wykonali ruch.
leave-resign = Poddaj grę
leave-resign-sure = Prosty bot dogra za Ciebie do końca. Nie będzie można wrócić.

# Stół: zapraszanie i dosiadanie się
invite-join = Kto ma ten link, może usiąść przy stole.
invite-full = Wszystkie miejsca są zajęte. Znajomi mogą oglądać.
invite-none = Link do tego stołu powstał na innym urządzeniu: zaproś stamtąd.
invite-qr = Zaproszenie jako kod QR
invite-link = Zaproszenie
invite-watch = Link dla widzów
invite-screen = Link na duży wspólny ekran
invite-code = Kod powrotu: { $who }
invite-code-note = Kod powrotu przenosi miejsce na inne urządzenie. Zachowaj go dla siebie.
waiting-seats = Miejsca
waiting-name = Twoje imię
waiting-name-next = Imię następnej osoby przy tym urządzeniu
code-question = Grasz już na innym urządzeniu?
code-words = Cztery słowa kodu powrotu
no-table = Ten stół jest dla Ciebie zamknięty
no-table-why = Nie ma takiego stołu, link jest niepełny albo miejsce przeniesiono na inne urządzenie.
link-lost = Połączenie przerwane. Łączę ponownie…
link-shut = To miejsce jest teraz na innym urządzeniu.

# Stół: jedno urządzenie dla kilku osób
hot-pass = Podaj urządzenie: { $who }
hot-hide = Zasłoń moje rzeczy
hot-hidden = Teraz nikt nie widzi niczyich kart.
hot-take = To ja, { $who }

# Stół: wołanie
title-turn = Twój ruch: { $title }
notify-turn = Twoja kolej.

# Stół: klawisze
keys-tab = przechodź przez wszystko, co można zrobić
keys-arrows = chodź po planszy i między kartami
keys-enter = wybierz to, co zaznaczone; potwierdź wybrany ruch
keys-escape = cofnij wybór; wyjdź z powtórki
keys-regions = plansza, polecenie, moje rzeczy, zasoby, gracze, przebieg (z Shift: wstecz)
keys-undo = cofnij ruch
keys-hint = podpowiedź
keys-help = ta pomoc
