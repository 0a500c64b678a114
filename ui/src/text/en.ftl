# The board's window
board-fit = Fit

# The table: seats
seat-open = Open seat
seat-bot = Bot { $number }
seat-person = Seat { $number }
seat-you = you
seat-played-by = bot: { $level }
seat-resigned = resigned
seat-here = here
seat-away = away
seat-turn = to act
seat-points = points
seat-actions = What can be done about { $name }
seat-level = Strength of the bot
seat-has-time = Still has time.
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-planner = planner
level-racer = racer
level-hungry = collector

# The table: who must do what now
asks-wait = { $count ->
    [one] { $who } is to act.
   *[other] { $who } are to act.
}
asks-act = It is your turn.
asks-answer-undo = { $who } asks to take back a move. Do you agree?
asks-asked-undo = You asked to take your move back. Waiting for { $who }.
asks-bot = A bot plays for you.
asks-open = { $count ->
    [0] All seats are taken.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
asks-over-won = The game is over. { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
}
asks-over-aborted = The game was called off.
asks-over-resigned = The game has ended by resignation.
asks-pending = Your move is on its way …
asks-confirm = Confirm your move:
refusal-rule = Read the rule

# The table: what one can do
do-confirm = Confirm
do-cancel = Cancel
do-understood = All right
do-agree = Agree
do-deny = Refuse
do-come-back = Play myself again
do-result = Show the result
do-close = Close
do-send = Send
do-copy = Copy
do-copied = Copied
do-mute = Mute
do-unmute = Unmute
do-give-to-bot = Let a bot play on
do-sit-down = Sit down
do-seat-bot = Put a bot here
do-come-here = Continue here

# The table: its regions
region-board = Board
region-prompt = What is expected now
region-story = Story and talk
region-sheet = My things and the table
tab-tray = My things
tab-supply = Supply
tab-players = Players
tab-log = Log
tab-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet: say hello!
chat-write = Write to the table
plain-prompt = Choose one of your moves.
plain-board = This game has no drawn board yet. What happened last:
plain-find = Find a move

# The table: the bar and the menu
bar-home = To the first page
bar-undo = Take back
bar-ask-undo = Ask to take back
bar-hint = Hint
bar-invite = Invite
bar-replay = Look back
bar-menu = Menu
menu-settings = Settings
menu-rules = Rules of the game
menu-keys = Keys
menu-replay = Replay
menu-record = Download the record
prefer-lang = Language
prefer-lang-pl = polski
prefer-lang-en = English
prefer-theme = Colours
prefer-theme-auto = as the device
prefer-theme-light = by day
prefer-theme-dark = by night
prefer-confirm = A second tap confirms a move
prefer-confirm-touch = on touch screens
prefer-confirm-always = always
prefer-confirm-never = never
prefer-sound = A sound when it is my turn
prefer-notify = A notification when it is my turn
leave-leave = Stand up
leave-leave-sure = Your seat will be open for somebody else.
leave-abort = Call the game off
leave-abort-sure = The game ends for everybody without a result. That is possible until everybody has moved.
leave-resign = Resign
leave-resign-sure = A simple bot will play your seat to the end. You cannot come back.

# The table: inviting and joining
invite-join = Whoever has this link can sit down at this table.
invite-full = All seats are taken. Friends can watch.
invite-none = The link of this table was made on another device: invite from there.
invite-qr = The invitation as a QR code
invite-link = Invitation
invite-watch = Link for watching
invite-screen = Link for a big shared screen
invite-code = Return code of { $who }
invite-code-note = The return code moves the seat to another device. Keep it to yourself.
waiting-seats = Seats
waiting-name = Your name
waiting-name-next = Name of the next person at this device
code-question = Have you been here on another device?
code-words = Four words of the return code
no-table = This table is not open to you
no-table-why = There is no such table, the link is not complete, or the seat has moved to another device.
link-lost = The connection is lost. Reconnecting …
link-shut = This seat is now played on another device.

# The table: one device for several people
hot-pass = Pass the device to { $who }
hot-hide = Hide my things
hot-hidden = Nobody sees anybody's hand now.
hot-take = I am { $who }

# The table: calling
title-turn = Your turn: { $title }
notify-turn = It is your turn.

# The table: keys
keys-tab = go through everything that can be done
keys-arrows = walk on the board and between tabs
keys-enter = choose what has the focus; confirm the chosen move
keys-escape = take the selection back; leave the replay
keys-regions = board, prompt, my things, supply, players, log (Shift: backwards)
keys-undo = take back
keys-hint = hint
keys-help = this help
