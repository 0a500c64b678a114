"""Looking after a server from its machine: rooms, people, what is set aside. The server may run meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from semafor.cli.terminal import Lang, Settings, out, say
from semafor.kernel.errors import BadInput
from semafor.kernel.words import Words

app = typer.Typer(no_args_is_help=True, help="Look after a server: its rooms, its people, what is set aside.")
DatabaseOption = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…; SEMAFOR_DATABASE if not given.")]


def on_database(url: str | None, work: Callable[[Any], Awaitable[int]]) -> None:
    """Do that with the open database; its number is the exit code."""
    try:
        from semafor.server.settings import Settings as ServerSettings
        from semafor.server.store import open_database
    except ImportError as error:
        raise BadInput("no-server-library", "semafor.cli", library=error.name or "") from None

    async def run() -> int:
        database = await open_database(ServerSettings.read(database=url).database)
        try:
            return await work(database)
        finally:
            await database.close()

    code = asyncio.run(run())
    if code:
        raise typer.Exit(code)


@app.command()
def rooms(
    status: Annotated[str | None, typer.Option(help="open | playing | over | aside")] = None,
    database: DatabaseOption = None,
    lang: Lang = Settings.lang,
) -> None:
    """List the rooms: id, status, game, kinds of seats."""

    async def work(opened: Any) -> int:
        from semafor.server.store.lobby import Lobby

        for room, now, game, body in await Lobby(opened).all(status):
            seats = " ".join(seat["kind"] for seat in msgspec.json.decode(body)["seats"])
            out.print(f"{room}  {now:<8} {game:<24} {seats}")
        return 0

    on_database(database, work)


@app.command()
def people(database: DatabaseOption = None, lang: Lang = Settings.lang) -> None:
    """List the accounts and how many seats each has."""

    async def work(opened: Any) -> int:
        from semafor.server.store.accounts import Accounts

        for shown, seats in await Accounts(opened).all():
            out.print(f"{shown:<26} {seats}")
        return 0

    on_database(database, work)


@app.command()
def quarantine(database: DatabaseOption = None, lang: Lang = Settings.lang) -> None:
    """List the rooms that were set aside, and why."""

    async def work(opened: Any) -> int:
        from semafor.server.node.quarantine import KIND
        from semafor.server.store.derived import Derived

        for room, body in (await Derived(opened).all(KIND)).items():
            facts: dict[str, Any] = msgspec.json.decode(body)
            out.print(f"{room}  {explain(facts)}")
        return 0

    on_database(database, work)


def explain(facts: dict[str, Any]) -> str:
    said = Words(Settings.lang, "semafor.server")
    return said.say(f"denied-{facts['why']}", **{name: fact for name, fact in facts.items() if name != "why"})


@app.command()
def recheck(
    room: Annotated[str | None, typer.Argument(help="One room; all of them if not given.")] = None,
    database: DatabaseOption = None,
    lang: Lang = Settings.lang,
) -> None:
    """Fold rooms anew from their logs: what cannot be is listed (exit code 1), what can is no longer set aside."""

    async def work(opened: Any) -> int:
        from semafor.server.node.recheck import recheck_rooms

        bad = 0
        async for id, aside in recheck_rooms(opened, room):
            if aside is not None:
                bad += 1
                out.print(f"{id}  {explain({'why': aside.why, **aside.facts})}")
        say("admin-rechecked", bad=bad)
        return 1 if bad else 0

    on_database(database, work)


@app.command()
def recount(database: DatabaseOption = None, lang: Lang = Settings.lang) -> None:
    """Make the facts of all finished games anew from their logs: what profiles are counted from."""

    async def work(opened: Any) -> int:
        from semafor.server.node.recheck import recount_rooms

        say("admin-recounted", rooms=len([room async for room in recount_rooms(opened)]))
        return 0

    on_database(database, work)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not be there yet.")],
    database: DatabaseOption = None,
    lang: Lang = Settings.lang,
) -> None:
    """Copy a database of SQLite while its server runs; put the copy in its place to restore it."""
    from semafor.server.settings import Settings as ServerSettings

    url = ServerSettings.read(database=database).database
    source = Path(url.removeprefix("sqlite:///"))
    if not url.startswith("sqlite:///") or not source.is_file():
        raise BadInput("bad-backup-source", "semafor.cli", url=url.partition(":")[0])
    if file.exists():
        raise BadInput("bad-backup-target", "semafor.cli", file=str(file))
    with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(file)) as copy:
        running.backup(copy)
    say("admin-backed-up", file=str(file))


@app.command()
def reports(
    done: Annotated[str | None, typer.Option(help="The number of a report that has been seen to: it is deleted.")] = None,
    database: DatabaseOption = None,
    lang: Lang = Settings.lang,
) -> None:
    """List what people at tables have reported: number, time, room, seat and their words."""

    async def work(opened: Any) -> int:
        from semafor.server.store.reports import Reports

        if done is not None and not await Reports(opened).close(done):
            raise BadInput("bad-report", "semafor.cli", id=done)
        for report in await Reports(opened).all():
            at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(report.at_ms / 1000))
            out.print(Text(f"{report.id}  {at}  {report.room}  {report.seat + 1}  {report.text}"))
        return 0

    on_database(database, work)


@app.command()
def programs(
    end: Annotated[str | None, typer.Option(help="The number of a program whose token is to be worth nothing.")] = None,
    database: DatabaseOption = None,
    lang: Lang = Settings.lang,
) -> None:
    """List the programs: number, name, maker, games."""

    async def work(opened: Any) -> int:
        from semafor.server.store.programs import Programs

        if end is not None and await Programs(opened).get(end) is None:
            raise BadInput("bad-program-id", "semafor.cli", id=end)
        if end is not None:
            await Programs(opened).drop(end)
        for each in await Programs(opened).all():
            out.print(Text(f"{each.id}  {each.shown:<26} {each.maker:<26} {' '.join(each.games)}"))
        return 0

    on_database(database, work)


@app.command(name="new-program")
def new_program(
    name: str,
    about: Annotated[str, typer.Option(help="What is said of it.")] = "",
    game: Annotated[list[str] | None, typer.Option(help="A game it plays; several times if need be, all if not given.")] = None,
    database: DatabaseOption = None,
    lang: Lang = Settings.lang,
) -> None:
    """Make an account for a program; its token is printed, once."""

    async def work(opened: Any) -> int:
        from semafor.server.http.programs import ProgramForm
        from semafor.server.http.programs import new_program as laid
        from semafor.server.store.programs import Programs

        new, token = laid(ProgramForm(name, about, game or []), "", time.time_ns() // 1_000_000)
        if not await Programs(opened).add(new):
            raise BadInput("bad-program-name", "semafor.cli", name=new.shown)
        out.print(Text(token))
        return 0

    on_database(database, work)
