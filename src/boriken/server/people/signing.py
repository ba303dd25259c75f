"""Signatures for cookies and other tokens that come back to the server."""

from __future__ import annotations

import hmac
from functools import lru_cache

MOST_SIGNED = 8192  # signatures kept in memory


class Signer:
    """Signs texts that are given to browsers, so that nobody else can make them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.sign = lru_cache(MOST_SIGNED)(self._sign)  # the same few come with every request

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256").hex()[:32]

    def seal(self, purpose: str, text: str) -> str:
        """The text with its signature."""
        return f"{text}.{self.sign(purpose, text)}"

    def unseal(self, purpose: str, sealed: str) -> str | None:
        """The text if the signature is ours."""
        text, _, signature = sealed.rpartition(".")
        good = hmac.compare_digest(signature.encode(), self.sign(purpose, text).encode())
        return text if text and good else None
