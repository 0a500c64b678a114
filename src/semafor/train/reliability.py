"""A picture of how true chances are: foretold ones against those that came, a line for each number of seats."""

from __future__ import annotations

import msgspec

WIDTH, HEIGHT, EDGE, SIDE = 400, 356, 48, 260
COLOURS = ["#1b5e8c", "#c0392b", "#2e7d32", "#8e5a00", "#6a3d9a"]


class Bin(msgspec.Struct, frozen=True):
    """Positions whose chance was about the same: the mean of what was foretold, the share won, and how many there are."""

    foretold: float
    true: float
    positions: int


class Curve(msgspec.Struct, frozen=True):
    """Of a number of seats: its bins, the mean square of what was wrong before (`raw`) and after (`fitted`), and `far`, by how
    much a bin is off on average.
    """

    seats: int
    games: int
    positions: int
    bins: list[Bin]
    raw: float
    fitted: float
    far: float


def across(share: float) -> float:
    return round(EDGE + share * SIDE, 1)


def up(share: float) -> float:
    return round(EDGE + (1 - share) * SIDE, 1)


def picture(key: str, curves: list[Curve]) -> str:
    """An SVG; whoever is on the dotted line foretold the truth."""
    lines = [text(EDGE, 24, key, 'font-weight="bold"')]
    for share in (0, 0.25, 0.5, 0.75, 1):
        lines.append(text(across(share), up(0) + 18, f"{share:g}", 'text-anchor="middle"'))
        lines.append(text(EDGE - 8, up(share) + 4, f"{share:g}", 'text-anchor="end"'))
    lines.append(f'<path d="M{across(0)} {up(1)}V{up(0)}H{across(1)}" fill="none" stroke="#888"/>')
    lines.append(f'<path d="M{across(0)} {up(0)}L{across(1)} {up(1)}" stroke="#888" stroke-dasharray="3 4"/>')
    lines.append(text(across(0.5), HEIGHT - 4, "foretold", 'text-anchor="middle"'))
    lines.append(text(across(0) + 8, up(1) + 12, "won"))
    for number, curve in enumerate(curves):
        lines += drawn(curve, COLOURS[number], up(0.34) + 18 * number)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', *lines, "</svg>", ""])


def drawn(curve: Curve, colour: str, row: float) -> list[str]:
    points = [(across(each.foretold), up(each.true)) for each in curve.bins]
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    dots = [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
    seats = f"{curve.seats} seats" if curve.seats > 1 else "alone"
    legend = text(across(0.72), row, seats, f'fill="{colour}"')
    return [f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>', *dots, legend]


def text(x: float, y: float, said: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" {more}>{said}</text>'
