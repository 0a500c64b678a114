"""What happened in some steps of all games, and what each act turned out to be worth."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from semafor.train.fields import bytes_of
from semafor.train.net import HOPES


class Memory:
    """Rows are steps, columns games of both halves; the last row is where the next memory begins."""

    def __init__(self, steps: int, games: int, seen: int, actions: int, seats: int, device: torch.device) -> None:
        def new(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.steps = steps
        self.seen = new(steps + 1, games, seen, kind=torch.uint8)
        self.masks = new(steps + 1, games, bytes_of(actions), kind=torch.uint8)
        self.acting = new(steps + 1, games, kind=torch.int64)
        self.dones = new(steps + 1, games, kind=torch.uint8)
        self.ranks, self.margins, self.wins = (new(steps + 1, games, seats) for _ in range(3))
        self.values = new(steps + 1, games, HOPES)
        self.chosen = new(steps, games, kind=torch.int64)
        self.chances = new(steps, games)  # logarithms


class Worth(NamedTuple):
    """By step and game: what the act gained beyond what was hoped, what should have been hoped, and whether that is known."""

    gains: Tensor
    targets: Tensor
    known: Tensor


def worth(memory: Memory, rewards: Tensor, discount: float, smoothing: float) -> Worth:
    """Generalised advantages, each seat along its own acts; rewards are steps × games × seats × HOPES, paid where games end.

    Backwards: of every seat is kept what it hoped when it acted next, and what it gained from there on. The last act of a
    seat before the memory ends teaches nothing, because what it hopes next is not known yet; but for the seat to act next.
    """
    steps, games, seats = memory.steps, rewards.shape[1], rewards.shape[2]
    factor = torch.tensor([discount, 1.0], device=rewards.device)
    hoped = hopes(memory.values)
    next_hope = torch.zeros(games, seats, HOPES, device=rewards.device)
    next_gain, paid = torch.zeros_like(next_hope), torch.zeros_like(next_hope)
    sure = torch.zeros(games, seats, dtype=torch.bool, device=rewards.device)
    put(next_hope, memory.acting[steps], hoped[steps])
    sure.scatter_(1, memory.acting[steps][:, None], True)
    gains = torch.empty(steps, games, HOPES, device=rewards.device)
    known = torch.empty(steps, games, dtype=torch.bool, device=rewards.device)
    for step in reversed(range(steps)):
        ended = memory.dones[step + 1].bool()[:, None, None]
        going = ~ended
        next_hope, next_gain = next_hope * going, next_gain * going
        paid = torch.where(ended, rewards[step], paid)
        sure = sure | ended[:, :, 0]
        seat = memory.acting[step]
        gain = take(paid, seat) + factor * (take(next_hope, seat) + smoothing * take(next_gain, seat)) - hoped[step]
        gains[step], known[step] = gain, sure.gather(1, seat[:, None])[:, 0]
        put(next_hope, seat, hoped[step])
        put(next_gain, seat, gain * known[step][:, None])
        put(paid, seat, torch.zeros_like(gain))
        sure.scatter_(1, seat[:, None], True)
    return Worth(gains[..., 0], gains + hoped[:-1], known)


def hopes(values: Tensor) -> Tensor:
    """The reward as the network says it, the chance to win between 0 and 1."""
    return torch.stack([values[..., 0], torch.sigmoid(values[..., 1])], -1)


def take(table: Tensor, seat: Tensor) -> Tensor:
    """Games × seats × HOPES → games × HOPES, of one seat each."""
    return table.gather(1, seat[:, None, None].expand(-1, 1, HOPES))[:, 0]


def put(table: Tensor, seat: Tensor, value: Tensor) -> None:
    table.scatter_(1, seat[:, None, None].expand(-1, 1, HOPES), value[:, None])
