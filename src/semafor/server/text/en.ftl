# Denials
denied-not-dealt = The game has not begun yet.
denied-no-moment = There is no such moment: there are { $count }, counted from 0.
denied-seat-taken = The seat is taken.
denied-not-over = That is only shown after the end of the game.
denied-no-room = There is no such table, or you may not see it.
denied-no-token = This device does not hold that seat. Use the seat's return code, or play from the other device.
denied-no-host = Only whoever made the table can do that.
denied-no-account = Sign in first.
denied-name-taken = That name is taken, or one that looks the same.
denied-name-of-account = “{ $name }” is the name of an account here, or looks like it: sign in to use it, or take another name.
denied-wrong-password = The name or the password is wrong.
denied-wrong-code = That is not the return code of a seat at this table.
denied-too-many = Too many requests; wait a little.
denied-too-large = That is too large.
denied-origin = Requests from other sites are not accepted.
denied-not-found = There is nothing here.
denied-method = This address does not take that method.
denied-internal = Something broke on our side. If it happens again, report this number.
denied-stopping = The server is about to restart; try again in a moment.
denied-no-document = There is no such material or map on this server: whoever has it can share it again, or send it as a file.
denied-too-many-documents = There is no room for more: { $most } shared boxes and maps for each of us. It can still be saved as a file.
denied-rated-material = A rated game is played with the values we have, or with a box that the host of this server has declared; play this one unrated.
denied-too-many-looks = There are { $most } links to this game already; whoever made the table can take them back.
denied-challenge-not-over = Others may still play this challenge: it can be shown when it is over.
denied-no-challenge = There is no such challenge.
denied-challenge-over = This challenge is over: its ranking, its secret and its games are open to everybody now.
denied-challenge-played = You have played this challenge already; the game itself is no longer kept here.
denied-too-many-challenges = You have { $most } open challenges already; make another one when one of them is over.
denied-no-profile = There is no such profile, or its owner does not show it any more.
denied-no-games = There is nothing to show yet: play a game to its end first.
denied-no-hints = This table was made without hints.
denied-no-hint-now = No hint was found in time; try again.
denied-no-analysis = This game could not be analysed.
denied-not-to-act = It is not this seat's turn.
denied-watchers-only = Who plays talks at the table; the watchers' talk is open to everybody after the game.
bad-about = What is said of a program has at most { $most } characters.
denied-no-program = There is no such program.
denied-no-program-token = This needs the token of a program.
denied-too-many-programs = You have { $most } programs already; remove one of them first.
denied-program-rated = Programs play a rated game only where the table was made so.
denied-program-game = { $name } does not play this game.
denied-program-away = { $name } is not there now: it sits down only while it listens.
denied-program-busy = { $name } plays at { $most } tables already.
denied-not-rated = A rated game needs an account at every seat: sign in first.
denied-later = This level can be chosen in about a minute, when the rules are compiled; until then the bots of the other levels play.
denied-too-many-bot-rooms = Bots play among themselves at enough tables already ({ $most } for each of us); wait until one of them is over, or sit down yourself.
denied-aside-unreadable = This table has been set aside: entry { $entry } of its log cannot be read. Nothing of it is thrown away; tell whoever runs this server its number, { $room }.
denied-aside-illegal = This table has been set aside: entry { $entry } of its log is a move that the rules forbid. Nothing of it is thrown away; tell whoever runs this server its number, { $room }.
denied-aside-rules = { $dealt ->
    [0] This table was dealt before Semafor kept the version of the rules, and version { $now }, today’s, goes another way at entry { $entry } of its log. It cannot be played on; its log is kept under the number { $room }.
   *[other] This table was dealt by version { $dealt } of the rules, and version { $now }, today’s, goes another way at entry { $entry } of its log. It cannot be played on; its log is kept under the number { $room }.
}
denied-aside-newer = This table was dealt by version { $dealt } of the rules, and this server knows them only up to version { $now }. It goes on when the server is brought up to date; its number is { $room }.
denied-aside-material = This table stands on another version of the map of { $game } than the one that is here now. It goes on when that map is back; its number is { $room }.
denied-database-down = The server cannot reach its database just now, so nothing can be stored; try again in a moment.
denied-disk-full = The disk of the server is full, so nothing can be stored; try again later. Whoever runs the server can see it in the log.
denied-bad-address = This address cannot be read.

# Bad input
bad-message = This message is not understood: { $error }
bad-password = A password has { $least } to { $most } characters.
bad-clock = A turn and a bank take 5 seconds to 30 days, the bonus at most an hour.
bad-drawn = A table on a map that somebody drew is open to those who have its link; it is neither in the lobby nor rated.
bad-hints = A rated game has no hints.
bad-database = The database ({ $url }) cannot be opened: { $error }
bad-database-url = A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not “{ $url }”.
bad-database-folder = There is no folder “{ $folder }” for the database.
bad-database-file = “{ $file }” is not a database of SQLite.
bad-database-write = The database “{ $file }” cannot be written.
bad-database-newer = This database was made by a newer version of Semafor: its schema is { $revision }, the newest known here is { $newest }.
bad-bus-url = A bus is memory:, the database's own postgresql: or redis://HOST, not “{ $url }”.
bad-bus-down = The bus ({ $url }) did not answer within { $seconds } seconds: start it first, or mend SEMAFOR_BUS.
bad-bus-library = A bus of redis:// needs the library redis: pip install 'semafor[server,redis]'.
bad-bus-database = The bus postgresql: is that of a PostgreSQL database, and SEMAFOR_DATABASE is SQLite; name it in full, or use memory: for one node.
bad-setting = { $name } must be a number, not “{ $value }”.
bad-setting-range = { $name } is a number from { $least } to { $most }, not { $value }.
bad-log-level = There is no log level “{ $level }”; there are { $levels }.
bad-page = There is no built page (index.html) in the folder “{ $folder }”.
bad-port = Port { $port } of { $host } cannot be used: { $error }
bad-port-used = Port { $port } of { $host } is in use already; choose another one with --port.
bad-fd = SEMAFOR_FD = { $fd } is no open socket: { $error }

# The first page
page-title = Semafor: railway board games
page-plain = No page to play in is built into this server: this is the plain one.
lack-page = The page is missing because npm's packages could not be fetched when Semafor was installed: nothing can be played in a browser. With a connection to npm's registry, start “make play” again, or install a ready wheel, which has the page in it.
lack-engine = The page was built without its engine because Pyodide's packages could not be fetched: tables without a server do not work. With a connection to the package index, start “make play” again.
lack-compiling = The rules are still being compiled, which takes about a minute; until then they run interpreted, and the strongest bots wait. The server changes over by itself, and every table goes on.
lack-compiled = The rules run as plain Python because they were not compiled: bots, hints and analyses think many times slower. Install a C compiler and Python's headers (Debian: gcc and python3-dev, macOS: xcode-select --install) and start “make play” again, or install a ready wheel.
page-welcome = This is a Semafor server. It keeps the tables of these games:
page-seats = { $least }–{ $most } seats
page-api = Programs and pages talk to it over HTTP and WebSocket. The endpoints are described in
page-docs = and in docs/server.md of the source. To open a table, send a POST to /api/rooms.
page-open = Open tables
page-none = There are no open tables now.
page-nowhere = There is nothing at this address.
page-nowhere-home = To the first page

# Calls
call-subject = Your turn: { $game }
call-subject-warning = Your time is running out: { $game }
call-subject-many = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
call-turn = { $others ->
    [0] It is your turn at { $game }.
   *[other] It is your turn at { $game } with { $names }.
}
call-warning = { $hours ->
    [one] { $hours } hour is left for your turn at { $game }; then a bot plays for you.
   *[other] { $hours } hours are left for your turn at { $game }; then a bot plays for you.
}
call-stop = No more of these calls:
confirm-subject = Semafor: may we write to you?
confirm-intro = Somebody, we hope you, asked that this address be told whose turn it is at a table of Semafor. If it was you, confirm it here; if not, do nothing and no more will come:
confirm-title = Calls by e-mail
confirm-ask = Shall this address be told when it is your turn?
confirm-do = Yes, write to me
confirm-done = Good: from now on you are told when it is your turn.
stop-title = No more calls
stop-ask = Shall no more calls come this way? The address is deleted then.
stop-do = No more calls
stop-done = It is done: no more calls come this way, and the address is deleted.
stop-gone = This link is worth nothing any more: the calls have been stopped already.
denied-no-way = There is no such way of being called.
denied-way-impossible = This server cannot call people that way.
denied-too-many-ways = There are { $most } ways of calling you already; give up one of them first.
denied-ticket = This link does not open the seat any more. Use the seat's return code, or play from the other device.
bad-email = That is no e-mail address.
bad-webhook = A webhook is an address that begins with https:// and leads to the open internet.
bad-push = The browser gave no proper subscription; allow notifications and try again.
bad-zone = There is no time zone “{ $zone }”.
bad-quiet = Quiet hours are minutes of the day, from 0 to 1439, and calls come at once (0), hourly (60) or daily (1440).
bad-smtp = SEMAFOR_SMTP is smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.
