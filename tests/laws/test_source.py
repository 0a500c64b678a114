"""Habits the compiler needs, checked on the source itself."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # the source is the same, whichever build runs
SOURCE = Path(__file__).parents[2] / "src" / "semafor"


def test_no_constant_is_shifted_by_a_variable_in_compiled_files() -> None:
    """mypyc 2.4.1 makes it a 32-bit shift: `i64(1) << 40` gives 256."""
    found = []
    for file in SOURCE.rglob("*.py"):
        text = file.read_text("utf-8")
        if "from mypy_extensions import" in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not isinstance(node.right, ast.Constant):
                    found.append(f"{file.name}:{node.lineno}")

    assert found == []


def test_no_function_is_longer_than_sixty_lines() -> None:
    found = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 60:
                found.append(f"{file.name}:{node.name}")

    assert found == []
