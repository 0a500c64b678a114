"""The moves as people meet them, and the move that each number means."""

from __future__ import annotations

from collections import Counter

from semafor.games.ticket_to_ride.actions import (
    CLAIM,
    DECLINE,
    DRAW_DECK,
    DRAW_ROW,
    DRAW_TICKETS,
    EXTRA,
    KEEP,
    PASS,
    STOP,
    numbering,
    payment_colour,
    payment_cost,
    payment_locomotives,
)
from semafor.games.ticket_to_ride.maps.names import (
    bad,
    card_called,
    city_anywhere,
    city_name,
    route_anywhere,
    route_name,
    twins,
)
from semafor.games.ticket_to_ride.material import KIND_NAMES, load
from semafor.kernel.moves import Move


class DrawFromDeck(Move, frozen=True, tag="draw-deck"):
    """Take the top card of the deck."""

    def __str__(self) -> str:
        return "draw deck"


class DrawFromRow(Move, frozen=True, tag="draw-row"):
    """Take the card at that place of the row, 1 to 5."""

    place: int

    def __str__(self) -> str:
        return f"draw row {self.place}"


class DrawTickets(Move, frozen=True, tag="draw-tickets"):
    """Take the top tickets of the ticket deck to choose from."""

    def __str__(self) -> str:
        return "draw tickets"


class KeepTickets(Move, frozen=True, tag="keep"):
    """Keep the offered tickets at these places, counted from 1."""

    places: tuple[int, ...]

    def __str__(self) -> str:
        return "keep " + " ".join(str(place) for place in self.places)


class Claim(Move, frozen=True, tag="claim"):
    """Play these cards and put cars on the route."""

    route: str
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"claim {route_anywhere(self.route)} with {cards_text(self.cards)}"


class BuildStation(Move, frozen=True, tag="station"):
    """Play these cards and build a station in the city."""

    city: str
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"station {city_anywhere(self.city)} with {cards_text(self.cards)}"


class PayExtra(Move, frozen=True, tag="pay-extra"):
    """Pay the extra cards of a tunnel, so many of them locomotives and the rest of the colour laid."""

    locomotives: int

    def __str__(self) -> str:
        return f"pay extra with {self.locomotives} locomotive"


class Decline(Move, frozen=True, tag="decline"):
    """Do not pay the extra cards of a tunnel: take the laid ones back."""

    def __str__(self) -> str:
        return "decline"


class Stop(Move, frozen=True, tag="stop"):
    """Leave the second card (only under the option `second_card_optional`)."""

    def __str__(self) -> str:
        return "stop"


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing because nothing can be done."""

    def __str__(self) -> str:
        return "pass"


KINDS_OF_MOVES = (DrawFromDeck, DrawFromRow, DrawTickets, KeepTickets, Claim, BuildStation, PayExtra, Decline, Stop, Pass)


def move(name: str, number: int) -> Move:
    """The move with that number on that map."""
    if number >= numbering(name).stations_from:
        return _station(name, number)
    if number >= CLAIM:
        return _claim(name, number - CLAIM)
    if number >= EXTRA:
        return Decline() if number == DECLINE else PayExtra(number - EXTRA)
    if number > KEEP:
        return KeepTickets(tuple(place + 1 for place in range(4) if (number - KEEP) >> place & 1))
    fixed: dict[int, Move] = {DRAW_DECK: DrawFromDeck(), DRAW_TICKETS: DrawTickets(), STOP: Stop(), PASS: Pass()}
    return fixed.get(number) or DrawFromRow(number - DRAW_ROW + 1)


def _claim(name: str, claim: int) -> Claim:
    numbers, board = numbering(name), load(name)
    route = numbers.claim_route[claim]
    locomotives = numbers.claim_locomotives[claim]
    coloured = board.length[route] - locomotives
    return Claim(board.route_ids[route], cards(numbers.claim_colour[claim], coloured, locomotives))


def _station(name: str, number: int) -> BuildStation:
    numbers = numbering(name)
    payment = numbers.station_payment(number)
    locomotives = payment_locomotives(payment)
    coloured = payment_cost(payment) - locomotives
    return BuildStation(
        load(name).city_ids[numbers.station_city(number)], cards(payment_colour(payment), coloured, locomotives)
    )


def cards(colour: int, coloured: int, locomotives: int) -> tuple[str, ...]:
    return (KIND_NAMES[colour],) * coloured + ("locomotive",) * locomotives


def counted_cards(cards: tuple[str, ...]) -> list[str]:
    """`["2 red", "1 locomotive"]`"""
    return [f"{count} {kind}" for kind, count in Counter(cards).items()]


def cards_text(cards: tuple[str, ...]) -> str:
    """`2 red 1 locomotive`"""
    return " ".join(counted_cards(cards)) or "nothing"


def written(name: str, move: Move) -> str:
    """The move as notation, with the names of that map."""
    match move:
        case Claim(route, cards):
            return f"claim {route_name(name, route)} with {cards_text(cards)}"
        case BuildStation(city, cards):
            return f"station {city_name(name, city)} with {cards_text(cards)}"
    return str(move)


def tidy(name: str, move: Move) -> Move:
    """The same move with cards and places in order; BadNotation if it names something this map has not."""
    match move:
        case Claim(route, cards):
            if route not in load(name).route_ids and route not in twins(name):
                raise bad("bad-route", text=route[:60])
            return Claim(route, _sorted(cards))
        case BuildStation(city, cards):
            if city not in load(name).city_ids:
                raise bad("bad-city", city=city[:60])
            return BuildStation(city, _sorted(cards))
        case KeepTickets(places):
            return KeepTickets(tuple(sorted(set(places))))
    return move


def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted((card_called(card) for card in cards), key=KIND_NAMES.index))
