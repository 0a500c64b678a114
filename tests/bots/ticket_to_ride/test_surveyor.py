"""The network that reads maps: it knows no colour by its name, and plays maps that nobody has seen before."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import semafor
from semafor.arena.match import play_out
from semafor.bots.bot import AnyBot
from semafor.bots.levels import bot, levels
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.packing import unpacked
from semafor.bots.ticket_to_ride.surveyor.network import FILE, SurveyorNetwork
from semafor.bots.ticket_to_ride.surveyor.survey import LOCOMOTIVES, Acts
from semafor.bots.ticket_to_ride.surveyor.thinking import KEPT, MASKS, Thinker
from semafor.games import ticket_to_ride
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.layout import COLOURS, KINDS
from semafor.games.ticket_to_ride.maps.parcel import address
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import FastLuck

MAP = """
title = { en = "Ring", pl = "Pierścień" }
seats = [2, 3]
cars = 20
opening = { tickets = 2, keep_at_least = 1 }
city = [
  { id = "a", en = "A", at = [10, 10] }, { id = "b", en = "B", at = [10, 90] }, { id = "c", en = "C", at = [90, 90] },
  { id = "d", en = "D", at = [90, 10] }, { id = "e", en = "E", at = [50, 50] },
]
route = [
  { between = ["a", "b"], colour = "red", length = 3 }, { between = ["b", "c"], colour = "blue", length = 4 },
  { between = ["c", "d"], colour = "green", length = 3, tunnel = true }, { between = ["d", "a"], colour = "black", length = 4 },
  { between = ["a", "e"], colour = "grey", length = 2 }, { between = ["b", "e"], colour = "grey", length = 2, ferry = 1 },
  { between = ["c", "e"], colour = "white", length = 2 }, { between = ["d", "e"], colour = "yellow", length = 2 },
]
ticket = [
  { between = ["a", "c"], points = 6 }, { between = ["b", "d"], points = 6 }, { between = ["a", "d"], points = 4 },
  { between = ["b", "e"], points = 2 }, { between = ["c", "e"], points = 2 }, { between = ["d", "e"], points = 2 },
]
"""


@pytest.fixture
def ring() -> Iterator[TicketToRideGame]:
    files = {"map.toml": MAP}
    game = semafor.recall_map(f"ticket-to-ride-{address(files)}", files)
    assert isinstance(game, TicketToRideGame)
    yield game
    ticket_to_ride._newest.clear()


def seen(game: AnyGame, seats: int, acts: int) -> Array:
    """What the seat to act sees after so many acts at random."""
    luck = FastLuck(acts)
    state = game.start(seats, game.option_values({}), luck)
    for _ in range(acts):
        seat = int(state.actor())
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
    return Inputs(game, 5).observed(state, int(state.actor()))


def test_a_map_without_a_network_of_its_own_is_read(ring: TicketToRideGame) -> None:
    """Only such a one: who drew a map meets a level more between `normal` and `hard`."""
    assert " ".join(levels(ring.key)).startswith("random easy normal journeyman hard planner")

    wishes, _hopes, chances = SurveyorNetwork(ring)(seen(ring, 3, 20))

    assert wishes.shape == (1, ring.actions.size)
    assert 0 < chances[0] < 1


def test_it_completes_tickets_of_a_map_that_it_has_never_seen(ring: TicketToRideGame) -> None:
    """Whoever plays at random hardly ever does."""
    lead = 0
    for seed in range(6):
        table = ring.table(seats=2, seed=seed)
        bots: dict[int, AnyBot] = {seed % 2: bot("journeyman", ring.key, 1), 1 - seed % 2: bot("random", ring.key, 2)}
        play_out(table, bots)
        totals = [each.total for each in table.result().seats]
        lead += totals[seed % 2] - totals[1 - seed % 2]
    assert lead > 6 * 10


def repainted(acts: Acts, place: Array) -> Acts:
    """The same acts where every colour stands at another place."""
    of, colour = np.divmod(acts.suits, KINDS)
    return Acts(of * KINDS + place[colour], place[colour] * LOCOMOTIVES + acts.given % LOCOMOTIVES)


@pytest.mark.parametrize("acts", [6, 60])
def test_colours_are_only_told_apart_by_what_they_do(acts: int) -> None:
    """All red things are blue, all blue ones green, and so on: every act is wished for as before."""
    network = SurveyorNetwork(semafor.game("ticket-to-ride-europe"))
    read, map = network.reader(seen(network.inputs.game, 4, acts)), network.thinker.survey
    order = np.array([*np.random.default_rng(acts).permutation(COLOURS), KINDS - 1])
    claims, stations = (repainted(each, np.argsort(order)) for each in (map.claims, map.stations))
    other = map._replace(hues=map.hues[:, order], claims=claims, stations=stations)

    before = network.thinker(read)
    after = Thinker(np, network.thinker.weights, other, MASKS, KEPT)(
        read._replace(kinds=read.kinds[:, order], row=read.row[:, :, order])
    )

    for one, another in zip(before, after, strict=True):
        assert np.allclose(one, another, atol=1e-3)


def test_the_file_is_small_and_tells_what_made_it() -> None:
    _weights, about = unpacked(FILE)

    assert FILE.stat().st_size <= 1_000_000
    assert about["command"].startswith("python -m semafor.train.surveying ")
    assert about["positions"] > 0
