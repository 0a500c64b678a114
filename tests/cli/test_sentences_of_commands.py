"""What the commands say, in Polish: one walk through a game in the terminal, and what is said of words that do not fit."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner

import semafor
from semafor.cli.app import app
from semafor.cli.terminal import Settings
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import SealedLuck, commitment


@pytest.fixture(autouse=True)
def _lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Settings, "lang", "pl")


def told(*words: str, typed: str = "") -> str:
    """In a thread of its own: a browser test before may have left Playwright's loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        said = thread.submit(CliRunner().invoke, app, [*words, "--lang", "pl"], input=typed, catch_exceptions=False)
        return said.result().output


def test_a_game_in_the_terminal_is_polish_from_the_welcome_to_the_last_word(tmp_path: Path) -> None:
    file = str(tmp_path / "gra.log")
    typed = "zatrzymaj 1\n1\nwszystkie Denver\nwszystkie Pacanów\nstół\ncofnij\nzajmij Denver-Omaha za 4 różowe\nkoniec\n"
    text = told("play", "ticket-to-ride-usa", "--seed", "4", "--bots", "random", "--save", file, typed=typed)

    for sentence in (
        "Wpisz ruch albo jego numer; „wszystkie” pokazuje wszystkie ruchy",
        "wybrano: 1. (ttr-usa.setup.keep)",
        "Zajmij trasę Denver – ",
        "Żaden ruch nie dotyczy „Pacanów”.",
        "(pokaże je „wszystkie”)",
        "Tego ruchu nie można cofnąć",
        "„różowe” to nie rodzaj karty wagonów",
        f"Zapis gry jest w pliku {file}.",
    ):
        assert sentence in text
    assert "Nie: " not in text
    assert "wynikają z ziarna" in told("verify", file)


def test_a_whole_game_ends_with_the_score_in_polish() -> None:
    text = told("play", "railroad-ink", "--seats", "2", "--bots", "random", "--seed", "1", typed="1\n" * 60)

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
    ids=["rule", "save", "bots", "level", "score", "backup"],
)
def test_words_that_do_not_fit_are_answered_in_polish(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        told(*words)

    assert sentence in refused.value.sentence("pl")


def test_the_card_of_a_game_is_printed_with_its_rules() -> None:
    text = told("card", "ticket-to-ride-europe", "--seats", "4")

    assert "Trasa z 8 polami: 21 punktów." in text
    assert "ttr-eu.station.cost-third" in text
    assert "ttr.double.four-five-players" in text
    assert '"rule": "rev.rail.cost-base"' in told("card", "railroad-revolution", "--json")


def test_a_database_is_copied_once_and_read_anew(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/semafor.db"
    copied = ("admin", "backup", str(tmp_path / "kopia.db"), "--database", database)
    read = told("admin", "recheck", "--database", database)

    assert "Każdy stół da się odczytać." in read
    assert "Policzono od nowa 0 zakończonych partii." in told("admin", "recount", "--database", database)
    assert f"Kopia jest w pliku {tmp_path}/kopia.db. Aby ją przywrócić, zatrzymaj serwer" in told(*copied).replace("\n", " ")
    with pytest.raises(BadInput) as refused:
        told(*copied)
    assert refused.value.sentence("pl") == f"Plik {tmp_path}/kopia.db już istnieje; wybierz inną nazwę."


@pytest.mark.parametrize("command", ["serve", "admin"])
def test_a_server_without_its_libraries_says_what_to_install(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "semafor.server.settings", None)
    with pytest.raises(BadInput) as refused:
        told(*{"serve": ["serve"], "admin": ["admin", "rooms"]}[command])

    assert refused.value.sentence("pl").endswith("zainstaluj semafor[server].")


@pytest.mark.parametrize(
    ("luck", "sentence"),
    [("sealed", "zapieczętowanej przed rozdaniem"), ("replayed", "losu nie da się")],
    ids=["sealed", "replayed"],
)
def test_a_record_is_proved_as_far_as_it_tells_its_luck(luck: str, sentence: str, tmp_path: Path) -> None:
    game, secret = semafor.game("railroad-ink"), bytes(32)
    table = game.table(seats=1, luck=SealedLuck(secret, [b"salt"]))
    table.play(table.state.legal(0)[0], seat=0)
    record = semafor.Record.of(table)
    if luck == "sealed":
        record.header.secret, record.header.commitment, record.header.salts = secret.hex(), commitment(secret), ["salt"]
    (tmp_path / "gra.log").write_text(str(record), "utf-8")

    assert sentence in told("verify", str(tmp_path / "gra.log")).replace("\n", " ")


def test_the_decisions_of_a_game_are_summed_up_for_each_seat(tmp_path: Path) -> None:
    table = semafor.game("railroad-ink").table(seats=2, seed=1)
    table.play(table.state.legal(0)[0], seat=0)
    (tmp_path / "gra.log").write_text(str(semafor.Record.of(table)), "utf-8")

    text = told("analyse", str(tmp_path / "gra.log"), "--budget", "1")

    assert "Miejsce 1: decyzje: 1, oddane " in text
    assert "Miejsce 2: decyzje: 0, " in text


PICTURE = """
class Figure:
    def __init__(self, **form): ...
    def subplots(self, *counts): return self, self
    def __getattr__(self, name): return lambda *shown, **form: None
    def savefig(self, file): open(file, "w").close()
"""


def test_the_standings_of_the_arena_have_polish_heads_and_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library that draws is an extra, so what stands here for it only writes the file."""
    words = ("arena", "railroad-ink", "--bots", "random", "--games", "1", "--plot")
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(BadInput) as lacking:
        told(*words, "x.png")
    assert lacking.value.sentence("pl") == 'Do tego potrzebny jest dodatek: pip install "semafor[plot]".'

    (tmp_path / "matplotlib").mkdir()
    (tmp_path / "matplotlib" / "figure.py").write_text(PICTURE, "utf-8")
    monkeypatch.delitem(sys.modules, "matplotlib.figure")
    monkeypatch.syspath_prepend(tmp_path)
    text = told(*words, str(tmp_path / "wykres.png"))
    assert all(head in text for head in ("bot", "gry", "udział w zwycięstwach", "punkty", "ranking", "ruch"))
    assert f"Wykres jest w pliku {tmp_path}/wykres.png." in text.replace("\n", "")
    with pytest.raises(BadInput) as refused:
        told(*words, str(tmp_path / "nie-ma" / "wykres.png"))
    assert "Nie można zapisać wykresu" in refused.value.sentence("pl")


def test_programs_and_reports_are_seen_to_from_the_machine(tmp_path: Path) -> None:
    where = ("--database", f"sqlite:///{tmp_path}/semafor.db")
    token = told("admin", "new-program", "Deep Rail", "--game", "steamrollers", *where).strip()
    listed = told("admin", "programs", *where)

    assert token.startswith("program_")
    assert "Deep Rail" in listed
    assert "steamrollers" in listed
    assert token not in listed
    assert told("admin", "reports", *where) == ""
    for words, sentence in (
        (("reports", "--done", "x"), "Nie ma zgłoszenia o numerze „x”."),
        (("programs", "--end", "x"), "Nie ma programu o numerze „x”."),
        (("new-program", "deep rail"), "Nazwa „deep rail” jest zajęta, albo taka, która wygląda tak samo."),
    ):
        with pytest.raises(BadInput) as refused:
            told("admin", *words, *where)
        assert refused.value.sentence("pl") == sentence
    assert told("admin", "programs", "--end", listed.split()[0], *where) == ""
