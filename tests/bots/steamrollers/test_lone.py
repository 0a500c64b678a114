"""Alone with Eva the bots play the rest of the game out, keep her from her points and know what counts at the end."""

from __future__ import annotations

import pytest

from amount import several
from games.steamrollers.position import GAME, TWO_ROUTES, cross, position
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.steamrollers.eva_dice import LOST, EvaDice
from semafor.bots.steamrollers.faces import Faces
from semafor.bots.steamrollers.judge import ALONE, TOGETHER, Judge, Plan
from semafor.bots.steamrollers.lone import WON, worth_of_end
from semafor.bots.steamrollers.outlook import AGAINST_EVA, POINT, WEIGHTS, Outlook, count_loads
from semafor.bots.steamrollers.plan import Planner
from semafor.bots.steamrollers.playout import Playout
from semafor.games.steamrollers.actions import CROSS, DELIVER, TAKE, destination_of, distance_of, origin_of
from semafor.games.steamrollers.layout import CITIES, COUNT, CROSSES, LINKS, OWNER, POOL, POWER
from semafor.games.steamrollers.parts.turn import REGION_FULL, THREE_EMPTY
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck

GOODS = {1: ["red", "grey"], 2: ["yellow"], 3: ["red", "yellow"], 4: ["red", "blue"], 5: ["red"], 6: ["yellow"]}
LAST = {1: ["red"], 2: ["yellow"], 3: ["red"]}  # three cities are empty: the game ends with this turn


def start(eva: str, luck: FastLuck) -> SteamRollers:
    state = GAME.start(1, GAME.option_values({"eva": eva}), luck)
    assert isinstance(state, SteamRollers)
    return state


def plan_for(state: SteamRollers) -> Plan:
    return Planner(Judge(TOGETHER, ALONE), 1, 4).plans(state, 0)[0]


def looked(state: SteamRollers, power: int = 4) -> tuple[Faces, EvaDice]:
    """What the playouts think of a position."""
    outlook = Outlook(AGAINST_EVA)
    plan = plan_for(state)
    faces, eva = Faces(outlook), EvaDice(outlook)
    outlook.aim_at(plan, power)
    faces.aim_at(state, plan)
    outlook.look(state)
    faces.look(state)
    eva.look(state)
    return faces, eva


def turn(state: SteamRollers) -> list[str]:
    player = bot("hard", "steamrollers", 1, Budget(iterations=1))
    round, played = int(state.turn.round), list[str]()
    while not state.over() and int(state.turn.round) == round:
        action = player.choose(Knowledge(GAME, state, 0))
        state.apply(0, action, FastLuck(3))
        played.append(GAME.actions.notation(action))
    return played


# Playouts


def test_a_playout_comes_to_an_end_by_the_rules() -> None:
    state = start("railway-magnate", FastLuck(5))
    plan = plan_for(state)
    for seed in range(3):
        end = state.clone()
        Playout(AGAINST_EVA).play(end, plan, 4, FastLuck(seed))

        assert int(end.turn.ended) in (THREE_EMPTY, REGION_FULL)
        assert int(end.sheets[LINKS]) == len(end.links(0))
        assert int(end.sheets[POWER]) <= CITIES
        assert {int(end.table[OWNER + tile]) for tile in range(CITIES)} <= {0, POOL}


def test_every_act_a_face_stands_for_is_legal_with_that_die() -> None:
    for seed in range(several(4, 1)):
        state = start("railway-magnate", FastLuck(seed))
        plan = plan_for(state)
        for _ in range(6):  # turns into the game
            faces, _eva = looked(state)
            for face in range(CITIES):
                held = state.clone()
                held.turn.hold(face)

                assert int(faces.act[face]) in [int(number) for number in held.legal(0)]
            playout = Playout(AGAINST_EVA)
            playout.outlook.aim_at(plan, 4)
            playout.faces.aim_at(state, plan)
            round = int(state.turn.round)
            while not state.over() and int(state.turn.round) == round:
                playout.step(state, FastLuck(seed))


def test_the_farthest_delivery_stands_for_its_die() -> None:
    state = position(1, dice=(1, 5, 6), tracks=TWO_ROUTES, boxes=(1, 2, 3, 4), goods=GOODS)
    faces, _eva = looked(state)
    action = int(faces.act[0])

    assert action >= DELIVER
    assert (int(origin_of(action)), int(destination_of(action)), int(distance_of(action))) == (0, 1, 4)


def test_in_the_last_turn_tiles_count_twice_and_boxes_only_their_points() -> None:
    state = position(1, dice=(3, 5, 6), goods=LAST, tiles="3b pool, 5b pool")
    faces, _eva = looked(state)

    assert int(faces.act[2]) == TAKE + 2
    assert int(faces.worth[2]) == 4 * POINT  # two for the seat, two that Eva does not have
    assert int(faces.worth[0]) == 2 * POINT


def test_a_box_is_worth_more_while_the_plan_wants_it() -> None:
    state = position(1, dice=(1, 3, 4), goods=GOODS, tiles="1b pool, 3a pool")
    wanted, _eva = looked(state, power=4)
    unwanted, _eva = looked(state, power=0)

    assert CROSS in [int(action) - face for face, action in enumerate(wanted.act)]
    assert sum(int(worth) for worth in wanted.worth) > sum(int(worth) for worth in unwanted.worth)


# Eva


def test_eva_costs_more_where_she_delivers() -> None:
    state = position(1, dice=(1, 2, 6), goods=GOODS)
    cross(state, [2, 0, 4, 0, 0, 0])
    _faces, eva = looked(state)

    assert int(eva.cost[2]) > int(eva.cost[0]) > int(eva.cost[1])


def test_a_region_without_a_cell_is_the_last_thing_to_leave_to_eva() -> None:
    state = position(1, dice=(1, 2, 6), goods=GOODS)
    state.table[CROSSES + 1] = int(state.material.drawable(1))
    _faces, eva = looked(state)

    assert int(eva.cost[1]) >= LOST


@pytest.mark.compiled  # the rest of the game is played out thousands of times
def test_hard_does_not_leave_such_a_region_to_eva() -> None:
    state = position(1, dice=(1, 2, 6), goods=GOODS)
    state.table[CROSSES + 1] = int(state.material.drawable(1))

    assert int(state.turn.ended) != REGION_FULL
    turn(state)
    assert int(state.turn.ended) != REGION_FULL


def test_the_game_lasts_as_long_as_the_three_emptiest_cities_hold_goods() -> None:
    state = position(1, goods=GOODS)

    assert int(count_loads(state)) == 3
    assert sorted(int(state.table[COUNT + city]) for city in range(CITIES))[:3] == [1, 1, 1]


# Turns


def test_the_last_turn_takes_the_tiles_that_would_count_for_eva() -> None:
    state = position(1, dice=(3, 5, 6), goods=LAST, tiles="3b pool, 5b pool, 6b pool")
    played = turn(state)

    assert {"tile 3", "tile 5"} <= set(played)
    assert state.over()


def test_an_end_is_worth_more_the_more_points_the_seat_is_ahead() -> None:
    behind, ahead = (position(1, goods=LAST, tracks=tracks) for tracks in ("", TWO_ROUTES))

    assert 0 < int(worth_of_end(behind)) < int(worth_of_end(ahead)) < WON
    behind.turn.ended = REGION_FULL
    assert int(worth_of_end(behind)) == 0


def test_there_is_a_weight_for_every_use() -> None:
    assert len(AGAINST_EVA) == WEIGHTS


@pytest.mark.compiled
def test_hard_beats_eva_as_conductor() -> None:
    won, lost, wanted = 0, 0, several(4, 4, daily=2)
    while won < wanted and lost < several(3, 3, daily=2):  # the better of six; by day of three
        luck = FastLuck(seed := won + lost)
        state = start("conductor", luck)
        player = bot("hard", "steamrollers", seed, Budget(iterations=2))
        while not state.over():
            state.apply(0, player.choose(Knowledge(GAME, state, 0)), luck)
        beaten = int(state.turn.ended) == THREE_EMPTY and int(state.total(0)) > int(state.eva_count().total())
        won, lost = won + beaten, lost + (not beaten)

    assert won == wanted
