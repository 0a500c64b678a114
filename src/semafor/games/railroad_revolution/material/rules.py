"""The fixed numbers of the rules, money in units of 50 dollars."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from semafor.games.railroad_revolution.material.bonuses import units


class Rules:
    """What one begins with, what things cost, and how many workers a turn may end with."""

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
