"""Challenges for two: the same deal twice, with seats exchanged."""

from __future__ import annotations

from pathlib import Path

from semafor.server.node.dues import EXCHANGE
from server.challengers import TWO, begun, looked, made, play_pair
from server.conftest import run
from server.in_process import running_node
from server.test_challenges import stranger


def test_a_pair_plays_the_same_deal_with_seats_exchanged_and_is_ranked_by_its_lead(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            challenge = await made(http, TWO, pair=True)
            first = await begun(http, challenge, "Anna")
            anna = dict(http.cookies)
            again = await begun(http, challenge, "Anna")
            stranger(http)
            second = await begun(http, challenge, "Basia")
            basia = dict(http.cookies)
            stranger(http)
            third = await begun(http, challenge, "Celina")
            room = first["room"]["room"]
            assert [each["room"]["room"] for each in (again, second)] == [room, room]
            assert (third["room"]["status"], third["room"]["room"] != room) == ("open", True)

            one = (await play_pair(node, room, 1)).room
            http.cookies.update(basia)
            shown = await looked(http, challenge)
            two = (await node.rooms.open(shown["mine"]["room"])).room
            assert (one.rematch, shown["ranking"], shown["played"]) == (two.id, [], False)
            assert one.playing().dealt == two.playing().dealt
            assert [seat.name for seat in two.seats] == ["Basia", "Anna"]
            assert (await http.get(f"/api/rooms/{two.id}/view?seat=0")).json()["prompt"]["what"] != "prompt-wait"
            assert (await http.get(f"/api/rooms/{two.id}/view?seat=1")).status_code == 403
            await play_pair(node, two.id, 2)

            points = [[sheet.total for sheet in each.playing().result().seats] for each in (one, two)]
            lead = points[0][0] + points[1][1] - points[0][1] - points[1][0]
            ranking = (await looked(http, challenge))["ranking"]
            assert {row["name"]: (row["points"], row["against"], row["first"]) for row in ranking} == {
                "Anna": (lead, "Basia", room),
                "Basia": (-lead, "Anna", room),
            }
            http.cookies.clear()
            http.cookies.update(anna)
            assert (await looked(http, challenge))["mine"]["room"] == two.id

    run(work())


def test_a_pairs_second_game_is_dealt_once_though_a_kill_came_before_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_node(tmp_path) as (node, http):
            challenge = await made(http, pair=True)
            room = (await begun(http, challenge, "Anna"))["room"]["room"]
            stranger(http)
            await begun(http, challenge, "Basia")
            broken, node.rooms.dues.errands = node.rooms.dues.errands, {EXCHANGE: never}
            live = await play_pair(node, room, 1)
            assert (live.room.rematch, (room, EXCHANGE) in await node.rooms.dues.listed.all()) == ("", True)
            node.rooms.dues.errands = broken
            for _ in range(2):
                await node.upkeep.sweep()
                await node.rooms.deal_exchanged(live.room)
            second = (await node.rooms.open(live.room.rematch)).room
            assert (second.status, second.setting.attempt and second.setting.attempt.first) == ("playing", room)
            denied = await http.post(f"/api/rooms/{room}/rematch", json={"seat": 1})
            assert denied.json()["room"] == second.id, "what follows is the second game"

    run(work())


async def never(room: object) -> None:
    raise RuntimeError(f"killed before {room} was seen to")
