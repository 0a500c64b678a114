"""How long a stranger waits: `make play` in a clean clone with empty caches, until the page answers, until all is compiled.

`python3 tests/first_start.py [TIMES]`. The clone lies in a folder with a space and Polish letters in its name. Everything is
fetched anew, so the figure holds the network too; processor seconds say what the machine did.
"""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_S = 900
ADDRESS = re.compile(r"http://\S+")


def surroundings(folder: Path) -> dict[str, str]:
    """Empty caches, a free port and English, whatever else the machine has."""
    caches = {name: str(folder / name) for name in ("PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME")}
    return os.environ | caches | {"SEMAFOR_PORT": "0", "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


def opened(address: str) -> str:
    """What is served there: the built page, or the plain one; and what the server says it lacks."""
    with urllib.request.urlopen(f"{address}/", timeout=30) as answer:
        page = "the built page" if b'type="module"' in answer.read() else "the plain page"
    return ", lacking ".join([page, *lacking(address)])


def lacking(address: str) -> list[str]:
    with urllib.request.urlopen(f"{address}/api/lacks", timeout=60) as answer:
        return [lack["code"] for lack in json.load(answer)]


def change_over(address: str) -> None:
    """Ends when the server has compiled rules, or when it has none in prospect."""
    until = time.monotonic() + MOST_S
    while "lack-compiling" in lacking(address):
        if time.monotonic() > until:
            raise SystemExit(f"after {MOST_S} s more the rules are still being compiled")
        time.sleep(1)


def first_start(folder: Path) -> None:
    """One clone, one start; the lines of `make play` as they come, then the figures."""
    clone = folder / "zażółć gęślą jaźń"
    subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(clone)], check=True)
    began = time.monotonic()
    running = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=surroundings(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        address = told_address(running)
        print(f"{opened(address)} after {time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f}", flush=True)
        change_over(address)
        print(f"{opened(address)} after {time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f}", flush=True)
    finally:
        os.killpg(running.pid, signal.SIGINT)
        running.wait(60)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"processor seconds so far: {used.ru_utime + used.ru_stime:.0f}", flush=True)


def told_address(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    for line in running.stdout:
        print(line, end="", flush=True)
        if "Semafor is at" in line and (found := ADDRESS.search(line)):
            return found.group().rstrip("/")
    raise SystemExit("make play ended without an address")


if __name__ == "__main__":
    for _time in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1):
        with tempfile.TemporaryDirectory() as folder:
            first_start(Path(folder))
