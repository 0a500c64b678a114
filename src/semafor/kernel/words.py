"""Every text a person sees, in English and Polish, from Fluent message files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

from semafor.kernel.refusal import Fact, Refusal
from semafor.kernel.view import Event

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from semafor.kernel.rulebook import Rulebook

Lang = Literal["en", "pl"]
LANGUAGES: tuple[Lang, ...] = ("en", "pl")
MOST_LISTED = 5  # of a list in a refusal
MOST_KEPT = 4096  # sentences, some hundred bytes each
MOST_GROUPED = 10**15  # larger numbers are written plainly: Fluent's number formats break on very long ones


@runtime_checkable
class Spoken(Protocol):
    """What says itself in either language, such as an error inside another."""

    def sentence(self, lang: str) -> str: ...


Called = Callable[[str, str, str], str]  # (language, name of the fact, fact)


class Words:
    """The messages of some rooms in one language. A room's file is `text/<lang>.ftl` in its package, or in its folder.

    `called` gives printed things the names they have in the language, where no message holds them.
    """

    def __init__(self, lang: str, *rooms: str, called: Called | None = None) -> None:
        self.lang = lang
        self.rooms = rooms
        self.called = called

    def say(self, message: str, **facts: object) -> str:
        """The message with its variables filled in; the bare id if there is no such message.

        `$who` is the seat by its number, unless the caller knows its player's name; `$whom` are other seats likewise.
        """
        if "seat" in facts and "who" not in facts:
            facts["who"] = _seat(self.lang, facts["seat"])
        room = _home(self.lang, self.rooms, message)
        return message if room is None else _filled(self.lang, room, message, **self._given(facts))

    def _given(self, facts: dict[str, object]) -> dict[str, object]:
        """Every fact twice: as it is shown, and as code knows it for selectors (see `_bundle`)."""
        shown = {name: self._shown(name, fact) for name, fact in facts.items()}
        return shown | {f"{name}-raw": fact if isinstance(fact, str) else shown[name] for name, fact in facts.items()}

    def _shown(self, name: str, fact: object) -> object:
        """A fact in this language. Text and numbers are asked for first: most facts are, and asking for `Spoken` is slow."""
        if isinstance(fact, str):
            return self._word(name, fact if self.called is None else self.called(self.lang, name, fact))
        if isinstance(fact, int):
            if name == "whom":
                return _seat(self.lang, fact)
            return str(fact) if abs(fact) > MOST_GROUPED else fact
        if isinstance(fact, list | tuple):
            return _listed([str(self._shown(name, part)) for part in fact])
        return fact.sentence(self.lang) if isinstance(fact, Spoken) else fact

    def _word(self, name: str, fact: str) -> str:
        """`card = "2 red"` reads its word from the message `card-red`, `route = "A-B (red)"` from `route-red`.

        Where there is a message `card-red-counted`, it says the number too. `card-first = "red"` is said with the words of
        `card`, each part of `city = "rome – paris"` with its own, and `face = "overpass: A1, B2"` with that of `face-overpass`
        and the places where it stands.
        """
        name = name.partition("-")[0]
        if " – " in fact:
            return " – ".join(self._word(name, part) for part in fact.split(" – "))
        head, colon, places = fact.partition(": ")
        if colon and self.has(f"{name}-{head}"):
            return f"{self.say(f'{name}-{head}')} {places}"
        count, _, word = fact.rpartition(" ")
        if count.isdigit() and self.has(f"{name}-{word}-counted"):
            return self.say(f"{name}-{word}-counted", n=int(count))
        if self.has(f"{name}-{word}"):
            return f"{count} × {self.say(f'{name}-{word}')}" if count else self.say(f"{name}-{word}")
        if word.startswith("(") and self.has(f"{name}-{word[1:-1]}"):
            return f"{count} ({self.say(f'{name}-{word[1:-1]}')})"
        return fact

    def has(self, message: str) -> bool:
        return _home(self.lang, self.rooms, message) is not None

    def refusal(self, refusal: Refusal, rulebook: Rulebook) -> str:
        """Why not, and what can be done instead, one sentence after the other."""
        return " ".join(filter(None, (self.wrong(refusal, rulebook), self.instead(refusal))))

    def wrong(self, refusal: Refusal, rulebook: Rulebook) -> str:
        """What is wrong now: the rule's own message with the facts, or else the rule's sentence."""
        if self.has(refusal.message) or refusal.rule not in rulebook:
            return self.say(refusal.message, **self._shortened(refusal.facts))
        return rulebook[refusal.rule].text(self.lang)

    def instead(self, refusal: Refusal) -> str:
        """What can be done instead; nothing where the refusal names nothing."""
        advice = refusal.instead
        return "" if advice is None else self.say(advice.message, **self._shortened(advice.facts))

    def _shortened(self, facts: dict[str, Fact]) -> dict[str, object]:
        """A refusal is read at a glance: five things of a list, and how many more there are."""
        return {name: self._short(name, fact) if isinstance(fact, list | tuple) else fact for name, fact in facts.items()}

    def _short(self, name: str, facts: Sequence[str | int]) -> object:
        if len(facts) <= MOST_LISTED:
            return facts
        first = str(self._shown(name, list(facts[:MOST_LISTED])))
        return Words(self.lang, "semafor.kernel").say("list-more", first=first, count=len(facts) - MOST_LISTED)

    def event(self, event: Event) -> str:
        return self.say(event.what, seat=-1 if event.seat is None else event.seat + 1, **event.facts)


@lru_cache(MOST_KEPT)
def _home(lang: str, rooms: tuple[str, ...], message: str) -> str | None:
    """The first of the rooms that has the message."""
    return next((room for room in rooms if _bundle(lang, room).has_message(message)), None)


@lru_cache(MOST_KEPT, typed=True)
def _filled(lang: str, room: str, message: str, /, **given: object) -> str:
    """A message with all that it is given. The same words are said again and again, and to put them together takes long."""
    bundle = _bundle(lang, room)
    pattern = bundle.get_message(message).value
    return message if pattern is None else str(bundle.format_pattern(pattern, given)[0])


@cache
def _seat(lang: str, number: object) -> str:
    """What a seat is called whose player has no name."""
    return Words(lang, "semafor.kernel").say("seat-who", who="", seat=number)


def _listed(parts: list[str]) -> str:
    """One after the other; those that are lists themselves can be taken apart."""
    return ("; " if any(", " in part for part in parts) else ", ").join(parts)


PACKAGE = re.compile(r"[\w.]+")


def text_of(lang: str, room: str) -> str:
    """The message file of a package, or of a folder that is given by its whole path."""
    if PACKAGE.fullmatch(room):
        return resources.files(room).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    with open(f"{room}/text/{lang}.ftl", encoding="utf-8") as file:
        return file.read()


SELECTOR = re.compile(r"\$([A-Za-z][\w-]*)(?=\s*->)")


@cache
def _bundle(lang: str, room: str) -> FluentBundle:
    """The messages of a room. `{ $what -> [die] …` chooses by the fact as code gave it, whatever it is called in a language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    text = text_of(lang, room)
    bundle.add_resource(FluentResource(SELECTOR.sub(r"$\1-raw", text)))
    return bundle
