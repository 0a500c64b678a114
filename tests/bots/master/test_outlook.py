"""What a network sees holds for every number of seats, keeps all that it should, and tells nothing hidden."""

import os
import sys
from pathlib import Path

import numpy as np
import pytest

import semafor
from semafor.bots.knowledge import Knowledge
from semafor.bots.master.bot import MasterBot
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.network import Network
from semafor.bots.master.outlook import Outlook
from semafor.bots.master.packing import halved, packed, unpacked
from semafor.bots.master.wishing import Wisher
from semafor.kernel.luck import FastLuck

KEYS = semafor.games()


def played(key: str, seats: int, acts: int, seed: int) -> tuple[semafor.State, FastLuck]:
    game, luck = semafor.game(key), FastLuck(seed)
    state = game.start(seats, game.option_values({}), luck)
    for _ in range(acts):
        if state.over():
            break
        seat = int(state.actor())
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
    return state, luck


@pytest.mark.parametrize("key", KEYS)
def test_bytes_keep_their_place_whatever_the_number_of_seats(key: str) -> None:
    game = semafor.game(key)
    outlook = Inputs(game, game.seats[-1]).outlook
    for seats in game.seats:
        targets = [at for run in outlook.runs[seats] for at in range(run.target, run.target + run.size)]
        assert len(targets) == len(set(targets))
        assert not set(targets) & set(range(outlook.seats_start, outlook.seats_start + outlook.places))
    most = game.seats[-1]
    first = {each.name: each.start for each in game.encoder(most).slices}
    own = {run.source: run.target for run in outlook.runs[most]}
    assert all(outlook.starts[name] == own[start] for name, start in first.items() if start in own)


@pytest.mark.parametrize("key", KEYS)
def test_insight_comes_after_all_that_is_seen_without_it(key: str) -> None:
    """So the page and a GPU, which work it out themselves, add it at the end."""
    game = semafor.game(key)
    plain, more = Outlook(game, game.seats[-1]), Outlook(game, game.seats[-1], insight=True)
    for seats in game.seats:
        state, _ = played(key, seats, 40, seats)
        assert Wisher(more).seen(state, 0).startswith(Wisher(plain).seen(state, 0))
    assert more.parts[: len(plain.parts)] == plain.parts


@pytest.mark.parametrize("key", KEYS)
def test_what_is_seen_is_the_same_at_every_table_the_seat_could_sit_at(key: str) -> None:
    game = semafor.game(key)
    inputs = Inputs(game, game.seats[-1])
    for seats in (game.seats[0], game.seats[-1]):
        state, luck = played(key, seats, 30, seats)
        seat, seen = int(state.actor()), inputs.observed(state, int(state.actor()))
        assert (inputs.observed(game.redraw(state, seat, luck), seat) == seen).all()
        assert (inputs.reading(seen) <= 255).all()


def small(key: str, seed: int) -> tuple[dict[str, np.ndarray], dict[str, object]]:
    """A network of random weights."""
    game = semafor.game(key)
    inputs, luck, width = Inputs(game, game.seats[-1]), np.random.default_rng(seed), 16
    shapes = {"inlet": (width, inputs.reading.size), "policy": (game.actions.size, width), "hope": (8, width), "value": (2, 8)}
    weights = {f"{name}.weight": luck.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    weights |= {f"{name}.bias": np.zeros(shape[0], np.float32) for name, shape in shapes.items()}
    weights |= {"norm.weight": np.ones(width, np.float32), "norm.bias": np.zeros(width, np.float32)}
    return weights, {"game": key, "places": game.seats[-1]}


def test_packed_weights_are_nearly_the_same(tmp_path: Path) -> None:
    weights, about = small("steamrollers", 3)
    for made, error in ((halved, 1e-3), (packed, 1 / 127)):
        file = tmp_path / f"{made.__name__}.npz"
        file.write_bytes(made(weights, about))
        found, told = unpacked(file)
        assert told == about
        assert all(np.abs(found[name] - value).max() <= error * np.abs(value).max() for name, value in weights.items())


def test_a_master_plays_what_is_legal_and_the_same_for_the_same_table(tmp_path: Path) -> None:
    weights, about = small("ticket-to-ride-usa", 5)
    file = tmp_path / "weights.npz"
    file.write_bytes(packed(weights, about))
    state, _ = played("ticket-to-ride-usa", 3, 60, 5)
    known = Knowledge(semafor.game("ticket-to-ride-usa"), state, int(state.actor()))
    chosen = {MasterBot(seed, Network(file)).choose(known) for seed in range(3)}
    assert len(chosen) == 1
    assert chosen < set(known.legal)


def resident() -> int:
    """Bytes that this process has in memory."""
    if sys.platform != "linux":
        pytest.skip("only Linux says it in a file")
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.compiled
def test_what_was_seen_before_takes_no_memory() -> None:
    """A network that looks ahead sees a thousand tables for one decision."""
    state, _ = played("railroad-revolution", 4, 20, 3)
    wisher, times = Wisher(Outlook(semafor.game("railroad-revolution"), 4)), 10_000
    before = resident()
    for _ in range(times):
        seen = wisher.seen(state, 0)
    assert resident() - before < times * len(seen) / 4
