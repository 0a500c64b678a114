"""Flows of lava in Railroad Ink that are alike for the routes of a round: what their faces carry, and what they devour."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_ink.flows import NOTHING, Flow, lava_value
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.keys import key_of
from semafor.bots.railroad_ink.sheet import read
from semafor.games.railroad_ink.layout import CONTEXT, FREE, HIGHWAY, LOOKS, RAILWAY, TILE
from semafor.games.railroad_ink.material import BIT, ENDS, FITS, INNER, JOINS, NEIGHBOUR, SIDE_BIT
from semafor.games.railroad_ink.parts.boards import has_route
from semafor.games.railroad_ink.parts.lava import beside
from semafor.games.railroad_ink.parts.longest import ALL_SIDES, SET_SIZE, alike
from semafor.games.railroad_ink.state import RailroadInk

MOST_ROUTES: Final = 6  # four dice and a special route, and none
FAR: Final = 1_000_000_000


class FlowGroup:
    """The faces that concern routes, drawn on the board as the round began; best flows first.

    `ghost` is the cell of a route that was devoured: of the start, or (`own`) of this round, and then it cost a die.
    """

    def __init__(self, judge: Judge, start: RailroadInk, flows: list[Flow], faces: list[int], own: i64 = NOTHING) -> None:
        self.start: Final = start
        self.flows: Final = flows
        self.faces: Final = faces
        self.own: Final[bool] = own >= 0
        self.ghost: i64 = own
        state = start.clone()
        for place in faces:
            if start.masks[FREE] & BIT[place // LOOKS] == 0:
                self.ghost = place // LOOKS
            state.act(0, state.kit.drawing(place // LOOKS, place % LOOKS))
        self.first: Final = read(state)
        self.first.key = key_of(state)
        self.first.value = judge.value(self.first)
        self.base: Final = lava_value(state, start.masks[FREE])
        self.best: Final = vec[i64]([-FAR] * MOST_ROUTES)  # by number of routes: the best board met
        self.around: Final = beside(BIT[self.ghost]) if self.ghost >= 0 else i64(0)  # the ghost
        self.required: i64 = 0  # cells that have to get a route, leading towards the face beside them
        self.covered: i64 = 0  # cells that have to get any route
        self.room: i64 = 0  # cells of which one has to get a route, towards the ghost or a face
        self.ahead: i64 = 0  # those of them that a face leads to
        self.narrow: bool = False  # whether only routes with three ends or more count towards the ghost

    def add(self, flow: Flow) -> None:
        """One more, behind those that are worth as much."""
        place = 0
        while place < len(self.flows) and self.flows[place].value >= flow.value:
            place += 1
        self.flows.insert(place, flow)

    def value(self) -> i64:
        """What lava is worth by the best flow."""
        return self.flows[0].value if self.flows else i64(-FAR)

    def note(self, routes: i64, value: i64) -> None:
        """A board with so many routes has been met."""
        if value > self.best[routes]:
            self.best[routes] = value

    def most(self, routes: i64) -> i64:
        """The best board that was met with so many routes or fewer."""
        most: i64 = -FAR
        for number in range(routes + 1):
            most = max(most, self.best[number])
        return most

    # What the faces can change for routes

    def carried(self) -> list[int]:
        """The faces with a route that is new: not one that lies within the route it devours."""
        return [place for place in self.faces if has_route(ENDS[place % LOOKS]) and not self.is_graft(place)]

    def is_graft(self, place: i64) -> bool:
        """Whether a face carries on the route that it devours."""
        if place // LOOKS != self.ghost or self.own:
            return False
        old = i64(self.start.board[TILE + self.ghost])
        ends = ENDS[place % LOOKS]
        part: i64 = -1
        for side in range(i64(4)):
            end = ends >> side * 2 & 3
            if end in (HIGHWAY, RAILWAY):
                if ENDS[old] >> side * 2 & 3 != end:
                    return False
                part &= JOINS[old * 4 + side]
        return part & (ends ^ ends >> 1) & ALL_SIDES == (ends ^ ends >> 1) & ALL_SIDES

    def bridges(self) -> list[int]:
        """Those of the carried routes that may lead on at both ends."""
        return [place for place in self.carried() if self.leads_through(place // LOOKS, ENDS[place % LOOKS])]

    def leads_through(self, cell: i64, ends: i64) -> bool:
        """Whether both ends meet their like or a free cell."""
        state = self.first.state
        for side in range(i64(4)):
            end = ends >> side * 2 & 3
            if end in (HIGHWAY, RAILWAY) and i64(state.board[CONTEXT + cell]) >> side * 2 & 3 != end:
                other = NEIGHBOUR[cell * 4 + side]
                if other < 0 or not state.masks[FREE] & BIT[other]:
                    return False
        return True

    def is_joined(self) -> bool:
        """Whether a carried route leads on at both ends already."""
        for place in self.bridges():
            if self.cells_at(place // LOOKS, ENDS[place % LOOKS]) == 0:
                return True
        return False

    def cells_ahead(self) -> i64:
        """The free cells that carried routes lead to."""
        found: i64 = 0
        for place in self.carried():
            found |= self.cells_at(place // LOOKS, ENDS[place % LOOKS])
        return found

    def cells_opened(self) -> i64:
        """The free cells where the devoured route of the start had an end that is gone: another kind may come there now."""
        return self.cells_at(self.ghost, self.ends_devoured()) if self.ghost >= 0 and not self.own else i64(0)

    def cells_at(self, cell: i64, ends: i64) -> i64:
        """The free cells beyond the route ends of this one."""
        found: i64 = 0
        for side in range(i64(4)):
            other = NEIGHBOUR[cell * 4 + side]
            if ends >> side * 2 & 3 in (HIGHWAY, RAILWAY) and other >= 0:
                found |= BIT[other]
        return found & self.first.free

    def ends_devoured(self) -> i64:
        """The ends of the devoured route, but for those of a face that carries it on."""
        ends = ENDS[i64(self.start.board[TILE + self.ghost])]
        for place in self.faces:
            if self.is_graft(place):
                new = ENDS[place % LOOKS]
                ends &= ~(((new ^ new >> 1) & ALL_SIDES) * 3)
        return ends

    def errors_devoured(self) -> i64:
        """By how many the errors become fewer when the route of the start is gone, less the ends that it met."""
        if self.own or self.ghost < 0:
            return 0
        ends = self.ends_devoured()
        sides = (ends | ends >> 1) & ALL_SIDES & INNER[self.ghost]
        met = sides & alike(ends, i64(self.start.board[CONTEXT + self.ghost]))
        return SET_SIZE[sides & ~met] - SET_SIZE[met]

    # Routes that have to do with the faces

    def leads_back(self, cell: i64, look: i64) -> bool:
        """Whether a route in a cell ahead of a face meets the face's end."""
        for place in self.faces:
            if leads_to(cell, look, place // LOOKS):
                return True
        return False

    def makes_use(self, cell: i64, look: i64) -> bool:
        """Whether a route lies where the devoured one was in its way, or goes on from a face."""
        if self.room & BIT[cell] == 0:
            return False
        if self.ahead & BIT[cell] and self.leads_back(cell, look):
            return True
        return leads_to(cell, look, self.ghost) and (not self.narrow or SET_SIZE[used_sides(ENDS[look])] > 2)

    def leaning(self, cell: i64, context: i64) -> i64:
        """The looks that fit here while the devoured route still lies there."""
        side = side_towards(cell, self.ghost)
        if side < 0:
            return 0
        others = context & ~(3 * SIDE_BIT[side])
        if self.own:
            return FITS[others | HIGHWAY * SIDE_BIT[side]] | FITS[others | RAILWAY * SIDE_BIT[side]]
        end = ENDS[i64(self.start.board[TILE + self.ghost])] >> (side ^ 2) * 2 & 3
        return FITS[others | end * SIDE_BIT[side]]


def used_sides(ends: i64) -> i64:
    """The sides with an end, as a set."""
    return (ends | ends >> 1) & ALL_SIDES


def side_towards(cell: i64, other: i64) -> i64:
    """The side of the cell beyond which the other lies, or -1."""
    for side in range(i64(4)):
        if NEIGHBOUR[cell * 4 + side] == other:
            return side
    return -1


def leads_to(cell: i64, look: i64, other: i64) -> bool:
    """Whether the look has an end in this cell towards the other."""
    side = side_towards(cell, other)
    return side >= 0 and ENDS[look] >> side * 2 & 3 != 0


def route_faces(start: RailroadInk, flow: Flow) -> list[int]:
    """The faces of the flow that carry a route or devour one, the devouring one first."""
    faces = [int(place) for place in (flow.one, flow.other) if place >= 0]
    return [place for place in faces if has_route(ENDS[place % LOOKS]) or not start.masks[FREE] & BIT[place // LOOKS]]


def likeness(start: RailroadInk, flow: Flow) -> tuple[int, ...]:
    """Equal for flows that are alike for routes: mere lava is like any other in a place where it devours one."""
    faces = route_faces(start, flow)
    return tuple(sorted([place if has_route(ENDS[place % LOOKS]) else place // LOOKS * LOOKS for place in faces]))


def grouped(judge: Judge, start: RailroadInk, flows: list[Flow]) -> list[FlowGroup]:
    """All groups, that of mere lava first (be it empty), then those with the most valuable flow."""
    found: dict[tuple[int, ...], list[Flow]] = {(): []}
    for _, at in sorted([(-int(flow.value), at) for at, flow in enumerate(flows)]):
        found.setdefault(likeness(start, flows[at]), []).append(flows[at])
    return [FlowGroup(judge, start, alike, route_faces(start, alike[0]) if alike else []) for alike in found.values()]


def own_groups(judge: Judge, group: FlowGroup, least: i64) -> list[FlowGroup]:
    """The flows of the group worth more than this, by a cell in which they may have devoured a route of this round."""
    found: dict[int, list[Flow]] = {}
    for flow in group.flows:
        if flow.value <= least:
            break
        for place in (flow.one, flow.other):
            if place >= 0 and group.start.masks[FREE] & BIT[place // LOOKS]:
                found.setdefault(int(place // LOOKS), []).append(flow)
    return [own_group(judge, group, cell, flows) for cell, flows in found.items()]


def own_group(judge: Judge, group: FlowGroup, cell: int, flows: list[Flow]) -> FlowGroup:
    here = [int(place) for place in (flows[0].one, flows[0].other) if place // LOOKS == cell]
    faces = [place for place in group.faces if place // LOOKS != cell]
    return FlowGroup(judge, group.start, flows, here + faces, i64(cell))
