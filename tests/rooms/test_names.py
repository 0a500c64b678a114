"""Names of people."""

from __future__ import annotations

import pytest

from semafor.kernel.errors import BadInput
from semafor.rooms import names


def test_names_cannot_hide_or_reorder() -> None:
    assert names.clean_name("a\u202eb\u200bc\x00\u2066") == "abc"
    assert len(names.tidy("z" + "\u0301\u0302\u0303\u0304\u0305\u0306" * 9)) <= 5
    with pytest.raises(BadInput):
        names.clean_name("\u200b\u202e")
    assert names.fold_name("Ａnna") == names.fold_name("ANNA")


@pytest.mark.parametrize(("text", "most"), [("", 24), (" \u200b ", 24), ("x" * 25, 24)])
def test_a_name_that_is_none_is_refused_in_both_languages(text: str, most: int) -> None:
    with pytest.raises(BadInput) as refused:
        names.clean_name(text)

    assert refused.value.sentence("en") == f"A name has 1 to {most} characters."
    assert refused.value.sentence("pl") == f"Imię ma od 1 do {most} znaków."
