"""A game for PettingZoo: one seat after the other; seats that act at the same time are asked in seat order."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

import semafor
from semafor.envs.agents import Agents
from semafor.envs.env_game import EnvGame
from semafor.envs.observations import Observation, usual_seats
from semafor.kernel.validation import whole


class TurnsEnv(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table; a forbidden action raises Refused with its rule."""

    def __init__(self, sitting: EnvGame) -> None:
        super().__init__(sitting)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's call)
        self.deal(seed)
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


def aec_env(
    key: str,
    seats: int | None = None,
    *,
    reward: str | None = None,
    render_mode: str | None = None,
    insight: bool = False,
    **options: object,
) -> TurnsEnv:
    """A table of that game for PettingZoo; options are those of the game."""
    seats = usual_seats(semafor.game(key)) if seats is None else seats
    return TurnsEnv(EnvGame(key, seats, reward, render_mode, options, insight=insight))
