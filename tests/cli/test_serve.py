"""How a server is set up from outside."""

import pytest

from boriken.cli.serve import message_settings
from boriken.core.errors import SetupError


def test_without_a_mail_server_no_mail_is_sent() -> None:
    settings = message_settings({})
    assert (settings["mail"].host, settings["live_delay"], settings["turns_delay"]) == ("", 60, 300)


def test_the_mail_server_is_named_in_the_environment() -> None:
    settings = message_settings(
        {
            "BORIKEN_MAIL_HOST": "mail.test",
            "BORIKEN_MAIL_PORT": "25",
            "BORIKEN_MAIL_USER": "club",
            "BORIKEN_MAIL_PASSWORD": "a secret",
            "BORIKEN_MAIL_SENDER": "table@club.test",
            "BORIKEN_MAIL_STARTTLS": "no",
            "BORIKEN_LIVE_DELAY": "5",
            "BORIKEN_TURNS_DELAY": "0",
        }
    )
    mail = settings["mail"]
    assert (mail.host, mail.port, mail.user, mail.password) == ("mail.test", 25, "club", "a secret")
    assert (mail.sender, mail.starttls) == ("table@club.test", False)
    assert (settings["live_delay"], settings["turns_delay"]) == (5, 0)
    assert "a secret" not in repr(settings)


@pytest.mark.parametrize(
    "environment",
    [{"BORIKEN_MAIL_HOST": "mail.test"}, {"BORIKEN_LIVE_DELAY": "soon"}, {"BORIKEN_MAIL_PORT": "-1"}],
    ids=str,
)
def test_what_makes_no_sense_is_refused(environment: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        message_settings(environment)
