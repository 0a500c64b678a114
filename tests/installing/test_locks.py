"""The lock files name all that is installed: what a library needs is pinned beside it."""

from __future__ import annotations

from importlib.metadata import requires
from pathlib import Path

import pytest
from building.install import locked, tools
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {
    "requirements.lock": [],
    "requirements-build.lock": [],
    "requirements-test.lock": ["requirements.lock"],
}


def pinned(file: str) -> set[str]:
    """What this Python gets by the file; a line may name the versions it is for."""
    lines = map(Requirement, (ROOT / file).read_text("utf-8").split())
    return {canonicalize_name(line.name) for line in lines if line.marker is None or line.marker.evaluate()}


def needs(library: str) -> set[str]:
    """What the installed library needs on this machine, its extras aside."""
    wanted = [Requirement(line) for line in requires(library) or []]
    return {canonicalize_name(each.name) for each in wanted if each.marker is None or each.marker.evaluate({"extra": ""})}


@pytest.mark.parametrize("file", LOCKS)
def test_what_a_pinned_library_needs_is_pinned_too(file: str) -> None:
    known = pinned(file).union(*map(pinned, LOCKS[file]))

    assert {(library, need) for library in pinned(file) for need in needs(library) - known} == set()


def test_what_the_build_wants_is_installed_once_and_pip_before_all_else() -> None:
    page, rules = tools()

    assert len(locked("pip==")) == 1
    assert sorted([*page, *rules, *locked("pip==")]) == sorted(locked(""))
    assert page == locked("nodejs")


def test_what_redis_wants_of_the_python_of_debian_is_pinned_for_that_alone() -> None:
    [line] = [Requirement(line) for line in (ROOT / "requirements.lock").read_text("utf-8").split() if "async-timeout" in line]

    assert line.marker is not None
    assert line.marker.evaluate({"python_full_version": "3.11.2"})
    assert not line.marker.evaluate({"python_full_version": "3.11.3"})
