"""A device that holds passkeys, as a browser would use it."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

Json = dict[str, Any]

PRESENT, VERIFIED, HOLDS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Makes one key, and signs with it what a page of `origin` is asked to."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.flags = PRESENT | VERIFIED
        self.count = 0
        self.id = secrets.token_bytes(32)
        self.user = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json) -> Json:
        """The result of navigator.credentials.create()."""
        self.user = base64url_to_bytes(options["user"]["id"])
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + self._public_key()
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(HOLDS_KEY) + attested}
        return self._credential(
            {
                "clientDataJSON": bytes_to_base64url(self._client_data("webauthn.create", options)),
                "attestationObject": bytes_to_base64url(cbor2.dumps(attestation)),
                "transports": ["internal"],
            }
        )

    def sign(self, options: Json) -> Json:
        """The result of navigator.credentials.get()."""
        self.count += 1
        data, client = self._data(0), self._client_data("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signature),
                "userHandle": bytes_to_base64url(self.user),
            }
        )

    def _credential(self, response: Json) -> Json:
        identity = bytes_to_base64url(self.id)
        return {
            "id": identity,
            "rawId": identity,
            "type": "public-key",
            "clientExtensionResults": {},
            "response": response,
        }

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", self.flags | flags, self.count)

    def _client_data(self, kind: str, options: Json) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _public_key(self) -> bytes:
        """As COSE writes down a point of P-256."""
        point = self._key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
