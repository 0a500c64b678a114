"""The command `semafor` out of a warm interpreter: a process of its own, forked from one that has imported all it needs.

A process started anew imports for a second, and most tests do not ask about that. All else is as it would be: arguments,
environment, folder, standard streams, signals, exit code. `make nightly`, and a system without forks, start every process anew.
`python tests/warm.py FD` is the warm one, which is asked through that socket.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

ANEW = os.environ.get("SEMAFOR_TESTS") == "nightly" or not hasattr(os, "fork")
CLI = "semafor.cli"
GAMES = ["ticket_to_ride", "railroad_ink", "steamrollers", "railroad_revolution"]
LATE = ["aiosqlite", "cryptography.hazmat.primitives.serialization", "uvicorn.lifespan.on", "uvloop"]  # as a server starts
IMPORTED = [*LATE, *(f"semafor.{room}.{game}" for room in ("games", "bots") for game in GAMES)]
# What a language and a width are read from when the module is imported.
TERMINAL = {"LANG": "C", "COLUMNS": "400", "PYTHONIOENCODING": "utf-8"}
MOST_BYTES = 1 << 17
NUMBER = struct.Struct("i")

Streams = tuple[int, int, int]


class Warm:
    """The interpreter that forks; it ends when nobody can ask it any more."""

    def __init__(self) -> None:
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        asked = [sys.executable, __file__, str(theirs.fileno())]
        nothing, env = subprocess.DEVNULL, os.environ | TERMINAL
        self.process = subprocess.Popen(asked, stdin=nothing, stdout=nothing, env=env, pass_fds=[theirs.fileno()])
        theirs.close()
        atexit.register(self.end)

    def end(self) -> None:
        self.socket.close()
        self.process.wait()


@cache
def warm() -> Warm:
    return Warm()


class Command:
    """A command that was forked, with what tests ask of a `subprocess.Popen`."""

    def __init__(self, words: list[str], streams: Streams, env: Mapping[str, str], module: str) -> None:
        self.words = words
        self.returncode: int | None = None
        self.ended, theirs = os.pipe()
        asked = json.dumps({"module": module, "words": words, "env": dict(env), "cwd": os.getcwd()}).encode()
        socket.send_fds(warm().socket, [asked], [*streams, theirs])
        os.close(theirs)
        self.pid = self._told()

    def _told(self) -> int:
        [number] = NUMBER.unpack(os.read(self.ended, NUMBER.size))
        return int(number)

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self.ended], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(self.words, timeout or 0)
            self.returncode = self._told()
            os.close(self.ended)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def start(
    words: list[str], streams: Streams, env: Mapping[str, str], *, module: str = CLI, anew: bool = ANEW
) -> Command | subprocess.Popen[bytes]:
    """`semafor WORDS` with these streams, which stay the caller's to close; or what another module makes of the words."""
    if not anew:
        return Command(words, streams, env, module)
    stdin, stdout, stderr = streams
    asked = ["-m", CLI] if module == CLI and "SEMAFOR_EAR" not in env else [__file__, "anew", module]
    return subprocess.Popen([sys.executable, *asked, *words], stdin=stdin, stdout=stdout, stderr=stderr, env=env)


def run(*words: str, stdin: str = "", **given: str) -> subprocess.CompletedProcess[str]:
    """What `semafor WORDS` says when it is typed so, in a wide terminal."""
    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        typed.write(stdin.encode())
        typed.seek(0)
        code = start([*words], (typed.fileno(), out.fileno(), err.fileno()), os.environ | TERMINAL | given).wait(120)
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode())
    return subprocess.CompletedProcess(words, code, *said)


def forked(asking: socket.socket) -> dict[str, Any]:
    """What is asked, told in the process that was forked for it; the warm one stays in here."""
    while True:
        asked, files, _, _ = socket.recv_fds(asking, MOST_BYTES, 4)
        if not asked:
            os._exit(0)
        if os.fork() == 0:
            asking.close()
            return kept(json.loads(asked), files)
        for file in files:
            os.close(file)
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def kept(asked: dict[str, Any], files: list[int]) -> dict[str, Any]:
    """Between the warm one and the command stands one that waits for its end and tells it."""
    *streams, told = files
    if (command := os.fork()) == 0:
        for number, file in enumerate(streams):
            os.dup2(file, number)
        for file in files:
            os.close(file)
        return asked
    for file in streams:
        os.close(file)
    os.write(told, NUMBER.pack(command))
    os.write(told, NUMBER.pack(os.waitstatus_to_exitcode(os.waitpid(command, 0)[1])))
    os._exit(0)


def warm_up() -> None:
    """Import what commands import when they are asked; one that is refused goes the whole way through the libraries."""
    for name in IMPORTED:
        importlib.import_module(name)
    from semafor.cli.app import app
    from semafor.kernel.errors import BadInput

    try:
        app(["serve", "--log-level", "none"], standalone_mode=False)
    except BadInput as refused:
        for lang in ("en", "pl"):
            refused.sentence(lang)
    for game in [game for room in GAMES for game in importlib.import_module(f"semafor.games.{room}").GAMES.values()]:
        for lang in ("en", "pl"):
            game.words(lang).say("")  # whose texts are parsed then; `semafor.games()` would look for maps once and for all
    gc.collect()
    gc.freeze()  # so that what is forked does not copy it


def main(asking: socket.socket) -> None:
    warm_up()
    asked = forked(asking)
    os.environ.clear()
    os.environ.update(asked["env"])
    os.chdir(asked["cwd"])
    end(code_of(asked["module"], asked["words"]))


def code_of(module: str, words: list[str]) -> int:
    """The exit code of the command; whatever else ends it goes its usual way."""
    try:
        command(module, words)
    except SystemExit as ended:
        if isinstance(ended.code, str):
            raise
        return int(ended.code or 0)
    return 0


def end(code: int) -> None:
    """All that a process does at its end, but for giving back one by one what was imported: half of a short command."""
    vars(threading)["_shutdown"]()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def command(module: str, words: list[str]) -> None:
    """The command in this process; where a test listens (see `hearing.py`), it hears what is said."""
    sys.argv[1:] = words
    with contextlib.ExitStack() as listening:
        if ear := os.environ.get("SEMAFOR_EAR"):
            from hearing import heard_by

            listening.enter_context(heard_by(Path(ear)))
        runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    if sys.argv[1] == "anew":
        command(sys.argv[2], sys.argv[3:])
    else:
        main(socket.socket(fileno=int(sys.argv[1])))
