"""The same rules without a server: tables on this device, records checked and replayed, real tables counted.

Made to run in a browser (Python in a Web Worker), so nothing here may need a socket, a store, a thread or the text
library: whatever is said to a person leaves as a message id with its facts, and the page finds the words.
Every function takes one JSON text and gives one.
"""

from __future__ import annotations

from semafor.offline.boxes import boxed, corrected, reboxed
from semafor.offline.cards import card
from semafor.offline.guides import guided
from semafor.offline.maps import examined, mapped, unpacked
from semafor.offline.networks import network
from semafor.offline.profiles import profiled
from semafor.offline.records import checked, replayed, retold
from semafor.offline.scoring import scored
from semafor.offline.tables import bot_step, closed, command, kept, moment, opened, proved, record, story, update, why, wished
from semafor.offline.trials import tried

__all__ = [
    "bot_step",
    "boxed",
    "card",
    "checked",
    "closed",
    "command",
    "corrected",
    "examined",
    "guided",
    "kept",
    "mapped",
    "moment",
    "network",
    "opened",
    "profiled",
    "proved",
    "reboxed",
    "record",
    "replayed",
    "retold",
    "scored",
    "story",
    "tried",
    "unpacked",
    "update",
    "why",
    "wished",
]
