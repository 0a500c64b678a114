# Okno planszy
board-fit = Dopasuj

# Gry
game-ticket-to-ride-usa = Wsiąść do Pociągu
game-ticket-to-ride-usa-line = 2–5 graczy, godzina
game-ticket-to-ride-usa-short = USA
game-ticket-to-ride-usa-about = Zbieraj karty, buduj trasy przez Amerykę Północną i połącz miasta ze swoich tajnych biletów, zanim komuś skończą się wagoniki.
game-ticket-to-ride-europe = Wsiąść do Pociągu: Europa
game-ticket-to-ride-europe-line = 2–5 graczy, godzina
game-ticket-to-ride-europe-short = Europa
game-ticket-to-ride-europe-about = Ten sam wyścig po Europie: tunele bywają droższe, niż się wydaje, promy wymagają lokomotyw, a dworzec pozwala skorzystać z torów sąsiada.
game-railroad-ink = Kolejowy szlak
game-railroad-ink-line = 1–6 graczy, dwadzieścia minut
game-railroad-ink-short = Gra podstawowa
game-railroad-ink-about = Cztery kości na rundę i każdy rysuje te same trasy na własnej planszy. Połącz wiele wyjść, nie zostawiaj otwartych końców.
game-railroad-ink-lava = Kolejowy szlak: Lawa
game-railroad-ink-lava-line = 1–6 graczy, dwadzieścia minut
game-railroad-ink-lava-short = Lawa
game-railroad-ink-lava-about = Wulkan na środku planszy rozlewa lawę. Zamykaj jeziora albo pozwól im spalić swoje trasy.
game-railroad-ink-meteor = Kolejowy szlak: Meteoryty
game-railroad-ink-meteor-line = 1–6 graczy, dwadzieścia minut
game-railroad-ink-meteor-short = Meteoryty
game-railroad-ink-meteor-about = Meteoryty spadają tam, gdzie wskażą kości. Kratery niszczą rysunki, ale kryją rudę dla tych, którzy do nich dotrą.
game-steamrollers = SteamRollers
game-steamrollers-line = 1–5 graczy, 45 minut
game-steamrollers-short = SteamRollers
game-steamrollers-about = Wybieraj kości, rysuj tory na swoim arkuszu, buduj lepsze lokomotywy i dostarczaj towary; w pojedynkę grasz przeciw Ewie.
game-railroad-revolution = Kolejowa Rewolucja
game-railroad-revolution-line = 2–4 graczy, półtorej godziny
game-railroad-revolution-short = Kolejowa Rewolucja
game-railroad-revolution-about = Zatrudniaj specjalistów, prowadź tory i linie telegraficzne na zachód, handluj udziałami i osiągaj cele swojej kompanii.

# Poziomy botów
level-random = Bot, gra byle co
level-easy = Bot, łatwy
level-normal = Bot, średni
level-hard = Bot, trudny

# Każda strona
site-name = Semafor
site-skip = Do treści
site-nav = Główne miejsca
site-lobby = Poczekalnia
site-mine = Moje stoły
site-daily = Wyzwanie dnia
site-leaders = Ranking
site-rules = Zasady
site-companion = Policz moją grę
site-account = Konto
site-finished = Zakończone gry
site-tutorial = Nauka gry
site-print = Arkusze do druku
site-replay = Odtwórz zapis
site-settings = Ustawienia
site-theme = Światło
site-theme-auto = Światło: jak w urządzeniu
site-theme-light = Światło: dzień
site-theme-dark = Światło: nocny pociąg
site-other-language = English
site-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
site-not-affiliated = Semafor realizuje zasady tych gier własnymi słowami i rysunkami; nie jest związany z ich wydawcami.

# Pierwsza strona
landing-title = Kolejowe gry planszowe
landing-headline = Pięć kolejowych gier na jednej linii.
landing-welcome = Graj ze znajomymi przez link, z botami albo w pojedynkę. Bez konta i bez instalacji. Wybierz plakat i ruszaj.
landing-play = Graj →
landing-friends = Graj przez link
landing-friends-text = Wyślij link, postawcie wspólny ekran albo podawajcie sobie telefon. Gdy ktoś zniknie, nic nie przepada.
landing-why = Każde „nie” ma powód
landing-why-text = To, co wolno, jest podświetlone. Wszystko inne mówi, która zasada tego zabrania i gdzie ją przeczytać.
landing-dice = Kości, które da się sprawdzić
landing-dice-text = Los jest zapieczętowany przed rozdaniem i otwierany po grze. Twoja przeglądarka sprawdzi każdą kartę i kość.
landing-box = Masz grę na półce?
landing-box-text = Policz wynik gry na własnym stole tym samym dokładnym liczydłem, także bez sieci.

# Nowy stół
new-seats = Przy stole
new-your-name = Twoje imię
new-guest = Gość
new-guest-number = Gość { $number }
new-who = Kto zajmie miejsce { $number }
new-level = Poziom bota na miejscu { $number }
new-name = Imię gracza na miejscu { $number }
new-bot = Bot
new-open = Znajomy przez link
new-here = Ktoś obok mnie
new-open-hint = wolne, aż ktoś otworzy twój link
new-remove = Usuń miejsce { $number }
new-add-bot = Dodaj bota
new-add-friend = Dodaj znajomego
new-solo = Graj w pojedynkę
new-start = Zacznij grę
new-making = Rozkładam grę…
new-options = Opcje, zegar, kto może zobaczyć stół
new-public = Pokaż w poczekalni
new-public-line = Każdy może zająć wolne miejsce i patrzeć.
new-rated = Rankingowa
new-rated-line = Liczy się do rankingu; wszyscy przy stole muszą mieć konto.
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-turn = Czas na każdą turę, z łagodnym przypomnieniem
new-clock-bank = Zapas czasu na całą grę
new-clock-turn-s = Sekundy na turę
new-clock-bank-s = Sekundy na całą grę
new-clock-bonus-s = Sekundy dodawane za każdy ruch
new-tutorial = Naucz się tej gry, grając
new-rules = Przeczytaj zasady

# Opcje gier
option-none = losowo albo tak, jak mówią zasady
option-seat = miejsce { $number }
option-longest-path = żadnego pola dwa razy
option-longest-trail = żadnego odcinka dwa razy
option-walls-none = brak
option-walls-medium = średnie
option-walls-hard = trudne
option-eva-railway-worker = Robotnica kolejowa
option-eva-train-driver = Maszynistka
option-eva-conductor = Konduktorka
option-eva-engineer = Inżynierka
option-eva-investor = Inwestorka
option-eva-railway-magnate = Magnatka kolejowa
option-engineer_cost-per_action = raz na akcję
option-engineer_cost-per_track = za każdy tor
option-setup_pick_direction-clockwise = zgodnie z ruchem wskazówek zegara
option-setup_pick_direction-counterclockwise = przeciwnie do ruchu wskazówek zegara

# Listy stołów
rooms-lobby = Poczekalnia
rooms-lobby-empty = Nikt jeszcze nie gra publicznie.
rooms-mine = Moje stoły
rooms-mine-empty = Nie siedzisz jeszcze przy żadnym stole.
rooms-finished = Zakończone gry
rooms-finished-empty = Nie zakończyła się jeszcze żadna publiczna gra.
rooms-begin = Usiądź z botami albo zaproś znajomych.
rooms-which-game = Która gra
rooms-all-games = Wszystkie gry
rooms-open-seat = wolne miejsce
rooms-your-turn = Twój ruch
rooms-join = Usiądź
rooms-enter = Wejdź
rooms-replay = Odtwórz

# Ranking
leaders-title = Ranking
leaders-line = Z gier rankingowych osób z kontem. Liczba mówi, na czym można polegać: ocena siły pomniejszona o niepewność.
leaders-empty = Nikt nie ma jeszcze oceny w tej grze.
leaders-place = Miejsce
leaders-name = Imię
leaders-rating = Ocena
leaders-played = Gry

# Wyzwanie dnia
daily-title = Wyzwanie dnia
daily-line = Te same kości dla wszystkich, do północy (UTC). Można grać, ile się chce; liczy się najlepszy wynik.
daily-play = Zagraj dzisiejszymi kośćmi
daily-empty = Nikt jeszcze nie skończył: bądź pierwszy.

# Konto
account-title = Konto
account-line = Zagrasz we wszystko bez konta. Konto przechowuje twoje oceny, miejsca i historię gier.
account-name = Imię
account-password = Hasło (co najmniej 8 znaków)
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-signed-in = Jesteś zalogowany jako { $name }.
account-played = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}

# Ustawienia
settings-lang = Język
settings-lang-en = English
settings-lang-pl = Polski
settings-theme = Światło
settings-confirm = Pytaj przed wykonaniem ruchu
settings-confirm-touch = na ekranach dotykowych
settings-confirm-always = zawsze
settings-confirm-never = nigdy
settings-sound = Dźwięk, gdy przychodzi moja kolej
settings-notify = Powiadomienie, gdy przychodzi moja kolej

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
