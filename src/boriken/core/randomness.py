"""Repeatable randomness: the same numbers on every machine, compiled or interpreted.

All arithmetic stays below 2**63, so that the native integers of the compiled build and Python's own agree.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
GOLDEN: Final[i64] = 0x9E3779B9
SILVER: Final[i64] = 0x6A09E667


def scramble(x: i64) -> i64:
    """A bijection of 32-bit words in which every input bit moves every output bit (multiply and xor-shift)."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & WORD
    x ^= x >> 15
    x = (x * 0x735A2D97) & WORD
    return x ^ (x >> 15)


def stream_key(seed: i64) -> i64:
    """A key that tells the streams of different seeds apart: 62 bits, two words of 31."""
    lower = seed & WORD
    upper = seed >> 32
    first = scramble(lower ^ scramble((upper + GOLDEN) & WORD))
    second = scramble(upper ^ scramble((lower + SILVER) & WORD))
    return (first >> 1) | ((second >> 1) << 31)


def word_at(key: i64, index: i64) -> i64:
    """The 32-bit word number `index` of the stream with this key; any word can be asked for at once."""
    return scramble(scramble((index + key) & WORD) ^ ((key >> 31) + (index >> 32)))


class Random:
    """A stream of random numbers read one after the other."""

    def __init__(self, seed: i64) -> None:
        self.key = stream_key(seed)
        self.index: i64 = 0

    def below(self, limit: i64) -> i64:
        """A number from 0 up to but not including `limit` (at most 2**30)."""
        word = word_at(self.key, self.index)
        self.index += 1
        return (word * limit) >> 32
