"""Games as files for other programs: a table of CSV, and all facts as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from semafor.profiles.dates import write_moment
from semafor.profiles.profile import Played

COLUMNS = [
    "ended",
    "game",
    "seats",
    "seat",
    "place",
    "points",
    "won",
    "minutes",
    "against",
    "best",
    "decisions",
    "lost",
    "luck",
]
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # with these a spreadsheet takes a text for something to be worked out


def write_csv(games: Sequence[Played]) -> str:
    """A line for each game; what a source of points brought stands in columns of its own."""
    parts = list(dict.fromkeys(name for each in games for name in each.own.parts))
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow([*COLUMNS, *(f"points:{name}" for name in parts)])
    for each in games:
        rows.writerow([*_row(each), *(each.own.parts.get(name, "") for name in parts)])
    return written.getvalue()


def _row(each: Played) -> list[object]:
    facts, own, judged = each.facts, each.own, each.judged
    ended = write_moment(facts.at_ms) if facts.at_ms else ""
    points = own.points if facts.end else ""
    against = ", ".join(plain(other.who.name) for other in each.others)
    said = ["", "", "", ""] if judged is None else [judged.best, judged.decisions, judged.lost, judged.luck]
    seat, won = each.seat + 1, int(each.won)
    return [ended, facts.game, len(facts.seats), seat, own.place, points, won, facts.minutes, against, *said]


def plain(text: str) -> str:
    """The text as no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
