"""Passkeys (WebAuthn): a device proves that it holds a person's key, which it never gives away."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from boriken.server.errors import ConflictError, NotFoundError, RefusedError
from boriken.server.people.person import Person
from boriken.server.people.sessions import PASSKEY, Entry, note_proof, open_session
from boriken.server.people.signing import Signer
from boriken.server.store import schema

Json = dict[str, Any]

PASSKEYS = schema.passkeys.c
MOST_PASSKEYS = 20
PATIENCE = 300.0  # seconds to answer a challenge
NAME = "Boriken"


class NotProvenError(Exception):
    """The credential proves nothing."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge for a device to sign, and the time at which it was made."""

    secret: bytes
    made: float


class RelyingParty:
    """The site for which keys are made. Challenges are not stored: they are sealed and come back with the answer."""

    def __init__(self, address: str, signer: Signer) -> None:
        parts = urlsplit(address)
        self.host = parts.hostname or ""
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.signer = signer

    def ask_for_new(self, person: Person, known: list[str]) -> Json:
        """Options with which a browser makes a new key for a person; `known` are the keys they have."""
        self.check_has_name()
        options = generate_registration_options(
            rp_id=self.host,
            rp_name=NAME,
            user_name=person.login or person.name,
            user_display_name=person.name,
            user_id=person.id.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return {"options": options_to_json_dict(options), "ticket": self.seal(new_for(person), options.challenge)}

    def ask_who(self) -> Json:
        """Options with which a browser proves who somebody is."""
        self.check_has_name()
        options = generate_authentication_options(
            rp_id=self.host, user_verification=UserVerificationRequirement.REQUIRED
        )
        return {"options": options_to_json_dict(options), "ticket": self.seal(WHO, options.challenge)}

    def check_new(self, person: Person, ticket: str, credential: Json) -> VerifiedRegistration:
        challenge = self.unseal(new_for(person), ticket)
        try:
            return verify_registration_response(
                credential=credential,
                expected_challenge=challenge.secret,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                require_user_verification=True,
            )
        except Exception as error:  # the library does not catch the errors of its decoders
            raise NotProvenError from error

    def check_who(self, challenge: Challenge, credential: Json, passkey: Row[Any]) -> VerifiedAuthentication:
        try:
            handle = parse_authentication_credential_json(credential).response.user_handle
            if handle is not None and handle != passkey.person.encode():
                raise NotProvenError
            return verify_authentication_response(
                credential=credential,
                expected_challenge=challenge.secret,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except Exception as error:
            raise NotProvenError from error

    def check_has_name(self) -> None:
        """Browsers make passkeys for host names only, not for IP addresses."""
        try:
            ipaddress.ip_address(self.host)
        except ValueError:
            return
        raise ConflictError("Passkeys need a server with a host name.", "no_name")

    def seal(self, purpose: str, challenge: bytes) -> str:
        return self.signer.seal(purpose, f"{time.time()!r} {bytes_to_base64url(challenge)}")

    def unseal(self, purpose: str, ticket: str) -> Challenge:
        text = self.signer.unseal(purpose, ticket)
        if text is None:
            raise NotProvenError
        made, secret = text.split(" ")
        if float(made) + PATIENCE < time.time():
            raise RefusedError("That took too long. Try again.", "too_late")
        return Challenge(base64url_to_bytes(secret), float(made))


WHO = "passkey"


def new_for(person: Person) -> str:
    """The purpose of a challenge to make a key, which nobody else can use."""
    return f"passkey of {person.id}"


def keep_passkey(connection: Connection, person: str, made: VerifiedRegistration) -> None:
    count = connection.scalar(select(func.count()).where(PASSKEYS.person == person))
    if count is not None and count >= MOST_PASSKEYS:
        raise ConflictError(f"You can have at most {MOST_PASSKEYS} passkeys.", "too_many_passkeys")
    try:
        connection.execute(
            insert(schema.passkeys).values(
                id=bytes_to_base64url(made.credential_id),
                person=person,
                public_key=made.credential_public_key,
                sign_count=made.sign_count,
                created=time.time(),
                used=0.0,
            )
        )
    except IntegrityError as error:
        raise ConflictError("This passkey is already registered.", "known_passkey") from error


def passkeys_of(connection: Connection, person: str) -> list[Row[Any]]:
    wanted = select(PASSKEYS.id, PASSKEYS.created).where(PASSKEYS.person == person)
    return list(connection.execute(wanted.order_by(PASSKEYS.created)))


def find_passkey(connection: Connection, identity: str) -> Row[Any] | None:
    return connection.execute(select(schema.passkeys).where(PASSKEYS.id == identity)).one_or_none()


def enter_by_passkey(
    connection: Connection, identity: str, challenge: Challenge, sign_count: int, agent: str
) -> tuple[str, str]:
    """The person of a key, and a new session."""
    person = use_passkey(connection, identity, challenge, sign_count)
    return person, open_session(connection, person, Entry(PASSKEY, agent))


def use_passkey(connection: Connection, identity: str, challenge: Challenge, sign_count: int) -> str:
    """The person of a key. Each challenge can be used once, and none older than the last."""
    fresh = (PASSKEYS.id == identity) & (PASSKEYS.used < challenge.made)
    use = update(schema.passkeys).where(fresh).values(used=challenge.made, sign_count=sign_count)
    if connection.execute(use).rowcount == 0:
        raise NotProvenError
    return str(connection.scalars(select(PASSKEYS.person).where(PASSKEYS.id == identity)).one())


def prove_by_passkey(
    connection: Connection, person: str, identity: str, challenge: Challenge, sign_count: int, token: str
) -> None:
    """Note in a session that its person has used a key of theirs."""
    if use_passkey(connection, identity, challenge, sign_count) != person:
        raise NotProvenError
    note_proof(connection, token)


def drop_passkey(connection: Connection, person: str, identity: str) -> None:
    mine = (PASSKEYS.id == identity) & (PASSKEYS.person == person)
    if connection.execute(delete(schema.passkeys).where(mine)).rowcount == 0:
        raise NotFoundError("You have no such passkey.", "no_passkey")
