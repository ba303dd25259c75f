"""Where messages end up in the tests: a mail server and a webhook, both on loopback."""

from __future__ import annotations

import asyncio
import json
import socketserver
import ssl
import threading
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class MailSink(socketserver.ThreadingTCPServer):
    """Takes every mail, or refuses all of them; with a certificate, only over TLS and from who signs in."""

    daemon_threads = True

    def __init__(self, certificate: Path | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.tls = None if certificate is None else server_side(certificate)
        self.mails: list[EmailMessage] = []
        self.signed_in: list[str] = []
        self.refusing = False

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class Receiver(socketserver.StreamRequestHandler):
    """As much SMTP as it takes."""

    server: MailSink

    def handle(self) -> None:
        self.say("220 sink")
        secure = False
        while line := self.rfile.readline():
            word, _, rest = line.decode().strip().partition(" ")
            word = word.lower()
            if word == "ehlo" and self.server.tls is not None:
                self.say("250 AUTH PLAIN" if secure else "250 STARTTLS", before="250-sink")
            elif word == "starttls":
                self.say("220 go on")
                self.speak_tls()
                secure = True
            elif word == "auth":
                self.server.signed_in.append(b64decode(rest.split()[-1]).decode())
                self.say("235 welcome")
            elif word == "data":
                self.say("354 go on")
                self.server.mails.append(self.read_mail())
                self.say("250 taken")
            elif word == "rcpt" and self.server.refusing:
                self.say("550 nobody lives here")
            elif word == "quit":
                self.say("221 bye")
                return
            else:
                self.say("250 fine")

    def say(self, text: str, before: str = "") -> None:
        self.wfile.write(f"{before}\r\n{text}\r\n".lstrip().encode())

    def speak_tls(self) -> None:
        assert self.server.tls is not None
        self.connection = self.server.tls.wrap_socket(self.connection, server_side=True)
        self.rfile = self.connection.makefile("rb")
        self.wfile = self.connection.makefile("wb", 0)

    def finish(self) -> None:
        super().finish()
        self.connection.close()

    def read_mail(self) -> EmailMessage:
        lines = iter(self.rfile.readline, b".\r\n")
        mail = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(mail, EmailMessage)
        return mail


@contextmanager
def mail_sink(certificate: Path | None = None) -> Iterator[MailSink]:
    with MailSink(certificate) as sink, serving(sink):
        yield sink


def server_side(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


class HookSink(HTTPServer):
    """A webhook that speaks https under a name of its own."""

    def __init__(self, certificate: Path) -> None:
        super().__init__(("127.0.0.1", 0), Hook)
        self.socket = server_side(certificate).wrap_socket(self.socket, server_side=True)
        self.calls: list[tuple[str, str, Any]] = []


class Hook(BaseHTTPRequestHandler):
    server: HookSink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append((self.headers["Host"], self.path, json.loads(body)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class calls it so
        """Say nothing."""


@contextmanager
def hook_sink(certificate: Path) -> Iterator[HookSink]:
    with HookSink(certificate) as sink, serving(sink):
        yield sink


@contextmanager
def serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


def certificate_for(name: str, folder: Path) -> Path:
    """A file with a new key and its certificate, signed by nobody else."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(secret + certificate.public_bytes(serialization.Encoding.PEM))
    return file


async def nowhere(host: str, port: int) -> list[str]:
    """A resolver for tests that must not get as far."""
    await asyncio.sleep(0)
    raise OSError("unknown host")
