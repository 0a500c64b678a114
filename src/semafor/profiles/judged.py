"""How a seat's decisions compare with the bots' judgement, and what luck did: what is clear of an analysis, summed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from semafor.bots.analysis import Decision
from semafor.bots.judge import Estimate, Unit


class Judged(msgspec.Struct, frozen=True):
    """One seat of one game: its decisions, how often it chose what was best, what it gave away, what luck gave or took.

    In the chance to win, or in points where nobody else plays; differences that chance explains are left out.
    """

    unit: Unit
    decisions: int
    best: int
    lost: float
    luck: float


def judge_seats(decisions: Sequence[Decision]) -> list[Judged | None]:
    """Each seat's, up to the last that had something to decide; none where one had nothing."""
    seats = 1 + max((each.seat for each in decisions), default=-1)
    return [_judged([each for each in decisions if each.seat == seat]) for seat in range(seats)]


def _judged(own: list[Decision]) -> Judged | None:
    if not own:
        return None
    lost = [Estimate(each.lost, each.lost_error) for each in own]
    luck = [Estimate(each.luck, each.luck_error) for each in own]
    best = sum(each.mean == 0 or not each.clear for each in lost)
    return Judged(own[0].unit, len(own), best, _sum(lost), _sum(luck))


def _sum(values: list[Estimate]) -> float:
    return round(sum(each.mean for each in values if each.clear), 4)
