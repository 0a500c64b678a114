"""Rules are compiled file by file, what is unchanged is kept, and the folder may be called as it likes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from building.profile import obstacle
from setuptools._distutils.ccompiler import new_compiler

pytest.importorskip("mypyc", reason="the build's tools are not installed")
ROOT = Path(__file__).parents[2]
SETUP = """
import sys
sys.path.insert(0, {root!r})
from setuptools import setup
from building.rules import CompiledRules, extensions
setup(name="semafor", package_dir={{"": "src"}}, ext_modules=extensions(), cmdclass={{"build_ext": CompiledRules}})
"""
ONE = "from mypy_extensions import i64\n\n\ndef one(n: i64) -> i64:\n    return n + 1\n"
TWO = (
    "from mypy_extensions import i64\nfrom semafor.kernel.one import one\n\n\ndef two(n: i64) -> i64:\n    return one(n) + 1\n"
)
TRAINING = "from semafor.kernel.two import two\n\nassert [two(n) for n in range(1000)][-1] == 1001\n"
ASK = "from semafor.kernel import one, two; print(two.two(40), one.__file__.endswith('.py'), two.__file__.endswith('.py'))"

pytestmark = [pytest.mark.slow, pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "zażółć gęślą jaźń"
    room = folder / "src" / "semafor" / "kernel"
    room.mkdir(parents=True)
    for file in (room / "__init__.py", room.parent / "__init__.py"):
        file.touch()
    (room / "one.py").write_text(ONE, "utf-8")
    (room / "two.py").write_text(TWO, "utf-8")
    (folder / "setup.py").write_text(SETUP.format(root=str(ROOT)), "utf-8")
    return folder


def built(project: Path, *, also_told: bool = False, **given: str) -> str:
    """What the build said, `also_told` on the stream of errors."""
    shutil.rmtree(project / "build" / "lib", ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "build/lib"]
    quick = {"SEMAFOR_OPT": "0"}  # how well it is optimised is not asked here
    done = subprocess.run(command, cwd=project, env=os.environ | quick | given, capture_output=True, text=True, check=True)
    assert "could not be compiled" not in done.stderr, done.stderr
    return done.stdout + (done.stderr if also_told else "")


def answer(project: Path) -> str:
    """What the compiled rules say; the interpreted files lie in `src` and are found second."""
    for file in (project / "src").rglob("__init__.py"):
        shutil.copy(file, project / "build" / "lib" / file.relative_to(project / "src"))
    path = {"PYTHONPATH": str(project / "build" / "lib"), "PATH": os.environ["PATH"]}
    return subprocess.run([sys.executable, "-c", ASK], env=path, capture_output=True, text=True, check=True).stdout


def objects(project: Path) -> set[str]:
    return {file.name for file in (project / ".cache" / "rules" / "objects").iterdir()}


def test_a_changed_rule_file_is_compiled_alone_and_objects_know_the_flags_but_not_the_folder(
    project: Path, tmp_path: Path
) -> None:
    first = built(project)
    made = objects(project)

    assert "translated into C" in first
    assert answer(project) == "42 False False\n"

    assert built(project) == "", "nothing was translated or compiled"
    assert answer(project) == "42 False False\n"

    moved = project.rename(tmp_path / "elsewhere")
    (moved / "src" / "semafor" / "kernel" / "unruly.py").write_text("NUMBER = 1\n", "utf-8")
    assert "translated into C" in built(moved), "a file beside the rules may have changed their types"
    assert objects(moved) == made

    (moved / "src" / "semafor" / "kernel" / "one.py").write_text(ONE.replace("n + 1", "n + 2"), "utf-8")
    built(moved)
    assert len(objects(moved) - made) == 1
    assert answer(moved) == "43 False False\n"

    before = objects(moved)
    built(moved, SEMAFOR_OPT="1")
    assert len(objects(moved) - before) == len(made)


def kind(project: Path) -> str:
    return (project / "build" / "lib" / "semafor" / "built.txt").read_text("utf-8")


def test_a_release_is_one_file_compiled_by_what_the_rules_did_in_training(project: Path) -> None:
    training = project / "src" / "semafor" / "envs" / "training.py"
    training.parent.mkdir()
    training.write_text(TRAINING, "utf-8")
    told = built(project, SEMAFOR_BUILD="release")

    assert [file.name for file in (project / "build" / "rules").glob("__native*.c")] == ["__native_semafor.c"]
    assert list((project / "build" / "profile").rglob("*.gcda"))
    assert "trained by games" in told
    assert kind(project) == "profiled"
    assert answer(project) == "42 False False\n"


def test_a_release_without_a_profile_says_so_in_one_line(project: Path) -> None:
    told = built(project, SEMAFOR_BUILD="release", also_told=True)

    [line] = [line for line in told.splitlines() if line.startswith("semafor:")]
    assert "compiled without a profile" in line
    assert "semafor.envs" in line, "nobody can be trained by a game that is not there"
    assert kind(project) == "release"
    assert answer(project) == "42 False False\n"


def test_who_wants_no_profile_is_told_that_it_was_so_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEMAFOR_PROFILE", "0")

    assert obstacle(new_compiler()) == "SEMAFOR_PROFILE=0 was set"
