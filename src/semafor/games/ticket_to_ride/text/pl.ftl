# Karty
card-purple = fioletowy
card-blue = niebieski
card-orange = pomarańczowy
card-white = biały
card-green = zielony
card-yellow = żółty
card-black = czarny
card-red = czerwony
card-locomotive = lokomotywa

# kartami …: czym płaci się za trasę
colour-purple = fioletowymi
colour-blue = niebieskimi
colour-orange = pomarańczowymi
colour-white = białymi
colour-green = zielonymi
colour-yellow = żółtymi
colour-black = czarnymi
colour-red = czerwonymi

# Nitka podwójnej trasy, gdy rozróżnia je kolor
route-purple = fioletowa
route-blue = niebieska
route-orange = pomarańczowa
route-white = biała
route-green = zielona
route-yellow = żółta
route-black = czarna
route-red = czerwona

# Składniki wyniku
part-routes = trasy
part-tickets-completed = zrealizowane bilety
part-tickets-failed = niezrealizowane bilety
part-stations = niezbudowane dworce
part-longest-route = najdłuższa trasa

# Opcje
option-first_seat = Które miejsce zaczyna; bez wskazania decyduje los.
option-second_card_optional = Gracz może poprzestać na jednej dobranej karcie.
option-draw_row_without_deck = Odkryte karty można dobierać także wtedy, gdy talia i stos kart odrzuconych są puste.
option-shuffle_when_needed = Karty odrzucone tasuje się dopiero wtedy, gdy potrzebna jest karta, a nie zaraz po wyczerpaniu talii.

# Pozycja w terminalu
show-row = Odkryte karty: { $row }   (talia { $deck }, odrzucone { $discards }, bilety { $tickets })
show-seat = { $who }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, { $cars } { $cars ->
    [one] wagonik
    [few] wagoniki
   *[many] wagoników
}, { $cards } { $cards ->
    [one] karta
    [few] karty
   *[many] kart
}, { $tickets } { $tickets ->
    [one] bilet
    [few] bilety
   *[many] biletów
}
show-routes = { $route }
show-last-round = Ostatnia runda: { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}.
show-tunnel = Tunel { $route }: wyłożono { $laid }, odsłonięto { $revealed }, do dopłaty kart: { $extra }.
show-hand = Twoje karty: { $cards }
show-ticket = Bilet { $ticket } ({ $points })
show-ticket-done = Bilet { $ticket } ({ $points }) ✓
show-offer = Do wyboru { $place }: { $ticket } ({ $points })

# Co się stało
took-card = { $who } bierze odkrytą kartę z pola { $place }: { $card }.
drew-card = { $who } dobiera kartę z talii.
drew-card-mine = Dobierasz z talii kartę: { $card }.
drew-tickets = { $who } ogląda { $count } { $count ->
    [one] bilet
    [few] bilety
   *[many] biletów
}.
drew-tickets-mine = Masz do wyboru: { $tickets }.
chose-opening = { $who } ma już wybrane bilety początkowe.
kept-tickets = { $who } zatrzymuje { $count } { $count ->
    [one] bilet
    [few] bilety
   *[many] biletów
}.
kept-tickets-mine = Zatrzymujesz: { $tickets }.
first-turn = { $who } zaczyna.
paid = { $who } zagrywa karty: { $card }.
claimed = { $who } zajmuje trasę { $route } za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
laid-for-tunnel = { $who } wykłada karty na tunel { $route }: { $card }.
revealed = Odsłonięto: { $card }. Do dopłaty kart: { $extra }.
nothing-revealed = Nie ma już kart do odsłonięcia.
paid-extra = { $who } dopłaca { $extra } { $extra ->
    [one] kartę
    [few] karty
   *[many] kart
}: { $card }.
declined = { $who } zabiera z powrotem karty wyłożone na { $route }.
built-station = { $who } buduje dworzec w mieście { $city } za karty: { $card }.
stopped = { $who } poprzestaje na jednej karcie.
passed = { $who } nie może nic zrobić i pasuje.
row-filled = Odkryte karty: { $card }.
row-renewed = Wymieniono odkryte karty: { $card }.
last-round = Zaczyna się ostatnia runda; { $who } gra na jej końcu.
game-over = Koniec gry.

# Dlaczego nie
no-ttr-turn-clockwise = Teraz gra: { $who }.
no-ttr-turn-no-mixing = { $begun ->
    [tickets] Bilety są już obejrzane: wybierz, które zatrzymujesz.
    [cards] Jedna karta jest już dobrana: dobierz drugą.
   *[tunnel] Tunel czeka: zapłać dopłatę albo zabierz karty.
}
no-ttr-setup-secret-choice = Najpierw wybiera się bilety początkowe; pierwsza tura zaczyna się, gdy wybiorą wszyscy.
no-ttr-map-setup-keep = Z początkowych biletów zatrzymaj co najmniej { $least }; wybrano: { $kept }.
no-ttr-map-setup-deal-tickets = { $offered ->
    [one] Do wyboru jest { $offered } bilet.
    [few] Do wyboru są { $offered } bilety; wybierz spośród nich.
   *[other] Do wyboru jest { $offered } biletów; wybierz spośród nich.
}
no-ttr-ticket-draw-fewer = { $offered ->
    [one] Do wyboru jest { $offered } bilet.
    [few] Do wyboru są { $offered } bilety.
   *[many] Do wyboru jest { $offered } biletów.
}
no-ttr-draw-no-faceup-locomotive-second = Odkryta lokomotywa nie może być drugą kartą.
no-ttr-row-short = Na polu { $place } nie ma odkrytej karty.
no-ttr-claim-any-free = Trasa { $route } jest już zajęta: { $who }.
no-ttr-double-two-three-players = Trasa { $route } jest zamknięta: w dwie lub trzy osoby używa się tylko jednej nitki podwójnej trasy.
no-ttr-double-not-both = Druga nitka trasy { $route } jest Twoja; nikt nie zajmuje obu.
no-ttr-claim-count = Trasa kosztuje dokładnie { $need } { $need ->
    [one] kartę
    [few] karty
   *[many] kart
}, a nie { $played }.
no-ttr-claim-one-colour = Wszystkie karty kolorowe muszą być jednego koloru, a zagrywasz: { $card }.
no-ttr-claim-colour-match = Za tę trasę płaci się kartami { $colour }, a zagrywasz kolor: { $card }.
no-ttr-claim-from-hand = Trzeba { $need } × { $card }, a masz { $have }.
no-ttr-claim-enough-cars = Trasa wymaga { $need } { $need ->
    [one] wagonika
   *[other] wagoników
}, a masz { $have }.
no-ttr-eu-ferry-locomotives = Ten prom wymaga co najmniej { $need } { $need ->
    [one] lokomotywy
   *[other] lokomotyw
}, a zagrywasz { $played }.
no-ttr-eu-ferry-only-locomotives = Każde pole tego promu ma symbol: płaci się samymi lokomotywami ({ $need }).
no-ttr-eu-tunnel-extra-kind = Dopłata wynosi dokładnie { $extra } { $extra ->
    [one] kartę
    [few] karty
   *[many] kart
}.
no-ttr-eu-tunnel-all-locomotives = Wyłożono same lokomotywy, więc dopłata też musi być lokomotywami ({ $extra }).
no-ttr-eu-tunnel-decline = Trzeba { $need } × { $card }, a masz { $have }; inaczej zabierz karty z powrotem.
no-ttr-eu-station-one-per-city = { $who } ma już dworzec w mieście { $city }.
no-ttr-eu-station-cost-first = Pierwszy dworzec kosztuje 1 kartę z ręki.
no-ttr-eu-station-cost-second = Drugi dworzec kosztuje 2 karty jednego koloru z ręki.
no-ttr-eu-station-cost-third = Trzeci dworzec kosztuje 3 karty jednego koloru z ręki.
no-ttr-turn-forced-pass = Możesz jeszcze coś zrobić, więc nie wolno spasować.

# Złe dane
bad-route = Na tej mapie nie ma trasy „{ $text }”.
bad-twin = Na tej mapie nie ma trasy „{ $text }”; nitki tej trasy to: { $route }.
bad-city = Na tej mapie nie ma miasta „{ $city }”.
bad-ticket = W tej grze nie ma biletu „{ $ticket }”.
bad-card = „{ $text }” to nie rodzaj karty wagonów; rodzaje to: { $card }.
bad-count = „{ $text }”: nie zagrywa się zera ani więcej niż { $most } kart jednego rodzaju.
bad-cards = „{ $text }” to nie zestaw kart; napisz np. 2 czerwone 1 lokomotywa.
bad-payment = Podaj, które karty zagrywasz: { $move } with 2 czerwone 1 lokomotywa.
bad-move = „{ $move }” to nie ruch; napisz np. draw deck, draw row 2, draw tickets, keep 1 3 albo claim A-B with 3 czerwone.

# Stół, jakiego być nie może
score-route-twice = Trasę { $route } podano i u gracza { $first }, i u gracza { $second }.
score-route-again = Trasę { $route } podano dwa razy u gracza { $who }.
score-both-twins = Gracz { $who } ma obie nitki: { $route }; nikomu nie wolno.
score-twins-closed = Zajęte są obie nitki ({ $route }), a przy liczbie graczy { $seats } można zająć tylko jedną.
score-cars = Gracz { $who } ma na planszy { $cars } wagoników, a jest ich tylko { $most }.
score-ticket-twice = Bilet { $ticket } podano i u gracza { $first }, i u gracza { $second }.
score-ticket-again = Bilet { $ticket } podano dwa razy u gracza { $who }.
score-long-tickets = Gracz { $who } ma długich biletów: { $count }, a każdy dostał tylko jeden.
score-no-stations = Gracz { $who } ma podane dworce, a w tej grze ich nie ma.
score-stations = Gracz { $who } ma zbudowanych dworców: { $count }, a jest ich tylko { $most }.
score-station-twice = W mieście { $city } są dworce graczy { $first } i { $second }, a mieści się tylko jeden.
score-station-again = Miasto { $city } podano dwa razy wśród dworców gracza { $who }.

# A map that cannot be played on: file, key and value, and what is wrong there; entries of a list are counted from 0
map-no-folder = { $folder } to nie folder mapy: nie ma w nim pliku { $file }.
map-no-maps = W { $folder } nie ma ani pliku { $file }, ani folderów z takim plikiem.
map-folder-name = Mapa nazywa się tak jak jej folder: w nazwie „{ $folder }” mogą być tylko małe litery bez ogonków, cyfry i łączniki, a znaków najwyżej { $most }.
map-known = Mapa „{ $id }” już jest, w { $known }; nadaj tej z { $folder } inną nazwę.
map-number = Ten stół został na mapie, której tu nie ma (numer { $number }).
map-size = Plik { $file } jest za duży; może mieć najwyżej tyle bajtów: { $most }.
map-unread = Nie można odczytać pliku { $file }. { $why }
map-toml = Plik { $file } to nie TOML; czytanie przerwano w wierszu { $line }, w kolumnie { $column }.
map-toml-end = Plik { $file } to nie TOML; na jego końcu czegoś brakuje.
map-misfit = { $file }: { $key } = „{ $value }”: { $error }.
map-seats = { $file }: { $key } = „{ $value }”: najmniejsza liczba miejsc stoi przed największą.
map-end = { $file }: { $key } = { $value }: gra skończyłaby się od razu, bo każdy zaczyna z tyloma wagonikami: { $cars }.
map-offered = { $file }: { $key } = { $value }: razem z długimi biletów na początek byłoby { $offered }, a może ich być od 1 do { $most }.
map-keep = { $file }: { $key } = { $value }: nie można zatrzymać więcej biletów, niż jest do wyboru, czyli { $offered }.
map-outside = { $file }: { $key } = „{ $value }”: to miejsce leży poza rysunkiem o wymiarach { $width } × { $height }.
map-lonely = { $file }: { $key } = „{ $value }”: do tego miasta nie prowadzi żadna trasa.
map-name-twice = { $file }: { $key } = „{ $value }”: tak samo nazywa się już miasto { $other }.
map-twice = { $file }: { $key } = „{ $value }” występuje dwa razy.
map-unknown-city = { $file }: { $key } wymienia „{ $value }”, a takiego miasta nie ma.
map-same-city = { $file }: { $key } łączy „{ $value }” z nim samym.
map-no-points = { $file }: { $key } = { $value }: na liście punktów nie ma punktów za tę długość.
map-too-long = { $file }: { $key } = { $value }: nikt nie ma więcej wagoników niż { $cars }.
map-ferry-colour = { $file }: { $key } = „{ $value }”: prom musi być szary.
map-ferry-tunnel = { $file }: { $key } = { $value }: prom nie może być tunelem.
map-ferry-length = { $file }: { $key } = { $value }: prom długości { $length } nie może wymagać większej liczby lokomotyw.
map-unpayable = { $file }: { $key } = { $value }: talia ma za mało kart, by opłacić tę trasę: { $cards }.
map-colour-many = { $file }: { $key } = „{ $value }”: liczba tras w tym kolorze to { $count }, a może ich być najwyżej { $most }.
map-no-grey = { $file }: { $key } = „{ $value }”: żadna trasa nie ma tego koloru, a na mapie musi być choć jedna taka.
map-parallel = { $file }: { $key } = „{ $value }”: liczba tras między tymi miastami to { $count }, a mogą być najwyżej dwie.
map-twin-length = { $file }: { $key } = { $value }: druga trasa między tymi miastami ma długość { $other }, a obie nitki podwójnej trasy są równie długie.
map-id = { $file }: { $key } = „{ $value }”: tu musi być „{ $due }” albo nic.
map-deck-small = { $file }: { $key } = { $value }: przy { $seats } graczach na ręce i odkryte karty potrzeba co najmniej tylu kart: { $need }.
map-deck-big = { $file }: { $key } = { $value }: kart może być najwyżej { $most }.
map-unreachable = { $file }: { $key } = „{ $value }”: tych miast nie łączą żadne trasy.
map-few-tickets = { $file }: { $key } = { $value }: przy { $seats } graczach takich biletów potrzeba { $need }, a jest ich { $count }.
map-points-many = { $file }: { $key } = „{ $value }”: trasy mogłyby dać graczowi tyle punktów: { $count }, a można ich zliczyć najwyżej { $most }.
map-rule-after = { $file }: { $key } = „{ $value }”: nie ma takiej zasady, po której mogłaby stać { $id }.
map-rule-section = { $file }: { $key } = „{ $value }”: nie ma takiego rozdziału; są: { $sections }.
map-rule-family = { $file }: { $key } = „{ $value }”: identyfikator nowej zasady zaczyna się od { $family }.
