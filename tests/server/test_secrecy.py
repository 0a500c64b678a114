"""What a seat is sent does not change by a byte when everything it cannot know is redrawn."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import httpx
import pytest

import semafor
from amount import several
from semafor.kernel.errors import Refused
from semafor.kernel.luck import FastLuck
from semafor.rooms.commands import Act, Command
from semafor.rooms.refold import SetAside
from semafor.server.http.app import application
from semafor.server.node.history_cache import LoggedHistory
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.node.rooms import Rooms
from semafor.server.settings import Settings
from server.conftest import run

IDS = re.compile(rb'"id":"[0-9a-f]{16}"')


async def everything_sent(http: httpx.AsyncClient, live: LiveRoom, seat: int, token: str) -> list[bytes]:
    """Every byte the seat can get: frames, pages, refusals, errors."""
    address, asked = f"/api/rooms/{live.room.id}", {"headers": {"Authorization": f"Bearer {token}"}}
    sent = [live.frame(seat, None), live.frame(seat, live.room.audience(seat).count), live.frame(None, None)]
    closed = ("/record", "/analysis", "/moments/0?open=1", f"/moments/0?seat={1 - seat}", "/nope")
    for path in ("", "/view", f"/view?seat={seat}", f"/view?seat={1 - seat}", *closed):
        answer = await http.get(address + path, **asked)  # type: ignore[arg-type]
        sent.append(str(answer.headers).encode() + answer.content)
    size = live.room.game.actions.size
    for move in (*range(0, size, max(1, size // 12)), "nonsense"):
        body = {"seat": seat, "move": move}
        sent.append((await http.post(f"{address}/why", json=body, **asked)).content)  # type: ignore[arg-type]
        command = {"key": "x", "do": {"type": "act", "move": move}, "decision": -1}
        sent.append((await http.post(f"{address}/commands", json={"seat": seat, "command": command}, **asked)).content)  # type: ignore[arg-type]
    return [IDS.sub(b"", each) for each in sent]


async def looked_back(http: httpx.AsyncClient, live: LiveRoom, seat: int, token: str) -> list[bytes]:
    """Every byte the seat, or a watcher, can get of the past."""
    address, headers = f"/api/rooms/{live.room.id}", {"Authorization": f"Bearer {token}"}
    sent = []
    for asked in (f"?seat={seat}", ""):
        sent.append((await http.get(f"{address}/log{asked}", headers=headers)).content)
        last = (await http.get(f"{address}/moments/last{asked}", headers=headers)).json()
        before = (await http.get(f"{address}/moments/{max(0, last['n'] - 1)}{asked}", headers=headers)).json()
        for moment in (last, before):
            del moment["update"]["events"]  # the log has them; here some lie between the true table and the other one
            sent.append(json.dumps(moment).encode())
    return sent


async def twin(rooms: Rooms, live: LiveRoom, seat: int, number: int) -> LoggedHistory | None:
    """The history in which everything the seat could not know before the last act was different, if that act fits it."""
    rows, history, game = await rooms.log.since(live.room.id, 0), LoggedHistory(live.room.id), live.room.game
    await history.catch_up(rows[:-1])
    history.room.playing().state = game.redraw(history.room.playing().state, seat, FastLuck(number))
    try:
        await history.catch_up(rows[-1:])
    except SetAside as why:
        if not isinstance(why.__cause__, Refused | ValueError):
            raise
        return None
    seen = [(game.view(room.playing().state, seat), room.actors) for room in (history.room, live.room)]
    return history if seen[0] == seen[1] else None


async def same_past(rooms: Rooms, http: httpx.AsyncClient, live: LiveRoom, tokens: list[str], step: int) -> int:
    """Compare what both seats can look back at after the last act; how many comparisons there were."""
    compared = 0
    for seat in (0, 1):
        before = await looked_back(http, live, seat, tokens[seat])
        other = await twin(rooms, live, seat, step)
        if other is not None:
            true = rooms.histories.kept[live.room.id]
            rooms.histories.kept[live.room.id] = other
            assert await looked_back(http, live, seat, tokens[seat]) == before
            rooms.histories.kept[live.room.id] = true
            compared += 1
    return compared


async def same_bytes(node: Node, http: httpx.AsyncClient, key: str, positions: int) -> int:
    """Play a game over the rooms and compare at some positions; how many were compared."""
    rooms, chooser, compared = node.rooms, random.Random(key), 0
    count = max(2, semafor.game(key).seats[0])
    people = [{"kind": "me", "name": f"P{at}"} for at in range(count)]
    made = (await http.post("/api/rooms", json={"game": key, "seats": people})).json()
    http.cookies.clear()  # each seat shows its own token only
    live = await rooms.open(made["room"]["room"])
    step, past = 0, 0
    tokens = [key["token"] for key in made["seats"]]
    while live.room.actors and compared < positions:
        seat = chooser.choice(live.room.actors)
        table = live.room.playing()
        if step % 9 == 0:
            for watcher in (0, 1):
                true, before = table.state, await everything_sent(http, live, watcher, made["seats"][watcher]["token"])
                table.state = live.room.game.redraw(true, watcher, FastLuck(step))
                live.frames.clear()
                assert await everything_sent(http, live, watcher, made["seats"][watcher]["token"]) == before
                table.state = true
                live.frames.clear()
            compared += 1
        move = int(chooser.choice(list(table.state.legal(seat))))
        await rooms.command(live, seat, Command(f"s{step}", Act(move)))
        if step % 7 == 0:
            past += await same_past(rooms, http, live, tokens, step)
        step += 1
    assert past > 0
    return compared


@pytest.mark.parametrize("key", semafor.games())
def test_every_byte_sent_to_a_seat_is_the_same_when_hidden_things_are_redrawn(key: str, tmp_path: Path) -> None:
    positions = several(4, 2, daily=2)

    async def work() -> None:
        app = application(await Node.open(Settings(database=f"sqlite:///{tmp_path / 'semafor.db'}", limits=0)))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://semafor") as http:
                assert await same_bytes(app.state.node, http, key, positions) == positions

    run(work())
