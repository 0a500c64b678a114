play-welcome = { $title }. Ziarno { $seed }. Wpisz ruch albo jego numer; „wszystkie” pokazuje wszystkie ruchy, „wszystkie F1” te, które dotyczą F1, „stół” pokazuje, co widzą wszyscy, „cofnij” cofa, „koniec” kończy.
play-prompt = Miejsce { $seat }:
play-more = … i jeszcze { $count } (pokaże je „wszystkie”)
play-none = Żaden ruch nie dotyczy „{ $about }”.
play-refused = { $why } ({ $rule })
play-saved = Zapis gry jest w pliku { $file }.
score-total = razem
score-seat = Miejsce { $seat }
score-decided = O zwycięstwie zdecydowała zasada: { $why } ({ $rule })
verified-sealed = Sprawdzono: wszystkie ruchy ({ $moves }) są zgodne z zasadami, a każdy rzut i każda karta wynikają z tajemnicy zapieczętowanej przed rozdaniem.
verified-seeded = Sprawdzono: wszystkie ruchy ({ $moves }) są zgodne z zasadami, a każdy rzut i każda karta wynikają z ziarna.
verified-replayed = Wszystkie ruchy ({ $moves }) są zgodne z zasadami; zapis nie podaje ziarna, więc losu nie da się sprawdzić.
bench-build = { $build ->
    [plain] Zasady działają interpretowane.
    [profiled] Zasady działają skompilowane, jako wydanie według profilu.
    [release] Zasady działają skompilowane, jako wydanie bez profilu.
   *[quick] Zasady działają skompilowane szybką metodą.
}
bad-rule = Żadna zasada gry { $game } nie nazywa się „{ $word }” ani o tym nie mówi.
bad-save = Nie można zapisać pliku { $file }: { $error }
no-server-library = Serwer potrzebuje biblioteki { $library }: zainstaluj semafor[server].
no-mcp-library = Narzędzia dla modeli językowych potrzebują biblioteki { $library }: zainstaluj semafor[mcp].
admin-rechecked = { $bad ->
    [0] Każdy stół da się odczytać.
    [one] Jednego stołu nie da się odczytać; odstawiono go na bok.
   *[other] Stoły, których nie da się odczytać: { $bad }; odstawiono je na bok.
}
admin-backed-up = Kopia jest w pliku { $file }. Aby ją przywrócić, zatrzymaj serwer i podstaw ją w miejsce bazy danych.
bad-backup-source = Tak kopiuje się tylko istniejącą bazę SQLite, a nie „{ $url }”; dla PostgreSQL użyj pg_dump.
bad-backup-target = Plik { $file } już istnieje; wybierz inną nazwę.
serve-address = Semafor jest pod adresem { $address } (Ctrl-C zatrzymuje).
puzzles-of = { $game }: łamigłówki: { $puzzles }, według trudności { $levels }
bad-vein = Łamigłówki powstają z gier { $games }, nie z „{ $game }”.
arena-bot = bot
arena-games = gry
arena-share = udział w zwycięstwach
arena-score = punkty
arena-rating = ranking
arena-time = ruch
arena-plotted = Wykres jest w pliku { $file }.
arena-lost = Gra { $number }, ruch { $move }: { $bot } przegrywa tę grę. { $why }
arena-lost-illegal = Odpowiedź nie jest dozwolonym ruchem: „{ $answer }”.
arena-lost-unreadable = Odpowiedź nie jest wierszem JSON z numerem lub zapisem ruchu: „{ $answer }”.
arena-lost-late = Nie było odpowiedzi w ciągu { $limit } s.
arena-lost-gone = Program zakończył się bez odpowiedzi.
arena-lost-unstarted = { $answer }
arena-lost-games = przegrane przez złą odpowiedź: { $games }
analyse-seat = Miejsce { $seat }: decyzje: { $decisions }, { $unit ->
    [points] oddane punkty
   *[chance] oddane zwycięstwa
}: { $lost }, szczęście: { $luck }.
no-train-library = Do treningu potrzebna jest biblioteka { $library }; przynosi ją pip install "semafor[train]".
no-train-state = W folderze { $folder } nie ma treningu gry { $game }, który można by kontynuować.
train-ready = { $game }: gotowe po { $seconds } s, nauka odbywa się na { $device ->
    [cuda] karcie graficznej
   *[cpu] procesorze
}.
train-progress = { $seconds } s: kroków { $steps }, na sekundę { $rate }; średnia przewaga zwycięzców w punktach: { $ahead }.
train-progress-alone = { $seconds } s: kroków { $steps }, na sekundę { $rate }; średnio punktów w partii: { $ahead }.
train-strength = Po { $steps } krokach: udział wygranych z { $partner } przy stołach o { $seats } miejscach wynosi { $share } (partie: { $games }).
train-strength-alone = Po { $steps } krokach: średnio { $points } pkt w grze samotnej (partie: { $games }).
train-done = Wagi są w pliku { $file }.
box-reconstructed = Wartości odtworzone, bo nie drukuje ich żadne publiczne źródło: { $left } z { $all } w tym pudełku; poprawia je --material PLIK (docs/my-box.md).
bad-link = Nie można pobrać pudełka z { $link }: { $error }
bad-link-content = Serwer przysłał coś innego niż to, co wskazuje link ({ $hash }).
box-own = Gra z poprawionymi wartościami („{ $title }”, { $hash }): z pudełka { $known }, wciąż odtworzone { $left }.
stats-who = kto
stats-game = gra
stats-games = partie
stats-won = wygrane
stats-points = punkty
stats-most = najwięcej
stats-rival = rywal
stats-ahead = wyżej
stats-behind = niżej
stats-mine = punktów na partię
stats-others = u pozostałych
stats-box = { $title }: { $games } { $games ->
    [one] partia
    [few] partie
   *[many] partii
}, wygrane: { $won }. Miejsca: { $places }.
stats-works = Najczęściej budowane: { $works }
stats-judged = Boty oceniły { $games } { $games ->
    [one] partię
    [few] partie
   *[many] partii
}: { $best } decyzji dorównało najlepszej, oddane na partię: { $lost }, szczęście: { $luck }.
bad-stats-name = W tych partiach nie siedział nikt o imieniu „{ $name }”.
bad-stats-unfinished = Partia w { $file } nie została dograna do końca.
admin-recounted = { $rooms ->
    [one] Policzono od nowa jedną zakończoną partię.
    [few] Policzono od nowa { $rooms } zakończone partie.
   *[many] Policzono od nowa { $rooms } zakończonych partii.
}
bad-report = Nie ma zgłoszenia o numerze „{ $id }”.
bad-program-id = Nie ma programu o numerze „{ $id }”.
bad-program-name = Nazwa „{ $name }” jest zajęta, albo taka, która wygląda tak samo.
