"""A game being played inside an environment: state, luck, observations, rewards and pictures."""

from __future__ import annotations

from xml.sax.saxutils import escape

import semafor
from semafor.bots.records import Records
from semafor.envs.observations import Observation, Observer
from semafor.envs.rewards import PENALTIES, payer, usual_reward
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.luck import FastLuck, Luck
from semafor.kernel.state import State
from semafor.kernel.table import fresh_seed

RENDER_MODES = ["ansi", "svg"]
LINE = 18  # the height of a line of the picture
LETTER = 8.4


class EnvGame:
    """What both kinds of environments share."""

    def __init__(
        self,
        key: str,
        seats: int,
        reward: str | None,
        render_mode: str | None,
        options: dict[str, object],
        *,
        insight: bool,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput("bad-render-mode", "semafor.envs", mode=render_mode, modes=RENDER_MODES)
        self.game = semafor.game(key)
        self.seats = seats
        self.options = self.game.option_values(options)
        reward = usual_reward(seats) if reward is None else reward
        self.rewards = payer(self.game, reward)
        self.penalty = PENALTIES[reward]
        self.render_mode = render_mode
        self.luck: Luck = FastLuck(fresh_seed())
        self.state: State = self.game.start(seats, self.options, self.luck)
        self.observer = Observer(self.game, seats, insight=insight)
        self.records = Records(self.game, {})

    def deal(self, seed: int) -> None:
        """A new game; the same seed gives the same luck."""
        self.luck = FastLuck(seed)
        self.state = self.game.start(self.seats, self.options, self.luck)

    def play(self, seat: int, action: int) -> None:
        """The seat carries out the action; Refused with the rule if it is not legal."""
        refusal = self.game.refusal(self.state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.records.apply(self.state, seat, action, self.luck)

    def observation(self, seat: int) -> Observation:
        return self.observer.observation(self.state, seat)

    def render(self, seat: int | None) -> str | None:
        """The table as the seat, or a watcher, may know it: lines of text, or the same lines as a picture."""
        if self.render_mode is None:
            return None
        text = self.game.describe(self.state, seat, self.game.words("en"))
        return text if self.render_mode == "ansi" else picture(text)


def picture(text: str) -> str:
    """Lines of text as a drawing that any browser or notebook shows."""
    lines = text.splitlines()
    width, height = 24 + LETTER * max(map(len, lines), default=0), 24 + LINE * len(lines)
    rows = [f'<text x="12" y="{12 + LINE * (at + 0.75):.0f}">{escape(line)}</text>' for at, line in enumerate(lines)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}">',
            '<rect width="100%" height="100%" fill="#fdfbf5"/>',
            '<g font-family="monospace" font-size="14" fill="#222" xml:space="preserve">',
            *rows,
            "</g>",
            "</svg>",
        ]
    )
