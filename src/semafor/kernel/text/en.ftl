# What the kernel itself says.
no-kernel-undo-final = That move cannot be taken back: dice were rolled, a card was drawn or something hidden was shown after it.
no-kernel-undo-nothing = You have nothing to take back.
no-kernel-undo-turn = That move cannot be taken back: it is { $who }'s turn.
no-kernel-undo-others = That move cannot be taken back: { $who } has moved since.
no-kernel-no-such-action = This game has no such move.

# The rest of a long list
list-more = { $first } and { $count } more

# Bad input
no-corrections = The box of { $game } is known as it is printed; there is nothing to correct.
bad-game = There is no game “{ $game }”; there are: { $games }.
bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
bad-seat = There is no seat { $seat }: the seats are 0 to { $last }.
bad-options = These options do not fit { $game }: { $error }
bad-action = There is no action { $number }: this game has actions 0 to { $last }.
bad-move-json = This is no move of the game: { $error }
bad-move-long = “{ $move }…” is longer than a move can be ({ $most } letters).
bad-whole = { $whole } must be a whole number, not { $value }.
whole-seats = The number of seats
whole-seat = The number of a seat
whole-seed = A seed
whole-action = The number of an action
whole-games = The number of games
whole-processes = The number of processes
bad-seed = { $seed } is no seed: seeds go from -{ $most } to { $most }.
bad-record-size = The record is longer than { $most } characters.
bad-record-lines = The record has more than { $most } lines.
bad-record-first-line = Line 1: a record begins with “{ $first }”.
bad-record-header-line = Line { $at }: “{ $line }” is not a line of a record's header.
bad-record-header = The header of the record is wrong: { $error }
bad-record-line = Line { $at }: “{ $line }” is not a line of a record.
bad-record-number = Line { $at }: number { $found } stands where { $due } is due.
bad-record-game = This is a record of { $found }, not of { $game }.
bad-record-version = The record was played by rules version { $found }; this program has version { $version }.
bad-record-material = The record was played on other material of { $game }: { $found }, while here is { $here }.
bad-record-deal = The deal does not fit the game: { $error }.
bad-record-deal-luck = The deal is not what the luck of this record gives.
bad-record-move = Move { $number }: { $error }
bad-record-refused = Move { $number }, “{ $move }” by seat { $seat }, is refused by the rule { $rule }.
bad-record-chance = Move { $number }: chance says { $found }, the record has { $said }.
bad-record-end = The game ends in another state ({ $found }) than the record says ({ $said }).
bad-record-secret = The secret is not the one that was sealed before the deal.
bad-file = { $file } cannot be read: { $error }
bad-json = { $file } is not JSON: { $error }
bad-field = { $where }: { $error }
bad-number = { $number }: no table holds so much.
bad-level = There is no bot level “{ $level }”; there are: { $levels }.
bad-bots = { $bots } bots do not leave a seat for you at a table of { $seats }.

# A seat where its player has no name
seat-who = Seat { $seat }

# What does not fit a form: parts of sentences
misfit-kind = expected { $wanted }, not { $given }
misfit-kind-or-nothing = expected { $wanted } or nothing, not { $given }
misfit-bound = the number must be { $bound } { $limit }
misfit-length = this has the wrong length
misfit-missing = the field { $field } is missing
misfit-unknown = there is no field { $field }
misfit-value = “{ $value }” is not one of the possible values
misfit-other = this does not fit
wanted-int = a whole number
wanted-float = a number
wanted-str = a text
wanted-bool = true or false
wanted-array = a list
wanted-object = named fields
wanted-null = nothing
given-int = { wanted-int }
given-float = { wanted-float }
given-str = { wanted-str }
given-bool = { wanted-bool }
given-array = { wanted-array }
given-object = { wanted-object }
given-null = { wanted-null }

# The card beside the table
cardpart-costs = What it costs and brings
cardpart-points = What it scores
cardpart-limits = How far it goes

# Values of a box that its owner corrects; parts of a sentence
boxed-size = the file has more than { $most } bytes
boxed-toml = line { $line } is not written as TOML asks
boxed-number = { $where } is { $value }; it must be a whole number from { $least } to { $most }
boxed-step = { $where } is { $value }, which is not a multiple of { $step }
boxed-choice = { $where } is “{ $value }”; it can be { $known }
boxed-flag = { $where } is { $value }; it must be true or false
boxed-text = { $where } must be a text of 1 to { $most } visible characters
boxed-name = { $where } is “{ $value }”; a name has 1 to { $most } letters, digits, spaces, dots, dashes or apostrophes and begins with a letter or digit
boxed-table = { $where } is { $value }; it must be a table such as {"{"} steps = 2 {"}"}
boxed-list = { $where } is { $value }; it must be a list
boxed-count = { $where } has { $value } parts; it must have { $least } to { $most }
boxed-key = { $where } has no “{ $value }”; it has { $known }
