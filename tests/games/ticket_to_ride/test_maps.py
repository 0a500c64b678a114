"""A map is a folder: the six cities of a stranger are played by everything that plays the maps of the package."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import semafor
import warm
from games.ticket_to_ride.counts import complaints
from semafor import companion
from semafor.bots import Knowledge, bot, levels
from semafor.bots.records import events_for_seat
from semafor.games import ticket_to_ride
from semafor.games.ticket_to_ride.maps import library
from semafor.games.ticket_to_ride.maps.folder import ROOM, read_folder
from semafor.games.ticket_to_ride.maps.form import (
    City,
    Deck,
    Land,
    Opening,
    OwnRule,
    OwnRules,
    Printed,
    Route,
    Stations,
    Ticket,
    TicketDraw,
)
from semafor.games.ticket_to_ride.maps.memory import TextFolder
from semafor.games.ticket_to_ride.material import LOADED
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.errors import BadInput, BadRecord
from semafor.kernel.game import Game
from semafor.kernel.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "maps" / "podhale"
KEY = "ticket-to-ride-podhale"
ENDLESS = 1_000  # acts that no game on such a map has


@pytest.fixture
def podhale() -> Iterator[Game]:
    """The game on the stranger's map, known as long as the test lasts."""
    yield semafor.load_map(str(FOLDER))
    forget("podhale")


def forget(map: str) -> None:
    for known in (library.FOUND, LOADED):
        known.pop(map, None)
    ticket_to_ride.GAMES.pop(f"ticket-to-ride-{map}", None)


def played(game: Game, level: str, seats: int, seed: int) -> semafor.Table:
    """A whole game among bots of one level."""
    table = game.table(seats=seats, seed=seed)
    players = [bot(level, game.key, seat) for seat in range(seats)]
    while not table.over and len(table.entries) < ENDLESS:
        seat = table.actors[0]
        record = events_for_seat(table, seat) if players[seat].reads_record else []
        table.play(players[seat].choose(Knowledge(game, table.state, seat, acts=len(table.entries), record=record)), seat)
    return table


def test_a_map_of_the_package_is_found_by_listing() -> None:
    assert [folder.name for folder in library.shipped()] == ["usa", "europe"]
    assert semafor.games()[:2] == ["ticket-to-ride-usa", "ticket-to-ride-europe"]


def test_a_loaded_map_is_a_game_like_any_other(podhale: Game) -> None:
    assert semafor.game(KEY) is podhale
    assert KEY in semafor.games()
    assert (podhale.title("en"), podhale.title("pl")) == ("Ticket to Ride: Podhale", "Wsiąść do Pociągu: Podhale")
    assert list(podhale.seats) == [2, 3, 4]
    assert semafor.load_map(str(FOLDER)) is podhale


@pytest.mark.parametrize("level", ["random", "easy", "normal", "planner", "racer", "hungry"])
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_of_every_level_play_it_to_its_end(podhale: Game, level: str, seats: int) -> None:
    table = played(podhale, level, seats, seed=5)

    assert level in levels(KEY)
    assert isinstance(table.state, TicketToRide)
    assert complaints(table.state) == []
    assert len(table.result().seats) == seats


def test_a_searching_bot_plays_it_too(podhale: Game) -> None:
    table = podhale.table(seats=2, seed=5)
    player = bot("hard@3", KEY, 1)
    for _ in range(6):
        seat = table.actors[0]
        table.play(player.choose(Knowledge(podhale, table.state, seat, acts=len(table.entries))), seat)

    assert len(table.entries) == 6


@pytest.mark.parametrize(("level", "seats", "seed"), [("easy", 3, 8), ("normal", 3, 16), ("planner", 3, 66), ("racer", 4, 34)])
def test_bots_do_not_dig_a_tunnel_for_ever_when_few_cards_are_left(podhale: Game, level: str, seats: int, seed: int) -> None:
    """All cards are in the hands but four, and two of those make the tunnel dearer at every try."""
    table = played(podhale, level, seats, seed)

    assert table.over


def test_its_record_is_written_read_replayed_and_verified(podhale: Game) -> None:
    table = played(podhale, "easy", 3, seed=8)
    text = str(semafor.Record.of(table))
    record = semafor.Record.read(text)

    assert f"material: {podhale.material}\n" in text
    assert record.verify(podhale) == "seeded"
    assert record.replay(podhale).state.fields() == table.state.fields()
    assert podhale.state_from_json(podhale.state_json(table.state)).fields() == table.state.fields()


def test_a_record_of_another_version_of_the_map_is_refused(podhale: Game, tmp_path: Path) -> None:
    record = semafor.Record.of(played(podhale, "random", 2, seed=1))
    changed = changed_map(tmp_path, "podhale", "length = 5", "length = 4")
    forget("podhale")
    other = semafor.load_map(str(changed))

    with pytest.raises(BadRecord, match=f"other material of {KEY}: {podhale.material}, while here is {other.material}"):
        record.replay(other)


def test_the_maps_of_the_package_need_no_fingerprint_in_their_records() -> None:
    table = semafor.game("ticket-to-ride-usa").table(seats=2, seed=1)

    assert "material" not in str(semafor.Record.of(table))
    assert table.state.fields()["map"] == [0]
    assert semafor.game("ticket-to-ride-europe").table(seats=2, seed=1).state.fields()["map"] == [1]


def test_a_table_of_a_map_that_is_not_here_is_refused(podhale: Game) -> None:
    text = podhale.state_json(podhale.table(seats=2, seed=1).state)
    forget("podhale")

    with pytest.raises(BadInput, match="left on a map that is not here"):
        semafor.game("ticket-to-ride-usa").state_from_json(text)


def test_drawing_the_map_otherwise_changes_nothing_that_is_played(podhale: Game, tmp_path: Path) -> None:
    moved = read_folder(changed_map(tmp_path, "podhale", "at = [150, 60]", "at = [140, 50]"))
    longer = read_folder(changed_map(tmp_path, "podhale", "length = 5", "length = 4"))

    assert moved.fingerprint == podhale.material != longer.fingerprint


def changed_map(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of the stranger's map in which something is written otherwise."""
    copy = folder / name
    shutil.copytree(FOLDER, copy, dirs_exist_ok=True)
    text = (FOLDER / "map.toml").read_text("utf-8")
    assert old in text
    (copy / "map.toml").write_text(text.replace(old, new), "utf-8")
    return copy


def test_two_maps_of_one_name_are_told_apart(podhale: Game, tmp_path: Path) -> None:
    other = changed_map(tmp_path, "podhale", "length = 5", "length = 4")

    with pytest.raises(BadInput, match="There already is a map “podhale”"):
        semafor.load_map(str(other))
    assert semafor.game(KEY) is podhale


def test_the_row_is_replaced_at_the_limit_of_the_map(podhale: Game) -> None:
    rows: list[int] = []
    for seed in range(10):
        table = podhale.table(seats=2, seed=seed)
        while not table.over:
            view = podhale.view(table.state, None)
            rows.append(view.row.count("locomotive"))  # type: ignore[attr-defined]
            assert complaints(table.state) == []  # type: ignore[arg-type]
            table.play(table.moves(table.actors[0])[0], table.actors[0])
    assert set(rows) == {0, 1}


def test_cities_are_named_by_their_own_map(tmp_path: Path) -> None:
    folder = changed_map(tmp_path, "warszawka", '"krakow"', '"warsaw"')
    game = semafor.load_map(str(folder))
    try:
        assert (
            game.actions.notation(game.actions.parse("claim warsaw_nowy-targ with 3 red"))
            == "claim Kraków-Nowy Targ with 3 red"
        )
        assert game.actions.parse("claim cracow-nowy targ with 3 red") == game.actions.parse(
            "claim kraków-nowy targ with 3 red"
        )
        europe = semafor.game("ticket-to-ride-europe").actions
        assert europe.notation(europe.parse("station warszawa with 1 red")) == "station Warszawa with 1 red"
    finally:
        forget("warszawka")


def test_twins_without_ids_are_called_by_their_colours(podhale: Game) -> None:
    claims = {str(podhale.actions.notation(number)).split(" with ")[0] for number in range(podhale.actions.size)}

    assert {"claim Kraków-Tarnów (red)", "claim Kraków-Tarnów (green)", "claim Kraków-Nowy Targ"} <= claims


def test_every_rule_that_it_needs_is_told_with_its_numbers(podhale: Game) -> None:
    book = podhale.rulebook

    assert "14" in book["ttr.comp.cars"].en
    assert "2–4" in book["ttr.comp.players"].pl
    assert "ttr-map.setup.keep" in book
    assert "ttr-eu.ferry.gray" in book
    assert "ttr-eu.tunnel.reveal-three" in book
    assert not any(rule.id.startswith(("ttr-eu.station", "ttr-usa.")) for rule in book)
    assert all(rule.en and rule.pl and "{" not in rule.en + rule.pl for rule in book)


def test_every_refusal_has_a_rule_of_its_book_and_words(podhale: Game) -> None:
    table = played(podhale, "normal", 2, seed=4)
    halfway = semafor.Record.of(table).replay(podhale, upto=12)
    refused = [podhale.refusal(halfway.state, halfway.actors[0], number) for number in range(podhale.actions.size)]
    early = podhale.refusal(podhale.table(seats=2, seed=1).state, 0, "keep 3")

    assert early is not None
    assert early.rule == "ttr-map.setup.deal-tickets"
    for refusal in [early, *(each for each in refused if each)]:
        assert refusal.rule in podhale.rulebook
        for lang in LANGUAGES:
            assert not Words(lang, *podhale.texts, "semafor.kernel").refusal(refusal, podhale.rulebook).startswith("no-")


def test_the_companion_counts_it(podhale: Game) -> None:
    assert podhale.key == KEY
    seat = {"routes": ["Kraków-Tarnów (red)", "Tarnów-Krynica"], "tickets": ["Cracow-Krynica"]}
    counted = companion.count_points({"game": KEY, "seats": [seat, {"routes": [], "tickets": []}]})

    assert [sheet.total for sheet in counted.result.seats] == [4 + 7 + 6 + 10, 0]
    with pytest.raises(BadInput, match="2 to 4 players"):
        companion.count_points({"game": KEY, "seats": [seat] * 5})


def test_what_a_seat_sees_becomes_a_vector(podhale: Game) -> None:
    table = played(podhale, "normal", 3, seed=2)
    for upto in range(0, len(table.entries), 3):
        state = semafor.Record.of(table).replay(podhale, upto=upto).state
        encoder = podhale.encoder(3)
        from librt.vecs import vec
        from mypy_extensions import u8

        out = vec[u8]([0] * int(encoder.size))
        encoder.observe(state, 0, out, 0)
        for part in encoder.slices:
            assert all(value <= part.most for value in list(out)[part.start : part.start + part.size])


def test_a_map_is_read_from_texts_as_from_a_folder() -> None:
    files = {"map.toml": (FOLDER / "map.toml").read_text("utf-8")}

    assert read_folder(TextFolder("podhale", files)).printed == read_folder(FOLDER).printed
    assert read_folder(TextFolder("podhale", files)).files() == files


PAGE = (Path(__file__).parents[3] / "docs" / "adding-a-map.md").read_text("utf-8")


def block(kind: str) -> str:
    """The example of the docs in that language."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_map_of_the_docs_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hills").mkdir()
    (tmp_path / "hills" / "map.toml").write_text(block("toml"), "utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    try:
        exec(block("python"), names)
        table = played(names["hills"], "normal", 3, seed=7)
        assert complaints(table.state) == []  # type: ignore[arg-type]
        assert len(names["table"].entries) == 1
    finally:
        forget("hills")


def test_the_docs_name_every_key_and_what_the_box_has() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (?:`([^`]*)`)?", PAGE, re.MULTILINE))
    box = msgspec.convert({"title": {"en": "a", "pl": "b"}, "city": [], "route": [], "ticket": []}, Printed)

    assert sorted(rows) == sorted(Printed.__struct_fields__)
    assert {key: json.loads(said) for key, said in rows.items() if said} == {
        key: json.loads(msgspec.json.encode(getattr(box, key))) for key, said in rows.items() if said
    }
    for form in (City, Route, Ticket, Deck, Opening, TicketDraw, Stations, Land, OwnRules, OwnRule):
        assert [key for key in form.__struct_fields__ if f"`{key}" not in PAGE] == []
    sentence = BadInput("map-colour-many", ROOM, file="hills/map.toml", key="route.colour", value="red", count=9, most=8)
    assert str(sentence) in " ".join(PAGE.split())


def test_every_map_of_the_package_has_its_words() -> None:
    for folder in library.shipped():
        key = f"game-ticket-to-ride-{folder.name}"
        for lang in LANGUAGES:
            words = Words(lang, *semafor.game(f"ticket-to-ride-{folder.name}").texts)
            assert all(words.has(key + part) for part in ("", "-line", "-short", "-about"))
            assert words.say(key) == semafor.game(f"ticket-to-ride-{folder.name}").title(lang)


def semafor_command(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return warm.run(*words, stdin=typed, SEMAFOR_MAPS="")


def test_the_terminal_plays_replays_verifies_and_counts_it(tmp_path: Path) -> None:
    record, position = tmp_path / "game.log", tmp_path / "table.json"
    position.write_text(
        json.dumps({"game": KEY, "seats": [{"routes": ["krakow-tarnow"], "tickets": []}] * 1 + [{"routes": [], "tickets": []}]})
    )
    ran = semafor_command("--maps", str(FOLDER.parent), "play", KEY, "--seed", "3", "--save", str(record), typed="keep 1\nq\n")
    verified = semafor_command("--maps", str(FOLDER), "verify", str(record))
    scored = semafor_command("--maps", str(FOLDER), "score", str(position))
    unknown = semafor_command("verify", str(record))

    assert "Ticket to Ride: Podhale" in ran.stdout
    assert (verified.returncode, scored.returncode) == (0, 0), verified.stderr + scored.stderr
    assert unknown.returncode == 2
    assert KEY in unknown.stderr


def test_a_map_of_ones_own_refuses_in_its_own_words() -> None:
    typed = "keep 9\nkeep\nstation krakow with 1 red\nq\n"
    text = semafor_command("--maps", str(FOLDER), "play", KEY, "--seed", "3", "--lang", "pl", typed=typed).stdout

    assert "Na tej mapie nie ma dworców." in text


def test_a_folder_without_maps_and_a_file_that_is_no_text_are_named(tmp_path: Path) -> None:
    empty = semafor_command("--maps", str(tmp_path), "games", "--lang", "pl")
    (tmp_path / "zle").mkdir()
    (tmp_path / "zle" / "map.toml").write_bytes(b"\xff\xfe")
    unread = semafor_command("--maps", str(tmp_path), "games", "--lang", "pl")

    assert f"W {tmp_path} nie ma ani pliku map.toml, ani folderów z takim plikiem." in empty.stderr
    assert "Nie można odczytać pliku" in unread.stderr
    assert (empty.returncode, unread.returncode) == (2, 2)


def test_a_bad_map_is_one_sentence_in_the_terminal(tmp_path: Path) -> None:
    changed_map(tmp_path, "bad", "length = 5", "length = 9")
    ran = semafor_command("--maps", str(tmp_path), "games")

    assert ran.returncode == 2
    assert len(ran.stderr.strip().splitlines()) == 1
    assert "route[9].length = “9”" in ran.stderr
