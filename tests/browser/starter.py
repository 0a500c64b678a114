"""`semafor` as the tests start it: with the test's dice (`dice.py`), and studies as short as a test of their drawing needs."""

from __future__ import annotations

import os
from pathlib import Path

from browser.dice import VARIABLE, Dice
from semafor.bots import Budget
from semafor.cli import main
from semafor.server.http import new_rooms
from semafor.server.node import analyses, node, worker_pool

if VARIABLE in os.environ:
    for room in (new_rooms, node, worker_pool):
        vars(room)["secrets"] = Dice(Path(os.environ[VARIABLE]))
vars(analyses)["STUDY"] = Budget(iterations=4)

if __name__ == "__main__":
    main()
