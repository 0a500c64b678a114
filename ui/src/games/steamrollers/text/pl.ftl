# Co trzeba zrobić
steam-prompt-start-pick = Wybierz kafelek początkowy.
steam-prompt-start-box = Skreśl kratkę lokomotywy albo zrezygnuj.
steam-prompt-start-track = Narysuj tor gdziekolwiek albo zrezygnuj.
steam-prompt-start-tile = Weź kafelek akcji z puli albo zrezygnuj.
steam-prompt-start-load = Wybierz towar i miasto (3 albo 4).
steam-prompt-choose-die = Wybierz białą kość.
steam-prompt-asked-2b = { $who } wybiera { $face }. Zabierasz?
steam-prompt-which-die = Której kości używasz najpierw?
steam-prompt-act = Kość { $face }: wybierz tor, kocioł, dostawę lub kafelek.
steam-prompt-after = Zrealizuj zamówienie albo zakończ turę.
steam-prompt-eva-rolled = Kość Ewy pokazuje { $face }. Przerzucić?
steam-prompt-eva-loads = Ewa przewozi z miasta { $face }. Zatrzymać?
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
steam-sheet = Karta gracza: { $name }

# Kości i towary
steam-round = Runda { $round }
steam-moment = Runda { $round } · puste miasta { $empty }/{ $most }
steam-dice = Kości
steam-die = Biała kość: { $face }
steam-die-in-hand = W ręku: { $face }
steam-die-taken = { $face }, kość zabrana ({ $who })
steam-goods = Plansza towarów
steam-city-goods = Miasto { $city }, { $colour }
steam-empty = puste
steam-city-holds = { $good }
steam-empty-cities = Puste miasta: { $count } (gra kończy się przy 3)
steam-deliveries = Dostawy
steam-deliver = Przewieź towar ({ $good }) z miasta { $origin } do miasta { $to }: { $distance } { $distance ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
steam-spends = zużywa { $tile }
steam-with = z kafelkiem { $tile }
steam-shelf = Dostarczone skrzynki
steam-kept = Zachowane:
steam-power-stops = Moc { $power }: w dostawie do { $power } { $power ->
    [one] przystanku
   *[other] przystanków
}
steam-power-alone = Moc { $power }
steam-power = Moc { $power } (przy dostawach { $delivery })
steam-delivered = Za dostawy: { $points }
steam-links = Połączenia: { $count }
steam-own-load = Własny ładunek w mieście { $city }:
steam-stolen = Kość { $face } zabrana kafelkiem 2b

# Co może kość
steam-choices = Tą kością
steam-choice-track = Tor
steam-choice-box = Kocioł
steam-choice-deliver = Dostawa
steam-choice-tile = Kafelek
steam-about-track = w regionie { $die }
steam-about-box = skreśl { $die }
steam-about-deliver = z miasta { $die }
steam-about-tile = { $tile }: { $effect }
steam-barred-full = region { $die } pełny
steam-barred-track = żaden nie pasuje
steam-barred-box = już skreślona
steam-barred-empty = miasto { $die } jest puste
steam-barred-link = miasto { $die } bez połączeń
steam-barred-power = brak mocy
steam-barred-deliver = nic nie pasuje
steam-barred-sideways = leży bokiem
steam-barred-tile = niedostępny
steam-short-1a = dowolna liczba
steam-short-1b = dowolna liczba
steam-short-2a = dwie kości
steam-short-2b = kość rywala
steam-short-3a = kość wskazuje cel
steam-short-3b = o 1–2 dalej
steam-short-4a = każda odległość
steam-short-4b = moc +1
steam-short-5a = kość ±1
steam-short-5b = przerzut lub obrót
steam-short-6a = dowolny tor
steam-short-6b = dowolny tor
steam-short-solo-2a = Ewa przerzuca
steam-short-solo-2b = zatrzymuje Ewę

# Kafelki
steam-tiles = Kafelki akcji
steam-orders = Zamówienia
steam-order = Zamówienie { $order }: { $good } za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
steam-starting-tiles = Kafelki początkowe

# Przyciski
steam-do-tile-for = { $mine ->
    [yes] Obróć bokiem swój kafelek { $tile }
   *[no] Weź kafelek { $tile }
}: { $effect }
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

# Po co jest ruch
aim-link = połączenie { $which }
aim-power = lokomotywa o mocy { $which }
