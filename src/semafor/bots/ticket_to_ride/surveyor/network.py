"""The network that reads maps, in NumPy: for whoever plays by it, it is one of the map's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.bots.master.network import Thought
from semafor.bots.master.packing import unpacked
from semafor.bots.ticket_to_ride.surveyor.reading import SEATS, Reader
from semafor.bots.ticket_to_ride.surveyor.survey import survey_of
from semafor.bots.ticket_to_ride.surveyor.thinking import KEPT, MASKS, Thinker
from semafor.kernel.game import AnyGame

FILE = Path(__file__).parent / "surveyor.npz"


@cache
def weights_in(file: Path) -> dict[str, Array]:
    """Read once for all maps of this process."""
    return unpacked(file)[0]


class SurveyorNetwork:
    """The weights of a file and one map to read."""

    def __init__(self, game: AnyGame, file: Path = FILE) -> None:
        self.inputs = Inputs(game, SEATS)
        map = survey_of(game)
        self.reader = Reader(self.inputs.outlook, map)
        self.thinker = Thinker(np, weights_in(file), map, MASKS, KEPT)

    def __call__(self, seen: Array, acts: Sequence[int] | None = None) -> Thought:
        """Tables × bytes → what is thought of them; of all acts, whatever is asked about."""
        wishes, values = self.thinker(self.reader(seen))
        return Thought(wishes, values[:, 0], 1 / (1 + np.exp(-values[:, 1])))
