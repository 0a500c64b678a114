# Names
worker-white = white
worker-purple = purple
worker-orange = orange
worker-grey = grey
worker-turquoise = turquoise
field-station = station
field-rail = rail
field-telegraph = telegraph
field-sale = sale
track-telegraph = telegraph
track-stations = stations
track-network = network
train-promote = Promotion
train-money = Money
train-advance = Performance
train-shares = Shares
train-track = Track
place-supply = supply
place-board = board
piece-track = track
piece-building = building
half-top = top
half-bottom = bottom
open-main = basic action
open-extra = extra effect
open-reward = city reward
open-first-bonus = first-station bonus
open-tile = telegraph tile
open-flip = flipping a train
city-washington = Washington
city-charlotte = Charlotte
city-chicago = Chicago
city-little_rock = Little Rock
city-miami = Miami
city-duluth = Duluth
city-kansas_city = Kansas City
city-houston = Houston
city-bismarck = Bismarck
city-denver = Denver
city-el_paso = El Paso
city-salt_lake_city = Salt Lake City
city-seattle = Seattle
city-san_francisco = San Francisco
city-san_diego = San Diego
reward-money-counted = ${ $n }
reward-share-counted = { $n } { $n ->
    [one] share
   *[other] shares
}
reward-steps-counted = { $n } { $n ->
    [one] step
   *[other] steps
} on the performance tracks
reward-promote-counted = promotion of { $n ->
    [one] a worker
   *[other] 1 or { $n } workers
}
reward-each-counted = ${ $n } for each promotion
reward-flip-counted = { $n ->
    [one] flipping a train
   *[other] flipping trains { $n } times
}
reward-train-counted = a train
reward-track-counted = a free track
reward-station-counted = a free station
reward-office-counted = a free office
reward-exchange-counted = exchange of a worker
reward-white-counted = { $n ->
    [one] a white worker
   *[other] { $n } white workers
}
reward-purple-counted = { $n ->
    [one] a purple worker
   *[other] { $n } purple workers
}
reward-orange-counted = { $n ->
    [one] an orange worker
   *[other] { $n } orange workers
}
reward-grey-counted = { $n ->
    [one] a grey worker
   *[other] { $n } grey workers
}
reward-turquoise-counted = { $n ->
    [one] a turquoise worker
   *[other] { $n } turquoise workers
}
reward-any-counted = { $n ->
    [one] any worker
   *[other] { $n } workers of any colour
}
reward-purple-or-orange-counted = a purple or orange worker
reward-purple-or-grey-counted = a purple or grey worker
reward-purple-or-turquoise-counted = a purple or turquoise worker
reward-orange-or-grey-counted = an orange or grey worker
reward-orange-or-turquoise-counted = an orange or turquoise worker
reward-grey-or-turquoise-counted = a grey or turquoise worker
extra-white = promotion by a white worker
extra-station-purple = foreman: flipping a train
extra-station-orange = accountant: the station is free
extra-station-grey = negotiator: the first-station bonus
extra-station-turquoise = engineer: the city's reward once more
extra-rail-purple = foreman: a train
extra-rail-orange = accountant: money for the tracks
extra-rail-grey = negotiator: shares
extra-rail-turquoise = engineer: a third track
extra-telegraph-purple = foreman: exchange of a worker
extra-telegraph-orange = accountant: money for shares
extra-telegraph-grey = negotiator: the shares of the first office
extra-telegraph-turquoise = engineer: the telegraph tile
extra-sale-purple = foreman: steps on the performance tracks
extra-sale-orange = accountant: money for trains
extra-sale-grey = negotiator: a deal
extra-sale-turquoise = engineer: flipping one more train

# Parts of the score
part-trains = trains
part-milestones = milestones
part-telegraph = telegraph track
part-stations = station track
part-network = network track
part-links = telegraph links

# Options
option-first_seat = Which seat starts; drawn by lot if none is named.
option-engineer_cost = What the engineer's three tracks cost: $400 for the action, or $400 for each track.
option-engineer_cost-per_action = once per action
option-engineer_cost-per_track = for every track
option-setup_pick_direction = In which direction set-up tiles are chosen after the player to the right of the first one.
option-setup_pick_direction-clockwise = clockwise
option-setup_pick_direction-counterclockwise = counter-clockwise
option-material = Printed values that differ from ours, in the form of material.toml.

# The position in a terminal
show-general = General supply: { $workers }
show-trains = Trains: { $trains }
show-deal = Deal tile { $deal } ({ $stack } in the stack)
show-setup = Set-up tile { $place }: { $tile } with { $worker }
show-last-round = The end is near: { $turns } { $turns ->
    [one] turn
   *[other] turns
} left.
show-seat = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}, ${ $money }, { $shares } { $shares ->
    [one] share
   *[other] shares
}
show-pieces = (on the board: { $tracks } { $tracks ->
    [one] track
   *[other] tracks
}, { $buildings } { $buildings ->
    [one] building
   *[other] buildings
})
show-workers = Supply: { $supply }
show-action = Action { $field }; open: { $open }; owed: ${ $owed }
show-drawn = Drawn milestones: { $milestones }

# What happened
net = { $paid ->
    [0] {""}
   *[other] , pays ${ $paid }
}{ $discarded ->
    [0] {""}
    [one] , discards { $discarded } share
   *[other] , discards { $discarded } shares
}{ $earned ->
    [0] {""}
   *[other] , gets ${ $earned }
}{ $shares ->
    [0] {""}
    [one] , gets { $shares } share
   *[other] , gets { $shares } shares
}
finished = { $who } finishes the action.
left-reward = { $who } leaves the rest of the reward: { $reward-left }.
no-deal = { $who } accepts { $deals ->
    [0] no deal
   *[other] no second deal
}.
paid = { $who } pays ${ $paid } for the action.
sold-share = { $who } sells { $times ->
    [one] a share
   *[other] { $times } shares
} for ${ $money }.
skipped = { $who } skips the turn: no piece is left.
used-extra = { $who } uses the extra effect ({ $extra }){ $reward ->
    [none] {""}
   *[some] : { $reward }
}{ net }.
took-reward = { $who } takes the reward of { $city }: { $reward }.
took-first-bonus = { $who } takes the first-station bonus of { $city }: { $reward }{ net }.
hired = { $who } hires a worker ({ $worker }) for ${ $paid }.
picked = { $who } chooses set-up tile { $place }: { $reward }.
placed = { $who } puts a worker ({ $worker }) on { $field }.
placed-as-white = { $who } puts a worker ({ $worker }, used as white) on { $field }.
built-station = { $who } builds { $place ->
    [first] the first station
   *[later] a station
} in { $city }{ net }.
laid-track = { $who } lays a track between { $city-from } and { $city-to }{ net }.
built-office = { $who } builds an office in section { $section }{ net }.
sold-piece = { $who } sells a { $piece } for ${ $earned }.
used-tile = { $who } discards a worker ({ $worker }, { $place }) and uses the telegraph tile: { $reward }.
accepted-deal = { $who } accepts the { $half } deal{ $reward-cost ->
    [none] {""}
   *[some] {" "}for { $reward-cost }
}: { $reward }.
flipped-front = { $who } uses a train: { $train }{ $reward ->
    [none] , but its bonus is of no use now
   *[some] {" "}– { $reward }
}{ net }.
flipped-back = { $who } makes a train ready again: { $train }{ net }.
took-train = { $who } takes a train: { $train }{ net }.
stepped = { $who } moves up on the { $track } track to a field worth { $points }{ net }.
stepped-for-worker = { $who } moves up on the { $track } track to a field worth { $points } and discards a worker ({ $worker }, { $place }){ net }.
promoted = { $who } promotes a worker ({ $worker }, { $place }) to milestone { $milestone }{ net }.
exchanged = { $who } exchanges a worker ({ $place }): { $worker } → { $worker-gained }{ net }.
gained-worker = { $who } takes a worker: { $worker }{ net }.
kept = { $who } keeps milestone { $milestone }{ $count ->
    [0] {""}
    [one] {" "}and puts the other under the stack
   *[other] {" "}and puts the others under the stack
}.
completed = { $who } completes milestone { $milestone } for { $points } { $points ->
    [one] point
   *[other] points
}; back to the general supply: { $worker }.
new-milestone = { $who } has a new milestone, { $milestone }.
drew-milestones = { $who } looks at { $count } { $count ->
    [one] milestone
   *[other] milestones
}.
drew-milestones-mine = You look at these milestones: { $milestones }.
deal-due = A deal for everybody: top{ $reward-top-cost ->
    [none] {""}
   *[some] {" "}(for { $reward-top-cost })
}: { $reward-top }; bottom{ $reward-bottom-cost ->
    [none] {""}
   *[some] {" "}(for { $reward-bottom-cost })
}: { $reward-bottom }.
deal-revealed = The next deal: top{ $reward-top-cost ->
    [none] {""}
   *[some] {" "}(for { $reward-top-cost })
}: { $reward-top }; bottom{ $reward-bottom-cost ->
    [none] {""}
   *[some] {" "}(for { $reward-bottom-cost })
}: { $reward-bottom }.
last-round = The end is triggered: { $turns } { $turns ->
    [one] turn
   *[other] turns
} left.
game-over = The game is over.
turn-begins = { $who } begins a turn.
recalled = { $who } takes all workers back from the board.

# Why not
no-rev-turn-order = { $moment ->
    [answering] You only answer the deal now; the turn is still that of { $who }.
   *[waiting] { $who } is to act now.
}
no-rev-turn-basic-in-full = First the basic action must be completed: { $field }.
no-rev-general-hire = Hiring costs ${ $need }; you have ${ $have }.
no-rev-general-sell-shares = You have no share to sell.
no-rev-general-min-four = You have { $have } { $have ->
    [one] worker
   *[other] workers
}; at the end of the turn there must be four.
no-rev-general-min-four-blocks = That would leave you { $have } { $have ->
    [one] worker
   *[other] workers
}, and nothing could then bring you back to four.
no-rev-general-min-four-other-turns = You have { $have } { $have ->
    [one] worker
   *[other] workers
}; when you have answered a deal there must be four.
no-rev-supply-workers-limited = There is no { $worker } worker left in the general supply.
no-rev-supply-worker-substitute = You may not choose { $worker } here.
no-rev-supply-discard = You have no { $worker } worker there ({ $place }).
no-rev-supply-pay = { $moment ->
    [done] Nothing is owed.
    [unpaid] Pay first: ${ $need } are owed for this action.
   *[lacking] ${ $need } must be paid; you have ${ $have }.
}
no-rev-deal-accept = This deal costs { $need } { $need ->
    [one] share
   *[other] shares
}; you have { $have }.
no-rev-station-cost = However you order the effects, ${ $missing } would then be missing for the station.
no-rev-station-one-per-player = You already have a station in { $city }.
no-rev-rail-must-afford-both = { $missing ->
    [0] You have no track left.
   *[other] However you order the effects, ${ $missing } would then be missing for the tracks.
}
no-rev-rail-one-per-space = You already have a track on { $space }.
no-rev-perf-pay-money = This step costs ${ $need }; you have ${ $have }.
no-rev-perf-discard-shares = This step costs { $need } { $need ->
    [one] share
   *[other] shares
}; you have { $have }.
no-rev-promote-fitting = { $milestone ->
    [0] None of your workers fits an open place of your milestones.
   *[other] Milestone { $milestone } has no open place for { $worker }.
}
no-rev-promote-source = You have no { $worker } worker there ({ $place }).
no-rev-train-limited = No train is left in that stack: { $train }.
no-rev-train-flip-front = You have no such train lying front up: { $train }.
no-rev-train-flip-back = You have no such train lying back up: { $train }.
no-rev-ability-rail-turquoise = { $moment ->
    [done] The third track of the engineer lies.
    [lacking] You have no third track left for the engineer.
   *[action] The engineer's extra effect is a third track: lay it when the two others lie.
}
no-rev-rail-leftmost-tracks = You have no track left for this.
no-rev-telegraph-tile-by-discard = { $moment ->
    [done] The telegraph tile has been used for a worker; that goes once for each office.
    [useless] Nothing of this telegraph tile could be used now.
   *[action] First an office must be built: then the tile of its section may be used.
}
no-rev-station-first-bonus = { $moment ->
    [done] The first-station bonus of this action has been taken.
    [useless] Nothing of this bonus could be used now.
   *[action] First a station must be built on a first-station place: then its bonus may be taken.
}
no-rev-station-basic-reward = { $moment ->
    [done] The reward of the city has been taken.
    [useless] Nothing of this reward could be used now.
   *[action] First a station must be built: then the reward of its city may be taken.
}
no-rev-telegraph-leftmost-building = { $moment ->
    [done] The office of this action stands.
   *[lacking] You have no building left.
}
no-rev-station-leftmost-building = { $moment ->
    [done] The station of this action stands.
   *[lacking] You have no building left.
}
no-rev-sale-flip = { $moment ->
    [done] The flip of this sale has been used.
   *[action] Only an effect that flips a train allows it; you are resolving none now.
}
no-rev-train-take = Only an effect that gives a train lets you take one; you are resolving none now.
no-rev-perf-advance = Only an effect that gives steps moves a marker; you are resolving none now.
no-rev-milestone-complete-any-turn = { $moment ->
    [action] Milestones are completed at the end of the turn.
   *[waiting] { $who } is choosing a milestone now.
}
no-rev-deal-voluntary = This deal would bring you nothing: { $gives ->
    [promotion] you could spare, pay for or place no manager.
    [steps] no marker of yours could move up.
    [track] you have no track left or no space for it.
    [station] you have no building left or no city for it.
    [office] you have no building left or no section for it.
    [flip] you have no train.
    [train] no train is left in the stacks.
   *[worker] the general supply has no worker left.
}
no-rev-deal-others-one = { $moment ->
    [answering] In another player's turn you accept only one of the two deals.
   *[waiting] { $who } is answering the deal now; the others follow clockwise.
}
no-rev-deal-after-action = { $moment ->
    [answering] The action is finished; now the deal is to be answered.
   *[action] A deal comes only when the action that brought it is completely finished.
}
no-rev-general-optional-bonuses = There is no reward in hand that could be left.
no-rev-general-order-free = { $moment ->
    [reward] First take the reward in hand, or leave the rest of it: this is no part of it.
   *[action] Only an effect that gives this allows it; you are resolving none now.
}
no-rev-setup-pick-effect = There is no set-up tile at place { $place }.
no-rev-setup-pick-order = { $moment ->
    [chosen] You have chosen your set-up tile.
    [choosing] Now you choose a set-up tile.
   *[waiting] { $who } is choosing a set-up tile now.
}
no-rev-end-one-more-round = The game is over.
no-rev-turn-place-worker = { $moment ->
    [lacking] You have no { $worker } worker in your supply.
    [action] Your worker of this turn is placed; now his action is carried out.
    [skipped] You have no piece left for any action; the turn is skipped.
   *[turn] First put a worker from your supply on one of your four action fields.
}

# Bad input
bad-move = “{ $move }” is no move: a move begins with one of { $words }.
bad-move-word = “{ $move }” is no move: “{ $word }” does not belong there; write e.g. “{ $example }”.
bad-move-form = “{ $move }” is no complete move; write e.g. “{ $example }”.
bad-material = The corrected material does not fit the game: { $error }.
bad-material-name = The box has no “{ $name }”; it has { $names }.
bad-material-shape = In the corrected material “{ $name }” has the wrong form: lists stay lists, tables stay tables.

# Scoring a physical table
score-space = { $who }: there is no track space “{ $space }”.
score-track-twice = { $who } has two tracks on { $space }.
score-track-apart = { $who }: the track on { $space } does not hang together with Washington and Charlotte.
score-tracks = { $who } has { $count } tracks on the map with the start track; a player has { $most }.
score-city = { $who }: there is no city “{ $city }”.
score-station-twice = { $who } has two stations in { $city }.
score-station-apart = { $who } has a station in { $city }, but no track leads there.
score-section = { $who }: there is no telegraph section { $section }; the sections are 1 to 8.
score-office-twice = { $who } has two offices in section { $section }.
score-buildings = { $who } has more stations and offices than the { $most } buildings of a player.
score-marker = { $who }: there is no performance track “{ $track }”; the tracks are { $tracks }.
score-field = { $who }: the { $track } track has no field { $field }; the fields are 0 to { $top }.
score-train = { $who }: there is no train “{ $kind }”; the trains are { $kinds }.
score-trains = The players have { $count } trains “{ $kind }” in all; there are { $most }.
score-negative = { $who }: “{ $what }” cannot be less than 0.
score-money = { $who }: ${ $money } is no sum of banknotes.
score-milestone = { $who }: there is no milestone “{ $milestone }”.
score-milestone-twice = Milestone { $milestone } is with { $first } and with { $second }.
