"""Every rule of the rulebook is named by a test, and tests name no other."""

from __future__ import annotations

import ast
from pathlib import Path

from games.railroad_revolution.position import GAME


def named_rules() -> set[str]:
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(ast.literal_eval(name)) for name in node.args}
    return found


def test_every_rule_is_named_by_a_test() -> None:
    rules = {rule.id for rule in GAME.rulebook}

    assert len(rules) == 230
    assert rules - named_rules() == set()
    assert named_rules() - rules == set()
