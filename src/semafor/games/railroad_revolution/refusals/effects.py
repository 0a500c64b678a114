"""Refusals while a reward is being taken: the effects of the top frame."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import (
    BACK,
    BUILD,
    COLOURS,
    DESK_SEAT,
    DUE,
    EACH,
    EXCHANGE,
    FLIPS,
    FROM_SPARE,
    FRONT,
    GAIN,
    GENERAL,
    KINDS,
    LAID,
    LAY,
    MARK,
    NONE,
    OFFICES,
    OPEN,
    PROMOTIONS,
    SEAT,
    SPARE_BUILDING,
    SPARE_TRACK,
    STATIONS,
    STEPS,
    STOCK,
    TRAIN,
    UNIT,
    WIRE,
)
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.material.told import ends
from semafor.games.railroad_revolution.moves import TRACK_NAMES
from semafor.games.railroad_revolution.parts.effects import last_for_sale
from semafor.games.railroad_revolution.parts.frames import gainable
from semafor.games.railroad_revolution.parts.milestones import fits
from semafor.games.railroad_revolution.parts.performance import step_at
from semafor.games.railroad_revolution.parts.pieces import (
    buildings_left,
    free_spaces,
    open_cities,
    spare_cities,
    spare_sections,
    tracks_left,
)
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.refusals.shortage import kept_refused, lacking
from semafor.kernel.refusal import Refusal

# The numbers of each kind of effect, the counter of the frame that allows it
EFFECTS = (
    (a.BUILD_STATION, a.LAY_TRACK, BUILD),
    (a.LAY_TRACK, a.BUILD_OFFICE, LAY),
    (a.BUILD_OFFICE, a.SELL_TRACK, WIRE),
    (a.FLIP_FRONT, a.TAKE_TRAIN, FLIPS),
    (a.TAKE_TRAIN, a.STEP, TRAIN),
    (a.STEP, a.PROMOTE, STEPS),
    (a.PROMOTE, a.SWAP, PROMOTIONS),
    (a.SWAP, a.GAIN_WORKER, EXCHANGE),
    (a.GAIN_WORKER, a.COMPLETE, GAIN),
)


def effect_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    """Why the top frame does not let this be done."""
    if number == a.DONE_WITH:
        return kept_refused(table, seat, number)
    frame = int(table.frame())
    counter = next((counter for first, end, counter in EFFECTS if first <= number < end), None)
    if counter is None or table.box[frame + counter] == 0:
        return Refusal("rev.general.order-free", {"moment": "reward"})
    due = int(table.box[frame + DUE])
    if due > table.money(seat):
        return lacking(table, seat, due)
    reason = _REASONS[counter](table, seat, number)
    return reason or kept_refused(table, seat, number)


def _has(table: Tabletop, seat: int, source: int) -> bool:
    return table.box[seat * SEAT + source] > 0


def _station_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    bit = 1 << number - a.BUILD_STATION
    if table.box[table.frame() + BUILD] == FROM_SPARE:
        spare = table.box[seat * SEAT + SPARE_BUILDING] and spare_cities(table, seat) & bit
        return None if spare else Refusal("rev.setuptile.station", {"city": city_id(table, number - a.BUILD_STATION)})
    if buildings_left(table, seat) == 0:
        return Refusal("rev.station.leftmost-building", {"moment": "lacking"})
    return city_refused(table, seat, number - a.BUILD_STATION) or _last_refused(table, seat)


def city_refused(table: Tabletop, seat: int, city: int) -> Refusal | None:
    """Whether the seat may have a station there at all."""
    facts = {"city": city_id(table, city)}
    if table.desk[seat * DESK_SEAT + STATIONS] >> city & 1:
        return Refusal("rev.station.one-per-player", {**facts})
    return None if open_cities(table, seat) >> city & 1 else Refusal("rev.station.connected", {"moment": "apart", **facts})


def city_id(table: Tabletop, city: int) -> str:
    return table.material.city_ids[city]


def _last_refused(table: Tabletop, seat: int) -> Refusal | None:
    """The only piece left is the one that the sale needs."""
    return Refusal("rev.turn.basic-in-full", {"moment": "last"}) if last_for_sale(table, seat) else None


def _track_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    spare = table.box[table.frame() + LAY] == FROM_SPARE
    if (table.box[seat * SEAT + SPARE_TRACK] if spare else tracks_left(table, seat)) == 0:
        return Refusal("rev.rail.leftmost-tracks", {"moment": "spare" if spare else "none"})
    return space_refused(table, seat, number - a.LAY_TRACK) or (None if spare else _last_refused(table, seat))


def space_refused(table: Tabletop, seat: int, space: int) -> Refusal | None:
    if space >= table.material.spaces:
        return Refusal("rev.rail.available-space", {"moment": "unknown"})
    if table.desk[seat * DESK_SEAT + LAID] >> space & 1:
        return Refusal("rev.rail.one-per-space", {**ends(table.material, space)})
    if free_spaces(table, seat) >> space & 1:
        return None
    return Refusal("rev.rail.available-space", {"moment": "apart", **ends(table.material, space)})


def _office_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    section = number - a.BUILD_OFFICE
    if table.box[table.frame() + WIRE] == FROM_SPARE:
        spare = table.box[seat * SEAT + SPARE_BUILDING] and spare_sections(table) >> section & 1
        return None if spare else Refusal("rev.setuptile.office", {"section": section + 1})
    if buildings_left(table, seat) == 0:
        return Refusal("rev.telegraph.leftmost-building", {"moment": "lacking"})
    return section_refused(table, seat, section) or _last_refused(table, seat)


def section_refused(table: Tabletop, seat: int, section: int) -> Refusal | None:
    taken = table.desk[seat * DESK_SEAT + OFFICES] >> section & 1
    return Refusal("rev.telegraph.available", {"moment": "here", "section": section + 1}) if taken else None


def flip_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    kind, side = (number - a.FLIP_FRONT) % KINDS, (number - a.FLIP_FRONT) // KINDS
    if table.box[seat * SEAT + (BACK if side else FRONT) + kind]:
        return None
    rule = "rev.train.flip-back" if side else "rev.train.flip-front"
    return Refusal(rule, {"train": table.material.train_ids[kind]})


def _train_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    kind = number - a.TAKE_TRAIN
    if table.box[STOCK + kind]:
        return None
    return Refusal("rev.train.limited", {"train": table.material.train_ids[kind], "seat": seat + 1})


def _step_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    track, way = divmod(number - a.STEP, a.STEP_WAYS)
    if int(table.box[seat * SEAT + MARK + track]) >= table.material.top:
        return Refusal("rev.perf.top", {"track": TRACK_NAMES[track]})
    at = int(step_at(table, seat, track))
    money = int(table.material.step_money[at]) + int(table.box[table.frame() + DUE])
    if money > table.money(seat):
        return Refusal("rev.perf.pay-money", {"need": money * UNIT, "have": int(table.money(seat)) * UNIT})
    if table.material.step_shares[at] > table.shares(seat):
        facts = {"need": int(table.material.step_shares[at]), "have": int(table.shares(seat))}
        return Refusal("rev.perf.discard-shares", {**facts})
    if (table.material.step_workers[at] > 0) != (way > 0):
        moment = "costs" if table.material.step_workers[at] else "free"
        return Refusal("rev.perf.discard-worker", {"moment": moment, "track": TRACK_NAMES[track]})
    return None if way == 0 or _has(table, seat, way - 1) else _no_worker(way - 1, "rev.supply.discard")


def _no_worker(source: int, rule: str) -> Refusal:
    place = "board" if source >= COLOURS else "supply"
    return Refusal(rule, {"worker": COLOUR_NAMES[source % COLOURS], "place": place})


def _promotion_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    slot, source = divmod(number - a.PROMOTE, a.SOURCES)
    if not _has(table, seat, source):
        return _no_worker(source, "rev.promote.source")
    if not fits(table, seat, slot, source % COLOURS):
        open_ = table.box[seat * SEAT + OPEN + slot] != NONE
        facts = {"worker": COLOUR_NAMES[source % COLOURS], "milestone": milestone_id(table, seat, slot) if open_ else slot + 1}
        return Refusal("rev.promote.fitting", {"moment": "full" if open_ else "none", **facts})
    cost = int(table.box[table.frame() + DUE] + table.box[table.frame() + EACH])
    return lacking(table, seat, cost) if cost > table.money(seat) else None


def milestone_id(table: Tabletop, seat: int, slot: int) -> str:
    """The open milestone by the id on its tile."""
    return table.material.milestone_ids[table.box[seat * SEAT + OPEN + slot]]


def _swap_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    source, colour = divmod(number - a.SWAP, COLOURS)
    if not _has(table, seat, source):
        return _no_worker(source, "rev.supply.discard")
    if table.box[GENERAL + colour] == 0:
        return Refusal("rev.supply.workers-limited", {"worker": COLOUR_NAMES[colour]})
    return None


def _gain_refused(table: Tabletop, seat: int, number: int) -> Refusal | None:
    colour = number - a.GAIN_WORKER
    if table.box[GENERAL + colour] == 0:
        return Refusal("rev.supply.workers-limited", {"worker": COLOUR_NAMES[colour], "seat": seat + 1})
    return None if gainable(table, colour) else Refusal("rev.supply.worker-substitute", {"worker": COLOUR_NAMES[colour]})


_REASONS = {
    BUILD: _station_refused,
    LAY: _track_refused,
    WIRE: _office_refused,
    FLIPS: flip_refused,
    TRAIN: _train_refused,
    STEPS: _step_refused,
    PROMOTIONS: _promotion_refused,
    EXCHANGE: _swap_refused,
    GAIN: _gain_refused,
}
