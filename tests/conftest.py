"""A test that `said.toml` names as the one that says a message has to say it; the long tests come first."""

from __future__ import annotations

import gc
import json
import os
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

from hearing import EAR, heard_elsewhere, hearing
from saying import COLLECTED, NAMED, node

# Two workers keep both cores busy; threads of NumPy that wait there for each other cost ten times the work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

SELDOM = 50_000  # things made and not yet gone, after which garbage is looked for


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing is thrown away while thousands of tests and all their libraries are read, and hardly anything of it later.

    To look there for garbage, again and again, would be a sixth of the collection, and a part of every test; and so is looking
    after every 700 things that a test makes, most of which are gone by themselves.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(SELDOM)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    due, notes = NAMED.get(node(item.nodeid), set()), os.environ.get("SEMAFOR_HEARD")
    if not due and not notes:
        yield
        return
    with tempfile.NamedTemporaryFile() as ear, pytest.MonkeyPatch.context() as patch, hearing() as heard:
        patch.setenv(EAR, ear.name)
        yield
        heard |= heard_elsewhere(Path(ear.name))
    if notes:
        with Path(notes).open("a", encoding="utf-8") as file:
            file.write(json.dumps([node(item.nodeid), sorted(heard)]) + "\n")
    assert due <= heard, f"said.toml says that this test says {sorted(due - heard)}"


# Where tests take seconds, the longest first, so that no worker begins one while the others have nothing left to do.
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
    "games/test_corrected_boxes.py",
    "bots",
    "laws",
    "server",
    "cli",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = {node(item.nodeid) for item in items}
    items.sort(key=lambda item: place(item.nodeid.removeprefix("tests/")))


def place(test: str) -> int:
    """Where in the order the test stands; those of one place stay as they were collected."""
    return next((at for at, long in enumerate(LONG) if test.startswith((f"{long}/", f"{long}::"))), len(LONG))
