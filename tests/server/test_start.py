"""A server that cannot start says in one sentence why, and nothing is begun."""

from __future__ import annotations

import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from semafor.kernel.errors import BadInput
from semafor.server.node.bus import make_bus
from server.client import Served
from warm import run as semafor

SENTENCES = {
    "no-such-url": ("A database is sqlite:///FILE or", "Baza danych to sqlite:///PLIK albo"),
    "no-folder": ("There is no folder “", "Nie ma folderu „"),
    "no-database": ("is not a database of SQLite", "nie jest bazą danych SQLite"),
    "not-writable": ("cannot be written", "nie można pisać"),
    "a-folder": ("cannot be opened", "Nie można otworzyć"),
    "of-the-future": ("made by a newer version", "nowsza wersja"),
    "nobody-answers": ("The database (postgresql) cannot be opened", "Nie można otworzyć bazy danych (postgresql)"),
    "no-port-number": ("The database (postgresql) cannot be opened", "Nie można otworzyć bazy danych (postgresql)"),
    "no-bus": ("A bus is memory:,", "Szyna to memory:,"),
    "no-redis-port": ("A bus is memory:,", "Szyna to memory:,"),
    "silent-bus": ("The bus (redis) did not answer", "Szyna (redis) nie odpowiedziała"),
    "bus-of-sqlite": ("SEMAFOR_DATABASE is SQLite", "SEMAFOR_DATABASE to SQLite"),
    "no-workers": ("SEMAFOR_WORKERS is a number from 1 to 256, not 0", "SEMAFOR_WORKERS to liczba od 1 do 256, a nie 0"),
    "no-number": ("SEMAFOR_LIMITS is a number from 0 to 1000, not nan", "SEMAFOR_LIMITS to liczba od 0 do 1000, a nie nan"),
    "no-digits": ("SEMAFOR_PROXIES must be a number, not “two”", "SEMAFOR_PROXIES musi być liczbą, a nie „two”"),
    "no-socket": ("SEMAFOR_FD = 9999 is no open socket", "SEMAFOR_FD = 9999 nie jest otwartym gniazdem"),
    "no-log-level": ("There is no log level “loud”", "Nie ma poziomu dziennika „loud”"),
    "no-page": ("There is no built page (index.html) in the folder “", "W folderze „"),
    "port-in-use": ("is in use already", "jest już zajęty"),
    "no-address": ("Port 0 of 192.0.2.1 cannot be used", "Nie można użyć portu 0 na 192.0.2.1"),
}


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def flags(case: str, folder: Path, taken: int) -> list[str]:
    """What is wrong, as words of the command line."""
    if case == "no-database":
        (folder / "letter.txt").write_text("Dear reader, this is no database at all.\n" * 50, "utf-8")
    if case in ("not-writable", "of-the-future"):
        with closing(sqlite3.connect(folder / "kept.db")) as kept, kept:
            kept.execute("create table alembic_version (version_num varchar(32) not null)")
            kept.execute("insert into alembic_version values (?)", ("v999" if case == "of-the-future" else "v1",))
    return {
        "no-such-url": ["--database", "mysql://somebody@somewhere/semafor"],
        "no-folder": ["--database", f"sqlite:///{folder}/missing/semafor.db"],
        "no-database": ["--database", f"sqlite:///{folder}/letter.txt"],
        "not-writable": ["--database", f"sqlite:///file:{folder}/kept.db?mode=ro&uri=true"],
        "a-folder": ["--database", f"sqlite:///{folder}"],
        "of-the-future": ["--database", f"sqlite:///{folder}/kept.db"],
        "nobody-answers": ["--database", f"postgresql://somebody:secret@127.0.0.1:{free_port()}/semafor"],
        "no-port-number": ["--database", "postgresql://somebody:secret@127.0.0.1:port/semafor"],
        "no-bus": ["--bus", "pigeon://somewhere"],
        "no-redis-port": ["--bus", "redis://127.0.0.1:port"],
        "silent-bus": ["--bus", f"redis://127.0.0.1:{free_port()}"],
        "bus-of-sqlite": ["--bus", "postgresql:"],
        "no-workers": [],
        "no-number": [],
        "no-digits": [],
        "no-socket": [],
        "no-log-level": ["--log-level", "loud"],
        "no-page": ["--page", f"{folder}/missing"],
        "port-in-use": ["--port", str(taken)],
        "no-address": ["--host", "192.0.2.1"],
    }[case]


ENVIRONMENT = {
    "no-workers": {"SEMAFOR_WORKERS": "0"},
    "no-number": {"SEMAFOR_LIMITS": "nan"},
    "no-digits": {"SEMAFOR_PROXIES": "two"},
    "no-socket": {"SEMAFOR_FD": "9999"},
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("case", SENTENCES)
def test_a_server_that_cannot_start_says_why_in_one_sentence(case: str, lang: str, tmp_path: Path, taken: int) -> None:
    asked = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/semafor.db", *flags(case, tmp_path, taken)]
    told = semafor(*asked, "--lang", lang, **ENVIRONMENT.get(case, {}))

    assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, "", 1), told.stderr
    assert SENTENCES[case][lang == "pl"] in told.stderr
    assert "secret" not in told.stderr


def test_a_server_that_starts_says_where_it_is(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/semafor.db")

    served.stop()

    assert served.greeting.startswith("Semafor is at http://127.0.0.1:")


def test_a_bus_of_redis_names_the_library_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(BadInput) as refused:
        make_bus("redis://somewhere", "sqlite:///semafor.db")

    assert "semafor[server,redis]" in refused.value.sentence("en")
    assert "semafor[server,redis]" in refused.value.sentence("pl")
