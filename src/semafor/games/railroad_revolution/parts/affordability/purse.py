"""What a seat can raise at best: a small exact search over the money, shares and workers its open effects would give.

Only effects that give something are tried; everything else is optional and simply left. With four sources at most and
a few flips the search is tiny. Selling shares waits as long as it can, because a share held may still serve.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import (
    COLOURS,
    KINDS,
    PAY,
    PAY_SHARES,
    ROW,
    ROW_ANY,
    ROW_BUILD,
    ROW_CHOICE,
    ROW_FLIPS,
    ROW_LAY,
    ROW_MONEY,
    ROW_SHARES,
    ROW_TRAIN,
    ROW_WIRE,
    ROW_WORKERS,
)
from semafor.games.railroad_revolution.material import BIT, Material

NOTHING: Final = -1000000
ENOUGH: Final = 1000000
BYTE: Final = vec[i64]([1, 256, 65536, 16777216, 4294967296])  # a count for each kind of train, packed

# columns of a source
COSTS: Final = 0
COSTS_SHARES: Final = 1
COSTS_WORKERS: Final = 2
GIVES: Final = 3
GIVES_SHARES: Final = 4
GIVES_WORKERS: Final = 5
GIVES_FLIPS: Final = 6
GIVES_TRAINS: Final = 7
USES_TRACKS: Final = 8
USES_BUILDINGS: Final = 9
SPECIAL: Final = 10
CLOSES: Final = 11  # sources that go with this one, as bits
COLUMNS: Final = 12
MOST_SOURCES: Final = 8
NO_SOURCES: Final = vec[i64]([0] * (COLUMNS * MOST_SOURCES))

PER_SHARE: Final = 1  # money for each share held
WAIVE: Final = 2  # the cost owed is gone
SALE_MONEY: Final = 3  # the money of the leftmost section


class Purse:
    """The open sources of one seat at one moment."""

    def __init__(self, material: Material) -> None:
        self.material: Final = material
        self.sources: Final = NO_SOURCES[:]
        self.count: i64 = 0
        self.goal: i64 = 0  # the search may stop when it has found so much
        self.hires: bool = True  # missing workers may be hired in the end

    def source(self, special: i64, money: i64, shares: i64) -> i64:
        """A further source without cost; where its columns begin."""
        at = self.count * COLUMNS
        self.sources[at + SPECIAL] = special
        self.sources[at + GIVES] = money
        self.sources[at + GIVES_SHARES] = shares
        self.sources[at + CLOSES] = BIT[self.count]
        self.count += 1
        return at

    def bonus(self, number: i64, pay: i64, pay_shares: i64) -> i64:
        """A further source: a bonus of the table of bonuses with its cost."""
        material = self.material
        row = number * ROW
        at = self.source(0, material.bonus[row + ROW_MONEY], material.bonus[row + ROW_SHARES])
        self.sources[at + COSTS] = pay
        self.sources[at + COSTS_SHARES] = pay_shares
        workers: i64 = material.bonus[row + ROW_ANY] + (1 if material.bonus[row + ROW_CHOICE] else 0)
        for colour in range(i64(COLOURS)):
            workers += material.bonus[row + ROW_WORKERS + colour]
        self.sources[at + GIVES_WORKERS] = workers
        self.sources[at + GIVES_FLIPS] = material.bonus[row + ROW_FLIPS]
        self.sources[at + GIVES_TRAINS] = material.bonus[row + ROW_TRAIN]
        self.sources[at + USES_TRACKS] = 1 if material.bonus[row + ROW_LAY] else 0
        self.sources[at + USES_BUILDINGS] = 1 if material.bonus[row + ROW_BUILD] or material.bonus[row + ROW_WIRE] else 0
        return at

    def printed_bonus(self, number: i64) -> i64:
        row = number * ROW
        return self.bonus(number, self.material.bonus[row + PAY], self.material.bonus[row + PAY_SHARES])


class Holding:
    """What the seat has at one point of the search."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.shares: i64 = 0
        self.owed: i64 = 0
        self.lack: i64 = 0  # workers missing to the minimum; negative when there are more
        self.workers: i64 = 0
        self.general: i64 = 0  # workers in the general supply
        self.open: i64 = 0  # sources still open, as bits
        self.flips: i64 = 0
        self.front: i64 = 0  # trains by kind, packed
        self.back: i64 = 0
        self.stock: i64 = 0
        self.tracks: i64 = 0
        self.buildings: i64 = 0
        self.selling: bool = False  # a piece must be left for the sale

    def copied(self) -> Holding:
        copy = Holding()
        copy.money = self.money
        copy.shares = self.shares
        copy.owed = self.owed
        copy.lack = self.lack
        copy.workers = self.workers
        copy.general = self.general
        copy.open = self.open
        copy.flips = self.flips
        copy.front = self.front
        copy.back = self.back
        copy.stock = self.stock
        copy.tracks = self.tracks
        copy.buildings = self.buildings
        copy.selling = self.selling
        return copy

    def pays(self, money: i64, shares: i64, price: i64) -> bool:
        """Pay, selling as few shares as possible; whether it could be paid."""
        self.shares -= shares
        self.money -= money
        while self.money < 0 and self.shares > 0:
            self.shares -= 1
            self.money += price
        return self.money >= 0 and self.shares >= 0


def best(purse: Purse, held: Holding) -> i64:
    """The most that can remain when the debt is paid and missing workers are hired; NOTHING if that cannot be."""
    found = remains(purse, held)
    if found >= purse.goal:
        return found
    for number in range(purse.count):
        if held.open & BIT[number]:
            found = max(found, used(purse, held, number))
            if found >= purse.goal:
                return found
    if held.flips > 0:
        found = max(found, flipped(purse, held))
    return found


def best_of_frames(purse: Purse, held: Holding, train: i64, lay: i64, due: i64) -> i64:
    """The best when a reward in progress still lets a train be taken or a track be laid for `due`."""
    found = taken_train(purse, held) if train else best(purse, held)
    if lay and held.selling and found < purse.goal:
        after = held.copied()
        if after.pays(due, 0, purse.material.rules.share_price) and spend_pieces(after, 1, 0):
            found = max(found, best(purse, after))
    return found


def remains(purse: Purse, held: Holding) -> i64:
    left = held.money + held.shares * purse.material.rules.share_price - held.owed
    if held.lack <= 0:
        return left
    if held.general < held.lack or not purse.hires:
        return NOTHING
    return left - held.lack * purse.material.rules.hire_cost


def used(purse: Purse, held: Holding, number: i64) -> i64:
    """The best after using this source now."""
    source = purse.sources
    at = number * COLUMNS
    if held.workers < source[at + COSTS_WORKERS]:
        return NOTHING
    after = held.copied()
    after.open &= ~source[at + CLOSES]
    if not after.pays(source[at + COSTS], source[at + COSTS_SHARES], purse.material.rules.share_price):
        return NOTHING
    if not spend_pieces(after, source[at + USES_TRACKS], source[at + USES_BUILDINGS]):
        return NOTHING
    change_workers(after, source[at + GIVES_WORKERS], source[at + COSTS_WORKERS])
    after.money += source[at + GIVES]
    after.shares += source[at + GIVES_SHARES]
    after.flips = source[at + GIVES_FLIPS]  # a flip that was open is given up: one effect after the other
    use_special(purse, after, source[at + SPECIAL])
    if source[at + GIVES_TRAINS]:
        return taken_train(purse, after)
    return best(purse, after)


def spend_pieces(held: Holding, tracks: i64, buildings: i64) -> bool:
    """Take pieces from the board, if there are; whether the main part of a sale still finds one."""
    held.tracks -= min(tracks, held.tracks)
    held.buildings -= min(buildings, held.buildings)
    return not held.selling or held.tracks + held.buildings > 0


def change_workers(held: Holding, gained: i64, discarded: i64) -> None:
    held.general += discarded
    gained = min(gained, held.general)
    held.general -= gained
    held.workers += gained - discarded
    held.lack -= gained - discarded


def use_special(purse: Purse, held: Holding, special: i64) -> None:
    material = purse.material
    if special == PER_SHARE:
        held.money += material.rules.accountant_per_share * held.shares
    elif special == WAIVE:
        held.owed = 0
    elif special == SALE_MONEY:
        sell_piece(material, held)


def sell_piece(material: Material, held: Holding) -> None:
    track = material.board.track_section[held.tracks]
    building = material.board.building_section[held.buildings]
    held.selling = False
    if track <= building:
        held.tracks -= 1
        held.money += material.board.sale[track]
    else:
        held.buildings -= 1
        held.money += material.board.sale[building]


def taken_train(purse: Purse, held: Holding) -> i64:
    """The best after taking a train of some stack."""
    found = best(purse, held)
    for kind in range(i64(KINDS)):
        if found < purse.goal and held.stock // BYTE[kind] & 255 and worth_flipping(purse, held, kind):
            after = held.copied()
            after.stock -= BYTE[kind]
            after.front += BYTE[kind]
            found = max(found, best(purse, after))
    return found


def worth_flipping(purse: Purse, held: Holding, kind: i64) -> bool:
    """Whether the train's bonus gives money, shares or workers, or can raise the price of a sale."""
    material = purse.material
    row = (material.train_row + kind) * ROW
    if material.bonus[row + ROW_MONEY] or material.bonus[row + ROW_SHARES]:
        return True
    if material.bonus[row + ROW_CHOICE] or material.bonus[row + ROW_ANY]:
        return True
    for colour in range(i64(COLOURS)):
        if material.bonus[row + ROW_WORKERS + colour]:
            return True
    return held.selling and material.bonus[row + ROW_LAY] > 0


def flipped(purse: Purse, held: Holding) -> i64:
    """The best after one more flip."""
    found: i64 = NOTHING
    for kind in range(i64(KINDS)):
        if found >= purse.goal or not worth_flipping(purse, held, kind):
            continue
        if held.front // BYTE[kind] & 255:
            found = max(found, flipped_front(purse, held, kind))
        if held.back // BYTE[kind] & 255:
            after = held.copied()
            after.flips -= 1
            after.back -= BYTE[kind]
            after.front += BYTE[kind]
            found = max(found, best(purse, after))
    return found


def flipped_front(purse: Purse, held: Holding, kind: i64) -> i64:
    material = purse.material
    row = (material.train_row + kind) * ROW
    after = held.copied()
    after.flips -= 1
    after.front -= BYTE[kind]
    after.back += BYTE[kind]
    if not after.pays(material.bonus[row + PAY], 0, material.rules.share_price):
        return NOTHING
    if not spend_pieces(after, 1 if material.bonus[row + ROW_LAY] else 0, 0):
        return NOTHING
    workers: i64 = material.bonus[row + ROW_ANY] + (1 if material.bonus[row + ROW_CHOICE] else 0)
    for colour in range(i64(COLOURS)):
        workers += material.bonus[row + ROW_WORKERS + colour]
    change_workers(after, workers, 0)
    after.money += material.bonus[row + ROW_MONEY]
    after.shares += material.bonus[row + ROW_SHARES]
    return best(purse, after)
