"""Passwords, stored as argon2id hashes."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

THREADS = 2  # a hash is expensive on purpose, so few are made at once


class Passwords:
    """Hashes passwords in threads of its own, outside any transaction."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._dummy = self._threads.submit(self._hasher.hash, secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password has this hash.

        Without a hash the answer takes as long, so that the time does not tell whether an account exists.
        """
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._fits, password, kept)

    def _fits(self, password: str, kept: str | None) -> bool:
        try:
            self._hasher.verify(kept or self._dummy.result(), password)
        except VerificationError:
            return False
        return kept is not None

    def close(self) -> None:
        self._threads.shutdown()
