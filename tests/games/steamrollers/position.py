"""Positions set up by hand, and words to play and ask in them."""

from __future__ import annotations

import semafor
from semafor.games.steamrollers import events
from semafor.games.steamrollers.layout import BAG as BAG_AT
from semafor.games.steamrollers.layout import (
    COUNT,
    CROSSES,
    DICE,
    EMPTY,
    GOODS,
    KEPT,
    LOAD,
    LOAD_CITY,
    ORDER_OWNER,
    ORDER_SIDE,
    OUT,
    OWNER,
    POOL,
    SHEET,
    SIDE,
    TRACK,
    TURNED,
)
from semafor.games.steamrollers.material import KIND_NAMES, cell_number, load
from semafor.games.steamrollers.notation import track_number
from semafor.games.steamrollers.parts.goods import put_on_city
from semafor.games.steamrollers.parts.sheets import cross_box, delivery_points
from semafor.games.steamrollers.parts.tiles import power as tiles_power
from semafor.games.steamrollers.parts.turn import CHOOSING
from semafor.games.steamrollers.setup import bare_table
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck, Luck, ScriptedLuck
from semafor.kernel.words import Words

GAME = semafor.game("steamrollers")
WORDS = Words("en", "semafor.games.steamrollers")

# Networks of the worked examples
ONE_THREE = "B3 NW-SE, B4 NW-E"
TWO_ROUTES = f"{ONE_THREE}, D4 W-SE, E5 NW-E, F4 SW-NE, G3 SW-NE, B2 W-E, C2 W-SE, D3 NW-E, E3 W-SE, E4 NW-SE"


def position(
    seats: int = 2,
    *,
    die: int | None = None,
    dice: tuple[int, ...] = (),
    black: int = 1,
    turn: int = 0,
    first: int = 0,
    tracks: str = "",
    boxes: tuple[int, ...] = (),
    goods: dict[int, list[str]] | None = None,
    tiles: str = "",
    orders: bool = False,
    walls: int = 0,
    material: str = "",
) -> SteamRollers:
    """A turn of `turn` with the die in hand, or with the dice to choose from.

    `tiles` lists sides with their owners: "4b 0, 5a pool, 1b 1 sideways". Other tiles lie in the pool with side a up.
    Tracks, boxes and goods are the turn's seat's and the board's.
    """
    state = bare_table(load(material), seats)
    state.turn.first, state.turn.seat, state.turn.round, state.turn.black = first, turn, 1, black - 1
    state.turn.to_choose = seats - (turn - first) % seats
    state.turn.turns_done = (turn - first) % seats
    state.turn.actions_left = 2 if seats == 1 else 1
    state.walls = walls
    state.turn.phase = CHOOSING
    for face in dice:
        state.table[DICE + face - 1] += 1
    if die is not None:
        state.turn.hold(die - 1)
        state.turn.to_choose -= 1
    draw(state, turn, tracks)
    for box in boxes:
        cross_box(state.sheets, turn, box - 1)
    for city, names in (goods or {}).items():
        put(state, city, names)
    give(state, tiles)
    if orders:
        state.orders = True
        for order in range(6):
            state.table[ORDER_OWNER + order] = POOL
    return state


def stuck(*, die: int | None = 1, dice: tuple[int, ...] = ()) -> SteamRollers:
    """A 1 allows seat 0 nothing: its box is crossed, its region full, its tile sideways with seat 1."""
    state = position(die=die, dice=dice, boxes=(1,), tiles="1a 1 sideways")
    state.sheets[EMPTY] = 0
    for at in range(int(state.material.region_first[0]), int(state.material.region_first[1])):
        state.sheets[TRACK + int(state.material.region_cells[at])] = 1
    return state


def draw(state: SteamRollers, seat: int, tracks: str) -> None:
    for text in filter(None, tracks.split(", ")):
        cell, sides = text.split()
        one, other = sides.split("-")
        state.draw(seat, cell_number(cell), track_number((one, other)))


def put(state: SteamRollers, city: int, names: list[str]) -> None:
    """Goods from the bag on a city of the board."""
    for name in names:
        kind = KIND_NAMES.index(name)
        if name == "coal":
            state.table[OUT] -= 1
        else:
            state.table[BAG_AT + kind] -= 1
        put_on_city(state.table, city - 1, kind)


def give(state: SteamRollers, tiles: str) -> None:
    for text in filter(None, tiles.split(", ")):
        face, owner, *turned = text.split()
        tile = int(face[0]) - 1
        state.table[SIDE + tile] = "ab".index(face[1])
        state.table[OWNER + tile] = POOL if owner == "pool" else int(owner)
        state.table[TURNED + tile] = int(bool(turned))


def keep(state: SteamRollers, seat: int, *names: str) -> None:
    """Delivered goods beside the seat's sheet."""
    for name in names:
        kind = KIND_NAMES.index(name)
        if name == "coal":
            state.table[OUT] -= 1
        else:
            state.table[BAG_AT + kind] -= 1
        state.sheets[seat * SHEET + KEPT + kind] += 1


def own_load(state: SteamRollers, seat: int, name: str, city: int) -> None:
    state.table[BAG_AT + KIND_NAMES.index(name)] -= 1
    state.sheets[seat * SHEET + LOAD] = KIND_NAMES.index(name) + 1
    state.sheets[seat * SHEET + LOAD_CITY] = city - 1


def order_side(state: SteamRollers, order: int, side: str) -> None:
    state.table[ORDER_SIDE + order - 1] = "ab".index(side)


def cross(state: SteamRollers, crosses: list[int]) -> None:
    """Eva's crosses by region."""
    for region, count in enumerate(crosses):
        state.table[CROSSES + region] = count


def legal(state: SteamRollers, start: str = "") -> list[str]:
    """The actor's legal moves in notation, those that begin so."""
    moves = [GAME.actions.notation(int(number)) for number in state.legal(state.actor())]
    return [move for move in moves if move.startswith(start)]


def why_not(state: SteamRollers, text: str, seat: int | None = None) -> str | None:
    """The rule that forbids the move, or None if it is legal."""
    refusal = GAME.refusal(state, int(state.actor()) if seat is None else seat, GAME.actions.parse(text))
    assert refusal is None or refusal.rule in GAME.rulebook
    return None if refusal is None else refusal.rule


def play(state: SteamRollers, *texts: str, luck: list[int] | Luck | None = None) -> SteamRollers:
    """The state after the actor's moves, each of them legal; luck is a script, or anything after it."""
    source = luck if isinstance(luck, Luck) else ScriptedLuck(luck or [], FastLuck(1))
    for text in texts:
        assert why_not(state, text) is None, (text, why_not(state, text))
        number = GAME.actions.number(GAME.actions.parse(text))
        assert number is not None
        state.apply(state.actor(), number, source)
    return state


def told(state: SteamRollers, text: str, luck: list[int] | None = None) -> list[str]:
    """Play the move and tell it in English."""
    before, seat = state.clone(), int(state.actor())
    play(state, text, luck=luck)
    number = GAME.actions.number(GAME.actions.parse(text))
    assert number is not None
    return [WORDS.event(event) for event in events.events_of(before, seat, number, state)]


def goods(state: SteamRollers, city: int) -> dict[str, int]:
    counts = {name: int(state.table[GOODS + (city - 1) * 6 + kind]) for kind, name in enumerate(KIND_NAMES)}
    assert sum(counts.values()) == state.table[COUNT + city - 1]
    return {name: count for name, count in counts.items() if count}


def bag(state: SteamRollers, name: str) -> int:
    return int(state.table[BAG_AT + KIND_NAMES.index(name)])


def owner(state: SteamRollers, tile: int) -> int | None:
    seat = int(state.table[OWNER + tile - 1])
    return None if seat == POOL else seat


def sideways(state: SteamRollers, tile: int) -> bool:
    return bool(state.table[TURNED + tile - 1])


def points(state: SteamRollers, seat: int = 0) -> int:
    return int(delivery_points(state.sheets, seat))


def power(state: SteamRollers, seat: int = 0) -> int:
    return int(tiles_power(state.sheets, state.table, state.turn, seat))


def phase(state: SteamRollers) -> str:
    from semafor.games.steamrollers.views import PHASES

    return PHASES[state.turn.phase]
