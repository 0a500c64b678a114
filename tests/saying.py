"""The messages of all rooms, and the tests that `said.toml` names for those which no ordinary game says."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
COLLECTED = pytest.StashKey[set[str]]()  # all tests of the files that this run reads, also those it leaves out


def node(name: str) -> str:
    """A test by its file, name and parameters, from the folder of the tests on."""
    return name.removeprefix("tests/")


def _named(part: str) -> dict[str, set[tuple[str, str]]]:
    """By test: the messages it says, each with its room."""
    found: dict[str, set[tuple[str, str]]] = {}
    for room, tests in tomllib.loads((TESTS / "said.toml").read_text("utf-8")).get(part, {}).items():
        for test, messages in tests.items():
            found.setdefault(test, set()).update((f"semafor.{room}", message) for message in messages)
    return found


NAMED = _named("here")  # said in the process of the test, which hears it
APART = _named("apart")  # said by another process, or by the page
