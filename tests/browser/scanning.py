"""Reads a QR code as a phone does, of the sizes an invitation needs; it is drawn, not photographed, so nothing is mended."""

from __future__ import annotations

from collections.abc import Iterator

QUIET = 2
# For versions 1 to 10: all codewords; those for mending in a block and the blocks, by level; the middles of small targets.
CODEWORDS = (26, 44, 70, 100, 134, 172, 196, 242, 292, 346)
MENDING = {"L": (7, 10, 15, 20, 26, 18, 20, 24, 30, 18), "M": (10, 16, 26, 18, 24, 16, 18, 22, 22, 26)}
BLOCKS = {"L": (1, 1, 1, 1, 1, 2, 2, 2, 2, 4), "M": (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)}
TARGETS = ((), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42), (6, 26, 46), (6, 28, 50))
LEVELS = {0b01: "L", 0b00: "M"}
MASKS = (
    lambda x, y: (x + y) % 2,
    lambda _, y: y % 2,
    lambda x, _: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
Squares = list[list[bool]]
# The squares of a drawn QR code, row by row: is it dark in the middle?
SQUARES = """(svg) => {
  const [path, size] = [svg.querySelector('path'), svg.viewBox.baseVal.width]
  const all = [...Array(size).keys()]
  return all.map((y) => all.map((x) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))))
}"""


def scanned(drawn: Squares) -> str:
    """The text of the code; `drawn` has its quiet border."""
    squares = [row[QUIET:-QUIET] for row in drawn[QUIET:-QUIET]]
    version = (len(squares) - 17) // 4
    level, mask = form(squares)
    bits = "".join(f"{word:08b}" for word in data(words(squares, version, mask), version, level))
    assert bits[:4] == "0100", "not written in bytes"
    length = 8 if version < 10 else 16
    count = int(bits[4 : 4 + length], 2)
    start = 4 + length
    return bytes(int(bits[at : at + 8], 2) for at in range(start, start + 8 * count, 8)).decode()


def form(squares: Squares) -> tuple[str, int]:
    """How much can be mended, and the mask that lies over the data."""
    places = [*((8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)), *((x, 8) for x in (7, 5, 4, 3, 2, 1, 0))]
    found = sum(squares[y][x] << at for at, (x, y) in enumerate(places)) ^ 0x5412
    return LEVELS[found >> 13], found >> 10 & 7


def words(squares: Squares, version: int, mask: int) -> list[int]:
    """The codewords, read in columns of two from the right, up and down."""
    dark = [squares[y][x] != (MASKS[mask](x, y) == 0) for x, y in way(len(squares), version)]
    return [sum(bit << 7 - at for at, bit in enumerate(dark[start : start + 8])) for start in range(0, len(dark) - 7, 8)]


def way(size: int, version: int) -> Iterator[tuple[int, int]]:
    for turn, right in enumerate(each if each > 6 else each - 1 for each in range(size - 1, 0, -2)):
        for step in range(size):
            y = step if turn % 2 else size - 1 - step
            yield from ((x, y) for x in (right, right - 1) if not furniture(x, y, size, version))


def furniture(x: int, y: int, size: int, version: int) -> bool:
    """Whether the square belongs to the targets, the rulers or the code's description of itself."""
    corner = (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9)
    described = version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11))
    return corner or described or 6 in (x, y) or any(max(abs(x - a), abs(y - b)) <= 2 for a, b in targets(size, version))


def targets(size: int, version: int) -> list[tuple[int, int]]:
    at = TARGETS[version - 1]
    return [(a, b) for a in at for b in at if (a, b) not in ((6, 6), (6, size - 7), (size - 7, 6))]


def data(found: list[int], version: int, level: str) -> list[int]:
    """The words of the text, block after block, without those for mending."""
    total, blocks, mending = CODEWORDS[version - 1], BLOCKS[level][version - 1], MENDING[level][version - 1]
    short, longer = total // blocks - mending, total % blocks
    columns = [[found[at * blocks + block] for at in range(short)] for block in range(blocks)]
    for extra in range(longer):
        columns[blocks - longer + extra].append(found[short * blocks + extra])
    return [word for column in columns for word in column]
