"""Tickets: section 10 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import (
    RED4,
    both_maps,
    counts,
    events,
    idle,
    legal,
    offer,
    parts,
    refused,
    seen,
    started,
    table_with,
    ticket_queue,
    tickets,
)
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.refusal import Refusal

rule = pytest.mark.rule


def some_tickets(map: str, count: int) -> list[str]:
    return list(load(map).ticket_ids[:count])


@rule("ttr.ticket.draw-three")
@both_maps
def test_three_tickets_are_drawn_from_the_top_of_the_deck(map: str) -> None:
    top = some_tickets(map, 5)
    table = table_with(map, ticket_deck=top)
    table.play("draw tickets")

    assert offer(table, 0) == top[:3]
    assert seen(table).ticket_deck == 2
    assert seen(table).phase == "choose-tickets"
    assert events(table, 1) == ["drew-tickets"]


@rule("ttr.ticket.draw-three")
@both_maps
def test_tickets_are_chosen_only_after_they_are_drawn(map: str) -> None:
    assert refused(table_with(map), "keep 1 2") == "ttr.ticket.draw-three"


@rule("ttr.ticket.draw-fewer")
@both_maps
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_than_three_left_one_takes_what_there_is(map: str, left: int) -> None:
    table = table_with(map, ticket_deck=some_tickets(map, left))
    table.play("draw tickets")

    assert offer(table, 0) == some_tickets(map, left)
    assert seen(table).ticket_deck == 0
    assert refused(table, f"keep {left + 1}") == "ttr.ticket.draw-fewer"


@rule("ttr.ticket.draw-three", "ttr.ticket.return-bottom")
def test_a_draw_goes_on_with_the_tickets_given_back_when_the_others_run_out() -> None:
    table = started("europe", 2)
    while table.state.tickets.set_size > 1:  # type: ignore[attr-defined]
        table.play("draw tickets")
        table.play("keep 2")
    back = ticket_queue(table)
    table.play("draw tickets")

    assert offer(table, int(seen(table).turn))[1:] == back[:2]
    assert ticket_queue(table) == back[2:]


@rule("ttr.ticket.draw-three", "ttr.hidden.tickets")
@both_maps
def test_tickets_once_looked_at_cannot_be_put_back_even_if_no_luck_decided_them(map: str) -> None:
    table = table_with(map, ticket_deck=some_tickets(map, 4))
    table.play("draw tickets")

    assert table.entries[-1].chance == []
    assert table.undo_refusal(0) is not None
    table.play("keep 2")
    assert table.undo_refusal(0) == Refusal("kernel.undo.turn", {"seat": 2})


@rule("ttr.ticket.empty-deck")
@both_maps
def test_with_an_empty_ticket_deck_the_action_cannot_be_chosen(map: str) -> None:
    table = table_with(map, ticket_deck=[])

    assert refused(table, "draw tickets") == "ttr.ticket.empty-deck"
    assert "draw tickets" not in legal(table)


@rule("ttr.ticket.keep-one")
@both_maps
def test_one_two_or_all_of_the_tickets_drawn_are_kept(map: str) -> None:
    table = table_with(map)
    table.play("draw tickets")

    assert legal(table) == ["keep 1", "keep 2", "keep 1 2", "keep 3", "keep 1 3", "keep 2 3", "keep 1 2 3"]
    assert refused(table, {"move": "keep", "places": []}) == "ttr.ticket.keep-one"
    assert refused(table, "keep 1 4") == "ttr.ticket.draw-fewer"


@rule("ttr.ticket.keep-one")
@both_maps
def test_a_single_ticket_left_must_be_kept(map: str) -> None:
    table = table_with(map, ticket_deck=some_tickets(map, 1))
    table.play("draw tickets")

    assert legal(table) == ["keep 1"]
    table.play("keep 1")
    assert tickets(table, 0) == some_tickets(map, 1)


@rule("ttr.ticket.return-bottom")
@both_maps
@pytest.mark.parametrize("keep, back", [("keep 1", [1, 2]), ("keep 2", [0, 2]), ("keep 3", [0, 1]), ("keep 1 3", [1])])
def test_tickets_not_kept_go_under_the_deck_in_the_order_offered(map: str, keep: str, back: list[int]) -> None:
    deck = some_tickets(map, 5)
    table = table_with(map, ticket_deck=deck)
    table.play("draw tickets")
    table.play(keep)

    assert ticket_queue(table) == deck[3:] + [deck[place] for place in back]


@rule("ttr.ticket.return-bottom")
def test_in_europe_too_later_tickets_given_back_are_drawn_again() -> None:
    table = table_with("europe", ticket_deck=some_tickets("europe", 3))
    table.play("draw tickets")
    table.play("keep 2")
    table.play("draw tickets")

    assert offer(table, 1) == ["amsterdam_pamplona", "angora_athens"]


@rule("ttr.ticket.no-late-discard")
@both_maps
def test_a_kept_ticket_is_never_offered_or_given_back_again(map: str) -> None:
    table = started(map, 2)
    held = set(tickets(table, 0) + tickets(table, 1))
    while seen(table).ticket_deck:
        seat = int(seen(table).turn)
        table.play("draw tickets")
        assert not held & set(offer(table, seat))
        table.play("keep 1")
        held.add(tickets(table, seat)[-1])

    assert len(held) == len(tickets(table, 0)) + len(tickets(table, 1))


@rule("ttr.ticket.no-limit")
@both_maps
def test_a_player_may_hold_any_number_of_tickets(map: str) -> None:
    ids = some_tickets(map, 30)
    table = table_with(map, tickets={0: ids[3:]}, ticket_deck=ids[:3])
    table.play("draw tickets")
    table.play("keep 1 2 3")

    assert len(tickets(table, 0)) == 30
    assert seen(table).seats[0].tickets == 30


@rule("ttr.ticket.secret", "ttr.hidden.tickets")
@both_maps
def test_tickets_are_secret_until_the_final_count(map: str) -> None:
    table = table_with(map, tickets={0: some_tickets(map, 2)}, turns_left=2)

    assert not [ticket for ticket in some_tickets(map, 2) if ticket in str(table.view(1)) + str(table.view(None))]
    idle(table)
    assert seen(table).seats[0].shown_tickets == []
    idle(table)
    assert [ticket.id for ticket in seen(table).seats[0].shown_tickets][:2] == some_tickets(map, 2)


@rule("ttr.ticket.content", "ttr.ticket.complete")
def test_direction_and_way_round_do_not_matter() -> None:
    long_way = ["denver_salt-lake-city_red", "las-vegas_salt-lake-city", "las-vegas_los-angeles", "el-paso_los-angeles"]
    for owned in (["denver_santa-fe", "el-paso_santa-fe"], long_way):
        table = table_with("usa", owners=dict.fromkeys(owned, 0), tickets={0: ["denver_el-paso"]})

        assert parts(table, 0)["tickets-completed"] == 4


@rule("ttr.ticket.complete")
@both_maps
def test_a_chain_broken_or_run_through_anothers_route_does_not_complete_a_ticket(map: str) -> None:
    first, second = {"usa": ("denver_santa-fe", "el-paso_santa-fe"), "europe": ("smolensk_wilno", "warsaw_wilno")}[map]
    ticket = {"usa": "denver_el-paso", "europe": "smolensk_warsaw"}[map]
    broken = table_with(map, owners={first: 0}, tickets={0: [ticket]})
    borrowed = table_with(map, owners={first: 0, second: 1}, tickets={0: [ticket], 1: []})
    whole = table_with(map, owners={first: 0, second: 0}, tickets={0: [ticket]})

    assert [counts(table)[0].completed for table in (broken, borrowed, whole)] == [0, 0, 1]


@rule("ttr.ticket.value", "ttr.final.tickets")
@both_maps
def test_a_completed_ticket_adds_its_value_and_a_failed_one_takes_it_off(map: str) -> None:
    owned = {"usa": ["denver_santa-fe", "el-paso_santa-fe"], "europe": ["smolensk_wilno", "warsaw_wilno"]}[map]
    held = {"usa": ["denver_el-paso", "boston_miami"], "europe": ["smolensk_warsaw", "athens_wilno"]}[map]
    table = table_with(map, owners=dict.fromkeys(owned, 0), tickets={0: held})

    assert parts(table, 0)["tickets-completed"] == {"usa": 4, "europe": 6}[map]
    assert parts(table, 0)["tickets-failed"] == {"usa": -12, "europe": -11}[map]


@rule("ttr.ticket.value", "ttr.end.any-action")
@both_maps
def test_a_ticket_drawn_in_the_last_turn_counts(map: str) -> None:
    ticket = {"usa": "los-angeles_new-york", "europe": "frankfurt_smolensk"}[map]
    table = table_with(map, ticket_deck=[ticket], turns_left=1)
    table.play("draw tickets")
    table.play("keep 1")

    assert table.over
    assert parts(table, 0)["tickets-failed"] == {"usa": -21, "europe": -13}[map]


@rule("ttr.ticket.at-end-only")
@both_maps
def test_the_public_score_does_not_move_when_a_ticket_is_completed(map: str) -> None:
    ticket = {"usa": "duluth_el-paso", "europe": "brest_marseille"}[map]
    usa = ["duluth_omaha_1", "kansas-city_omaha_1", "kansas-city_oklahoma-city_1", "dallas_oklahoma-city_1"]
    owned = usa if map == "usa" else ["brest_pamplona"]
    table = table_with(map, hands={0: {"red": 4}}, owners=dict.fromkeys(owned, 0), tickets={0: [ticket]})
    before = seen(table).seats[0].points
    assert not table.view(0).mine.tickets[0].done  # type: ignore[attr-defined]
    table.play(f"claim {RED4[map]} with 4 red")

    assert seen(table).seats[0].points == before + 7
    assert table.view(0).mine.tickets[0].done  # type: ignore[attr-defined]
