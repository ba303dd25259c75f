"""Records: a match as text and back, and a sentence for every text that is no record."""

import json
import re
from functools import cache

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

import boriken
from boriken import Match, RecordError
from boriken.core.dealer import Dealer
from boriken.core.given import SEED_LIMIT
from boriken.core.randomness import Random
from boriken.core.record import VERSION
from boriken.core.setup import Setup
from tests.core.junk import attempt
from tests.kits.puerto_rico import given, new_game, seat

# A record as somebody might write it by hand: what the options are is left out
SHORT = """\
[Boriken "record 1"]
[Game "puerto-rico"]
[Players "3"]
[Names "[\\"Ana\\", \\"Ben\\", \\"Zoë\\"]"]
[Date "2026-01-31"]
[Seed "7"]
[Result "*"]

0. * governor 1, draw corn, draw sugar, draw tobacco, draw corn
1. 1 settler, settle quarry; 2 pass; 0 pass; * draw indigo, draw indigo, draw indigo, draw coffee
2. 2 mayor, colonist; 1 place indigo 0
3. 0 builder, build small_indigo_plant
"""

HUGE = "7" * 5000  # more digits than Python makes a number of


def played_out(match: Match) -> Match:
    choice = Random(5)
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match


@cache
def whole() -> str:
    """The record of a finished game."""
    return played_out(boriken.new_match("puerto-rico", 3, seed=7)).record()


@cache
def from_a_position() -> str:
    """The record of a match that began with a position."""
    match = given(2, seats={0: seat(goods="2 corn", city="hacienda"), 1: seat(goods="1 corn")}, row={"corn": 2})
    match.play("captain", "ship corn 4", "ship corn 4", "settler", "settle corn", "hacienda", "pass")
    return match.record()


def changed(old: str, new: str, record: str = SHORT) -> str:
    assert old in record
    return record.replace(old, new, 1)


def assert_refused(record: str, sentence: str, at: int | None = None) -> None:
    with pytest.raises(RecordError) as error:
        boriken.load_record(record)
    assert (str(error.value), error.value.at) == (sentence, at)


def assert_kept(match: Match) -> None:
    loaded = boriken.load_record(match.record())
    assert loaded.record() == match.record()
    assert loaded.position() == match.position()
    assert loaded.log(None) == match.log(None)
    assert (loaded.names, loaded.date, loaded.moves) == (match.names, match.date, match.moves)


# There and back


def test_a_record_reads_turn_by_turn() -> None:
    """Whatever its seed would turn up, it says what was."""
    match = boriken.new_match("puerto-rico", 3, seed=7, names=["Ana", "Ben", "Zoë"], date="2026-01-31").at(0)
    for action in re.findall(r"[a-z_]+(?: [a-z_0-9]+)*", SHORT[SHORT.index("0. *") :]):
        match.replay(action)
    options = re.compile(r'\[[a-z_]+ ".*"\]\n')
    assert options.sub("", match.record()) == SHORT


def test_what_a_record_leaves_out_is_as_usual() -> None:
    match = boriken.load_record(SHORT)
    assert dict(match.setup.options) == {option.name: option.default for option in match.title.options}
    assert_kept(match)


def test_a_record_says_all_options() -> None:
    match = boriken.new_match("puerto-rico", 4, edition="first", max_large=5, balanced=True, first_governor=2, seed=1)
    assert '[balanced "yes"]\n' in match.record()
    assert boriken.load_record(match.record()).setup == match.setup


def test_a_finished_game_comes_back_with_its_result() -> None:
    match = boriken.load_record(whole())
    assert match.over
    assert f'[Result "{" ".join(str(score["points"]) for score in match.scores())}"]' in whole()
    assert_kept(match)


def test_a_match_from_a_position_comes_back_with_it() -> None:
    match = boriken.load_record(from_a_position())
    assert_kept(match)
    assert match.at(0).position()["state"]["seats"][0]["goods"] == {"corn": 2}


def test_a_match_from_the_middle_of_a_game_deals_on_as_before() -> None:
    middle = boriken.from_position(boriken.load_record(SHORT).position())
    middle.play("pass", "pass", "trader", "settler", "pass", "pass", "pass")
    assert '[Dealt "9"]' in middle.record()
    assert_kept(middle)


@pytest.mark.parametrize("seed", [0, 10**18, SEED_LIMIT - 1, None])
def test_every_seed_is_kept(seed: int | None) -> None:
    assert_kept(boriken.new_match("puerto-rico", 2, seed=seed))


@pytest.mark.parametrize(
    "name", ['"', "\\", '\\"', "[x]", "Ana\nBen", "\r", "\x85", "\u2028", "\x00", "日本", "👩‍🌾", ""]
)
def test_every_name_is_kept(name: str) -> None:
    assert_kept(boriken.new_match("puerto-rico", 2, seed=1, names=[name, name + name]))


def test_chance_goes_on_where_a_record_breaks_off() -> None:
    match = new_game(3)
    match.play("settler", "pass", "pass", "pass")
    *_, before, last = match.record().split(", draw ")
    assert before.isalpha()
    assert boriken.load_record(match.record().removesuffix(f", draw {before}, draw {last}")).moves == match.moves


def test_a_match_whose_chance_is_somebody_elses_has_no_seed_in_its_record() -> None:
    class Forgetful(Dealer):
        pass

    setup: Setup = new_game(2).setup
    assert "Seed" not in Match(setup, Forgetful()).record()


@pytest.mark.parametrize("layout", ["\r\n", "\n\n", "  \n\t"])
def test_line_ends_and_empty_lines_do_not_matter(layout: str) -> None:
    assert boriken.load_record(SHORT.replace("\n", layout)).record() == boriken.load_record(SHORT).record()


# What is no record


@pytest.mark.parametrize("tag", ["Boriken", "Game", "Players", "Result"])
def test_a_record_without_a_tag_that_it_needs(tag: str) -> None:
    record = "\n".join(line for line in SHORT.split("\n") if not line.startswith(f"[{tag} "))
    assert_refused(record, f"The tag {tag} is missing.")


@pytest.mark.parametrize("version", ["record 2", "record 0", "record", "position 1", "record 1.0", ""])
def test_a_record_of_another_version(version: str) -> None:
    assert_refused(changed("record 1", version), f"This is {version!r}, and this program reads 'record {VERSION}'.")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("puerto-rico", "chess", "There is no game 'chess'; there is puerto-rico, san-juan, anno-1503."),
        ('"3"', '"6"', "Puerto Rico is for 2 to 5 players, not 6."),
        ('"3"', '"three"', "The tag Players must be a number, not 'three'."),
        ('"3"', '"-3"', "The tag Players must be a number, not '-3'."),
        ('"3"', '"٣"', "The tag Players must be a number, not '٣'."),
        ('Seed "7"', 'Seed "7.0"', "The tag Seed must be a number, not '7.0'."),
        ('Seed "7"', f'Seed "{2**62}"', f"A seed is a whole number from 0 to {2**62 - 1}, not {2**62}."),
        ('Seed "7"', f'Seed "{HUGE}"', f"The tag Seed must be a number, not '{'7' * 35}...'."),
        ('[Seed "7"]', '[Seed "7"]\n[Dealt "x"]', "The tag Dealt must be a number, not 'x'."),
        ("2026-01-31", "2026-02-31", "A date is written like 2026-01-31, not '2026-02-31'."),
        ("2026-01-31", "", "A date is written like 2026-01-31, not ''."),
        ('[Seed "7"]', '[max_large "6"]', "The option max_large can be 4, 5, not '6'."),
        ('[Seed "7"]', '[first_governor "3"]', "There is no seat 3 at a table of 3."),
        ('[Seed "7"]', '[Seed "7"]\n[Seed "7"]', "Line 7: the tag Seed stands twice or in the wrong place."),
        ("2. 2", '[Seat "7"]\n2. 2', "Line 11: the tag Seat stands twice or in the wrong place."),
    ],
    ids=range(15),
)
def test_a_tag_that_says_nonsense(old: str, new: str, sentence: str) -> None:
    assert_refused(changed(old, new), sentence)


def test_a_tag_that_means_nothing() -> None:
    with pytest.raises(RecordError, match=r"^Puerto Rico has no option 'Weather'; it has edition, .*\.$"):
        boriken.load_record(changed("[Seed", '[Weather "fine"]\n[Seed'))


@pytest.mark.parametrize("names", ["", "Ana", "{}", "null", '"Ana"', "[" * 100_000, "[NaN"])
def test_names_that_cannot_be_read(names: str) -> None:
    assert_refused(
        re.sub(r'\[Names ".*"\]', lambda _: f"[Names {json.dumps(names)}]", SHORT), "The tag Names cannot be read."
    )


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ('["Ana"]', "3 players need 3 names, not 1."),
        ('["Ana", "Ben", 3]', "Names are a list of texts."),
        (r'["Ana", "Ben", "\ud800"]', "Names are a list of texts."),
    ],
)
def test_names_that_do_not_fit(names: str, sentence: str) -> None:
    assert_refused(re.sub(r'\[Names ".*"\]', lambda _: f"[Names {json.dumps(names)}]", SHORT), sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("", "The tag Position cannot be read."),
        ("null", "The tag Position cannot be read."),
        ("[]", "The tag Position cannot be read."),
        ('{"a":' * 100_000, "The tag Position cannot be read."),
        ("{}", "State.seats is missing."),
        ('{"seats": [{}, {}, {"goods": 1}]}', "State.seats[2].goods must be a set of named entries."),
        ('{"seats": [{}, {}, {}], "weather": 1}', "State has an entry 'weather' that means nothing here."),
    ],
    ids=range(7),
)
def test_a_position_that_cannot_be_read(position: str, sentence: str) -> None:
    assert_refused(changed("[Result", f"[Position {json.dumps(position)}]\n[Result"), sentence)


NO_ACTION = "cannot be done: {} is no action of Puerto Rico."
PERHAPS = "cannot be done: 'settle quary' is no action of Puerto Rico; perhaps you mean settle quarry or settle sugar."


@pytest.mark.parametrize(
    ("old", "new", "at", "line", "sentence"),
    [
        ("settle quarry", "settle quary", 7, 10, PERHAPS),
        ("settle quarry", "", 7, 10, NO_ACTION.format("''")),
        ("settle quarry", "mayor", 7, 10, "cannot be done: Something else is asked now: which tile to take."),
        ("governor 1", "governor 3", 1, 9, "cannot be done: Chance decides this."),
        ("* governor 1", "1 governor 1", 1, 9, "is by seat 1, but chance is to act."),
        ("2 pass", "1 pass", 8, 10, "is by seat 1, but seat 2 is to act."),
        ("2 pass", "* pass", 8, 10, "is by chance, but seat 2 is to act."),
        ("2 pass", "987 pass", 8, 10, "is by seat 987, but seat 2 is to act."),
    ],
)
def test_an_action_that_cannot_be_done(old: str, new: str, at: int, line: int, sentence: str) -> None:
    action = re.sub(r"^[\d*]+ ", "", new)
    assert_refused(changed(old, new), f"Action {at} (line {line}, {action!r}) {sentence}", at)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("1. 1 settler", "1 settler", "Line 10 is neither a tag nor a turn: '1 settler, settle quarry; 2 pass; 0...'."),
        ('[Seed "7"]', '[Seed "7]', "Line 6 is neither a tag nor a turn: '[Seed \"7]'."),
        ('[Seed "7"]', '[Seed "7\\"]', "Line 6 is neither a tag nor a turn: '[Seed \"7\\\\\"]'."),
        ("2. 2 mayor, colonist", "2. mayor", "Line 11 does not say who acts in 'mayor'."),
        ("2. 2 mayor, colonist", "2. ; mayor", "Line 11 does not say who acts in ''."),
        ("2. 2 mayor", f"2. {HUGE} mayor", f"Line 11 does not say who acts in '{'7' * 35}...'."),
    ],
    ids=range(6),
)
def test_a_line_that_cannot_be_read(old: str, new: str, sentence: str) -> None:
    assert_refused(changed(old, new), sentence)


@pytest.mark.parametrize("record", ["", "\n", "0. * governor 1"])
def test_next_to_nothing_is_no_record(record: str) -> None:
    assert_refused(record, "The tag Boriken is missing.")


def test_a_result_that_the_actions_do_not_lead_to() -> None:
    assert_refused(changed('"*"', '"31 27 40"'), "The result is given as '31 27 40', but the actions lead to '*'.")


def test_an_action_after_the_end() -> None:
    moves = len(boriken.load_record(whole()).moves)
    line = len(whole().splitlines()) + 1
    assert_refused(
        f"{whole()}999. 0 settler\n",
        f"Action {moves + 1} (line {line}, 'settler') comes after the end of the game.",
        moves + 1,
    )


# Slips of the pen

PIECES = re.compile(r"[A-Za-z_]+|\d+|\s|.", re.DOTALL)
ODD = st.one_of(
    st.sampled_from([*'"\\[]{};,.*-0\n\r\t', "\u2028", "٣", "é", "\x00", "\ud800", HUGE]),
    st.sampled_from(PIECES.findall(SHORT)),
    st.text(max_size=3),
)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """A record in which characters, words or lines were dropped, doubled, swapped or replaced."""
    record = draw(st.sampled_from([SHORT, boriken.load_record(SHORT).record(), from_a_position(), whole()]))
    for _ in range(draw(st.integers(1, 3))):
        split = draw(st.sampled_from([list, PIECES.findall, lambda text: text.splitlines(keepends=True)]))
        parts: list[str] = split(record)
        if parts:
            here, there = (draw(st.integers(0, len(parts) - 1)) for _ in range(2))
            how = draw(st.sampled_from(["drop", "double", "swap", "replace", "cut"]))
            if how == "drop":
                del parts[here]
            elif how == "double":
                parts.insert(there, parts[here])
            elif how == "swap":
                parts[here], parts[there] = parts[there], parts[here]
            elif how == "replace":
                parts[here] = draw(ODD)
            else:
                del parts[here:]
            record = "".join(parts)
    return record


@settings(max_examples=250, derandomize=True, deadline=None)
@examples(spoiled())
def test_a_spoiled_record_is_refused_with_a_sentence_or_is_a_record(record: str) -> None:
    match = attempt(boriken.load_record, record, RecordError)
    if match:
        assert_kept(match)
