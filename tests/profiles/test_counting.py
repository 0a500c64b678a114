"""What is counted from golden games: facts of each, and the profile of somebody who played them all."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import msgspec
import pytest

import semafor
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.record import Record
from semafor.kernel.table import Table
from semafor.profiles.bgstats import write_plays
from semafor.profiles.facts import GameFacts, SeatFacts, Sitting, facts_of_table
from semafor.profiles.files import write_csv
from semafor.profiles.judged import Judged
from semafor.profiles.profile import Asked, Played, Profile, Work, count_profile
from semafor.profiles.published import SECTIONS, publish

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*/golden/*.log"))
NAMES = ["Anna", "Ewa", "Jan", "Zofia", "Piotr", "Ola"]


def played(file: Path) -> tuple[Table, GameFacts]:
    record = Record.read(file.read_text("utf-8"))
    table = record.replay(semafor.game(record.header.game))
    people = [Sitting("person", name) for name in NAMES[: table.seats]]
    return table, facts_of_table(table, people, room=file.stem, at_ms=1_700_000_000_000, minutes=40)


def golden(name: str) -> Path:
    return next(file for file in GOLDEN if file.stem == name)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_facts_of_a_golden_game_are_its_result(file: Path) -> None:
    table, facts = played(file)
    result = table.result()

    assert [seat.points for seat in facts.seats] == [sheet.total for sheet in result.seats]
    assert all(sum(seat.parts.values()) == seat.points for seat in facts.seats)
    by_place = {seat: place.place for place in result.ranking for seat in place.seats}
    assert [seat.place for seat in facts.seats] == [by_place[sheet.seat] for sheet in result.seats]
    assert [seat.who.kind for seat in facts.seats[: table.seats]] == ["person"] * table.seats
    assert all(len(set(seat.works)) == len(seat.works) for seat in facts.seats)
    assert msgspec.json.decode(msgspec.json.encode(facts), type=GameFacts) == facts


@pytest.mark.parametrize("file", [file for file in GOLDEN if "ticket_to_ride" in str(file)], ids=lambda file: file.stem)
def test_what_was_built_in_ticket_to_ride_is_worth_the_points_of_the_routes(file: Path) -> None:
    table, facts = played(file)
    board = load(facts.game.removeprefix("ticket-to-ride-"))
    printed = {f"route:{id}": int(board.points[board.length[at]]) for at, id in enumerate(board.route_ids)}

    for seat in facts.seats:
        assert sum(printed.get(work, 0) for work in seat.works) == seat.parts["routes"]
        assert [work for work in seat.works if work not in printed and not work.startswith("city:")] == []
    assert table.seats == len(facts.seats)


def test_cells_links_and_cities_are_built_in_the_other_games() -> None:
    _, ink = played(golden("anna"))
    _, steam = played(golden("solo-the-player-wins"))
    _, revolution = played(golden("two-players"))

    assert ink.seats[0].parts == {"networks": 32, "longest-highway": 8, "longest-railway": 5, "centre": 6, "errors": -5}
    assert {work for work in ink.seats[0].works if work[5] in "CDE" and work[6] in "345"} == {
        *("cell:D3", "cell:E3", "cell:C4", "cell:C5", "cell:D5", "cell:E5")
    }, "the six cells of the centre that were drawn in"
    links = [work for work in steam.seats[0].works if work.startswith("link:")]
    assert links == ["link:1-3", "link:2-4", "link:2-3", "link:3-5"]
    assert steam.seats[1].who == Sitting("automaton", "Eva")
    assert {work.partition(":")[0] for work in revolution.seats[0].works} == {"space", "city", "section"}


def test_who_resigned_is_behind_everybody_who_did_not() -> None:
    record = Record.read(golden("usa-two-players").read_text("utf-8"))
    table = record.replay(semafor.game(record.header.game))
    winner = table.result().winners[0]
    people = [Sitting("person", NAMES[at], resigned=at == winner) for at in range(2)]
    facts = facts_of_table(table, people)

    assert facts.seats[int(winner)].place > facts.seats[1 - int(winner)].place


# Many games


def seat(name: str, place: int, points: int, *works: str, kind: str = "person") -> SeatFacts:
    parts = {"routes": points - 4, "tickets-completed": 4}
    return SeatFacts(Sitting(kind, name), place, points, parts, list(works))  # type: ignore[arg-type]


def game(number: int, *seats: SeatFacts, key: str = "ticket-to-ride-usa", end: bool = True) -> GameFacts:
    return GameFacts(f"r{number}", key, "Ticket to Ride", number * 86_400_000, 30, end, list(seats))


ANNA = [
    Played(game(3, seat("Anna", 1, 100, "route:a"), seat("hard", 2, 90, kind="bot")), 0, Judged("chance", 40, 30, 0.2, -0.1)),
    Played(game(1, seat("EWA", 1, 80), seat("Anna", 2, 60, "route:a", "route:b")), 1),
    Played(game(2, seat("Ewa", 2, 70), seat("Anna", 1, 95, "route:b", "city:c"), seat("Jan", 3, 20)), 1),
    Played(game(4, seat("Anna", 1, 41), key="railroad-ink"), 0, Judged("points", 20, 20, 0.0, 3.0)),
    Played(game(5, seat("Anna", 2, 0), seat("Ewa", 1, 0), end=False), 0),
]


def profile(**asked: object) -> Profile:
    return count_profile(ANNA, Asked(**asked))  # type: ignore[arg-type]


def test_a_profile_counts_games_wins_places_and_points_by_source() -> None:
    found = profile()
    usa, ink = found.boxes

    assert (found.games, found.contested, found.won, found.minutes) == (5, 4, 2, 150)
    assert (usa.games, usa.contested, usa.won, usa.places, usa.ended) == (4, 4, 2, [2, 2, 0], 3)
    assert (usa.points, usa.most, usa.others) == (85.0, 100, 65.0), "a game that was given up has no points"
    assert [(part.name, part.mine, part.others) for part in usa.parts] == [
        ("routes", 81.0, 61.0),
        ("tickets-completed", 4.0, 4.0),
    ]
    assert (ink.won, ink.places, ink.others, ink.parts[0].others) == (0, [], None, None), "alone nobody wins"
    assert [line.room for line in found.course] == ["r1", "r2", "r3", "r4", "r5"]


def test_favourites_come_first_and_only_ended_games_count() -> None:
    assert profile().boxes[0].works == [Work("route:a", 2), Work("route:b", 2), Work("city:c", 1)]


def test_head_to_head_counts_only_games_against_that_rival() -> None:
    rivals = {rival.id: rival for rival in profile().rivals}
    ewa = rivals["person:ewa"]
    duel = profile(rival="person:ewa")

    assert (ewa.games, ewa.ahead, ewa.behind, ewa.level) == (3, 1, 2, 0), "EWA is Ewa"
    assert (duel.games, duel.won) == (3, 1)
    assert duel.boxes[0].others == 75.0, "of the others only the rival's points"
    assert {rival.id for rival in duel.rivals} == set(rivals) == {"person:ewa", "person:jan", "bot:hard"}


def test_games_and_seats_can_be_asked_for() -> None:
    assert profile(game="railroad-ink").games == 1
    assert profile(seats=3).won == 1
    assert profile(game="steamrollers").boxes == []
    assert profile(seats=3).choices.seats == [1, 2, 3]


def test_the_bots_judgement_is_not_summed_over_chances_and_points() -> None:
    usa, ink = profile().boxes

    assert [(each.unit, each.games, each.best, each.lost, each.luck) for each in usa.judged] == [("chance", 1, 0.75, 0.2, -0.1)]
    assert [(each.unit, each.best, each.luck) for each in ink.judged] == [("points", 1.0, 3.0)]


def test_a_published_profile_names_nobody_and_no_table() -> None:
    found = profile()
    for sections in ([], list(SECTIONS)):
        text = msgspec.json.encode(publish(found, sections)).decode().casefold()
        assert not any(secret in text for secret in ("ewa", "jan", '"r1"', '"r5"')), sections
    everything, nothing = publish(found, list(SECTIONS)), publish(found, [])

    assert [rival.id for rival in everything.rivals] == ["bot:hard"]
    bare = nothing.boxes[0]
    assert (bare.points, bare.parts, bare.works, bare.judged) == (None, [], [], [])
    assert (nothing.course, nothing.rivals, nothing.won) == ([], [], 2)
    assert publish(found, ["course"]).course[2].judged is None


# Files


def test_a_table_of_csv_has_a_line_for_each_game_and_no_formulas() -> None:
    evil = Played(game(6, seat("Anna", 1, 50), seat("=1+1", 2, 10)), 0)
    rows = list(csv.DictReader(io.StringIO(write_csv([*ANNA, evil]))))

    assert len(rows) == 6
    first = [rows[0][name] for name in ("ended", "points", "points:routes", "best")]
    assert first == ["1970-01-04 00:00:00", "100", "96", "30"]
    assert (rows[4]["points"], rows[4]["place"]) == ("", "2")
    assert rows[5]["against"] == "'=1+1"


def test_a_play_file_says_who_won_with_which_points_and_who_is_a_bot() -> None:
    file = msgspec.json.decode(write_plays(ANNA))
    names = {player["id"]: player["name"] for player in file["players"]}
    first = file["plays"][0]

    assert names[file["userInfo"]["meRefId"]] == "Anna"
    assert sorted(names.values()) == sorted(["Anna", "Anonymous player", "Ewa", "Jan"]), "each once"
    assert (first["playDate"], first["playDateYmd"], first["durationMin"]) == ("1970-01-04 00:00:00", 19700104, 30)
    assert [(names[s["playerRefId"]], s["score"], s["winner"], s["rank"]) for s in first["playerScores"]] == [
        ("Anna", "100", True, 1),
        ("Anonymous player", "90", False, 2),
    ]
    assert [s.get("role") for s in first["playerScores"]] == [None, "hard"], "the app adds no person to its list for a bot"
    assert [s["metaData"] for s in first["playerScores"]] == ["{}", '{"isNpc":1}']
    assert file["plays"][4]["playerScores"][0]["score"] == ""
    assert {each["name"]: each["bggId"] for each in file["games"]}["Ticket to Ride"] in (9209, 0)
    assert len({play["uuid"] for play in file["plays"]}) == 5
    assert write_plays(ANNA) == write_plays(ANNA), "the same games give the same file"


# The form in which the app itself shares a play, as programs describe it that read and write such files.
PLAY = {
    **dict.fromkeys(("uuid", "entryDate", "modificationDate", "playDate"), str),
    **dict.fromkeys(("playDateYmd", "durationMin", "gameRefId", "locationRefId", "scoringSetting"), int),
    **dict.fromkeys(("ignored", "usesTeams", "manualWinner"), bool),
    **dict.fromkeys(("playerScores", "expansionPlays"), list),
}
SCORE = {
    **dict.fromkeys(("score", "metaData"), str),
    **dict.fromkeys(("playerRefId", "rank", "seatOrder"), int),
    **dict.fromkeys(("winner", "startPlayer", "newPlayer"), bool),
}
PLAYER = {"uuid": str, "id": int, "name": str, "isAnonymous": bool, "bggUsername": str}


def form_of(told: dict[str, object]) -> dict[str, type]:
    return {name: type(value) for name, value in told.items()}


def test_a_play_file_has_the_form_in_which_the_app_shares_plays() -> None:
    file = msgspec.json.decode(write_plays(ANNA))
    players = {each["id"]: each for each in file["players"]}

    assert file["about"].startswith("This is a Play file that can be read by Board Game Stats.")
    assert [form_of(each) for each in players.values()] == [PLAYER] * len(file["players"]), "each number once"
    assert [each["name"] for each in players.values() if each["isAnonymous"]] == ["Anonymous player"]
    for play in file["plays"]:
        assert form_of(play) == PLAY
        assert play["gameRefId"] in [game["id"] for game in file["games"]]
        assert play["locationRefId"] in [place["id"] for place in file["locations"]]
        assert str(play["playDateYmd"]) == play["playDate"][:10].replace("-", "")
        for score in play["playerScores"]:
            bot = players[score["playerRefId"]]["isAnonymous"]
            assert form_of(score) == (SCORE | {"role": str} if bot else SCORE)
