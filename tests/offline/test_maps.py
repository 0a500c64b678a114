"""Maps in the browser: examined while they are drawn, unpacked, and tried by bots."""

from __future__ import annotations

from pathlib import Path

from offline.asking import asked
from semafor import offline
from semafor.games.ticket_to_ride.maps.parcel import address, write_parcel

TEXT = (Path(__file__).parents[1] / "games" / "ticket_to_ride" / "maps" / "podhale" / "map.toml").read_text("utf-8")
FILES = {"map.toml": TEXT}


def test_a_drawn_map_is_examined() -> None:
    found = asked(offline.examined, files=FILES)
    broken = asked(offline.examined, files={"map.toml": TEXT.replace("cars = ", "cars = 9")})

    assert (found["address"], found["misfits"]) == (address(FILES), [])
    assert broken["misfits"][0]["id"] == "map-misfit"


def test_a_map_in_one_file_is_unpacked_for_the_drawing_board() -> None:
    found = asked(offline.unpacked, name="podhale.map.json", text=write_parcel(FILES))
    refused = asked(offline.unpacked, name="x", text="{}")

    assert found["files"] == FILES
    assert len(found["draft"]["printed"]["city"]) == 6
    assert refused["message"]["id"] == "map-no-parcel"


def test_bots_try_it_and_the_same_numbers_give_the_same_games() -> None:
    whole = asked(offline.tried, files=FILES, seats=3, games=4)
    parts = [asked(offline.tried, files=FILES, seats=3, games=2, first=first) for first in (0, 2)]

    assert (whole["games"], whole["stuck"], round(sum(whole["wins"]), 6)) == (4, 0, 4)
    assert whole["turns"] == parts[0]["turns"] + parts[1]["turns"]
    assert all(turns >= 1 for turns in whole["turns"])
    assert all(1 <= count <= 4 for count in whole["routes"].values())
    assert all(count <= whole["kept"][ticket] for ticket, count in whole["reached"].items())
