"""What of a profile others may see, where its owner published it: never whom one met, never where one's tables stand."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from semafor.profiles.facts import Sitting
from semafor.profiles.profile import BoxCount, GameLine, Profile

Section = Literal["points", "board", "judged", "course", "bots"]
SECTIONS: tuple[Section, ...] = get_args(Section)
SOMEBODY = Sitting("person", "")


def publish(profile: Profile, sections: list[Section]) -> Profile:
    """The profile as strangers see it: games, wins and places, and of the rest what was chosen."""
    return msgspec.structs.replace(
        profile,
        minutes=0,
        boxes=[_box(box, sections) for box in profile.boxes],
        rivals=[rival for rival in profile.rivals if rival.who.kind != "person"] if "bots" in sections else [],
        course=[_line(line, sections) for line in profile.course] if "course" in sections else [],
    )


def _box(box: BoxCount, sections: list[Section]) -> BoxCount:
    if "points" not in sections:
        box = msgspec.structs.replace(box, points=None, most=None, others=None, parts=[])
    if "board" not in sections:
        box = msgspec.structs.replace(box, works=[])
    return box if "judged" in sections else msgspec.structs.replace(box, judged=[])


def _line(line: GameLine, sections: list[Section]) -> GameLine:
    against = [SOMEBODY if who.kind == "person" else msgspec.structs.replace(who, resigned=False) for who in line.against]
    return msgspec.structs.replace(
        line,
        room="",
        points=line.points if "points" in sections else None,
        against=against if "bots" in sections else [],
        judged=line.judged if "judged" in sections else None,
    )
