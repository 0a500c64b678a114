"""The drawn examples of the rulebook: `python ui/stills.py [--check]` keeps the frames of src/rules/pictures.toml.

Each is a moment of a golden game, as the table would show it to that seat; the page draws it with the game's own board.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from semafor.offline.records import play_whole

UI = Path(__file__).parent
PICTURES = UI / "src/rules/pictures.toml"
STILLS = UI / "src/rules/stills"
GOLDEN = UI.parent / "tests/games"

Picture = dict[str, Any]


def pictures() -> list[Picture]:
    found: list[Picture] = tomllib.loads(PICTURES.read_text("utf-8"))["picture"]
    return found


def frame(picture: Picture) -> str:
    """What the seat sees at that moment, without the moves it could make and the talk."""
    room = str(picture["game"]).replace("-", "_")
    [record] = [file for file in GOLDEN.glob(f"*/golden/{picture['record']}.log") if room.startswith(file.parts[-3])]
    moment = play_whole(record.read_text("utf-8")).moment(picture.get("moment", "last"), picture["seat"], opened=True)
    shown = json.loads(msgspec.json.encode(moment))
    update = shown["update"] | {"moves": [], "chat": [], "events": []}
    if shown["opened"]:
        update["view"] = shown["opened"][picture["seat"]]
    return json.dumps(update, ensure_ascii=False, separators=(",", ":")) + "\n"


def files() -> dict[Path, str]:
    return {STILLS / f"{picture['name']}.json": frame(picture) for picture in pictures()}


def differences() -> list[str]:
    """The stills that are not what the rules would show now."""
    made = files()
    stale = [file.name for file, text in made.items() if not file.exists() or file.read_text("utf-8") != text]
    return stale + [file.name for file in STILLS.glob("*.json") if file not in made]


def main() -> None:
    if "--check" in sys.argv:
        if stale := differences():
            sys.exit(f"run `make stills`: {', '.join(stale)}")
        return
    STILLS.mkdir(exist_ok=True)
    for file in STILLS.glob("*.json"):
        file.unlink()
    for file, text in files().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
