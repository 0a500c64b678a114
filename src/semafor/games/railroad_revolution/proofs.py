"""Where the points lie: the pieces that the performance tracks multiply, and the telegraph links."""

from __future__ import annotations

from semafor.games.railroad_revolution.layout import SECTIONS
from semafor.games.railroad_revolution.material import Material
from semafor.games.railroad_revolution.scoring import FAR_LEVEL, NETWORK_TRACK, STATION_TRACK, TELEGRAPH_TRACK, Count
from semafor.kernel.result import Proof


def proofs(material: Material, seat: int, count: Count, stations: int, offices: int, network: int) -> list[Proof]:
    """One seat's pieces (bit sets of cities and sections); `of` is what each piece is worth by its track."""
    far = network & int(material.level[FAR_LEVEL])
    sections = [str(section + 1) for section in range(SECTIONS) if offices >> section & 1]
    products = [
        ("telegraph", TELEGRAPH_TRACK, int(count.telegraph), sections),
        ("stations", STATION_TRACK, int(count.stations), cities(material, stations)),
        ("network", NETWORK_TRACK, int(count.network), cities(material, far)),
    ]
    found = [Proof(seat, part, str(int(count.worth(track))), points, places) for part, track, points, places in products]
    return found + link_proofs(material, seat, offices)


def cities(material: Material, set: int) -> list[str]:
    return [city for at, city in enumerate(material.city_ids) if set >> at & 1]


def link_proofs(material: Material, seat: int, offices: int) -> list[Proof]:
    return [
        Proof(seat, "links", f"{at + 1}-{at + 2}", int(material.section_link[at]), [str(at + 1), str(at + 2)])
        for at in range(SECTIONS - 1)
        if offices >> at & 3 == 3
    ]
