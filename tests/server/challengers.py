"""What people do with challenges: make one, begin an attempt, look at it, play it as a pair."""

from __future__ import annotations

from typing import Any

import httpx

from semafor.rooms.commands import Act, Command
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from server.test_challenges import ALONE

TWO = "ticket-to-ride-usa"


async def made(http: httpx.AsyncClient, game: str = ALONE, **more: object) -> dict[str, Any]:
    answer = await http.post("/api/challenges", json={"game": game, "name": "Ola", **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def begun(http: httpx.AsyncClient, challenge: dict[str, Any], name: str = "Anna") -> dict[str, Any]:
    answer = await http.post(f"/api/challenges/{challenge['challenge']}/attempts", json={"name": name})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def looked(http: httpx.AsyncClient, challenge: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = (await http.get(f"/api/challenges/{challenge['challenge']}")).json()
    return found


async def play_pair(node: Node, room: str, seed: int) -> LiveRoom:
    """A game of two to its end, by moves that anybody would call wild."""
    live = await node.rooms.open(room)
    for step in range(20_000):
        if not live.room.actors:
            break
        seat = live.room.actors[0]
        legal = live.room.playing().state.legal(seat)
        await node.rooms.command(live, seat, Command(f"{step}", Act(int(legal[(seed + step * 7919) % len(legal)]))))
    assert live.room.outcome == "played"
    return live
