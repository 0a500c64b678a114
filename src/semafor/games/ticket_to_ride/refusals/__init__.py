"""For a move that is not legal now: which rule forbids it, with the facts. Asks only what the seat may know.

The state is asked first: whether the game is over, has such a thing at all, and whose turn it is.
"""

from __future__ import annotations

from collections import Counter

from semafor.games.ticket_to_ride.layout import (
    CARS,
    CHOSEN,
    CLOSED,
    FREE,
    GREY,
    LOCOMOTIVE,
    NO_CARD,
    OWNER,
    PLACES,
    ROW,
    SEATS,
    STATION,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.maps.names import city_name, route_name, twins
from semafor.games.ticket_to_ride.material import KIND_NAMES
from semafor.games.ticket_to_ride.moves import (
    BuildStation,
    Claim,
    Decline,
    DrawFromDeck,
    DrawFromRow,
    DrawTickets,
    KeepTickets,
    Pass,
    PayExtra,
    Stop,
    counted_cards,
)
from semafor.games.ticket_to_ride.parts.turns import CHOOSE_TICKETS, OPENING, OVER, SECOND_CARD, TUNNEL
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Fact, Refusal

COST_RULE = {1: "ttr-eu.station.cost-first", 2: "ttr-eu.station.cost-second", 3: "ttr-eu.station.cost-third"}


def refusal(state: TicketToRide, seat: int, move: Move) -> Refusal | None:
    """Which rule forbids the seat this move now, or None if it is legal."""
    if state.turns.phase == OVER:
        return Refusal("ttr.turn.all-pass" if state.turns.all_passed() else "ttr.end.last-round")
    if isinstance(move, BuildStation) and state.map.stations == 0:
        return Refusal(f"{_game(state)}.turn.actions", {"what": "station"})
    if isinstance(move, PayExtra | Decline) and not state.map.tunnels:
        return Refusal(f"{_game(state)}.turn.actions", {"what": "tunnel"})
    if state.turns.phase == OPENING:
        return _opening_refused(state, seat, move)
    if seat != state.turns.seat:
        return Refusal("ttr.turn.clockwise", {"seat": int(state.turns.seat) + 1})
    if state.turns.phase == SECOND_CARD:
        return _second_card_refused(state, move)
    if state.turns.phase == CHOOSE_TICKETS:
        return _choice_refused(state, seat, move)
    if state.turns.phase == TUNNEL:
        return _extra_refused(state, seat, move)
    return _turn_refused(state, seat, move)


def meant(state: TicketToRide, seat: int, move: Move) -> Move:
    """A claim that names no twin means the one the seat may claim; else the one the cards fit, else one that is open."""
    if not isinstance(move, Claim) or move.route not in twins(state.map.id):
        return move
    claims = [Claim(route, move.cards) for route in twins(state.map.id)[move.route]]
    return min(claims, key=lambda claim: _doubt(state, seat, claim))


def _doubt(state: TicketToRide, seat: int, claim: Claim) -> tuple[bool, bool, bool]:
    route = state.map.route_ids.index(claim.route)
    fits = KIND_NAMES[state.map.colour[route]] in claim.cards if state.map.colour[route] != GREY else False
    return refusal(state, seat, claim) is not None, not fits, _board_refused(state, seat, route) is not None


def _game(state: TicketToRide) -> str:
    return state.map.family


def _opening_refused(state: TicketToRide, seat: int, move: Move) -> Refusal | None:
    if state.tickets.store[CHOSEN + seat] != 0:
        return Refusal("ttr.setup.secret-choice", {"what": "chosen", "whom": [int(other) + 1 for other in state.actors()]})
    if not isinstance(move, KeepTickets):
        return Refusal("ttr.setup.secret-choice", {"what": "first"})
    if not _offered(state, seat, move):
        return Refusal(f"{_game(state)}.setup.deal-tickets", {"offered": int(state.tickets.offered(seat))})
    if len(move.places) < state.map.opening_keep:
        return Refusal(f"{_game(state)}.setup.keep", {"kept": len(move.places), "least": int(state.map.opening_keep)})
    return None


def _offered(state: TicketToRide, seat: int, move: KeepTickets) -> bool:
    return all(1 <= place <= state.tickets.offered(seat) for place in move.places)


def _choice_refused(state: TicketToRide, seat: int, move: Move) -> Refusal | None:
    if not isinstance(move, KeepTickets):
        return Refusal("ttr.turn.no-mixing", {"begun": "tickets"})
    if not _offered(state, seat, move):
        return Refusal("ttr.ticket.draw-fewer", {"offered": int(state.tickets.offered(seat))})
    if len(move.places) < min(state.map.draw_keep, state.tickets.offered(seat)):
        return Refusal("ttr.ticket.keep-one", {"offered": int(state.tickets.offered(seat))})
    return None


def _second_card_refused(state: TicketToRide, move: Move) -> Refusal | None:
    match move:
        case DrawFromDeck():
            return _deck_refused(state)
        case DrawFromRow(place):
            if 1 <= place <= PLACES and state.cards.store[ROW + place - 1] == LOCOMOTIVE:
                return Refusal("ttr.draw.no-faceup-locomotive-second", {"place": place})
            return _place_refused(state, place)
        case Stop():
            return None if state.cards.second_card_optional else Refusal("ttr.draw.second-must")
        case Pass():
            return Refusal("ttr.draw.second-must")
    return Refusal("ttr.turn.no-mixing", {"begun": "cards"})


def _deck_refused(state: TicketToRide) -> Refusal | None:
    return None if state.cards.to_draw() > 0 else Refusal("ttr.draw.deck-and-discards-empty")


def _place_refused(state: TicketToRide, place: int) -> Refusal | None:
    if not 1 <= place <= PLACES or state.cards.store[ROW + place - 1] == NO_CARD:
        return Refusal("ttr.row.short", {"place": place})
    return None


def _extra_refused(state: TicketToRide, seat: int, move: Move) -> Refusal | None:
    if isinstance(move, Decline):
        return None
    if not isinstance(move, PayExtra):
        return Refusal("ttr.turn.no-mixing", {"begun": "tunnel"})
    coloured = int(state.tunnel.extra) - move.locomotives
    if coloured < 0 or move.locomotives < 0:
        return Refusal("ttr-eu.tunnel.extra-kind", {"extra": int(state.tunnel.extra), "played": move.locomotives})
    if coloured > 0 and state.tunnel.colour == LOCOMOTIVE:
        return Refusal("ttr-eu.tunnel.all-locomotives", {"extra": int(state.tunnel.extra)})
    for kind, due in ((int(state.tunnel.colour), coloured), (LOCOMOTIVE, move.locomotives)):
        if due > 0 and state.cards.held(seat, kind) < due:
            return Refusal("ttr-eu.tunnel.decline", _lacking(state, seat, kind, due))
    return None


def _lacking(state: TicketToRide, seat: int, kind: int, need: int) -> dict[str, Fact]:
    card = KIND_NAMES[kind]
    return {"card": card, "card-needed": f"{need} {card}", "need": need, "have": int(state.cards.held(seat, kind))}


def _turn_refused(state: TicketToRide, seat: int, move: Move) -> Refusal | None:
    match move:
        case DrawFromDeck():
            return _deck_refused(state)
        case DrawFromRow(place):
            return _place_refused(state, place) if state.cards.may_draw() else Refusal("ttr.draw.deck-and-discards-empty")
        case DrawTickets():
            return None if state.tickets.to_draw() > 0 else Refusal("ttr.ticket.empty-deck")
        case KeepTickets():
            return Refusal("ttr.ticket.draw-three")
        case Claim():
            return _claim_refused(state, seat, move)
        case BuildStation():
            return _station_refused(state, seat, move)
        case Stop():
            return Refusal("ttr.draw.two")
        case Pass():
            return None if list(state.legal(seat)) == [8] else Refusal("ttr.turn.forced-pass")
    return Refusal("ttr-eu.tunnel.no-extra-no-question")


def _claim_refused(state: TicketToRide, seat: int, move: Claim) -> Refusal | None:
    route = state.map.route_ids.index(move.route)
    return (
        _board_refused(state, seat, route)
        or _cards_refused(state, route, Counter(move.cards))
        or _hand_refused(state, seat, Counter(move.cards))
        or _cars_refused(state, seat, route)
    )


def _board_refused(state: TicketToRide, seat: int, route: int) -> Refusal | None:
    owner = int(state.board.store[OWNER + route])
    name = route_name(state.map.id, state.map.route_ids[route])
    if owner == CLOSED:
        other = int(state.board.store[OWNER + state.map.twin[route]])
        return Refusal("ttr.double.two-three-players", {"route": name, "seat": other + 1, "seats": int(state.seats)})
    if owner < SEATS:
        return Refusal("ttr.claim.any-free", {"what": _whose(seat, owner), "route": name, "seat": owner + 1})
    if not state.board.open_to(seat, route):
        return Refusal("ttr.double.not-both", {"route": name})
    return None


def _whose(seat: int, owner: int) -> str:
    return "mine" if owner == seat else "theirs"


def _cards_refused(state: TicketToRide, route: int, cards: Counter[str]) -> Refusal | None:
    """Whether this set of cards, whoever holds it, pays for the route."""
    length = int(state.map.length[route])
    name: dict[str, Fact] = {"route": route_name(state.map.id, state.map.route_ids[route])}
    colours = [kind for kind in cards if kind != "locomotive"]
    if cards.total() != length:
        return Refusal("ttr.claim.count", {**name, "need": length, "played": cards.total()})
    if len(colours) > 1:
        return Refusal("ttr.claim.one-colour", {**name, "card": colours})
    if state.map.colour[route] != GREY and colours and colours[0] != KIND_NAMES[state.map.colour[route]]:
        return Refusal(
            "ttr.claim.colour-match", {**name, "card-wanted": KIND_NAMES[state.map.colour[route]], "card": colours[0]}
        )
    if cards["locomotive"] < state.map.ferry[route]:
        only = state.map.ferry[route] == length
        rule = "ttr-eu.ferry.only-locomotives" if only else "ttr-eu.ferry.locomotives"
        return Refusal(rule, {**name, "need": int(state.map.ferry[route]), "played": cards["locomotive"]})
    return None


def _hand_refused(state: TicketToRide, seat: int, cards: Counter[str]) -> Refusal | None:
    for kind, need in cards.items():
        if state.cards.held(seat, KIND_NAMES.index(kind)) < need:
            return Refusal("ttr.claim.from-hand", _lacking(state, seat, KIND_NAMES.index(kind), need))
    return None


def _cars_refused(state: TicketToRide, seat: int, route: int) -> Refusal | None:
    cars, need = int(state.board.store[CARS + seat]), int(state.map.length[route])
    name = route_name(state.map.id, state.map.route_ids[route])
    return Refusal("ttr.claim.enough-cars", {"route": name, "need": need, "have": cars}) if cars < need else None


def _station_refused(state: TicketToRide, seat: int, move: BuildStation) -> Refusal | None:
    city = state.map.city_ids.index(move.city)
    owner = int(state.board.store[STATION + city])
    if owner != FREE:
        facts: dict[str, Fact] = {"what": _whose(seat, owner), "city": city_name(state.map.id, move.city), "seat": owner + 1}
        return Refusal("ttr-eu.station.one-per-city", facts)
    if state.board.store[STATIONS_LEFT + seat] == 0:
        return Refusal("ttr-eu.station.three-per-game", {"built": int(state.map.stations)})
    cost = int(state.board.station_cost(seat))
    colours = {kind for kind in move.cards if kind != "locomotive"}
    if len(move.cards) != cost or len(colours) > 1:
        return Refusal(COST_RULE[cost], {"need": cost, "played": len(move.cards), "card": counted_cards(move.cards)})
    return _hand_refused(state, seat, Counter(move.cards))
