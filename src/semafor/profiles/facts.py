"""The facts of one finished game: who sat there, places, points by source, what each built. Made from its table alone."""

from __future__ import annotations

from typing import Literal

import msgspec

from semafor.kernel.game import GameKey
from semafor.kernel.result import Place, SeatResult
from semafor.kernel.table import Table
from semafor.rooms.entries import Handed
from semafor.rooms.room import Room
from semafor.rooms.seats import Seat

FORM = 2  # raised when facts are told in another form: older ones are made anew
Kind = Literal["person", "bot", "automaton"]


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person's name (none if it was taken back), a bot's level, the name of an automaton."""

    kind: Kind
    name: str
    resigned: bool = False

    @property
    def id(self) -> str:
        """By this the same rival is found in other games: people are known by the name they sat down with."""
        return f"{self.kind}:{self.name.casefold()}"


class SeatFacts(msgspec.Struct, frozen=True):
    """How the game was for one seat; without its end there are places, but nothing was counted."""

    who: Sitting
    place: int
    points: int = 0
    parts: dict[str, int] = {}
    works: list[str] = []


class GameFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: where and when it ended, whether it was played to its `end`, and its seats; an automaton comes last."""

    room: str
    game: GameKey
    title: str
    at_ms: int
    minutes: int
    end: bool
    seats: list[SeatFacts]


def facts_of_table(table: Table, people: list[Sitting], *, room: str = "", at_ms: int = 0, minutes: int = 0) -> GameFacts:
    """The facts of a table that was played to its end."""
    result = table.result()
    placed = places(result.ranking, people)
    seats = [_seat(table, sheet, _sitting(sheet, people), placed) for sheet in result.seats]
    counted = any(sheet.parts for sheet in result.seats)  # Eva may win before anything is
    return GameFacts(room, table.game.key, table.game.title("en"), at_ms, minutes, counted, seats)


def facts_of_room(room: Room) -> GameFacts | None:
    """The facts of a room that is over; None where nothing was decided."""
    people = [sitting_of(seat, room.setting.handed) for seat in room.seats]
    at_ms = room.over_ms or room.at_ms
    minutes = round((at_ms - room.made_ms) / 60_000)
    if room.outcome == "played":
        return facts_of_table(room.playing(), people, room=room.id, at_ms=at_ms, minutes=minutes)
    if room.outcome != "resigned":
        return None
    placed = {at: len(people) if each.resigned else 1 for at, each in enumerate(people)}
    seats = [SeatFacts(each, placed[at]) for at, each in enumerate(people)]
    return GameFacts(room.id, room.game.key, room.game.title("en"), at_ms, minutes, False, seats)


def sitting_of(seat: Seat, handed: Handed) -> Sitting:
    """Who sits there; a bot that plays for a person who is away sits for that person.

    A seat that changed hands is that person's for whom it counts by what was agreed; if nobody's, somebody's without a name.
    """
    name, _, token = seat.counted(handed) or ("", "", "nobody")
    if token:
        return Sitting("person", name, seat.resigned)
    return Sitting("bot", seat.level.partition("@")[0], seat.resigned)


def places(ranking: list[Place], people: list[Sitting]) -> dict[int | str, int]:
    """Everybody's place; who resigned is behind everybody who did not."""
    found = {seat: place.place for place in ranking for seat in place.seats}
    gone = [at for at, each in enumerate(people) if each.resigned]
    return {at: place + len(people) * (at in gone) for at, place in found.items()}


def _sitting(sheet: SeatResult, people: list[Sitting]) -> Sitting:
    return Sitting("automaton", sheet.seat) if isinstance(sheet.seat, str) else people[sheet.seat]


def _seat(table: Table, sheet: SeatResult, who: Sitting, placed: dict[int | str, int]) -> SeatFacts:
    parts: dict[str, int] = {}
    for part in sheet.parts:
        parts[part.name] = parts.get(part.name, 0) + part.points
    works = table.game.works(table.state, sheet.seat) if isinstance(sheet.seat, int) else []
    return SeatFacts(who, placed[sheet.seat], sheet.total, parts, works)
