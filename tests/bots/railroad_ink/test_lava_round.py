"""The last round with lava is solved as by going through every board, all volcanoes and devoured routes allowed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import semafor
from amount import several
from semafor.bots.budget import Budget
from semafor.bots.railroad_ink.beam import Beam, acts_to, draw_act
from semafor.bots.railroad_ink.bots import LookaheadBot
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.last_round import LastRound
from semafor.bots.railroad_ink.lava_round import LavaRound
from semafor.bots.railroad_ink.levels import judge
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import DICE, ROUTE_FACES, SPECIALS_LEFT
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck

ALL = several(40_000, 800)  # boards; rounds with more are left out
ROUNDS = several(300, 4, daily=60)


def lava() -> RailroadInkGame:
    game = semafor.game("railroad-ink-lava")
    assert isinstance(game, RailroadInkGame)
    return game


def last_round(seed: int, rolls: int = 1) -> RailroadInk:
    """A board before its last round; with more rolls than one a fuller one, as if that round had come again and again."""
    luck = FastLuck(seed)
    state = lava().deal(1, lava().options(), luck)
    beam = Beam(judge(lava()), 1 + 5 * (seed % 2), 1)
    for roll in range(int(state.kit.rounds) - 2 + rolls):
        beam.search(state)
        state = beam.ends[0].state.clone()
        if state.round < state.kit.rounds:
            state.apply(0, state.kit.finish, luck)
        else:
            state.roll(luck)
    return state


def crowded(seed: int) -> RailroadInk:
    """A board with little room left, often with fewer dice, sometimes with a special route."""
    state = last_round(seed, 2 + seed % 4)
    luck = FastLuck(seed + 1)
    for _ in range(luck.below(4)):
        face = luck.below(int(ROUTE_FACES))
        state.board[DICE + face] = 0
    state.board[SPECIALS_LEFT] = 1 if luck.below(3) == 0 else 0
    state.refresh(0)
    return state


def any_end(state: RailroadInk, judge: Judge, seed: int) -> Sheet:
    """A board to finish the round on, drawn at random."""
    luck = FastLuck(seed)
    judge.begin(state.round)
    sheet = read(state)
    sheet.value = judge.value(sheet)
    while True:
        acts = [int(action) for action in sheet.state.legal(0)]
        act = acts[luck.below(len(acts))]
        if act == sheet.state.kit.finish:
            return sheet
        sheet = draw_act(judge, sheet, act)


def forced(first: int) -> Iterator[tuple[RailroadInk, Sheet]]:
    """Crowded rounds, each with its best board found by going through all."""
    for seed in range(first, first + ROUNDS):
        state = crowded(seed)
        every = LastRound(judge(lava()), ALL)
        best = every.find_best(state)
        if every.complete():
            yield state, best


def test_the_best_board_is_that_of_all_boards_whatever_was_known_and_legal_acts_lead_to_it() -> None:
    proven = []
    for number, (state, best) in enumerate(forced(3000)):
        whole = LavaRound(judge(lava()), any_end(state, judge(lava()), number), state)
        found = whole.find_best()
        proven.append(whole.proven)

        assert found.value <= best.value
        assert found.value == best.value or not whole.proven
        assert POINT * points_by_acts(state, found) == found.value
    assert sum(proven) > len(proven) // 2


def points_by_acts(state: RailroadInk, end: Sheet) -> int:
    """The points of the round drawn act by act and finished."""
    board = state.clone()
    for action in [*acts_to(end), int(board.kit.finish)]:
        assert action in [int(legal) for legal in board.legal(0)]
        board.act(0, action)
    return int(board.scores()[0])


def test_with_too_many_boards_nothing_is_proven_and_what_was_known_is_kept_or_bettered() -> None:
    state = last_round(5000)
    known = any_end(state, judge(lava()), 1)
    part = LavaRound(judge(lava()), known, state, 3)

    assert part.find_best().value >= known.value
    assert not part.proven


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "points"), [(5003, 0), (5015, 1), (5016, 2)])
def test_hard_draws_the_best_board_where_its_beam_overlooks_it(seed: int, points: int) -> None:
    luck = FastLuck(seed)
    state = lava().deal(1, lava().options(), luck)
    played, beam = Beam(judge(lava()), 6, 1), Beam(judge(lava()), 150, 1)
    while state.round < state.kit.rounds:
        played.search(state)
        state = played.ends[0].state
        state.apply(0, state.kit.finish, luck)
    drawn = LookaheadBot(1, beam, beam, 1, Budget(iterations=1)).think(state)
    beam.search(state)

    assert drawn.value - beam.ends[0].value == points * POINT
