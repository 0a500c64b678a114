"""Games of SteamRollers come to their end, whoever plays."""

from __future__ import annotations

import pytest

from amount import several
from games.steamrollers.position import GAME
from semafor.bots import Knowledge, bot
from semafor.games.steamrollers.parts.turn import THREE_EMPTY
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import KeyedLuck


def play(level: str, seats: int, seed: int) -> SteamRollers:
    """A whole game of bots of one level."""
    luck = KeyedLuck(seed)
    state = GAME.start(seats, None, luck)
    assert isinstance(state, SteamRollers)
    players = [bot(level, "steamrollers", seed * 10 + seat) for seat in range(seats)]
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
