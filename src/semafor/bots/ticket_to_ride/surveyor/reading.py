"""From the bytes that a seat sees to the numbers that the network reads of each kind, route, ticket and city."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.bots.master.outlook import Outlook
from semafor.bots.ticket_to_ride.surveyor.survey import Survey
from semafor.games.ticket_to_ride.encoding.insight import MOST_HELPED, NEAR
from semafor.games.ticket_to_ride.encoding.ways import FAR
from semafor.games.ticket_to_ride.layout import COLOURS, KINDS, LOCOMOTIVE, PLACES, PLACES_OFFERED
from semafor.games.ticket_to_ride.parts.turns import OVER

SEATS = 5  # for which there are rows in what is seen
HANDS = np.arange(1, 9)  # cards of a kind that are told apart
FEW = np.array([2, 5, 8, 12, 20])  # cars that are left


class Read(NamedTuple):
    """Tables first. `row`, `offer` and `tunnel` say what the choices of the moment are about."""

    kinds: Array
    routes: Array
    tickets: Array
    cities: Array
    table: Array
    row: Array  # × places × kinds
    offer: Array  # × places × tickets
    tunnel: Array  # × routes


class Reader:
    """Reads what up to five seats see on one map."""

    def __init__(self, outlook: Outlook, survey: Survey) -> None:
        self.outlook, self.survey = outlook, survey
        self.routes, self.tickets, self.cities = len(survey.colour), len(survey.points), len(survey.city_marks)

    def __call__(self, seen: Array) -> Read:
        glance = Glance(self.outlook, seen)
        hand = glance("hand", KINDS)
        cars = glance("cars", SEATS)
        offer = glance("offer", PLACES_OFFERED, self.tickets)
        row = glance("row", PLACES, KINDS)
        tickets = self.of_tickets(glance, offer, cars[:, :1])
        return Read(
            kinds=self.of_kinds(glance, hand, row),
            routes=self.of_routes(glance, hand, cars[:, :1]),
            tickets=tickets,
            cities=self.of_cities(glance),
            table=self.of_table(glance, cars, tickets),
            row=row,
            offer=offer,
            tunnel=glance("tunnel", self.routes),
        )

    def of_kinds(self, glance: Glance, hand: Array, row: Array) -> Array:
        shown, discards, seen = row.sum(1), glance("discards", KINDS), glance("seen-cards", SEATS, KINDS)
        wanted = np.roll(glance("cars-wanted", KINDS), -1, 1)  # grey is told first: in place of the locomotives
        locomotive = np.broadcast_to(np.arange(KINDS) == LOCOMOTIVE, hand.shape)
        counts = [
            hand / 8,
            locomotive,
            shown / 5,
            discards / 12,
            (self.survey.deck - hand - discards - shown) / 12,
            wanted / 20,
            np.maximum(wanted - hand, 0) / 20,
            seen[:, 1] / 6,
            seen[:, 1:].sum(1) / 12,
            glance("tunnel-laid", KINDS) / 6,
            glance("tunnel-revealed", KINDS) / 3,
        ]
        return joined(np.stack(counts, 2), hand[:, :, None] >= HANDS)

    def of_routes(self, glance: Glance, hand: Array, cars: Array) -> Array:
        survey = self.survey
        owned, closed = glance("routes", SEATS, self.routes), glance("routes-closed", self.routes)
        use, on_way = glance("routes-use", self.routes), glance("routes-on-way", self.routes)
        most = np.concatenate([hand[:, :COLOURS], hand[:, :COLOURS].max(1, keepdims=True)], 1)[:, survey.colour]
        locomotives = hand[:, LOCOMOTIVE:]
        missing = np.maximum(survey.length - most - locomotives, 0)
        numbers = [
            owned[:, 0],
            owned[:, 1],
            owned[:, 2:].sum(1),
            closed,
            1 - owned.sum(1) - closed,
            use / NEAR,
            use == NEAR,
            on_way / MOST_HELPED,
            missing / 6,
            (missing == 0) & (locomotives >= survey.ferry),
            (most >= survey.length - survey.ferry) & (locomotives >= survey.ferry),
            cars >= survey.length,
        ]
        return joined(np.stack(numbers, 2), spread(survey.route_marks, len(hand)))

    def of_tickets(self, glance: Glance, offer: Array, cars: Array) -> Array:
        held, done = glance("tickets", self.tickets), glance("tickets-joined", self.tickets)
        apart, offered_apart = glance("tickets-apart", self.tickets), glance("offer-apart", self.tickets)
        open, offered = held - done, offer.max(1)
        numbers = [
            held,
            done,
            open,
            apart / 30 * (apart < FAR),
            apart == FAR,
            (cars - apart) / 45 * open,
            offered,
            offered_apart / 30 * (offered_apart < FAR),
            offered_apart == FAR,
            (cars - offered_apart) / 45 * offered,
            glance("returned", self.tickets) > 0,
        ]
        return joined(np.stack(numbers, 2), spread(self.survey.ticket_marks, len(held)))

    def of_cities(self, glance: Glance) -> Array:
        built = glance("stations", SEATS, self.cities)
        return joined(np.stack([built[:, 0], built[:, 1:].sum(1)], 2), spread(self.survey.city_marks, len(built)))

    def of_table(self, glance: Glance, cars: Array, tickets: Array) -> Array:
        left, points = glance("turns-left", 1), self.survey.points / 40
        open, done = tickets[:, :, 2], tickets[:, :, 1]
        return joined(
            glance("phase", OVER + 1),
            left / 6,
            left > 0,
            glance("deck", 1) / 110,
            glance("ticket-deck", 1) / 30,
            glance("options", 3),
            glance("tunnel-extra", 1) / 3,
            glance.seats(),
            cars / 45,
            (cars[:, :, None] <= FEW).reshape(len(cars), -1),
            glance("points", SEATS) / 100,
            glance("cards", SEATS) / 20,
            glance("tickets-held", SEATS) / 6,
            glance("stations-left", SEATS) / 3,
            np.stack([open @ points, done @ points, open.sum(1) / 4, tickets[:, :, 3].sum(1)], 1),
            np.broadcast_to(self.survey.table_marks, (len(cars), len(self.survey.table_marks))),
        )


class Glance:
    """Parts of what is seen by their names; what a map has not is 0 everywhere."""

    def __init__(self, outlook: Outlook, seen: Array) -> None:
        self.outlook, self.seen = outlook, seen
        self.there = {each.name for each in outlook.encoders[outlook.game.seats[-1]].slices if each.size}

    def __call__(self, name: str, *shape: int) -> Array:
        if name not in self.there:
            return np.zeros((len(self.seen), *shape), np.float32)
        start = self.outlook.starts[name]
        return self.seen[:, start : start + int(np.prod(shape))].reshape(-1, *shape).astype(np.float32)

    def seats(self) -> Array:
        start = self.outlook.seats_start
        return self.seen[:, start : start + SEATS]


def joined(*parts: Array) -> Array:
    return np.concatenate(parts, -1, dtype=np.float32)


def spread(marks: Array, tables: int) -> Array:
    return np.broadcast_to(marks, (tables, *marks.shape))
