"""A seat's knowledge and its legal actions as NumPy arrays, and the spaces they live in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

import semafor
from semafor.envs.tables import blank
from semafor.kernel.encoding import Slice
from semafor.kernel.game import Game
from semafor.kernel.state import State

Observation = dict[str, np.ndarray[Any, Any]]


def usual_seats(game: Game) -> int:
    """Two, or as few as the game allows."""
    return max(2, game.seats[0])


def layout(key: str, seats: int | None = None, *, insight: bool = False) -> list[Slice]:
    """The named slices of the observation, in order; `most` is the largest number that can stand there."""
    game = semafor.game(key)
    return list(game.encoder(seats or usual_seats(game), insight=insight).slices)


class Observer:
    """Makes the observations of one game at one number of seats."""

    def __init__(self, game: Game, seats: int, *, insight: bool = False) -> None:
        self.encoder = game.encoder(seats, insight=insight)
        self.actions = game.actions.size
        self.buffer = blank(self.encoder.size)

    def vector(self, state: State, seat: int) -> np.ndarray[Any, Any]:
        self.encoder.observe(state, seat, self.buffer, 0)
        return np.array(memoryview(self.buffer))

    def mask(self, state: State, seat: int) -> np.ndarray[Any, Any]:
        mask = np.zeros(self.actions, np.int8)
        mask[np.asarray(memoryview(state.legal(seat)))] = 1
        return mask

    def observation(self, state: State, seat: int) -> Observation:
        return {"observation": self.vector(state, seat), "action_mask": self.mask(state, seat)}

    def space(self) -> Dict:
        most = np.concatenate([np.full(each.size, each.most, np.uint8) for each in self.encoder.slices])
        return Dict(
            {
                "observation": Box(np.zeros_like(most), most, dtype=np.uint8),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> Discrete:
        return Discrete(self.actions)
