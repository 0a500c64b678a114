"""A hypothesis state machine drives the real server, over HTTP and sockets, against a model."""

from __future__ import annotations

import tempfile
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from amount import NIGHTLY
from server.client import Player, Served, close_all, table

SEATS = st.sampled_from([0, 1])


class AnyTable(RuleBasedStateMachine):
    """Two seats, any number of tabs, and a server that may go away at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.database = f"sqlite:///{self.folder.name}/semafor.db"
        self.served = Served(self.database)
        self.keys = 0
        self.answers: dict[tuple[int, str], tuple[dict[str, Any], dict[str, Any]]] = {}
        self.accepted: dict[int, list[int]] = {0: [], 1: []}
        self.tabs: list[Player] = []

    @initialize()
    def deal(self) -> None:
        self.players = table(self.served, 2, options={"first_seat": 0})

    def sent(self, seat: int, move: object, decision: int | None) -> dict[str, Any]:
        self.keys += 1
        command: dict[str, Any] = {"key": f"k{self.keys}", "do": {"type": "act", "move": move}, "decision": decision}
        answer = self.players[seat].post(**command)
        if answer["type"] == "answer":
            self.answers[seat, command["key"]] = command, answer
        return answer

    @rule(seat=SEATS, pick=st.integers(0, 1000), form=st.sampled_from(["number", "notation", "move"]))
    def a_seat_moves_if_it_may(self, seat: int, pick: int, form: str) -> None:
        update = self.players[seat].look()
        if not update["moves"]:
            return
        move = update["moves"][pick % len(update["moves"])]
        answer = self.sent(seat, move[form], update["decision"])

        assert answer["type"] == "answer"
        assert answer["n"] == update["n"] + 1
        self.accepted[seat].append(move["number"])

    @precondition(lambda self: self.answers)
    @rule(pick=st.integers(0, 1000))
    def a_repeated_command_gets_the_first_answer(self, pick: int) -> None:
        seat, key = list(self.answers)[pick % len(self.answers)]
        command, first = self.answers[seat, key]

        assert self.players[seat].post(**command) == first

    @rule(seat=SEATS, late=st.integers(1, 3))
    def a_stale_command_gets_what_it_missed(self, seat: int, late: int) -> None:
        update = self.players[seat].look()
        answer = self.sent(seat, 0, update["decision"] - late)

        assert answer["type"] == "behind"
        assert answer["update"]["n"] == update["n"]

    @rule(seat=SEATS, move=st.one_of(st.text(max_size=20), st.integers(), st.dictionaries(st.text(max_size=5), st.integers())))
    def nonsense_is_denied(self, seat: int, move: object) -> None:
        legal = [shown["number"] for shown in self.players[seat].look()["moves"]]
        if move in legal:
            return

        assert self.sent(seat, move, None)["type"] == "denial"

    @rule(seat=SEATS)
    def another_tab_opens(self, seat: int) -> None:
        tab = Player(self.served, self.players[seat].room, seat, self.players[seat].token)
        tab.open()
        self.tabs.append(tab)

    @precondition(lambda self: self.tabs)
    @rule(seat=SEATS, pick=st.integers(0, 1000))
    def a_tab_moves_over_its_socket(self, seat: int, pick: int) -> None:
        tab = next((tab for tab in self.tabs if tab.seat == seat), None)
        if tab is None:
            return
        self.caught_up(tab)
        if not tab.update["moves"]:
            return
        move = tab.update["moves"][pick % len(tab.update["moves"])]["number"]
        self.keys += 1
        do = {"type": "act", "move": move}
        tab.send({"type": "command", "key": f"k{self.keys}", "decision": tab.update["decision"], "do": do})
        answer = tab.until("answer")

        assert tab.update["n"] >= answer["n"]
        self.accepted[seat].append(move)

    @precondition(lambda self: self.tabs)
    @rule(pick=st.integers(0, 1000))
    def a_tab_drops_and_comes_back(self, pick: int) -> None:
        tab = self.tabs[pick % len(self.tabs)]
        last = tab.update["n"]
        caught = tab.open(last)

        assert caught["since"] == last

    @rule(gently=st.booleans())
    def the_server_restarts(self, gently: bool) -> None:
        port = self.served.port
        if gently:
            self.served.stop()
        else:
            self.served.kill()
        self.served.__init__(self.database, port=port)  # type: ignore[misc]
        for tab in self.tabs:
            last = tab.update["n"]
            assert tab.open(last)["since"] == last

    def caught_up(self, tab: Player) -> None:
        """Read frames until the tab shows what the server shows; each follows the one before."""
        newest = self.players[tab.seat or 0].look()
        while tab.update["n"] < newest["n"]:
            last = tab.update["n"]
            tab.receive()
            assert tab.update["since"] == last
        assert tab.update["view"] == newest["view"]

    @invariant()
    def the_log_is_what_was_accepted(self) -> None:
        for seat, moves in self.accepted.items():
            if self.keys and hasattr(self, "players"):
                player = self.players[seat]
                story = player.http.get(f"/api/rooms/{player.room}/log?seat={seat}").json()
                assert [line["action"] for line in story["moves"] if line["seat"] == seat] == moves

    def teardown(self) -> None:
        close_all()
        self.served.stop()
        self.folder.cleanup()


AnyTableTest = pytest.mark.slow(AnyTable.TestCase)
AnyTable.TestCase.settings = settings(
    max_examples=12 if NIGHTLY else 4,
    stateful_step_count=14,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
)
