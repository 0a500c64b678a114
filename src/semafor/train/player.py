"""The network at the tables: chooses for half of the games at once, some seats by an earlier self."""

from __future__ import annotations

import contextlib
import copy
import logging
from contextlib import AbstractContextManager

import torch
from torch import Tensor

from semafor.bots.master.chart import chart_of
from semafor.train.clock import Clock
from semafor.train.fields import Fields, Half, bytes_of
from semafor.train.memory import Memory
from semafor.train.net import HOPES, Net
from semafor.train.ways import DeviceWays

WARMING = 3  # thoughts before they are recorded

log = logging.getLogger(__name__)


def cast(device: torch.device) -> AbstractContextManager[object]:
    """On a GPU half of the bits are enough."""
    return torch.autocast("cuda", torch.bfloat16) if device.type == "cuda" else contextlib.nullcontext()


class Player:
    """What a thought reads and writes lies at fixed places, so that on a GPU it is recorded once and only repeated."""

    def __init__(self, fields: Fields, net: Net, device: torch.device) -> None:
        self.fields, self.device, self.clock = fields, device, Clock(device)
        self.own, self.earlier = copy.deepcopy(net), copy.deepcopy(net)
        plan, chart = fields.plan, chart_of(fields.outlook)
        self.outlook = fields.outlook.size
        self.ways = DeviceWays(chart, device) if chart else None
        games = plan.games
        self.seen = torch.zeros(games, fields.inputs.outlook.size, dtype=torch.uint8, device=device)
        self.masks = torch.zeros(games, bytes_of(fields.actions), dtype=torch.uint8, device=device)
        self.acting, self.chosen = (torch.zeros(games, dtype=torch.int64, device=device) for _ in range(2))
        self.chances, self.values = torch.zeros(games, device=device), torch.zeros(games, HOPES, device=device)
        self.pooled = torch.arange(games, device=device)[:: max(1, round(1 / plan.pool))] if plan.pool else None
        self.whims = self.fancies()
        self.theirs = [self.rivals(half) for half in fields.halves]  # games × seats: which of them an earlier self plays
        self.now_theirs = self.theirs[0].clone()
        self.hosts = [{name: torch.from_numpy(array) for name, array in half.arrays().items()} for half in fields.halves]
        self.graph: torch.cuda.CUDAGraph | None = None
        self.choose = self.plain_choose
        if device.type == "cuda":
            self.pin()
            self.choose = torch.compile(self.plain_choose, dynamic=False)
            if self.ways:
                self.ways.hasten(self.hosts[0]["seen"].to(device))
            self.record()

    def rivals(self, half: Half) -> Tensor:
        """The seats that another network plays in the games of the pool, never a lone one.

        Of one game every other seat, of the next all but one; which they are goes round.
        """
        sizes = torch.from_numpy(half.sizes).to(self.device)
        found = torch.zeros(len(sizes), self.fields.seats, dtype=torch.bool, device=self.device)
        if self.pooled is None:
            return found
        number = torch.arange(len(self.pooled), device=self.device)[:, None]
        apart = torch.where(number % 2 == 1, sizes[self.pooled][:, None], 2)
        place = torch.arange(self.fields.seats, device=self.device) + number // 2
        found[self.pooled] = (place % apart != 0) & (sizes[self.pooled] > 1)[:, None]
        return found

    def fancies(self) -> Tensor:
        """Games of the pool × 1: how much chance an earlier self leaves to its choice.

        A rival does what it likes best in every other pair of games, where it is as strong as the level it imitates; in the
        rest it draws, so that nobody learns its habits by heart.
        """
        count = 0 if self.pooled is None else len(self.pooled)
        number = torch.arange(count, device=self.device)[:, None]
        return (number // 2 % 2).float() if self.fields.plan.rival else torch.ones_like(number, dtype=torch.float32)

    def pin(self) -> None:
        """The GPU reads the shared memory of the processes directly."""
        for half in self.fields.halves:
            for name, array in half.arrays().items():
                code = torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
                if int(code):
                    log.error("%s are copied slowly: %s", name, code)

    def record(self) -> None:
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(WARMING):
                self.think()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.think()
        self.graph = graph

    @torch.no_grad()
    def think(self) -> None:
        """Choose for the games that lie at the fixed places."""
        if self.ways:
            self.seen[:, self.outlook :] = self.ways(self.seen)
        chance = torch.rand(len(self.seen), self.fields.actions, device=self.device)
        for place, found in zip((self.chosen, self.chances, self.values), self.choose(chance), strict=True):
            place.copy_(found)

    def plain_choose(self, chance: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The choices, the logarithms of their chances, and what is hoped for."""
        noise = -torch.log(-torch.log(chance.clamp(1e-10, 1 - 1e-7)))
        with cast(self.device):
            wishes, values = self.own(self.seen, self.masks)
            chosen = (wishes + noise).argmax(1)
            if self.pooled is not None:
                some = self.pooled
                others, _ = self.earlier(self.seen[some], self.masks[some])
                theirs = self.now_theirs[some].gather(1, self.acting[some][:, None])[:, 0]
                chosen[some] = torch.where(theirs, (others + self.whims * noise[some]).argmax(1), chosen[some])
        return chosen, torch.log_softmax(wishes, 1).gather(1, chosen[:, None])[:, 0], values

    def act(self, half: int, memory: Memory, step: int) -> None:
        """Read what a half shows, keep it and the choice in the memory, and let the half go on, except in the last row."""
        host, games = self.hosts[half], self.fields.plan.games
        here = slice(half * games, (half + 1) * games)
        with self.clock.of("copying"):
            self.seen[:, : self.outlook].copy_(host["seen"].to(self.device, non_blocking=True))
            self.masks.copy_(host["masks"], non_blocking=True)
            self.acting.copy_(host["acting"], non_blocking=True)
            self.now_theirs.copy_(self.theirs[half])
            for name in ("dones", "ranks", "margins", "wins"):
                getattr(memory, name)[step, here].copy_(host[name], non_blocking=True)
        with self.clock.of("thinking"):
            if self.graph:
                self.graph.replay()
            else:
                self.think()
        if step < memory.steps:
            host["actions"].copy_(self.chosen, non_blocking=True)
        for name in ("seen", "masks", "acting", "values"):
            getattr(memory, name)[step, here].copy_(getattr(self, name))
        if step < memory.steps:
            memory.chosen[step, here].copy_(self.chosen)
            memory.chances[step, here].copy_(self.chances)
        if self.device.type == "cuda":
            torch.cuda.current_stream().synchronize()
        if step < memory.steps:
            self.fields.go(half)

    @torch.no_grad()
    def take(self, net: Net) -> None:
        """Play by these weights from now on."""
        for to, of in zip(self.own.parameters(), net.parameters(), strict=True):
            to.copy_(of)
