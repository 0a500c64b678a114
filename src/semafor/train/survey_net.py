"""The network that reads maps, as PyTorch learns it: the same thoughts as in NumPy, by PyTorch's own quicker ways."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import torch
from torch import Tensor, nn

from semafor.bots.master.arrays import Array
from semafor.bots.ticket_to_ride.surveyor import thinking
from semafor.bots.ticket_to_ride.surveyor.reading import Read
from semafor.bots.ticket_to_ride.surveyor.survey import Acts, Survey
from semafor.train.schools import FORBIDDEN, Lesson, School

SMALL = 0.05  # as large as others are weights of what comes out at first
SLOWEST = 2e-5  # rate of learning, at the end
WARM = 20  # portions in which the rate rises
HOPE = 0.3  # how much hopes and chances count beside wishes


class SurveyNet(nn.Module):
    """The weights; `sizes` says how many numbers are read of each thing."""

    def __init__(self, sizes: dict[str, int]) -> None:
        super().__init__()
        found: dict[str, nn.Parameter] = {}
        for name, (into, out) in thinking.shapes(sizes).items():
            small = SMALL if name.endswith("wish") or name in ("fixed", "decline", "value") else 1.0
            found[name] = nn.Parameter(torch.randn(into, out) * small / math.sqrt(into))
            found[name + thinking.BIAS] = nn.Parameter(torch.zeros(out))
        self.weights = nn.ParameterDict(found)
        self.masks, self.kept = torch.from_numpy(thinking.MASKS), torch.from_numpy(thinking.KEPT)

    def forward(self, map: Survey, read: Read) -> tuple[Tensor, Tensor]:
        thinker = LearningThinker(torch, self.weights, on_torch(map), self.masks, self.kept)
        return thinker(Read(*tensors(read)))

    def arrays(self) -> dict[str, Array]:
        return {name: value.detach().numpy() for name, value in self.weights.items()}

    def take(self, given: dict[str, Array]) -> None:
        for name, value in self.weights.items():
            value.data.copy_(torch.from_numpy(given[name]))


class LearningThinker(thinking.Thinker):
    """Asks PyTorch for lines and norms as wholes."""

    def line(self, name: str, x: Tensor) -> Tensor:
        return nn.functional.linear(x, self.weights[name].T, self.weights[name + thinking.BIAS])

    def norm(self, x: Tensor) -> Tensor:
        return nn.functional.layer_norm(x, x.shape[-1:], eps=thinking.TINY)


def on_torch(map: Survey) -> Survey:
    return Survey._make(Acts(*tensors(each)) if isinstance(each, Acts) else torch.from_numpy(each) for each in map)


def tensors(arrays: Iterable[Array]) -> Iterator[Tensor]:
    return (torch.from_numpy(each) for each in arrays)


class SurveyLearner:
    """Learns portion after portion; the rate falls with the part of the time that is over."""

    def __init__(self, net: SurveyNet, rate: float) -> None:
        self.net, self.rate = net, rate
        self.optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3, betas=(0.9, 0.98))
        self.portions = 0

    def learn(self, schools: Sequence[School], part: float) -> list[list[float]]:
        """One step by a lesson of each school."""
        self.optimiser.zero_grad(set_to_none=True)
        rows = []
        for school in schools:
            lesson = school.lesson()
            wishes, values = self.net(school.survey, lesson.read)
            loss, row = judged(lesson, wishes, values)
            (loss / len(schools)).backward()
            school.go_on(lesson, wishes.detach().numpy())
            rows.append(row)
        self.step(part)
        return rows

    def step(self, part: float) -> None:
        rate = SLOWEST + (self.rate - SLOWEST) * (1 + math.cos(math.pi * min(part, 1.0))) / 2
        self.portions += 1
        for group in self.optimiser.param_groups:
            group["lr"] = rate * min(1.0, self.portions / WARM)
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()


def judged(lesson: Lesson, wishes: Tensor, values: Tensor) -> tuple[Tensor, list[float]]:
    """What is wrong; and the surprise, and the share of first wishes in common."""
    forbidden = ~torch.from_numpy(lesson.masks)
    theirs = torch.log_softmax(torch.from_numpy(lesson.wishes).masked_fill(forbidden, FORBIDDEN), 1)
    own = torch.log_softmax(wishes.masked_fill(forbidden, FORBIDDEN), 1)
    surprise = (theirs.exp() * (theirs - own)).sum(1).mean()
    alike = (own.argmax(1) == theirs.argmax(1)).float().mean()
    loss = surprise
    if lesson.hopes is not None and lesson.chances is not None:
        hopes, chances = tensors((lesson.hopes, lesson.chances))
        loss = loss + HOPE * nn.functional.smooth_l1_loss(values[:, 0], hopes)
        loss = loss + HOPE * nn.functional.binary_cross_entropy_with_logits(values[:, 1], chances)
    return loss, [surprise.item(), alike.item()]
