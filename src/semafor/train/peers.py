"""Learners side by side, each with games and a device of its own: after every portion all learn what all have seen."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import torch
import torch.distributed as dist
from torch import Tensor, nn

LATE = timedelta(minutes=5)  # one who is silent for so long is gone


class Peers:
    """The learner number `rank` of `count`, who meet at an address; one alone agrees with itself."""

    def __init__(self, rank: int = 0, count: int = 1, meeting: str = "") -> None:
        self.rank, self.count = rank, count
        self.device = device_of(rank)
        if count > 1:
            own = self.device.type == "cuda" and count <= torch.cuda.device_count()
            backend = "nccl" if own else "gloo"
            dist.init_process_group(backend, init_method=f"tcp://{meeting}", rank=rank, world_size=count, timeout=LATE)

    def said_first(self, number: float) -> float:
        """What the first of them says."""
        if self.count == 1:
            return number
        told = self.held(number)
        dist.broadcast(told, 0)
        return float(told)

    def fewest(self, number: int) -> int:
        if self.count == 1:
            return number
        told = self.held(number)
        dist.all_reduce(told, dist.ReduceOp.MIN)
        return int(told)

    def held(self, number: float) -> Tensor:
        return torch.tensor(number, dtype=torch.float64, device=self.device)

    def take_over(self, state: dict[str, Any]) -> dict[str, Any]:
        """The state of the first, wherever it has it from."""
        if self.count == 1:
            return state
        told = [state]
        dist.broadcast_object_list(told, 0, device=self.device)
        return told[0]

    def average(self, net: nn.Module) -> None:
        """The gradients become the mean of those of all."""
        if self.count == 1:
            return
        gradients = [each.grad for each in net.parameters() if each.grad is not None]
        whole = torch.cat([each.flatten() for each in gradients])
        dist.all_reduce(whole)
        whole /= self.count
        for each, mean in zip(gradients, whole.split([each.numel() for each in gradients]), strict=True):
            each.copy_(mean.view_as(each))

    def close(self) -> None:
        if self.count > 1:
            dist.destroy_process_group()


def device_of(rank: int) -> torch.device:
    """A GPU of its own where there are enough."""
    if not torch.cuda.is_available():
        return torch.device("cpu")
    return torch.device("cuda", rank % torch.cuda.device_count())
