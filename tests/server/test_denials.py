"""What the server denies, each with its sentence in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from semafor.server.built_page import BuiltPage
from semafor.server.lacks import find_lacks
from semafor.server.node.worker_process import BotBroke
from server.client import GAME
from server.conftest import run
from server.in_process import open_room, running_node

SEATS: list[dict[str, str]] = [{"kind": "me", "name": "A"}, {}]


def said(answer: httpx.Response) -> str:
    """The code of a denial, which has words in both languages."""
    told: dict[str, Any] = answer.json()
    texts = {told["text"]["en"], told["text"]["pl"]}
    assert len(texts) == 2
    assert not any(text.startswith(("denied-", "bad-")) for text in texts)
    return str(told["code"])


def test_what_cannot_be_done_is_denied_with_its_reason(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            made = (await http.post("/api/rooms", json={"game": GAME, "seats": SEATS, "public": True})).json()
            seat = f"/api/rooms/{made['room']['room']}/seats/0"
            account = {"name": "Wanda", "password": "correct horse"}
            assert (await http.post("/api/accounts", json=account)).status_code == 200
            http.cookies.clear()

            assert said(await http.put("/api/games")) == "method"
            assert said(await http.post("/api/rooms", json={}, headers={"Origin": "https://evil.example"})) == "origin"
            assert said(await http.post(seat, json={"name": "B"})) == "seat-taken"
            assert said(await http.post("/api/accounts", json=account)) == "name-taken"
            assert said(await http.post("/api/rooms", json={"game": GAME, "seats": SEATS, "rated": True})) == "not-rated"
            assert said(await http.post("/api/rooms", content=b"hello")) == "bad-input"
            hurried = {"kind": "turn", "turn_s": 1}
            assert said(await http.post("/api/rooms", json={"game": GAME, "seats": SEATS, "clock": hurried})) == "bad-input"

    run(work())


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, limits=0.05) as (_, http):
            answers = [await http.post("/api/rooms", json={"game": GAME, "seats": SEATS}) for _ in range(2)]

            assert (answers[0].status_code, said(answers[1])) == (200, "too-many")
            assert int(answers[1].headers["retry-after"]) > 0

    run(work())


def test_a_hint_that_is_not_found_in_time_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            live = await open_room(node, http, hints=True)

            async def broken(*_: object) -> None:
                raise BotBroke("TimeoutError")

            monkeypatch.setattr(node.hints, "of", broken)
            answer = await http.post(f"/api/rooms/{live.room.id}/hint", json={"seat": 0})

            assert (answer.status_code, said(answer), answer.headers["retry-after"]) == (503, "no-hint-now", "5")

    run(work())


def test_what_an_installation_lacks_is_said_with_what_it_means(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.compiled", False)
    (tmp_path / "index.html").write_text("<title>Semafor</title>", "utf-8")
    site = BuiltPage(str(tmp_path))
    lacks = [*find_lacks(site), *find_lacks(site, compiling=True)]

    assert [lack.code for lack in lacks] == ["lack-engine", "lack-compiled", "lack-engine", "lack-compiling"]
    assert all("" != lack.text.en != lack.text.pl for lack in lacks)
