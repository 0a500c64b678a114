"""The command line: thin commands over the rest."""

from __future__ import annotations


def main() -> None:
    """What the command `semafor` runs."""
    from semafor.cli.app import run

    run()
