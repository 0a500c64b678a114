"""The golden games: whole games with a transcript a person can check.

`python -m games.steamrollers.golden_games` (with src and tests on the path) plays them anew; review the diff.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

from games.steamrollers.planner import Plan, chosen, plan
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.record import Record
from semafor.kernel.table import Table
from semafor.kernel.words import Words

FOLDER = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    """A game to play: its name, seats, seed and options; `plans` says whether the players have a railway
    in mind, of how many `lines`."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any]
    plans: bool = True
    lines: int = 9


GAMES = [
    Golden("solo-the-player-wins", 1, 10261, {}, lines=5),
    Golden("solo-a-draw-is-a-loss", 1, 848, {}),
    Golden("solo-eva-wins-by-points", 1, 3, {"eva": "train-driver", "goods_per_city": 4}),
    Golden("solo-eva-fills-a-region", 1, 1, {}),
    Golden("solo-hard-walls", 1, 20, {"eva": "railway-magnate", "walls": "hard"}),
    Golden("two-players", 2, 2, {}),
    Golden("two-players-hard-walls", 2, 3, {"walls": "hard"}),
    Golden("two-players-who-stall", 2, 4, {}, plans=False),
    Golden("three-players-coal", 3, 5, {"coal": True}),
    Golden("three-players-medium-walls", 3, 6, {"walls": "medium", "first_seat": 2}),
    Golden("four-players-orders", 4, 7, {"orders": True}),
    Golden("five-players-starting-tiles", 5, 8, {"starting_tiles": True}),
    Golden("five-players-everything", 5, 9, {"coal": True, "orders": True, "starting_tiles": True, "walls": "medium"}),
]


def played(golden: Golden) -> Table:
    """The game as its players play it."""
    from games.steamrollers.table import GAME

    table = GAME.table(seats=golden.seats, seed=golden.seed, **golden.options)
    state = table.state
    assert isinstance(state, SteamRollers)
    chooser = random.Random(golden.seed)
    minds = [plan(state.material, int(state.walls), chooser, golden.lines) for _ in range(golden.seats)]
    while not table.over:
        seat = table.actors[0]
        table.play(wanted(table, seat, minds[seat] if golden.plans else None, chooser), seat)
    return table


def wanted(table: Table, seat: int, mind: Plan | None, chooser: random.Random) -> int:
    state = table.state
    assert isinstance(state, SteamRollers)
    return int(chooser.choice(list(state.legal(seat)))) if mind is None else chosen(state, seat, mind, chooser)


def transcript(record: Record) -> str:
    """Every move with what it did, then the score sheets."""
    from games.steamrollers.table import GAME

    words = Words("en", GAME.room)
    lines = [GAME.describe(record.replay(GAME, upto=0).state, None, words), ""]

    def tell(table: Table) -> None:
        entry = table.entries[-1]
        lines.append(f"{len(table.entries)}. seat {entry.seat + 1}: {record.lines[len(table.entries) - 1].what}")
        lines.extend(f"    {words.event(event)}" for event in table.told(None))

    table = record.replay(GAME, watch=tell)
    result = table.result()
    for sheet in result.seats:
        name = sheet.seat if isinstance(sheet.seat, str) else f"Seat {sheet.seat + 1}"
        lines.append(f"{name}: {sheet.total}")
        lines.extend(
            f"    {words.say(f'part-{part.name}')} {part.points} {', '.join(part.proof)}".rstrip() for part in sheet.parts
        )
    places = [
        ", ".join(f"seat {seat + 1}" if isinstance(seat, int) else seat for seat in place.seats) for place in result.ranking
    ]
    lines.append(f"Places: {'; '.join(places)} ({result.decided_by}). Ended by {result.ended_by}.")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all golden games anew."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        record = Record.of(played(golden))
        (FOLDER / f"{golden.name}.log").write_text(str(record), "utf-8")
        (FOLDER / f"{golden.name}.txt").write_text(transcript(record), "utf-8")


if __name__ == "__main__":
    main()
