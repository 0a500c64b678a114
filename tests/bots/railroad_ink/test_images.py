"""Boards of Railroad Ink that are mirror images of each other have one key in a search, and no others have."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from amount import several
from bots.railroad_ink.turned_boards import TURNINGS, Board, least_image, turned_board, turned_look, written
from semafor.bots.railroad_ink.beam import Beam, draw_act
from semafor.bots.railroad_ink.images import CELL_IMAGE, LOOK_IMAGE, Images
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.keys import key_after, key_of
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink import GAMES
from semafor.games.railroad_ink.actions import FALL
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CELLS,
    CHOOSE,
    DICE,
    DIRECTION,
    DONE,
    LOOKS,
    PHASE,
    ROUTE_FACES,
    ROUTE_LOOKS,
    SPECIAL_OPEN,
)
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck


def judge(key: str) -> Judge:
    return Judge(GAMES[key].variant, load_weights()[key])


def start(key: str, seed: int) -> RailroadInk:
    game = GAMES[key]
    state = game.deal(1, game.options(), FastLuck(seed))
    state.board[int(state.seats) * BLOCK + DIRECTION] = CHOOSE
    return state


def drawings(state: RailroadInk) -> list[tuple[int, int]]:
    """Cell and look of what may be drawn, also of lava that devours a route."""
    numbers = [int(number) for number in state.legal(0) if state.kit.first <= number < state.kit.finish]
    return [(int(state.kit.cell(number)), int(state.kit.look(number))) for number in numbers]


def noted(images: Images, state: RailroadInk) -> Sheet:
    sheet = read(state)
    sheet.key = key_of(state)
    images.note(sheet)
    return sheet


def rounds(key: str) -> Iterator[tuple[Images, Sheet]]:
    """Boards of first rounds, act by act, and the images that are known there."""
    chooser = random.Random(2)
    for seed in range(several(40, 2, daily=6)):
        state, images = start(key, seed), Images()
        images.begin(state)
        while state.board[PHASE] != DONE:
            yield images, noted(images, state)
            state = state.clone()
            state.act(0, chooser.choice(list(state.legal(0))))


def test_the_images_of_cells_and_looks_are_those_of_a_turned_board() -> None:
    for image, turning in enumerate(TURNINGS):
        assert [turning.cell(cell) for cell in range(CELLS)] == list(CELL_IMAGE)[image * CELLS : (image + 1) * CELLS]
        assert [turned_look(look, turning) for look in range(LOOKS)] == list(LOOK_IMAGE)[image * LOOKS : (image + 1) * LOOKS]


@pytest.mark.parametrize("key", GAMES)
def test_all_images_of_a_board_have_one_key(key: str) -> None:
    for images, sheet in rounds(key):
        others = [noted(images, turned_board(sheet, turning).state) for turning in TURNINGS]

        assert {int(images.key(other)) for other in others} == {int(images.key(sheet))}


@pytest.mark.parametrize("key", GAMES)
def test_the_key_after_a_drawing_is_that_of_the_drawn_board(key: str) -> None:
    chooser = random.Random(3)
    for images, sheet in rounds(key):
        found = drawings(sheet.state)
        for cell, look in chooser.sample(found, min(4, len(found))):
            after = sheet.state.clone()
            after.act(0, after.kit.drawing(cell, look))

            assert key_after(sheet, cell, look) == key_of(after)
            assert images.key_after(sheet, cell, look) == images.key(noted(images, after))


@pytest.mark.parametrize("key", GAMES)
def test_boards_that_are_no_images_of_each_other_have_different_keys(key: str) -> None:
    """All boards after two acts, and after three where these are few."""
    images, boards = Images(), [start(key, 5)]
    images.begin(boards[0])
    for _ in range(2):
        found: dict[Board, RailroadInk] = {}
        for board in boards:
            for action in list(board.legal(0))[:: several(1, 9, daily=3)]:
                after = board.clone()
                after.act(0, action)
                found[written(after)] = after
        boards = list(found.values())
    by_key = {int(images.key(noted(images, board))): least_image(board) for board in boards}

    assert len(by_key) == len(set(by_key.values())) == len({least_image(board) for board in boards})
    assert len(by_key) < len(boards)


@pytest.mark.parametrize("key", GAMES)
def test_before_the_first_route_all_images_are_known_and_elsewhere_none(key: str) -> None:
    images, state = Images(), start(key, 1)
    images.begin(state)
    assert list(images.known) == [1, 2, 3]
    one_sided = [(cell, look) for cell, look in drawings(state) if look <= ROUTE_LOOKS and cell % 7 != 3 and cell // 7 != 3]
    for cell, look in one_sided:
        board = state.clone()
        board.act(0, board.kit.drawing(cell, look))
        images.begin(board)
        assert list(images.known) == []


def test_a_meteor_that_comes_along_the_middle_leaves_the_one_image_that_keeps_its_way() -> None:
    key = "railroad-ink-meteor"
    images, state = Images(), start(key, 1)
    for direction in range(4):
        state.board[int(state.seats) * BLOCK + DIRECTION] = direction
        images.begin(state)
        assert list(images.known) == [3 if direction % 2 else 1]  # from the east and the west top and bottom are alike
        after = draw_act(judge(key), read(state), FALL + direction).state
        images.begin(after)
        assert list(images.known) == [3 if direction % 2 else 1]


def ends(state: RailroadInk) -> Iterator[RailroadInk]:
    """Every board at which the round can be finished, by trying all orders of all acts."""
    for action in (int(number) for number in state.legal(0)):
        if action == state.kit.finish:
            yield state
        else:
            after = state.clone()
            after.act(0, action)
            yield from ends(after)


def test_a_beam_as_wide_as_the_first_round_finds_every_end_but_of_images_one() -> None:
    key = "railroad-ink"
    state = start(key, 3)
    dice = several(2, 1)
    for face in range(ROUTE_FACES):
        state.board[DICE + face] = 1 if face < dice else 0
    state.board[SPECIAL_OPEN] = 0
    state.refresh(0)
    beam = Beam(judge(key), 20_000, 20_000)
    beam.search(state)
    found = [least_image(end.state) for end in beam.ends]

    assert len(found) == len(set(found))
    assert set(found) == {least_image(end) for end in ends(state)}


@pytest.mark.compiled
@pytest.mark.parametrize("key", GAMES)
def test_of_the_ends_of_a_first_round_no_two_are_images_of_each_other(key: str) -> None:
    beam = Beam(judge(key), 40, 40)
    for seed in range(several(12, 1, daily=3)):
        state = GAMES[key].deal(1, GAMES[key].options(), FastLuck(seed))
        beam.search(state)

        assert len({least_image(end.state) for end in beam.ends}) == len(beam.ends) == 40
