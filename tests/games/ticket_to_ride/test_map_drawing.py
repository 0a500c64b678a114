"""A map while it is drawn: everything that is wrong with it is told at once, its address, its one file, and what to mind."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import semafor
import warm
from games.ticket_to_ride.test_map_checks import toml
from games.ticket_to_ride.test_maps import forget
from semafor.games.ticket_to_ride.maps.examining import draft, examine
from semafor.games.ticket_to_ride.maps.parcel import address, checked_files, read_parcel, write_parcel
from semafor.kernel.errors import BadInput

pytestmark = pytest.mark.compiled  # maps are read and checked by plain files
TEXT = (Path(__file__).parent / "maps" / "podhale" / "map.toml").read_text("utf-8")
PICTURE = "data:image/png;base64,iVBORw0KGgo="


def files_of(data: dict[str, Any]) -> dict[str, str]:
    return {"map.toml": "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items())}


def podhale(**changed: object) -> dict[str, Any]:
    return tomllib.loads(TEXT) | changed


def test_all_misfits_are_told_at_once() -> None:
    data = podhale(cars=3, end_when_cars_at_most=3)
    data["city"].append({"id": "lonely", "en": "Lonely", "at": [5000 / 2, 5]})
    data["ticket"].append({"between": ["krakow", "krakow"], "points": 4})
    found = [(misfit.message, misfit.facts["key"]) for misfit in examine(files_of(data)).misfits]

    assert ("map-end", "end_when_cars_at_most") in found
    assert ("map-outside", "city[6].at") in found
    assert ("map-lonely", "city[6].id") in found
    assert ("map-same-city", "ticket[9].between") in found
    assert sum(message == "map-too-long" for message, _ in found) > 1


def test_a_file_that_is_not_of_the_form_is_one_misfit() -> None:
    (misfit,) = examine(files_of(podhale(seats=[1, 9]))).misfits

    assert misfit.message == "map-misfit"
    assert examine({"map.toml": "title ="}).misfits[0].message in ("map-toml", "map-toml-end")


def test_a_land_or_a_picture_that_cannot_be_drawn_is_a_misfit_too() -> None:
    assert not examine({"map.toml": TEXT, "picture.url": PICTURE}).misfits
    for name, text in (("land.toml", 'land = ["x"]'), ("picture.url", "https://elsewhere/"), ("picture.url", "A" * 90_001)):
        assert len(examine({"map.toml": TEXT, name: text}).misfits) == 1


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"cars": 45}, "tight"),
        ({"ticket": [{"between": ["krakow", "krynica"], "points": 40}]}, "odd-points"),
        ({"cars": 5}, "too-far"),
        ({"canvas": [900, 900]}, ""),
    ],
)
def test_advice_forbids_nothing(change: dict[str, object], what: str) -> None:
    found = examine(files_of(podhale(**change)))

    assert not what or what in [advice.what for advice in found.advice]


def test_cities_that_nothing_joins_and_a_drawing_without_room_are_minded() -> None:
    data = podhale()
    data["city"] += [{"id": each, "en": each.title(), "at": [20, 20]} for each in ("xa", "xb")]
    data["route"].append({"between": ["xa", "xb"], "colour": "grey", "length": 3})
    found = examine(files_of(data))

    assert not found.misfits
    assert {"parts", "close", "cramped"} <= {advice.what for advice in found.advice}


def test_the_same_files_have_the_same_address_and_others_another() -> None:
    one = {"map.toml": TEXT, "land.toml": ""}

    assert address(one) == address(dict(reversed(one.items()))) != address({"map.toml": TEXT})
    assert len(f"ticket-to-ride-{address(one)}") <= 40


def test_a_draft_is_read_however_unfinished() -> None:
    found = draft(files_of({"title": {"en": "A", "pl": "A"}, "city": [], "route": [], "ticket": []}))

    assert found.printed["cars"] == 45
    assert found.land == {}


def test_one_file_is_a_whole_folder_also_for_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "podhale.map.json"
    files = {"map.toml": TEXT + "# in one file\n"}
    file.write_text(write_parcel(files), "utf-8")
    key = f"ticket-to-ride-{address(files)}"
    record = tmp_path / "game.log"
    ran = warm.run("--maps", str(file), "play", key, "--seed", "3", "--save", str(record), stdin="keep 1\nq\n", SEMAFOR_MAPS="")
    verified = warm.run("--maps", str(file), "verify", str(record), SEMAFOR_MAPS="")

    assert "Ticket to Ride: Podhale" in ran.stdout, ran.stderr
    assert verified.returncode == 0, verified.stderr
    assert semafor.load_map(str(file)).key == key
    forget(address(files))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "map-unread"),
        ('{"semafor": "box", "files": {"map.toml": ""}}', "map-no-parcel"),
        ('{"semafor": "map", "files": {"text/en.ftl": ""}}', "map-no-parcel"),
        ("x" * 300_001, "map-size"),
    ],
    ids=["no JSON", "another kind", "another file", "too long"],
)
def test_another_file_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadInput) as found:
        read_parcel(text, "x.map.json")

    assert found.value.message == message
    assert "x.map.json" in found.value.sentence("pl")


def test_files_that_are_not_of_the_key_are_refused() -> None:
    with pytest.raises(BadInput) as found:
        checked_files("ticket-to-ride-own-00000000000000000000", {"map.toml": TEXT})

    assert found.value.message == "map-other-files"
    assert "own-00000000000000000000" in found.value.sentence("en")
