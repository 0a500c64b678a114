"""What a call says: in the language of its way, which tables wait, a link to each, and how to have no more of them."""

from __future__ import annotations

import msgspec

from semafor.kernel.words import Words
from semafor.rooms.render import render_title
from semafor.rooms.room import Room
from semafor.server.store.outbox import What

HOUR_MS = 3600 * 1000


class Table(msgspec.Struct, frozen=True):
    """A table that waits for the person who is called."""

    room: str
    seat: int
    what: What
    turn: int
    game: str
    line: str
    link: str


class Message(msgspec.Struct, frozen=True):
    """A call as it is sent. Sent again after a broken sending it has the same `id`."""

    id: str
    lang: str
    subject: str
    tables: list[Table]
    stop: str  # the link that ends it
    intro: str = ""
    link: str = ""

    @property
    def text(self) -> str:
        """All of it as plain text, but for the way out."""
        lines = [f"{table.line}\n{table.link}" for table in self.tables]
        return "\n\n".join([*([f"{self.intro}\n{self.link}"] if self.intro else []), *lines])


def describe_table(room: Room, seat: int, what: What, turn: int, left_ms: int | None, lang: str, link: str) -> Table:
    """The table in one sentence."""
    words, title = Words(lang, "semafor.server"), getattr(render_title(room.setting.game), lang)
    others = [other.name for at, other in enumerate(room.seats) if at != seat and other.name]
    facts = {"game": title, "names": ", ".join(others), "others": len(others)}
    line = words.say("call-turn", **facts)
    if what == "warning":
        line = words.say("call-warning", hours=max(1, round((left_ms or 0) / HOUR_MS)), **facts)
    return Table(room.id, seat, what, turn, title, line, link)


def title_of(tables: list[Table], lang: str) -> str:
    """The subject: the one table, or how many."""
    words = Words(lang, "semafor.server")
    if len(tables) > 1:
        return words.say("call-subject-many", count=len(tables))
    return words.say("call-subject-warning" if tables[0].what == "warning" else "call-subject", game=tables[0].game)
