"""Which event loop runs here: the quickest there is."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes it; None for Python's own."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
