"""Strangers: people on the first page who have never been here, at a desk or with a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.words import word

if TYPE_CHECKING:
    from browser.conftest import Device

DESK, PHONE = (1280, 720), (390, 844)
SIZES = {"desk": DESK, "phone": PHONE}
Stranger = Callable[[str, str], Page]


@pytest.fixture
def stranger(device: Device) -> Stranger:
    """`stranger("pl", "phone")`: on the first page, with nothing saved, in the language of the browser."""

    def come(lang: str, size: str) -> Page:
        width, height = SIZES[size]
        page = device(lang, width=width, height=height, touch=size == "phone")
        page.goto("/")
        expect(page.get_by_role("heading", name=word(lang, "landing-headline"))).to_be_visible()
        return page

    return come
