"""The score sheets and the ranking."""

from __future__ import annotations

from typing import NamedTuple

from semafor.games.railroad_revolution.scoring import Count
from semafor.kernel.result import Key, Part, Proof, Result, SeatResult, ranked


class Tiles(NamedTuple):
    """The tiles of a seat that have points: kinds of trains with their front up, and completed milestones."""

    trains: list[str]
    completed: list[str]


def counted_result(counts: list[Count], tiles: list[Tiles], shown: list[Proof]) -> Result:
    """The score sheets and the ranking of a final count: points, then money with shares, then shared."""
    sheets = [_sheet(seat, count, tiles[seat], shown) for seat, count in enumerate(counts)]
    keys = [
        Key("rev.score.total", {seat: int(count.total()) for seat, count in enumerate(counts)}),
        Key("rev.score.tie-money", {seat: int(count.wealth) for seat, count in enumerate(counts)}),
    ]
    return Result(sheets, ranked(list(range(len(counts))), keys, "rev.score.tie-shared"), "rev.end.one-more-round")


def _sheet(seat: int, count: Count, tiles: Tiles, shown: list[Proof]) -> SeatResult:
    parts = [
        Part("trains", int(count.trains), tiles.trains),
        Part("milestones", int(count.milestones), tiles.completed),
        Part("telegraph", int(count.telegraph), _places(seat, "telegraph", shown)),
        Part("stations", int(count.stations), _places(seat, "stations", shown)),
        Part("network", int(count.network), _places(seat, "network", shown)),
        Part("links", int(count.links), [proof.of for proof in shown if (proof.seat, proof.part) == (seat, "links")]),
    ]
    return SeatResult(seat, int(count.total()), parts)


def _places(seat: int, part: str, shown: list[Proof]) -> list[str]:
    return [place for proof in shown if (proof.seat, proof.part) == (seat, part) for place in proof.places]
