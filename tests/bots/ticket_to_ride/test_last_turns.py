"""The last turns of Ticket to Ride: tickets that the hand can complete are completed."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.ticket_to_ride.position import table_with
from semafor.bots import Knowledge, bot
from semafor.bots.levels import policy
from semafor.bots.ticket_to_ride.hand import NOT_PAYABLE
from semafor.bots.ticket_to_ride.stations import station_for
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import Moves
from semafor.kernel.table import Table

# Denver–Pittsburgh (11 points) lacks Chicago–Pittsburgh, three cars
BUILT = {"denver_kansas-city_orange": 0, "kansas-city_saint-louis_blue": 0, "chicago_saint-louis_green": 0}
TICKET = {0: ["denver_pittsburgh"], 1: ["dallas_new-york"]}


def played(table: Table, level: str) -> str:
    """What the level does in seat 0, in notation."""
    number = bot(level, table.game.key, 1).choose(Knowledge(table.game, table.state, 0))
    return str(table.game.actions.notation(number))


def last_turn(**position: Any) -> Table:
    hands = {0: {"orange": 3, "black": 0, "blue": 4}, 1: {"red": 2}}
    return table_with("usa", **{"hands": hands, "owners": BUILT, "tickets": TICKET, "turns_left": 2, **position})


@pytest.mark.parametrize("level", ["hard@1", "hard@12"])
def test_the_last_turn_completes_a_ticket_rather_than_take_the_longer_route(level: str) -> None:
    """Four blue cards would bring 7 points; three orange ones bring 4 and turn a ticket from −11 to +11."""
    assert "Chicago-Pittsburgh (orange)" in played(last_turn(), level)


def test_two_turns_are_enough_for_two_routes_of_one_ticket() -> None:
    """The rival can end the game in its next turn; Saint Louis–Chicago and Chicago–Pittsburgh are both needed."""
    built = dict.fromkeys(list(BUILT)[:2], 0)
    hands = {0: {"orange": 3, "green": 2, "blue": 4}, 1: {"red": 6}}
    table = table_with("usa", hands=hands, owners=built, tickets=TICKET, cars={1: 5})

    assert any(route in played(table, "hard@1") for route in ("Chicago-Saint Louis (green)", "Chicago-Pittsburgh (orange)"))


def candidates(table: Table) -> list[str]:
    found = Moves()
    policy(table.game).candidates(table.game.redraw(table.state, 0, FastLuck(1)), 0, found)
    return [str(table.game.actions.notation(int(found.numbers[at]))) for at in range(int(found.count))]


def two_routes_missing(rivals_cars: int, rivals_hand: int) -> Table:
    """Saint Louis–Chicago (two cars) and Chicago–Pittsburgh (three) are both needed, and the hand pays for both."""
    built = dict.fromkeys(list(BUILT)[:2], 0)
    hands = {0: {"orange": 3, "green": 2, "blue": 4}, 1: {"red": rivals_hand}}
    return table_with("usa", hands=hands, owners=built, tickets=TICKET, cars={1: rivals_cars})


def test_of_two_routes_that_a_ticket_needs_the_one_comes_first_that_a_rival_takes_more_easily() -> None:
    assert "Chicago-Saint Louis (green)" in played(two_routes_missing(5, 6), "hard@1")


def test_nothing_is_weighed_against_a_claim_that_a_ticket_hangs_on_in_the_last_two_turns() -> None:
    assert candidates(two_routes_missing(5, 6)) == [played(two_routes_missing(5, 6), "hard@1")]


def test_a_ticket_is_completed_when_one_long_claim_of_a_rival_could_end_the_game() -> None:
    """Usually six cars take a rival two turns, but a route of six is open to it; without the cards it cannot end so soon."""
    assert candidates(two_routes_missing(8, 6)) == [played(two_routes_missing(8, 6), "hard@1")]
    assert len(candidates(two_routes_missing(8, 2))) > 1


def test_a_cheap_block_and_a_completing_claim_are_weighed_among_many_long_routes() -> None:
    hand = dict.fromkeys(("purple", "blue", "orange", "white", "green", "red"), 6)
    rival = {"duluth_omaha_1": 1, "dallas_oklahoma-city_1": 1, "el-paso_houston": 1}
    table = last_turn(hands={0: hand}, owners=BUILT | rival, turns_left=-1, row=("black", "black", "yellow", "yellow", "black"))
    weighed = candidates(table)

    assert any("Chicago-Pittsburgh (orange)" in move for move in weighed)
    assert any("Dallas-Houston" in move for move in weighed)  # joins two networks of the rival


def test_no_station_is_asked_for_when_none_is_left() -> None:
    """A plan made while there was a station may still wish for a loan."""
    table = table_with("europe", hands={0: {"red": 4}}, owners={"brest_dieppe": 1}, stations_left={0: 0})
    state: Any = table.state

    assert station_for(state, 0, vec[i64]([state.map.route_ids.index("brest_dieppe")])) == NOT_PAYABLE
