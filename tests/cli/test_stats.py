"""Statistics over records in the terminal."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from cli.test_sentences_of_commands import told
from semafor.cli.terminal import Settings
from semafor.kernel.errors import BadInput

GAMES = Path(__file__).parents[1] / "games"
FILES = [
    str(GAMES / "ticket_to_ride" / "golden" / f"{name}.log")
    for name in ("usa-two-players", "usa-three-players-all-pass", "europe-two-players")
]
SHORT = str(GAMES / "railroad_ink" / "golden" / "base-shared-win.log")  # which bots have soon judged


@pytest.fixture(autouse=True)
def _lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Settings, "lang", "pl")


def test_everybody_has_a_line_for_each_game() -> None:
    head, *lines = told("stats", *FILES).splitlines()

    assert head.split() == ["kto", "gra", "partie", "wygrane", "punkty", "najwięcej"]
    assert {tuple(line.split()[:3]) for line in lines} == {
        *(("1", "ticket-to-ride-usa", "2"), ("2", "ticket-to-ride-usa", "2"), ("3", "ticket-to-ride-usa", "1")),
        *(("1", "ticket-to-ride-europe", "1"), ("2", "ticket-to-ride-europe", "1")),
    }


def test_a_profile_is_told_in_words_and_as_files_that_programs_read() -> None:
    own = ("stats", *FILES, "--name", "1")
    text = told(*own, "--game", "ticket-to-ride-usa")
    rows = list(csv.DictReader(io.StringIO(told(*own, "--csv"))))
    plays = json.loads(told(*own, "--bgsplay"))
    found = json.loads(told(*own, "--rival", "3", "--json"))["1"]

    for words in ("Wsiąść do Pociągu: 2 partie", "punktów na partię", "u pozostałych", "Najczęściej budowane:", "rywal"):
        assert words in text
    assert [len(rows), len(plays["plays"]), found["games"]] == [3, 3, 1]
    assert rows[0]["game"] == "ticket-to-ride-usa"


@pytest.mark.slow
def test_bots_judge_the_decisions_where_that_is_asked_for() -> None:
    assert "Boty oceniły 1 partię" in told("stats", SHORT, "--name", "1", "--budget", "1")


def test_nobody_of_that_name_and_a_game_without_an_end_are_one_sentence_each(tmp_path: Path) -> None:
    half = tmp_path / "pol.log"
    half.write_text("\n".join(Path(FILES[0]).read_text("utf-8").splitlines()[:-20]) + "\n", "utf-8")
    with pytest.raises(BadInput) as nobody:
        told("stats", FILES[0], "--name", "Ewa")
    with pytest.raises(BadInput) as unfinished:
        told("stats", str(half))

    assert nobody.value.sentence("pl") == "W tych partiach nie siedział nikt o imieniu „Ewa”."
    assert unfinished.value.sentence("pl") == f"Partia w {half} nie została dograna do końca."
