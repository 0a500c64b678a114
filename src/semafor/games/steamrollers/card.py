"""What everything costs and scores, with the tiles of the box at hand."""

from __future__ import annotations

from semafor.games.steamrollers.layout import COAL
from semafor.games.steamrollers.material import KIND_NAMES, Material
from semafor.games.steamrollers.parts.eva import EVA_LOCOMOTIVE
from semafor.games.steamrollers.parts.sheets import LOCOMOTIVE_POINTS
from semafor.games.steamrollers.views import FACES
from semafor.kernel.card import CardLine, cost, limit, score

TILE_TWO = (2, 3)  # the faces that the Solo tile 2 replaces
SOLO_TWO = (12, 13)


def lines(box: Material, seats: int, *, coal: bool, orders: bool, starting_tiles: bool) -> list[CardLine]:
    found = [
        cost("box", "steam.loco.cross-box"),
        cost("delivery-power", "steam.deliver.power"),
        score("delivery", "steam.deliver.points"),
        score("link", "steam.score.link"),
        score("town", "steam.score.town-on-link"),
        *locomotive(),
        *tiles(box, solo=seats == 1),
        *(order_tiles(box) if orders else []),
        limit("end", "steam.end.three-empty"),
    ]
    if coal:
        found.append(cost("coal", "steam.deliver.coal-anywhere"))
    if starting_tiles:
        found.append(score("plus-two", "steam.start.plus-two"))
    return [*found, *eva()] if seats == 1 else found


def locomotive() -> list[CardLine]:
    return [
        score("locomotive", "steam.score.locomotive", power=power, points=int(points))
        for power, points in enumerate(LOCOMOTIVE_POINTS)
        if points
    ]


def tiles(box: Material, *, solo: bool) -> list[CardLine]:
    """The number of each action tile that can lie there."""
    absent = TILE_TWO if solo else SOLO_TWO
    return [
        score("tile", "steam.tile.points", tile=FACES[face], points=int(points))
        for face, points in enumerate(box.tile_points)
        if face not in absent
    ]


def order_tiles(box: Material) -> list[CardLine]:
    kinds = len(KIND_NAMES)
    return [
        score(
            "order",
            "steam.order.points",
            order=FACES[face],
            good=[
                f"{int(box.order_goods[face * kinds + kind])} {KIND_NAMES[kind]}"
                for kind in range(COAL)
                if box.order_goods[face * kinds + kind]
            ],
            points=int(points),
        )
        for face, points in enumerate(box.order_points)
    ]


def eva() -> list[CardLine]:
    return [
        score("eva-deliveries", "steam.eva.score-deliveries"),
        score("eva-locomotive", "steam.eva.score-locomotive", points=int(EVA_LOCOMOTIVE)),
        score("eva-regions", "steam.eva.score-regions"),
        score("eva-pool", "steam.eva.score-pool"),
    ]
