"""A program sits down at a server's table by the link that people share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from semafor.kernel.errors import BadInput
from semafor.mcp.remote import RemoteSeat
from semafor.mcp.tools import Tools
from server.client import GAME, Served


def made(served: Served, *seats: dict[str, str]) -> dict[str, Any]:
    with served.client() as http:
        found: dict[str, Any] = http.post("/api/rooms", json={"game": GAME, "seats": list(seats)}).json()
    return found


@pytest.mark.slow
def test_a_seat_is_taken_by_its_link_and_played(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path / 'semafor.db'}")
    try:
        tools = Tools("en", wait_s=60)
        room = made(served, {"kind": "bot", "level": "random"}, {})
        link = served.url + room["link"]
        taken = tools.take_seat(link, "Ada")
        key = taken.seats[0].key
        assert (taken.seats[0].seat, taken.standing.your_turn) == (1, True)
        assert len(tools.look(key).view["mine"]["offer"]) == 3
        assert tools.legal_moves(key, "keep 1 2", 1).fitting == 2

        assert tools.why_not(key, "draw deck").rule == "ttr.setup.secret-choice"
        assert tools.why_not(key, "keep 1 2").legal
        for move, said in (("draw deck", "secret-choice"), ("fly", "fly")):
            with pytest.raises(BadInput, match=said):
                tools.play(key, move)
        standing = tools.play(key, "keep 1 2")
        assert standing.your_turn
        assert any("keep" in line for line in standing.log)

        seat = tools.seats[key]
        assert isinstance(seat, RemoteSeat)
        again = RemoteSeat(seat.server, seat.room, seat.seat, 60)  # the same seat on another device
        again.play("draw deck")
        for asked, said in (
            (lambda: tools.play(key, "draw deck"), "look again"),
            (lambda: tools.take_seat(link, "Bob"), "No seat is open"),
            (lambda: tools.record(key), "after the end"),
        ):
            with pytest.raises(BadInput, match=said):
                asked()
    finally:
        served.stop()


@pytest.mark.slow
def test_a_seat_is_played_as_a_program_or_where_a_link_hands_it_over(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path / 'semafor.db'}")
    try:
        tools = Tools("en", wait_s=1)  # for the other seat, which nobody plays
        with served.client() as anna:
            anna.post("/api/accounts", json={"name": "Anna", "password": "secret secret"})
            token = anna.post("/api/programs", json={"name": "Ada"}).json()["token"]
            asked = {"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {}]}
            room = anna.post("/api/rooms", json=asked).json()
            key = tools.take_seat(served.url + room["link"], "Ada", token).seats[0].key
            id = room["room"]["room"]
            seat = anna.get(f"/api/rooms/{id}").json()["seats"][1]
            assert (seat["name"], seat["program"]) == ("Ada", True)
            assert "offer" in tools.look(key).view["mine"]
            true = anna.get(f"/api/rooms/{id}/view", params={"seat": 0}).json()["view"]["mine"]["offer"]
            assert not [ticket for ticket in true if ticket["id"] in str(tools.look(key).view)], "hidden things stay hidden"

            link = anna.post(f"/api/rooms/{id}/seats/0/offer", json={}).json()["link"]
            over = tools.take_seat(served.url + link, "Bob")
            assert over.seats[0].seat == 0
            assert anna.get(f"/api/rooms/{id}").json()["seats"][0]["name"] == "Bob"
            assert tools.play(over.seats[0].key, "keep 1 2").seat == 0
            with pytest.raises(BadInput, match="no such table"):
                tools.take_seat(served.url + link, "Eve")
    finally:
        served.stop()
