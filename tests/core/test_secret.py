"""The secret dealer: foreseen by nobody, checked by everybody."""

from functools import cache
from hashlib import sha256

import pytest

import boriken
from boriken import DealerError, Match, RecordError, SecretDealer, SetupError
from boriken.core.dealer import SeededDealer
from boriken.core.fairness import prove_deals
from boriken.core.game import CHANCE
from boriken.core.randomness import Random
from boriken.core.registry import title
from boriken.core.secret import SealedDealer
from boriken.core.setup import Setup
from tests.kits.puerto_rico import given, seat

KEY = bytes(range(32))
OTHER_KEY = bytes(range(1, 33))
NOT_YET = r"^Only the holder of the dealer's key can deal, and the key is not shown before the game is over\.$"


def secret_match(key: bytes = KEY) -> Match:
    return boriken.new_match("puerto-rico", 3, dealer=SecretDealer(key))


def played(match: Match, decisions: int = 10_000) -> Match:
    choice = Random(5)
    while not match.over and decisions:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
        decisions -= 1
    return match


@cache
def finished() -> str:
    return played(secret_match()).record()


@cache
def unfinished() -> str:
    return played(secret_match(), 40).record()


def tag(name: str, record: str) -> str:
    (line,) = [line for line in record.splitlines() if line.startswith(f"[{name} ")]
    return line


def without(name: str, record: str) -> str:
    return record.replace(f"{tag(name, record)}\n", "")


# The dealer


def test_commitment_and_words_are_what_the_documents_say() -> None:
    dealer = SecretDealer(KEY)
    digits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    assert dealer.commitment == sha256(f"boriken key {digits}".encode()).hexdigest()
    for index in (0, 1, 10, 2**40):
        assert dealer.word(index) == int(sha256(f"boriken deal {digits} {index}".encode()).hexdigest()[:8], 16)


def test_the_words_of_a_key_never_change() -> None:
    """Or a record that was fair would be so no longer."""
    assert SecretDealer(KEY).commitment == "f89b14c27f5b9b3c7a2759b26971ed6889b9bf68661ee4031d4b5d3819080a84"
    assert [SecretDealer(KEY).word(index) for index in (0, 1, 2, 2**32)] == [
        1386917929,
        584295045,
        4151829467,
        870030352,
    ]


def test_a_dealer_elsewhere_has_the_same_words() -> None:
    dealer = SecretDealer(KEY, 3)
    assert dealer.dealt == 3
    other = dealer.at(15)
    assert (other.dealt, other.word(7), dealer.dealt) == (15, dealer.word(7), 3)


def test_fresh_dealers_have_keys_of_their_own() -> None:
    dealers = [SecretDealer.fresh() for _ in range(3)]
    assert len({dealer.key for dealer in dealers}) == 3
    assert len({dealer.commitment for dealer in dealers}) == 3


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33), "0" * 32, bytearray(32), None])
def test_a_key_has_32_bytes(key: object) -> None:
    with pytest.raises(SetupError, match=r"^The key of a dealer has 32 bytes\.$"):
        SecretDealer(key)  # type: ignore[arg-type]


def test_a_match_has_a_seed_or_a_dealer() -> None:
    with pytest.raises(SetupError, match=r"^A seed is for a dealer of the house: give either a seed or a dealer\.$"):
        boriken.new_match("puerto-rico", 3, seed=1, dealer=SecretDealer(KEY))


def test_the_same_key_deals_the_same_game_and_another_key_another() -> None:
    assert played(secret_match()).record() == finished()
    assert [move.text for move in secret_match(OTHER_KEY).moves] != [move.text for move in secret_match().moves]


# Records


def test_a_running_game_tells_the_commitment_and_not_the_key() -> None:
    match = played(secret_match(), 40)
    assert f'[Commitment "{SecretDealer(KEY).commitment}"]' in match.record()
    told = [match.record(), str(match.position()), *(str(match.view(seat)) + str(match.log(seat)) for seat in range(3))]
    assert not [text for text in told if KEY.hex() in text or "Key" in text or "Seed" in text]


def test_a_finished_game_tells_the_key_and_its_earlier_moments_do_not() -> None:
    assert tag("Key", finished()) == f'[Key "{KEY.hex()}"]'
    match = boriken.load_record(finished())
    assert "Key" not in match.at(len(match.moves) - 1).record()


def test_a_finished_game_comes_back_with_its_dealer() -> None:
    match = boriken.load_record(finished())
    assert isinstance(match.dealer, SecretDealer)
    assert match.dealer.key == KEY
    assert match.record() == finished()


def test_a_running_game_comes_back_with_a_dealer_who_cannot_deal() -> None:
    match = boriken.load_record(unfinished())
    assert isinstance(match.dealer, SealedDealer)
    assert match.record() == unfinished()
    assert match.at(10).record() == played(secret_match(), 40).at(10).record()


def test_without_the_key_a_game_goes_on_until_chance_is_to_act() -> None:
    match = boriken.load_record(without("Key", finished())).at(3)
    with pytest.raises(DealerError, match=NOT_YET):
        match.deal()
    running = boriken.load_record(secret_match().record())
    before = running.record()
    running.play("mayor")
    running.undo()
    with pytest.raises(DealerError, match=NOT_YET):
        running.play("settler", "pass", "pass", "pass")
    assert running.record() == before


def test_a_record_that_ends_while_chance_is_to_act_is_loaded_as_it_stands() -> None:
    cut = secret_match().at(2)
    assert boriken.load_record(cut.record()).moves == cut.moves
    assert boriken.load_record(cut.record()).actor == CHANCE


def test_a_record_can_be_loaded_without_dealing_on() -> None:
    match = boriken.new_match("puerto-rico", 3, seed=7).at(2)
    assert boriken.load_record(match.record(), deal=False).moves == match.moves
    assert len(boriken.load_record(match.record()).moves) == 5


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (KEY.hex(), OTHER_KEY.hex(), "The key does not fit the commitment."),
        (KEY.hex(), "00", "The tag Key must be 64 hexadecimal digits, not '00'."),
        (KEY.hex(), 64 * "٣", f"The tag Key must be 64 hexadecimal digits, not '{35 * '٣'}...'."),
        ("[Commitment", '[Seed "7"]\n[Commitment', "A dealer has a Seed or a Commitment, not both."),
        (
            SecretDealer(KEY).commitment,
            "never",
            "The tag Commitment must be 64 hexadecimal digits, not 'never'.",
        ),
    ],
)
def test_tags_of_the_dealer_that_cannot_be_right(old: str, new: str, sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        boriken.load_record(finished().replace(old, new))
    assert str(error.value) == sentence


def test_a_key_without_its_commitment_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^The tag Key proves nothing without the tag Commitment\.$"):
        boriken.load_record(without("Commitment", finished()))


# Fairness


def test_every_deal_of_a_fair_game_is_proved() -> None:
    match = boriken.load_record(finished())
    deals = sum(move.actor == CHANCE for move in match.moves)
    assert deals > 20
    assert prove_deals(match) == deals
    assert match.record() == finished()


def test_a_running_game_can_be_proved_by_who_has_the_key() -> None:
    match = played(secret_match(), 40)
    assert prove_deals(match) == match.dealer.dealt


def test_deals_are_counted_on_where_a_match_began_with_a_position() -> None:
    document = given(seats={0: seat(doubloons=3)}).position()["state"]
    match = Match(Setup.of(title("puerto-rico"), 4, {}), SecretDealer(KEY, 9), start=document)
    match.play("settler", "pass")
    assert [move.actor for move in match.moves].count(CHANCE) == 5
    assert prove_deals(match) == 5


def test_the_first_deal_that_somebody_chose_is_named() -> None:
    match = secret_match()
    wished = match.at(2)
    chosen = next(text for text in wished.choices() if text != match.moves[2].text)
    wished.replay(chosen)
    wished.deal()
    with pytest.raises(RecordError) as error:
        prove_deals(wished)
    assert str(error.value) == f"Action 3 is {chosen!r}, but the key deals {match.moves[2].text!r}."
    assert error.value.at == 3


def test_without_a_key_there_is_nothing_to_prove() -> None:
    with pytest.raises(
        RecordError, match=r"^The deals cannot be proved yet: the key is shown when the game is over\.$"
    ):
        prove_deals(boriken.load_record(unfinished()))
    seeded = Match(secret_match().setup, SeededDealer(7))
    with pytest.raises(RecordError, match=r"^The deals cannot be proved: that needs the tags Commitment and Key of a "):
        prove_deals(seeded)


# Taking back


def taken_back() -> Match:
    """A finished game in which the last of some decisions that had chance deal was taken back twice."""
    match = played(secret_match(), 40)
    for _ in range(2):
        dealt = match.dealer.dealt
        while match.dealer.dealt == dealt:
            match.play(match.choices()[-1])
        match.undo(agreed=True)
    return played(match)


def test_a_game_in_which_something_was_taken_back_is_proved() -> None:
    match = taken_back()
    assert len(match.redealt) in (1, 2)
    deals = sum(move.actor == CHANCE for move in match.moves)
    assert prove_deals(match) == deals < match.dealer.dealt
    loaded = boriken.load_record(match.record())
    assert (loaded.record(), loaded.redealt, loaded.dealer.dealt) == (match.record(), match.redealt, match.dealer.dealt)
    assert prove_deals(loaded) == deals


def test_without_what_was_taken_back_the_deals_are_not_those_of_the_key() -> None:
    match = boriken.load_record(without("Redealt", taken_back().record()))
    with pytest.raises(RecordError, match=r"^Action \d+ is .*, but the key deals .*\.$"):
        prove_deals(match)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("5", r"^The tag Redealt must be pairs of numbers, not '5'\.$"),
        ("5 9, 5 10", r"^The tag Redealt must be pairs of numbers, not '5 9, 5 10'\.$"),
        ("9999 9999", r"^The tag Redealt tells of 9999 actions, but there are \d+\.$"),
        ("5 2", r"^Action 5 .* cannot be done: Deal 2 has been dealt already: nothing is dealt twice\.$"),
    ],
)
def test_a_tag_that_cannot_tell_what_was_taken_back(told: str, sentence: str) -> None:
    record = finished().replace("[Result", f'[Redealt "{told}"]\n[Result')
    with pytest.raises(RecordError, match=sentence):
        boriken.load_record(record)
