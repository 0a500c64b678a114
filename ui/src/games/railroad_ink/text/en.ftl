# What is wanted
ink-prompt-die = Choose which die to draw.
ink-prompt-cell = Choose a cell for this drawing.
ink-prompt-cell-mouse = Choose a cell; R or the wheel turns.
ink-prompt-nowhere = This fits nowhere now.
ink-prompt-finish = Finish, or add a special route.
ink-prompt-finish-left = Finish, or draw what still fits.
ink-prompt-meteor = Meteor: let it hit, or ignore it.
ink-prompt-direction = Meteor: choose its cell, or ignore it.
ink-last-round = Last round

# A move before it is made
ink-move-draw = Draw at { $cell }: { $face }
ink-move-meteor = Let the meteor hit { $cell }
ink-move-ignore = Ignore the meteor and cross out { $face }
ink-move-finish = Finish the round

# Its keys
ink-keys-dice = take that die
ink-keys-turn = turn what you hold (Shift: the other way)
ink-keys-mirror = mirror what you hold
ink-keys-drag = a die onto its cell

# The board
ink-board = Board of { $name }
ink-cell = Cell { $cell }: { $face }.
ink-cell-empty = Cell { $cell }: empty.
ink-lies-highway = Highway { $edge }.
ink-lies-railway = Railway { $edge }.
ink-lies-lava = Lava { $edge }.
ink-leads-highway = A highway comes in { $edge }.
ink-leads-railway = A railway comes in { $edge }.
ink-leads-lava = Lava flows in { $edge }.
ink-exit-highway = Exit for a highway { $edge }.
ink-exit-railway = Exit for a railway { $edge }.
ink-in-hand = In hand: { $face }.
edge-N = at the top
edge-E = on the right
edge-S = at the bottom
edge-W = on the left
ink-cell-fits = Something fits here.
ink-meteor-fall = Let the meteor fall { $direction }, onto { $cell }

# The tray
ink-dice = Dice of this round
ink-die = Die: { $face }
ink-tool = Draw: { $face }
ink-tool-idle = Fits nowhere now: { $face }
ink-tool-gone = Used: { $face }
ink-specials = Special routes: one in a round, three in a game
ink-specials-left = { $left ->
    [0] No special route left
    [one] { $left } special route left
   *[other] { $left } special routes left
}
ink-specials-short = Special routes
ink-meteor-dice = Meteor: direction { $direction }, distance { $distance }
ink-turn = Turn
ink-mirror = Mirror
ink-undo = Take back
ink-finish = Finish round

# The seats
ink-round = Round { $round } of { $rounds }
ink-total = Total
ink-enlarge = Look at the board of { $name }
ink-seat-draws = Drawing…
ink-seat-done = Has finished the round
ink-seat-over = Final board

# My points, in a word each
ink-part-networks = nets
ink-part-longest-highway = road
ink-part-longest-railway = rail
ink-part-centre = centre
ink-part-errors = open
ink-part-closed-lakes = lakes
ink-part-largest-lake = largest
ink-part-crater-ends = craters
