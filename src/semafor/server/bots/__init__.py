"""Bots, hints, analyses and checks in processes of their own, with limits of time and memory."""

from __future__ import annotations

from semafor.server.bots.crew import Crew
from semafor.server.bots.process import BotBroke

__all__ = ["BotBroke", "Crew"]
