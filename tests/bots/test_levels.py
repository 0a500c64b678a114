"""The levels: the same seed and budget give the same game, and each plays to the end."""

from __future__ import annotations

import pytest

import semafor
from amount import several
from laws.cases import CASES, EACH_GAME, Case
from semafor.bots import Bot, Budget, Knowledge, bot, levels
from semafor.bots.levels import LADDER, levels_of
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import KeyedLuck

NIGHTLY = pytest.mark.nightly
AGAIN = several(12, 12, daily=6)  # acts of a game that are played a second time, by bots made anew


def opening(case: Case, names: list[str], acts: int) -> list[int]:
    """The first acts of a game of these bots, one for each seat."""
    luck = KeyedLuck(4)
    state = case.game.start(case.seats, case.game.option_values(case.options), luck)
    players = [bot(name, case.key, seat) for seat, name in enumerate(names)]
    chosen: list[int] = []
    while not state.over() and len(chosen) < acts:
        seat = int(state.actor())
        action = players[seat].choose(Knowledge(case.game, state, seat, acts=len(chosen)))
        assert action in [int(number) for number in state.legal(seat)]
        state.apply(seat, action, luck)
        chosen.append(action)
    return chosen


@NIGHTLY
@pytest.mark.compiled
@pytest.mark.parametrize("case", EACH_GAME, ids=str)
def test_the_same_seed_and_iterations_give_the_same_choices(case: Case) -> None:
    """Each level against itself, thinking longer than by day."""
    for level in levels(case.key):
        names, played = [f"{level}@{several(15, 2)}"] * case.seats, several(30, 4)

        assert opening(case, names, played) == opening(case, names, played)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case if case in EACH_GAME else pytest.param(case, marks=NIGHTLY) for case in CASES], ids=str)
def test_every_level_plays_a_whole_game_and_begins_it_alike_with_the_same_seed(case: Case) -> None:
    """As many levels at one table as it has seats, so that the slow ones are not there several times."""
    names = [f"{level}@{several(2, 2, daily=1)}" for level in levels(case.key)]
    for first in range(0, len(names), case.seats):
        around = (names * case.seats)[first : first + case.seats]
        played = opening(case, around, 100_000)

        assert played
        assert opening(case, around, AGAIN) == played[:AGAIN]


def test_every_game_has_the_four_levels_in_order_and_a_step_between_where_they_are_far_apart() -> None:
    for case in EACH_GAME:
        ladder = [level for level in levels(case.key) if level in LADDER]

        assert ladder == levels(case.key)[: len(ladder)] == [level for level in LADDER if level in ladder]
        assert {"random", "easy", "normal", "hard"} <= set(ladder)
    for step in ("casual", "steady"):
        rooms = {case.game.room.rpartition(".")[2] for case in EACH_GAME if step in levels(case.key)}
        assert rooms == {"railroad_ink", "railroad_revolution"}


def test_a_level_says_of_its_bot_what_is_true() -> None:
    for case in EACH_GAME:
        for name, level in levels_of(case.game).items():
            assert level.name == name
            assert level.bot(case.game, 1).reads_record == level.reads_record


def budget_of(player: Bot) -> object:
    """How long a bot that searches may think."""
    return getattr(player, "budget", None)


def test_a_level_thinks_as_long_as_it_says_unless_told_otherwise() -> None:
    game = semafor.game("ticket-to-ride-usa")
    hard = levels_of(game)["hard"]
    quick = Budget(iterations=3)

    assert [budget_of(hard.bot(game, 1, given)) for given in (None, quick)] == [hard.budget, quick]
    assert budget_of(bot("hard@3", game.key, 1)) == budget_of(bot("hard", game.key, 1, quick)) == quick


def test_a_budget_is_iterations_or_seconds() -> None:
    assert Budget.read("200") == Budget(iterations=200)
    assert Budget.read("0.5s") == Budget(seconds=0.5)
    assert len(list(Budget(iterations=7).rounds())) == 7
    assert len(list(Budget(seconds=1e-9).rounds())) == 1


@pytest.mark.parametrize("level", ["strong", "hard@", "hard@many", "hard@-3", "hard@0s"])
def test_an_unknown_level_or_budget_is_bad_input(level: str) -> None:
    with pytest.raises(BadInput, match=f"“{level.removeprefix('hard@')}”"):
        bot(level, "ticket-to-ride-usa", 1)
