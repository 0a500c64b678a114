"""A call as an e-mail, over the SMTP server of the settings. Connections are kept, each by a thread of the courier."""

from __future__ import annotations

import asyncio
import contextlib
import re
import smtplib
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import SplitResult, unquote, urlsplit

from semafor.kernel.errors import BadInput
from semafor.server.calls.errands import Mail
from semafor.server.calls.outcomes import Never, NotNow

CONNECTIONS = 4
TIMEOUT_S = 20  # for one answer
ALL_S = 60  # for a letter, waiting included
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")


def check_mail_address(text: str) -> str:
    if not ADDRESS.fullmatch(text.strip()):
        raise BadInput("bad-email", "semafor.server")
    return text.strip()


def read_smtp(url: str) -> SplitResult | None:
    """`smtp://USER:PASSWORD@HOST:PORT`, or `smtps://`; None where there is none."""
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadInput("bad-smtp", "semafor.server")
    return parts


class Mailer:
    """Sends e-mails."""

    def __init__(self, url: str, sender: str) -> None:
        self.server = read_smtp(url)
        host = (self.server.hostname or "localhost") if self.server else "localhost"
        self.sender = sender or f"semafor@{host}"
        self.threads = ThreadPoolExecutor(CONNECTIONS, "semafor-mail")
        self.local = threading.local()

    async def send(self, mail: Mail) -> None:
        letter = form_letter(self.sender, mail)
        try:
            async with asyncio.timeout(ALL_S):
                await asyncio.get_running_loop().run_in_executor(self.threads, self._send, letter)
        except TimeoutError:
            raise NotNow("TimeoutError") from None

    def _send(self, letter: EmailMessage) -> None:
        try:
            self._connection().send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            code = max(code for code, _ in refused.recipients.values())
            raise (Never if code >= 550 else NotNow)(f"answered {code}") from None
        except smtplib.SMTPResponseException as error:
            raise (Never if error.smtp_code >= 550 else NotNow)(f"answered {error.smtp_code}") from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotNow(type(error).__name__) from None

    def _connection(self) -> smtplib.SMTP:
        """The connection of this thread, if it still answers; else a new one."""
        known: smtplib.SMTP | None = getattr(self.local, "connection", None)
        if known is not None:
            with contextlib.suppress(OSError, smtplib.SMTPException):
                known.noop()
                return known
            known.close()
        self.local.connection = None
        self.local.connection = self._connect()
        return self.local.connection  # type: ignore[no-any-return]

    def _connect(self) -> smtplib.SMTP:
        assert self.server is not None
        host, trust = self.server.hostname or "", ssl.create_default_context()
        if self.server.scheme == "smtps":
            found: smtplib.SMTP = smtplib.SMTP_SSL(host, self.server.port or 465, timeout=TIMEOUT_S, context=trust)
        else:
            found = smtplib.SMTP(host, self.server.port or 25, timeout=TIMEOUT_S)
            found.ehlo_or_helo_if_needed()
            if found.has_extn("starttls"):
                found.starttls(context=trust)
        if self.server.username:
            found.login(unquote(self.server.username), unquote(self.server.password or ""))
        return found


def form_letter(sender: str, mail: Mail) -> EmailMessage:
    """The letter, with the way out that mail programs show as a button (RFC 8058)."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = sender, mail.to, mail.subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = f"<{mail.id}@{sender.rpartition('@')[2].strip('>')}>"
    letter["List-Unsubscribe"] = f"<{mail.stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(mail.text)
    return letter
