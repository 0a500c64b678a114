"""A series of games and the file its results are kept in: a first line that says which series, then a line per game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from semafor.arena.match import Played, Series
from semafor.arena.workers import Workers
from semafor.kernel.errors import BadInput


def run(series: Series, games: int, workers: Workers, file: Path | None = None) -> Iterator[Played]:
    """Every game of the series up to that number: first those the file has already, then the others as they finish."""
    done = read_games(series, file) if file is not None else {}
    yield from (done[number] for number in sorted(done) if number < games)
    missing = [number for number in range(games) if number not in done]
    for played in workers(series, missing):
        if file is not None:
            keep(file, played)
        yield played


def keep(file: Path, played: Played) -> None:
    """Add the game to the file of its series."""
    with file.open("ab") as results:
        results.write(msgspec.json.encode(played) + b"\n")


def read_games(series: Series, file: Path) -> dict[int, Played]:
    """The games the file holds; a file that does not exist yet is begun with the series."""
    try:
        if not file.exists():
            file.write_bytes(msgspec.json.encode(series) + b"\n")
        first, *rows = file.read_bytes().splitlines(keepends=True) or [b""]
        if msgspec.json.decode(first, type=Series) != series:
            raise BadInput("other-series", "semafor.arena", file=str(file))
        if rows and not rows[-1].endswith(b"\n"):  # the last run was cut off in the middle of a line
            file.write_bytes(first + b"".join(rows[:-1]))
            rows.pop()
        games = [msgspec.json.decode(row, type=Played) for row in rows]
    except msgspec.MsgspecError:
        raise BadInput("bad-results", "semafor.arena", file=str(file)) from None
    except OSError as error:
        raise BadInput("bad-file", file=str(file), error=error.strerror or "") from None
    return {game.number: game for game in games}
