"""A program plays by the tools, and is told in one sentence what it did wrong."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from mcp import StdioServerParameters
from mcp.client import Client

import semafor
from semafor.cli.mcp import mcp
from semafor.kernel.errors import BadInput
from semafor.kernel.words import LANGUAGES
from server.conftest import run
from tools.program import Program, connected

GAME = "railroad-ink"


async def play_whole(program: Program, seed: int) -> tuple[str, dict[str, Any], list[str]]:
    """The key, the last standing and all that was told of a game that a program plays at random against a bot."""
    chooser = random.Random(seed)
    taken = await program.call("start_table", game=GAME, bots=["random"], seed=seed)
    key, standing = taken["seats"][0]["key"], taken["standing"]
    told = list(standing["log"])
    while not standing["over"]:
        assert standing["your_turn"]
        found = await program.call("legal_moves", seat=key, most=500)
        assert found["fitting"] == standing["moves"]
        move = chooser.choice(found["moves"])["notation"]
        standing = await program.call("play", seat=key, move=move)
        told += standing["log"]
    return key, standing, told


def test_a_program_plays_a_whole_game_and_explains_its_record() -> None:
    async def work(program: Program) -> None:
        key, standing, told = await play_whole(program, 5)
        assert len(standing["result"]) == 3
        assert len(told) > 20

        record = await program.call("record", seat=key)
        explained = await program.call("explain_record", record=record, first=2, most=3)
        assert (explained["game"], explained["seats"], explained["luck"], explained["over"]) == (GAME, 2, "seeded", True)
        assert [act["number"] for act in explained["acts"]] == [2, 3, 4]
        assert explained["result"] == standing["result"]
        assert explained["lines"] == len(semafor.Record.read(record).lines)

        [decision] = await program.call("judge_record", record=record, first=explained["lines"] - 6, most=1, rounds=1)
        assert decision["unit"] == "chance"
        assert 0 <= decision["worth"] <= 1

    connected(work)


def test_a_seat_looks_asks_why_not_and_reads_the_log_once() -> None:
    async def work(program: Program) -> None:
        taken = await program.call("start_table", game="ticket-to-ride-usa", seats=3, bots=["easy"], options={"first_seat": 0})
        one, other = (seat["key"] for seat in taken["seats"])
        seen = await program.call("look", seat=one)
        assert seen["text"]
        assert len(seen["view"]["mine"]["offer"]) == 3
        assert seen["view"]["mine"] != (await program.call("look", seat=other))["view"]["mine"]

        verdict = await program.call("why_not", seat=one, move="draw deck")
        assert (verdict["legal"], verdict["rule"]) == (False, "ttr.setup.secret-choice")
        assert (await program.call("why_not", seat=one, move={"move": "keep", "places": [1, 2]}))["legal"]

        waiting = await program.call("play", seat=one, move="keep 1 2")
        assert (waiting["to_act"], waiting["your_turn"], waiting["moves"]) == ([1], False, 0)
        assert (await program.call("wait", seat=one))["log"] == []
        await program.call("play", seat=other, move="keep 1 2")
        news = (await program.call("wait", seat=one))["log"]
        assert "Seat 2 keeps 2 tickets." in news
        blue = await program.call("legal_moves", seat=one, about="deck", most=1)
        assert (blue["fitting"], len(blue["moves"])) == (1, 1)

    connected(work)


def test_games_and_rules_are_looked_up() -> None:
    async def work(program: Program) -> None:
        games = await program.call("games")
        assert [game["key"] for game in games] == semafor.games()
        steam = next(game for game in games if game["key"] == "steamrollers")
        assert {"walls", "coal"} <= {option["name"] for option in steam["options"]}
        assert steam["levels"][:2] == ["random", "easy"]

        card = await program.call("card", game="steamrollers", seats=3, options={"orders": True})
        assert {"part": "points", "text": "Lokomotywa o mocy 6: 3 punkty.", "rule": "steam.score.locomotive"} in card
        found = await program.call("rules", game="ticket-to-ride-europe", about="tunnel", most=2)
        assert found["fitting"] > len(found["rules"]) == 2
        [rule] = (await program.call("rules", game="ticket-to-ride-europe", about="ttr.draw.second-must"))["rules"]
        assert rule["text"] == semafor.game("ticket-to-ride-europe").rulebook[rule["id"]].pl

    connected(work, "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tool_says_what_it_does(lang: str) -> None:
    async def work(program: Program) -> None:
        tools = (await program.client.list_tools()).tools
        assert len(tools) == 13
        assert all(tool.description and not tool.description.startswith("tool-") for tool in tools)
        assert (program.client.instructions or "").endswith(".")

    connected(work, lang)


def test_bad_input_is_one_sentence() -> None:
    async def work(program: Program) -> None:
        taken = await program.call("start_table", game="ticket-to-ride-usa")
        seat = taken["seats"][0]["key"]
        faults: list[tuple[str, dict[str, Any], str]] = [
            ("start_table", {"game": "chess"}, "Nie ma gry „chess”"),
            ("start_table", {"game": GAME, "seats": 2, "bots": ["easy", "easy"]}, "dla ciebie nie zostaje"),
            ("start_table", {"game": GAME, "bots": ["clever"]}, "clever"),
            ("start_table", {"game": GAME, "options": {"colour": 1}}, "colour"),
            ("start_table", {"game": GAME, "sead": 1}, "sead"),
            ("start_table", {}, "game"),
            ("legal_moves", {"seat": seat, "most": 0}, ">= 1"),
            ("legal_moves", {"seat": [seat]}, "seat"),
            ("look", {"seat": "x"}, "Żadne miejsce nie ma klucza „x”"),
            ("play", {"seat": seat, "move": "draw deck"}, "(ttr.setup.secret-choice)"),
            ("play", {"seat": seat, "move": "fly"}, "fly"),
            ("record", {"seat": seat}, "nie ma go przed końcem gry"),
            ("explain_record", {"record": "1. e4 e5"}, "semafor record 1"),
            ("rules", {"game": GAME, "about": "zeppelin"}, "zeppelin"),
            ("take_seat", {"link": "https://example.org/", "name": "Ada"}, "nie jest linkiem do stołu"),
            ("take_seat", {"link": "http://127.0.0.1:1/table/a#join=b", "name": "Ada"}, "http://127.0.0.1:1"),
        ]
        for tool, given, part in faults:
            said = await program.fault(tool, **given)
            assert part in said
            assert "\n" not in said
            assert "Error executing" not in said

    connected(work, "pl")


@pytest.mark.slow
def test_the_command_speaks_the_protocol_over_standard_input_and_output() -> None:
    async def work() -> None:
        async with Client(StdioServerParameters(command=sys.executable, args=["-m", "semafor.cli", "mcp"])) as client:
            assert len((await client.list_tools()).tools) == 13
            assert not (await client.call_tool("rules", {"game": GAME, "most": 1})).is_error

    run(work())


def test_without_the_library_the_command_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    monkeypatch.delitem(sys.modules, "semafor.mcp.server", raising=False)
    with pytest.raises(BadInput) as refused:
        mcp()

    assert "semafor[mcp]" in refused.value.sentence("pl")
