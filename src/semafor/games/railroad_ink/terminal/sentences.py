"""A move before it is made, as a sentence: what comes where, and to which sides it leads."""

from __future__ import annotations

from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES, FACES, KINDS, SIDES
from semafor.games.railroad_ink.moves import Draw, Fall, Ignore, cell_name, cell_of, look_of
from semafor.kernel.moves import Move
from semafor.kernel.words import Words


def sentence(move: Move, words: Words) -> str:
    return words.say(f"do-{move.__struct_config__.tag}", **_facts(move, words))


def _facts(move: Move, words: Words) -> dict[str, object]:
    match move:
        case Draw(face):
            return {"face": face, "cell": cell_name(cell_of(move)), "ends": _ends(move, words), "turns": _turns(face)}
        case Fall(direction):
            return {"direction": direction}
        case Ignore(special):
            return {"face": special}
    return {}


def _turns(face: str) -> str:
    """Whether the face can be drawn in several ways: only then its sides are worth a word."""
    return "one" if FACES[FACE_NAMES.index(face)]["looks"] == 1 else "several"


def _ends(draw: Draw, words: Words) -> str:
    """The sides by what they carry; where all carry the same, the face says what that is."""
    sides = ALL_LOOKS[look_of(draw)].sides
    ends = {kind: [SIDES[side] for side in range(4) if sides[side] == kind] for kind in dict.fromkeys(sorted(sides)) if kind}
    only = len(ends) == 1
    return "; ".join(words.say("ends", kind="only" if only else KINDS[kind], direction=there) for kind, there in ends.items())
