"""Whole games: the record replays to the same state and reads as the transcript beside it."""

from __future__ import annotations

import pytest

from games.steamrollers.golden import FOLDER, GAMES, Golden, transcript
from games.steamrollers.position import GAME
from semafor.kernel.record import Record

ENDS = {
    "solo-the-player-wins": "Places: seat 1; Eva (steam.solo.win)",
    "solo-a-draw-is-a-loss": "steam.solo.draw-loses",
    "solo-eva-wins-by-points": "Places: Eva; seat 1 (steam.solo.win)",
    "solo-eva-fills-a-region": "steam.eva.phase1-instant-win",
    "two-players-who-stall": "steam.end.stall",
}


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_replays_and_reads_as_its_transcript(golden: Golden) -> None:
    record = Record.read((FOLDER / f"{golden.name}.log").read_text("utf-8"))

    assert record.verify(GAME) == "seeded"
    assert transcript(record) == (FOLDER / f"{golden.name}.txt").read_text("utf-8")


@pytest.mark.rule("steam.solo.draw-loses", "steam.eva.phase1-instant-win", "steam.end.stall", "steam.end.three-empty")
@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_golden_games_show_every_way_to_end(golden: Golden) -> None:
    last = (FOLDER / f"{golden.name}.txt").read_text("utf-8").splitlines()[-1]

    assert ENDS.get(golden.name, "steam.solo.end" if golden.seats == 1 else "steam.end.three-empty") in last
