"""Counting a physical table."""

from __future__ import annotations

import copy
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.steamrollers.position import GAME, position
from semafor import companion
from semafor.games.steamrollers import corrections
from semafor.games.steamrollers.material import load
from semafor.games.steamrollers.parts.sheets import add_points
from semafor.kernel.errors import BadInput

DOCS = Path(__file__).parents[3] / "docs"
SEVERAL, SOLO = (
    json.loads(text)
    for text in re.findall(r"```json\n(.*?)```", (DOCS / "companion-steamrollers.md").read_text("utf-8"), re.DOTALL)
)


@pytest.mark.rule("steam.score.tie-locomotive", "steam.score.link", "steam.score.town-on-link")
def test_the_example_of_the_document_is_counted_with_its_links() -> None:
    result = companion.result(SEVERAL)

    assert [sheet.total for sheet in result.seats] == [22, 22]
    assert (result.winners, result.decided_by) == ([0], "steam.score.tie-locomotive")
    links = {part.name: part.proof for part in result.seats[0].parts}["links"]
    assert [link.split()[0] for link in links] == ["1-4", "2-6", "3-5", "4-6"]


@pytest.mark.rule("steam.solo.win", "steam.eva.score-pool", "steam.eva.score-regions")
def test_the_solo_example_of_the_document_is_counted_with_eva() -> None:
    result = companion.result(SOLO)

    assert [(sheet.seat, sheet.total) for sheet in result.seats] == [(0, 24), ("Eva", 21)]
    assert result.winners == [0]


def test_a_drawn_sheet_counts_as_the_same_sheet_in_a_game() -> None:
    state = position(tracks=", ".join(SEVERAL["seats"][0]["tracks"]), boxes=(1, 2, 3, 4, 5), tiles="4b 0")
    add_points(state.sheets, 0, 13)

    assert companion.result(SEVERAL).seats[0] == GAME.result(state).seats[0]


def test_walls_and_material_count() -> None:
    walled = {**SEVERAL, "walls": "medium 1"}  # closes 1-3, and with it Piotr's line
    assert companion.result(walled).seats[1].total == 21


def changed(data: dict[str, Any], *path: str | int, value: object) -> dict[str, Any]:
    data = copy.deepcopy(data)
    here: Any = data
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (changed(SEVERAL, "walls", value="easy"), "There are no walls “easy”"),
        (changed(SEVERAL, "seats", value=[]), "1 to 5 players, not 0"),
        (changed(SEVERAL, "eva", value=SOLO["eva"]), "solo game only"),
        (changed(SEVERAL, "seats", 0, "trains", value=3), "there is no field trains"),
        (changed(SEVERAL, "seats", 0, "tracks", value=["A2 W-E"]), "Marzena has a track on A2, but that is a city"),
        (changed(SEVERAL, "seats", 0, "tracks", value=["J1 W-E"]), "the sheet has no such cell"),
        (changed(SEVERAL, "seats", 0, "tracks", value=["A1 W-E", "A1 E-SE"]), "two tracks on A1"),
        (changed(SEVERAL, "seats", 0, "tracks", value=["A1 W-W"]), "two different sides"),
        (changed(SEVERAL, "seats", 0, "tracks", value=["A1"]), "Marzena lists “A1”, which is no track"),
        (changed(SEVERAL, "seats", 0, "boxes", value=[7]), "box 7; the boxes are 1 to 6"),
        (changed(SEVERAL, "seats", 0, "boxes", value=[2, 2]), "box 2 twice"),
        (changed(SEVERAL, "seats", 0, "deliveries", value=-1), "Marzena has -1 delivery points"),
        (changed(SEVERAL, "seats", 1, "bonus", value=3), "bonus of 3"),
        (changed(SEVERAL, "seats", 0, "bonus", value=2), "only one starting tile"),
        (changed(SEVERAL, "seats", 0, "tiles", value=["7a"]), "action tile “7a”"),
        (changed(SEVERAL, "seats", 0, "tiles", value=["5b"]), "Action tile 5 is listed for Marzena and for Piotr"),
        (changed(SEVERAL, "seats", 0, "orders", value=["2b"]), "Order 2 is listed for Marzena and for Piotr"),
        (changed(SEVERAL, "seats", 0, "orders", value=["x"]), "order “x”"),
        (changed(SEVERAL, "material", value="[sheet"), "not TOML"),
        (changed(SOLO, "eva", value=None), "needs “eva”"),
        (changed(SOLO, "pool", value=["1b"]), "Action tile 2 is neither"),
        (changed(SOLO, "seats", 0, "bonus", value=2), "no orders and no starting tile"),
        (changed(SOLO, "eva", "crosses", value=[1]), "six numbers"),
        (changed(SOLO, "eva", "crosses", value=[11, 0, 0, 0, 0, 0]), "11 crosses in region 1; between 0 and 10"),
        (changed(SOLO, "eva", "deliveries", value=-3), "Eva has -3 delivery points"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(data: dict[str, Any], what: str) -> None:
    with pytest.raises(BadInput, match=re.escape(what)) as error:
        companion.result(data)
    assert error.value.sentence("pl") not in ("", error.value.message)


def test_the_example_of_the_material_document_is_a_material_file() -> None:
    text = re.findall(r"```toml\n(.*?)```", (DOCS / "steamrollers-material.md").read_text("utf-8"), re.DOTALL)[0]
    corrections.check(text)

    assert {"action_tile", "order_tile", "black_face"} == tomllib.loads(text).keys()


def test_the_command_line_counts_with_a_material_file(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from semafor.cli.app import app

    form = '[[action_tile]]\ntile = {tile}\nside = "{side}"\nset = "{set}"\nuse = "{use}"\npoints = 5\n'
    text = "\n".join(form.format(**tile) for tile in load("").printed["action_tile"])
    (tmp_path / "box.toml").write_text(text, "utf-8")
    (tmp_path / "table.json").write_text(json.dumps(SEVERAL), "utf-8")
    shown = CliRunner().invoke(
        app, ["score", str(tmp_path / "table.json"), "--material", str(tmp_path / "box.toml"), "--json"], catch_exceptions=False
    )

    assert [sheet["total"] for sheet in json.loads(shown.output)["seats"]] == [22 + 7, 22 + 11]
