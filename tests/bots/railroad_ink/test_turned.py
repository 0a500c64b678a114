"""Boards of Railroad Ink turned and mirrored: a portrait of the turned board is the turned portrait of the board."""

from __future__ import annotations

import numpy as np
import pytest

from bots.railroad_ink.turned_boards import turned_board
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.turned import Turning, turnings
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink import GAMES
from semafor.kernel.luck import FastLuck

SLOWEST = {"railroad-ink-lava": pytest.mark.compiled}  # interpreted it takes three times as long as the others


@pytest.mark.parametrize("key", [pytest.param(key, marks=SLOWEST.get(key, ())) for key in GAMES])
def test_the_portrait_of_a_turned_board_is_the_turned_portrait(key: str) -> None:
    game = GAMES[key]
    judge = Judge(game.variant, load_weights()[key])
    beam, portrait, luck = Beam(judge, 3, 6), Portrait(judge), FastLuck(5)
    state, places = game.deal(1, game.options(), luck), turnings(portrait)
    while not state.over():
        beam.search(state)
        for number in range(8):
            board = beam.ends[number % len(beam.ends)]
            plain = np.frombuffer(memoryview(portrait.of([board])), np.uint8)
            other = turned_board(board, Turning(number % 4, number >= 4))
            turned = np.frombuffer(memoryview(portrait.of([other])), np.uint8)
            assert np.flatnonzero(turned != plain[places[number]]).tolist() == []
        state = beam.ends[-1].state
        state.apply(0, state.kit.finish, luck)
