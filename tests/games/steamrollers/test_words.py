"""Every sentence of this room exists in both languages and gets all its facts."""

from __future__ import annotations

import random
import re
from importlib import resources

import pytest

from games.steamrollers.golden import chosen, plan
from games.steamrollers.position import GAME
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck
from semafor.kernel.words import LANGUAGES, Words


def messages(lang: str) -> list[str]:
    text = resources.files(GAME.room).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages_each_once() -> None:
    assert messages("en") == messages("pl")
    assert len(set(messages("en"))) == len(messages("en"))


def test_every_refusal_message_belongs_to_a_rule_and_every_option_is_explained() -> None:
    rules = {"no-" + rule.id.replace(".", "-") for rule in GAME.rulebook}

    assert {message for message in messages("en") if message.startswith("no-")} <= rules
    assert {f"option-{option}" for option in GAME.options.__struct_fields__} <= set(messages("en"))


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4), (5, 5)])
def test_all_that_happens_and_all_that_is_refused_is_said_in_full(seats: int, seed: int) -> None:
    more = {} if seats == 1 else {"coal": True, "orders": True, "starting_tiles": True}
    chooser, luck = random.Random(seed), FastLuck(seed)
    state = GAME.start(seats, GAME.option_values({"walls": "medium", **more}), luck)
    assert isinstance(state, SteamRollers)
    minds = [plan(state.material, int(state.walls), chooser) for _ in range(seats)]
    words = [Words(lang, GAME.room) for lang in LANGUAGES]
    while not state.over():
        before, seat = state.clone(), int(state.actor())
        for number in chooser.sample(range(GAME.actions.size), 12) + chooser.sample(range(109), 6):
            refusal = GAME.refusal(state, seat, number)
            if refusal is not None:
                for said in (word.refusal(refusal, GAME.rulebook) for word in words):
                    assert said.endswith("."), (refusal, said)
                    assert "{" not in said, (refusal, said)
        number = chosen(state, seat, minds[seat], chooser)
        state.apply(seat, number, luck)
        for event in GAME.events(before, seat, number, state, None):
            for said in (word.event(event) for word in words):
                assert said.endswith("."), (event, said)
                assert "{" not in said, (event, said)
