"""The card beside the table says what the material says, in every game, each line with a rule of the rulebook."""

from __future__ import annotations

import pytest

import semafor
from laws.cases import CASES, KEYS, Case
from laws.ids import english, ids, moves_ids
from semafor.kernel.card import PARTS
from semafor.kernel.errors import BadInput
from semafor.kernel.words import LANGUAGES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_line_is_said_in_both_languages_and_names_a_rule(case: Case) -> None:
    game = case.game
    lines = game.card(case.seats, game.option_values(case.options))

    assert [part for part in PARTS if any(line.part == part for line in lines)] == list(PARTS)
    for line in lines:
        assert line.rule in game.rulebook
        for lang in LANGUAGES:
            text = game.words(lang).say(line.message, **line.facts)
            assert text.endswith(".")
            assert "{" not in text
        known = set(moves_ids(game.key)) | ids(game, line.facts)
        assert not english(game.words("pl").say(line.message, **line.facts), known)


@pytest.mark.parametrize("key", KEYS)
def test_no_line_is_said_twice(key: str) -> None:
    game = semafor.game(key)
    said = [game.words("en").say(line.message, **line.facts) for line in game.card(game.seats[-1])]

    assert len(set(said)) == len(said)


def test_the_card_follows_the_seats_the_options_and_the_box() -> None:
    steam, revolution = semafor.game("steamrollers"), semafor.game("railroad-revolution")
    plain, solo = ({line.what for line in steam.card(seats)} for seats in (3, 1))
    orders = {line.what for line in steam.card(3, steam.option_values({"orders": True}))}
    corrected = revolution.option_values({"material": "[rules]\nrail_cost = 450\n"})

    assert orders - plain == {"order"}
    assert solo - plain == {"eva-deliveries", "eva-locomotive", "eva-regions", "eva-pool"}
    assert [line.facts["money"] for line in revolution.card(2, corrected) if line.what == "rail"] == [450]
    assert {line.what for line in semafor.game("ticket-to-ride-usa").card(5)} >= {"double-open"}
    with pytest.raises(BadInput, match="2 to 5"):
        semafor.game("ticket-to-ride-usa").card(6)
