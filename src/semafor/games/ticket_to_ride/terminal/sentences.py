"""A move before it is made, as a sentence: with the cards it takes and what it brings."""

from __future__ import annotations

from semafor.games.ticket_to_ride.events import ticket_name
from semafor.games.ticket_to_ride.layout import OFFER, PLACES_OFFERED, ROW
from semafor.games.ticket_to_ride.maps.names import city_name, route_name
from semafor.games.ticket_to_ride.material import KIND_NAMES
from semafor.games.ticket_to_ride.moves import BuildStation, Claim, DrawFromRow, KeepTickets, PayExtra, cards, counted_cards
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.moves import Move
from semafor.kernel.words import Words


def sentence(state: TicketToRide, seat: int, move: Move, words: Words) -> str:
    return words.say(f"do-{move.__struct_config__.tag}", **_facts(state, seat, move))


def _facts(state: TicketToRide, seat: int, move: Move) -> dict[str, object]:
    match move:
        case DrawFromRow(place):
            return {"place": place, "card": KIND_NAMES[state.cards.store[ROW + place - 1]]}
        case KeepTickets(places):
            offered = OFFER + seat * PLACES_OFFERED - 1
            return {"tickets": [ticket_name(state, int(state.tickets.store[offered + place])) for place in places]}
        case Claim(route, played):
            number = state.map.route_ids.index(route)
            points = int(state.map.points[state.map.length[number]])
            kind = "tunnel" if state.map.tunnel[number] else "plain"
            return {"route": route_name(state.map.id, route), "card": counted_cards(played), "points": points, "kind": kind}
        case BuildStation(city, played):
            return {"city": city_name(state.map.id, city), "card": counted_cards(played)}
        case PayExtra(locomotives):
            return {"card": counted_cards(cards(int(state.tunnel.colour), int(state.tunnel.extra) - locomotives, locomotives))}
    return {}
