"""Whether a box whose values all fit can be played: what must add up, hang together or agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from semafor.games.railroad_revolution.corrections.spelling import plain
from semafor.games.railroad_revolution.layout import CITIES, KINDS, QUEUE_ROOM, SECTIONS, SPACES
from semafor.games.railroad_revolution.material import STACK_OF
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.kernel.errors import BadInput

PLACES = {
    "city_tile": ("basic", "first"),
    "telegraph_tile": ("bonus",),
    "train": ("bonus",),
    "deal": ("top", "bottom"),
    "setup_tile": ("a", "b"),
}
NAMES = {
    "connected": "level",
    "stations": "level",
    "deal_tracks": "",
    "tracks": "terrain",
}  # of conditions, with what each asks for
MOST_MILESTONES = 60


def complaint(printed: dict[str, Any]) -> BadInput | None:
    """The first thing that makes the box unplayable."""
    parts = (_counts, _board, _performance, _names, _map, _milestones, _line, _workers, _bonuses)
    return next((wrong for part in parts for wrong in part(printed)), None)


def _wrong(message: str, **facts: object) -> BadInput:
    return BadInput(f"material-{message}", "semafor.games.railroad_revolution", **facts)


def _counts(printed: dict[str, Any]) -> Iterator[BadInput]:
    due = {"city": CITIES, "section": SECTIONS, "train": KINDS, "performance": 3, "city_tile": CITIES, "seats": 3}
    most = {"space": (1, SPACES), "deal": (1, 40), "setup_tile": (4, 40), "board": (1, 20), "milestone": (1, MOST_MILESTONES)}
    for name, (least, limit) in {**{name: (count, count) for name, count in due.items()}, **most}.items():
        if not least <= len(printed[name]) <= limit:
            yield _wrong("count", name=name, least=least, most=limit, count=len(printed[name]))


def _board(printed: dict[str, Any]) -> Iterator[BadInput]:
    """The pieces on the player board and those beside it are all that a player has."""
    for piece, spare in (("tracks", 2), ("buildings", 1)):
        held = sum(section[piece] for section in printed["board"])
        if held + spare != printed["pieces"][piece]:
            yield _wrong("pieces", piece=piece, held=held, spare=spare, count=printed["pieces"][piece])


def _performance(printed: dict[str, Any]) -> Iterator[BadInput]:
    lengths = {len(track["points"]) for track in printed["performance"]}
    lengths |= {len(track["costs"]) + 1 for track in printed["performance"]}
    if len(lengths) != 1:
        yield _wrong("lengths")


def _names(printed: dict[str, Any]) -> Iterator[BadInput]:
    """A city is known by its name wherever a move is written."""
    met: set[str] = set()
    for city in printed["city"]:
        if plain(city["name"]) in met:
            yield _wrong("name-twice", name=city["name"])
        met.add(plain(city["name"]))


def _map(printed: dict[str, Any]) -> Iterator[BadInput]:
    spaces = printed["space"]
    for at, space in enumerate(spaces, 1):
        if space["id"] != f"t{at:02}":
            yield _wrong("space-id", number=at, id=f"t{at:02}")
        if space["between"][0] == space["between"][1]:
            yield _wrong("loop", space=space["id"])
    starts = [space for space in spaces if space.get("start")]
    if not starts or len(_reached(spaces, starts[0])) != CITIES:
        yield _wrong("apart")
    if len(spaces) < printed["pieces"]["tracks"] + 2:
        yield _wrong("few-spaces", count=printed["pieces"]["tracks"] + 2)
    for city in printed["city"]:
        if starts and city["id"] in starts[0]["between"] and city["level"] != 1:
            yield _wrong("start-level", city=city["id"])


def _reached(spaces: list[dict[str, Any]], start: dict[str, Any]) -> set[str]:
    """Every city that tracks can join with the start."""
    reached = set(start["between"])
    for _round in spaces:
        for space in spaces:
            if reached & set(space["between"]):
                reached |= set(space["between"])
    return reached


def _milestones(printed: dict[str, Any]) -> Iterator[BadInput]:
    tiles = printed["milestone"]
    for tile in tiles:
        for condition in tile["conditions"]:
            what = [key for key in NAMES if key in condition]
            if len(what) != 1 or set(condition) != {what[0], NAMES[what[0]]} - {""}:
                yield _wrong("condition", name=tile["id"])
    for stack in STACK_OF:
        size = sum(tile["stack"] == stack for tile in tiles)
        if not 4 <= size <= QUEUE_ROOM:
            yield _wrong("stack-size", stack=stack, least=4, most=QUEUE_ROOM, count=size)


def _line(printed: dict[str, Any]) -> Iterator[BadInput]:
    bare = sum(not section["deal"] for section in printed["section"])
    if bare != len(printed["telegraph_tile"]):
        yield _wrong("wires", bare=bare, count=len(printed["telegraph_tile"]))
    groups = [tile.get("group") for tile in printed["city_tile"]]
    for level in range(2, 6):
        due = sum(city["level"] == level for city in printed["city"])
        if groups.count(level) != due:
            yield _wrong("groups", level=level, cities=due, count=groups.count(level))


def _workers(printed: dict[str, Any]) -> Iterator[BadInput]:
    rules = printed["rules"]
    if rules["min_workers"] > rules["start_white_workers"]:
        yield _wrong("min-workers", least=rules["min_workers"], count=rules["start_white_workers"])
    for colour in COLOUR_NAMES[1:]:
        if printed["workers"][colour] < 1:
            yield _wrong("worker", worker=colour)
    if printed["workers"]["white"] < 4 * rules["start_white_workers"]:
        yield _wrong("white", count=4 * rules["start_white_workers"])


def _bonuses(printed: dict[str, Any]) -> Iterator[BadInput]:
    """A bonus says one thing: a choice of workers is of any colour or of two, and is paid for where it can be paid."""
    for kind, sides in PLACES.items():
        for item in printed[kind]:
            for side in sides:
                yield from _bonus(kind, item["id"], item[side])


def _bonus(kind: str, name: str, bonus: dict[str, Any]) -> Iterator[BadInput]:
    choice = bonus.get("one_of", [])
    if choice and choice != ["any"] and ("any" in choice or len(set(choice)) != 2):
        yield _wrong("one-of", name=name)
    if choice and "any" in bonus.get("workers", []):
        yield _wrong("two-choices", name=name)
    if kind == "train" and bonus.get("pay") and (bonus.get("money") or bonus.get("shares") or bonus.get("workers")):
        yield _wrong("train-pays", name=name)
    if bonus.get("pay_each") and not bonus.get("promote"):
        yield _wrong("pay-each", name=name)
