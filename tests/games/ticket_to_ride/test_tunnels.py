"""Tunnels: section 9 of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from games.ticket_to_ride.counts import complaints
from games.ticket_to_ride.position import deck_cards, events, hand, legal, refused, seen, table_with
from semafor.kernel.luck import ScriptedLuck
from semafor.kernel.table import Table

rule = pytest.mark.rule
TUNNEL = "barcelona_pamplona"  # two spaces, grey


def dug(hands: dict[str, int], cards: str, revealed: list[str], **more: Any) -> Table:
    """A table where seat 0 has laid the cards for the tunnel and these were revealed."""
    table = table_with("europe", more.pop("seats", 2), hands={0: hands}, next_cards=revealed, **more)
    table.play(f"claim {TUNNEL} with {cards}")
    return table


@rule("ttr-eu.tunnel.lay-first")
def test_all_claim_rules_hold_before_anything_is_revealed() -> None:
    hands = {0: {"red": 4, "blue": 4}}
    table = table_with("europe", hands=hands, luck=ScriptedLuck([]))

    assert refused(table, f"claim {TUNNEL} with 1 red") == "ttr.claim.count"
    assert refused(table, f"claim {TUNNEL} with 3 red") == "ttr.claim.count"
    assert refused(table, f"claim {TUNNEL} with 1 red 1 blue") == "ttr.claim.one-colour"
    assert refused(table, f"claim {TUNNEL} with 2 green") == "ttr.claim.from-hand"
    assert refused(table, "claim munich_venice with 2 red") == "ttr.claim.colour-match"
    poor = table_with("europe", hands=hands, cars={0: 1}, luck=ScriptedLuck([]))
    assert refused(poor, f"claim {TUNNEL} with 2 red") == "ttr.claim.enough-cars"
    taken = table_with("europe", hands=hands, owners={TUNNEL: 1}, luck=ScriptedLuck([]))
    assert refused(taken, f"claim {TUNNEL} with 2 red") == "ttr.claim.any-free"


@rule("ttr-eu.tunnel.lay-first", "ttr.hidden.paid")
def test_the_laid_cards_lie_open_while_the_extra_is_due() -> None:
    table = dug({"red": 3, "locomotive": 1}, "1 red 1 locomotive", ["red", "blue", "green"])

    assert hand(table, 0) == {"red": 2}
    assert seen(table).tunnel.route == TUNNEL
    assert seen(table).tunnel.laid == {"red": 1, "locomotive": 1}
    assert seen(table).routes == {}
    assert seen(table).seats[0].cars == 45


@rule("ttr-eu.tunnel.reveal-three", "ttr.hidden.paid")
@pytest.mark.parametrize("route, length", [("munich_venice", 2), ("constantinople_smyrna", 2), ("petrograd_stockholm", 8)])
def test_three_cards_are_revealed_from_the_deck_whatever_the_length(route: str, length: int) -> None:
    table = table_with("europe", hands={0: {"blue": 9}}, next_cards=["locomotive", "white", "green"])
    deck, row = seen(table).deck, seen(table).row
    table.play(f"claim {route} with {length} blue")

    assert seen(table).tunnel.revealed == {"white": 1, "green": 1, "locomotive": 1}
    assert seen(table).deck == deck - 3
    assert seen(table).row == row
    assert "revealed" in events(table, 1)


@rule("ttr-eu.tunnel.reveal-three", "ttr.hidden.paid")
def test_everybody_is_told_the_revealed_cards_also_when_none_matches() -> None:
    table = dug({"red": 2}, "2 red", ["blue", "white", "blue"])

    for watcher in (None, 0, 1):
        revealed = next(event for event in table.told(watcher) if event.what == "revealed")
        assert revealed.facts == {"card": ["2 blue", "1 white"], "extra": 0}


@rule("ttr-eu.tunnel.reveal-three", "ttr-eu.tunnel.deck-runs-out")
def test_the_revealed_cards_are_told_even_if_they_are_shuffled_into_the_deck_at_once() -> None:
    table = dug({"red": 2}, "2 red", [], deck={"blue": 2, "white": 1})

    revealed = next(event for event in table.told(None) if event.what == "revealed")
    assert revealed.facts == {"card": ["2 blue", "1 white"], "extra": 0}
    assert seen(table).discards == {}


@rule("ttr-eu.tunnel.match-colour")
@pytest.mark.parametrize(
    "cards, revealed, extra",
    [
        ("2 red", ["red", "red", "red"], 3),
        ("2 red", ["red", "blue", "red"], 2),
        ("2 red", ["blue", "red", "green"], 1),
        ("1 red 1 locomotive", ["red", "blue", "red"], 2),
        ("1 red 1 locomotive", ["blue", "locomotive", "red"], 2),
    ],
)
def test_each_revealed_card_of_the_laid_colour_costs_one_extra(cards: str, revealed: list[str], extra: int) -> None:
    table = dug({"red": 2, "locomotive": 1}, cards, revealed)

    assert seen(table).tunnel.extra == extra


@rule("ttr-eu.tunnel.match-colour")
def test_on_a_grey_tunnel_the_colour_is_the_one_the_player_chose() -> None:
    assert dug({"white": 2}, "2 white", ["white", "red", "blue"]).view(None).tunnel.extra == 1  # type: ignore[attr-defined]
    assert seen(dug({"white": 2}, "2 white", ["green", "red", "blue"])).tunnel is None


@rule("ttr-eu.tunnel.match-locomotive")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("colour", ["red", "black"])
def test_a_revealed_locomotive_matches_every_colour(colour: str, count: int) -> None:
    table = dug({colour: 2}, f"2 {colour}", ["locomotive"] * count + ["blue"] * (3 - count))

    assert seen(table).tunnel.extra == count


@rule("ttr-eu.tunnel.extra-kind")
def test_the_extra_is_of_the_laid_colour_or_locomotives_and_exactly_as_many_as_the_matches() -> None:
    table = dug({"red": 4, "locomotive": 1, "blue": 5}, "2 red", ["red", "red", "green"])

    assert legal(table) == ["pay extra with 0 locomotive", "pay extra with 1 locomotive", "decline"]
    assert refused(table, "pay extra with 3 locomotive") == "ttr-eu.tunnel.extra-kind"
    assert refused(table, {"move": "pay-extra", "locomotives": -1}) == "ttr-eu.tunnel.extra-kind"
    table.play("pay extra with 1 locomotive")
    assert hand(table, 0) == {"blue": 5, "red": 1}


@rule("ttr-eu.tunnel.extra-kind", "ttr.hidden.paid")
def test_the_extra_cards_are_told_to_everybody() -> None:
    table = dug({"red": 4, "locomotive": 1}, "2 red", ["red", "red", "green"])
    table.play("pay extra with 1 locomotive")

    assert table.told(1)[0].what == "paid-extra"
    assert table.told(1)[0].facts["card"] == ["1 red", "1 locomotive"]


@rule("ttr-eu.tunnel.all-locomotives")
def test_with_only_locomotives_laid_revealed_colours_do_not_matter() -> None:
    table = dug({"locomotive": 2, "red": 3}, "2 locomotive", ["red", "red", "red"])

    assert seen(table).routes == {TUNNEL: 0}
    assert hand(table, 0) == {"red": 3}


@rule("ttr-eu.tunnel.all-locomotives")
def test_with_only_locomotives_laid_on_a_coloured_tunnel_its_colour_does_not_match_either() -> None:
    table = table_with("europe", hands={0: {"locomotive": 2}}, next_cards=["blue", "blue", "blue"])
    table.play("claim munich_venice with 2 locomotive")

    assert seen(table).routes == {"munich_venice": 0}


@rule("ttr-eu.tunnel.all-locomotives")
def test_with_only_locomotives_laid_the_extra_is_locomotives() -> None:
    table = dug({"locomotive": 4, "red": 3}, "2 locomotive", ["locomotive", "red", "locomotive"])

    assert legal(table) == ["pay extra with 2 locomotive", "decline"]
    assert refused(table, "pay extra with 1 locomotive") == "ttr-eu.tunnel.all-locomotives"
    table.play("pay extra with 2 locomotive")
    assert hand(table, 0) == {"red": 3}
    assert seen(table).discards == {"red": 1, "locomotive": 6}


@rule("ttr-eu.tunnel.success")
def test_a_paid_tunnel_costs_cars_and_scores_by_its_printed_length() -> None:
    table = dug({"red": 5}, "2 red", ["red", "red", "red"])
    table.play("pay extra")

    assert seen(table).seats[0].cars == 43
    assert seen(table).seats[0].points == 2
    assert seen(table).discards == {"red": 8}
    assert seen(table).turn == 1
    assert events(table, 1) == ["paid-extra", "claimed"]


@rule("ttr-eu.tunnel.success")
def test_the_extra_needs_no_cars() -> None:
    table = dug({"red": 5}, "2 red", ["red", "red", "red"], cars={0: 2})
    table.play("pay extra")

    assert seen(table).seats[0].cars == 0


@rule("ttr-eu.tunnel.no-extra-no-question")
def test_with_no_match_the_tunnel_is_claimed_at_once_and_there_is_no_way_back() -> None:
    table = dug({"red": 2}, "2 red", ["blue", "white", "green"])

    assert seen(table).routes == {TUNNEL: 0}
    assert seen(table).turn == 1
    assert refused(table, "decline") == "ttr-eu.tunnel.no-extra-no-question"
    assert refused(table, "decline", 0) == "ttr.turn.clockwise"
    assert table.undo_refusal(0) is not None


@rule("ttr-eu.tunnel.decline")
def test_who_cannot_pay_takes_the_cards_back_and_the_turn_is_used_up() -> None:
    table = dug({"red": 1, "locomotive": 1, "blue": 3}, "1 red 1 locomotive", ["red", "white", "green"])

    assert legal(table) == ["decline"]
    assert refused(table, "pay extra") == "ttr-eu.tunnel.decline"
    assert refused(table, "pay extra with 1 locomotive") == "ttr-eu.tunnel.decline"
    table.play("decline")
    assert hand(table, 0) == {"red": 1, "locomotive": 1, "blue": 3}
    assert (seen(table).routes, seen(table).closed) == ({}, [])
    assert (seen(table).seats[0].cars, seen(table).seats[0].points) == (45, 0)
    assert seen(table).turn == 1


@rule("ttr-eu.tunnel.decline")
def test_who_can_pay_may_decline_too_and_try_again_later() -> None:
    table = dug({"red": 4}, "2 red", ["red", "white", "green"])
    table.play("decline")
    table.play("draw tickets")
    table.play("keep 1")
    table.luck.source.script = [1, 1, 1]  # type: ignore[attr-defined]
    table.play(f"claim {TUNNEL} with 2 red")

    assert seen(table).routes == {TUNNEL: 0}


@rule("ttr-eu.tunnel.revealed-discarded", "ttr-eu.tunnel.deck-runs-out")
def test_revealed_and_laid_cards_are_not_in_the_discards_while_the_reveal_goes_on() -> None:
    table = dug({"red": 3}, "2 red", ["red", "black", "black"], deck={"red": 1}, discards={"black": 2})

    assert seen(table).tunnel.revealed == {"black": 2, "red": 1}
    assert seen(table).tunnel.laid == {"red": 2}
    assert (seen(table).deck, seen(table).discards) == (0, {})
    assert complaints(table.state) == []  # type: ignore[arg-type]


@rule("ttr-eu.tunnel.revealed-discarded", "ttr.deck.reshuffle-when")
@pytest.mark.parametrize("answer", ["pay extra", "decline"])
def test_revealed_cards_are_discarded_at_the_end_of_the_turn_either_way(answer: str) -> None:
    table = dug({"red": 3}, "2 red", ["red", "white", "green"])
    assert seen(table).discards == {}
    table.play(answer)

    assert {"white": 1, "green": 1}.items() <= seen(table).discards.items()
    assert seen(table).discards["red"] == (4 if answer == "pay extra" else 1)
    assert seen(table).tunnel is None


@rule("ttr-eu.tunnel.try-without-reserve")
def test_a_tunnel_may_be_tried_with_no_spare_card() -> None:
    table = table_with("europe", hands={0: {"red": 2}})

    assert "claim Barcelona-Pamplona with 2 red" in legal(table)


@rule("ttr-eu.tunnel.deck-runs-out")
def test_a_deck_used_up_during_the_reveal_is_replaced_by_the_discards() -> None:
    discards = {"black": 4, "white": 1}
    table = dug({"red": 2}, "2 red", ["green", "black", "white"], deck={"green": 1}, discards=discards)

    assert seen(table).routes == {TUNNEL: 0}
    assert deck_cards(table) == {"black": 3}
    assert seen(table).discards == {"red": 2, "green": 1, "black": 1, "white": 1}


@rule("ttr-eu.tunnel.deck-runs-out", "ttr.deck.reshuffle-when")
def test_the_third_card_revealed_may_be_the_last_of_the_deck() -> None:
    table = dug({"red": 3}, "2 red", [], deck={"red": 3}, discards={"black": 2})

    assert deck_cards(table) == {"black": 2}
    assert seen(table).tunnel.extra == 3
    table.play("decline")
    assert deck_cards(table) == {"black": 2}
    assert seen(table).discards == {"red": 3}


@rule("ttr-eu.tunnel.short-reveal")
@pytest.mark.parametrize("deck, discards", [({"red": 1}, {"red": 1}), ({}, {"red": 2}), ({"red": 1}, {})])
@pytest.mark.parametrize("late", [False, True])
def test_with_two_or_one_cards_left_only_these_are_revealed(deck: dict[str, int], discards: dict[str, int], late: bool) -> None:
    table = dug({"red": 2}, "2 red", [], deck=deck, discards=discards, shuffle_when_needed=late)

    assert seen(table).tunnel.extra == len(deck) + sum(discards.values())


@rule("ttr-eu.tunnel.no-cards")
def test_with_deck_and_discards_empty_a_tunnel_is_claimed_without_a_reveal() -> None:
    table = dug({"red": 2}, "2 red", [], deck={}, row=("red", "locomotive", "red", "red", "red"))

    assert seen(table).routes == {TUNNEL: 0}
    assert events(table, None) == ["laid-for-tunnel", "nothing-revealed", "claimed"]
    said = [table.game.words("pl").event(event) for event in table.told(None)]
    assert "Nie ma już kart do odsłonięcia." in said
    assert deck_cards(table) == {"red": 2}


@rule("ttr-eu.tunnel.do-not-tell")
def test_the_others_do_not_learn_whether_the_player_could_have_paid() -> None:
    rich = dug({"red": 3}, "2 red", ["red", "white", "green"], seats=3)
    poor = dug({"red": 2, "blue": 1}, "2 red", ["red", "white", "green"], seats=3)

    for watcher in (None, 1, 2):
        assert rich.view(watcher) == poor.view(watcher)
        assert rich.told(watcher) == poor.told(watcher)
    rich.play("decline")
    poor.play("decline")
    for watcher in (None, 1, 2):
        assert rich.view(watcher) == poor.view(watcher)
        assert rich.told(watcher) == poor.told(watcher)
    assert refused(rich, "pay extra", 0) == refused(poor, "pay extra", 0)
