"""Play the kept games anew and write them down. Only by hand, and the change is read before it is committed:

PYTHONPATH=src:tests python -m games.ticket_to_ride.make_golden
"""

from __future__ import annotations

from games.ticket_to_ride.golden_games import FOLDER, GAMES, transcript
from semafor.kernel.record import Record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        table = golden.played()
        record = Record.of(table)
        golden.file("log").write_text(str(record), "utf-8")
        golden.file("txt").write_text(transcript(record, table.game), "utf-8")
        print(f"{golden.name}: {len(record.lines)} lines, {table.result().ended_by}")


if __name__ == "__main__":
    main()
