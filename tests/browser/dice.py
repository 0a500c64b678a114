"""The dice of a browser test: the same in every run, so that a red test is red again when somebody looks for its cause.

Live tables take their luck from true secrets, of the server and of each device; then every run would play other games, and a
deal that comes once in a hundred would fail a test that nobody can repeat. So each test has a seed, made from its name:
`starter.py` serves tables with secrets that follow from it, and `LOADED` does the same for what a page draws. A failed test
names its seed. `SEMAFOR_TEST_DICE=random` plays with true chance (the nightly run does, to find the rare deals), and
`SEMAFOR_TEST_DICE=` with a seed plays every test with that one.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

# Where a server of the tests reads which seed is played with now.
VARIABLE = "SEMAFOR_TEST_SEED_FILE"


def seed_of(test: str) -> str:
    """The seed of the test with this name, as the surroundings want it."""
    wanted = os.environ.get("SEMAFOR_TEST_DICE", "")
    if wanted == "random":
        return secrets.token_hex(4)
    return wanted or hashlib.sha256(test.encode()).hexdigest()[:8]


class Dice:
    """Stands for the module `secrets` where luck is drawn from it: all follows from the seed in the file and a counter."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seed = ""
        self.count = 0

    def token_hex(self, size: int) -> str:
        return self._drawn(size).hex()

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self._drawn(bits // 8 + 1), "big") >> (8 - bits % 8)

    def _drawn(self, size: int) -> bytes:
        seed = self.file.read_text("utf-8")
        self.count = self.count + 1 if seed == self.seed else 1
        self.seed = seed
        return hashlib.shake_256(f"{seed} {self.count}".encode()).digest(size)


# A page's own part: its salts, its lots, and the seeds of tables that its engine opens. Names (`randomUUID`) stay unique.
LOADED = """(() => {
  let drawn = SEED
  const next = () => {
    drawn = (drawn + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(drawn ^ (drawn >>> 15), drawn | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  crypto.getRandomValues = (values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    for (const at of bytes.keys()) bytes[at] = next()
    return values
  }
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (asked, ...more) {
    if (asked?.name !== 'opened') return post.call(this, asked, ...more)
    const request = JSON.parse(asked.request)
    if (request.type !== 'kept') request.seed ??= next()
    return post.call(this, { ...asked, request: JSON.stringify(request) }, ...more)
  }
})()"""


def loaded(seed: str, device: int) -> str:
    """The script that loads the dice of the test's so-manieth device."""
    number = int.from_bytes(hashlib.sha256(f"{seed} device {device}".encode()).digest()[:4], "big")
    return LOADED.replace("SEED", str(number))
