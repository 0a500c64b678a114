"""Semafor into .venv: `python3 -m building.install`. On a fresh machine everything, later what has changed.

Libraries, page and rules are made at the same time. With `--tests` what those want is fetched while the rules compile, and the
rules are compiled in less time, to run slower: whether they are right does not depend on it.
A page that cannot be built and rules that cannot be compiled are said here, and again by the server that has to do without.
`building.play` takes the same steps, but serves before the last.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from building.steps import Failed, Steps

PYTHON = str(Path(".venv", "Scripts" if sys.platform == "win32" else "bin", "python"))
PIP = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-warn-conflicts", "--no-input"]
# What is imported is turned into bytecode then; all of it at once would be a good part of the first start.
FETCH = [*PIP, "--no-compile"]
LOGS = Path("build", "logs")
WHEEL = Path("build", "wheel")
MADE = Path(".venv", ".made")
TOOLS = Path(".venv", ".tools")
TRANSLATING = "rules:"  # so begins what the compiler says once there is something to compile
ASK = "import semafor; print('semafor: installed; the rules run', 'compiled' if semafor.compiled else 'interpreted')"

LACKING = "semafor.server.lacks"  # exits with 1 where something is lacking
DONE = Path(".venv", ".installed")
FOR_TESTS = Path(".venv", ".testable")


def environment(steps: Steps) -> None:
    """The folder .venv."""
    if not MADE.exists():
        steps.say("making .venv")
        steps.run("venv", [sys.executable, "-m", "venv", ".venv"])
        # That of 2023, which Python 3.11 brings, spends half its time on all that the index has and nobody here can use.
        with contextlib.suppress(Failed):
            steps.run("pip", [*FETCH, *locked("pip==")])
        MADE.touch()


def locked(*names: str) -> list[str]:
    """The lines of the lock file of the build that begin so."""
    return [line for line in Path("requirements-build.lock").read_text("utf-8").split() if line.startswith(names)]


def tools() -> tuple[list[str], list[str]]:
    """What the page is built with, and what the rules are compiled with. No pip takes another's place while it runs."""
    page = locked("nodejs")
    return page, [line for line in locked("") if line not in (*page, *locked("pip=="))]


def libraries(steps: Steps) -> None:
    """All that the server needs and, in the same call of pip, what the rules are compiled with."""
    steps.run("libraries", [*FETCH, "-r", "requirements.lock", *tools()[1]])
    steps.say("the libraries are there")


def page(steps: Steps) -> None:
    """The page; without it the server still serves its plain one, so this is no reason to stop."""
    try:
        steps.run("node", [*FETCH, *tools()[0]])
        steps.run("page", [PYTHON, "-m", "building.page"], said=("semafor:",))
        steps.say("the page is there")
    except Failed as failed:
        steps.say(str(failed).splitlines()[-1])


def rules(steps: Steps, *, before: tuple[str, ...] = (), told: Callable[[str], None] | None = None) -> None:
    """The rules compiled; `before` may be a command that runs the compiler with less priority."""
    command = [*before, PYTHON, "setup.py", "-q", "build_ext"]
    steps.run("rules", command, said=("semafor:", TRANSLATING), told=told)


def compiled(steps: Steps) -> None:
    rules(steps)
    steps.say("the rules are there")


def tested(steps: Steps) -> None:
    """What the tests want beside the libraries."""
    steps.run("tools", [*FETCH, "-r", "requirements.lock", "-r", "requirements-test.lock"])
    TOOLS.touch()
    steps.say("what the tests want is there")


def at_once(steps: Steps, *, tools: bool) -> None:
    """All that can be made at the same time. No two calls of pip fetch the same library: the tools come after the others."""
    with ThreadPoolExecutor() as pool:
        fetched, shown = pool.submit(libraries, steps), pool.submit(page, steps)
        fetched.result()
        works = [shown, pool.submit(compiled, steps)]
        if tools:
            shown.result()
            tested(steps)
        for work in works:
            work.result()


def packed(steps: Steps, done: Path = DONE) -> None:
    """The package put together from what was made, and installed. What is lacking is tried again at the next start."""
    for old in [WHEEL, *Path("build").glob("lib*"), *Path("build").glob("bdist*")]:
        shutil.rmtree(old, ignore_errors=True)
    os.environ["SEMAFOR_PAGE_BUILD"] = "0"  # it was made, or could not be
    packing = ["bdist_wheel", "--compression", "stored", "--dist-dir", str(WHEEL)]
    steps.run("package", [PYTHON, "setup.py", "-q", *packing])
    [wheel] = WHEEL.glob("semafor-*.whl")
    steps.run("install", [*PIP, "--no-deps", "--force-reinstall", str(wheel)])
    steps.run("asked", [PYTHON, "-I", "-c", ASK], said=("semafor:",))
    if subprocess.call([PYTHON, "-I", "-m", LACKING]) == 0:
        done.touch()


def main() -> None:
    """Every step, from nothing to an installed Semafor."""
    steps, tests = Steps(LOGS), "--tests" in sys.argv
    steps.stop_on_signals()
    if tests:
        os.environ.setdefault("SEMAFOR_OPT", "1")
    try:
        steps.say(
            "a first time takes about a minute and a half on two cores, mostly for compiling the rules; later ones seconds"
        )
        environment(steps)
        steps.say("at the same time: fetching the libraries and compiling the rules, building the page")
        at_once(steps, tools=tests)
        packed(steps, FOR_TESTS if tests else DONE)
    except Failed as failed:
        sys.exit(str(failed))


if __name__ == "__main__":
    main()
