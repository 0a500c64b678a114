"""What everything costs and scores, in the base game and with each expansion."""

from __future__ import annotations

from semafor.games.railroad_ink.layout import LAVA, METEOR
from semafor.games.railroad_ink.material import (
    BASE_BOX,
    CRATER_POINTS,
    LAKE_POINTS,
    LAVA_BOX,
    METEOR_BOX,
    NETWORK_POINTS,
    SPECIALS_PER_GAME,
)
from semafor.kernel.card import CardLine, cost, limit, score


def lines(variant: int) -> list[CardLine]:
    return [*costs(variant), *points(variant), *limits(variant)]


def costs(variant: int) -> list[CardLine]:
    found = [cost("error", "ink.error.cost")]
    if variant == LAVA:
        found.append(cost("open-lava", "ink.lava.open-sides"))
    if variant == METEOR:
        found.append(cost("ignore", "ink.meteor.ignore-counts"))
    return found


def points(variant: int) -> list[CardLine]:
    found = [
        score("network", "ink.score.network.table", exits=exits, points=int(points))
        for exits, points in enumerate(NETWORK_POINTS)
        if points
    ]
    found.append(score("highway", "ink.score.longest.definition"))
    found.append(score("railway", "ink.score.longest.railway"))
    found.append(score("centre", "ink.score.centre"))
    if variant == LAVA:
        found.append(score("lake", "ink.lava.score-closed", points=int(LAKE_POINTS)))
        found.append(score("largest-lake", "ink.lava.score-largest"))
    if variant == METEOR:
        found.append(score("crater", "ink.meteor.score", points=int(CRATER_POINTS)))
    return found


def limits(variant: int) -> list[CardLine]:
    box, rule = {LAVA: (LAVA_BOX, "ink.lava.rounds"), METEOR: (METEOR_BOX, "ink.meteor.rounds")}.get(
        variant, (BASE_BOX, "ink.game.rounds-base")
    )
    found = [
        limit("rounds", rule, rounds=box["rounds"]),
        limit("duty", "ink.round.draw-all"),
        limit("specials", "ink.special.three-per-game", most=int(SPECIALS_PER_GAME)),
        limit("special-round", "ink.special.one-per-round"),
    ]
    return [*found, limit("lava-duty", "ink.lava.must-draw-one-face")] if variant == LAVA else found
