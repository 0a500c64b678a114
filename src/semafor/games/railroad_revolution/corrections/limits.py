"""How large the values of a corrected box may be: what the packed stores hold and the rules can play with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from semafor.games.railroad_revolution.layout import MOST_DRAWN, SECTIONS
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES

MANY = 40
MUCH = 10_000  # dollars
MONEY_RULES = {
    *("start_money", "share_price", "hire_cost", "rail_cost", "terrain_cost", "accountant_rail", "accountant_terrain"),
    *("accountant_per_share", "accountant_per_train", "foreman_flip_cost", "foreman_train_cost"),
    *("engineer_reward_cost", "engineer_tile_cost"),
}
NARROW_RULES = {"milestone_draw": (1, MOST_DRAWN), "rail_tracks": (1, 2), "start_white_workers": (1, 12)}
BONUS_MONEY = ("pay", "pay_each", "money")
BONUS_COUNTS = ("pay_shares", "shares", "steps", "promote", "flip")
BONUS_WORDS = ("train", "track", "station", "office", "exchange", "workers", "one_of")


def out_of_bounds(printed: dict[str, Any]) -> list[str]:
    """Every value that no game could be played with."""
    wrong = [
        f"{name} must be a number from {least} to {most}"
        for name, value, least, most in _bounded(printed)
        if not isinstance(value, int) or not least <= value <= most
    ]
    for name, bonus in _bonuses(printed):
        wrong += [f"{name} has an unknown {key!r}" for key in bonus if key not in (*BONUS_MONEY, *BONUS_COUNTS, *BONUS_WORDS)]
        colours = [*bonus.get("workers", []), *bonus.get("one_of", [])]
        wrong += [f"{name} has an unknown worker {colour!r}" for colour in colours if colour not in (*COLOUR_NAMES, "any")]
    return wrong


def _bounded(printed: dict[str, Any]) -> Iterator[tuple[str, Any, int, int]]:
    """Numbers with their names and bounds."""
    rules = printed["rules"]
    for name, value in rules.items():
        if name not in ("source", "min_workers"):
            yield (name, value, *NARROW_RULES.get(name, (0, MUCH if name in MONEY_RULES else MANY)))
    yield "min_workers", rules["min_workers"], 1, rules["start_white_workers"]
    for colour in COLOUR_NAMES:
        yield f"workers of {colour}", printed["workers"][colour], 0, 2 * MANY
    for row in printed["seats"]:
        yield f"train_stack with {row['seats']} players", row["train_stack"], 0, MANY
        for section in row["blocked_offices"]:
            yield f"a blocked office with {row['seats']} players", section, 1, SECTIONS
    yield "the number of deals", len(printed["deal"]), 1, MANY
    yield "the number of set-up tiles", len(printed["setup_tile"]), 4, MANY
    yield from _bounded_tiles(printed)


def _bounded_tiles(printed: dict[str, Any]) -> Iterator[tuple[str, Any, int, int]]:
    for tile in printed["milestone"]:
        for condition in tile["conditions"]:
            most = {"level": 5, "terrain": 3}
            for key, value in condition.items():
                yield f"{key} of {tile['id']}", value, 0, most.get(key, MANY)
    for track in printed["performance"]:
        for cost in track["costs"]:
            for key, value in cost.items():
                yield f"{key} of the {track['id']} track", value, 0, {"money": MUCH, "workers": 1}.get(key, MANY)
    for name, bonus in _bonuses(printed):
        for key in (*BONUS_MONEY, *BONUS_COUNTS):
            yield f"{key} of {name}", bonus.get(key, 0), 0, MUCH if key in BONUS_MONEY else MANY
        yield f"the number of workers of {name}", len(bonus.get("workers", [])), 0, MANY


def _bonuses(printed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every bonus with the id of its tile."""
    places = {"city_tile": ("basic", "first"), "telegraph_tile": ("bonus",), "train": ("bonus",)}
    places |= {"deal": ("top", "bottom"), "setup_tile": ("a", "b")}
    for kind, sides in places.items():
        for item in printed[kind]:
            for side in sides:
                yield item["id"], item[side]
