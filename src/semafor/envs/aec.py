"""A game for PettingZoo: one seat after the other; seats that act at the same time are asked in seat order."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

import semafor
from semafor.envs.env_game import RENDER_MODES, EnvGame
from semafor.envs.observations import Observation, usual_seats
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.kernel.table import fresh_seed
from semafor.kernel.validation import whole

SEEDS = 1 << 31


class TurnsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table. An agent is called `seat_0`, `seat_1`, …; a forbidden action raises Refused with its rule."""

    def __init__(self, sitting: EnvGame) -> None:
        super().__init__()
        self.metadata = {
            "name": sitting.game.key,
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's call)
        """A new game; without a seed the next of the stream that the last seed began."""
        if seed is not None:
            self.luck = FastLuck(seed)
        self.env_game.deal(int(self.luck.below(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor()

    def _actor(self) -> str:
        return self.possible_agents[max(0, int(self.env_game.state.actor()))]

    def observe(self, agent: str) -> Observation:
        return self.env_game.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only a seat whose game is over passes None"
        self.env_game.play(self.possible_agents.index(agent), whole(action, "action"))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.env_game.state.over():
            state = self.env_game.state
            paid = self.env_game.rewards(state, [int(score) for score in state.scores()])
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._actor()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat to act may know it."""
        return self.env_game.render(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""


def aec_env(
    key: str, seats: int | None = None, *, reward: str | None = None, render_mode: str | None = None, **options: object
) -> TurnsEnv:
    """A table of that game for PettingZoo; options are those of the game."""
    seats = usual_seats(semafor.game(key)) if seats is None else seats
    return TurnsEnv(EnvGame(key, seats, reward, render_mode, options))
