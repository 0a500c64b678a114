"""Every rule is named by a test, and every rule a test names exists."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import semafor

TESTS = Path(__file__).parent


def marker_ids(node: ast.AST) -> list[str]:
    """The ids of `pytest.mark.rule(...)`, or of `rule(...)` where a file calls it that."""
    if not isinstance(node, ast.Call) or ast.unparse(node.func) not in ("pytest.mark.rule", "rule"):
        return []
    return [argument.value for argument in node.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)]


@cache
def named_rules() -> dict[str, list[str]]:
    """Each rule id that a test's marker names, with the tests; where nobody says `rule(`, there is none."""
    found: dict[str, list[str]] = {}
    texts = [file.read_text("utf-8") for file in sorted(TESTS.rglob("test_*.py"))]
    for text in texts:
        for test in ast.walk(ast.parse(text)) if "rule(" in text else ():
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for decorator in test.decorator_list:
                    for rule in marker_ids(decorator):
                        found.setdefault(rule, []).append(test.name)
    return found


@pytest.mark.parametrize("key", semafor.games())
def test_every_rule_of_the_rulebook_is_named_by_a_test(key: str) -> None:
    rules = [rule.id for rule in semafor.game(key).rulebook]
    named = named_rules()
    missing = [rule for rule in rules if rule not in named]
    print(f"{key}: {len(rules) - len(missing)} of {len(rules)} rules are named by tests")

    assert missing == []


def test_every_rule_named_by_a_test_exists() -> None:
    known = {rule.id for key in semafor.games() for rule in semafor.game(key).rulebook}

    assert sorted(set(named_rules()) - known) == []


def test_the_keys_of_all_games_are_listed_also_after_a_game_was_loaded() -> None:
    before = semafor.games()
    semafor.game(before[0])

    assert semafor.games() == before
    assert "ticket-to-ride-europe" in before


def test_no_two_tests_of_a_file_have_the_same_name() -> None:
    for file in sorted(TESTS.rglob("test_*.py")):
        names = [node.name for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]

        assert len(names) == len(set(names)), file.name
