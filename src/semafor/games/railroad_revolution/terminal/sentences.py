"""A move before it is made, as a sentence: with its price and what it brings."""

from __future__ import annotations

from semafor.games.railroad_revolution.events import deed
from semafor.games.railroad_revolution.layout import UNIT
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.moves import Complete, Hire, Office, Pay, Place, Sale, Station, Step, Track
from semafor.games.railroad_revolution.notation import numbered
from semafor.games.railroad_revolution.parts.pieces import office_shares, sale_section
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.refusals.effects import milestone_id
from semafor.kernel.refusal import Fact
from semafor.kernel.words import Words


def sentence(table: Tabletop, seat: int, number: int, words: Words) -> str:
    made = numbered()[number]
    message = f"do-{made.__struct_config__.tag}"
    if isinstance(made, Complete):
        return words.say(message, milestone=milestone_id(table, seat, made.milestone - 1))
    _, facts = deed(table, seat, made)
    return words.say(message, **{**facts, **_more(table, seat, made)})


def _more(table: Tabletop, seat: int, made: object) -> dict[str, Fact]:
    """What a sentence says beyond what the log tells afterwards: prices, and what a place is like."""
    material, free = table.material, table.depth > 0
    match made:
        case Pay():
            return {"money": int(table.job.owed) * UNIT}
        case Hire():
            return {"money": int(material.rules.hire_cost) * UNIT}
        case Sale():
            return {"money": int(material.board.sale[sale_section(table, seat)]) * UNIT}
        case Place(colour, field, as_white):
            return {
                "extra": "white" if as_white or colour == "white" else f"{field}-{colour}",
                "as": "white" if as_white else "own",
            }
        case Station(city):
            return {"money": 0 if free else int(material.city_cost[material.city_ids.index(city)]) * UNIT}
        case Track(space):
            at = material.space_ids.index(space)
            terrain = 0 if free else int(material.triangles[at] * material.rules.terrain_cost) * UNIT
            return {"money": terrain, "deal": "yes" if material.deal_spaces & BIT[at] and not free else "no"}
        case Office(section):
            return {"shares": 0 if free else int(office_shares(table, section - 1))}
        case Step(_, colour):
            return {"cost": "free" if colour is None else "worker"}
    return {}
