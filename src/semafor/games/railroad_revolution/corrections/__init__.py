"""Corrections of printed values by who owns the box: checked before they are used."""

from __future__ import annotations

import tomllib
from typing import Any

from semafor.games.railroad_revolution.corrections.limits import out_of_bounds
from semafor.games.railroad_revolution.layout import CITIES, KINDS, QUEUE_ROOM, SECTIONS, SPACES
from semafor.games.railroad_revolution.material import STACK_OF, Material, correct, load, printed_box
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.kernel.errors import BadInput


def bad(message: str, **facts: object) -> BadInput:
    return BadInput(message, "semafor.games.railroad_revolution", **facts)


def checked(text: str) -> str:
    """The corrections, a text in the form of material.toml, once they are found to fit; BadInput names what does not."""
    if not text.strip():
        return ""
    printed = printed_box()
    try:
        material = tomllib.loads(text)
        _check_shape(printed, material)
        correct(printed, material)
        _check_cities(printed)
        wrong = out_of_bounds(printed) or complaints(Material(printed, text))
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise bad("bad-material", error=_told(error)) from None
    if wrong:
        raise bad("bad-material", error=wrong[0])
    load(text)
    return text


def _told(error: Exception) -> str:
    return f"{error.args[0]!r} is missing or unknown" if isinstance(error, KeyError) else str(error)


def _check_shape(printed: dict[str, Any], material: dict[str, Any]) -> None:
    for name, value in material.items():
        if name not in printed:
            raise bad("bad-material-name", name=name, names=list(printed))
        if type(value) is not type(printed[name]):
            raise bad("bad-material-shape", name=name)


def _check_cities(printed: dict[str, Any]) -> None:
    """Every city that a space or a neutral building names must be one."""
    cities = [city["id"] for city in printed["city"]]
    named = [city for space in printed["space"] for city in space["between"]]
    named += [city for row in printed["seats"] for city in row["blocked_stations"]]
    for city in named:
        if city not in cities:
            raise ValueError(f"there is no city {city!r}")


def complaints(box: Material) -> list[str]:
    """Everything that makes a box unplayable."""
    printed = box.printed
    return [*_counts(printed), *_map(printed), *_milestones(printed), *_line(printed)]


def _counts(printed: dict[str, Any]) -> list[str]:
    due = {"city": CITIES, "section": SECTIONS, "train": KINDS, "performance": 3, "city_tile": CITIES, "seats": 3}
    wrong = [f"there must be {count} of {name!r}" for name, count in due.items() if len(printed[name]) != count]
    if not 0 < len(printed["space"]) <= SPACES:
        wrong.append(f"there may be at most {SPACES} of 'space'")
    for piece in ("tracks", "buildings"):
        held = sum(section[piece] for section in printed["board"])
        spare = 2 if piece == "tracks" else 1
        if held + spare != printed["pieces"][piece]:
            wrong.append(f"the player board holds {held} {piece}; with {spare} beside it that is not what a player has")
    lengths = {len(track["points"]) for track in printed["performance"]} | {
        len(track["costs"]) + 1 for track in printed["performance"]
    }
    return wrong + ["the performance tracks differ in length"] * (len(lengths) != 1)


def _map(printed: dict[str, Any]) -> list[str]:
    spaces = printed["space"]
    wrong = [f"space {at + 1} must have the id t{at + 1:02}" for at, s in enumerate(spaces) if s["id"] != f"t{at + 1:02}"]
    wrong += [f"{s['id']} has a terrain outside 0 to 3" for s in spaces if not 0 <= s.get("terrain", 0) <= 3]
    reached = set(next(space["between"] for space in spaces if space.get("start")))
    for _round in spaces:
        for space in spaces:
            if reached & set(space["between"]):
                reached |= set(space["between"])
    if len(reached) != CITIES:
        wrong.append("not every city can be reached from the start")
    if len(spaces) < printed["pieces"]["tracks"] + 2:
        wrong.append("there are too few spaces for a player's tracks")
    return wrong + ["the start cities must be of level 1"] * any(
        city["level"] != 1 for city in printed["city"] if city["id"] in spaces[0]["between"]
    )


def _milestones(printed: dict[str, Any]) -> list[str]:
    tiles = printed["milestone"]
    wrong = [f"{tile['id']} is of no stack" for tile in tiles if tile["stack"] not in STACK_OF]
    wrong += [f"{tile['id']} needs one or two managers" for tile in tiles if not 1 <= len(tile["managers"]) <= 2]
    wrong += [f"{tile['id']} has one to three conditions" for tile in tiles if not 1 <= len(tile["conditions"]) <= 3]
    for stack in STACK_OF:
        size = sum(tile["stack"] == stack for tile in tiles)
        if not 4 <= size <= QUEUE_ROOM:
            wrong.append(f"stack {stack} must have 4 to {QUEUE_ROOM} milestones")
    return wrong + ["there are more than 60 milestones"] * (len(tiles) > 60)


def _line(printed: dict[str, Any]) -> list[str]:
    bare = sum(not section["deal"] for section in printed["section"])
    wrong = ["there must be a telegraph tile for each section without deal"] * (bare != len(printed["telegraph_tile"]))
    wrong += ["no train may flip trains"] * any("flip" in train["bonus"] for train in printed["train"])
    groups = [tile.get("group") for tile in printed["city_tile"]]
    for level in range(2, 6):
        if groups.count(level) != sum(city["level"] == level for city in printed["city"]):
            wrong.append(f"cities of level {level} and tiles of group {level} differ in number")
    return wrong + [f"there must be a worker of {colour}" for colour in COLOUR_NAMES[1:] if printed["workers"][colour] < 1]
