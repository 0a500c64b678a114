"""Games of SteamRollers come to their end, whoever plays."""

from __future__ import annotations

import pytest

from amount import several
from games.steamrollers.position import GAME
from semafor.bots import Knowledge, bot
from semafor.games.steamrollers.parts.turn import THREE_EMPTY
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck, KeyedLuck, Luck


def play(level: str, seats: int, seed: int) -> SteamRollers:
    """A whole game of bots of one level."""
    luck = KeyedLuck(seed)
    return finish(level, deal(seats, luck), luck, seed * 10)


def deal(seats: int, luck: Luck) -> SteamRollers:
    state = GAME.start(seats, None, luck)
    assert isinstance(state, SteamRollers)
    return state


def finish(level: str, state: SteamRollers, luck: Luck, seed: int) -> SteamRollers:
    """The game played to its end by bots of one level."""
    players = [bot(level, "steamrollers", seed + seat) for seat in range(int(state.seats))]
    acts = 0
    while not state.over():
        seat = int(state.actor())
        state.apply(seat, players[seat].choose(Knowledge(GAME, state, seat, acts=acts)), luck)
        acts += 1
    return state


@pytest.mark.compiled
@pytest.mark.parametrize(("level", "seats"), [("easy", 2), ("normal", 4)])
def test_bots_finish_their_games(level: str, seats: int) -> None:
    ends = [play(level, seats, seed) for seed in range(several(4, 1, daily=1))]

    assert {int(end.turn.ended) for end in ends} == {THREE_EMPTY}


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_games_are_no_longer_than_people_play_them(level: str) -> None:
    rounds = sorted(int(play(level, 2, seed).turn.round) for seed in range(several(15, 5, daily=5)))

    assert rounds[len(rounds) // 2] <= 30


@pytest.mark.compiled
def test_bots_build_where_nobody_has_begun() -> None:
    luck = FastLuck(1006)  # both had taken tiles from each other for ten rounds
    state = finish("normal", deal(2, luck), luck, 31_186)

    assert int(state.turn.ended) == THREE_EMPTY
