bad-budget = „{ $budget }” to nie budżet: podaj liczbę iteracji, np. 200, albo sekundy, np. 0.5s.
bad-program = Nie można uruchomić programu „{ $command }”: { $error }
no-numpy = Poziom „mistrz” (master) wymaga biblioteki NumPy; przynosi ją pip install "semafor[server]" albo "semafor[rl]".
bad-weights = W pliku { $file } nie ma wag gry { $game }.
no-guide = Nikt jeszcze nie podał wag, według których szuka bot gry { $game }.
bad-wish-answer = Ta odpowiedź nie pasuje do tego, o co pytał bot.
