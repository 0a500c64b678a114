no-library = Do treningu potrzebna jest biblioteka { $library }; przynosi ją pip install "semafor[train]".
bad-setting = „{ $setting }” to nie ustawienie treningu: podaj NAZWA=WARTOŚĆ z jedną z nazw: { $names }.
bad-setting-value = Ustawienie { $name } nie może mieć wartości „{ $value }”; bez --set wynosi { $now }.
bad-setting-seats = Ustawienie seats mówi, jak często gra się przy ilu miejscach; w { $game } jest ich od { $fewest } do { $most }.
bad-setting-games = Liczby gier ({ $games }) nie da się rozdzielić między procesy ({ $processes }).
no-state = W folderze { $folder } nie ma treningu gry { $game }, który można by kontynuować.
train-ready = { $game }: gotowe po { $seconds } s, nauka odbywa się na { $device ->
    [cuda] karcie graficznej
   *[cpu] procesorze
}.
train-progress = { $seconds } s: kroków { $steps }, na sekundę { $rate }; średnia przewaga zwycięzców w punktach: { $ahead }.
train-progress-alone = { $seconds } s: kroków { $steps }, na sekundę { $rate }; średnio punktów w partii: { $ahead }.
train-strength = Po { $steps } krokach: udział wygranych z { $partner } przy stołach o { $seats } miejscach wynosi { $share } (partie: { $games }).
train-strength-alone = Po { $steps } krokach: średnio { $points } pkt w grze samotnej (partie: { $games }).
train-done = Wagi są w pliku { $file }.
