"""Mail goes to the mail server of the settings, and in the clear only where that was said."""

from __future__ import annotations

import ssl
from pathlib import Path

import pytest

from boriken.server.notify import mail as mailing
from boriken.server.notify.errors import DeliveryError
from boriken.server.notify.mail import Letter, send_mail
from boriken.server.settings import Mail
from tests.server.sinks import certificate_for, mail_sink

SENDER = "Our club <table@club.test>"


def test_a_mail_says_who_it_is_from_and_that_a_program_wrote_it() -> None:
    with mail_sink() as sink:
        send_mail(
            Mail("127.0.0.1", sink.port, sender=SENDER, starttls=False),
            Letter("ada@house.test", "Hé", "Zug für dich\n"),
        )
    [sent] = sink.mails
    assert (sent["From"], sent["To"], sent["Subject"]) == (SENDER, "ada@house.test", "Hé")
    assert sent["Message-ID"].endswith("@club.test>")
    assert sent["Auto-Submitted"] == "auto-generated"
    assert sent.get_content().splitlines() == ["Zug für dich"]


def test_a_mail_server_that_speaks_no_tls_gets_no_mail() -> None:
    with mail_sink() as sink, pytest.raises(DeliveryError) as failed:
        send_mail(Mail("127.0.0.1", sink.port, sender=SENDER), Letter("ada@house.test", "Turn", "Yours."))
    assert not sink.mails
    assert not failed.value.final


@pytest.mark.parametrize(("host", "arrives"), [("localhost", True), ("127.0.0.1", False)])
def test_over_tls_the_server_signs_in_where_the_certificate_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, arrives: bool
) -> None:
    certificate = certificate_for("localhost", tmp_path)
    monkeypatch.setattr(mailing, "trusted", lambda: ssl.create_default_context(cafile=str(certificate)))
    with mail_sink(certificate) as sink:
        mail = Mail(host, sink.port, user="club", password="a secret", sender=SENDER)
        if arrives:
            send_mail(mail, Letter("ada@house.test", "Turn", "Yours."))
        else:
            with pytest.raises(DeliveryError):
                send_mail(mail, Letter("ada@house.test", "Turn", "Yours."))
    assert sink.signed_in == (["\0club\0a secret"] if arrives else [])
    assert len(sink.mails) == arrives


def test_an_address_cannot_add_lines_to_a_mail() -> None:
    two = "ada@house.test\nBcc: everybody@house.test"
    with mail_sink() as sink, pytest.raises(DeliveryError) as refused:
        send_mail(Mail("127.0.0.1", sink.port, sender=SENDER, starttls=False), Letter(two, "Turn", "Yours."))
    assert refused.value.final
    assert not sink.mails


def test_a_mail_server_that_is_not_there_may_be_there_later() -> None:
    with mail_sink() as sink:
        port = sink.port
    with pytest.raises(DeliveryError) as failed:
        send_mail(Mail("127.0.0.1", port, sender=SENDER, starttls=False), Letter("ada@house.test", "Turn", "Yours."))
    assert not failed.value.final
