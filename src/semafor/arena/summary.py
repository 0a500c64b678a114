"""What a series of games says about its bots, with how sure one can be of it."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import msgspec
from openskill.models import PlackettLuce

from semafor.arena.entrants import name_of
from semafor.arena.match import Played, Series

SURE = 1.96  # standard errors to either side of a 95 % interval


class Standing(msgspec.Struct, frozen=True):
    """One bot of a series. Intervals are of 95 %."""

    bot: str
    games: int
    share: float  # of the wins, a shared win counted in parts
    share_from: float
    share_to: float
    score: float
    score_from: float
    score_to: float
    parts: dict[str, float]
    rating: float
    rating_error: float
    ms_per_move: float
    automata: dict[str, float]  # their mean points, by name
    lost: int  # games lost by an answer


def standings(series: Series, games: list[Played]) -> list[Standing]:
    """Every bot's standing, in the order of the series; the order in which games were finished does not matter."""
    games = sorted(games, key=lambda game: game.number)
    ratings = rate(series, games)
    return [standing(series, games, entry, ratings[entry]) for entry in range(len(series.bots))]


def standing(series: Series, games: list[Played], entry: int, rating: tuple[float, float]) -> Standing:
    """What a bot did; points of a game that another lost by its answer do not count, it was not played to its end."""
    counted = [game for game in games if game.lost is None or game.lost.entry == entry]
    share = interval(by_deal(series, games, [game.shares[entry] for game in games]))
    score = interval(by_deal(series, counted, [float(game.scores[entry]) for game in counted]))
    names = list(dict.fromkeys(name for game in counted for name in game.parts[entry]))
    return Standing(
        bot=name_of(series.bots[entry]),
        games=len(games),
        share=share[1],
        share_from=max(0.0, share[0]),
        share_to=min(1.0, share[2]),
        score=score[1],
        score_from=score[0],
        score_to=score[2],
        parts={name: fmean(game.parts[entry].get(name, 0) for game in counted) for name in names},
        rating=rating[0],
        rating_error=rating[1],
        ms_per_move=1000 * sum(game.seconds[entry] for game in games) / max(1, sum(game.moves[entry] for game in games)),
        automata={name: fmean(game.automata.get(name, 0) for game in games) for name in games[-1].automata},
        lost=sum(game.lost is not None and game.lost.entry == entry for game in games),
    )


def by_deal(series: Series, games: list[Played], values: list[float]) -> list[float]:
    """The mean of each deal: games of one deal with the seats moved on are not independent of each other."""
    deals: dict[int, list[float]] = {}
    for game, value in zip(games, values, strict=True):
        deals.setdefault(game.number // len(series.bots), []).append(value)
    return [fmean(each) for each in deals.values()] or [0.0]


def interval(values: list[float]) -> tuple[float, float, float]:
    """Lower end, mean and upper end."""
    mean = fmean(values)
    error = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean - error, mean, mean + error


def rate(series: Series, games: list[Played]) -> list[tuple[float, float]]:
    """Each bot's rating (Plackett–Luce) and its uncertainty after all games."""
    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in series.bots]
    if len(ratings) > 1:
        for game in games:
            teams = model.rate([[rating] for rating in ratings], ranks=[float(place) for place in game.places])
            ratings = [team[0] for team in teams]
    return [(rating.mu, rating.sigma) for rating in ratings]
