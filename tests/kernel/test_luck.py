"""Where chance comes from."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from semafor.kernel.luck import FastLuck, KeyedLuck, Luck, ScriptedLuck, SealedLuck, WrittenLuck, commitment

SECRET = bytes(range(32))


def sources() -> list[Luck]:
    return [FastLuck(5), KeyedLuck(5), SealedLuck(SECRET, [b"salt of Anna", b"salt of Piotr"])]


@pytest.mark.parametrize("luck", sources(), ids=lambda luck: type(luck).__name__)
def test_every_number_is_as_likely_as_the_others(luck: Luck) -> None:
    for n in (2, 6, 7, 100):
        luck.event(1, n)
        counts = Counter(int(luck.below(n)) for _ in range(200 * n))

        assert set(counts) == set(range(n))
        assert max(counts.values()) < 290
        assert min(counts.values()) > 125


@pytest.mark.parametrize("luck", sources(), ids=lambda luck: type(luck).__name__)
def test_a_kind_is_as_likely_as_its_share(luck: Luck) -> None:
    luck.event(2, 0)
    counts = Counter(int(luck.pick(vec[u8]([9, 0, 1, 3]), 1, 3, 4)) for _ in range(4000))

    assert counts[0] == 0
    assert 850 < counts[1] < 1150
    assert 2850 < counts[2] < 3150


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    def numbers(seed: int) -> list[int]:
        luck = FastLuck(seed)
        return [int(luck.below(1000)) for _ in range(20)]

    assert numbers(1) == numbers(1)
    assert len({tuple(numbers(seed)) for seed in range(200)}) == 200
    assert len({numbers(seed)[0] for seed in range(200)}) > 150


def test_fast_luck_is_pinned_so_that_old_seeds_stay_good() -> None:
    luck = FastLuck(2026)

    assert [int(luck.below(1_000_000)) for _ in range(4)] == [53238, 987351, 708968, 714280]


@pytest.mark.parametrize("luck", sources()[1:], ids=lambda luck: type(luck).__name__)
def test_an_event_has_its_own_stream_whatever_happened_in_between(luck: Luck) -> None:
    luck.event(3, 1)
    first = [int(luck.below(1000)) for _ in range(10)]
    luck.event(3, 2)
    second = [int(luck.below(1000)) for _ in range(3)]
    luck.event(3, 1)

    assert [int(luck.below(1000)) for _ in range(10)] == first
    assert second != first[:3]


def test_sealed_luck_depends_on_the_secret_and_on_every_salt() -> None:
    def numbers(secret: bytes, salts: list[bytes]) -> list[int]:
        luck = SealedLuck(secret, salts)
        luck.event(0, 0)
        return [int(luck.below(1 << 30)) for _ in range(4)]

    mine = numbers(SECRET, [b"a", b"b"])

    assert mine == numbers(SECRET, [b"a", b"b"])
    assert mine != numbers(SECRET, [b"b", b"a"])
    assert mine != numbers(SECRET, [b"ab", b""])
    assert mine != numbers(SECRET[::-1], [b"a", b"b"])


def test_a_commitment_hides_and_binds_the_secret() -> None:
    assert commitment(SECRET) == commitment(bytes(range(32)))
    assert commitment(SECRET) != commitment(SECRET[:-1])
    assert SECRET.hex() not in commitment(SECRET)


def test_a_script_says_what_is_written_and_refuses_what_cannot_be() -> None:
    luck = ScriptedLuck([2, 1])

    assert luck.below(3) == 2
    assert luck.pick(vec[u8]([0, 4]), 0, 2, 4) == 1
    with pytest.raises(ValueError, match="run out"):
        luck.below(6)
    with pytest.raises(ValueError, match="where one of"):
        ScriptedLuck([6]).below(6)
    with pytest.raises(ValueError, match="none is left"):
        ScriptedLuck([0]).pick(vec[u8]([0, 4]), 0, 2, 4)


def test_a_script_can_go_on_with_another_luck() -> None:
    luck = ScriptedLuck([5], FastLuck(1))

    assert luck.below(6) == 5
    assert luck.below(6) == FastLuck(1).below(6)


def test_written_luck_remembers_what_was_said() -> None:
    luck = WrittenLuck(ScriptedLuck([3, 1]))
    luck.below(6)
    luck.pick(vec[u8]([1, 1]), 0, 2, 2)

    assert luck.taken() == [3, 1]
    assert luck.taken() == []


def test_picking_from_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing"):
        FastLuck(1).pick(vec[u8]([0, 0]), 0, 2, 0)
