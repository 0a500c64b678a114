no-extra = The library { $library } is missing; pip install "semafor[rl]" brings it.
not-together = In { $game } the seats act one after the other: aec_env is for it. At the same time they act in: { $games }.
no-action = The step has no action for { $agent }, which is to act.
bad-batch-kind = Actions are whole numbers, not { $kind }.
bad-reward = There is no reward “{ $reward }”; there are: { $rewards }.
bad-render-mode = There is no render mode “{ $mode }”; there are: { $modes }.
bad-batch-size = A batch has at least one game, not { $games }.
bad-batch-processes = { $processes } processes cannot share out { $games } games.
bad-batch-actions = The batch has { $games } games but was given { $actions } actions.
bad-batch-action = Game { $game } of the batch was given the action { $action }, which is not legal there.
bad-batch-game = There is no game { $game } in the batch; they are numbered from 0 to { $last }.
bad-batch-table = The state is not one of the batch's game with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
bad-batch-state = A game that is over cannot be put into a batch.
