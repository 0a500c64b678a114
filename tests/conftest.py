"""The long tests come first, so that no worker begins one while the others have nothing left to do."""

from __future__ import annotations

import pytest

# Where tests take seconds, the longest first; all others are a matter of moments.
LONG = (
    "server/test_kill.py",
    "server/test_machine.py",
    "installing",
    "browser/journeys",
    "browser/test_here.py",
    "browser/test_looking_back.py",
    "browser/test_companion.py",
    "browser/test_whole_games.py",
    "offline/test_engine.py",
    "offline/test_alone.py",
    "browser",
    "server/test_nodes.py",
    "server/test_start.py",
    "test_shell_blocks.py",
    "bots",
    "laws",
    "server",
    "cli",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: place(item.nodeid.removeprefix("tests/")))


def place(test: str) -> int:
    """Where in the order the test stands; those of one place stay as they were collected."""
    return next((at for at, long in enumerate(LONG) if test.startswith((f"{long}/", f"{long}::"))), len(LONG))
