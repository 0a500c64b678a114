"""Players that are programs. A bot is given what its seat may know, never more."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.levels import Level, bot, levels

__all__ = ["Bot", "Budget", "Knowledge", "Level", "bot", "levels"]
