"""The dealer of live tables: nobody knows what it will deal, and afterwards everybody can check what it dealt.

A secret key decides everything. Its commitment, a hash of it, is shown before the first deal, so that the key cannot be
exchanged later; the key itself is shown after the last. Both are made of nothing but SHA-256 over plain text:

    commitment       SHA-256 of "boriken key KEY"
    word number n    the first 32 bits, highest first, of SHA-256 of "boriken deal KEY n"

KEY are the 64 hexadecimal digits of the key in lower case, n counts the deals from 0 in decimal. The two texts begin
differently, so the commitment is of no help in guessing a word. Where players gave shares, the words are made of the
dealing key of `boriken.core.shares` in the place of KEY; the commitment is that of the key itself.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from mypy_extensions import i64

from boriken.core.dealer import Dealer
from boriken.core.errors import DealerError, SetupError
from boriken.core.shares import Shares

KEY_BYTES = 32


class SecretDealer(Dealer):
    """Deals by the secret key and the players' shares; like every dealer, the n-th outcome depends on them and n alone.

    Of w ways each gets one in w of the 2**32 words, give or take a single word. With some fifty plantations in a stack
    that shifts a chance by less than a hundred-millionth of it, which no number of games at a table could show.

    >>> import boriken
    >>> dealer = SecretDealer(bytes(32))
    >>> match = boriken.new_match("san-juan", players=2, dealer=dealer)
    >>> dealer.key == bytes(32), dealer.dealt > 0, dealer.shares is None, dealer.dealing_key == dealer.key.hex()
    (True, True, True, True)
    """

    dealt: i64
    """How often it has dealt so far."""
    key: bytes
    """The secret: 32 bytes."""
    shares: Shares | None
    """The players' additions to it, if they have made any."""
    dealing_key: str
    """The key by which is dealt: its own, or one made of it and all shares."""

    def __init__(self, key: bytes, dealt: i64 = 0, shares: Shares | None = None) -> None:
        """Raises SetupError for a key that has not 32 bytes."""
        super().__init__()
        self.key = checked_key(key)
        self.dealt = dealt
        self.shares = shares
        self.dealing_key = key.hex() if shares is None else shares.dealing_key(key.hex())

    @classmethod
    def fresh(cls) -> SecretDealer:
        """A dealer with a key that nobody has seen.

        >>> SecretDealer.fresh().commitment == SecretDealer.fresh().commitment
        False
        """
        return cls(secrets.token_bytes(KEY_BYTES))

    @property
    def commitment(self) -> str:
        """A hash to show from the start: it says nothing about the deals, and fits no other key.

        >>> SecretDealer(bytes(32)).commitment[:8]
        '558aba77'
        """
        return sha256(f"boriken key {self.key.hex()}".encode()).hexdigest()

    def word(self, index: i64) -> i64:
        """The 32-bit random word for the chance event number `index`.

        >>> SecretDealer(bytes(32)).word(0)
        4102042811
        """
        return int.from_bytes(sha256(f"boriken deal {self.dealing_key} {index}".encode()).digest()[:4])

    def at(self, dealt: i64) -> Dealer:
        """Another dealer with the same chances, who has made `dealt` choices so far.

        >>> SecretDealer(bytes(32)).at(5).dealt
        5
        """
        return SecretDealer(self.key, dealt, self.shares)

    def __reduce__(self) -> tuple[object, ...]:
        return SecretDealer, (self.key, int(self.dealt), self.shares)


class SealedDealer(Dealer):
    """A secret dealer seen from outside: the commitment is known, the key is not, and so it cannot deal."""

    def __init__(self, commitment: str, dealt: i64 = 0, shares: Shares | None = None) -> None:
        super().__init__()
        self.commitment = commitment
        self.dealt = dealt
        self.shares = shares

    def word(self, index: i64) -> i64:
        raise DealerError(
            "Only the holder of the dealer's key can deal, and the key is not shown before the game is over."
        )

    def at(self, dealt: i64) -> Dealer:
        return SealedDealer(self.commitment, dealt, self.shares)

    def __reduce__(self) -> tuple[object, ...]:
        return SealedDealer, (self.commitment, int(self.dealt), self.shares)


def checked_key(key: object) -> bytes:
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise SetupError(f"The key of a dealer has {KEY_BYTES} bytes.")
    return key
