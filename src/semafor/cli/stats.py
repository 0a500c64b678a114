"""Statistics over records: of everybody in them, or the profile of one."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.table import Table as Grid

import semafor
from semafor.bots import Budget
from semafor.bots.analysis import analyse
from semafor.cli.minus import written
from semafor.cli.terminal import Json, Lang, Settings, out, print_json, read_record, say, words
from semafor.kernel.errors import BadInput
from semafor.profiles.bgstats import write_plays
from semafor.profiles.facts import GameFacts, Sitting, facts_of_table
from semafor.profiles.files import write_csv
from semafor.profiles.judged import Judged, judge_seats
from semafor.profiles.profile import Asked, BoxCount, Played, Profile, count_profile

FAVOURITES = 8
Counted = tuple[GameFacts, list[Judged | None]]


def stats(
    files: Annotated[list[str], typer.Argument(help="Records of finished games, the oldest first.")],
    name: Annotated[str, typer.Option(help="Whose profile; everybody's line without it.")] = "",
    game: Annotated[str, typer.Option(help="Only games of this key.")] = "",
    seats: Annotated[int, typer.Option(help="Only tables of so many seats.")] = 0,
    rival: Annotated[str, typer.Option(help="Only games in which that one sat too.")] = "",
    budget: Annotated[str, typer.Option(help="Let bots judge every decision, with so much thought as in analyse.")] = "",
    as_csv: Annotated[bool, typer.Option("--csv", help="Print a line for each game of --name as CSV.")] = False,
    as_plays: Annotated[bool, typer.Option("--bgsplay", help="Print the games of --name as a play file of BG Stats.")] = False,
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Count records: games, wins, places, points by source, favourites, rivals; seats without a name go by their number."""
    counted = [count_record(file, budget) for file in files]
    asked = Asked(game, seats, f"person:{rival.casefold()}" if rival else "")
    found = {each: games_of(counted, each) for each in ([name] if name else everybody(counted))}
    if name and not found[name]:
        raise BadInput("bad-stats-name", "semafor.cli", name=name)
    if as_csv or as_plays:
        own = [each for games in found.values() for each in games if asked.takes(each)]
        sys.stdout.write(write_csv(own) if as_csv else write_plays(own))
        return
    profiles = {each: count_profile(games, asked) for each, games in found.items()}
    if as_json:
        print_json(profiles)
    elif name:
        print_profile(profiles[name])
    else:
        print_everybody(profiles)


def count_record(file: str, budget: str) -> Counted:
    """The facts of the game in that file, and what bots say of it if they are asked."""
    record = read_record(file)
    game = semafor.game(record.header.game)
    table = record.replay(game)
    if not table.over:
        raise BadInput("bad-stats-unfinished", "semafor.cli", file=file)
    names = [*record.header.names, *[""] * table.seats]
    people = [Sitting("person", names[at] or str(at + 1)) for at in range(table.seats)]
    judged = judge_seats(list(analyse(game, record, Budget.read(budget)))) if budget else []
    return facts_of_table(table, people, room=file), judged


def everybody(counted: list[Counted]) -> list[str]:
    known = {seat.who.id: seat.who.name for facts, _ in counted for seat in facts.seats if seat.who.kind == "person"}
    return sorted(known.values())


def games_of(counted: list[Counted], name: str) -> list[Played]:
    id = Sitting("person", name).id
    return [
        Played(facts, at, judged[at] if at < len(judged) else None)
        for facts, judged in counted
        for at in [at for at, seat in enumerate(facts.seats) if seat.who.id == id][:1]
    ]


def grid(*heads: str) -> Grid:
    made = Grid(box=None, padding=(0, 3, 0, 0))
    for at, head in enumerate(heads):
        made.add_column(head and words().say(head), justify="right" if at else "left")
    return made


def print_everybody(profiles: dict[str, Profile]) -> None:
    """A line for each person and game."""
    lines = grid("stats-who", "stats-game", "stats-games", "stats-won", "stats-points", "stats-most")
    for name, profile in profiles.items():
        for box in profile.boxes:
            lines.add_row(name, box.game, str(box.games), str(box.won), figure(box.points), figure(box.most))
    out.print(lines)


def print_profile(profile: Profile) -> None:
    for box in profile.boxes:
        print_box(box)
    if profile.rivals:
        lines = grid("stats-rival", "stats-games", "stats-ahead", "stats-behind")
        for rival in profile.rivals:
            lines.add_row(rival.who.name, str(rival.games), str(rival.ahead), str(rival.behind))
        out.print(lines)


def print_box(box: BoxCount) -> None:
    """One game: places, points by source beside those of the others, what was built most, what bots say."""
    said = words(semafor.game(box.game))
    places = ", ".join(f"{place}. × {count}" for place, count in enumerate(box.places, 1))
    say("stats-box", title=semafor.game(box.game).title(Settings.lang), games=box.games, won=box.won, places=places or "–")
    lines = grid("", "stats-mine", "stats-others")
    for part in box.parts:
        lines.add_row(said.say(f"part-{part.name}"), figure(part.mine), figure(part.others))
    lines.add_row(words().say("score-total"), figure(box.points), figure(box.others), style="bold")
    out.print(lines)
    say(
        "stats-works",
        works=", ".join(f"{work.what.partition(':')[2]} × {work.games}" for work in box.works[:FAVOURITES]) or "–",
    )
    for judged in box.judged:
        say("stats-judged", games=judged.games, best=f"{judged.best:.0%}", lost=figure(judged.lost), luck=f"{judged.luck:+.2f}")
    out.print()


def figure(value: float | None) -> str:
    return "–" if value is None else written(value)
