"""Proximal policy optimisation from a memory, in small portions, so that playing goes on meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from semafor.train.memory import Memory, worth
from semafor.train.net import HOPES, Net
from semafor.train.peers import Peers
from semafor.train.plan import Plan, between, rate_at
from semafor.train.player import cast
from semafor.train.ways import DeviceWays

CLIP = 0.2
LARGEST = 4.0  # units of points ahead that still count
FIGURES = ("policy", "hope", "win", "entropy", "change", "clipped")


class Learner:
    """The network and its optimiser."""

    def __init__(self, plan: Plan, net: Net, ways: DeviceWays | None, outlook: int, theirs: Tensor, peers: Peers) -> None:
        self.plan, self.net, self.peers, self.device = plan, net, peers, peers.device
        self.ways, self.outlook = ways, outlook
        self.mine = ~theirs  # games × seats
        self.near = torch.zeros(theirs.shape, device=self.device)  # of each seat when it acted last: tickets nearly joined
        cuda = self.device.type == "cuda"
        self.optimiser = torch.optim.AdamW(
            net.parameters(), lr=plan.rate[0], betas=(0.9, 0.995), eps=1e-6, weight_decay=1e-4, fused=cuda
        )
        self.loss = torch.compile(self.plain_loss, dynamic=False) if cuda else self.plain_loss
        self.figures: dict[str, float] = {}

    def rewards(self, memory: Memory, progress: float) -> Tensor:
        """Steps × games × seats × HOPES, as if every game ended with every step."""
        margins = memory.margins[1:]
        if self.ways and any(self.plan.near):
            margins = margins + between(self.plan.near, progress) * self.nearness(memory)
        margins = (margins / self.plan.unit).clamp(-LARGEST, LARGEST)
        return torch.stack([self.plan.margin * margins + self.plan.rank * memory.ranks[1:], memory.wins[1:]], -1)

    def nearness(self, memory: Memory) -> Tensor:
        """Steps × games × seats: what tickets nearly joined would have brought each seat when it acted last."""
        assert self.ways is not None
        now = self.ways.nearness(memory.seen[:-1, :, self.outlook :])
        found = torch.empty(*now.shape, self.near.shape[1], device=self.device)
        for step in range(memory.steps):
            self.near.scatter_(1, memory.acting[step][:, None], now[step][:, None])
            found[step] = self.near
            self.near *= 1 - memory.dones[step + 1].float()[:, None]
        return found

    def plain_loss(self, memory: tuple[Tensor, ...], part: Tensor, curiosity: Tensor) -> tuple[Tensor, Tensor]:
        seen, masks, chosen, chances, gains, targets = [each.index_select(0, part) for each in memory]
        with cast(self.device):
            wishes, values = self.net(seen, masks)
        logs = torch.log_softmax(wishes, 1)
        change = logs.gather(1, chosen[:, None])[:, 0] - chances
        ratio = change.exp()
        policy = -torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        hope = (values[:, 0] - targets[:, 0]).square().mean()
        win = binary_cross_entropy_with_logits(values[:, 1], targets[:, 1].clamp(0, 1))
        loss = policy + 0.5 * hope + 0.25 * win - curiosity * entropy
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        return loss, torch.stack([policy, hope, win, entropy, (ratio - 1 - change).mean(), clipped]).detach()

    def learn(self, memory: Memory, progress: float) -> Iterator[None]:
        """Every `next` is the learning from one part of the memory."""
        plan = self.plan
        found = worth(memory, self.rewards(memory, progress), plan.discount, plan.smoothing)
        mine = self.mine.gather(1, memory.acting[:-1].T).T
        flat = (mine & found.known).flatten().nonzero()[:, 0]
        gains = found.gains.flatten()
        gains = (gains - gains[flat].mean()) / gains[flat].std().clamp(min=0.02)
        columns = (
            memory.seen[:-1].flatten(0, 1),
            memory.masks[:-1].flatten(0, 1),
            memory.chosen.flatten(),
            memory.chances.flatten(),
            gains,
            found.targets.view(-1, HOPES),
        )
        curiosity = torch.tensor(between(plan.curiosity, progress), device=self.device)
        for group in self.optimiser.param_groups:
            group["lr"] = rate_at(plan, progress)
        sums, count = torch.zeros(len(FIGURES), device=self.device), 0
        whole = self.peers.fewest(len(flat) // plan.part)
        for _ in range(plan.epochs):
            order = flat[torch.randperm(len(flat), device=self.device)]
            for part in order.split(plan.part)[:whole]:
                sums += self.improve(columns, part, curiosity)
                count += 1
                yield
        self.figures = dict(zip(FIGURES, (sums / max(1, count)).tolist(), strict=True))

    def improve(self, columns: tuple[Tensor, ...], part: Tensor, curiosity: Tensor) -> Tensor:
        loss, figures = self.loss(columns, part, curiosity)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.peers.average(self.net)
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        return figures

    def parts(self) -> int:
        """How many portions a memory has, about."""
        plan = self.plan
        return plan.epochs * plan.steps * len(self.mine) // plan.part
