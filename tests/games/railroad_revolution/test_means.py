"""Legality over the best order: proved by searching whole actions in positions where money and workers are short."""

from __future__ import annotations

import random

import pytest

import semafor
from amount import several
from games.railroad_revolution.position import GAME, Position, position
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
from semafor.games.railroad_revolution.parts.affordability.guards import DRY
from semafor.games.railroad_revolution.parts.affordability.slack import means
from semafor.games.railroad_revolution.parts.workers import available, discard_worker, supply_size
from semafor.games.railroad_revolution.refusals import _field_refused
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck


def make_poor(state: RailroadRevolution, chooser: random.Random) -> None:
    """Everybody has hardly any money, four workers, some trains and markers before costly fields."""
    table = state.own_table()
    for seat in range(state.seats):
        at = seat * SEAT
        table.desk[seat * DESK_SEAT + MONEY] = chooser.choice([0, 0, 1, 2, 2, 3, 4, 6, 8, 10, 16])
        table.desk[seat * DESK_SEAT + SHARES] = chooser.choice([0, 0, 0, 1, 1, 2, 3])
        for place in range(at + FRONT, at + BACK + KINDS):
            table.box[place] = chooser.choice([0, 0, 1])
        for place in range(at + MARK, at + MARK + 3):
            table.box[place] = chooser.choice([0, 2, 4, 5, 6, 6, 7])
        while available(table, seat) > 4:
            source = chooser.choice([source for source in range(10) if table.box[at + source]])
            if source >= 5 or supply_size(table, seat) > 1:
                discard_worker(table, seat, source)
    if chooser.random() < 0.2:
        for colour in range(5):
            table.box[GENERAL + colour] = 0
        table.box[GENERAL + chooser.randrange(5)] = chooser.choice([0, 1, 1, 2])


@pytest.mark.skipif(semafor.compiled, reason="the search takes the guards off, which compiled rules ask directly")
@pytest.mark.rule("rev.general.gain-may-pay", "rev.general.order-free", "rev.turn.basic-in-full", "rev.general.min-four-blocks")
@pytest.mark.parametrize("seed", range(6))
def test_a_choice_is_legal_exactly_if_some_sequence_completes_the_action(seed: int) -> None:
    from games.railroad_revolution.slow import brings_something, completable, pays_for_bonus, reckless

    chooser, luck = random.Random(seed), FastLuck(seed)
    reading = {"engineer_cost": "per_track" if seed % 2 else "per_action"}
    state = GAME.start(2 + seed % 3, GAME.option_values(reading), luck)
    assert isinstance(state, RailroadRevolution)
    doubtful = 0
    while not state.over():
        table, course = state.own_table(), state.own_table().course
        seat = int(course.who)
        if course.phase == TURN and chooser.random() < 0.4:
            make_poor(state, chooser)
        elif course.phase == DEAL and table.depth == 0 and available(table, seat) >= 4 and chooser.random() < 0.5:
            make_poor(state, chooser)
            table.desk[seat * DESK_SEAT + SHARES] = chooser.choice([1, 2, 3, 4, 6])
        legal = [int(number) for number in state.legal(seat)]
        if course.phase in (TURN, ACTION, DEAL) and chooser.random() < 0.1:
            tried = reckless(state, seat)
            refused = [number for number in tried if number not in legal and not missing_pieces(state, seat, number)]
            for number in chooser.sample(refused, min(4, len(refused))) + chooser.sample(legal, min(2, len(legal))):
                possible = completable(state, seat, number)
                if possible and pays_for_bonus(state, seat, number):
                    possible = brings_something(state, seat, number)

                assert possible == (number in legal), GAME.actions.notation(number)
                doubtful += number in refused
        state.apply(seat, chooser.choice(legal), luck)
    assert doubtful > 0


@pytest.mark.skipif(semafor.compiled, reason="the search takes the guards off, which compiled rules ask directly")
@pytest.mark.rule("rev.general.min-four-blocks", "rev.deal.voluntary", "rev.general.min-four")
@pytest.mark.parametrize("seed", range(several(3, 3, daily=1)))
def test_below_four_workers_a_choice_is_legal_exactly_if_the_turn_can_still_end_with_four(seed: int) -> None:
    from games.railroad_revolution.slow import brings_something, completable, pays_for_bonus, reckless

    chooser, closed = random.Random(seed), {True: 0, False: 0}
    for _ in range(several(40, 40, daily=12)):
        here = promoting(chooser)
        state = here.state
        while here.who == 0 and here.table.course.phase in (ACTION, DEAL):
            legal = [int(number) for number in state.legal(0)]
            tried = {*reckless(state, 0), *legal}
            for number in chooser.sample(sorted(tried), min(4, len(tried))) + ([a.FINISH] if a.FINISH in tried else []):
                possible = completable(state, 0, number)
                if possible and pays_for_bonus(state, 0, number):
                    possible = brings_something(state, 0, number)
                assert possible == (number in legal), (GAME.actions.notation(number), here.view())
                closed[number in legal] += number == a.FINISH and available(here.table, 0) < 4
            state.apply(0, chooser.choice(legal), DRY)
    assert min(closed.values()) > 0


def promoting(chooser: random.Random) -> Position:
    """Four workers, the promotion of one of them made or open, hardly any money, an office or tracks still to come."""
    here = position(seed=chooser.randrange(1000)).deal(f"d{chooser.randint(1, 9)}").tracks("t02", "t07").milestone("A1-1")
    make_poor(here.state, chooser)
    here.workers("purple", "white", "white", "white").shares(chooser.randrange(5)).office(*chooser.choice([(), (3,), (6, 8)]))
    field = chooser.choice(["telegraph", "rail"])
    here.money(chooser.choice([0, 100, 200, 300, 800, 850]) + (500 if field == "rail" else 0))
    if chooser.random() < 0.1:
        here.general(**chooser.choice([{}, {"grey": 1}]))
    here.do(f"place white on {field}", "extra")
    promotion = "promote purple from supply to 1"
    return here.do(promotion) if here.why(promotion) is None else here


def missing_pieces(state: RailroadRevolution, seat: int, number: int) -> bool:
    """A field for which nothing lies on the table is refused for another reason than money."""
    return state.table.course.phase == TURN and _field_refused(state.table, seat, (number - a.PLACE) // a.MODES) is not None


@pytest.mark.rule("rev.general.gain-may-pay")
def test_means_says_what_can_be_raised_in_this_action() -> None:
    here = position().train("money").money(100).shares(1).do("place purple on station", "station Washington")

    assert means(here.table, 0) * 50 == 100 + 150 - 100 + 600
    here.do("extra", "flip money front")
    assert means(here.table, 0) * 50 == 0 + 150 + 600
    rail = position().workers("grey", "white", "white", "white").money(0).shares(0)
    rail.table.desk[SHARES] = 3
    rail.do("place grey on rail", "track t02", "track t07")
    assert means(rail.table, 0) * 50 == 450 + 300
    office = position().workers("orange", "white", "white", "white").section_tile(8, "tt-money").money(0).shares(1)
    office.do("place orange on telegraph", "office 8")
    assert means(office.table, 0) * 50 == 4 * 150 + 4 * 100
