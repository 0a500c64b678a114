"""Challenges of the week and the day: streaks and the archive."""

from __future__ import annotations

from pathlib import Path

import pytest

from semafor.server.challenges import periods
from semafor.server.challenges.periods import Kind, count_streak
from semafor.server.store.challenges import Ranked
from server.challengers import begun
from server.conftest import run
from server.in_process import running_node
from server.test_challenges import ALONE, RIVALLED, played, stranger


def test_a_weeks_challenge_has_a_rival_more_and_both_make_streaks(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            week = (await http.get(f"/api/challenges/weekly.{RIVALLED}")).json()
            day = (await http.get(f"/api/challenges/daily.{RIVALLED}")).json()
            none = (await http.get("/api/streaks")).json()
            for kind in ("daily", "weekly"):
                await played(node, await begun(http, {"challenge": f"{kind}.{ALONE}"}))
            mine = (await http.get("/api/streaks")).json()
            stranger(http)

            assert (week["rivals"], day["rivals"]) == (["normal"] * 2, ["normal"])
            assert week["until_ms"] >= day["until_ms"]
            assert none["daily"] == none["weekly"] == {"now": 0, "best": 0, "done": False}
            assert mine["daily"] == mine["weekly"] == {"now": 1, "best": 1, "done": True}
            assert (await http.get("/api/streaks")).json() == none

    run(work())


@pytest.mark.parametrize(
    ("kind", "this", "gaps", "found"),
    [
        ("daily", "2026-03-01", [0, 1, 2, 4, 5, 6, 7], (3, 4, True)),
        ("daily", "2026-01-01", [1, 2], (2, 2, False)),
        ("daily", "2026-01-01", [2, 3], (0, 2, False)),
        ("weekly", "2027-W01", [0, 1, 2], (3, 3, True)),
        ("weekly", "2026-W47", [], (0, 0, False)),
    ],
)
def test_a_streak_is_what_follows_one_another_until_now(
    kind: Kind, this: str, gaps: list[int], found: tuple[int, int, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(periods, "now_ms", lambda: periods.begins_ms(kind, this) + 3_600_000)
    streak = count_streak(kind, [periods.beside(kind, this, -gap) for gap in gaps])
    assert (streak.now, streak.best, streak.done) == found


def test_the_archive_has_what_is_over_and_was_finished(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            async with node.database.begin() as connection:
                for at, (name, points) in enumerate((("Anna", 40), ("Basia", 52))):
                    row = Ranked(f"r{at}", 0, name, points)
                    await node.challenges.finish(connection, f"weekly.{ALONE}.2026-W10", ("weekly", "2026-W10"), [row])
                bot = Ranked("r9", 0, "", 99, level="hard")
                await node.challenges.finish(connection, f"weekly.{ALONE}.2026-W10", ("weekly", "2026-W10"), [bot])
            await played(node, await begun(http, {"challenge": f"weekly.{ALONE}"}))
            asked = {"kind": "weekly", "game": ALONE}
            past = (await http.get("/api/challenges", params=asked)).json()
            later = (await http.get("/api/challenges", params={**asked, "before": "2026-W10"})).json()
            other = (await http.get("/api/challenges", params={**asked, "game": RIVALLED})).json()

            best = {"period": "2026-W10", "players": 2, "name": "Basia", "points": 52}
            assert [{key: each[key] for key in best} for each in past] == [best]
            assert (later, other) == ([], [])

    run(work())
