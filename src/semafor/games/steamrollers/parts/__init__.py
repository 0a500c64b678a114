"""The organs of a table of SteamRollers: the turn and Eva as small classes, all else functions over the packed stores.

None of them knows the state. They take what they need in one order: material, sheets, table, turn, then the seat.
"""
