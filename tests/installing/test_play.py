"""What is done when at `make play`: the early server comes as soon as it can, only if it is needed, and makes way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from building import play
from building.play import Heard, Player, Works, done_in_order
from building.steps import Failed, Steps

from semafor.server.settings import Settings

ROOT = Path(__file__).parents[2]
LONG = [sys.executable, "-c", "import time; time.sleep(60)"]
SOON = 20


class Told:
    """What was done, in its order; works that last until they are let."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.let = threading.Event()
        self.server: subprocess.Popen[bytes] | None = None

    def work(self, name: str) -> Callable[[], None]:
        return lambda: self.done.append(name)

    def works(self, rules: Callable[[Heard], None]) -> Works:
        return Works(self.work("libraries"), self.work("page"), rules, self.work("packed"))

    def slow_rules(self, heard: Heard) -> None:
        heard()
        assert self.let.wait(SOON)
        self.done.append("rules")

    def serve(self, program: list[str]) -> subprocess.Popen[bytes]:
        self.done.append("early")
        self.server = subprocess.Popen(program)
        self.let.set()
        return self.server


def test_rules_that_are_there_already_need_no_early_server() -> None:
    told = Told()

    assert done_in_order(told.works(lambda _: told.done.append("rules")), lambda: told.serve(LONG)) is None
    assert sorted(told.done[:3]) == ["libraries", "page", "rules"]
    assert told.done[3:] == ["packed"]


def test_while_rules_are_compiled_a_server_runs_and_makes_way_when_the_package_is_installed() -> None:
    told = Told()

    assert done_in_order(told.works(told.slow_rules), lambda: told.serve(LONG)) is None
    assert sorted(told.done[:2]) == ["libraries", "page"]
    assert told.done[2:] == ["early", "rules", "packed"]
    assert told.server is not None
    assert told.server.returncode == -signal.SIGTERM


def test_nothing_is_served_before_the_page_is_there() -> None:
    told = Told()

    def late_page() -> None:
        time.sleep(0.3)
        told.done.append("page")

    done_in_order(told.works(told.slow_rules)._replace(page=late_page), lambda: told.serve(LONG))
    assert told.done == ["libraries", "page", "early", "rules", "packed"]


def test_a_server_that_ends_by_itself_ends_it_all_with_its_status() -> None:
    told = Told()

    def endless(heard: Heard) -> None:
        heard()
        over.wait(SOON)

    over = threading.Event()
    assert done_in_order(told.works(endless), lambda: told.serve([sys.executable, "-c", "raise SystemExit(3)"])) == 3
    over.set()


def fails() -> None:
    raise Failed("broken")


BROKEN: list[Callable[[Works], Works]] = [
    lambda works: works._replace(libraries=fails),
    lambda works: works._replace(page=fails),
    lambda works: works._replace(packed=fails),
]


@pytest.mark.parametrize("broken", BROKEN, ids=["libraries", "page", "packed"])
def test_a_step_that_fails_is_told_and_leaves_no_server(broken: Callable[[Works], Works]) -> None:
    told = Told()

    with pytest.raises(Failed, match="broken"):
        done_in_order(broken(told.works(told.slow_rules)), lambda: told.serve(LONG))
    told.let.set()
    assert told.server is None or told.server.returncode is not None


def test_rules_compiled_in_place_are_not_served_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    library = tmp_path / "src" / "semafor" / "old.so"
    library.parent.mkdir(parents=True)
    library.touch()

    assert Player(Steps(tmp_path / "logs")).early() is None


def test_the_socket_is_where_the_server_would_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (Settings().host, str(Settings().port)) == (play.HERE, play.PORT)

    monkeypatch.setenv("SEMAFOR_PORT", "0")
    found = play.bound()
    assert found is not None
    with found, socket.create_connection(found.getsockname(), 5):
        monkeypatch.setenv("SEMAFOR_PORT", str(found.getsockname()[1]))
        assert play.bound() is None, "the server itself says that the port is in use"
    monkeypatch.setenv("SEMAFOR_PORT", "eighty")
    assert play.bound() is None


def test_stopping_ends_a_program_with_all_that_it_started_and_begins_nothing_more(tmp_path: Path) -> None:
    steps, note = Steps(tmp_path), tmp_path / "child"
    starts = f"import subprocess, time; child = subprocess.Popen({LONG!r}); open({str(note)!r}, 'w').write(str(child.pid)); "
    starts += "time.sleep(60)"
    failed: list[Failed] = []

    def run() -> None:
        with pytest.raises(Failed) as caught:
            steps.run("long", [sys.executable, "-c", starts])
        failed.append(caught.value)

    running = threading.Thread(target=run)
    running.start()
    until = time.monotonic() + SOON
    while not (note.exists() and note.read_text()) and time.monotonic() < until:
        time.sleep(0.05)
    steps.stop()
    running.join(SOON)

    assert not running.is_alive()
    assert len(failed) == 1
    assert gone(int(note.read_text()))
    with pytest.raises(Failed, match="not begun"):
        steps.run("more", LONG)


def gone(pid: int) -> bool:
    for _attempt in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if (state := Path(f"/proc/{pid}/stat")).exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False


PLAYED = {
    "Makefile": (ROOT / "Makefile").read_text("utf-8"),
    "src/a.py": "",
    "ui/a.ts": "",
    "pyproject.toml": "",
    "setup.py": "",
    "requirements.lock": "",
    "requirements-build.lock": "",
    "building/__init__.py": "",
    "building/play.py": "print('built and served')",
    "building/install.py": "import sys; print('built', *sys.argv[1:])",
    ".venv/bin/semafor": "#!/bin/sh\necho served",
}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What the Makefile looks at, in a folder of any name."""
    folder = tmp_path / "zażółć gęślą"
    for name, text in PLAYED.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (folder / ".venv/bin/semafor").chmod(0o755)
    return folder


def made(clone: Path, what: str) -> str:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = ["make", "--no-print-directory", what]
    return subprocess.run(command, cwd=clone, env=plain, capture_output=True, text=True, check=True).stdout


def changed(clone: Path, seconds: int) -> None:
    os.utime(clone / "src/a.py", (time.time() + seconds, time.time() + seconds))


def test_make_play_builds_only_what_is_not_built(clone: Path) -> None:
    assert made(clone, "play") == "built and served\n"
    (clone / ".venv/.installed").touch()
    assert made(clone, "play") == "served\n"
    changed(clone, 9)
    assert made(clone, "play") == "built and served\n"


def test_rules_are_compiled_for_tests_alone_only_where_nobody_has_played(clone: Path) -> None:
    assert made(clone, ".venv/.testable") == "built --tests\n"
    (clone / ".venv/.testable").touch()
    assert "up to date" in made(clone, ".venv/.testable")
    assert made(clone, "play") == "built and served\n", "what is compiled for tests is not played with"
    (clone / ".venv/.installed").touch()
    changed(clone, 9)
    assert made(clone, ".venv/.testable") == "built\n", "from then on both take the same"
    assert made(clone, ".venv/.testable") == "built\n", "what is lacking is tried again"
