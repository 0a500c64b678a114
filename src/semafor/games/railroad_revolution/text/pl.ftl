# Nazwy
worker-white = biały
worker-purple = fioletowy
worker-orange = pomarańczowy
worker-grey = szary
worker-turquoise = turkusowy
worker-any = dowolny
chosen-worker = { $worker ->
    [white] białego robotnika
    [purple] fioletowego robotnika
    [orange] pomarańczowego robotnika
    [grey] szarego robotnika
   *[turquoise] turkusowego robotnika
}
field-station = stacja
field-rail = kolej
field-telegraph = telegraf
field-sale = sprzedaż
track-telegraph = telegraf
track-stations = stacje
track-network = sieć
train-promote = Awans
train-money = Pieniądze
train-advance = Wydajność
train-shares = Udziały
train-track = Tor
place-supply = zasoby
place-board = plansza
piece-track = tor
piece-building = budynek
half-top = górna
half-bottom = dolna
open-main = akcja podstawowa
open-extra = efekt dodatkowy
open-reward = nagroda miasta
open-first-bonus = premia za pierwszą stację
open-tile = żeton telegrafu
open-flip = odwrócenie pociągu
city-washington = Waszyngton
city-charlotte = Charlotte
city-chicago = Chicago
city-little_rock = Little Rock
city-miami = Miami
city-duluth = Duluth
city-kansas_city = Kansas City
city-houston = Houston
city-bismarck = Bismarck
city-denver = Denver
city-el_paso = El Paso
city-salt_lake_city = Salt Lake City
city-seattle = Seattle
city-san_francisco = San Francisco
city-san_diego = San Diego
reward-money-counted = { $n } $
reward-share-counted = { $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
}
reward-steps-counted = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} na torach wydajności
reward-promote-counted = awans { $n ->
    [one] robotnika
   *[other] 1 lub { $n } robotników
}
reward-each-counted = po { $n } $ za awans
reward-flip-counted = { $n ->
    [one] odwrócenie pociągu
    [few] { $n } odwrócenia pociągów
   *[many] { $n } odwróceń pociągów
}
reward-train-counted = pociąg
reward-track-counted = darmowy tor
reward-station-counted = darmowa stacja
reward-office-counted = darmowe biuro
reward-exchange-counted = wymiana robotnika
reward-white-counted = { $n ->
    [one] biały robotnik
   *[other] { $n } białych robotników
}
reward-purple-counted = { $n ->
    [one] fioletowy robotnik
   *[other] { $n } fioletowych robotników
}
reward-orange-counted = { $n ->
    [one] pomarańczowy robotnik
   *[other] { $n } pomarańczowych robotników
}
reward-grey-counted = { $n ->
    [one] szary robotnik
   *[other] { $n } szarych robotników
}
reward-turquoise-counted = { $n ->
    [one] turkusowy robotnik
   *[other] { $n } turkusowych robotników
}
reward-any-counted = { $n ->
    [one] dowolny robotnik
   *[other] { $n } dowolnych robotników
}
reward-discard-counted = { $n ->
    [one] robotnik
   *[other] { $n } robotników
}
reward-purple-or-orange-counted = fioletowy albo pomarańczowy robotnik
reward-purple-or-grey-counted = fioletowy albo szary robotnik
reward-purple-or-turquoise-counted = fioletowy albo turkusowy robotnik
reward-orange-or-grey-counted = pomarańczowy albo szary robotnik
reward-orange-or-turquoise-counted = pomarańczowy albo turkusowy robotnik
reward-grey-or-turquoise-counted = szary albo turkusowy robotnik
extra-white = biały robotnik: awans
extra-station-purple = majster: odwrócenie pociągu
extra-station-orange = księgowy: stacja za darmo
extra-station-grey = negocjator: premia za pierwszą stację
extra-station-turquoise = inżynier: nagroda miasta jeszcze raz
extra-rail-purple = majster: pociąg
extra-rail-orange = księgowy: pieniądze za tory
extra-rail-grey = negocjator: udziały
extra-rail-turquoise = inżynier: trzeci tor
extra-telegraph-purple = majster: wymiana robotnika
extra-telegraph-orange = księgowy: pieniądze za udziały
extra-telegraph-grey = negocjator: udziały za pierwsze biuro
extra-telegraph-turquoise = inżynier: żeton telegrafu
extra-sale-purple = majster: kroki na torach wydajności
extra-sale-orange = księgowy: pieniądze za pociągi
extra-sale-grey = negocjator: transakcja
extra-sale-turquoise = inżynier: jeszcze jedno odwrócenie pociągu

# Części wyniku
part-trains = pociągi
part-milestones = kamienie milowe
part-telegraph = tor telegrafu
part-stations = tor stacji
part-network = tor sieci
part-links = połączenia telegraficzne

# Opcje
option-first_seat = Kto zaczyna; jeśli nie wybierzesz, decyduje los.
option-engineer_cost = Ile kosztują trzy tory inżyniera: 400 $ za akcję czy 400 $ za każdy tor.
option-engineer_cost-per_action = raz na akcję
option-engineer_cost-per_track = za każdy tor
option-setup_pick_direction = W którą stronę wybiera się żetony przygotowania po graczu z prawej strony pierwszego.
option-setup_pick_direction-clockwise = zgodnie z ruchem wskazówek zegara
option-setup_pick_direction-counterclockwise = przeciwnie do ruchu wskazówek zegara
option-material = Nadrukowane wartości inne niż nasze, w formie pliku material.toml.

# Pozycja w terminalu
show-deal = Transakcja (w stosie jeszcze { $stack }):
show-half = { $half }{ $reward-cost ->
    [none] {""}
   *[some] {" "}za { $reward-cost }
}: { $reward }
show-map = Miasta: poziom, koszt stacji, nagroda; premia za pierwszą stację; stacje
show-city = { $city } ({ $level }), { $cost } $: { $reward }; { $place ->
    [free] za pierwszą stację{ $reward-cost ->
    [none] {""}
   *[some] {" "}za { $reward-cost }
}: { $reward-first }
   *[taken] pierwsze miejsce zajęte
}; stacje: { $stations }
show-telegraph = Sekcje telegrafu: udziały, żeton; biura
show-section = { $section }: { $shares }{ $place ->
    [free] {" "}(+{ $more } za pierwsze biuro)
   *[taken] {" "}(pierwsze miejsce zajęte)
}, { $reward ->
    [none] transakcja
   *[some] { $reward }
}; biura: { $offices }
show-supply = Ogólne zasoby: { $worker }; pociągi w stosach:
show-train = „{ $train }” ({ $count }): { $reward }{ $reward-cost ->
    [none] {""}
   *[some] {" "}za { $reward-cost }
}
show-setup = Żeton przygotowania { $place }: { $reward }
show-last-round = Zbliża się koniec: { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}.
show-seat = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $money } $, { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}
show-pieces = na planszy tory: { $tracks }, budynki: { $buildings }
show-workers = zasoby: { $worker }
show-standing = na polu „{ $field }”: { $worker }
show-own-train = pociąg „{ $train }”, { $side ->
    [front] gotowy
   *[back] użyty
}: { $count }
show-marker = tor „{ $track }”: { $points }, następne pole { $more }{ $reward-cost ->
    [none] {""}
   *[some] {" "}({ $reward-cost })
}
show-marker-top = tor „{ $track }”: { $points } (najwyższe pole)
show-milestone = kamień milowy { $milestone } ({ $points } pkt): { $conditions }{ $met ->
    [yes] {" "}✓
   *[no] {""}
}; menedżerowie: { $worker }; stoją: { $worker-standing }
show-laid = tory: { $city-tracks }
show-reach = dalej można: { $spaces }
show-space = { $city-track }{ $terrain ->
    [0] {""}
   *[other] {" "}(+{ $terrain } $)
}{ $deal ->
    [yes] {" "}(transakcja)
   *[no] {""}
}
show-action = Akcja „{ $field }”; do wykorzystania: { $open }; do zapłaty: { $owed } $
show-extra = Efekt dodatkowy – { $extra }
show-drawn = Dobrane kamienie milowe:

# Warunki kamieni milowych
rr-cond-connected = Połącz { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
   *[many] { $n } miast
} poziomu { $level }
rr-cond-stations = { $n ->
    [one] { $n } stacja
    [few] { $n } stacje
   *[many] { $n } stacji
} w miastach poziomu { $level }
rr-cond-deal-tracks = { $n ->
    [one] { $n } tor
    [few] { $n } tory
   *[many] { $n } torów
} na polach z transakcją
rr-cond-tracks = { $n ->
    [one] { $n } tor
    [few] { $n } tory
   *[many] { $n } torów
} { $hills ->
    [0] na równinach
    [one] na polach z 1 symbolem trudnego terenu
   *[other] na polach z { $hills } symbolami trudnego terenu
}

# Ruchy
do-finish = Zakończ akcję
do-done = Zrezygnuj z reszty nagrody: { $reward-left }
do-no-deal = Nie przyjmuj { $deals ->
    [0] transakcji
   *[other] drugiej transakcji
}
do-pay = Zapłać za akcję { $money } $
do-sell-share = Sprzedaj udział za { $money } $
do-skip = Pomiń turę
do-hire = Zatrudnij { chosen-worker } za { $money } $
do-pick = Weź żeton przygotowania { $place }: { $reward }
do-place = Postaw { chosen-worker } na polu „{ $field }”{ $as ->
    [white] {" "}w roli białego
   *[own] {""}
} ({ $extra })
do-station = Zbuduj stację w mieście { $city }{ $money ->
    [0] {" "}za darmo
   *[other] {" "}za { $money } $
}
do-track = Połóż tor { $city-from } – { $city-to }{ $money ->
    [0] {""}
   *[other] {" "}(trudny teren: { $money } $)
}{ $deal ->
    [yes] {" "}(transakcja)
   *[no] {""}
}
do-office = Zbuduj biuro w sekcji { $section }{ $shares ->
    [0] {""}
    [one] {" "}i weź { $shares } udział
    [few] {" "}i weź { $shares } udziały
   *[many] {" "}i weź { $shares } udziałów
}
do-sale = Sprzedaj { $piece } za { $money } $
do-extra = Skorzystaj z efektu dodatkowego ({ $extra })
do-reward = Weź nagrodę miasta { $city }: { $reward }
do-first-bonus = Weź premię za pierwszą stację w mieście { $city }: { $reward }
do-tile = Odrzuć { chosen-worker } ({ $place }) za żeton telegrafu: { $reward }
do-deal = Przyjmij { $half ->
    [top] górną
   *[bottom] dolną
} transakcję{ $reward-cost ->
    [none] {""}
   *[some] {" "}za { $reward-cost }
}: { $reward }
do-flip = Odwróć pociąg „{ $train }”{ $reward ->
    [none] {""}
   *[some] : { $reward }
}
do-train = Weź pociąg „{ $train }”
do-step = Przesuń znacznik na torze „{ $track }” na pole o wartości { $points }{ $cost ->
    [worker] {" "}za { chosen-worker } ({ $place })
   *[free] {""}
}
do-promote = Awansuj { chosen-worker } ({ $place }) na kamień milowy { $milestone }
do-exchange = Wymień robotnika ({ $place }): { $worker } → { $worker-gained }
do-gain = Weź robotnika: { $worker }
do-complete = Najpierw ukończ kamień milowy { $milestone }
do-keep = Zatrzymaj kamień milowy { $milestone }

# Co się stało
net = { $paid ->
    [0] {""}
   *[other] , płaci { $paid } $
}{ $discarded ->
    [0] {""}
    [one] , odrzuca { $discarded } udział
    [few] , odrzuca { $discarded } udziały
   *[many] , odrzuca { $discarded } udziałów
}{ $earned ->
    [0] {""}
   *[other] {" "}i dostaje { $earned } $
}{ $shares ->
    [0] {""}
    [one] {" "}i dostaje { $shares } udział
    [few] {" "}i dostaje { $shares } udziały
   *[many] {" "}i dostaje { $shares } udziałów
}
finished = { $who } kończy akcję.
left-reward = { $who } rezygnuje z reszty nagrody: { $reward-left }.
no-deal = { $who } nie przyjmuje { $deals ->
    [0] transakcji
   *[other] drugiej transakcji
}.
paid = { $who } płaci za akcję { $paid } $.
sold-share = { $who } sprzedaje { $times ->
    [one] udział
    [few] { $times } udziały
   *[many] { $times } udziałów
} za { $money } $.
skipped = { $who } pomija turę: nie ma już żadnego elementu.
used-extra = { $who } korzysta z efektu dodatkowego ({ $extra }){ $reward ->
    [none] {""}
   *[some] : { $reward }
}{ net }.
took-reward = { $who } bierze nagrodę miasta { $city }: { $reward }.
took-first-bonus = { $who } bierze premię za pierwszą stację w mieście { $city }: { $reward }{ net }.
hired = { $who } zatrudnia { chosen-worker } za { $paid } $.
picked = { $who } wybiera żeton przygotowania { $place }: { $reward }.
placed = { $who } stawia { chosen-worker } na polu „{ $field }”.
placed-as-white = { $who } stawia { chosen-worker } (w roli białego) na polu „{ $field }”.
built-station = { $who } buduje { $place ->
    [first] pierwszą stację
   *[later] stację
} w mieście { $city }{ net }.
laid-track = { $who } kładzie tor między miastami { $city-from } i { $city-to }{ net }.
built-office = { $who } buduje biuro w sekcji { $section }{ net }.
sold-piece = { $who } sprzedaje { $piece } za { $earned } $.
used-tile = { $who } odrzuca { chosen-worker } ({ $place }) i używa żetonu telegrafu: { $reward }.
accepted-deal = { $who } przyjmuje { $half ->
    [top] górną
   *[bottom] dolną
} transakcję{ $reward-cost ->
    [none] {""}
   *[some] {" "}za { $reward-cost }
}: { $reward }.
flipped-front = { $who } używa pociągu „{ $train }”{ $reward ->
    [none] , ale jego premia nic teraz nie daje
   *[some] : { $reward }
}{ net }.
flipped-back = { $who } odwraca pociąg „{ $train }”: znów jest gotowy{ net }.
took-train = { $who } bierze pociąg „{ $train }”{ net }.
stepped = { $who } przesuwa znacznik na torze „{ $track }” na pole o wartości { $points }{ net }.
stepped-for-worker = { $who } przesuwa znacznik na torze „{ $track }” na pole o wartości { $points } i odrzuca { chosen-worker } ({ $place }){ net }.
promoted = { $who } awansuje { chosen-worker } ({ $place }) na kamień milowy { $milestone }{ net }.
exchanged = { $who } wymienia robotnika ({ $place }): { $worker } → { $worker-gained }{ net }.
gained-worker = { $who } bierze robotnika: { $worker }{ net }.
kept = { $who } zatrzymuje kamień milowy { $milestone }{ $count ->
    [0] {""}
    [one] , a drugi wkłada pod stos
   *[other] , a pozostałe wkłada pod stos
}.
completed = { $who } kończy kamień milowy { $milestone } za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; do ogólnych zasobów wraca menedżer: { $worker }.
drew-milestones = { $who } ogląda { $count ->
    [one] { $count } kamień milowy
    [few] { $count } kamienie milowe
   *[many] { $count } kamieni milowych
}.
drew-milestones-mine = Oglądasz kamienie milowe: { $milestones }.
deal-due = Transakcja dla wszystkich: górna{ $reward-top-cost ->
    [none] {""}
   *[some] {" "}(za { $reward-top-cost })
}: { $reward-top }; dolna{ $reward-bottom-cost ->
    [none] {""}
   *[some] {" "}(za { $reward-bottom-cost })
}: { $reward-bottom }.
deal-revealed = Następna transakcja: górna{ $reward-top-cost ->
    [none] {""}
   *[some] {" "}(za { $reward-top-cost })
}: { $reward-top }; dolna{ $reward-bottom-cost ->
    [none] {""}
   *[some] {" "}(za { $reward-bottom-cost })
}: { $reward-bottom }.
last-round = Zaczyna się koniec gry: { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}.
game-over = Koniec gry.
turn-begins = { $who } zaczyna turę.
recalled = { $who } zabiera wszystkich robotników z planszy do zasobów.

# Dlaczego nie
no-rev-turn-order = { $moment ->
    [answering] Teraz tylko odpowiadasz na transakcję; trwa jeszcze tura: { $who }.
   *[waiting] Teraz gra { $who }.
}
no-rev-turn-basic-in-full = { $moment ->
    [station] Nie ma jeszcze stacji tej akcji.
    [rail] Nie leżą jeszcze wszystkie tory tej akcji; brakuje: { $pieces }.
    [telegraph] Nie ma jeszcze biura tej akcji.
    [last] To twój ostatni element, a trzeba go w tej akcji sprzedać.
   *[sale] W tej akcji nic jeszcze nie sprzedano.
}
no-rev-general-hire = Zatrudnienie kosztuje { $need } $, a masz { $have } $.
no-rev-general-sell-shares = Nie masz udziału na sprzedaż.
no-rev-general-min-four = { $have ->
    [0] Nie masz żadnego robotnika
    [one] Masz { $have } robotnika
   *[many] Masz { $have } robotników
}, a na koniec tury musi ich być czterech.
no-rev-general-min-four-blocks = { $have ->
    [0] Nie zostałby ci żaden robotnik
    [one] Zostałby ci { $have } robotnik
   *[many] Zostałoby ci { $have } robotników
}, a na koniec musi ich być czterech.
no-rev-general-min-four-other-turns = { $have ->
    [0] Nie masz żadnego robotnika
    [one] Masz { $have } robotnika
   *[many] Masz { $have } robotników
}, a po odpowiedzi na transakcję musi ich być czterech.
no-rev-supply-workers-limited = W ogólnych zasobach nie ma już robotnika tego koloru: { $worker }.
no-rev-supply-worker-substitute = Ta nagroda nie daje robotnika tego koloru: { $worker }.
no-rev-supply-discard = Nie masz takiego robotnika: { $worker } ({ $place }).
no-rev-supply-pay = { $moment ->
    [done] Ta akcja nie ma już nic do zapłaty.
    [unpaid] Ta akcja nie jest jeszcze zapłacona ({ $need } $).
   *[lacking] Do zapłaty jest { $need } $, a masz { $have } $.
}
no-rev-deal-accept = Ta transakcja kosztuje { $need ->
    [one] { $need } udział
    [few] { $need } udziały
   *[many] { $need } udziałów
}, a masz { $have }.
no-rev-station-cost = Na stację zabrakłoby potem { $missing } $, nawet przy najlepszej kolejności efektów.
no-rev-station-one-per-player = Masz już stację w tym mieście: { $city }.
no-rev-rail-must-afford-both = { $missing ->
    [0] Nie masz już torów.
   *[other] Na tory zabrakłoby potem { $missing } $, nawet przy najlepszej kolejności efektów.
}
no-rev-rail-one-per-space = Masz już tor między miastami { $city-from } i { $city-to }.
no-rev-perf-pay-money = Ten krok kosztuje { $need } $, a masz { $have } $.
no-rev-perf-discard-shares = Ten krok kosztuje { $need ->
    [one] { $need } udział
    [few] { $need } udziały
   *[many] { $need } udziałów
}, a masz { $have }.
no-rev-promote-fitting = { $moment ->
    [nobody] Żaden z twoich robotników nie pasuje na wolne miejsce twoich kamieni milowych.
    [none] Na miejscu { $milestone } nie masz otwartego kamienia milowego.
   *[full] Na kamieniu milowym { $milestone } nie ma wolnego miejsca dla robotnika tego koloru: { $worker }.
}
no-rev-promote-source = Nie masz takiego robotnika: { $worker } ({ $place }).
no-rev-train-limited = W stosie „{ $train }” nie ma już pociągów.
no-rev-train-flip-front = Nie masz pociągu „{ $train }” leżącego awersem do góry.
no-rev-train-flip-back = Nie masz pociągu „{ $train }” leżącego rewersem do góry.
no-rev-ability-rail-turquoise = { $moment ->
    [done] Trzeci tor inżyniera już leży.
    [lacking] Nie masz już toru dla inżyniera.
    [early] Trzeci tor inżyniera kładzie się po dwóch pierwszych, a one jeszcze nie leżą.
   *[useless] Efektem inżyniera jest trzeci tor: wskaż mu pole.
}
no-rev-rail-leftmost-tracks = { $moment ->
    [spare] Zapasowego toru już nie masz.
   *[none] Nie masz już torów na planszy.
}
no-rev-telegraph-tile-by-discard = { $moment ->
    [done] Żeton telegrafu tego biura jest już wykorzystany.
    [useless] Z tego żetonu telegrafu nie da się teraz nic wykorzystać.
    [early] Nie ma jeszcze biura, a z nim żetonu jego sekcji.
   *[other] W tej akcji nie budujesz biura, więc nie ma żetonu telegrafu.
}
no-rev-station-first-bonus = { $moment ->
    [done] Premia za pierwszą stację w mieście { $city } jest już wzięta.
    [useless] Z premii za pierwszą stację w mieście { $city } nie da się teraz nic wykorzystać.
    [early] Nie ma jeszcze stacji, a z nią premii za pierwszą stację.
   *[other] W tej akcji nie budujesz stacji, więc nie ma premii za pierwszą stację.
}
no-rev-station-basic-reward = { $moment ->
    [done] Nagroda miasta { $city } jest już wzięta.
    [useless] Z nagrody miasta { $city } nie da się teraz nic wykorzystać.
    [early] Nie ma jeszcze stacji, a z nią nagrody miasta.
   *[other] W tej akcji nie budujesz stacji, więc nie ma nagrody miasta.
}
no-rev-telegraph-leftmost-building = { $moment ->
    [done] Biuro tej akcji już stoi, w sekcji { $section }.
   *[lacking] Nie masz już budynków.
}
no-rev-station-leftmost-building = { $moment ->
    [done] Stacja tej akcji już stoi: { $city }.
   *[lacking] Nie masz już budynków.
}
no-rev-sale-flip = { $moment ->
    [done] W tej sprzedaży pociąg jest już odwrócony.
   *[action] Nie masz teraz odwrócenia pociągu do wykorzystania.
}
no-rev-train-take = Nie masz teraz pociągu do wzięcia.
no-rev-perf-advance = Nie masz teraz kroków na torach wydajności.
no-rev-milestone-complete-any-turn = { $moment ->
    [later] Teraz nie kończysz kamienia milowego: na koniec tury kończą się wszystkie gotowe.
   *[waiting] Teraz kamień milowy wybiera { $who }.
}
no-rev-deal-voluntary = Ta transakcja nic by ci nie dała: { $gives ->
    [promotion] nie masz kogo awansować albo za co.
    [steps] żaden twój znacznik nie może iść w górę.
    [track] nie masz już toru albo miejsca na niego.
    [station] nie masz już budynku albo miasta dla niego.
    [office] nie masz już budynku albo sekcji dla niego.
    [flip] nie masz żadnego pociągu.
    [train] w stosach nie ma już pociągów.
   *[worker] w ogólnych zasobach nie ma już robotników.
}
no-rev-deal-others-one = { $moment ->
    [answering] Jedna transakcja jest już twoja; w turze innego gracza drugiej nie przyjmujesz.
   *[waiting] Teraz na transakcję odpowiada { $who }.
}
no-rev-deal-after-action = { $moment ->
    [answering] Akcja jest zakończona i trwa transakcja.
   *[none] Nie ma teraz transakcji do przyjęcia.
}
no-rev-general-optional-bonuses = Nie masz teraz nagrody, z której można zrezygnować.
no-rev-general-order-free = { $moment ->
    [reward] Bierzesz teraz nagrodę, a tego w niej nie ma.
    [exchange] Nie masz teraz wymiany robotnika.
   *[worker] Nie masz teraz robotnika do wzięcia.
}
no-rev-setup-pick-effect = Na miejscu { $place } nie ma już żetonu przygotowania.
no-rev-setup-pick-order = { $moment ->
    [chosen] Twój żeton przygotowania jest już wybrany.
    [choosing] Gra się jeszcze nie zaczęła: wybierasz żeton przygotowania.
   *[waiting] Teraz żeton przygotowania wybiera { $who }.
}
no-rev-end-one-more-round = Gra jest skończona.
no-rev-turn-place-worker = { $moment ->
    [lacking] Nie masz w zasobach robotnika tego koloru: { $worker }.
    [action] Robotnik tej tury stoi już na polu „{ $field }”.
    [skipped] Nie masz już na planszy żadnego elementu, więc robotnik nie ma co robić.
   *[turn] W tej turze nie ma jeszcze robotnika na polu akcji.
}
no-rev-station-connected = { $moment ->
    [none] Nie byłoby już miasta, w którym ta akcja mogłaby zbudować stację.
   *[apart] Do tego miasta nie prowadzi jeszcze twój tor: { $city }.
}
no-rev-rail-available-space = { $moment ->
    [unknown] Na tej mapie nie ma takiego pola toru.
   *[apart] Pole { $city-from } – { $city-to } nie styka się z twoją siecią.
}
no-rev-rail-exactly-two-tracks = Tory tej akcji już leżą.
no-rev-telegraph-deal-sections = W sekcji { $section } nie ma żetonu telegrafu.
no-rev-telegraph-available = { $moment ->
    [all] Masz już biuro w każdej sekcji telegrafu.
   *[here] Masz już biuro w sekcji { $section }.
}
no-rev-station-later-place = { $moment ->
    [neutral] Miejsce pierwszej stacji w mieście { $city } zajmuje neutralny budynek: premii nie ma.
   *[other] Miejsce pierwszej stacji w mieście { $city } zajmuje { $who }: premii nie ma.
}
no-rev-sale-one-piece = W tej akcji coś już sprzedano.
no-rev-sale-leftmost-section = { $moment ->
    [none] Nie masz już elementów na sprzedaż.
   *[here] W skrajnej lewej sekcji twojej planszy nie ma takiego elementu: { $piece }.
}
no-rev-promote-when = Nie masz teraz awansu do wykorzystania.
no-rev-perf-top = Znacznik na torze „{ $track }” stoi już na najwyższym polu.
no-rev-perf-discard-worker = { $moment ->
    [free] Ten krok na torze „{ $track }” nie kosztuje robotnika.
   *[costs] Ten krok na torze „{ $track }” kosztuje robotnika: wskaż którego.
}
no-rev-milestone-two-at-once = Gotowe są dwa twoje kamienie milowe: { $milestone }.
no-rev-milestone-draw-three-keep-one = { $moment ->
    [keep] Masz przed sobą dobrane kamienie milowe: { $count }.
    [fewer] Dobranych kamieni milowych jest tylko { $count }.
   *[none] Nie ma teraz kamieni milowych do wyboru.
}
no-rev-deal-active-player-may-take-both = { $half ->
    [top] Górna transakcja jest już przyjęta.
   *[bottom] Dolna transakcja jest już przyjęta.
}
no-rev-setup-cleanup = Żetony przygotowania są już rozdane.
no-rev-setuptile-station = Miasto { $city } się nie nadaje: zapasowy budynek stawia się na wolnym miejscu pierwszej stacji w Waszyngtonie albo Charlotte.
no-rev-setuptile-office = Sekcja { $section } się nie nadaje: zapasowy budynek stawia się na wolnym miejscu pierwszego biura w sekcji z symbolem transakcji.
no-rev-turn-four-actions = { $moment ->
    [unknown] W tej grze nie ma takiego ruchu.
   *[other] Twój robotnik stoi na polu „{ $field }”, a to należy do pola „{ $field-asked }”.
}
no-rev-turn-no-legal-action = { $moment ->
    [action] Robotnik już stoi i jego akcja trwa, więc tury nie można pominąć.
   *[turn] Masz jeszcze na planszy tory: { $tracks }, budynki: { $buildings }, więc tury nie można pominąć.
}
no-rev-worker-one-extra = Efekt dodatkowy { chosen-worker } jest już wykorzystany.
no-rev-ability-station-purple = Nie masz pociągu, który majster mógłby odwrócić.
no-rev-ability-station-orange = { $moment ->
    [early] Nie ma jeszcze stacji, a dopiero z nią działa ten efekt dodatkowy.
   *[useless] Stacja jest już zapłacona, więc księgowy nic nie daje.
}
no-rev-ability-station-grey = { $moment ->
    [early] Nie ma jeszcze stacji, a dopiero z nią działa ten efekt dodatkowy.
   *[useless] Z premii za pierwszą stację w tym mieście nie da się teraz nic wykorzystać.
}
no-rev-ability-station-turquoise = { $moment ->
    [early] Nie ma jeszcze stacji, a dopiero z nią działa ten efekt dodatkowy.
   *[useless] Z nagrody tego miasta nie da się teraz nic wykorzystać.
}
no-rev-ability-rail-purple = W stosach nie ma już pociągu dla majstra.
no-rev-ability-telegraph-purple = W ogólnych zasobach nie ma robotnika na wymianę.
no-rev-ability-telegraph-orange = Nie masz udziałów, za które księgowy mógłby zapłacić.
no-rev-ability-telegraph-grey = { $moment ->
    [early] Nie ma jeszcze biura, a dopiero z nim działa ten efekt dodatkowy.
   *[useless] Ta sekcja nie daje udziałów za pierwsze biuro.
}
no-rev-ability-telegraph-turquoise = { $moment ->
    [early] Nie ma jeszcze biura, a dopiero z nim działa ten efekt dodatkowy.
   *[useless] Ta sekcja nie ma żetonu telegrafu, którego dałoby się teraz użyć.
}
no-rev-ability-sale-purple = Wszystkie twoje znaczniki stoją już na najwyższych polach.
no-rev-ability-sale-orange = Nie masz pociągów, za które księgowy mógłby zapłacić.
no-rev-ability-sale-grey = Efektem negocjatora jest transakcja: wskaż górną albo dolną.
no-rev-ability-sale-turquoise = Nie masz pociągu, który inżynier mógłby odwrócić.

# Co można zrobić zamiast tego
instead-pay = Najpierw zapłać.
instead-owed = Możesz teraz zapłacić za akcję: { $money } $.
instead-sell = Możesz sprzedać { $shares ->
    [one] swój udział za { $money } $
   *[other] udziały (masz { $shares }), po { $money } $
}.
instead-hire = Za { $money } $ możesz zatrudnić robotnika: { $worker }.
instead-pick = Do wyboru są żetony przygotowania: { $place }.
instead-keep = Zatrzymaj jeden z nich (miejsce: { $place }).
instead-complete = Wskaż, który kończysz najpierw.
instead-reward = Skorzystaj z nagrody: { $reward }.
instead-reward-or-leave = Skorzystaj z nagrody ({ $reward }) albo zrezygnuj z jej reszty.
instead-leave = Zrezygnuj z reszty nagrody.
instead-place = Postaw robotnika ({ $worker }) na polu: { $field }.
instead-skip = Pomiń turę.
instead-finish = Możesz zakończyć turę.
instead-station = Stację możesz zbudować tu: { $city }.
instead-track = Tor możesz położyć tu: { $city-tracks }.
instead-office = Biuro możesz zbudować w sekcji: { $section }.
instead-sale = Możesz sprzedać: { $piece }.
instead-deal-or-pass = Przyjmij transakcję ({ $half }) albo zrezygnuj.
instead-pass = Możesz tylko nie przyjąć transakcji.

# Złe dane
bad-move = „{ $move }” nie jest ruchem; napisz np. „postaw biały na kolej”, „tor Waszyngton – Chicago”, „biuro 3”, „zapłać” albo numer z listy.
bad-move-word = „{ $move }” nie jest ruchem: „{ $word }” tu nie pasuje; napisz np. „{ $polish }”.
bad-move-form = „{ $move }” nie jest pełnym ruchem; napisz np. „{ $polish }”.
bad-material = Poprawione wartości nie pasują do gry: { $error }.
bad-material-name = w pudełku nie ma „{ $name }”; są: { $names }
bad-material-shape = „{ $name }” ma złą postać: listy pozostają listami, a tabele tabelami
material-twice = { $table } „{ $name }” występuje dwa razy
material-no-item = { $table } nie ma „{ $name }”; ma { $names }
material-lacks = nowe „{ $name }” nie ma „{ $key }”
material-count = „{ $name }” jest { $count }, a musi być od { $least } do { $most }
material-pieces = { $piece ->
    [tracks] na planszy gracza leży { $held } torów; razem z { $spare } obok niej to nie { $count }, które ma gracz
   *[other] na planszy gracza leży { $held } budynków; razem z { $spare } obok niej to nie { $count }, które ma gracz
}
material-lengths = tory wydajności mają różną długość albo brakuje kosztu któregoś kroku
material-space-id = pole toru { $number } musi mieć id { $id }
material-loop = pole toru { $space } prowadzi z miasta do niego samego
material-many = pozycji „{ $name }” jest w pliku { $count }; mieści się najwyżej { $most }
material-name-twice = dwa miasta mają nazwę „{ $name }”
material-apart = nie do każdego miasta można dotrzeć od startu
material-few-spaces = na tory gracza potrzeba co najmniej { $count } pól
material-start-level = { $city } to miasto startowe i musi mieć poziom 1
material-condition = warunek celu { $name } to połączone miasta albo stacje danego poziomu, tory w danym terenie albo tory z transakcją
material-stack-size = stos { $stack } ma cele w liczbie { $count }, a musi ich mieć od { $least } do { $most }
material-wires = sekcji bez transakcji jest { $bare }, a żetonów telegrafu { $count }; każda z nich potrzebuje jednego
material-groups = miast poziomu { $level } jest { $cities }, a żetonów miast tej grupy { $count }
material-min-workers = tura musi się kończyć z { $least } robotnikami, a na początku jest ich { $count }
material-worker = musi być choć jeden robotnik: { $worker }
material-white = dla czterech graczy potrzeba co najmniej { $count } białych robotników
material-one-of = wybór robotnika w { $name } może być z dowolnego koloru albo z dwóch kolorów
material-two-choices = { $name } nie może dawać naraz wyboru z dwóch kolorów i robotników dowolnego koloru
material-train-pays = pociąg, który kosztuje ({ $name }), nie może dawać pieniędzy, udziałów ani robotników
material-pay-each = { $name } ma cenę za każdy awans, a nie ma awansu

# Liczenie gry przy stole
score-space = { $who }: nie ma pola toru „{ $space }”.
score-track-twice = { $who }: dwa tory na polu { $space }.
score-track-apart = { $who }: tor na polu { $space } nie łączy się z Waszyngtonem i Charlotte.
score-tracks = { $who }: na mapie z torem startowym jest { $count } torów, a gracz ma ich { $most }.
score-city = { $who }: nie ma miasta „{ $city }”.
score-station-twice = { $who }: dwie stacje w tym samym mieście ({ $city }).
score-station-apart = { $who }: do stacji nie prowadzi żaden tor ({ $city }).
score-section = { $who }: nie ma sekcji telegrafu { $section }; sekcje mają numery od 1 do 8.
score-office-twice = { $who }: dwa biura w sekcji { $section }.
score-buildings = { $who }: więcej stacji i biur niż budynków gracza (jest ich { $most }).
score-marker = { $who }: nie ma toru wydajności „{ $track }”; są { $tracks }.
score-field = { $who }: tor „{ $track }” nie ma pola { $field }; pola mają numery od 0 do { $top }.
score-train = { $who }: nie ma pociągu „{ $kind }”; są { $kinds }.
score-trains = Gracze mają razem { $count } pociągów „{ $kind }”, a jest ich { $most }.
score-negative = { $who }: „{ $what }” nie może być mniejsze od 0.
score-money = { $who }: { $money } $ nie da się złożyć z banknotów.
score-milestone = { $who }: nie ma kamienia milowego „{ $milestone }”.
score-milestone-twice = Kamień milowy { $milestone } mają jednocześnie { $first } i { $second }.

# Karta obok stołu
cardline-station = Stacja, { $city }: { $money } $.
cardline-rail = Kolej: { $money } $ za { $tracks ->
    [one] { $tracks } tor
    [few] { $tracks } tory
   *[other] { $tracks } torów
}.
cardline-terrain = Każdy symbol trudnego terenu: { $money } $ więcej.
cardline-office = Biuro w sekcji { $section } daje: { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[other] { $shares } udziałów
}, a pierwsze o { $first } więcej.
cardline-sale = Element z sekcji { $section } własnej planszy sprzedaje się za { $money } $.
cardline-hire = Zatrudnienie robotnika przy dowolnej decyzji: { $money } $.
cardline-share = Udział przy dowolnej decyzji sprzedaje się za { $money } $.
cardline-foreman-flip = Stacja, majster: odwrócenie pociągu za { $money } $.
cardline-foreman-train = Kolej, majster: pociąg za { $money } $.
cardline-foreman-steps = Sprzedaż, majster: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
} na torach wydajności.
cardline-engineer-reward = Stacja, inżynier: podstawowa nagroda miasta jeszcze raz za { $money } $.
cardline-engineer-tile = Telegraf, inżynier: kafelek sekcji za { $money } $.
cardline-negotiator = Kolej, negocjator: { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[other] { $shares } udziałów
}.
cardline-accountant-station = Stacja, księgowy: nic ona nie kosztuje.
cardline-accountant-rail = Kolej, księgowy: { $money } $ oraz { $more } $ za każdy symbol trudnego terenu.
cardline-accountant-telegraph = Telegraf, księgowy: { $money } $ za każdy udział.
cardline-accountant-sale = Sprzedaż, księgowy: { $money } $ za każdy pociąg.
cardline-step-money = Tor wydajności ({ $track }), pole { $field }: { $count } $.
cardline-step-shares = Tor wydajności ({ $track }), pole { $field }: { $count ->
    [one] { $count } udział
    [few] { $count } udziały
   *[other] { $count } udziałów
}.
cardline-step-workers = Tor wydajności ({ $track }), pole { $field }: { $count ->
    [one] { $count } robotnik
    [few] { $count } robotnicy
   *[other] { $count } robotników
}.
cardline-train = Każdy pociąg leżący awersem do góry: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-milestone = Ukończony kamień milowy { $letter }, w punktach: { $points }.
cardline-track = { $track ->
    [telegraph] Pole lewego toru, razy liczba twoich biur telegrafu
    [stations] Pole środkowego toru, razy liczba twoich stacji
   *[network] Pole prawego toru, razy liczba miast poziomu 5 w twojej sieci
}: { $points }.
cardline-link = Biura w sekcjach { $section } i { $next }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
cardline-workers = Na koniec swojej tury masz co najmniej { $workers ->
    [one] { $workers } robotnika
    [few] { $workers } robotników
   *[other] { $workers } robotników
}.
cardline-no-shares = Udziałów nie można kupić.
