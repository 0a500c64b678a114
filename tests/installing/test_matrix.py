"""The matrix names every field, and takes no Python for another."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import matrix


def test_every_python_is_tried_both_ways_from_both_sources() -> None:
    named = matrix.cases(matrix.VERSIONS, matrix.RULES, matrix.SOURCES)

    assert len(set(named)) == 16
    assert matrix.Case("3.14", "plain", "wheel") in named


def test_a_python_is_found_by_what_it_says_and_a_shim_that_has_none_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = "{}.{}".format(*sys.version_info[:2])
    shim = tmp_path / "python3.99"
    shim.write_text("#!/bin/sh\necho not installed >&2\nexit 127\n", "utf-8")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert matrix.answers(sys.executable, own)
    assert not matrix.answers(sys.executable, "3.99")
    assert matrix.python("3.99") is None
