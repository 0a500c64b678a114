"""Every shell block of README and docs can be typed as it stands.

What is cheap is run, block by block in a folder of its own; of what runs long, or installs, it is checked that target, command,
options, module or extra are there. A line that is neither is a failure: nothing is skipped silently.
"""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import semafor
from semafor.cli.app import app
from server.conftest import run
from server.in_process import running_node
from test_docs import PAGES, ROOT

LONG = {"arena", "bench", "serve", "train"} | (set() if semafor.compiled else {"analyse"})
TYPED = {"play": "1\n1\nq\n"}  # what a person types at the prompt of that command
COMPANION = re.search(r"```json\n(.*?)```", (ROOT / "docs" / "companion.md").read_text("utf-8"), re.DOTALL)
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]


def blocks(page: Path) -> list[str]:
    return re.findall(r"```(?:console|sh|bash|shell)\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def commands(block: str) -> list[list[str]]:
    """The words of every command; a line that ends in a backslash goes on."""
    lines = block.replace("\\\n", " ").splitlines()
    words = [shlex.split(each, comments=True) for line in lines for each in line.split("&&")]
    return [each for each in words if each]


def made(words: list[str]) -> None:
    for target in words:
        assert re.search(rf"^{re.escape(target)}:", MAKEFILE, re.MULTILINE), f"make {target}"


def typed(words: list[str]) -> None:
    """A command of ours: run, or only read where it would run long."""
    name, *rest = words
    if name in LONG:
        understood(name, rest)
        return
    done = CliRunner().invoke(app, words, input=TYPED.get(name))
    assert done.exit_code == 0, f"semafor {shlex.join(words)}: {done.output} {done.exception!r}"


def understood(name: str, words: list[str]) -> None:
    """All options are read before help is given."""
    done = CliRunner().invoke(app, [name, *words, "--help"])
    assert done.exit_code == 0, f"semafor {name} {shlex.join(words)}: {done.output}"


def started(words: list[str]) -> None:
    """`python -m MODULE …`: the module is there, and so are its options; or a file of ours, which a test of its own runs."""
    if words[0].endswith(".py"):
        assert (ROOT / words[0]).is_file(), words
        return
    assert words[0] == "-m"
    module = (ROOT / "src" / Path(*words[1].split("."))).with_suffix(".py")
    known = re.findall(r'add_argument\("(--\w+)"', module.read_text("utf-8"))
    assert {word for word in words[2:] if word.startswith("--")} <= set(known), words


def installed(words: list[str]) -> None:
    """`pip install`, `pipx install` or `uvx --from` of our package: its extras are there."""
    [asked] = [word for word in words if word.startswith("semafor[")]
    extras = asked.removeprefix("semafor[").removesuffix("]").split(",")
    assert set(extras) <= set(EXTRAS), asked
    if "semafor" in words:  # uvx --from PACKAGE semafor …
        typed(words[words.index("semafor") + 1 :])


def posted(words: list[str]) -> None:
    """`curl` at a server of ours gets an answer."""
    address = next(word for word in words if word.startswith("localhost:8000/"))
    kind, _, value = words[words.index("-H") + 1].partition(": ")
    body = json.loads(words[words.index("-d") + 1])

    async def work() -> None:
        async with running_node(Path.cwd()) as (_, http):
            answer = await http.post(address.removeprefix("localhost:8000"), json=body, headers={kind: value})
            assert answer.status_code == 200, answer.text

    run(work())


KINDS: dict[str, Callable[[list[str]], None]] = {
    "make": made,
    "semafor": typed,
    ".venv/bin/semafor": typed,
    "python": started,
    "pip": installed,
    "pipx": installed,
    "uvx": installed,
    "curl": posted,
}
BLOCKS = [pytest.param(block, id=f"{page.name}-{at}") for page in PAGES for at, block in enumerate(blocks(page))]


@pytest.mark.parametrize("block", BLOCKS)
def test_a_shell_block_does_what_it_says(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert COMPANION is not None
    (tmp_path / "table.json").write_text(COMPANION[1], "utf-8")
    (tmp_path / "ui" / "dist").mkdir(parents=True)
    for first, *rest in commands(block):
        assert first in KINDS, f"nobody knows how to check “{first} {shlex.join(rest)}”"
        KINDS[first](rest)


def test_a_shell_block_that_is_wrong_is_found() -> None:
    with pytest.raises(AssertionError, match="make plya"):
        made(["plya"])
    with pytest.raises(AssertionError, match="prot"):
        understood("serve", ["--prot", "8000"])
    with pytest.raises(AssertionError, match="no-such-extra"):
        installed(["install", "semafor[no-such-extra]"])
    with pytest.raises(AssertionError, match="frsh"):
        started(["-m", "semafor.bots.railroad_ink.fit", "railroad-ink", "--frsh"])
    with pytest.raises(AssertionError, match="no-such-game"):
        typed(["rules", "no-such-game"])
