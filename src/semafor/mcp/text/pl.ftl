# Co słyszy program, gdy się łączy
instructions = Kolejowe gry planszowe według zasad. Rozpocznij stół z botami (start_table) albo zajmij miejsce przy stole na serwerze, mając link (take_seat); oba dają klucz, który otwiera twoje miejsce. Zobacz, co twoje miejsce może wiedzieć (look), wybierz spośród dozwolonych ruchów (legal_moves) i zagraj (play): odpowiedź mówi, co zrobili inni. W danych miejsca są liczone od 0, w zdaniach od 1. Każda odmowa podaje swoją zasadę; znajdzie ją rules.

# Narzędzia
tool-games = Wszystkie gry: klucze, liczby miejsc, opcje i poziomy botów.
tool-rules = Zasady gry według identyfikatora albo słowa po polsku lub po angielsku; bez słowa wszystkie, najwyżej `most`.
tool-card = Ile co kosztuje i ile jest warte przy stole o tylu miejscach z tymi opcjami, każda pozycja ze swoją zasadą.
tool-explain-record = Odtwarza tekst zapisu: co wiadomo o losie (sealed – zapieczętowany, seeded – z ziarna, replayed – tylko odtworzony), posunięcia od numeru `first` opowiedziane zdaniami, najwyżej `most`, i wynik.
tool-judge-record = Ile były warte decyzje z zapisu, od posunięcia `first`, najwyżej `most`: szansa na zwycięstwo (albo punkty, gdy gra się samemu) tego ruchu i najlepszego, ile wybór oddał i co zrobił los. Każdą ocenia się według tego, co mogło wiedzieć jej miejsce, w tylu rundach rozgrywek, ile podaje `rounds`; trwa to sekundy.
tool-wait = Jak stoi gra dla miejsca i co mu powiedziano od ostatniego pytania. Przy stole na serwerze czeka chwilę na twoją kolej.
tool-look = Wszystko, co miejsce może teraz wiedzieć: jako dane, a przy stole lokalnym także jako tekst.
tool-legal-moves = Dozwolone ruchy miejsca: zapis i zdanie; tylko te, które dotyczą `about`, najwyżej `most`.
tool-why-not = Czy ruch (zapis, numer albo JSON) jest teraz dozwolony dla miejsca; jeśli nie, to dlaczego, co można zrobić zamiast niego i jaka to zasada.
tool-record = Zapis gry danego miejsca po jej zakończeniu, jako tekst.
tool-start-table = Rozpoczyna stół tutaj. `bots` to poziomy botów na ostatnich miejscach (jeden łatwy bot, gdy nic nie podano); każde inne miejsce dostaje klucz. To samo ziarno `seed` daje ten sam los: kto je zna, może odkryć to, co zakryte, więc nie podawaj go w grze, która się liczy. Pamiętane jest dwieście najnowszych miejsc.
tool-take-seat = Zajmuje pierwsze wolne miejsce przy stole na serwerze, pod podanym imieniem, mając link, którym dzielą się jego gracze (…/table/ROOM#join=…).
tool-play = Wykonuje ruch miejsca, podany jako zapis, numer albo JSON. Boty odpowiadają od razu; odpowiedź mówi, co się działo, dopóki ktoś inny albo ty nie musi działać.

# Jak skończyła się gra
result-seat = { $place }. { $who }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
} ({ $parts }).
result-decided = O pierwszym miejscu zdecydowała zasada: { $why } ({ $rule })

# Czego nie da się użyć
bad-argument = Argumenty narzędzia { $tool } nie pasują: { $error }.
bad-key = Żadne miejsce nie ma klucza „{ $key }”: najpierw rozpocznij stół albo zajmij miejsce.
bad-refused = { $why } ({ $rule })
bad-denied = { $why }
bad-not-over = Zapis zdradza to, co zakryte, więc nie ma go przed końcem gry.
bad-behind = Na stole coś się tymczasem zmieniło: spójrz jeszcze raz.
bad-link = „{ $link }” nie jest linkiem do stołu: taki link kończy się na /table/ROOM#join=TOKEN.
bad-full = Przy tym stole nie ma wolnego miejsca.
bad-server = Serwer { $url } nie odpowiada jak trzeba: { $error }.
bad-rule = Żadna zasada gry { $game } nie nazywa się „{ $word }” ani o tym nie mówi.
