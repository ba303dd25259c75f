"""Chance: repeatable, counted, and as likely as the weights say."""

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import boriken
from boriken import Match
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.game import CHANCE, Game
from boriken.core.randomness import Random

WORDS = {  # by seed: the words 0, 1, 2, 2**32 and 2**40
    0: [3076905282, 1527476795, 1437275926, 2398978896, 987987277],
    7: [322315528, 1158112996, 1558103759, 1172008167, 2845445692],
    2**62 - 1: [2468908047, 3608486687, 3789484203, 2296937523, 3617486797],
}


class Urn(Game):
    """One draw after the other, each from the same tickets; the actions are 100, 101 and so on."""

    def __init__(self, tickets: Sequence[int]) -> None:
        super().__init__(0)
        self.actor = CHANCE
        self.tickets = tickets

    def legal(self) -> vec[i64]:
        return numbers(range(100, 100 + len(self.tickets)))

    def weights(self) -> vec[i64]:
        return numbers(self.tickets)


def numbers(values: Iterable[int]) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


def surprise(seen: Counter[int], expected: Sequence[float]) -> float:
    """Chi-square: how far the counts are from what was to be expected; about the number of kinds if all is well."""
    return sum((seen[kind] - wanted) ** 2 / wanted for kind, wanted in enumerate(expected))


# The dealer


@pytest.mark.parametrize("seed", WORDS)
def test_the_words_of_a_seed_are_the_same_everywhere(seed: int) -> None:
    assert [SeededDealer(seed).word(index) for index in (0, 1, 2, 2**32, 2**40)] == WORDS[seed]


def test_a_word_depends_on_its_number_alone_and_not_on_what_was_asked_before() -> None:
    forwards, backwards = SeededDealer(3), SeededDealer(3)
    words = [forwards.word(index) for index in range(100)]
    assert [backwards.word(index) for index in reversed(range(100))] == words[::-1]


def test_every_part_of_the_seed_matters() -> None:
    seeds = [0, 1, 2**31, 2**32, 2**33, 2**61, 2**62 - 1]
    assert len({SeededDealer(seed).word(0) for seed in seeds}) == len(seeds)


def test_a_dealer_counts_what_he_deals() -> None:
    dealer, urn = SeededDealer(3), Urn([1, 1])
    for dealt in range(5):
        assert dealer.dealt == dealt
        dealer.deal(urn)


def test_the_outcome_depends_on_how_much_was_dealt_before() -> None:
    urn = Urn([1] * 1000)
    dealer = SeededDealer(3)
    outcomes = [dealer.deal(urn) for _ in range(20)]
    assert len(set(outcomes)) > 10
    assert [SeededDealer(3, dealt).deal(urn) for dealt in range(20)] == outcomes


def test_a_dealer_elsewhere_deals_the_same_from_there_on() -> None:
    urn, dealer = Urn([1] * 1000), SeededDealer(3)
    outcomes = [dealer.deal(urn) for _ in range(20)]
    other = dealer.at(15)
    assert other.dealt == 15
    assert [other.deal(urn) for _ in range(5)] == outcomes[15:]
    assert dealer.dealt == 20


def test_outcomes_are_as_likely_as_their_weights() -> None:
    tickets, draws = [1, 2, 3, 14], 20_000
    dealer, urn = SeededDealer(11), Urn(tickets)
    seen = Counter(int(dealer.deal(urn)) - 100 for _ in range(draws))
    assert surprise(seen, [draws * weight / sum(tickets) for weight in tickets]) < 20  # once in 5,000 seeds it is more


def test_an_outcome_that_can_happen_in_no_way_does_not_happen() -> None:
    dealer, urn = SeededDealer(11), Urn([0, 3, 0, 2, 0])
    assert {int(dealer.deal(urn)) for _ in range(200)} == {101, 103}


def test_the_only_outcome_happens() -> None:
    assert SeededDealer(11).deal(Urn([5])) == 100


def test_the_first_words_of_many_seeds_are_spread_evenly() -> None:
    seen = Counter(int(SeededDealer(seed).word(0)) >> 28 for seed in range(16_000))
    assert surprise(seen, [1000] * 16) < 45  # 15 is usual; once in 10,000 times it is more


def test_a_word_has_thirty_two_bits() -> None:
    words = [int(SeededDealer(seed).word(index)) for seed in range(40) for index in range(40)]
    assert 0 <= min(words) < 2**24
    assert 2**32 - 2**24 < max(words) < 2**32


def test_who_writes_his_own_dealer_says_only_the_words() -> None:
    class Stubborn(Dealer):
        def word(self, index: i64) -> i64:
            return 2**32 - 1

    assert Stubborn().deal(Urn([1, 1, 1])) == 102


# In a match


def chances(match: Match) -> list[str]:
    return [move.text for move in match.moves if move.actor == CHANCE]


def test_the_same_seed_turns_up_the_same_tiles() -> None:
    one, same, other = (boriken.new_match("puerto-rico", 4, seed=seed) for seed in (5, 5, 6))
    assert chances(one) == chances(same)
    assert chances(one) != chances(other)


# A stream


def test_a_stream_repeats_with_its_seed() -> None:
    stream = Random(7)
    assert [stream.below(1000) for _ in range(6)] == [75, 269, 362, 881, 55, 17]


@pytest.mark.parametrize("limit", [1, 2, 7, 2**30])
def test_a_stream_stays_below_its_limit(limit: int) -> None:
    stream = Random(limit)
    drawn = {int(stream.below(limit)) for _ in range(200)}
    assert 0 <= min(drawn) <= max(drawn) < limit
    assert len(drawn) >= min(limit, 100)


def test_a_stream_is_spread_evenly() -> None:
    stream = Random(1)
    seen = Counter(int(stream.below(10)) for _ in range(10_000))
    assert surprise(seen, [1000] * 10) < 35  # 9 is usual; once in 15,000 times it is more
