# Co trzeba zrobić
ink-prompt-die = Wybierz kostkę do narysowania.
ink-prompt-cell = Wybierz pole na ten rysunek.
ink-prompt-cell-mouse = Wybierz pole; R albo kółko obraca.
ink-prompt-nowhere = To teraz nigdzie nie pasuje.
ink-prompt-finish = Zakończ albo dodaj trasę specjalną.
ink-prompt-finish-left = Zakończ albo rysuj, co pasuje.
ink-prompt-meteor = Meteoryt: niech uderzy albo go zignoruj.
ink-prompt-direction = Meteoryt: wybierz pole albo go zignoruj.
ink-last-round = Ostatnia runda

# Ruch, zanim się go wykona
ink-move-draw = Narysuj na polu { $cell }: { $face }
ink-move-meteor = Meteoryt uderza w pole { $cell }
ink-move-ignore = Zignoruj meteoryt i wykreśl trasę: { $face }
ink-move-finish = Zakończ rundę

# Klawisze
ink-keys-dice = weź tę kostkę
ink-keys-turn = obróć to, co trzymasz (Shift: w drugą stronę)
ink-keys-mirror = odbij to, co trzymasz
ink-keys-drag = przeciągnij kostkę na pole

# Plansza
ink-board = Plansza: { $name }
ink-cell = Pole { $cell }: { $face }.
ink-cell-empty = Pole { $cell }: puste.
ink-lies-highway = Autostrada { $edge }.
ink-lies-railway = Tory { $edge }.
ink-lies-lava = Lawa { $edge }.
ink-leads-highway = Autostrada dochodzi { $edge }.
ink-leads-railway = Tory dochodzą { $edge }.
ink-leads-lava = Lawa dopływa { $edge }.
ink-exit-highway = Wyjście autostrady { $edge }.
ink-exit-railway = Wyjście kolejowe { $edge }.
ink-in-hand = W ręce: { $face }.
edge-N = u góry
edge-E = z prawej
edge-S = na dole
edge-W = z lewej
ink-cell-fits = Coś tu pasuje.
ink-meteor-fall = Niech meteoryt spadnie na { $direction }, w pole { $cell }

# Taca
ink-dice = Kostki tej rundy
ink-die = Kostka: { $face }
ink-tool = Narysuj: { $face }
ink-tool-idle = Teraz nigdzie nie pasuje: { $face }
ink-tool-gone = Użyte: { $face }
ink-specials = Trasy specjalne: jedna na rundę, trzy na grę
ink-specials-left = { $left ->
    [0] Nie ma już tras specjalnych
    [one] Została { $left } trasa specjalna
    [few] Zostały { $left } trasy specjalne
    [many] Zostało { $left } tras specjalnych
   *[other] Zostało { $left } trasy specjalnej
}
ink-specials-short = Trasy specjalne
ink-meteor-dice = Meteoryt: kierunek { $direction }, odległość { $distance }
ink-turn = Obróć
ink-mirror = Odbij
ink-undo = Cofnij
ink-finish = Zakończ rundę

# Miejsca
ink-round = Runda { $round } z { $rounds }
ink-total = Razem
ink-enlarge = Obejrzyj planszę: { $name }
ink-seat-draws = Rysuje…
ink-seat-done = Runda skończona
ink-seat-over = Plansza końcowa

# Moje punkty, po jednym słowie
ink-part-networks = sieci
ink-part-longest-highway = drogi
ink-part-longest-railway = tory
ink-part-centre = środek
ink-part-errors = błędy
ink-part-closed-lakes = jeziora
ink-part-largest-lake = najw.
ink-part-crater-ends = kratery
