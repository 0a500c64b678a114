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
