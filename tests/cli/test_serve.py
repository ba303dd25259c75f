"""How a server is set up from outside."""

from pathlib import Path

import platformdirs
import pytest

from boriken.cli.serve import data_folder, first_data_folder, message_settings
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


# The data folder


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The folder where the system keeps a user's data, and the one where the first versions did; neither is there."""
    usual, former = tmp_path / "Application Support" / "boriken", tmp_path / "share" / "boriken"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: usual)
    monkeypatch.setenv("XDG_DATA_HOME", str(former.parent))
    return usual, former


def test_data_are_where_the_system_keeps_them(homes: tuple[Path, Path]) -> None:
    assert data_folder(None) == homes[0]
    assert data_folder(Path("mine")) == Path("mine")


def test_a_data_folder_of_the_first_versions_stays_in_use(homes: tuple[Path, Path]) -> None:
    usual, former = homes
    former.mkdir(parents=True)
    assert data_folder(None) == former
    usual.mkdir(parents=True)
    assert data_folder(None) == usual


def test_on_linux_the_data_folder_is_the_same_as_ever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", platformdirs.unix.Unix)
    for value in ("", str(tmp_path)):
        monkeypatch.setenv("XDG_DATA_HOME", value)
        assert data_folder(None) == first_data_folder()
