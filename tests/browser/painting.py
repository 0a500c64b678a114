"""How soon and how evenly a page paints, and what its thread has worked for that.

Times between frames are the machine's own when it is busy: they are told, never asserted. The time that the page's thread was
at work (not the time that went by) is the same on a busy machine.
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page

LONG_MS = 34  # two frames of sixty a second
# Notes when a frame of the table comes in, and when the table has changed after it and the browser has painted that: a
# message sent before painting is read after it.
WATCH = """
window.frames_drawn = []
const Socket = window.WebSocket
window.WebSocket = class extends Socket {
  constructor(...address) {
    super(...address)
    this.addEventListener('message', ({ data }) => { if (data.includes('"update"')) window.frame_came = performance.now() })
  }
}
new MutationObserver(() => {
  if (!window.frame_came || !document.querySelector('[data-region="board"]')) return
  const came = window.frame_came
  window.frame_came = 0
  const painted = new MessageChannel()
  painted.port1.onmessage = () => window.frames_drawn.push(performance.now() - came)
  requestAnimationFrame(() => painted.port2.postMessage(null))
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""
# The times between frames from now until nothing moves any more, for at least so long.
INTERVALS = """(least) => new Promise((done) => {
  const [begun, times] = [performance.now(), []]
  const step = (now) => {
    times.push(now)
    const moves = document.getAnimations().some(({ playState }) => playState === 'running')
    if (now - begun < least || (moves && now - begun < 8000)) requestAnimationFrame(step)
    else done(times.slice(1).map((time, at) => time - times[at]))
  }
  requestAnimationFrame(step)
})"""


class Work:
    """The milliseconds that a page's main thread has worked: scripts, styles, layout, painting."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")
        self.begun = self.measured()

    def measured(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in metrics if each["name"] == "ThreadTime"))

    def since(self) -> float:
        """What was worked since this was asked last."""
        before, self.begun = self.begun, self.measured()
        return self.begun - before


def told(name: str, intervals: list[float]) -> None:
    long = [each for each in intervals if each > LONG_MS]
    print(f"{name}: {len(intervals)} frames, median {median(intervals):.1f} ms, {len(long)} over {LONG_MS} ms,", end=" ")
    print(f"longest {max(intervals):.0f} ms", flush=True)
