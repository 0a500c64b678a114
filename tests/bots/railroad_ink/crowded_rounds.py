"""Last rounds with lava in Railroad Ink on boards with little room left, for tests that go through all there is."""

from __future__ import annotations

from collections.abc import Iterator

import semafor
from semafor.bots.railroad_ink.beam import Beam, draw_act
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.levels import judge
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import DICE, ROUTE_FACES, SPECIALS_LEFT
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck

AGAIN = 5  # how often a last round comes again on one board


def lava() -> RailroadInkGame:
    game = semafor.game("railroad-ink-lava")
    assert isinstance(game, RailroadInkGame)
    return game


def last_rounds(seed: int, again: int = 0) -> Iterator[RailroadInk]:
    """A board before its last round, then fuller ones, as if that round had come again and again."""
    luck = FastLuck(seed)
    state = lava().deal(1, lava().options(), luck)
    beam = Beam(judge(lava()), 1 + 5 * (seed % 2), 1)
    while state.round < state.kit.rounds:
        beam.search(state)
        state = beam.ends[0].state.clone()
        state.apply(0, state.kit.finish, luck)
    yield state.clone()
    for _ in range(again):
        beam.search(state)
        state = beam.ends[0].state.clone()
        state.roll(luck)
        yield state.clone()


def crowded(first: int, number: int) -> Iterator[RailroadInk]:
    """So many boards with little room left, often with fewer dice, sometimes with a special route."""
    for game in range((number + AGAIN - 1) // AGAIN):
        rounds = list(last_rounds(first + game, AGAIN))[1:]
        for at, state in enumerate(rounds[: number - game * AGAIN]):
            thin_out(state, (first + game) * AGAIN + at)
            yield state


def thin_out(state: RailroadInk, seed: int) -> None:
    luck = FastLuck(seed)
    state.own_boards()
    for _ in range(luck.below(4)):
        state.board[DICE + luck.below(int(ROUTE_FACES))] = 0
    state.board[SPECIALS_LEFT] = 1 if luck.below(3) == 0 else 0
    state.refresh(0)


def any_end(state: RailroadInk, judge: Judge, seed: int) -> Sheet:
    """A board to finish the round on, drawn at random."""
    luck = FastLuck(seed)
    judge.begin(state.round)
    sheet = read(state)
    sheet.value = judge.value(sheet)
    while True:
        acts = [int(action) for action in sheet.state.legal(0)]
        act = acts[luck.below(len(acts))]
        if act == sheet.state.kit.finish:
            return sheet
        sheet = draw_act(judge, sheet, act)
