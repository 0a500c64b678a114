bad-setting = „{ $setting }” to nie ustawienie treningu: podaj NAZWA=WARTOŚĆ z jedną z nazw: { $names }.
bad-setting-value = Ustawienie { $name } nie może mieć wartości „{ $value }”; bez --set wynosi { $now }.
bad-setting-seats = Ustawienie seats mówi, jak często gra się przy ilu miejscach; w { $game } jest ich od { $fewest } do { $most }.
bad-setting-games = Liczby gier ({ $games }) nie da się rozdzielić między procesy ({ $processes }).
