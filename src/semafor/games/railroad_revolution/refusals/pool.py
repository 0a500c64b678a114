"""Refusals inside an action: the pool of open effects."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import (
    BASIC,
    CITY_TILE,
    COLOURS,
    EXTRA,
    FIRST,
    FIRST_STATION,
    FLIP,
    MAIN,
    NEUTRAL,
    NONE,
    PAY,
    RAIL,
    SALE,
    SEAT,
    SECTION_TILE,
    STATION,
    TELEGRAPH,
    TILE,
    TURQUOISE,
    UNIT,
    WHITE,
)
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.moves import FIELD_NAMES
from semafor.games.railroad_revolution.parts.abilities import extra_bonus, extra_cost, extra_open, first_bonus
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.effects import usable
from semafor.games.railroad_revolution.parts.offers.fields import worth_paying
from semafor.games.railroad_revolution.parts.pieces import sells_building, sells_track, tracks_left
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import available
from semafor.games.railroad_revolution.refusals.effects import (
    city_id,
    city_refused,
    flip_refused,
    section_refused,
    space_refused,
)
from semafor.games.railroad_revolution.refusals.shortage import deal_refused, kept_refused, lacking
from semafor.kernel.refusal import Fact, Refusal

# Numbers that need a reward in hand
ELSEWHERE = (
    (a.TAKE_TRAIN, a.STEP, Refusal("rev.train.take")),
    (a.STEP, a.PROMOTE, Refusal("rev.perf.advance")),
    (a.PROMOTE, a.SWAP, Refusal("rev.promote.when")),
    (a.SWAP, a.GAIN_WORKER, Refusal("rev.general.order-free", {"moment": "exchange"})),
    (a.GAIN_WORKER, a.COMPLETE, Refusal("rev.general.order-free", {"moment": "worker"})),
)


def pool_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    """Why this is no open effect of the action, or cannot be used now."""
    for first, end, elsewhere in ELSEWHERE:
        if first <= number < end:
            return elsewhere
    if number == a.FINISH:
        return _finish_refused(table, seat)
    refused = _effect_refused(table, seat, number) or kept_refused(table, seat, number)
    return refused or _vain_refused(table, seat, number)


def _finish_refused(table: Tabletop, seat: int) -> Refusal | None:
    job = table.job
    if job.pool & MAIN:
        return Refusal("rev.turn.basic-in-full", {"moment": FIELD_NAMES[job.field], "pieces": int(job.main)})
    if job.owed:
        return Refusal("rev.supply.pay", {"moment": "unpaid", "need": int(job.owed) * UNIT})
    if not guards.may_finish(table, seat):
        return Refusal("rev.general.min-four", {"have": int(available(table, seat))})
    return None


def _effect_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    job = table.job
    if number == a.PAY_OWED:
        payable = 0 < job.owed <= table.money(seat)
        return None if payable else lacking(table, seat, int(job.owed))
    if number < a.USE_EXTRA:
        return _main_refused(table, seat, number)
    if number == a.USE_EXTRA:
        return _extra_refused(table, seat)
    if number == a.USE_BASIC:
        return _reward_refused(table, seat)
    if number == a.USE_FIRST:
        return _first_refused(table, seat)
    if number < a.ACCEPT:
        return _tile_refused(table, seat, number - a.USE_TILE)
    if number < a.FLIP_FRONT:
        return _deal_refused(table, seat, number - a.ACCEPT)
    if job.pool & FLIP:
        return flip_refused(table, seat, number)
    return Refusal("rev.sale.flip", {"moment": "done" if job.field == SALE else "action"})


def _main_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    """The main part: the right field, not done yet, and a target that is free."""
    job = table.job
    field = _field_of(number)
    if field != job.field:
        facts = {"field": FIELD_NAMES[job.field], "field-asked": FIELD_NAMES[field]}
        return Refusal("rev.turn.four-actions", {"moment": "other", **facts})
    if field == RAIL:
        return _track_refused(table, seat, number - a.LAY_TRACK)
    if field == STATION:
        done = Refusal("rev.station.leftmost-building", {"moment": "done", "city": city_id(table, int(job.target))})
        return city_refused(table, seat, number - a.BUILD_STATION) if job.pool & MAIN else done
    if field == TELEGRAPH:
        done = Refusal("rev.telegraph.leftmost-building", {"moment": "done", "section": int(job.target) + 1})
        return section_refused(table, seat, number - a.BUILD_OFFICE) if job.pool & MAIN else done
    if not job.pool & MAIN:
        return Refusal("rev.sale.one-piece")
    sold = sells_track(table, seat) if number == a.SELL_TRACK else sells_building(table, seat)
    piece = "track" if number == a.SELL_TRACK else "building"
    return None if sold else Refusal("rev.sale.leftmost-section", {"moment": "here", "piece": piece})


def _field_of(number: int) -> int:
    starts = (a.BUILD_STATION, a.LAY_TRACK, a.BUILD_OFFICE, a.SELL_TRACK)
    return sum(number >= start for start in starts) - 1


def _track_refused(table: Tabletop, seat: int, space: int) -> Refusal | None:
    job = table.job
    if not job.pool & MAIN:
        if job.ability != TURQUOISE:
            return Refusal("rev.rail.exactly-two-tracks")
        if not job.pool & EXTRA or tracks_left(table, seat) == 0:
            return Refusal("rev.ability.rail.turquoise", {"moment": "lacking" if job.pool & EXTRA else "done"})
    return space_refused(table, seat, space)


def _extra_refused(table: Tabletop, seat: int) -> Refusal | None:
    job = table.job
    if not job.pool & EXTRA:
        return Refusal("rev.worker.one-extra", {"worker": COLOUR_NAMES[job.ability]})
    if extra_open(table, seat):
        return None
    if job.ability == WHITE:
        return Refusal("rev.promote.fitting", {"moment": "nobody"})
    if table.money(seat) < extra_cost(table):
        return lacking(table, seat, int(extra_cost(table)))
    rule = f"rev.ability.{FIELD_NAMES[job.field]}.{COLOUR_NAMES[job.ability]}"
    return Refusal(rule, {"moment": "early" if job.pool & MAIN else "useless"})


def _reward_refused(table: Tabletop, seat: int) -> Refusal | None:
    if not table.job.pool & BASIC:
        return Refusal("rev.station.basic-reward", {"moment": _station_moment(table), **_city(table)})
    useful = usable(table, seat, int(table.box[CITY_TILE + table.job.target]))
    return None if useful else Refusal("rev.station.basic-reward", {"moment": "useless", **_city(table)})


def _vain_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    """Nobody pays for a bonus that brings nothing."""
    if number == a.USE_FIRST:
        pay, bonus = table.material.row(first_bonus(table), PAY), first_bonus(table)
    elif number == a.USE_EXTRA:
        pay, bonus = extra_cost(table), extra_bonus(table)
    else:
        return None
    if worth_paying(table, seat, pay, bonus, number):
        return None
    if table.job.field == TELEGRAPH:
        return Refusal("rev.telegraph.tile-by-discard", {"moment": "useless"})
    first = bonus == first_bonus(table)
    return Refusal("rev.station.first-bonus" if first else "rev.station.basic-reward", {"moment": "useless", **_city(table)})


def _station_built(table: Tabletop) -> bool:
    return table.job.field == STATION and not table.job.pool & MAIN


def _station_moment(table: Tabletop) -> str:
    """The reward is taken, its station does not stand yet, or this action builds none."""
    if table.job.field != STATION:
        return "other"
    return "done" if _station_built(table) else "early"


def _city(table: Tabletop) -> dict[str, Fact]:
    return {"city": city_id(table, int(table.job.target))}


def _first_refused(table: Tabletop, seat: int) -> Refusal | None:
    if not table.job.pool & FIRST:
        owner = int(table.box[FIRST_STATION + table.job.target])
        if not _station_built(table) or owner == seat:
            return Refusal("rev.station.first-bonus", {"moment": _station_moment(table), **_city(table)})
        moment = "neutral" if owner == NEUTRAL else "other"
        return Refusal("rev.station.later-place", {"moment": moment, "seat": owner + 1, **_city(table)})
    pay = int(table.material.row(first_bonus(table), PAY))
    if pay > table.money(seat):
        return lacking(table, seat, pay)
    return (
        None
        if usable(table, seat, first_bonus(table))
        else Refusal("rev.station.first-bonus", {"moment": "useless", **_city(table)})
    )


def _tile_refused(table: Tabletop, seat: int, source: int) -> Refusal | None:
    job = table.job
    tile = int(table.box[SECTION_TILE + job.target])
    if not job.pool & TILE:
        built = job.field == TELEGRAPH and not job.pool & MAIN
        if built and tile == NONE:
            return Refusal("rev.telegraph.deal-sections", {"section": int(job.target) + 1})
        moment = "done" if built else "early" if job.field == TELEGRAPH else "other"
        return Refusal("rev.telegraph.tile-by-discard", {"moment": moment})
    if table.box[seat * SEAT + source] == 0:
        place = "board" if source >= COLOURS else "supply"
        return Refusal("rev.supply.discard", {"worker": COLOUR_NAMES[source % COLOURS], "place": place})
    useful = usable(table, seat, table.material.wire_row + tile)
    return None if useful else Refusal("rev.telegraph.tile-by-discard", {"moment": "useless"})


def _deal_refused(table: Tabletop, seat: int, half: int) -> Refusal | None:
    job = table.job
    if not job.pool & EXTRA:
        return Refusal("rev.worker.one-extra", {"worker": COLOUR_NAMES[job.ability]})
    return deal_refused(table, seat, half)
