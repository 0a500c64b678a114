"""A test that `said.toml` names as the one that says a message has to say it."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from hearing import hearing
from saying import NAMED, node


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    due, notes = NAMED.get(node(item.nodeid), set()), os.environ.get("SEMAFOR_HEARD")
    if not due and not notes:
        yield
        return
    with hearing() as heard:
        yield
    if notes:
        with Path(notes).open("a", encoding="utf-8") as file:
            file.write(json.dumps([node(item.nodeid), sorted(heard)]) + "\n")
    assert due <= heard, f"said.toml says that this test says {sorted(due - heard)}"
