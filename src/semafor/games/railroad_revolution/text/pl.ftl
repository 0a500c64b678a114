# Nazwy
worker-white = biały
worker-purple = fioletowy
worker-orange = pomarańczowy
worker-grey = szary
worker-turquoise = turkusowy
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
option-first_seat = Które miejsce zaczyna; bez wskazania decyduje los.
option-engineer_cost = Ile kosztują trzy tory inżyniera: 400 $ za akcję czy 400 $ za każdy tor.
option-engineer_cost-per_action = raz na akcję
option-engineer_cost-per_track = za każdy tor
option-setup_pick_direction = W którą stronę wybiera się żetony przygotowania po graczu z prawej strony pierwszego.
option-setup_pick_direction-clockwise = zgodnie z ruchem wskazówek zegara
option-setup_pick_direction-counterclockwise = przeciwnie do ruchu wskazówek zegara
option-material = Nadrukowane wartości inne niż nasze, w formie pliku material.toml.

# Pozycja w terminalu
show-general = Ogólne zasoby: { $workers }
show-trains = Pociągi: { $trains }
show-deal = Żeton transakcji { $deal } (w stosie: { $stack })
show-setup = Żeton przygotowania { $place }: { $tile }, robotnik: { $worker }
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
show-pieces = (na planszy tory: { $tracks }, budynki: { $buildings })
show-workers = Zasoby: { $supply }
show-action = Akcja: { $field }; otwarte: { $open }; do zapłaty: { $owed } $
show-drawn = Dobrane kamienie milowe: { $milestones }

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
   *[other] , dostaje { $earned } $
}{ $shares ->
    [0] {""}
    [one] , dostaje { $shares } udział
    [few] , dostaje { $shares } udziały
   *[many] , dostaje { $shares } udziałów
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
hired = { $who } zatrudnia robotnika ({ $worker }) za { $paid } $.
picked = { $who } wybiera żeton przygotowania { $place }: { $reward }.
placed = { $who } stawia robotnika ({ $worker }) na polu „{ $field }”.
placed-as-white = { $who } stawia robotnika ({ $worker }, w roli białego) na polu „{ $field }”.
built-station = { $who } buduje { $place ->
    [first] pierwszą stację
   *[later] stację
} w mieście { $city }{ net }.
laid-track = { $who } kładzie tor między miastami { $city-from } i { $city-to }{ net }.
built-office = { $who } buduje biuro w sekcji { $section }{ net }.
sold-piece = { $who } sprzedaje { $piece } za { $earned } $.
used-tile = { $who } odrzuca robotnika ({ $worker }, { $place }) i używa żetonu telegrafu: { $reward }.
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
stepped = { $who } przesuwa znacznik na torze „{ $track }” na pole warte { $points } pkt{ net }.
stepped-for-worker = { $who } przesuwa znacznik na torze „{ $track }” na pole warte { $points } pkt i odrzuca robotnika ({ $worker }, { $place }){ net }.
promoted = { $who } awansuje robotnika ({ $worker }, { $place }) na kamień milowy { $milestone }{ net }.
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
new-milestone = { $who } ma nowy kamień milowy { $milestone }.
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
    [answering] Teraz odpowiadasz tylko na transakcję; trwa jeszcze tura: { $who }.
   *[waiting] { $who } ma teraz ruch.
}
no-rev-turn-basic-in-full = Najpierw trzeba dokończyć akcję podstawową: { $field }.
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
} i nic już nie przywróciłoby czterech.
no-rev-general-min-four-other-turns = { $have ->
    [0] Nie masz żadnego robotnika
    [one] Masz { $have } robotnika
   *[many] Masz { $have } robotników
}, a po odpowiedzi na transakcję musi ich być czterech.
no-rev-supply-workers-limited = W ogólnych zasobach nie ma już robotnika tego koloru: { $worker }.
no-rev-supply-worker-substitute = Tego koloru nie można tu wybrać: { $worker }.
no-rev-supply-discard = Nie masz tam takiego robotnika: { $worker } ({ $place }).
no-rev-supply-pay = { $moment ->
    [done] Nie ma nic do zapłaty.
    [unpaid] Najpierw zapłać: za tę akcję należy się { $need } $.
   *[lacking] Trzeba zapłacić { $need } $, a masz { $have } $.
}
no-rev-deal-accept = Ta transakcja kosztuje { $need ->
    [one] { $need } udział
    [few] { $need } udziały
   *[many] { $need } udziałów
}, a masz { $have }.
no-rev-station-cost = Przy żadnej kolejności efektów nie starczyłoby potem na stację; brakowałoby { $missing } $.
no-rev-station-one-per-player = Masz już stację w tym mieście: { $city }.
no-rev-rail-must-afford-both = { $missing ->
    [0] Nie masz już torów.
   *[other] Przy żadnej kolejności efektów nie starczyłoby potem na tory; brakowałoby { $missing } $.
}
no-rev-rail-one-per-space = Masz już tor na polu { $space }.
no-rev-perf-pay-money = Ten krok kosztuje { $need } $, a masz { $have } $.
no-rev-perf-discard-shares = Ten krok kosztuje { $need ->
    [one] { $need } udział
    [few] { $need } udziały
   *[many] { $need } udziałów
}, a masz { $have }.
no-rev-promote-fitting = { $milestone ->
    [0] Żaden z twoich robotników nie pasuje na wolne miejsce twoich kamieni milowych.
   *[other] Kamień milowy { $milestone } nie ma wolnego miejsca dla robotnika tego koloru: { $worker }.
}
no-rev-promote-source = Nie masz tam takiego robotnika: { $worker } ({ $place }).
no-rev-train-limited = W tym stosie nie ma już pociągów: { $train }.
no-rev-train-flip-front = Nie masz takiego pociągu leżącego przodem do góry: { $train }.
no-rev-train-flip-back = Nie masz takiego pociągu leżącego tyłem do góry: { $train }.
no-rev-ability-rail-turquoise = { $moment ->
    [done] Trzeci tor inżyniera już leży.
    [lacking] Nie masz już trzeciego toru dla inżyniera.
   *[action] Efektem dodatkowym inżyniera jest trzeci tor: połóż go, gdy leżą dwa pozostałe.
}
no-rev-rail-leftmost-tracks = Nie masz już na to toru.
no-rev-telegraph-tile-by-discard = { $moment ->
    [done] Żeton telegrafu został już użyty za robotnika; wolno to raz na biuro.
    [useless] Z tego żetonu telegrafu nie da się teraz nic wykorzystać.
   *[action] Najpierw trzeba założyć biuro: wtedy można użyć żetonu jego odcinka.
}
no-rev-station-first-bonus = { $moment ->
    [done] Premia za pierwszą stację tej akcji jest już wzięta.
    [useless] Z tej premii nie da się teraz nic wykorzystać.
   *[action] Najpierw trzeba zbudować stację na miejscu pierwszej stacji: wtedy można wziąć jej premię.
}
no-rev-station-basic-reward = { $moment ->
    [done] Nagroda miasta jest już wzięta.
    [useless] Z tej nagrody nie da się teraz nic wykorzystać.
   *[action] Najpierw trzeba zbudować stację: wtedy można wziąć nagrodę jej miasta.
}
no-rev-telegraph-leftmost-building = { $moment ->
    [done] Biuro tej akcji już stoi.
   *[lacking] Nie masz już budynków.
}
no-rev-station-leftmost-building = { $moment ->
    [done] Stacja tej akcji już stoi.
   *[lacking] Nie masz już budynków.
}
no-rev-sale-flip = { $moment ->
    [done] Pociąg w tej sprzedaży został już odwrócony.
   *[action] Pociąg odwraca się tylko efektem, który na to pozwala; teraz żadnego takiego nie rozpatrujesz.
}
no-rev-train-take = Pociąg bierze się tylko efektem, który go daje; teraz żadnego takiego nie rozpatrujesz.
no-rev-perf-advance = Znacznik przesuwa się tylko efektem, który daje kroki; teraz żadnego takiego nie rozpatrujesz.
no-rev-milestone-complete-any-turn = { $moment ->
    [action] Kamienie milowe wypełnia się na koniec tury.
   *[waiting] { $who } wybiera teraz kamień milowy.
}
no-rev-deal-voluntary = Ta transakcja nic by ci nie dała: { $gives ->
    [promotion] nie możesz nikogo oddać, opłacić ani umieścić jako menedżera.
    [steps] żaden twój znacznik nie może iść w górę.
    [track] nie masz już toru albo miejsca na niego.
    [station] nie masz już budynku albo miasta dla niego.
    [office] nie masz już budynku albo odcinka dla niego.
    [flip] nie masz żadnego pociągu.
    [train] w stosach nie ma już pociągów.
   *[worker] w ogólnych zasobach nie ma już robotników.
}
no-rev-deal-others-one = { $moment ->
    [answering] W turze innego gracza przyjmujesz tylko jedną z dwóch transakcji.
   *[waiting] { $who } odpowiada teraz na transakcję; pozostali po kolei zgodnie z ruchem wskazówek zegara.
}
no-rev-deal-after-action = { $moment ->
    [answering] Akcja jest już zakończona; teraz trzeba odpowiedzieć na transakcję.
   *[action] Transakcja następuje dopiero po całkowitym zakończeniu akcji, która ją spowodowała.
}
no-rev-general-optional-bonuses = Nie ma rozpoczętej nagrody, z której można by zrezygnować.
no-rev-general-order-free = { $moment ->
    [reward] Najpierw weź rozpoczętą nagrodę albo zrezygnuj z jej reszty: to do niej nie należy.
   *[action] Pozwala na to tylko odpowiedni efekt; teraz żadnego takiego nie rozpatrujesz.
}
no-rev-setup-pick-effect = Na miejscu { $place } nie ma żetonu przygotowania.
no-rev-setup-pick-order = { $moment ->
    [chosen] Masz już wybrany żeton przygotowania.
    [choosing] Teraz wybierasz żeton przygotowania.
   *[waiting] { $who } wybiera teraz żeton przygotowania.
}
no-rev-end-one-more-round = Gra jest skończona.
no-rev-turn-place-worker = { $moment ->
    [lacking] Nie masz w zasobach robotnika tego koloru: { $worker }.
    [action] Robotnik tej tury już stoi; teraz wykonuje się jego akcję.
    [skipped] Nie masz już elementów na żadną akcję; tura przepada.
   *[turn] Najpierw postaw robotnika ze swoich zasobów na jednym z czterech pól akcji.
}

# Złe dane
bad-move = „{ $move }” nie jest ruchem: ruch zaczyna się od jednego ze słów { $words }.
bad-move-word = „{ $move }” nie jest ruchem: „{ $word }” tu nie pasuje; napisz np. „{ $example }”.
bad-move-form = „{ $move }” nie jest pełnym ruchem; napisz np. „{ $example }”.
bad-material = Poprawione wartości nie pasują do gry: { $error }.
bad-material-name = Pudełko nie zawiera „{ $name }”; zawiera { $names }.
bad-material-shape = W poprawionych wartościach „{ $name }” ma złą postać: listy pozostają listami, tabele tabelami.

# Liczenie gry przy stole
score-space = { $who }: nie ma pola toru „{ $space }”.
score-track-twice = { $who }: dwa tory na polu { $space }.
score-track-apart = { $who }: tor na polu { $space } nie łączy się z Waszyngtonem i Charlotte.
score-tracks = { $who }: na mapie z torem startowym jest { $count } torów, a gracz ma ich { $most }.
score-city = { $who }: nie ma miasta „{ $city }”.
score-station-twice = { $who }: dwie stacje w tym samym mieście ({ $city }).
score-station-apart = { $who }: do stacji nie prowadzi żaden tor ({ $city }).
score-section = { $who }: nie ma odcinka telegrafu { $section }; odcinki mają numery od 1 do 8.
score-office-twice = { $who }: dwa biura na odcinku { $section }.
score-buildings = { $who }: więcej stacji i biur niż budynków gracza (jest ich { $most }).
score-marker = { $who }: nie ma toru wydajności „{ $track }”; są { $tracks }.
score-field = { $who }: tor „{ $track }” nie ma pola { $field }; pola mają numery od 0 do { $top }.
score-train = { $who }: nie ma pociągu „{ $kind }”; są { $kinds }.
score-trains = Gracze mają razem { $count } pociągów „{ $kind }”, a jest ich { $most }.
score-negative = { $who }: „{ $what }” nie może być mniejsze od 0.
score-money = { $who }: { $money } $ nie da się złożyć z banknotów.
score-milestone = { $who }: nie ma kamienia milowego „{ $milestone }”.
score-milestone-twice = Kamień milowy { $milestone } mają jednocześnie { $first } i { $second }.
