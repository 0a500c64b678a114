"""Games in which a level is watched, and what it chose in them.

A game is kept as what decides it, its deal and its acts; what the seats saw is worked out again when it is learned from. So
twenty thousand games are a few megabytes, and they serve whatever a network is shown.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

import semafor
from semafor.arena.match import play_out
from semafor.bots.levels import bot
from semafor.bots.master.arrays import Array
from semafor.bots.master.inputs import Inputs
from semafor.kernel.game import AnyGame
from semafor.kernel.table import Table
from semafor.train.plan import plan_of

OTHERS = "master"
OWN = 0.7  # of the seats are of the level
SEEDS = 10**9
TOGETHER = 16  # games that a process works out at once
LINE = msgspec.json.Encoder()


class Watched(msgspec.Struct, frozen=True):
    """A game: its deal, the seats that were of the level, and all acts in their order."""

    seed: int
    seats: int
    own: list[int]
    acts: list[int]


class Choices(NamedTuple):
    """What seats saw, what they might do and what they did, a row each."""

    seen: Array
    masks: Array
    chosen: Array


def play(game: AnyGame, level: str, seed: int) -> Watched:
    """One game in which some seats are of the level."""
    luck = random.Random(seed)
    shares = plan_of(game.key).seats
    (seats,) = luck.choices(list(shares), list(shares.values()))
    own = [seat for seat in range(seats) if luck.random() < OWN] or [luck.randrange(seats)]
    players = {seat: bot(level if seat in own else OTHERS, game.key, seed * 16 + seat) for seat in range(seats)}
    table: Table = game.table(seats=seats, seed=seed)
    play_out(table, players)
    return Watched(seed, seats, own, [entry.action for entry in table.entries if entry.action is not None])


def choices(inputs: Inputs, watched: Watched) -> Choices:
    """What the seats of the level chose, where they had a choice."""
    table: Table = inputs.game.table(seats=watched.seats, seed=watched.seed)
    seen, legals, chosen = [], [], []
    for act in watched.acts:
        seat = int(table.state.actor())
        legal = [int(number) for number in table.state.legal(seat)] if seat in watched.own else []
        if len(legal) > 1:
            seen.append(inputs.wisher.seen(table.state, seat))
            legals.append(legal)
            chosen.append(act)
        table.act(seat, act)
    masks = np.zeros((len(chosen), inputs.game.actions.size), np.uint8)
    for row, legal in zip(masks, legals, strict=True):
        row[legal] = 1
    return Choices(inputs.of(*seen), np.packbits(masks, 1, bitorder="little"), np.array(chosen))


def all_choices(inputs: Inputs, games: Sequence[Watched], processes: int) -> list[Choices]:
    """Of every game in which the level had a choice."""
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        found = pool.imap(partial(worked_out, inputs.game.key, inputs.outlook.places), games, TOGETHER)
        return [each for each in found if len(each.chosen)]


def worked_out(key: str, places: int, watched: Watched) -> Choices:
    return choices(inputs_of(key, places), watched)


@cache
def inputs_of(key: str, places: int) -> Inputs:
    """Made once in each process, because what is compiled cannot be sent to it."""
    return Inputs(semafor.game(key), places)


def joined(parts: Iterable[Choices]) -> Choices:
    return Choices(*map(np.concatenate, zip(*parts, strict=True)))


def watch(game: AnyGame, level: str, seconds: float, processes: int, seed: int, least: int) -> Iterator[Watched]:
    """The games that were played in the time, and at least so many."""
    if not seconds and least <= 0:
        return
    fork = multiprocessing.get_context("fork")
    queue: Any = fork.Queue()
    seeds = [SEEDS * (1 + seed) + number * SEEDS // 100 for number in range(processes)]
    playing = [fork.Process(target=keep_playing, args=(game, level, each, queue), daemon=True) for each in seeds]
    for process in playing:
        process.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end or least > 0:
        yield queue.get()
        least -= 1
    for process in playing:
        process.kill()
        process.join()


def keep_playing(game: AnyGame, level: str, seed: int, queue: Any) -> None:
    """What a process does until it is ended."""
    parent = os.getppid()
    while os.getppid() == parent:
        queue.put(play(game, level, seed))
        seed += 1


def kept(file: Path) -> list[Watched]:
    """The games of a file, a line each; none if there is no such file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Watched) for line in lines]


def keep(file: Path, games: Iterable[Watched]) -> Iterator[Watched]:
    """Each is written behind those that the file has as it comes."""
    with file.open("ab") as lines:
        for each in games:
            lines.write(LINE.encode(each) + b"\n")
            yield each
