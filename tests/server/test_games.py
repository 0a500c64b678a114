"""What a page is told of the games before a table is made."""

from __future__ import annotations

from pathlib import Path

import pytest

import semafor
from semafor.bots import levels
from semafor.kernel.words import Words
from semafor.rooms.options import ChoiceField, Field, FlagField, SeatField, TextField, build_form
from server.conftest import run
from server.test_house import office


def values(field: Field) -> list[object]:
    """Everything that the form lets one choose."""
    match field:
        case FlagField():
            return [False, True]
        case ChoiceField():
            return [*(each.value for each in field.values), *([None] if field.none else [])]
        case SeatField():
            return [None, 0, min(field.seats) - 1]
        case TextField():
            return [""]


@pytest.mark.parametrize("key", semafor.games())
def test_every_option_is_explained_in_both_languages_and_can_be_chosen(key: str) -> None:
    game = semafor.game(key)
    for field in build_form(game):
        texts = [field.text, *(each.text for each in getattr(field, "values", []))]
        assert "" != field.text.en != field.text.pl != ""
        assert not [text for text in texts if text.en.startswith("option-") or text.pl.startswith("option-")]
        assert field.default in values(field)


@pytest.mark.parametrize("key", semafor.games())
def test_every_value_of_the_form_can_be_dealt_at_the_seats_it_names_and_at_no_other(key: str) -> None:
    game = semafor.game(key)
    for field in build_form(game):
        for seats in game.seats:
            for value in [each for each in values(field) if each != field.default]:
                options = game.option_values({field.name: value})
                if seats in field.seats:
                    game.start(seats, options, semafor.FastLuck(1))
                else:
                    with pytest.raises(semafor.BadInput):
                        game.start(seats, options, semafor.FastLuck(1))


def test_choices_stand_in_the_order_they_are_meant() -> None:
    walls = next(field for field in build_form(semafor.game("steamrollers")) if field.name == "walls")

    assert isinstance(walls, ChoiceField)
    assert ([each.value for each in walls.values], walls.default) == (["none", "medium", "hard"], "none")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_level_of_a_bot_has_a_name(lang: str) -> None:
    words = Words(lang, "semafor.server")

    assert [level for key in semafor.games() for level in levels(key) if not words.has(f"level-{level}")] == []


def test_all_games_are_listed_with_form_and_levels(tmp_path: Path) -> None:
    async def work() -> None:
        async with office(tmp_path) as (_, http):
            games = (await http.get("/api/games")).json()
            assert [game["key"] for game in games] == semafor.games()
            assert all(game["levels"][:2] == ["random", "easy"] for game in games)

    run(work())


def test_my_tables_are_listed_by_status_the_newest_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with office(tmp_path) as (place, http):
            now = place.house.now_ms()
            rooms = []
            for _ in range(3):
                now += 1000
                place.house.now_ms = lambda at=now: at  # type: ignore[misc]
                wish = {"game": "railroad-ink", "seats": [{"kind": "me", "name": "A"}]}
                rooms.append((await http.post("/api/rooms", json=wish)).json()["room"]["room"])
            place.house.now_ms = lambda: now + 5000
            live = await place.house.open(rooms[0])
            step = 0
            while live.room.actors:
                step += 1
                command = {"key": f"{step}", "do": {"type": "act", "move": int(live.room.playing().state.legal(0)[0])}}
                await http.post(f"/api/rooms/{rooms[0]}/commands", json={"seat": 0, "command": command})
            playing = (await http.get("/api/mine?status=playing")).json()
            over = (await http.get("/api/mine?status=over")).json()

            assert [table["room"]["room"] for table in playing] == [rooms[2], rooms[1]]
            assert [table["room"]["room"] for table in over] == [rooms[0]]
            assert over[0]["room"]["totals"]["places"] == [1]
            assert over[0]["room"]["over_ms"] == now + 5000
            assert [table["room"]["room"] for table in (await http.get("/api/mine")).json()] == [rooms[0], rooms[2], rooms[1]]
            assert (await http.get("/api/mine?status=odd")).status_code == 400

    run(work())
