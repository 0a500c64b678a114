# What is wanted
steam-prompt-start-pick = Pick a starting tile.
steam-prompt-start-box = Cross out a locomotive box, or decline.
steam-prompt-start-track = Draw one track anywhere, or decline.
steam-prompt-start-tile = Take a tile from the pool, or decline.
steam-prompt-start-load = Choose a good and its city (3 or 4).
steam-prompt-choose-die = Choose a white die.
steam-prompt-asked-2b = { $who } chose { $face }. Take it?
steam-prompt-which-die = Which die do you use first?
steam-prompt-act = Die { $face }: choose track, boiler, delivery or tile.
steam-prompt-after = Fulfil one order, or end your turn.
steam-prompt-eva-rolled = Eva's die shows { $face }. Reroll it?
steam-prompt-eva-loads = Eva delivers from city { $face }. Stop her?
steam-prompt-over = The game is over.
steam-last-round = Three cities are empty: this is the last round.

# The sheet
steam-board = Your sheet
steam-cell = Cell { $cell }, region { $region }
steam-town = Town on cell { $cell }, region { $region }
steam-cell-empty = empty.
steam-cell-track = track: { $sides }.
steam-cell-leads = A track comes in { $hex }.
steam-cell-city = City { $city } lies { $hex }.
steam-cell-wall = Blocked border { $hex }.
hex-NE = at the upper right
hex-E = on the right
hex-SE = at the lower right
hex-SW = at the lower left
hex-W = on the left
hex-NW = at the upper left
steam-city = City { $region }
steam-locomotive = Locomotive
steam-box = Locomotive box { $box }
steam-box-crossed = Locomotive box { $box }, crossed out
steam-turns = Turns of the track on { $cell }
steam-turn = { $type }, { $sides }
steam-enlarge = Enlarge the sheet of { $name }
steam-sheet = Sheet of { $name }

# Dice and goods
steam-round = Round { $round }
steam-moment = Round { $round } · empty cities { $empty }/{ $most }
steam-dice = Dice
steam-die = White die: { $face }
steam-die-in-hand = In your hand: { $face }
steam-die-taken = { $face }, taken by { $who }
steam-goods = Goods board
steam-city-goods = City { $city }, { $colour }
steam-empty = empty
steam-city-holds = { $good }
steam-empty-cities = Empty cities: { $count } (3 end the game)
steam-deliveries = Deliveries
steam-deliver = Deliver { $good } from city { $origin } to city { $to }: { $distance ->
    [one] { $distance } point
   *[other] { $distance } points
}
steam-spends = spends { $tile }
steam-with = with { $tile }
steam-shelf = Delivered crates
steam-kept = Kept:
steam-power-stops = { $power ->
    [one] Power { $power }: a delivery may have { $power } stop
   *[other] Power { $power }: a delivery may have { $power } stops
}
steam-power-alone = Power { $power }
steam-power = Power { $power } ({ $delivery } for deliveries)
steam-delivered = Delivered: { $points }
steam-links = Links: { $count }
steam-own-load = Own load in city { $city }:
steam-stolen = Took a { $face } with tile 2b

# What a die can do
steam-choices = With this die
steam-choice-track = Track
steam-choice-box = Boiler
steam-choice-deliver = Deliver
steam-choice-tile = Tile
steam-about-track = in region { $die }
steam-about-box = cross out { $die }
steam-about-deliver = from city { $die }
steam-about-tile = { $tile }: { $effect }
steam-barred-full = region { $die } is full
steam-barred-track = no track fits
steam-barred-box = crossed already
steam-barred-empty = city { $die } is empty
steam-barred-link = no link from city { $die }
steam-barred-power = no power yet
steam-barred-deliver = no good fits
steam-barred-sideways = lies sideways
steam-barred-tile = cannot be had
steam-short-1a = any number
steam-short-1b = any number
steam-short-2a = two dice
steam-short-2b = take a rival's die
steam-short-3a = die names the goal
steam-short-3b = 1–2 further
steam-short-4a = any distance
steam-short-4b = power +1
steam-short-5a = die ±1
steam-short-5b = reroll or flip
steam-short-6a = any track
steam-short-6b = any track
steam-short-solo-2a = Eva rerolls
steam-short-solo-2b = stops Eva

# Tiles
steam-tiles = Action tiles
steam-orders = Orders
steam-order = Order { $order }: { $good } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steam-starting-tiles = Starting tiles

# Buttons
steam-do-tile-for = { $mine ->
    [yes] Turn your tile { $tile } sideways
   *[no] Take tile { $tile }
}: { $effect }
steam-keys-turn = turn the track to the next position that fits

# Eva
steam-eva = Eva
steam-eva-points = { $points ->
    [one] { $points } point for deliveries
   *[other] { $points } points for deliveries
}
steam-eva-crosses = { $count } of { $most }
steam-eva-die = Her die: { $face }

# What a move is good for
aim-link = the link { $which }
aim-power = a locomotive of power { $which }
