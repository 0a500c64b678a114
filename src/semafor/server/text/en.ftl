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
denied-not-dealt = The game has not begun yet.
denied-no-moment = There is no such moment: there are { $count }, counted from 0.
denied-not-overdue = That player still has time.
denied-not-away = No bot plays for you.
denied-already-dealt = The game has begun.
denied-seat-taken = The seat is taken.
denied-not-over = That is only shown after the end of the game.
denied-no-room = There is no such room, or you may not see it.
denied-no-token = This needs the token of the seat.
denied-no-host = Only the host of the room can do that.
denied-no-account = Sign in first.
denied-name-taken = That name is taken.
denied-wrong-password = The name or the password is wrong.
denied-wrong-code = That is not the return code of a seat in this room.
denied-too-many = Too many requests; wait a little.
denied-too-large = That is too large.
denied-origin = Requests from other sites are not accepted.
denied-not-found = There is nothing here.
denied-method = This address does not take that method.
denied-internal = Something broke here; it is written down under the id.
denied-stopping = The server is about to restart; try again in a moment.
denied-challenge = In a challenge nothing can be taken back once luck has spoken.
denied-challenge-alone = In a challenge everybody plays for themselves: no bot can take the seat.
denied-too-many-looks = There are { $most } links by which one may look at this game already; the host can take them back.
denied-day-not-over = Others may still play this challenge today: it can be shown when the day (UTC) is over.
denied-no-hints = This room was made without hints.
denied-no-hint-now = No hint was found in time; try again.
denied-no-analysis = This game could not be analysed.
denied-not-to-act = It is not this seat's turn.
denied-not-rated = A rated game needs an account at every seat: sign in first.

# Bad input
bad-name = A name has 1 to { $most } characters.
bad-text = A message has 1 to { $most } characters.
bad-message = This message is not understood: { $error }
bad-password = A password has { $least } to { $most } characters.
bad-clock = A turn and a bank take 5 seconds to 30 days, the bonus at most an hour.
bad-hints = A rated game has no hints.
bad-day = A day is written YYYY-MM-DD, not “{ $day }”.
bad-database = The database ({ $url }) cannot be opened: { $error }
bad-database-url = A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not “{ $url }”.
bad-database-folder = There is no folder “{ $folder }” for the database.
bad-database-file = “{ $file }” is not a database of SQLite.
bad-database-write = The database “{ $file }” cannot be written.
bad-database-newer = This database was made by a newer version of Semafor: its schema is { $revision }, the newest known here is { $newest }.
bad-bus-url = A bus is memory:, the database's own postgresql: or redis://HOST, not “{ $url }”.
bad-setting = { $name } must be a number, not “{ $value }”.
bad-log-level = There is no log level “{ $level }”; there are { $levels }.
bad-page = There is no built page (index.html) in the folder “{ $folder }”.
bad-port = Port { $port } of { $host } cannot be used: { $error }
bad-port-used = Port { $port } of { $host } is in use already; choose another one with --port.

# The first page
page-title = Semafor: railway board games
page-plain = No page to play in is built into this server: this is the plain one.
lack-page = The page is missing because npm's packages could not be fetched when Semafor was installed: nothing can be played in a browser. With a connection to npm's registry, start “make play” again, or install a ready wheel, which has the page in it.
lack-engine = The page was built without its engine because Pyodide's packages could not be fetched: tables without a server do not work. With a connection to the package index, start “make play” again.
lack-compiled = The rules run as plain Python because they were not compiled: bots, hints and analyses think many times slower. Install a C compiler and Python's headers (Debian: gcc and python3-dev, macOS: xcode-select --install) and start “make play” again, or install a ready wheel.
page-welcome = This is a Semafor server. It keeps the tables of these games:
page-seats = { $least }–{ $most } seats
page-api = Programs and pages talk to it over HTTP and WebSocket. The endpoints are described in
page-docs = and in docs/server.md of the source. To open a table, send a POST to /api/rooms.
page-open = Open tables
page-none = There are no open tables now.
page-nowhere = There is nothing at this address.
page-nowhere-home = To the first page
