"""Refusals inside an action: the pool of open effects."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.layout import (
    BASIC,
    CITY_TILE,
    COLOURS,
    EXTRA,
    FIRST,
    FIRST_STATION,
    FLIP,
    GREY,
    MAIN,
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
from semafor.games.railroad_revolution.moves import FIELD_NAMES
from semafor.games.railroad_revolution.refused_effects import city_refused, flip_refused, section_refused, space_refused
from semafor.games.railroad_revolution.shortage import deal_refused, kept_refused, lacking
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.refusal import Refusal

# Numbers that need a reward in hand or another moment of the game
ELSEWHERE = (
    (a.DONE_WITH, a.PASS, Refusal("rev.general.optional-bonuses")),
    (a.PASS, a.PAY_OWED, Refusal("rev.deal.after-action", {"moment": "action"})),
    (a.SKIP, a.HIRE, Refusal("rev.turn.no-legal-action")),
    (a.PICK_TILE, a.PLACE, Refusal("rev.setup.cleanup")),
    (a.PLACE, a.BUILD_STATION, Refusal("rev.turn.place-worker", {"moment": "action"})),
    (a.TAKE_TRAIN, a.STEP, Refusal("rev.train.take")),
    (a.STEP, a.PROMOTE, Refusal("rev.perf.advance")),
    (a.PROMOTE, a.SWAP, Refusal("rev.promote.when")),
    (a.SWAP, a.COMPLETE, Refusal("rev.general.order-free", {"moment": "action"})),
    (a.COMPLETE, a.KEEP_TILE, Refusal("rev.milestone.complete-any-turn", {"moment": "action"})),
    (a.KEEP_TILE, a.SIZE, Refusal("rev.milestone.draw-three-keep-one")),
)


def pool_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    """Why this is no open effect of the action, or cannot be used now."""
    for first, end, elsewhere in ELSEWHERE:
        if first <= number < end:
            return elsewhere
    if number == a.FINISH:
        return _finish_refused(state, seat)
    return _effect_refused(state, seat, number) or kept_refused(state, seat, number)


def _finish_refused(state: RailroadRevolution, seat: int) -> Refusal | None:
    if state.pool & MAIN:
        return Refusal("rev.turn.basic-in-full", {"field": FIELD_NAMES[state.field]})
    if state.owed:
        return Refusal("rev.supply.pay", {"moment": "unpaid", "need": int(state.owed) * UNIT})
    if not state.may_finish(seat):
        return Refusal("rev.general.min-four", {"have": int(state.available(seat))})
    return None


def _effect_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    if number == a.PAY_OWED:
        payable = 0 < state.owed <= state.money(seat)
        return None if payable else lacking(state, seat, int(state.owed))
    if number < a.USE_EXTRA:
        return _main_refused(state, seat, number)
    if number == a.USE_EXTRA:
        return _extra_refused(state, seat)
    if number == a.USE_BASIC:
        return _reward_refused(state, seat)
    if number == a.USE_FIRST:
        return _first_refused(state, seat)
    if number < a.ACCEPT:
        return _tile_refused(state, seat, number - a.USE_TILE)
    if number < a.FLIP_FRONT:
        return _deal_refused(state, seat, number - a.ACCEPT)
    if state.pool & FLIP:
        return flip_refused(state, seat, number)
    return Refusal("rev.sale.flip", {"moment": "done" if state.field == SALE else "action"})


def _main_refused(state: RailroadRevolution, seat: int, number: int) -> Refusal | None:
    """The main part: the right field, not done yet, and a target that is free."""
    field = _field_of(number)
    if field != state.field:
        return Refusal("rev.turn.four-actions", {"field": FIELD_NAMES[state.field]})
    if field == RAIL:
        return _track_refused(state, seat, number - a.LAY_TRACK)
    if field == STATION:
        done = Refusal("rev.station.leftmost-building", {"moment": "done"})
        return city_refused(state, seat, number - a.BUILD_STATION) if state.pool & MAIN else done
    if field == TELEGRAPH:
        done = Refusal("rev.telegraph.leftmost-building", {"moment": "done"})
        return section_refused(state, seat, number - a.BUILD_OFFICE) if state.pool & MAIN else done
    if not state.pool & MAIN:
        return Refusal("rev.sale.one-piece")
    sold = state.sells_track(seat) if number == a.SELL_TRACK else state.sells_building(seat)
    return None if sold else Refusal("rev.sale.leftmost-section")


def _field_of(number: int) -> int:
    starts = (a.BUILD_STATION, a.LAY_TRACK, a.BUILD_OFFICE, a.SELL_TRACK)
    return sum(number >= start for start in starts) - 1


def _track_refused(state: RailroadRevolution, seat: int, space: int) -> Refusal | None:
    if not state.pool & MAIN:
        if state.ability != TURQUOISE:
            return Refusal("rev.rail.exactly-two-tracks")
        if not state.pool & EXTRA or state.tracks_left(seat) == 0:
            return Refusal("rev.ability.rail.turquoise", {"moment": "lacking" if state.pool & EXTRA else "done"})
    return space_refused(state, seat, space)


def _extra_refused(state: RailroadRevolution, seat: int) -> Refusal | None:
    if not state.pool & EXTRA:
        return Refusal("rev.worker.one-extra")
    if state.extra_open(seat):
        return None
    if state.ability == WHITE:
        return Refusal("rev.promote.fitting", {"milestone": 0, "worker": "white"})
    if state.money(seat) < state.extra_cost():
        return lacking(state, seat, int(state.extra_cost()))
    return Refusal(f"rev.ability.{FIELD_NAMES[state.field]}.{COLOUR_NAMES[state.ability]}", {"moment": "action"})


def _reward_refused(state: RailroadRevolution, seat: int) -> Refusal | None:
    if not state.pool & BASIC:
        return Refusal("rev.station.basic-reward", {"moment": "done" if _station_built(state) else "action"})
    usable = state.usable(seat, int(state.box[CITY_TILE + state.target]))
    return None if usable else Refusal("rev.station.basic-reward", {"moment": "useless"})


def _station_built(state: RailroadRevolution) -> bool:
    return state.field == STATION and not state.pool & MAIN


def _first_refused(state: RailroadRevolution, seat: int) -> Refusal | None:
    if not state.pool & FIRST:
        if not _station_built(state):
            return Refusal("rev.station.first-bonus", {"moment": "action"})
        if state.box[FIRST_STATION + state.target] == seat:
            return Refusal("rev.station.first-bonus", {"moment": "done"})
        return Refusal("rev.station.later-place")
    pay = int(state.material.row(state.first_bonus(), PAY))
    if pay > state.money(seat):
        return lacking(state, seat, pay)
    return None if state.usable(seat, state.first_bonus()) else Refusal("rev.station.first-bonus", {"moment": "useless"})


def _tile_refused(state: RailroadRevolution, seat: int, source: int) -> Refusal | None:
    tile = int(state.box[SECTION_TILE + state.target])
    if not state.pool & TILE:
        built = state.field == TELEGRAPH and not state.pool & MAIN
        if built and tile == NONE:
            return Refusal("rev.telegraph.deal-sections")
        return Refusal("rev.telegraph.tile-by-discard", {"moment": "done" if built else "action"})
    if state.box[seat * SEAT + source] == 0:
        place = "board" if source >= COLOURS else "supply"
        return Refusal("rev.supply.discard", {"worker": COLOUR_NAMES[source % COLOURS], "place": place})
    usable = state.usable(seat, state.material.wire_row + tile)
    return None if usable else Refusal("rev.telegraph.tile-by-discard", {"moment": "useless"})


def _deal_refused(state: RailroadRevolution, seat: int, half: int) -> Refusal | None:
    if state.field != SALE or state.ability != GREY:
        return Refusal("rev.deal.after-action", {"moment": "action"})
    if not state.pool & EXTRA:
        return Refusal("rev.worker.one-extra")
    return deal_refused(state, seat, half)
