"""A game for PettingZoo's parallel form: all seats act at the same time, as in the rounds of Railroad Ink."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

import semafor
from semafor.envs.agents import Agents
from semafor.envs.env_game import EnvGame
from semafor.envs.observations import Observation, usual_seats
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.validation import whole

Seen = dict[str, Observation]


class RoundsEnv(Agents, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table, each with one action in every step.

    A seat that has finished its round waits for the others: its mask is empty, and what it sends is not looked at.
    A forbidden action raises Refused with its rule, and nothing changes for anybody.
    """

    def __init__(self, sitting: EnvGame) -> None:
        super().__init__(sitting)
        self.agents: list[str] = []

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo's call)
    ) -> tuple[Seen, dict[str, dict[str, Any]]]:
        self.deal(seed)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> Seen:
        return {agent: self.env_game.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Every seat that may act carries out its action; acts of one round do not depend on each other."""
        state = self.env_game.state
        chosen = self._check_actions(actions)
        for seat, action in chosen.items():
            self.env_game.records.apply(state, seat, action, self.env_game.luck)
        agents, over = self.agents, state.over()
        paid = self.env_game.rewards(state, [int(score) for score in state.scores()]) if over else [0.0] * len(agents)
        self.agents = [] if over else agents
        return (
            self._observe(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _check_actions(self, actions: dict[str, int]) -> dict[int, int]:
        """The action of every seat that may act now, all of them legal."""
        chosen: dict[int, int] = {}
        for seat in [int(actor) for actor in self.env_game.state.actors()]:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadInput("no-action", "semafor.envs", agent=agent)
            chosen[seat] = whole(actions[agent], "action")
            refusal = self.env_game.game.refusal(self.env_game.state, seat, chosen[seat])
            if refusal is not None:
                raise Refused(refusal)
        return chosen

    def render(self) -> str | None:
        """The table as a watcher may know it."""
        return self.env_game.render(None)


def parallel_env(
    key: str,
    seats: int | None = None,
    *,
    reward: str | None = None,
    render_mode: str | None = None,
    insight: bool = False,
    **options: object,
) -> RoundsEnv:
    """A table of a game whose seats act at the same time; options are those of the game."""
    game = semafor.game(key)
    if not game.together:
        fitting = [each for each in semafor.games() if semafor.game(each).together]
        raise BadInput("not-together", "semafor.envs", game=key, games=fitting)
    return RoundsEnv(EnvGame(key, usual_seats(game) if seats is None else seats, reward, render_mode, options, insight=insight))
