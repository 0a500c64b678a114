"""Games for the app BG Stats: a play file (`.bgsplay`), in the form in which the app itself shares plays."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from semafor.profiles.dates import write_moment
from semafor.profiles.facts import GameFacts, SeatFacts, Sitting
from semafor.profiles.profile import Played

ABOUT = (
    "This is a Play file that can be read by Board Game Stats."
    " If you see this text, try to use a share, export or open-in function to open it with Board Game Stats."
)
BGG = {"ticket-to-ride-usa": 9209, "ticket-to-ride-europe": 14996}  # a wrong number would file a play under another game
PLACE = "Semafor"
HIGHEST_WINS = 1  # of the ways in which the app counts


def write_plays(games: Sequence[Played]) -> str:
    """The file: whoever reads it knows the person's own seat, and of bots that they are none."""
    people = _numbered(seat.who for each in games for seat in each.facts.seats)
    boxes = _numbered(each.facts.game for each in games)
    titles = {each.facts.game: each.facts.title for each in games}
    own = games[0].own.who if games else Sitting("person", "")
    file = {
        "about": ABOUT,
        "players": [_player(id, who) for who, id in people.items()],
        "locations": [{"uuid": uuid("place"), "id": 1, "name": PLACE}],
        "games": [_game(id, key, titles[key]) for key, id in boxes.items()],
        "plays": [_play(each.facts, boxes, people) for each in games],
        "userInfo": {"meRefId": people.get(_nameless(own), 0)},
    }
    return msgspec.json.format(msgspec.json.encode(file), indent=2).decode() + "\n"


def _numbered(things: Any) -> dict[Any, int]:
    """Each thing once, with a number from 1 on."""
    known = dict.fromkeys(_nameless(each) if isinstance(each, Sitting) else each for each in things)
    return {each: at for at, each in enumerate(known, 1)}


def _nameless(who: Sitting) -> Sitting:
    """The same person whether or not the game was given up."""
    return msgspec.structs.replace(who, resigned=False)


def _player(id: int, who: Sitting) -> dict[str, object]:
    person = who.kind == "person" and bool(who.name)
    return {"uuid": uuid(who.id), "id": id, "name": who.name or "?", "isAnonymous": not person, "bggUsername": ""}


def _game(id: int, key: str, title: str) -> dict[str, object]:
    told = {"uuid": uuid(key), "id": id, "name": title, "cooperative": False, "highestWins": True, "noPoints": False}
    return {**told, "usesTeams": False, "bggId": BGG.get(key, 0)}


def _play(facts: GameFacts, boxes: dict[Any, int], people: dict[Any, int]) -> dict[str, object]:
    when = write_moment(facts.at_ms)
    told = {"uuid": uuid(f"{facts.room} {facts.game} {facts.at_ms}"), "entryDate": when, "modificationDate": when}
    told |= {"playDate": when, "playDateYmd": int(when[:10].replace("-", "")), "durationMin": facts.minutes}
    told |= {"gameRefId": boxes[facts.game], "locationRefId": 1, "ignored": False, "usesTeams": False, "manualWinner": True}
    scores = [_score(facts, at, seat, people) for at, seat in enumerate(facts.seats)]
    return {**told, "scoringSetting": HIGHEST_WINS, "playerScores": scores, "expansionPlays": []}


def _score(facts: GameFacts, at: int, seat: SeatFacts, people: dict[Any, int]) -> dict[str, object]:
    bot = seat.who.kind != "person"
    won = seat.place == 1 and len(facts.seats) > 1
    told: dict[str, object] = {"playerRefId": people[_nameless(seat.who)], "score": str(seat.points) if facts.end else ""}
    told |= {"winner": won, "rank": seat.place, "seatOrder": at + 1, "startPlayer": False, "newPlayer": False}
    return {**told, "role": seat.who.name if bot else "", "metaData": '{"isNpc":1}' if bot else "{}"}


def uuid(of: str) -> str:
    """The same thing has the same one in every file, so that reading two files gives it once."""
    digits = hashlib.sha256(f"semafor bgstats {of}".encode()).hexdigest()
    return f"{digits[:8]}-{digits[8:12]}-5{digits[13:16]}-8{digits[17:20]}-{digits[20:32]}"
