"""The fixed numbers of the rules and of the player board, money in units of 50 dollars."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.games.railroad_revolution.bonuses import COLOUR_NAMES, units


class Prices:
    """What one begins with, what things cost, how many workers there are, and where pieces lie on a player board."""

    def __init__(self, printed: dict[str, Any]) -> None:
        rules = printed["rules"]
        self.start_money: Final[i64] = units(rules["start_money"])
        self.start_shares: Final[i64] = rules["start_shares"]
        self.start_white: Final[i64] = rules["start_white_workers"]
        self.min_workers: Final[i64] = rules["min_workers"]
        self.share_price: Final[i64] = units(rules["share_price"])
        self.hire_cost: Final[i64] = units(rules["hire_cost"])
        self.rail_cost: Final[i64] = units(rules["rail_cost"])
        self.terrain_cost: Final[i64] = units(rules["terrain_cost"])
        self.rail_tracks: Final[i64] = rules["rail_tracks"]
        self.accountant_rail: Final[i64] = units(rules["accountant_rail"])
        self.accountant_terrain: Final[i64] = units(rules["accountant_terrain"])
        self.accountant_per_share: Final[i64] = units(rules["accountant_per_share"])
        self.accountant_per_train: Final[i64] = units(rules["accountant_per_train"])
        self.foreman_flip_cost: Final[i64] = units(rules["foreman_flip_cost"])
        self.foreman_train_cost: Final[i64] = units(rules["foreman_train_cost"])
        self.foreman_steps: Final[i64] = rules["foreman_steps"]
        self.engineer_reward_cost: Final[i64] = units(rules["engineer_reward_cost"])
        self.engineer_tile_cost: Final[i64] = units(rules["engineer_tile_cost"])
        self.negotiator_shares: Final[i64] = rules["negotiator_shares"]
        self.negotiator_rebate: Final[i64] = rules["negotiator_rebate"]
        self.train_points: Final[i64] = rules["train_points"]
        self.milestone_draw: Final[i64] = rules["milestone_draw"]
        self.workers: Final = vec[i64]([printed["workers"][colour] for colour in COLOUR_NAMES])

        board = printed["board"]
        self.sale: Final = vec[i64]([units(section["sale"]) for section in board])
        self.track_section: Final = sections_from_right(board, "tracks")
        self.building_section: Final = sections_from_right(board, "buildings")
        self.tracks: Final[i64] = len(self.track_section) - 1
        self.buildings: Final[i64] = len(self.building_section) - 1
        self.end_tracks: Final[i64] = sum([section["tracks"] for section in board if not section["left_of_logo"]])
        self.end_buildings: Final[i64] = sum([section["buildings"] for section in board if not section["left_of_logo"]])


def sections_from_right(board: list[dict[str, Any]], kind: str) -> vec[i64]:
    """For so many pieces left: the section of the leftmost of them; 99 when none is left."""
    found = vec[i64]([99])
    for number in range(len(board) - 1, -1, -1):
        for _piece in range(board[number][kind]):
            found = append(found, i64(number))
    return found
