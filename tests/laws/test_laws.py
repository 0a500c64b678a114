"""Laws that hold for every game, in positions sampled from random play."""

from __future__ import annotations

import copy
import pickle
import random

import msgspec
import pytest

from amount import several
from laws.cases import ALL, Case, positions, random_step, whole_game
from laws.material import conserved
from semafor.kernel.luck import FastLuck, KeyedLuck
from semafor.kernel.record import Record
from semafor.kernel.state import Choices, State

pytestmark = pytest.mark.parametrize("case", ALL, ids=str)


def test_a_number_is_legal_exactly_if_it_is_not_refused(case: Case) -> None:
    game = case.game
    for state in positions(case, several(3, 1, daily=1), several(2, 1) / 100):
        for seat in range(case.seats):
            legal = {int(number) for number in state.legal(seat)}
            allowed = {number for number in range(game.actions.size) if game.refusal(state, seat, number) is None}

            assert legal == allowed


def test_every_refusal_names_a_rule_of_the_rulebook(case: Case) -> None:
    game = case.game
    for state in positions(case, 1, 0.03):
        for number in range(0, game.actions.size, 7):
            refusal = game.refusal(state, 0, number)

            assert refusal is None or refusal.rule in game.rulebook


def test_an_actor_always_has_a_legal_action_and_others_have_none(case: Case) -> None:
    for seed in range(several(5, 1)):
        for state in whole_game(case, seed):
            actors = [int(seat) for seat in state.actors()]

            assert bool(actors) != state.over()
            assert (actors[0] if actors else -1) == state.actor()
            for seat in range(case.seats):
                numbers = [int(number) for number in state.legal(seat)]
                assert bool(numbers) == (seat in actors)
                assert numbers == sorted(set(numbers))


def test_choices_are_the_legal_numbers_in_the_same_order(case: Case) -> None:
    choices = Choices()
    for state in positions(case, several(3, 1, daily=1), several(20, 5) / 100):
        for seat in state.actors():
            choices.clear()
            state.add_choices(seat, choices)

            assert [choices.at(rank) for rank in range(choices.count())] == list(state.legal(seat))


def test_every_random_game_ends_and_nothing_is_made_or_lost(case: Case) -> None:
    for seed in range(several(30, 2)):
        closely = seed < several(30, 2, daily=4)  # what is made or lost stays so: it is seen at the end too
        for number, state in enumerate(whole_game(case, 1000 + seed)):
            assert number < 20_000
            if closely or state.over():
                assert conserved(state) == []


def test_replaying_the_record_gives_the_same_state(case: Case) -> None:
    for seed in range(several(3, 1, daily=1)):
        table = case.game.table(seats=case.seats, seed=seed, **case.options)
        chooser = random.Random(seed)
        while not table.over:
            seat = chooser.choice(table.actors)
            table.play(chooser.choice(table.moves(seat)), seat)
            if chooser.random() < 0.1 and table.undo_refusal(seat) is None:
                table.undo(seat)
        text = str(Record.of(table))

        assert str(Record.read(text)) == text
        assert Record.read(text).replay(case.game).state == table.state
        assert Record.read(text).verify(case.game) == "seeded"


def test_a_clone_is_independent(case: Case) -> None:
    for state in positions(case, 1, 0.05):
        before = state.fields()
        twin = state.clone()
        if not twin.over():
            random_step(twin, random.Random(1), FastLuck(1))

        assert state.fields() == before


def test_clones_stay_as_they_were_while_the_table_and_other_clones_go_on(case: Case) -> None:
    """What clones share until it changes is nobody's loss, whoever of them changes it first."""
    chooser = random.Random(3)
    kept: list[tuple[State, dict[str, list[int]]]] = []
    for state in whole_game(case, 3):
        if chooser.random() < 0.1:
            kept.append((state.clone(), state.fields()))
            other = kept[-1][0].clone()
            for step in range(4):
                if not other.over():
                    random_step(other, chooser, FastLuck(step))

    assert all(clone.fields() == fields for clone, fields in kept)


def seen(case: Case, state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(case.game.view(state, seat))


def test_a_view_does_not_change_when_what_the_seat_cannot_know_is_redrawn(case: Case) -> None:
    for number, state in enumerate(positions(case, several(6, 1, daily=1), 0.05)):
        for seat in range(case.seats):
            other = case.game.redraw(state, seat, FastLuck(number))

            assert seen(case, other, seat) == seen(case, state, seat)
            assert seen(case, other, None) == seen(case, state, None)
            assert list(other.legal(seat)) == list(state.legal(seat))
            assert conserved(other) == []
            for action in range(0, case.game.actions.size, 97):
                assert case.game.refusal(other, seat, action) == case.game.refusal(state, seat, action)


def test_a_view_made_beside_the_watchers_view_is_the_same(case: Case) -> None:
    game = case.game
    for state in positions(case, several(4, 1, daily=1), 0.05):
        public = game.view(state, None)
        before = msgspec.json.encode(public)
        for seat in range(case.seats):
            assert game.seat_view(state, seat, public) == game.view(state, seat)
        assert msgspec.json.encode(public) == before


def test_equal_views_give_equal_redraws(case: Case) -> None:
    for number, state in enumerate(positions(case, several(8, 1, daily=4), 0.05)):
        for seat in range(case.seats):
            other = case.game.redraw(state, seat, FastLuck(number + 7))

            assert case.game.redraw(other, seat, FastLuck(number)) == case.game.redraw(state, seat, FastLuck(number))


def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    """A public action of another seat, done in two tables the watcher cannot tell apart, is told in the same words."""
    game = case.game
    for number, state in enumerate(positions(case, several(4, 1, daily=1), 0.05)):
        if state.over():
            continue
        actor = int(state.actor())
        for seat in [seat for seat in range(case.seats) if seat != actor]:
            other = game.redraw(state, seat, FastLuck(number))
            shared = [int(action) for action in state.legal(actor) if int(action) in list(other.legal(actor))]
            for action in shared[:: max(1, len(shared) // 5)]:
                after, after_other = state.clone(), other.clone()
                after.apply(actor, action, KeyedLuck(number))
                after_other.apply(actor, action, KeyedLuck(number))
                if seen(case, after, seat) == seen(case, after_other, seat):
                    assert game.events(state, actor, action, after, seat) == game.events(
                        other, actor, action, after_other, seat
                    )


def test_tidings_are_what_each_seat_and_a_watcher_is_told(case: Case) -> None:
    game = case.game
    for number, state in enumerate(positions(case, several(4, 1, daily=1), 0.05)):
        if state.over():
            continue
        seat = int(state.actor())
        legal = [int(action) for action in state.legal(seat)]
        for action in legal[:: max(1, len(legal) // 5)]:
            after = state.clone()
            after.apply(seat, action, FastLuck(number))
            told = [game.events(state, seat, action, after, to) for to in (*range(case.seats), None)]

            assert game.events_for_all(state, seat, action, after, case.seats) == told


def test_a_redrawn_table_plays_on_to_its_end(case: Case) -> None:
    for number, state in enumerate(positions(case, several(2, 1), 0.01)):
        other = case.game.redraw(state, number % case.seats, FastLuck(number))
        chooser, luck = random.Random(number), FastLuck(number)
        while not other.over():
            random_step(other, chooser, luck)

        assert conserved(other) == []


def test_undo_then_redo_is_identity_and_never_crosses_luck_others_or_the_end_of_a_turn(case: Case) -> None:
    undone = 0
    for seed in range(several(3, 1, daily=1)):
        table = case.game.table(seats=case.seats, seed=seed, **case.options)
        chooser = random.Random(seed)
        while not table.over:
            seat = chooser.choice(table.actors)
            table.play(chooser.choice(table.moves(seat)), seat)
            if table.undo_refusal(seat) is not None:
                continue
            act = table.acts[-1]
            before = [int(actor) for actor in act.before.actors()]
            assert [other for other in table.actors if other not in (*before, seat)] == [], "nobody was called who is sent away"
            assert act.entry.chance == []
            assert not table.state.undo_barrier
            hash, number = case.game.hash(table.state), act.entry.action
            assert number is not None
            table.undo(seat)
            assert case.game.hash(table.state) == case.game.hash(act.before)
            table.play(number, seat)
            assert case.game.hash(table.state) == hash
            undone += 1
    assert undone > 0


def test_a_state_pickles_copies_and_turns_into_json_and_back(case: Case) -> None:
    for state in positions(case, 1, 0.05):
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state
        assert case.game.state_from_json(case.game.state_json(state)) == state


def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    first = [case.game.hash(state) for state in whole_game(case, 5)]
    second = [case.game.hash(state) for state in whole_game(case, 5)]

    assert first == second
