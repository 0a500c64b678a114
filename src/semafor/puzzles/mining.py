"""Puzzles out of games that bots play: the same seeds give the same puzzles."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

import semafor
from semafor.bots import Knowledge, bot
from semafor.kernel.game import AnyGame
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.kernel.table import Table
from semafor.puzzles.endings import Ends, NotExact, Turn
from semafor.puzzles.puzzle import Puzzle
from semafor.puzzles.weighing import clear_best

MOST_ENDS = 4  # different ends with the best points, beyond which nothing is to be found
SELDOM = 7  # decisions of the middle of a game, which take long to be weighed
FIRST_ROOM = 20  # acts of a game before which nothing is decided


class Vein(msgspec.Struct, frozen=True):
    """Where to look in a game: seats, the level that plays, by exact ends of games or by weighing decisions: of the last acts
    `every` one, of those before one in seven."""

    seats: int
    level: str = "normal"
    exact: bool = False
    last: int = 16
    every: int = 1
    least_gap: float = 5.0


VEINS = {
    "ticket-to-ride-usa": Vein(2),
    "ticket-to-ride-europe": Vein(2),
    "railroad-ink": Vein(1, exact=True),
    "railroad-ink-meteor": Vein(1, exact=True),
    "steamrollers": Vein(2, exact=True),
    "railroad-revolution": Vein(2, last=1000, every=5, least_gap=4.0),
}


def mine(key: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    vein, game = VEINS[key], semafor.game(key)
    table = played(game, vein, seed)
    yield from exact_end(game, table, seed) if vein.exact else weighed(game, table, vein, seed)


def played(game: AnyGame, vein: Vein, seed: int) -> Table:
    """A whole game of that level with itself."""
    table = game.table(seats=vein.seats, seed=seed)
    players = [bot(vein.level, game.key, seed * 16 + seat) for seat in range(vein.seats)]
    while not table.over:
        seat = int(table.state.actor())
        table.act(seat, players[seat].choose(Knowledge(game, table.state, seat, acts=len(table.entries))))
    return table


def acts_before(table: Table, at: int) -> list[int]:
    return [entry.action for entry in table.entries[:at] if entry.action is not None]


def exact_end(game: AnyGame, table: Table, seed: int) -> Iterator[Puzzle]:
    """The last turn of whoever acts last, from as far back as it can be worked out."""
    seat = table.entries[-1].seat
    found: tuple[int, Ends] | None = None
    for at in range(len(table.acts) - 1, -1, -1):
        act = table.acts[at]
        if act.entry.seat != seat:
            break
        try:
            found = at, Turn(game, seat).solve(act.before)
        except NotExact:
            break
    if found is not None:
        yield from end_puzzle(game, table, seed, seat, *found)


def end_puzzle(game: AnyGame, table: Table, seed: int, seat: int, at: int, ends: Ends) -> Iterator[Puzzle]:
    if ends.second is None or ends.count > MOST_ENDS:
        return
    found = Puzzle(
        game=game.key,
        seats=table.seats,
        seed=seed,
        acts=acts_before(table, at),
        seat=seat,
        goal="points",
        level=1,
        gap=float(ends.best - ends.second),
        target=ends.best,
        way=ends.way,
    )
    rated = rate(found, table.acts[at].before, ends)
    if rated.level > 1 or ends.positions >= MOST_ENDS:
        yield rated


def rate(puzzle: Puzzle, state: State, ends: Ends) -> Puzzle:
    """The exact puzzle with its level, by the bots of today."""
    game, seat = semafor.game(puzzle.game), puzzle.seat
    easy, normal = (finished(game, state, seat, level, puzzle.seed) for level in ("easy", "normal"))
    best = state.clone()
    for action in ends.way:
        best.apply(seat, action, FastLuck(0))
    missed = [int(each.scores()[seat]) < ends.best for each in (easy, normal)]
    return msgspec.structs.replace(
        puzzle,
        level=1 + sum(missed) + (ends.positions > 500) + (ends.positions > 5000),
        parts=parts_between(game, seat, best, easy if missed[0] else state),
    )


def rate_again(puzzle: Puzzle) -> Puzzle:
    """The same of a puzzle that was mined before: its answer stands, but other bots may see it."""
    state = puzzle.table().state
    return rate(puzzle, state, Turn(semafor.game(puzzle.game), puzzle.seat).solve(state))


def finished(game: AnyGame, state: State, seat: int, level: str, seed: int) -> State:
    """The end as that level would have it."""
    state, player = state.clone(), bot(level, game.key, seed)
    while not state.over():
        state.apply(seat, player.choose(Knowledge(game, state, seat)), FastLuck(seed))
    return state


def parts_between(game: AnyGame, seat: int, best: State, other: State) -> dict[str, float]:
    """Where the points come from that the one end has more."""
    mine, theirs = ({part.name: part.points for part in game.result(each).seats[seat].parts} for each in (best, other))
    return {name: float(points - theirs.get(name, 0)) for name, points in mine.items() if points != theirs.get(name, 0)}


def weighed(game: AnyGame, table: Table, vein: Vein, seed: int) -> Iterator[Puzzle]:
    """At most one of each game: decisions are taken at random, the last ones first to be looked at."""
    luck = FastLuck(seed)
    for at in range(len(table.acts) - 1, FIRST_ROOM, -1):
        late = len(table.acts) - at <= vein.last
        if int(luck.below(vein.every if late else SELDOM)):
            continue
        act = table.acts[at]
        state, seat = act.before, act.entry.seat
        found = clear_best(game, state, seat, seed, vein.least_gap)
        if found is None:
            continue
        missed = [missed_by(game, state, seat, level, seed, found.answers) for level in ("easy", "normal", "hard@1")]
        if not any(missed) and int(luck.below(4)):
            continue  # what everybody sees is seldom a puzzle
        yield Puzzle(
            game=game.key,
            seats=table.seats,
            seed=seed,
            acts=acts_before(table, at),
            seat=seat,
            goal="move",
            level=1 + sum(missed) + (len(list(state.legal(seat))) > 20),
            gap=found.gap,
            error=found.error,
            answers=found.answers,
            second=found.second,
            parts=found.parts,
        )
        return


def missed_by(game: AnyGame, state: State, seat: int, level: str, seed: int, answers: list[int]) -> bool:
    return bot(level, game.key, seed).choose(Knowledge(game, state, seat)) not in answers
