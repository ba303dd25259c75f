"""Shares of the players in what a secret dealer deals: each counts, and none can be exchanged, moved or hidden."""

from __future__ import annotations

import pickle
from functools import cache
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boriken
from boriken import Match, RecordError, SecretDealer, SetupError
from boriken.core.fairness import prove_deals, shares_of
from boriken.core.randomness import Random
from boriken.core.shares import Shares, new_share, promise_of

KEY = bytes(range(32))
ADA, BEN, CAM = ("a" * 64, "b" * 64, "c" * 64)
WITHHELD, NONE = "withheld", None


def shares(*given: str | None) -> Shares:
    """The shares of all seats: digits, None, or withheld, which is a promise of the digits 0 to the end."""
    promised = ["0" * 64 if one == WITHHELD else one for one in given]
    shown = [None if one == WITHHELD else one for one in given]
    return Shares(tuple(one and promise_of(one) for one in promised), tuple(shown))


def played(dealer: SecretDealer, game: str = "puerto-rico") -> Match:
    match, choice = boriken.new_match(game, 3, dealer=dealer), Random(5)
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match


@cache
def finished() -> str:
    return played(SecretDealer(KEY, shares=shares(ADA, NONE, WITHHELD))).record()


digits = st.binary(min_size=32, max_size=32).map(bytes.hex)
parts = st.one_of(digits, st.sampled_from([WITHHELD, NONE]))


def test_promise_and_dealing_key_are_what_the_documents_say() -> None:
    mixed = shares(ADA, NONE, WITHHELD)
    promise, withheld = (sha256(f"boriken share {one}".encode()).hexdigest() for one in (ADA, "0" * 64))
    assert mixed.promises == (promise, None, withheld)
    text = f"boriken shares {KEY.hex()} {promise} - {withheld} {ADA} - -"
    dealer = SecretDealer(KEY, shares=mixed)
    assert dealer.dealing_key == sha256(text.encode()).hexdigest()
    assert dealer.commitment == SecretDealer(KEY).commitment
    word = sha256(f"boriken deal {dealer.dealing_key} 7".encode()).hexdigest()[:8]
    assert dealer.word(7) == int(word, 16)
    assert (mixed.given, mixed.withheld) == ([0], [2])


def test_without_shares_the_key_deals_as_it_always_has() -> None:
    assert SecretDealer(KEY).dealing_key == KEY.hex()
    assert SecretDealer(KEY).word(0) == 1386917929


def test_new_shares_are_all_different() -> None:
    assert len({new_share() for _ in range(5)}) == 5
    assert all(len(bytes.fromhex(new_share())) == 32 for _ in range(5))


@given(st.lists(parts, min_size=3, max_size=3), st.lists(parts, min_size=3, max_size=3))
def test_every_share_its_seat_and_every_promise_count(one: list[str | None], other: list[str | None]) -> None:
    """Whatever is exchanged, moved to another seat, left out or withheld deals something else."""
    keys = [shares(*given).dealing_key(KEY.hex()) for given in (one, other)]
    assert (keys[0] == keys[1]) == (one == other)


@given(st.lists(parts, min_size=3, max_size=3))
def test_text_says_all_of_it(given: list[str | None]) -> None:
    mixed = shares(*given)
    assert Shares.read(mixed.promise_text, mixed.share_text) == mixed


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_a_game_with_shares_is_proved(game: str) -> None:
    match = boriken.load_record(played(SecretDealer(KEY, shares=shares(ADA, BEN, CAM)), game).record())
    assert prove_deals(match) == match.dealer.dealt
    assert shares_of(match) == shares(ADA, BEN, CAM)


def test_record_keeps_promises_and_shares() -> None:
    match = boriken.load_record(finished())
    mixed = shares(ADA, NONE, WITHHELD)
    assert f'[Promises "{mixed.promise_text}"]\n[Shares "{ADA} - -"]' in finished()
    assert match.record() == finished()
    assert prove_deals(match) > 20
    running = boriken.load_record(match.at(10).record())
    assert (shares_of(running), shares_of(match.copy()), shares_of(pickle.loads(pickle.dumps(match)))) == 3 * (mixed,)
    assert shares_of(boriken.load_record(running.record())) == mixed


FIRST = promise_of(ADA)
LAST = promise_of("0" * 64)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"{ADA} - -", f"{BEN} - -"),  # exchanged, with its promise
        (f"{ADA} - -", f"- {ADA} -"),  # given to another seat
        (f"{ADA} - -", "- - -"),  # said to have been withheld
        (LAST, "-"),  # what was withheld is hidden
        (LAST, FIRST),
    ],
)
def test_whoever_changes_a_share_is_found_out(old: str, new: str) -> None:
    changed = finished().replace(old, new)
    if BEN in new:
        changed = changed.replace(FIRST, promise_of(BEN))
    if new.startswith(f"- {ADA}"):
        changed = changed.replace(f"{FIRST} -", f"- {FIRST}")
    assert changed != finished()
    with pytest.raises(RecordError, match=r"^Action \d+ is .*, but the key deals .*\.$"):
        prove_deals(boriken.load_record(changed))


def test_record_without_its_shares_is_found_out() -> None:
    plain = "".join(line for line in finished().splitlines(True) if not line.startswith(("[Promises", "[Shares")))
    with pytest.raises(RecordError, match="but the key deals"):
        prove_deals(boriken.load_record(plain))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (f"{ADA} - -", f"{BEN} - -", "The share of seat 0 does not fit its promise."),
        (f"{ADA} - -", f"{ADA} {BEN} -", "The share of seat 1 does not fit its promise."),
        (f"{ADA} - -", f"{ADA} -", "There are as many shares as promises: one for each seat."),
        (f"{ADA} - -", "x - -", "A share and its promise are 64 hexadecimal digits each, not 'x'."),
        (f'[Shares "{ADA} - -"]\n', "", "The tags Promises and Shares stand together, and with the tag Commitment."),
    ],
)
def test_tags_that_cannot_be_right(old: str, new: str, sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        boriken.load_record(finished().replace(old, new))
    assert str(error.value) == sentence


def test_shares_are_those_of_all_seats() -> None:
    two = shares(ADA, BEN)
    fewer = finished().replace(shares(ADA, NONE, WITHHELD).promise_text, two.promise_text)
    with pytest.raises(RecordError, match=r"^The tags Promises and Shares must have a part for each of 3 seats\.$"):
        boriken.load_record(fewer.replace(f"{ADA} - -", two.share_text))


def test_a_share_needs_its_promise() -> None:
    with pytest.raises(SetupError, match=r"^The share of seat 0 does not fit its promise\.$"):
        Shares((None,), (ADA,))
