# The maps of this device
maps-line = Put cities on a sheet, join them by routes, choose tickets and rules, and play your map at once: against bots, or with friends by a link. The rules are checked while you draw.
maps-new = Draw a new map
maps-new-name = My map
maps-mine = My maps
maps-size = 
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }
maps-bring = Bring a map from a file
maps-bring-line = A file that was saved here, or that somebody sent you. It stays on this device.

# The drawing board
maps-title = Name of the map
maps-undo = Undo
maps-redo = Redo
maps-unkept = This browser keeps nothing: save the map as a file before you leave.
maps-steps = Steps
maps-step-cities = Cities
maps-step-routes = Routes
maps-step-tickets = Tickets
maps-step-rules = Rules
maps-step-land = Land
maps-step-try = Try it
maps-step-play = Play and share
maps-hint-cities = Click on the sheet to put a city. Drag a city to move it.
maps-hint-routes = Click two cities, one after the other, to join them. Click a route to change it.
maps-hint-tickets = Let tickets be proposed, or click two cities to make one.
maps-hint-rules = As they stand, the numbers make a short game. Change what you like.
maps-hint-land = Choose a shape, then click its points on the sheet.
maps-hint-try = Bots play your map many times and show how it goes.
maps-hint-play = Your map is ready to be played when nothing is left to mend.
maps-second-routes = From { $city }: click the other city.
maps-second-tickets = Ticket from { $city }: click the other city.
maps-sheet = The map
maps-city = City { $city }
maps-city-number = City { $number }
maps-route = Route { $route }, length { $length }, { $colour }
maps-add-city = Add a city
maps-cities-count = 
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    } of at most 47
maps-routes-count = 
    { $count ->
        [one] { $count } route
       *[other] { $count } routes
    } of at most 101
maps-tickets-count = 
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    } of at most 46

# What is chosen
maps-chosen-city = City
maps-name = Name
maps-name-pl = Polish name, if it is another one
maps-city-keys = Arrow keys move it, Delete takes it away.
maps-join-routes = Route to …
maps-join-tickets = Ticket to …
maps-join = Add
maps-remove = Remove
maps-remove-city = Remove the city
maps-remove-route = Remove the route
maps-remove-ticket = Remove the ticket
maps-length = Length
maps-colour = Colour
maps-colour-grey = grey: any colour
maps-colour-purple = purple
maps-colour-blue = blue
maps-colour-orange = orange
maps-colour-white = white
maps-colour-green = green
maps-colour-yellow = yellow
maps-colour-black = black
maps-colour-red = red
maps-double = Second track
maps-double-none = none
maps-ferry = Ferry: locomotives it needs
maps-tunnel = Tunnel
maps-bend = Drag the route to bend it.
maps-points = Points
maps-way = 
    The shortest way takes { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }.
maps-no-way = No routes join these cities yet.
maps-long = Long ticket: only dealt at the beginning
maps-long-mark = long
maps-propose = Propose tickets
maps-revalue = Values from the shortest ways

# The rules of the map
maps-rules-line = What is not said here goes by the rulebook; tunnels and ferries are marked on their routes.
maps-rule-least = Fewest players
maps-rule-most = Most players
maps-rule-cars = Cars of each player
maps-rule-end = The last round begins with so many cars
maps-rule-bonus = Bonus for the longest route
maps-rule-dealt = Tickets dealt at the beginning
maps-rule-dealt-long = Long tickets dealt at the beginning
maps-rule-kept = At least so many of them are kept
maps-rule-drawn = Tickets drawn in a turn
maps-rule-drawn-kept = At least so many of those are kept
maps-rule-stations = Stations of each player
maps-rule-station-points = Points for a station not built
maps-rule-twins = Second tracks are open from so many players
maps-rule-hand = Train cards at the beginning
maps-rule-colour = Cards of each colour
maps-rule-locomotives = Locomotives in the deck
maps-to-box = Opening tickets that are not kept go back to the box

# The land
maps-land-line = Or shape by shape: choose one and click its points on the sheet.
maps-island = Draw land around all cities
maps-shape-land = Land
maps-shape-water = Lake
maps-shape-rivers = River
maps-shape-mountains = Mountains
maps-shape-compass = Compass
maps-shape-ship = Ship
maps-shape-done = The shape is done
maps-point-back = One point back
maps-drawn = Drawn so far
maps-picture = A picture of your own
maps-picture-line = It lies under the routes and stays on this device, unless you share it.
maps-picture-share = It goes with the map when I share that, and I am allowed to share it
maps-picture-remove = Take the picture away
maps-picture-bad = This is no picture that can be shown here.

# What the rules say of it
maps-checking = The rules look at your map …
maps-no-engine = The rules could not be loaded into this browser, so the map cannot be checked here.
maps-to-mend = 
    { $count ->
        [one] { $count } thing
       *[other] { $count } things
    } to mend before it can be played:
maps-ready = This map can be played, by { $least } to { $most } players.
maps-mind = You may want to know:
maps-show = Show
maps-show-step = Go there
maps-more = … and { $count } more
maps-wrong-lonely = No route leads to { $thing }.
maps-wrong-outside = { $thing } lies outside the sheet.
maps-wrong-name-twice = { $thing } and { $other } have the same name.
maps-wrong-name = { $thing }: a name needs letters, digits, spaces and hyphens only, at most 30.
maps-wrong-title = The map needs a name of at most 60 letters.
maps-wrong-many = There are more things on the map than the game can hold.
maps-wrong-form = A number does not fit: { $key }.
maps-wrong-other = Something does not fit: { $key }.
maps-wrong-no-grey = At least one route must be grey.
maps-wrong-colour-many = { $count } routes have the same colour ({ $value }); at most { $most } can.
maps-wrong-no-points = { $thing }: no points are set for a route of length { $value }.
maps-wrong-too-long = { $thing } is longer than the { $cars } cars that everybody has.
maps-wrong-unpayable = { $thing }: the deck has only { $cards } cards that could pay for it.
maps-wrong-twin-length = { $thing }: both tracks of a double route are equally long.
maps-wrong-unreachable = No routes join { $thing }, but there is a ticket for it.
maps-wrong-twice = { $thing } is there twice.
maps-wrong-few-tickets = { $seats } players need { $need } tickets at the beginning, and there are { $count }.
maps-wrong-deck-small = { $seats } players need at least { $need } train cards; there are { $value }.
maps-wrong-deck-big = There can be at most { $most } train cards; there are { $value }.
maps-wrong-end = The game would be over at once: the last round begins with { $value } cars, and everybody has { $cars }.
maps-wrong-offered = Between 1 and { $most } tickets are dealt at the beginning, long ones included.
maps-wrong-keep = Nobody can keep { $value } tickets when only { $offered } are offered.
maps-wrong-row = With { $locomotives } locomotives in the deck and a limit of { $value } the open row would be replaced again and again.
maps-wrong-tunnel-deck = { $thing }: { $cards } of { $all } train cards would make this tunnel dearer; at most half may.
maps-wrong-long-returned = Where long tickets are dealt at the beginning, those not kept go back to the box.
maps-wrong-points-many = The routes could bring a player { $count } points; at most { $most } can be counted.
maps-wrong-size = The map with its picture is too large.
maps-wrong-unread = The picture cannot be read.
maps-advice-parts = The routes make { $parts } networks that do not touch.
maps-advice-tight = With { $seats } players all routes together have room for { $spaces } cars, and { $need } are needed for somebody to run short: the game may end only when nobody can do anything.
maps-advice-few-left = 
    With { $seats } players { $left ->
        [0] no tickets are
        [one] only one ticket is
       *[other] only { $left } tickets are
    } left to draw later.
maps-advice-too-far = { $thing }: the shortest way takes { $cars } cars, and nobody has more than { $most }.
maps-advice-odd-points =
    { $thing } is worth { $points ->
        [one] one point
       *[other] { $points } points
    }, and the shortest way takes { $cars ->
        [one] one car
       *[other] { $cars } cars
    }.
maps-advice-close = { $thing } and { $other } lie very close to each other.
maps-advice-cramped =
    { $thing }: { $length ->
        [one] one car hardly fits
       *[other] { $length } cars hardly fit
    } between these cities.

# Tried by bots
maps-try-line = The games are played on this device, in the background. You can go on drawing, and stop them at any time.
maps-try-seats = Players
maps-try-games = Games
maps-try-start = Let bots play
maps-try-stop = Stop
maps-try-loading = The bots sit down …
maps-try-progress = { $done } of { $of } games
maps-try-broken = The games could not be played in this browser.
maps-try-older = You have changed the map since these games.
maps-first-mend = First mend what is named below.
maps-wins = Who wins
maps-seat = Player { $seat }
maps-wins-few = These are too few games to tell whether a seat is better. The red line is a fair share.
maps-wins-even = No seat wins more often than chance explains. The red line is a fair share.
maps-wins-uneven = One seat wins more often than the others. The red line is a fair share.
maps-used = Which routes are built
maps-all-used = Every route is built in at least one game of ten.
maps-unused = Rarely built (red): { $count }, such as { $routes }.
maps-completion = Which tickets are completed
maps-completed = { $share } % of the tickets that were kept were completed.
maps-each-ticket = Each ticket
maps-lasts = How long a game lasts
maps-turns = Half of { $games } games took at most { $turns } turns of each player.
maps-stuck = { $count } did not end and were broken off.

# Played and passed on
maps-play-here = At once, on this device
maps-bots = Bots
maps-level = They play
maps-play-bots = Play against bots
maps-play-friends = With friends
maps-play-friends-line = The map is given to the server, which shows it only to those who have the link.
maps-play-link = Open a table and get its link
maps-pass-on = Pass the map on
maps-share = Share by link
maps-share-label = Who has this link sees the map and can play it:
maps-save-file = Save as a file
maps-save-drawing = Save the drawing to print
maps-new-table = Open a table on it
maps-shared-line = Somebody drew this map and sent it to you. The rules have checked that it can be played; nobody has checked names and pictures.
maps-take = Take it along to draw on
