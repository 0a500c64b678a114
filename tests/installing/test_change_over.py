"""The change-over to compiled rules under play: the same address, no move lost, none doubled."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import httpx
import pytest

from server.client import GAME, Player, Served, close_all
from server.torture import Bot, Torture

ROOT = Path(__file__).parents[2]
SOON_S = 120
MOVES = 5
# Everything of `make play` but the compiling, which ends when the file is there.
DRIVER = """
import sys, time
from pathlib import Path
from building.play import Player, Works, done_in_order
from building.steps import Steps

def rules(slow):
    slow()
    until = "import pathlib, time\\nwhile not pathlib.Path(" + repr(sys.argv[1]) + ").exists(): time.sleep(0.05)"
    player.steps.run("rules", [sys.executable, "-c", until])

nothing = lambda: None
player = Player(Steps(Path(sys.argv[2])), sys.executable)
player.steps.stop_on_signals()
status = done_in_order(Works(nothing, nothing, rules, nothing), player.early)
assert status is None, status
player.become_server()
"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(any((ROOT / "src").rglob("*.so")), reason="the rules in the source folder are compiled in place"),
    pytest.mark.skipif(sys.platform == "win32", reason="sockets are handed over as files"),
]


class ChangingOver(Served):
    """A server with interpreted rules, which becomes the one of the package when it is told to."""

    def __init__(self, folder: Path) -> None:
        self.go, self.database = folder / "go", f"sqlite:///{folder / 'tables.db'}"
        env = {"LANG": "C", "SEMAFOR_LIMITS": "0", "SEMAFOR_PORT": "0", "SEMAFOR_DATABASE": self.database}
        command = [sys.executable, "-c", DRIVER, str(self.go), str(folder / "logs")]
        self.process = process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | env, stdout=subprocess.PIPE, start_new_session=True
        )
        assert process.stdout is not None
        self.said = io.TextIOWrapper(process.stdout, "utf-8")
        try:
            self._await_start()
        except BaseException:
            self.kill()
            raise

    def compiling(self) -> bool:
        """Whether it says so; who is cut off by the server that just ends asks again."""
        with self.client() as http, contextlib.suppress(httpx.TransportError):
            return "lack-compiling" in [lack["code"] for lack in http.get("/api/lacks").json()]
        return True


class Visitors(threading.Thread):
    """Strangers that come all the time, each by a new connection; none may find the door shut."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url, self.over, self.refused, self.came = url, threading.Event(), 0, 0

    def run(self) -> None:
        while not self.over.wait(0.05):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=60):
                    self.came += 1
            except urllib.error.URLError as error:
                self.refused += isinstance(error.reason, ConnectionRefusedError)
            except OSError:
                continue  # it had come in and was sent away by the server that ended


def made(served: ChangingOver, level: str) -> httpx.Response:
    wishes = [{"kind": "me", "name": "A"}, {"kind": "bot", "level": level}]
    with served.client() as http:
        return http.post("/api/rooms", json={"game": GAME, "seats": wishes})


def test_a_table_with_a_bot_goes_on_over_the_change(tmp_path: Path) -> None:
    served = ChangingOver(tmp_path)
    visitors = Visitors(served.url)
    try:
        assert served.compiling()
        waits = made(served, "hard")
        assert (waits.status_code, waits.json()["code"]) == (409, "later")
        room = made(served, "easy").json()
        [key] = room["seats"]
        bot = Bot(Player(served, room["room"]["room"], key["seat"], key["token"]), random.Random(7))
        visitors.start()
        asyncio.run(played_over(served, bot))
        assert made(served, "hard").status_code == 200
    finally:
        visitors.over.set()
        served.stop()
        close_all()

    assert visitors.came > MOVES
    assert visitors.refused == 0
    checked = Torture(served.database, 1, 7)
    checked.bots = [bot]
    asyncio.run(checked.check())
    assert (checked.lost, checked.doubled) == ([], [])


async def played_over(served: ChangingOver, bot: Bot) -> None:
    """Moves before the change, moves on their way during it, moves after it."""
    playing = asyncio.create_task(bot.play())
    await answered(bot, playing, MOVES)
    served.go.touch()
    until = time.monotonic() + SOON_S
    while await asyncio.to_thread(served.compiling):
        assert time.monotonic() < until, "the server did not change over"
    await answered(bot, playing, len(bot.acknowledged) + MOVES)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def answered(bot: Bot, playing: asyncio.Task[None], moves: int) -> None:
    async with asyncio.timeout(SOON_S):
        while len(bot.acknowledged) < moves:
            assert not playing.done(), playing.exception()
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("ctrl_c", [True, False])
def test_ending_it_while_rules_are_compiled_ends_everything(tmp_path: Path, ctrl_c: bool) -> None:
    """Ctrl-C reaches the server too; SIGTERM only the process that started both."""
    served = ChangingOver(tmp_path)
    group = served.process.pid
    if ctrl_c:
        os.killpg(group, signal.SIGINT)
    else:
        served.process.send_signal(signal.SIGTERM)

    assert served._gone() == 128 + (signal.SIGINT if ctrl_c else signal.SIGTERM)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{served.url}/healthz")
    assert not [line for line in processes() if str(served.go) in line], "the compiler is gone too"


def processes() -> list[str]:
    """The command lines of all that runs here."""
    return subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout.splitlines()
