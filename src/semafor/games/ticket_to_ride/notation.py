"""The action table of a map: number, move and line of notation, each from the others."""

from __future__ import annotations

import re

from semafor.games.ticket_to_ride.actions import numbering
from semafor.games.ticket_to_ride.maps.names import bad, card_called, city_called, plain, route_called
from semafor.games.ticket_to_ride.material import load
from semafor.games.ticket_to_ride.moves import (
    KINDS_OF_MOVES,
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
    move,
    tidy,
    written,
)
from semafor.kernel.moves import ActionTable, Move


def table(name: str) -> ActionTable:
    """The action table of a map."""
    return ActionTable(
        int(numbering(name).size),
        KINDS_OF_MOVES,
        lambda number: move(name, number),
        lambda text: parsed(name, text),
        lambda value: tidy(name, value),
        lambda value: written(name, value),
    )


def parsed(name: str, text: str) -> Move:
    """The move that a line of notation says."""
    word, _, rest = text.partition(" ")
    fixed: dict[str, Move] = {
        "draw deck": DrawFromDeck(),
        "draw tickets": DrawTickets(),
        "decline": Decline(),
        "stop": Stop(),
        "pass": Pass(),
    }
    if text.casefold() in fixed:
        return fixed[text.casefold()]
    if match := re.fullmatch(r"draw row ([1-5])", text, re.IGNORECASE):
        return DrawFromRow(int(match[1]))
    if match := re.fullmatch(r"pay extra(?: with ([0-3]) (?:locomotives?|locos?))?", text, re.IGNORECASE):
        return PayExtra(int(match[1] or 0))
    if word.casefold() == "keep" and re.fullmatch(r"[\d ,]+", rest):
        return KeepTickets(tuple(int(place) for place in re.findall(r"\d+", rest)))
    if word.casefold() in ("claim", "station"):
        return _parsed_payment(name, word.casefold(), rest)
    raise bad("bad-move", move=text[:60])


def _parsed_payment(name: str, word: str, rest: str) -> Move:
    target, with_, payment = rest.rpartition(" with ")
    if not with_:
        raise bad("bad-payment", move=f"{word} {rest[:40]}")
    played = _parsed_cards(payment, int(load(name).most_of_a_kind))
    if word == "station":
        return BuildStation(city_called(name, target), played)
    return Claim(route_called(name, target), played)


def _parsed_cards(text: str, most: int) -> tuple[str, ...]:
    """Cards as people count them: `2 red 1 locomotive`, `2 czerwone i 1 lokomotywa`."""
    played: list[str] = []
    parts = re.findall(r"(\d+) ([a-z]+)", plain(text))
    if not parts or re.sub(r"\d+ [a-z]+|[ ,+&]|and|i", "", plain(text)):
        raise bad("bad-cards", text=text[:60])
    for count, word in parts:
        if not 0 < int(count) <= most:
            raise bad("bad-count", text=f"{count} {word}"[:60], most=most)
        played += [card_called(word)] * int(count)
    return tuple(played)
