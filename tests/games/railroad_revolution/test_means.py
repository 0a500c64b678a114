"""Legality over the best order: proved by searching whole actions in positions where money and workers are short."""

from __future__ import annotations

import random

import pytest

import semafor
from games.railroad_revolution.position import GAME, position
from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import (
    ACTION,
    BACK,
    DEAL,
    DESK_SEAT,
    FRONT,
    GENERAL,
    KINDS,
    MARK,
    MONEY,
    SEAT,
    SHARES,
    TURN,
)
from semafor.games.railroad_revolution.means import DRY
from semafor.games.railroad_revolution.refusals import _field_refused
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck


def make_poor(state: RailroadRevolution, chooser: random.Random) -> None:
    """Everybody has hardly any money, four workers, some trains and markers before costly fields."""
    for seat in range(state.seats):
        at = seat * SEAT
        state.desk[seat * DESK_SEAT + MONEY] = chooser.choice([0, 0, 1, 2, 2, 3, 4, 6, 8, 10, 16])
        state.desk[seat * DESK_SEAT + SHARES] = chooser.choice([0, 0, 0, 1, 1, 2, 3])
        for place in range(at + FRONT, at + BACK + KINDS):
            state.box[place] = chooser.choice([0, 0, 1])
        for place in range(at + MARK, at + MARK + 3):
            state.box[place] = chooser.choice([0, 2, 4, 5, 6, 6, 7])
        while state.available(seat) > 4:
            source = chooser.choice([source for source in range(10) if state.box[at + source]])
            if source >= 5 or state.supply_size(seat) > 1:
                state.discard_worker(seat, source)
    if chooser.random() < 0.2:
        for colour in range(5):
            state.box[GENERAL + colour] = 0
        state.box[GENERAL + chooser.randrange(5)] = chooser.choice([0, 1, 1, 2])


@pytest.mark.skipif(semafor.compiled, reason="the search takes the guards off by inheriting from the rules")
@pytest.mark.rule("rev.general.gain-may-pay", "rev.general.order-free", "rev.turn.basic-in-full", "rev.general.min-four-blocks")
@pytest.mark.parametrize("seed", range(6))
def test_a_choice_is_legal_exactly_if_some_sequence_completes_the_action(seed: int) -> None:
    from games.railroad_revolution.search import completable, reckless

    chooser, luck = random.Random(seed), FastLuck(seed)
    reading = {"engineer_cost": "per_track" if seed % 2 else "per_action"}
    state = GAME.start(2 + seed % 3, GAME.option_values(reading), luck)
    assert isinstance(state, RailroadRevolution)
    doubtful = 0
    while not state.over():
        seat = int(state.who)
        if state.phase == TURN and chooser.random() < 0.4:
            make_poor(state, chooser)
        elif state.phase == DEAL and state.depth == 0 and state.available(seat) >= 4 and chooser.random() < 0.5:
            make_poor(state, chooser)
            state.desk[seat * DESK_SEAT + SHARES] = chooser.choice([1, 2, 3, 4, 6])
        legal = [int(number) for number in state.legal(seat)]
        if state.phase in (TURN, ACTION, DEAL) and chooser.random() < 0.1:
            tried = [int(number) for number in reckless(state).legal(seat)]
            refused = [number for number in tried if number not in legal and not missing_pieces(state, seat, number)]
            for number in chooser.sample(refused, min(4, len(refused))) + chooser.sample(legal, min(2, len(legal))):
                after = reckless(state)
                after.apply(seat, number, DRY)

                assert completable(after, seat) == (number in legal), GAME.actions.notation(number)
                doubtful += number in refused
        state.apply(seat, chooser.choice(legal), luck)
    assert doubtful > 0


def missing_pieces(state: RailroadRevolution, seat: int, number: int) -> bool:
    """A field for which nothing lies on the table is refused for another reason than money."""
    return state.phase == TURN and _field_refused(state, seat, (number - a.PLACE) // a.MODES) is not None


@pytest.mark.rule("rev.general.gain-may-pay")
def test_means_says_what_can_be_raised_in_this_action() -> None:
    here = position().train("money").money(100).shares(1).do("place purple on station", "station Washington")

    assert here.state.means(0) * 50 == 100 + 150 - 100 + 600
    here.do("extra", "flip money front")
    assert here.state.means(0) * 50 == 0 + 150 + 600
    rail = position().workers("grey", "white", "white", "white").money(0).shares(0)
    rail.state.desk[SHARES] = 3
    rail.do("place grey on rail", "track t02", "track t07")
    assert rail.state.means(0) * 50 == 450 + 300
    office = position().workers("orange", "white", "white", "white").section_tile(8, "tt-money").money(0).shares(1)
    office.do("place orange on telegraph", "office 8")
    assert office.state.means(0) * 50 == 4 * 150 + 4 * 100
