"""The position as lines of text, for a terminal: the sheet drawn, the goods, the tiles and what they do."""

from __future__ import annotations

from semafor.games.steamrollers.material import SIDE_NAMES
from semafor.games.steamrollers.moves import ChooseTwo, DrawTrack, FulfilOrder, LeaveDie, NudgeDie, PickStart
from semafor.games.steamrollers.views import OrderView, SheetView, SteamRollersView, TileView
from semafor.kernel.moves import Move
from semafor.kernel.words import Words

WIDE, HIGH = 6, 3  # letters and lines of a cell
# Where a track leaves a cell on each side: line, letter and sign, seen from the cell's upper left corner
ENDS = {
    "NE": ((0, 3, "╱"),),
    "E": ((1, 3, "─"), (1, 4, "─"), (1, 5, "─")),
    "SE": ((2, 3, "╲"),),
    "SW": ((2, 1, "╱"),),
    "W": ((1, 0, "─"), (1, 1, "─")),
    "NW": ((0, 1, "╲"),),
}
WALLS = {"E": (1, 5, "┃"), "SE": (2, 4, "#"), "SW": (2, 0, "#")}
TINTS = {"red": "bold red", "blue": "bold blue", "green": "bold green", "yellow": "bold yellow", "grey": "bold", "coal": "dim"}


def described(view: SteamRollersView, seat: int | None, words: Words) -> str:
    """Everything of the view that one looks at before a move."""
    lines = [words.say("show-round", round=view.round, dice=view.dice or "–", type=view.black or "–")]
    lines += [_city_line(view, city, words) for city in range(6)]
    lines += [words.say("show-tiles"), *(_tile_line(tile, len(view.seats), words) for tile in view.tiles)]
    lines += [_order_line(order, words) for order in view.orders]
    if view.starting_tiles:
        lines.append(words.say("show-start", start=view.starting_tiles))
    lines += [_seat_line(view, sheet, words) for sheet in view.seats]
    for sheet in view.seats:
        if seat in (None, sheet.seat):
            lines += [words.say("show-sheet", seat=sheet.seat + 1), *picture(view, sheet)]
    lines.append(words.say("show-signs"))
    if view.eva is not None:
        lines.append(words.say("show-eva", crosses=_by_region(view.eva.crosses), points=view.eva.points))
    lines += [
        words.say("show-delivery", origin=line.origin, to=line.to, distance=line.distance, stops=line.stops)
        for line in view.deliveries
    ]
    if view.die is not None:
        lines.append(words.say("show-die", die=view.die))
    return "\n".join(lines)


# The sheet


def picture(view: SteamRollersView, sheet: SheetView) -> list[str]:
    """The hexes as printed, every second row half a cell to the right, with columns and rows named at the edge."""
    rows = [row.split() for row in view.sheet]
    width = WIDE * max(len(row) for row in rows) + WIDE // 2
    canvas = [[" "] * width for _ in range(HIGH * len(rows))]
    for cell, text in _cells(rows).items():
        _write(canvas, cell, 1, 1 if len(text) == 3 else 2, text)
    for cell, track in sheet.tracks.items():
        for side in track.split("-"):
            for line, letter, sign in ENDS[side]:
                if side not in ("E", "W") or _at(canvas, cell, line, letter) == " ":
                    _write(canvas, cell, line, letter, sign)
    for one, other in view.walls:
        side = _between(one, other)
        _write(canvas, one, *WALLS[side])
    letters = "".join(f"{chr(65 + column):^{WIDE}}" for column in range(max(len(row) for row in rows)))
    edge = [f"{at // HIGH + 1:2} │" if at % HIGH == 1 else "   │" for at in range(len(canvas))]
    return ["    " + letters.rstrip(), *((left + "".join(line)).rstrip() for left, line in zip(edge, canvas, strict=True))]


def _cells(rows: list[list[str]]) -> dict[str, str]:
    """What is printed on each cell, by its name."""
    return {
        f"{chr(65 + column)}{row + 1}": text
        for row, texts in enumerate(rows)
        for column, text in enumerate(texts)
        if text != "."
    }


def _corner(cell: str) -> tuple[int, int]:
    """The upper left corner of a cell on the canvas."""
    row, column = int(cell[1:]) - 1, ord(cell[0]) - 65
    return HIGH * row, WIDE * column + (WIDE // 2 if row % 2 else 0)


def _write(canvas: list[list[str]], cell: str, line: int, letter: int, text: str) -> None:
    top, left = _corner(cell)
    for at, sign in enumerate(text):
        canvas[top + line][left + letter + at] = sign


def _at(canvas: list[list[str]], cell: str, line: int, letter: int) -> str:
    top, left = _corner(cell)
    return canvas[top + line][left + letter]


def _between(one: str, other: str) -> str:
    """The side of the first cell on which the second, further right or below, lies."""
    (top, left), (under, right) = _corner(one), _corner(other)
    return "E" if top == under else "SE" if right > left else "SW"


# The rest of the table


def _counted(goods: list[str]) -> list[str] | str:
    return [f"{goods.count(good)} {good}" for good in dict.fromkeys(goods)] or "–"


def _city_line(view: SteamRollersView, city: int, words: Words) -> str:
    goods = view.cities[city] if view.eva is not None else _counted(view.cities[city])  # alone they lie in a row
    return words.say("show-city", city=city + 1, colour=view.colours[city], good=goods or "–")


def _tile_line(tile: TileView, seats: int, words: Words) -> str:
    where = words.say("show-pool") if tile.owner is None else words.say("show-owner", seat=tile.owner + 1)
    solo = "solo-" if seats == 1 and tile.tile.startswith("2") else ""
    use = words.say("steam-once" if tile.once else "steam-permanent")
    safe = f", {words.say('steam-sideways')}" if tile.sideways else ""
    effect = words.say(f"steam-tile-{solo}{tile.tile}")
    return "  " + words.say("show-tile", tile=tile.tile, effect=effect, use=use, points=tile.points, where=where + safe)


def _order_line(order: OrderView, words: Words) -> str:
    where = words.say("show-free") if order.owner is None else words.say("show-owner", seat=order.owner + 1)
    return words.say("show-order", order=order.order, good=_counted(order.goods), points=order.points, where=where)


def _seat_line(view: SteamRollersView, sheet: SheetView, words: Words) -> str:
    line = words.say(
        "show-seat",
        seat=sheet.seat + 1,
        points=sheet.total,
        power=sheet.delivery_power,
        boxes=[str(box) for box in sheet.boxes] or "–",
        links=[f"{link.cities[0]}-{link.cities[1]}" for link in sheet.links] or "–",
    )
    kept = words.say("show-kept", good=[f"{count} {kind}" for kind, count in sheet.kept.items()]) if sheet.kept else ""
    load = words.say("show-load", good=sheet.load.good, city=sheet.load.city) if sheet.load else ""
    return "\n".join(["→ " * (sheet.seat in view.actors) + line, *(f"    {text}" for text in (kept, load) if text)])


def _by_region(crosses: list[int]) -> list[str]:
    return [f"{region}: {count}" for region, count in enumerate(crosses, 1)]


# Moves as sentences


def sentence(move: Move, words: Words) -> str:
    """A move before it is made, as the page's buttons say it."""
    match move:
        case LeaveDie(round):
            return words.say("steam-do-leave-round" if round else "steam-do-leave-die")
        case NudgeDie(by):
            return words.say("steam-do-raise-die" if by == 1 else "steam-do-lower-die")
        case PickStart(tile):
            return words.say(f"steam-start-{tile}")
        case DrawTrack(cell, sides):
            return words.say("steam-do-track", cell=cell, sides="-".join(sides))
        case ChooseTwo(faces):
            return words.say("steam-do-dice", faces=f"{faces[0]} + {faces[1]}")
        case FulfilOrder(order, str(good)):
            return words.say("steam-do-order-coal", order=order, good=good)
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    return words.say(f"steam-do-{move.__struct_config__.tag}", **fields)


def tints(view: SteamRollersView, words: Words) -> dict[str, str]:
    """Patterns of the described position with the style in which a terminal with colours shows them."""
    towns = {rf"[\[(]{city + 1}[\])]": TINTS[colour] for city, colour in enumerate(view.colours)}
    goods = {rf"\b{words.say(f'good-{good}')}\b": style for good, style in TINTS.items()}
    return {**towns, **goods, r"^→.*$": "bold", "[┃#]": "red", "[╱╲─]+": "bold cyan"}


assert set(ENDS) == set(SIDE_NAMES)
