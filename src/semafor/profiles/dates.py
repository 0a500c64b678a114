"""Moments written down: whoever writes one asks no clock."""

from __future__ import annotations

import datetime


def write_moment(at_ms: int) -> str:
    """YYYY-MM-DD HH:MM:SS, by UTC."""
    return datetime.datetime.fromtimestamp(at_ms // 1000, datetime.UTC).strftime("%Y-%m-%d %H:%M:%S")
