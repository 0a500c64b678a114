"""Score sheets with what proves each part, and the ranking."""

from __future__ import annotations

from semafor.games.railroad_ink.layout import CELLS, LAVA, METEOR
from semafor.games.railroad_ink.material import CRATER_POINTS, EXIT_NAMES, LAKE_POINTS
from semafor.games.railroad_ink.moves import cell_name, end_name
from semafor.games.railroad_ink.scoring import Count
from semafor.kernel.result import Key, Part, Result, SeatResult, ranked


def counted_result(counts: list[Count], variant: int, ended_by: str) -> Result:
    """The whole result of these boards: the highest total, then the fewest errors, then a shared win."""
    seats: list[int | str] = list(range(len(counts)))
    keys = [
        Key("ink.win.highest", {seat: int(count.total()) for seat, count in enumerate(counts)}),
        Key("ink.win.tie-errors", {seat: -len(count.errors) for seat, count in enumerate(counts)}),
    ]
    sheets = [sheet(seat, count, variant) for seat, count in enumerate(counts)]
    return Result(sheets, ranked(seats, keys, "ink.win.shared"), ended_by)


def sheet(seat: int, count: Count, variant: int) -> SeatResult:
    """The boxes of the score sheet (ink.score.sheet), each with what proves it: of networks and lakes one thing each."""
    parts = [
        Part("networks", int(count.networks), [_exits(int(exits)) for exits in count.network_exits]),
        Part("longest-highway", int(count.highway), [cell_name(cell) for cell in count.highway_cells]),
        Part("longest-railway", int(count.railway), [cell_name(cell) for cell in count.railway_cells]),
        Part("centre", len(count.centre), [cell_name(cell) for cell in count.centre]),
        Part("errors", -len(count.errors), [end_name(end) for end in count.errors]),
    ]
    if variant == LAVA:
        closed = [" ".join(_cells(int(lake))) for lake in count.closed_lakes]
        parts.append(Part("closed-lakes", int(LAKE_POINTS) * len(closed), closed))
        parts.append(Part("largest-lake", int(count.largest_size), _cells(int(count.largest_lake))))
    if variant == METEOR:
        points = int(CRATER_POINTS) * len(count.crater_ends)
        parts.append(Part("crater-ends", points, [end_name(end) for end in count.crater_ends]))
    return SeatResult(seat, int(count.total()), parts)


def _exits(exits: int) -> str:
    """The exits of a network, `X1 X9 X10 X11`."""
    return " ".join(name for at, name in enumerate(EXIT_NAMES) if exits & 2**at)


def _cells(mask: int) -> list[str]:
    return [cell_name(cell) for cell in range(CELLS) if mask & 2**cell]
