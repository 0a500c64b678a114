# Names
rr-worker = { $hue ->
    [white] a white worker
    [purple] a purple worker
    [orange] an orange worker
    [grey] a grey worker
    [turquoise] a turquoise worker
   *[any] any worker
}
rr-gained = { $gained ->
    [white] a white one
    [purple] a purple one
    [orange] an orange one
    [grey] a grey one
    [turquoise] a turquoise one
   *[any] any other
}
rr-worker-name = { $hue ->
    [white] White
    [purple] Purple
    [orange] Orange
    [grey] Grey
    [turquoise] Turquoise
   *[any] Any
}
rr-origin = { $origin ->
    [board] from the board
   *[supply] from your supply
}
rr-field-station = Station
rr-field-rail = Rail
rr-field-telegraph = Telegraph
rr-field-sale = Sale

# Costs and gains
rr-cost-money = pay ${ $n }
rr-cost-shares = discard { $n } { $n ->
    [one] share
   *[other] shares
}
rr-cost-worker = discard a worker
rr-cost-each = at ${ $n } each
rr-cost-then = { $cost }: { $gain }
rr-gain-money = take ${ $n }
rr-gain-shares = take { $n } { $n ->
    [one] share
   *[other] shares
}
rr-gain-steps = { $n } { $n ->
    [one] step
   *[other] steps
} on the performance tracks
rr-gain-promote = promote { $n ->
    [one] a worker
   *[other] 1 or 2 workers
}
rr-gain-flip = { $n ->
    [one] flip a train
   *[other] flip trains { $n } times
}
rr-gain-train = take a train
rr-gain-track = lay a free track
rr-gain-station = build a free station
rr-gain-office = build a free office
rr-gain-exchange = exchange a worker
rr-gain-workers = take { $workers }
rr-gain-one-of = take { $workers }
rr-dollars = ${ $n }
rr-free = no cost

# The four actions
rr-basic-station = Build in a city you reach, pay its cost, take its reward.
rr-basic-rail = Lay { $pieces } { $pieces ->
    [one] track
   *[other] tracks
} for ${ $rail_cost }, and ${ $terrain_cost } for each difficult-terrain symbol.
rr-basic-telegraph = Build an office in a section, free, and take its shares.
rr-basic-sale = Sell your leftmost track or building for ${ $sale }; you may flip a train.
rr-extra-white = Promote a worker
rr-extra-station-purple = Pay ${ $foreman_flip_cost } to flip one of your trains
rr-extra-station-orange = The station costs nothing
rr-extra-station-grey = Also take the city's first-station bonus, even if the place is taken
rr-extra-station-turquoise = Pay ${ $engineer_reward_cost } to take the city's reward twice
rr-extra-rail-purple = Pay ${ $foreman_train_cost } to take a train
rr-extra-rail-orange = Take ${ $accountant_rail }, and ${ $accountant_terrain } for each difficult-terrain symbol you built on
rr-extra-rail-grey = Take { $negotiator_shares } shares
rr-extra-rail-turquoise = { $per_track ->
    [yes] Lay a third track; each of the three costs ${ $rail_cost }
   *[no] Lay a third track; you pay extra only for its difficult terrain
}
rr-extra-telegraph-purple = Exchange a worker of yours for any other
rr-extra-telegraph-orange = Take ${ $accountant_per_share } for each share you hold
rr-extra-telegraph-grey = Also take the first-office shares, even if the place is taken
rr-extra-telegraph-turquoise = Pay ${ $engineer_tile_cost } to use the section's tile
rr-extra-sale-purple = { $foreman_steps } steps on the performance tracks
rr-extra-sale-orange = Take ${ $accountant_per_train } for each train you own
rr-extra-sale-grey = Accept one of the two deals, one share cheaper
rr-extra-sale-turquoise = Flip one more train
rr-worker-does = { rr-worker-name }: { $extra }

# Every move as a sentence
rr-do-finish = Finish the turn
rr-do-done = Leave the rest of this reward
rr-do-no-deal = Accept no deal
rr-do-pay = Pay ${ $n } for the action
rr-do-sell-share = Sell a share for ${ $n }
rr-do-skip = Skip the turn: you have no piece left
rr-do-hire = Hire { rr-worker } for ${ $n }
rr-do-pick = Start with { rr-worker } and this: { $bonus }
rr-do-place = Put { rr-worker } on “{ $field }”. Extra: { $extra }
rr-do-place-as-white = Put { rr-worker } on “{ $field }”, used as a white one. Extra: { $extra }
rr-do-station = Build a station in { $town } for ${ $n }. Reward: { $bonus }
rr-do-station-first = Build the first station in { $town } for ${ $n }. Reward: { $bonus }. First-station bonus: { $first }
rr-do-station-free = Build a free station in { $town }, without reward
rr-do-track = Lay a track { $from } – { $to }{ $n ->
    [0] {""}
   *[other] , ${ $n } for difficult terrain
}{ $deal ->
    [yes] ; then a deal for everybody
   *[no] {""}
}
rr-do-track-free = Lay a free track { $from } – { $to }
rr-do-office = Build an office in section { $section }: take { $n } { $n ->
    [one] share
   *[other] shares
}. For a worker you may also use the tile: { $bonus }
rr-do-office-deal = Build an office in section { $section }: take { $n } { $n ->
    [one] share
   *[other] shares
}; then a deal for everybody
rr-do-office-free = Build a free office in section { $section }, without shares
rr-do-sale-track = Sell a track for ${ $n }
rr-do-sale-building = Sell a building for ${ $n }
rr-do-extra = Use the extra effect of the worker
rr-do-reward = Take the city's reward: { $bonus }
rr-do-first-bonus = Take the first-station bonus: { $bonus }
rr-do-tile = Discard { rr-worker } to use the telegraph tile: { $bonus }
rr-do-deal = Accept the deal: { $bonus }
rr-do-flip-front = Use a train: { $train } – { $bonus }
rr-do-flip-back = Make a train ready again: { $train } (it will give: { $bonus })
rr-do-train = Take a train: { $train }; flipped it gives: { $bonus }
rr-do-step = One step on the { $track } track: the field is worth { $points }
rr-do-step-cost = One step on the { $track } track ({ $cost }): the field is worth { $points }
rr-do-step-worker = One step on the { $track } track for { rr-worker } { rr-origin }: the field is worth { $points }
rr-do-promote = Promote { rr-worker } { rr-origin } to milestone { $milestone }
rr-do-exchange = Exchange { rr-worker } { rr-origin } for { rr-gained }
rr-do-gain = Take { rr-worker }
rr-do-complete = Complete milestone { $milestone } first
rr-do-keep = Keep milestone { $milestone }

# What is wanted now
rr-ask-pick = Choose a set-up tile with its worker.
rr-ask-worker = Choose a worker, then a field.
rr-ask-field = Choose a field of your board.
rr-ask-skip = No piece fits any action: skip the turn.
rr-ask-station = Choose a lit city for your station.
rr-ask-rail = Choose a lit space; { $n } { $n ->
    [one] track
   *[other] tracks
} left.
rr-ask-telegraph = Choose a section for your office.
rr-ask-sale = Choose what to sell: track or building.
rr-ask-money = You owe ${ $n } but have ${ $money }.
rr-ask-pay = Pay ${ $n }, or use another effect.
rr-ask-pay-finish = Pay ${ $n } and finish the turn.
rr-ask-four = Take or hire one: you must end with four.
rr-ask-four-deal = Accept a deal that gives a worker.
rr-ask-finish-four = Finish; the deal must give a worker.
rr-ask-rest = Use what is left, or finish the turn.
rr-ask-finish = All is done: finish the turn.
rr-ask-deals = Accept one deal, both or none.
rr-ask-deal = Accept one of the two deals, or none.
rr-ask-order = Which milestone do you complete first?
rr-ask-keep = Keep one of these milestones.
rr-ask-reward = Take your reward, in any order.
rr-ask-done = Nothing fits here now: give up the rest of the reward.
rr-ask-steps = Move markers up: { $n } { $n ->
    [one] step
   *[other] steps
} left.
rr-ask-promotions = Promote a worker to a milestone.
rr-ask-flips = Choose a train to flip.
rr-ask-train = Choose a train to take.
rr-ask-track = Choose a space for a free track.
rr-ask-station-free = Choose a city for a free station.
rr-ask-office = Choose a section for a free office.
rr-ask-exchange = Discard a worker and choose another.
rr-ask-workers = Choose a worker to take.
rr-last-round = The end is near: { $n } { $n ->
    [one] turn
   *[other] turns
} left.

# The checklist
rr-main-station = Build a station
rr-main-rail = { $n ->
    [0] Tracks laid
    [one] Lay 1 more track
   *[other] Lay { $n } tracks
}
rr-main-telegraph = Build an office
rr-main-sale = Sell a piece for ${ $sale }
rr-main-pay = Pay for it
rr-item-extra = Your worker’s extra
rr-item-reward = Reward of the city
rr-item-first = Bonus of the first station
rr-item-flip = Flip a train
rr-item-done = done
rr-item-must = must
rr-item-may = if you like
rr-reward-due = The first effect you use costs ${ $n }
rr-reward-steps = Performance tracks: { $n } { $n ->
    [one] step
   *[other] steps
}
rr-reward-promotions = Promote: up to { $n }{ $each ->
    [0] {""}
   *[other] , ${ $each } each
}
rr-reward-flips = Flip trains: { $n } { $n ->
    [one] time
   *[other] times
}
rr-reward-train = Take a train
rr-reward-track = A free track: click one of { $n } lit spaces on the map
rr-reward-station = A free station: click one of { $n } lit cities on the map
rr-reward-office = A free office: click one of { $n } lit telegraph sections
rr-reward-exchange = Exchange a worker
rr-reward-workers = Take { $n ->
    [one] a worker
   *[other] { $n } workers
}
rr-step-for-worker = The next field of the { $track } track costs a worker; which one?
rr-way = { $origin ->
    [board] board
   *[supply] supply
}
rr-give = Discard { rr-worker }
rr-exchange-for = And take instead:
rr-none-now = Nothing fits now.
rr-nobody = nobody
rr-none = none
rr-all-choices = All choices in words ({ $n })
rr-seen = { $text }

# The story, by what is printed
rr-told-completed = { $who } completes the milestone { $id } ({ $conditions }) for { $n } { $n ->
    [one] point
   *[other] points
}. Back to the general supply: { $worker }.
rr-told-kept = { $who } keeps the milestone { $id }: { $conditions }, { $n } { $n ->
    [one] point
   *[other] points
}{ $count ->
    [0] {""}
    [one] . The other goes under the stack
   *[other] . The others go under the stack
}.
rr-told-drew-milestones-mine = You look at these milestones: { $milestones }
rr-told-milestone = { $id }: { $conditions }, { $n } { $n ->
    [one] point
   *[other] points
}.

# My things
rr-purse = Your purse and workers
rr-money = Money: ${ $n }
rr-shares = Shares: { $n }
rr-sell-share = Sell 1: +${ $n }
rr-hire = Hire: ${ $n }
rr-workers-label = { $n } × { rr-worker-name }, { rr-origin }
rr-milestones = Milestones
rr-points = { $n } pts
rr-manager-wanted = Wanted: { rr-worker }
rr-manager-stands = Manager: { rr-worker-name }
rr-milestone-words = { $id }, { $n } points. { $conditions }. Managers { $have }/{ $need }
rr-own-board = Your sections
rr-own-section = Section { $section }: ${ $n }, { $tracks } { $tracks ->
    [one] track
   *[other] tracks
}, { $buildings } { $buildings ->
    [one] building
   *[other] buildings
}
rr-to-the-end = You bring on the end by using up { $tracks } more { $tracks ->
    [one] track
   *[other] tracks
} and { $buildings } more { $buildings ->
    [one] building
   *[other] buildings
}.
rr-to-the-end-short = { $n } to the end
rr-pieces-left = On the board: { $tracks } { $tracks ->
    [one] track
   *[other] tracks
}, { $buildings } { $buildings ->
    [one] building
   *[other] buildings
}
rr-trains = Trains
rr-train-front-label = { $n } × train { $train }, ready: flip it for { $bonus }; worth { $points } points at the end
rr-train-back-label = { $n } × train { $train }, used: flip it to make it ready again ({ $bonus })

# The board
rr-board = Map and telegraph line
rr-tracks = Performance tracks
rr-city-label = { $town }, level { $level }, station ${ $n }. First-station bonus: { $first }. Reward: { $bonus }. Stations: { $stations }.
rr-space-label = { $from } – { $to }, { $n ->
    [0] plains
   *[other] difficult terrain ${ $n }
}{ $deal ->
    [yes] , deal
   *[no] {""}
}. Tracks: { $tracks }.
rr-section-label = Section { $section }: shares { $n }, first +{ $more }; { $bonus }. Offices: { $offices }.
rr-link-label = Offices in { $from } and { $to }: { $n } points
rr-track-label = { $track } track: your field is worth { $points }, the next { $more }; to pass: { $cost }.
rr-track-label-top = { $track } track: your field is worth { $points }, the highest.
rr-deal-sign = brings a deal
rr-deal-title = Deal
rr-deal-stack = { $n } more
rr-deal-label = The { $half } deal: { $bonus }.
rr-deal-thinks = is choosing…
rr-deal-took-thinks = took { $half }, is choosing…
rr-deal-took = took { $half }
rr-deal-refused = declines
rr-deal-waits = comes later

# Beside the board
rr-supply = Performance tracks, deals and general supply
rr-general = General supply
rr-general-label = { $n } × { rr-worker-name } in the general supply
rr-stack-label = { $n } × train { $train }: { $bonus }
rr-milestone-stack = { $stack }: { $n }

# On the fields, in few words
rr-short-station = Station in a city
rr-short-rail = { $pieces } { $pieces ->
    [one] track
   *[other] tracks
}, ${ $rail_cost } + terrain
rr-short-telegraph = Office and shares
rr-short-sale = A piece for ${ $sale }
rr-plus-white = promote a worker
rr-plus-station-purple = ${ $foreman_flip_cost }: flip a train
rr-plus-station-orange = costs nothing
rr-plus-station-grey = first bonus, even if taken
rr-plus-station-turquoise = ${ $engineer_reward_cost }: reward ×2
rr-plus-rail-purple = ${ $foreman_train_cost }: take a train
rr-plus-rail-orange = +${ $accountant_rail }, +${ $accountant_terrain } terrain
rr-plus-rail-grey = +{ $negotiator_shares } shares
rr-plus-rail-turquoise = 3 tracks instead of 2
rr-plus-telegraph-purple = exchange a worker
rr-plus-telegraph-orange = +${ $accountant_per_share } a share
rr-plus-telegraph-grey = first shares, even if taken
rr-plus-telegraph-turquoise = ${ $engineer_tile_cost }: section’s tile
rr-plus-sale-purple = { $foreman_steps } steps
rr-plus-sale-orange = +${ $accountant_per_train } a train
rr-plus-sale-grey = a deal, { $negotiator_rebate } share cheaper
rr-plus-sale-turquoise = flip a second train
rr-where-station = Tap a green plate.
rr-where-rail = Tap a green bed.
rr-where-telegraph = Tap a green section.
rr-item-tile = Tile for a worker
rr-do-pay-finish = Pay ${ $n } and finish
rr-step-short = { $points } pts{ $cost ->
    [none] {""}
   *[other] , { $cost }
}
rr-dollars-more = +${ $n }
rr-dollars-less = −${ $n }
rr-more = +{ $n }
rr-less = −{ $n }
rr-cost-of-station = what the city costs
rr-cost-of-rail = ${ $rail_cost } + ${ $terrain_cost } terrain
rr-pay-now = Pay ${ $n }
rr-keep-short = Keep { $milestone }
rr-piece-track = Track
rr-piece-building = Building
rr-sold = A piece is sold

# What a move is good for
aim-milestone = milestone { $which }
aim-offices = office number { $which }
aim-stations = station number { $which }
aim-trains = train number { $which }
aim-managers = manager number { $which }
aim-workers = worker number { $which }
