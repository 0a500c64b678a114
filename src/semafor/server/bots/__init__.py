"""Bots, hints, analyses and checks in processes of their own, with limits of time and memory."""

from __future__ import annotations

from semafor.server.bots.crew import BotBroke, Crew

__all__ = ["BotBroke", "Crew"]
