"""Whole games that are kept. If a change of the rules is meant, `golden` writes them anew."""

from __future__ import annotations

import itertools

import pytest

import semafor
from games.ticket_to_ride.golden import FOLDER, GAMES, Golden, transcript
from semafor.kernel.record import Record

rule = pytest.mark.rule
each_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


def read(golden: Golden) -> Record:
    return Record.read(golden.file("log").read_text("utf-8"))


def told(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


@each_game
def test_a_kept_game_replays_and_is_what_its_seed_gives(golden: Golden) -> None:
    record, game = read(golden), semafor.game(golden.key)

    assert record.replay(game).over
    assert record.verify(game) == "seeded"
    assert str(record) == golden.file("log").read_text("utf-8")


@each_game
def test_the_transcript_of_a_kept_game_is_the_one_people_have_read(golden: Golden) -> None:
    assert transcript(read(golden), semafor.game(golden.key)) == golden.file("txt").read_text("utf-8")


def test_no_file_of_a_kept_game_is_forgotten() -> None:
    names = {golden.file(ending).name for golden in GAMES for ending in ("log", "txt")}

    assert {file.name for file in FOLDER.iterdir()} == names


@rule("ttr.comp.players")
def test_the_kept_games_have_two_to_five_players_on_both_maps() -> None:
    assert {golden.seats for golden in GAMES} == {2, 3, 4, 5}
    assert {golden.key for golden in GAMES} == {"ticket-to-ride-usa", "ticket-to-ride-europe"}


@rule("ttr.turn.all-pass", "ttr.turn.forced-pass")
def test_one_kept_game_ends_by_a_full_round_of_forced_passes() -> None:
    text = told("usa-three-players-all-pass")

    assert "Ended by ttr.turn.all-pass." in text
    assert text.count("can do nothing and passes") >= 3


@rule("ttr.end.last-round", "ttr.end.announce")
def test_the_others_end_with_the_last_round() -> None:
    for golden in GAMES:
        if "all-pass" not in golden.name:
            assert "Ended by ttr.end.last-round." in told(golden.name)
            assert told(golden.name).count("The last round begins") == 1


@rule("ttr-eu.tunnel.decline", "ttr-eu.tunnel.success", "ttr-eu.station.borrow")
def test_in_one_kept_game_tunnels_are_paid_and_declined_and_a_station_completes_a_ticket() -> None:
    text = told("europe-three-players-tunnels-and-stations")

    assert "adds for the tunnel: " in text
    assert "takes the cards for" in text
    assert "builds a station in" in text
    assert "stations kept  (" in text


@rule("ttr.row.three-locomotives", "ttr.deck.reshuffle")
def test_in_one_kept_game_the_row_is_reset_and_the_discards_are_shuffled() -> None:
    golden = next(golden for golden in GAMES if golden.name == "europe-four-players")
    assert "The face-up cards are replaced" in told(golden.name)
    record, game = read(golden), semafor.game(golden.key)
    decks = [record.replay(game, upto=at).view(None).deck for at in range(0, len(record.lines), 25)]  # type: ignore[attr-defined]

    assert any(later > earlier for earlier, later in itertools.pairwise(decks))
