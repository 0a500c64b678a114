# The board's window
board-fit = Whole board
board-near = Zoom in

# The games
game-other-line = { $least }–{ $most } players, another map
game-other-about = A map that this server has beside those of the boxes: collect cards, claim routes and join the cities of your secret tickets.
game-drawn-about = A map that somebody drew: collect cards, claim routes and join the cities of your secret tickets.
game-railroad-ink = Railroad Ink
game-railroad-ink-line = 1–6 players, twenty minutes
game-railroad-ink-short = Base game
game-railroad-ink-about = Four dice a round, everybody draws the same routes on a board of their own. Join many exits, leave no loose ends.
game-railroad-ink-lava = Railroad Ink: Lava
game-railroad-ink-lava-line = 1–6 players, twenty minutes
game-railroad-ink-lava-short = Lava
game-railroad-ink-lava-about = The volcano in the middle spreads. Close its lakes, or let them burn your routes.
game-railroad-ink-meteor = Railroad Ink: Meteor
game-railroad-ink-meteor-line = 1–6 players, twenty minutes
game-railroad-ink-meteor-short = Meteor
game-railroad-ink-meteor-about = Meteors fall where the dice say. Their craters wipe out what you drew, and reward those who reach them.
game-steamrollers = SteamRollers
game-steamrollers-line = 1–5 players, 45 minutes
game-steamrollers-short = SteamRollers
game-steamrollers-about = Choose dice, draw track on your sheet, improve your locomotive and deliver goods; alone you play against Eva.
game-railroad-revolution = Railroad Revolution
game-railroad-revolution-line = 2–4 players, an hour and a half
game-railroad-revolution-short = Railroad Revolution
game-railroad-revolution-about = Hire specialists, lay track and telegraph to the west, strike deals and complete the milestones of your company.

# The bots' levels
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

# Every page
site-name = Semafor
site-skip = To the content
site-nav = Main navigation
site-lobby = Lobby
site-mine = My tables
site-daily = Daily challenge
site-leaders = Leaderboard
site-rules = Rules
site-companion = Score a game
site-profile = My profile
site-account = Account
site-finished = Finished games
site-tutorial = Learn to play
site-print = Print sheets
site-maps = Draw a map
site-replay = Replay a record
site-settings = Settings
site-theme = Theme
site-theme-auto = Theme: as the device
site-theme-light = Theme: day
site-theme-dark = Theme: night train
site-other-language = Polski
site-offline = The server does not answer. Check your connection and try again.
site-not-affiliated = Semafor implements the rules of these games with drawings and words of its own and is not affiliated with their publishers.

# The first page
landing-title = Railway board games
landing-headline = Five railway games, one line.
landing-welcome = Tap a poster and you sit at a table with two bots. No account, no download, no questions.
landing-compiled = The compiled rules are in use now: bots of every level play.
landing-play = Play →
landing-with-friends = With friends
landing-choose = Options
landing-choose-of = Options: { $game }
landing-waiting = Waiting for you
landing-waiting-more = All { $count } tables
landing-daily = The same luck for everybody, one attempt until midnight (UTC).
landing-daily-all = The challenges of all games
landing-new = What is new
news-table = A larger board.
news-table-text = What you may do now is in sight, also on a phone: no tabs, no scrolling.
news-trains = Trains instead of stripes.
news-trains-text = A claimed route is a train of its owner; cards fly, cars fall, goods run along the line.
news-rivals = You see what the others do.
news-rivals-text = One move after the other, at a pace of your choice; “Since your last turn” tells it again.
news-result = A result to look at.
news-result-text = Every number lights where it comes from; share it as a picture, or play again.
news-pictures = Rules with pictures.
news-pictures-text = Tunnels, lava, deliveries or deals: small examples from real games.
news-maps = Your own maps.
news-maps-text = A map of Ticket to Ride is a folder that anybody can draw.
landing-friends = Play by link
landing-friends-text = Send a link, share a screen or pass the phone around. Nothing is lost when somebody drops out.
landing-why = Every no has a reason
landing-why-text = What you may do is lit. Anything else tells you which rule forbids it.
landing-dice = Dice you can check
landing-dice-text = Every shuffle and roll is sealed before the deal and opened after the game. Your own browser checks every card and die.
landing-box = Own the box?
landing-box-text = Count the points of a game on your own table with the same rules, even offline.

# A new table
new-seats = At the table
new-your-name = Your name
new-guest = Guest
new-guest-number = Guest { $number }
new-who = Who takes seat { $number }
new-level = How strong the bot of seat { $number } is
new-partners = Sparring partners
new-level-later = { $level } (ready in about a minute)
new-level-rated = { $level } · { $rating }
new-drawn-levels = Masters have learned printed maps only; on a drawn map all the other levels play.
new-scale = The number after a level is its rating: it comes from games that all levels of this game played against each other.
new-name = The name of the player at seat { $number }
new-bot = Bot
new-open = A friend by link
new-here = Somebody beside me
new-open-hint = free until somebody opens your link
new-remove = Remove seat { $number }
new-add-bot = Add a bot
new-add-friend = Add a friend
new-solo = Play alone
new-where = Where the table stands
new-where-server = On the server
new-where-server-line = Friends can sit down by a link, and you can go on from another device.
new-where-no-server = There is no server now.
new-where-here = On this device, without a server
new-where-here-line = You play against bots or with people beside you, also offline. The table is kept in this browser only.
new-start = Start the game
new-making = Setting up the table…
new-options = Options, clock, who may see it
new-options-here = Options
new-public = Show it in the lobby
new-public-line = Anybody may take a free seat and watch.
new-rated = Rated
new-rated-line = Counts for the leaderboard; everybody at the table needs an account.
new-clock = Clock
new-clock-none = No clock
new-clock-turn = Time for each turn, with a gentle reminder
new-clock-bank = A bank of time for the whole game
new-clock-days = Days for each turn (correspondence)
new-clock-turn-s = Seconds for a turn
new-clock-bank-s = Seconds for the whole game
new-clock-bonus-s = Seconds added for every move
new-clock-days-each = Days for a turn
new-clock-weekends = The clock stands on Saturdays and Sundays
new-tutorial = Learn this game by playing
new-rules = Read the rules

# Options of the games
option-none = default
option-seat = seat { $number }
option-yes = yes
option-no = no

# Lists of rooms
rooms-lobby = Lobby
rooms-lobby-empty = There are no public tables now.
rooms-mine = My tables
rooms-mine-empty = You sit at no table yet.
rooms-mine-offline = There is no server now; only the tables of this device can be opened.
rooms-finished = Finished games
rooms-finished-empty = No public game has been finished yet.
rooms-records = Download all my finished games
rooms-begin = Sit down with bots, or invite friends.
rooms-which-game = Which game
rooms-all-games = All games
rooms-open-seat = free seat
rooms-your-turn = Your turn
rooms-asleep = The table sleeps: its bots go on when somebody comes.
rooms-join = Sit down
rooms-enter = Go there
rooms-replay = Replay

# Tables of this device
here-title = A table of this device
here-tables = On this device
here-game = Without a server
here-whatif = What if?
here-none = There is no such table on this device
here-none-why = It was removed, or it is kept in another browser.
here-nothing-kept = This browser keeps nothing on the device, so the table would be lost. Private windows often do so.
here-forget = Remove
here-forget-sure = Remove for good

# The leaderboard
leaders-title = Leaderboard
leaders-line = Rated games of people with an account. The number is a cautious rating: the rating minus its uncertainty.
leaders-empty = Nobody has a rating in this game yet.
leaders-place = Place
leaders-name = Player
leaders-rating = Rating
leaders-played = Games

# Challenges: of a day, of a week, people's own
challenge-title-daily = Daily challenge
challenge-line-daily = The same deal, dice and cards for everybody, until midnight (UTC). You have one attempt a day at each game: once begun it counts, and you can come back and play on.
challenge-play-daily = Play today's challenge
challenge-of-daily = Challenge of { $period }: { $game }
challenge-before-daily = The day before
challenge-after-daily = The day after
challenge-now-daily = Today
challenge-streak-daily = { $count ->
    [one] 1 day in a row.
   *[other] { $count } days in a row.
}
challenge-streak-open-daily = Play today to keep it going.
challenge-title-weekly = Weekly challenge
challenge-line-weekly = The same deal, dice and cards for everybody from Monday to Sunday (UTC), with one rival more than by day. You have one attempt a week at each game.
challenge-play-weekly = Play this week's challenge
challenge-of-weekly = Challenge of the week { $period }: { $game }
challenge-before-weekly = The week before
challenge-after-weekly = The week after
challenge-now-weekly = This week
challenge-streak-weekly = { $count ->
    [one] 1 week in a row.
   *[other] { $count } weeks in a row.
}
challenge-streak-open-weekly = Play this week to keep it going.
streak-best = Your best: { $count }.
challenge-play-own = Play this challenge
challenge-whose = The attempt belongs to your account, or without one to this browser. What is finished in time counts. Whoever has played may look at the others' games; afterwards everybody may.
challenge-rivals = { $count ->
    [0] alone
    [one] against a bot; your points count
   *[other] against { $count } bots; your points count
}
challenge-pair = in pairs; your lead counts
challenge-go-on = Go on with my attempt
challenge-look = Look at my game
challenge-done = Your result: { $points } { $points ->
    [one] point
   *[other] points
}
challenge-lost = Your attempt ended without a result.
challenge-empty = Nobody has finished yet. Play!
challenge-nobody = Nobody finished it.
challenge-nameless = somebody without a name
challenge-against = against { $name }
challenge-par = Bot ({ $level })
challenge-par-thinking = Still playing the same deal: { $levels }.
challenge-page = The whole ranking, link and proof
challenge-one = A challenge
challenge-by = { $name } challenges you: { $game }
challenge-own = A challenge: { $game }
challenge-line = Whoever opens this link is dealt the same dice and cards. Everybody has one attempt; our bots play it too.
challenge-pair-line = Whoever comes first waits for the next. The two play the same deal twice, the second time with seats exchanged: in the second game both know what they held in the first. The lead of both games together counts.
challenge-over = It is over.
challenge-left-days = { $count ->
    [one] open for 1 more day
   *[other] open for { $count } more days
}
challenge-left-hours = { $count ->
    [one] open for 1 more hour
   *[other] open for { $count } more hours
}
challenge-left-minutes = { $count ->
    [one] open for 1 more minute
   *[other] open for { $count } more minutes
}
challenge-begun = { $count ->
    [0] nobody has begun it
    [one] 1 person has begun it
   *[other] { $count } people have begun it
}
challenge-share = Link to this challenge
challenge-ranking = Ranking
challenge-shut = When you have played it, or when it is over, you can look at these games.
challenge-seal = Was everybody dealt the same?
challenge-seal-line = All dice and cards follow from one secret. This is its seal; when the challenge is over, the secret is told and everybody can check every game with it.
challenge-seal-open = All dice and cards followed from this secret, and the seal was there before. Each record below holds both: “semafor verify” checks them.
challenge-commitment = Seal
challenge-secret = Secret
challenge-records = Records
challenges-title = Challenges
challenges-line = The same dice and cards for whoever opens the link. Make one from a new table against bots: nobody sees it who has not got its link.
challenges-mine = Mine
challenges-none = You have made none, and taken up none from friends.
challenges-archive = Archive
challenges-kind = Daily or weekly
challenges-game = Game
challenges-no-past = Nobody has finished one of these before.
challenges-past = { $count ->
    [one] 1 person, { $name } with { $points }
   *[other] { $count } people, the best: { $name } with { $points }
}
make-challenge = Make a challenge of it
make-challenge-line = Whoever has the link plays a table like this with the same dice and cards, once; results are ranked.
make-challenge-pair = For two people, twice with seats exchanged
make-challenge-days = How long
make-challenge-open = { $count ->
    [one] 1 day
   *[other] { $count } days
}
make-challenge-do = Make the challenge

# An address that does not exist
nowhere-title = There is nothing at this address
nowhere-line = Perhaps a letter is missing, or the page has moved. From here the line goes on:
nowhere-games = The games

# The account
account-title = Account
account-line = You can play everything without one. An account keeps your ratings, your seats and your history.
account-name = Name
account-password = Password (at least 8 characters)
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out-everywhere = Sign out on all devices
account-export = Save my data
account-change-password = Change the password
account-password-new = New password
account-password-changed = The password is changed; all other devices are signed out.
account-delete = Delete the account
account-delete-line = Your name, your ratings and your seats in the history are deleted. The games stay for those who played with you, without your name.
account-delete-sure = Delete it for good
account-sign-out = Sign out
account-signed-in = You are signed in as { $name }.
account-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

# Settings
settings-lang = Language
settings-lang-en = English
settings-lang-pl = Polski
settings-theme = Theme
settings-confirm = Ask before a move is made
settings-confirm-touch = on touch screens
settings-confirm-always = always
settings-confirm-never = never
settings-sound = Sounds, and a whistle when it is my turn
settings-volume = Volume
settings-pace = How fast the others' moves are shown
settings-pace-calm = calmly
settings-pace-normal = normally
settings-pace-fast = fast
settings-pace-none = at once
settings-notify = A notification when it is my turn

# The rulebook
rules-title = Rules
rules-of = Rules: { $game }
rules-line = Every rule in our own words. When a move is refused, it points to one of these.
rules-search = Search the rules
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

# The table: seats
seat-open = Open seat
seat-bot = Bot { $number }
seat-person = Seat { $number }
seat-you = you
seat-account = account
seat-account-of = account { $name }
seat-played-by = bot: { $level }
seat-resigned = resigned
seat-here = here
seat-away = away
seat-turn = to move
seat-points = { $points ->
    [one] point
   *[other] points
}
seat-actions = Actions for { $name }
seat-level = Strength of the bot
seat-has-time = Still has time.

# The table: who must do what now
asks-wait = { $count ->
    [one] It is { $who }'s turn.
   *[other] Waiting for { $who }.
}
asks-act = It is your turn.
asks-answer-undo = { $who } wants a move back. Agree?
asks-asked-undo = Waiting for { $who } to agree.
asks-bot = A bot plays for you.
asks-open = { $count ->
    [0] All seats are taken.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
asks-over = The game is over.
asks-over-won = { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
}
asks-over-alone = The game is over: { $points } { $points ->
    [one] point
   *[other] points
}.
asks-over-aborted = The game was called off.
asks-over-resigned = The game ended by resignation.
asks-pending = Your move is on its way…
asks-confirm = Your move: { $move }
refusal-rule = Read the rule

# The table: what can be done
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
do-free-seat = Free the seat
do-free-seat-of = Free the seat of { $name }
do-come-here = Continue here

# The table: its regions
region-aloud = What happens
region-board = Board
region-prompt = What is expected now
region-story = Log and chat
tab-tray = Mine
tab-supply = Supply
tab-players = Players
tab-log = Log
tab-chat = Chat
seat-chip = { $name }, points: { $points }
seat-gained = since your last turn
bar-sound-on = Turn sound on
bar-sound-off = Turn sound off
log-since = Since your last turn
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet: say hello!
chat-write = Write to the table
plain-prompt = Choose one of your moves.
plain-board = This game has no drawn board yet. What happened last:
plain-find = Find a move

# The table: the bar and the menu
bar-home = To the first page
bar-undo = Take back
bar-undo-turn = To the start of my turn
bar-ask-undo = Ask to take back
bar-card = Costs and points
bar-hint = Hint
bar-invite = Invite
bar-replay = Replay
bar-menu = Menu
menu-settings = Settings
menu-rules = Rules of the game
menu-keys = Keys
menu-replay = Replay
menu-record = Download the record
table-options = Options of this table
leave-leave = Stand up
leave-leave-sure = Your seat will be open for somebody else.
leave-abort = Call the game off
leave-abort-sure = The game ends for everybody without a result. That is possible until everybody has moved.
leave-resign = Resign
leave-resign-sure = A simple bot will play your seat to the end. You cannot come back.

# The table: calls of who is away
calls-title = Call me when it is my turn
calls-line = When it is your turn and you do not have the table open, you are called once. Nobody else sees your address; giving it up deletes it.
calls-kind = How
calls-kind-email = E-mail
calls-kind-webhook = Webhook (Discord, Slack, others)
calls-kind-push = Notification of this browser
calls-address-email = Your e-mail address
calls-address-webhook = Address of the webhook (https://…)
calls-digest = How often
calls-digest-0 = at once
calls-digest-60 = at most once an hour
calls-digest-1440 = once a day, at eight
calls-quiet = Quiet hours
calls-quiet-from = from
calls-quiet-to = to
calls-quiet-between = quiet { $from }–{ $to }
calls-only-here = Only at this table
calls-here = at one table
calls-everywhere = at all tables
calls-waits = not confirmed yet: look into your mail
calls-add = Call me this way
calls-drop = Give up
calls-drop-one = Give up { $way }
calls-secret = What is sent there is signed with this secret, which is shown only now:
calls-not-allowed = The browser does not allow notifications of this page.

# The table: vacation
vacation-days = Days of vacation
vacation-begin = Go on vacation
vacation-until = You are on vacation until { $until }; your clock stands.
vacation-end = I am back

# The table: inviting and joining
invite-join = Whoever has this link can sit down at this table.
invite-full = All seats are taken. Friends can watch.
invite-none = The link of this table was made on another device: invite from there.
invite-qr = The invitation as a QR code
invite-link = Invitation
invite-watch = Link for watching
invite-screen = Link for a big shared screen
invite-renew = New links
invite-renew-sure = The old links will stop working at once, also for those who are watching by one. Whoever sits at the table stays.
invite-renewed = These are the new links; the old ones do not work any more.
invite-pair = This is a challenge for pairs: whoever opens its link sits down opposite you.
invite-challenge = You play a challenge on your own: nobody can be invited.
invite-codes = For you alone
invite-code = Return code of { $who }
invite-code-covered = covered
invite-code-show = Show
invite-code-hide = Cover
invite-code-note = The return code moves your seat to another device. Whoever knows it can take the seat: do not pass it on with the links.
waiting-seats = Seats
waiting-name = Your name
waiting-name-next = Name of the next person at this device
code-question = Have you been here on another device?
code-words = Four words of the return code
no-table = You cannot open this table
no-table-why = There is no such table, the link is not complete, or the seat has moved to another device.
no-table-watch = Watch the game
table-aside = This table cannot be opened
link-lost = The connection is lost. Reconnecting…
link-shut = This seat is now played on another device, or by somebody else.
outage-database-down = The server cannot reach its database: moves cannot be stored now. It tries again by itself.
outage-disk-full = The disk of the server is full: moves cannot be stored now. It tries again by itself.
outage-bus-down = The servers hear each other with a second’s delay: the moves of others may come later. Nothing is lost.
link-unkept = This browser cannot keep the table any more: what happens now is lost with this window.
link-overtaken = This table is played further on in another window. Go on there, or reload this page.

# The table: a link to a moment
moment-link = Link to moment { $n }
moment-public = This table is public: anybody can open the link.
moment-whole = Whoever has this link may look at this whole finished game, with all hands open, on any device. It opens nothing else.
moment-watcher = Whoever has this link may look at this game as a spectator: no hands while it lasts, the whole game when it is over. It opens nothing else.
moment-host = You host this table: you can take back all links to its moments.
moment-guest = The host of this table can take this link back.
moment-end = Take back all links to moments
moment-ended = { $count ->
    [0] There were no links to take back.
    [one] One link does not work any more.
   *[other] { $count } links do not work any more.
}
moment-not-mine = Only those who play here can pass on a link to this game.

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
keys-arrows = on the board and between tabs
keys-enter = choose what has the focus; confirm the chosen move
keys-escape = take the selection back; leave the replay
keys-regions = board, prompt, my things, supply, players, log (Shift: backwards)
keys-undo = take back
keys-undo-turn = take back all of my turn that can be taken back
keys-hint = hint
keys-card = what everything costs and scores
keys-help = this help
keys-zoom = zoom the board (two fingers on a phone)
keys-pan = move the zoomed board
press-wheel = Wheel
press-drag = Drag

# The table: hints, the end and the analysis
tab-hint = Hint
tab-record = Record
tab-course = Points
hint-title = What the bot would do
hint-thinking = The bot is thinking…
queue-place = Others are before you: { $place }. It begins by itself…
hint-worth = { $chance } chance to win, { $points } points
hint-more = { $points } points more than { $rival }
hint-fewer = { $points } points fewer than { $rival }
hint-points = { $points } points in the end, ± { $error }
hint-close = Too close to call: these moves are worth the same as far as the bot can tell.
short-tickets-completed = tickets
short-tickets-failed = missed
short-ticket-to-ride-europe-stations = stations
short-longest-route = longest
short-longest-highway = highway
short-longest-railway = railway
short-centre = centre
short-crater-ends = craters
short-bonus = start +2
short-towns = towns
short-regions = regions
short-pool = pool
short-links = links
result-total = Total
result-lead = { $points ->
    [one] by { $points } point
   *[other] by { $points } points
}
result-alone = { $points } { $points ->
    [one] point
   *[other] points
}
result-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
result-course = Points over the game
result-course-about = If it had been counted at each moment.
result-proof = Point at a number to see on the board where it comes from.
result-replay = Replay
result-report = Report
report-bgg = For BoardGameGeek: a session report with everybody’s points
report-bgstats = File for BG Stats
report-sources = Points by source
result-picture = Save as a picture
result-share = Share
result-board = To the board
result-rematch = Play again
result-to-rematch = To the next game
result-exchange = To the second game, seats exchanged
result-challenge = The challenge and its ranking
result-challenge-new = Challenge a friend
result-challenge-new-line = The secret of this deal is told already: a friend gets a table like this with new dice and cards, and so do you.
rematch-awaits = Waiting for { $who } to agree.
rematch-wanted = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
rematch-withdraw = Not after all
analysis-title = How the game went
analysis-ask = Show how the game turned
analysis-going = Playing the game out again and again…
analysis-so-far = { $done } of { $of } moves
analysis-failed = The analysis is not available now; try again later.
analysis-chart = Every player's chance to win, in percent, over the moves of the game
analysis-chart-points = The points to be expected in the end, over the moves of the game
analysis-by-choice = { $who }: “{ $move }” ({ $worth }). Better: “{ $better }”.
analysis-by-luck = { $who }: “{ $move }”, then luck ({ $worth }).
analysis-points = { $points } points
analysis-none = No single moment turned this game beyond what chance explains.

# The table: replay and what if
region-replay = Replay
replay-at = { $n }/{ $last }
replay-deal = The deal.
replay-previous = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the game
replay-speed = Speed
replay-link = Link to this moment
replay-branch = What if? Play on from here
replay-now = Back to now
replay-lens = Through whose eyes
replay-lens-none = Spectator
replay-to-table = To the table
record-about = The record holds every move and every chance result. Anybody can check it.
record-check = Check the luck
record-check-failed = The rules cannot be loaded into this browser now.
record-other = Another record
record-share = Share by a link
record-share-about = The link carries the whole game and opens it on any device:
record-link-cut = This link is not whole: it was cut or changed on its way. Ask for it again.
record-bring = Open the record of a game (a .log file) to watch it here. It stays on this device.
record-choose = Choose a record
engine-loading = Loading the rules into this browser…
engine-working = Checking…
whatif-title = What if?
whatif-none = A what-if table begins at a moment of a record: open one and choose the moment.
whatif-who = From move { $moment } you play on your own way; bots answer, and the luck is new. For whom do you play?
whatif-as = As { $who }
whatif-all = Everybody
whatif-level = How strong the bots are
screen-join = Scan to sit down with your phone

# Sheets to print
print-line = Blank sheets for a game on paper. Print as many as you like, or let the browser save them as PDF.
print-print = Print, or save as PDF
print-save = Save as SVG
print-sheet = A blank sheet of { $game }
print-none = { $game } is played on its own board: there is no sheet to print.
print-none-companion = Count your own table with “Score a game”.
print-name = Name
print-specials = Special routes: one a round, three a game
print-total = Total

# The companion
companion-line = Playing the boxed game at home? Enter what lies on the table at the end, and Semafor counts every point and shows where it comes from. Works offline, too.
companion-no-game = There is no such game.
companion-player = Player { $number }
companion-name = Name of player { $number }
companion-enter = Enter the things of { $name }
companion-things = What { $name } has
companion-add = Add a player
companion-remove = Remove { $name }
companion-count = Count
companion-result = The count
companion-stage-python = Fetching the rules: Python…
companion-stage-libraries = Fetching the rules: libraries…
companion-stage-rules = Unpacking the rules…
companion-stage-ready = Counting…
companion-no-engine = The rules could not be fetched. Go online once and count again; after that it works offline.
companion-broken = Counting failed. Load the page again; what you entered is kept.
companion-proofs = What counts for { $name }
companion-product = { $count } × { $worth }
companion-keeping = Saving on this device…
companion-kept = Kept on this device: works offline.
companion-share = Share
companion-link = Copy a link
companion-link-copied = The link is copied. It opens exactly this table.
companion-link-here = This link opens exactly this table:
companion-sent = This table came by a link. Change anything and it becomes a copy of your own; your own table stays here, too.
companion-shelf = Other tables on this device
companion-open = Go on with: { $names }
companion-picture = Save a picture
companion-picture-line = { $place }. { $name }: { $total }
companion-clear = Clear the table
companion-clear-sure = Everything but the names will be gone.
companion-less = Less: { $what }
companion-more = More: { $what }
companion-cars = Cars on the board: { $cars } of { $most }
companion-rub-out = Rub out
companion-steam-hint = Tap a cell to draw a track. Tap again to turn it.
companion-faces = What is drawn
companion-ink-hint = Choose a face and tap a cell. Tap again to turn it; on the keyboard R turns, M mirrors, Delete rubs out.
companion-longest = How to count the longest route
companion-tile = Tile { $tile }
companion-tile-of = with { $name }
companion-pool = in the pool: { $tile }
companion-crosses = Crosses in region { $region }
companion-walls-label = Walls
companion-walls = { $level }, die { $die }
companion-track = { $from } – { $to }. Tracks: { $names }
companion-station = { $town }. Stations: { $names }
companion-office = Telegraph section { $section }. Offices: { $names }
companion-field = Performance track: { $track }. Field { $field }, worth { $points }. Markers: { $names }
companion-revolution-hint = Tap tracks, cities and telegraph sections to put a piece there or to take it away, and the field of each performance marker.
companion-trains-front = Front up
companion-trains-back = Back up
companion-milestones = Completed milestones: { $count }
companion-money = Money (decides ties)
companion-shares = Shares (decide ties)
companion-dice = Dice
companion-which-dice = Which dice
companion-ordinary = Ordinary dice
companion-how-many = Number of dice
companion-roll = Roll
companion-picker = Who begins?
companion-names = Names, one on each line, as you sit
companion-first = Draw the first player
companion-order = Draw the whole order
companion-begins = { $name } begins.

puzzle-title = Puzzles
puzzle-line = Positions of games in which one way to go on is clearly the best. Find it on the board; then you are told why.
puzzle-today = Puzzle of the day
puzzle-level = Difficulty { $level } of 5
puzzle-done = Solved
puzzle-solve = Solve it
puzzle-look = Look at it again
puzzle-count = { $solved } of { $of } solved
puzzle-go = Next puzzle
puzzle-loading = The puzzle is on its way…
puzzle-none = There is no such puzzle here.
puzzle-broken = The puzzle needs the rules in your browser, and they could not be loaded. Check your connection and try again.
puzzle-asks-move = Puzzle: one move is clearly the best. Find it.
puzzle-asks-points = Puzzle: your last turn. Make as many points as anybody could.
puzzle-right = Solved!
puzzle-wrong = Not the best
puzzle-shown = The solution
puzzle-wrong-move = There is a move that is clearly better. The position stands as it was.
puzzle-wrong-points = The game ends with { $points } { $points ->
    [one] point
   *[other] points
} for you, and there is a better end.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-play-on = Play on
puzzle-board = Look at the board
puzzle-all = All puzzles
puzzle-why-move = The best: { $best } It is worth { $gap } points more than the next best: { $second }
puzzle-why-points = No end of this game has more than { $target } { $target ->
    [one] point
   *[other] points
} for you.
puzzle-parts-move = The difference: { $parts }.
puzzle-parts-points = What is easily missed: { $parts }.
puzzle-sure = Found by playing the game on many times from here (± { $error }).
puzzle-exact = Worked out exactly.
landing-puzzles = All { $count } puzzles

coach-play-on = Play on from here
coach-sums = Your choices in all: { $lost }. Luck, apart from them: { $luck }.
coach-best = Your best: move { $number }, “{ $move }”. The next best was “{ $second }” ({ $worth } ahead of it).
why-oftener = It finishes { $tickets } in { $by } more of the games played on from here.
why-sooner = It finishes { $tickets } { $by } { $by ->
    [one] turn
   *[other] turns
} earlier.
why-part = It brings { $points } more points in the end: { $part }.
soon-oftener = In your next turns it brings { $aim } in { $by } more of the games played on from here.
soon-sooner = It brings { $aim } earlier.
soon-part = After your next turns you would count { $points } more: { $part }.

bot-name-random = Dizzy
bot-others-random = Dodo, Doodle, Dash, Dandy, Dot
bot-name-easy = Penny
bot-others-easy = Poppy, Polly, Pippa, Peggy, Patty
bot-name-casual = Sunny
bot-others-casual = Sandy, Sukie, Sally, Suzy, Sidney
bot-name-steady = Stella
bot-others-steady = Stan, Sybil, Sterling, Sigrid, Silas
bot-name-normal = Miles
bot-others-normal = Mabel, Monty, Maude, Marvin, Minnie
bot-name-hard = Ada
bot-others-hard = Arthur, Astrid, Agnes, Alan, Alma
bot-name-apprentice = Nell
bot-others-apprentice = Ned, Nora, Nico, Nancy, Noel
bot-name-journeyman = Otto
bot-others-journeyman = Olga, Oscar, Olive, Owen, Odette
bot-name-master = Maestro
bot-others-master = Allegro, Presto, Vivace, Brio, Largo
bot-name-grandmaster = Maestra
bot-others-grandmaster = Sonata, Toccata, Cadenza, Fugue, Aria
bot-name-planner = Clara
bot-others-planner = Cora, Celia, Carmen, Connie, Chloe
bot-name-racer = Rex
bot-others-racer = Ray, Rudy, Ross, Rocky, Ralph
bot-name-hungry = Gus
bot-others-hungry = Gil, Gene, Grant, Garth, Glen
bot-name-veteran = Hugo
bot-others-veteran = Horace, Hank, Harvey, Homer, Herbert
bot-name-builder = Bruno
bot-others-builder = Bob, Basil, Boris, Bernard, Benny
bot-random = I am { $name }, and I play whatever comes.
bot-easy = I am { $name }, and I do not think far ahead.
bot-casual = I am { $name }: I play for the fun of it, one step at a time.
bot-steady = I am { $name }: I look at all I could do now, and leave tomorrow to tomorrow.
bot-normal = I am { $name }: I make a plan and follow it.
bot-hard = I am { $name }: before I move, I try many ways in my head.
bot-apprentice = I am { $name }, Maestro’s apprentice: I know what is good, but often try something else.
bot-journeyman = I am { $name }, a journeyman of Maestro’s: now and then my thoughts wander.
bot-master = I am { $name }: I taught myself by playing against myself.
bot-grandmaster = I am { $name }: I know what Maestro knows, and try it in my head before I move.
bot-planner = I am { $name } the planner: I connect my tickets and want no more.
bot-racer = I am { $name } the racer: few tickets, the longest routes, and over soon.
bot-hungry = I am { $name } the collector: there is always one more ticket.
bot-veteran = I am { $name } the veteran: I played here as the hard one before Ada came.
bot-builder = I am { $name } the builder: tracks and stations first, the rest will come.
bot-ask = { $bots ->
    [one] Ask the bot what it was after
   *[other] Ask the bots what they were after
}
bot-says = “{ $is } { $most }”
bot-most = This time I went for { $part }: { $points } of my { $total } points.
bot-nothing = This time nothing worked.
print-own-box = my box
print-reconstructed = partly reconstructed
companion-my-box = Count with my box

# Seats that change hands, the watchers' talk
take-over-title = Play on for somebody
take-over-line = You will play seat { $number } from here on, with all that is on it.
do-take-over = Play on
do-hand-over = Hand my seat over by a link
do-substitute-link = A link for a substitute
do-substitute = Anybody may play on
do-withdraw = Take the offer back
hand-over-link = Whoever opens this link first plays on
hand-over-open = Whoever may sit down at this table can play on.
seat-before = Before: { $name }, { $time }
do-kick = Send away
kick-sure = { $name } will not come back to this seat; a bot plays on until somebody takes it over.
do-report = Report
report-text = What should whoever runs this server know?
report-sent = Thank you: whoever runs this server will see it.
gallery-title = Watchers
gallery-hear = Hear what the watchers say
gallery-empty = The watchers are silent.
gallery-write = To those who watch
gallery-send = Say it to the watchers
rooms-wanted = substitute wanted
new-handed = A seat that changes hands counts for
new-handed-first = who sat down first
new-handed-last = who plays it last
new-handed-nobody = nobody
new-programs = Programs may play
new-programs-line = A program with an account may take a seat, and its game counts like a person's.
table-handed =
    A seat that changes hands counts for { $handed ->
        [first] who sat down first.
        [last] who plays it last.
       *[nobody] nobody.
    }
table-programs = Programs may play here: a game against one counts like any other, except for who made it.

# Programs with an account
program-title = Programs
program-line = Programs with an account of their own, made by people. They play where they are invited; in rated games where the table allows it.
program-mark = Program
program-nobody = none
program-none = There are none yet.
program-online = there now
program-offline = away
program-by = made by { $name }
program-by-host = made by the host of this server
program-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
program-which = A game with { $name }
program-play = Play
program-play-with = Play with { $name }
program-renew = New token
program-remove = Remove
program-remove-sure = Remove for good
program-make = Make a program
program-name = Its name
program-about = What it is
program-games = Games it plays (all, if none is chosen)
program-sign-in = Sign in to make a program
program-token = Token
program-token-line = This is the token of { $name }. It is shown only now: keep it like a password.
do-seat-program = Program here
