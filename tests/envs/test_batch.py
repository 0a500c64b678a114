"""Many games at once: the same games as one by one, arrays that tell the truth, and clear refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import semafor
from semafor.bots import played
from semafor.envs import Batch, Observer, SharedBatch, aec_env, gym_env, layout
from semafor.envs.rewards import by_margin, by_rank
from semafor.envs.tables import seeds
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import Choices, playout

KEYS = pytest.mark.parametrize("key", semafor.games())
# How processes talk is plain Python in both builds; that they play as one does is asked of both.
PROCESSES = pytest.mark.compiled


@KEYS
def test_a_batch_plays_the_same_games_as_plain_states(key: str) -> None:
    """Every array of every step is compared with a state played by hand, ends and new deals included."""
    game = semafor.game(key)
    batch = Batch(key, 3, seed=5)
    lucks = [FastLuck(seed) for seed in seeds(5, 3)]
    states = [game.start(batch.seats, None, luck) for luck in lucks]
    observer = Observer(game, batch.seats)
    ends = steps = 0
    while ends < 2 or steps < 50:
        actions = batch.sample().copy()
        assert batch.now.masks[range(3), actions].all()
        step = batch.step(actions)
        for number, action in enumerate(actions):
            states[number].apply(states[number].actor(), int(action), lucks[number])
            assert step.dones[number] == states[number].over()
            if states[number].over():
                scores = [int(score) for score in states[number].scores()]
                assert list(step.scores[number]) == scores
                assert list(step.rewards[number]) == by_rank(game, states[number], scores)
                states[number] = game.start(batch.seats, None, lucks[number])
                ends += 1
            else:
                assert not step.rewards[number].any()
            seat = int(states[number].actor())
            assert step.acting[number] == seat
            assert (step.masks[number] == observer.mask(states[number], seat)).all()
            assert (step.observations[number] == observer.vector(states[number], seat)).all()
        steps += 1


@KEYS
def test_rank_by_scores_is_the_ranking_of_the_rules(key: str) -> None:
    game = semafor.game(key)
    luck = FastLuck(3)
    for seats in game.seats:
        state = game.start(seats, None, luck)
        while not state.over():
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[luck.below(len(legal))], luck)
        scores = [int(score) for score in state.scores()]
        paid = by_rank(game, state, scores)
        places = {seat: place.place for place in game.result(state).ranking for seat in place.seats}

        assert sorted(range(seats), key=lambda seat: -paid[seat]) == sorted(range(seats), key=lambda seat: places[seat])
        assert all(-1 <= reward <= 1 for reward in paid)
        assert len(game.result(state).seats) > seats or sum(paid) == pytest.approx(0)
        assert max(by_margin(game, state, scores)) >= 0 or seats == 1


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    batches = [Batch("ticket-to-ride-usa", 4, seed=seed) for seed in (1, 1, 2)]
    for batch in batches:
        for _ in range(30):
            batch.step(batch.sample())
    first, second, other = (batch.now.observations for batch in batches)

    assert (first == second).all()
    assert (first != other).any()


def test_processes_play_the_same_games_as_one() -> None:
    batch = Batch("railroad-ink", 5, seed=3)
    with SharedBatch("railroad-ink", 5, processes=2, seed=3) as shared:
        for _ in range(120):
            actions = batch.sample().copy()
            assert (shared.sample() == actions).all()
            step, other = batch.step(actions), shared.step(actions)
            for mine, theirs in zip(step, other, strict=True):
                assert (mine == theirs).all()
        with pytest.raises(BadInput):
            shared.step([-1] * 5)


@PROCESSES
def test_processes_take_other_actions_than_the_sampled_ones_if_they_are_legal() -> None:
    batch = Batch("ticket-to-ride-usa", 4, seed=3)
    with SharedBatch("ticket-to-ride-usa", 4, processes=2, seed=3) as shared:
        before = shared.now.observations.copy()
        actions = shared.sample().copy()
        actions[3] = 0
        with pytest.raises(BadInput, match="Game 3 of the batch was given the action 0"):
            shared.step(actions)
        assert (shared.now.observations == before).all()
        last = np.array([np.flatnonzero(mask)[-1] for mask in shared.now.masks])
        assert (last != shared.sample()).any()
        assert (shared.step(last).observations == batch.step(last).observations).all()


@PROCESSES
def test_a_process_that_ends_is_noticed_and_the_others_end_with_the_batch() -> None:
    with SharedBatch("railroad-ink", 2, processes=2) as shared:
        first, second = shared._workers
        first.kill()
        with pytest.raises(EOFError):
            shared.step(shared.sample())
    assert not second.is_alive()


@pytest.mark.slow
@KEYS
def test_masks_are_right_where_hands_are_full(key: str) -> None:
    """There all masks are wiped at once before they are written, and not byte by byte."""
    game = semafor.game(key)
    positions = played.positions(game)[::5]
    batch, observer = Batch(key, len(positions), seats=2), Observer(game, 2)
    for number, state in enumerate(positions):
        batch.put(number, state)
    for _ in range(3):
        batch.step(batch.sample())
        for number in range(batch.n):
            state = batch.state(number)

            assert (batch.now.masks[number] == observer.mask(state, int(state.actor()))).all()
            assert (batch.now.observations[number] == observer.vector(state, int(state.actor()))).all()


def test_a_state_goes_in_and_out() -> None:
    game = semafor.game("steamrollers")
    batch = Batch("steamrollers", 2, seats=3)
    for _ in range(20):
        batch.step(batch.sample())
    state = game.state_from_bytes(game.state_bytes(batch.state(0)))
    batch.put(1, state)

    assert batch.state(1) == batch.state(0)
    assert game.hash(batch.state(1)) == game.hash(state)
    assert (batch.now.observations[0] == batch.now.observations[1]).all()
    assert (batch.now.masks[0] == batch.now.masks[1]).all()


@PROCESSES
def test_a_state_goes_in_and_out_of_processes() -> None:
    batch = Batch("ticket-to-ride-europe", 5, seats=3, seed=2)
    with SharedBatch("ticket-to-ride-europe", 5, processes=2, seats=3, seed=2) as shared:
        for _ in range(40):
            actions = batch.sample().copy()
            batch.step(actions)
            shared.step(actions)
        for both in (batch, shared):
            both.put(4, both.state(1))
        states = [shared.state(game) for game in range(5)]

        assert states == [batch.state(game) for game in range(5)]
        assert states[4] == states[1] != states[3]
        for mine, theirs in zip(batch.now, shared.now, strict=True):
            assert (mine == theirs).all()
        assert shared.now.masks[range(5), shared.sample()].all()
        batch.step(shared.sample())
        shared.step(shared.sample())
        assert (batch.now.masks == shared.now.masks).all()
        for game in (-1, 5):
            with pytest.raises(BadInput, match="numbered from 0 to 4"):
                shared.state(game)
        with pytest.raises(BadInput, match="3 seats"):
            shared.put(0, Batch("ticket-to-ride-europe", 1, seats=2).state(0))


def test_a_state_that_does_not_fit_is_refused_and_nothing_changes() -> None:
    batch = Batch("ticket-to-ride-usa", 2)
    before = [batch.state(game) for game in range(2)]
    over = batch.state(0)
    playout(over, FastLuck(1), Choices(), 10_000)
    for state in (Batch("steamrollers", 1).state(0), Batch("ticket-to-ride-usa", 1, seats=3).state(0)):
        with pytest.raises(BadInput):
            batch.put(0, state)
    with pytest.raises(BadInput, match="A game that is over"):
        batch.put(0, over)
    with pytest.raises(BadInput, match="no game 2 in the batch"):
        batch.put(2, before[0])

    assert [batch.state(game) for game in range(2)] == before


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("ticket-to-ride-usa", {"second_card_optional": True, "draw_row_without_deck": True, "shuffle_when_needed": True}),
        ("railroad-ink", {"longest": "trail", "strict_duty": True, "open_drawing": True}),
        ("steamrollers", {"orders": True}),
        ("railroad-revolution", {"engineer_cost": "per_track", "setup_pick_direction": "counterclockwise"}),
    ],
)
def test_an_option_that_changes_the_rules_is_seen_in_the_observation(key: str, options: dict[str, Any]) -> None:
    place = next(each for each in layout(key) if each.name == "options")
    for at, (name, value) in enumerate(options.items()):
        told = Batch(key, 1, **{name: value}).now.observations[0][place.start : place.start + place.size]

        assert list(told) == [int(number == at) for number in range(place.size)]


def test_without_observations_only_masks_are_made() -> None:
    batch = Batch("ticket-to-ride-usa", 2, observe=False)

    assert batch.now.observations.shape == (2, 0)
    assert batch.now.masks.any(axis=1).all()


def test_a_forbidden_action_is_refused_and_nothing_changes() -> None:
    batch = Batch("ticket-to-ride-usa", 3)
    before = batch.now.observations.copy()
    actions = batch.sample().copy()
    actions[1] = 0

    with pytest.raises(BadInput, match="Game 1 of the batch was given the action 0"):
        batch.step(actions)
    with pytest.raises(BadInput, match="3 games but was given 2 actions"):
        batch.step(actions[:2])
    assert (batch.now.observations == before).all()


def test_bad_settings_are_one_sentence() -> None:
    for settings in ({"reward": "fame"}, {"seats": 9}, {"colour": 1}):
        with pytest.raises(BadInput):
            Batch("ticket-to-ride-usa", 2, **settings)
    with pytest.raises(BadInput, match="at least one game, not 0"):
        Batch("ticket-to-ride-usa", 0)
    with pytest.raises(BadInput, match="3 processes"):
        SharedBatch("ticket-to-ride-usa", 2, processes=3)
    with pytest.raises(BadInput, match="The number of processes must be a whole number"):
        SharedBatch("ticket-to-ride-usa", 2, processes=1.5)  # type: ignore[arg-type]
    with pytest.raises(BadInput):
        Batch("chess", 2)


@KEYS
def test_the_layout_names_every_number(key: str) -> None:
    for seats in semafor.game(key).seats:
        slices = layout(key, seats)

        assert slices[-1].start + slices[-1].size == Observer(semafor.game(key), seats).encoder.size


@pytest.mark.parametrize("key", ["ticket-to-ride-usa", "ticket-to-ride-europe"])
def test_who_asks_for_insight_is_shown_it_after_the_rest(key: str) -> None:
    plain, batch = Batch(key, 3, seed=5), Batch(key, 3, seed=5, insight=True)
    observer = Observer(batch.game, 2, insight=True)
    known = plain.now.observations.shape[1]
    for _ in range(60):
        for each in (plain, batch):
            each.step(each.sample())
        assert (batch.now.observations[:, :known] == plain.now.observations).all()
        for game in range(3):
            assert (batch.now.observations[game] == observer.vector(batch.state(game), batch.now.acting[game])).all()
    assert batch.now.observations[:, known:].any()
    assert [str(each) for each in batch.layout] == [str(each) for each in layout(key, insight=True)]


@PROCESSES
def test_processes_and_environments_show_insight_too() -> None:
    key = "ticket-to-ride-usa"
    with SharedBatch(key, 2, processes=2, seed=3, insight=True) as shared:
        assert (shared.now.observations == Batch(key, 2, seed=3, insight=True).now.observations).all()
    size = layout(key, insight=True)[-1].start + layout(key, insight=True)[-1].size
    table, seat = aec_env(key, insight=True), gym_env(key, insight=True)
    table.reset(seed=1)
    assert table.observe("seat_0")["observation"].shape == (size,)
    observation, _ = seat.reset(seed=1)
    assert observation["observation"].shape == (size,)
    assert observation in seat.observation_space
