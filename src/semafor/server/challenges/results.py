"""What a finished room counts for the ranking of its challenge."""

from __future__ import annotations

from semafor.rooms.room import Room
from semafor.server.challenges.challenge import ends_ms
from semafor.server.store.challenges import Ranked


def results_of(room: Room) -> list[Ranked]:
    """The results of an attempt that was played to its end before its challenge was over; none of a pair's first game.

    The points are seat 0's, which is the challenger's. Each of a pair has its lead over the other, in both games together.
    """
    attempt = room.setting.attempt
    if attempt is None or room.outcome != "played" or room.over_ms is None or room.over_ms >= ends_ms(attempt):
        return []
    if not attempt.pair:
        challenger = room.seats[0]
        level = "" if challenger.person else challenger.level
        return [Ranked(room.id, 0, challenger.name, points_of(room)[0], level=level)]
    if not attempt.first:
        return []
    mine, other = (points + before for points, before in zip(points_of(room), attempt.brought, strict=True))
    first, second = (seat.name for seat in room.seats)
    return [
        Ranked(room.id, 0, first, mine - other, against=second, first=attempt.first),
        Ranked(room.id, 1, second, other - mine, against=first, first=attempt.first),
    ]


def points_of(room: Room) -> list[int]:
    """The points of the seats, without an automaton's."""
    sheets = {sheet.seat: sheet.total for sheet in room.playing().result().seats if isinstance(sheet.seat, int)}
    return [sheets[seat] for seat in sorted(sheets)]
