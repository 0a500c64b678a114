"""What follows from a room beyond the room: its card, whose tables they are, ratings, rankings, the next game, calls, facts.

What is due is written in one transaction with the entry it follows from, and struck off in one transaction with its being
done: neither a kill nor a lost connection comes between. The node that wrote the entry does it at once; what one left behind is
done by whichever node starts or looks next.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.rooms import entries as e
from semafor.rooms.render import render_card
from semafor.rooms.room import Room
from semafor.server.calls.calls import Calls
from semafor.server.calls.whom import turns_to_absent
from semafor.server.challenges.challenge import period_of
from semafor.server.challenges.results import results_of
from semafor.server.node.profiles import keep_facts
from semafor.server.node.ratings import new_ratings, rated_seats
from semafor.server.store import Database
from semafor.server.store.accounts import Accounts
from semafor.server.store.challenges import Challenges
from semafor.server.store.dues import DueList
from semafor.server.store.lobby import Card, Lobby
from semafor.server.store.played import PlayedGames
from semafor.server.store.programs import Programs
from semafor.server.store.ratings import Ratings

CARD, CLAIM, RATING, RESULT, REMATCH, EXCHANGE = "card", "claim", "rating", "result", "rematch", "exchange"
CALL, FACTS = "call", "facts"
AT_ONCE = [CARD, CLAIM]  # what follows from a new room, and is done at once
FIRST = [*AT_ONCE, CALL]  # and all that follows: whom to call is known when its people hold their keys
logger = logging.getLogger("semafor.server")

# What the lobby shows of a room changes with these.
ON_THE_CARD = (
    e.Seated,
    e.BotSeated,
    e.Left,
    e.Claimed,
    e.Resigned,
    e.Aborted,
    e.GivenToBot,
    e.CameBack,
    e.BotFailed,
    e.Rematch,
    e.Forgotten,
    e.Offered,
    e.OfferEnded,
    e.HandedOver,
    e.Kicked,
)
CHANGED_HANDS = (e.HandedOver, e.Kicked)

Settle = Callable[[AsyncConnection, Room], Awaitable[None]]
Errand = Callable[[Room], Awaitable[None]]


def dues_of(room: Room, entry: e.Entry, present: Collection[int] = ()) -> list[str]:
    """What will follow from the entry, if it is the next one of the room; these seats have the table open."""
    ends = room.ends_with(entry)
    asked = {
        CARD: ends or isinstance(entry, ON_THE_CARD),
        CLAIM: isinstance(entry, CHANGED_HANDS) or (isinstance(entry, e.Claimed | e.Seated) and bool(entry.account)),
        RATING: ends and room.setting.rated,
        RESULT: ends and room.setting.attempt is not None,
        EXCHANGE: ends and is_first_of_pair(room),
        REMATCH: isinstance(entry, e.RematchAgreed) and room.awaited_for_rematch == [entry.seat],
        FACTS: ends or (room.status == "over" and isinstance(entry, e.Rekeyed | e.Forgotten)),
        CALL: not ends and turns_to_absent(room, entry, present),
    }
    return [what for what, due in asked.items() if due]


def is_first_of_pair(room: Room) -> bool:
    """Whether the same deal follows with seats exchanged."""
    attempt = room.setting.attempt
    return attempt is not None and attempt.pair and not attempt.first


def due_at_once(entry: e.Entry, due: list[str]) -> list[str]:
    """What is done before the entry is answered. Who acts does not wait for the call of another: the postman finds it."""
    return [what for what in due if what != CALL or not isinstance(entry, e.Acted)]


class Dues:
    """Does what is due, each once."""

    def __init__(self, database: Database, errands: Mapping[str, Errand], calls: Calls) -> None:
        self.database = database
        self.calls = calls
        self.listed = DueList(database)
        self.lobby = Lobby(database)
        self.accounts = Accounts(database)
        self.ratings = Ratings(database)
        self.challenges = Challenges(database)
        self.programs = Programs(database)
        self.games = PlayedGames(database)
        self.settling: dict[str, Settle] = {
            CARD: self._put_card,
            CLAIM: self._claim,
            RATING: self._rate,
            RESULT: self._rank,
            CALL: calls.note,
            FACTS: self._note_facts,
        }
        self.errands = errands
        self.left: set[tuple[str, str]] = set()  # what was due already when this was last asked

    async def work_off(self, room: Room, due: list[str]) -> None:
        """Do what is due of the room. What breaks stays due and is tried again; the entry stands anyway."""
        for what in due:
            try:
                await self._do(room, what)
            except Exception:
                logger.exception("due broke", extra={"room": room.id, "due": what})

    async def _do(self, room: Room, what: str) -> None:
        if what in self.errands:
            await self.errands[what](room)  # done twice it is the same
        async with self.database.begin() as connection:
            if await self.listed.strike(connection, room.id, what, room.n) and what in self.settling:
                await self.settling[what](connection, room)

    async def find(self, *, late: bool) -> dict[str, list[str]]:
        """What is due, by room; only what was due the last time too if it must be `late`: the rest is being done."""
        known, self.left = self.left, await self.listed.all()
        found: dict[str, list[str]] = {}
        for room, what in sorted(self.left & known if late else self.left):
            found.setdefault(room, []).append(what)
        return found

    async def show(self, room: Room) -> None:
        """Show the room in the lobby as it is."""
        async with self.database.begin() as connection:
            await self._put_card(connection, room)

    async def _put_card(self, connection: AsyncConnection, room: Room) -> None:
        setting, body = room.setting, msgspec.json.encode(render_card(room))
        card = Card(room.id, setting.game, room.status, setting.public, room.at_ms, body, room.n)
        await self.lobby.put(connection, card)

    async def _claim(self, connection: AsyncConnection, room: Room) -> None:
        for at, seat in enumerate(room.seats):
            for before in seat.before:
                if before.account:
                    await self.accounts.remember(connection, room.id, at, before.account)
            if seat.account:
                await self.accounts.claim(connection, room.id, at, seat.account)
            elif seat.before:
                await self.accounts.unclaim(connection, room.id, at)

    async def _rate(self, connection: AsyncConnection, room: Room) -> None:
        names = list(rated_seats(room).values())
        makers = await self.programs.makers(connection, names)
        if names and makers.isdisjoint(names):  # who plays against a program of their own could win as often as they like
            await self.ratings.rate(connection, room.id, room.setting.game, names, lambda known: new_ratings(room, known))

    async def _rank(self, connection: AsyncConnection, room: Room) -> None:
        if room.setting.attempt is not None:
            id = room.setting.attempt.challenge
            await self.challenges.finish(connection, id, period_of(id) or ("own", ""), results_of(room))

    async def _note_facts(self, connection: AsyncConnection, room: Room) -> None:
        await self.games.put(connection, room.id, keep_facts(room))
