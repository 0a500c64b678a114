"""The page is built when its sources have changed, and an old one stays until a new one is whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from building import page

BUILDER = """
import pathlib, sys
out = pathlib.Path(sys.argv[1])
(out / "engine").mkdir(parents=True)
(out / "index.html").write_text(pathlib.Path("ui/words.txt").read_text())
"""


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for file, text in {"ui/build.py": BUILDER, "ui/words.txt": "one", "src/semafor/server/text/en.ftl": "a = b"}.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SEMAFOR_PAGE_BUILD", raising=False)
    return tmp_path


def shown(clone: Path) -> str:
    return (clone / page.PAGE / "index.html").read_text("utf-8")


def test_a_page_is_built_once_for_the_same_sources(clone: Path) -> None:
    assert not page.fresh()
    assert page.page_there()
    assert page.fresh()
    made = (clone / page.PAGE / "index.html").stat().st_mtime_ns
    assert page.page_there()
    assert (clone / page.PAGE / "index.html").stat().st_mtime_ns == made

    (clone / "ui" / "words.txt").write_text("two", "utf-8")
    assert not page.fresh()
    assert page.page_there()
    assert shown(clone) == "two"


def test_a_page_that_cannot_be_built_leaves_the_old_one_and_says_so(clone: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (clone / "ui" / "build.py").write_text("raise SystemExit(1)", "utf-8")
    assert not page.page_there()
    assert "could not be built" in capfd.readouterr().err

    (clone / "ui" / "build.py").write_text(BUILDER, "utf-8")
    assert page.page_there()
    (clone / "ui" / "build.py").write_text("raise SystemExit(1)", "utf-8")
    assert page.page_there()
    assert "earlier build" in capfd.readouterr().err
    assert shown(clone) == "one"
