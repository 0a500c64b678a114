"""The rulebook as data: every rule has an id, a section and one sentence in English and in Polish."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import msgspec


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    en: str
    pl: str


class Rule(msgspec.Struct, frozen=True):
    """One rule in our own words."""

    id: str
    section: str
    en: str
    pl: str

    def text(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


class Rulebook:
    """All rules of a game, in the order of the catalogue."""

    def __init__(self, sections: list[Section], rules: list[Rule]) -> None:
        self.sections = sections
        self.rules = {rule.id: rule for rule in rules}

    @classmethod
    def load(cls, file: Traversable) -> Rulebook:
        """The rulebook of a `rulebook.toml`."""
        data = tomllib.loads(file.read_text("utf-8"))
        return cls(msgspec.convert(data["section"], list[Section]), msgspec.convert(data["rule"], list[Rule]))

    def only(self, *prefixes: str) -> Rulebook:
        """The part of the rulebook whose ids begin with one of these words, for a variant that has only some rules."""
        rules = [rule for rule in self if rule.id.split(".")[0] in prefixes]
        used = {rule.section for rule in rules}
        return Rulebook([section for section in self.sections if section.id in used], rules)

    def __getitem__(self, rule: str) -> Rule:
        return self.rules[rule]

    def __contains__(self, rule: object) -> bool:
        return rule in self.rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def about(self, word: str) -> list[Rule]:
        """Rules with that id, or whose id, English or Polish sentence holds the word."""
        if word in self.rules:
            return [self.rules[word]]
        word = word.casefold()
        return [rule for rule in self if any(word in text.casefold() for text in (rule.id, rule.en, rule.pl))]
