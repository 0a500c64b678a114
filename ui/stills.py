"""The drawn examples of the rulebook: `python ui/stills.py [--check]` keeps the frames of src/rules/pictures.toml,
and the first frame of every lesson, which is seen before the engine is there.

Each is a moment of a golden game, as the table would show it to that seat; the page draws it with the game's own board.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from semafor.offline.openings import open_branch
from semafor.offline.records import play_whole
from semafor.offline.requests import Branch, SeatWanted
from semafor.offline.tables import render_frame

UI = Path(__file__).parent
PICTURES = UI / "src/rules/pictures.toml"
STILLS = UI / "src/rules/stills"
LESSONS = UI / "src/tutorial/lessons"
FIRST = UI / "src/tutorial/stills"
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


def first_frame(lesson: Path) -> str:
    """What who takes the lesson sees at its beginning, as the engine will open it; the name is theirs, and of the moves
    only the first of the lesson can be made."""
    record = lesson.read_text("utf-8")
    count = int(re.findall(r"^seats: (\d+)", record, re.MULTILINE)[0])
    seats = [SeatWanted("me", "?"), *(SeatWanted("bot", level="random") for _ in range(count - 1))]
    room = open_branch("lesson", Branch(record, 0, seats, seed=1, follow=True))
    shown = json.loads(msgspec.json.encode(render_frame(room, 0)))
    [mine, *_] = re.findall(r"^\d+\. 0 ([^{\n]*)", record, re.MULTILINE)
    shown["moves"] = [move for move in shown["moves"] if move["notation"] == mine.strip()]
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n"


def files() -> dict[Path, str]:
    lessons = {FIRST / f"{lesson.stem}.json": first_frame(lesson) for lesson in LESSONS.glob("*.log")}
    return lessons | {STILLS / f"{picture['name']}.json": frame(picture) for picture in pictures()}


def kept() -> list[Path]:
    return [*STILLS.glob("*.json"), *FIRST.glob("*.json")]


def differences() -> list[str]:
    """The stills that are not what the rules would show now."""
    made = files()
    stale = [file.name for file, text in made.items() if not file.exists() or file.read_text("utf-8") != text]
    return stale + [file.name for file in kept() if file not in made]


def main() -> None:
    if "--check" in sys.argv:
        if stale := differences():
            sys.exit(f"run `make stills`: {', '.join(stale)}")
        return
    for file in kept():
        file.unlink()
    for file, text in files().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
