"""Documents that people share by their content: checked, limited, found by their hash and in no other way."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from semafor.rooms.documents import MOST_BYTES
from semafor.server.store.documents import Documents
from server.conftest import run
from server.in_process import running_node

DENVER = '[[city]]\nid = "denver"\ncost = 450\n'
MAP = {
    "map.toml": (Path(__file__).parents[2] / "docs" / "adding-a-map.md")
    .read_text("utf-8")
    .split("```toml\n")[1]
    .split("```")[0]
}
GAME = "/api/documents/railroad-revolution"


@pytest.mark.parametrize(("kind", "text"), [("railroad-revolution", DENVER), ("map", json.dumps(MAP))], ids=["box", "map"])
def test_a_document_is_found_by_the_hash_of_its_content(kind: str, text: str, url: str) -> None:
    async def work() -> None:
        async with running_node(url) as (_, http):
            made = (await http.post(f"/api/documents/{kind}", content=text.encode())).json()
            again = (await http.post(f"/api/documents/{kind}", content=f"\n{text}\n".encode())).json()
            found = await http.get(f"/api/documents/{kind}/{made['hash']}")

            assert made == again
            assert hashlib.sha256(found.content).hexdigest() == made["hash"]
            assert (found.status_code, len(found.content)) == (200, made["size"])
            assert (await http.get(f"/api/documents/steamrollers/{made['hash']}")).json()["code"] == "no-document"

    run(work())


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        ("railroad-revolution", '[[city]]\nid = "denver"\ncost = 420\n', "420"),
        ("ticket-to-ride-usa", "", "nothing to correct"),
        ("chess", "", "no game"),
        ("map", "{", "not JSON"),
        ("map", '{"map.toml": 3}', "whole number"),
        ("map", '{"secrets.txt": ""}', "no file “secrets.txt”"),
        ("map", '{"map.toml": "title = 3"}', "title"),
    ],
    ids=["money", "known", "chess", "no-json", "no-text", "no-file", "title"],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(kind: str, text: str, said: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            answer = await http.post(f"/api/documents/{kind}", content=text.encode())
            assert answer.status_code == 400
            assert said in answer.json()["text"]["en"]

    run(work())


def test_documents_are_limited_in_size_number_and_rate(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path, limits=1) as (node, http):
            node.documents = Documents(node.database, most_of_owner=1)
            assert (await http.post(GAME, content=b"#" * (MOST_BYTES + 1))).status_code == 413
            swollen = await http.post(GAME, content=b"\xff" * (MOST_BYTES // 2))  # read as text it is longer
            assert f"at most {MOST_BYTES:,}" in swollen.json()["text"]["en"]
            assert (await http.post(GAME, content=DENVER.encode())).status_code == 200
            other = await http.post(GAME, content=DENVER.replace("450", "500").encode())
            assert (other.status_code, other.json()["code"]) == (429, "too-many-documents")
            assert (await http.post(GAME, content=DENVER.encode())).status_code == 200
            answers = [await http.post(GAME, content=DENVER.encode()) for _ in range(12)]
            assert answers[-1].json()["code"] == "too-many"

    run(work())


def test_an_account_that_is_deleted_leaves_its_documents_without_its_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            who = {"name": "Anna", "password": "a long password"}
            assert (await http.post("/api/accounts", json=who)).status_code == 200
            made = (await http.post(GAME, content=DENVER.encode())).json()
            node.documents.most_of_owner = 1
            assert not await node.documents.has_room("account:anna")
            await node.forgetting.drop_account("anna")
            assert await node.documents.has_room("account:anna")
            assert (await http.get(f"{GAME}/{made['hash']}")).status_code == 200

    run(work())


def test_a_box_is_checked_without_being_kept_and_a_rated_table_has_our_values_or_the_clubs(tmp_path: Path) -> None:
    async def work() -> None:
        club = hashlib.sha256(DENVER.encode()).hexdigest()
        async with running_node(tmp_path, boxes=f"0,{club}") as (node, http):
            box = (await http.post("/api/games/railroad-revolution/box", content=f"# mine\n{DENVER}".encode())).json()["box"]
            assert (box["text"], box["hash"]) == (DENVER, club)
            assert box["looked_up"] == [{"table": "city", "item": "denver", "key": "cost", "value": 450}]
            assert await node.documents.get("railroad-revolution", club) is None
            bad = (await http.post("/api/games/railroad-revolution/box", content=b"[rules]\nhire_cost = 1")).json()
            assert "multiple of 50" in bad["problem"]["en"]
            ours = (await http.get("/api/games/railroad-revolution/box")).json()
            assert len(ours["fields"]) > 392

            await http.post("/api/accounts", json={"name": "Anna", "password": "a long password"})
            asked = {"game": "railroad-revolution", "rated": True, "seats": [{"kind": "me", "name": "Anna"}, {}]}
            for text, status in (("", 200), (f"{DENVER}# mine", 200), (DENVER.replace("450", "500"), 403)):
                made = await http.post("/api/rooms", json={**asked, "options": {"material": text}})
                assert made.status_code == status, made.text
            assert made.json()["code"] == "rated-material"

    run(work())


@pytest.mark.parametrize(("title", "told"), [('title = "Anny"\n\n', 'title = "Anny"'), ("", "#")], ids=["named", "nameless"])
def test_the_lobby_tells_whose_box_is_played_and_not_the_box(title: str, told: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (_, http):
            asked = {"game": "railroad-revolution", "public": True, "seats": [{"kind": "me", "name": "Anna"}, {}]}
            made = (await http.post("/api/rooms", json={**asked, "options": {"material": title + DENVER}})).json()["room"]
            assert made["options"]["material"] == title + DENVER
            [listed] = (await http.get("/api/rooms")).json()
            assert listed["options"]["material"] == told

    run(work())
