"""One HTTP request to an address that somebody wrote into a form: only to the open internet, without following anything."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from functools import cache
from urllib.parse import SplitResult, urlsplit

import h11

from semafor.kernel.errors import BadInput
from semafor.server.calls.outcomes import Never, NotNow

TIMEOUT_S = 10
MOST_ANSWER = 65_536
LATER = (408, 425, 429)  # what may pass, besides all of 500
UNICAST = ipaddress.ip_network("2000::/3")  # all that IPv6 has given out
NAT64 = ipaddress.ip_network("64:ff9b::/96")


def read_address(url: str, *, private: bool) -> SplitResult:
    """The parts of an address to which calls may go; BadInput if none ever may."""
    try:
        parts = urlsplit(url)
        fine = bool(parts.hostname) and not parts.username and not parts.password and (parts.port is None or parts.port > 0)
    except ValueError:
        raise BadInput("bad-webhook", "semafor.server") from None
    schemes = ("https", "http") if private else ("https",)
    if not fine or parts.scheme not in schemes or any(sign <= " " or sign >= "\x7f" for sign in url):
        raise BadInput("bad-webhook", "semafor.server")
    return parts


async def resolve(host: str, port: int, *, private: bool) -> str:
    """An address of the host. Where one of them is of a private network none is used: it is looked up once and kept to."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotNow("host not found") from None
    addresses = [str(each[4][0]) for each in found]
    if not private and not all(is_open(address) for address in addresses):
        raise Never("private address")
    return addresses[0]


def is_open(address: str) -> bool:
    """Whether this is an address of the open internet; one that stands for another of IPv4, whether that one is."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast
    if found in NAT64:
        return is_open(str(ipaddress.IPv4Address(found.packed[12:])))
    stands_for = found.ipv4_mapped or found.sixtofour
    if stands_for is not None:
        return is_open(str(stands_for))
    return found in UNICAST and found.is_global


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, body: bytes, headers: dict[str, str], *, private: bool) -> None:
    """Post it; NotNow or Never where it was not taken."""
    parts = read_address(url, private=private)
    try:
        async with asyncio.timeout(TIMEOUT_S):
            status = await _exchange(parts, body, headers, private=private)
    except (OSError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
        raise NotNow(type(error).__name__) from None
    if 200 <= status < 300:
        return
    if status >= 500 or status in LATER:
        raise NotNow(f"answered {status}")
    raise Never(f"answered {status}", gone=status in (404, 410))


async def _exchange(parts: SplitResult, body: bytes, headers: dict[str, str], *, private: bool) -> int:
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = await resolve(host, port, private=private)
    certified = {"ssl": trust(), "server_hostname": host} if secure else {}
    reader, writer = await asyncio.open_connection(address, port, **certified)  # type: ignore[arg-type]
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        asked = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
        connection = h11.Connection(h11.CLIENT)
        request = h11.Request(method="POST", target=target, headers=list(asked.items()))
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(part) or b"")
        return await _status(connection, reader)
    finally:
        writer.close()


async def _status(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    """The status of the answer; what else it says is not read."""
    read = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if not data or read > MOST_ANSWER:
                raise NotNow("no answer")
            connection.receive_data(data)
