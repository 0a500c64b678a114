"""Documents that people share by their content: corrected material, maps. Checked by the rules' own code; nothing is listed."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

import msgspec

from semafor.kernel.errors import BadInput
from semafor.rooms.documents import MOST_BYTES, Box, CorrectedBox, address, canonical, correct_box, our_box
from semafor.rooms.messages import Both
from semafor.rooms.render import render_bad_input
from semafor.server.http.call import Call, Endpoint, Problem, RawAnswer
from semafor.server.http.games import TEXT, query_game


class Shared(msgspec.Struct, frozen=True):
    """Where a document is kept: its kind, the hash of its one form, and that form's size in bytes."""

    kind: str
    hash: str
    size: int


async def owner_of(call: Call) -> str:
    """Whose share of the room this takes: the account's, or the address's, which cannot be read from it."""
    account = await call.account()
    if account:
        return f"account:{account[0]}"
    return hmac.digest(call.node.installation.encode(), call.address.encode(), hashlib.sha256).hex()


async def share(call: Call, body: bytes) -> Shared:
    """Keep a document; one that is here already is the same one."""
    call.limit("document", await call.owner())
    kind = call.request.path_params["kind"]
    text = await asyncio.to_thread(canonical, kind, body.decode("utf-8", "replace"))
    hash, kept = address(text), text.encode()
    if await call.node.documents.get(kind, hash) is None:
        owner = await owner_of(call)
        if not await call.node.documents.has_room(owner):
            raise Problem(429, "too-many-documents", most=call.node.documents.most_of_owner)
        await call.node.documents.put(kind, hash, owner, kept, call.node.rooms.now_ms())
    return Shared(kind, hash, len(kept))


async def look_at_box(call: Call) -> Box:
    """The values of a game's box, each with its form and where it comes from."""
    return our_box(query_game(call).key)


class CheckedBox(msgspec.Struct, frozen=True):
    """A corrected box, or what does not fit."""

    box: CorrectedBox | None
    problem: Both | None = None


async def check_box(call: Call, body: bytes) -> CheckedBox:
    """Check the corrections of a box, without keeping them: what they look up, their one form, or why not."""
    call.limit("box")
    try:
        return CheckedBox(await asyncio.to_thread(correct_box, query_game(call).key, body.decode("utf-8", "replace")))
    except BadInput as error:
        return CheckedBox(None, render_bad_input(error).text)


async def look_up(call: Call) -> RawAnswer:
    """A document as it was shared."""
    found = await call.node.documents.get(call.request.path_params["kind"], call.request.path_params["hash"])
    if found is None:
        raise Problem(404, "no-document")
    return RawAnswer(found, TEXT)


ENDPOINTS = [
    Endpoint("GET", "/api/games/{game}/box", look_at_box, Box),
    Endpoint("POST", "/api/games/{game}/box", check_box, CheckedBox, bytes, most_bytes=MOST_BYTES),
    Endpoint("POST", "/api/documents/{kind}", share, Shared, bytes, most_bytes=MOST_BYTES),
    Endpoint("GET", "/api/documents/{kind}/{hash}", look_up, str, media=TEXT),
]
