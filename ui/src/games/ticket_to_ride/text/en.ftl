# The board
ttr-board = The board: arrow keys walk from city to route, Enter acts
ttr-whole = The whole map
ttr-route = { $from } – { $to }: { $card }, { $length } { $length ->
    [one] car
   *[other] cars
}{ $kind ->
    [tunnel] , tunnel
    [ferry] , ferry with { $ferry } { $ferry ->
        [one] locomotive
       *[other] locomotives
    }
   *[plain] {""}
}{ $state ->
    [owned] . Belongs to { $owner }.
    [closed] . Closed.
    [legal] . You can claim it.
   *[free] . Free.
}
ttr-city = { $city }{ $state ->
    [station] , station of { $owner }
    [legal] , you can build a station here
   *[plain] {""}
}
card-grey = any colour
card-none = empty

# Beside the board
ttr-supply = Train cards and tickets
ttr-row-card = Face-up card { $place }: { $card }
ttr-row = Face-up cards
ttr-deck = Deck
ttr-deck-aria = Draw a card from the deck; { $count } { $count ->
    [one] card is
   *[other] cards are
} left
ttr-tickets = Tickets
ttr-tickets-aria = Draw tickets; { $count } { $count ->
    [one] is
   *[other] are
} left
ttr-discards = Discards
ttr-revealed = { $extra ->
    [0] Tunnel: nothing to add
    [one] Tunnel: add one card
   *[other] Tunnel: add { $extra } cards
}

# My things
ttr-hand = My cards: { $count }
ttr-hand-pile = { $card }: { $count }
ttr-hand-empty = No cards yet: take face-up cards or draw from the deck.
ttr-tickets-mine = My tickets: { $count }
ttr-ticket = { $from } – { $to }, { $points } { $points ->
    [one] point
   *[other] points
}{ $state ->
    [done] , completed
   *[open] {""}
}
ttr-way = { $cars ->
    [0] The ticket is completed.
    [one] One more car completes it.
   *[other] { $cars } more cars complete it.
}
ttr-no-way = No open way is left.
ttr-tickets-worth = { $done } of { $count } done · now worth { $worth }
ttr-ticket-cars = { $cars ->
    [one] 1 car to go
   *[other] { $cars } cars to go
}
ttr-find = Find a city
ttr-offer = Keep at least { $least } of these tickets
ttr-keep = { $count ->
    [0] Keep at least { $least }
    [one] Keep one ticket
   *[other] Keep { $count } tickets
}
ttr-pay-route = { $route }: which cards?
ttr-pay-station = Station in { $city }: which cards?
ttr-pay = { $card }
ttr-tunnel = Tunnel { $route }: { $extra ->
    [one] one extra card is
   *[other] { $extra } extra cards are
} needed
ttr-tunnel-laid = Laid
ttr-tunnel-revealed = Revealed
ttr-tunnel-pay = Add
ttr-tunnel-decline = Take my cards back
ttr-stop = Stop after one card
ttr-pass = Pass

# A seat
ttr-seat-cars = Cars left
ttr-seat-cards = Train cards in hand
ttr-seat-tickets = Tickets
ttr-seat-stations = Stations left
ttr-seat-seen = Cards taken face up

# What is wanted
ttr-prompt-opening = Tickets: keep at least { $least }.
ttr-prompt-turn = { $stations ->
    [yes] Draw, claim a route or build a station.
   *[no] Draw cards or tickets, or claim a route.
}
ttr-prompt-second-card = Take your second card.
ttr-prompt-second-card-or-stop = Take a second card, or stop.
ttr-prompt-choose-tickets = { $least ->
    [one] Keep at least one ticket.
   *[other] Keep at least { $least } tickets.
}
ttr-prompt-tunnel = Add { $extra ->
    [one] 1 card
   *[other] { $extra } cards
}, or take yours back.
ttr-prompt-pass = You can do nothing: pass.
ttr-do-claim = Claim { $route } with { $card }
ttr-do-station = Build a station in { $city } with { $card }
ttr-do-draw-row = Take face-up card { $place }: { $card }
ttr-do-draw-deck = Draw a card from the deck
ttr-do-draw-tickets = Draw tickets
ttr-do-keep = Keep: { $tickets }
ttr-do-pay-extra = Add { $card } for the tunnel
ttr-do-decline = Take my cards for { $route } back
ttr-do-stop = Stop after one card
ttr-do-pass = Pass: nothing else can be done
ttr-keys-find = find a city
ttr-banner-last = Last round: { $turns } { $turns ->
    [one] turn
   *[other] turns
} left.
ttr-banner-tunnel = Tunnel { $route }: { $extra } extra { $extra ->
    [one] card is
   *[other] cards are
} needed.

# The story
ttr-log-took = { $who } takes
ttr-log-drew = { $who } draws
ttr-log-and-took = and takes
ttr-log-and-drew = and draws
ttr-log-claimed = { $who } claims { $route }
