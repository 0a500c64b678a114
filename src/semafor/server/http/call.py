"""One HTTP request as a handler meets it, and the endpoints that take it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request

from semafor.kernel.refusal import Fact
from semafor.rooms.decide import Denied
from semafor.rooms.room import Room
from semafor.rooms.seats import fits
from semafor.server.challenges.challenge import is_open_to_all
from semafor.server.node.archive import NoRoom
from semafor.server.node.bot_turns import Decide
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.node import Node
from semafor.server.store.challenges import Challenger
from semafor.server.store.programs import Program
from semafor.server.tokens import PROGRAM, fresh_token, hash_token

YEAR_S = 365 * 24 * 3600
GUEST = "guest"  # the cookie by which a browser is known


class Problem(Exception):
    """The request cannot be served: an HTTP status and one of our codes."""

    def __init__(self, status: int, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.status = status
        self.retry_s: int | None = None  # when to try again, if that helps
        self.code = code
        self.facts = facts

    def later(self, retry_s: int) -> Problem:
        """The same, and after so many seconds it may be otherwise."""
        self.retry_s = retry_s
        return self


class RawAnswer(msgspec.Struct, frozen=True):
    """An answer that is not JSON."""

    body: bytes
    media: str


class Unfinished(msgspec.Struct, frozen=True):
    """An answer that will be more when asked again (202)."""

    so_far: Any


class Endpoint(msgspec.Struct, frozen=True):
    """One method of one address: its handler, the message it takes and the one it gives, and what it may answer besides."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    limit: str = "request"
    most_bytes: int = 16_384
    media: str = "application/json"
    unfinished: bool = False  # whether it may answer 202 with the same message


class Call:
    """A request with what a handler needs of it."""

    def __init__(self, node: Node, request: Request, address: str) -> None:
        self.node = node
        self.request = request
        self.address = address
        self.cookies: list[tuple[str, str, int]] = []
        self.met = ""  # what the browser's cookie will say
        self.keys: list[str] = []  # hashes of the tokens shown for the room, once it is open

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    @property
    def token(self) -> str:
        """The token of the Authorization header."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.casefold() == "bearer" else ""

    def cookie(self, name: str) -> str:
        return self.request.cookies.get(name, "")

    def set_cookie(self, name: str, value: str, age_s: int = YEAR_S) -> None:
        self.cookies.append((name, value, age_s))

    def limit(self, kind: str, caller: str | None = None) -> None:
        """Count one more of this kind for the caller; a Problem that says when to try again if that is too many."""
        caller = caller or self.address
        if not self.node.limits.allows(kind, caller):
            raise Problem(429, "too-many").later(self.node.limits.wait_s(kind, caller))

    def check_limit(self, kind: str) -> None:
        """A Problem if the caller has had too many of this kind; nothing is counted."""
        wait_s = self.node.limits.wait_s(kind, self.address)
        if wait_s:
            raise Problem(429, "too-many").later(wait_s)

    async def owner(self) -> str:
        """Whose share of what is scarce this caller takes: its account's, or its address's."""
        account = await self.account()
        return f"account {account[0]}" if account else self.address

    async def live(self, *more: str) -> LiveRoom:
        """The room of the address, if this caller may see it by the tokens of the request or by one of these."""
        try:
            live = await self.node.rooms.open(self.request.path_params["room"])
        except NoRoom:
            raise Problem(404, "no-room") from None
        self.keys = await gather_keys(self.node, self.request, live.room, self.token, *more)
        lets_in = is_open_to_all(live.room) or any(live.room.lets_in(key) for key in self.keys)
        if not lets_in and not await has_played_same(self.node, live.room, self.request.cookies):
            raise Problem(404, "no-room")
        return live

    async def challenger(self) -> Challenger:
        account = await self.account()
        return Challenger(account[0] if account else "", self.guest)

    async def append(self, live: LiveRoom, key: str, decide: Decide, status: int = 409) -> None:
        """Append what is decided about the room; a denial is a Problem of that status."""
        found = await self.node.rooms.append(live, key, decide)
        if isinstance(found, Denied):
            raise Problem(status, found.code, **found.facts)

    def require_seat(self, room: Room, seat: int) -> None:
        """A Problem unless the caller shows the seat's own token."""
        if not any(room.opens(seat, key) for key in self.keys):
            raise Problem(403, "no-token")

    def held_seats(self, room: Room) -> list[int]:
        """The seats whose tokens the caller shows."""
        return [seat for seat in range(len(room.seats)) if any(room.opens(seat, key) for key in self.keys)]

    def is_member(self, room: Room) -> bool:
        """Whether the caller hosts the room or plays in it: who only looks has not."""
        return self.hosts(room) or bool(self.held_seats(room))

    def hosts(self, room: Room) -> bool:
        return any(fits(key, room.host) for key in self.keys)

    @property
    def guest(self) -> str:
        """The hash by which this browser is known, empty if it is not known yet."""
        token = self.met or self.cookie(GUEST)
        return hash_token(token) if token else ""

    def meet(self) -> None:
        """From now on this browser is known: its cookie is set, or set again, by the answer."""
        self.met = self.met or self.cookie(GUEST) or fresh_token()
        self.set_cookie(GUEST, self.met)

    async def keep(self, room: str, keys: list[str]) -> None:
        """This browser holds these keys of the room from now on: its one cookie stands for them all."""
        self.meet()
        await self.node.browser_sessions.add(self.guest, room, keys, self.node.rooms.now_ms())

    async def account(self) -> tuple[str, str] | None:
        """The account that is signed in: its folded name and the name shown."""
        return await find_account(self.node, self.request.cookies)

    async def program(self) -> Program | None:
        """The program whose token the request shows."""
        return await find_program(self.node, self.token)


async def find_account(node: Node, cookies: Mapping[str, str]) -> tuple[str, str] | None:
    token = cookies.get("session", "")
    return await node.accounts.find_account(hash_token(token), node.rooms.now_ms()) if token else None


async def has_played_same(node: Node, room: Room, cookies: Mapping[str, str]) -> bool:
    """Whether the room is a finished attempt at a challenge at which who has these cookies has finished one too."""
    attempt = room.setting.attempt
    if attempt is None or room.outcome != "played":
        return False
    account, guest = await find_account(node, cookies), cookies.get(GUEST, "")
    who = Challenger(account[0] if account else "", hash_token(guest) if guest else "")
    return await node.challenges.has_played(attempt.challenge, who)


async def find_program(node: Node, token: str) -> Program | None:
    return await node.programs.find(hash_token(token)) if token.startswith(PROGRAM) else None


async def gather_keys(node: Node, connection: HTTPConnection, room: Room, *tokens: str) -> list[str]:
    """The hash of every token the caller shows for the room: those told, and those for which cookies stand."""
    cookies = connection.cookies
    single = (f"host-{room.id}", *(f"seat-{room.id}-{at}" for at in range(len(room.seats))))  # as earlier versions set them
    shown = [hash_token(token) for token in (*tokens, *(cookies.get(name, "") for name in single)) if token]
    for token in tokens:
        program = await find_program(node, token)
        if program is not None:  # its own token stands for all seats it plays
            shown += [seat.token for seat in room.seats if seat.program and seat.account == program.name]
    return shown + (await node.browser_sessions.keys(hash_token(cookies[GUEST]), room.id) if cookies.get(GUEST) else [])
