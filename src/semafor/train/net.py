"""The network in PyTorch, for learning; `semafor.bots.master.network` is the same in NumPy, for playing."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from semafor.bots.master.arrays import Array
from semafor.bots.master.reading import Reading

HOPES = 2  # the reward at the end, and the chance to win before it is squeezed between 0 and 1
HOPE_WIDTH = 256
FORBIDDEN = -1e9


class Block(nn.Module):
    """Adds something to what passes; nothing at first."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.one, self.two = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.two.weight)
        nn.init.zeros_(self.two.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.two(torch.relu(self.one(self.norm(x))))


class Net(nn.Module):
    """From bytes to the wish for each action and the hopes of the seat to act."""

    def __init__(self, reading: Reading, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        for name, value in reading._asdict().items():
            self.register_buffer(name, torch.from_numpy(value), persistent=False)
        self.inlet = nn.Linear(reading.size, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.register_buffer("bits", torch.arange(8, dtype=torch.uint8), persistent=False)
        self.hope, self.value = nn.Linear(width, HOPE_WIDTH), nn.Linear(HOPE_WIDTH, HOPES)
        nn.init.normal_(self.policy.weight, std=0.002)
        for each in (self.policy.bias, self.value.weight, self.value.bias):
            nn.init.zeros_(each)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        rungs = seen.index_select(1, self.place) >= self.least
        x = self.inlet(torch.cat([seen.to(kind) * self.scale.to(kind), rungs.to(kind)], 1))
        for block in self.blocks:
            x = block(x)
        x = torch.relu(self.norm(x))
        wishes = self.policy(x).float().masked_fill(~self.allowed(masks), FORBIDDEN)
        return wishes, self.value(torch.relu(self.hope(x))).float()

    def allowed(self, masks: Tensor) -> Tensor:
        """Tables × bytes of eight actions each → tables × actions."""
        return ((masks[:, :, None] >> self.bits) & 1).flatten(1)[:, : self.policy.out_features].bool()


def weights(net: nn.Module) -> dict[str, Array]:
    return {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}


def take_weights(net: nn.Module, given: dict[str, Array]) -> None:
    """What is not given stays: a net of more blocks begins by doing what one of fewer did, because new ones add nothing."""
    given = weights(net) | given
    net.load_state_dict({name: torch.from_numpy(np.asarray(value, np.float32)) for name, value in given.items()})
