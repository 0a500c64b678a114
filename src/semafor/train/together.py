"""Starting the other learners of a training: as processes of this machine, or on the machines of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from semafor.arena.workers import joined_cluster
from semafor.train.plan import Plan

HERE = "127.0.0.1"
APART = 7919  # between the seeds of two learners' games
GRACE = 60.0  # seconds that the others may take to end after the first


def learn(plan: Plan, rank: int, count: int, meeting: str) -> None:
    """What a learner other than the first does, until the first says that it is over."""
    from semafor.train.fields import Fields

    fields = Fields(dealt_apart(plan, rank))
    try:
        from semafor.train.peers import Peers
        from semafor.train.trainer import Trainer

        peers = Peers(rank, count, meeting)
        with tempfile.TemporaryDirectory() as nothing:
            for _ in Trainer(plan, fields, Path(nothing), began=time.monotonic(), peers=peers).run():
                pass
        peers.close()
    finally:
        fields.close()


def dealt_apart(plan: Plan, rank: int) -> Plan:
    """The plan with games of its own for every learner."""
    return msgspec.structs.replace(plan, seed=plan.seed + APART * rank)


def free_port(host: str) -> int:
    with socket.socket() as asked:
        asked.bind((host, 0))
        return int(asked.getsockname()[1])


@contextmanager
def others(plan: Plan, count: int, ray: str | None) -> Iterator[str]:
    """All learners but the first; the address where they meet."""
    if count == 1:
        yield ""
    elif ray is None:
        with in_processes(plan, count) as meeting:
            yield meeting
    else:
        with on_ray(plan, count, ray) as meeting:
            yield meeting


@contextmanager
def in_processes(plan: Plan, count: int) -> Iterator[str]:
    meeting = f"{HERE}:{free_port(HERE)}"
    spawn = multiprocessing.get_context("spawn")
    started = [spawn.Process(target=learn, args=(plan, rank, count, meeting)) for rank in range(1, count)]
    for process in started:
        process.start()
    try:
        yield meeting
        ended(started)
    finally:
        for process in started:
            process.kill()


def ended(started: list[Any]) -> None:
    last = time.monotonic() + GRACE
    for process in started:
        process.join(max(0.0, last - time.monotonic()))


@contextmanager
def on_ray(plan: Plan, count: int, address: str) -> Iterator[str]:
    """One learner for each GPU that Ray lends, where there are any; the first stays in this process."""
    ray = joined_cluster(address)
    host = ray.util.get_node_ip_address()
    meeting = f"{host}:{free_port(host)}"
    gpus = 1 if ray.cluster_resources().get("GPU", 0) >= count else 0
    task: Any = ray.remote(num_gpus=gpus, num_cpus=1)(learn)
    try:
        waiting = [task.remote(plan, rank, count, meeting) for rank in range(1, count)]
        yield meeting
        ray.get(waiting, timeout=GRACE)
    finally:
        ray.shutdown()
