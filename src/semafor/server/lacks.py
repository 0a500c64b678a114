"""What this installation has to do without: each lack in one sentence, with what it means and how to mend it."""

from __future__ import annotations

import msgspec

import semafor
from semafor.kernel.words import LANGUAGES, Words
from semafor.rooms.messages import Both
from semafor.server.built_page import BuiltPage


class Lack(msgspec.Struct, frozen=True):
    """Something that was not there when Semafor was installed."""

    code: str
    text: Both


def find_lacks(site: BuiltPage, *, compiling: bool = False) -> list[Lack]:
    """Everything that is lacking, the gravest first; what is being made at the moment is said as such."""
    found = {
        "lack-page": not site.built,
        "lack-engine": site.built and not site.engine,
        "lack-compiling": compiling and not semafor.compiled,
        "lack-compiled": not compiling and not semafor.compiled,
    }
    return [Lack(code, say_in_both(code)) for code, lacking in found.items() if lacking]


def say_in_both(code: str) -> Both:
    return Both(*(Words(lang, "semafor.server").say(code) for lang in LANGUAGES))


if __name__ == "__main__":  # how the installing step asks whether it has to be taken again
    raise SystemExit(bool(find_lacks(BuiltPage(""))))
