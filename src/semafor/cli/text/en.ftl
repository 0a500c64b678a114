play-welcome = { $title }. Seed { $seed }. Type a move or its number; “all” lists every move, “all F1” those that speak of F1, “table” shows what everybody sees, “undo” takes back, “q” leaves.
play-prompt = Seat { $seat }:
play-more = … and { $count } more (“all” shows them)
play-none = No move speaks of “{ $about }”.
play-refused = { $why } ({ $rule })
play-saved = The record is in { $file }.
score-total = total
score-seat = Seat { $seat }
score-decided = What decided: { $why } ({ $rule })
verified-sealed = Verified: all { $moves } moves are legal, and every roll and card follows from the secret sealed before the deal.
verified-seeded = Verified: all { $moves } moves are legal, and every roll and card follows from the seed.
verified-replayed = All { $moves } moves are legal; the record names no seed, so its chance cannot be checked.
bench-build = { $build ->
    [plain] The rules run interpreted.
    [profiled] The rules run compiled, as a release by a profile.
    [release] The rules run compiled, as a release without a profile.
   *[quick] The rules run compiled, by the quick build.
}
bad-rule = No rule of { $game } is called “{ $word }” or speaks of it.
bad-save = { $file } cannot be written: { $error }
no-server-library = The server needs the library { $library }: install semafor[server].
no-mcp-library = The tools for language models need the library { $library }: install semafor[mcp].
admin-rechecked = { $bad ->
    [0] Every room can be read.
    [one] One room cannot be read; it is set aside.
   *[other] { $bad } rooms cannot be read; they are set aside.
}
admin-backed-up = The copy is in { $file }. To restore it, stop the server and put it in the place of the database.
bad-backup-source = Only a database of SQLite that is there can be copied so, not “{ $url }”; for PostgreSQL use pg_dump.
bad-backup-target = { $file } is there already; choose another name.
serve-address = Semafor is at { $address } (Ctrl-C stops it).
puzzles-of = { $game }: { $puzzles } puzzles, by difficulty { $levels }
bad-vein = Puzzles are mined in { $games }, not in “{ $game }”.
arena-bot = bot
arena-games = games
arena-share = share of wins
arena-score = points
arena-rating = rating
arena-time = a move
arena-plotted = The plot is in { $file }.
arena-lost = Game { $number }, move { $move }: { $bot } loses this game. { $why }
arena-lost-illegal = Its answer is no legal move: “{ $answer }”.
arena-lost-unreadable = Its answer is no line of JSON with a number or a notation: “{ $answer }”.
arena-lost-late = It did not answer within { $limit } s.
arena-lost-gone = It ended without an answer.
arena-lost-unstarted = { $answer }
arena-lost-games = lost by an answer: { $games }
analyse-seat = Seat { $seat }: { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}, { $lost } { $unit ->
    [points] points
   *[chance] wins
} given away, luck { $luck }.
no-train-library = Training needs the library { $library }: pip install "semafor[train]" brings it.
no-train-state = There is no training of { $game } in { $folder } to go on with.
train-ready = { $game }: ready after { $seconds } s, learning on { $device ->
    [cuda] the graphics card
   *[cpu] the processor
}.
train-progress = { $seconds } s: { $steps } steps, { $rate } a second; winners lead by { $ahead } points.
train-progress-alone = { $seconds } s: { $steps } steps, { $rate } a second; { $ahead } points a game.
train-strength = After { $steps } steps: { $share } of { $games } games won against { $partner } at tables of { $seats }.
train-strength-alone = After { $steps } steps: { $points } points alone in { $games } games.
train-done = The weights are in { $file }.
box-reconstructed = { $left } of { $all } values of this box are reconstructed, because no public source prints them: --material FILE corrects them (docs/my-box.md).
bad-link = The box cannot be fetched from { $link }: { $error }
bad-link-content = What the server sent is not what the link names ({ $hash }).
box-own = Played with corrected values (“{ $title }”, { $hash }): { $known } from a box, { $left } still reconstructed.
stats-who = who
stats-game = game
stats-games = games
stats-won = won
stats-points = points
stats-most = most
stats-rival = rival
stats-ahead = ahead
stats-behind = behind
stats-mine = points a game
stats-others = of the others
stats-box = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, won { $won }. Places: { $places }.
stats-works = Built most: { $works }
stats-judged = The bots were asked about { $games } { $games ->
    [one] game
   *[other] games
}: { $best } of the decisions were as good as the best, { $lost } given away a game, luck { $luck }.
bad-stats-name = Nobody called “{ $name }” sat in these games.
bad-stats-unfinished = The game in { $file } was not played to its end.
admin-recounted = { $rooms ->
    [one] One finished game was counted anew.
   *[other] { $rooms } finished games were counted anew.
}
bad-report = There is no report with the number “{ $id }”.
bad-program-id = There is no program with the number “{ $id }”.
bad-program-name = The name “{ $name }” is taken, or one that looks the same.
