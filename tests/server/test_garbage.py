"""The collector works in small bites while a server runs, and by itself again afterwards."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from semafor.server.node.garbage import ALL_S, Garbage
from server.conftest import run


class Circle:
    """Something that only the collector can let go."""

    def __init__(self) -> None:
        vars(self)["itself"] = self


class Time:
    s = 0.0


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    garbage = Garbage(lambda: Time.s)
    garbage.begin()
    yield garbage
    garbage.end()


def test_what_was_made_since_the_last_bite_is_let_go_by_the_next(garbage: Garbage) -> None:
    left = weakref.ref(Circle())
    assert left() is not None
    run(garbage.collect())
    assert left() is None


def test_what_became_old_before_it_was_left_is_let_go_when_everything_is_looked_at(garbage: Garbage) -> None:
    circle = Circle()
    left = weakref.ref(circle)
    run(garbage.collect())
    del circle
    run(garbage.collect())
    assert left() is not None
    Time.s += ALL_S
    run(garbage.collect())
    assert left() is None


def test_the_collector_is_left_as_it_was_found(garbage: Garbage) -> None:
    assert not gc.isenabled()
    garbage.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
