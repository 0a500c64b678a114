"""The network that learns what a board of Railroad Ink at the end of a round is worth, as PyTorch trains it.

`bots/railroad_ink/valuation.py` plays it with NumPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from semafor.bots.master.packing import unpacked
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.patterns import FEATURES, HIGHWAY_LENGTH, RAILWAY_LENGTH
from semafor.bots.railroad_ink.portrait import EXITS_MET, NETWORKS_MET, WAY_MET, Portrait
from semafor.bots.railroad_ink.weights import Rows, load_weights
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import CELLS

WIDTH, INNER = 384, 64
UNIT = 10.0  # points


class Net(nn.Module):
    """The judge's sum of weights by round, and a rest that two layers read from the whole board."""

    def __init__(self, portrait: Portrait, rows: Rows) -> None:
        super().__init__()
        size, self.first_count = int(portrait.size), int(portrait.counts)
        self.register_buffer("scale", scales(portrait))
        self.inlet, self.middle, self.heads = nn.Linear(size, WIDTH), nn.Linear(WIDTH, INNER), nn.Linear(INNER, len(rows))
        nn.init.zeros_(self.heads.weight)
        nn.init.zeros_(self.heads.bias)
        self.rows = nn.Parameter(alike_for_both(torch.tensor(rows) / POINT))

    def forward(self, boards: Tensor, first: int = 0) -> Tensor:
        """… × rounds × bytes → … × rounds, points; the rounds from so many after the first on."""
        x = boards.float()
        counts = x[..., self.first_count : self.first_count + int(FEATURES)]
        x = torch.relu(self.middle(torch.relu(self.inlet(x * self.scale))))
        rest = (x * self.heads.weight[first:]).sum(-1) + self.heads.bias[first:]
        return (counts * self.rows[first:]).sum(-1) + rest * UNIT

    def weights(self) -> dict[str, Any]:
        """As `Valuation` reads them."""
        found = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        found["heads.weight"], found["heads.bias"] = found["heads.weight"] * UNIT, found["heads.bias"] * UNIT
        return found | {"rows": found["rows"].reshape(-1)}

    def take(self, weights: dict[str, Any]) -> None:
        """Begin with these, as `Valuation` reads them."""
        given = weights | {"rows": weights["rows"].reshape(-1, int(FEATURES))}
        given |= {name: given[name] / UNIT for name in ("heads.weight", "heads.bias")}
        self.load_state_dict({name: torch.tensor(value, dtype=torch.float32) for name, value in given.items()})


def new_net(game: RailroadInkGame, begin: Path | None) -> Net:
    """A network that knows what the judge does, or what stands in a file."""
    rows = load_weights()[game.key]
    net = Net(Portrait(Judge(game.variant, rows)), rows)
    if begin:
        net.take(unpacked(begin)[0])
    return net


def alike_for_both(rows: Tensor) -> Tensor:
    """Ways of both kinds are worth the same, as a turned board demands."""
    mean = rows[:, [HIGHWAY_LENGTH, RAILWAY_LENGTH]].mean(1)
    rows[:, HIGHWAY_LENGTH], rows[:, RAILWAY_LENGTH] = mean, mean
    return rows


def scales(portrait: Portrait) -> Tensor:
    """What the bytes are multiplied by, so that all are about 1 at most."""
    found = torch.ones(int(portrait.size))
    for cell in range(CELLS):
        at = cell * int(portrait.cell)
        found[at + EXITS_MET : at + EXITS_MET + 4] = 1 / 6
        found[at + WAY_MET : at + WAY_MET + 4] = 1 / 8
        found[at + NETWORKS_MET] = 1 / 2
    found[int(portrait.nearness) : int(portrait.company)] = 1 / 5
    found[int(portrait.company) : int(portrait.specials)] = 1 / 6
    found[int(portrait.counts) : int(portrait.round)] = 1 / 4
    return found
