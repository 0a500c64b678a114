"""Moves from outside: what a person or a program wrote, understood or refused with one sentence."""

from __future__ import annotations

import re
import unicodedata

from semafor.games.steamrollers import actions as a
from semafor.games.steamrollers.actions import MOST_DISTANCE, SIZE
from semafor.games.steamrollers.material import KIND_NAMES, SIDE_NAMES, TRACK_A, TRACK_B
from semafor.games.steamrollers.moves import (
    CELL_NAMES,
    FIXED,
    GOOD_NAMES,
    KINDS_OF_MOVES,
    START_NAMES,
    ChooseDie,
    ChooseTwo,
    CrossBox,
    Deliver,
    DrawTrack,
    FulfilOrder,
    PickStart,
    PlaceLoad,
    SetDie,
    TakeTile,
    move,
)
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import ActionTable, Move


def table() -> ActionTable:
    return ActionTable(SIZE, KINDS_OF_MOVES, move, parsed, tidy)


def tidy(move: Move) -> Move:
    """The same move with sides and dice in order; BadNotation if it names something this game has not."""
    match move:
        case DrawTrack(cell, sides):
            return tidy_track(cell, sides)
        case ChooseTwo((one, other)):
            _number("die", one, 6)
            _number("die", other, 6)
            return ChooseTwo((min(one, other), max(one, other)))
        case Deliver():
            _tidy_delivery(move)
        case ChooseDie(number) | SetDie(number) | CrossBox(number) | TakeTile(number):
            _number("tile" if isinstance(move, TakeTile) else "box" if isinstance(move, CrossBox) else "die", number, 6)
        case FulfilOrder(order, coal_for):
            _number("order", order, 6)
            _one_of("good", coal_for, (None, *KIND_NAMES[:5]))
        case PickStart(tile):
            _one_of("start", tile, START_NAMES)
        case PlaceLoad(good, city):
            _one_of("good", good, tuple(KIND_NAMES[:5]))
            _one_of("load-city", city, (3, 4))
    return move


def tidy_track(cell: str, sides: tuple[str, str]) -> DrawTrack:
    """A track as anybody may write it; BadNotation if there is no such cell or side."""
    cell = cell.upper()
    one, other = (side.upper() for side in sides)
    _one_of("cell", cell, CELL_NAMES)
    _one_of("side", one, tuple(SIDE_NAMES))
    _one_of("side", other, tuple(SIDE_NAMES))
    if one == other:
        raise bad("bad-same-side", side=one, polish=polish(one))
    one, other = sorted((one, other), key=SIDE_NAMES.index)
    return DrawTrack(cell, (one, other))


def track_number(sides: tuple[str, str]) -> int:
    """The number of the track that joins the two sides, in either order."""
    one, other = (SIDE_NAMES.index(side) for side in sides)
    return next(track for track in range(15) if {TRACK_A[track], TRACK_B[track]} == {one, other})


def _tidy_delivery(move: Deliver) -> None:
    _number("city", move.origin, 6)
    _number("city", move.to, 6)
    _number("distance", move.distance, MOST_DISTANCE)
    _one_of("good", move.good, GOOD_NAMES)
    if move.origin == move.to:
        raise bad("bad-same-city", city=move.origin)


def _number(what: str, number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise bad("bad-number", what=what, number=number, most=most)


def _one_of(what: str, given: object, known: tuple[object, ...]) -> None:
    if given not in known:
        some = ["A1 – J10"] if what == "cell" else [str(name) for name in known if name is not None]
        raise bad("bad-name", what=what, given=str(given), known=some, polish=[polish(name) for name in some])


def bad(message: str, **facts: object) -> BadNotation:
    return BadNotation(message, "semafor.games.steamrollers", **facts)


WORDS = {str(move).casefold(): move for move in FIXED.values()}
# The same in Polish, without marks
POLISH_WORDS: dict[str, int] = {
    "pasuj": a.PASS,
    "spasuj": a.PASS,
    "zakoncz ture": a.END,
    "zrezygnuj": a.DECLINE,
    "zabierz kosc": a.TAKE_DIE,
    "zostaw kosc": a.LEAVE_DIE,
    "zostaw kosci w tej rundzie": a.LEAVE_ROUND,
    "ewa przerzuca": a.REROLL_EVA,
    "zatrzymaj ewe": a.BLOCK_EVA,
    "pozwol ewie": a.LET_EVA,
    "zmniejsz kosc": a.LOWER,
    "zwieksz kosc": a.RAISE,
    "odwroc kosc": a.FLIP,
    "przerzuc kosc": a.REROLL,
}
POLISH_NAMES = {
    "red": "czerwony",
    "blue": "niebieski",
    "green": "zielony",
    "yellow": "żółty",
    "grey": "szary",
    "coal": "węgiel",
    "own": "własny",
    "colour": "kolorowy",
    "locomotive": "lokomotywa",
    "track": "tory",
    "plus-two": "plus-dwa",
    "action-tile": "kafelek-akcji",
    "own-load": "własny-ładunek",
    "NE": "PG",
    "E": "P",
    "SE": "PD",
    "SW": "LD",
    "W": "L",
    "NW": "LG",  # prawy górny, prawy, prawy dolny …
}


def bare(text: str) -> str:
    """Lower case without marks, so that kość and kosc are one."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


POLISH = {bare(polish): name for name, polish in POLISH_NAMES.items()}


def english(word: str) -> str:
    return POLISH.get(word, word)


def polish(name: object) -> str:
    """What a name of the notation is called in Polish."""
    return POLISH_NAMES.get(str(name), str(name).replace("place", "miejsce"))


def parsed(text: str) -> Move:
    """The move that a line of notation says, in English or in Polish."""
    plain = bare(text)
    if plain in WORDS:
        return WORDS[plain]
    if plain in POLISH_WORDS:
        return FIXED[POLISH_WORDS[plain]]
    if match := re.fullmatch(r"(set die|die|box|tile|ustaw kosc|kosc|kratka|kafelek) (\d+)", plain):
        kinds = {"set die": SetDie, "die": ChooseDie, "box": CrossBox, "tile": TakeTile}
        kinds |= {"ustaw kosc": SetDie, "kosc": ChooseDie, "kratka": CrossBox, "kafelek": TakeTile}
        return kinds[match[1]](int(match[2]))
    if match := re.fullmatch(r"(?:dice|kosci) (\d+) (\d+)", plain):
        return ChooseTwo((int(match[1]), int(match[2])))
    if match := re.fullmatch(r"(?:order|zamowienie) (\d+)(?: (?:coal for|wegiel za) (\w+))?", plain):
        return FulfilOrder(int(match[1]), match[2] and english(match[2]))
    if match := re.fullmatch(r"start ([\w-]+)", plain):
        return PickStart(english(match[1]))
    if match := re.fullmatch(r"(?:load|ladunek) (\w+) (\d+)", plain):
        return PlaceLoad(english(match[1]), int(match[2]))
    return _on_the_sheet(text, plain)


def _on_the_sheet(text: str, plain: str) -> Move:
    goods = r"(coal|own|colour|place \d+|wegiel|wlasny|kolorowy|miejsce \d+)"
    if match := re.fullmatch(rf"(?:deliver|przewiez) (?:{goods} )?(\d+)-(\d+) (?:distance|odleglosc) (\d+)", plain):
        good = english(match[1] or "colour").replace("miejsce", "place")
        return Deliver(int(match[2]), int(match[3]), int(match[4]), good)
    if match := re.fullmatch(r"(?:track|tor) ([a-z]\d+) ([a-z]+)-([a-z]+)", plain):
        return DrawTrack(match[1], (english(match[2]), english(match[3])))
    raise bad("bad-move", move=text[:60])
