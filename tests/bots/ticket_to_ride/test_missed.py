"""Tickets that fail although the hand could complete them: what is counted, and that `hard` has hardly any."""

from __future__ import annotations

from typing import Any

import pytest

import semafor
from amount import several
from games.ticket_to_ride.position import table_with
from semafor.bots import Knowledge, bot
from semafor.bots.ticket_to_ride.missed import missed_points
from semafor.games.ticket_to_ride.parts.turns import TURN
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import KeyedLuck

BUILT = {"denver_kansas-city_orange": 0, "kansas-city_saint-louis_blue": 0, "chicago_saint-louis_green": 0}


def finished(claim: str, cards: dict[str, int]) -> int:
    """What seat 0 missed that had these cards and claimed this in its last turn."""
    tickets = {0: ["denver_pittsburgh"], 1: ["dallas_new-york"]}
    table = table_with("usa", hands={0: cards}, owners=BUILT, tickets=tickets, turns_left=1)
    before: Any = table.state.clone()
    table.play(claim)
    end: Any = table.state
    return missed_points([before], end, 0)


def test_a_ticket_that_the_last_claim_could_have_completed_is_missed() -> None:
    assert finished("claim Duluth-Winnipeg with 4 black", {"orange": 3, "black": 4}) == 11


def test_a_ticket_completed_or_out_of_reach_is_not_missed() -> None:
    assert finished("claim Chicago-Pittsburgh (orange) with 3 orange", {"orange": 3, "black": 4}) == 0
    assert finished("claim Chicago-Omaha with 4 blue", {"orange": 2, "blue": 4, "white": 3}) == 0


def missed_in(key: str, level: str, games: int) -> float:
    """Points a seat in games of the level against itself."""
    return sum(missed_in_game(semafor.game(key), level, 300 + number) for number in range(games)) / games / 2


def missed_in_game(game: AnyGame, level: str, deal: int) -> int:
    luck = KeyedLuck(deal)
    state: Any = game.start(2, None, luck)
    players = [bot(level, game.key, seat) for seat in range(2)]
    turns: list[list[Any]] = [[], []]
    while not state.over():
        seat = int(state.actor())
        if state.turns.phase == TURN:
            turns[seat].append(state.clone())
        state.apply(seat, players[seat].choose(Knowledge(game, state, seat)), luck)
    return sum(missed_points(turns[seat], state, seat) for seat in range(2))


@pytest.mark.compiled
def test_the_plan_of_hard_misses_less_than_that_of_the_veteran() -> None:
    """On the map of the USA, where there are no stations; what the search of `hard` still misses is in docs/bots.md."""
    key, games = "ticket-to-ride-usa", several(60, 1)

    assert missed_in(key, "hard@1", games) <= missed_in(key, "veteran@1", games) / (2 if games > 1 else 1)
