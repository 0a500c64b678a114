# Towary, tory, kafelki początkowe
good-red = czerwony
good-blue = niebieski
good-green = zielony
good-yellow = żółty
good-grey = szary
good-coal = węgiel
joker-red = { good-red }
joker-blue = { good-blue }
joker-green = { good-green }
joker-yellow = { good-yellow }
joker-grey = { good-grey }
colour-red = czerwone
colour-blue = niebieskie
colour-green = zielone
colour-yellow = żółte
colour-grey = szare
type-straight = prosty
type-gentle = łagodny łuk
type-sharp = ostry łuk
start-locomotive = lokomotywa
start-track = tory
start-plus-two = +2
start-action-tile = kafelek akcji
start-own-load = własny ładunek
automaton-Eva = Ewa
who-Eva = { automaton-Eva }

# Części wyniku
part-deliveries = dostawy
part-bonus = kafelek początkowy +2
part-links = połączenia
part-towns = miasteczka na połączeniach
part-locomotive = lokomotywa
part-action-tiles = kafelki akcji
part-orders = zamówienia
part-regions = dwa regiony z największą liczbą skreśleń
part-pool = kafelki w puli

# Opcje
option-coal = Mini dodatek Węgiel: miasto, które przy przygotowaniu traci towary, dostaje jeden węgiel.
option-orders = Mini dodatek Zamówienia: dostarczone towary wymienia się na kafelki zamówień.
option-starting_tiles = Mini dodatek Kafelki początkowe: każdy wybiera jeden, ostatni gracz pierwszy.
option-walls = Zablokowane granice: brak, średnie albo trudne; kość wybiera jedną z sześciu map.
option-walls-none = brak
option-walls-medium = średnie
option-walls-hard = trudne
option-first_seat = Które miejsce zaczyna; bez wskazania decyduje los.
option-eva = Gra jednoosobowa: ile kości daje Ewie pierwsze skreślenia, od jednej (robotnica kolejowa) do sześciu (magnatka kolejowa).
option-eva-railway-worker = Robotnica kolejowa
option-eva-train-driver = Maszynistka
option-eva-conductor = Konduktorka
option-eva-engineer = Inżynierka
option-eva-investor = Inwestorka
option-eva-railway-magnate = Magnatka kolejowa
option-goods_per_city = Gra jednoosobowa: ile towarów losuje się dla każdego miasta, 3 albo 4.
option-goods_per_city-3 = 3
option-goods_per_city-4 = 4
option-material = Treść pliku z wartościami z prawdziwego pudełka.

# Pozycja w terminalu
show-round = Runda { $round }: białe kości { $dice }; czarna kość { $type }
show-die = Kość w ręku: { $die }
show-city = Miasto { $city } ({ $colour }): { $good }
show-tiles = Kafelki akcji: { $tiles }
show-pool = w puli
show-free = dostępne
show-owner = u miejsca { $seat }
show-order = Zamówienie { $order }: { $good } za { $points }, { $where }
show-walls = Zablokowane boki między polami: { $walls }
show-start = Kafelki początkowe: { $start }
show-seat = { $who }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, moc { $power } (pola { $boxes }), połączenia { $links }
show-kept = zatrzymane towary: { $good }
show-load = własny ładunek: { $good } w mieście { $city }
show-tracks = Tory miejsca { $seat }: { $tracks }
show-eva = Ewa: skreślenia { $crosses }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} za dostawy
show-delivery = Możliwa dostawa { $origin }-{ $to }, odległość { $distance }: { $stops }

# Co się stało
chose-die = { $who } wybiera kość z wynikiem { $die }.
chose-two = { $who } używa kafelka 2a i bierze dwie kości: { $dice }.
chose-first = { $who } najpierw używa kości z wynikiem { $die }.
set-die = { $who } kafelkiem 1 ustawia kość na { $die }.
nudged-die = { $who } kafelkiem 5a zmienia kość na { $die }.
flipped-die = { $who } kafelkiem 5b odwraca kość na { $die }.
rerolled-die = { $who } kafelkiem 5b przerzuca kość: { $die }.
took-die = { $who } używa kafelka 2b i zabiera kość z wynikiem { $die }, którą ma { $whom }.
uses-taken-die = { $who } musi użyć kości z wynikiem { $die }, zabranej kafelkiem 2b.
left-die = { $who } zostawia kość.
left-round = { $who } nie użyje kafelka 2b w tej rundzie.
drew-track = { $who } rysuje tor na polu { $cell }: { $sides }.
crossed-box = { $who } skreśla pole lokomotywy { $box }.
took-tile = { $who } bierze z puli kafelek akcji { $tile }.
turned-tile = { $who } obraca bokiem swój kafelek akcji { $tile }.
robbed-tile = { $who } zabiera kafelek akcji { $tile }, który ma { $whom }.
delivered = { $who } przewozi towar ({ $good }) z miasta { $from } do miasta { $to } przez { $stops }: { $distance } { $distance ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
finished-link = { $who } kończy połączenie miast { $from } i { $to }, na którym { $towns ->
    [0] nie ma miasteczek
    [one] jest { $towns } miasteczko
    [few] są { $towns } miasteczka
   *[many] jest { $towns } miasteczek
}.
returned-tile = { $who } odkłada kafelek akcji { $tile } do puli.
fulfilled = { $who } realizuje zamówienie { $order }, oddając: { $good }.
picked = { $who } wybiera kafelek początkowy: { $start }.
loaded = { $who } kładzie własny ładunek ({ $good }) w mieście { $city }.
declined = { $who } nie używa kafelka początkowego.
ended-turn = { $who } nie realizuje zamówienia.
passed = { $who } nie może nic zrobić z tą kością i pasuje.
let-eva = { $who } nie używa kafelka Solo.
rolled = Runda { $round }: { $who } rzuca { $dice }; czarna kość pokazuje: { $type }.
eva-die = Kość Ewy pokazuje { $region }.
eva-rerolls = Kafelek Solo 2a: kość Ewy z wynikiem { $region } zostaje przerzucona.
eva-cross = Ewa skreśla pole w regionie { $region }.
eva-full = W regionie { $region } nie ma już pustego pola: Ewa natychmiast wygrywa.
eva-tile = Twój pionowo leżący kafelek akcji { $region } wraca do puli.
eva-empty = Miasto { $region } jest puste: Ewa przerzuca kość i zaczyna od nowa.
eva-weak = Ewa ma mniej niż trzy skreślenia w regionie { $region } i niczego nie przewozi.
eva-delivers = Ewa usuwa skrajny prawy towar ({ $good }) z miasta { $city } i zdobywa { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
eva-blocked = Kafelek Solo 2b: Ewa niczego nie usuwa i skreśla jeszcze jedno pole w regionie { $region }.
eva-blocked-full = Kafelek Solo 2b: Ewa niczego nie usuwa, a region { $region } jest pełny.
game-over = Koniec gry: { $why ->
    [stall] minęło dziesięć rund bez toru, pola lokomotywy i dostawy.
    [phase1-instant-win] Ewa zapełniła region.
   *[other] trzy miasta są puste.
}

# Dlaczego nie
no-steam-round-order = { $who } teraz decyduje.
no-steam-round-take-one-white-die = { $what ->
    [chosen] Masz już kość, pokazuje { $die }; wykonaj nią akcję.
    [no-such-die] Żadna biała kość nie pokazuje { $die }.
   *[done] Akcja jest już wykonana: zrealizuj zamówienie albo zakończ turę.
}
no-steam-round-no-legal-action = { $what ->
    [pass] Kość z wynikiem { $die } pozwala na akcję, więc nie można spasować.
   *[tile] Po użyciu kafelka żadna akcja nie byłaby możliwa.
}
no-steam-round-must-act = { $what ->
    [act] Najpierw wykonaj akcję kością; pokazuje { $die }.
   *[choose] Trzeba wybrać kość i wykonać nią akcję.
}
no-steam-start-reverse-order = { $what ->
    [taken] Kafelka początkowego ({ $start }) już nie ma.
   *[pick] Najpierw wybierz kafelek początkowy.
}
no-steam-start-discard = Nie ma teraz kafelka początkowego do użycia.
no-steam-start-own-load = { $what ->
    [grey] Szary towar nie może być własnym ładunkiem.
    [none] W worku nie ma takiego towaru ({ $good }).
   *[must] Połóż kolorowy towar w mieście 3 albo 4 na swojej planszy.
}
no-steam-track-region = Pole { $cell } leży w regionie { $region }, a kość pokazuje { $die }.
no-steam-track-no-redraw = Na polu { $cell } jest już tor.
no-steam-track-not-on-city = Pole { $cell } to miasto; nic się na nim nie rysuje.
no-steam-track-type = Czarna kość nie pokazuje tego rodzaju toru: { $type }.
no-steam-setup-sheet = Na planszy nie ma pola { $cell }.
no-steam-setup-orders = Ta gra toczy się bez zamówień.
no-steam-loco-cross-box = Kość pokazuje { $die }, więc można skreślić pole { $die }, a nie pole { $box }.
no-steam-loco-once-per-box = Pole { $box } jest już skreślone.
no-steam-tile-take = Kość pokazuje { $die }, więc można wziąć kafelek { $die }, a nie kafelek { $tile }.
no-steam-tile-sideways-protected = { $who } ma kafelek { $tile } położony bokiem i nie można go zabrać.
no-steam-tile-1-set-die = { $what ->
    [used] Kafelek 1 ustawił już tę kość.
   *[not-owned] Nie masz kafelka 1.
}
no-steam-tile-5a-nudge = { $what ->
    [used] Kafelek 5a zmienił już tę kość.
   *[not-owned] Nie masz kafelka 5a.
}
no-steam-tile-5a-no-wrap = Kości z wynikiem { $die } nie można zmienić w tę stronę.
no-steam-tile-5b-reroll-or-flip = Nie masz kafelka 5b.
no-steam-tile-2a-two-dice = { $what ->
    [not-owned] Nie masz kafelka 2a.
    [no-spare] Nie ma wolnej kości: każdy gracz musi jeszcze jakąś dostać.
    [which] Powiedz, której z dwóch kości używasz najpierw.
   *[no-such-dice] Nie leżą tu takie dwie kości.
}
no-steam-tile-2b-take-die = { $what ->
    [asked] Powiedz, czy zabierasz właśnie wybraną kość.
   *[not-asked] Kafelka 2b używa się zaraz po tym, jak inny gracz wybierze kość.
}
no-steam-tile-3b-needs-power = Z kafelkiem 3b odległość wynosi { $distance }, a moc { $power }.
no-steam-solo-permanent-once = Kafelek { $tile } posłużył już w pierwszej akcji; może służyć tylko w jednej z dwóch.
no-steam-solo-goods-in-row = { $what ->
    [solo] Wskaż towar przez jego miejsce w rzędzie miasta.
   *[many] Towary leżą w rzędzie tylko w grze jednoosobowej.
}
no-steam-order-first-come = { $who } ma już zamówienie { $order }.
no-steam-order-exact-goods = To zamówienie wymaga dokładnie takich towarów: { $good }.
no-steam-order-coal-joker = { $what ->
    [no-coal] Nie masz węgla, który mógłby zastąpić towar.
   *[not-asked] To zamówienie nie wymaga takiego towaru ({ $joker }), tylko: { $good }.
}
no-steam-deliver-origin-by-die = { $what ->
    [die] Kość pokazuje { $die }, więc towar musi pochodzić z miasta { $die }.
    [die-or-3a] Kość pokazuje { $die }, więc towar musi pochodzić z miasta { $die } albo, z kafelkiem 3a, jechać do miasta { $die }.
   *[good] W mieście { $city } nie ma takiego towaru.
}
no-steam-deliver-colour-match = Kolor towaru nie zgadza się z kolorem miasta { $city }.
no-steam-start-own-load-exclusive = Nie masz własnego ładunku w mieście { $city }.
no-steam-deliver-own-network = Twoje tory nie łączą miasta { $from } z miastem { $city }.
no-steam-deliver-distance = Twoje trasy między tymi miastami mają odległości: { $distance }.
no-steam-deliver-power = Odległość wynosi { $distance }, a moc { $power }.

# Złe dane
what-die = kości
what-box = pola
what-tile = kafelka
what-city = miasta
what-load-city = miasta na własny ładunek
what-distance = odległości
what-order = zamówienia
what-good = towaru
what-start = kafelka początkowego
what-cell = pola
what-side = boku
bad-same-side = Tor łączy dwa różne boki, a nie { $side } z samym sobą.
bad-same-city = Towaru nie można przewieźć z miasta { $city } do niego samego.
bad-number = Nie ma { $what } { $number }; napisz od 1 do { $most }.
bad-name = Nie ma { $what } „{ $given }”; napisz { $known }.
bad-move = „{ $move }” to nie ruch; napisz np. die 3, track B3 NW-SE, box 3, tile 3 albo deliver 1-3 distance 2.
bad-solo-expansions = W grze jednoosobowej nie ma węgla, zamówień ani kafelków początkowych (steam.solo.expansions).
bad-solo-options = Opcje eva i goods_per_city należą tylko do gry jednoosobowej.

# Pliki z wartościami z pudełka
material-size = Nie można użyć pliku z wartościami: jest dłuższy niż { $most } znaków.
material-toml = Nie można użyć pliku z wartościami: to nie TOML: { $error }.
material-table = Nie można użyć pliku z wartościami: nie ma tabeli „{ $table }”; tabele to { $tables }.
material-format = Nie można użyć pliku z wartościami: ma format { $format }, a ten program czyta format 1.
material-list = Nie można użyć pliku z wartościami: { $table } trzeba zapisać jako [[{ $table }]].
material-lacks = Nie można użyć pliku z wartościami: w [[{ $table }]] numer { $at } brakuje „{ $key }”.
material-unknown-key = Nie można użyć pliku z wartościami: w [[{ $table }]] numer { $at } jest nieznany klucz „{ $key }”.
material-provenance = Nie można użyć pliku z wartościami: w [[{ $table }]] numer { $at } { $key } to „{ $value }”; napisz jedno z { $known }.
material-once = Nie można użyć pliku z wartościami: [[{ $table }]] musi wystąpić dokładnie raz dla { $name }, a liczba wystąpień to { $count }.
material-stranger = Nie można użyć pliku z wartościami: [[{ $table }]] dla { $name } nie należy do gry.
material-rows = Nie można użyć pliku z wartościami: [sheet] musi mieć rows, listę napisów.
material-row-count = Nie można użyć pliku z wartościami: liczba wierszy planszy to { $rows }, a może ich być od 1 do { $most }.
material-row-length = Nie można użyć pliku z wartościami: liczba pól w wierszu { $row } planszy to { $cells }, a może ich być najwyżej { $most }.
material-token = Nie można użyć pliku z wartościami: w wierszu { $row } planszy jest „{ $token }”; napisz 3 dla pola, [3] dla miasta, (3) dla miasteczka, a kropkę tam, gdzie nie ma pola.
material-city = Nie można użyć pliku z wartościami: w regionie { $region } liczba pól oznaczonych { $mark } to { $count }, a musi być dokładnie jedno miasto.
material-town = Nie można użyć pliku z wartościami: w regionie { $region } liczba pól oznaczonych { $mark } to { $count }, a musi być dokładnie jedno miasteczko.
material-colours = Nie można użyć pliku z wartościami: regiony muszą mieć kolory: dwa szare oraz po jednym czerwony, niebieski, zielony i żółty.
material-bag = Nie można użyć pliku z wartościami: dla pięciu graczy w worku muszą być co najmniej 42 kolorowe towary.
material-black-face = Nie można użyć pliku z wartościami: ścianka { $face } czarnej kości pokazuje { $tracks }, a musi mieć dwa z { $known }.
material-use = Nie można użyć pliku z wartościami: użycie kafelka akcji { $tile } to „{ $value }”; napisz once albo permanent.
material-use-4b = Nie można użyć pliku z wartościami: kafelek akcji base 4b ma „once”, a według instrukcji działa tak długo, jak długo się go ma.
material-order-goods = Nie można użyć pliku z wartościami: zamówienie { $order } wymaga { $goods }, a musi wymagać od 1 do 10 spośród { $known }.
material-border = Nie można użyć pliku z wartościami: mapa { $map }: { $border } to nie są dwa stykające się regiony.
material-edge = Nie można użyć pliku z wartościami: mapa { $map }: { $edge } to nie są dwa sąsiednie pola planszy.
material-count = Nie można użyć pliku z wartościami: liczba towarów { $name } to { $value }, a musi być całkowita, od { $least } do { $most }.
material-tile-points = Nie można użyć pliku z wartościami: punkty kafelka akcji { $name } to { $value }, a muszą być liczbą całkowitą od { $least } do { $most }.
material-order-points = Nie można użyć pliku z wartościami: punkty zamówienia { $name } to { $value }, a muszą być liczbą całkowitą od { $least } do { $most }.

# Liczenie prawdziwego stołu
score-walls = Nie ma granic „{ $walls }”; napisz none, od medium 1 do medium 6 albo od hard 1 do hard 6.
score-eva-missing = Jedna osoba gra przeciwko Ewie: pozycja musi mieć „eva” z jej dostawami i skreśleniami.
score-eva-several = Ewę i pulę liczy się tylko w grze jednoosobowej.
score-solo-expansions = W grze jednoosobowej nie ma zamówień ani kafelka początkowego +2.
score-pool = Kafelka akcji { $tile } nie ma ani u gracza, ani w puli; w grze jednoosobowej trzeba podać wszystkie sześć.
score-bonus-twice = Jest tylko jeden kafelek początkowy +2, a podają go { $first } i { $second }.
score-no-tile = { $who } podaje kafelek akcji „{ $face }”; napisz od 1a do 6b.
score-no-order = { $who } podaje zamówienie „{ $face }”; napisz od 1a do 6b.
score-tile-twice = Kafelek akcji { $number } podają { $first } i { $second }.
score-order-twice = Zamówienie { $number } podają { $first } i { $second }.
score-deliveries = Punkty za dostawy ({ $who }): { $points }; możliwe są od 0 do { $most }.
score-bonus = Premia ({ $who }): { $points }; kafelek początkowy daje 2.
score-no-box = { $who } podaje pole lokomotywy { $box }; pola mają numery od 1 do 6.
score-box-twice = { $who } podaje pole lokomotywy { $box } dwa razy.
score-track = { $who } podaje „{ $track }”, a to nie jest tor; napisz np. B3 NW-SE.
score-no-cell = { $who } ma tor na polu { $cell }, ale na planszy nie ma takiego pola.
score-city = { $who } ma tor na polu { $cell }, ale to jest miasto.
score-cell-twice = { $who } ma dwa tory na polu { $cell }; na polu mieści się jeden.
score-crosses = Skreślenia Ewy to lista sześciu liczb, po jednej na region, a jest ich { $count }.
score-region = Skreślenia Ewy w regionie { $region }: { $crosses }; możliwe są od 0 do { $most }.
