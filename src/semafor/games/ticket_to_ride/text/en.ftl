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
card-purple-counted = { $n } purple
card-blue-counted = { $n } blue
card-orange-counted = { $n } orange
card-white-counted = { $n } white
card-green-counted = { $n } green
card-yellow-counted = { $n } yellow
card-black-counted = { $n } black
card-red-counted = { $n } red
card-locomotive-counted = { $n } { $n ->
    [one] locomotive
   *[other] locomotives
}

# A half of a double route, told from the other by its colour
route-purple = purple half
route-blue = blue half
route-orange = orange half
route-white = white half
route-green = green half
route-yellow = yellow half
route-black = black half
route-red = red half
route-1 = half 1
route-2 = half 2

# Parts of the score
part-routes = routes
part-tickets-completed = completed tickets
part-tickets-failed = uncompleted tickets
part-stations = stations kept
part-longest-route = longest route

# Options
option-first_seat = Who starts; by lot if you leave it open.
option-second_card_optional = A player may stop after drawing one card.
option-draw_row_without_deck = The face-up cards may be drawn when deck and discards are empty.
option-shuffle_when_needed = The discards are shuffled only when a card is needed, not as soon as the deck is used up.

# The position in a terminal
show-row = Face-up cards: { $row }   (deck { $deck }, discards { $discards }, tickets { $tickets })
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
show-routes = Routes: { $route }
show-last-round = Last round: { $turns } { $turns ->
    [one] turn
   *[other] turns
} left.
show-tunnel = Tunnel { $route }: laid { $card-laid }; revealed { $card-revealed }; { $extra } extra { $extra ->
    [one] card is
   *[other] cards are
} needed.
show-hand = Your cards: { $card }
show-cities = Routes of every city: length and colour; ferry 2 – at least 2 locomotives, [2] – claimed by seat 2, × – closed{ $looks ->
    [player] , ✓ – you have enough cards and cars
   *[watcher] {""}
}.
show-way = { $city } { $length } { $card }{ $kind ->
    [tunnel] {" "}(tunnel)
    [ferry] {" "}(ferry { $ferry })
   *[plain] {""}
}{ $state ->
    [owned] {" "}[{ $owner }]
    [closed] {" "}×
    [payable] {" "}✓
   *[free] {""}
}
card-any = grey
show-stations = Stations: { $city } ({ $left } left)
show-seen = Cards taken face up: { $card }
show-ticket = Ticket { $ticket } ({ $points }){ show-missing }
show-offer = To choose { $place }: { $ticket } ({ $points }){ show-missing }
show-missing = { $state ->
    [done] {" "}✓
    [lost] : no free way is left
   *[open] : { $cars ->
        [one] { $cars } car is missing
       *[other] { $cars } cars are missing
    } ({ $route })
}

# A move before it is made
do-draw-deck = Draw a card from the deck
do-draw-row = Take face-up card { $place }: { $card }
do-draw-tickets = Draw tickets
do-keep = Keep: { $tickets }
do-claim = { $kind ->
    [tunnel] Claim the tunnel { $route }
   *[plain] Claim { $route }
}: { $card } ({ $points } { $points ->
    [one] point
   *[other] points
})
do-station = Build a station in { $city }: { $card }
do-pay-extra = Add: { $card }
do-decline = Take your cards back from the tunnel
do-stop = Stop after one card
do-pass = Pass

# What happened
took-card = { $who } takes face-up card { $place }: { $card }.
drew-card = { $who } draws a card from the deck.
drew-card-mine = You draw a card from the deck: { $card }.
drew-tickets = { $who } looks at { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
drew-tickets-mine = You can choose from: { $tickets }.
chose-opening = { $who } has chosen the opening tickets.
kept-tickets = { $who } keeps { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
kept-tickets-mine = You keep: { $tickets }.
first-turn = { $who } has the first turn.
claimed-with = { $who } claims { $route } with { $card } for { $points } { $points ->
    [one] point
   *[other] points
}.
claimed = { $who } claims { $route } for { $points } { $points ->
    [one] point
   *[other] points
}.
laid-for-tunnel = { $who } lays for the tunnel { $route }: { $card }.
revealed = Revealed: { $card }. { $extra ->
    [0] No extra card is needed.
    [one] { $extra } extra card is needed.
   *[other] { $extra } extra cards are needed.
}
nothing-revealed = No card is left to reveal.
paid-extra = { $who } adds for the tunnel: { $card }.
declined = { $who } takes the cards for the tunnel { $route } back.
built-station = { $who } builds a station in { $city } ({ $card }).
stopped = { $who } stops after one card.
passed = { $who } can do nothing and passes.
row-filled = { $count ->
    [one] New face-up card { $places }: { $card }.
   *[other] New face-up cards { $places }: { $card }.
}
row-short = Nothing can fill the face-up cards; { $count } of them are left.
row-renewed = The face-up cards are replaced: { $card }.
last-round = The last round begins; { $who } has the last turn.
game-over = The game is over.

# Why not
no-ttr-end-last-round = The game is over.
no-ttr-turn-all-pass = The game is over: everybody passed.
no-ttr-turn-clockwise = It is { $who }'s turn.
no-ttr-usa-turn-actions = { $what ->
    [station] This map has no stations.
   *[tunnel] This map has no tunnels.
}
no-ttr-map-turn-actions = { $what ->
    [station] This map has no stations.
   *[tunnel] This map has no tunnels.
}
no-ttr-turn-no-mixing = { $begun ->
    [tickets] You have looked at tickets.
    [cards] You have drawn one card.
   *[tunnel] Your tunnel waits for your decision.
}
no-ttr-setup-secret-choice = { $what ->
    [chosen] You have chosen your tickets; the game begins when everybody has. Still choosing: { $whom }.
   *[first] Choose your opening tickets first.
}
no-ttr-map-setup-keep = Keep at least { $least } of the opening tickets; you chose { $kept }.
no-ttr-map-setup-deal-tickets = You are offered { $offered } { $offered ->
    [one] ticket
   *[other] tickets
}; choose among these.
no-ttr-ticket-draw-fewer = You are offered { $offered } { $offered ->
    [one] ticket
   *[other] tickets
}; choose among these.
no-ttr-ticket-keep-one = Keep at least one of the tickets you drew.
no-ttr-ticket-draw-three = You have no tickets to choose from now.
no-ttr-ticket-empty-deck = No ticket is left in the ticket deck.
no-ttr-draw-two = You are not drawing cards now, so there is nothing to stop.
no-ttr-draw-second-must = You may not stop after one card.
no-ttr-draw-no-faceup-locomotive-second = Face-up card { $place } is a locomotive; it cannot be the second card.
no-ttr-draw-deck-and-discards-empty = Deck and discards are empty, so train cards cannot be drawn now.
no-ttr-row-short = There is no face-up card { $place } now.
no-ttr-claim-any-free = { $what ->
    [mine] You already own { $route }.
   *[theirs] { $who } already owns { $route }.
}
no-ttr-double-two-three-players = { $route } is closed: { $who } owns its other half, and with { $seats ->
    [2] two
   *[3] three
} players only one half is used.
no-ttr-double-not-both = You own the other half of { $route }; nobody may claim both.
no-ttr-claim-count = { $route } costs exactly { $need } { $need ->
    [one] card
   *[other] cards
}; you play { $played }.
no-ttr-claim-one-colour = Apart from locomotives all cards must be of one colour; you play: { $card }.
no-ttr-claim-colour-match = { $route } is { $card-wanted }; { $card } cards do not fit.
no-ttr-claim-from-hand = You need { $card-needed }; you have { $have }.
no-ttr-claim-enough-cars = { $route } needs { $need } { $need ->
    [one] car
   *[other] cars
}; you have { $have }.
no-ttr-eu-ferry-locomotives = The ferry { $route } needs at least { $need } { $need ->
    [one] locomotive
   *[other] locomotives
}; you play { $played }.
no-ttr-eu-ferry-only-locomotives = Every space of the ferry { $route } shows a locomotive: it takes { $need } locomotives; you play { $played }.
no-ttr-eu-tunnel-extra-kind = Exactly { $extra } extra { $extra ->
    [one] card is
   *[other] cards are
} needed, not { $played }.
no-ttr-eu-tunnel-all-locomotives = You laid only locomotives, so only locomotives can be added ({ $extra }).
no-ttr-eu-tunnel-decline = You need { $card-needed }; you have { $have }.
no-ttr-eu-tunnel-no-extra-no-question = No tunnel waits for extra cards now.
no-ttr-eu-station-one-per-city = { $what ->
    [mine] You already have a station in { $city }.
   *[theirs] { $who } already has a station in { $city }.
}
no-ttr-eu-station-three-per-game = You have built all your stations.
no-ttr-eu-station-cost-first = The first station costs 1 card that you hold; you play { $played }.
no-ttr-eu-station-cost-second = The second station costs 2 cards of one colour that you hold; you play: { $card }.
no-ttr-eu-station-cost-third = The third station costs 3 cards of one colour that you hold; you play: { $card }.
no-ttr-turn-forced-pass = You can still do something, so you may not pass.

# What can be done instead
instead-keep = { $least ->
    [one] Keep at least one ticket.
   *[other] Keep at least { $least } tickets.
}
instead-second-card = { $what ->
    [deck] Draw the second card from the deck.
    [row] Take face-up card { $places }.
   *[both] Draw the second from the deck, or take face-up card { $places }.
}
instead-row = Take face-up card { $places }.
instead-take-back = Take your cards back.
instead-add = You can add { $card }, or take your cards back.
instead-pay = You can play { $card }.
instead-other-half = { $route } is free: you can play { $card }.
instead-draw-tickets = Draw tickets first.
instead-turn = You can: { $deed }.
instead-pass = You can only pass.
deed-deck = draw a card from the deck
deed-row = take a face-up card
deed-claim = claim a route
deed-station = build a station
deed-tickets = draw tickets

# Bad input
bad-route = There is no route “{ $text }” on this map.
bad-half = There is no route “{ $text }” on this map; { $halves ->
    [one] { $route } is not a double route.
   *[other] the halves of this double route are { $route }.
}
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
score-both-twins = Player { $who } has both halves: { $route }; nobody may.
score-twins-closed = Both halves, { $route }, are claimed, but with { $seats } players only one of them can be.
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
map-no-parcel = { $file } is no file of a map: { $error }.
map-other-files = These are not the files of { $key }.
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
map-twin-length = { $file }: { $key } = { $value }: the other route between these cities has length { $other }, and the halves of a double route are equally long.
map-id = { $file }: { $key } = “{ $value }”: this must be “{ $due }”, or be left out.
map-deck-small = { $file }: { $key } = { $value } cards: a table of { $seats } needs at least { $need } for the hands and the row.
map-deck-big = { $file }: { $key } = { $value } cards: there can be at most { $most }.
map-unreachable = { $file }: { $key } = “{ $value }”: no routes join these cities.
map-few-tickets = { $file }: { $key } = { $value }: a table of { $seats } needs { $need } such tickets, and there are { $count }.
map-row = { $file }: { $key } = { $value }: with { $locomotives } locomotives in the deck such a row would be replaced again and again; a larger limit or fewer locomotives end that.
map-tunnel-deck = { $file }: { $key } = { $value }: { $cards } of { $all } train cards would make this tunnel dearer, so it would fail nearly always; at most half may.
map-long-returned = { $file }: { $key } = “{ $value }”: where long tickets are dealt, tickets that are not kept go to the “box”.
map-points-many = { $file }: { $key } = “{ $value }”: the routes could bring a player { $count } points; at most { $most } can be counted.
map-rule-after = { $file }: { $key } = “{ $value }”: there is no such rule for { $id } to stand after.
map-rule-section = { $file }: { $key } = “{ $value }”: there is no such section; there are: { $sections }.
map-rule-family = { $file }: { $key } = “{ $value }”: the id of a new rule begins with { $family }.

# The card beside the table
cardline-draw = Drawing train cards: two cards, one after the other.
cardline-draw-locomotive = A face-up locomotive: the only card of the turn.
cardline-route = A route: as many cards of its colour as it has spaces; locomotives stand for any colour.
cardline-tickets = Drawing tickets: { $drawn }, of which at least { $kept } must be kept.
cardline-ferry = A ferry: a locomotive for each of its symbols, the rest in one colour.
cardline-tunnel = A tunnel: three cards are revealed, and each that matches costs one more.
cardline-station = Station { $number }: { $number ->
    [one] { $number } card
   *[other] { $number } cards of one colour
}.
cardline-route-points = A route of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-ticket = A ticket: its value, taken away if it is not completed.
cardline-longest = The longest route: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-station-kept = Each station that was not built: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-cars = Each player has { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}.
cardline-end = The last round begins when somebody has { $cars } or fewer cars left.
cardline-double-closed = Of a double route only one can be claimed at this table.
cardline-double-open = Both routes of a double route can be claimed, by different players.
