"""What all commands share: the language, printing, reading files, and bad input said in one sentence."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from semafor.cli.minus import minused
from semafor.kernel.errors import BadInput, BadRecord
from semafor.kernel.game import Game
from semafor.kernel.record import MOST_BYTES, Record
from semafor.kernel.words import LANGUAGES, Words

# Names and moves are printed as they are: brackets in them are no markup, and colons no emoji.
out = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False)


class Settings:
    """What the user asked for before any command."""

    lang = "pl" if os.environ.get("LANG", "").startswith("pl") else "en"


def check_lang(value: str) -> str:
    """Remember the language as soon as it is read, so that later errors are already said in it."""
    if value not in LANGUAGES:
        raise typer.BadParameter(f"{' | '.join(LANGUAGES)}")
    Settings.lang = value
    return value


Lang = Annotated[str, typer.Option("--lang", help="pl | en", callback=check_lang, is_eager=True)]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document for programs.")]


def words(game: Game | None = None) -> Words:
    return _words(Settings.lang, game)


@cache
def _words(lang: str, game: Game | None) -> Words:
    return Words(lang, "semafor.cli", "semafor.kernel") if game is None else game.words(lang, "semafor.cli")


def say(message: str, **facts: object) -> None:
    out.print(minused(words().say(message, **facts)))


def tell(text: str, tints: dict[str, str] | None = None) -> None:
    """Print lines of text; a terminal gets them in its width, with the rest of a long line set in, and in colours."""
    text = minused(text)
    if not out.is_terminal:
        out.out(text, highlight=False)
        return
    shown = Text("\n".join(part for line in text.splitlines() for part in folded(line, out.width)))
    for pattern, style in (tints or {}).items():
        shown.highlight_regex(re.compile(pattern, re.MULTILINE), style)
    out.print(shown)


def folded(line: str, width: int) -> list[str]:
    """The line in parts no longer than the width, if possible each to a comma; those after the first begin further right."""
    margin = " " * (len(line) - len(line.lstrip()) + 4)
    first, *rest = re.split(r"(?<=[,;]) ", line)
    parts = textwrap.wrap(first, width, subsequent_indent=margin, break_on_hyphens=False) or [""]
    for piece in rest:
        if len(parts[-1]) + 1 + len(piece) <= width:
            parts[-1] += f" {piece}"
        else:
            parts += textwrap.wrap(margin + piece, width, subsequent_indent=margin, break_on_hyphens=False)
    return parts


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        text = sys.stdin.read(MOST_BYTES + 1) if path == "-" else Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror or "" if isinstance(error, OSError) else "UTF-8"
        raise BadInput("bad-file", file=path, error=why) from None
    if len(text) > MOST_BYTES:
        raise BadRecord("bad-record-size", most=MOST_BYTES)
    return text


def save_text(path: Path, text: str = "") -> None:
    """The file holds the text; without one it is only made sure, before long work begins, that it can be written."""
    try:
        with path.open("w" if text else "a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInput("bad-save", "semafor.cli", file=str(path), error=error.strerror or "") from None


def read_json(path: str) -> Any:
    try:
        return msgspec.json.decode(read_text(path))
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("bad-json", file=path, error=str(error)) from None


def read_record(path: str) -> Record:
    return Record.read(read_text(path))
