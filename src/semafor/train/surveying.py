"""The network that reads maps learns from those that know only one: what they wish for in their games, it learns to wish for.

    python -m semafor.train.surveying FILE.npz --seconds 900 --seed 1

The masters of the printed maps teach on theirs all that they wish and hope for, a scripted bot shows what it does on maps that
nobody drew (`schools.py`). No weight knows a map, so what is learned plays any. On one core of a processor; a row of figures
says of printed maps and of any how much surprised the network and in what share of decisions it wished for the same.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch

from semafor.bots.master.packing import halved, unpacked
from semafor.bots.ticket_to_ride.surveyor.reading import Read
from semafor.train.schools import GAMES, PORTION, Schools
from semafor.train.survey_net import SurveyLearner, SurveyNet
from semafor.train.trainer import written

PRINTED = ("ticket-to-ride-usa", "ticket-to-ride-europe")
TOLD = 50  # portions between rows of figures


def survey_maps(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Learn until the time is over; every now and then the file is written and a row told."""
    torch.manual_seed(asked.seed)
    schools = Schools(PRINTED, asked.any, asked.seed)
    net = SurveyNet(sizes(next(schools.printed).lesson().read))
    if asked.begin:
        net.take(unpacked(asked.begin)[0])
    learner, began, part = SurveyLearner(net, asked.rate), time.monotonic(), 0.0
    while part < 1:
        figures: list[list[list[float]]] = []
        while part < 1 and len(figures) < TOLD:
            figures.append(learner.learn(schools.portion(), part))
            part = (time.monotonic() - began) / asked.seconds
        row = {
            "seconds": round(time.monotonic() - began),
            "positions": learner.portions * PORTION * GAMES,
            "maps": schools.maps,
        }
        means = np.mean(figures, 0).round(3)
        row |= {"printed": means[: PORTION - asked.any].mean(0).tolist(), "any": means[PORTION - asked.any :].mean(0).tolist()}
        written(asked.file, halved(net.arrays(), row | {"seed": asked.seed}))
        yield row


def sizes(read: Read) -> dict[str, int]:
    """How many numbers are read of each thing."""
    return {name: getattr(read, name).shape[-1] for name in ("kinds", "routes", "tickets", "cities", "table")}


def asked_for(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn to read maps.")
    parser.add_argument("file", type=Path, help="where the network goes")
    parser.add_argument("--begin", type=Path, help="weights to begin with")
    parser.add_argument("--any", type=int, choices=range(1, PORTION), default=2, help=f"lessons on any maps, of {PORTION}")
    parser.add_argument("--rate", type=float, default=1.5e-3, help="of learning, at the beginning")
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def main() -> None:
    try:
        for row in survey_maps(asked_for()):
            print(json.dumps(row), flush=True)
    except KeyboardInterrupt:
        sys.exit("interrupted; the file holds what was learned so far")


if __name__ == "__main__":
    main()
