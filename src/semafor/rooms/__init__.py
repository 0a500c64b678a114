"""The pure core of a room, on a server or without one: what happened at it, what may happen next, what each seat is shown.

A room is a fold over its log. Nothing here opens a socket or a file, keeps anything, or asks what time it is.
"""
