"""What the commands say, in Polish: one walk through a game in the terminal, and what is said of words that do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from semafor.cli.app import app
from semafor.cli.terminal import Settings
from semafor.kernel.errors import BadInput


@pytest.fixture(autouse=True)
def _lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Settings, "lang", "pl")


def told(*words: str, typed: str = "") -> str:
    return CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False).output


def test_a_game_in_the_terminal_is_polish_from_the_welcome_to_the_last_word(tmp_path: Path) -> None:
    file = str(tmp_path / "gra.log")
    typed = "zatrzymaj 1\n1\nwszystkie Denver\nwszystkie Pacanów\nstół\ncofnij\nzajmij Denver-Omaha za 4 różowe\nkoniec\n"
    text = told("play", "ticket-to-ride-usa", "--seed", "4", "--bots", "random", "--lang", "pl", "--save", file, typed=typed)

    for sentence in (
        "Wpisz ruch albo jego numer; „wszystkie” pokazuje wszystkie ruchy",
        "wybrano: 1. (ttr-usa.setup.keep)",
        "Zajmij trasę Denver – ",
        "Żaden ruch nie dotyczy „Pacanów”.",
        "(pokaże je „wszystkie”)",
        "Tego ruchu nie można cofnąć",
        "„rozowe” to nie rodzaj karty wagonów",
        f"Zapis gry jest w pliku {file}.",
    ):
        assert sentence in text
    assert "Nie: " not in text
    assert "wynikają z ziarna" in told("verify", file, "--lang", "pl")


def test_a_whole_game_ends_with_the_score_in_polish() -> None:
    text = told("play", "railroad-ink", "--seats", "2", "--bots", "random", "--seed", "1", "--lang", "pl", typed="1\n" * 60)

    assert "O zwycięstwie zdecydowała zasada: " in text
    assert "razem" in text
    assert "Miejsce 2" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "railroad-ink", "pacanów"), "nie nazywa się „pacanów” ani o tym nie mówi."),
        (("play", "railroad-ink", "--save", "nie/ma/gdzie.log"), "Nie można zapisać pliku nie/ma/gdzie.log: "),
        (("play", "railroad-ink", "--seats", "2", "--bots", "random,random"), "dla ciebie nie zostaje żadne"),
        (("play", "railroad-ink", "--bots", "wielki"), "Nie ma poziomu botów „wielki”"),
        (("score", "nie-ma.json"), "Nie można odczytać nie-ma.json: "),
        (("admin", "backup", "x", "--database", "postgresql://x"), "dla PostgreSQL użyj pg_dump."),
    ],
)
def test_words_that_do_not_fit_are_answered_in_polish(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        told(*words, "--lang", "pl")

    assert sentence in refused.value.sentence("pl")


def test_the_card_of_a_game_is_printed_with_its_rules() -> None:
    text = told("card", "ticket-to-ride-europe", "--seats", "4", "--lang", "pl")

    assert "Trasa z 8 polami: 21 punktów." in text
    assert "ttr-eu.station.cost-third" in text
    assert "ttr.double.four-five-players" in text
    assert '"rule": "rev.rail.cost-base"' in told("card", "railroad-revolution", "--json", "--lang", "pl")
