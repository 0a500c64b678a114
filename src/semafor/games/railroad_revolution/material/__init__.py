"""The printed things as packed tables, loaded from material.toml with the corrections of who owns the box."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import ROW
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES, bonus_row, units
from semafor.games.railroad_revolution.material.player_board import PlayerBoard
from semafor.games.railroad_revolution.material.rules import Rules

STACK_NAMES: Final = ["B", "C", "D"]
STACK_OF: Final = {"A1": 0, "A2": 0, "B": 1, "C": 2, "D": 3}  # the stack drawn from after completion; 3 is none
CONNECTED: Final = 0
HAS_STATIONS: Final = 1
DEAL_TRACKS: Final = 2
TERRAIN_TRACKS: Final = 3
MOST_CONDITIONS: Final = 3
ANY_MANAGER: Final = 5
NO_MANAGER: Final = 6
BIT: Final = vec[i64]([2**number for number in range(62)])


class Material:
    """One box. Things are numbered as the file lists them; sets of things are bits of an i64."""

    def __init__(self, printed: dict[str, Any], corrections: str) -> None:
        self.printed: Final[dict[str, Any]] = printed
        self.corrections: Final[str] = corrections
        self.rules: Final = Rules(printed)
        self.board: Final = PlayerBoard(printed)
        self.workers: Final = vec[i64]([printed["workers"][colour] for colour in COLOUR_NAMES])
        cities = printed["city"]
        self.city_ids: Final[list[str]] = [city["id"] for city in cities]
        self.city_level: Final = vec[i64]([city["level"] for city in cities])
        self.city_cost: Final = vec[i64]([units(city["cost"]) for city in cities])
        self.level: Final = vec[i64]([bits([city["level"] == level for city in cities]) for level in range(6)])

        spaces = printed["space"]
        self.space_ids: Final[list[str]] = [space["id"] for space in spaces]
        self.spaces: Final[i64] = len(spaces)
        self.a: Final = vec[i64]([self.city_ids.index(space["between"][0]) for space in spaces])
        self.b: Final = vec[i64]([self.city_ids.index(space["between"][1]) for space in spaces])
        self.triangles: Final = vec[i64]([space.get("terrain", 0) for space in spaces])
        self.steep: Final = vec[i64]([bits([space.get("terrain", 0) == n for space in spaces]) for n in range(4)])
        self.terrain: Final = vec[i64]([bits([space.get("terrain", -1) == n for space in spaces]) for n in range(4)])
        self.city_spaces: Final = vec[i64]([bits([city in space["between"] for space in spaces]) for city in self.city_ids])
        self.deal_spaces: Final[i64] = bits([space.get("deal", False) for space in spaces])
        self.start_space: Final[i64] = [space.get("start", False) for space in spaces].index(True)

        sections = printed["section"]
        self.section_shares: Final = vec[i64]([section["shares"] for section in sections])
        self.section_first: Final = vec[i64]([section["first_shares"] for section in sections])
        self.section_link: Final = vec[i64]([section.get("link", 0) for section in sections])
        self.deal_sections: Final[i64] = bits([section["deal"] for section in sections])

        self.tile_ids: Final[list[str]] = [tile["id"] for tile in printed["city_tile"]]
        self.wire_ids: Final[list[str]] = [tile["id"] for tile in printed["telegraph_tile"]]
        self.train_ids: Final[list[str]] = [train["id"] for train in printed["train"]]
        self.start_train: Final[i64] = [train.get("start", False) for train in printed["train"]].index(True)
        self.deal_ids: Final[list[str]] = [deal["id"] for deal in printed["deal"]]
        self.setup_ids: Final[list[str]] = [tile["id"] for tile in printed["setup_tile"]]
        self.bonus: Final = bonus_table(printed)
        self.first_row: Final[i64] = len(self.tile_ids)
        self.wire_row: Final[i64] = self.first_row + len(self.tile_ids)
        self.train_row: Final[i64] = self.wire_row + len(self.wire_ids)
        self.deal_row: Final[i64] = self.train_row + len(self.train_ids)
        self.setup_row: Final[i64] = self.deal_row + 2 * len(self.deal_ids)

        milestones = printed["milestone"]
        self.milestone_ids: Final[list[str]] = [tile["id"] for tile in milestones]
        self.milestones: Final[i64] = len(milestones)
        self.milestone_points: Final = vec[i64]([tile["points"] for tile in milestones])
        self.milestone_next: Final = vec[i64]([STACK_OF[tile["stack"]] for tile in milestones])
        self.milestone_stack: Final = stack_bits(milestones)
        self.managers: Final = vec[i64]([manager for tile in milestones for manager in managers_of(tile)])
        self.conditions: Final = vec[i64]([number for tile in milestones for number in conditions_of(tile)])

        self.top: Final[i64] = len(printed["performance"][0]["points"]) - 1
        self.points: Final = vec[i64]([points for track in printed["performance"] for points in track["points"]])
        self.step_money: Final = step_costs(printed["performance"], "money")
        self.step_shares: Final = step_costs(printed["performance"], "shares")
        self.step_workers: Final = step_costs(printed["performance"], "workers")

    def row(self, bonus: i64, column: i64) -> i64:
        return self.bonus[bonus * ROW + column]


def bits(flags: list[bool]) -> int:
    return sum([2**number for number in range(len(flags)) if flags[number]])


def bonus_table(printed: dict[str, Any]) -> vec[i64]:
    """All bonuses: city rewards, first bonuses, telegraph tiles, trains, deals (top, bottom), set-up sides (a, b)."""
    rows = [tile["basic"] for tile in printed["city_tile"]] + [tile["first"] for tile in printed["city_tile"]]
    rows += [tile["bonus"] for tile in printed["telegraph_tile"]] + [train["bonus"] for train in printed["train"]]
    rows += [deal[half] for deal in printed["deal"] for half in ("top", "bottom")]
    rows += [tile[side] for tile in printed["setup_tile"] for side in ("a", "b")]
    return vec[i64]([number for row in rows for number in bonus_row(row)])


def stack_bits(milestones: list[dict[str, Any]]) -> vec[i64]:
    names = ["A1", "A2", *STACK_NAMES]
    return vec[i64]([bits([tile["stack"] == name for tile in milestones]) for name in names])


def managers_of(tile: dict[str, Any]) -> list[int]:
    """Two places: a colour, ANY_MANAGER, or NO_MANAGER where the tile has one place only."""
    places = [ANY_MANAGER if colour == "any" else COLOUR_NAMES.index(colour) for colour in tile["managers"]]
    return [*places, NO_MANAGER][:2]


def conditions_of(tile: dict[str, Any]) -> list[int]:
    """Three conditions as kind, count, level or terrain; a count of 0 is always met."""
    found: list[int] = []
    for condition in tile["conditions"]:
        if "connected" in condition:
            found += [CONNECTED, condition["connected"], condition["level"]]
        elif "stations" in condition:
            found += [HAS_STATIONS, condition["stations"], condition["level"]]
        elif "deal_tracks" in condition:
            found += [DEAL_TRACKS, condition["deal_tracks"], 0]
        else:
            found += [TERRAIN_TRACKS, condition["tracks"], condition["terrain"]]
    return (found + [0] * 3 * MOST_CONDITIONS)[: 3 * MOST_CONDITIONS]


def step_costs(tracks: list[dict[str, Any]], what: str) -> vec[i64]:
    """For each performance track and field: what entering the field costs."""
    found = vec[i64]()
    for track in tracks:
        found = append(found, i64(0))
        for cost in track["costs"]:
            price: int = cost.get(what, 0)
            found = append(found, units(price) if what == "money" else i64(price))
    return found


def population(set: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while set:
        set &= set - 1
        count += 1
    return count


MOST_LOADED: Final = 64
LOADED: Final[dict[str, Material]] = {}


def printed_box() -> dict[str, Any]:
    """The data of material.toml, fresh."""
    return tomllib.loads(resources.files("semafor.games.railroad_revolution").joinpath("material.toml").read_text("utf-8"))


def load(corrections: str) -> Material:
    """The box with these corrections (TOML text, or "" for none), made the first time it is asked for."""
    if corrections not in LOADED:
        if len(LOADED) > MOST_LOADED:
            del LOADED[next(text for text in LOADED if text)]  # tables that are played keep theirs
        printed = printed_box()
        if corrections:
            correct(printed, tomllib.loads(corrections))
        LOADED[corrections] = Material(printed, corrections)
    return LOADED[corrections]


def correct(printed: dict[str, Any], corrections: dict[str, Any]) -> None:
    """Write the corrected values over the printed ones; items of a list are found by their id."""
    for name, value in corrections.items():
        if isinstance(value, str):
            continue  # whose box it is
        if isinstance(value, dict):
            printed[name] = {**printed[name], **value}
        else:
            for item in value:
                correct_item(printed[name], item)


def correct_item(items: list[dict[str, Any]], item: dict[str, Any]) -> None:
    key = "seats" if "seats" in item else "id"
    for at, known in enumerate(items):
        if known[key] == item[key]:
            if item.get("gone", False):
                del items[at]
            else:
                items[at] = {**known, **item}
            return
    items.append(item)
