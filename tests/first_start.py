"""How long a stranger waits: `make play` in a clean clone with empty caches, until the page answers, until all is compiled.

`python3 tests/first_start.py [TIMES]` (`make first-start TIMES=5`) says all figures once more at the end. The clone lies in a
folder with a space and Polish letters in its name. Everything is fetched anew, so the figure holds the network too; processor
seconds say what the machine did.
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
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MOST_S = 900
ADDRESS = re.compile(r"http://\S+")


class Waited(NamedTuple):
    """Seconds until the page answered and until the rules were compiled, processor seconds, the machine's load at the start."""

    page: float
    compiled: float
    processor: float
    load: float

    def __str__(self) -> str:
        figures = f"page {self.page:.0f} s, compiled rules {self.compiled:.0f} s, processor {self.processor:.0f} s"
        return f"{figures}, load before {self.load:.1f}"


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


def processor_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def first_start(folder: Path) -> Waited:
    """One clone, one start; the lines of `make play` as they come, then the figures."""
    clone = folder / "zażółć gęślą jaźń"
    subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(clone)], check=True)
    began, used, load = time.monotonic(), processor_s(), os.getloadavg()[0]
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
        page = told(address, began)
        change_over(address)
        compiled = told(address, began)
    finally:
        os.killpg(running.pid, signal.SIGINT)
        running.wait(60)
    return Waited(page, compiled, processor_s() - used, load)


def told(address: str, began: float) -> float:
    """How long it took until what is served now answered."""
    served, seconds = opened(address), time.monotonic() - began
    print(f"{served} after {seconds:.0f} s", flush=True)
    return seconds


def told_address(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    for line in running.stdout:
        print(line, end="", flush=True)
        if "Semafor is at" in line and (found := ADDRESS.search(line)):
            return found.group().rstrip("/")
    raise SystemExit("make play ended without an address")


def main(times: int) -> None:
    """So many starts, one after the other, each from nothing."""
    waited = []
    for _time in range(times):
        with tempfile.TemporaryDirectory() as folder:
            waited.append(first_start(Path(folder)))
    print(*waited, sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
