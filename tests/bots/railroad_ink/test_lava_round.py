"""The last round with lava is solved as by going through every board, all volcanoes and devoured routes allowed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from amount import several
from bots.railroad_ink.crowded_rounds import any_end, crowded, last_rounds, lava
from semafor.bots.budget import Budget
from semafor.bots.railroad_ink.beam import Beam, acts_to
from semafor.bots.railroad_ink.bots import LookaheadBot
from semafor.bots.railroad_ink.judge import POINT
from semafor.bots.railroad_ink.last_round import LastRound
from semafor.bots.railroad_ink.lava_round import LavaRound
from semafor.bots.railroad_ink.levels import judge
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck

ALL = several(40_000, 800, daily=8_000)  # boards; rounds with more are left out
ROUNDS = several(300, 5, daily=75)


def forced(first: int) -> Iterator[tuple[RailroadInk, Sheet]]:
    """Crowded rounds, each with its best board found by going through all."""
    for state in crowded(first, ROUNDS):
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
    state = next(last_rounds(5000))
    known = any_end(state, judge(lava()), 1)
    part = LavaRound(judge(lava()), known, state, 3)

    assert part.find_best().value >= known.value
    assert not part.proven


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "points"), [(5003, 0), (5035, 1), (5016, 2)])
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
