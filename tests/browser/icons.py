"""`make icons`: the PNG icons of the installed page, drawn from `ui/public/icon.svg`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, chromium

PUBLIC = Path(__file__).parents[2] / "ui/public"
# A launcher may cut a maskable icon to any shape: its paper fills the square, the drawing keeps inside the safe circle.
PAPER = "#F6EFE2"
SAFE = 0.7
# Each file with its side in pixels and the part of it that the drawing takes.
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, SAFE)}


def drawn(browser: Browser, side: int, part: float) -> bytes:
    """The drawing as a PNG; one that does not fill its square lies on paper."""
    page = browser.new_page(viewport={"width": side, "height": side})
    picture, ground = (PUBLIC / "icon.svg").read_text("utf-8"), PAPER if part < 1 else "transparent"
    style = f"html{{background:{ground}}} body{{margin:0;display:grid;place-items:center;height:100vh}} svg{{width:{part:.0%}}}"
    page.set_content(f"<style>{style}</style>{picture}")
    png = page.screenshot(omit_background=True)
    page.close()
    return png


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (side, part) in ICONS.items():
            (PUBLIC / name).write_bytes(drawn(browser, side, part))
        browser.close()


if __name__ == "__main__":
    main()
