# Nazwy
rr-worker = { $hue ->
    [white] białego robotnika
    [purple] fioletowego robotnika
    [orange] pomarańczowego robotnika
    [grey] szarego robotnika
    [turquoise] turkusowego robotnika
   *[any] dowolnego robotnika
}
rr-gained = { $gained ->
    [white] białego
    [purple] fioletowego
    [orange] pomarańczowego
    [grey] szarego
    [turquoise] turkusowego
   *[any] dowolnego
}
rr-worker-name = { $hue ->
    [white] Biały
    [purple] Fioletowy
    [orange] Pomarańczowy
    [grey] Szary
    [turquoise] Turkusowy
   *[any] Dowolny
}
rr-origin = { $origin ->
    [board] z planszy
   *[supply] z zasobów
}
rr-field-station = Stacja
rr-field-rail = Kolej
rr-field-telegraph = Telegraf
rr-field-sale = Sprzedaż

# Koszty i zyski
rr-cost-money = zapłać { $n } $
rr-cost-shares = odrzuć { $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
}
rr-cost-worker = odrzuć robotnika
rr-cost-each = po { $n } $ za każdego
rr-cost-then = { $cost }: { $gain }
rr-gain-money = weź { $n } $
rr-gain-shares = weź { $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
}
rr-gain-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} na torach wydajności
rr-gain-promote = awansuj { $n ->
    [one] robotnika
   *[other] 1 lub 2 robotników
}
rr-gain-flip = { $n ->
    [one] odwróć pociąg
   *[many] odwróć pociągi { $n } razy
}
rr-gain-train = weź pociąg
rr-gain-track = połóż tor za darmo
rr-gain-station = zbuduj stację za darmo
rr-gain-office = zbuduj biuro za darmo
rr-gain-exchange = wymień robotnika
rr-gain-workers = weź { $workers }
rr-gain-one-of = weź { $workers }
rr-dollars = { $n } $
rr-free = bez kosztu

# Cztery akcje
rr-basic-station = Zbuduj stację w mieście swojej sieci, zapłać i weź nagrodę.
rr-basic-rail = Połóż { $pieces ->
    [one] { $pieces } tor
   *[few] { $pieces } tory
} za { $rail_cost } $ i po { $terrain_cost } $ za każdy symbol trudnego terenu.
rr-basic-telegraph = Zbuduj za darmo biuro w sekcji telegrafu i weź jej udziały.
rr-basic-sale = Sprzedaj skrajny lewy tor albo budynek za { $sale } $; możesz odwrócić pociąg.
rr-extra-white = Awansuj robotnika
rr-extra-station-purple = Zapłać { $foreman_flip_cost } $, aby odwrócić swój pociąg
rr-extra-station-orange = Stacja nic nie kosztuje
rr-extra-station-grey = Weź też premię za pierwszą stację, nawet jeśli miejsce jest zajęte
rr-extra-station-turquoise = Zapłać { $engineer_reward_cost } $, aby wziąć nagrodę miasta drugi raz
rr-extra-rail-purple = Zapłać { $foreman_train_cost } $, aby wziąć pociąg
rr-extra-rail-orange = Weź { $accountant_rail } $ i po { $accountant_terrain } $ za każdy symbol trudnego terenu przy położonych torach
rr-extra-rail-grey = Weź { $negotiator_shares } udziały
rr-extra-rail-turquoise = { $per_track ->
    [yes] Połóż trzeci tor; każdy z trzech kosztuje { $rail_cost } $
   *[no] Połóż trzeci tor; dopłacasz tylko za jego trudny teren
}
rr-extra-telegraph-purple = Wymień swojego robotnika na dowolnego innego
rr-extra-telegraph-orange = Weź po { $accountant_per_share } $ za każdy swój udział
rr-extra-telegraph-grey = Weź też udziały za pierwsze biuro, nawet jeśli miejsce jest zajęte
rr-extra-telegraph-turquoise = Zapłać { $engineer_tile_cost } $, aby użyć żetonu sekcji
rr-extra-sale-purple = { $foreman_steps } kroki na torach wydajności
rr-extra-sale-orange = Weź po { $accountant_per_train } $ za każdy swój pociąg
rr-extra-sale-grey = Przyjmij jedną z dwóch transakcji, o udział taniej
rr-extra-sale-turquoise = Odwróć jeszcze jeden pociąg
rr-worker-does = { rr-worker-name }: { $extra }

# Każdy ruch jako zdanie
rr-do-finish = Zakończ turę
rr-do-done = Zrezygnuj z reszty tej nagrody
rr-do-no-deal = Nie przyjmuj transakcji
rr-do-pay = Zapłać { $n } $ za akcję
rr-do-sell-share = Sprzedaj udział za { $n } $
rr-do-skip = Pomiń turę: nie masz już żadnego elementu
rr-do-hire = Zatrudnij { rr-worker } za { $n } $
rr-do-pick = Zacznij, biorąc { rr-worker } i to: { $bonus }
rr-do-place = Postaw { rr-worker } na polu „{ $field }”. Dodatkowo: { $extra }
rr-do-place-as-white = Postaw { rr-worker } na polu „{ $field }” w roli białego. Dodatkowo: { $extra }
rr-do-station = Zbuduj stację za { $n } $: { $town }. Nagroda: { $bonus }
rr-do-station-first = Zbuduj pierwszą stację za { $n } $: { $town }. Nagroda: { $bonus }. Premia za pierwszą stację: { $first }
rr-do-station-free = Zbuduj za darmo stację bez nagrody: { $town }
rr-do-track = Połóż tor { $from } – { $to }{ $n ->
    [0] {""}
   *[other] , { $n } $ za trudny teren
}{ $deal ->
    [yes] ; potem transakcja dla wszystkich
   *[no] {""}
}
rr-do-track-free = Połóż za darmo tor { $from } – { $to }
rr-do-office = Zbuduj biuro w sekcji { $section }: weź { $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
}. Za robotnika możesz też użyć żetonu: { $bonus }
rr-do-office-deal = Zbuduj biuro w sekcji { $section }: weź { $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
}; potem transakcja dla wszystkich
rr-do-office-free = Zbuduj za darmo biuro w sekcji { $section }, bez udziałów
rr-do-sale-track = Sprzedaj tor za { $n } $
rr-do-sale-building = Sprzedaj budynek za { $n } $
rr-do-extra = Skorzystaj z efektu dodatkowego robotnika
rr-do-reward = Weź nagrodę miasta: { $bonus }
rr-do-first-bonus = Weź premię za pierwszą stację: { $bonus }
rr-do-tile = Odrzuć { rr-worker }, aby użyć żetonu telegrafu: { $bonus }
rr-do-deal = Przyjmij transakcję: { $bonus }
rr-do-flip-front = Użyj pociągu „{ $train }”: { $bonus }
rr-do-flip-back = Przygotuj pociąg „{ $train }” do użycia (da: { $bonus })
rr-do-train = Weź pociąg „{ $train }”; odwrócony daje: { $bonus }
rr-do-step = Krok na torze „{ $track }”: pole warte { $points }
rr-do-step-cost = Krok na torze „{ $track }” ({ $cost }): pole warte { $points }
rr-do-step-worker = Krok na torze „{ $track }” za { rr-worker } { rr-origin }: pole warte { $points }
rr-do-promote = Awansuj { rr-worker } { rr-origin } na kamień milowy { $milestone }
rr-do-exchange = Wymień { rr-worker } { rr-origin } na { rr-gained }
rr-do-gain = Weź { rr-worker }
rr-do-complete = Najpierw ukończ kamień milowy { $milestone }
rr-do-keep = Zatrzymaj kamień milowy { $milestone }

# Czego teraz trzeba
rr-ask-pick = Wybierz żeton przygotowania i robotnika.
rr-ask-worker = Wybierz robotnika, a potem pole.
rr-ask-field = Wybierz pole swojej planszy.
rr-ask-skip = Nie masz na nic elementów: pomiń turę.
rr-ask-station = Wybierz podświetlone miasto na stację.
rr-ask-rail = Wybierz pole na mapie; jeszcze { $n ->
    [one] { $n } tor
    [few] { $n } tory
   *[many] { $n } torów
}.
rr-ask-telegraph = Wybierz sekcję telegrafu na biuro.
rr-ask-sale = Wybierz, co sprzedajesz: tor czy budynek.
rr-ask-money = Brakuje pieniędzy: masz { $money } $ z { $n } $.
rr-ask-pay = Zapłać { $n } $ albo użyj innego efektu.
rr-ask-pay-finish = Zapłać { $n } $ i zakończ turę.
rr-ask-four = Weź albo zatrudnij: musi być czterech.
rr-ask-four-deal = Przyjmij transakcję z robotnikiem.
rr-ask-finish-four = Zakończ; robotnika da transakcja.
rr-ask-rest = Użyj reszty efektów albo zakończ turę.
rr-ask-finish = Wszystko zrobione: zakończ turę.
rr-ask-deals = Transakcja: jedna, obie lub żadna.
rr-ask-deal = Transakcja: jedna z dwóch lub żadna.
rr-ask-order = Który kamień milowy kończysz najpierw?
rr-ask-keep = Zatrzymaj jeden z tych kamieni milowych.
rr-ask-reward = Weź nagrodę w dowolnej kolejności.
rr-ask-done = Teraz nic tu nie pasuje: zrezygnuj z reszty nagrody.
rr-ask-steps = Przesuń znaczniki: { $n ->
    [one] został { $n } krok
    [few] zostały { $n } kroki
   *[many] zostało { $n } kroków
}.
rr-ask-promotions = Awansuj robotnika na kamień milowy.
rr-ask-flips = Wybierz pociąg do odwrócenia.
rr-ask-train = Wybierz pociąg, który bierzesz.
rr-ask-track = Wybierz pole na darmowy tor.
rr-ask-station-free = Wybierz miasto na darmową stację.
rr-ask-office = Wybierz sekcję na darmowe biuro.
rr-ask-exchange = Odrzuć robotnika i wybierz nowego.
rr-ask-workers = Wybierz robotnika, którego bierzesz.
rr-last-round = Zbliża się koniec: { $n ->
    [one] została { $n } tura
    [few] zostały { $n } tury
   *[many] zostało { $n } tur
}.

# Lista efektów
rr-main-station = Zbuduj stację
rr-main-rail = { $n ->
    [0] Tory położone
    [one] Połóż jeszcze 1 tor
    [few] Połóż { $n } tory
   *[many] Połóż { $n } torów
}
rr-main-telegraph = Zbuduj biuro
rr-main-sale = Sprzedaj element za { $sale } $
rr-main-pay = Zapłać za to
rr-item-extra = Dodatek robotnika
rr-item-reward = Nagroda miasta
rr-item-first = Premia za pierwszą stację
rr-item-flip = Odwróć pociąg
rr-item-done = zrobione
rr-item-must = konieczne
rr-item-may = jeśli chcesz
rr-reward-due = Pierwszy użyty efekt kosztuje { $n } $
rr-reward-steps = Tory wydajności: { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
rr-reward-promotions = Awans: najwyżej { $n }{ $each ->
    [0] {""}
   *[other] , po { $each } $
}
rr-reward-flips = Odwróć pociągi: { $n ->
    [one] { $n } raz
   *[many] { $n } razy
}
rr-reward-train = Weź pociąg
rr-reward-track = Darmowy tor: kliknij podświetlone pole na mapie (do wyboru: { $n })
rr-reward-station = Darmowa stacja: kliknij podświetlone miasto na mapie (do wyboru: { $n })
rr-reward-office = Darmowe biuro: kliknij podświetloną sekcję telegrafu (do wyboru: { $n })
rr-reward-exchange = Wymień robotnika
rr-reward-workers = Weź { $n ->
    [one] robotnika
    [few] { $n } robotników
   *[many] { $n } robotników
}
rr-step-for-worker = Następne pole toru „{ $track }” kosztuje robotnika; którego?
rr-way = { $origin ->
    [board] plansza
   *[supply] zasoby
}
rr-give = Odrzuć { rr-worker }
rr-exchange-for = A w zamian weź:
rr-none-now = Teraz nic nie pasuje.
rr-nobody = nikt
rr-none = brak
rr-all-choices = Wszystkie możliwości słowami ({ $n })
rr-seen = { $text }

# Przebieg gry tym, co wydrukowano
rr-told-completed = { $who } kończy kamień milowy { $id } ({ $conditions }) za { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. Do ogólnych zasobów wraca menedżer: { $worker }.
rr-told-kept = { $who } zatrzymuje kamień milowy { $id }: { $conditions }, { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}{ $count ->
    [0] {""}
    [one] . Drugi wkłada pod stos
   *[other] . Pozostałe wkłada pod stos
}.
rr-told-drew-milestones-mine = Oglądasz kamienie milowe: { $milestones }
rr-told-milestone = { $id }: { $conditions }, { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.

# Moje rzeczy
rr-purse = Twoje pieniądze i robotnicy
rr-money = Pieniądze: { $n } $
rr-shares = Udziały: { $n }
rr-sell-share = Sprzedaj: +{ $n } $
rr-hire = Zatrudnij: { $n } $
rr-workers-label = { $n } × { rr-worker-name }, { rr-origin }
rr-milestones = Kamienie milowe
rr-points = { $n } pkt
rr-manager-wanted = Potrzeba: { rr-worker }
rr-manager-stands = Menedżer: { rr-worker-name }
rr-milestone-words = { $id }, punkty: { $n }. { $conditions }. Menedżerowie { $have }/{ $need }
rr-own-board = Twoje sekcje
rr-own-section = Sekcja { $section }: { $n } $, tory: { $tracks }, budynki: { $buildings }
rr-to-the-end = Wywołasz koniec gry, zabierając z planszy jeszcze: { $tracks ->
    [one] { $tracks } tor
    [few] { $tracks } tory
   *[many] { $tracks } torów
} i { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}.
rr-to-the-end-short = do końca { $n }
rr-pieces-left = Na planszy tory: { $tracks }, budynki: { $buildings }
rr-trains = Pociągi
rr-train-front-label = { $n } × pociąg „{ $train }”, gotowy: odwróć, aby dostać: { $bonus }; na koniec wart { $points } pkt
rr-train-back-label = { $n } × pociąg „{ $train }”, użyty: odwróć, aby był znów gotowy ({ $bonus })

# Plansza
rr-board = Mapa i telegraf
rr-tracks = Tory wydajności
rr-city-label = { $town }, poziom { $level }, stacja { $n } $. Premia za pierwszą stację: { $first }. Nagroda: { $bonus }. Stacje: { $stations }.
rr-space-label = { $from } – { $to }, { $n ->
    [0] równina
   *[other] trudny teren { $n } $
}{ $deal ->
    [yes] , transakcja
   *[no] {""}
}. Tory: { $tracks }.
rr-section-label = Sekcja { $section }: udziały { $n }, pierwsze biuro +{ $more }; { $bonus }. Biura: { $offices }.
rr-link-label = Biura w sekcjach { $from } i { $to }: { $n } pkt
rr-track-label = Tor „{ $track }”: twoje pole jest warte { $points }, następne { $more }; koszt przejścia: { $cost }.
rr-track-label-top = Tor „{ $track }”: twoje pole jest warte { $points }, to najwyższe.
rr-deal-sign = powoduje transakcję
rr-deal-title = Transakcja
rr-deal-stack = w stosie { $n }
rr-deal-label = Transakcja { $half }: { $bonus }.
rr-deal-thinks = wybiera…
rr-deal-took-thinks = przyjęto: { $half }, wybiera…
rr-deal-took = przyjęto: { $half }
rr-deal-refused = rezygnuje
rr-deal-waits = odpowie później

# Obok planszy
rr-supply = Tory wydajności, transakcje i ogólne zasoby
rr-general = Ogólne zasoby
rr-general-label = { $n } × { rr-worker-name } w ogólnych zasobach
rr-stack-label = { $n } × pociąg „{ $train }”: { $bonus }
rr-milestone-stack = { $stack }: { $n }

# Na polach, w paru słowach
rr-short-station = Stacja w mieście
rr-short-rail = { $pieces ->
    [one] { $pieces } tor
    [few] { $pieces } tory
   *[many] { $pieces } torów
}, { $rail_cost } $ + teren
rr-short-telegraph = Biuro i udziały
rr-short-sale = Element za { $sale } $
rr-plus-white = awansuj robotnika
rr-plus-station-purple = { $foreman_flip_cost } $: odwróć pociąg
rr-plus-station-orange = nic nie kosztuje
rr-plus-station-grey = premia pierwszego, nawet zajęta
rr-plus-station-turquoise = { $engineer_reward_cost } $: nagroda ×2
rr-plus-rail-purple = { $foreman_train_cost } $: weź pociąg
rr-plus-rail-orange = +{ $accountant_rail } $, +{ $accountant_terrain } $ za teren
rr-plus-rail-grey = udziały: +{ $negotiator_shares }
rr-plus-rail-turquoise = 3 tory zamiast 2
rr-plus-telegraph-purple = wymień robotnika
rr-plus-telegraph-orange = +{ $accountant_per_share } $ za udział
rr-plus-telegraph-grey = udziały pierwszego, nawet zajęte
rr-plus-telegraph-turquoise = { $engineer_tile_cost } $: żeton sekcji
rr-plus-sale-purple = { $foreman_steps ->
    [one] { $foreman_steps } krok
    [few] { $foreman_steps } kroki
   *[many] { $foreman_steps } kroków
} wydajności
rr-plus-sale-orange = +{ $accountant_per_train } $ za pociąg
rr-plus-sale-grey = transakcja, taniej o { $negotiator_rebate ->
    [one] udział
    [few] { $negotiator_rebate } udziały
   *[many] { $negotiator_rebate } udziałów
}
rr-plus-sale-turquoise = odwróć drugi pociąg
rr-where-station = Stuknij zieloną tablicę.
rr-where-rail = Stuknij zielone pole.
rr-where-telegraph = Stuknij zieloną sekcję.
rr-item-tile = Żeton za robotnika
rr-do-pay-finish = Zapłać { $n } $ i zakończ
rr-step-short = { $points } pkt{ $cost ->
    [none] {""}
   *[other] , { $cost }
}
rr-dollars-more = +{ $n } $
rr-dollars-less = −{ $n } $
rr-more = +{ $n }
rr-less = −{ $n }
rr-cost-of-station = tyle, ile kosztuje miasto
rr-cost-of-rail = { $rail_cost } $ + { $terrain_cost } $ za teren
rr-pay-now = Zapłać { $n } $
rr-keep-short = Zatrzymaj { $milestone }
rr-piece-track = Tor
rr-piece-building = Budynek
rr-sold = Element sprzedany

# Po co jest ruch
aim-milestone = kamień milowy { $which }
aim-offices = biuro telegrafu nr { $which }
aim-stations = stacja nr { $which }
aim-trains = pociąg nr { $which }
aim-managers = menedżer nr { $which }
aim-workers = robotnik nr { $which }
