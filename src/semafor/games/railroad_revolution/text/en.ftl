# Names
worker-white = white
worker-purple = purple
worker-orange = orange
worker-grey = grey
worker-turquoise = turquoise
worker-any = any
chosen-worker = { $worker ->
    [orange] an orange worker
   *[other] a { $worker } worker
}
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
reward-discard-counted = { $n ->
    [one] a worker
   *[other] { $n } workers
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
option-first_seat = Who starts; by lot if you leave it open.
option-engineer_cost = What the engineer's three tracks cost: $400 for the action, or $400 for each track.
option-engineer_cost-per_action = once per action
option-engineer_cost-per_track = for every track
option-setup_pick_direction = In which direction set-up tiles are chosen after the player to the right of the first one.
option-setup_pick_direction-clockwise = clockwise
option-setup_pick_direction-counterclockwise = counter-clockwise
option-material = Printed values that differ from ours, in the form of material.toml.

# The position in a terminal
show-deal = Deal ({ $stack } more in the stack):
show-half = { $half }{ $reward-cost ->
    [none] {""}
   *[some] {" "}for { $reward-cost }
}: { $reward }
show-map = Cities: level, cost of a station, reward; first-station bonus; stations
show-city = { $city } ({ $level }), ${ $cost }: { $reward }; { $place ->
    [free] first station{ $reward-cost ->
    [none] {""}
   *[some] {" "}for { $reward-cost }
}: { $reward-first }
   *[taken] first place taken
}; stations: { $stations }
show-telegraph = Telegraph sections: shares, tile; offices
show-section = { $section }: { $shares }{ $place ->
    [free] {" "}(+{ $more } for the first office)
   *[taken] {" "}(first place taken)
}, { $reward ->
    [none] deal
   *[some] { $reward }
}; offices: { $offices }
show-supply = General supply: { $worker }; trains in the stacks:
show-train = { $train } ({ $count }): { $reward }{ $reward-cost ->
    [none] {""}
   *[some] {" "}for { $reward-cost }
}
show-setup = Set-up tile { $place }: { $reward }
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
show-pieces = on the board: { $tracks } { $tracks ->
    [one] track
   *[other] tracks
}, { $buildings } { $buildings ->
    [one] building
   *[other] buildings
}
show-workers = supply: { $worker }
show-standing = on { $field }: { $worker }
show-own-train = train { $train }, { $side ->
    [front] ready
   *[back] used
}: { $count }
show-marker = { $track } track: { $points }, next field { $more }{ $reward-cost ->
    [none] {""}
   *[some] {" "}({ $reward-cost })
}
show-marker-top = { $track } track: { $points } (highest field)
show-milestone = milestone { $milestone } ({ $points } pts): { $conditions }{ $met ->
    [yes] {" "}✓
   *[no] {""}
}; managers: { $worker }; standing: { $worker-standing }
show-laid = tracks: { $city-tracks }
show-reach = can go on: { $spaces }
show-space = { $city-track }{ $terrain ->
    [0] {""}
   *[other] {" "}(+${ $terrain })
}{ $deal ->
    [yes] {" "}(deal)
   *[no] {""}
}
show-action = Action { $field }; to use: { $open }; to pay: ${ $owed }
show-extra = Extra effect – { $extra }
show-drawn = Drawn milestones:

# Conditions of milestones
rr-cond-connected = Reach { $n } { $n ->
    [one] city
   *[other] cities
} of level { $level }
rr-cond-stations = { $n } { $n ->
    [one] station
   *[other] stations
} in cities of level { $level }
rr-cond-deal-tracks = { $n } { $n ->
    [one] track
   *[other] tracks
} on deal spaces
rr-cond-tracks = { $n } { $n ->
    [one] track
   *[other] tracks
} { $hills ->
    [0] on plains
    [one] on spaces with exactly 1 difficult-terrain symbol
   *[other] on spaces with exactly { $hills } difficult-terrain symbols
}

# Moves
do-finish = Finish the action
do-done = Leave the rest of the reward: { $reward-left }
do-no-deal = Accept { $deals ->
    [0] no deal
   *[other] no second deal
}
do-pay = Pay ${ $money } for the action
do-sell-share = Sell a share for ${ $money }
do-skip = Skip the turn
do-hire = Hire { chosen-worker } for ${ $money }
do-pick = Take set-up tile { $place }: { $reward }
do-place = Put { chosen-worker } on { $field }{ $as ->
    [white] , used as white
   *[own] {""}
} ({ $extra })
do-station = Build a station in { $city }{ $money ->
    [0] , free
   *[other] {" "}for ${ $money }
}
do-track = Lay a track { $city-from } – { $city-to }{ $money ->
    [0] {""}
   *[other] {" "}(difficult terrain: ${ $money })
}{ $deal ->
    [yes] {" "}(deal)
   *[no] {""}
}
do-office = Build an office in section { $section }{ $shares ->
    [0] {""}
    [one] {" "}and take { $shares } share
   *[other] {" "}and take { $shares } shares
}
do-sale = Sell a { $piece } for ${ $money }
do-extra = Use the extra effect ({ $extra })
do-reward = Take the reward of { $city }: { $reward }
do-first-bonus = Take the first-station bonus of { $city }: { $reward }
do-tile = Discard { chosen-worker } ({ $place }) for the telegraph tile: { $reward }
do-deal = Accept the { $half } deal{ $reward-cost ->
    [none] {""}
   *[some] {" "}for { $reward-cost }
}: { $reward }
do-flip = Flip a train: { $train }{ $reward ->
    [none] {""}
   *[some] {" "}– { $reward }
}
do-train = Take a train: { $train }
do-step = Move up on the { $track } track to a field worth { $points }{ $cost ->
    [worker] {" "}for { chosen-worker } ({ $place })
   *[free] {""}
}
do-promote = Promote { chosen-worker } ({ $place }) to milestone { $milestone }
do-exchange = Exchange a worker ({ $place }): { $worker } → { $worker-gained }
do-gain = Take a worker: { $worker }
do-complete = Complete milestone { $milestone } first
do-keep = Keep milestone { $milestone }

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
   *[other] {" "}and gets ${ $earned }
}{ $shares ->
    [0] {""}
    [one] {" "}and gets { $shares } share
   *[other] {" "}and gets { $shares } shares
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
hired = { $who } hires { chosen-worker } for ${ $paid }.
picked = { $who } chooses set-up tile { $place }: { $reward }.
placed = { $who } puts { chosen-worker } on { $field }.
placed-as-white = { $who } puts { chosen-worker } (used as white) on { $field }.
built-station = { $who } builds { $place ->
    [first] the first station
   *[later] a station
} in { $city }{ net }.
laid-track = { $who } lays a track between { $city-from } and { $city-to }{ net }.
built-office = { $who } builds an office in section { $section }{ net }.
sold-piece = { $who } sells a { $piece } for ${ $earned }.
used-tile = { $who } discards { chosen-worker } ({ $place }) and uses the telegraph tile: { $reward }.
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
stepped-for-worker = { $who } moves up on the { $track } track to a field worth { $points } and discards { chosen-worker } ({ $place }){ net }.
promoted = { $who } promotes { chosen-worker } ({ $place }) to milestone { $milestone }{ net }.
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
    [answering] You only answer the deal now; it is still the turn of { $who }.
   *[waiting] It is the turn of { $who }.
}
no-rev-turn-basic-in-full = { $moment ->
    [station] The station of this action is not built yet.
    [rail] Not all tracks of this action are laid; { $pieces } to go.
    [telegraph] The office of this action is not built yet.
    [last] This is your last piece, and this action must sell it.
   *[sale] Nothing has been sold in this action yet.
}
no-rev-general-hire = Hiring costs ${ $need }; you have ${ $have }.
no-rev-general-sell-shares = You have no share to sell.
no-rev-general-min-four = You have { $have } { $have ->
    [one] worker
   *[other] workers
}; at the end of the turn there must be four.
no-rev-general-min-four-blocks = That would leave you { $have } { $have ->
    [one] worker
   *[other] workers
}; you must end with four.
no-rev-general-min-four-other-turns = You have { $have } { $have ->
    [one] worker
   *[other] workers
}; when you have answered a deal there must be four.
no-rev-supply-workers-limited = The general supply has no worker of this colour left: { $worker }.
no-rev-supply-worker-substitute = This reward gives no worker of this colour: { $worker }.
no-rev-supply-discard = You have no such worker: { $worker } ({ $place }).
no-rev-supply-pay = { $moment ->
    [done] Nothing is left to pay for this action.
    [unpaid] This action is not paid yet (${ $need }).
   *[lacking] You must pay ${ $need }; you have ${ $have }.
}
no-rev-deal-accept = This deal costs { $need } { $need ->
    [one] share
   *[other] shares
}; you have { $have }.
no-rev-station-cost = You would be ${ $missing } short for the station, even with the best order of effects.
no-rev-station-one-per-player = You already have a station in { $city }.
no-rev-rail-must-afford-both = { $missing ->
    [0] You have no track left.
   *[other] You would be ${ $missing } short for the tracks, even with the best order of effects.
}
no-rev-rail-one-per-space = You already have a track between { $city-from } and { $city-to }.
no-rev-perf-pay-money = This step costs ${ $need }; you have ${ $have }.
no-rev-perf-discard-shares = This step costs { $need } { $need ->
    [one] share
   *[other] shares
}; you have { $have }.
no-rev-promote-fitting = { $moment ->
    [nobody] None of your workers fits an open place of your milestones.
    [none] You have no open milestone at place { $milestone }.
   *[full] Milestone { $milestone } has no open place for a worker of this colour: { $worker }.
}
no-rev-promote-source = You have no such worker: { $worker } ({ $place }).
no-rev-train-limited = No train is left in this stack: { $train }.
no-rev-train-flip-front = You have no such train lying front up: { $train }.
no-rev-train-flip-back = You have no such train lying back up: { $train }.
no-rev-ability-rail-turquoise = { $moment ->
    [done] The engineer's third track is laid.
    [lacking] You have no track left for the engineer.
    [early] The engineer's third track comes after the first two, which are not laid yet.
   *[useless] The engineer's effect is a third track: name a space for it.
}
no-rev-rail-leftmost-tracks = { $moment ->
    [spare] You have no spare track any more.
   *[none] You have no track left on your board.
}
no-rev-telegraph-tile-by-discard = { $moment ->
    [done] The telegraph tile of this office has been used.
    [useless] Nothing of this telegraph tile can be used now.
    [early] The office is not built yet, so there is no tile of its section.
   *[other] This action builds no office, so there is no telegraph tile.
}
no-rev-station-first-bonus = { $moment ->
    [done] The first-station bonus of { $city } has been taken.
    [useless] Nothing of the first-station bonus of { $city } can be used now.
    [early] The station is not built yet, so there is no first-station bonus.
   *[other] This action builds no station, so there is no first-station bonus.
}
no-rev-station-basic-reward = { $moment ->
    [done] The reward of { $city } has been taken.
    [useless] Nothing of the reward of { $city } can be used now.
    [early] The station is not built yet, so there is no reward of a city.
   *[other] This action builds no station, so there is no reward of a city.
}
no-rev-telegraph-leftmost-building = { $moment ->
    [done] The office of this action is built, in section { $section }.
   *[lacking] You have no building left.
}
no-rev-station-leftmost-building = { $moment ->
    [done] The station of this action is built: { $city }.
   *[lacking] You have no building left.
}
no-rev-sale-flip = { $moment ->
    [done] The flip of this sale has been used.
   *[action] You have no flip of a train to use now.
}
no-rev-train-take = You have no train to take now.
no-rev-perf-advance = You have no steps on the performance tracks now.
no-rev-milestone-complete-any-turn = { $moment ->
    [later] You complete no milestone now: all that are ready are completed at the end of the turn.
   *[waiting] { $who } is choosing a milestone now.
}
no-rev-deal-voluntary = This deal would bring you nothing: { $gives ->
    [promotion] you can spare, pay for or place no manager.
    [steps] no marker of yours can move up.
    [track] you have no track left or no space for it.
    [station] you have no building left or no city for it.
    [office] you have no building left or no section for it.
    [flip] you have no train.
    [train] no train is left in the stacks.
   *[worker] the general supply has no worker left.
}
no-rev-deal-others-one = { $moment ->
    [answering] You have accepted one deal; in another player's turn you accept no second.
   *[waiting] { $who } is answering the deal now.
}
no-rev-deal-after-action = { $moment ->
    [answering] The action is finished and a deal waits for your answer.
   *[none] There is no deal to accept now.
}
no-rev-general-optional-bonuses = You have no reward now that you could leave.
no-rev-general-order-free = { $moment ->
    [reward] You are taking a reward, and this is no part of it.
    [exchange] You have no exchange of a worker now.
   *[worker] You have no worker to take now.
}
no-rev-setup-pick-effect = There is no set-up tile at place { $place } any more.
no-rev-setup-pick-order = { $moment ->
    [chosen] Your set-up tile is chosen.
    [choosing] The game has not begun yet: you choose a set-up tile.
   *[waiting] { $who } is choosing a set-up tile now.
}
no-rev-end-one-more-round = The game is over.
no-rev-turn-place-worker = { $moment ->
    [lacking] Your supply has no worker of this colour: { $worker }.
    [action] Your worker of this turn stands on { $field } already.
    [skipped] Your board has no piece left, so a worker has nothing to do.
   *[turn] No worker stands on an action field this turn yet.
}
no-rev-station-connected = { $moment ->
    [none] No city would be left for the station of this action.
   *[apart] None of your tracks leads there yet: { $city }.
}
no-rev-rail-available-space = { $moment ->
    [unknown] This map has no such track space.
   *[apart] The space { $city-from } – { $city-to } does not touch your network.
}
no-rev-rail-exactly-two-tracks = The tracks of this action are laid.
no-rev-telegraph-deal-sections = Section { $section } has no telegraph tile.
no-rev-telegraph-available = { $moment ->
    [all] You have an office in every section.
   *[here] You already have an office in section { $section }.
}
no-rev-station-later-place = { $moment ->
    [neutral] A neutral building has the first-station place of { $city }: there is no bonus.
   *[other] { $who } has the first-station place of { $city }: there is no bonus.
}
no-rev-sale-one-piece = You have sold a piece in this action.
no-rev-sale-leftmost-section = { $moment ->
    [none] You have no piece left to sell.
   *[here] The leftmost section of your board holds no such piece: { $piece }.
}
no-rev-promote-when = You have no promotion to use now.
no-rev-perf-top = Your marker on the { $track } track is on the highest field.
no-rev-perf-discard-worker = { $moment ->
    [free] This step on the { $track } track costs no worker.
   *[costs] This step on the { $track } track costs a worker: say which one.
}
no-rev-milestone-two-at-once = Two of your milestones are ready: { $milestone }.
no-rev-milestone-draw-three-keep-one = { $moment ->
    [keep] The milestones you drew lie before you: { $count }.
    [fewer] You drew only { $count } { $count ->
        [one] milestone
       *[other] milestones
    }.
   *[none] There are no milestones to choose from now.
}
no-rev-deal-active-player-may-take-both = { $half ->
    [top] You have accepted the top deal already.
   *[bottom] You have accepted the bottom deal already.
}
no-rev-setup-cleanup = The set-up tiles have all been given out.
no-rev-setuptile-station = { $city } does not do: the spare building goes to a free first-station place in Washington or Charlotte.
no-rev-setuptile-office = Section { $section } does not do: the spare building goes to a free first-office place in a section with a deal symbol.
no-rev-turn-four-actions = { $moment ->
    [unknown] This game has no such move.
   *[other] Your worker stands on { $field }; this belongs to { $field-asked }.
}
no-rev-turn-no-legal-action = { $moment ->
    [action] Your worker is placed and his action goes on, so you may not skip the turn.
   *[turn] Your board still has pieces (tracks: { $tracks }, buildings: { $buildings }), so you may not skip the turn.
}
no-rev-worker-one-extra = The extra effect of this worker ({ $worker }) has been used.
no-rev-ability-station-purple = You have no train that the foreman could flip.
no-rev-ability-station-orange = { $moment ->
    [early] The station is not built yet, and this extra effect needs it.
   *[useless] The station is paid, so the accountant gives nothing.
}
no-rev-ability-station-grey = { $moment ->
    [early] The station is not built yet, and this extra effect needs it.
   *[useless] Nothing of the first-station bonus of this city can be used now.
}
no-rev-ability-station-turquoise = { $moment ->
    [early] The station is not built yet, and this extra effect needs it.
   *[useless] Nothing of the reward of this city can be used now.
}
no-rev-ability-rail-purple = The stacks have no train left for the foreman.
no-rev-ability-telegraph-purple = The general supply has no worker to exchange for.
no-rev-ability-telegraph-orange = You have no shares for which the accountant could pay.
no-rev-ability-telegraph-grey = { $moment ->
    [early] The office is not built yet, and this extra effect needs it.
   *[useless] This section gives no shares for a first office.
}
no-rev-ability-telegraph-turquoise = { $moment ->
    [early] The office is not built yet, and this extra effect needs it.
   *[useless] This section has no telegraph tile that can be used now.
}
no-rev-ability-sale-purple = All your markers are on the highest fields.
no-rev-ability-sale-orange = You have no trains for which the accountant could pay.
no-rev-ability-sale-grey = The negotiator's effect is a deal: name the top or the bottom one.
no-rev-ability-sale-turquoise = You have no train that the engineer could flip.

# What can be done instead
instead-pay = Pay first.
instead-owed = You can now pay for the action: ${ $money }.
instead-sell = You can sell { $shares ->
    [one] your share for ${ $money }
   *[other] shares (you have { $shares }) for ${ $money } each
}.
instead-hire = You can hire a worker for ${ $money }: { $worker }.
instead-pick = Set-up tiles to choose from: { $place }.
instead-keep = Keep one of them (place: { $place }).
instead-complete = Say which one you complete first.
instead-reward = Use the reward: { $reward }.
instead-reward-or-leave = Use the reward ({ $reward }), or leave the rest of it.
instead-leave = Leave the rest of the reward.
instead-place = Put a worker ({ $worker }) on one of these fields: { $field }.
instead-skip = Skip the turn.
instead-finish = You can finish the turn.
instead-station = You can build the station here: { $city }.
instead-track = You can lay a track here: { $city-tracks }.
instead-office = You can build the office in one of these sections: { $section }.
instead-sale = You can sell: { $piece }.
instead-deal-or-pass = Accept a deal ({ $half }), or accept none.
instead-pass = You can only accept no deal.

# Bad input
bad-move = “{ $move }” is no move: a move begins with one of { $words }.
bad-move-word = “{ $move }” is no move: “{ $word }” does not belong there; write e.g. “{ $example }”.
bad-move-form = “{ $move }” is no complete move; write e.g. “{ $example }”.
bad-material = The corrected material does not fit the game: { $error }.
bad-material-name = the box has no “{ $name }”; it has { $names }
bad-material-shape = “{ $name }” has the wrong form: lists stay lists, tables stay tables
material-twice = { $table } “{ $name }” stands there twice
material-no-item = { $table } has no “{ $name }”; it has { $names }
material-lacks = “{ $name }” is new and lacks “{ $key }”
material-count = of “{ $name }” there are { $count }; there must be { $least } to { $most }
material-pieces = { $piece ->
    [tracks] the player board holds { $held } tracks; with { $spare } beside it that is not the { $count } that a player has
   *[other] the player board holds { $held } buildings; with { $spare } beside it that is not the { $count } that a player has
}
material-lengths = the performance tracks differ in length, or one has not a cost for each of its steps
material-space-id = track space { $number } must have the id { $id }
material-loop = track space { $space } leads from a city to itself
material-many = of “{ $name }” the file names { $count }; at most { $most } fit
material-name-twice = two cities are called “{ $name }”
material-apart = not every city can be reached from the start
material-few-spaces = there must be at least { $count } track spaces for a player’s tracks
material-start-level = { $city } is a start city and must be of level 1
material-condition = a condition of milestone { $name } must be cities connected or stations of a level, tracks of a terrain, or tracks with deals
material-stack-size = stack { $stack } has { $count } milestones; it must have { $least } to { $most }
material-wires = { $bare } sections have no deal, and there are { $count } telegraph tiles; each of them needs one
material-groups = there are { $cities } cities of level { $level } and { $count } city tiles of that group
material-min-workers = a turn must end with { $least } workers, and one begins with { $count }
material-worker = there must be a { $worker } worker
material-white = there must be at least { $count } white workers for four players
material-one-of = the choice of a worker in { $name } must be of any colour, or of two colours
material-two-choices = { $name } cannot give a choice of two colours and workers of any colour together
material-train-pays = a train that costs money ({ $name }) cannot give money, shares or workers
material-pay-each = { $name } has a price for each promotion and no promotion

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

# The card beside the table
cardline-station = A station in { $city }: ${ $money }.
cardline-rail = Rail: ${ $money } for { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
}.
cardline-terrain = Each difficult-terrain symbol: ${ $money } more.
cardline-office = An office in section { $section } brings { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}, the first one { $first } more.
cardline-sale = A piece of section { $section } of your board is sold for ${ $money }.
cardline-hire = Hiring a worker, whenever you decide something: ${ $money }.
cardline-share = A share is sold, whenever you decide something, for ${ $money }.
cardline-foreman-flip = Foreman at a station: flip a train for ${ $money }.
cardline-foreman-train = Foreman at rail: take a train for ${ $money }.
cardline-foreman-steps = Foreman at a sale: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on the performance tracks.
cardline-engineer-reward = Engineer at a station: the city's basic reward once more for ${ $money }.
cardline-engineer-tile = Engineer at the telegraph: the tile of the section for ${ $money }.
cardline-negotiator = Negotiator at rail: { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}.
cardline-accountant-station = Accountant at a station: it costs nothing.
cardline-accountant-rail = Accountant at rail: ${ $money }, and ${ $more } for each difficult-terrain symbol.
cardline-accountant-telegraph = Accountant at the telegraph: ${ $money } for each share.
cardline-accountant-sale = Accountant at a sale: ${ $money } for each train.
cardline-step-money = Field { $field } of the { $track } track: ${ $count }.
cardline-step-shares = Field { $field } of the { $track } track: { $count ->
    [one] { $count } share
   *[other] { $count } shares
}.
cardline-step-workers = Field { $field } of the { $track } track: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.
cardline-train = Each train lying front up: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-milestone = A completed milestone { $letter }, in points: { $points }.
cardline-track = { $track ->
    [telegraph] The field of the left track, times your telegraph offices
    [stations] The field of the middle track, times your stations
   *[network] The field of the right track, times the level-5 cities of your network
}: { $points }.
cardline-link = Offices in sections { $section } and { $next }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cardline-workers = At the end of your turn you have at least { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
cardline-no-shares = Shares cannot be bought.
