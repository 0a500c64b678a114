# Goods, tracks, starting tiles
good-red = red
good-blue = blue
good-green = green
good-yellow = yellow
good-grey = grey
good-none = nothing
good-coal = coal
joker-red = { good-red }
joker-blue = { good-blue }
joker-green = { good-green }
joker-yellow = { good-yellow }
joker-grey = { good-grey }
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-grey = grey
type-straight = straight
type-gentle = gentle curve
type-sharp = sharp curve
start-locomotive = locomotive
start-track = track
start-plus-two = +2
start-action-tile = action tile
start-own-load = own load
automaton-Eva = Eva
who-Eva = { automaton-Eva }

# Parts of the score
part-deliveries = deliveries
part-bonus = starting tile +2
part-links = links
part-towns = towns on links
part-locomotive = locomotive
part-action-tiles = action tiles
part-orders = orders
part-regions = two most crossed regions
part-pool = tiles in the pool

# Options
option-coal = Mini expansion Coal: a city that loses goods at set-up gets one coal.
option-orders = Mini expansion Orders: delivered goods are exchanged for order tiles.
option-starting_tiles = Mini expansion Starting tiles: everybody picks one, the last player first.
option-walls = Blocked borders: none, medium or hard; a die chooses one of six maps.
option-walls-none = none
option-walls-medium = medium
option-walls-hard = hard
option-first_seat = Who starts; by lot if you leave it open.
option-eva = Solo: the level, that is how many crosses (1–6) Eva starts with.
option-eva-railway-worker = Railway worker
option-eva-train-driver = Train driver
option-eva-conductor = Conductor
option-eva-engineer = Engineer
option-eva-investor = Investor
option-eva-railway-magnate = Railway magnate
option-goods_per_city = Solo: goods drawn for each city, 3 or 4.
option-goods_per_city-3 = 3
option-goods_per_city-4 = 4
option-material = The text of a material file with the values of a real box.

# The position in a terminal
show-round = Round { $round }: white dice: { $dice }; black die: { $type }
show-die = Die in hand: { $die }
show-city = City { $city } ({ $colour }): { $good }
show-tiles = Action tiles:
show-tile =   { $tile }: { $effect } { $points } { $points ->
    [one] point
   *[other] points
}, { $use }; { $where }
show-pool = in the pool
show-free = available
show-owner = with seat { $seat }
show-order = Order { $order }: { $good } for { $points } { $points ->
    [one] point
   *[other] points
}, { $where }
show-sheet = The sheet of { $who }
show-signs = [n] city, (n) town of region n; # and ┃ blocked border; sides of a cell: NW, NE, E, SE, SW, W (e.g. “track B3 NW-SE”)
show-start = Starting tiles: { $start }
show-seat = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}, power { $power } (boxes { $boxes }), links { $links }
show-kept = kept goods: { $good }
show-load = own load: { $good } on city { $city }
show-eva = Eva: crosses by region { $crosses }; { $points } { $points ->
    [one] point
   *[other] points
} for deliveries
show-delivery = Possible delivery from city { $origin } to city { $to }, distance { $distance } (stops: { $stops })

# Tiles and moves
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
steam-start-locomotive = Locomotive: cross out a box of your choice now
steam-start-track = Track: draw one track now, of any kind and anywhere
steam-start-plus-two = +2: two points at the end
steam-start-action-tile = Action tile: take one of your choice now, sideways
steam-start-own-load = Own load: a good in city 3 or 4 that only you can deliver
steam-do-die = Take the die { $face }
steam-do-track = Track on { $cell }: { $sides }
steam-do-box = Cross out box { $box }
steam-do-tile = Take action tile { $tile }
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

# What happened
chose-die = { $who } chooses a { $die }.
chose-two = { $who } uses tile 2a and takes two dice: { $dice }.
chose-first = { $who } uses the { $die } first.
set-die = { $who } sets the die to { $die } with tile 1.
nudged-die = { $who } changes the die to { $die } with tile 5a.
flipped-die = { $who } turns the die to { $die } with tile 5b.
rerolled-die = { $who } rerolls the die with tile 5b: { $die }.
took-die = { $who } uses tile 2b and takes the { $die }; { $whom } chooses again.
uses-taken-die = { $who } must use the { $die } taken with tile 2b.
left-die = { $who } leaves the die.
left-round = { $who } does not use tile 2b in this round.
drew-track = { $who } draws a track on { $cell } ({ $sides }).
crossed-box = { $who } crosses out locomotive box { $box }; the power is now { $power }.
took-tile = { $who } takes action tile { $tile } from the pool.
turned-tile = { $who } turns action tile { $tile } sideways.
robbed-tile = { $who } takes action tile { $tile } from { $whom }.
delivered = { $who } delivers a good ({ $good }) from city { $from } to city { $to }{ $way ->
    [direct] {""}
   *[through] {" "}(stops: { $stops })
}: { $distance } { $distance ->
    [one] point
   *[other] points
}.
finished-link = { $who } finishes a link between cities { $from } and { $to } with { $towns } { $towns ->
    [one] town
   *[other] towns
}.
returned-tile = { $who } puts action tile { $tile } back into the pool.
fulfilled = { $who } fulfils order { $order } for { $points } { $points ->
    [one] point
   *[other] points
}, giving: { $good }.
picked = { $who } picks the starting tile: { $start }.
loaded = { $who } puts an own load ({ $good }) on city { $city }.
declined = { $who } does not use the starting tile.
ended-turn = { $who } fulfils no order.
passed = { $who } can do nothing with the die and passes.
let-eva = { $who } does not use the Solo tile.
rolled = Round { $round }: { $who } rolls. White dice: { $dice }; black die: { $type }.
eva-die = Eva's die shows { $region }.
eva-rerolls = Solo tile 2a: Eva's { $region } is rerolled.
eva-cross = Eva crosses out a cell in region { $region }; she has { $crosses } { $crosses ->
    [one] cross
   *[other] crosses
} there.
eva-full = Region { $region } has no empty cell left: Eva wins at once.
eva-tile = Your upright action tile { $region } goes back to the pool.
eva-empty = City { $region } is empty: Eva rerolls and starts again.
eva-weak = Eva has fewer than three crosses in region { $region } and delivers nothing.
eva-delivers = Eva removes the rightmost good ({ $good }) of city { $city } and scores { $points } { $points ->
    [one] point
   *[other] points
}; she has { $total } in all.
eva-blocked = Solo tile 2b: Eva removes nothing and crosses out one more cell in region { $region }.
eva-blocked-full = Solo tile 2b: Eva removes nothing, and region { $region } is full.
game-over = The game is over: { $why ->
    [stall] ten rounds have passed without a track, a box or a delivery.
    [phase1-instant-win] Eva has filled a region.
   *[other] three cities are empty.
}

# Why not
no-steam-round-order = { $who } decides now.
no-steam-round-take-one-white-die = { $what ->
    [chosen] You have a die already; it shows { $die }.
    [no-such-die] No white die shows { $die }.
   *[done] The action of this turn is done.
}
no-steam-round-no-legal-action = { $what ->
    [pass] The { $die } allows an action, so you may not pass.
   *[tile] After this tile no action would be possible.
}
no-steam-round-must-act = { $what ->
    [act] Your die shows { $die }, and the action is not done yet.
   *[choose] You have no die in hand yet.
}
no-steam-start-reverse-order = { $what ->
    [taken] The starting tile { $start } is not there any more.
   *[pick] The game has not begun yet: you pick a starting tile.
}
no-steam-start-discard = There is no starting tile to use now.
no-steam-start-own-load = { $what ->
    [grey] A grey good cannot be an own load.
    [none] The bag holds no such good: { $good }.
   *[must] You place your own load now: a coloured good on city 3 or 4 of your sheet.
}
no-steam-track-region = { $cell } lies in region { $region }; your die shows { $die }.
no-steam-track-no-redraw = { $cell } is drawn on already.
no-steam-track-not-on-city = { $cell } is city { $city }; nothing is drawn there.
no-steam-track-type = The black die shows { $type-shown }, not { $type }.
no-steam-setup-sheet = The sheet has no cell { $cell }.
no-steam-setup-orders = This game is played without orders.
no-steam-loco-cross-box = Your die shows { $die }, so you may cross out box { $die }, not box { $box }.
no-steam-loco-once-per-box = Box { $box } is crossed out already.
no-steam-tile-take = Your die shows { $die }, so you may take tile { $die }, not tile { $tile }.
no-steam-tile-sideways-protected = { $who } has tile { $tile } lying sideways; it cannot be taken.
no-steam-tile-1-set-die = { $what ->
    [used] Tile 1 has set this die already.
    [pool] Tile 1 lies in the pool, not with you.
   *[other] { $who } has tile 1.
}
no-steam-tile-5a-nudge = { $what ->
    [used] Tile 5a has changed this die already.
    [pool] Tile 5a lies in the pool, not with you.
    [other] { $who } has tile 5a.
   *[side] Your tile 5 lies with its other side up.
}
no-steam-tile-5a-no-wrap = A { $die } cannot be changed in this direction.
no-steam-tile-5b-reroll-or-flip = { $what ->
    [pool] Tile 5b lies in the pool, not with you.
    [other] { $who } has tile 5b.
   *[side] Your tile 5 lies with its other side up.
}
no-steam-tile-2a-two-dice = { $what ->
    [pool] Tile 2a lies in the pool, not with you.
    [other] { $who } has tile 2a.
    [side] Your tile 2 lies with its other side up.
    [no-spare] No die is to spare: every player must still get one.
    [which] You have two dice in hand: { $dice }.
   *[no-such-dice] These two dice do not lie there: { $dice }.
}
no-steam-tile-2b-take-die = { $what ->
    [asked] { $who } has chosen the { $die }, and you have tile 2b.
   *[not-asked] Nobody else has just chosen a die that could be taken.
}
no-steam-tile-3b-needs-power = With tile 3b the distance is { $distance }, but your locomotive has power { $power }.
no-steam-solo-permanent-once = Tile { $tile } has served the first action of this turn; it may not serve again.
no-steam-solo-goods-in-row = { $what ->
    [solo] The goods of city { $city } lie in a row: name the good by its place.
   *[many] With several players goods lie in no row.
}
no-steam-order-first-come = { $who } has order { $order } already.
no-steam-order-exact-goods = Order { $order } asks for { $good }; you have { $good-kept }.
no-steam-order-coal-joker = { $what ->
    [no-coal] You have no coal to stand for a good of order { $order }.
   *[not-asked] The order asks for no such good ({ $joker }), only for: { $good }.
}
no-steam-deliver-origin-by-die = { $what ->
    [die] Your die shows { $die }, so the good must come from city { $die }, not from city { $city }.
    [die-or-3a] Your die shows { $die }, so the good must come from city { $die } or, with tile 3a, go to city { $die }.
    [place] The row of city { $city } has no good at place { $place }.
   *[good] No such good lies on city { $city }: { $good }.
}
no-steam-deliver-colour-match = City { $city } is { $colour }; the good is { $good }.
no-steam-start-own-load-exclusive = You have no own load on city { $city }.
no-steam-deliver-own-network = Your tracks do not join city { $from } and city { $city }.
no-steam-deliver-distance = Your routes between cities { $from } and { $city } have these distances: { $distance }.
no-steam-deliver-power = The distance is { $distance }, but your locomotive has power { $power }.
no-steam-tile-5b-final = After tile 5b the die ({ $die }) cannot be changed any more.
no-steam-solo-tile-two = The one-player game has no such tile: the Solo tile 2 takes its place.
no-steam-solo-tile-2a-reroll = { $what ->
    [asked] Eva's die shows { $die } and waits for your decision.
   *[not-asked] Eva's die does not wait for a reroll now.
}
no-steam-solo-tile-2b-no-removal = { $what ->
    [asked] Eva is about to deliver from city { $die } and waits for your decision.
   *[not-asked] Eva delivers nothing now, so there is nothing to stop.
}
no-steam-solo-expansions = The one-player game has no starting tiles.
no-steam-setup-solo-tile-out = Eva does not play at this table: there are { $seats } players.
no-steam-end-three-empty = The game is over.
no-steam-end-stall = The game is over.
no-steam-solo-end = The game is over.
no-steam-eva-phase1-instant-win = The game is over.
no-steam-order-once-per-turn = You have fulfilled an order this turn; one is the limit.
no-steam-start-locomotive = You are using the starting tile “{ $start }” now.
no-steam-start-track = You are using the starting tile “{ $start }” now.
no-steam-start-action-tile = { $what ->
    [tile] Action tile { $tile } is not in the pool.
   *[other] You are using the starting tile “{ $start }” now.
}

# What can be done instead
instead-die = Choose a die: { $dice }.
instead-first-die = Say which one you use first: { $dice }.
instead-start = To choose from: { $start }.
instead-start-box = Cross out a locomotive box, or decline.
instead-start-track = Draw a track, or decline.
instead-start-tile = Take an action tile from the pool.
instead-start-load = Choose a good and a city.
instead-take-die = Take the die, or leave it.
instead-reroll-eva = Make Eva reroll, or let her go on.
instead-block-eva = Stop Eva, or let her go on.
instead-order-or-end = Fulfil an order ({ $order }), or end the turn.
instead-track = You can draw a track ({ $type }) on one of these cells: { $cell }.
instead-deliver = Possible deliveries (distance): { $delivery }.
instead-act = With your { $die } you can: { $act }.
instead-pass = This die ({ $die }) allows nothing: pass.
act-track = draw a track
act-box = cross out a box
act-deliver = deliver a good
act-tile = take a tile
act-order = fulfil an order
act-set = set the die with tile 1
act-nudge = change the die with tile 5a
act-flip = flip the die with tile 5b
act-reroll = reroll the die with tile 5b

# The sides of a cell that a track joins
sides-E-NW = upper left to right
sides-E-SE = lower right to right
sides-E-SW = lower left to right
sides-E-W = left to right
sides-NE-E = upper right to right
sides-NE-NW = upper left to upper right
sides-NE-SE = upper right to lower right
sides-NE-SW = lower left to upper right
sides-NE-W = left to upper right
sides-SE-NW = upper left to lower right
sides-SE-SW = lower left to lower right
sides-SE-W = left to lower right
sides-SW-NW = upper left to lower left
sides-SW-W = left to lower left
sides-W-NW = left to upper left

# Bad input
what-die = die
what-box = box
what-tile = tile
what-city = city
what-load-city = city for an own load
what-distance = distance
what-order = order
what-good = good
what-start = starting tile
what-cell = cell
what-side = side
bad-same-side = A track joins two different sides, not { $side } with itself.
bad-same-city = A good cannot be delivered from city { $city } to itself.
bad-number = There is no { $what } { $number }; write 1 to { $most }.
bad-name = There is no { $what } “{ $given }”; write { $known }.
bad-move = “{ $move }” is no move; write e.g. die 3, track B3 NW-SE, box 3, tile 3 or deliver 1-3 distance 2.
bad-solo-expansions = The solo game has no coal, orders or starting tiles (steam.solo.expansions).
bad-solo-options = The options eva and goods_per_city belong to the solo game only.

# Material files
material-size = The material file cannot be used: it is longer than { $most } characters.
material-toml = The material file cannot be used: line { $line } is not TOML.
material-title = The material file cannot be used: its title must be a text of 1 to { $most } visible characters.
material-table = The material file cannot be used: there is no table “{ $table }”; the tables are { $tables }.
material-format = The material file cannot be used: its format is { $format }; this program reads format 1.
material-list = The material file cannot be used: { $table } must be written as [[{ $table }]].
material-lacks = The material file cannot be used: [[{ $table }]] number { $at } lacks “{ $key }”.
material-unknown-key = The material file cannot be used: [[{ $table }]] number { $at } has an unknown key “{ $key }”.
material-provenance = The material file cannot be used: [[{ $table }]] number { $at }: { $key } is “{ $value }”; write one of { $known }.
material-once = The material file cannot be used: [[{ $table }]] must stand exactly once for { $name }, and stands { $count } times.
material-stranger = The material file cannot be used: [[{ $table }]] for { $name } does not belong to the game.
material-rows = The material file cannot be used: [sheet] needs rows, a list of strings.
material-row-count = The material file cannot be used: the sheet has { $rows } rows; at least 1 and at most { $most } are possible.
material-row-length = The material file cannot be used: row { $row } of the sheet has { $cells } cells; at most { $most } are possible.
material-token = The material file cannot be used: row { $row } of the sheet holds “{ $token }”; write 3 for a cell, [3] for a city, (3) for a town and a dot for no cell.
material-city = The material file cannot be used: region { $region } has { $count } cells marked { $mark }; it needs exactly one city.
material-town = The material file cannot be used: region { $region } has { $count } cells marked { $mark }; it needs exactly one town.
material-colours = The material file cannot be used: the colours of the regions must be two grey and one each of red, blue, green and yellow.
material-bag = The material file cannot be used: the bag needs at least 42 coloured goods for five players.
material-black-face = The material file cannot be used: face { $face } of the black die shows { $tracks }; it needs two of { $known }.
material-use = The material file cannot be used: the use of action tile { $tile } is “{ $value }”; write once or permanent.
material-use-4b = The material file cannot be used: action tile base 4b is “once”, but the rulebook lets it work as long as it is owned.
material-order-goods = The material file cannot be used: order { $order } asks for { $goods }; it needs 1 to 10 of { $known }.
material-border = The material file cannot be used: wall map { $map }: { $border } are not two regions that touch.
material-edge = The material file cannot be used: wall map { $map }: { $edge } are not two neighbouring cells of the sheet.
material-count = The material file cannot be used: the count of { $name } goods is { $value }; it must be a whole number from { $least } to { $most }.
material-tile-points = The material file cannot be used: the points of action tile { $name } are { $value }; they must be a whole number from { $least } to { $most }.
material-order-points = The material file cannot be used: the points of order { $name } are { $value }; they must be a whole number from { $least } to { $most }.

# Scoring a physical table
score-walls = There are no walls “{ $walls }”; write none, medium 1 to medium 6 or hard 1 to hard 6.
score-eva-missing = One person plays against Eva: the position needs “eva” with her deliveries and crosses.
score-eva-several = Eva and the pool are counted in the solo game only.
score-solo-expansions = The solo game has no orders and no starting tile +2.
score-pool = Action tile { $tile } is neither the player's nor in the pool; in the solo game each of the six must be listed.
score-bonus-twice = There is only one starting tile +2, but { $first } and { $second } both list it.
score-no-tile = { $who } lists action tile “{ $face }”; write 1a to 6b.
score-no-order = { $who } lists order “{ $face }”; write 1a to 6b.
score-tile-twice = Action tile { $number } is listed for { $first } and for { $second }.
score-order-twice = Order { $number } is listed for { $first } and for { $second }.
score-deliveries = { $who } has { $points } delivery points; between 0 and { $most } are possible.
score-bonus = { $who } has a bonus of { $points }; the starting tile gives 2.
score-no-box = { $who } lists locomotive box { $box }; the boxes are 1 to 6.
score-box-twice = { $who } lists locomotive box { $box } twice.
score-track = { $who } lists “{ $track }”, which is no track; write e.g. B3 NW-SE.
score-no-cell = { $who } has a track on { $cell }, but the sheet has no such cell.
score-city = { $who } has a track on { $cell }, but that is a city.
score-cell-twice = { $who } has two tracks on { $cell }; a cell holds one.
score-crosses = Eva's crosses are a list of six numbers, one for each region, not { $count }.
score-region = Eva has { $crosses } crosses in region { $region }; between 0 and { $most } are possible.

# The card beside the table
cardline-box = A locomotive box: a white die with its number.
cardline-delivery-power = A delivery: a locomotive at least as strong as the distance.
cardline-coal = Coal may go to any other city.
cardline-delivery = A delivery: 1 point for each city and town on the way, without the origin.
cardline-link = Each finished link: 1 point.
cardline-town = Each town on a finished link: 1 point.
cardline-locomotive = A locomotive of power { $power }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-tile = Action tile { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-order = Order tile { $order } ({ $good }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-plus-two = The starting tile +2: 2 points.
cardline-eva-deliveries = Eva: the points of her deliveries.
cardline-eva-locomotive = Eva's locomotive: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-eva-regions = Eva: 1 point for each cross in her two most crossed regions.
cardline-eva-pool = Eva: the positive numbers of the action tiles in the pool.
cardline-end = The game ends after a round with three cities without goods.
