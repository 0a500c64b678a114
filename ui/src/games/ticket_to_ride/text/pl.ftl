# Plansza
ttr-board = Plansza: strzałki prowadzą od miasta do trasy, Enter działa
ttr-whole = Cała mapa
ttr-route = { $from } – { $to }: { $card }, { $length } { $length ->
    [one] wagonik
    [few] wagoniki
   *[many] wagoników
}{ $kind ->
    [tunnel] , tunel
    [ferry] , prom z { $ferry } { $ferry ->
        [one] lokomotywą
       *[other] lokomotywami
    }
   *[plain] {""}
}{ $state ->
    [owned] . Trasę ma { $owner }.
    [closed] . Trasa zamknięta.
    [legal] . Możesz ją zająć.
   *[free] . Trasa wolna.
}
ttr-city = { $city }{ $state ->
    [station] , dworzec: { $owner }
    [legal] , możesz tu zbudować dworzec
   *[plain] {""}
}
card-grey = dowolny kolor
card-none = puste

# Obok planszy
ttr-supply = Karty wagonów i bilety
ttr-row-card = Odkryta karta nr { $place }: { $card }
ttr-row = Odkryte karty
ttr-deck = Talia
ttr-deck-aria = Dobierz kartę z talii; { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
ttr-tickets = Bilety
ttr-tickets-aria = Dobierz bilety; { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
}
ttr-discards = Odrzucone
ttr-revealed = { $extra ->
    [0] Tunel: nic nie trzeba dokładać
    [one] Tunel: dołóż jedną kartę
    [few] Tunel: dołóż { $extra } karty
   *[many] Tunel: dołóż { $extra } kart
}

# Moje rzeczy
ttr-hand = Moje karty: { $count }
ttr-hand-pile = { $card }: { $count }
ttr-hand-empty = Nie masz jeszcze kart: weź odkryte albo dobierz z talii.
ttr-tickets-mine = Moje bilety: { $count }
ttr-ticket = { $from } – { $to }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}{ $state ->
    [done] , zrealizowany
   *[open] {""}
}
ttr-way = { $cars ->
    [0] Bilet jest zrealizowany.
    [one] Wystarczy jeszcze { $cars } wagonik.
    [few] Wystarczą jeszcze { $cars } wagoniki.
   *[many] Wystarczy jeszcze { $cars } wagoników.
}
ttr-no-way = Nie ma już wolnej drogi.
ttr-tickets-worth = { $done } z { $count } zrealizowane · teraz { $worth }
ttr-ticket-cars = { $cars ->
    [one] brakuje 1 wagonika
   *[other] brakuje { $cars } wagoników
}
ttr-find = Znajdź miasto
ttr-offer = Zatrzymaj { $least ->
    [one] co najmniej jeden z tych biletów
    [few] co najmniej { $least } z tych biletów
   *[many] co najmniej { $least } z tych biletów
}
ttr-keep = { $count ->
    [0] Zatrzymaj co najmniej { $least }
    [one] Zatrzymaj jeden bilet
    [few] Zatrzymaj { $count } bilety
   *[many] Zatrzymaj { $count } biletów
}
ttr-pay-route = { $route }: którymi kartami?
ttr-pay-station = Dworzec – { $city }: którymi kartami?
ttr-pay = { $card }
ttr-tunnel = Tunel { $route }: { $extra ->
    [one] trzeba dołożyć jedną kartę
    [few] trzeba dołożyć { $extra } karty
   *[many] trzeba dołożyć { $extra } kart
}
ttr-tunnel-laid = Wyłożone
ttr-tunnel-revealed = Odsłonięte
ttr-tunnel-pay = Dołóż
ttr-tunnel-decline = Zabierz swoje karty
ttr-stop = Poprzestań na jednej karcie
ttr-pass = Pasuj

# Miejsce
ttr-seat-cars = Pozostałe wagoniki
ttr-seat-cards = Karty na ręce
ttr-seat-tickets = Bilety
ttr-seat-stations = Pozostałe dworce
ttr-seat-seen = Karty wzięte z odkrytych

# Co teraz
ttr-prompt-opening = Bilety: zatrzymaj co najmniej { $least }.
ttr-prompt-turn = { $stations ->
    [yes] Dobierz, zajmij trasę lub zbuduj dworzec.
   *[no] Dobierz karty, bilety lub zajmij trasę.
}
ttr-prompt-second-card = Weź drugą kartę.
ttr-prompt-second-card-or-stop = Weź drugą kartę albo poprzestań.
ttr-prompt-choose-tickets = { $least ->
    [one] Zatrzymaj co najmniej jeden bilet.
    [few] Zatrzymaj co najmniej { $least } bilety.
   *[many] Zatrzymaj co najmniej { $least } biletów.
}
ttr-prompt-tunnel = Dołóż { $extra ->
    [one] 1 kartę
    [few] { $extra } karty
   *[many] { $extra } kart
} albo zabierz swoje.
ttr-prompt-pass = Nie możesz nic zrobić: spasuj.
ttr-do-claim = Zajmij trasę { $route }: { $card }
ttr-do-station = Zbuduj dworzec w mieście { $city }: { $card }
ttr-do-draw-row = Weź odkrytą kartę nr { $place }: { $card }
ttr-do-draw-deck = Dobierz kartę z talii
ttr-do-draw-tickets = Dobierz bilety
ttr-do-keep = Zatrzymaj: { $tickets }
ttr-do-pay-extra = Dołóż na tunel: { $card }
ttr-do-decline = Zabierz swoje karty z trasy { $route }
ttr-do-stop = Zakończ po jednej karcie
ttr-do-pass = Spasuj: nic innego nie można zrobić
ttr-keys-find = znajdź miasto
ttr-banner-last = Ostatnia runda: { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}.
ttr-banner-tunnel = Tunel { $route }: { $extra ->
    [one] trzeba dołożyć { $extra } kartę
    [few] trzeba dołożyć { $extra } karty
   *[many] trzeba dołożyć { $extra } kart
}.

# Przebieg gry
ttr-log-took = { $who } bierze
ttr-log-drew = { $who } dobiera
ttr-log-and-took = i bierze
ttr-log-and-drew = i dobiera
ttr-log-claimed = { $who } zajmuje trasę { $route }
