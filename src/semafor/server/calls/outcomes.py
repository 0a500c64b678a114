"""What can become of a sending that does not succeed."""

from __future__ import annotations


class NotNow(Exception):
    """It could not be delivered; it may be another time."""


class Never(Exception):
    """The other side does not take it, and will not; `gone` if the address itself is no more."""

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone
