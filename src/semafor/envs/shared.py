"""A batch shared out among processes; arrays lie in memory that all of them see."""

from __future__ import annotations

import multiprocessing as mp
import os
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np

from semafor.envs.batch import Array, Batch, Step, check_number, fitting, whole_numbers
from semafor.kernel.errors import BadInput
from semafor.kernel.state import State
from semafor.kernel.validation import whole

STEP, STATE, PUT, STOP = b"step", b"state", b"put", b"stop"  # the orders to a process; an answer follows each but the last
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
        self._masks, self._rows = self.now.masks.reshape(-1), np.arange(n) * self.actions
        self._example = sample.state(0)
        self._parts = [range(n * worker // processes, n * (worker + 1) // processes) for worker in range(processes)]
        self._pipes: list[Connection] = []
        self._workers = []
        for worker, part in enumerate(self._parts):
            pipe, end = context.Pipe()
            process = context.Process(
                target=work, args=(end, key, n, part, settings, buffers, given), daemon=True, name=f"semafor-{worker}"
            )
            process.start()
            end.close()
            self._pipes.append(pipe)
            self._workers.append(process)
        self._wait()

    def step(self, actions: Any) -> Step:
        """Every game carries out its action; BadInput if one of them is not legal."""
        actions = whole_numbers(actions)
        if actions.shape != (self.n,):
            raise BadInput("bad-batch-actions", "semafor.envs", games=self.n, actions=actions.size)
        inside = (actions >= 0) & (actions < self.actions)
        legal = inside & self._masks[self._rows + np.where(inside, actions, 0)]
        if not legal.all():
            wrong = int(legal.argmin())
            raise BadInput("bad-batch-action", "semafor.envs", game=wrong, action=int(actions[wrong]))
        self._given[:] = actions
        for pipe in self._pipes:
            pipe.send_bytes(STEP)
        self._wait()
        return self.now

    def _wait(self) -> None:
        for pipe in self._pipes:
            pipe.recv_bytes()

    def sample(self) -> Array:
        """For every game any of its legal actions, each as likely as the others; drawn anew by every step."""
        return self._choices

    def state(self, game: int) -> State:
        """A copy of the game's state."""
        pipe, place = self._keeper(game)
        pipe.send_bytes(STATE)
        pipe.send(place)
        found: State = pipe.recv()
        return found

    def put(self, game: int, state: State) -> None:
        """The game goes on from a copy of this state, which must be of the same game and seats, and not over."""
        pipe, place = self._keeper(game)
        fitting(state, self._example)
        pipe.send_bytes(PUT)
        pipe.send((place, state))
        pipe.recv_bytes()

    def _keeper(self, game: int) -> tuple[Connection, int]:
        """The pipe to the process that has the game, and its number there."""
        worker = next(at for at, part in enumerate(self._parts) if check_number(game, self.n) in part)
        return self._pipes[worker], game - self._parts[worker].start

    def close(self) -> None:
        """All processes end."""
        for pipe in self._pipes:
            pipe.send_bytes(STOP)
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes = []
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


def work(
    pipe: Connection, key: str, n: int, part: range, settings: dict[str, Any], buffers: dict[str, Any], given: Any
) -> None:
    """What a process does: its part of the games, until it is told to stop or nobody is there any more."""
    batch = Batch(key, n, part=part, **settings)
    actions = view_buffer(given, n, (), np.dtype(np.int64))[part.start : part.stop]
    shared = {
        name: view_buffer(buffers[name], n, array.shape[1:], array.dtype)[part.start : part.stop]
        for name, array in arrays(batch).items()
    }
    try:
        batch.sample()
        share(batch, shared)
        pipe.send_bytes(STEP)
        while (order := pipe.recv_bytes()) != STOP:
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
            pipe.send_bytes(order)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def share(batch: Batch, shared: dict[str, Array]) -> None:
    """All processes see what the batch shows now."""
    for name, array in arrays(batch).items():
        shared[name][...] = array
