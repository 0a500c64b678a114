"""The card of a table tells what is so at that very table."""

from __future__ import annotations

from pathlib import Path

import msgspec

import semafor
from semafor.kernel.card import CardLine
from server.conftest import run
from server.in_process import app_of, browser_of, running_node

GAME = "steamrollers"
BOX = '[[action_tile]]\nset = "base"\ntile = 2\nside = "a"\npoints = 7\n'


def test_the_card_is_that_of_the_seats_and_the_box_of_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            asked = {"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}], "options": {"material": BOX, "orders": True}}
            room = (await http.post("/api/rooms", json=asked)).json()["room"]["room"]
            shown = msgspec.convert((await http.get(f"/api/rooms/{room}/card")).json(), list[CardLine])
            game = semafor.game(GAME)
            assert shown == game.card(2, game.option_values(asked["options"]))  # type: ignore[arg-type]
            assert {"tile": "2a", "points": 7} in [line.facts for line in shown]
            stranger = browser_of(app_of(http))
            assert (await stranger.get(f"/api/rooms/{room}/card")).status_code == 404

    run(work())
