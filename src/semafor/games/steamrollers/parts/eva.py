"""Eva's turn in the solo game, phase by phase; every step is written down so that a person can follow it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.layout import (
    CITIES,
    COUNT,
    CROSSES,
    DICE,
    EVA_BLOCKED,
    EVA_BLOCKED_FULL,
    EVA_CROSS,
    EVA_DELIVERS,
    EVA_DIE,
    EVA_EMPTY,
    EVA_FULL,
    EVA_REROLLS,
    EVA_TILE,
    EVA_WEAK,
    MOST_STEPS,
    OWNER,
    SIDE,
    STEP,
    STEPS,
    TURNED,
)
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.parts.goods import remove_last
from semafor.games.steamrollers.parts.rounds import close_round
from semafor.games.steamrollers.parts.tiles import TILE_TWO, return_tile, serves_once
from semafor.games.steamrollers.parts.turn import EVA_LOADS, EVA_ROLLED, REGION_FULL, Turn
from semafor.kernel.luck import Luck

THRESHOLD: Final = 3  # crosses with which Eva delivers
EVA_LOCOMOTIVE: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Eva:
    """What the automaton of the solo game remembers; her crosses and her steps lie on the table."""

    def __init__(self, points: i64, die: i64, asked: bool) -> None:
        self.points: i64 = points
        self.die: i64 = die
        self.asked: bool = asked  # Solo tile 2a has been used in this turn of hers

    def clone(self) -> Eva:
        return Eva(self.points, self.die, self.asked)

    def numbers(self) -> list[int]:
        return [int(self.points), int(self.die), int(self.asked)]


def note(table: vec[u8], step: i64, about: i64) -> None:
    steps = i64(table[STEPS])
    if steps < MOST_STEPS:
        table[STEP + steps] = u8(step * 8 + about)
        table[STEPS] = u8(steps + 1)


def begin_eva(material: Material, table: vec[u8], turn: Turn, eva: Eva, luck: Luck) -> None:
    """Eva takes the die that is left."""
    for face in range(i64(CITIES)):
        if table[DICE + face] > 0:
            eva.die = face
            table[DICE + face] = 0
    eva.asked = False
    note(table, EVA_DIE, eva.die)
    before_phase_one(material, table, turn, eva, luck)


def has_solo_tile(table: vec[u8], side: i64) -> bool:
    return table[OWNER + TILE_TWO] == 0 and i64(table[SIDE + TILE_TWO]) == side


def before_phase_one(material: Material, table: vec[u8], turn: Turn, eva: Eva, luck: Luck) -> None:
    if has_solo_tile(table, 0) and not eva.asked:
        turn.phase = EVA_ROLLED
    else:
        play_phases(material, table, turn, eva, luck)


def reroll_eva(material: Material, table: vec[u8], turn: Turn, eva: Eva, luck: Luck) -> None:
    """Solo tile 2a."""
    eva.asked = True
    note(table, EVA_REROLLS, eva.die)
    use_solo_tile(material, table)
    roll_anew(table, turn, eva, luck)
    play_phases(material, table, turn, eva, luck)


def use_solo_tile(material: Material, table: vec[u8]) -> None:
    if serves_once(material, table, TILE_TWO):
        return_tile(table, TILE_TWO)


def roll_anew(table: vec[u8], turn: Turn, eva: Eva, luck: Luck) -> None:
    eva.die = turn.rerolled(luck)
    note(table, EVA_DIE, eva.die)


def play_phases(material: Material, table: vec[u8], turn: Turn, eva: Eva, luck: Luck) -> None:
    """Phases 1 to 3, and 4 unless the city is empty: then she rerolls and starts again."""
    region = eva.die
    if i64(table[CROSSES + region]) == material.drawable(region):
        note(table, EVA_FULL, region)
        turn.finish(REGION_FULL)
        return
    table[CROSSES + region] += 1
    note(table, EVA_CROSS, region)
    if table[OWNER + region] == 0 and table[TURNED + region] == 0:
        return_tile(table, region)
        note(table, EVA_TILE, region)
    if table[COUNT + region] == 0:
        note(table, EVA_EMPTY, region)
        roll_anew(table, turn, eva, luck)
        before_phase_one(material, table, turn, eva, luck)
    elif i64(table[CROSSES + region]) < THRESHOLD:
        note(table, EVA_WEAK, region)
        close_round(table, turn, luck)
    elif has_solo_tile(table, 1):
        turn.phase = EVA_LOADS
    else:
        eva_delivers(table, turn, eva, luck)


def eva_delivers(table: vec[u8], turn: Turn, eva: Eva, luck: Luck) -> None:
    """Phase 4: the rightmost good goes, and Eva scores her crosses in the region."""
    kind = remove_last(table, eva.die)
    eva.points += i64(table[CROSSES + eva.die])
    note(table, EVA_DELIVERS, kind)
    close_round(table, turn, luck)


def block_eva(material: Material, table: vec[u8], turn: Turn, eva: Eva, luck: Luck) -> None:
    """Solo tile 2b: she crosses out one more cell instead, if there is one."""
    region = eva.die
    if i64(table[CROSSES + region]) < material.drawable(region):
        table[CROSSES + region] += 1
        note(table, EVA_BLOCKED, region)
    else:
        note(table, EVA_BLOCKED_FULL, region)
    use_solo_tile(material, table)
    close_round(table, turn, luck)
