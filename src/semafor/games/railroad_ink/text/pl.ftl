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
show-dice = Kostki: { $dice }
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
show-left = Do narysowania: { $dice }
show-specials = Trasy specjalne (w tej grze jeszcze { $left }, jedna na rundę): { $specials }
show-mark = Ostatnie uderzenie: { $cell }

# Co się wydarzyło
drew = { $who } rysuje na polu { $cell }: { $face }.
erased = { $who } traci rysunek na polu { $cell }: { $face }.
meteor-hit = { $who }: meteoryt leci na { $direction } i uderza w pole { $cell }.
meteor-nowhere = { $who } unika meteorytu: nie ma on gdzie spaść na tej planszy.
ignored-meteor = { $who } ignoruje meteoryt i wykreśla trasę: { $face }.
finished = { $who } kończy rundę { $round }.
round-drawn = { $who } w rundzie { $round } rysuje: { $face } (pola: { $cells }).
rolled = Runda { $round }. Kostki pokazują: { $face }.
rolled-meteor = Runda { $round }. Kostki pokazują: { $face }. Meteoryt: kierunek { $direction }, odległość { $distance }.
game-over = Koniec gry po { $rounds } rundach.

# Dlaczego nie
no-ink-end-after-last = Gra się skończyła: liczba rund wynosi { $rounds }.
no-ink-round-simultaneous = Tę rundę masz już skończoną; zamknie się, gdy skończą wszyscy. Jeszcze rysują: { $whom }.
no-ink-exp-optional = Ta gra toczy się bez tego rozszerzenia.
no-ink-meteor-one-per-round = Twój meteoryt w tej rundzie jest już rozstrzygnięty.
no-ink-meteor-dice = Kierunek pokazuje kostka: { $direction }.
no-ink-meteor-timing = Najpierw rozstrzygnij meteoryt: niech spadnie albo go zignoruj; potem rysuj.
no-ink-meteor-ignore-counts = Użyto już trzech tras specjalnych, więc meteorytu nie można zignorować: musi spaść.
no-ink-special-each-once = Ta trasa jest już wykreślona: { $face }.
no-ink-special-one-per-round = W tej rundzie trasa specjalna jest już użyta; wolno jedną na rundę.
no-ink-special-three-per-game = Trzy trasy specjalne są już użyte; więcej w jednej grze nie wolno.
no-ink-round-same-dice = Kostki w tej rundzie tego nie pokazują: { $face }.
no-ink-round-each-die-once = Każdą kostkę rysuje się raz, a ta jest już narysowana: { $face }.
no-ink-round-draw-all = { $reason ->
    [strict] Po tym rysunku dałoby się narysować mniej kostek niż największa możliwa liczba, czyli { $greatest }.
   *[left] Jest jeszcze coś do narysowania: { $face }. Pasuje na pola { $cells }.
}
no-ink-place-empty-cell = Pole { $cell } nie jest puste: { $face }, runda { $round }.
no-ink-place-must-connect = Na polu { $cell } żaden koniec tego rysunku nie trafia na wyjście ani na koniec trasy swojego rodzaju: { $face }.
no-ink-place-exit-type = Na polu { $cell }, od strony { $side }, trasa trafiłaby na wyjście { $exit } innego rodzaju.
no-ink-place-no-direct-join = Na polu { $cell }, od strony { $side }, autostrada zetknęłaby się z torami.
no-ink-lava-new-volcano = { $reason ->
    [drawn] Wulkan rysuje się na pustym polu, a na polu { $cell } jest już: { $face }.
   *[near] Pole { $cell } sąsiaduje z lawą. Nowy wulkan narysuj tam, gdzie obok nie ma lawy.
}
no-ink-lava-free-cell = Na polu { $cell } jest już lawa: { $face }.
no-ink-lava-forced = { $reason ->
    [not-forced] Lawa pożera trasę tylko wtedy, gdy żadna wyrzucona ścianka lawy nie pasuje na puste pole i żadnej jeszcze w tej rundzie nie narysowano.
   *[duty] Żadna ścianka lawy nie pasuje na puste pole: narysuj nowy wulkan albo pozwól lawie pożreć trasę na jednym z pól { $cells }.
}
no-ink-lava-devour = Na polu { $cell } ta ścianka nie przedłużyłaby otwartej lawy, więc nie może pożreć trasy.
no-ink-lava-must-touch-lava = Na polu { $cell } żaden bok lawy tej ścianki nie styka się z lawą.
no-ink-lava-must-draw-one-face = Trzeba narysować co najmniej jedną ściankę lawy: { $face }. Pasuje na pola { $cells }.
no-ink-lava-all-closed = Nie da się narysować żadnej ścianki lawy: najpierw narysuj nowy wulkan, np. na polu { $volcanoes }.

# Złe dane
bad-move = „{ $text }” nie jest ruchem; napisz np. „draw highway_curve at 0,5 turned 2”, „draw station_curve at 3,3 turned 1 mirrored” albo „finish”.
bad-face = Nie ma ścianki „{ $name }”; są: { $names }.
bad-cell = Nie ma pola { $at }: wiersze i kolumny mają numery od 0 do { $last }.
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
