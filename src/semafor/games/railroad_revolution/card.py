"""What everything costs, brings and scores, in dollars, shares and points."""

from __future__ import annotations

from typing import Any

from semafor.games.railroad_revolution.material import Material
from semafor.kernel.card import CardLine, cost, limit, score

STEP_RULES = {"money": "rev.perf.pay-money", "shares": "rev.perf.discard-shares", "workers": "rev.perf.discard-worker"}
TRACK_RULES = {"telegraph": "rev.perf.telegraph", "stations": "rev.perf.stations", "network": "rev.perf.network"}


def lines(box: Material) -> list[CardLine]:
    printed = box.printed
    return [*actions(printed), *abilities(printed["rules"]), *steps(printed), *points(printed), *limits(printed["rules"])]


def actions(printed: dict[str, Any]) -> list[CardLine]:
    """The four basic actions, hiring and selling shares."""
    rules = printed["rules"]
    prices = sorted({city["cost"] for city in printed["city"]})
    stations = {price: [city["id"] for city in printed["city"] if city["cost"] == price] for price in prices}
    return [
        *(cost("station", "rev.station.cost", money=price, city=cities) for price, cities in stations.items()),
        cost("rail", "rev.rail.cost-base", money=rules["rail_cost"], tracks=rules["rail_tracks"]),
        cost("terrain", "rev.rail.cost-terrain", money=rules["terrain_cost"]),
        *(
            cost("office", "rev.telegraph.shares", section=number, shares=section["shares"], first=section["first_shares"])
            for number, section in enumerate(printed["section"], 1)
        ),
        *(
            cost("sale", "rev.sale.money", section=number, money=each["sale"])
            for number, each in enumerate(printed["board"], 1)
        ),
        cost("hire", "rev.general.hire", money=rules["hire_cost"]),
        cost("share", "rev.general.sell-shares", money=rules["share_price"]),
    ]


def abilities(rules: dict[str, Any]) -> list[CardLine]:
    """What workers of a colour add to an action, where a number is printed for it."""
    return [
        cost("foreman-flip", "rev.ability.station.purple", money=rules["foreman_flip_cost"]),
        cost("foreman-train", "rev.ability.rail.purple", money=rules["foreman_train_cost"]),
        cost("foreman-steps", "rev.ability.sale.purple", steps=rules["foreman_steps"]),
        cost("engineer-reward", "rev.ability.station.turquoise", money=rules["engineer_reward_cost"]),
        cost("engineer-tile", "rev.ability.telegraph.turquoise", money=rules["engineer_tile_cost"]),
        cost("negotiator", "rev.ability.rail.grey", shares=rules["negotiator_shares"]),
        cost("accountant-station", "rev.ability.station.orange"),
        cost("accountant-rail", "rev.ability.rail.orange", money=rules["accountant_rail"], more=rules["accountant_terrain"]),
        cost("accountant-telegraph", "rev.ability.telegraph.orange", money=rules["accountant_per_share"]),
        cost("accountant-sale", "rev.ability.sale.orange", money=rules["accountant_per_train"]),
    ]


def steps(printed: dict[str, Any]) -> list[CardLine]:
    """The fields of the performance tracks that cost something to enter."""
    return [
        cost(f"step-{what}", STEP_RULES[what], track=track["id"], field=field, count=count)
        for track in printed["performance"]
        for field, price in enumerate(track["costs"], 1)
        for what, count in price.items()
    ]


def points(printed: dict[str, Any]) -> list[CardLine]:
    letters: dict[str, list[int]] = {}
    for tile in printed["milestone"]:
        letters.setdefault(tile["stack"][0], []).append(tile["points"])
    links = [(number, each["link"]) for number, each in enumerate(printed["section"], 1) if each.get("link")]
    return [
        score("train", "rev.score.trains", points=printed["rules"]["train_points"]),
        *(
            score("milestone", "rev.score.milestones", letter=each, points=sorted(set(worth)))
            for each, worth in letters.items()
        ),
        *(
            score("track", TRACK_RULES[track["id"]], track=track["id"], points=track["points"])
            for track in printed["performance"]
        ),
        *(score("link", "rev.score.links", section=number, next=number + 1, points=worth) for number, worth in links),
    ]


def limits(rules: dict[str, Any]) -> list[CardLine]:
    return [
        limit("workers", "rev.general.min-four", workers=rules["min_workers"]),
        limit("no-shares", "rev.general.no-buying-shares"),
    ]
