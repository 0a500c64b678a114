# Cards
card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = locomotive

# … cards: with which a route is paid
colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red

# A twin, told from the other by its colour
route-purple = purple
route-blue = blue
route-orange = orange
route-white = white
route-green = green
route-yellow = yellow
route-black = black
route-red = red

# Parts of the score
part-routes = routes
part-tickets-completed = completed tickets
part-tickets-failed = uncompleted tickets
part-stations = stations kept
part-longest-route = longest route

# Options
option-first_seat = Which seat starts; drawn by lot if none is named.
option-second_card_optional = A player may stop after drawing one card.
option-draw_row_without_deck = The row may be drawn from when deck and discards are empty.
option-shuffle_when_needed = The discards are shuffled only when a card is needed, not as soon as the deck is used up.

# The position in a terminal
show-row = Row: { $row }   (deck { $deck }, discards { $discards }, tickets { $tickets })
show-seat = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}, { $cars } { $cars ->
    [one] car
   *[other] cars
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $tickets } { $tickets ->
    [one] ticket
   *[other] tickets
}
show-routes = { $route }
show-last-round = Last round: { $turns } { $turns ->
    [one] turn
   *[other] turns
} left.
show-tunnel = Tunnel { $route }: laid { $laid }, revealed { $revealed }, extra cards due: { $extra }.
show-hand = Your cards: { $cards }
show-ticket = Ticket { $ticket } ({ $points })
show-ticket-done = Ticket { $ticket } ({ $points }) ✓
show-offer = Offered { $place }: { $ticket } ({ $points })

# What happened
took-card = { $who } takes { $card } from place { $place } of the row.
drew-card = { $who } draws a card from the deck.
drew-card-mine = You draw { $card } from the deck.
drew-tickets = { $who } looks at { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
drew-tickets-mine = You are offered: { $tickets }.
chose-opening = { $who } has chosen its opening tickets.
kept-tickets = { $who } keeps { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
kept-tickets-mine = You keep: { $tickets }.
first-turn = { $who } has the first turn.
paid = { $who } plays { $card }.
claimed = { $who } claims { $route } for { $points } { $points ->
    [one] point
   *[other] points
}.
laid-for-tunnel = { $who } lays { $card } for the tunnel { $route }.
revealed = Revealed: { $card }. Extra cards due: { $extra }.
nothing-revealed = No card is left to reveal.
paid-extra = { $who } pays { $extra } extra { $extra ->
    [one] card
   *[other] cards
}: { $card }.
declined = { $who } takes the cards for { $route } back.
built-station = { $who } builds a station in { $city } with { $card }.
stopped = { $who } stops after one card.
passed = { $who } can do nothing and passes.
row-filled = The row: { $card }.
row-renewed = The row is replaced: { $card }.
last-round = The last round begins; { $who } plays last.
game-over = The game is over.

# Why not
no-ttr-turn-clockwise = { $who } is to act now.
no-ttr-turn-no-mixing = { $begun ->
    [tickets] You have looked at tickets: choose which to keep.
    [cards] You have drawn one card: draw the second.
   *[tunnel] Your tunnel waits: pay the extra cards or take your cards back.
}
no-ttr-setup-secret-choice = Opening tickets are chosen first; the first turn begins when everybody has chosen.
no-ttr-map-setup-keep = Keep at least { $least } of the opening tickets; you chose { $kept }.
no-ttr-map-setup-deal-tickets = You are offered { $offered } { $offered ->
    [one] ticket
   *[other] tickets
}; choose among these.
no-ttr-ticket-draw-fewer = You are offered { $offered } { $offered ->
    [one] ticket
   *[other] tickets
}; choose among these.
no-ttr-draw-no-faceup-locomotive-second = A face-up locomotive cannot be the second card.
no-ttr-row-short = There is no card at place { $place } of the row.
no-ttr-claim-any-free = { $who } already owns { $route }.
no-ttr-double-two-three-players = { $route } is closed: with two or three players only one of the twins is used.
no-ttr-double-not-both = You own the twin of { $route }; nobody claims both.
no-ttr-claim-count = The route costs exactly { $need } { $need ->
    [one] card
   *[other] cards
}; you play { $played }.
no-ttr-claim-one-colour = All colour cards must be of one colour; you play { $card }.
no-ttr-claim-colour-match = This route is paid with { $colour } cards, not with { $card }.
no-ttr-claim-from-hand = You need { $need } × { $card } and have { $have }.
no-ttr-claim-enough-cars = The route needs { $need } { $need ->
    [one] car
   *[other] cars
}; you have { $have }.
no-ttr-eu-ferry-locomotives = This ferry needs at least { $need } { $need ->
    [one] locomotive
   *[other] locomotives
}; you play { $played }.
no-ttr-eu-ferry-only-locomotives = Every space of this ferry carries a symbol: it is paid with { $need } locomotives.
no-ttr-eu-tunnel-extra-kind = Exactly { $extra } extra { $extra ->
    [one] card is
   *[other] cards are
} due.
no-ttr-eu-tunnel-all-locomotives = You laid only locomotives, so the extra cards must be locomotives too: { $extra }.
no-ttr-eu-tunnel-decline = You need { $need } × { $card } and have { $have }; otherwise take your cards back.
no-ttr-eu-station-one-per-city = { $who } already has a station in { $city }.
no-ttr-eu-station-cost-first = The first station costs 1 card from your hand.
no-ttr-eu-station-cost-second = The second station costs 2 cards of one colour from your hand.
no-ttr-eu-station-cost-third = The third station costs 3 cards of one colour from your hand.
no-ttr-turn-forced-pass = You can still do something, so you may not pass.

# Bad input
bad-route = There is no route “{ $text }” on this map.
bad-twin = There is no route “{ $text }” on this map; the twins are { $route }.
bad-city = There is no city “{ $city }” on this map.
bad-ticket = There is no ticket “{ $ticket }” in this game.
bad-card = “{ $text }” is no kind of train card; there are: { $card }.
bad-count = “{ $text }”: nobody plays none or more than { $most } cards of a kind.
bad-cards = “{ $text }” is not a set of cards; write e.g. 2 red 1 locomotive.
bad-payment = Say which cards are played: { $move } with 2 red 1 locomotive.
bad-move = “{ $move }” is no move; write e.g. draw deck, draw row 2, draw tickets, keep 1 3 or claim A-B with 3 red.

# A physical table that cannot be
score-route-twice = Route { $route } is listed for player { $first } and for player { $second }.
score-route-again = Route { $route } is listed twice for player { $who }.
score-both-twins = Player { $who } owns both twins, { $route }; nobody may.
score-twins-closed = Both twins, { $route }, are claimed, but with { $seats } players only one of them can be.
score-cars = Player { $who } has { $cars } cars on the board; there are only { $most }.
score-ticket-twice = Ticket { $ticket } is listed for player { $first } and for player { $second }.
score-ticket-again = Ticket { $ticket } is listed twice for player { $who }.
score-long-tickets = Player { $who } has { $count } long tickets; each player was dealt only one.
score-no-stations = Player { $who } lists stations, but this game has none.
score-stations = Player { $who } has built { $count } stations; there are only { $most }.
score-station-twice = { $city } has the stations of player { $first } and of player { $second }; a city holds only one.
score-station-again = { $city } is listed twice among the stations of player { $who }.

# A map that cannot be played on: file, key and value, and what is wrong there; entries of a list are counted from 0
map-no-folder = { $folder } is no folder of a map: there is no { $file } in it.
map-no-maps = { $folder } holds neither a { $file } nor folders with one.
map-folder-name = A map is called as its folder is: “{ $folder }” must be made of small letters, digits and hyphens, at most { $most }.
map-known = There already is a map “{ $id }”, from { $known }; give the one in { $folder } another name.
map-number = This table was left on a map that is not here (number { $number }).
map-size = { $file } is longer than { $most } bytes.
map-unread = { $file } cannot be read. { $why }
map-toml = { $file } is not TOML; reading stopped at line { $line }, column { $column }.
map-toml-end = { $file } is not TOML; something is missing at its end.
map-misfit = { $file }: { $key } = “{ $value }”: { $error }.
map-seats = { $file }: { $key } = “{ $value }”: the fewest seats stand before the most.
map-end = { $file }: { $key } = { $value }: the game would be over at once, for everybody begins with { $cars } cars.
map-offered = { $file }: { $key } = { $value }: with the long ones { $offered } opening tickets would be offered; it must be 1 to { $most }.
map-keep = { $file }: { $key } = { $value }: nobody can keep more than the { $offered } tickets that are offered.
map-outside = { $file }: { $key } = “{ $value }”: this lies outside the canvas of { $width } × { $height }.
map-lonely = { $file }: { $key } = “{ $value }”: no route leads to this city.
map-name-twice = { $file }: { $key } = “{ $value }”: the city { $other } is called so too.
map-twice = { $file }: { $key } = “{ $value }” is there twice.
map-unknown-city = { $file }: { $key } names “{ $value }”, but there is no such city.
map-same-city = { $file }: { $key } joins “{ $value }” with itself.
map-no-points = { $file }: { $key } = { $value }: the list of points has none for this length.
map-too-long = { $file }: { $key } = { $value }: nobody has more than { $cars } cars.
map-ferry-colour = { $file }: { $key } = “{ $value }”: a ferry must be grey.
map-ferry-tunnel = { $file }: { $key } = { $value }: a ferry cannot be a tunnel.
map-ferry-length = { $file }: { $key } = { $value }: a ferry of length { $length } cannot need more locomotives than that.
map-unpayable = { $file }: { $key } = { $value }: the deck has only { $cards } cards that could pay for this route.
map-colour-many = { $file }: { $key } = “{ $value }”: { $count } routes have this colour; at most { $most } can.
map-no-grey = { $file }: { $key } = “{ $value }”: no route has this colour; a map needs at least one.
map-parallel = { $file }: { $key } = “{ $value }”: { $count } routes join these cities; at most two can.
map-twin-length = { $file }: { $key } = { $value }: the other route between these cities has length { $other }, and twins are equally long.
map-id = { $file }: { $key } = “{ $value }”: this must be “{ $due }”, or be left out.
map-deck-small = { $file }: { $key } = { $value } cards: a table of { $seats } needs at least { $need } for the hands and the row.
map-deck-big = { $file }: { $key } = { $value } cards: there can be at most { $most }.
map-unreachable = { $file }: { $key } = “{ $value }”: no routes join these cities.
map-few-tickets = { $file }: { $key } = { $value }: a table of { $seats } needs { $need } such tickets, and there are { $count }.
map-points-many = { $file }: { $key } = “{ $value }”: the routes could bring a player { $count } points; at most { $most } can be counted.
map-rule-after = { $file }: { $key } = “{ $value }”: there is no such rule for { $id } to stand after.
map-rule-section = { $file }: { $key } = “{ $value }”: there is no such section; there are: { $sections }.
map-rule-family = { $file }: { $key } = “{ $value }”: the id of a new rule begins with { $family }.
