"""What lies where before the first turn, and the set-up tiles."""

from __future__ import annotations

import pytest

import semafor
from games.railroad_revolution.position import GAME, Position, setup_position
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck


def started(seats: int, seed: int = 3) -> Position:
    state = GAME.start(seats, GAME.option_values({}), FastLuck(seed))
    assert isinstance(state, RailroadRevolution)
    return Position(state)


@pytest.mark.rule(
    "rev.setup.player-board-fill",
    "rev.setup.start-track",
    "rev.setup.spare-pieces",
    "rev.setup.money",
    "rev.setup.white-workers",
    "rev.setup.shares",
    "rev.setup.start-train",
    "rev.setup.performance-markers",
    "rev.setup.milestone-deal",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_begins_with_the_same_things(seats: int) -> None:
    for seat in started(seats).view().seats:
        assert (seat.tracks_left, seat.buildings_left, seat.spare_track, seat.spare_building) == (15, 12, 1, 1)
        assert (seat.spaces, seat.money, seat.shares) == (["t01"], 600, 3)
        assert (seat.supply, seat.trains_front, seat.trains_back) == ({"white": 4}, {"promote": 1}, {})
        assert set(seat.markers.values()) == {0}
        assert [tile.id[:2] for tile in seat.open_milestones if tile] == ["A1", "A2"]


@pytest.mark.rule("rev.setup.unused-pieces", "rev.setup.milestone-leftover")
def test_with_fewer_players_the_rest_stays_in_the_box() -> None:
    view = started(2).view()
    opening = [tile.id for seat in view.seats for tile in seat.open_milestones if tile]

    assert len(view.seats) == 2
    assert len(set(opening)) == 4
    assert {name: stack.size for name, stack in view.stacks.items()} == {"B": 10, "C": 10, "D": 10}


@pytest.mark.rule("rev.setup.worker-stock", "rev.setup.white-leftover", "rev.setup.tile-workers", "rev.setup.tiles-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_general_supply_is_all_specialists_but_those_beside_the_setup_tiles(seats: int) -> None:
    view = started(seats).view()
    beside = [worker for _, worker in view.setup_tiles.values()]

    assert len(beside) == len(set(beside)) == seats
    assert view.general == {colour: 12 - beside.count(colour) for colour in ("purple", "orange", "grey", "turquoise")}
    assert len({tile[:2] for tile, _ in view.setup_tiles.values()}) == seats


@pytest.mark.rule("rev.setup.tile-workers-leftover")
def test_a_specialist_beside_no_tile_is_in_the_general_supply() -> None:
    view = started(2).view()

    assert sum(view.general.values()) == 46


@pytest.mark.rule("rev.setup.tiles-count")
def test_set_up_tiles_and_sides_are_drawn_by_lot() -> None:
    shown = {tile for seed in range(40) for tile, _ in started(2, seed).view().setup_tiles.values()}

    assert shown == {f"s{number}-{side}" for number in (1, 2, 3, 4) for side in "ab"}


@pytest.mark.rule(
    "rev.setup.train-stacks-4p", "rev.setup.train-stacks-3p", "rev.setup.train-stacks-2p", "rev.setup.start-train-leftover"
)
@pytest.mark.parametrize(("seats", "height"), [(4, 5), (3, 4), (2, 3)])
def test_four_train_stacks_of_a_height_by_players_and_none_of_the_start_kind(seats: int, height: int) -> None:
    assert started(seats).view().trains == {"money": height, "advance": height, "shares": height, "track": height}


@pytest.mark.rule("rev.setup.city-tiles", "rev.setup.city-printed")
def test_city_tiles_lie_on_cities_of_their_own_number() -> None:
    for seed in range(5):
        tiles = started(3, seed).view().city_tiles
        groups = {city["id"]: city["level"] for city in started(3).table.material.printed["city"]}

        assert tiles["washington"] == "washington"
        assert tiles["charlotte"] == "charlotte"
        assert len(set(tiles.values())) == 15
        assert all(tile.startswith(f"c{groups[city]}") for city, tile in tiles.items() if groups[city] > 1)
    assert len({started(3, seed).view().city_tiles["chicago"] for seed in range(20)}) == 3


@pytest.mark.rule("rev.setup.block-stations-3p", "rev.setup.block-offices-3p")
def test_three_players_find_neutral_buildings() -> None:
    view = started(3).view()

    assert view.first_stations == dict.fromkeys(["houston", "bismarck", "san_francisco"])
    assert view.first_offices == {"2": None, "5": None}


@pytest.mark.rule("rev.setup.block-stations-2p", "rev.setup.block-offices-2p")
def test_two_players_find_neutral_buildings() -> None:
    view = started(2).view()

    assert view.first_stations == dict.fromkeys(["little_rock", "duluth", "salt_lake_city", "san_diego"])
    assert view.first_offices == {"1": None, "4": None, "7": None}
    assert started(4).view().first_stations == started(4).view().first_offices == {}


@pytest.mark.rule("rev.setup.telegraph-tiles", "rev.telegraph.deal-sections")
def test_six_telegraph_tiles_lie_on_the_sections_without_deal() -> None:
    tiles = started(4).view().telegraph_tiles

    assert set(tiles) == {"1", "2", "4", "5", "7", "8"}
    assert len(set(tiles.values())) == 6


@pytest.mark.rule("rev.setup.deal-stack")
def test_one_deal_tile_lies_face_up_and_eight_in_the_stack() -> None:
    view = started(4).view()

    assert view.deal.startswith("d")
    assert (view.deal_stack, view.deal_discards) == (8, [])


@pytest.mark.rule("rev.setup.first-player")
def test_the_first_player_is_drawn_by_lot_or_given() -> None:
    assert {started(4, seed).view().first for seed in range(30)} == {0, 1, 2, 3}
    state = GAME.start(4, GAME.option_values({"first_seat": 2}), FastLuck(1))
    assert isinstance(state, RailroadRevolution)
    assert state.table.course.first == 2
    with pytest.raises(semafor.BadInput, match="no seat 4"):
        GAME.start(4, GAME.option_values({"first_seat": 4}), FastLuck(1))


def picked_order(**options: str) -> list[int]:
    here = Position(GAME.start(4, GAME.option_values({"first_seat": 1, **options}), FastLuck(8)))  # type: ignore[arg-type]
    order = []
    while here.view().phase == "pick":
        if here.offers("pick"):
            order.append(here.who)
            here.do(here.offers("pick")[0])
        else:
            here.do("done")
    return order


@pytest.mark.rule("rev.setup.pick-order")
def test_the_player_to_the_right_of_the_first_picks_first_then_clockwise() -> None:
    assert picked_order() == [0, 1, 2, 3]
    assert picked_order(setup_pick_direction="counterclockwise") == [0, 3, 2, 1]


@pytest.mark.rule("rev.setup.pick-order")
def test_nobody_picks_out_of_order() -> None:
    here = setup_position("s1-a")

    assert here.who == 1
    assert here.why("pick 1", seat=0) == "rev.setup.pick-order"
    assert here.why("finish") == "rev.setup.pick-order"


@pytest.mark.rule("rev.setup.pick-effect", "rev.setuptile.shares", "rev.setup.cleanup", "rev.setup.result")
def test_a_pick_gives_the_worker_and_the_reward() -> None:
    here = setup_position("s1-a")
    worker = here.view().setup_tiles["1"][1]
    here.do("pick 1")

    assert here.seat(1).shares == 6
    assert here.seat(1).supply == {"white": 4, worker: 1}
    assert here.why("pick 1") == "rev.setup.pick-effect"
    while here.view().phase == "pick":
        here.do((here.offers("pick") or ["done"])[0])
    assert here.view().setup_tiles == {}
    for seat in here.view().seats:
        assert (seat.spare_track, seat.spare_building, sum(seat.supply.values())) == (0, 0, 5)


@pytest.mark.rule("rev.setuptile.advance", "rev.perf.split")
def test_the_advance_tile_moves_three_fields_in_all_and_passed_costs_are_paid() -> None:
    here = setup_position("s3-a").do("pick 1", "step telegraph", "step telegraph", "step telegraph")

    assert here.seat(1).markers == {"telegraph": 3, "stations": 0, "network": 0}
    assert here.seat(1).shares == 2
    split = setup_position("s3-a").do("pick 1", "step telegraph", "step stations", "step network")
    assert set(split.seat(1).markers.values()) == {1}
    assert split.who == 0


@pytest.mark.rule("rev.setuptile.track", "rev.setup.spare-piece-use", "rev.rail.free-track")
def test_the_track_tile_lays_the_spare_track_for_nothing() -> None:
    here = setup_position("s2-a").do("pick 1")

    assert here.offers("track") == ["track t02", "track t03", "track t04"]
    here.do("track t03")
    assert here.seat(1).spaces == ["t01", "t03"]
    assert (here.seat(1).tracks_left, here.seat(1).money) == (15, 600)


@pytest.mark.rule("rev.setuptile.office", "rev.setup.spare-piece-use")
def test_the_office_tile_takes_a_first_office_place_of_a_deal_section() -> None:
    here = setup_position("s4-a").do("pick 1")

    assert here.offers("office") == ["office 3", "office 6"]
    assert here.why("office 1") == "rev.setuptile.office"
    here.do("office 6")
    assert here.seat(1).offices == [6]
    assert (here.seat(1).shares, here.seat(1).buildings_left) == (3, 12)
    assert here.view().first_offices["6"] == 1
    assert here.view().phase == "pick"


@pytest.mark.rule("rev.setuptile.station", "rev.setup.spare-piece-use")
def test_the_station_tile_takes_the_first_place_of_a_start_city() -> None:
    here = setup_position("s2-b").do("pick 1")

    assert here.offers("station") == ["station Washington", "station Charlotte"]
    assert here.why("station Miami") == "rev.setuptile.station"
    here.do("station Charlotte")
    assert here.seat(1).stations == ["charlotte"]
    assert (here.seat(1).money, here.seat(1).buildings_left, here.view().first_stations["charlotte"]) == (600, 12, 1)


@pytest.mark.rule("rev.setuptile.exchange", "rev.setuptile.money")
def test_the_exchange_tile_gives_money_too_and_even_the_new_worker_may_go() -> None:
    here = setup_position("s3-b")
    worker = here.view().setup_tiles["1"][1]
    here.do("pick 1")

    assert here.seat(1).money == 800
    assert f"exchange {worker} from supply for orange" in here.offers("exchange")
    here.do("exchange white from supply for turquoise")
    assert here.seat(1).supply["white"] == 3
    assert here.view().general["white"] == 1


@pytest.mark.rule("rev.setuptile.train", "rev.train.take")
def test_the_train_tile_takes_a_train_of_any_stack_front_up() -> None:
    here = setup_position("s1-b").do("pick 1")

    assert here.offers("train") == ["train money", "train advance", "train shares", "train track"]
    here.do("train shares")
    assert here.seat(1).trains_front == {"promote": 1, "shares": 1}
    assert here.view().trains["shares"] == 2


@pytest.mark.rule("rev.setuptile.money")
def test_the_money_tile_gives_money() -> None:
    assert setup_position("s4-b").do("pick 1").seat(1).money == 1100


@pytest.mark.rule("rev.general.optional-bonuses")
def test_a_set_up_reward_may_be_left() -> None:
    here = setup_position("s2-a").do("pick 1", "done")

    assert here.seat(1).spaces == ["t01"]
    assert here.who == 0
