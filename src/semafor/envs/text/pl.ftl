no-extra = Brakuje biblioteki { $library }; przynosi ją pip install "semafor[rl]".
not-together = W grze { $game } miejsca grają po kolei: do niej jest aec_env. Jednocześnie gra się w: { $games }.
no-action = W kroku brakuje akcji dla { $agent }, a ma teraz grać.
bad-batch-kind = Akcje to liczby całkowite, a nie { $kind }.
bad-reward = Nie ma nagrody „{ $reward }”; są: { $rewards }.
bad-render-mode = Nie ma trybu obrazu „{ $mode }”; są: { $modes }.
bad-batch-size = Partia ma co najmniej jedną grę, a nie { $games }.
bad-batch-processes = Liczba procesów ({ $processes }) nie pasuje do liczby gier ({ $games }).
bad-batch-actions = Gier w partii jest { $games }, a podano akcji { $actions }.
bad-batch-action = Gra { $game } w partii dostała akcję { $action }, która nie jest w niej dozwolona.
bad-batch-game = W partii nie ma gry { $game }; gry mają numery od 0 do { $last }.
bad-batch-table = To nie jest stan gry z tej partii z { $seats ->
    [one] jednym miejscem
   *[other] { $seats } miejscami
}.
bad-batch-state = Zakończonej gry nie można włożyć do partii.
