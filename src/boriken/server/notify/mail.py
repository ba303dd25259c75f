"""Mail, handed to a mail server."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from boriken.server.notify.errors import DeliveryError
from boriken.server.settings import Mail

TIMEOUT = 20.0
TLS_PORT = 465  # where the connection begins with TLS


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail to one person. `stop` is a link that ends such mail with one click (RFC 8058)."""

    to: str
    subject: str
    text: str
    stop: str | None = None


def send_mail(mail: Mail, letter: Letter) -> None:
    """Send a mail. This blocks: run it in a thread."""
    try:
        message = composed(mail.sender, letter)
    except ValueError as error:
        raise DeliveryError(f"No mail can be written to this address: {error}.", final=True) from error
    try:
        with connected(mail) as server:
            server.send_message(message)
    except (smtplib.SMTPException, OSError) as error:
        raise DeliveryError(f"The mail server refused the mail: {error}") from error


def composed(sender: str, letter: Letter) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def connected(mail: Mail) -> smtplib.SMTP:
    if mail.port == TLS_PORT:
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT, context=trusted())
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT)
    try:
        if mail.starttls and mail.port != TLS_PORT:
            server.starttls(context=trusted())
        if mail.user:
            server.login(mail.user, mail.password)
    except BaseException:
        server.close()
        raise
    return server


def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()
