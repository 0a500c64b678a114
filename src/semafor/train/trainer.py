"""The training itself: playing and learning side by side, round after round."""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch._dynamo
from torch import Tensor

from semafor.bots.master.packing import halved, unpacked
from semafor.train.fields import HALVES, Fields
from semafor.train.learner import Learner
from semafor.train.memory import Memory
from semafor.train.net import Net, take_weights, weights
from semafor.train.peers import Peers
from semafor.train.plan import Plan
from semafor.train.player import Player

KEPT = 40  # earlier selves in the pool beside the very first
RECENT = 6  # how many selves back one is met, on the average
SAVED = 30.0  # seconds between checkpoints
MEMORIES = 2  # one is filled while the other is learned from


class Trainer:
    """One training of one plan. `folder` gets `KEY.npz`, `KEY.state` to go on from, and `KEY.jsonl` with a row a round.

    Where several learn together, the first of them begins, writes and says when it is over.
    """

    def __init__(
        self, plan: Plan, fields: Fields, folder: Path, *, begin: Path | None = None, began: float, peers: Peers | None = None
    ) -> None:
        self.plan, self.fields, self.folder, self.began = plan, fields, folder, began
        self.peers = peers or Peers()
        torch.manual_seed(plan.seed)
        self.luck = random.Random(plan.seed)
        self.device = self.peers.device
        torch.set_float32_matmul_precision("high")
        torch._dynamo.config.suppress_errors = True  # where nothing can be compiled, all is slower
        inputs = fields.inputs
        self.net = Net(inputs.reading, fields.actions, plan.width, plan.blocks).to(self.device)
        self.before: dict[str, Any] = {"steps": 0, "seconds": 0.0}
        if begin:
            given, self.before = unpacked(begin)
            take_weights(self.net, given)
        for half in range(HALVES):
            fields.wait(half)
        self.player = Player(fields, self.net, self.device)
        if plan.rival:
            take_weights(self.player.earlier, unpacked(Path(plan.rival))[0])
        theirs = torch.cat(self.player.theirs)
        self.learner = Learner(plan, self.net, self.player.ways, fields.outlook.size, theirs, self.peers)
        columns = HALVES * plan.games
        self.memories = [
            Memory(plan.steps, columns, inputs.outlook.size, fields.actions, fields.seats, self.device) for _ in range(MEMORIES)
        ]
        self.pool: list[dict[str, Tensor]] = [self.weights_now()]
        self.rounds = 0
        self.state_file, self.file = folder / f"{plan.key}.state", folder / f"{plan.key}.npz"
        self.log = (folder / f"{plan.key}.jsonl").open("a")

    def weights_now(self) -> dict[str, Tensor]:
        return copy.deepcopy(self.net.state_dict())

    @property
    def progress(self) -> float:
        return min(1.0, (time.monotonic() - self.began) / self.plan.seconds)

    def run(self) -> Iterator[dict[str, Any]]:
        """Until the time is over; a row of figures after each round."""
        self.take(self.peers.take_over(self.state))
        torch.manual_seed(self.plan.seed + self.peers.rank)  # the same network, other acts
        saved = time.monotonic()
        while (progress := self.peers.said_first(self.progress)) < 1.0:
            row = self.round(progress)
            self.log.write(json.dumps(row) + "\n")
            self.log.flush()
            if time.monotonic() - saved > SAVED:
                self.save()
                saved = time.monotonic()
            yield row
        self.save()

    def round(self, progress: float) -> dict[str, Any]:
        start = time.monotonic()
        self.meet_earlier()
        self.player.take(self.net)
        memory, last = self.memories[self.rounds % MEMORIES], self.memories[(self.rounds + 1) % MEMORIES]
        learning = self.learner.learn(last, progress) if self.rounds else iter(())
        waited = self.experience(memory, learning)
        self.rounds += 1
        took = time.monotonic() - start
        return {
            "round": self.rounds,
            "steps": self.steps,
            "seconds": short(time.monotonic() - self.began),
            "rate": short(self.steps_a_round / took),
            "waited": short(waited / took),
            **{what: short(seconds / took) for what, seconds in self.player.clock.looked().items()},
            **self.outcome(memory),
            **{name: short(value) for name, value in self.learner.figures.items()},
        }

    @property
    def steps_a_round(self) -> int:
        return self.peers.count * self.plan.steps * HALVES * self.plan.games

    @property
    def steps(self) -> int:
        return int(self.before["steps"]) + self.rounds * self.steps_a_round

    def meet_earlier(self) -> None:
        """One of the pool plays this round, unless a rival does; now and then the network of today joins the pool."""
        if self.plan.rival:
            return
        if self.rounds and self.rounds % self.plan.pool_every == 0:
            self.pool.append(self.weights_now())
            self.pool = self.pool[:1] + self.pool[1:][-KEPT:]
        back = int(self.luck.expovariate(1 / RECENT))
        self.player.earlier.load_state_dict(self.pool[max(0, len(self.pool) - 1 - back)])

    def experience(self, memory: Memory, learning: Iterator[None]) -> float:
        """Fill the memory; while the processes play, go on with the learning. The seconds that one waited for them."""
        turns, parts = HALVES * (memory.steps + 1), self.learner.parts()
        waited, done = 0.0, 0
        for turn in range(turns):
            step, half = divmod(turn, HALVES)
            before = time.perf_counter()
            self.fields.wait(half)
            waited += time.perf_counter() - before
            self.player.act(half, memory, step)
            due = parts * (turn + 1) / turns
            if done < due:
                with self.player.clock.of("learning"):
                    while done < due:
                        next(learning, None)
                        done += 1
        for _ in learning:
            pass
        return waited

    def outcome(self, memory: Memory) -> dict[str, Any]:
        """Of the games that ended: how many, the points ahead of the winners, the share won against earlier selves."""
        done = memory.dones[1:].bool()
        games = int(done.sum())
        best = memory.margins[1:].amax(2)[done]
        mine = self.learner.mine
        pooled = done & (~mine).any(1)
        wins = (memory.wins[1:] * mine).sum(2)[pooled]
        return {
            "games": games,
            "ahead": short(float(best.mean())) if games else None,
            "pool": short(float(wins.mean())) if len(wins) else None,
        }

    def about(self) -> dict[str, Any]:
        """What stands in the file beside the weights."""
        plan = self.plan
        seconds = float(self.before["seconds"]) + time.monotonic() - self.began
        steps = self.steps - int(self.before["steps"])
        own = {"seed": plan.seed, "seconds": round(time.monotonic() - self.began), "steps": steps}
        return {
            "game": plan.key,
            "version": self.fields.game.version,
            "places": plan.places,
            "unit": plan.unit,
            "steps": self.steps,
            "seconds": round(seconds),
            "runs": [*self.before.get("runs", []), own],
        }

    @property
    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {"optimiser": self.learner.optimiser.state_dict(), "net": self.net.state_dict()}

    def take(self, state: dict[str, Any]) -> None:
        self.net.load_state_dict(state["net"])
        self.learner.optimiser.load_state_dict(state["optimiser"])
        self.pool = [self.weights_now()]

    def save(self) -> None:
        """The weights and the state beside them."""
        if self.peers.rank:
            return
        written(self.file, halved(weights(self.net), self.about()))
        going = self.state_file.with_suffix(".new")
        torch.save(self.state, going)
        going.replace(self.state_file)

    def go_on(self) -> None:
        """From the state of an interrupted training in the same folder."""
        _, self.before = unpacked(self.file)
        self.take(torch.load(self.state_file, map_location=self.device, weights_only=True))


def written(file: Path, content: bytes) -> None:
    """As a whole or not at all."""
    new = file.with_suffix(".part")
    new.write_bytes(content)
    new.replace(file)


def short(number: float) -> float:
    return float(f"{np.float64(number):.4g}")
