"""The fast count and the fast routes against slow ones written apart from them."""

from __future__ import annotations

import random

import pytest

from games.steamrollers.golden import chosen, plan
from games.steamrollers.position import GAME, position
from games.steamrollers.slow.network import Network
from semafor.games.steamrollers.parts.sheets import delivery_points, reach
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.views import view
from semafor.kernel.luck import FastLuck


def agrees(state: SteamRollers, seat: int) -> Network:
    """The seat's network, found to be what the state says."""
    network = Network(view(state), seat)
    count = state.count(seat)
    assert int(count.network()) == network.points()
    assert int(count.total()) == int(state.total(seat))
    for origin in range(1, 7):
        for to in range(origin + 1, 7):
            found, back = int(reach(state.sheets, seat, origin - 1, to - 1)), int(reach(state.sheets, seat, to - 1, origin - 1))
            assert found == back
            assert {bit + 1 for bit in range(13) if found >> bit & 1} == network.distances(origin, to)
    return network


@pytest.mark.rule("steam.score.link", "steam.score.town-on-link", "steam.deliver.no-city-twice", "steam.deliver.any-route")
def test_links_points_and_all_distances_are_what_a_slow_search_finds() -> None:
    links = 0
    for seed in range(25):
        chooser = random.Random(seed)
        state = position(walls=seed % 13)
        tracks = list(plan(state.material, seed % 13, chooser, lines=14).items())
        chooser.shuffle(tracks)
        for at, (cell, track) in enumerate(tracks):
            state.draw(0, cell, track)
            if at % 8 == 7:
                agrees(state, 0)
        links = max(links, len(agrees(state, 0).links))

    assert links >= 8


@pytest.mark.rule("steam.deliver.own-network", "steam.solo.player-score")
@pytest.mark.parametrize("seats", [1, 3])
def test_in_played_games_too(seats: int) -> None:
    chooser, luck = random.Random(seats), FastLuck(seats)
    state = GAME.start(seats, None, luck)
    assert isinstance(state, SteamRollers)
    minds = [plan(state.material, 0, chooser) for _ in range(seats)]
    while not state.over():
        seat = int(state.actor())
        state.apply(seat, chosen(state, seat, minds[seat], chooser), luck)
        if chooser.random() < 0.1:
            agrees(state, seat)
    assert sum(int(delivery_points(state.sheets, seat)) for seat in range(seats)) > 0
