"""Put together what the engine in the browser is made of: `python ui/engine.py FOLDER`.

Pyodide (Python in WebAssembly), the two libraries of the rules that are not pure Python, built for it, and the rules'
own files as they stand in `src`.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

UI = Path(__file__).parent
SOURCE = UI.parent / "src"
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
WHEELS = ["librt==0.16.0", "msgspec==0.22.0", "mypy-extensions==1.2.0"]
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp"]

WEIGHTS = SOURCE / "semafor" / "bots" / "master" / "weights"

PACKAGES = ["kernel", "games", "bots", "rooms", "companion", "profiles", "offline"]
WHEN = (2020, 1, 1, 0, 0, 0)  # the same sources give the same archive


def rules() -> list[Path]:
    """The files of the rules that run in the browser: whole packages, none of which knows a socket or a store."""
    own = SOURCE / "semafor"
    files = [file for package in PACKAGES for file in (own / package).rglob("*") if file.suffix in (".py", ".toml")]
    return sorted([own / "__init__.py", *files])


def pack(archive: Path) -> None:
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for file in rules():
            entry = ZipInfo(file.relative_to(SOURCE).as_posix(), WHEN)
            packed.writestr(entry, file.read_bytes(), ZIP_DEFLATED)


def wheels() -> list[Path]:
    """The libraries, fetched once."""
    folder = UI / "node_modules" / ".wheels"
    found = fetched(folder)
    if len(found) < len(WHEELS):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*command, "--only-binary", ":all:", *PLATFORM, "--dest", str(folder), *WHEELS], check=True)
    return fetched(folder)


def fetched(folder: Path) -> list[Path]:
    """The wheels of just these versions that are there."""
    names = [wheel.replace("-", "_").replace("==", "-") for wheel in WHEELS]
    return [file for name in names for file in sorted(folder.glob(f"{name}-*.whl"))]


def main(folder: Path) -> None:
    """The folder holds all files of the engine and `engine.json`, which names its libraries and the weights of networks."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pyodide = UI / "node_modules" / "pyodide"
    for name in PYODIDE:
        shutil.copy(pyodide / name, folder)
    for wheel in wheels():
        shutil.copy(wheel, folder)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))  # ours come from the engine's own folder
    shutil.copytree(WEIGHTS, folder / "weights", ignore=shutil.ignore_patterns("*.toml"))
    weights = {file.stem: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in sorted(WEIGHTS.glob("*.npz"))}
    (folder / "engine.json").write_text(json.dumps({"wheels": [wheel.name for wheel in wheels()], "weights": weights}))
    pack(folder / "semafor.zip")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
