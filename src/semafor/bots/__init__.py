"""Players that are programs. A bot is given what its seat may know, never more."""

from __future__ import annotations

from semafor.bots.knowledge import Knowledge
from semafor.bots.levels import Bot, bot, levels

__all__ = ["Bot", "Knowledge", "bot", "levels"]
