"""A profile: what is counted from the games that somebody played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from semafor.bots.judge import Unit
from semafor.kernel.game import GameKey
from semafor.profiles.facts import GameFacts, SeatFacts, Sitting
from semafor.profiles.judged import Judged


class Played(msgspec.Struct, frozen=True):
    """A game, which seat of it is the person's own, and what the bots say of that seat if they were asked."""

    facts: GameFacts
    seat: int
    judged: Judged | None = None

    @property
    def own(self) -> SeatFacts:
        return self.facts.seats[self.seat]

    @property
    def others(self) -> list[SeatFacts]:
        return [each for at, each in enumerate(self.facts.seats) if at != self.seat]

    @property
    def won(self) -> bool:
        """Alone nobody wins."""
        return bool(self.others) and self.own.place == 1


class Asked(msgspec.Struct, frozen=True):
    """Which games count: of one game, at tables of so many seats, against one rival; all of them if nothing is asked."""

    game: str = ""
    seats: int = 0
    rival: str = ""

    def takes(self, each: Played) -> bool:
        facts = each.facts
        return (
            self.game in ("", facts.game)
            and self.seats in (0, len(facts.seats))
            and (not self.rival or any(other.who.id == self.rival for other in each.others))
        )


class Rival(msgspec.Struct, frozen=True):
    """Somebody met at tables: how often, and how often one was ahead of them, behind, or level."""

    id: str
    who: Sitting
    games: int
    ahead: int
    behind: int
    level: int


class PartMean(msgspec.Struct, frozen=True):
    """A source of points: how many it brought a game on average, and how many it brought the others there."""

    name: str
    mine: float
    others: float | None


class Work(msgspec.Struct, frozen=True):
    """A thing of the board, and in how many games it was built."""

    what: str
    games: int


class JudgedMean(msgspec.Struct, frozen=True):
    """What the bots say, of all games they were asked about: the share of decisions that were best, the rest a game."""

    unit: Unit
    games: int
    decisions: int
    best: float
    lost: float
    luck: float


class BoxCount(msgspec.Struct, frozen=True):
    """All games of one box. `places` are counted from the first on, in games with others; points in those that ended."""

    game: GameKey
    title: str
    games: int
    contested: int
    won: int
    places: list[int]
    ended: int
    points: float | None
    most: int | None
    others: float | None
    parts: list[PartMean]
    works: list[Work]
    judged: list[JudgedMean]


class GameLine(msgspec.Struct, frozen=True):
    """One game on a line of time; points where it ended, luck and what was given away where bots were asked."""

    room: str
    game: GameKey
    at_ms: int
    seats: int
    place: int
    points: int | None
    against: list[Sitting]
    judged: Judged | None


class Choices(msgspec.Struct, frozen=True):
    """What can be asked for: games and numbers of seats that were played."""

    games: list[GameKey]
    seats: list[int]


class Profile(msgspec.Struct, frozen=True):
    """All that is counted from the games that were asked for; the oldest game is the first of the course."""

    games: int
    contested: int
    won: int
    minutes: int
    boxes: list[BoxCount]
    rivals: list[Rival]
    course: list[GameLine]
    choices: Choices


def count_profile(all_games: Iterable[Played], asked: Asked) -> Profile:
    """The profile of whoever played these games, in any order. Whom one can ask for does not depend on whom one asked for."""
    known = sorted(all_games, key=lambda each: (each.facts.at_ms, each.facts.room))
    found = [each for each in known if asked.takes(each)]
    by_game = {key: [each for each in found if each.facts.game == key] for key in _keys(found)}
    return Profile(
        games=len(found),
        contested=sum(bool(each.others) for each in found),
        won=sum(each.won for each in found),
        minutes=sum(each.facts.minutes for each in found),
        boxes=[_box(key, games, asked.rival) for key, games in by_game.items()],
        rivals=count_rivals([each for each in known if msgspec.structs.replace(asked, rival="").takes(each)]),
        course=[_line(each) for each in found],
        choices=Choices(sorted(_keys(known)), sorted({len(each.facts.seats) for each in known})),
    )


def _keys(games: Sequence[Played]) -> list[str]:
    """The games, those played most first."""
    return [key for key, _ in Counter(each.facts.game for each in games).most_common()]


def count_rivals(games: Sequence[Played]) -> list[Rival]:
    """Everybody met, whom one met most first. Who sat at one table twice, as bots do, counts twice there."""
    met: dict[str, list[tuple[Sitting, int]]] = {}
    for each in games:
        for other in each.others:
            met.setdefault(other.who.id, []).append((other.who, other.place - each.own.place))
    found = [_rival(id, meetings) for id, meetings in met.items()]
    return sorted(found, key=lambda rival: (-rival.games, rival.id))


def _rival(id: str, met: list[tuple[Sitting, int]]) -> Rival:
    who = msgspec.structs.replace(met[-1][0], resigned=False)
    ahead, behind = sum(lead > 0 for _, lead in met), sum(lead < 0 for _, lead in met)
    return Rival(id, who, len(met), ahead, behind, len(met) - ahead - behind)


def _box(key: str, games: list[Played], rival: str) -> BoxCount:
    contested = [each for each in games if each.others]
    ended = [each for each in games if each.facts.end]
    points = [each.own.points for each in ended]
    others = [other for each in ended for other in each.others if not rival or other.who.id == rival]
    most_seats = max((len(each.facts.seats) for each in contested), default=0)
    return BoxCount(
        game=key,
        title=games[-1].facts.title,
        games=len(games),
        contested=len(contested),
        won=sum(each.won for each in games),
        places=[sum(min(each.own.place, most_seats) == place + 1 for each in contested) for place in range(most_seats)],
        ended=len(ended),
        points=_mean(points),
        most=max(points, default=None),
        others=_mean([other.points for other in others]),
        parts=_parts(ended, others),
        works=count_works(ended),
        judged=count_judged(games),
    )


def _mean(values: Sequence[float]) -> float | None:
    return round(fmean(values), 2) if values else None


def _parts(ended: list[Played], others: list[SeatFacts]) -> list[PartMean]:
    """By source, in the order of the sheets; an automaton that has other sources is left out where it has not this one."""
    names = list(dict.fromkeys(name for each in ended for name in each.own.parts))
    mine = {name: round(fmean(each.own.parts.get(name, 0) for each in ended), 2) for name in names}
    theirs = {name: _mean([other.parts[name] for other in others if name in other.parts]) for name in names}
    return [PartMean(name, mine[name], theirs[name]) for name in names]


def count_works(ended: Sequence[Played]) -> list[Work]:
    """In how many games each thing was built, the favourites first."""
    counted = Counter(what for each in ended for what in set(each.own.works))
    return [Work(what, games) for what, games in sorted(counted.items(), key=lambda item: (-item[1], item[0]))]


def count_judged(games: Sequence[Played]) -> list[JudgedMean]:
    """Chances to win and points are not summed together."""
    judged = [each.judged for each in games if each.judged is not None]
    return [_judged_mean(unit, own) for unit in ("chance", "points") if (own := [each for each in judged if each.unit == unit])]


def _judged_mean(unit: Unit, judged: list[Judged]) -> JudgedMean:
    decisions = sum(each.decisions for each in judged)
    return JudgedMean(
        unit=unit,
        games=len(judged),
        decisions=decisions,
        best=round(sum(each.best for each in judged) / decisions, 4),
        lost=round(fmean(each.lost for each in judged), 4),
        luck=round(fmean(each.luck for each in judged), 4),
    )


def _line(each: Played) -> GameLine:
    facts, own = each.facts, each.own
    points = own.points if facts.end else None
    against = [other.who for other in each.others]
    return GameLine(facts.room, facts.game, facts.at_ms, len(facts.seats), own.place, points, against, each.judged)
