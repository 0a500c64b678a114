"""The courier: a process of its own that carries calls, so that no move waits for certificates, encryption or mail servers.

It reads errands line by line, is under way with all of them at once, and reports each as it ends. When nobody can give it
any more it is gone at once, with all it carries: the server does not know what became of that, and has it carried again.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import msgspec

from semafor.server.calls.errands import Equipment, Errand, Mail, Post, Push, Report
from semafor.server.calls.mail import Mailer
from semafor.server.calls.outcomes import Never, NotNow
from semafor.server.calls.posting import post
from semafor.server.calls.webpush import Pusher
from semafor.server.loops import loop_factory

BEHIND = 5  # moves come first


class Courier:
    """Carries errands."""

    def __init__(self, given: Equipment) -> None:
        self.private = given.private
        self.mailer = Mailer(given.smtp, given.sender)
        self.pusher = Pusher(given.key, given.contact)

    async def carry(self, errand: Errand) -> Report:
        try:
            await self._deliver(errand.what)
        except Never as why:
            return Report(errand.number, "refused", str(why), gone=why.gone)
        except NotNow as why:
            return Report(errand.number, "failed", str(why))
        except Exception as error:  # what is wrong with one is wrong with that one only
            return Report(errand.number, "failed", f"broke: {type(error).__name__}")
        return Report(errand.number, "sent")

    async def _deliver(self, what: Post | Push | Mail) -> None:
        match what:
            case Post(url, body, headers):
                await post(url, body, headers, private=self.private)
            case Push():
                await self.pusher.send(what, private=self.private)
            case Mail():
                await self.mailer.send(what)


class Errands:
    """Takes errands as they come, and reports what became of them."""

    def __init__(self, courier: Courier, loop: asyncio.AbstractEventLoop) -> None:
        self.courier, self.loop = courier, loop
        self.decode = msgspec.json.Decoder(Errand).decode
        self.under_way: set[asyncio.Task[None]] = set()

    def read(self) -> None:
        """In a thread of its own: line by line to the end, which is everybody's."""
        for line in sys.stdin.buffer:
            self.loop.call_soon_threadsafe(self._begin, line)
        os._exit(0)

    def _begin(self, line: bytes) -> None:
        task = self.loop.create_task(self._report(self.decode(line)))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def _report(self, errand: Errand) -> None:
        os.write(sys.stdout.fileno(), msgspec.json.encode(await self.courier.carry(errand)) + b"\n")


async def work(given: Equipment) -> None:
    await asyncio.to_thread(Errands(Courier(given), asyncio.get_running_loop()).read)


def main() -> None:
    for each in (signal.SIGINT, signal.SIGTERM):  # they are sent to the server too, which says when it is over
        signal.signal(each, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    given = msgspec.json.decode(sys.stdin.buffer.readline(), type=Equipment)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work(given))


if __name__ == "__main__":
    main()
