"""A box in the commands: from a file or from the link by which a server shares it; named wherever it is played."""

from __future__ import annotations

import hashlib
import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from cli.test_commands import one_sentence
from warm import run as semafor

BOX = 'title = "Anna"\n\n[[city]]\nid = "charlotte"\nname = "Kraków"\n'
HASH = hashlib.sha256(BOX.encode()).hexdigest()
OTHER = "0" * 64
KEPT = {f"/api/documents/railroad-revolution/{hash}": BOX for hash in (HASH, OTHER)}


class Documents(BaseHTTPRequestHandler):
    """A server that keeps a box, also under a hash that is not its own."""

    def do_GET(self) -> None:
        found = KEPT.get(self.path)
        self.send_response(200 if found else 404)
        self.end_headers()
        self.wfile.write((found or "{}").encode())

    def log_message(self, *_words: object) -> None:
        return


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    found = HTTPServer(("127.0.0.1", 0), Documents)
    threading.Thread(target=found.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{found.server_port}"
    found.shutdown()
    found.server_close()


def test_the_arena_plays_with_a_box_and_its_records_carry_it(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f"# mine\n{BOX}", "utf-8")
    words = ("arena", "railroad-revolution", "--bots", "random,random", "--games", "2", "--material", str(file))
    told = semafor(*words, "--records", str(tmp_path / "records"))
    record = sorted((tmp_path / "records").iterdir())[0]

    assert f"(“Anna”, {HASH[:12]})" in told.stdout
    assert json.dumps(BOX, ensure_ascii=False) in record.read_text("utf-8")
    assert json.loads(semafor("verify", str(record), "--json").stdout)["verified"]
    replayed = semafor("replay", str(record), "--lang", "pl").stdout
    assert f"(„Anna”, {HASH[:12]})" in replayed
    assert "Kraków" in replayed
    assert "Charlotte" not in replayed


def test_a_box_is_fetched_by_its_link_and_must_be_what_the_link_names(server: str) -> None:
    link = f"{server}/box/railroad-revolution#"
    told = semafor("play", "railroad-revolution", "--material", link + HASH, stdin="q\n")

    assert re.search(rf"“Anna”, {HASH[:12]}.: 1 from a box", told.stdout)
    one_sentence(semafor("play", "railroad-revolution", "--material", link + OTHER), "not what the link names")
    one_sentence(semafor("card", "railroad-revolution", "--material", link + "1" * 64), "cannot be fetched", "Not Found")


def test_the_rules_in_the_terminal_say_that_values_are_reconstructed() -> None:
    assert "reconstructed" in semafor("rules", "railroad-revolution", "hire").stdout
    assert "reconstructed" not in semafor("rules", "railroad-ink", "exit").stdout
