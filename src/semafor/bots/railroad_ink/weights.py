"""The fitted weights by game: a row for each round but the last, a weight for each feature."""

from __future__ import annotations

import tomllib
from pathlib import Path

Rows = list[list[int]]
FILE = Path(__file__).with_name("weights.toml")
HEAD = "# Thousandths of a point for each feature, a row for each round but the last; made by fit.py.\n"


def load_weights() -> dict[str, Rows]:
    return {key: list(rows) for key, rows in tomllib.loads(FILE.read_text("utf-8")).items()}


def write_weights(weights: dict[str, Rows]) -> None:
    """Write all weights down, for review as a diff."""
    games = [f"{key} = [\n" + "".join(f"  {row},\n" for row in rows) + "]\n" for key, rows in sorted(weights.items())]
    FILE.write_text(HEAD + "".join(games), "utf-8")
