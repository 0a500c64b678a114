# What is wanted
steam-prompt-start-pick = Pick a starting tile.
steam-prompt-start-box = Cross out a locomotive box of your choice, or decline.
steam-prompt-start-track = Draw one track anywhere, or decline.
steam-prompt-start-tile = Take an action tile from the pool, or decline.
steam-prompt-start-load = Choose a good and the city (3 or 4) where it waits for you alone.
steam-prompt-choose-die = Choose a white die.
steam-prompt-asked-2b = { $who } has chosen the die { $face }. Do you take it with tile 2b?
steam-prompt-which-die = Which of your two dice do you use first?
steam-prompt-act = Use your { $face }: a track in region { $face }, box { $face }, a delivery from city { $face }, or tile { $face }.
steam-prompt-after = You may fulfil one order, or end your turn.
steam-prompt-eva-rolled = Eva's die shows { $face }. Do you make her reroll it?
steam-prompt-eva-loads = Eva is about to deliver from city { $face }. Do you stop her?
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
steam-close = Close

# Dice and goods
steam-round = Round { $round }
steam-dice = Dice
steam-die = White die: { $face }
steam-die-in-hand = In your hand: { $face }
steam-in-hand = in hand
steam-goods = Goods board
steam-city-goods = City { $city }, { $colour }
steam-empty = empty
steam-empty-cities = Empty cities: { $count } (3 end the game)
steam-deliveries = Deliveries
steam-deliver = Deliver { $good } from city { $origin } to city { $to }: { $distance ->
    [one] { $distance } point
   *[other] { $distance } points
}
steam-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
steam-power = Power { $power } ({ $delivery } for deliveries)
steam-delivered = Delivered: { $points }
steam-links = Links: { $count }
steam-own-load = Own load in city { $city }:
steam-stolen = Took a { $face } with tile 2b

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
