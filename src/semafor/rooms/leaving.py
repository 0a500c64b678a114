"""May a seat change hands? What becomes of offers, of who takes one up, and of whom the host sends away."""

from __future__ import annotations

from semafor.rooms import entries as e
from semafor.rooms.decide import Denied
from semafor.rooms.room import Room
from semafor.rooms.seats import fits

GALLERY_MOST = 1000  # lines of the watchers' talk in a room


def decide_offer(room: Room, seat: int, key: str) -> e.Entry | Denied:
    """The seat is offered: by its own person, or where a bot plays it by the host."""
    denied = _fixed(room, seat)
    return denied or e.Offered(seat, key)


def decide_withdrawal(room: Room, seat: int) -> e.Entry | Denied:
    there = seat < len(room.seats) and room.seats[seat].offer is not None
    return e.OfferEnded(seat) if there else Denied("no-offer")


def decide_taking(room: Room, entry: e.HandedOver, key: str) -> e.Entry | Denied:
    """Whoever has the key, or where none is asked for whoever may sit down, plays on; once."""
    denied = _fixed(room, entry.seat)
    if denied is not None:
        return denied
    offer = room.seats[entry.seat].offer
    if offer is None or (offer and not fits(key, offer)):
        return Denied("no-offer")
    others = [seat.account for at, seat in enumerate(room.seats) if at != entry.seat]
    if room.setting.rated and entry.account in others:
        return Denied("sits-already")
    return entry


def decide_kick(room: Room, seat: int, level: str, now_ms: int) -> e.Entry | Denied:
    """Where ratings are at stake, only who has let the time run out, or for whom a bot plays already."""
    denied = _fixed(room, seat)
    if denied is not None:
        return denied
    if not room.seats[seat].person:
        return Denied("no-such-seat")
    if room.setting.rated and seat not in room.away and not room.clocks.overdue(seat, now_ms):
        return Denied("kick-rated")
    return e.Kicked(seat, level)


def _fixed(room: Room, seat: int) -> Denied | None:
    """Why the seat cannot change hands at all."""
    if seat >= len(room.seats):
        return Denied("no-such-seat")
    if room.setting.attempt is not None:
        return Denied("challenge-alone")
    if room.status != "playing" or room.seats[seat].resigned:
        return Denied("not-handed")
    return None


def decide_watchers_line(room: Room, name: str, text: str, account: str) -> e.Entry | Denied:
    return e.WatcherSaid(name, text, account) if room.gallery_said < GALLERY_MOST else Denied("gallery-full")
