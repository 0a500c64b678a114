"""The pictures of the rulebook are moments of the golden games as the rules show them now, each at a rule of its game."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

import semafor

UI = Path(__file__).parents[1] / "ui"


@pytest.fixture
def stills(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(UI))
    return importlib.import_module("stills")


def test_the_stills_are_what_the_rules_show(stills: ModuleType) -> None:
    assert stills.differences() == [], "run `make stills`"


def test_every_picture_stands_at_a_rule_of_its_game(stills: ModuleType) -> None:
    for picture in stills.pictures():
        rules = semafor.game(picture["game"]).rulebook.rules
        assert picture["rule"] in rules, picture["name"]


def test_what_a_picture_proves_is_a_part_of_the_result(stills: ModuleType) -> None:
    for picture in stills.pictures():
        if "proof" in picture:
            seats = stills.msgspec.json.decode(stills.frame(picture))["result"]["seats"]
            [part] = [part for part in seats[picture["seat"]]["parts"] if part["name"] == picture["proof"]]
            assert part["proof"], picture["name"]
