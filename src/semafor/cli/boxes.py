"""The box that commands play and count with: a material file, or the link by which somebody shared one."""

from __future__ import annotations

import hashlib
import re
import tomllib
import urllib.error
import urllib.request
from typing import Annotated

import typer

from semafor.cli.terminal import read_text, say
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game

LINK = re.compile(r"(https?://[^/#?\s]+)/box/([a-z-]{1,40})#([0-9a-f]{64})")
MOST_BYTES = 100_000
ANSWER_S = 30

Material = Annotated[str, typer.Option(help="The values of a real box: a file, or the link by which a server shares them.")]


def material_text(given: str) -> dict[str, object]:
    """The option that holds the text of a box, if one is given."""
    if not given:
        return {}
    link = LINK.fullmatch(given)
    return {"material": fetch(*link.groups()) if link else read_text(given)}


def canonical(game: Game, chosen: dict[str, object]) -> dict[str, object]:
    """The same option in its one form, by which results that were played with it are known again."""
    return {name: game.canonical_material(str(text)) for name, text in chosen.items()}


def fetch(server: str, game: str, hash: str) -> str:
    """What the server keeps under that hash; nothing else is taken for it."""
    try:
        with urllib.request.urlopen(f"{server}/api/documents/{game}/{hash}", timeout=ANSWER_S) as answer:
            found: bytes = answer.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadInput("bad-link", "semafor.cli", link=server, error=str(getattr(error, "reason", error))) from None
    if hashlib.sha256(found).hexdigest() != hash:
        raise BadInput("bad-link-content", "semafor.cli", hash=hash[:12])
    return found.decode()


def tell_box(game: Game, material: str) -> None:
    """How many values of the box are reconstructed, and whose box it is; nothing where all of it is known."""
    fields = game.box(material)
    left, known = (sum(field.source == source for field in fields) for source in ("reconstructed", "box"))
    if known:
        text = game.canonical_material(material)
        title = str(tomllib.loads(text).get("title", ""))
        say("box-own", title=title or "–", hash=hashlib.sha256(text.encode()).hexdigest()[:12], known=known, left=left)
    elif left:
        say("box-reconstructed", left=left, all=len(fields))
