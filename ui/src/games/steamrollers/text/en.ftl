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
steam-once = goes back after use
steam-permanent = stays with its owner
steam-upright = upright: can be taken
steam-sideways = sideways: safe
steam-tile-1a = Set your die to any number.
steam-tile-1b = Set your die to any number.
steam-tile-2a = Take two dice and act with both.
steam-tile-2b = Take a die that another player has just chosen.
steam-tile-3a = The die names the destination of a delivery.
steam-tile-3b = A delivery counts 1 or 2 further.
steam-tile-4a = One delivery of any distance.
steam-tile-4b = One more power for deliveries.
steam-tile-5a = Change your die by one.
steam-tile-5b = Reroll or turn over your die.
steam-tile-6a = Draw any kind of track.
steam-tile-6b = Draw any kind of track.
steam-tile-solo-2a = Make Eva reroll her die.
steam-tile-solo-2b = Eva crosses out a cell instead of delivering.
steam-orders = Orders
steam-order = Order { $order }: { $good } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steam-starting-tiles = Starting tiles
steam-start-locomotive = Locomotive: cross out a box of your choice now
steam-start-track = Track: draw one track now, of any kind and anywhere
steam-start-plus-two = +2: two points at the end
steam-start-action-tile = Action tile: take one of your choice now, sideways
steam-start-own-load = Own load: a good in city 3 or 4 that only you can deliver

# Buttons
steam-do-die = Take the die { $face }
steam-do-track = Track on { $cell }: { $sides }
steam-do-box = Cross out box { $box }
steam-do-tile = Take action tile { $tile }
steam-do-tile-for = { $mine ->
    [yes] Turn your tile { $tile } sideways
   *[no] Take tile { $tile }
}: { $effect }
steam-do-deliver = Deliver from city { $origin } to city { $to }, distance { $distance }
steam-do-pass = Pass: this die allows nothing
steam-do-end-turn = End the turn
steam-do-decline = Decline
steam-do-take-die = Take this die (tile 2b)
steam-do-leave-die = Leave it
steam-do-leave-round = Leave all dice this round
steam-do-reroll-eva = Make Eva reroll (tile 2a)
steam-do-block-eva = Stop Eva (tile 2b)
steam-do-let-eva = Let her go on
steam-do-dice = Two dice: { $faces } (tile 2a)
steam-do-set-die = Set the die to { $face } (tile 1)
steam-do-raise-die = One more (tile 5a)
steam-do-lower-die = One less (tile 5a)
steam-do-flip-die = Turn the die over (tile 5b)
steam-do-reroll-die = Reroll the die (tile 5b)
steam-do-order = Fulfil order { $order }
steam-do-order-coal = Fulfil order { $order } with coal for: { $good }
steam-do-load = Own load: { $good } to city { $city }
steam-keys-turn = turn the track to the next position that fits

# Eva
steam-eva = Eva
steam-eva-points = { $points ->
    [one] { $points } point for deliveries
   *[other] { $points } points for deliveries
}
steam-eva-crosses = { $count } of { $most }
steam-eva-die = Her die: { $face }
