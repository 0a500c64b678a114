"""What the compiler of a release learns from (`building/profile.py`): games of every key as learners and bots play them.

Counted by actions and not by time, so that the same rules are trained alike everywhere. It needs no more than the rules do.
"""

from __future__ import annotations

import semafor
from semafor.bots import played
from semafor.bots.levels import policy
from semafor.bots.search.tree_search import TreeSearch
from semafor.envs.tables import Tables, seeds
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck, KeyedLuck, Luck
from semafor.kernel.state import Choices, State, playout

ACTIONS = 100_000  # of random play, at each number of seats
ROUNDS = 400  # of a batch
TABLES = 64
FEW = 4  # with insight, which takes longer than the rules that the compiler is to learn above all
SEARCHED = 8  # playouts of a search at each number of seats
MOST_ACTIONS = 100_000
REDRAWN = 12  # times from every position looked at: a search asks for a table before every playout


def train(game: Game) -> None:
    """One key: random games, batches and searches at every number of seats, and a game as it is really played."""
    for seats in game.seats:
        play_random(game, seats, FastLuck(seats))
        play_random(game, seats, KeyedLuck(seats))
        step_batch(batch(game, seats, TABLES), ROUNDS)
        step_batch(batch(game, seats, FEW, insight=True), ROUNDS)
        search(game, seats)
    if played.recorded(game.key):
        step_positions(game, played.positions(game))


def play_random(game: Game, seats: int, luck: Luck) -> None:
    """Games to the end with all that a search asks of their positions on the way."""
    choices, actions = Choices(), 0
    while actions < ACTIONS:
        state = game.start(seats, None, luck)
        while not state.over():
            actions += playout(state, luck, choices, 37)
            look_at(game, state, luck)


def look_at(game: Game, state: State, luck: Luck) -> None:
    state.clone()
    state.scores()
    if not state.over():
        state.legal(state.actor())
        for _ in range(REDRAWN):
            game.redraw(state, int(state.actor()), luck)


def batch(game: Game, seats: int, tables: int, *, insight: bool = False) -> Tables:
    values = game.option_values({})
    return Tables(
        lambda luck: game.deal(seats, values, luck),
        lambda _state, scores: [0.0 for _ in scores],
        game.encoder(seats, insight=insight),
        game.actions.size,
        seeds(1, tables),
        True,
    )


def step_batch(tables: Tables, rounds: int) -> None:
    for _ in range(rounds):
        tables.sample()
        for number in range(tables.games):
            tables.actions[number] = tables.choices[number]
        tables.step()


def search(game: Game, seats: int) -> None:
    """The first decision, searched as bots of several levels do."""
    luck = FastLuck(seats)
    state = game.start(seats, None, luck)
    seat = int(state.actor())
    found = TreeSearch(policy(game), game.actions.size, luck)
    for _ in range(SEARCHED):
        found.step(game.redraw(state, seat, luck), seat)


def step_positions(game: Game, positions: list[State]) -> None:
    """Each position of the kept game in a batch, with a step or two from there."""
    luck = FastLuck(1)
    tables = batch(game, int(positions[0].seats), 1)
    for state in positions:
        look_at(game, state, luck)
        tables.put(0, state.clone())
        step_batch(tables, 2)


if __name__ == "__main__":
    for key in semafor.games():
        train(semafor.game(key))
