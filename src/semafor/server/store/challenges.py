"""Challenges: those that people made, who has begun which attempt, and the rankings of what was finished."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import attempt, challenge, result

MOST = 100
BOT = "bot:"  # whose attempt it is, where a bot plays for comparison


class Ranked(msgspec.Struct, frozen=True):
    """One finished attempt: the points of its seat, or its lead `against` the other of a pair, whose `first` game was before.

    A bot's has its level.
    """

    room: str
    seat: int
    name: str
    points: int
    against: str = ""
    first: str = ""
    level: str = ""


class Par(msgspec.Struct, frozen=True):
    """How a bot of that level did on the same deal: no points while it still plays."""

    level: str
    room: str
    points: int | None


class Past(msgspec.Struct, frozen=True):
    """A day's or week's challenge that is over: how many finished it, and the best of them."""

    challenge: str
    period: str
    players: int
    name: str
    points: int


class Challenger(msgspec.Struct, frozen=True):
    """Whose attempt it is: the account that is signed in (its folded name), or else the browser (the hash of its cookie)."""

    account: str
    guest: str

    @property
    def owner(self) -> str:
        return f"account:{self.account}" if self.account else f"guest:{self.guest}"

    @property
    def owners(self) -> list[str]:
        """Under which names this one may have played: the account's, or what this browser did before it signed in."""
        return [self.owner, f"guest:{self.guest}"] if self.guest else [self.owner] if self.account else []


class Begun(msgspec.Struct, frozen=True):
    """An attempt: its room, and the challenger's seat there."""

    room: str
    seat: int


class Made(msgspec.Struct, frozen=True):
    """A challenge that somebody made, as it is kept."""

    id: str
    owner: str
    name: str
    made_ms: int
    until_ms: int
    body: bytes


class OwnChallenge(msgspec.Struct, frozen=True):
    """A challenge that one has `made` or begun: the room of the attempt, and its points when it was finished."""

    id: str
    made: bool
    room: str
    points: int | None


class Challenges:
    """Each owner has one attempt at a challenge, and so at most one row of its ranking."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Challenges that people made

    async def put(self, made: Made) -> None:
        async with self.database.begin() as connection:
            await connection.execute(challenge.insert().values(msgspec.structs.asdict(made)))

    async def find(self, id: str) -> Made | None:
        found = await self._made(select(challenge).where(challenge.c.id == id))
        return found[0] if found else None

    async def count_open(self, owner: str, now_ms: int) -> int:
        """How many challenges of that owner are open."""
        asked = select(func.count()).where(challenge.c.owner == owner, challenge.c.until_ms > now_ms)
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def mine(self, who: Challenger) -> list[Made]:
        """Those that this one made or has begun, the newest first."""
        tried = select(attempt.c.challenge).where(attempt.c.owner.in_(who.owners))
        asked = select(challenge).where(or_(challenge.c.owner.in_(who.owners), challenge.c.id.in_(tried)))
        return await self._made(asked.order_by(challenge.c.made_ms.desc()).limit(MOST))

    async def of(self, owner: str) -> list[OwnChallenge]:
        """All that this owner has made or begun, whatever the kind."""
        counted = and_(result.c.challenge == attempt.c.challenge, result.c.owner == attempt.c.owner)
        begun = select(attempt.c.challenge, attempt.c.room, result.c.points).select_from(attempt.outerjoin(result, counted))
        async with self.database.engine.connect() as connection:
            made = set((await connection.execute(select(challenge.c.id).where(challenge.c.owner == owner))).scalars())
            rows = list(await connection.execute(begun.where(attempt.c.owner == owner).order_by(attempt.c.challenge)))
        tried = [OwnChallenge(id, id in made, room, points) for id, room, points in rows]
        return tried + [OwnChallenge(id, True, "", None) for id in sorted(made - {each.id for each in tried})]

    async def _made(self, asked: Select[Any]) -> list[Made]:
        async with self.database.engine.connect() as connection:
            return [Made(*row) for row in await connection.execute(asked)]

    # Attempts

    async def find_attempt(self, id: str, who: Challenger) -> Begun | None:
        """The attempt: the account's own, or what this browser began before it signed in or signed out."""
        mine: ColumnElement[bool] = attempt.c.owner.in_(who.owners)
        if not who.account and who.guest:
            mine = or_(mine, attempt.c.guest == who.guest)
        asked = select(attempt.c.owner, attempt.c.room, attempt.c.seat).where(attempt.c.challenge == id, mine)
        async with self.database.engine.connect() as connection:
            found = {row.owner: Begun(row.room, row.seat) for row in await connection.execute(asked)}
        return found.get(who.owner) or next(iter(found.values()), None)

    async def begin(self, id: str, owner: str, guest: str, begun: Begun) -> bool:
        """Whether this is the owner's attempt: not if there was another, or another sits there, however shortly before."""
        row = {"challenge": id, "owner": owner, "guest": guest, "room": begun.room, "seat": begun.seat}
        async with self.database.begin() as connection:
            return (await connection.execute(self.database.insert_once(attempt, row))).rowcount == 1

    async def withdraw(self, id: str, owner: str, room: str) -> None:
        """It did not come to that attempt."""
        gone = and_(attempt.c.challenge == id, attempt.c.owner == owner, attempt.c.room == room)
        async with self.database.begin() as connection:
            await connection.execute(delete(attempt).where(gone))

    async def waiting(self, id: str) -> list[str]:
        """The rooms of a pairs' challenge in which one waits for another."""
        alone = select(attempt.c.room).where(attempt.c.challenge == id).group_by(attempt.c.room)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(alone.having(func.count() == 1).limit(MOST))).scalars())

    async def count_begun(self, id: str) -> int:
        """How many people have begun it."""
        people = and_(attempt.c.challenge == id, ~attempt.c.owner.startswith(BOT))
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(people))).scalar_one())

    # Results

    async def finish(self, connection: AsyncConnection, id: str, standing: tuple[str, str], found: Iterable[Ranked]) -> None:
        """Count what a room led to, once; what was begun before attempts were kept belongs to itself."""
        for each in found:
            seat = 1 - each.seat if each.first else each.seat  # seats were exchanged
            asked = select(attempt.c.owner).where(attempt.c.room == (each.first or each.room), attempt.c.seat == seat)
            owner = (await connection.execute(asked)).scalar() or f"room:{each.room}:{each.seat}"
            kind, period = standing
            row = {**msgspec.structs.asdict(each), "challenge": id, "owner": owner, "kind": kind, "period": period}
            await connection.execute(self.database.insert_once(result, row))

    async def ranking(self, id: str) -> list[Ranked]:
        """The people's results, the best first."""
        asked = select(*(result.c[name] for name in Ranked.__struct_fields__)).where(result.c.challenge == id)
        best = asked.where(result.c.level == "").order_by(result.c.points.desc(), result.c.room, result.c.seat).limit(MOST)
        async with self.database.engine.connect() as connection:
            return [Ranked(*row) for row in await connection.execute(best)]

    async def par(self, id: str) -> list[Par]:
        """What the bots have reached, or are about to."""
        rows = select(attempt.c.owner, attempt.c.room, result.c.points).where(attempt.c.owner.startswith(BOT))
        both = attempt.outerjoin(result, and_(result.c.room == attempt.c.room, result.c.seat == attempt.c.seat))
        asked = rows.where(attempt.c.challenge == id).select_from(both)
        async with self.database.engine.connect() as connection:
            return [Par(owner.removeprefix(BOT), room, points) for owner, room, points in await connection.execute(asked)]

    async def has_played(self, id: str, who: Challenger) -> bool:
        """Whether a result of this one is there."""
        asked = select(result.c.room).where(result.c.challenge == id, result.c.owner.in_(who.owners)).limit(1)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(asked)).first() is not None

    async def periods(self, kind: str, who: Challenger) -> list[str]:
        """The days or weeks whose challenge, of whatever game, this one has finished."""
        asked = select(result.c.period).distinct().where(result.c.kind == kind, result.c.owner.in_(who.owners))
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def past(self, kind: str, game: str, before: str) -> list[Past]:
        """The game's challenges before that day or week which somebody finished, the newest first."""
        mine = and_(result.c.kind == kind, result.c.level == "", result.c.challenge.startswith(f"{kind}.{game}."))
        grouped = select(
            result.c.challenge, result.c.period, func.count().label("players"), func.max(result.c.points).label("most")
        )
        found = grouped.where(mine, result.c.period < before).group_by(result.c.challenge, result.c.period)
        newest = found.order_by(result.c.period.desc()).limit(MOST).subquery()
        best = and_(result.c.challenge == newest.c.challenge, result.c.points == newest.c.most, result.c.level == "")
        asked = select(newest.c.challenge, newest.c.period, newest.c.players, func.min(result.c.name), newest.c.most)
        rows = asked.select_from(newest.join(result, best)).group_by(*newest.c).order_by(newest.c.period.desc())
        async with self.database.engine.connect() as connection:
            return [Past(*row) for row in await connection.execute(rows)]
