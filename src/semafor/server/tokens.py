"""Secrets that say who one is: 256-bit tokens, kept only as hashes, and return codes of four words."""

from __future__ import annotations

import hashlib
import secrets

from semafor.rooms.seats import fits

CONSONANTS = "bdfghjklmnprstwz"
VOWELS = "aeiou"
PROGRAM = "program_"  # how the token of a program begins


def fresh_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    """An id nobody can guess, short enough for a link."""
    return secrets.token_hex(8)


def fresh_code() -> str:
    """Four words one can say on the telephone, such as "bako limu weta sopi": 50 bits."""
    return " ".join("".join(secrets.choice(letters) for letters in (CONSONANTS, VOWELS) * 2) for _ in range(4))


def tidy_code(text: str) -> str:
    """A code as somebody typed it, in the form it was given."""
    return " ".join(text.casefold().replace("-", " ").split())


def hash_token(token: str) -> str:
    return hashlib.sha256(b"semafor token:" + token.encode()).hexdigest()


def matches(token: str, hash: str) -> bool:
    """Whether the token is the one whose hash was kept, compared in constant time."""
    return fits(hash_token(token), hash)
