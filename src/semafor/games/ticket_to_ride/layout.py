"""Where each thing lies in the packed stores of a table: one of the cards, one of the tickets, one of the board.

A clone copies the cards alone: tickets and board are shared until one of the tables changes them. The names here keep the
code readable.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 5
COLOURS: Final = 8
LOCOMOTIVE: Final = 8
KINDS: Final = 9  # eight colours and the locomotive
GREY: Final = 8  # the colour of a route that takes any one colour
NO_CARD: Final = 9

# cards: counts of each kind, seat after seat
HAND: Final = 0
KNOWN: Final = 45  # of the hand: seen by everybody (taken from the row, taken back from a tunnel) and not played since
EARLIER: Final = 90  # of the hand and of what was played of it: unseen cards of decks that are used up
BLIND: Final = 135  # the same for unseen cards of the present deck
DECK: Final = 180
DISCARDS: Final = 189
REVEALED: Final = 198
ROW: Final = 207  # five places, each a kind or NO_CARD
PLACES: Final = 5
CARDS_SIZE: Final = 212

# tickets: ticket numbers in lists, with the list's other column beside it
MOST_TICKETS: Final = 46
SET: Final = 0  # 1 for each ticket in the unordered part of the deck
KEPT: Final = 46  # tickets in the order they were kept
KEEPER: Final = 92
QUEUE: Final = 138  # the bottom of the deck, next ticket first
RETURNER: Final = 184
BOX: Final = 230
BOXER: Final = 276  # NOBODY for a long ticket that was never dealt
GROUP: Final = 322  # by ticket: the number of the offer it was last part of, 0 if of none
OUTSIDER: Final = 368  # by ticket: the other seat that had put it under the deck before that offer, or NOBODY
OFFER: Final = 414  # four places a seat
PLACES_OFFERED: Final = 4
CHOSEN: Final = 434  # by seat: the opening choice as a bit mask, 0 while it is open
TICKETS_SIZE: Final = 439
NO_TICKET: Final = 255

# board
MOST_ROUTES: Final = 101
MOST_CITIES: Final = 47
OWNER: Final = 0  # by route: its owner's seat, FREE, CLOSED by its twin, or BARRED + the seat that owns its twin
STATION: Final = 101  # by city: the seat whose station stands there, or FREE
CARS: Final = 148
POINTS: Final = 153
STATIONS_LEFT: Final = 158

# what follows from the owners, kept because it is asked at every turn
OPEN: Final = 163  # by seat and eight of routes: a bit for each route that the seat could still claim
EIGHTS: Final = 14  # one for each colour, which has no more routes, and six for the grey ones
LABEL: Final = 233  # by seat and city: an earlier city of the same network of the seat, or itself; see Board.network
BOARD_SIZE: Final = 468

FREE: Final = 255
CLOSED: Final = 100
BARRED: Final = 200
NOBODY: Final = 255
