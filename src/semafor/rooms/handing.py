"""Seats that change hands during a game: offered, taken by somebody else, or taken away by the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor.rooms import entries as e

if TYPE_CHECKING:
    from semafor.rooms.room import Room


def take_handing(room: Room, entry: e.Offered | e.OfferEnded | e.HandedOver | e.Kicked) -> None:
    seat = room.seats[entry.seat]
    match entry:
        case e.Offered(number, key):
            seat.offer = key
            room.tell("offered", number, name=seat.name, open=int(not key))
        case e.OfferEnded(number):
            seat.offer = None
            room.tell("offer-ended", number)
        case e.HandedOver():
            _hand_over(room, entry)
        case e.Kicked(number, level):
            name = seat.name
            seat.retire(room.at_ms)
            seat.level = level
            _rename(room, number)
            room.tell("kicked", number, name=name, level=level)


def _hand_over(room: Room, entry: e.HandedOver) -> None:
    seat, number = room.seats[entry.seat], entry.seat
    before = seat.name
    seat.retire(room.at_ms)
    seat.name, seat.token, seat.code, seat.account = entry.name, entry.token, entry.code, entry.account
    seat.program, seat.level = entry.program, ""
    room.decisions[number] += 1
    room.clocks.welcome_back(number)
    _rename(room, number)
    room.tell("handed-over" if before else "taken-over", number, name=entry.name, before=before)


def _rename(room: Room, number: int) -> None:
    """Another plays there: what the one before was asked, or has agreed to, is over."""
    room.agreed = None
    room.rematch_agreed.discard(number)
    room.playing().names = [seat.name for seat in room.seats]
