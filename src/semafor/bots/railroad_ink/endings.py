"""How a last round of Railroad Ink with lava may end: a board of routes and a flow of lava, drawn if the rules allow it.

That routes and lava lie in different cells is not enough. A die has to be drawn while it can be, so a volcano must have taken
the places where it fits; a route is devoured only when lava can flow nowhere else; a face has to be drawn unless that is
impossible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.railroad_ink.flow_groups import FlowGroup
from semafor.bots.railroad_ink.flows import NOTHING, Flow
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.orders import Orders
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import (
    CONTEXT,
    DICE,
    FREE,
    LAVA_DICE,
    LOOKS,
    OPEN,
    ROUTE_FACES,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    VOLCANO,
)
from semafor.games.railroad_ink.material import BIT, BIT_AT, FACE_LOOKS, FITS, SPREAD, bits_in
from semafor.games.railroad_ink.parts.dice import dice_left
from semafor.games.railroad_ink.parts.lava import beside, volcano_cells
from semafor.games.railroad_ink.state import RailroadInk

LONE_VOLCANO: Final = 2  # points that a volcano costs at least which no face touches


class Endings:
    """Keeps the best board that was drawn; `sure` until something was left out that might be better."""

    def __init__(self, judge: Judge, first: Sheet, known: Sheet) -> None:
        self.judge: Final = judge
        self.first: Final = first
        start = first.state
        self.start: Final = start
        self.volcanic: Final = volcano_cells(start.masks, 0)
        self.pure: Final[bool] = start.board[LAVA_DICE] + start.board[LAVA_DICE + 1] + start.board[LAVA_DICE + 2] > 0
        self.flowing: Final = flow_cells(start) if self.pure else i64(0)
        self.best: Sheet = known
        self.reached: i64 = known.value
        self.sure: bool = True

    def try_flows(self, group: FlowGroup, sheet: Sheet) -> None:
        """The best flows that leave the cells of the routes alone."""
        drawn = group.first.free & ~sheet.free
        for flow in group.flows:
            total = sheet.value + flow.value - group.base
            if total <= self.reached:
                break
            if flow.cells & drawn == 0 and self.may_flow(group, flow, drawn):
                self.finish(group, sheet, flow, drawn)

    def may_flow(self, group: FlowGroup, flow: Flow, drawn: i64) -> bool:
        """Whether the duty lapses without a face; whether nothing could flow when a route was devoured."""
        if flow.one < 0:
            if self.volcanic & ~drawn == 0:
                return True
            self.sure = self.sure and self.pure
            return False
        return group.ghost < 0 or self.may_devour(flow, group.ghost, drawn)

    def may_devour(self, flow: Flow, cell: i64, drawn: i64) -> bool:
        """Whether lava could flow nowhere else than into this cell; a volcano that it comes from lies shut in."""
        if not self.pure:
            return True
        drawn |= BIT[cell]
        if self.flowing & ~drawn:
            return False
        context = i64(self.start.board[CONTEXT + cell])
        if context & context >> 1 & 0x55:
            return True
        sources = flow.volcanoes & beside(BIT[cell])
        while sources:
            source = sources & -sources
            sources ^= source
            if beside(source) & self.start.masks[FREE] & ~drawn == 0:
                return True
        return False

    # Drawing it

    def finish(self, group: FlowGroup, sheet: Sheet, flow: Flow, drawn: i64) -> None:
        """As it is, or with one more die spent on a route that the flow devours."""
        state = sheet.state
        total = sheet.value + flow.value - group.base
        if not group.own:
            self.finish_with(sheet, flow, total, fitting(state, NOTHING), False)
            if group.ghost >= 0 or dice_left(state.board, 0) == 0 or not self.devours_own(flow, drawn):
                return
        else:
            self.finish_with(sheet, flow, total, fitting(state, NOTHING), True)  # a special route was spent
        for face in range(i64(ROUTE_FACES)):
            if state.board[DICE + face] > 0:
                self.finish_with(sheet, flow, total, fitting(state, face), True)

    def devours_own(self, flow: Flow, drawn: i64) -> bool:
        """Whether a face of the flow may have devoured a route of this very round."""
        for place in (flow.one, flow.other):
            cell = place // LOOKS
            if place >= 0 and self.start.masks[FREE] & BIT[cell] and self.may_devour(flow, cell, drawn):
                return True
        return False

    def finish_with(self, sheet: Sheet, flow: Flow, total: i64, fits: i64, devours: bool) -> None:
        """Where a die would have to be drawn, a volcano must have taken the place."""
        fits &= ~flow.cells
        if total - POINT * LONE_VOLCANO * bits_in(fits) <= self.reached or fits & ~self.volcanic:
            return
        final = with_flow(sheet.state, flow, flow.volcanoes | fits)
        found = Orders(self.judge, self.first, final.board, devours).find()
        if found is not None and found.value > self.reached:
            self.best = found
            self.reached = found.value


def with_flow(state: RailroadInk, flow: Flow, volcanoes: i64) -> RailroadInk:
    """The board with the faces of the flow and these volcanoes."""
    final = state.clone()
    for place in (flow.one, flow.other):
        if place >= 0:
            final.put(0, place // LOOKS, place % LOOKS)
    while volcanoes:
        bit = volcanoes & -volcanoes
        volcanoes ^= bit
        final.put(0, BIT_AT[bit * SPREAD >> 58 & 63], VOLCANO)
    return final


def tiles_left(state: RailroadInk) -> i64:
    """Dice of routes that are left, and the special route if one may be drawn."""
    special = state.board[SPECIAL_OPEN] > 0 and state.board[SPECIALS_LEFT] > 0
    return dice_left(state.board, 0) + (1 if special else 0)


def flow_cells(state: RailroadInk) -> i64:
    """Free cells where mere lava can flow: while one of them is free, nothing is devoured."""
    found: i64 = 0
    cells = state.masks[FREE] & state.masks[OPEN]
    while cells:
        bit = cells & -cells
        cells ^= bit
        context = i64(state.board[CONTEXT + BIT_AT[bit * SPREAD >> 58 & 63]])
        if context & context >> 1 & 0x55:
            found |= bit
    return found


def fitting(state: RailroadInk, spent: i64) -> i64:
    """The free cells where a die fits that is left when one of the face `spent` was used too."""
    looks: i64 = 0
    for face in range(i64(ROUTE_FACES)):
        if i64(state.board[DICE + face]) > (1 if face == spent else 0):
            looks |= FACE_LOOKS[face]
    found: i64 = 0
    cells = state.masks[FREE] & state.masks[OPEN]
    while cells:
        bit = cells & -cells
        cells ^= bit
        if FITS[i64(state.board[CONTEXT + BIT_AT[bit * SPREAD >> 58 & 63]])] & looks:
            found |= bit
    return found
