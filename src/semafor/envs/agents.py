"""The seats of a table as PettingZoo's agents: what its two forms, one after the other and all at once, have in common."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete

from semafor.envs.env_game import RENDER_MODES, EnvGame
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.kernel.table import fresh_seed

SEEDS = 1 << 31


class Agents:
    """An agent is called `seat_0`, `seat_1`, …"""

    def __init__(self, sitting: EnvGame) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": sitting.game.key, "render_modes": RENDER_MODES, "render_fps": 1}
        self.env_game = sitting
        self.render_mode = sitting.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(sitting.seats)]
        self.observation_spaces = {agent: sitting.observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: sitting.observer.action_space() for agent in self.possible_agents}
        self.luck = FastLuck(fresh_seed())

    @property
    def table(self) -> State:
        """The state itself, with everything that is hidden from the seats."""
        return self.env_game.state

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed the next of the stream that the last seed began."""
        if seed is not None:
            self.luck = FastLuck(seed)
        self.env_game.deal(int(self.luck.below(SEEDS)))
        self.agents = list(self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""
