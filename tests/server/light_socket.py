"""A client's WebSocket with next to no cost of its own, so that a load takes the processor from the server only."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127  # what stands for a length of two bytes, and of eight
UNMASKED = bytes(4)  # a mask of zeros leaves the words as they are


class LightSocket(asyncio.Protocol):
    """Says its first word when the server has agreed, then tells every text it hears."""

    def __init__(self, path: str, first: bytes, hear: Callable[[LightSocket, bytes], None]) -> None:
        self.path, self.first, self.hear = path, first, hear
        self.held = bytearray()
        self.agreed = False
        self.transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast("asyncio.WriteTransport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"GET {self.path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{asked}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self.held += data
        if not self.agreed and not self._agree():
            return
        while (frame := self._next()) is not None:
            code, words = frame
            if code == TEXT:
                self.hear(self, words)
            elif code == PING:
                self.send(words, PONG)
            elif code == CLOSE:
                raise ConnectionError(f"the server closed the socket: {words!r}")

    def _agree(self) -> bool:
        head, end, rest = bytes(self.held).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.splitlines()[0]:
            raise ConnectionError(f"the server did not open a socket: {head!r}")
        self.agreed, self.held = True, bytearray(rest)
        self.send(self.first)
        return True

    def _next(self) -> tuple[int, bytes] | None:
        """The code and the words of the next whole frame; the server sends none in parts."""
        if len(self.held) < 2:
            return None
        size, at = self.held[1], 2
        if size >= SHORT:
            at += 2 if size == SHORT else 8
            size = int.from_bytes(self.held[2:at], "big")
        if len(self.held) < at + size:
            return None
        frame = self.held[0] & 15, bytes(self.held[at : at + size])
        del self.held[: at + size]
        return frame

    def send(self, words: bytes, code: int = TEXT) -> None:
        assert self.transport is not None
        size = len(words)
        length = bytes([128 | size]) if size < SHORT else bytes([128 | SHORT]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | code]) + length + UNMASKED + words)
