"""The result: score sheets with their proofs, Eva's beside the player's, and the ranking."""

from __future__ import annotations

from semafor.games.steamrollers.material import Material, cell_name
from semafor.games.steamrollers.parts.turn import REGION_FULL
from semafor.games.steamrollers.refusals import ended_by
from semafor.games.steamrollers.scoring import Count, EvaCount, Link
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.views import FACES
from semafor.kernel.result import Key, Part, Place, Result, SeatResult, ranked

EVA = "Eva"


def result(state: SteamRollers) -> Result:
    """The count, as if the game ended now when it is not over."""
    counts = [state.count(seat) for seat in range(state.seats)]
    eva = state.eva_count() if state.seats == 1 else None
    if state.turn.ended == REGION_FULL:
        return instant_win()
    return counted_result(state.material, counts, eva, ended_by(state))


def instant_win() -> Result:
    """Eva has filled a region: she wins and nothing is counted."""
    rule = "steam.eva.phase1-instant-win"
    sheets = [SeatResult(0, 0, []), SeatResult(EVA, 0, [])]
    return Result(sheets, [Place(1, [EVA], rule), Place(2, [0], rule)], rule)


def counted_result(material: Material, counts: list[Count], eva: EvaCount | None, ended: str) -> Result:
    """The score sheets and the ranking of a final count."""
    sheets = [sheet(material, count) for count in counts]
    if eva is None:
        return Result(sheets, _ranking(counts), ended)
    return Result([*sheets, eva_sheet(eva)], _solo_ranking(int(counts[0].total()), int(eva.total())), ended)


def sheet(material: Material, count: Count) -> SeatResult:
    """One player's score sheet."""
    towns = [cell_name(int(material.town_cell[town])) for link in count.links for town in link.towns]
    parts = [
        Part("deliveries", int(count.deliveries)),
        Part("bonus", int(count.bonus)),
        Part("links", len(count.links), [link_text(link) for link in count.links]),
        Part("towns", int(count.towns), towns),
        Part("locomotive", int(count.locomotive())),
        Part("action-tiles", int(count.tile_points), [FACES[face] for face in count.tiles]),
        Part("orders", int(count.order_points), [FACES[face] for face in count.orders]),
    ]
    return SeatResult(int(count.seat), int(count.total()), parts)


def link_text(link: Link) -> str:
    """`1-3 by B3 B4`"""
    cells = " ".join(cell_name(int(cell)) for cell in link.cells)
    return f"{int(link.a) + 1}-{int(link.b) + 1} by {cells}"


def eva_sheet(count: EvaCount) -> SeatResult:
    parts = [
        Part("deliveries", int(count.deliveries)),
        Part("locomotive", int(count.locomotive)),
        Part("regions", int(count.regions)),
        Part("pool", int(count.pool)),
    ]
    return SeatResult(EVA, int(count.total()), parts)


def _ranking(counts: list[Count]) -> list[Place]:
    """Points, then crossed boxes, then links and towns; still tied is shared."""
    keys = [
        Key("steam.score.winner", {int(count.seat): int(count.total()) for count in counts}),
        Key("steam.score.tie-locomotive", {int(count.seat): int(count.power) for count in counts}),
        Key("steam.score.tie-network", {int(count.seat): int(count.network()) for count in counts}),
    ]
    return ranked([int(count.seat) for count in counts], keys, "steam.score.tie-shared")


def _solo_ranking(mine: int, hers: int) -> list[Place]:
    if mine > hers:
        return [Place(1, [0], "steam.solo.win"), Place(2, [EVA], "steam.solo.win")]
    rule = "steam.solo.draw-loses" if mine == hers else "steam.solo.win"
    return [Place(1, [EVA], rule), Place(2, [0], rule)]
