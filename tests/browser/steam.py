"""Ways to play SteamRollers that lead to what a journey wants to see."""

from __future__ import annotations

from browser.tables import Choose, Shown

# Ten tracks that join all six cities; the first two of them join 4 and 2.
NETWORK = {
    "F4": "NE-SW",
    "G3": "NE-SW",
    "D4": "E-W",
    "E4": "SE-W",
    "C3": "SE-NW",
    "B2": "SE-W",
    "C5": "NE-SW",
    "B6": "NE-SW",
    "F6": "E-NW",
    "G6": "SE-W",
}
REGION = {"F4": 4, "G3": 2, "D4": 3, "E4": 4, "C3": 3, "B2": 1, "C5": 3, "B6": 5, "F6": 4, "G6": 6}
SIDES = ["NE", "E", "SE", "SW", "W", "NW"]


def of_kind(shown: Shown, *kinds: str) -> list[Shown]:
    return [move for kind in kinds for move in shown["moves"] if move["move"]["move"] == kind]


def quiet(shown: Shown) -> Shown:
    """A move that changes little, so that other things can happen."""
    found = of_kind(shown, "decline", "leave-die", "let-eva", "end-turn", "pass", "box", "tile", "start", "die", "track")
    return (found or shown["moves"])[0]


def sides_of(move: Shown) -> str:
    return "-".join(sorted(move["move"]["sides"], key=SIDES.index))


def ways(shown: Shown, cell: str) -> list[Shown]:
    return [move for move in of_kind(shown, "track") if move["move"]["cell"] == cell]


def starting(tile: str) -> Choose:
    """Everybody's choices at set-up: this tile where it can be had."""

    def choose(shown: Shown) -> Shown:
        wanted = [move for move in of_kind(shown, "start") if move["move"]["tile"] == tile]
        return wanted[0] if wanted else quiet(shown)

    return choose


def railwayman(shown: Shown) -> Shown:
    """Builds the network, crosses out boxes on the way, keeps a red load of its own in city 4, delivers what it can."""
    tracks = shown["view"]["seats"][shown["view"]["turn"]]["tracks"]
    missing = {REGION[cell] for cell in NETWORK if cell not in tracks}
    planned = [move for move in of_kind(shown, "track") if NETWORK.get(move["move"]["cell"]) == sides_of(move)]
    spare = [move for move in of_kind(shown, "track") if move["move"]["cell"] not in NETWORK]
    load = [move for move in of_kind(shown, "load") if (move["move"]["good"], move["move"]["city"]) == ("red", 4)]
    dice = [move for move in of_kind(shown, "die") if move["move"]["face"] in missing]
    first = of_kind(shown, "deliver", "order") or planned or load or of_kind(shown, "box", "end-turn") or dice
    return (first or of_kind(shown, "tile") or spare or [starting("own-load")(shown)])[0]


def tile_two(shown: Shown) -> Shown:
    """Whoever can takes tile 2; once somebody has it, nobody chooses a 2 any more, so that it stays upright there."""
    pool = any(tile["tile"] == "2b" and tile["owner"] is None for tile in shown["view"]["tiles"])
    moves = [move for move in shown["moves"] if (move["move"].get("face") == 2) == pool] or shown["moves"]
    return ((pool and of_kind(shown, "tile")) or [quiet({"moves": moves})])[0]


def two_dice(shown: Shown) -> Shown:
    """Whoever can takes tile 2 and, with its side a, two different dice together."""
    pool = any(tile["tile"] == "2a" and tile["owner"] is None for tile in shown["view"]["tiles"])
    pairs = [move for move in of_kind(shown, "dice") if len(set(move["move"]["faces"])) == 2]
    moves = [move for move in shown["moves"] if (move["move"].get("face") == 2) == pool] or shown["moves"]
    return (pairs or (pool and of_kind(shown, "tile")) or [quiet({"moves": moves})])[0]


def taker(shown: Shown) -> Shown:
    """Takes tiles, and turns its own ones sideways."""
    mine = {int(tile["tile"][0]) for tile in shown["view"]["tiles"] if tile["owner"] == shown["view"]["turn"]}
    again = [move for move in of_kind(shown, "die") if move["move"]["face"] in mine]
    return (of_kind(shown, "tile") or again or [quiet(shown)])[0]


def drawer(shown: Shown) -> Shown:
    """Draws tracks wherever it can."""
    return (of_kind(shown, "track") or [quiet(shown)])[0]
