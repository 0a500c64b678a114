"""Where chance comes from: outside the rules.

The rules announce a chance event (`event`), then ask for numbers (`below`, `pick`). Five sources answer: a fast one for
simulation, one keyed by event for paired matches, a sealed one for live games, a script, and one that writes down
what another source said.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8


class Luck:
    """A source of chance. The rules ask it at the moment chance is due and never before."""

    def event(self, kind: i64, index: i64) -> None:
        """A chance event begins: its kind (numbered by the game) and which one of that kind it is."""

    def below(self, n: i64) -> i64:
        """One of 0..n-1, each as likely as the others."""
        raise NotImplementedError

    def pick(self, counts: vec[u8], start: i64, kinds: i64, total: i64) -> i64:
        """A kind, as likely as its share of counts[start:start + kinds], `total` in all: a card from an unordered deck."""
        if total <= 0:
            raise ValueError("pick from nothing")
        left = self.below(total)
        for place in range(start, start + kinds):
            left -= i64(counts[place])
            if left < 0:
                return place - start
        raise AssertionError("below(total) gave a number past the total")


def mixed(word: i64) -> i64:
    """A 32-bit word scrambled; multipliers stay under 2**31 so that no product leaves 64 bits."""
    word = ((word >> 16) ^ word) * 0x7FEB352D & 0xFFFFFFFF
    word = ((word >> 15) ^ word) * 0x2C1B3C6D & 0xFFFFFFFF
    word = ((word >> 12) ^ word) * 0x297A2D39 & 0xFFFFFFFF
    return (word >> 15) ^ word


def seeded(seed: i64, kind: i64, index: i64) -> i64:
    """The first 63-bit generator state of the stream that belongs to (seed, kind, index); never 0."""
    low = mixed(seed & 0xFFFFFFFF ^ 0x2545F491)
    return keyed(low, mixed(low ^ (seed >> 32 & 0xFFFFFFFF)), kind, index)


def keyed(low: i64, high: i64, kind: i64, index: i64) -> i64:
    """The generator state of an event, given both halves of the scrambled seed."""
    low = mixed(low ^ mixed(kind & 0xFFFFFFFF ^ 0x1F83D9AB))
    high = mixed(high ^ mixed(index & 0xFFFFFFFF ^ 0x5BE0CD19) ^ low)
    low = mixed(low ^ high)
    return (high & 0x7FFFFFFF) << 32 | low | 1


class FastLuck(Luck):
    """Multiply-with-carry, for simulation: the same seed gives the same numbers in the same order."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seeded(seed, 0, 0)

    def below(self, n: i64) -> i64:
        x = (self.state & 0xFFFFFFFF) * 1640531364 + (self.state >> 32)
        self.state = x
        return ((x ^ x >> 32) & 0xFFFFFFFF) * n >> 32


class KeyedLuck(FastLuck):
    """A stream per event: the same seed gives the same event the same numbers, whatever happened in between."""

    def __init__(self, seed: i64) -> None:
        super().__init__(seed)
        self.low: Final[i64] = mixed(seed & 0xFFFFFFFF ^ 0x2545F491)
        self.high: Final[i64] = mixed(self.low ^ (seed >> 32 & 0xFFFFFFFF))

    def event(self, kind: i64, index: i64) -> None:
        self.state = keyed(self.low, self.high, kind, index)


class SealedLuck(Luck):
    """Dice anyone can check: HMAC-SHA-256 of a secret committed beforehand, the seats' salts and the event."""

    def __init__(self, secret: bytes, salts: list[bytes]) -> None:
        self.secret = secret
        self.salts = b"".join([hashlib.sha256(salt).digest() for salt in salts])
        self.kind: i64 = 0
        self.index: i64 = 0
        self.block: i64 = 0
        self.words: list[int] = []

    def event(self, kind: i64, index: i64) -> None:
        self.kind = kind
        self.index = index
        self.block = 0
        self.words = []

    def below(self, n: i64) -> i64:
        most = 0x1_0000_0000 // n * n
        word = self.word()
        while word >= most:
            word = self.word()
        return word % n

    def word(self) -> i64:
        """The next 32 bits of this event's stream."""
        if not self.words:
            text = f"{int(self.kind)}/{int(self.index)}/{int(self.block)}".encode()
            digest = hmac.new(self.secret, self.salts + text, "sha256").digest()
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -4, -4)]
            self.block += 1
        return self.words.pop()


def commitment(secret: bytes) -> str:
    """What is published before the deal; the secret itself is published after the end."""
    return hashlib.sha256(b"semafor luck:" + secret).hexdigest()


class ScriptedLuck(Luck):
    """Chance written down beforehand: tests, replays, and dice rolled on a real table.

    A script that runs out goes on with `then` if there is one.
    """

    def __init__(self, script: list[int], then: Luck | None = None) -> None:
        self.script = list(script)
        self.then = then

    def event(self, kind: i64, index: i64) -> None:
        if self.then is not None:
            self.then.event(kind, index)

    def below(self, n: i64) -> i64:
        if not self.script:
            return self.after().below(n)
        said = self.script.pop(0)
        if not 0 <= said < n:
            raise ValueError(f"the script says {said} where one of 0..{int(n) - 1} is due")
        return said

    def pick(self, counts: vec[u8], start: i64, kinds: i64, total: i64) -> i64:
        """The next kind of the script, which must still be there to pick."""
        if not self.script:
            return self.after().pick(counts, start, kinds, total)
        said = self.script.pop(0)
        if not 0 <= said < kinds or counts[start + said] == 0:
            raise ValueError(f"the script picks kind {said}, of which none is left")
        return said

    def after(self) -> Luck:
        if self.then is None:
            raise ValueError("the script has run out")
        return self.then


class WrittenLuck(Luck):
    """Another luck with everything it said written down, for the record."""

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.said: list[int] = []

    def event(self, kind: i64, index: i64) -> None:
        self.source.event(kind, index)

    def below(self, n: i64) -> i64:
        said = self.source.below(n)
        self.said.append(int(said))
        return said

    def pick(self, counts: vec[u8], start: i64, kinds: i64, total: i64) -> i64:
        said = self.source.pick(counts, start, kinds, total)
        self.said.append(int(said))
        return said

    def taken(self) -> list[int]:
        """All that was said since the last call."""
        said = self.said
        self.said = []
        return said
