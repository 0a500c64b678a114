"""The things of the box as facts of sentences: what a bonus gives and costs, where a track leads."""

from __future__ import annotations

from semafor.games.railroad_revolution.layout import (
    ANY_COLOUR,
    COLOURS,
    PAY,
    PAY_SHARES,
    ROW_ANY,
    ROW_BUILD,
    ROW_CHOICE,
    ROW_EACH,
    ROW_EXCHANGE,
    ROW_FLIPS,
    ROW_LAY,
    ROW_MONEY,
    ROW_PROMOTE,
    ROW_SHARES,
    ROW_STEPS,
    ROW_TRAIN,
    ROW_WIRE,
    ROW_WORKERS,
    UNIT,
)
from semafor.games.railroad_revolution.material import Material
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES

Told = (
    list[str] | str
)  # counted things such as "2 steps", each with its message `reward-steps-counted`; "none" if there are none
COUNTED = ((ROW_SHARES, "share"), (ROW_STEPS, "steps"), (ROW_PROMOTE, "promote"), (ROW_FLIPS, "flip"))
ONCE = ((ROW_TRAIN, "train"), (ROW_LAY, "track"), (ROW_BUILD, "station"), (ROW_WIRE, "office"), (ROW_EXCHANGE, "exchange"))


def reward(material: Material, bonus: int) -> list[str]:
    """All that the bonus gives."""

    def row(column: int) -> int:
        return int(material.row(bonus, column))

    found = [f"{row(ROW_MONEY) * UNIT} money"] if row(ROW_MONEY) else []
    found += [f"{row(column)} {name}" for column, name in COUNTED if row(column)]
    found += [f"{row(ROW_EACH) * UNIT} each"] if row(ROW_EACH) else []
    found += [f"1 {name}" for column, name in ONCE if row(column)]
    found += [f"{row(ROW_WORKERS + at)} {COLOUR_NAMES[at]}" for at in range(COLOURS) if row(ROW_WORKERS + at)]
    found += [f"{row(ROW_ANY)} any"] if row(ROW_ANY) else []
    return found + ([f"1 {choice(row(ROW_CHOICE))}"] if row(ROW_CHOICE) else [])


def choice(colours: int) -> str:
    """A worker of one of these colours, given as bits."""
    if colours == ANY_COLOUR:
        return "any"
    return "-or-".join(COLOUR_NAMES[at] for at in range(COLOURS) if colours >> at & 1)


def cost(material: Material, bonus: int, rebate: int = 0) -> Told:
    """Shares and money that the bonus costs."""
    shares, money = max(int(material.row(bonus, PAY_SHARES)) - rebate, 0), int(material.row(bonus, PAY)) * UNIT
    return [text for text in (f"{shares} share", f"{money} money") if not text.startswith("0")] or "none"


def ends(material: Material, space: int) -> dict[str, str]:
    """The two cities that a track on the space joins, and the space itself."""
    one, other = material.printed["space"][space]["between"]
    return {"space": material.space_ids[space], "city-from": one, "city-to": other}


def track_name(material: Material, space: int) -> str:
    """The space by its two cities, as a list of places has it."""
    one, other = material.printed["space"][space]["between"]
    return f"{one} – {other}"
