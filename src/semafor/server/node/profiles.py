"""Statistics of people: the facts of finished rooms as they are kept, and whose games they are."""

from __future__ import annotations

import asyncio

import msgspec

from semafor.profiles.facts import facts_of_room
from semafor.profiles.profile import Played
from semafor.rooms.refold import SetAside
from semafor.rooms.room import Room
from semafor.server.node.archive import Archive, NoRoom
from semafor.server.store.played import KeptFacts, OwnSeat, PlayedGames

AT_ONCE = 50  # games of before facts were kept that are counted while somebody waits


def keep_facts(room: Room) -> KeptFacts | None:
    """What is kept of a room that is over; None where nothing was decided."""
    facts = facts_of_room(room)
    if facts is None:
        return None
    counted = [seat.counted(room.setting.handed) or ("", "", "") for seat in room.seats]
    handed = {at: counted[at][1] for at, seat in enumerate(room.seats) if seat.before}
    return KeptFacts(facts, [token for _, _, token in counted], handed)


class Whose(msgspec.Struct, frozen=True):
    """Whose games: an account's (its folded name), a browser's (the hash of its cookie), or both together."""

    account: str = ""
    guest: str = ""

    @property
    def owner(self) -> str:
        """Under this a profile is published: the account's if there is one."""
        return f"account:{self.account}" if self.account else f"guest:{self.guest}" if self.guest else ""

    @classmethod
    def of_owner(cls, owner: str) -> Whose:
        kind, _, name = owner.partition(":")
        return cls(account=name) if kind == "account" else cls(guest=name)


class Profiles:
    """Gathers the games of people."""

    def __init__(self, games: PlayedGames, archive: Archive) -> None:
        self.games = games
        self.archive = archive

    async def gather(self, whose: Whose) -> list[Played]:
        """Every finished game of theirs once, the oldest first; of several seats at one table the first is the person's own."""
        await self._count_older(whose)
        seats = await self.games.of_account(whose.account) if whose.account else []
        seats += await self.games.of_guest(whose.guest) if whose.guest else []
        by_room: dict[str, OwnSeat] = {}
        for each in seats:
            by_room.setdefault(each.room, each)
        found = [Played(each.kept.facts, each.seat, each.judged) for each in by_room.values()]
        return sorted(found, key=lambda each: (each.facts.at_ms, each.facts.room))

    async def _count_older(self, whose: Whose) -> None:
        """Games that ended before facts were kept, or in another form, are read from their logs."""
        for id in await self.games.uncounted(whose.account, whose.guest, AT_ONCE):
            try:
                kept = keep_facts(await self.archive.read(id))
            except (NoRoom, SetAside):
                continue
            async with self.games.database.begin() as connection:
                await self.games.put(connection, id, kept)
            await asyncio.sleep(0)  # those who play come first
