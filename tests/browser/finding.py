"""Things of a table by the names that the page gives them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'[data-thing="{name}"]')


def lit(page: Page, kind: str) -> Locator:
    """What of this kind ("die", "cell", "route") can be clicked now."""
    return page.locator(f'[data-thing^="{kind}:"][data-legal="true"]')


def region(page: Page, name: str) -> Locator:
    return page.locator(f'[data-region="{name}"]')


def prompt(page: Page) -> Locator:
    return region(page, "prompt")


def tab_to(page: Page, wanted: str, most: int = 120) -> None:
    """Press Tab, as a person without a mouse does, until what is wanted has the focus."""
    for _press in range(most):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab do not lead to {wanted}")


def keep_tickets(page: Page) -> None:
    """Ticket to Ride's first choice: all the tickets that are offered."""
    expect(thing(page, "keep")).to_be_visible()
    for ticket in page.locator('[data-thing^="ticket:"]').all():
        ticket.click()
    thing(page, "keep").click()


def whose_turn(*pages: Page) -> Page:
    """Ticket to Ride: the page on which a route can be claimed now."""
    while not (found := [page for page in pages if lit(page, "route").count()]):
        pages[0].wait_for_timeout(50)
    return found[0]


def claim_a_route(page: Page) -> str:
    """Claims the first route that can be paid now, with the cards the page proposes; gives its name."""
    route = lit(page, "route").first
    expect(route).to_be_visible()
    name = route.get_attribute("data-thing") or ""
    route.dispatch_event("click")
    confirm_if_asked(page)
    return name


def draw_a_die(page: Page) -> str:
    """Railroad Ink: draws the first die into the first cell where it fits; gives the cell's name."""
    lit(page, "die").first.click()
    cell = lit(page, "cell").first
    name = cell.get_attribute("data-thing") or ""
    cell.click()
    if page.locator(".ghost.firm").count():
        page.keyboard.press("Enter")
    return name


def confirm_if_asked(page: Page) -> None:
    """Confirms the move where the page asks for it; it does so, or has sent the move, before a click on it is over."""
    answer = prompt(page).locator("button.main")
    if answer.count():
        answer.click()


def follow_poster(page: Page, game: str) -> None:
    """By the game's link on the first page, once its letters are there: what moves under a pressed button is not clicked."""
    page.evaluate("document.fonts.ready.then(() => null)")
    page.locator(f'main a[href="/new/{game}"]').first.click()
