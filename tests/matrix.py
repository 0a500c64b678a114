"""The tests of the rules with every Python that Semafor promises, compiled and plain, from a wheel and from a clone.

`python3 tests/matrix.py [--python 3.12] [--rules plain] [--source wheel] [TESTS…]` (`make matrix`). Pythons are looked for
on the path, at pyenv's and by uv; those that are missing are named. Each case has a clone and an environment of its own,
which are thrown away. The exit code is 0 only if every case that could be tried passed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
VERSIONS = ["3.11", "3.12", "3.13", "3.14"]
RULES, SOURCES = ["compiled", "plain"], ["wheel", "clone"]
TESTS = ["tests/kernel", "tests/games", "tests/laws", "tests/bots"]
TOOLS = ["pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "numpy", "pyyaml", "gymnasium", "pettingzoo", "mcp"]
PROBE = "import sys; print('%d.%d' % sys.version_info[:2])"


class Case(NamedTuple):
    """One field of the matrix."""

    version: str
    rules: str
    source: str


def cases(versions: list[str], rules: list[str], sources: list[str]) -> list[Case]:
    return [Case(*each) for each in product(versions, rules, sources)]


def python(version: str) -> str | None:
    """A Python of that version that really starts; a shim of pyenv may only say that it has none."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    named = [shutil.which(f"python{version}")]
    with contextlib.suppress(PermissionError):  # another's
        named += map(str, sorted(pyenv.glob(f"{version}.*/bin/python")))
    if uv := shutil.which("uv"):
        named.append(subprocess.run([uv, "python", "find", version], capture_output=True, text=True).stdout.strip())
    return next((each for each in named if each and answers(each, version)), None)


def answers(program: str, version: str) -> bool:
    try:
        told = subprocess.run([program, "-c", PROBE], capture_output=True, text=True, timeout=30)
    except OSError:
        return False
    return told.stdout.strip() == version


class Trial:
    """A clone and an environment in a folder, in which a case is tried."""

    def __init__(self, case: Case, program: str, folder: Path) -> None:
        self.case, self.program = case, program
        self.clone, self.log = folder / "clone", folder / "log.txt"
        self.python = str(folder / "venv" / "bin" / "python")
        compiled = {"SEMAFOR_COMPILE": str(int(case.rules == "compiled")), "SEMAFOR_OPT": "0"}
        self.given = os.environ | compiled | {"SEMAFOR_PAGE_BUILD": "0", "PYTHONHASHSEED": "0"}
        self.given.pop("PYTHONPATH", None)

    def passed(self, tests: list[str]) -> bool:
        """Whether everything was made and every test passed; all that was said is in the log."""
        try:
            self.make()
            marked = "not slow and not nightly" + (" and not compiled" if self.case.rules == "plain" else "")
            return self.run([self.python, "-m", "pytest", "-n", "2", "-m", marked, *tests])
        except subprocess.CalledProcessError:
            return False

    def make(self) -> None:
        needs = ["-r", "requirements.lock", "-r", "requirements-build.lock", *TOOLS, "-c", "requirements-test.lock"]
        pip = [self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
        self.must(["git", "clone", "--quiet", "--no-local", str(ROOT), str(self.clone)], ROOT)
        self.must([self.program, "-m", "venv", str(Path(self.python).parents[1])], ROOT)
        self.must([*pip, *needs])
        if self.case.source == "wheel":
            self.must([self.python, "setup.py", "-q", "bdist_wheel", "--dist-dir", "made"])
            self.must([*pip, "--no-deps", *map(str, (self.clone / "made").glob("*.whl"))])
        else:
            self.given["PYTHONPATH"] = "src"
            if self.case.rules == "compiled":
                self.must([self.python, "setup.py", "-q", "build_ext", "--inplace"])
        wanted = f"import semafor; assert semafor.compiled is {self.case.rules == 'compiled'}"
        self.must([self.python, "-c", wanted])

    def must(self, command: list[str], where: Path | None = None) -> None:
        if not self.run(command, where):
            raise subprocess.CalledProcessError(1, command)

    def run(self, command: list[str], where: Path | None = None) -> bool:
        with self.log.open("ab") as log:
            ended = subprocess.run(command, cwd=where or self.clone, env=self.given, stdout=log, stderr=subprocess.STDOUT)
        return ended.returncode == 0


def tried(case: Case, program: str, tests: list[str]) -> bool:
    """One case; of one that failed, the end of its log."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(case, program, Path(folder))
        passed = trial.passed(tests)
        last = trial.log.read_text("utf-8", errors="replace").splitlines()
    print(f"{' '.join(case)}: {'passed' if passed else 'FAILED'} after {time.monotonic() - began:.0f} s", flush=True)
    print(*(last[-1:] if passed else last[-20:]), sep="\n", flush=True)
    return passed


def main() -> None:
    parser = argparse.ArgumentParser(description="The tests of the rules over Pythons, builds and sources.")
    parser.add_argument("--python", choices=VERSIONS, action="append")
    parser.add_argument("--rules", choices=RULES, action="append")
    parser.add_argument("--source", choices=SOURCES, action="append")
    parser.add_argument("tests", nargs="*", default=TESTS)
    asked = parser.parse_args()
    found = {version: python(version) for version in asked.python or VERSIONS}
    for version in [version for version, program in found.items() if program is None]:
        print(f"{version}: missing here, not tried (pyenv install {version}, or uv python install {version})", flush=True)
    there = cases([version for version in found if found[version]], asked.rules or RULES, asked.source or SOURCES)
    results = [tried(case, str(found[case.version]), asked.tests) for case in there]
    print(f"{sum(results)} of {len(results)} cases passed")
    sys.exit(0 if results and all(results) else 1)


if __name__ == "__main__":
    main()
