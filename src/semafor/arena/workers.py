"""Where the games of a series are played: in this process, in several, or on several machines through Ray."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from semafor.arena.entrants import end_programs
from semafor.arena.match import Played, Series, play
from semafor.kernel.errors import BadInput


def in_processes(series: Series, numbers: Iterable[int], jobs: int, records: Path | None) -> Iterator[Played]:
    """The games as they get finished, in any order."""
    if jobs == 1:
        try:
            yield from map(partial(play, series, records=records), numbers)
        finally:
            end_programs()
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(partial(play, series, records=records), numbers)
        pool.close()
        pool.join()  # each process lets its programs go when it ends by itself


def joined_cluster(address: str) -> Any:
    """Ray, connected to the cluster there; `local` starts one here."""
    try:
        import ray
    except ImportError:
        raise BadInput("bad-extra", "semafor.arena", extra="ray") from None
    ray.init(address=None if address == "local" else address, log_to_driver=False)
    return ray


def on_ray(series: Series, numbers: Iterable[int], address: str, records: Path | None) -> Iterator[Played]:
    """The same games on the machines of a Ray cluster."""
    ray = joined_cluster(address)
    task: Any = ray.remote(play)
    waiting = [task.remote(series, number, records) for number in numbers]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


Workers = Callable[[Series, Iterable[int]], Iterator[Played]]


def workers(jobs: int, ray: str | None, records: Path | None = None) -> Workers:
    """Ray where an address is given, else so many processes; records are written into the folder, if there is one."""
    if ray is not None:
        return partial(on_ray, address=ray, records=records)
    return partial(in_processes, jobs=jobs, records=records)
