"""Every message that chooses between variants says the right one for every value, also where the value has a name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from semafor.kernel.words import LANGUAGES, Words

SOURCE = Path(__file__).parents[1] / "src"
FILES = sorted(file for lang in LANGUAGES for file in SOURCE.rglob(f"text/{lang}.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 12, 22, 101)


class Selects(Visitor):
    """The choices of a message and all variables it speaks of."""

    def __init__(self, message: ast.Message) -> None:
        self.found: dict[str, list[ast.SelectExpression]] = {}
        self.variables: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the library's name)
        assert isinstance(node.selector, ast.VariableReference)
        self.found.setdefault(node.selector.id.name, []).append(node)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def values(selects: list[ast.SelectExpression]) -> Iterator[str | int]:
    """All values a selector knows; where its variants are plural forms, numbers of every form."""
    keys = {key(variant) for select in selects for variant in select.variants}
    if all(each in PLURALS or each.isdigit() for each in keys):
        yield from {*NUMBERS, *(int(each) for each in keys if each.isdigit())}
    else:
        yield from sorted(keys)


def wanted(select: ast.SelectExpression, value: str | int, lang: str) -> ast.Pattern:
    """The variant for the value: its very own, that of its plural form, or the default."""
    names = [str(value)] if isinstance(value, str) else [str(value), Locale(lang).plural_form(value)]
    by_key = {key(variant): variant for variant in select.variants}
    default = next(variant for variant in select.variants if variant.default)
    return next((by_key[name] for name in names if name in by_key), default).value


def chooser(select: ast.SelectExpression) -> str | None:
    """The variable by which a choice is made."""
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else None


def without(pattern: ast.Pattern, variable: str, value: str | int, lang: str) -> None:
    """Put the wanted variants in place of the choices over the variable."""
    elements = []
    for element in pattern.elements:
        select = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(select, ast.SelectExpression) and chooser(select) == variable:
            taken = wanted(select, value, lang)
            without(taken, variable, value, lang)
            elements.extend(taken.elements)
            continue
        if isinstance(select, ast.SelectExpression):
            for variant in select.variants:
                without(variant.value, variable, value, lang)
        elements.append(element)
    pattern.elements = elements


def spell_out(pattern: ast.Pattern, named: dict[str, ast.Message]) -> None:
    """Put the text of messages that are taken in (`{ net }`) in their place."""
    elements: list[ast.TextElement | ast.Placeable] = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.MessageReference):
            taken = named[inner.id.name].clone().value
            assert taken is not None
            spell_out(taken, named)
            elements.extend(taken.elements)
            continue
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                spell_out(variant.value, named)
        elements.append(element)
    pattern.elements = elements


def choices(file: Path) -> Iterator[tuple[ast.Message, str, str | int, dict[str, str | int]]]:
    """Each message with each value of each of its selectors, and facts to say it with."""
    messages = [each for each in FluentParser().parse(file.read_text("utf-8")).body if isinstance(each, ast.Message)]
    named = {message.id.name: message for message in messages}
    for message in messages:
        if message.value is not None:
            spell_out(message.value, named)
            selects = Selects(message)
            for variable, found in selects.found.items():
                for value in values(found):
                    yield message, variable, value, {**dict.fromkeys(selects.variables, "…"), variable: value}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_every_value_of_every_selector_says_its_own_variant(file: Path) -> None:
    room, lang = ".".join(file.parents[1].relative_to(SOURCE).parts), file.stem
    for message, variable, value, facts in choices(file):
        plain = message.clone()
        assert plain.value is not None
        without(plain.value, variable, value, lang)
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(FluentSerializer().serialize(ast.Resource([plain]))))
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        expected, errors = bundle.format_pattern(pattern, facts)

        assert errors == []
        assert Words(lang, room).say(message.id.name, **facts) == expected, (message.id.name, variable, value)


def test_selectors_are_found() -> None:
    assert sum(len(list(choices(file))) for file in FILES) > 300
