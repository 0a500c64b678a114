"""How a game ended: itemised scores, the ranking, and which tie-break decided."""

from __future__ import annotations

import msgspec

SeatId = int | str  # an automaton has a name instead of a seat number


class Part(msgspec.Struct, frozen=True):
    """One line of a score sheet. `proof` names what on the table makes these points (routes, cells, tiles)."""

    name: str
    points: int
    proof: list[str] = []


class Proof(msgspec.Struct, frozen=True):
    """Where on the table the points of one thing lie, so that it can be shown there.

    `part` is the line of the score sheet and `of` the thing (a ticket, a network); `places` are its routes, cells or
    cities, in the order of a way where it is one. `borrowed` are those of them that belong to others.
    """

    seat: int
    part: str
    of: str
    points: int
    places: list[str]
    borrowed: list[str] = []


class SeatResult(msgspec.Struct, frozen=True):
    """One seat's score sheet. An automaton has a name instead of a seat number."""

    seat: SeatId
    total: int
    parts: list[Part]


class Place(msgspec.Struct, frozen=True):
    """A place of the ranking with all seats that share it, and the rule that put them before the next place."""

    place: int
    seats: list[SeatId]
    decided_by: str


class Result(msgspec.Struct, frozen=True):
    """The whole result. `ended_by` is the rule by which the game is over."""

    seats: list[SeatResult]
    ranking: list[Place]
    ended_by: str

    @property
    def winners(self) -> list[SeatId]:
        return self.ranking[0].seats

    @property
    def decided_by(self) -> str:
        """The rule that decided the first place: the most points, a tie-break, or a shared win."""
        return self.ranking[0].decided_by


class Key(msgspec.Struct, frozen=True):
    """What seats are compared by: first the total, then each tie-break. Higher is better."""

    rule: str
    values: dict[SeatId, int]


def ranked(seats: list[SeatId], keys: list[Key], shared: str) -> list[Place]:
    """Order seats by the keys; seats equal in all of them share a place by the rule `shared`."""
    order = sorted(seats, key=lambda seat: [-key.values[seat] for key in keys])
    places: list[Place] = []
    at = 0
    while at < len(order):
        mates = [seat for seat in order[at:] if all(key.values[seat] == key.values[order[at]] for key in keys)]
        below = order[at + len(mates) : at + len(mates) + 1]
        places.append(Place(at + 1, mates, deciding_rule(mates, below, keys, shared)))
        at += len(mates)
    return places


def deciding_rule(mates: list[SeatId], below: list[SeatId], keys: list[Key], shared: str) -> str:
    """Why this place is what it is: shared, or the first key in which it differs from the place below."""
    if len(mates) > 1:
        return shared
    for key in keys:
        if below and key.values[mates[0]] != key.values[below[0]]:
            return key.rule
    return keys[0].rule
