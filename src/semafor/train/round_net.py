"""The network that learns what a board of Railroad Ink at the end of a round is worth, as PyTorch trains it.

`bots/railroad_ink/valuation.py` plays it with NumPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from semafor.bots.master.arrays import Array
from semafor.bots.master.packing import unpacked
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.patterns import FEATURES, HIGHWAY_LENGTH, RAILWAY_LENGTH
from semafor.bots.railroad_ink.portrait import EXITS_MET, NETWORKS_MET, WAY_MET, Portrait
from semafor.bots.railroad_ink.valuation import BLOCKS
from semafor.bots.railroad_ink.weights import Rows, load_weights
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import CELLS, SIZE

SIGNS, WIDTH, INNER = 32, 192, 64  # of a cell, and of the whole board
NEAR = 3  # cells in a row that are read together
UNIT = 10.0  # points


class Block(nn.Module):
    """Adds something to the signs of each cell, read from those around it; nothing at first."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.GroupNorm(1, SIGNS)
        self.one, self.two = nn.Conv2d(SIGNS, SIGNS, NEAR, padding=1), nn.Conv2d(SIGNS, SIGNS, NEAR, padding=1)
        nn.init.zeros_(self.two.weight)
        nn.init.zeros_(self.two.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.two(torch.relu(self.one(self.norm(x))))


class Net(nn.Module):
    """A sum of weights by round as the judge has it, and a rest that is read from the board, cell by cell and then as a whole.

    `guide` is another such sum, the nearest to the network itself: the beam goes by it.
    """

    def __init__(self, portrait: Portrait, rows: Rows) -> None:
        super().__init__()
        self.size, self.first_count, self.cell = int(portrait.size), int(portrait.counts), int(portrait.cell)
        beside = self.size - CELLS * self.cell
        self.register_buffer("scale", scales(portrait))
        self.embed, self.place = nn.Conv2d(self.cell, SIGNS, NEAR, padding=1), nn.Parameter(torch.zeros(SIGNS, SIZE, SIZE))
        self.beside = nn.Linear(beside, SIGNS)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.whole, self.middle = nn.Linear(CELLS * SIGNS + beside, WIDTH), nn.Linear(WIDTH, INNER)
        self.heads = nn.Linear(INNER, len(rows))
        nn.init.zeros_(self.heads.weight)
        nn.init.zeros_(self.heads.bias)
        self.rows = nn.Parameter(alike_for_both(torch.tensor(rows) / POINT))
        self.guide = nn.Parameter(self.rows.detach().clone())

    def forward(self, boards: Tensor, first: int = 0) -> Tensor:
        """… × rounds × bytes → … × rounds, points; the rounds from so many after the first on."""
        with torch.autocast("cuda", torch.bfloat16, enabled=boards.is_cuda):
            read = self.read(boards.reshape(-1, self.size).float() * self.scale).float()
        read = read.reshape(*boards.shape[:-1], INNER)
        rest = (read * self.heads.weight[first:]).sum(-1) + self.heads.bias[first:]
        return self.sums(boards, self.rows, first) + rest * UNIT

    def read(self, x: Tensor) -> Tensor:
        """Boards × scaled bytes → boards × what is read from them."""
        cells, beside = x[:, : CELLS * self.cell], x[:, CELLS * self.cell :]
        y = cells.reshape(-1, SIZE, SIZE, self.cell).permute(0, 3, 1, 2).contiguous(memory_format=torch.channels_last)
        y = torch.relu(self.embed(y) + self.place + self.beside(beside)[:, :, None, None])
        for block in self.blocks:
            y = block(y)
        y = torch.relu(y).permute(0, 2, 3, 1).flatten(1)
        return torch.relu(self.middle(torch.relu(self.whole(torch.cat([y, beside], 1)))))

    def sums(self, boards: Tensor, rows: Tensor, first: int = 0) -> Tensor:
        """… × rounds × bytes → … × rounds: what the weights of each round make of the judge's counts."""
        counts = boards[..., self.first_count : self.first_count + int(FEATURES)].float()
        return (counts * rows[first:]).sum(-1)

    def weights(self) -> dict[str, Array]:
        """As `Valuation` reads them: what is read from cells side by side as matrices, heads in points."""
        found = {name: value.detach().float().cpu() for name, value in self.state_dict().items()}
        for name, value in found.items():
            if value.ndim == 4:
                found[name] = value.permute(0, 2, 3, 1).flatten(1)
        found["place"] = found["place"].permute(1, 2, 0).flatten(0, 1)
        found["heads.weight"], found["heads.bias"] = found["heads.weight"] * UNIT, found["heads.bias"] * UNIT
        return {name: value.numpy() for name, value in found.items()}

    def take(self, weights: dict[str, Any]) -> None:
        """Begin with these, as `Valuation` reads them."""
        found = {name: torch.tensor(value, dtype=torch.float32) for name, value in weights.items()}
        for name, value in self.state_dict().items():
            if value.ndim == 4:
                found[name] = found[name].reshape(value.shape[0], NEAR, NEAR, -1).permute(0, 3, 1, 2)
        found["place"] = found["place"].reshape(SIZE, SIZE, SIGNS).permute(2, 0, 1)
        found["heads.weight"], found["heads.bias"] = found["heads.weight"] / UNIT, found["heads.bias"] / UNIT
        self.load_state_dict(found)


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
