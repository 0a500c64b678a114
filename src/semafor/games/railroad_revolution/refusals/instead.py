"""What a seat can do instead of a move that was refused: always something that is legal now."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import (
    ACTION,
    COLOURS,
    DEAL,
    FIELDS,
    MAIN,
    PICK,
    RAIL,
    STATION,
    TELEGRAPH,
    TURN,
    UNIT,
)
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.material.told import track_name
from semafor.games.railroad_revolution.moves import FIELD_NAMES
from semafor.games.railroad_revolution.parts.fields import MODE_COLOUR
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.refusals.effects import EFFECTS
from semafor.games.railroad_revolution.views import left_of_reward
from semafor.kernel.refusal import Instead, Refusal, instead

MONEY_RULES = {"rev.supply.pay", "rev.general.hire", "rev.perf.pay-money", "rev.station.cost", "rev.rail.must-afford-both"}
WORKER_RULES = {"rev.general.min-four", "rev.general.min-four-blocks", "rev.general.min-four-other-turns"}


def instead_of(table: Tabletop, legal: list[int], refusal: Refusal) -> Instead | None:
    """Help with what is missing first, then with what is asked at this moment."""
    return _missing(table, legal, refusal) or _asked(table, legal)


def between(legal: list[int], first: int, end: int) -> list[int]:
    return [number for number in legal if first <= number < end]


def _missing(table: Tabletop, legal: list[int], refusal: Refusal) -> Instead | None:
    """Money comes from shares, workers from the market; what is owed is paid."""
    if refusal.rule == "rev.supply.pay" and refusal.facts.get("moment") == "unpaid":
        return instead("pay", between(legal, a.PAY_OWED, a.SELL)) or _sell(table, legal)
    if refusal.rule in MONEY_RULES and refusal.facts.get("moment") != "done":
        return _sell(table, legal)
    if refusal.rule in WORKER_RULES:
        hired = between(legal, a.HIRE, a.PICK_TILE)
        price = int(table.material.rules.hire_cost) * UNIT
        return instead("hire", hired, worker=[COLOUR_NAMES[number - a.HIRE] for number in hired], money=price)
    return None


def _sell(table: Tabletop, legal: list[int]) -> Instead | None:
    facts = {"shares": int(table.shares(table.course.who)), "money": int(table.material.rules.share_price) * UNIT}
    return instead("sell", between(legal, a.SELL, a.SKIP), **facts)


def _asked(table: Tabletop, legal: list[int]) -> Instead | None:
    """What is to be decided now."""
    if table.depth > 0:
        return _reward(table, legal)
    phase = int(table.course.phase)
    if phase == TURN:
        return _turn(legal)
    if phase == ACTION:
        return _action(table, legal)
    if phase == PICK:
        picks = between(legal, a.PICK_TILE, a.PLACE)
        return instead("pick", picks, place=[number - a.PICK_TILE + 1 for number in picks])
    if phase == DEAL:
        return _deal(legal)
    kept = between(legal, a.KEEP_TILE, a.SIZE)
    if kept:
        return instead("keep", kept, place=[number - a.KEEP_TILE + 1 for number in kept])
    return instead("complete", between(legal, a.COMPLETE, a.KEEP_TILE))


def _reward(table: Tabletop, legal: list[int]) -> Instead | None:
    """What is left of the reward, or leaving it."""
    used = [number for first, end, _ in EFFECTS for number in between(legal, first, end)]
    left = between(legal, a.DONE_WITH, a.PASS)
    if used:
        return instead("reward-or-leave" if left else "reward", [*used, *left], reward=left_of_reward(table))
    return instead("leave", left)


def _turn(legal: list[int]) -> Instead | None:
    """Which workers can be placed, and where."""
    placed = between(legal, a.PLACE, a.BUILD_STATION)
    fields = [FIELD_NAMES[at] for at in range(FIELDS) if between(placed, a.PLACE + at * a.MODES, a.PLACE + (at + 1) * a.MODES)]
    colours = {int(MODE_COLOUR[(number - a.PLACE) % a.MODES]) for number in placed}
    workers = [COLOUR_NAMES[colour] for colour in range(COLOURS) if colour in colours]
    return instead("place", placed, field=fields, worker=workers) or instead("skip", between(legal, a.SKIP, a.HIRE))


def _action(table: Tabletop, legal: list[int]) -> Instead | None:
    if table.job.pool & MAIN:
        return _main(table, legal)
    if table.job.owed:
        return instead("owed", between(legal, a.PAY_OWED, a.SELL), money=int(table.job.owed) * UNIT) or _sell(table, legal)
    return instead("finish", between(legal, a.FINISH, a.DONE_WITH))


def _main(table: Tabletop, legal: list[int]) -> Instead | None:
    """The main part of the action by the places where it can be done."""
    field = int(table.job.field)
    if field == STATION:
        cities = between(legal, a.BUILD_STATION, a.LAY_TRACK)
        return instead("station", cities, city=[table.material.city_ids[number - a.BUILD_STATION] for number in cities])
    if field == RAIL:
        spaces = between(legal, a.LAY_TRACK, a.BUILD_OFFICE)
        names = [track_name(table.material, number - a.LAY_TRACK) for number in spaces]
        return instead("track", spaces, **{"city-tracks": names})
    if field == TELEGRAPH:
        sections = between(legal, a.BUILD_OFFICE, a.SELL_TRACK)
        return instead("office", sections, section=[number - a.BUILD_OFFICE + 1 for number in sections])
    pieces = between(legal, a.SELL_TRACK, a.USE_EXTRA)
    return instead("sale", pieces, piece=["track" if number == a.SELL_TRACK else "building" for number in pieces])


def _deal(legal: list[int]) -> Instead | None:
    accepted = between(legal, a.ACCEPT, a.FLIP_FRONT)
    passed = between(legal, a.PASS, a.PAY_OWED)
    if accepted:
        halves = ["top" if number == a.ACCEPT else "bottom" for number in accepted]
        return instead("deal-or-pass", [*accepted, *passed], half=halves)
    return instead("pass", passed)
