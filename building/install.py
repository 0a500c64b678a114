"""Semafor into .venv: `python3 -m building.install`. On a fresh machine everything, later what has changed.

Libraries, page and rules are made at the same time. A page that cannot be built and rules that cannot be compiled are said
here, and again by the server that has to do without.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.steps import Failed, Steps, together

PYTHON = str(Path(".venv", "Scripts" if sys.platform == "win32" else "bin", "python"))
PIP = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
WHEEL = Path("build", "wheel")
MADE = Path(".venv", ".made")
ASK = "import semafor; print('semafor: installed; the rules run', 'compiled' if semafor.compiled else 'interpreted')"

LACKING = (
    "from semafor.server.lacks import lacks; from semafor.server.built_page import BuiltPage;"
    " raise SystemExit(bool(lacks(BuiltPage(''))))"
)
DONE = Path(".venv", ".installed")


def environment(steps: Steps) -> None:
    """The folder .venv with the tools of the build."""
    if not MADE.exists():
        steps.say("first start: about a minute on two cores, mostly for compiling the rules; later ones take seconds")
        steps.say("making .venv")
        steps.run("venv", [sys.executable, "-m", "venv", ".venv"])
        MADE.touch()
    steps.say("fetching what is needed to build")
    steps.run("tools", [*PIP, "-r", "requirements-build.lock"])


def libraries(steps: Steps) -> None:
    steps.run("libraries", [*PIP, "-r", "requirements.lock"])
    steps.say("the libraries are there")


def page(steps: Steps) -> None:
    """The page; without it the server still serves its plain one, so this is no reason to stop."""
    try:
        steps.run("page", [PYTHON, "-m", "building.page"], said=("semafor:",))
        steps.say("the page is there")
    except Failed as failed:
        steps.say(str(failed).splitlines()[-1])


def rules(steps: Steps) -> None:
    steps.run("rules", [PYTHON, "setup.py", "-q", "build_ext"], said=("semafor:", "rules:"))
    steps.say("the rules are there")


def packed(steps: Steps) -> None:
    """The package put together from what was made, and installed."""
    for old in [WHEEL, *Path("build").glob("lib*"), *Path("build").glob("bdist*")]:
        shutil.rmtree(old, ignore_errors=True)
    os.environ["SEMAFOR_PAGE_BUILD"] = "0"  # it was made, or could not be
    packing = ["bdist_wheel", "--compression", "stored", "--dist-dir", str(WHEEL)]
    steps.run("package", [PYTHON, "setup.py", "-q", *packing])
    [wheel] = WHEEL.glob("semafor-*.whl")
    steps.run("install", [*PIP, "--no-deps", "--force-reinstall", str(wheel)])
    steps.run("asked", [PYTHON, "-I", "-c", ASK], said=("semafor:",))


def main() -> None:
    """Every step, from nothing to an installed Semafor."""
    steps = Steps(Path("build", "logs"))
    try:
        environment(steps)
        steps.say("at the same time: fetching the libraries, building the page, compiling the rules")
        together(lambda: libraries(steps), lambda: page(steps), lambda: rules(steps))
        packed(steps)
        if subprocess.call([PYTHON, "-I", "-c", LACKING]) == 0:  # what is lacking is tried again at the next start
            DONE.touch()
    except Failed as failed:
        sys.exit(str(failed))


if __name__ == "__main__":
    main()
