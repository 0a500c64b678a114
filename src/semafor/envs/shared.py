"""A batch shared out among processes; arrays lie in memory that all of them see.

What the first process does at a step it does for all games while the others wait, so it does little: it looks at actions that
were not sampled, and raises a semaphore for each process. Everything else grows with the processes.
"""

from __future__ import annotations

import multiprocessing as mp
import os
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Semaphore
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

from semafor.envs.batch import Array, Batch, Step, check_number, fitting, whole_numbers
from semafor.kernel.errors import BadInput
from semafor.kernel.state import State
from semafor.kernel.validation import whole

STEP, STATE, PUT, STOP = range(4)  # the orders to a process
PATIENCE_S = 1.0  # who has waited so long looks whether the others are still there
FIELDS = (*Step._fields, "choices")


class SharedBatch:
    """The same games as `Batch(key, n, …)` with the same seed, stepped by several processes.

    Use it as a context, or call `close` at the end.
    """

    def __init__(self, key: str, n: int, *, processes: int = 2, **settings: Any) -> None:
        n, processes = whole(n, "games"), whole(processes, "processes")
        if not 1 <= processes <= n:
            raise BadInput("bad-batch-processes", "semafor.envs", processes=processes, games=n)
        sample = Batch(key, 1, **settings)
        self.n, self.seats, self.actions, self.layout = n, sample.seats, sample.actions, sample.layout
        context = mp.get_context("spawn")
        kinds = {name: (array.shape[1:], array.dtype) for name, array in arrays(sample).items()}
        buffers = {
            name: context.RawArray("B", n * int(np.prod(shape)) * kind.itemsize) for name, (shape, kind) in kinds.items()
        }
        given = context.RawArray("B", n * 8)
        shared = {name: view_buffer(buffers[name], n, *kinds[name]) for name in FIELDS}
        self._given = view_buffer(given, n, (), np.dtype(np.int64))
        for array in shared.values():
            array.flags.writeable = False
        self._choices = shared.pop("choices")
        self.now = Step(**shared)
        self._masks = self.now.masks.reshape(-1)
        self._example = sample.state(0)
        self._parts = [range(n * worker // processes, n * (worker + 1) // processes) for worker in range(processes)]
        self._orders = context.RawArray("B", processes)
        self._done = context.Semaphore(0)
        self._pipes: list[Connection] = []
        self._calls: list[Semaphore] = []
        self._workers = []
        for worker, part in enumerate(self._parts):
            pipe, end = context.Pipe()
            call = context.Semaphore(0)
            desk = Desk(worker, end, call, self._done, self._orders)
            process = context.Process(
                target=work, args=(desk, key, n, part, settings, buffers, given), daemon=True, name=f"semafor-{worker}"
            )
            process.start()
            end.close()
            self._pipes.append(pipe)
            self._calls.append(call)
            self._workers.append(process)
        self._wait(processes)

    def step(self, actions: Any) -> Step:
        """Every game carries out its action; BadInput if one of them is not legal."""
        actions = whole_numbers(actions)
        if actions.shape != (self.n,):
            raise BadInput("bad-batch-actions", "semafor.envs", games=self.n, actions=actions.size)
        self._check(actions)
        self._given[:] = actions
        for worker in range(len(self._workers)):
            self._order(worker, STEP)
        self._wait(len(self._workers))
        return self.now

    def _check(self, actions: Array) -> None:
        """What was sampled is legal. Looking up all actions took the first process a tenth of a step, and the others waited."""
        others = np.flatnonzero(actions != self._choices)
        if len(others) == 0:
            return
        asked = actions[others]
        inside = (asked >= 0) & (asked < self.actions)
        legal = inside & self._masks[others * self.actions + np.where(inside, asked, 0)]
        if not legal.all():
            wrong = int(others[legal.argmin()])
            raise BadInput("bad-batch-action", "semafor.envs", game=wrong, action=int(actions[wrong]))

    def _order(self, worker: int, order: int) -> None:
        self._orders[worker] = order
        self._calls[worker].release()

    def _wait(self, processes: int) -> None:
        """So many processes have done what they were told; EOFError if one has ended."""
        for _ in range(processes):
            while not self._done.acquire(timeout=PATIENCE_S):
                if not all(worker.is_alive() for worker in self._workers):
                    raise EOFError

    def sample(self) -> Array:
        """For every game any of its legal actions, each as likely as the others; drawn anew by every step."""
        return self._choices

    def state(self, game: int) -> State:
        """A copy of the game's state."""
        worker, place = self._keeper(game)
        self._order(worker, STATE)
        self._pipes[worker].send(place)
        found: State = self._pipes[worker].recv()
        return found

    def put(self, game: int, state: State) -> None:
        """The game goes on from a copy of this state, which must be of the same game and seats, and not over."""
        worker, place = self._keeper(game)
        fitting(state, self._example)
        self._order(worker, PUT)
        self._pipes[worker].send((place, state))
        self._wait(1)

    def _keeper(self, game: int) -> tuple[int, int]:
        """The process that has the game, and its number there."""
        worker = next(at for at, part in enumerate(self._parts) if check_number(game, self.n) in part)
        return worker, game - self._parts[worker].start

    def close(self) -> None:
        """All processes end."""
        for worker, process in enumerate(self._workers):
            self._order(worker, STOP)
            process.join()
            self._pipes[worker].close()
        self._workers = []

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def arrays(batch: Batch) -> dict[str, Array]:
    return {**batch.now._asdict(), "choices": batch.choices}


def view_buffer(buffer: Any, n: int, shape: tuple[int, ...], kind: np.dtype[Any]) -> Array:
    return np.frombuffer(buffer, kind).reshape(n, *shape)


class Desk(NamedTuple):
    """Where a process is told what to do and says that it is done."""

    worker: int
    pipe: Connection  # for states
    call: Semaphore
    done: Semaphore
    orders: Any

    def next_order(self) -> int:
        """The next order, once it comes; to stop if nobody is there any more to give one."""
        first = mp.parent_process()
        while not self.call.acquire(timeout=PATIENCE_S):
            if first is None or not first.is_alive():
                return STOP
        return int(self.orders[self.worker])


def work(desk: Desk, key: str, n: int, part: range, settings: dict[str, Any], buffers: dict[str, Any], given: Any) -> None:
    """What a process does: its part of the games, until it is told to stop or nobody is there any more."""
    batch = Batch(key, n, part=part, **settings)
    actions = view_buffer(given, n, (), np.dtype(np.int64))[part.start : part.stop]
    shared = {
        name: view_buffer(buffers[name], n, array.shape[1:], array.dtype)[part.start : part.stop]
        for name, array in arrays(batch).items()
    }
    pipe = desk.pipe
    try:
        batch.sample()
        share(batch, shared)
        desk.done.release()
        while (order := desk.next_order()) != STOP:
            if order == STATE:
                pipe.send(batch.state(pipe.recv()))
                continue
            if order == PUT:
                game, state = pipe.recv()
                batch.put(game, state)
                batch.choose(game)
            else:
                batch.step(actions)
                batch.sample()
            share(batch, shared)
            desk.done.release()
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def share(batch: Batch, shared: dict[str, Array]) -> None:
    """All processes see what the batch shows now."""
    for name, array in arrays(batch).items():
        shared[name][...] = array
