# Karty
card-purple = fioletowa
card-blue = niebieska
card-orange = pomarańczowa
card-white = biała
card-green = zielona
card-yellow = żółta
card-black = czarna
card-red = czerwona
card-locomotive = lokomotywa
card-purple-counted = { $n ->
    [one] { $n } fioletowa
    [few] { $n } fioletowe
   *[many] { $n } fioletowych
}
card-blue-counted = { $n ->
    [one] { $n } niebieska
    [few] { $n } niebieskie
   *[many] { $n } niebieskich
}
card-orange-counted = { $n ->
    [one] { $n } pomarańczowa
    [few] { $n } pomarańczowe
   *[many] { $n } pomarańczowych
}
card-white-counted = { $n ->
    [one] { $n } biała
    [few] { $n } białe
   *[many] { $n } białych
}
card-green-counted = { $n ->
    [one] { $n } zielona
    [few] { $n } zielone
   *[many] { $n } zielonych
}
card-yellow-counted = { $n ->
    [one] { $n } żółta
    [few] { $n } żółte
   *[many] { $n } żółtych
}
card-black-counted = { $n ->
    [one] { $n } czarna
    [few] { $n } czarne
   *[many] { $n } czarnych
}
card-red-counted = { $n ->
    [one] { $n } czerwona
    [few] { $n } czerwone
   *[many] { $n } czerwonych
}
card-locomotive-counted = { $n ->
    [one] { $n } lokomotywa
    [few] { $n } lokomotywy
   *[many] { $n } lokomotyw
}

# Nitka podwójnej trasy, gdy rozróżnia je kolor
route-purple = nitka fioletowa
route-blue = nitka niebieska
route-orange = nitka pomarańczowa
route-white = nitka biała
route-green = nitka zielona
route-yellow = nitka żółta
route-black = nitka czarna
route-red = nitka czerwona
route-1 = nitka 1
route-2 = nitka 2

# Składniki wyniku
part-routes = trasy
part-tickets-completed = zrealizowane bilety
part-tickets-failed = niezrealizowane bilety
part-stations = niezbudowane dworce
part-longest-route = najdłuższa trasa

# Opcje
option-first_seat = Kto zaczyna; jeśli nie wybierzesz, decyduje los.
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
show-routes = Trasy: { $route }
show-last-round = Ostatnia runda: { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}.
show-tunnel = Tunel { $route }: wyłożono { $card-laid }; odsłonięto { $card-revealed }; trzeba dołożyć { $extra ->
    [one] { $extra } kartę
    [few] { $extra } karty
   *[many] { $extra } kart
}.
show-hand = Twoje karty: { $card }
show-cities = Trasy z każdego miasta: długość i kolor; prom 2 – co najmniej 2 lokomotywy, [2] – zajęta przez miejsce 2, × – zamknięta{ $looks ->
    [player] , ✓ – masz dość kart i wagoników
   *[watcher] {""}
}.
show-way = { $city } { $length } { $card }{ $kind ->
    [tunnel] {" "}(tunel)
    [ferry] {" "}(prom { $ferry })
   *[plain] {""}
}{ $state ->
    [owned] {" "}[{ $owner }]
    [closed] {" "}×
    [payable] {" "}✓
   *[free] {""}
}
card-any = szara
show-stations = Dworce: { $city } (do zbudowania { $left })
show-seen = Karty wzięte z odkrytych: { $card }
show-ticket = Bilet { $ticket } ({ $points }){ show-missing }
show-offer = Do wyboru { $place }: { $ticket } ({ $points }){ show-missing }
show-missing = { $state ->
    [done] {" "}✓
    [lost] : nie ma już wolnej drogi
   *[open] : { $cars ->
        [one] brakuje { $cars } wagonika
       *[other] brakuje { $cars } wagoników
    } ({ $route })
}

# Ruch, zanim ktoś go wykona
do-draw-deck = Dobierz kartę z talii
do-draw-row = Weź odkrytą kartę nr { $place }: { $card }
do-draw-tickets = Dobierz bilety
do-keep = Zatrzymaj: { $tickets }
do-claim = { $kind ->
    [tunnel] Zajmij tunel { $route }
   *[plain] Zajmij trasę { $route }
}: { $card } ({ $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
})
do-station = Zbuduj dworzec w mieście { $city }: { $card }
do-pay-extra = Dołóż: { $card }
do-decline = Zabierz swoje karty z tunelu
do-stop = Poprzestań na jednej karcie
do-pass = Spasuj

# Co się stało
took-card = { $who } bierze odkrytą kartę nr { $place }: { $card }.
drew-card = { $who } dobiera kartę z talii.
drew-card-mine = Dobierasz z talii kartę: { $card }.
drew-tickets = { $who } ogląda { $count } { $count ->
    [one] bilet
    [few] bilety
   *[many] biletów
}.
drew-tickets-mine = Do wyboru masz: { $tickets }.
chose-opening = { $who } ma już wybrane bilety.
kept-tickets = { $who } zatrzymuje { $count } { $count ->
    [one] bilet
    [few] bilety
   *[many] biletów
}.
kept-tickets-mine = Zatrzymujesz: { $tickets }.
first-turn = { $who } zaczyna.
claimed-with = { $who } zajmuje trasę { $route }, zagrywając: { $card } ({ $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}).
claimed = { $who } zajmuje trasę { $route } za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
laid-for-tunnel = { $who } wykłada na tunel { $route }: { $card }.
revealed = Odsłonięto: { $card }. { $extra ->
    [0] Nic nie trzeba dokładać.
    [one] Trzeba dołożyć { $extra } kartę.
    [few] Trzeba dołożyć { $extra } karty.
   *[many] Trzeba dołożyć { $extra } kart.
}
nothing-revealed = Nie ma już kart do odsłonięcia.
paid-extra = { $who } dokłada do tunelu: { $card }.
declined = { $who } zabiera swoje karty z tunelu { $route }.
built-station = { $who } buduje dworzec w mieście { $city }, zagrywając: { $card }.
stopped = { $who } poprzestaje na jednej karcie.
passed = { $who } nie może nic zrobić i pasuje.
row-filled = { $count ->
    [one] Nowa odkryta karta nr { $places }: { $card }.
   *[other] Nowe odkryte karty nr { $places }: { $card }.
}
row-short = Nie ma czym uzupełnić odkrytych kart; ich liczba: { $count }.
row-renewed = Wymieniono odkryte karty: { $card }.
last-round = Zaczyna się ostatnia runda; ostatnią turę ma { $who }.
game-over = Koniec gry.

# Dlaczego nie
no-ttr-end-last-round = Gra się skończyła.
no-ttr-turn-all-pass = Gra się skończyła: wszyscy spasowali.
no-ttr-turn-clockwise = Teraz gra { $who }.
no-ttr-usa-turn-actions = { $what ->
    [station] Na tej mapie nie ma dworców.
   *[tunnel] Na tej mapie nie ma tuneli.
}
no-ttr-map-turn-actions = { $what ->
    [station] Na tej mapie nie ma dworców.
   *[tunnel] Na tej mapie nie ma tuneli.
}
no-ttr-turn-no-mixing = { $begun ->
    [tickets] Bilety są już obejrzane.
    [cards] Jedna karta jest już dobrana.
   *[tunnel] Tunel czeka na twoją decyzję.
}
no-ttr-setup-secret-choice = { $what ->
    [chosen] Twoje bilety są już wybrane; gra zacznie się, gdy wybiorą wszyscy. Jeszcze wybierają: { $whom }.
   *[first] Najpierw wybierz bilety początkowe.
}
no-ttr-map-setup-keep = Z początkowych biletów zatrzymaj co najmniej { $least }; wybrano: { $kept }.
no-ttr-map-setup-deal-tickets = { $offered ->
    [one] Do wyboru jest { $offered } bilet.
    [few] Do wyboru są { $offered } bilety; wybierz spośród nich.
   *[other] Do wyboru jest { $offered } biletów; wybierz spośród nich.
}
no-ttr-ticket-draw-fewer = { $offered ->
    [one] Do wyboru jest { $offered } bilet
    [few] Do wyboru są { $offered } bilety
   *[many] Do wyboru jest { $offered } biletów
}; wybierz spośród nich.
no-ttr-ticket-keep-one = Zatrzymaj co najmniej jeden z dobranych biletów.
no-ttr-ticket-draw-three = Nie masz teraz biletów do wyboru.
no-ttr-ticket-empty-deck = W talii biletów nie ma już żadnego biletu.
no-ttr-draw-two = Nie dobierasz teraz kart, więc nie ma na czym poprzestać.
no-ttr-draw-second-must = Nie można poprzestać na jednej karcie.
no-ttr-draw-no-faceup-locomotive-second = Odkryta karta nr { $place } to lokomotywa, a jako drugiej wziąć jej nie można.
no-ttr-draw-deck-and-discards-empty = Talia i stos kart odrzuconych są puste, więc nie można teraz dobierać kart wagonów.
no-ttr-row-short = Odkrytej karty nr { $place } teraz nie ma.
no-ttr-claim-any-free = { $what ->
    [mine] Trasa { $route } jest już twoja.
   *[theirs] Trasę { $route } zajmuje już { $who }.
}
no-ttr-double-two-three-players = Trasa { $route } jest zamknięta: drugą jej nitkę zajmuje { $who }, a w { $seats ->
    [2] dwie osoby
   *[3] trzy osoby
} używa się tylko jednej.
no-ttr-double-not-both = Druga nitka trasy { $route } jest już twoja; obu zająć nie można.
no-ttr-claim-count = Trasa { $route } kosztuje dokładnie { $need ->
    [one] { $need } kartę
    [few] { $need } karty
   *[many] { $need } kart
}, a zagrywasz { $played }.
no-ttr-claim-one-colour = Wszystkie karty poza lokomotywami muszą być w jednym kolorze, a zagrywasz: { $card }.
no-ttr-claim-colour-match = Trasa { $route } jest { $card-wanted }; karta { $card } do niej nie pasuje.
no-ttr-claim-from-hand = Potrzebne: { $card-needed }; masz: { $have }.
no-ttr-claim-enough-cars = Trasa { $route } wymaga { $need } { $need ->
    [one] wagonika
   *[other] wagoników
}, a masz { $have }.
no-ttr-eu-ferry-locomotives = Prom { $route } wymaga co najmniej { $need } { $need ->
    [one] lokomotywy
   *[other] lokomotyw
}, a zagrywasz { $played }.
no-ttr-eu-ferry-only-locomotives = Na promie { $route } każde pole ma symbol lokomotywy: potrzebne są same lokomotywy ({ $need }), a zagrywasz { $played }.
no-ttr-eu-tunnel-extra-kind = Trzeba dołożyć dokładnie { $extra } { $extra ->
    [one] kartę
    [few] karty
   *[many] kart
}, a nie { $played }.
no-ttr-eu-tunnel-all-locomotives = Wyłożono same lokomotywy, więc dołożyć też można tylko lokomotywy ({ $extra }).
no-ttr-eu-tunnel-decline = Potrzebne: { $card-needed }; masz: { $have }.
no-ttr-eu-tunnel-no-extra-no-question = Żaden tunel nie czeka teraz na dołożenie kart.
no-ttr-eu-station-one-per-city = { $what ->
    [mine] W mieście { $city } stoi już twój dworzec.
   *[theirs] W mieście { $city } ma już dworzec { $who }.
}
no-ttr-eu-station-three-per-game = Wszystkie twoje dworce są już zbudowane.
no-ttr-eu-station-cost-first = Pierwszy dworzec kosztuje 1 kartę, którą masz na ręce, a zagrywasz { $played }.
no-ttr-eu-station-cost-second = Drugi dworzec kosztuje 2 karty jednego koloru, które masz na ręce, a zagrywasz: { $card }.
no-ttr-eu-station-cost-third = Trzeci dworzec kosztuje 3 karty jednego koloru, które masz na ręce, a zagrywasz: { $card }.
no-ttr-turn-forced-pass = Możesz jeszcze coś zrobić, więc nie wolno spasować.

# Co można zrobić zamiast tego
instead-keep = { $least ->
    [one] Zatrzymaj co najmniej jeden bilet.
    [few] Zatrzymaj co najmniej { $least } bilety.
   *[many] Zatrzymaj co najmniej { $least } biletów.
}
instead-second-card = { $what ->
    [deck] Dobierz drugą kartę z talii.
    [row] Weź odkrytą kartę nr { $places }.
   *[both] Dobierz drugą z talii albo weź odkrytą kartę nr { $places }.
}
instead-row = Weź odkrytą kartę nr { $places }.
instead-take-back = Zabierz swoje karty.
instead-add = Możesz dołożyć: { $card }. Możesz też zabrać swoje karty.
instead-pay = Możesz zagrać: { $card }.
instead-other-half = Wolna jest { $route }: możesz zagrać { $card }.
instead-draw-tickets = Najpierw dobierz bilety.
instead-turn = Możesz: { $deed }.
instead-pass = Możesz tylko spasować.
deed-deck = dobrać kartę z talii
deed-row = wziąć odkrytą kartę
deed-claim = zająć trasę
deed-station = zbudować dworzec
deed-tickets = dobrać bilety

# Złe dane
bad-route = Na tej mapie nie ma trasy „{ $text }”.
bad-half = Na tej mapie nie ma trasy „{ $text }”; { $halves ->
    [one] trasa { $route } nie jest podwójna.
   *[other] nitki tej podwójnej trasy to: { $route }.
}
bad-city = Na tej mapie nie ma miasta „{ $city }”.
bad-ticket = W tej grze nie ma biletu „{ $ticket }”.
bad-card = „{ $text }” to nie rodzaj karty wagonów; rodzaje to: { $card }.
bad-count = „{ $text }”: nie zagrywa się zera ani więcej niż { $most } kart jednego rodzaju.
bad-cards = „{ $text }” to nie zestaw kart; napisz np. 2 czerwone 1 lokomotywa.
bad-payment = Podaj, które karty zagrywasz: { $move } za 2 czerwone 1 lokomotywa.
bad-move = „{ $move }” to nie ruch; napisz np. dobierz z talii, weź 2, dobierz bilety, zatrzymaj 1 3 albo zajmij A-B za 3 czerwone.

# Stół, jakiego być nie może
score-route-twice = Trasę { $route } podano dwa razy: mają ją { $first } i { $second }.
score-route-again = Trasę { $route } podano dwa razy; ma ją { $who }.
score-both-twins = Gracz { $who } ma obie nitki: { $route }; nikomu nie wolno.
score-twins-closed = Zajęte są obie nitki ({ $route }), a przy liczbie graczy { $seats } można zająć tylko jedną.
score-cars = Gracz { $who }: wagoników na planszy jest { $cars }, a ma ich tylko { $most }.
score-ticket-twice = Bilet { $ticket } podano dwa razy: mają go { $first } i { $second }.
score-ticket-again = Bilet { $ticket } podano dwa razy; ma go { $who }.
score-long-tickets = Gracz { $who } ma długich biletów: { $count }, a każdy dostał tylko jeden.
score-no-stations = Gracz { $who } ma podane dworce, a w tej grze ich nie ma.
score-stations = Gracz { $who } ma zbudowanych dworców: { $count }, a jest ich tylko { $most }.
score-station-twice = W mieście { $city } są dworce graczy { $first } i { $second }, a mieści się tylko jeden.
score-station-again = Dworzec w mieście { $city } podano dwa razy; ma go { $who }.

# A map that cannot be played on: file, key and value, and what is wrong there; entries of a list are counted from 0
map-no-folder = { $folder } to nie folder mapy: nie ma w nim pliku { $file }.
map-no-maps = W { $folder } nie ma ani pliku { $file }, ani folderów z takim plikiem.
map-folder-name = Mapa nazywa się tak jak jej folder: w nazwie „{ $folder }” mogą być tylko małe litery bez ogonków, cyfry i łączniki, a znaków najwyżej { $most }.
map-known = Mapa „{ $id }” już jest, w { $known }; nadaj tej z { $folder } inną nazwę.
map-number = Ten stół został na mapie, której tu nie ma (numer { $number }).
map-size = Plik { $file } jest za duży; może mieć najwyżej tyle bajtów: { $most }.
map-unread = Nie można odczytać pliku { $file }. { $why }
map-no-parcel = { $file } nie jest plikiem mapy: { $error }.
map-other-files = To nie są pliki gry { $key }.
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
map-row = { $file }: { $key } = { $value }: przy tylu lokomotywach w talii ({ $locomotives }) odkryte karty wymieniano by bez końca; pomoże większa granica albo mniej lokomotyw.
map-tunnel-deck = { $file }: { $key } = { $value }: karty, które podnoszą cenę tego tunelu, to { $cards } z { $all }, więc prawie nigdy by się nie udał; może ich być najwyżej połowa.
map-long-returned = { $file }: { $key } = „{ $value }”: gdy rozdaje się długie bilety, odrzucone bilety wracają do pudełka („box”).
map-points-many = { $file }: { $key } = „{ $value }”: trasy mogłyby dać graczowi tyle punktów: { $count }, a można ich zliczyć najwyżej { $most }.
map-rule-after = { $file }: { $key } = „{ $value }”: nie ma takiej zasady, po której mogłaby stać { $id }.
map-rule-section = { $file }: { $key } = „{ $value }”: nie ma takiego rozdziału; są: { $sections }.
map-rule-family = { $file }: { $key } = „{ $value }”: identyfikator nowej zasady zaczyna się od { $family }.

# Karta obok stołu
cardline-draw = Dobieranie kart wagonów: dwie karty, jedna po drugiej.
cardline-draw-locomotive = Odkryta lokomotywa: jedyna karta w tej turze.
cardline-route = Trasa: tyle kart jej koloru, ile ma pól; lokomotywy zastępują każdy kolor.
cardline-tickets = Dobieranie biletów: { $drawn }, z których trzeba zatrzymać co najmniej { $kept }.
cardline-ferry = Prom: lokomotywa za każdy jej symbol, reszta w jednym kolorze.
cardline-tunnel = Tunel: odkrywa się trzy karty, a każda pasująca kosztuje jedną więcej.
cardline-station = Dworzec numer { $number }: { $number ->
    [one] { $number } karta
    [few] { $number } karty jednego koloru
   *[other] { $number } kart jednego koloru
}.
cardline-route-points = Trasa z { $spaces ->
    [one] { $spaces } polem
   *[other] { $spaces } polami
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-ticket = Bilet: jego wartość, odejmowana, jeśli nie jest zrealizowany.
cardline-longest = Najdłuższa trasa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-station-kept = Każdy niezbudowany dworzec: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-cars = Każdy gracz ma { $cars ->
    [one] { $cars } wagonik
    [few] { $cars } wagoniki
   *[other] { $cars } wagoników
}.
cardline-end = Ostatnia runda zaczyna się, gdy komuś zostaną najwyżej { $cars ->
    [one] { $cars } wagonik
    [few] { $cars } wagoniki
   *[other] { $cars } wagoników
}.
cardline-double-closed = Z podwójnej trasy przy tym stole można zająć tylko jedną nitkę.
cardline-double-open = Obie nitki podwójnej trasy można zająć, ale muszą to zrobić różni gracze.
