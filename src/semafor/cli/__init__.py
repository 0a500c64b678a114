"""The command line: thin commands over the rest."""

from __future__ import annotations

import os


def main() -> None:
    """What the command `semafor` runs."""
    # A network thinks in products of small matrices, each shorter than threads wait for each other: with two of them on two
    # busy cores a game of masters took ten times the processor time. Several games at once are what several cores are for.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from semafor.cli.app import run

    run()
