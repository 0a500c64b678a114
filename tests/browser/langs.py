"""Both languages of a test whose words the other language only repeats: one every day, the other in the nightly run.

Where the words themselves are the point a test names its languages itself, or changes the language on the page.
"""

from __future__ import annotations

from typing import Any

import pytest


def nightly(*values: Any) -> Any:
    """These values of a parameter are left to the nightly run."""
    return pytest.param(*values, marks=pytest.mark.nightly)


IN_ENGLISH = ["en", nightly("pl")]
IN_POLISH = [nightly("en"), "pl"]
