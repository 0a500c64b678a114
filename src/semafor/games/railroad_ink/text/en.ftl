# Faces
face-highway_straight = straight highway
face-highway_curve = highway curve
face-highway_t = highway T-junction
face-railway_straight = straight railway
face-railway_curve = railway curve
face-railway_t = railway T-junction
face-overpass = overpass
face-station_straight = station on a straight
face-station_curve = station on a curve
face-special_highway_cross = four-way highway crossing (special)
face-special_railway_cross = four-way railway crossing (special)
face-special_three_highway = station 3 highways + railway (special)
face-special_three_railway = station 3 railways + highway (special)
face-special_corner_station = corner station 2 + 2 (special)
face-special_cross_station = cross station 2 + 2 (special)
face-lava_corner = lava corner
face-lava_strait = lava strait
face-lava_bay = lava bay
face-lava_highway = lava beside a highway
face-lava_railway = lava beside a railway
face-volcano = volcano
face-crater = crater

# Directions
direction-N = north
direction-E = east
direction-S = south
direction-W = west
direction-choose = your choice
side-N = north
side-E = east
side-S = south
side-W = west

# Parts of the score
part-networks = networks
part-longest-highway = longest highway
part-longest-railway = longest railway
part-centre = central cells
part-errors = errors
part-closed-lakes = closed lakes
part-largest-lake = largest lake
part-crater-ends = ends at craters

# Options
option-longest = How the longest highway and railway are counted: without repeating a cell, or only without repeating a joint.
option-longest-path = no cell twice
option-longest-trail = no joint twice
option-strict_duty = The greatest possible number of dice must be drawn, not only as many as the order chosen allows.
option-open_drawing = Everybody sees a round while it is being drawn.

# The position in a terminal
show-round = Round { $round } of { $rounds }
show-dice = Dice: { $face }
show-meteor = Meteor: direction { $direction }, distance { $distance }
show-seat = { $who } is drawing: { $points } { $points ->
    [one] point
   *[other] points
} so far, { $cells } { $cells ->
    [one] cell
   *[other] cells
} drawn
show-seat-done = { $who } has finished: { $points } { $points ->
    [one] point
   *[other] points
} so far, { $cells } { $cells ->
    [one] cell
   *[other] cells
} drawn
show-signs = ═ highway, ─ railway, ■ station, □ central cell{ $kind ->
    [lava] , ≈ lava, ▲ volcano
    [meteor] , ○ crater, * last impact
   *[base] {""}
}
show-open-ends = Open ends (each is an error now): { $ends }
show-end = { $cell } to the { $direction }
show-left = To draw{ $count ->
    [1] {""}
   *[other] {" "}{ $count } times
}: { $face }; { $fits ->
    [nowhere] fits nowhere
   *[somewhere] fits at { $cells }
}
show-specials = Special routes ({ $left } more in this game, one a round): { $face }
show-meteor-waits = The meteor waits: let it fall, or cross out a special route.
show-mark = Last impact: { $cell }

# A move before it is made
do-draw = Draw at { $cell }: { $face }{ $turns ->
    [several] {" "}({ $ends })
   *[one] {""}
}
do-meteor = Let the meteor go { $direction }
do-ignore = Ignore the meteor, cross out: { $face }
do-finish = Finish the round
ends = { $kind ->
    [highway] highway: { $direction }
    [railway] railway: { $direction }
    [lava] lava: { $direction }
   *[only] { $direction }
}

# What happened
drew = { $who } draws at { $cell }{ $face-lost ->
    [none] : { $face }
    [crater] {" "}(on the crater): { $face }
   *[other] : { $face }; it devours: { $face-lost }
}.
meteor-hit = { $who }: the meteor flies { $direction } and hits { $cell }{ $face-lost ->
    [none] {""}
   *[other] ; it destroys: { $face-lost }
}.
meteor-nowhere = { $who } is spared: the meteor finds no place on the board.
ignored-meteor = { $who } ignores the meteor and crosses out { $face }.
finished = { $who } has finished round { $round }.
round-drawn = { $who } draws in round { $round }: { $face }.
round-blank = { $who } draws nothing in round { $round }.
rolled = Round { $round }. The dice show: { $face }.
rolled-meteor = Round { $round }. The dice show: { $face }. Meteor: direction { $direction }, distance { $distance }.
game-over = The game is over after { $rounds } rounds.

# Why not
no-ink-end-after-last = The game is over after { $rounds } rounds.
no-ink-round-simultaneous = You have finished this round; it closes when everybody has. Still drawing: { $whom }.
no-ink-exp-optional = { $what ->
    [lava] This game is played without lava.
   *[meteor] This game is played without meteors.
}
no-ink-meteor-one-per-round = Your meteor of this round is settled already.
no-ink-meteor-dice = The die says { $direction }, not { $direction-tried }.
no-ink-meteor-timing = The meteor has not fallen yet.
no-ink-meteor-ignore-counts = You have used three special routes, so the meteor cannot be ignored.
no-ink-special-each-once = Already crossed out: { $face }.
no-ink-special-one-per-round = You have used a special route in round { $round }; one a round is the limit.
no-ink-special-three-per-game = You have used three special routes, as many as a game allows.
no-ink-round-same-dice = The dice of this round do not show this: { $face }.
no-ink-round-each-die-once = You have drawn this die already: { $face }.
no-ink-round-draw-all = { $reason ->
    [strict] After this drawing you could no longer draw as many dice as possible ({ $greatest }).
   *[left] There is still something to draw.
}
no-ink-place-empty-cell = Cell { $cell } is not empty: { $face }{ $round ->
    [0] {""}
   *[other] , round { $round }
}.
no-ink-place-must-connect = At { $cell } no end meets an exit or a route end of its type: { $face }.
no-ink-place-exit-type = At { $cell }, on the { $side } side, this would lead a route onto exit { $exit }, which is of the other type.
no-ink-place-no-direct-join = At { $cell }, on the { $side } side, a highway and a railway would touch.
no-ink-lava-new-volcano = { $reason ->
    [drawn] A volcano needs an empty cell; { $cell } holds: { $face }.
   *[near] Cell { $cell } is next to lava; a new volcano is not drawn beside lava.
}
no-ink-lava-free-cell = There is lava at { $cell } already: { $face }.
no-ink-lava-forced = { $reason ->
   *[duty] No lava face fits an empty cell: draw a new volcano, or devour a route.
}
no-ink-lava-devour = At { $cell } this face would not continue open lava, so it cannot devour the route.
no-ink-lava-must-touch-lava = At { $cell } no lava side of this face meets lava.
no-ink-lava-must-draw-one-face = You have not drawn lava in this round, and at least one face is due.
no-ink-lava-all-closed = No lava face can be drawn, so a new volcano comes first.

# What can be done instead
instead-ignore = You can cross out: { $face }.
instead-fall = It can go { $direction }.
instead-meteor = { $what ->
    [both] Let it fall, or cross out a special route to ignore it.
   *[fall] Let it fall.
}
instead-turned = At { $cell } it fits when you turn it.
instead-cells = It fits at: { $cells }.
instead-draw = You can draw, for example: { $face }.
instead-finish = You can finish the round.

# Bad input
bad-move = “{ $text }” is no move; write e.g. “draw highway_curve at F1 turned 2”, “draw station_curve at D4 turned 1 mirrored” or “finish”.
bad-face = There is no face “{ $name }”; there are: { $names }.
bad-cell = There is no cell { $at }: columns are A to G, rows 1 to 7.
bad-rotation = A drawing is turned by 0 to 3 quarter turns, not by { $rotation }.

# A physical table that cannot be
score-expansion = { $who }, drawing { $number } ({ $face } at { $cell }): this game is played without that expansion.
score-cell-twice = { $who }, drawing { $number } ({ $face } at { $cell }): drawing { $other } is in that cell already.
score-clash = { $who }, drawing { $number } ({ $face } at { $cell }): a highway and a railway touch on its { $side } side.
score-exit-type = { $who }, drawing { $number } ({ $face } at { $cell }): it leads onto exit { $exit }, which is of the other type.
score-special-twice = { $who }, drawing { $number } ({ $face } at { $cell }): drawing { $other } is the same special route.
score-specials = { $who } has { $count } special routes; a game allows { $most }.
score-too-many = { $who } has { $count } drawings from these dice ({ $face }); { $rounds } rounds allow { $most }.
score-too-many-craters = { $who } has { $count } craters; { $most } meteors fall in a game.
score-round = { $who }, drawing { $number } ({ $face } at { $cell }): there is no round { $round }; the rounds are 1 to { $rounds }.
score-rounds-missing = { $who }, drawing { $number } ({ $face } at { $cell }): give the round of every drawing or of none.
score-round-dice = { $who }, drawing { $number } ({ $face } at { $cell }): the dice of round { $round } do not allow one more of that kind.
score-round-special = { $who }, drawing { $number } ({ $face } at { $cell }): a second special route in round { $round }.
score-unconnected = { $who }, drawing { $number } ({ $face } at { $cell }): no chain of routes joins it to an exit, so it could never be drawn.
score-unconnected-then = { $who }, drawing { $number } ({ $face } at { $cell }): in round { $round } no chain of routes joined it to an exit.
score-no-volcano = { $who } has no volcano at { $cell }, where everybody draws one before the first round.
score-volcanoes-touch = { $who }, drawing { $number } ({ $face } at { $cell }): two volcanoes are never next to each other.
score-lava-unconnected = { $who }, drawing { $number } ({ $face } at { $cell }): its lava hangs together with no volcano, so it could never be drawn.

# The card beside the table
cardline-error = Each error takes 1 point away.
cardline-open-lava = Each open lava side is an error.
cardline-ignore = Ignoring a meteor costs a special route.
cardline-network = A network of { $exits } exits: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-highway = The longest highway: 1 point for each cell.
cardline-railway = The longest railway: 1 point for each cell.
cardline-centre = Each central cell with a drawing: 1 point.
cardline-lake = Each closed lake: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-largest-lake = The largest lake: 1 point for each cell.
cardline-crater = Each route end that opens onto a crater: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-rounds = Rounds: { $rounds }.
cardline-duty = All rolled routes must be drawn that fit.
cardline-specials = Special routes in a game: at most { $most }.
cardline-special-round = Special routes in a round: at most 1.
cardline-lava-duty = One of the two lava faces must be drawn in each round.
