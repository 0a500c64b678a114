"""How nodes hear of each other's entries: in this process, through PostgreSQL or through Redis.

A message says only which room has an entry and its number; whoever has that room open reads the log. A message that
cannot be sent waits until it can, `on_reconnect` is called after every reconnection, and an append that comes too late is told
what it missed: so everybody hears of everything, if only later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

from semafor.kernel.errors import BadInput
from semafor.server.metrics import BUS

CHANNEL = "semafor"
RETRY_S = 0.5
START_S = 5  # for the first connection
SEND_S = 2
CLOSE_S = 2  # for what still waits to be sent at the end
logger = logging.getLogger("semafor.server")

OnEntry = Callable[[str, int], Awaitable[None]]
OnReconnect = Callable[[], Awaitable[None]]
OnPresence = Callable[[str, str], None]


class Bus(ABC):
    """Tells other nodes, and hears them."""

    shared = True  # whether there are other nodes
    up = True  # whether they can be heard and told
    on_word: Callable[[str], None]

    async def start(self, on_entry: OnEntry, on_reconnect: OnReconnect, on_presence: OnPresence) -> None:
        self.on_entry, self.on_reconnect, self.on_presence = on_entry, on_reconnect, on_presence

    @abstractmethod
    async def publish(self, room: str, n: int) -> None:
        """Tell the other nodes that the room has entry `n`."""

    @abstractmethod
    async def close(self) -> None:
        """Hear nothing more."""

    @abstractmethod
    def announce(self, room: str, text: str) -> None:
        """Tell the other nodes something of the room that is not in the log; the newest word is enough."""

    @abstractmethod
    def tell(self, text: str) -> None:
        """Tell the other nodes something that is of no room; each such word is told."""

    async def receive(self, message: str) -> None:
        BUS.labels("heard").inc()
        room, _, rest = message.partition(" ")
        if room.endswith("~"):
            self.on_word(rest)
        elif room.endswith("!"):
            self.on_presence(room[:-1], rest)
        else:
            await self.on_entry(room, int(rest))


class MemoryBus(Bus):
    """One node: nobody else is there to be told."""

    shared = False

    async def publish(self, room: str, n: int) -> None:
        del room, n

    def announce(self, room: str, text: str) -> None:
        del room, text

    def tell(self, text: str) -> None:
        del text

    async def close(self) -> None:
        return


class LastingBus(Bus):
    """A bus over a connection that is made again whenever it breaks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tasks: set[asyncio.Task[None]] = set()
        self.ready = asyncio.Event()
        self.unsent: dict[str, str] = {}  # of each room the newest entry, or word (its name with a !), not told yet
        self.waiting = asyncio.Event()
        self.hears, self.sends = False, True
        self.words = 0

    @property
    def up(self) -> bool:  # type: ignore[override]
        return self.hears and self.sends

    async def start(self, on_entry: OnEntry, on_reconnect: OnReconnect, on_presence: OnPresence) -> None:
        await super().start(on_entry, on_reconnect, on_presence)
        self.tasks.add(asyncio.create_task(self._keep_listening()))
        try:
            await asyncio.wait_for(self.ready.wait(), START_S)
        except TimeoutError:
            raise BadInput("bad-bus-down", "semafor.server", url=self.url.partition(":")[0], seconds=START_S) from None
        self.tasks.add(asyncio.create_task(self._send_waiting()))

    async def publish(self, room: str, n: int) -> None:
        self.unsent[room] = str(n)
        self.waiting.set()

    def announce(self, room: str, text: str) -> None:
        self.unsent[f"{room}!"] = text
        self.waiting.set()

    def tell(self, text: str) -> None:
        self.words += 1
        if self.up:  # words that nobody hears now are old when somebody does
            self.unsent[f"{self.words}~"] = text
            self.waiting.set()

    async def _send_waiting(self) -> None:
        """Send what waits; a broken line delays it, and nobody who publishes."""
        lost: tuple[type[Exception], ...] = (OSError, *self.connection_errors())
        while True:
            await self.waiting.wait()
            try:
                await self._send_all()
                self.waiting.clear()
                self.sends = True
            except lost:
                self.sends = False
                await asyncio.sleep(RETRY_S)

    async def _send_all(self) -> None:
        while self.unsent:
            name, text = next(iter(self.unsent.items()))
            await self.send(f"{name} {text}")
            BUS.labels("told").inc()
            if self.unsent[name] == text:
                del self.unsent[name]

    @abstractmethod
    async def send(self, message: str) -> None:
        """Send one message, or raise what `connection_errors` names."""

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self.listen()
            except Exception as error:  # the line broke, or the log did while it was read: both come back
                if self.hears:
                    logger.warning("bus broke", extra={"error": type(error).__name__})
            self.hears = False
            await asyncio.sleep(RETRY_S)

    @abstractmethod
    def connection_errors(self) -> tuple[type[Exception], ...]:
        """What the library raises when the connection breaks."""

    @abstractmethod
    async def listen(self) -> None:
        """Connect, call `joined`, and take messages until the connection breaks."""

    async def on_joined(self) -> None:
        self.ready.set()
        self.hears = True
        await self.on_reconnect()

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_S):
                while self.unsent:
                    await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class PostgresBus(LastingBus):
    """LISTEN and NOTIFY of the database that holds the log."""

    def connection_errors(self) -> tuple[type[Exception], ...]:
        import asyncpg

        return (asyncpg.PostgresError, asyncpg.InterfaceError)

    async def listen(self) -> None:
        import asyncpg

        messages: asyncio.Queue[str | None] = asyncio.Queue()
        self.connection = await asyncpg.connect(self.url, server_settings={"application_name": "semafor bus"})
        try:
            self.connection.add_termination_listener(lambda _: messages.put_nowait(None))
            await self.connection.add_listener(CHANNEL, lambda *said: messages.put_nowait(said[3]))
            await self.on_joined()
            while (message := await messages.get()) is not None:
                await self.receive(message)
        finally:
            self.connection.terminate()

    async def send(self, message: str) -> None:
        await self.connection.execute("select pg_notify($1, $2)", CHANNEL, message, timeout=SEND_S)


class RedisBus(LastingBus):
    """Publish and subscribe of Redis."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, socket_connect_timeout=SEND_S)  # who listens waits as long as it takes
        self.sending: Any = Redis.from_url(url, socket_connect_timeout=SEND_S, socket_timeout=SEND_S)

    def connection_errors(self) -> tuple[type[Exception], ...]:
        from redis.exceptions import RedisError

        return (RedisError,)

    async def listen(self) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":  # also when the library has reconnected by itself
                    await self.on_joined()
                elif message["type"] == "message":
                    await self.receive(message["data"].decode())

    async def send(self, message: str) -> None:
        await self.sending.publish(CHANNEL, message)

    async def close(self) -> None:
        await super().close()
        for client in (self.redis, self.sending):
            await client.aclose()


def make_bus(url: str, database: str) -> Bus:
    """The bus of the URL: `memory:`, `postgresql:` (the database's own) or `redis://host`."""
    scheme = url.partition(":")[0]
    if scheme == "memory":
        return MemoryBus()
    if scheme in ("postgres", "postgresql"):
        if database.startswith("sqlite") and url in ("postgresql:", "postgres:"):
            raise BadInput("bad-bus-database", "semafor.server")
        return PostgresBus(database if url in ("postgresql:", "postgres:") else url)
    if scheme in ("redis", "rediss"):
        try:
            return RedisBus(url)
        except ImportError:
            raise BadInput("bad-bus-library", "semafor.server") from None
        except ValueError:
            pass  # no port, or no number of a database
    raise BadInput("bad-bus-url", "semafor.server", url=scheme)
