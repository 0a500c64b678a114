"""Where each thing lies in the two packed stores of a state: every seat has one block in each, then comes the roll."""

from __future__ import annotations

from typing import Final

SEATS: Final = 6
SIZE: Final = 7  # rows and columns
CELLS: Final = 49
ALL_CELLS: Final = 0x1FFFFFFFFFFFF  # as a bit set
NOT_WEST: Final = 0x1FBF7EFDFBF7E  # all cells but those of the west column
NOT_EAST: Final = 0xFDFBF7EFDFBF

# The three games
BASE: Final = 0
LAVA: Final = 1
METEOR: Final = 2

# What a side of a cell carries, 0 for nothing; a context holds four of these, two bits each: N, E, S, W from the lowest
HIGHWAY: Final = 1
RAILWAY: Final = 2
MAGMA: Final = 3

# Faces: nine of the route dice, six special routes, five of the lava dice, the volcano, the crater
ROUTE_FACES: Final = 9
SPECIAL_FACES: Final = 6
LAVA_FACES: Final = 5
FIRST_SPECIAL: Final = 9
FIRST_LAVA: Final = 15
VOLCANO_FACE: Final = 20
CRATER_FACE: Final = 21

# Looks: a face in one of its different orientations, numbered face after face from 1
EMPTY: Final = 0
ROUTE_LOOKS: Final = 50  # looks 1..50: route dice and special routes
VOLCANO: Final = 69  # looks 51..68: lava dice
CRATER: Final = 70
LOOKS: Final = 71

# board: a seat's block of bytes
TILE: Final = 0  # by cell: its look, or EMPTY
CONTEXT: Final = 49  # by cell: what its four neighbours and exits turn towards it
ROUND: Final = 98  # by cell: the round of the drawing
DICE: Final = 147  # by route face: how many dice are left to draw in this round
LAVA_DICE: Final = 156
SPECIAL: Final = 161  # by special route: 1 while it is not crossed out
SPECIALS_LEFT: Final = 167  # of the three of the game
SPECIAL_OPEN: Final = 168  # 1 while this round's special route is not used
LAVA_DRAWN: Final = 169  # lava faces drawn in this round
MARK: Final = 170  # the cell of the last impact
PHASE: Final = 171
BLOCK: Final = 172

# A seat's phase within the round
IMPACT: Final = 0  # the meteor has to be settled before the first drawing
DRAWING: Final = 1
DONE: Final = 2

# after the last block: what the dice show
ROLL: Final = 0  # four route faces
LAVA_ROLL: Final = 4  # two lava faces, as 0..4
DIRECTION: Final = 6  # 0..3 = N, E, S, W; CHOOSE
DISTANCE: Final = 7
ROLL_SIZE: Final = 8
CHOOSE: Final = 4

# masks: a seat's block of bit sets, all of them derived from the board
FREE: Final = 0  # cells: empty or a crater
OPEN: Final = 1  # cells with something turned towards them; FREE & OPEN is the frontier
ROUTES: Final = 2  # looks 1..50 of the dice that are left
SPECIALS: Final = 3  # looks 1..50 of the special routes that may be drawn now
LAVAS: Final = 4  # looks 51..68, as bits 1..18, of the lava dice that are left
MAGMAS: Final = 5  # cells with lava
LED_TO: Final = 6  # cells with a route turned towards them: with lava fewer than those open
MASKS: Final = 7
