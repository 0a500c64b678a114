"""Those whom a server calls: a mail server, a receiver of webhooks, and a push service with the browser that decrypts."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


class Mailbox:
    """Takes every letter, or says what it was told to say first."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusals: list[str] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        del server, session
        if self.refusals:
            return self.refusals.pop(0)
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 kept"

    def text(self, at: int = -1) -> str:
        return str(self.letters[at].get_content())


@contextlib.contextmanager
def mail_server() -> Iterator[tuple[str, Mailbox]]:
    """The URL of a real SMTP server, and what it was brought."""
    box = Mailbox()
    with contextlib.closing(socket.socket()) as probe:  # its own start asks for a port that is known
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    control = Controller(box, hostname="127.0.0.1", port=port)
    control.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        control.stop()


class Heard:
    """A request that came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that keeps what it hears and answers by the next status it was told, or 200; not while it is held."""

    def __init__(self) -> None:
        self.holding = asyncio.Event()
        self.holding.set()
        self.heard: list[Heard] = []
        self.statuses: list[int] = []
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append(Heard(head[0].split()[1], headers, body))
        await self.holding.wait()
        status = self.statuses.pop(0) if self.statuses else 200
        writer.write(f"HTTP/1.1 {status} So\r\ncontent-length: 0\r\nlocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        server.close()


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushBrowser:
    """The browser's half of Web Push, after RFC 8291 and 8292, written apart from the server's."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.public = self.key.public_key().public_bytes(*form)

    def subscription(self, endpoint: str) -> str:
        return json.dumps({"endpoint": endpoint, "keys": {"p256dh": packed(self.public), "auth": packed(self.auth)}})

    def read(self, heard: Heard) -> Any:
        """What the message says."""
        body = heard.body
        salt, length = body[:16], body[20]
        sender, secret = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        seed = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\x00" + self.public + sender).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(seed)
        text = AESGCM(key).decrypt(nonce, secret, None)
        assert text.endswith(b"\x02"), "one record, the last"
        return json.loads(text[:-1])


def vapid_claims(heard: Heard, server_key: str) -> Any:
    """Who says to have sent it, if the signature is right."""
    token, key = (part.partition("=")[2] for part in heard.headers["authorization"].removeprefix("vapid ").split(", "))
    assert key == server_key
    signed, _, mac = token.rpartition(".")
    raw = unpacked(mac)
    signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(unpacked(signed.split(".")[1]))
