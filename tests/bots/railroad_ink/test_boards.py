"""The Railroad Ink bots judge boards rightly and overlook none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import semafor
from amount import several
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.levels import policy
from semafor.bots.policy import play_out
from semafor.bots.railroad_ink.beam import Beam, acts_to
from semafor.bots.railroad_ink.bots import LookaheadBot
from semafor.bots.railroad_ink.judge import POINT, Judge, final_weights
from semafor.bots.railroad_ink.keys import key_after, key_of
from semafor.bots.railroad_ink.lakes import Lakes
from semafor.bots.railroad_ink.last_round import LastRound
from semafor.bots.railroad_ink.patterns import FEATURES
from semafor.bots.railroad_ink.sheet import alone, read
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import FREE, MAGMA, ROUTE_LOOKS, SPECIALS_LEFT
from semafor.games.railroad_ink.material import ENDS
from semafor.games.railroad_ink.parts.dice import dice_left
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck, KeyedLuck
from semafor.kernel.state import Moves

KEYS = ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]
EVERYTHING = 100_000


def ink(key: str) -> RailroadInkGame:
    game = semafor.game(key)
    assert isinstance(game, RailroadInkGame)
    return game


def any_judge(game: RailroadInkGame, rounds: int) -> Judge:
    chooser = random.Random(1)
    return Judge(game.variant, [[chooser.randrange(-3000, 3000) for _ in range(FEATURES)] for _ in range(rounds - 1)])


def positions(key: str, seed: int, **options: Any) -> Iterator[RailroadInk]:
    """A random game alone, act by act."""
    game = ink(key)
    chooser = random.Random(seed)
    luck = FastLuck(seed)
    state = game.deal(1, game.options(**options), luck)
    while not state.over():
        yield state
        state.apply(0, chooser.choice(list(state.legal(0))), luck)


def drawings(state: RailroadInk) -> list[tuple[int, int]]:
    """What may be drawn now: cell and look."""
    numbers = [int(number) for number in state.legal(0) if state.kit.first <= number < state.kit.finish]
    return [(int(state.kit.cell(number)), int(state.kit.look(number))) for number in numbers]


def routes(state: RailroadInk) -> list[tuple[int, int]]:
    return [(cell, look) for cell, look in drawings(state) if look <= ROUTE_LOOKS]


def lava(state: RailroadInk) -> list[tuple[int, int]]:
    """That which devours nothing."""
    return [(cell, look) for cell, look in drawings(state) if look > ROUTE_LOOKS and state.masks[FREE] >> cell & 1]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("longest", ["path", "trail"])
def test_a_drawing_is_worth_what_the_drawn_board_is_worth(key: str, longest: str) -> None:
    chooser = random.Random(5)
    for seed in range(several(12, 1, daily=3)):
        for state in positions(key, seed, longest=longest):
            judge = any_judge(ink(key), int(state.kit.rounds))
            judge.begin(state.round)
            sheet = read(state)
            sheet.key = key_of(state)
            judge.value(sheet)
            drawn = [each for found in (routes(state), lava(state)) for each in chooser.sample(found, min(3, len(found)))]
            for cell, look in drawn:
                after = state.clone()
                after.act(0, after.kit.drawing(cell, look))

                assert judge.value(read(after)) == judge.after(sheet, cell, look)
                assert key_of(after) == key_after(sheet, cell, look)


@pytest.mark.parametrize("key", KEYS)
def test_the_value_is_the_weighted_sum_of_the_features_and_in_the_end_the_score(key: str) -> None:
    for seed in range(several(12, 1, daily=3)):
        for state in positions(key, seed):
            rounds = int(state.kit.rounds)
            judge = any_judge(ink(key), rounds)
            sheet = read(state)
            counts = judge.features(sheet)
            judge.begin(rounds)

            assert sum(count * weight for count, weight in zip(counts, final_weights(), strict=True)) == judge.value(sheet)
            assert POINT * int(state.scores()[0]) == judge.value(sheet)


@pytest.mark.parametrize("key", KEYS)
def test_what_was_counted_of_a_board_like_it_is_what_is_counted_anew(key: str) -> None:
    judge = any_judge(ink(key), 7)
    for seed in range(several(40, 4, daily=10)):
        for state in positions(key, seed):
            sheet = read(state)
            anew = any_judge(ink(key), 7).features(sheet)

            assert judge.features(sheet) == anew  # counted, or known of another board
            assert judge.features(sheet) == anew  # known


def test_lakes_are_those_of_the_score() -> None:
    lakes = Lakes()
    for seed in range(several(12, 1, daily=3)):
        for state in positions("railroad-ink-lava", seed):
            count = state.count(0)
            lakes.count(state)
            open_lava = [end for end in count.errors if int(ENDS[state.tile(0, end // 4)]) >> end % 4 * 2 & 3 == MAGMA]

            assert (lakes.closed, lakes.largest, lakes.open) == (len(count.closed_lakes), count.largest_size, len(open_lava))


def ends_by_force(state: RailroadInk) -> dict[int, int]:
    """Every board at which the round can be finished, with its score, by trying all orders of all acts."""
    found: dict[int, int] = {}
    for action in (int(number) for number in state.legal(0)):
        if action == state.kit.finish:
            found[int(key_of(state))] = int(state.scores()[0])
        else:
            after = state.clone()
            after.act(0, action)
            found |= ends_by_force(after)
    return found


def last_rounds(specials: int) -> Iterator[RailroadInk]:
    """Boards in the last round with one or two dice still to draw."""
    for seed in range(several(8, 1, daily=3)):
        for state in positions("railroad-ink", seed):
            few = len({look for _, look in routes(state)}) > 0 and int(dice_left(state.board, 0)) == several(2, 1)
            if state.round == state.kit.rounds and few:
                state.board[SPECIALS_LEFT] = min(int(state.board[SPECIALS_LEFT]), specials)
                state.refresh(0)
                yield state.clone()
                break


@pytest.mark.parametrize("specials", [0, 1])
def test_a_beam_as_wide_as_the_round_finds_every_end_and_the_best_one(specials: int) -> None:
    beam = Beam(any_judge(ink("railroad-ink"), 7), EVERYTHING, EVERYTHING)
    for state in last_rounds(specials if semafor.compiled else 0):
        forced = ends_by_force(state)
        beam.search(state)

        assert set(forced) == {int(key_of(end.state)) for end in beam.ends}
        assert POINT * max(forced.values()) == beam.ends[0].value


@pytest.mark.parametrize("specials", [0, 1])
def test_the_last_round_is_solved_as_by_force(specials: int) -> None:
    whole = LastRound(any_judge(ink("railroad-ink"), 7))
    for state in last_rounds(specials if semafor.compiled else 0):
        forced = ends_by_force(state)
        best = whole.find_best(state)

        assert POINT * max(forced.values()) == best.value == POINT * int(best.state.scores()[0])
        assert len(forced) == whole.ends


def test_where_the_last_round_has_too_many_boards_the_best_one_met_is_drawn() -> None:
    judge = any_judge(ink("railroad-ink"), 7)
    beam, whole, part = Beam(judge, 5, 1), LastRound(judge), LastRound(judge, 3)
    player = LookaheadBot(1, beam, beam, 1, Budget(iterations=1))
    player.most = 3
    for state in last_rounds(0):
        best, drawn = whole.find_best(state), player.think(state)
        part.find_best(state)
        beam.search(state)

        assert whole.complete()
        assert not part.complete()
        assert beam.ends[0].value <= drawn.value <= best.value


def test_the_acts_of_an_end_lead_to_it() -> None:
    state = next(positions("railroad-ink-meteor", 3)).clone()
    beam = Beam(any_judge(ink("railroad-ink-meteor"), 6), 3, 10)
    beam.search(state)
    for end in beam.ends:
        board = state.clone()
        for action in acts_to(end):
            assert action in [int(number) for number in board.legal(0)]
            board.act(0, action)

        assert key_of(board) == key_of(end.state)


def test_a_seat_at_a_full_table_is_read_as_if_it_sat_alone() -> None:
    game = ink("railroad-ink-lava")
    table = game.deal(3, game.options(), FastLuck(2))
    for seat in range(3):
        for _ in range(seat):
            table.apply(seat, table.legal(seat)[0], FastLuck(1))

        assert list(table.legal(seat)) == list(alone(table, seat).legal(0))
        assert table.scores()[seat] == alone(table, seat).scores()[0]


def points(level: str, key: str, games: int) -> int:
    game = ink(key)
    total = 0
    for seed in range(games):
        luck = KeyedLuck(seed)
        state = game.deal(1, game.options(), luck)
        player = bot(level, key, seed)
        while not state.over():
            state.apply(0, player.choose(Knowledge(game, state, 0)), luck)
        total += int(state.scores()[0])
    return total


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_each_level_makes_more_points_than_the_one_below(key: str) -> None:
    made = [points(level, key, 12) for level in ("random", "easy", "casual", "steady", "normal")]

    assert made == sorted(made)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_playout_of_the_analysis_plays_whole_rounds_like_a_person(key: str) -> None:
    """The board it ends on is far better than that of random acts, which is all the analysis knew without a policy."""
    game = ink(key)
    luck = FastLuck(4)
    state = game.deal(2, game.options(), luck)
    player = policy(game)
    player.begin()
    play_out(player, state, luck)

    assert state.over()
    assert min(int(score) for score in state.scores()) > 25


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_the_moves_worth_weighing_are_legal_first_acts_of_good_rounds_each_once(key: str) -> None:
    game, counts = ink(key), []
    for seed in range(4):
        state = game.deal(2, game.options(), FastLuck(seed))
        moves = Moves()
        policy(game).candidates(state, 1, moves)
        found = [int(number) for number in moves.listed()]
        counts.append(len(found))

        assert set(found) <= {int(number) for number in state.legal(1)}
        assert len(set(found)) == len(found)
    assert min(counts) > 0
    assert max(counts) > 1


def test_a_plan_of_a_round_is_given_up_where_the_board_is_another() -> None:
    game = ink("railroad-ink")
    state = game.deal(1, game.options(), FastLuck(4))
    player = policy(game)
    player.begin()
    planned = int(player.choose(state, 0, FastLuck(1)))
    for action in (int(number) for number in state.legal(0)):
        if action not in (planned, state.kit.finish):
            other = state.clone()
            other.act(0, action)

            assert int(player.choose(other, 0, FastLuck(1))) in [int(number) for number in other.legal(0)]
            break
