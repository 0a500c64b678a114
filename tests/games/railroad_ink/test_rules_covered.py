"""Every rule of the catalogue has its sentence in the rulebook and a test of its own, and every text both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import semafor
from games.railroad_ink.position import VARIANT
from semafor.kernel.words import Words

FOLDER = Path(__file__).parent
TEXTS = FOLDER.parents[2] / "src" / "semafor" / "games" / "railroad_ink" / "text"


def rules_with_tests() -> set[str]:
    """The rule ids that markers of this folder name."""
    found = set()
    for file in FOLDER.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return {str(rule) for rule in found}


def test_every_rule_is_named_by_a_test_and_every_test_names_known_rules() -> None:
    rules = {rule.id for rule in semafor.game("railroad-ink").rulebook}

    assert len(rules) == 116
    assert rules_with_tests() == rules


@pytest.mark.parametrize("key", VARIANT)
def test_every_option_and_title_has_words_in_both_languages(key: str) -> None:
    game = semafor.game(key)
    for lang in ("en", "pl"):
        words = Words(lang, game.room)
        assert all(words.has(f"option-{name}") for name in game.options.__struct_fields__)
        assert game.title(lang)
        assert all(rule.text(lang) for rule in game.rulebook)


def test_both_text_files_have_the_same_messages() -> None:
    messages = [
        re.findall(r"^([a-z][\w-]*) =", (TEXTS / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE) for lang in ("en", "pl")
    ]

    assert messages[0] == messages[1]
    assert len(set(messages[0])) == len(messages[0])


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("key", VARIANT)
def test_every_event_refusal_and_part_reads_as_a_sentence(key: str, lang: str) -> None:
    game = semafor.game(key)
    words = Words(lang, game.room)
    table = game.table(seats=2, seed=4)
    said = [game.describe(table.state, 0, words)]
    while not table.over:
        seat = table.actors[-1]
        refused = [game.refusal(table.state, seat, number) for number in range(0, game.actions.size, 41)]
        said += [words.refusal(refusal, game.rulebook) for refusal in refused if refusal is not None]
        table.play(table.moves(seat)[-1], seat)
        said += [words.event(event) for event in table.told(seat)]
    said.append(game.describe(table.state, None, words))
    said += [words.say(f"part-{part.name}") for seat_result in table.result().seats for part in seat_result.parts]

    assert not [text for text in said if re.search(r"\{|\$|^[a-z]+-[a-z-]+$|(highway|railway|lava)_", text)]
