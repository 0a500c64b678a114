# Towary, tory, kafelki początkowe
good-red = czerwony
good-blue = niebieski
good-green = zielony
good-yellow = żółty
good-grey = szary
good-none = nic
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
option-first_seat = Kto zaczyna; jeśli nie wybierzesz, decyduje los.
option-eva = Gra jednoosobowa: poziom trudności, czyli ile skreśleń (1–6) Ewa ma na początku.
option-eva-railway-worker = Pracownik kolejowy
option-eva-train-driver = Maszynista
option-eva-conductor = Konduktor
option-eva-engineer = Inżynier
option-eva-investor = Inwestor
option-eva-railway-magnate = Magnat kolejowy
option-goods_per_city = Gra jednoosobowa: ile towarów losuje się dla każdego miasta, 3 albo 4.
option-goods_per_city-3 = 3
option-goods_per_city-4 = 4
option-material = Treść pliku z wartościami z prawdziwego pudełka.

# Pozycja w terminalu
show-round = Runda { $round }: białe kości: { $dice }; czarna kość: { $type }
show-die = Kość w ręku: { $die }
show-city = Miasto { $city } ({ $colour }): { $good }
show-tiles = Kafelki akcji:
show-tile =   { $tile }: { $effect } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $use }; { $where }
show-pool = w puli
show-free = dostępne
show-owner = u miejsca { $seat }
show-order = Zamówienie { $order }: { $good } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $where }
show-sheet = Karta gracza: { $who }
show-signs = [n] miasto, (n) miasteczko regionu n; # i ┃ zablokowana granica; boki pola: LG, PG, P, PD, LD, L (np. „tor B3 LG-PD”)
show-start = Kafelki początkowe: { $start }
show-seat = { $who }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, moc { $power } (kratki { $boxes }), połączenia { $links }
show-kept = zatrzymane towary: { $good }
show-load = własny ładunek: { $good } w mieście { $city }
show-eva = Ewa: skreślenia w regionach { $crosses }; { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} za dostawy
show-delivery = Możliwy przewóz z miasta { $origin } do miasta { $to }, odległość { $distance } (trasa: { $stops })

# Kafelki i ruchy
steam-once = po użyciu wraca do puli
steam-permanent = zostaje u właściciela
steam-upright = wyprostowany: można zabrać
steam-sideways = obrócony bokiem: bezpieczny
steam-tile-1a = Ustaw kość na dowolny wynik.
steam-tile-1b = Ustaw kość na dowolny wynik.
steam-tile-2a = Weź dwie kości i wykonaj dwie akcje.
steam-tile-2b = Zabierz kość, którą ktoś właśnie wybrał.
steam-tile-3a = Kość wskazuje miasto docelowe.
steam-tile-3b = Odległość większa o 1 lub 2.
steam-tile-4a = Jeden przewóz na dowolną odległość.
steam-tile-4b = Moc lokomotywy przy przewozie większa o 1.
steam-tile-5a = Zmień kość o jeden.
steam-tile-5b = Przerzuć albo odwróć kość.
steam-tile-6a = Narysuj tor dowolnego rodzaju.
steam-tile-6b = Narysuj tor dowolnego rodzaju.
steam-tile-solo-2a = Każ Ewie przerzucić kość.
steam-tile-solo-2b = Ewa zamiast dostawy skreśla pole.
steam-start-locomotive = Lokomotywa: od razu skreśl dowolną kratkę
steam-start-track = Tory: od razu narysuj jeden tor, dowolny i gdziekolwiek
steam-start-plus-two = +2: dwa punkty na koniec
steam-start-action-tile = Kafelek akcji: od razu weź dowolny, obrócony bokiem
steam-start-own-load = Własny ładunek: towar w mieście 3 albo 4, który dostarczysz tylko ty
steam-do-die = Weź kość { $face }
steam-do-track = Tor na polu { $cell }: { $sides }
steam-do-box = Skreśl kratkę { $box }
steam-do-tile = Weź kafelek akcji { $tile }
steam-do-deliver = Przewieź towar z miasta { $origin } do miasta { $to }, odległość { $distance }
steam-do-pass = Spasuj: ta kość na nic nie pozwala
steam-do-end-turn = Zakończ turę
steam-do-decline = Zrezygnuj
steam-do-take-die = Zabierz tę kość (kafelek 2b)
steam-do-leave-die = Zostaw ją
steam-do-leave-round = Zostaw wszystkie kości w tej rundzie
steam-do-reroll-eva = Niech Ewa przerzuci (kafelek 2a)
steam-do-block-eva = Zatrzymaj Ewę (kafelek 2b)
steam-do-let-eva = Pozwól jej działać
steam-do-dice = Dwie kości: { $faces } (kafelek 2a)
steam-do-set-die = Ustaw kość na { $face } (kafelek 1)
steam-do-raise-die = O jeden więcej (kafelek 5a)
steam-do-lower-die = O jeden mniej (kafelek 5a)
steam-do-flip-die = Odwróć kość (kafelek 5b)
steam-do-reroll-die = Przerzuć kość (kafelek 5b)
steam-do-order = Zrealizuj zamówienie { $order }
steam-do-order-coal = Zrealizuj zamówienie { $order }; węgiel zastępuje towar: { $good }
steam-do-load = Własny ładunek: { $good } do miasta { $city }

# Co się stało
chose-die = { $who } wybiera kość z wynikiem { $die }.
chose-two = { $who } używa kafelka 2a i bierze dwie kości: { $dice }.
chose-first = { $who } najpierw używa kości z wynikiem { $die }.
set-die = { $who } kafelkiem 1 ustawia kość na { $die }.
nudged-die = { $who } kafelkiem 5a zmienia kość na { $die }.
flipped-die = { $who } kafelkiem 5b odwraca kość na { $die }.
rerolled-die = { $who } kafelkiem 5b przerzuca kość: { $die }.
took-die = { $who } używa kafelka 2b i zabiera kość z wynikiem { $die }; wybiera ponownie { $whom }.
uses-taken-die = { $who } musi użyć kości z wynikiem { $die }, zabranej kafelkiem 2b.
left-die = { $who } zostawia kość.
left-round = { $who } nie użyje kafelka 2b w tej rundzie.
drew-track = { $who } rysuje tor na polu { $cell } ({ $sides }).
crossed-box = { $who } skreśla kratkę lokomotywy { $box }; moc wynosi teraz { $power }.
took-tile = { $who } bierze z puli kafelek akcji { $tile }.
turned-tile = { $who } obraca bokiem swój kafelek akcji { $tile }.
robbed-tile = { $who } zabiera kafelek akcji { $tile }; traci go { $whom }.
delivered = { $who } przewozi towar ({ $good }) z miasta { $from } do miasta { $to }{ $way ->
    [direct] {""}
   *[through] {" "}(trasa: { $stops })
}: { $distance } { $distance ->
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
fulfilled = { $who } realizuje zamówienie { $order } za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, oddając: { $good }.
picked = { $who } wybiera kafelek początkowy: { $start }.
loaded = { $who } kładzie własny ładunek ({ $good }) w mieście { $city }.
declined = { $who } nie używa kafelka początkowego.
ended-turn = { $who } nie realizuje zamówienia.
passed = { $who } nie może nic zrobić z tą kością i pasuje.
let-eva = { $who } nie używa kafelka Solo.
rolled = Runda { $round }: rzuca { $who }. Białe kości: { $dice }; czarna kość: { $type }.
eva-die = Kość Ewy pokazuje { $region }.
eva-rerolls = Kafelek Solo 2a: kość Ewy z wynikiem { $region } zostaje przerzucona.
eva-cross = Ewa skreśla pole w regionie { $region }; ma tam już { $crosses ->
    [one] { $crosses } skreślenie
    [few] { $crosses } skreślenia
   *[many] { $crosses } skreśleń
}.
eva-full = W regionie { $region } nie ma już pustego pola: Ewa natychmiast wygrywa.
eva-tile = Twój wyprostowany kafelek akcji { $region } wraca do puli.
eva-empty = Miasto { $region } jest puste: Ewa przerzuca kość i zaczyna od nowa.
eva-weak = Ewa nie ma jeszcze trzech skreśleń w regionie { $region } i niczego nie przewozi.
eva-delivers = Ewa usuwa skrajny prawy towar ({ $good }) z miasta { $city } i zdobywa { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; razem ma { $total }.
eva-blocked = Kafelek Solo 2b: Ewa niczego nie usuwa i skreśla jeszcze jedno pole w regionie { $region }.
eva-blocked-full = Kafelek Solo 2b: Ewa niczego nie usuwa, a region { $region } jest pełny.
game-over = Koniec gry: { $why ->
    [stall] minęło dziesięć rund bez toru, kratki lokomotywy i przewozu.
    [phase1-instant-win] Ewa zapełniła region.
   *[other] trzy miasta są puste.
}

# Dlaczego nie
no-steam-round-order = Teraz decyduje { $who }.
no-steam-round-take-one-white-die = { $what ->
    [chosen] Masz już kość; pokazuje { $die }.
    [no-such-die] Żadna biała kość nie pokazuje { $die }.
   *[done] Akcja tej tury jest już wykonana.
}
no-steam-round-no-legal-action = { $what ->
    [pass] Kość z wynikiem { $die } pozwala na akcję, więc nie można spasować.
   *[tile] Po użyciu tego kafelka żadna akcja nie byłaby możliwa.
}
no-steam-round-must-act = { $what ->
    [act] Masz w ręku kość z wynikiem { $die }, a akcja nie jest jeszcze wykonana.
   *[choose] Nie masz jeszcze kości w ręku.
}
no-steam-start-reverse-order = { $what ->
    [taken] Kafelka początkowego „{ $start }” już nie ma.
   *[pick] Gra się jeszcze nie zaczęła: wybierasz kafelek początkowy.
}
no-steam-start-discard = Nie ma teraz kafelka początkowego do użycia.
no-steam-start-own-load = { $what ->
    [grey] Szary towar nie może być własnym ładunkiem.
    [none] W woreczku nie ma takiego towaru: { $good }.
   *[must] Teraz kładziesz własny ładunek: kolorowy towar w mieście 3 albo 4 na swojej karcie.
}
no-steam-track-region = Pole { $cell } leży w regionie { $region }, a kość pokazuje { $die }.
no-steam-track-no-redraw = Na polu { $cell } jest już tor.
no-steam-track-not-on-city = Pole { $cell } to miasto { $city }; nic się na nim nie rysuje.
no-steam-track-type = Czarna kość pokazuje: { $type-shown }, a nie: { $type }.
no-steam-setup-sheet = Na karcie gracza nie ma pola { $cell }.
no-steam-setup-orders = Ta gra toczy się bez zamówień.
no-steam-loco-cross-box = Kość pokazuje { $die }, więc można skreślić kratkę { $die }, a nie { $box }.
no-steam-loco-once-per-box = Kratka { $box } jest już skreślona.
no-steam-tile-take = Kość pokazuje { $die }, więc można wziąć kafelek { $die }, a nie kafelek { $tile }.
no-steam-tile-sideways-protected = { $who } ma kafelek { $tile } obrócony bokiem i nie można go zabrać.
no-steam-tile-1-set-die = { $what ->
    [used] Kafelek 1 ustawił już tę kość.
    [pool] Kafelek 1 leży w puli, a nie u ciebie.
   *[other] Kafelek 1 ma { $who }.
}
no-steam-tile-5a-nudge = { $what ->
    [used] Kafelek 5a zmienił już tę kość.
    [pool] Kafelek 5a leży w puli, a nie u ciebie.
    [other] Kafelek 5a ma { $who }.
   *[side] Twój kafelek 5 leży drugą stroną do góry.
}
no-steam-tile-5a-no-wrap = Kości z wynikiem { $die } nie można zmienić w tę stronę.
no-steam-tile-5b-reroll-or-flip = { $what ->
    [pool] Kafelek 5b leży w puli, a nie u ciebie.
    [other] Kafelek 5b ma { $who }.
   *[side] Twój kafelek 5 leży drugą stroną do góry.
}
no-steam-tile-2a-two-dice = { $what ->
    [pool] Kafelek 2a leży w puli, a nie u ciebie.
    [other] Kafelek 2a ma { $who }.
    [side] Twój kafelek 2 leży drugą stroną do góry.
    [no-spare] Nie ma wolnej kości: każdy gracz musi jeszcze jakąś dostać.
    [which] Masz w ręku dwie kości: { $dice }.
   *[no-such-dice] Nie leżą tu takie dwie kości: { $dice }.
}
no-steam-tile-2b-take-die = { $what ->
    [asked] { $who } wybiera kość z wynikiem { $die }, a ty masz kafelek 2b.
   *[not-asked] Nikt inny nie wybrał właśnie kości, którą można by zabrać.
}
no-steam-tile-3b-needs-power = Z kafelkiem 3b odległość wynosi { $distance }, a moc lokomotywy tylko { $power }.
no-steam-solo-permanent-once = Kafelek { $tile } posłużył już w pierwszej akcji tej tury; drugi raz nie może.
no-steam-solo-goods-in-row = { $what ->
    [solo] Towary miasta { $city } leżą w rzędzie: wskaż towar przez jego miejsce.
   *[many] Przy kilku graczach towary nie leżą w rzędzie.
}
no-steam-order-first-come = { $who } ma już zamówienie { $order }.
no-steam-order-exact-goods = Zamówienie { $order } wymaga: { $good }, a masz: { $good-kept }.
no-steam-order-coal-joker = { $what ->
    [no-coal] Nie masz węgla, który w zamówieniu { $order } mógłby zastąpić towar.
   *[not-asked] To zamówienie nie wymaga takiego towaru ({ $joker }), tylko: { $good }.
}
no-steam-deliver-origin-by-die = { $what ->
    [die] Kość pokazuje { $die }, więc towar musi jechać z miasta { $die }, a nie z miasta { $city }.
    [die-or-3a] Kość pokazuje { $die }, więc towar musi jechać z miasta { $die } albo, z kafelkiem 3a, do miasta { $die }.
    [place] W rzędzie miasta { $city } nie ma towaru na miejscu { $place }.
   *[good] W mieście { $city } nie ma takiego towaru: { $good }.
}
no-steam-deliver-colour-match = Miasto { $city } jest { $colour }, a towar { $good }.
no-steam-start-own-load-exclusive = Nie masz własnego ładunku w mieście { $city }.
no-steam-deliver-own-network = Twoje tory nie łączą miasta { $from } z miastem { $city }.
no-steam-deliver-distance = Twoje trasy między miastami { $from } i { $city } mają odległości: { $distance }.
no-steam-deliver-power = Odległość wynosi { $distance }, a moc lokomotywy tylko { $power }.
no-steam-tile-5b-final = Po kafelku 5b kości ({ $die }) nie można już zmieniać.
no-steam-solo-tile-two = W grze jednoosobowej nie ma tego kafelka: jego miejsce zajmuje kafelek 2 Solo.
no-steam-solo-tile-2a-reroll = { $what ->
    [asked] Kość Ewy pokazuje { $die } i czeka na twoją decyzję.
   *[not-asked] Kość Ewy nie czeka teraz na przerzut.
}
no-steam-solo-tile-2b-no-removal = { $what ->
    [asked] Ewa zaraz przewiezie towar z miasta { $die } i czeka na twoją decyzję.
   *[not-asked] Ewa nie przewozi teraz towaru, więc nie ma czego zatrzymać.
}
no-steam-solo-expansions = W grze jednoosobowej nie ma kafelków początkowych.
no-steam-setup-solo-tile-out = Przy tym stole nie gra Ewa: graczy jest { $seats }.
no-steam-end-three-empty = Gra jest skończona.
no-steam-end-stall = Gra jest skończona.
no-steam-solo-end = Gra jest skończona.
no-steam-eva-phase1-instant-win = Gra jest skończona.
no-steam-order-once-per-turn = W tej turze zrealizowano już jedno zamówienie.
no-steam-start-locomotive = Teraz używasz kafelka początkowego „{ $start }”.
no-steam-start-track = Teraz używasz kafelka początkowego „{ $start }”.
no-steam-start-action-tile = { $what ->
    [tile] Kafelka akcji { $tile } nie ma w puli.
   *[other] Teraz używasz kafelka początkowego „{ $start }”.
}

# Co można zrobić zamiast tego
instead-die = Wybierz kość: { $dice }.
instead-first-die = Powiedz, której używasz najpierw: { $dice }.
instead-start = Do wyboru: { $start }.
instead-start-box = Skreśl kratkę lokomotywy albo zrezygnuj.
instead-start-track = Narysuj tor albo zrezygnuj.
instead-start-tile = Weź kafelek akcji z puli.
instead-start-load = Wybierz towar i miasto.
instead-take-die = Zabierz tę kość albo ją zostaw.
instead-reroll-eva = Każ Ewie przerzucić kość albo pozwól jej działać.
instead-block-eva = Zatrzymaj Ewę albo pozwól jej działać.
instead-order-or-end = Zrealizuj zamówienie ({ $order }) albo zakończ turę.
instead-track = Tor ({ $type }) możesz narysować na polu: { $cell }.
instead-deliver = Możliwe przewozy (odległość): { $delivery }.
instead-act = Z kością { $die } możesz: { $act }.
instead-pass = Ta kość ({ $die }) na nic nie pozwala: spasuj.
act-track = narysować tor
act-box = skreślić kratkę
act-deliver = przewieźć towar
act-tile = wziąć kafelek
act-order = zrealizować zamówienie
act-set = ustawić kość kafelkiem 1
act-nudge = zmienić kość kafelkiem 5a
act-flip = odwrócić kość kafelkiem 5b
act-reroll = przerzucić kość kafelkiem 5b

# Boki pola, które łączy tor
sides-E-NW = lewy górny i prawy bok
sides-E-SE = prawy dolny i prawy bok
sides-E-SW = lewy dolny i prawy bok
sides-E-W = lewy i prawy bok
sides-NE-E = prawy górny i prawy bok
sides-NE-NW = lewy górny i prawy górny bok
sides-NE-SE = prawy górny i prawy dolny bok
sides-NE-SW = lewy dolny i prawy górny bok
sides-NE-W = lewy i prawy górny bok
sides-SE-NW = lewy górny i prawy dolny bok
sides-SE-SW = lewy dolny i prawy dolny bok
sides-SE-W = lewy i prawy dolny bok
sides-SW-NW = lewy górny i lewy dolny bok
sides-SW-W = lewy i lewy dolny bok
sides-W-NW = lewy i lewy górny bok

# Złe dane
what-die = kości
what-box = kratki
what-tile = kafelka
what-city = miasta
what-load-city = miasta na własny ładunek
what-distance = odległości
what-order = zamówienia
what-good = towaru
what-start = kafelka początkowego
what-cell = pola
what-side = boku
bad-same-side = Tor łączy dwa różne boki, a nie { $polish } z samym sobą.
bad-same-city = Towaru nie można przewieźć z miasta { $city } do niego samego.
bad-number = Nie ma { $what } { $number }; napisz od 1 do { $most }.
bad-name = Nie ma { $what } „{ $given }”; napisz { $polish }.
bad-move = „{ $move }” to nie ruch; napisz np. kość 3, tor B3 LG-PD, kratka 3, kafelek 3 albo przewieź 1-3 odległość 2.
bad-solo-expansions = W grze jednoosobowej nie ma węgla, zamówień ani kafelków początkowych (steam.solo.expansions).
bad-solo-options = Opcje eva i goods_per_city należą tylko do gry jednoosobowej.

# Pliki z wartościami z pudełka
material-size = Nie można użyć pliku z wartościami: jest dłuższy niż { $most } znaków.
material-toml = Nie można użyć pliku z wartościami: wiersz { $line } to nie TOML.
material-title = Nie można użyć pliku z wartościami: title musi być tekstem od 1 do { $most } widocznych znaków.
material-table = Nie można użyć pliku z wartościami: nie ma tabeli „{ $table }”; tabele to { $tables }.
material-format = Nie można użyć pliku z wartościami: ma format { $format }, a ten program czyta format 1.
material-list = Nie można użyć pliku z wartościami: { $table } trzeba zapisać jako [[{ $table }]].
material-lacks = Nie można użyć pliku z wartościami: w [[{ $table }]] numer { $at } brakuje „{ $key }”.
material-unknown-key = Nie można użyć pliku z wartościami: w [[{ $table }]] numer { $at } jest nieznany klucz „{ $key }”.
material-provenance = Nie można użyć pliku z wartościami: w [[{ $table }]] numer { $at } { $key } to „{ $value }”; napisz jedno z { $known }.
material-once = Nie można użyć pliku z wartościami: [[{ $table }]] musi wystąpić dokładnie raz dla { $name }, a liczba wystąpień to { $count }.
material-stranger = Nie można użyć pliku z wartościami: [[{ $table }]] dla { $name } nie należy do gry.
material-rows = Nie można użyć pliku z wartościami: [sheet] musi mieć rows, listę napisów.
material-row-count = Nie można użyć pliku z wartościami: liczba wierszy karty gracza to { $rows }, a może ich być od 1 do { $most }.
material-row-length = Nie można użyć pliku z wartościami: liczba pól w wierszu { $row } karty gracza to { $cells }, a może ich być najwyżej { $most }.
material-token = Nie można użyć pliku z wartościami: w wierszu { $row } karty gracza jest „{ $token }”; napisz 3 dla pola, [3] dla miasta, (3) dla miasteczka, a kropkę tam, gdzie nie ma pola.
material-city = Nie można użyć pliku z wartościami: w regionie { $region } liczba pól oznaczonych { $mark } to { $count }, a musi być dokładnie jedno miasto.
material-town = Nie można użyć pliku z wartościami: w regionie { $region } liczba pól oznaczonych { $mark } to { $count }, a musi być dokładnie jedno miasteczko.
material-colours = Nie można użyć pliku z wartościami: regiony muszą mieć kolory: dwa szare oraz po jednym czerwony, niebieski, zielony i żółty.
material-bag = Nie można użyć pliku z wartościami: dla pięciu graczy w woreczku muszą być co najmniej 42 kolorowe towary.
material-black-face = Nie można użyć pliku z wartościami: ścianka { $face } czarnej kości pokazuje { $tracks }, a musi mieć dwa z { $known }.
material-use = Nie można użyć pliku z wartościami: użycie kafelka akcji { $tile } to „{ $value }”; napisz once albo permanent.
material-use-4b = Nie można użyć pliku z wartościami: kafelek akcji base 4b ma „once”, a według instrukcji działa tak długo, jak długo się go ma.
material-order-goods = Nie można użyć pliku z wartościami: zamówienie { $order } wymaga { $goods }, a musi wymagać od 1 do 10 spośród { $known }.
material-border = Nie można użyć pliku z wartościami: mapa { $map }: { $border } to nie są dwa stykające się regiony.
material-edge = Nie można użyć pliku z wartościami: mapa { $map }: { $edge } to nie są dwa sąsiednie pola karty gracza.
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
score-no-box = { $who } podaje kratkę lokomotywy { $box }; kratki mają numery od 1 do 6.
score-box-twice = { $who } podaje kratkę lokomotywy { $box } dwa razy.
score-track = { $who } podaje „{ $track }”, a to nie jest tor; napisz np. B3 NW-SE.
score-no-cell = { $who } ma tor na polu { $cell }, ale na karcie gracza nie ma takiego pola.
score-city = { $who } ma tor na polu { $cell }, ale to jest miasto.
score-cell-twice = { $who } ma dwa tory na polu { $cell }; na polu mieści się jeden.
score-crosses = Skreślenia Ewy to lista sześciu liczb, po jednej na region, a jest ich { $count }.
score-region = Skreślenia Ewy w regionie { $region }: { $crosses }; możliwe są od 0 do { $most }.

# Karta obok stołu
cardline-box = Kratka lokomotywy: biała kość z jej numerem.
cardline-delivery-power = Dostawa: lokomotywa co najmniej tak silna, jak daleko jedzie towar.
cardline-coal = Węgiel może trafić do każdego innego miasta.
cardline-delivery = Dostawa: 1 punkt za każde miasto i miasteczko po drodze, bez miasta wysyłki.
cardline-link = Każde ukończone połączenie: 1 punkt.
cardline-town = Każde miasteczko na ukończonym połączeniu: 1 punkt.
cardline-locomotive = Lokomotywa o mocy { $power }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-tile = Kafelek akcji { $tile }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-order = Kafelek zamówienia { $order } ({ $good }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-plus-two = Kafelek startowy +2: 2 punkty.
cardline-eva-deliveries = Ewa: punkty za jej dostawy.
cardline-eva-locomotive = Lokomotywa Ewy: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-eva-regions = Ewa: 1 punkt za każde skreślenie w dwóch regionach, w których ma ich najwięcej.
cardline-eva-pool = Ewa: dodatnie wartości kafelków akcji w puli.
cardline-end = Gra kończy się po rundzie, po której trzy miasta nie mają towarów.
