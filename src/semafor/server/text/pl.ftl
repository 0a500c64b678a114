# Odmowy
denied-not-dealt = Gra się jeszcze nie zaczęła.
denied-no-moment = Nie ma takiej chwili: chwil jest { $count }, licząc od 0.
denied-seat-taken = To miejsce jest zajęte.
denied-not-over = To widać dopiero po końcu gry.
denied-no-room = Nie ma takiego stołu albo nie możesz go oglądać.
denied-no-token = To urządzenie nie zajmuje tego miejsca. Użyj kodu powrotu albo graj z tamtego urządzenia.
denied-no-host = Może to zrobić tylko ten, kto założył stół.
denied-no-account = Najpierw się zaloguj.
denied-name-taken = Ta nazwa jest zajęta albo wygląda jak zajęta.
denied-name-of-account = „{ $name }” to nazwa czyjegoś konta albo wygląda tak samo: zaloguj się, by jej użyć, lub wybierz inną.
denied-wrong-password = Nazwa lub hasło się nie zgadza.
denied-wrong-code = To nie jest kod powrotu żadnego miejsca przy tym stole.
denied-too-many = Za dużo żądań; odczekaj chwilę.
denied-too-large = To jest za duże.
denied-origin = Żądania z obcych stron nie są przyjmowane.
denied-not-found = Nic tu nie ma.
denied-method = Ten adres nie przyjmuje tej metody.
denied-internal = Coś się u nas zepsuło. Zgłoś nam ten numer, jeśli to się powtarza.
denied-stopping = Serwer zaraz uruchomi się ponownie; spróbuj za chwilę.
denied-no-document = Na tym serwerze nie ma takiego materiału ani takiej mapy: kto je ma, może je udostępnić jeszcze raz albo przysłać jako plik.
denied-too-many-documents = Nie ma już miejsca: na każdego przypada { $most } udostępnionych pudełek i map. Nadal można zapisać plik.
denied-rated-material = W grze rankingowej gra się naszymi wartościami albo pudełkiem, które wskazał gospodarz serwera; zagraj w tę poza rankingiem.
denied-too-many-looks = Do oglądania tej gry jest już { $most } linków; gospodarz może je unieważnić.
denied-challenge-not-over = Inni mogą jeszcze grać w to wyzwanie: pokażesz je, gdy się skończy.
denied-no-challenge = Nie ma takiego wyzwania.
denied-challenge-over = To wyzwanie jest zakończone: ranking, sekret i rozegrane w nim gry może teraz obejrzeć każdy.
denied-challenge-played = To wyzwanie masz już za sobą, a samej gry już tu nie ma.
denied-too-many-challenges = Liczba twoich otwartych wyzwań to już { $most }; następne utworzysz, gdy któreś z nich się skończy.
denied-no-profile = Nie ma takiego profilu albo jego właściciel już go nie pokazuje.
denied-no-games = Nie ma jeszcze czego pokazywać: najpierw doprowadź partię do końca.
denied-no-hints = Ten stół założono bez podpowiedzi.
denied-no-hint-now = Nie udało się na czas znaleźć podpowiedzi; spróbuj jeszcze raz.
denied-no-analysis = Nie udało się przeanalizować tej gry.
denied-not-to-act = Teraz nie jest kolej tego miejsca.
denied-watchers-only = Kto gra, rozmawia przy stole; po grze rozmowa widowni jest otwarta dla wszystkich.
bad-about = Opis programu ma najwyżej { $most } znaków.
denied-no-program = Nie ma takiego programu.
denied-no-program-token = Do tego potrzebny jest token programu.
denied-too-many-programs = Masz już programy w liczbie { $most }; najpierw usuń jeden z nich.
denied-program-rated = Programy grają w grę rankingową tylko przy stole, który je dopuszcza.
denied-program-game = { $name } nie gra w tę grę.
denied-program-away = Programu { $name } teraz nie ma: siada do stołu tylko wtedy, gdy nasłuchuje.
denied-program-busy = { $name } gra już przy tylu stołach: { $most }.
denied-not-rated = Gra rankingowa wymaga konta na każdym miejscu: najpierw się zaloguj.
denied-later = Ten poziom będzie można wybrać za jakąś minutę, gdy zasady zostaną skompilowane; do tego czasu grają boty innych poziomów.
denied-too-many-bot-rooms = Stołów, przy których grają same boty, jest już dość (na każdego przypadają { $most }); poczekaj, aż któryś się zwolni, albo usiądź do gry.
denied-aside-unreadable = Ten stół odstawiono na bok: wpisu { $entry } w jego dzienniku nie da się odczytać. Nic nie przepadło; podaj gospodarzowi serwera numer stołu: { $room }.
denied-aside-illegal = Ten stół odstawiono na bok: wpis { $entry } w jego dzienniku to ruch, którego zasady zabraniają. Nic nie przepadło; podaj gospodarzowi serwera numer stołu: { $room }.
denied-aside-rules = { $dealt ->
    [0] Grę przy tym stole rozdano, zanim Semafor zaczął zapisywać wersję zasad, a dzisiejsza wersja { $now } od wpisu { $entry } w dzienniku toczyłaby się inaczej. Nie można grać dalej; dziennik zostaje zachowany pod numerem { $room }.
   *[other] Grę przy tym stole rozdano według wersji { $dealt } zasad, a dzisiejsza wersja { $now } od wpisu { $entry } w dzienniku toczyłaby się inaczej. Nie można grać dalej; dziennik zostaje zachowany pod numerem { $room }.
}
denied-aside-newer = Grę przy tym stole rozdano według wersji { $dealt } zasad, a ten serwer zna je tylko do wersji { $now }. Gra ruszy dalej, gdy serwer zostanie zaktualizowany; numer stołu: { $room }.
denied-aside-material = Ten stół powstał na innej wersji mapy gry { $game } niż ta, która jest tu teraz. Gra ruszy dalej, gdy tamta mapa wróci; numer stołu: { $room }.
denied-database-down = Serwer nie ma teraz połączenia ze swoją bazą danych, więc niczego nie da się zapisać; spróbuj za chwilę.
denied-disk-full = Dysk serwera jest pełny, więc niczego nie da się zapisać; spróbuj później. Gospodarz serwera zobaczy to w dzienniku.
denied-bad-address = Tego adresu nie da się odczytać.

# Błędne dane
bad-message = Tej wiadomości nie da się zrozumieć: { $error }
bad-password = Hasło ma od { $least } do { $most } znaków.
bad-clock = Tura i zapas czasu trwają od 5 sekund do 30 dni, a premia najwyżej godzinę.
bad-drawn = Stół na mapie, którą ktoś narysował, jest dla tych, którzy mają do niego link: nie ma go w poczekalni ani w rankingu.
bad-hints = W grze rankingowej nie ma podpowiedzi.
bad-database = Nie można otworzyć bazy danych ({ $url }): { $error }
bad-database-url = Baza danych to sqlite:///PLIK albo postgresql://KTO@GDZIE/NAZWA, a nie „{ $url }”.
bad-database-folder = Nie ma folderu „{ $folder }” na bazę danych.
bad-database-file = „{ $file }” nie jest bazą danych SQLite.
bad-database-write = Do bazy danych „{ $file }” nie można pisać.
bad-database-newer = Tę bazę danych utworzyła nowsza wersja Semafora: jej schemat ma numer { $revision }, a najnowszy znany tutaj to { $newest }.
bad-bus-url = Szyna to memory:, postgresql: tej samej bazy albo redis://GDZIE, a nie „{ $url }”.
bad-bus-down = Szyna ({ $url }) nie odpowiedziała w ciągu { $seconds } s: najpierw ją uruchom albo popraw SEMAFOR_BUS.
bad-bus-library = Szyna redis:// wymaga biblioteki redis: pip install 'semafor[server,redis]'.
bad-bus-database = Szyna postgresql: należy do bazy PostgreSQL, a SEMAFOR_DATABASE to SQLite; podaj cały jej adres albo przy jednym węźle użyj memory:.
bad-setting = { $name } musi być liczbą, a nie „{ $value }”.
bad-setting-range = { $name } to liczba od { $least } do { $most }, a nie { $value }.
bad-log-level = Nie ma poziomu dziennika „{ $level }”; są: { $levels }.
bad-page = W folderze „{ $folder }” nie ma zbudowanej strony (index.html).
bad-port = Nie można użyć portu { $port } na { $host }: { $error }
bad-port-used = Port { $port } na { $host } jest już zajęty; inny można wybrać przez --port.
bad-fd = SEMAFOR_FD = { $fd } nie jest otwartym gniazdem: { $error }

# Pierwsza strona
page-title = Semafor: kolejowe gry planszowe
page-plain = W tym serwerze nie ma zbudowanej strony do gry: to jest zwykła strona powitalna.
lack-page = Nie ma strony do gry, bo przy instalacji nie udało się pobrać pakietów npm: w przeglądarce nie da się grać. Gdy rejestr npm będzie osiągalny, uruchom ponownie „make play” albo zainstaluj gotowy pakiet wheel, który zawiera stronę.
lack-engine = Stronę zbudowano bez silnika, bo nie udało się pobrać pakietów Pyodide: stoły bez serwera nie działają. Gdy indeks pakietów będzie osiągalny, uruchom ponownie „make play”.
lack-compiling = Zasady są jeszcze kompilowane, co potrwa około minuty; do tego czasu działają jako zwykły Python, a najsilniejsze boty czekają. Serwer sam się przełączy, a każdy stół będzie grał dalej.
lack-compiled = Zasady działają jako zwykły Python, bo nie zostały skompilowane: boty, podpowiedzi i analizy myślą wiele razy wolniej. Zainstaluj kompilator C i nagłówki Pythona (Debian: gcc i python3-dev, macOS: xcode-select --install) i uruchom ponownie „make play” albo zainstaluj gotowy pakiet wheel.
page-welcome = To jest serwer Semafora. Trzyma stoły następujących gier:
page-seats = { $least }–{ $most } { $most ->
    [few] miejsca
   *[many] miejsc
}
page-api = Programy i strony rozmawiają z nim przez HTTP i WebSocket. Adresy opisuje
page-docs = oraz docs/server.md w źródłach. Żeby otworzyć stół, wyślij POST na /api/rooms.
page-open = Otwarte stoły
page-none = Nie ma teraz otwartych stołów.
page-nowhere = Pod tym adresem nic nie ma.
page-nowhere-home = Na pierwszą stronę

# Calls
call-subject = Twoja kolej: { $game }
call-subject-warning = Kończy ci się czas: { $game }
call-subject-many = { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
call-turn = { $others ->
    [0] Teraz twoja kolej: { $game }.
   *[other] Teraz twoja kolej: { $game }; przy stole { $names }.
}
call-warning = { $hours ->
    [one] Na ruch w grze { $game } została ci { $hours } godzina; potem zagra za ciebie bot.
    [few] Na ruch w grze { $game } zostały ci { $hours } godziny; potem zagra za ciebie bot.
   *[many] Na ruch w grze { $game } zostało ci { $hours } godzin; potem zagra za ciebie bot.
}
call-stop = Nie chcę więcej takich wezwań:
confirm-subject = Semafor: czy możemy do ciebie pisać?
confirm-intro = Ktoś, mamy nadzieję, że ty, poprosił, by pod ten adres pisać, czyja jest kolej przy stole Semafora. Jeśli to ty, potwierdź tutaj; jeśli nie, nic nie rób, a nic więcej nie przyjdzie:
confirm-title = Wezwania e-mailem
confirm-ask = Czy pisać pod ten adres, gdy przyjdzie twoja kolej?
confirm-do = Tak, piszcie
confirm-done = Dobrze: od teraz napiszemy, gdy przyjdzie twoja kolej.
stop-title = Koniec wezwań
stop-ask = Czy tą drogą ma już nic nie przychodzić? Adres zostanie wtedy usunięty.
stop-do = Nie chcę więcej wezwań
stop-done = Gotowe: tą drogą nic już nie przyjdzie, a adres jest usunięty.
stop-gone = Ten odnośnik nic już nie znaczy: wezwania zostały wyłączone wcześniej.
denied-no-way = Nie ma takiej drogi wzywania.
denied-way-impossible = Ten serwer nie umie wzywać tą drogą.
denied-too-many-ways = Jest już { $most } dróg, którymi cię wzywamy; najpierw zrezygnuj z jednej.
denied-ticket = Ten odnośnik nie otwiera już miejsca. Użyj kodu powrotu albo graj na drugim urządzeniu.
bad-email = To nie jest adres e-mail.
bad-webhook = Webhook to adres, który zaczyna się od https:// i prowadzi do otwartego internetu.
bad-push = Przeglądarka nie dała właściwej subskrypcji; zezwól na powiadomienia i spróbuj ponownie.
bad-zone = Nie ma strefy czasowej „{ $zone }”.
bad-quiet = Godziny ciszy to minuty dnia od 0 do 1439, a wezwania przychodzą od razu (0), co godzinę (60) albo raz dziennie (1440).
bad-smtp = SEMAFOR_SMTP to smtp://UŻYTKOWNIK:HASŁO@HOST:PORT albo smtps://UŻYTKOWNIK:HASŁO@HOST:PORT.
