"""The same file for the same job: who knows one game's room, its tests and its page finds everything in the others."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = sorted(path.parent.name for path in (ROOT / "src" / "semafor" / "games").glob("*/game.py"))

JOBS = {
    *(
        "__init__",
        "actions",
        "card",
        "encoding",
        "events",
        "game",
        "hidden",
        "layout",
        "material",
        "moves",
        "notation",
        "parts",
    ),
    *("proofs", "refusals", "result", "scoring", "setup", "state", "terminal", "views"),
}
SOME_JOBS = {"corrections", "maps"}  # printed things corrected by their owner; boards that come in folders
HELPERS = {"__init__", "counts", "golden", "position", "slow"}
PAGE = {"index", "lights", "material", "sentences", "Board", "Seat", "Supply", "Tray", "text"}


def names(folder: Path) -> set[str]:
    """Modules and packages, by what they are imported as."""
    modules = {file.stem for file in folder.glob("*.py")}
    return modules | {path.name for path in folder.iterdir() if path.is_dir() and any(path.rglob("*.py"))}


def test_there_are_rooms() -> None:
    assert len(ROOMS) == 4


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_a_file_for_each_job_and_no_other(room: str) -> None:
    found = names(ROOT / "src" / "semafor" / "games" / room)

    assert found - SOME_JOBS == JOBS


@pytest.mark.parametrize("room", ROOMS)
def test_the_helpers_of_its_tests_are_called_alike(room: str) -> None:
    helpers = {name for name in names(ROOT / "tests" / "games" / room) if not name.startswith("test_")}

    assert helpers == HELPERS


@pytest.mark.parametrize("room", ROOMS)
def test_its_folder_of_the_page_holds_what_every_table_needs(room: str) -> None:
    folder = ROOT / "ui" / "src" / "games" / room
    found = {file.stem for file in folder.iterdir() if file.suffix in ("", ".ts", ".svelte")}

    assert found >= PAGE


@pytest.mark.parametrize("room", ROOMS)
def test_a_state_is_its_game_and_nothing_between(room: str) -> None:
    """Inheritance is two deep; what a state holds lies in `parts`, which never asks for the state."""
    folder = ROOT / "src" / "semafor" / "games" / room
    lines = [line for line in (folder / "state.py").read_text("utf-8").splitlines() if line.startswith("class ")]

    assert [line.endswith("(State):") for line in lines] == [True]
    for part in (folder / "parts").rglob("*.py"):
        text = part.read_text("utf-8")
        assert f"{room}.state" not in text, part
        assert all("(" not in line for line in text.splitlines() if line.startswith("class ")), part
