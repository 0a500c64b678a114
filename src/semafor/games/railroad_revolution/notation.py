"""The action table: number, move and line of notation, each from the others."""

from __future__ import annotations

from functools import cache

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.corrections.spelling import OURS, Spelling, plain
from semafor.games.railroad_revolution.layout import CITIES, KINDS, SECTIONS, SPACES
from semafor.games.railroad_revolution.material import load
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.moves import (
    FIELD_NAMES,
    FROM,
    HALVES,
    KINDS_OF_MOVES,
    SIDES,
    TRACK_NAMES,
    Complete,
    Deal,
    Done,
    Exchange,
    Extra,
    Finish,
    FirstBonus,
    Flip,
    Gain,
    Hire,
    Keep,
    NoDeal,
    Office,
    Pay,
    Pick,
    Place,
    Promote,
    Reward,
    Sale,
    SellShare,
    Skip,
    Station,
    Step,
    TakeTrain,
    Tile,
    Track,
)
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import ActionTable, Move


def space_id(number: int) -> str:
    return f"t{number + 1:02}"


def all_moves() -> list[Move]:
    """Every move in the order of the numbering (actions.py)."""
    cities, trains = load("").city_ids, load("").train_ids
    workers = [(colour, source) for source in FROM for colour in COLOUR_NAMES]
    modes = [(colour, False) for colour in COLOUR_NAMES] + [(colour, True) for colour in COLOUR_NAMES[1:]]
    found: list[Move] = [Finish(), Done(), NoDeal(), Pay(), SellShare(), Skip()]
    found += [Hire(colour) for colour in COLOUR_NAMES]
    found += [Pick(place) for place in range(1, 5)]
    found += [Place(colour, field, as_white) for field in FIELD_NAMES for colour, as_white in modes]
    found += [Station(city) for city in cities[:CITIES]]
    found += [Track(space_id(number)) for number in range(SPACES)]
    found += [Office(section) for section in range(1, SECTIONS + 1)]
    found += [Sale("track"), Sale("building"), Extra(), Reward(), FirstBonus()]
    found += [Tile(*worker) for worker in workers]
    found += [Deal(half) for half in HALVES]
    found += [Flip(train, side) for side in SIDES for train in trains[:KINDS]]
    found += [TakeTrain(train) for train in trains[:KINDS]]
    found += [Step(track, *worker) for track in TRACK_NAMES for worker in [(None, None), *workers]]
    found += [Promote(*worker, slot) for slot in (1, 2) for worker in workers]
    found += [Exchange(*worker, colour) for worker in workers for colour in COLOUR_NAMES]
    found += [Gain(colour) for colour in COLOUR_NAMES]
    found += [Complete(slot) for slot in (1, 2)]
    return found + [Keep(place) for place in (1, 2, 3)]


@cache
def numbered() -> tuple[Move, ...]:
    moves = tuple(all_moves())
    assert len(moves) == a.SIZE
    return moves


class Notation:
    """Moves as they are written with one box: a station by the name of its city, a track also by its two cities."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.texts: dict[str, Move] = {}

    def write(self, move: Move) -> str:
        return f"station {self.spelling.names.get(move.city, move.city)}" if isinstance(move, Station) else str(move)

    def by_text(self) -> dict[str, Move]:
        """Every notation in English and Polish; a city's name goes before the id of another."""
        if not self.texts:
            self.texts = {plain(text): move for move in numbered() for text in (*polish(move), *self.places(move, by_id=True))}
            self.texts |= {plain(text): move for move in numbered() for text in self.places(move, by_id=False)}
            self.texts |= {plain(self.write(move)): move for move in numbered()}
        return self.texts

    def places(self, move: Move, *, by_id: bool) -> list[str]:
        """The move by the cities it is known by."""
        if isinstance(move, Station):
            return self.spelling.stations(move.city, by_id=by_id)
        return self.spelling.tracks(move.space, by_id=by_id) if isinstance(move, Track) else []

    def words_of(self, move: Move) -> set[str]:
        """Every word of every way to write the move."""
        said = (self.write(move), *polish(move), *self.places(move, by_id=True), *self.places(move, by_id=False))
        return {word for text in said for word in plain(text).split()}

    def parse(self, text: str) -> Move:
        """The move that a line of notation says; BadNotation says what is wrong."""
        move = self.by_text().get(plain(text))
        if move is not None:
            return move
        word = (plain(text).split() or [""])[0]
        alike = [known for known in numbered() for said in (str(known), *polish(known)) if plain(said).split()[0] == word]
        if not alike:
            raise bad("bad-move", move=text[:60], words=sorted({str(known).split()[0] for known in numbered()}))
        known = set[str]().union(*(self.words_of(other) for other in alike))
        strange = [part for part in plain(text).split() if part not in known]
        example = self.example(alike[0])
        if strange:
            raise bad("bad-move-word", move=text[:60], word=strange[0], **example)
        raise bad("bad-move-form", move=text[:60], **example)

    def example(self, move: Move) -> dict[str, str]:
        """How such a move is written, in English and in Polish; a track by its two cities."""
        if isinstance(move, Track):
            return {"example": "track Washington – Chicago", "polish": "tor Waszyngton – Chicago"}
        return {"example": self.write(move), "polish": polish(move)[-1]}


COLOURS = {
    "white": ("biały", "białego"),
    "purple": ("fioletowy", "fioletowego"),
    "orange": ("pomarańczowy", "pomarańczowego"),
    "grey": ("szary", "szarego"),
    "turquoise": ("turkusowy", "turkusowego"),
}
POLISH = {
    "station": "stacja",
    "rail": "kolej",
    "telegraph": "telegraf",
    "sale": "sprzedaż",
    "stations": "stacje",
    "network": "sieć",
    "supply": "zasobów",
    "board": "planszy",
    "track": "tor",
    "building": "budynek",
    "top": "górna",
    "bottom": "dolna",
    "promote": "awans",
    "money": "pieniądze",
    "advance": "wydajność",
    "shares": "udziały",
    "front": "awers",
    "back": "rewers",
}


def polish(move: Move) -> list[str]:
    """The move as one writes it in Polish, with either case of a colour."""
    phrase = _phrase(move)
    if phrase is None:
        return []
    found = [phrase]
    for form in range(2):
        text = phrase
        for colour, forms in COLOURS.items():
            text = text.replace(f"<{colour}>", forms[form])
        found.append(text)
    return found


def _phrase(move: Move) -> str | None:
    """The Polish phrase; colours stand in angle brackets."""
    match move:
        case Finish():
            return "zakończ"
        case Done():
            return "zrezygnuj"
        case NoDeal():
            return "bez transakcji"
        case Pay():
            return "zapłać"
        case SellShare():
            return "sprzedaj udział"
        case Skip():
            return "pomiń"
        case Extra():
            return "efekt"
        case Reward():
            return "nagroda"
        case FirstBonus():
            return "premia"
        case Pick(place):
            return f"żeton {place}"
        case Station(city):
            return f"stacja {'waszyngton' if city == 'washington' else city}"
        case Track(space):
            return f"tor {space}"
        case Office(section):
            return f"biuro {section}"
        case Sale(piece):
            return f"sprzedaj {POLISH[piece]}"
        case Deal(half):
            return f"transakcja {POLISH[half]}"
        case Flip(train, side):
            return f"odwróć {POLISH[train]} {POLISH[side]}"
        case TakeTrain(train):
            return f"pociąg {POLISH[train]}"
        case Complete(milestone):
            return f"ukończ {milestone}"
        case Keep(place):
            return f"zatrzymaj {place}"
    return _phrase_of_workers(move)


def _phrase_of_workers(move: Move) -> str | None:
    match move:
        case Hire(colour):
            return f"zatrudnij <{colour}>"
        case Place(colour, field, as_white):
            return f"postaw <{colour}> na {POLISH[field]}" + " jako biały" * as_white
        case Tile(colour, source):
            return f"żeton za <{colour}> z {POLISH[source]}"
        case Step(track, colour, source):
            return f"krok {POLISH[track]}" + (f" za <{colour}> z {POLISH[str(source)]}" if colour else "")
        case Promote(colour, source, milestone):
            return f"awansuj <{colour}> z {POLISH[source]} na {milestone}"
        case Exchange(colour, source, gained):
            return f"wymień <{colour}> z {POLISH[source]} na <{gained}>"
        case Gain(colour):
            return f"weź <{colour}>"
    return None


def bad(message: str, **facts: object) -> BadNotation:
    return BadNotation(message, "semafor.games.railroad_revolution", **facts)


def table(notation: Notation) -> ActionTable:
    return ActionTable(a.SIZE, KINDS_OF_MOVES, lambda number: numbered()[number], notation.parse, write=notation.write)


TABLE = table(Notation(OURS))
