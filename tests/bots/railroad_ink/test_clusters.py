"""Clusters give every board of routes that is worth more than is needed, once: the same as drawing in every order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from amount import several
from bots.railroad_ink.crowded_rounds import any_end, crowded, last_rounds, lava
from semafor.bots.railroad_ink.beam import draw_act
from semafor.bots.railroad_ink.combinations import Combinations
from semafor.bots.railroad_ink.flow_groups import FlowGroup, own_groups
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.kept_routes import KeptRoutes
from semafor.bots.railroad_ink.keys import key_after
from semafor.bots.railroad_ink.lava_round import LavaRound
from semafor.bots.railroad_ink.levels import judge
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import CONTEXT, DICE, FREE, OPEN, ROUTE_FACES, ROUTES, SPECIALS, SPECIALS_LEFT
from semafor.games.railroad_ink.material import FITS
from semafor.games.railroad_ink.state import RailroadInk

GROUPS = several(6, 2, daily=2)  # of each sort
BOARDS = several(20_000, 400, daily=1_000)  # groups with more are left out
BEST = 40  # boards that are asked for


def with_special(first: int, number: int) -> Iterator[RailroadInk]:
    """Last rounds of whole games, with a die or two and a special route."""
    for seed in range(first, first + number):
        state = next(last_rounds(seed))
        faces = [face for face in range(ROUTE_FACES) if state.board[DICE + face]]
        for face in faces[1 + seed % 2 :]:
            state.board[DICE + face] = 0
        state.board[SPECIALS_LEFT] = 1
        state.refresh(0)
        yield state


def members(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


class EveryOrder:
    """All boards of routes of a group by drawing one route after the other, each with its value and what it has."""

    def __init__(self, judge: Judge, group: FlowGroup, leaning: bool) -> None:
        self.judge = judge
        self.group = group
        self.leaning = leaning
        self.must = int(group.required | group.covered) & int(group.first.free)
        self.values: dict[int, int] = {}
        self.wanted: set[int] = set()

    def spread(self, sheet: Sheet, left: int, useful: bool) -> None:
        state = sheet.state
        around = int(self.group.around) if self.leaning else 0
        for cell in members(state.masks[FREE] & (state.masks[OPEN] | around)):
            context = int(state.board[CONTEXT + cell])
            looks = FITS[context] | (self.group.leaning(cell, context) if self.leaning and self.group.ghost >= 0 else 0)
            for look in members(looks & (state.masks[ROUTES] | state.masks[SPECIALS])):
                required = self.group.required & 1 << cell
                if not required or self.group.leads_back(cell, look):
                    self.draw(sheet, cell, look, left - 1, useful or self.group.makes_use(cell, look))

    def draw(self, sheet: Sheet, cell: int, look: int, left: int, useful: bool) -> None:
        key = int(key_after(sheet, cell, look))
        if key in self.values or len(self.values) > BOARDS:
            return
        self.values[key] = int(self.judge.after(sheet, cell, look))
        if self.must & sheet.free & ~(1 << cell) == 0 and (useful or not self.group.room):
            self.wanted.add(key)
        if left:
            self.spread(draw_act(self.judge, sheet, int(sheet.state.kit.drawing(cell, look))), left, useful)


def some_groups(whole: LavaRound) -> Iterator[FlowGroup]:
    """Mere lava, then faces with routes, a devoured route, and a route of this round that was devoured."""
    plain = whole.groups[0]
    yield plain
    yield from [group for group in whole.groups[1:] if group.ghost < 0][:GROUPS]
    yield from [group for group in whole.groups[1:] if group.ghost >= 0][:GROUPS]
    yield from own_groups(whole.judge, plain, -(10**9))[:GROUPS]


def wanted_boards(judge: Judge, group: FlowGroup, routes: int) -> dict[int, int] | None:
    """The value of each board that the group has to look at; None if there are too many."""
    every = EveryOrder(judge, group, True)
    every.spread(group.first, routes, False)
    other = EveryOrder(judge, group, False)
    if group.own:
        other.spread(group.first, routes, False)  # what hangs on no devoured route is looked at elsewhere
    if len(every.values) > BOARDS:
        return None
    return {key: every.values[key] for key in every.wanted - set(other.values)}


def check(whole: LavaRound, group: FlowGroup) -> bool:
    """Whether the group was compared, and had a board."""
    routes = int(whole.tiles) - (1 if group.own else 0)
    wanted = wanted_boards(whole.judge, group, routes)
    if not wanted:
        return False
    least = sorted(wanted.values())[-BEST:][0] - 1
    boards = Combinations(whole.judge, group, whole.shares, routes, whole.endings, 10**9)
    boards.kept = KeptRoutes(least)
    boards.try_all()
    found = [key_of_kept(boards.kept, number) for number in range(len(boards.kept.values))]

    assert len(found) == len(set(found))
    assert {key for key, value in wanted.items() if value > least} <= set(found)
    for key, value in zip(found, boards.kept.values, strict=True):
        assert wanted.get(key, value) == value
    assert max(group.best) >= max(wanted.values())
    return True


def key_of_kept(kept: KeptRoutes, number: int) -> int:
    board, action = kept.boards[number], kept.actions[number]
    kit = board.state.kit
    return int(board.key if action < 0 else key_after(board, kit.cell(action), kit.look(action)))


@pytest.mark.parametrize(("rounds", "number"), [(crowded, several(300, 5, daily=60)), (with_special, several(60, 1, daily=10))])
def test_clusters_give_every_board_of_routes_that_is_needed(
    rounds: Callable[[int, int], Iterator[RailroadInk]], number: int
) -> None:
    compared = 0
    for seed, state in enumerate(rounds(4004, number)):
        whole = LavaRound(judge(lava()), any_end(state, judge(lava()), seed), state, 1)
        whole.find_best()  # nothing but what each group requires
        compared += sum(check(whole, group) for group in some_groups(whole))
    assert compared >= number
