"""Signatures for cookies and other tokens that come back to the server."""

from __future__ import annotations

import hmac
from functools import lru_cache

MOST_SIGNED = 8192  # signatures kept in memory, of texts that are ours
LONGEST_SEALED = 400  # characters; nothing that we seal is longer


class ForgedError(Exception):
    """The signature is not ours."""


class Signer:
    """Signs texts that are given to browsers, so that nobody else can make them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.sign = lru_cache(MOST_SIGNED)(self._sign)  # the same few come with every request
        self._open = lru_cache(MOST_SIGNED)(self._opened)  # an error is not kept: anybody can send forged texts

    def _sign(self, purpose: str, text: str) -> str:
        return self.digest(purpose, text).hex()[:32]

    def digest(self, purpose: str, text: str) -> bytes:
        """32 bytes that nobody else can compute."""
        return hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256")

    def seal(self, purpose: str, text: str) -> str:
        """The text with its signature."""
        return f"{text}.{self.sign(purpose, text)}"

    def unseal(self, purpose: str, sealed: str) -> str | None:
        """The text if the signature is ours."""
        if len(sealed) > LONGEST_SEALED:
            return None
        try:
            return self._open(purpose, sealed)
        except ForgedError:
            return None

    def _opened(self, purpose: str, sealed: str) -> str:
        text, _, signature = sealed.rpartition(".")
        if not text or not hmac.compare_digest(signature.encode(), self._sign(purpose, text).encode()):
            raise ForgedError
        return text
