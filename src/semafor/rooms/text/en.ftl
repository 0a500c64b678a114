# What everybody at the table is told
sat-down = { $name } takes seat { $seat }.
bot-sat-down = A bot ({ $level }) takes seat { $seat }.
left = { $name } stands up; seat { $seat } is open.
rekeyed = This seat has moved to another device.
dealt = All seats are taken: the game begins.
undone = { $who } takes back { $count ->
    [one] the last move.
   *[other] the last { $count } moves.
}
undo-asked = { $who } asks to take the last move back.
undo-denied = { $who } does not agree to taking the move back.
said = { $name }: { $text }
aborted = { $name } calls the game off.
resigned = { $name } resigns.
given-to-bot = A bot ({ $level }) plays on for { $name }.
came-back = { $name } is back.
on-vacation = { $name } is on vacation for { $days ->
    [one] { $days } day
   *[other] { $days } days
}: the clock stands until then.
vacation-over = { $name } is back from vacation: the clock runs again.
bot-failed = { $who }: the bot failed; the simplest bot plays on.
rematch-agreed = { $who } wants to play again.
rematch-withdrawn = { $who } does not want to play again after all.
rematch = Everybody wants to play again: the next game is dealt.
forgotten = Whoever played seat { $seat } has deleted the account; the name is gone, the game stays.
ruled = { $before ->
    [0] This table was dealt before the version of the rules was kept.
   *[other] This table was dealt by version { $before } of the rules.
} From here on it goes by version { $now }; so far that makes no difference.
offered = { $open ->
    [0] Seat { $seat } is offered by a link: whoever has it can play on.
   *[other] Somebody is wanted for seat { $seat }: whoever may sit down can play on.
}
offer-ended = Seat { $seat } is not offered any more.
handed-over = { $name } plays on for { $before }.
taken-over = { $name } plays seat { $seat } from here on.
kicked = { $name } was sent away from the table; a bot ({ $level }) plays on.
watcher-said = { $name } (watching): { $text }
over = The game is over.

# Levels of bots
level-random = random
level-easy = easy
level-casual = casual
level-steady = steady
level-normal = normal
level-hard = hard
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-grandmaster = grandmaster
level-planner = planner
level-racer = racer
level-hungry = ticket collector
level-veteran = veteran
level-builder = builder

# Denials
denied-stale = The table has changed meanwhile.
denied-not-playing = This works only while the game is on and no bot plays the seat.
denied-bot-plays = A bot plays this seat now; come back first.
denied-no-undo-asked = Nobody has asked you to agree to taking a move back.
denied-undo-already-asked = Somebody is already asking to take a move back.
denied-nobody-to-ask = In a rated game an undo needs everybody's consent, and a bot that plays for somebody cannot give it.
denied-no-rematch-now = Whether to play again is said after the end of a game, once, and until everybody has agreed.
denied-no-such-seat = There is no such seat.
denied-too-late-to-abort = Everybody has moved, so the game cannot be called off. You can resign.
denied-not-overdue = That player still has time.
denied-not-away = No bot plays for you.
denied-no-vacation = One goes on vacation from a table of correspondence at which one plays.
denied-vacation-used = { $left ->
    [0] All days of vacation at this table are used up.
    [one] Only { $left } day of vacation is left at this table.
   *[other] Only { $left } days of vacation are left at this table.
}
denied-no-offer = This seat is not offered any more: the link was used, or the offer was taken back.
denied-not-handed = A seat changes hands only while the game lasts, and not after somebody has given up there.
denied-sits-already = In a rated game nobody has two seats.
denied-kick-rated = In a rated game only who has let the time run out, or is played for by a bot, can be sent away.
denied-gallery-full = The watchers have said enough at this table.
denied-already-dealt = The game has begun.
denied-challenge = In a challenge nothing can be taken back after a roll.
denied-challenge-alone = In a challenge everybody plays for themselves: no bot can take the seat.
denied-challenge-seats = Who sits at a challenge is decided on its own page; a seat once taken there is kept.

# Bad input
bad-name = A name has 1 to { $most } characters.
bad-text = A message has 1 to { $most } characters.
bad-room-material = This table stands on another version of the map of { $game } than the one that is here now.
document-size = A document has at most { $most } bytes.
document-json = That is not JSON: a map is the texts of its files by their names.
document-file = A map has no file “{ $name }”; it may have { $files }.
