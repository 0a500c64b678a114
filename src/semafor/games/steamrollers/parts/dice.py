"""The white dice: what each face allows, which may be chosen, and the tiles that change the die in hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.actions import CHOOSE, CHOOSE_TWO, FACE_A, FACE_B, FLIP, LOWER, RAISE, REROLL, SET
from semafor.games.steamrollers.layout import CITIES, DICE, EMPTY, OWNER, SHEET
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.parts.deliveries import deliverable
from semafor.games.steamrollers.parts.rounds import owner_of_2b
from semafor.games.steamrollers.parts.sheets import BIT, box_crossed
from semafor.games.steamrollers.parts.tiles import CHANGE_DIE, SET_DIE, TILE_TWO, owns, owns_any, resolve, serve, takeable
from semafor.games.steamrollers.parts.turn import ASKED, CHOOSING, FINAL, WAS_NUDGED, WAS_SET, WHICH, Turn
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

# Which faces allow anything


def plain_action(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, die: i64) -> bool:
    """Whether one of the four actions is legal with the die without tiles (steam.round.no-legal-action)."""
    return (
        sheets[seat * SHEET + EMPTY + die] > 0
        or not box_crossed(sheets, seat, die)
        or takeable(table, seat, die)
        or deliverable(material, sheets, table, turn, seat, die, False)
    )


def any_action(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, die: i64) -> bool:
    """The same with tiles 3a, 3b and 4a."""
    return plain_action(material, sheets, table, turn, seat, die) or deliverable(material, sheets, table, turn, seat, die, True)


def alive_faces(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64) -> i64:
    """A bit for each face with which the seat could do something."""
    faces: i64 = 0
    for face in range(i64(CITIES)):
        if any_action(material, sheets, table, turn, seat, face):
            faces |= BIT[face]
    return faces


def may_set(table: vec[u8], turn: Turn, seat: i64) -> bool:
    return turn.changed & (WAS_SET | FINAL) == 0 and owns_any(table, turn, seat, SET_DIE)


def may_nudge(table: vec[u8], turn: Turn, seat: i64) -> bool:
    return turn.changed & (WAS_NUDGED | FINAL) == 0 and owns(table, turn, seat, CHANGE_DIE, 0)


def may_turn(table: vec[u8], turn: Turn, seat: i64) -> bool:
    return turn.changed & FINAL == 0 and owns(table, turn, seat, CHANGE_DIE, 1)


def set_leads_on(table: vec[u8], turn: Turn, seat: i64, face: i64, alive: i64) -> bool:
    """Whether an action can follow after tile 1 has set the die to the face, perhaps after tile 5 as well."""
    if alive & BIT[face]:
        return True
    if may_nudge(table, turn, seat):
        return (face > 0 and alive & BIT[face - 1] != 0) or (face < 5 and alive & BIT[face + 1] != 0)
    return may_turn(table, turn, seat) and alive != 0


def nudge_leads_on(table: vec[u8], turn: Turn, seat: i64, face: i64, alive: i64) -> bool:
    """The same after tile 5a; tile 1 may still follow it."""
    return face >= 0 and face < 6 and (alive & BIT[face] != 0 or (alive != 0 and may_set(table, turn, seat)))


def die_leads_on(table: vec[u8], turn: Turn, seat: i64, face: i64, alive: i64) -> bool:
    """Whether an action can follow once the die is chosen, perhaps after tile 1 or 5 has changed it."""
    if alive != 0 and may_set(table, turn, seat):
        return True
    return set_leads_on(table, turn, seat, face, alive)


def pair_leads_on(table: vec[u8], turn: Turn, seat: i64, pair: i64, alive: i64) -> bool:
    one = die_leads_on(table, turn, seat, FACE_A[pair], alive)
    return one or die_leads_on(table, turn, seat, FACE_B[pair], alive)


# Choosing


def dice_left(table: vec[u8]) -> i64:
    left: i64 = 0
    for face in range(i64(CITIES)):
        left += i64(table[DICE + face])
    return left


def add_dice(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, moves: Moves) -> None:
    """Every die that lies there, and with tile 2a every pair of them."""
    for face in range(i64(CITIES)):
        if table[DICE + face] > 0:
            moves.add(CHOOSE + face)
    if may_choose_two(table, turn, seat):
        alive = alive_faces(material, sheets, table, turn, seat)
        for pair in range(i64(21)):
            if pair_lies(table, pair) and pair_leads_on(table, turn, seat, pair, alive):
                moves.add(CHOOSE_TWO + pair)


def may_choose_two(table: vec[u8], turn: Turn, seat: i64) -> bool:
    """Tile 2a needs a spare die: one more than seats that have still to choose, this one included."""
    return turn.seats > 1 and owns(table, turn, seat, TILE_TWO, 0) and dice_left(table) > turn.to_choose


def pair_lies(table: vec[u8], pair: i64) -> bool:
    a = FACE_A[pair]
    b = FACE_B[pair]
    return table[DICE + a] > 0 and table[DICE + b] > (1 if a == b else 0)


def choose_dice(table: vec[u8], turn: Turn, action: i64) -> None:
    if turn.phase == WHICH:
        other = turn.die + turn.second - (action - CHOOSE)
        turn.hold(action - CHOOSE)
        turn.second = other
        return
    turn.to_choose -= 1
    if action >= CHOOSE_TWO:
        pair = action - CHOOSE_TWO
        table[DICE + FACE_A[pair]] -= 1
        table[DICE + FACE_B[pair]] -= 1
        turn.two_dice = True
        turn.actions_left = 2
        turn.hold(FACE_A[pair])
        turn.second = FACE_B[pair]
        if FACE_A[pair] != FACE_B[pair]:
            turn.phase = WHICH
        return
    table[DICE + action - CHOOSE] -= 1
    turn.hold(action - CHOOSE)
    if owner_of_2b(table, turn) >= 0:
        turn.phase = ASKED


def steal(material: Material, table: vec[u8], turn: Turn) -> None:
    """Tile 2b: its owner has the die for its own turn, the robbed seat chooses again."""
    turn.thief = i64(table[OWNER + TILE_TWO])
    turn.stolen = turn.die
    resolve(material, table, turn, TILE_TWO)
    turn.die = 0
    turn.phase = CHOOSING


# Changing the die in hand


def add_die_changes(material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, moves: Moves) -> None:
    """Every change of the die by tiles 1 and 5 after which an action can follow."""
    sets = may_set(table, turn, seat)
    nudges = may_nudge(table, turn, seat)
    turns = may_turn(table, turn, seat)
    if not sets and not nudges and not turns:
        return
    alive = alive_faces(material, sheets, table, turn, seat)
    if sets:
        for face in range(i64(CITIES)):
            if set_leads_on(table, turn, seat, face, alive):
                moves.add(SET + face)
    if nudges:
        if nudge_leads_on(table, turn, seat, turn.die - 1, alive):
            moves.add(LOWER)
        if nudge_leads_on(table, turn, seat, turn.die + 1, alive):
            moves.add(RAISE)
    if turns:
        if alive & BIT[5 - turn.die]:
            moves.add(FLIP)
        if alive != 0:
            moves.add(REROLL)


def change_die(material: Material, table: vec[u8], turn: Turn, action: i64, luck: Luck) -> None:
    if action < LOWER:
        turn.die = action - SET
        turn.changed |= WAS_SET
        serve(material, table, turn, SET_DIE)
        return
    serve(material, table, turn, CHANGE_DIE)
    if action == LOWER:
        turn.die -= 1
        turn.changed |= WAS_NUDGED
    elif action == RAISE:
        turn.die += 1
        turn.changed |= WAS_NUDGED
    else:
        turn.die = 5 - turn.die if action == FLIP else turn.rerolled(luck)
        turn.changed |= FINAL
