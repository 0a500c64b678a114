"""How strong a network is: games against a fixed partner, every deal from every seat."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from semafor.arena.match import Played, describe_game, play_out
from semafor.bots.bot import AnyBot
from semafor.bots.levels import bot
from semafor.bots.master.bot import MasterBot
from semafor.bots.master.network import Network

DEALS = 95_000  # the first seed of the deals that strength is measured on


class Strength(msgspec.Struct, frozen=True):
    """A series: the share of wins with its standard error over deals, the points, and the time of a move."""

    seats: int
    partner: str
    games: int
    share: float
    error: float
    points: float
    theirs: float
    milliseconds: float


def play(network: Network, seats: int, partner: str, number: int) -> Played:
    """The network sits at seat `number % seats` of deal `number // seats`, the partner at all others."""
    game = network.inputs.game
    table = game.table(seats=seats, seed=DEALS + number // seats)
    own = number % seats
    order = [own, *(seat for seat in range(seats) if seat != own)]
    players: dict[int, AnyBot] = {own: MasterBot(number, network)}
    for seat in order[1:]:
        players[seat] = bot(partner, game.key, DEALS * 16 + number * seats + seat)
    course = play_out(table, players)
    return describe_game(table.result(), number, order, course)


def summed(games: list[Played], seats: int, partner: str) -> Strength:
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.number // seats, []).append(game.shares[0])
    shares = [fmean(each) for each in deals.values()]
    others = [score for game in games for score in [*game.scores[1:], *game.automata.values()]]
    return Strength(
        seats,
        partner,
        len(games),
        round(fmean(game.shares[0] for game in games), 4),
        round(stdev(shares) / math.sqrt(len(shares)), 4) if len(shares) > 1 else 1.0,
        round(fmean(game.scores[0] for game in games), 2),
        round(fmean(others), 2) if others else 0.0,
        round(1000 * sum(game.seconds[0] for game in games) / max(1, sum(game.moves[0] for game in games)), 3),
    )


def series(network: Network, seats: int, partner: str, seconds: float) -> Iterator[Played]:
    """Games until the time is over."""
    began = time.monotonic()
    deal = 0
    while time.monotonic() - began < seconds:
        yield from (play(network, seats, partner, deal * seats + seat) for seat in range(seats))
        deal += 1


class Referee:
    """A process that measures the newest file of a training again and again; its rows are a learning curve."""

    def __init__(self, file: Path, partners: dict[int, str], seconds: float) -> None:
        self.file, self.partners, self.seconds = file, partners, seconds
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.nice(5)
                self.watch(os.getppid())
            finally:
                os._exit(0)

    def watch(self, parent: int) -> None:
        rows = self.file.with_suffix(".strength.jsonl")
        while os.getppid() == parent:
            if not self.file.exists():
                time.sleep(1)
                continue
            network = Network(self.file)
            for seats, partner in self.partners.items():
                games = list(series(network, seats, partner, self.seconds / len(self.partners)))
                row: dict[str, Any] = {"steps": network.about["steps"], "seconds": network.about["seconds"]}
                with rows.open("a") as out:
                    out.write(msgspec.json.encode(row | msgspec.to_builtins(summed(games, seats, partner))).decode() + "\n")

    def close(self) -> None:
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
