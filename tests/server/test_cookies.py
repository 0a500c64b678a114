"""A browser is known by one cookie, however many tables it has; what the cookie opens can be taken from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from semafor.server.store.schema import keyring
from semafor.server.tokens import fresh_token, hash_token
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, running_node

TABLES = 200


async def made(http: httpx.AsyncClient, *kinds: str) -> dict[str, Any]:
    seats = [{"kind": kind, "name": "A" if kind == "me" else ""} for kind in kinds]
    answer: dict[str, Any] = (await http.post("/api/rooms", json={"game": GAME, "seats": seats})).json()
    return answer


async def seen(http: httpx.AsyncClient, room: str, seat: int, **headers: str) -> int:
    return (await http.get(f"/api/rooms/{room}/view?seat={seat}", headers=headers)).status_code


def test_two_hundred_tables_are_one_cookie(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            rooms = [(await made(http, "me", "open"))["room"]["room"] for _ in range(TABLES)]
            asked = http.build_request("GET", f"/api/rooms/{rooms[0]}/view?seat=0")

            assert len(asked.headers["cookie"]) < 100
            assert (await http.send(asked)).status_code == 200
            assert {table["room"]["room"] for table in (await http.get("/api/mine")).json()} == set(rooms)

    run(work())


def test_the_cookie_is_closed_to_scripts_and_other_sites_and_kept_only_as_a_hash(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = [{"kind": "me", "name": "A"}, {}]
            said = (await http.post("/api/rooms", json={"game": GAME, "seats": seats})).headers["set-cookie"]
            name, _, value = said.partition(";")[0].partition("=")
            async with node.database.engine.connect() as connection:
                kept = [tuple(row) for row in await connection.execute(select(keyring))]

            assert name == "guest"
            assert len(value) == len(fresh_token())
            assert "httponly" in said.lower()
            assert "samesite=lax" in said.lower()
            assert {row[0] for row in kept} == {hash_token(value)}
            assert value not in str(kept)

    run(work())


def test_a_seat_that_moved_away_is_not_opened_by_the_cookie_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            table = await made(http, "me", "me")
            room, code, old = table["room"]["room"], table["seats"][0]["code"], dict(http.cookies)
            http.cookies.clear()
            await http.post(f"/api/rooms/{room}/return", json={"code": code})

            assert [await seen(http, room, seat) for seat in (0, 1)] == [200, 403]
            http.cookies = httpx.Cookies(old)
            assert [await seen(http, room, seat) for seat in (0, 1)] == [403, 200]

    run(work())


def test_a_cookie_opens_a_socket_and_another_browsers_does_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            room = (await made(http, "me", "open"))["room"]["room"]
            app = app_of(http)
            mine = Wire(app, f"/api/rooms/{room}/socket", cookie=f"guest={http.cookies['guest']}")
            other = Wire(app, f"/api/rooms/{room}/socket", cookie=f"guest={fresh_token()}")
            for wire in (mine, other):
                wire.send({"type": "hello", "seat": 0})
            update = await mine.until("update")
            while (said := await other.outbox.get())["type"] != "websocket.close":
                pass
            await mine.close()

            assert update["seat"] == 0
            assert said["code"] == 1008

    run(work())


def test_cookies_of_earlier_versions_still_open_their_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            table = await made(http, "me", "open")
            room, token = table["room"]["room"], table["seats"][0]["token"]
            http.cookies.clear()
            headers = {"Cookie": f"seat-{room}-0={token}; host-{room}={table['host']}"}
            bot = await http.post(f"/api/rooms/{room}/seats/1/bot", json={"level": "random"}, headers=headers)

            assert await seen(http, room, 0) == 404
            assert await seen(http, room, 0, **headers) == 200
            assert bot.status_code == 200
            assert [each["seats"] for each in (await http.get("/api/mine", headers=headers)).json()] == [[0]]

    run(work())
