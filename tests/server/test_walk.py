"""The way of one act through a node: the functions of ARCHITECTURE.md in their order, and nothing worked out twice."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

import httpx

from semafor.server.node.node import Node
from server.client import GAME
from server.conftest import run
from server.in_process import Wire, app_of, running_node

PAGE = Path(__file__).parents[2] / "ARCHITECTURE.md"
ROW = re.compile(r"\| (\d+) \| `(\w+(?:\.\w+)?)` \|")
COMPILED = ("State.legal", "TicketToRide.apply")  # a compiled function is not seen, nor is what it calls
HERE = {"SocketConnection.write": "Wire.write"}  # what stands for the network in this test
ONCE = ("decide", "Game.check_move", "Room.apply", "Table.foresee", "Table.act", "gather_common")
TWICE = ("TicketToRideGame.events", "render_update")  # for the two audiences that are told apart; for the two sockets
NEVER = ("read_entry", "Room.check", "Table.play", "Table.why_not", "TicketToRideGame.refusal_of")  # neither read nor doubted


def on_the_server() -> list[str]:
    """The functions between the two sockets, as the page lists them."""
    rows = [(int(number), name) for number, name in ROW.findall(PAGE.read_text("utf-8"))]
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    names = [name for _, name in rows]
    return names[names.index("Socket._receive") : names.index("SocketConnection.write") + 1]


async def calls_of_an_act(node: Node, http: httpx.AsyncClient) -> list[str]:
    """Every call of a function while a seat draws a card and both seats listen."""
    people = [{"kind": "me", "name": name} for name in "AB"]
    made = (await http.post("/api/rooms", json={"game": GAME, "seats": people})).json()
    room = made["room"]["room"]
    wires = [Wire(app_of(http), f"/api/rooms/{room}/socket") for _ in people]
    for seat, wire in enumerate(wires):
        wire.send({"type": "hello", "seat": seat, "token": made["seats"][seat]["token"]})
        keep = (await wire.until("update"))["moves"][0]["number"]
        wire.send({"type": "command", "key": f"keep{seat}", "do": {"type": "act", "move": keep}})
        await wire.until("answer")
    live = await node.rooms.open(room)
    first = live.room.actors[0]
    found: list[str] = []

    def note(frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            found.append(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        wires[first].send({"type": "command", "key": "draw", "do": {"type": "act", "move": "draw deck"}})
        await wires[first].until("answer")
    finally:
        sys.setprofile(None)
    for wire in wires:
        await wire.close()
    return found


def test_an_act_goes_the_way_that_the_architecture_tells(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            calls = await calls_of_an_act(node, http)
            counts = Counter(calls)
            way = [HERE.get(name, name) for name in on_the_server() if name not in COMPILED]
            firsts = [calls.index(name, calls.index("Rooms.command") if at > 2 else 0) for at, name in enumerate(way)]
            assert firsts == sorted(firsts), dict(zip(way, firsts, strict=True))
            assert {name: counts[name] for name in ONCE} == dict.fromkeys(ONCE, 1)
            assert {name: counts[name] for name in TWICE} == dict.fromkeys(TWICE, 2)
            assert {name: counts[name] for name in NEVER} == dict.fromkeys(NEVER, 0)

    run(work())
