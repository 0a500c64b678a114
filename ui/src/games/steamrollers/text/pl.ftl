# Co trzeba zrobić
steam-prompt-start-pick = Wybierz kafelek początkowy.
steam-prompt-start-box = Skreśl dowolną kratkę lokomotywy albo zrezygnuj.
steam-prompt-start-track = Narysuj jeden tor w dowolnym miejscu albo zrezygnuj.
steam-prompt-start-tile = Weź z puli kafelek akcji albo zrezygnuj.
steam-prompt-start-load = Wybierz towar i miasto (3 albo 4), w którym będzie czekał na ciebie.
steam-prompt-choose-die = Wybierz białą kość.
steam-prompt-asked-2b = { $who } wybiera kość z wynikiem { $face }. Zabierasz ją kafelkiem 2b?
steam-prompt-which-die = Której z dwóch kości używasz najpierw?
steam-prompt-act = Użyj kości { $face }: tor w regionie { $face }, kratka { $face }, przewóz z miasta { $face } albo kafelek { $face }.
steam-prompt-after = Możesz zrealizować jedno zamówienie albo zakończyć turę.
steam-prompt-eva-rolled = Kość Ewy pokazuje { $face }. Każesz ją przerzucić?
steam-prompt-eva-loads = Ewa zaraz przewiezie towar z miasta { $face }. Zatrzymujesz ją?
steam-prompt-over = Gra skończona.
steam-last-round = Trzy miasta są puste: to ostatnia runda.

# Arkusz
steam-board = Twoja karta gracza
steam-cell = Pole { $cell }, region { $region }
steam-town = Miasteczko na polu { $cell }, region { $region }
steam-cell-empty = puste.
steam-cell-track = tor łączy { $sides }.
steam-cell-leads = Tor dochodzi { $hex }.
steam-cell-city = Miasto { $city } leży { $hex }.
steam-cell-wall = Zablokowana granica { $hex }.
hex-NE = u góry z prawej
hex-E = z prawej
hex-SE = na dole z prawej
hex-SW = na dole z lewej
hex-W = z lewej
hex-NW = u góry z lewej
steam-city = Miasto { $region }
steam-locomotive = Lokomotywa
steam-box = Kratka lokomotywy { $box }
steam-box-crossed = Kratka lokomotywy { $box }, skreślona
steam-turns = Obroty toru na polu { $cell }
steam-turn = { $type }, { $sides }
steam-enlarge = Powiększ kartę gracza: { $name }
steam-close = Zamknij

# Kości i towary
steam-round = Runda { $round }
steam-dice = Kości
steam-die = Biała kość: { $face }
steam-die-in-hand = W ręku: { $face }
steam-in-hand = w ręku
steam-goods = Plansza towarów
steam-city-goods = Miasto { $city }, { $colour }
steam-empty = puste
steam-empty-cities = Puste miasta: { $count } (gra kończy się przy 3)
steam-deliveries = Dostawy
steam-deliver = Przewieź towar ({ $good }) z miasta { $origin } do miasta { $to }: { $distance } { $distance ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
steam-points = { $points } pkt
steam-power = Moc { $power } (przy dostawach { $delivery })
steam-delivered = Za dostawy: { $points }
steam-links = Połączenia: { $count }
steam-own-load = Własny ładunek w mieście { $city }:
steam-stolen = Kość { $face } zabrana kafelkiem 2b

# Kafelki
steam-tiles = Kafelki akcji
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
steam-orders = Zamówienia
steam-order = Zamówienie { $order }: { $good } za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
steam-starting-tiles = Kafelki początkowe
steam-start-locomotive = Lokomotywa: od razu skreśl dowolną kratkę
steam-start-track = Tory: od razu narysuj jeden tor, dowolny i gdziekolwiek
steam-start-plus-two = +2: dwa punkty na koniec
steam-start-action-tile = Kafelek akcji: od razu weź dowolny, obrócony bokiem
steam-start-own-load = Własny ładunek: towar w mieście 3 albo 4, który dostarczysz tylko ty

# Przyciski
steam-do-die = Weź kość { $face }
steam-do-track = Tor na polu { $cell }: { $sides }
steam-do-box = Skreśl kratkę { $box }
steam-do-tile = Weź kafelek akcji { $tile }
steam-do-tile-for = { $mine ->
    [yes] Obróć bokiem swój kafelek { $tile }
   *[no] Weź kafelek { $tile }
}: { $effect }
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
steam-keys-turn = obróć tor do następnego pasującego ułożenia

# Ewa
steam-eva = Ewa
steam-eva-points = { $points } { $points ->
    [one] punkt za dostawy
    [few] punkty za dostawy
   *[many] punktów za dostawy
}
steam-eva-crosses = { $count } z { $most }
steam-eva-die = Jej kość: { $face }
