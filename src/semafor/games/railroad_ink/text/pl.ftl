# Ścianki i trasy
face-highway_straight = prosta autostrada
face-highway_curve = zakręt autostrady
face-highway_t = skrzyżowanie autostrady
face-railway_straight = prosta linia kolejowa
face-railway_curve = zakręt linii kolejowej
face-railway_t = skrzyżowanie kolejowe
face-overpass = wiadukt
face-station_straight = stacja na prostej
face-station_curve = stacja na zakręcie
face-special_highway_cross = czterostronne skrzyżowanie autostrad (specjalna)
face-special_railway_cross = czterostronne skrzyżowanie torów (specjalna)
face-special_three_highway = stacja 3 autostrady + tory (specjalna)
face-special_three_railway = stacja 3 tory + autostrada (specjalna)
face-special_corner_station = stacja narożna 2 + 2 (specjalna)
face-special_cross_station = stacja na krzyż 2 + 2 (specjalna)
face-lava_corner = róg lawy
face-lava_strait = cieśnina lawy
face-lava_bay = zatoka lawy
face-lava_highway = lawa przy autostradzie
face-lava_railway = lawa przy torach
face-volcano = wulkan
face-crater = krater

# Kierunki
direction-N = północ
direction-E = wschód
direction-S = południe
direction-W = zachód
direction-choose = do wyboru
side-N = północnej
side-E = wschodniej
side-S = południowej
side-W = zachodniej

# Części wyniku
part-networks = sieci
part-longest-highway = najdłuższa autostrada
part-longest-railway = najdłuższa linia kolejowa
part-centre = pola centralne
part-errors = błędy
part-closed-lakes = zamknięte jeziora
part-largest-lake = największe jezioro
part-crater-ends = końce przy kraterach

# Opcje
option-longest = Jak liczy się najdłuższą autostradę i linię kolejową: bez powtarzania pól czy tylko bez powtarzania połączeń.
option-longest-path = żadnego pola dwa razy
option-longest-trail = żadnego połączenia dwa razy
option-strict_duty = Trzeba narysować największą możliwą liczbę kostek, a nie tylko tyle, na ile pozwala wybrana kolejność.
option-open_drawing = Wszyscy widzą rundę już w trakcie rysowania.

# Pozycja w terminalu
show-round = Runda { $round } z { $rounds }
show-dice = Kostki: { $face }
show-meteor = Meteoryt: kierunek { $direction }, odległość { $distance }
show-seat = { $who } rysuje: na razie { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, { $cells } { $cells ->
    [one] zapełnione pole
    [few] zapełnione pola
    [many] zapełnionych pól
   *[other] zapełnionego pola
}
show-seat-done = { $who }: runda skończona; na razie { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, zapełnione pola: { $cells }
show-signs = ═ autostrada, ─ tory, ■ stacja, □ pole centralne{ $kind ->
    [lava] , ≈ lawa, ▲ wulkan
    [meteor] , ○ krater, * ostatnie uderzenie
   *[base] {""}
}
show-open-ends = Otwarte końce (każdy to teraz błąd): { $ends }
show-end = { $cell } na { $direction }
show-left = Do narysowania{ $count ->
    [1] {""}
   *[other] {" "}{ $count } razy
}: { $face }; { $fits ->
    [nowhere] nigdzie nie pasuje
   *[somewhere] pasuje na { $cells }
}
show-specials = Trasy specjalne (w tej grze jeszcze { $left }, jedna na rundę): { $face }
show-meteor-waits = Meteoryt czeka: pozwól mu spaść albo wykreśl trasę specjalną.
show-mark = Ostatnie uderzenie: { $cell }

# Ruch, zanim ktoś go wykona
do-draw = Narysuj na { $cell }: { $face }{ $turns ->
    [several] {" "}({ $ends })
   *[one] {""}
}
do-meteor = Niech meteoryt leci na { $direction }
do-ignore = Zignoruj meteoryt, wykreśl: { $face }
do-finish = Zakończ rundę
ends = { $kind ->
    [highway] autostrada: { $direction }
    [railway] tory: { $direction }
    [lava] lawa: { $direction }
   *[only] { $direction }
}

# Co się wydarzyło
drew = { $who } rysuje na polu { $cell }{ $face-lost ->
    [none] : { $face }
    [crater] {" "}(na kraterze): { $face }
   *[other] : { $face }; pożera rysunek: { $face-lost }
}.
meteor-hit = { $who }: meteoryt leci na { $direction } i uderza w pole { $cell }{ $face-lost ->
    [none] {""}
   *[other] ; niszczy rysunek: { $face-lost }
}.
meteor-nowhere = { $who } unika meteorytu: nie ma on gdzie spaść na tej planszy.
ignored-meteor = { $who } ignoruje meteoryt i wykreśla trasę: { $face }.
finished = { $who } kończy rundę { $round }.
round-drawn = { $who } w rundzie { $round } rysuje: { $face }.
round-blank = { $who } w rundzie { $round } nic nie rysuje.
rolled = Runda { $round }. Kostki pokazują: { $face }.
rolled-meteor = Runda { $round }. Kostki pokazują: { $face }. Meteoryt: kierunek { $direction }, odległość { $distance }.
game-over = Koniec gry po { $rounds ->
    [one] { $rounds } rundzie
   *[other] { $rounds } rundach
}.

# Dlaczego nie
no-ink-end-after-last = Gra się skończyła; liczba rund: { $rounds }.
no-ink-round-simultaneous = Tę rundę masz już skończoną; zamknie się, gdy skończą wszyscy. Jeszcze rysują: { $whom }.
no-ink-exp-optional = { $what ->
    [lava] Ta gra toczy się bez lawy.
   *[meteor] Ta gra toczy się bez meteorytów.
}
no-ink-meteor-one-per-round = Twój meteoryt w tej rundzie jest już rozstrzygnięty.
no-ink-meteor-dice = Kostka wskazuje { $direction }, a nie { $direction-tried }.
no-ink-meteor-timing = Meteoryt jeszcze nie spadł.
no-ink-meteor-ignore-counts = Użyto już trzech tras specjalnych, więc meteorytu nie można zignorować.
no-ink-special-each-once = Ta trasa jest już wykreślona: { $face }.
no-ink-special-one-per-round = W rundzie { $round } użyto już trasy specjalnej; wolno jednej na rundę.
no-ink-special-three-per-game = Użyto już trzech tras specjalnych; więcej w jednej grze nie wolno.
no-ink-round-same-dice = Kostki tej rundy tego nie pokazują: { $face }.
no-ink-round-each-die-once = Tę kostkę masz już narysowaną: { $face }.
no-ink-round-draw-all = { $reason ->
    [strict] Po tym rysunku nie da się już narysować tylu kostek, ile można ({ $greatest }).
   *[left] Jest jeszcze coś do narysowania.
}
no-ink-place-empty-cell = Pole { $cell } nie jest puste: { $face }{ $round ->
    [0] {""}
   *[other] , runda { $round }
}.
no-ink-place-must-connect = Na polu { $cell } żaden koniec nie trafia na wyjście ani na koniec trasy swojego rodzaju: { $face }.
no-ink-place-exit-type = Na polu { $cell }, od strony { $side }, trasa trafiłaby na wyjście { $exit } innego rodzaju.
no-ink-place-no-direct-join = Na polu { $cell }, od strony { $side }, autostrada zetknęłaby się z torami.
no-ink-lava-new-volcano = { $reason ->
    [drawn] Wulkan rysuje się na pustym polu, a na polu { $cell } jest już: { $face }.
   *[near] Pole { $cell } sąsiaduje z lawą, a nowego wulkanu nie rysuje się obok lawy.
}
no-ink-lava-free-cell = Na polu { $cell } jest już lawa: { $face }.
no-ink-lava-forced = { $reason ->
   *[duty] Żadna ścianka lawy nie pasuje na puste pole: trzeba narysować nowy wulkan albo pożreć trasę.
}
no-ink-lava-devour = Na polu { $cell } ta ścianka nie przedłużyłaby otwartej lawy, więc nie może pożreć trasy.
no-ink-lava-must-touch-lava = Na polu { $cell } żaden brzeg lawy tej ścianki nie styka się z lawą.
no-ink-lava-must-draw-one-face = W tej rundzie nie narysowano jeszcze lawy, a trzeba co najmniej jednej ścianki.
no-ink-lava-all-closed = Nie da się narysować żadnej ścianki lawy, więc trzeba najpierw narysować nowy wulkan.

# Co można zrobić zamiast tego
instead-ignore = Możesz wykreślić: { $face }.
instead-fall = Możliwy kierunek: { $direction }.
instead-meteor = { $what ->
    [both] Pozwól mu spaść albo zignoruj go, wykreślając trasę specjalną.
   *[fall] Pozwól mu spaść.
}
instead-turned = Na polu { $cell } pasuje po obróceniu.
instead-cells = Pasuje na pola: { $cells }.
instead-draw = Możesz narysować np.: { $face }.
instead-finish = Możesz zakończyć rundę.

# Złe dane
bad-move = „{ $text }” nie jest ruchem; napisz np. „narysuj zakręt autostrady na F1 obrót 2”, „narysuj stacja na zakręcie na D4 obrót 1 odbicie” albo „zakończ”.
bad-face = Nie ma ścianki „{ $name }”; są: { $face }.
bad-cell = Nie ma pola { $at }: kolumny są od A do G, a wiersze od 1 do 7.
bad-rotation = Rysunek obraca się od 0 do 3 razy o ćwierć obrotu, a nie { $rotation }.

# Stół, którego być nie może
score-expansion = { $who }, rysunek { $number } ({ $face } na polu { $cell }): ta gra toczy się bez tego rozszerzenia.
score-cell-twice = { $who }, rysunek { $number } ({ $face } na polu { $cell }): na tym polu jest już rysunek { $other }.
score-clash = { $who }, rysunek { $number } ({ $face } na polu { $cell }): od strony { $side } autostrada styka się z torami.
score-exit-type = { $who }, rysunek { $number } ({ $face } na polu { $cell }): prowadzi do wyjścia { $exit }, które jest innego rodzaju.
score-special-twice = { $who }, rysunek { $number } ({ $face } na polu { $cell }): rysunek { $other } to ta sama trasa specjalna.
score-specials = { $who }: liczba tras specjalnych to { $count }, a w jednej grze wolno { $most }.
score-too-many = { $who }: liczba rysunków z tych kostek ({ $face }) to { $count }, a rund jest { $rounds }, więc może ich być { $most }.
score-too-many-craters = { $who }: liczba kraterów to { $count }, a w grze spada { $most } meteorytów.
score-round = { $who }, rysunek { $number } ({ $face } na polu { $cell }): nie ma rundy { $round }; rundy mają numery od 1 do { $rounds }.
score-rounds-missing = { $who }, rysunek { $number } ({ $face } na polu { $cell }): podaj rundę każdego rysunku albo żadnego.
score-round-dice = { $who }, rysunek { $number } ({ $face } na polu { $cell }): kostki rundy { $round } nie pozwalają na jeszcze jeden rysunek tego rodzaju.
score-round-special = { $who }, rysunek { $number } ({ $face } na polu { $cell }): druga trasa specjalna w rundzie { $round }.
score-unconnected = { $who }, rysunek { $number } ({ $face } na polu { $cell }): żaden ciąg tras nie łączy go z wyjściem, więc nie mógł powstać.
score-unconnected-then = { $who }, rysunek { $number } ({ $face } na polu { $cell }): w rundzie { $round } żaden ciąg tras nie łączył go z wyjściem.
score-no-volcano = { $who } nie ma wulkanu na polu { $cell }, na którym każdy rysuje go przed pierwszą rundą.
score-volcanoes-touch = { $who }, rysunek { $number } ({ $face } na polu { $cell }): dwa wulkany nigdy nie sąsiadują bokiem.
score-lava-unconnected = { $who }, rysunek { $number } ({ $face } na polu { $cell }): jego lawa nie łączy się z żadnym wulkanem, więc nie mógł powstać.

# Karta obok stołu
cardline-error = Każdy błąd odejmuje 1 punkt.
cardline-open-lava = Każdy otwarty brzeg lawy jest błędem.
cardline-ignore = Zignorowanie meteoru kosztuje trasę specjalną.
cardline-network = Sieć, która łączy { $exits ->
    [few] { $exits } wyjścia
   *[other] { $exits } wyjść
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-highway = Najdłuższa autostrada: 1 punkt za każde pole.
cardline-railway = Najdłuższa linia kolejowa: 1 punkt za każde pole.
cardline-centre = Każde pole centralne z rysunkiem: 1 punkt.
cardline-lake = Każde zamknięte jezioro: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-largest-lake = Największe jezioro: 1 punkt za każde pole.
cardline-crater = Każdy koniec trasy, który otwiera się na krater: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-rounds = Rundy: { $rounds }.
cardline-duty = Trzeba narysować wszystkie wyrzucone trasy, które się mieszczą.
cardline-specials = Trasy specjalne w grze: najwyżej { $most }.
cardline-special-round = Trasy specjalne w rundzie: najwyżej 1.
cardline-lava-duty = W każdej rundzie trzeba narysować jedną z dwóch ścianek lawy.
