"""What an installation lacks is said by the server: in its answer, on its page and on the terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from building import install

import semafor
from browser.house import free_port
from semafor.kernel.words import LANGUAGES
from semafor.server.built_page import BuiltPage
from semafor.server.lacks import find_lacks
from server.conftest import run
from server.test_page import visited


def made(folder: Path, *, engine: bool) -> Path:
    (folder / "engine").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", "utf-8")
    if engine:
        (folder / "engine" / "engine.json").write_text("{}", "utf-8")
    return folder


def codes(site: BuiltPage, *, compiling: bool = False) -> list[str]:
    return [lack.code for lack in find_lacks(site, compiling=compiling)]


def test_each_lack_is_named_when_it_is_there_and_only_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, bare = made(tmp_path / "whole", engine=True), made(tmp_path / "bare", engine=False)
    monkeypatch.setattr(semafor, "compiled", True)
    monkeypatch.setattr("semafor.server.built_page.BUILT", tmp_path / "none")

    assert codes(BuiltPage(str(whole))) == []
    assert codes(BuiltPage(str(whole)), compiling=True) == []
    assert codes(BuiltPage(str(bare))) == ["lack-engine"]
    assert codes(BuiltPage("")) == ["lack-page"]

    monkeypatch.setattr(semafor, "compiled", False)
    assert codes(BuiltPage(str(whole))) == ["lack-compiled"]
    assert codes(BuiltPage(str(whole)), compiling=True) == ["lack-compiling"]


def test_the_installing_step_asks_by_a_module_that_answers() -> None:
    asked = subprocess.run([sys.executable, "-m", install.LACKING], capture_output=True, text=True, check=False)
    assert asked.stderr == ""
    assert asked.returncode == bool(find_lacks(BuiltPage("")))


def test_the_plain_page_and_the_api_say_it_in_both_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.built_page.BUILT", tmp_path / "none")

    async def work() -> None:
        async with visited(tmp_path, "") as http:
            first = (await http.get("/api/lacks")).json()[0]
            page = (await http.get("/")).text
            assert first["code"] == "lack-page"
            assert "npm" in first["text"]["en"]
            assert [lang for lang in LANGUAGES if first["text"][lang].replace("'", "&#x27;") not in page] == []

    run(work())


def test_the_terminal_says_it_before_the_address(tmp_path: Path) -> None:
    bare = made(tmp_path / "zażółć gęślą", engine=False)
    command = [sys.executable, "-m", "semafor.cli", "serve", "--port", str(free_port()), "--page", str(bare), "--lang", "pl"]
    same = str(Path(semafor.__file__).parents[1])  # the very build that this test runs with, also from another folder
    given = os.environ | {"PYTHONPATH": same, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as running:
        assert running.stdout is not None
        told: list[str] = []
        for line in running.stdout:
            told.append(line)
            if "http://" in line:
                break
        running.kill()

    assert any(line.startswith("Stronę zbudowano bez silnika") for line in told)
    assert any("kompilator" in line for line in told) is not semafor.compiled
