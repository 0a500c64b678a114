# What a program is told when it connects
instructions = Railway board games by their rules. Start a table against bots (start_table) or take a seat at a server's table by its link (take_seat); both give a key that opens your seat. Look at what your seat may know (look), choose among the legal moves (legal_moves), play one (play): the answer tells what the others did. In data seats are numbered from 0, in sentences from 1. Every refusal names its rule; rules looks it up.

# The tools
tool-games = All games with their keys, numbers of seats, options and bot levels.
tool-rules = Rules of a game by id or by a word in English or Polish; all of them without a word, at most `most`.
tool-card = What everything costs and scores at a table of so many seats with these options, each line with its rule.
tool-explain-record = Replays the text of a record: what is proved of its luck (sealed, seeded or only replayed), its acts from `first` on told in sentences, at most `most`, and the result.
tool-judge-record = What decisions of a record were worth, from act `first` on, at most `most`: the chance to win (or points, alone) of the move and of the best one, what the choice gave away and what luck did. Each is judged by what its seat could know, in so many `rounds` of playouts; this takes seconds.
tool-wait = How the table stands for a seat, and what it was told since it last asked. At a server's table it waits a while for your turn.
tool-look = All that a seat may know now: as data, at a local table also as text.
tool-legal-moves = The legal moves of a seat as notation and sentence; only those that speak of `about`, at most `most`.
tool-why-not = Whether a move (notation, number or JSON) is legal for a seat now; if not, why, what can be done instead, and the rule.
tool-record = The record of a seat's game after its end, as text.
tool-start-table = Starts a table here. `bots` are levels of bots for the last seats (one easy bot if nothing is given); each other seat gets a key. The same `seed` deals the same luck: who knows it can find out what is hidden, so leave it out of a game that counts. The newest two hundred seats are kept.
tool-take-seat = Sits down on the first open seat of a server's table, under a name, by the link that its people share (…/table/ROOM#join=…).
tool-play = Plays a move of a seat, given as notation, number or JSON. Bots answer at once; the answer tells what happened until somebody else or you must act.

# How a game came out
result-seat = { $place }. { $who }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts }).
result-decided = The first place was decided by: { $why } ({ $rule })

# Bad input
bad-argument = The arguments of { $tool } do not fit: { $error }.
bad-key = No seat has the key “{ $key }”: start a table or take a seat first.
bad-refused = { $why } ({ $rule })
bad-denied = { $why }
bad-not-over = The record says what is hidden, so there is none before the game is over.
bad-behind = The table has changed meanwhile: look again.
bad-link = “{ $link }” is no link to a table: such a link ends in /table/ROOM#join=TOKEN.
bad-full = No seat is open at that table.
bad-server = The server { $url } does not answer as it should: { $error }.
bad-rule = No rule of { $game } is called “{ $word }” or speaks of it.
