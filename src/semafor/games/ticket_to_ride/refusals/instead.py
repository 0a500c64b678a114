"""What a seat can do instead of a move that was refused: every move that is named is legal now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from semafor.games.ticket_to_ride.maps.names import route_name
from semafor.games.ticket_to_ride.moves import (
    BuildStation,
    Claim,
    Decline,
    DrawFromDeck,
    DrawFromRow,
    DrawTickets,
    KeepTickets,
    PayExtra,
    cards,
    counted_cards,
    move,
)
from semafor.games.ticket_to_ride.parts.turns import CHOOSE_TICKETS, OPENING, SECOND_CARD, TUNNEL
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Instead, instead

# What a turn can be spent on, by the message that says it.
DEEDS: dict[str, type[Move]] = {
    "deck": DrawFromDeck,
    "row": DrawFromRow,
    "claim": Claim,
    "station": BuildStation,
    "tickets": DrawTickets,
}


def instead_of(state: TicketToRide, seat: int, refused: Move) -> Instead | None:
    """The nearest thing that the seat can do; nothing for a seat that has to wait."""
    moves = {int(number): move(state.map.id, int(number)) for number in state.legal(seat)}
    if not moves or (isinstance(refused, KeepTickets) and any(isinstance(each, KeepTickets) for each in moves.values())):
        return None  # what is wrong with a choice of tickets says by itself how many to keep
    phases: dict[int, Callable[[TicketToRide, dict[int, Move]], Instead | None]] = {
        OPENING: _tickets,
        CHOOSE_TICKETS: _tickets,
        SECOND_CARD: _second_card,
        TUNNEL: _tunnel,
    }
    if int(state.turns.phase) in phases:
        return phases[int(state.turns.phase)](state, moves)
    if isinstance(refused, Claim | BuildStation) and len(moves) > 1:
        return _like(state, refused, moves)
    return _like(state, refused, moves) or _deeds(moves) or instead("pass", list(moves))


def _of(moves: dict[int, Move], kind: type[Move]) -> list[int]:
    return [number for number, each in moves.items() if isinstance(each, kind)]


def _tickets(_: TicketToRide, moves: dict[int, Move]) -> Instead | None:
    kept = {number: len(each.places) for number, each in moves.items() if isinstance(each, KeepTickets)}
    return instead("keep", list(kept), least=min(kept.values()), most=max(kept.values()))


def _second_card(_: TicketToRide, moves: dict[int, Move]) -> Instead | None:
    deck, row = _of(moves, DrawFromDeck), _of(moves, DrawFromRow)
    where = "deck" if not row else "both" if deck else "row"
    return instead("second-card", deck + row, what=where, places=_places(moves))


def _places(moves: dict[int, Move]) -> list[int]:
    return [each.place for each in moves.values() if isinstance(each, DrawFromRow)]


def _tunnel(state: TicketToRide, moves: dict[int, Move]) -> Instead | None:
    back, paid = _of(moves, Decline), _of(moves, PayExtra)
    if not paid:
        return instead("take-back", back)
    locomotives = next(each.locomotives for each in moves.values() if isinstance(each, PayExtra))
    added = cards(int(state.tunnel.colour), int(state.tunnel.extra) - locomotives, locomotives)
    return instead("add", paid + back, card=counted_cards(added))


def _like(state: TicketToRide, refused: Move, moves: dict[int, Move]) -> Instead | None:
    """Another way to do what was tried: with other cards, on the other half of a double route, from another place."""
    match refused:
        case Claim(route):
            return _paying(state, moves, Claim, lambda each: each.route == route) or _other_half(state, moves, route)
        case BuildStation(city):
            return _paying(state, moves, BuildStation, lambda each: each.city == city)
        case DrawFromRow():
            return instead("row", _of(moves, DrawFromRow), places=_places(moves))
        case KeepTickets():
            return instead("draw-tickets", _of(moves, DrawTickets))
    return None


def _paying(_: TicketToRide, moves: dict[int, Move], kind: type[Move], meant: Callable[..., bool]) -> Instead | None:
    found = {number: each for number, each in moves.items() if isinstance(each, kind) and meant(each)}
    return instead("pay", list(found), card=_played(list(found.values())))


def _played(found: Sequence[Move]) -> list[str]:
    return next((counted_cards(each.cards) for each in found if isinstance(each, Claim | BuildStation)), [])


def _other_half(state: TicketToRide, moves: dict[int, Move], route: str) -> Instead | None:
    twin = int(state.map.twin[state.map.route_ids.index(route)])
    if twin < 0:
        return None
    other = state.map.route_ids[twin]
    found = {number: each for number, each in moves.items() if isinstance(each, Claim) and each.route == other}
    return instead("other-half", list(found), route=route_name(state.map.id, other), card=_played(list(found.values())))


def _deeds(moves: dict[int, Move]) -> Instead | None:
    """What the turn can be spent on, told by kinds."""
    open_now = {name: _of(moves, kind) for name, kind in DEEDS.items()}
    found = [number for numbers in open_now.values() for number in numbers]
    return instead("turn", found, deed=[name for name, numbers in open_now.items() if numbers])
