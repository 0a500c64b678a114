"""Every rule of the rulebook is named by a test."""

from __future__ import annotations

import ast
from pathlib import Path

from games.steamrollers.position import GAME


def named_rules() -> set[str]:
    """The ids in all `pytest.mark.rule(...)` of this folder."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)}
    return found


def test_every_rule_of_the_rulebook_has_a_test_and_no_test_names_another() -> None:
    rules = {rule.id for rule in GAME.rulebook}

    assert len(rules) == 148
    assert rules - named_rules() == set()
    assert named_rules() - rules == set()
