"""The Railroad Revolution bots judge rightly and plan whole turns."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import semafor
from amount import several
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.railroad_revolution.bots import LookaheadBot, TurnBot
from semafor.bots.railroad_revolution.judge import POINT, STAGES, FittedJudge, Judge, left_of_game
from semafor.bots.railroad_revolution.means import EVER, MEANS, PAYING, WHOLE, Means, conditions_done
from semafor.bots.railroad_revolution.policy import TurnPolicy
from semafor.bots.railroad_revolution.sparring import GUESS, BuilderJudge, BuilderTurns, milestone_done
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.railroad_revolution.weights import load_weights
from semafor.bots.search.turn_beam import acts
from semafor.games.railroad_revolution import GAMES
from semafor.games.railroad_revolution.actions import HIRE, PICK_TILE
from semafor.games.railroad_revolution.layout import NONE, OPEN, SEAT
from semafor.games.railroad_revolution.parts.milestones import fulfilled, meets
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck, KeyedLuck


def fitted() -> FittedJudge:
    return FittedJudge(load_weights())


def positions(seed: int, most: int) -> Iterator[RailroadRevolution]:
    """A random game of three, act by act, and its end."""
    chooser = random.Random(seed)
    luck = FastLuck(seed)
    state = semafor.game("railroad-revolution").start(3, None, luck)
    assert isinstance(state, RailroadRevolution)
    for _ in range(most):
        yield state
        if state.over():
            return
        seat = int(state.actor())
        state.apply(seat, chooser.choice(list(state.legal(seat))), luck)


@pytest.mark.parametrize("judge", [fitted(), BuilderJudge(GUESS)], ids=["fitted", "builder"])
def test_at_the_end_only_points_and_a_trifle_of_money_count(judge: Judge) -> None:
    for seed in range(several(3, 0)):
        end = list(positions(seed, 100_000))[-1]

        assert end.over()
        assert left_of_game(end.table) == 0
        for seat in range(3):
            points = POINT * int(end.scores()[seat])
            assert points + int(end.table.wealth(seat)) == judge.promise(end.table, seat, left_of_game(end.table))


def test_there_is_a_weight_for_each_of_the_means_at_each_stage() -> None:
    assert [len(row) for row in load_weights()] == [MEANS] * (len(STAGES) - 1)


def test_between_two_stages_the_weights_go_over_from_one_to_the_other() -> None:
    """With something that everybody always has, worth a point more at every stage."""
    rows = [[POINT * stage if number == EVER else 0 for number in range(MEANS)] for stage in range(1, len(STAGES))]
    state = next(positions(1, 1))
    judge = FittedJudge(rows)
    now = POINT * int(state.scores()[0]) + int(state.table.wealth(0))

    for stage in range(1, len(STAGES)):
        earlier, later = int(STAGES[stage]), int(STAGES[stage - 1])
        assert judge.promise(state.table, 0, earlier) == now + POINT * stage
        assert judge.promise(state.table, 0, (earlier + later) // 2) == now + POINT * stage - POINT // 2


def test_shares_pay_only_with_an_accountant() -> None:
    means = Means()
    for state in positions(1, several(400, 40)):
        for seat in range(3):
            means.count(state.table, seat)
            accountants = [worker for worker in state.table.box[seat * SEAT + 2 : seat * SEAT + 8 : 5] if worker]

            assert (int(means.counts[PAYING]) > 0) <= bool(accountants)


def test_all_conditions_are_done_when_they_are_met_and_not_before() -> None:
    for state in positions(2, several(600, 40)):
        for tile in range(int(state.table.material.milestones)):
            assert bool(meets(state.table, 0, tile)) == (conditions_done(state.table, 0, tile) == WHOLE)


def test_a_milestone_is_wholly_done_when_it_is_fulfilled_and_not_before() -> None:
    for state in positions(2, several(1500, 60)):
        for seat in range(3):
            for slot in range(2):
                tile = int(state.table.box[seat * SEAT + OPEN + slot])
                if tile != NONE:
                    assert bool(fulfilled(state.table, seat, slot)) == (milestone_done(state.table, seat, slot, tile) == WHOLE)


def test_a_turn_is_planned_to_where_another_seat_decides() -> None:
    turns = Turns(fitted(), 3)
    for number, state in enumerate(positions(3, several(300, 12))):
        if number % 5 == 0 and not state.over():
            seat = int(state.actor())
            turns.search(state, seat, FastLuck(1))

            assert all(int(end.state.actor()) != seat for end in turns.ends[:1])
            assert [end.worth for end in turns.ends] == sorted([end.worth for end in turns.ends], reverse=True)
            assert acts(turns.ends[0])[0].action in [int(action) for action in state.legal(seat)]


def test_a_wider_search_finds_no_worse_turn() -> None:
    narrow, wide = Turns(fitted(), 1), Turns(fitted(), 40)
    better = 0
    for number, state in enumerate(positions(4, several(300, 8))):
        if number % 20 == 0 and not state.over():
            seat = int(state.actor())
            narrow.search(state, seat, FastLuck(1))
            wide.search(state, seat, FastLuck(1))
            better += int(wide.ends[0].worth > narrow.ends[0].worth) - int(wide.ends[0].worth < narrow.ends[0].worth)

    assert better >= 0


def test_the_policy_plays_the_first_act_of_the_best_turn() -> None:
    state = next(positions(5, 1)).clone()
    seat = int(state.actor())
    turns = Turns(fitted(), 2)
    turns.search(state, seat, FastLuck(1))

    assert acts(turns.ends[0])[0].action == TurnPolicy(Turns(fitted(), 2)).choose(state, seat, FastLuck(1))


def test_the_sparring_partner_never_hires_at_the_full_price() -> None:
    turns = BuilderTurns(2)
    for number, state in enumerate(positions(6, several(200, 6))):
        if number % 10 == 0 and not state.over():
            turns.search(state, state.actor(), FastLuck(1))

            assert not [way for way in acts(turns.ends[0]) if HIRE <= way.action < PICK_TILE]


# Whole turns


def first_turns(player: TurnBot, most: int) -> tuple[int, int]:
    """How many acts the player made at the beginning of a game, and how often it planned."""
    game, luck, plans, made = GAMES["railroad-revolution"], KeyedLuck(5), 0, 0
    state = game.start(2, None, luck)
    rival = bot("random", "railroad-revolution", 1)
    for played in range(most):
        seat = int(state.actor())
        known = Knowledge(game, state, seat, acts=played)
        if seat == 0:
            plans += not player.holds(known) and len(known.legal) > 1
            made += 1
        state.apply(seat, player.choose(known) if seat == 0 else rival.choose(known), luck)
    return made, plans


def test_a_planned_turn_is_played_without_planning_again() -> None:
    made, plans = first_turns(TurnBot(1, Turns(fitted(), 2)), several(120, 30))

    assert plans < made // 2


class Counting(LookaheadBot):
    """Counts the futures it follows."""

    followed = 0

    def follow(self, state: RailroadRevolution, seat: int, luck: FastLuck) -> int:
        self.followed += 1
        return super().follow(state, seat, luck)


def test_who_looks_ahead_follows_as_many_turns_as_it_may() -> None:
    state = next(positions(7, 1)).clone()
    judge, seat, most = fitted(), int(state.actor()), several(6, 2)
    player = Counting(1, Turns(judge, 4), Turns(judge, 1), 3, 1, Budget(iterations=most))

    assert player.best_turn(state, seat)[0] in [int(action) for action in state.legal(seat)]
    assert player.followed == most
