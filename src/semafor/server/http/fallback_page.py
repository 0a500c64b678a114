"""The first page where none is built: plain HTML in both languages, without script, that says where one is."""

from __future__ import annotations

from html import escape

import msgspec

import semafor
from semafor.kernel.words import LANGUAGES, Words
from semafor.rooms.messages import RoomShown
from semafor.server.http.call import Call, Endpoint, RawAnswer
from semafor.server.lacks import Lack, find_lacks

STYLE = """body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
section{margin-bottom:3rem}
"""


async def fallback_page(call: Call) -> RawAnswer:
    """The plain first page."""
    missing = find_lacks(call.node.page, compiling=bool(call.node.settings.compiling))
    rooms = [msgspec.json.decode(raw, type=RoomShown) for raw in await call.node.lobby.public("open", None)]
    return RawAnswer(document("".join(section(lang, rooms, missing) for lang in LANGUAGES)), "text/html; charset=utf-8")


def nowhere_document() -> bytes:
    """The same for an address that does not exist."""
    return document("".join(nowhere_section(lang) for lang in LANGUAGES))


def document(parts: str) -> bytes:
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Semafor</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"></head>'
        f"<body>{parts}</body></html>"
    ).encode()


def nowhere_section(lang: str) -> str:
    words = Words(lang, "semafor.server")
    return (
        f'<section lang="{lang}"><h1>{escape(words.say("page-nowhere"))}</h1>'
        f'<p><a href="/">{escape(words.say("page-nowhere-home"))}</a></p></section>'
    )


def section(lang: str, rooms: list[RoomShown], missing: list[Lack]) -> str:
    """One language's half of the page."""
    words = Words(lang, "semafor.server", "semafor.kernel")
    games = "".join(
        f"<li>{escape(game.title(lang))} <code>{game.key}</code>,"
        f" {escape(words.say('page-seats', least=game.seats[0], most=game.seats[-1]))}</li>"
        for game in map(semafor.game, semafor.games())
    )
    tables = "".join(f"<li>{escape(getattr(room.title, lang))}: {escape(people(room))}</li>" for room in rooms)
    mended = "".join(f"<p><strong>{escape(getattr(lack.text, lang))}</strong></p>" for lack in missing)
    return (
        f'<section lang="{lang}"><h1>{escape(words.say("page-title"))}</h1><p>{escape(words.say("page-plain"))}</p>{mended}'
        f"<p>{escape(words.say('page-welcome'))}</p>"
        f'<ul>{games}</ul><p>{escape(words.say("page-api"))} <a href="/openapi.json">openapi.json</a>'
        f" {escape(words.say('page-docs'))}</p><h2>{escape(words.say('page-open'))}</h2>"
        + (f"<ul>{tables}</ul>" if tables else f"<p>{escape(words.say('page-none'))}</p>")
        + "</section>"
    )


def people(room: RoomShown) -> str:
    return ", ".join(seat.name or seat.level or "…" for seat in room.seats)


async def style(call: Call) -> RawAnswer:
    """The style of the first page."""
    del call
    return RawAnswer(STYLE.encode(), "text/css")


ENDPOINTS = [
    Endpoint("GET", "/style.css", style, str, media="text/css"),
]
