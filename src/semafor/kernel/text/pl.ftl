# Co mówi samo jądro.
no-kernel-undo-final = Tego ruchu nie można cofnąć: po nim był rzut, dobranie karty albo ujawnienie czegoś zakrytego.
no-kernel-undo-nothing = Nie masz ruchu do cofnięcia.
no-kernel-undo-turn = Tego ruchu nie można cofnąć: teraz gra { $who }.
no-kernel-undo-others = Tego ruchu nie można cofnąć: po nim był już ruch innego gracza ({ $who }).
no-kernel-no-such-action = W tej grze nie ma takiego ruchu.

# Reszta długiej listy
list-more = { $first } i jeszcze { $count }

# Złe dane
no-corrections = Pudełko gry { $game } jest znane takie, jak je wydrukowano; nie ma czego poprawiać.
bad-game = Nie ma gry „{ $game }”; są: { $games }.
bad-seats = Gra { $game } jest dla { $least }–{ $most } graczy, a miejsc podano { $seats }.
bad-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
bad-options = Te opcje nie pasują do gry { $game }: { $error }
bad-action = Nie ma akcji { $number }: ta gra ma akcje od 0 do { $last }.
bad-move-json = To nie jest ruch w tej grze: { $error }
bad-move-long = „{ $move }…” jest dłuższe niż jakikolwiek ruch ({ $most } znaków).
bad-whole = { $whole } musi być liczbą całkowitą, a nie { $value }.
whole-seats = Liczba miejsc
whole-seat = Numer miejsca
whole-seed = Ziarno
whole-action = Numer akcji
whole-games = Liczba gier
whole-processes = Liczba procesów
bad-seed = { $seed } nie jest ziarnem: ziarna są od -{ $most } do { $most }.
bad-record-size = Zapis jest dłuższy niż { $most } znaków.
bad-record-lines = Zapis ma więcej niż { $most } wierszy.
bad-record-first-line = Wiersz 1: zapis zaczyna się od „{ $first }”.
bad-record-header-line = Wiersz { $at }: „{ $line }” nie jest wierszem nagłówka zapisu.
bad-record-header = Nagłówek zapisu jest błędny: { $error }
bad-record-line = Wiersz { $at }: „{ $line }” nie jest wierszem zapisu.
bad-record-number = Wiersz { $at }: jest numer { $found }, a powinien być { $due }.
bad-record-game = To zapis gry { $found }, a nie { $game }.
bad-record-version = Zapis powstał według zasad w wersji { $found }; ten program ma wersję { $version }.
bad-record-material = Zapis powstał na innych materiałach gry { $game }: { $found }, a tu jest { $here }.
bad-record-deal = Rozdanie nie pasuje do gry: { $error }.
bad-record-deal-luck = Rozdanie nie jest takie, jakie daje los tego zapisu.
bad-record-move = Ruch { $number }: { $error }
bad-record-refused = Ruchu { $number }, „{ $move }” miejsca { $seat }, zabrania zasada { $rule }.
bad-record-chance = Ruch { $number }: los daje { $found }, a w zapisie jest { $said }.
bad-record-end = Gra kończy się w innym stanie ({ $found }) niż w zapisie ({ $said }).
bad-record-secret = Tajemnica nie jest tą, którą zapieczętowano przed rozdaniem.
bad-file = Nie można odczytać { $file }: { $error }
bad-json = { $file } to nie JSON: { $error }
bad-field = { $where }: { $error }
bad-number = { $number }: tyle nie mieści się na żadnym stole.
bad-level = Nie ma poziomu botów „{ $level }”; są: { $levels }.
bad-bots = Botów jest { $bots }, a miejsc { $seats }: dla ciebie nie zostaje żadne.

# Miejsce, którego gracz nie ma imienia
seat-who = Miejsce { $seat }

# Co nie pasuje do formularza: części zdań
misfit-kind = oczekiwano: { $wanted }; podano: { $given }
misfit-kind-or-nothing = oczekiwano: { $wanted } albo nic; podano: { $given }
misfit-bound = liczba musi być { $bound } { $limit }
misfit-length = to ma złą długość
misfit-missing = brakuje pola { $field }
misfit-unknown = nie ma pola { $field }
misfit-value = „{ $value }” nie jest żadną z możliwych wartości
misfit-other = to nie pasuje
wanted-int = liczba całkowita
wanted-float = liczba
wanted-str = tekst
wanted-bool = prawda lub fałsz
wanted-array = lista
wanted-object = pola z nazwami
wanted-null = nic
given-int = { wanted-int }
given-float = { wanted-float }
given-str = { wanted-str }
given-bool = { wanted-bool }
given-array = { wanted-array }
given-object = { wanted-object }
given-null = { wanted-null }

# Karta obok stołu
cardpart-costs = Ile kosztuje i co daje
cardpart-points = Ile jest warte
cardpart-limits = Jak daleko to sięga

# Wartości pudełka, które poprawia jego właściciel; części zdania
boxed-size = plik ma więcej niż { $most } bajtów
boxed-toml = wiersz { $line } nie jest zapisany zgodnie z TOML
boxed-number = { $where } to { $value }, a musi to być liczba całkowita od { $least } do { $most }
boxed-step = { $where } to { $value }, a to nie jest wielokrotność { $step }
boxed-choice = { $where } to „{ $value }”, a może to być { $known }
boxed-flag = { $where } to { $value }, a musi to być true albo false
boxed-text = { $where } musi być tekstem od 1 do { $most } widocznych znaków
boxed-name = { $where } to „{ $value }”; nazwa ma od 1 do { $most } liter, cyfr, spacji, kropek, łączników lub apostrofów i zaczyna się od litery lub cyfry
boxed-table = { $where } to { $value }, a musi to być tabela, na przykład {"{"} steps = 2 {"}"}
boxed-list = { $where } to { $value }, a musi to być lista
boxed-count = { $where } ma części: { $value }, a musi ich być od { $least } do { $most }
boxed-key = { $where } nie ma „{ $value }”; ma { $known }
