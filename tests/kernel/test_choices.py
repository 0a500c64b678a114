"""Legal numbers as groups: the same numbers, however they are asked for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from semafor.kernel.state import Choices, Moves


def numbers_by_rank(choices: Choices) -> list[int]:
    return [int(choices.at(rank)) for rank in range(choices.count())]


def listed(choices: Choices) -> list[int]:
    moves = Moves()
    choices.add_to(moves)
    return [int(number) for number in moves.listed()]


def marked(choices: Choices, size: int, base: int) -> list[int]:
    marks = vec[u8]([u8(0)] * (base + size))
    choices.mark(marks, base, 1)
    assert not any(marks[place] for place in range(base))
    return [number for number in range(size) if marks[base + number] == 1]


def test_single_numbers_and_groups_are_listed_ranked_and_marked_alike() -> None:
    choices = Choices()
    choices.single.add(3)
    choices.add_group(10, 0, 4)
    gaps = choices.steps.count
    choices.steps.add_range(1, 2)
    choices.steps.add(7)
    choices.add_group(20, gaps, choices.steps.count)
    choices.add_group(30, gaps, gaps)
    choices.add_group(40, gaps + 1, choices.steps.count)
    expected = [3, 10, 11, 12, 13, 21, 22, 27, 42, 47]
    assert choices.count() == len(expected)
    assert numbers_by_rank(choices) == listed(choices) == marked(choices, 50, 100) == expected


def test_there_is_place_for_any_number_of_groups() -> None:
    choices = Choices()
    for group in range(300):
        choices.add_group(group * 5, 0, 2)
    expected = [group * 5 + step for group in range(300) for step in range(2)]
    assert numbers_by_rank(choices) == listed(choices) == marked(choices, 1500, 0) == expected


def test_what_was_cleared_is_gone_and_can_be_filled_again() -> None:
    choices = Choices()
    choices.single.add(1)
    choices.steps.add(9)
    choices.add_group(10, choices.steps.count - 1, choices.steps.count)
    choices.clear()
    assert choices.count() == 0
    choices.steps.add(2)
    choices.add_group(10, choices.steps.count - 1, choices.steps.count)
    assert numbers_by_rank(choices) == [12]
