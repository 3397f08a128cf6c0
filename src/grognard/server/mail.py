"""Mail, by SMTP in a thread of its own."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.errors import MessageError
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from grognard.engine.errors import UserError

TIMEOUT: Final = 20.0


class Undelivered(Exception):
    """A message did not get there; `final` if it never will."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


def check_server(url: str) -> None:
    """Refuses an address of a mail server that cannot be understood."""
    parts = urlsplit(url)
    try:
        good = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        good = False
    if not good:
        raise UserError("GROGNARD_SMTP: must be smtp://user:password@host:587 or smtps://host")


def message(sender: str, to: str, subject: str, text: str, number: int) -> EmailMessage:
    """A mail that a program has written, and says so."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = sender, to, subject
    made["Date"] = formatdate()
    made["Auto-Submitted"] = "auto-generated"
    domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"
    made["Message-ID"] = f"<grognard-notice-{number}@{domain}>"
    made.set_content(text)
    return made


async def send_mail(url: str, sender: str, to: str, subject: str, text: str, number: int) -> None:
    """Sends a mail, or raises Undelivered."""
    try:
        made = message(sender, to, subject, text, number)
    except (ValueError, MessageError) as e:
        raise Undelivered(f"cannot be written: {e}", final=True) from None
    await asyncio.to_thread(_send, url, made)


def _send(url: str, mail: EmailMessage) -> None:
    parts = urlsplit(url)
    host, tls = parts.hostname or "", ssl.create_default_context()
    try:
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT, context=tls)
        else:
            server = smtplib.SMTP(host, parts.port or 587, timeout=TIMEOUT)
        with server:
            server.ehlo()
            if parts.scheme == "smtp" and (server.has_extn("starttls") or parts.username):
                server.starttls(context=tls)  # a password never goes over an open line
                server.ehlo()
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as e:
        codes = [code for code, _ in e.recipients.values()]
        raise Undelivered(f"refused: {codes}", final=all(code >= 500 for code in codes)) from None
    except smtplib.SMTPResponseException as e:
        raise Undelivered(f"{type(e).__name__} {e.smtp_code}") from None
    except (smtplib.SMTPException, OSError, ValueError) as e:
        raise Undelivered(f"{type(e).__name__}") from None
