"""Links to a moment: what they open, what they do not, and how they end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from semafor.rooms.commands import Act
from semafor.server.http.look_links import MOST_LOOKS
from semafor.server.node.snapshots import pack_room, unpack_room
from semafor.server.tokens import hash_token
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, running_node
from server.test_moments import Seats


def by(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def lent(seats: Seats, seat: int = 0) -> str:
    """A new link's token, made by that seat."""
    answer = await seats.http.post(f"/api/rooms/{seats.live.room.id}/looks", headers=by(seats.tokens[seat]))
    assert answer.status_code == 200, answer.text
    look: str = answer.json()["look"]
    assert answer.json()["link"] == f"/replay/{seats.live.room.id}#look={look}"
    return look


@pytest.mark.parametrize("game", [GAME, "railroad-revolution"])
def test_while_the_game_lasts_a_link_shows_what_a_watcher_may_see_and_no_more(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, game)
            await seats.play(12)
            address, look = f"/api/rooms/{seats.live.room.id}", await lent(seats)
            stranger = await http.get(f"{address}/moments/last")
            moment = await http.get(f"{address}/moments/last", headers=by(look))

            assert stranger.status_code == 404
            assert moment.json() == (await seats.get("moments/last", None)).json()
            for path in ("view", "log", ""):
                mine = await http.get(f"{address}/{path}".rstrip("/"), headers=by(look))
                watched = await seats.http.get(f"{address}/{path}".rstrip("/"), headers=by(seats.tokens[-1]))
                assert (mine.status_code, mine.json()) == (200, watched.json())
            refused = {"moments/0?open=1": 409, "record": 409, "analysis": 409, "view?seat=0": 403, "moments/0?seat=1": 403}
            for path, status in refused.items():
                assert (await http.get(f"{address}/{path}", headers=by(look))).status_code == status, path

    run(work())


def test_a_link_plays_nothing_invites_nobody_and_makes_no_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, GAME)
            address, look = f"/api/rooms/{seats.live.room.id}", await lent(seats)
            command = {"seat": 0, "command": {"key": "k", "do": {"type": "resign"}}}
            tries = {
                "commands": command,
                "why": {"seat": 0, "move": "keep 1"},
                "hint": {"seat": 0},
                "seats/0": {"name": "E", "join": look},
                "seats/0/bot": {"level": "easy"},
                "links": None,
                "looks": None,
                "rematch": {"seat": 0},
                "return": {"code": look},
            }
            found = {
                path: (await http.post(f"{address}/{path}", json=body, headers=by(look))).status_code
                for path, body in tries.items()
            }

            assert found == dict.fromkeys(tries, 403)
            assert (await http.request("DELETE", f"{address}/looks", headers=by(look))).status_code == 403
            assert look not in str(msgspec.to_builtins(await node.log.since(seats.live.room.id, 0))), "kept as a hash"

    run(work())


def test_after_the_end_it_shows_the_whole_game_on_every_device_and_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            seats = await Seats.dealt(node, http, "railroad-ink")
            look = await lent(seats)
            await seats.play(10_000)
            id = seats.live.room.id
            live = unpack_room(id, pack_room(seats.live.room))
            assert live.lets_in(hash_token(look)), "a snapshot knows it"
        async with running_node(tmp_path) as (node, http):
            moment = await http.get(f"/api/rooms/{id}/moments/last?open=1", headers=by(look))
            record = await http.get(f"/api/rooms/{id}/record", headers=by(look))

            assert (moment.status_code, len(moment.json()["opened"])) == (200, 2)
            assert record.text.startswith("semafor")

    run(work())


def test_the_host_takes_all_links_back_and_who_looks_is_shut_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            request = {"game": GAME, "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
            made: dict[str, Any] = (await http.post("/api/rooms", json=request)).json()
            http.cookies.clear()
            address = f"/api/rooms/{made['room']['room']}"
            seat, host = by(made["seats"][1]["token"]), by(made["host"])
            looks = [(await http.post(f"{address}/looks", headers=seat)).json()["look"] for _ in range(2)]
            watching = Wire(app_of(http), f"{address}/socket")
            watching.send({"type": "hello", "token": looks[0]})
            assert (await watching.until("update"))["seat"] is None
            refused = await http.request("DELETE", f"{address}/looks", headers=seat)
            ended = await http.request("DELETE", f"{address}/looks", headers=host)
            await watching.serving

            assert (refused.status_code, refused.json()["code"]) == (403, "no-host")
            assert ended.json() == {"ended": 2}
            assert [sent["type"] for sent in watching.sent()][-1] == "websocket.close"
            for look in looks:
                assert (await http.get(f"{address}/moments/last", headers=by(look))).status_code == 404
            watch = await http.get(f"{address}/moments/last", headers=by(made["watch"]))
            assert watch.status_code == 200, "the other links stay"
            again = (await http.post(f"{address}/looks", headers=seat)).json()["look"]
            assert (await http.get(f"{address}/moments/last", headers=by(again))).status_code == 200

    run(work())


def test_there_are_no_links_before_the_deal_nor_without_end_nor_to_a_challenge_of_today(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            made = (await http.post("/api/rooms", json={"game": GAME, "seats": [{"kind": "me", "name": "A"}, {}]})).json()
            early = await http.post(f"/api/rooms/{made['room']['room']}/looks")
            daily = (await http.post("/api/challenges/daily.railroad-ink/attempts", json={"name": "A"})).json()
            today = await http.post(f"/api/rooms/{daily['room']['room']}/looks")
            seats = await Seats.dealt(node, http, GAME)
            await seats.do(0, Act("keep 1 2"))
            for _ in range(MOST_LOOKS):
                await lent(seats)
            full = await http.post(f"/api/rooms/{seats.live.room.id}/looks", headers=by(seats.tokens[0]))

            assert [(each.status_code, each.json()["code"]) for each in (early, today, full)] == [
                (409, "not-dealt"),
                (409, "challenge-not-over"),
                (409, "too-many-looks"),
            ]

    run(work())
