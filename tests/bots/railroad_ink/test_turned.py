"""Boards of Railroad Ink turned and mirrored: a portrait of the turned board is the turned portrait of the board."""

from __future__ import annotations

import numpy as np
import pytest

from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.bots.railroad_ink.turned import Turning, turnings
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink import GAMES
from semafor.games.railroad_ink.layout import CELLS, CRATER, EMPTY, MARK, METEOR, SPECIAL, SPECIAL_FACES
from semafor.games.railroad_ink.material import ALL_LOOKS
from semafor.kernel.luck import FastLuck

SLOWEST = {"railroad-ink-lava": pytest.mark.compiled}  # interpreted it takes three times as long as the others


def turned_look(look: int, turning: Turning) -> int:
    """The look that this one becomes."""
    if look in (EMPTY, CRATER):
        return look
    sides, joins = [0] * 4, [0] * 4
    for side in range(4):
        sides[turning.side(side)] = turning.kind(ALL_LOOKS[look].sides[side])
        joins[turning.side(side)] = sum(1 << turning.side(end) for end in range(4) if ALL_LOOKS[look].joins[side] >> end & 1)
    alike = [number for number, each in enumerate(ALL_LOOKS) if (each.sides, each.joins) == (sides, joins)]
    return look if look in alike else alike[0]


def turned_board(sheet: Sheet, turning: Turning) -> Sheet:
    state, other = sheet.state, sheet.state.clone()
    for cell in range(CELLS):
        other.put(0, cell, EMPTY)
    for cell in range(CELLS):
        other.put(0, turning.cell(cell), turned_look(int(state.tile(0, cell)), turning))
    for face in range(SPECIAL_FACES):
        other.board[SPECIAL + turning.special(face)] = state.board[SPECIAL + face]
    if state.kit.variant == METEOR:
        other.board[MARK] = turning.cell(int(state.board[MARK]))
    return read(other)


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
