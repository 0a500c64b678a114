"""A map that somebody drew and shared: played by its address, told of nowhere, and known to rooms and records for ever."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import semafor
from semafor.games import ticket_to_ride
from semafor.games.ticket_to_ride.maps import library
from semafor.games.ticket_to_ride.maps.parcel import address
from semafor.server.node.node import Node
from server.conftest import run
from server.in_process import open_room, running_node, watch

FILES = {
    "map.toml": (Path(__file__).parents[1] / "games" / "ticket_to_ride" / "maps" / "podhale" / "map.toml").read_text("utf-8")
}
KEY = f"ticket-to-ride-{address(FILES)}"
BOTS = [{"kind": "bot", "level": "journeyman"}, {"kind": "bot", "level": "hard"}]


def forget() -> None:
    """As in a process that has just begun."""
    ticket_to_ride.OWN.pop(KEY, None)
    library.forget(address(FILES))


async def shared(http: httpx.AsyncClient, **more: str) -> dict[str, Any]:
    answer: dict[str, Any] = (await http.post("/api/documents/map", content=json.dumps(FILES | more).encode())).json()
    return answer


async def played_out(node: Node, http: httpx.AsyncClient) -> str:
    live = await open_room(node, http, game=KEY, seats=BOTS)
    await watch(node, live)
    async with asyncio.timeout(60):
        while live.room.status != "over":
            await asyncio.sleep(0.02)
    return live.room.id


def test_bots_play_it_and_room_and_record_know_it_after_the_server_and_the_document_are_gone(tmp_path: Path) -> None:
    rooms: list[str] = []
    records: list[bytes] = []

    async def first() -> None:
        async with running_node(tmp_path) as (node, http):
            assert (await shared(http))["hash"].startswith(KEY.rpartition("-")[2])
            rooms.append(await played_out(node, http))
            records.append((await http.get(f"/api/rooms/{rooms[0]}/record")).content)
            proved = (await http.post("/api/records", content=records[0])).json()
            assert (proved["game"], proved["luck"]) == (KEY, "sealed")

    async def later() -> None:
        async with running_node(tmp_path) as (node, _):
            node.own_maps.documents.find = nothing  # type: ignore[method-assign]
            room = (await node.rooms.open(rooms[0])).room
            assert (room.status, room.game.key, room.game.title("pl")) == ("over", KEY, "Wsiąść do Pociągu: Podhale")

    async def elsewhere() -> None:
        async with running_node(tmp_path / "new") as (_, http):
            proved = (await http.post("/api/records", content=records[0])).json()
            assert (proved["game"], proved["luck"]) == (KEY, "sealed")
            other = KEY[:-4] + "0000"
            forged = await http.post("/api/records", content=records[0].replace(KEY.encode(), other.encode()))
            assert (forged.status_code, other in forged.json()["text"]["en"]) == (400, True)

    run(first())
    forget()
    run(later())
    forget()
    (tmp_path / "new").mkdir()
    run(elsewhere())


async def nothing(kind: str, begins: str) -> bytes | None:
    del kind, begins
    return None


def test_it_is_found_by_its_address_and_listed_nowhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            await shared(http)
            forget()
            await open_room(node, http, game=KEY, seats=[{"kind": "me", "name": "Anna"}, {}])
            shown, drawn = (await http.get(f"/api/games/{KEY}")).json(), (await http.get(f"/api/games/{KEY}/map")).json()
            assert (shown["seats"], shown["title"]["en"]) == ([2, 3, 4], "Ticket to Ride: Podhale")
            assert {"hard", "journeyman"} <= {*shown["levels"]}
            assert (drawn["files"], len(drawn["drawing"]["city"])) == (FILES, 6)
            assert (await http.get(f"/api/games/{KEY}/rules")).status_code == 200
            listed = [await http.get(where) for where in ("/api/games", "/api/maps", "/api/rooms")]
            assert {answer.status_code for answer in listed} == {200}
            assert not any(KEY in answer.text or "Podhale" in answer.text for answer in listed)
            assert KEY not in semafor.games()
            for where in (f"/api/games/{KEY[:-1]}0", f"/api/challenges/daily.{KEY}", f"/api/leaders/{KEY}"):
                assert (await http.get(where)).status_code == 404

    run(work())


@pytest.mark.parametrize("more", [{"public": True}, {"rated": True}], ids=["public", "rated"])
def test_its_tables_are_neither_public_nor_rated(more: dict[str, bool], tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            await shared(http)
            answer = await http.post(
                "/api/rooms", json={"game": KEY, "seats": [{"kind": "me", "name": "A"}, *BOTS[:1]], **more}
            )
            assert answer.status_code == 400
            assert "neither in the lobby nor rated" in answer.json()["text"]["en"]

    run(work())


def test_a_picture_goes_with_it_if_it_is_one(tmp_path: Path) -> None:
    picture = "data:image/png;base64,iVBORw0KGgo="

    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            made = await shared(http, **{"picture.url": picture})
            key = f"ticket-to-ride-own-{made['hash'][:20]}"
            assert (await http.get(f"/api/games/{key}/map")).json()["drawing"]["land"]["picture"] == picture
            refused = await http.post(
                "/api/documents/map", content=json.dumps(FILES | {"picture.url": "https://x.example/"}).encode()
            )
            assert (refused.status_code, "PNG" in refused.json()["text"]["en"]) == (400, True)

    run(work())
