"""A call as a webhook: JSON of ours, or what Discord and Slack take; signed, so that the receiver knows who sent it."""

from __future__ import annotations

import hmac
import time
from urllib.parse import urlsplit

import msgspec

from semafor.server.calls.errands import Post
from semafor.server.calls.words import Message
from semafor.server.store.ways import Way


def body_for(way: Way, message: Message) -> bytes:
    """What the receiver understands; nobody is mentioned by it, whatever people call themselves."""
    host = urlsplit(way.address).hostname or ""
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        return msgspec.json.encode({"content": message.text[:2000], "allowed_mentions": {"parse": []}})
    if host == "hooks.slack.com":
        return msgspec.json.encode({"text": escape_slack(message.text)})
    said = {"id": message.id, "subject": message.subject, "text": message.text, "tables": message.tables, "stop": message.stop}
    return msgspec.json.encode({"type": "semafor.call", **said})


def escape_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def sign(secret: str, at_s: int, body: bytes) -> str:
    """`t=SECONDS,v1=HMAC` over the seconds, a dot and the body."""
    mac = hmac.new(secret.encode(), str(at_s).encode() + b"." + body, "sha256").hexdigest()
    return f"t={at_s},v1={mac}"


def write_webhook(way: Way, message: Message) -> Post:
    body = body_for(way, message)
    headers = {
        "content-type": "application/json",
        "user-agent": "semafor",
        "semafor-call": message.id,
        "semafor-signature": sign(way.secret, int(time.time()), body),
    }
    return Post(way.address, body, headers)
