# What is told to everybody in a room
sat-down = { $name } takes seat { $seat }.
bot-sat-down = A bot ({ $level }) takes seat { $seat }.
left = { $name } stands up; seat { $seat } is open.
rekeyed = This seat has moved to another device.
dealt = All seats are taken: the game begins.
undone = { $who } takes back { $count ->
    [one] its last move.
   *[other] its last { $count } moves.
}
undo-asked = { $who } asks to take back its last move.
undo-denied = { $who } does not agree to taking it back.
said = { $name }: { $text }
aborted = { $name } ends the game before its first round is over.
resigned = { $name } resigns.
given-to-bot = A bot ({ $level }) plays on for { $name }.
came-back = { $name } is back.
bot-failed = { $who }: the bot failed; the simplest bot plays on.
rematch = { $who } opens a rematch.
forgotten = Whoever played seat { $seat } has deleted the account; the name is gone, the game stays.
ruled = { $before ->
    [0] This table was dealt before the version of the rules was kept.
   *[other] This table was dealt by version { $before } of the rules.
} From here on it goes by version { $now }; so far that makes no difference.
over = The game is over.

# Levels of bots
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-planner = the planner
level-racer = the racer
level-hungry = the ticket collector

# What is expected of whom
prompt-open = Waiting for open seats to be taken.
prompt-act = Your move.
prompt-wait = Waiting for others.
prompt-bot = A bot plays for you; you can come back.
prompt-over = The game is over.
prompt-answer-undo = Do you agree to the undo?

# Denials
denied-stale = The table has changed meanwhile.
denied-not-playing = That needs a game that is being played, and a seat that plays for itself.
denied-bot-plays = A bot plays this seat now; come back first.
denied-refused = The rules do not allow it.
denied-no-undo-asked = Nobody asks you for an undo.
denied-undo-already-asked = An undo is already asked for.
denied-no-such-seat = There is no such seat.
denied-too-late-to-abort = Everybody has moved already: resign instead.
denied-not-overdue = That player still has time.
denied-not-away = No bot plays for you.
denied-already-dealt = The game has begun.
denied-challenge = In a challenge nothing can be taken back once luck has spoken.
denied-challenge-alone = In a challenge everybody plays for themselves: no bot can take the seat.

# Bad input
bad-name = A name has 1 to { $most } characters.
bad-text = A message has 1 to { $most } characters.
bad-room-material = This table stands on another version of the map of { $game } than the one that is here now.
