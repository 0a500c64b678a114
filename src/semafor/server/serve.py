"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import logging
import socket
import sys
import time
import traceback
from collections.abc import Callable

import msgspec
import uvicorn

from semafor.kernel.errors import BadInput
from semafor.server.http.app import application
from semafor.server.http.connections import Connection, SocketConnection
from semafor.server.loops import loop_factory
from semafor.server.node.node import Node
from semafor.server.settings import Settings

MOST_FRAME = 16_384
LEVELS = ("debug", "info", "warning", "error")
SWITCH_S = 0.001  # so long, and not the usual 5 ms, may a thread that commits wait for one that computes
STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, what, and the fields that were given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        line |= {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def trace(error: BaseException) -> list[str]:
    """Where it broke and by which kinds of errors; what an error says may hold what people wrote, or a row of the database."""
    places = [f"{place.filename}:{place.lineno} {place.name}" for place in traceback.extract_tb(error.__traceback__)]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return [*(trace(cause) if cause is not None else []), *places, type(error).__qualname__]


def log_to_stderr(level: str) -> None:
    """Our own lines from that level on; of libraries only warnings, since below that they tell addresses, frames and rows."""
    if level not in LEVELS:
        raise BadInput("bad-log-level", "semafor.server", level=level, levels=", ".join(LEVELS))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("semafor").setLevel(level.upper())


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise BadInput("bad-port-used", "semafor.server", host=host, port=str(port)) from None
        why = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise BadInput("bad-port", "semafor.server", host=host, port=str(port), error=why) from None
    return listening


def take_over(fd: int) -> socket.socket:
    """The socket that was opened by who started this process."""
    try:
        return socket.socket(fileno=fd)
    except OSError as error:
        raise BadInput("bad-fd", "semafor.server", fd=str(fd), error=error.strerror or str(error)) from None


def serve(settings: Settings, *, log_level: str, ready: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told the address first."""
    log_to_stderr(log_level)
    sys.setswitchinterval(SWITCH_S)
    opened = take_over(settings.fd) if settings.fd >= 0 else bind(settings.host, settings.port)
    with contextlib.closing(opened) as listening, asyncio.Runner(loop_factory=loop_factory()) as runner:
        known = msgspec.structs.replace(settings, port=listening.getsockname()[1])  # links name the port that was free
        runner.run(_serve(known, listening, ready))


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    node = await Node.open(settings)  # what cannot be is said before anybody is told an address
    config = uvicorn.Config(
        application(node),
        http=Connection,
        ws=SocketConnection,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=int(settings.stop_s) or 1,
        lifespan="on",
    )
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    ready(f"http://{host}:{settings.port}/")
    node.garbage.begin()  # here and not with the application: a node inside another process leaves that one's collector alone
    try:
        await uvicorn.Server(config).serve(sockets=[listening])
    finally:
        node.garbage.end()
