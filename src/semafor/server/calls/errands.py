"""What the postman gives to the courier, and what the courier says of it: one line of JSON each."""

from __future__ import annotations

from typing import Literal

import msgspec


class Post(msgspec.Struct, frozen=True, tag="post"):
    """A webhook, as it is posted."""

    url: str
    body: bytes
    headers: dict[str, str]


class Push(msgspec.Struct, frozen=True, tag="push"):
    """Something that a browser is to show: its subscription, and the text before it is encrypted."""

    subscription: str
    text: bytes
    topic: str


class Mail(msgspec.Struct, frozen=True, tag="mail"):
    """An e-mail; `stop` is the link that ends such mails."""

    to: str
    id: str
    subject: str
    text: str
    stop: str


class Equipment(msgspec.Struct, frozen=True):
    """What a courier is given when it starts: its mail server, the key that signs pushes and who stands behind it."""

    smtp: str
    sender: str
    key: str
    contact: str
    private: bool


class Errand(msgspec.Struct, frozen=True):
    """Something to be carried; the report has the same number."""

    number: int
    what: Post | Push | Mail


class Report(msgspec.Struct, frozen=True):
    """What became of an errand: taken, refused for ever (`gone`: there is no such address any more), or not possible now."""

    number: int
    outcome: Literal["sent", "refused", "failed"]
    why: str = ""
    gone: bool = False
