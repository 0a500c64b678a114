"""Ways to play Railroad Revolution that lead to what a journey wants to see, and how its table is entered."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from browser.finding import thing
from browser.tables import Choose, Shown
from browser.words import word

GAME = "railroad-revolution"
TEXT = "games/railroad_revolution"
OLA: Shown = {"kind": "me", "name": "Ola"}


def by_luck(seed: int) -> Choose:
    luck = random.Random(seed)
    return lambda shown: luck.choice(shown["moves"])


def entered(page: Page, room: str, seat: int = 0) -> None:
    page.goto(f"/table/{room}?seat={seat}")
    expect(thing(page, "city:denver")).to_be_visible()


def turn(shown: Shown) -> bool:
    return shown["view"]["phase"] == "turn" and bool(shown["moves"])


def said(lang: str, message: str, **facts: object) -> str:
    return word(lang, message, TEXT, **facts)


def on_field(field: str, colour: str) -> Choose:
    """Any moves until a worker of this colour can be put on the field."""
    luck = random.Random(7)

    def choose(shown: Shown) -> Shown:
        moves = [each for each in shown["moves"] if each["move"] == placing(field, colour)]
        return moves[0] if moves else luck.choice(shown["moves"])

    return choose


def placing(field: str, colour: str) -> Shown:
    return {"move": "place", "colour": colour, "field": field, "as_white": False}


def acting(shown: Shown, field: str, colour: str) -> bool:
    action = shown["view"]["action"]
    return (
        bool(shown["moves"] and action and (action["field"], action["used_as"]) == (field, colour))
        and "extra" in action["open"]
    )


def keeps_trains(shown: Shown) -> Shown:
    """Lays tracks and completes milestones where it can, and leaves its trains as they lie."""
    moves = [each for each in shown["moves"] if each["move"]["move"] not in ("flip", "sell-share", "hire", "no-deal")]
    luck = random.Random(shown["n"])
    return luck.choice(moves or shown["moves"])


def layer(shown: Shown) -> Shown:
    """Lays tracks wherever it can."""
    luck = random.Random(shown["n"])
    tracks = [each for each in shown["moves"] if each["move"]["move"] == "track"]
    fields = [each for each in shown["moves"] if each["move"].get("field") == "rail"]
    return luck.choice(tracks or fields or shown["moves"])
