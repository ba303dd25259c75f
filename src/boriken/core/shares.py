"""Shares of the players in what a secret dealer deals, so that not even the holder of its key chooses.

Before the game a seat promises a share: it tells a hash of 32 random bytes. When all promises are fixed, and the
dealer's commitment with them, the bytes themselves are shown. All of it is SHA-256 over plain text:

    promise          SHA-256 of "boriken share SHARE"
    dealing key      SHA-256 of "boriken shares KEY PROMISES SHARES"

SHARE and KEY are 64 hexadecimal digits in lower case, PROMISES and SHARES those of all seats in their order, with a
space between them, and `-` for a seat that has none.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from boriken.core.errors import SetupError, quoted

DIGITS = re.compile(r"[0-9a-f]{64}", re.ASCII)
NONE = "-"

Digits = str | None


@dataclass(frozen=True, slots=True)
class Shares:
    """The promises and the shares of all seats, in order; None where a seat has none.

    A seat with a promise and no share has withheld it: the promise counts all the same, so that this stays on record.

    >>> share = new_share()
    >>> shares = Shares(promises=(promise_of(share), None), shown=(share, None))
    >>> shares.promises[1], shares.shown[0] == share
    (None, True)
    """

    promises: tuple[Digits, ...]
    """A hash of each share, told before the share itself."""
    shown: tuple[Digits, ...]
    """The shares."""

    def __post_init__(self) -> None:
        if len(self.promises) != len(self.shown):
            raise SetupError("There are as many shares as promises: one for each seat.")
        for digits in (*self.promises, *self.shown):
            if digits is not None and not DIGITS.fullmatch(digits):
                raise SetupError(f"A share and its promise are 64 hexadecimal digits each, not {quoted(digits)}.")
        for seat, (promise, share) in enumerate(zip(self.promises, self.shown, strict=True)):
            if share is not None and promise_of(share) != promise:
                raise SetupError(f"The share of seat {seat} does not fit its promise.")

    @classmethod
    def read(cls, promises: str, shares: str) -> Shares:
        """Shares as `promise_text` and `share_text` write them."""
        return cls(parts(promises), parts(shares))

    @property
    def promise_text(self) -> str:
        return text_of(self.promises)

    @property
    def share_text(self) -> str:
        return text_of(self.shown)

    @property
    def given(self) -> list[int]:
        """The seats whose shares are in what is dealt."""
        return [seat for seat, share in enumerate(self.shown) if share is not None]

    @property
    def withheld(self) -> list[int]:
        """The seats that promised a share and did not show it."""
        pairs = enumerate(zip(self.promises, self.shown, strict=True))
        return [seat for seat, (promise, share) in pairs if promise is not None and share is None]

    def dealing_key(self, key: str) -> str:
        """The key by which is dealt: of the dealer's own key and of all shares."""
        return sha256(f"boriken shares {key} {self.promise_text} {self.share_text}".encode()).hexdigest()


def new_share() -> str:
    """A share that nobody has seen."""
    return secrets.token_hex(32)


def promise_of(share: str) -> str:
    """A hash to tell before the share itself: it says nothing about it, and fits no other."""
    return sha256(f"boriken share {share}".encode()).hexdigest()


def text_of(all_digits: Sequence[Digits]) -> str:
    return " ".join(digits or NONE for digits in all_digits)


def parts(text: str) -> tuple[Digits, ...]:
    return tuple(None if part == NONE else part for part in text.split(" "))
