"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from semafor.bots.knowledge import Knowledge
from semafor.kernel.game import StateT
from semafor.kernel.luck import FastLuck


class Bot(ABC, Generic[StateT]):
    """A player for one seat of one game; the same seed and a budget of iterations give the same choices."""

    reads_record: ClassVar[bool] = False  # whether what happened so far is to be kept for it
    plans: ClassVar[bool] = False  # whether what it planned is to survive to its next act

    def __init__(self, seed: int) -> None:
        self.luck = FastLuck(seed)

    @abstractmethod
    def choose(self, known: Knowledge[StateT]) -> int:
        """The number of the action to play."""


AnyBot = Bot[Any]  # a bot of any game
