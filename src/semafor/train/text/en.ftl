no-library = Training needs the library { $library }: pip install "semafor[train]" brings it.
bad-setting = “{ $setting }” is no setting of a training: write NAME=VALUE with one of these names: { $names }.
bad-setting-value = The setting { $name } cannot be “{ $value }”; without --set it is { $now }.
bad-setting-seats = The setting seats names how often which number of seats is played; in { $game } there are { $fewest } to { $most }.
bad-setting-games = { $games } games cannot be shared out to { $processes } processes.
no-state = There is no training of { $game } in { $folder } to go on with.
train-ready = { $game }: ready after { $seconds } s, learning on { $device ->
    [cuda] the graphics card
   *[cpu] the processor
}.
train-progress = { $seconds } s: { $steps } steps, { $rate } a second; winners lead by { $ahead } points.
train-progress-alone = { $seconds } s: { $steps } steps, { $rate } a second; { $ahead } points a game.
train-strength = After { $steps } steps: { $share } of { $games } games won against { $partner } at tables of { $seats }.
train-strength-alone = After { $steps } steps: { $points } points alone in { $games } games.
train-done = The weights are in { $file }.
