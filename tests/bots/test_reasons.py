"""The reason for a hint: what the two best choices bring, told truly, in every language, and nothing that is hidden."""

from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest

import boriken
from boriken import Match
from boriken.bots.asking import advise
from boriken.bots.reasons import Reason, differences
from boriken.bots.registry import make_bot
from boriken.bots.search_bot import SearchBot
from boriken.core.game import Game
from boriken.core.randomness import Random
from boriken.core.registry import games, title
from boriken.core.words import LANGUAGES
from tests.bots.kit import choosing_a_role, last_role, sending_colonists
from tests.conformance.hidden import VARIANTS
from tests.kits.puerto_rico import given, seat


def reason_of(match: Match, bot: str, seed: int = 1) -> Reason:
    reason = advise(lambda: make_bot(bot, match.title, seed), match, seed).reason
    assert reason is not None
    return reason


def building() -> Match:
    match = given(players=3, seats={0: seat(doubloons=6)}, governor=0)
    match.play("builder")
    return match


@pytest.mark.parametrize("bot", ["search:60", "net:60", "net", "greedy"])
def test_a_reason_counts_what_the_lines_bring(bot: str) -> None:
    """The captain ships nine goods and has a point for it; the builder builds something for a point."""
    reason = reason_of(last_role(), bot)
    assert (reason.best, reason.second) == ("captain", "builder")
    assert reason.own == {"points": 9, "goods": -9, "buildings": -1}
    assert reason.others == {}


def test_a_sentence_says_what_is_more_what_is_less_and_what_the_others_have() -> None:
    words = title("puerto-rico").words("en", {"edition": "2020"})
    more = Reason("captain", "builder", {"points": 10, "goods": -9}, {"points": -2, "doubloons": 1})
    assert more.sentence(words) == (
        "A round later you have 10 points more with it than with the second choice, but 9 goods less. "
        "The others together have 1 doubloon more, but 2 points less."
    )
    assert Reason("mayor", "builder", {}, {}).sentence(words) == (
        "A round later you have as much with it as with the second choice. What speaks for it shows later."
    )
    assert Reason("mayor", "builder", {"doubloons": 1}, {}).sentence(words) == (
        "A round later you have 1 doubloon more with it than with the second choice."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_there_are_words_for_all_that_a_player_has(game: str, language: str) -> None:
    match = boriken.new_match(game, players=3, seed=1)
    words = match.title.words(language, match.setup.options)
    things = match.title.holdings(match.game, 0)
    assert next(iter(things)) == "points"
    for count in (1, 2):
        told = Reason("a", "b", dict.fromkeys(things, count), dict.fromkeys(things, -count)).sentence(words)
        assert told.count(str(count)) == 2 * len(things)
        assert "{" not in told


def test_a_difference_that_may_be_luck_is_not_told() -> None:
    same, luck = [Counter(points=5)] * 4, [Counter(points=n) for n in (0, 12, 1, 11)]
    assert differences(luck, same) == {}
    assert differences([Counter(points=7)] * 4, same) == {"points": 2}
    assert differences(same, [Counter(points=4, goods=1)] * 4) == {"points": 1, "goods": -1}


def test_a_whole_arrangement_has_no_second_best_to_compare_it_with() -> None:
    match = sending_colonists()
    advice = advise(lambda: make_bot("search:20", match.title, 1), match, 1)
    assert advice.counts is not None
    assert advice.reason is None


@pytest.mark.parametrize("bot", ["search:30", "net:30"])
@pytest.mark.parametrize("position", [choosing_a_role, building])
def test_to_look_for_a_reason_changes_nothing_and_can_be_repeated(bot: str, position: Callable[[], Match]) -> None:
    match = position()
    before = match.position()
    assert reason_of(match, bot) == reason_of(match, bot)
    assert match.position() == before


def test_in_lines_that_come_to_the_same_position_a_bot_decides_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, decide, asked = last_role(), SearchBot.go_on, list[str]()

    def go_on(bot: SearchBot, game: Game, actor: int) -> int:
        asked.append(str(match.title.save(game)))
        return decide(bot, game, actor)

    monkeypatch.setattr(SearchBot, "go_on", go_on)
    reason_of(match, "search:60")
    assert asked
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize(("game", "bot"), [("san-juan", "net:20"), ("anno-1503", "search:10")])
def test_a_reason_is_the_same_whatever_the_seat_cannot_know(game: str, bot: str) -> None:
    """Positions out of a random game, and one that looks the same to the one who decides."""
    match, chance, compared = boriken.new_match(game, players=3, seed=3), Random(3), 0
    while compared < 3:
        if len(match.moves) > 60 and len(match.choices()) > 1 and chance.below(6) == 0:
            position = match.position()
            for twin in islice(VARIANTS[game](position, position["state"]["question"]["seat"]), 1):
                known = [boriken.from_position(document, seed=1) for document in (position, twin)]
                advice = [advise(lambda: make_bot(bot, match.title, 5), one, 5) for one in known]
                assert advice[0] == advice[1]
                compared += 1
        match.play(match.choices()[chance.below(len(match.choices()))])
