"""How much is tried: `make test` as much as finds what breaks, `make nightly` all there is.

A law is asked of every game by both; what differs is how many games, seeds, examples and kills it is tried with. Tests that
only try longer what a shorter one asks have the mark `nightly`.
"""

from __future__ import annotations

import os

import semafor

NIGHTLY = os.environ.get("SEMAFOR_TESTS") == "nightly"


def several(compiled: int, interpreted: int, *, daily: int = 0) -> int:
    """How often a law is tried: interpreted rules are a shorter matter, and so is a day, where a number of its own is given."""
    all = compiled if semafor.compiled else interpreted
    return min(all, daily) if daily and not NIGHTLY else all
