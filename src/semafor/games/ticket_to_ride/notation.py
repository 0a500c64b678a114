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


# Each phrase in English and in Polish, without capitals and marks.
FIXED: dict[str, Move] = {
    r"draw deck|dobierz (karte )?z talii|dobierz talia": DrawFromDeck(),
    r"draw tickets|dobierz bilety": DrawTickets(),
    r"decline|zrezygnuj|zabierz( swoje)? karty": Decline(),
    r"stop|poprzestan": Stop(),
    r"pass|pasuj|spasuj": Pass(),
}
ROW = re.compile(r"(?:draw row|(?:wez|dobierz)(?: odkryta)?(?: karte)?(?: nr)?) ([1-5])")
EXTRA = re.compile(r"(?:pay extra|doloz)(?: (?:with |z )?([0-3]) (?:locomotives?|locos?|lokomotyw(?:a|e|y|ami)?))?")
KEEP = re.compile(r"(?:keep|zatrzymaj) ([\d ,]+)")
PAID = re.compile(r"(claim|zajmij(?: trase)?|station|(?:zbuduj )?dworzec(?: w miescie)?) (.+)")
CARDS = re.compile(r"(.+) (?:with|za|kartami|zagrywajac) (.+)")


def parsed(name: str, text: str) -> Move:
    """The move that a line of notation says, in English or in Polish."""
    said = plain(text)
    for phrase, fixed in FIXED.items():
        if re.fullmatch(phrase, said):
            return fixed
    if match := ROW.fullmatch(said):
        return DrawFromRow(int(match[1]))
    if match := EXTRA.fullmatch(said):
        return PayExtra(int(match[1] or 0))
    if match := KEEP.fullmatch(said):
        return KeepTickets(tuple(int(place) for place in re.findall(r"\d+", match[1])))
    if match := PAID.fullmatch(said):
        return _parsed_payment(name, text, said, match)
    raise bad("bad-move", move=text[:60])


def _parsed_payment(name: str, text: str, said: str, match: re.Match[str]) -> Move:
    paid = CARDS.fullmatch(match[2])
    if paid is None:
        raise bad("bad-payment", move=text[:48])
    written = text if len(text) == len(said) else said  # what is not understood is quoted as it was written
    target = written[match.start(2) + paid.start(1) : match.start(2) + paid.end(1)]
    payment = written[match.start(2) + paid.start(2) : match.start(2) + paid.end(2)]
    played = _parsed_cards(payment, int(load(name).most_of_a_kind))
    if "station" in match[1] or "dworzec" in match[1]:
        return BuildStation(city_called(name, target), played)
    return Claim(route_called(name, target), played)


def _parsed_cards(text: str, most: int) -> tuple[str, ...]:
    """Cards as people count them: `2 red 1 locomotive`, `2 czerwone i 1 lokomotywa`."""
    played: list[str] = []
    parts = re.findall(r"(\d+) ([^\W\d_]+)", text)  # as they were written: what is not understood is quoted so
    if not parts or re.sub(r"\d+ [a-z]+|[ ,+&]|and|i", "", plain(text)):
        raise bad("bad-cards", text=text[:60])
    for count, word in parts:
        if not 0 < int(count) <= most:
            raise bad("bad-count", text=f"{count} {word}"[:60], most=most)
        played += [card_called(word)] * int(count)
    return tuple(played)
