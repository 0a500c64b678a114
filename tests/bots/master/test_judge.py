"""A network as judge: where it judges, that it knows no more than the seat, and that ends are counted as they are."""

from __future__ import annotations

import pytest

import semafor
from semafor.bots import Budget, Knowledge, bot
from semafor.bots.analysis import analyse, best_moves
from semafor.bots.judge import Judge
from semafor.bots.judges import judge_of
from semafor.bots.master import levels as masters
from semafor.bots.master.card import card_of
from semafor.bots.master.judge import PLAUSIBLE, NetworkJudge
from semafor.bots.railroad_ink.round_judge import RoundJudge
from semafor.kernel.luck import FastLuck
from semafor.kernel.record import Record
from semafor.kernel.table import Table

KEYS = ["railroad-revolution", "steamrollers", "ticket-to-ride-europe", "ticket-to-ride-usa"]
OF_ROUNDS = ["railroad-ink", "railroad-ink-lava", "railroad-ink-meteor"]
FEW = Budget(iterations=1)


def played(key: str, acts: int, level: str) -> Table:
    """A table of two after some acts, at a decision with a choice."""
    game = semafor.game(key)
    table, player = game.table(seats=2, seed=4), bot(level, key, 4)
    while not table.over and (len(table.acts) < acts or len(table.state.legal(table.actors[0])) < 2):
        seat = table.actors[0]
        table.act(seat, player.choose(Knowledge(game, table.state, seat)))
    return table


@pytest.mark.compiled  # which judge there is does not depend on the build, and all networks are read for it
def test_networks_judge_their_games_and_playouts_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    judges = {key: type(judge_of(semafor.game(key), 1)) for key in semafor.games()}
    monkeypatch.setattr(masters, "has_numpy", lambda: False)

    assert sorted(key for key, each in judges.items() if each is NetworkJudge) == KEYS
    assert sorted(key for key, each in judges.items() if each is RoundJudge) == OF_ROUNDS
    assert {type(judge_of(semafor.game(key), 1)) for key in judges} == {Judge}


@pytest.mark.parametrize("key", KEYS)
def test_a_card_has_rising_lines_for_every_number_of_seats(key: str) -> None:
    card, seats = card_of(key), [str(each) for each in semafor.game(key).seats]

    assert card is not None
    for lines in (card.chances, card.points):
        assert list(lines) == seats
        assert all(line.times > 0 for line in lines.values())


@pytest.mark.parametrize("key", KEYS)
def test_moves_are_weighed_by_what_the_seat_may_know(key: str) -> None:
    table, game = played(key, 30, "random"), semafor.game(key)
    seat = table.actors[0]
    found = best_moves(game, table.state, seat, FEW)
    other = game.redraw(table.state, seat, FastLuck(9))

    assert 1 < len(found) <= PLAUSIBLE
    assert all(choice.chance is not None and 0 < choice.chance < 1 for choice in found.values())
    assert [choice.chance for choice in found.values()] == sorted((c.chance for c in found.values()), reverse=True)  # type: ignore[type-var]
    judges = [judge_of(game, 1) for _ in range(2)]
    assert judges[0].plausible(table.state, seat) == judges[1].plausible(other, seat)
    assert judges[0].worth(table.state, seat, FEW) == judges[1].worth(other, seat, FEW)


@pytest.mark.slow
def test_the_end_of_a_game_is_counted_as_it_is_and_its_last_decisions_are_judged() -> None:
    game = semafor.game("ticket-to-ride-usa")
    table = played("ticket-to-ride-usa", 10_000, "master")
    judge = judge_of(game, 1)
    last = list(analyse(game, Record.of(table), FEW, first=len(table.acts) - 5))

    assert table.over
    winners = table.result().winners
    assert [judge.worth(table.state, seat, FEW).mean for seat in range(2)] == [float(seat in winners) for seat in range(2)]
    assert last
    assert all(decision.unit == "chance" and decision.lost >= 0 for decision in last)


@pytest.mark.compiled
def test_to_sell_a_share_before_the_turn_ends_is_not_taken_for_a_won_game() -> None:
    """In the middle of a turn the network of Railroad Revolution names 0.99 where it names 0.57 when the turn is over."""
    game, table = semafor.game("railroad-revolution"), played("railroad-revolution", 1, "easy")
    player = bot("casual", game.key, 4)
    while sorted(game.actions.notation(int(each)) for each in table.state.legal(table.actors[0])) != ["finish", "sell share"]:
        table.act(table.actors[0], player.choose(Knowledge(game, table.state, table.actors[0])))
    seat = table.actors[0]
    judge = judge_of(game, 1)
    legal = [int(each) for each in table.state.legal(seat)]
    found = judge.weigh(table.state, seat, legal, None, FEW)

    assert abs(found[legal[0]][0].worth - found[legal[1]][0].worth) < 0.15
