"""Refusals while a reward is being taken: the effects of the top frame."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.bonuses import COLOUR_NAMES
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
    OFFICES,
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
from semafor.games.railroad_revolution.shortage import kept_refused, lacking
from semafor.games.railroad_revolution.state import RailroadRevolution
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


def effect_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    """Why the top frame does not let this be done."""
    if number == a.DONE_WITH:
        return kept_refused(state, seat, number)
    frame = int(state.frame())
    counter = next((counter for first, end, counter in EFFECTS if first <= number < end), None)
    if counter is None or state.box[frame + counter] == 0:
        return Refusal("rev.general.order-free", {"moment": "reward"})
    due = int(state.box[frame + DUE])
    if due > state.money(seat):
        return lacking(state, seat, due)
    reason = _REASONS[counter](state, seat, number)
    return reason or kept_refused(state, seat, number)


def _has(state: RailroadRevolution, seat: int, source: int) -> bool:
    return state.box[seat * SEAT + source] > 0


def _station_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    bit = 1 << number - a.BUILD_STATION
    if state.box[state.frame() + BUILD] == FROM_SPARE:
        spare = state.box[seat * SEAT + SPARE_BUILDING] and state.spare_cities(seat) & bit
        return None if spare else Refusal("rev.setuptile.station")
    if state.buildings_left(seat) == 0:
        return Refusal("rev.station.leftmost-building", {"moment": "lacking"})
    return city_refused(state, seat, number - a.BUILD_STATION) or _last_refused(state, seat)


def city_refused(state: RailroadRevolution, seat: int, city: int) -> Refusal | None:
    """Whether the seat may have a station there at all."""
    facts = {"city": state.material.printed["city"][city]["name"]}
    if state.desk[seat * DESK_SEAT + STATIONS] >> city & 1:
        return Refusal("rev.station.one-per-player", {**facts})
    return None if state.open_cities(seat) >> city & 1 else Refusal("rev.station.connected", {**facts})


def _last_refused(state: RailroadRevolution, seat: int) -> Refusal | None:
    return Refusal("rev.turn.basic-in-full", {"field": "sale"}) if state.last_for_sale(seat) else None


def _track_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    spare = state.box[state.frame() + LAY] == FROM_SPARE
    if (state.box[seat * SEAT + SPARE_TRACK] if spare else state.tracks_left(seat)) == 0:
        return Refusal("rev.rail.leftmost-tracks")
    return space_refused(state, seat, number - a.LAY_TRACK) or (None if spare else _last_refused(state, seat))


def space_refused(state: RailroadRevolution, seat: int, space: int) -> Refusal | None:
    if space < state.material.spaces and state.desk[seat * DESK_SEAT + LAID] >> space & 1:
        return Refusal("rev.rail.one-per-space", {"space": state.material.space_ids[space]})
    return None if state.free_spaces(seat) >> space & 1 else Refusal("rev.rail.available-space")


def _office_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    section = number - a.BUILD_OFFICE
    if state.box[state.frame() + WIRE] == FROM_SPARE:
        spare = state.box[seat * SEAT + SPARE_BUILDING] and state.spare_sections() >> section & 1
        return None if spare else Refusal("rev.setuptile.office")
    if state.buildings_left(seat) == 0:
        return Refusal("rev.telegraph.leftmost-building", {"moment": "lacking"})
    return section_refused(state, seat, section) or _last_refused(state, seat)


def section_refused(state: RailroadRevolution, seat: int, section: int) -> Refusal | None:
    taken = state.desk[seat * DESK_SEAT + OFFICES] >> section & 1
    return Refusal("rev.telegraph.available", {"section": section + 1}) if taken else None


def flip_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    kind, side = (number - a.FLIP_FRONT) % KINDS, (number - a.FLIP_FRONT) // KINDS
    if state.box[seat * SEAT + (BACK if side else FRONT) + kind]:
        return None
    rule = "rev.train.flip-back" if side else "rev.train.flip-front"
    return Refusal(rule, {"train": state.material.train_ids[kind]})


def _train_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    kind = number - a.TAKE_TRAIN
    if state.box[STOCK + kind]:
        return None
    return Refusal("rev.train.limited", {"train": state.material.train_ids[kind], "seat": seat + 1})


def _step_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    track, way = divmod(number - a.STEP, a.STEP_WAYS)
    if int(state.box[seat * SEAT + MARK + track]) >= state.material.top:
        return Refusal("rev.perf.top")
    at = int(state.step_at(seat, track))
    money = int(state.material.step_money[at]) + int(state.box[state.frame() + DUE])
    if money > state.money(seat):
        return Refusal("rev.perf.pay-money", {"need": money * UNIT, "have": int(state.money(seat)) * UNIT})
    if state.material.step_shares[at] > state.shares(seat):
        facts = {"need": int(state.material.step_shares[at]), "have": int(state.shares(seat))}
        return Refusal("rev.perf.discard-shares", {**facts})
    if (state.material.step_workers[at] > 0) != (way > 0):
        return Refusal("rev.perf.discard-worker", {"need": int(state.material.step_workers[at])})
    return None if way == 0 or _has(state, seat, way - 1) else _no_worker(way - 1, "rev.supply.discard")


def _no_worker(source: int, rule: str) -> Refusal:
    place = "board" if source >= COLOURS else "supply"
    return Refusal(rule, {"worker": COLOUR_NAMES[source % COLOURS], "place": place})


def _promotion_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    slot, source = divmod(number - a.PROMOTE, a.SOURCES)
    if not _has(state, seat, source):
        return _no_worker(source, "rev.promote.source")
    if not state.fits(seat, slot, source % COLOURS):
        return Refusal("rev.promote.fitting", {"worker": COLOUR_NAMES[source % COLOURS], "milestone": slot + 1})
    cost = int(state.box[state.frame() + DUE] + state.box[state.frame() + EACH])
    return lacking(state, seat, cost) if cost > state.money(seat) else None


def _swap_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    source, colour = divmod(number - a.SWAP, COLOURS)
    if not _has(state, seat, source):
        return _no_worker(source, "rev.supply.discard")
    if state.box[GENERAL + colour] == 0:
        return Refusal("rev.supply.workers-limited", {"worker": COLOUR_NAMES[colour]})
    return None


def _gain_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    colour = number - a.GAIN_WORKER
    if state.box[GENERAL + colour] == 0:
        return Refusal("rev.supply.workers-limited", {"worker": COLOUR_NAMES[colour], "seat": seat + 1})
    return None if state.gainable(colour) else Refusal("rev.supply.worker-substitute", {"worker": COLOUR_NAMES[colour]})


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
