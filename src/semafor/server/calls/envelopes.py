"""A message as the courier takes it: with everything but what costs time, which is the courier's."""

from __future__ import annotations

import hashlib

import msgspec

from semafor.kernel.words import Words
from semafor.server.calls.errands import Mail, Post, Push
from semafor.server.calls.webhooks import write_webhook
from semafor.server.calls.webpush import pack
from semafor.server.calls.words import Message
from semafor.server.store.ways import Way


def wrap(way: Way, message: Message) -> Post | Push | Mail:
    """The message for its way."""
    match way.kind:
        case "email":
            return write_mail(way, message)
        case "webhook":
            return write_webhook(way, message)
        case "push":
            return write_push(way, message)


def write_mail(way: Way, message: Message) -> Mail:
    stop = Words(message.lang, "semafor.server").say("call-stop")
    return Mail(way.address, message.id, message.subject, f"{message.text}\n\n-- \n{stop}\n{message.stop}\n", message.stop)


def write_push(way: Way, message: Message) -> Push:
    first, alone = message.tables[0], len(message.tables) == 1
    said = {
        "title": message.subject,
        "body": "\n".join(table.line for table in message.tables),
        "link": first.link if alone else "/mine",
        "tag": first.room if alone else "semafor",
    }
    topic = pack(hashlib.sha256(message.id.encode()).digest()[:24])  # sent twice it is shown once
    return Push(way.address, msgspec.json.encode(said), topic)
