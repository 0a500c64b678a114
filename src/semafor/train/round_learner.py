"""Fits the network of Railroad Ink to games that it has played.

Two things are learned from. **How boards of one round differ** (`apart`): the boards of a group have met the same roll, so what
the best boards after it promise differs by what the boards themselves are worth, with little of the luck. **What a board is
worth at all**: mixed of what the network hopes for of the boards that followed and the points at the end (`RETURNS`), which
is less noisy than these alone. Beside the network the sum of weights learns that beams go by: how boards of one round differ
for the network itself. Every board is learned turned and mirrored at random; what is played with and kept is the mean of
the weights of the last steps.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.turned import turnings
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.train.round_games import GROUP, Played
from semafor.train.round_net import UNIT, new_net

RETURNS = 0.5  # how much of a target comes from further on
APART = 4.0  # how much more the differences count: they are as much less noisy
RATE = (1.5e-3, 1e-4)
RATE_AGAIN = (8e-4, 5e-5)  # of a training that begins with learned weights
DECAY = 0.02
STEADY = 0.998  # of the mean of weights
BATCH = 96  # games


class Store:
    """The newest games, on the device."""

    def __init__(self, games: int, rounds: int, size: int, device: torch.device) -> None:
        self.boards = torch.zeros((games, rounds, GROUP, size), dtype=torch.uint8, device=device)
        self.nexts = torch.zeros((games, rounds - 1, GROUP, size), dtype=torch.uint8, device=device)
        self.scores = torch.zeros((games, GROUP), device=device)
        self.first = torch.zeros(games, dtype=torch.int64, device=device)
        self.points = torch.zeros(games, device=device)
        self.games, self.count = games, 0

    def add(self, played: Played) -> None:
        at = (torch.arange(len(played.points)) + self.count) % self.games
        at = at.to(self.points.device)
        for name in ("boards", "nexts", "scores", "first", "points"):
            kept = getattr(self, name)
            kept[at] = torch.from_numpy(np.ascontiguousarray(getattr(played, name))).to(kept.device, kept.dtype)
        self.count += len(played.points)

    def some(self, count: int) -> Tensor:
        return torch.randint(min(self.count, self.games), (count,), device=self.points.device)


class Learner:
    """The network, its steady mean, and the store."""

    def __init__(self, game: RailroadInkGame, games: int, seed: int, begin: Path | None = None) -> None:
        torch.manual_seed(seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        rows = load_weights()[game.key]
        portrait = Portrait(Judge(game.variant, rows))
        self.net = new_net(game, begin).to(self.device)
        self.steady = copy.deepcopy(self.net)
        self.store = Store(games, len(rows), int(portrait.size), self.device)
        self.turnings = torch.tensor(turnings(portrait), device=self.device)
        self.rates = RATE_AGAIN if begin else RATE
        self.optimiser = torch.optim.AdamW(self.groups(), lr=self.rates[0])
        self.steps = 0
        self.errors: list[Tensor] = []

    def groups(self) -> list[dict[str, Any]]:
        """The sums of weights begin as they were fitted and change slowly."""
        sums = [self.net.rows, self.net.guide]
        rest = [value for name, value in self.net.named_parameters() if name not in ("rows", "guide")]
        return [{"params": rest, "weight_decay": DECAY}, {"params": sums, "weight_decay": 0.0, "slow": 0.1}]

    def set_rate(self, progress: float) -> None:
        rate = self.rates[0] * (self.rates[1] / self.rates[0]) ** progress
        for group in self.optimiser.param_groups:
            group["lr"] = rate * group.get("slow", 1.0)

    def step(self) -> None:
        chosen = self.store.some(BATCH)
        turned = self.turnings[torch.randint(8, (BATCH,), device=self.device)]
        boards, nexts = by_group(self.store.boards[chosen], turned), by_group(self.store.nexts[chosen], turned)
        points, scores = self.store.points[chosen], self.store.scores[chosen]
        counts = torch.arange(boards.shape[2], device=self.device) >= self.store.first[chosen][:, None]
        with torch.no_grad():
            aim = returns(self.steady(boards[:, 0]), points)
            after = torch.cat([self.steady(nexts, 1), scores[:, :, None]], 2)
        hopes = self.net(boards)
        wrong = ((hopes[:, 0] - aim) / UNIT).square() * counts
        loss = wrong.sum() / counts.sum() + APART * (apart(hopes, after) / UNIT**2).mean()
        guided = apart(self.net.sums(boards, self.net.guide), hopes.detach())
        self.optimiser.zero_grad(set_to_none=True)
        (loss + (guided / UNIT**2).mean()).backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.errors.append(loss.detach())
        self.follow()

    @torch.no_grad()
    def follow(self) -> None:
        """The steady network comes a little nearer."""
        self.steps += 1
        keep = min(STEADY, 1 - 1 / (1 + self.steps))
        for mine, new in zip(self.steady.parameters(), self.net.parameters(), strict=True):
            mine.lerp_(new, 1 - keep)

    @torch.no_grad()
    def wrong(self, played: Played) -> Tensor:
        """How far off the network is with games that it has not seen, squared: by round, and last between the scores."""
        boards = by_group(torch.from_numpy(played.boards).to(self.device))
        points = torch.from_numpy(played.points).to(self.device, torch.float32)
        scores = torch.from_numpy(played.scores).to(self.device, torch.float32)
        hopes = self.steady(boards)
        between = apart(hopes[:, :, -1:], scores[:, :, None]).mean()
        return torch.cat([(hopes[:, 0] - points[:, None]).square().mean(0), between[None]])


def by_group(boards: Tensor, turned: Tensor | None = None) -> Tensor:
    """Games × rounds × group × bytes → games × group × rounds × bytes, turned as told by game."""
    boards = boards.transpose(1, 2)
    return boards if turned is None else boards.gather(3, turned[:, None, None].expand(-1, *boards.shape[1:3], -1))


def apart(hopes: Tensor, after: Tensor) -> Tensor:
    """Games × group × rounds, twice → games × rounds: how wrong the differences within the group are, squared."""
    off = hopes - after
    return (off - off.mean(1, keepdim=True)).square().sum(1) / (GROUP - 1)


def returns(hopes: Tensor, points: Tensor) -> Tensor:
    """Games × rounds: after each board mixed of the hopes that followed and the points of the end."""
    found = torch.empty_like(hopes)
    after = points
    for round in reversed(range(hopes.shape[1])):
        found[:, round] = after
        after = (1 - RETURNS) * hopes[:, round] + RETURNS * after
    return found
