"""The SteamRollers bots plan networks, deliver when it pays, and judge rightly."""

from __future__ import annotations

import pytest

from amount import several
from games.steamrollers.position import GAME, ONE_THREE, TWO_ROUTES, cross, draw, keep, legal, play, position
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.levels import policy
from semafor.bots.search.turn_beam import acts
from semafor.bots.steamrollers.forecast import PART, Forecast, between
from semafor.bots.steamrollers.judge import ALONE, IMPOSSIBLE, POINT, TOGETHER, Judge, Plan
from semafor.bots.steamrollers.lines import CELL_COST, FAR, MOST_TOWNS, UNDRAWABLE, Lines
from semafor.bots.steamrollers.lookahead import count_lead
from semafor.bots.steamrollers.plan import PatientPlanner, Planner
from semafor.bots.steamrollers.turn_beam import Turns
from semafor.games.steamrollers.layout import LINKS, SHEET, TRACKS
from semafor.games.steamrollers.parts.sheets import reach
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import Moves

GOODS = {1: ["red", "grey"], 2: ["yellow", "grey"], 3: ["red", "yellow"], 4: ["red", "blue"], 5: ["red"], 6: ["yellow"]}


def turn(state: SteamRollers, level: str = "normal") -> list[str]:
    """What the bot does until somebody else acts or a new round begins, in notation."""
    player = bot(level, "steamrollers", 1, Budget(iterations=4))
    seat, round = int(state.actor()), int(state.turn.round)
    played: list[str] = []
    while not state.over() and int(state.actor()) == seat and int(state.turn.round) == round:
        action = player.choose(Knowledge(GAME, state, seat))
        assert action in [int(number) for number in state.legal(seat)]
        state.apply(seat, action, FastLuck(3))
        played.append(GAME.actions.notation(action))
    return played


def end_cost(tracks: str, origin: int, to: int, towns: int) -> int:
    state = position(tracks=tracks)
    lines = Lines(state.material, 0, UNDRAWABLE)
    lines.search(state.sheets, 0, origin - 1)
    return int(lines.end_cost[(to - 1) * MOST_TOWNS + towns])


# Lines and plans


def test_a_line_costs_the_cells_that_are_still_empty() -> None:
    assert end_cost("", 1, 3, 0) == 2 * CELL_COST
    assert end_cost("B3 NW-SE", 1, 3, 0) == CELL_COST
    assert end_cost("", 1, 3, 1) == 3 * CELL_COST  # by the yellow town
    assert end_cost("", 1, 3, 2) > end_cost("", 1, 3, 1)


def test_a_traced_line_joins_the_two_cities_when_it_is_drawn() -> None:
    for to in range(1, 6):
        for towns in range(MOST_TOWNS):
            state = position()
            lines = Lines(state.material, 0, UNDRAWABLE)
            lines.search(state.sheets, 0, 0)
            end = to * MOST_TOWNS + towns
            cells = list(lines.trace(end))
            for drawn in cells:
                state.draw(0, drawn // TRACKS, drawn % TRACKS)

            assert not cells or int(reach(state.sheets, 0, 0, to)) == 1 << towns
            assert not cells or int(lines.end_cost[end]) == len(cells) * CELL_COST


def test_a_wall_stops_lines() -> None:
    state = position(walls=1)  # between 1 and 3
    lines = Lines(state.material, 1, UNDRAWABLE)
    lines.search(state.sheets, 0, 0)

    assert int(lines.end_cost[2 * MOST_TOWNS]) > 2 * CELL_COST
    assert int(lines.end_cost[0]) == FAR


def planned(state: SteamRollers, width: int = 1) -> list[Plan]:
    return Planner(Judge(TOGETHER, ALONE), width, 4).plans(state, 0)


def test_every_plan_is_the_sheet_with_its_tracks_drawn() -> None:
    state = position(dice=(1, 3, 4), tracks=ONE_THREE, boxes=(1, 2), goods=GOODS)
    plans = planned(state)
    for plan in plans:
        after = state.clone()
        for drawn in plan.cells:
            after.draw(0, drawn // TRACKS, drawn % TRACKS)

        assert list(after.sheets[:SHEET]) == list(plan.sheet)
    assert len(plans[-1].cells) == 0
    assert max(int(plan.sheet[LINKS]) for plan in plans) > 2


def test_patient_plans_are_kept_while_they_hold() -> None:
    planner = PatientPlanner(Judge(TOGETHER, ALONE), 1, 2, 3)
    state = position(dice=(1, 3, 4), goods=GOODS)
    made = planner.plans(state, 0)
    draw(state, 0, "B3 NW-SE")
    state.turn.round += 3

    assert planner.plans(state, 0) is made
    assert planner.plans(position(dice=(1, 3, 4), goods=GOODS), 0) is made
    state.turn.round += 1
    assert planner.plans(state, 0) is not made
    assert planner.plans(position(dice=(1,), goods=GOODS), 0) is not made  # its tracks are not on this sheet


# The judge


def test_an_end_is_worth_the_points_ahead() -> None:
    state = position(tracks=TWO_ROUTES, boxes=(1, 2, 3, 4), goods={1: ["red"]}, tiles="4b 0, 2b 1")

    assert POINT * int(state.total(0) - state.total(1)) == count_lead(state, 0)
    assert count_lead(state, 1) == -count_lead(state, 0)


def test_a_sheet_with_nothing_left_to_do_is_worth_its_points() -> None:
    state = position(tracks=TWO_ROUTES, boxes=(1, 2, 3, 4, 5, 6), goods={1: ["red"]}, tiles="4b 0, 2b 1")

    assert POINT * int(state.total(0) - state.total(1)) == Judge(TOGETHER, ALONE).best(state, 0, planned(state)[-1:])


def test_a_plan_is_impossible_when_something_else_is_drawn_in_its_place() -> None:
    state = position(dice=(1,), goods=GOODS)
    plan = planned(state)[0]
    cell = int(plan.cells[0]) // TRACKS
    state.draw(0, cell, (int(plan.cells[0]) + 1) % TRACKS)
    judge = Judge(TOGETHER, ALONE)
    judge.look(state, 0)

    assert judge.worth(plan) == IMPOSSIBLE


def test_every_step_of_a_plan_makes_it_worth_more() -> None:
    state = position(dice=(1, 3, 4), goods=GOODS)
    plan = planned(state)[0]
    judge = Judge(TOGETHER, ALONE)
    judge.look(state, 0)
    worth = judge.worth(plan)
    for drawn in plan.cells:
        state.draw(0, drawn // TRACKS, drawn % TRACKS)
        judge.look(state, 0)

        assert judge.worth(plan) > worth
        worth = judge.worth(plan)


def test_eva_makes_more_where_she_is_stronger() -> None:
    weak, strong = position(1, goods=GOODS), position(1, goods=GOODS)
    cross(weak, [1, 0, 0, 0, 0, 0])
    cross(strong, [3, 3, 3, 3, 3, 3])
    others = Forecast()
    others.look(weak, 0)
    few = between(others.points, 5 * PART)
    others.look(strong, 0)

    assert few < between(others.points, 5 * PART)
    assert between(others.goods, 5 * PART) == 5 * PART


# Turns


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_far_delivery_is_made_when_the_network_stands(level: str) -> None:
    state = position(dice=(1, 5, 5), tracks=TWO_ROUTES, boxes=(1, 2, 3, 4), goods={1: ["red"], 2: ["grey"], 6: ["red"]})

    assert turn(state, level) == ["die 1", "deliver 1-2 distance 4"]


def test_a_link_is_finished_when_one_track_is_missing() -> None:
    tracks = TWO_ROUTES.replace("B3 NW-SE, ", "")
    yellow = {city: ["yellow"] * 2 for city in (2, 3, 4, 6)}
    state = position(dice=(1, 5, 5), tracks=tracks, boxes=(1, 5), goods=yellow)

    assert turn(state)[0] == "die 1"
    assert reach(state.sheets, 0, 0, 2) & 1


def test_the_first_turns_build_and_do_not_waste() -> None:
    played: list[str] = []
    state = GAME.start(1, None, FastLuck(6))
    assert isinstance(state, SteamRollers)
    for _ in range(several(5, 1)):
        played += turn(state)

    assert {"track", "box", "die"} & {text.split()[0] for text in played}
    assert sum(text.startswith("track") for text in played) >= len([text for text in played if text.startswith("die")]) // 3
    assert "pass" not in played


def test_a_turn_is_planned_to_its_end_and_the_best_comes_first() -> None:
    state = position(1, dice=(1, 3, 4), goods={city: names[:2] for city, names in GOODS.items()}, tiles="1b 0, 5a 0")
    turns = Turns(Judge(TOGETHER, ALONE), 3)
    turns.search(state, 0, planned(state), FastLuck(1))
    best = turns.ends[0]

    assert [end.worth for end in turns.ends] == sorted([end.worth for end in turns.ends], reverse=True)
    assert all(end.state.turn.round > state.turn.round or end.state.over() for end in turns.ends)
    assert sum(GAME.actions.notation(int(way.action)).startswith("die") for way in acts(best)) == 2


def test_eva_is_left_the_die_that_helps_her_least() -> None:
    goods = {1: ["red"], 2: ["grey"], 3: ["blue"], 4: ["blue"], 6: ["red"]}
    state = position(1, dice=(1, 2, 6), tracks=TWO_ROUTES, boxes=(1, 2, 3, 4, 5, 6), goods=goods)
    cross(state, [2, 2, 0, 0, 0, 0])
    turn(state)

    assert int(state.eva.points) == 0


def test_an_order_is_fulfilled_when_its_goods_are_there() -> None:
    state = position(dice=(1, 5, 5), tracks=TWO_ROUTES, boxes=(1, 2, 3, 4), goods=GOODS, orders=True)
    keep(state, 0, "red", "red")

    assert any(text.startswith("order") for text in turn(state))


def test_plausible_moves_of_the_policy_are_legal_and_best_first() -> None:
    state = position(dice=(1, 5, 5), tracks=TWO_ROUTES, boxes=(1, 2, 3, 4), goods={1: ["red"], 2: ["grey"], 6: ["red"]})
    moves = Moves()
    policy(GAME).candidates(state, 0, moves)
    named = [GAME.actions.notation(int(number)) for number in moves.listed()]

    assert named[0] == "die 1"
    assert set(named) <= set(legal(state))


def chosen(state: SteamRollers, budget: Budget) -> int:
    return bot("hard", "steamrollers", 1, budget).choose(Knowledge(GAME, state, 0))


@pytest.mark.compiled
def test_hard_follows_turns_as_long_as_its_budget_lasts() -> None:
    state = GAME.start(1, None, FastLuck(10))  # a start at which few games played to their end and many differ
    assert isinstance(state, SteamRollers)

    assert chosen(state, Budget(seconds=1e-9)) == chosen(state, Budget(iterations=1)) != chosen(state, Budget(iterations=8))


def test_what_was_planned_is_played_on_only_while_the_table_is_as_expected() -> None:
    state = position(1, dice=(1, 3, 4), goods={city: names[:2] for city, names in GOODS.items()})
    player = bot("normal", "steamrollers", 1)
    chosen = GAME.actions.notation(player.choose(Knowledge(GAME, state, 0)))
    play(state, next(text for text in legal(state, "die") if text != chosen))  # the person at the mouse does otherwise

    assert player.choose(Knowledge(GAME, state, 0)) in [int(number) for number in state.legal(0)]
