"""The next game of the same people, or the same deal with seats exchanged: what the game before tells."""

from __future__ import annotations

import secrets

import msgspec

from semafor.rooms import entries as e
from semafor.rooms.room import Room
from semafor.server.challenges.results import points_of
from semafor.server.tokens import hash_token


def rematch_id(old: Room) -> str:
    """The room of the rematch: the same one whoever deals it, and known to nobody before."""
    return hash_token(f"rematch {old.id} {old.host}")[:16]


def rematch_entries(old: Room) -> list[e.Entry]:
    """The first entries of a rematch: the seats keep their tokens, the luck is new."""
    setting = msgspec.structs.replace(old.setting, day="", attempt=None)  # with other luck it is no challenge any more
    entries: list[e.Entry] = [e.Created(setting, secrets.token_hex(32), old.host, old.join, old.watch)]
    for at, seat in enumerate(old.seats):
        if seat.person:
            entries.append(e.Seated(at, seat.name, seat.token, seat.code, secrets.token_hex(16), seat.account, seat.program))
        else:
            entries.append(e.BotSeated(at, seat.level))
    return entries


def exchange_id(old: Room) -> str:
    """The room of a pair's second game: the same one whoever deals it, and known to nobody before."""
    return hash_token(f"exchange {old.id} {old.host}")[:16]


def exchange_entries(old: Room) -> list[e.Entry]:
    """The first entries of a pair's second game: the luck is the same, each sits where the other sat."""
    attempt = old.setting.attempt
    assert attempt is not None, "only a challenge is played twice"
    again = msgspec.structs.replace(attempt, first=old.id, brought=points_of(old)[::-1])
    setting = msgspec.structs.replace(old.setting, attempt=again)
    entries: list[e.Entry] = [e.Created(setting, old.secret.hex(), old.host, old.join, old.watch)]
    for at, seat in enumerate(reversed(old.seats)):
        entries.append(e.Seated(at, seat.name, seat.token, seat.code, seat.salt, seat.account))
    return entries
