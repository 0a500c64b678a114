"""Laws of the vector that a seat's knowledge is encoded in."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from amount import several
from laws.cases import ALL, Case, positions, whole_game
from semafor.kernel.encoding import Encoder
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State

pytestmark = pytest.mark.parametrize("case", ALL, ids=str)


def whole(case: Case) -> Encoder:
    """With all that can be asked for: what is worked out from the table must be as honest as what is seen."""
    return case.game.encoder(case.seats, insight=True)


def encoded(encoder: Encoder, state: State, seat: int, before: int = 0) -> bytes:
    out = vec[u8]([u8(before)] * (int(encoder.size) + 2))
    encoder.observe(state, seat, out, 1)
    assert out[0] == out[int(encoder.size) + 1] == before
    return bytes(memoryview(out))[1:-1]


def test_the_slices_cover_the_vector_and_have_different_names(case: Case) -> None:
    encoder = whole(case)
    ends = [each.start + each.size for each in encoder.slices]

    assert [each.start for each in encoder.slices] == [0, *ends[:-1]]
    assert ends[-1] == encoder.size
    assert len({each.name for each in encoder.slices}) == len(encoder.slices)


def test_a_vector_does_not_change_when_what_the_seat_cannot_know_is_redrawn(case: Case) -> None:
    encoder = whole(case)
    for number, state in enumerate(positions(case, several(12, 1, daily=4), 0.05)):
        for seat in range(case.seats):
            other = case.game.redraw(state, seat, FastLuck(number))

            assert encoded(encoder, other, seat) == encoded(encoder, state, seat)


def test_every_number_is_written_and_none_is_larger_than_its_slice_says(case: Case) -> None:
    encoder = whole(case)
    for state in positions(case, several(6, 1, daily=3), 0.05):
        for seat in range(case.seats):
            vector = encoded(encoder, state, seat)

            assert encoded(encoder, state, seat, before=255) == vector
            for each in encoder.slices:
                assert max(vector[each.start : each.start + each.size]) <= each.most, each.name


def test_insight_comes_after_the_vector_without_it(case: Case) -> None:
    plain, more = case.game.encoder(case.seats), whole(case)
    assert [str(each) for each in more.slices[: len(plain.slices)]] == [str(each) for each in plain.slices]
    for state in positions(case, 1, 0.05):
        for seat in range(case.seats):
            assert encoded(more, state, seat).startswith(encoded(plain, state, seat))


def test_equal_vectors_give_equal_legal_actions(case: Case) -> None:
    """What a seat needs to know its choices is in the vector."""
    encoder = case.game.encoder(case.seats)
    seen: dict[bytes, list[int]] = {}
    for seed in range(several(6, 1, daily=3)):
        for state in whole_game(case, seed):
            for seat in state.actors():
                legal = [int(number) for number in state.legal(seat)]

                assert seen.setdefault(encoded(encoder, state, seat), legal) == legal
