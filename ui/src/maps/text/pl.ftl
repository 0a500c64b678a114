# The maps of this device
maps-line = Rozmieść miasta na arkuszu, połącz je trasami, wybierz bilety i zasady, a potem od razu zagraj na swojej mapie: z botami albo ze znajomymi przez link. Zasady są sprawdzane, kiedy rysujesz.
maps-new = Narysuj nową mapę
maps-new-name = Moja mapa
maps-mine = Moje mapy
maps-size = 
    { $cities ->
        [one] { $cities } miasto
        [few] { $cities } miasta
       *[other] { $cities } miast
    }, { $routes ->
        [one] { $routes } trasa
        [few] { $routes } trasy
       *[other] { $routes } tras
    }
maps-bring = Wczytaj mapę z pliku
maps-bring-line = Plik zapisany tutaj albo przysłany przez kogoś. Zostaje na tym urządzeniu.

# The drawing board
maps-title = Nazwa mapy
maps-undo = Cofnij
maps-redo = Ponów
maps-unkept = Ta przeglądarka niczego nie zapamiętuje: zapisz mapę do pliku, zanim wyjdziesz.
maps-steps = Kroki
maps-step-cities = Miasta
maps-step-routes = Trasy
maps-step-tickets = Bilety
maps-step-rules = Zasady
maps-step-land = Krajobraz
maps-step-try = Wypróbuj
maps-step-play = Graj i udostępnij
maps-hint-cities = Kliknij arkusz, aby postawić miasto. Przeciągnij miasto, aby je przesunąć.
maps-hint-routes = Kliknij kolejno dwa miasta, aby je połączyć. Kliknij trasę, aby ją zmienić.
maps-hint-tickets = Poproś o propozycje biletów albo kliknij dwa miasta, aby utworzyć bilet.
maps-hint-rules = Z tymi liczbami gra będzie krótka. Zmień, co chcesz.
maps-hint-land = Wybierz kształt, a potem klikaj jego punkty na arkuszu.
maps-hint-try = Boty zagrają wiele razy na twojej mapie i pokażą, jak się na niej gra.
maps-hint-play = Na mapie można grać, kiedy nie ma już nic do poprawienia.
maps-second-routes = Z miasta { $city }: kliknij drugie miasto.
maps-second-tickets = Bilet z miasta { $city }: kliknij drugie miasto.
maps-sheet = Mapa
maps-city = Miasto { $city }
maps-city-number = Miasto { $number }
maps-route = Trasa { $route }, długość { $length }, { $colour }
maps-add-city = Dodaj miasto
maps-cities-count = Miasta: { $count } z najwyżej 47
maps-routes-count = Trasy: { $count } z najwyżej 101
maps-tickets-count = Bilety: { $count } z najwyżej 46

# What is chosen
maps-chosen-city = Miasto
maps-name = Nazwa
maps-name-pl = Nazwa polska, jeśli jest inna
maps-city-keys = Strzałki je przesuwają, Delete usuwa.
maps-join-routes = Trasa do …
maps-join-tickets = Bilet do …
maps-join = Dodaj
maps-remove = Usuń
maps-remove-city = Usuń miasto
maps-remove-route = Usuń trasę
maps-remove-ticket = Usuń bilet
maps-length = Długość
maps-colour = Kolor
maps-colour-grey = szara: dowolny kolor
maps-colour-purple = fioletowa
maps-colour-blue = niebieska
maps-colour-orange = pomarańczowa
maps-colour-white = biała
maps-colour-green = zielona
maps-colour-yellow = żółta
maps-colour-black = czarna
maps-colour-red = czerwona
maps-double = Druga nitka
maps-double-none = brak
maps-ferry = Prom: ile lokomotyw wymaga
maps-tunnel = Tunel
maps-bend = Przeciągnij trasę, aby ją wygiąć.
maps-points = Punkty
maps-way = 
    Najkrótsza droga to { $cars ->
        [one] { $cars } wagon
        [few] { $cars } wagony
       *[other] { $cars } wagonów
    }.
maps-no-way = Tych miast nie łączą jeszcze żadne trasy.
maps-long = Długi bilet: rozdawany tylko na początku
maps-long-mark = długi
maps-propose = Zaproponuj bilety
maps-revalue = Wartości z najkrótszych dróg

# The rules of the map
maps-rules-line = O czym tu nie mowa, o tym rozstrzyga instrukcja; tunele i promy zaznacza się na trasach.
maps-rule-least = Najmniej graczy
maps-rule-most = Najwięcej graczy
maps-rule-cars = Wagony każdego gracza
maps-rule-end = Ostatnia runda od tylu wagonów
maps-rule-bonus = Premia za najdłuższą trasę
maps-rule-dealt = Bilety rozdawane na początku
maps-rule-dealt-long = Długie bilety rozdawane na początku
maps-rule-kept = Ile z nich co najmniej się zatrzymuje
maps-rule-drawn = Bilety dobierane w turze
maps-rule-drawn-kept = Ile z tych co najmniej się zatrzymuje
maps-rule-stations = Dworce każdego gracza
maps-rule-station-points = Punkty za niezbudowany dworzec
maps-rule-twins = Druga nitka otwarta od tylu graczy
maps-rule-hand = Karty wagonów na początku
maps-rule-colour = Karty każdego koloru
maps-rule-locomotives = Lokomotywy w talii
maps-to-box = Niezatrzymane bilety początkowe wracają do pudełka

# The land
maps-land-line = Albo kształt po kształcie: wybierz jeden i klikaj jego punkty na arkuszu.
maps-island = Narysuj ląd wokół wszystkich miast
maps-shape-land = Ląd
maps-shape-water = Jezioro
maps-shape-rivers = Rzeka
maps-shape-mountains = Góry
maps-shape-compass = Kompas
maps-shape-ship = Statek
maps-shape-done = Kształt gotowy
maps-point-back = Cofnij punkt
maps-drawn = Już narysowane
maps-picture = Własny obrazek
maps-picture-line = Leży pod trasami i zostaje na tym urządzeniu, chyba że go udostępnisz.
maps-picture-share = Udostępniam go razem z mapą i wolno mi to zrobić
maps-picture-remove = Usuń obrazek
maps-picture-bad = Tego pliku nie da się tu pokazać jako obrazka.

# What the rules say of it
maps-checking = Zasady sprawdzają mapę…
maps-no-engine = Nie udało się wczytać zasad do tej przeglądarki, więc mapy nie da się tu sprawdzić.
maps-to-mend = Do poprawienia, zanim będzie można grać: { $count }
maps-ready = Na tej mapie można grać. Liczba graczy: od { $least } do { $most }.
maps-mind = Warto wiedzieć:
maps-show = Pokaż
maps-show-step = Przejdź tam
maps-more = … i jeszcze { $count }
maps-wrong-lonely = Do miasta { $thing } nie prowadzi żadna trasa.
maps-wrong-outside = Miasto { $thing } leży poza arkuszem.
maps-wrong-name-twice = Miasta { $thing } i { $other } mają tę samą nazwę.
maps-wrong-name = { $thing }: nazwa może mieć tylko litery, cyfry, spacje i łączniki, najwyżej 30 znaków.
maps-wrong-title = Mapa potrzebuje nazwy, najwyżej 60 znaków.
maps-wrong-many = Na mapie jest więcej rzeczy, niż gra może pomieścić.
maps-wrong-form = Jakaś liczba nie pasuje: { $key }.
maps-wrong-other = Coś się nie zgadza: { $key }.
maps-wrong-no-grey = Co najmniej jedna trasa musi być szara.
maps-wrong-colour-many = Za dużo tras w jednym kolorze ({ $value }): { $count }, a może ich być najwyżej { $most }.
maps-wrong-no-points = { $thing }: nie ma punktów za trasę o długości { $value }.
maps-wrong-too-long = { $thing }: trasa jest dłuższa niż liczba wagonów gracza ({ $cars }).
maps-wrong-unpayable = { $thing }: w talii jest za mało kart, by za nią zapłacić ({ $cards }).
maps-wrong-twin-length = { $thing }: obie nitki podwójnej trasy muszą być równie długie.
maps-wrong-unreachable = Jest bilet { $thing }, ale tych miast nie łączą żadne trasy.
maps-wrong-twice = { $thing }: to samo jest dwa razy.
maps-wrong-few-tickets = Liczba biletów potrzebnych na początku przy { $seats } graczach: { $need }, a jest ich { $count }.
maps-wrong-deck-small = Liczba kart wagonów potrzebnych przy { $seats } graczach: { $need }, a jest ich { $value }.
maps-wrong-deck-big = Kart wagonów może być najwyżej { $most }, a jest ich { $value }.
maps-wrong-end = Gra skończyłaby się od razu: ostatnia runda od { $value } wagonów, a każdy ma ich { $cars }.
maps-wrong-offered = Na początku rozdaje się od 1 do { $most } biletów, razem z długimi.
maps-wrong-keep = Nie można zatrzymać { $value } biletów, gdy dostaje się tylko { $offered }.
maps-wrong-row = Przy tylu lokomotywach w talii ({ $locomotives }) i granicy { $value } odkryte karty wymieniano by bez końca.
maps-wrong-tunnel-deck = { $thing }: karty, które podnoszą cenę tego tunelu, to { $cards } z { $all }; może ich być najwyżej połowa.
maps-wrong-long-returned = Gdy na początku rozdaje się długie bilety, odrzucone wracają do pudełka.
maps-wrong-points-many = Trasy mogłyby dać graczowi { $count } punktów, a policzyć można najwyżej { $most }.
maps-wrong-size = Mapa z obrazkiem jest za duża.
maps-wrong-unread = Obrazka nie da się odczytać.
maps-advice-parts = Trasy tworzą rozłączne sieci: { $parts }.
maps-advice-tight = Przy { $seats } graczach na trasach jest miejsce na { $spaces } wagonów, a żeby komuś ich zabrakło, trzeba { $need }: gra może się skończyć dopiero, gdy nikt nie może nic zrobić.
maps-advice-few-left = Przy { $seats } graczach zostaje do dobrania później tyle biletów: { $left }.
maps-advice-too-far = { $thing }: najkrótsza droga to wagony w liczbie { $cars }, a nikt nie ma ich więcej niż { $most }.
maps-advice-odd-points = { $thing } daje tyle punktów: { $points }, a najkrótsza droga wymaga tylu wagonów: { $cars }.
maps-advice-close = Miasta { $thing } i { $other } leżą bardzo blisko siebie.
maps-advice-cramped = { $thing }: wagony w liczbie { $length } ledwo mieszczą się między tymi miastami.

# Tried by bots
maps-try-line = Partie toczą się na tym urządzeniu, w tle. Możesz dalej rysować i w każdej chwili je zatrzymać.
maps-try-seats = Gracze
maps-try-games = Partie
maps-try-start = Niech boty zagrają
maps-try-stop = Zatrzymaj
maps-try-loading = Boty siadają do stołu…
maps-try-progress = Partie: { $done } z { $of }
maps-try-broken = W tej przeglądarce nie udało się rozegrać partii.
maps-try-older = Od tych partii mapa się zmieniła.
maps-first-mend = Najpierw popraw to, co wymieniono niżej.
maps-wins = Kto wygrywa
maps-seat = Gracz { $seat }
maps-wins-few = To za mało partii, by ocenić, czy któreś miejsce jest lepsze. Czerwona linia to równy udział.
maps-wins-even = Żadne miejsce nie wygrywa częściej, niż tłumaczy to przypadek. Czerwona linia to równy udział.
maps-wins-uneven = Jedno miejsce wygrywa częściej niż inne. Czerwona linia to równy udział.
maps-used = Które trasy są budowane
maps-all-used = Każda trasa jest budowana co najmniej w jednej partii na dziesięć.
maps-unused = Rzadko budowane (czerwone): { $count }, na przykład { $routes }.
maps-completion = Które bilety są ukończone
maps-completed = Ukończone bilety: { $share } % zatrzymanych.
maps-each-ticket = Każdy bilet
maps-lasts = Jak długo trwa partia
maps-turns = Połowa partii (z { $games }) trwała najwyżej tyle kolejek: { $turns }.
maps-stuck = Niezakończone i przerwane: { $count }.

# Played and passed on
maps-play-here = Od razu, na tym urządzeniu
maps-bots = Boty
maps-level = Poziom
maps-play-bots = Graj z botami
maps-play-friends = Ze znajomymi
maps-play-friends-line = Mapa trafia na serwer, który pokazuje ją tylko tym, którzy mają link.
maps-play-link = Otwórz stół i weź link
maps-pass-on = Przekaż mapę
maps-share = Udostępnij przez link
maps-share-label = Kto ma ten link, widzi mapę i może na niej grać:
maps-save-file = Zapisz do pliku
maps-save-drawing = Zapisz rysunek do druku
maps-new-table = Otwórz na niej stół
maps-shared-line = Ktoś narysował tę mapę i przysłał ci ją. Zasady sprawdziły, że można na niej grać; nazw i obrazków nikt nie sprawdzał.
maps-take = Weź ją do siebie i rysuj dalej
