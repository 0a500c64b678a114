"""The page's types are those of the structs; a struct that changes is noticed."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec
import pytest

UI = Path(__file__).parents[1] / "ui"


@pytest.fixture
def contract(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(UI))
    return importlib.import_module("contract")


def changed(old: type[msgspec.Struct], name: str, kind: object) -> type[msgspec.Struct]:
    """The same struct with a field more, as if somebody had just added it."""
    return msgspec.defstruct(
        old.__name__, [(name, kind)], bases=(old,), kw_only=True, module=old.__module__, namespace={"__doc__": old.__doc__}
    )


def test_the_generated_types_are_what_the_structs_give(contract: ModuleType) -> None:
    assert contract.differences() == [], "run `make contract`"


def test_a_field_that_somebody_adds_is_noticed(contract: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    api = {f"{each.method} {each.path}": each for each in contract.API}
    asked = api["GET /api/streaks"]
    more = changed(asked.answer, "mood", Literal["good", "bad"])
    api["GET /api/streaks"] = msgspec.structs.replace(asked, answer=more)
    monkeypatch.setattr(contract, "API", list(api.values()))

    assert contract.differences() == ["http.ts"]
    assert "  mood: 'bad' | 'good'\n" in contract.made()["http.ts"]


def test_a_file_that_the_structs_do_not_give_is_noticed(contract: ModuleType, tmp_path: Path) -> None:
    contract.write(tmp_path)
    (tmp_path / "wire.ts").write_text("export type Move = string\n")

    assert contract.differences(tmp_path) == ["wire.ts"]
    contract.write(tmp_path)
    assert contract.differences(tmp_path) == []
