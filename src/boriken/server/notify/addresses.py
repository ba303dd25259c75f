"""Mail addresses: mail goes to those only whose owner has answered, and stops with one click."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote

from sqlalchemy import Connection, update

from boriken.core.words import house_words, spoken_language
from boriken.server.notify.mail import Letter
from boriken.server.people.person import PEOPLE, Person
from boriken.server.people.signing import Signer
from boriken.server.store import schema

CONFIRM, UNSUBSCRIBE = "confirm mail", "unsubscribe"


@dataclass(frozen=True, slots=True)
class MailAddress:
    """A person's mail address."""

    person: str
    email: str

    def sealed(self, purpose: str, signer: Signer) -> str:
        """A token that only the server can make; whoever reads the mail has it."""
        return signer.seal(purpose, f"{self.person} {self.email}")


def unsealed(purpose: str, signer: Signer, token: str) -> MailAddress | None:
    text = signer.unseal(purpose, token)
    return None if text is None else MailAddress(*text.split(" ", 1))


def confirmation(person: Person, signer: Signer, address: str) -> Letter:
    """The mail that asks whether an address is the person's own. It contains nothing that they could choose."""
    assert person.email is not None
    say = house_words("letters", spoken_language(person.language)).say
    token = MailAddress(person.id, person.email).sealed(CONFIRM, signer)
    link = f"{address}/account?mail={quote(token)}"
    return Letter(person.email, say("confirm-subject"), f"{say('confirm')}\n\n{link}\n\n{say('confirm-else')}\n")


def unsubscribe_link(to: MailAddress, signer: Signer, address: str) -> str:
    return f"{address}/api/mail/unsubscribe?token={quote(to.sealed(UNSUBSCRIBE, signer))}"


def confirm(connection: Connection, address: MailAddress) -> str | None:
    """Note that an address has answered; its person, if it is still theirs."""
    same = (PEOPLE.id == address.person) & (PEOPLE.email == address.email)
    done = connection.execute(update(schema.people).where(same).values(confirmed_email=address.email))
    return address.person if done.rowcount else None


def unsubscribe(connection: Connection, address: MailAddress) -> str | None:
    """Remove an address; its person, if it was still theirs."""
    same = (PEOPLE.id == address.person) & (PEOPLE.email == address.email)
    done = connection.execute(update(schema.people).where(same).values(email=None, confirmed_email=None))
    return address.person if done.rowcount else None
