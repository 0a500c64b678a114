"""Games for the app BG Stats: a play file (`.bgsplay`), in the form in which the app itself shares plays."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from semafor.profiles.dates import write_moment
from semafor.profiles.facts import GameFacts, SeatFacts, Sitting
from semafor.profiles.profile import Played

ABOUT = (
    "This is a Play file that can be read by Board Game Stats."
    " If you see this text, try to use a share, export or open-in function to open it with Board Game Stats."
)
BGG = {"ticket-to-ride-usa": 9209, "ticket-to-ride-europe": 14996}  # a wrong number would file a play under another game
PLACE, NOBODY = "Semafor", "Anonymous player"
Told = dict[str, object]
HIGHEST_WINS = 1  # of the ways in which the app counts


def write_plays(games: Sequence[Played]) -> str:
    """The file: it says which seats were the person's own, and of bots that they are no people."""
    people = {known_as(seat.who): seat.who for each in games for seat in each.facts.seats}
    boxes = {each.facts.game: each.facts.title for each in games}
    file = {
        "about": ABOUT,
        "players": [_player(number(people, id), who) for id, who in people.items()],
        "locations": [{"uuid": uuid("place"), "id": 1, "name": PLACE}],
        "games": [_game(number(boxes, key), key, title) for key, title in boxes.items()],
        "plays": [_play(each.facts, number(boxes, each.facts.game), people) for each in games],
        "userInfo": {"meRefId": number(people, known_as(games[0].own.who)) if games else 0},
    }
    return msgspec.json.format(msgspec.json.encode(file), indent=2).decode() + "\n"


def number(things: Mapping[str, object], id: str) -> int:
    """By numbers the parts of a file name each other."""
    return 1 + list(things).index(id)


def known_as(who: Sitting) -> str:
    """A bot is nobody in the app's list of people: it shares the one anonymous player with all others who have no name."""
    return who.id if who.kind == "person" and who.name else ""


def _player(id: int, who: Sitting) -> Told:
    known = known_as(who)
    told: Told = {"uuid": uuid(known or "anonymous"), "id": id, "name": who.name if known else NOBODY}
    return {**told, "isAnonymous": not known, "bggUsername": ""}


def _game(id: int, key: str, title: str) -> Told:
    told: Told = {"uuid": uuid(key), "id": id, "name": title, "bggId": BGG.get(key, 0)}
    return {**told, "cooperative": False, "highestWins": True, "noPoints": False, "usesTeams": False}


def _play(facts: GameFacts, box: int, people: Mapping[str, Sitting]) -> Told:
    when = write_moment(facts.at_ms)
    told: Told = {"uuid": uuid(f"{facts.room} {facts.game} {facts.at_ms}"), "entryDate": when, "modificationDate": when}
    told |= {"playDate": when, "playDateYmd": int(when[:10].replace("-", "")), "durationMin": facts.minutes}
    told |= {"gameRefId": box, "locationRefId": 1, "ignored": False, "usesTeams": False, "manualWinner": True}
    scores = [_score(facts, at, seat, number(people, known_as(seat.who))) for at, seat in enumerate(facts.seats)]
    return {**told, "scoringSetting": HIGHEST_WINS, "playerScores": scores, "expansionPlays": []}


def _score(facts: GameFacts, at: int, seat: SeatFacts, player: int) -> Told:
    bot = seat.who.kind != "person"
    won = seat.place == 1 and len(facts.seats) > 1
    told: Told = {"playerRefId": player, "score": str(seat.points) if facts.end else "", "winner": won, "rank": seat.place}
    told |= {"seatOrder": at + 1, "startPlayer": False, "newPlayer": False}
    return {**told, "role": seat.who.name, "metaData": '{"isNpc":1}'} if bot else {**told, "metaData": "{}"}


def uuid(of: str) -> str:
    """The same thing has the same one in every file, so that reading two files gives it once."""
    digits = hashlib.sha256(f"semafor bgstats {of}".encode()).hexdigest()
    return f"{digits[:8]}-{digits[8:12]}-5{digits[13:16]}-8{digits[17:20]}-{digits[20:32]}"
