"""What a finished rated game does to the ratings of those who played it."""

from __future__ import annotations

from openskill.models import PlackettLuce

from semafor.profiles.facts import facts_of_room
from semafor.rooms import entries as e
from semafor.rooms.room import Room
from semafor.rooms.seats import Seat
from semafor.server.store.ratings import MU, SIGMA, Rating

MODEL = PlackettLuce(mu=MU, sigma=SIGMA)


def places(room: Room) -> list[int]:
    """Each seat's place."""
    facts = facts_of_room(room)
    assert facts is not None, f"room {room.id} was not decided"
    return [seat.place for seat in facts.seats]


def counts_for(seat: Seat, handed: e.Handed) -> str:
    """The account for which the seat counts; one that changed hands as the room's setting says."""
    found = seat.counted(handed)
    return found[1] if found else ""


def rated_seats(room: Room) -> dict[int, str]:
    """The seats whose ratings change: those of accounts, if there are at least two different ones."""
    seats = {at: name for at, seat in enumerate(room.seats) if (name := counts_for(seat, room.setting.handed))}
    counts = room.setting.rated and room.outcome in ("played", "resigned")
    return seats if counts and len(set(seats.values())) == len(seats) > 1 else {}


def new_ratings(room: Room, known: dict[str, Rating]) -> list[Rating]:
    """The ratings after the game."""
    seats, placed = rated_seats(room), places(room)
    before = [known[name] for name in seats.values()]
    teams = [[MODEL.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    rated = MODEL.rate(teams, ranks=[float(placed[at]) for at in seats])
    return [Rating(old.name, team[0].mu, team[0].sigma, old.played + 1) for old, team in zip(before, rated, strict=True)]
