"""Names and texts of people: normalised, without marks that reorder or hide, limited in length. Shown only as text."""

from __future__ import annotations

import unicodedata

from semafor.kernel.errors import BadInput

MOST_NAME = 24
MOST_TEXT = 500
MOST_MARKS = 3  # combining marks on one letter
HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}

MOST_SHAPE = 80
# Letters that look like Latin ones: first Cyrillic, then Greek, then Latin with strokes, then digits and a stroke.
LIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜаеѕіјкмнорсԁԛԝтухһѵ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχωϲ" + "ŁłØøĐđĦħıȷ" + "01|",
    "ABESIJKMHOPCTYXQWaesijkmhopcdqwtyxhv" + "ABEZHIKMNOPTYXabeikvoptuxwc" + "LlOoDdHhij" + "oll",
)


def tidy(text: str) -> str:
    """The text in NFC without control, format and direction marks, with single spaces."""
    spaced = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    kept: list[str] = []
    marks = 0
    for sign in spaced:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind not in HIDDEN and marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A name fit to be shown; BadInput if nothing is left of it or it is too long."""
    shown = tidy(text)
    if not 0 < len(shown) <= MOST_NAME:
        raise BadInput("bad-name", "semafor.rooms", most=MOST_NAME)
    return shown


def fold_name(text: str) -> str:
    """What two names have in common that must not both be taken."""
    return unicodedata.normalize("NFKC", clean_name(text)).casefold()[:40]


def shape_of(text: str) -> str:
    """What a name looks like: names that differ only by case, spaces, marks or look-alike letters have one shape."""
    folded = fold_name(text)
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", clean_name(text)) if not unicodedata.combining(sign))
    letters = "".join(sign for sign in bare.translate(LIKE).casefold() if sign.isalnum()).replace("i", "l")
    return letters.replace("rn", "m").replace("vv", "w")[:MOST_SHAPE] or folded


def clean_line(text: str) -> str:
    """A line of chat fit to be shown."""
    shown = tidy(text)
    if not 0 < len(shown) <= MOST_TEXT:
        raise BadInput("bad-text", "semafor.rooms", most=MOST_TEXT)
    return shown
