"""A game for Gymnasium: one seat is the agent's, bots sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvSpec

from semafor.bots import Bot, Knowledge, bot
from semafor.bots.records import Records
from semafor.envs.env_game import RENDER_MODES, EnvGame
from semafor.envs.observations import Observation
from semafor.envs.registration import MAKER, env_id
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.state import State
from semafor.kernel.validation import whole

SEEDS = 1 << 31


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a table. A forbidden action ends the game with the worst reward and `info["refused"]` names the rule."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(self, sitting: EnvGame, seat: int, levels: Sequence[str]) -> None:
        self.env_game = sitting
        self.seat = seat
        self.levels = levels
        self.render_mode = sitting.render_mode
        self.observation_space = sitting.observer.space()
        self.action_space = sitting.observer.action_space()
        self.bots: dict[int, Bot] = {}

    @property
    def table(self) -> State:
        """The state itself, with everything that is hidden from the seat."""
        return self.env_game.state

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        dealt = int(self.np_random.integers(SEEDS))
        self.env_game.deal(dealt)
        others = [other for other in range(self.env_game.seats) if other != self.seat]
        self.bots = {
            other: bot(level, self.env_game.game.key, dealt + other) for other, level in zip(others, self.levels, strict=True)
        }
        self.env_game.records = Records(self.env_game.game, self.bots)
        self._let_others_play()
        return self.env_game.observation(self.seat), {}

    def _let_others_play(self) -> None:
        """Bots act until the agent may, or the game is over."""
        state, records = self.env_game.state, self.env_game.records
        while not state.over() and not state.acts(self.seat):
            other = int(state.actor())
            choice = self.bots[other].choose(Knowledge(self.env_game.game, state, other, record=records.of(other)))
            records.apply(state, other, choice, self.env_game.luck)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.env_game.play(self.seat, whole(action, "action"))
        except Refused as error:
            refused = {"refused": error.refusal.rule}
            return self.env_game.observation(self.seat), self.env_game.penalty, True, False, refused
        self._let_others_play()
        state = self.env_game.state
        if not state.over():
            return self.env_game.observation(self.seat), 0.0, False, False, {}
        scores = [int(score) for score in state.scores()]
        paid = self.env_game.rewards(state, scores)[self.seat]
        return self.env_game.observation(self.seat), paid, True, False, {"scores": scores}

    def render(self) -> str | None:
        return self.env_game.render(self.seat)


def gym_env(
    key: str,
    opponents: Sequence[str] = ("random",),
    *,
    seat: int = 0,
    reward: str | None = None,
    render_mode: str | None = None,
    insight: bool = False,
    **options: object,
) -> SeatEnv:
    """A seat of that game for Gymnasium; a bot of each level named sits on the others. Options are those of the game."""
    seats = len(opponents) + 1
    if not 0 <= whole(seat, "seat") < seats:
        raise BadInput("bad-seat", seat=seat, last=seats - 1)
    for level in opponents:
        bot(level, key, 0)  # refuses a level that does not exist
    env = SeatEnv(EnvGame(key, seats, reward, render_mode, options, insight=insight), seat, list(opponents))
    settings = {"key": key, "opponents": list(opponents), "seat": seat, "reward": reward, "render_mode": render_mode}
    env.spec = EnvSpec(
        env_id(env.env_game.game),
        entry_point=MAKER,
        order_enforce=False,
        disable_env_checker=True,
        kwargs={**settings, "insight": insight, **options},
    )
    return env
