"""Numbers below zero as people read them; what is joined by a hyphen stays so."""

from __future__ import annotations

from semafor.cli.minus import minused, written


def test_a_hyphen_before_a_number_becomes_a_minus() -> None:
    assert minused("-3 points (-4), A1-2 and 5-6") == "−3 points (−4), A1-2 and 5-6"
    assert minused("one\n-2") == "one\n−2"
    assert written(-7) == "−7"
    assert written(-1.25, "+.1f") == "−1.2"
    assert written(1.25, "+.1f") == "+1.2"
