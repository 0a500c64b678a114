bad-setting = “{ $setting }” is no setting of a training: write NAME=VALUE with one of these names: { $names }.
bad-setting-value = The setting { $name } cannot be “{ $value }”; without --set it is { $now }.
bad-setting-seats = The setting seats names how often which number of seats is played; in { $game } there are { $fewest } to { $most }.
bad-setting-games = { $games } games cannot be shared out to { $processes } processes.
