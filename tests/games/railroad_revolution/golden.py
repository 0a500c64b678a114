"""Golden games: whole games as records, with transcripts a person can check.

`python -m games.railroad_revolution.golden` (in tests/, with src/ on the path) replays every record and writes its
transcript anew; the change is reviewed as a diff.
"""

from __future__ import annotations

from pathlib import Path

import semafor
from semafor.kernel.record import Record
from semafor.kernel.table import Table
from semafor.kernel.words import Words

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.log"))
GAME = semafor.game("railroad-revolution")


def replayed(file: Path) -> Table:
    return Record.read(file.read_text("utf-8")).replay(GAME)


def transcript(file: Path) -> str:
    """Every line of the record with what everybody is told, then the score sheets."""
    record = Record.read(file.read_text("utf-8"))
    table = Record(record.header, []).replay(GAME)
    words = Words("en", GAME.room)
    lines = [f"{GAME.title('en')}, {record.header.seats} seats", ""]
    for number, line in enumerate(record.lines, 1):
        table.luck.source.script = list(line.chance)  # type: ignore[attr-defined]
        table.play(line.what, line.seat)
        lines.append(f"{number}. seat {line.seat + 1}: {line.what}")
        lines += [f"      {words.event(event)}" for event in table.told(None)]
    result = table.result()
    for sheet in result.seats:
        parts = ", ".join(f"{words.say(f'part-{part.name}')} {part.points}" for part in sheet.parts)
        lines.append(f"Seat {int(sheet.seat) + 1}: {sheet.total} points ({parts})")
    winners = ", ".join(str(int(seat) + 1) for seat in result.winners)
    return "\n".join([*lines, f"Won by seat {winners} ({result.decided_by}).", ""])


if __name__ == "__main__":
    for file in RECORDS:
        file.with_suffix(".txt").write_text(transcript(file), "utf-8")
