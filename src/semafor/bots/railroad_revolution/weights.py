"""The fitted weights: a row for each stage of the game but the end, a weight for each of a seat's means."""

from __future__ import annotations

import tomllib
from pathlib import Path

Rows = list[list[int]]
FILE = Path(__file__).with_name("weights.toml")
HEAD = "# Thousandths of a point for each of the means, a row for each stage from the last to the first; made by fit.py.\n"


def load_weights() -> Rows:
    return [list(row) for row in tomllib.loads(FILE.read_text("utf-8"))["rows"]]


def write_weights(rows: Rows) -> None:
    """Write all weights down, for review as a diff."""
    FILE.write_text(HEAD + "rows = [\n" + "".join(f"  {row},\n" for row in rows) + "]\n", "utf-8")
