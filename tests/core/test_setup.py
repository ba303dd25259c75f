"""Sitting down to a game: what is asked for is checked, completed and kept."""

import json

import pytest

import boriken
from boriken import BorikenError, SetupError
from boriken.core import registry
from boriken.core.errors import quoted
from boriken.core.given import SEED_LIMIT
from boriken.core.setup import Option, Setup, option_text
from tests.core.junk import ENDLESS, TOO_LARGE

JUNK: list[object] = [None, [], {}, 1.5, b"yes", TOO_LARGE, ENDLESS]
OPTIONS = registry.title("puerto-rico").options


def setup(players: object = 4, **options: object) -> Setup:
    return Setup.of(registry.title("puerto-rico"), players, options)


def name_of(option: Option) -> str:
    return option.name


def assert_refused(sentence: str, game: object = "puerto-rico", players: object = 4, **options: object) -> None:
    with pytest.raises(SetupError) as error:
        boriken.new_match(game, players, **options)  # type: ignore[arg-type]
    assert str(error.value) == sentence
    assert isinstance(error.value, BorikenError)


# The game and the players


@pytest.mark.parametrize("game", ["", "Puerto-Rico", "puerto rico", *JUNK], ids=quoted)
def test_a_game_that_the_house_does_not_have(game: object) -> None:
    assert_refused(f"There is no game {quoted(game)}; there is {', '.join(registry.games())}.", game)


@pytest.mark.parametrize("players", [0, 1, 6, -4, True, "4", 4.0, *JUNK], ids=quoted)
def test_a_number_of_players_that_the_game_is_not_for(players: object) -> None:
    assert_refused(f"Puerto Rico is for 2 to 5 players, not {quoted(players)}.", players=players)


# Options


def test_every_option_is_named_in_the_setup() -> None:
    assert dict(setup().options) == {option.name: option.default for option in OPTIONS}


@pytest.mark.parametrize("option", OPTIONS, ids=name_of)
def test_an_option_can_be_chosen_by_value_and_by_text(option: Option) -> None:
    for choice in option.choices:
        for given in (choice, str(choice), option_text(choice)):
            read = setup(5, **{option.name: given}).options[option.name]
            assert (read, type(read)) == (choice, type(choice))


@pytest.mark.parametrize("text", ["yes", "Yes", "TRUE", "true"])
def test_a_switch_is_on_with_yes_or_true(text: str) -> None:
    assert setup(balanced=text).flag("balanced") is True


@pytest.mark.parametrize("text", ["no", "No", "FALSE", "false"])
def test_a_switch_is_off_with_no_or_false(text: str) -> None:
    assert setup(vp_end_any_phase=text).flag("vp_end_any_phase") is False


def test_a_number_may_stand_for_a_choice_that_is_a_text() -> None:
    assert setup(edition=2020).text("edition") == "2020"
    assert setup(first_governor=3).text("first_governor") == "3"


@pytest.mark.parametrize("option", OPTIONS, ids=name_of)
@pytest.mark.parametrize("value", ["", "maybe", 99, -1, "yes\n", *JUNK], ids=quoted)
def test_a_choice_that_an_option_does_not_offer(option: Option, value: object) -> None:
    if value == [] and option.name == "expansions":
        pytest.skip("no expansion at all is a choice")
    assert_refused(f"The option {option.name} can be {option.offered()}, not {quoted(value)}.", **{option.name: value})


def test_what_an_option_offers_is_told_in_words() -> None:
    offered = {option.name: option.offered() for option in OPTIONS}
    assert offered["balanced"] == "no, yes"
    assert offered["expansions"] == "none, or some of new-buildings, nobles, buccaneer, festival"


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ([], "none"),
        ("none", "none"),
        (["nobles", "new-buildings"], "new-buildings,nobles"),
        (("festival",), "festival"),
        ("festival, nobles", "nobles,festival"),
        (["nobles", "nobles"], "nobles"),
    ],
)
def test_several_can_be_chosen_of_an_option_that_has_members(given: object, read: str) -> None:
    assert setup(expansions=given).text("expansions") == read


def test_every_mix_of_the_members_is_a_choice() -> None:
    option = next(option for option in OPTIONS if option.name == "expansions")
    assert len(set(option.choices)) == 16
    assert {setup(expansions=choice).text("expansions") for choice in option.choices} == set(option.choices)


def test_the_first_of_every_group_go_together() -> None:
    option = next(option for option in OPTIONS if option.groups)
    first = [member for group in option.groups for member in group.members[: group.count]]
    assert sorted(setup(**{option.name: first}).members(option.name)) == sorted(first)
    assert sorted(member for group in option.groups for member in group.members) == sorted(option.members)


@pytest.mark.parametrize(("name", "value"), [("balanced", 1), ("balanced", 0), ("max_large", True), ("edition", True)])
def test_numbers_are_no_switches_and_switches_no_numbers(name: str, value: object) -> None:
    with pytest.raises(SetupError):
        setup(**{name: value})


def test_an_option_that_the_game_does_not_have() -> None:
    known = ", ".join(option.name for option in OPTIONS)
    assert_refused(f"Puerto Rico has no option 'nobels'; it has {known}.", nobels=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_governor_who_does_not_sit_at_the_table(players: int) -> None:
    assert_refused(f"There is no seat {players} at a table of {players}.", players=players, first_governor=players)


@pytest.mark.parametrize("option", OPTIONS, ids=name_of)
def test_an_option_publishes_what_can_be_chosen(option: Option) -> None:
    schema = option.schema()
    assert json.loads(json.dumps(schema)) == schema
    assert schema["default"] in schema["choices"]
    assert schema["meaning"].endswith(".")


# Seeds, names and dates


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, "7", 1.5, True, TOO_LARGE, []], ids=quoted)
def test_a_seed_is_a_number_within_bounds(seed: object) -> None:
    assert_refused(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {quoted(seed)}.", seed=seed)


def test_without_a_seed_nobody_can_repeat_the_game() -> None:
    seeds = {boriken.new_match("puerto-rico", 4).position()["dealer"]["seed"] for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)


@pytest.mark.parametrize("names", [["Ana", "Ben"], ("Ana", "Ben"), [], ()])
def test_names_are_kept(names: list[str] | tuple[str, ...]) -> None:
    assert boriken.new_match("puerto-rico", 2, names=names).names == list(names)


@pytest.mark.parametrize("names", ["AB", None, 3, ["Ana", 3], ["Ana", None], {"Ana": 1, "Ben": 2}, ["Ana", "\ud800"]])
def test_names_are_texts(names: object) -> None:
    assert_refused("Names are a list of texts.", players=2, names=names)


@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Ben", "Cleo"]])
def test_every_seat_needs_its_name(names: list[str]) -> None:
    assert_refused(f"2 players need 2 names, not {len(names)}.", players=2, names=names)


@pytest.mark.parametrize("date", ["2026-01-31", "2024-02-29", None])
def test_a_date_is_kept(date: str | None) -> None:
    assert boriken.new_match("puerto-rico", 2, date=date).date == date


@pytest.mark.parametrize("date", ["", "31.1.2026", "2026-02-30", "2026-1-31", "20260131", "2026-W05-6", 2026, b""])
def test_a_date_is_a_day_of_the_calendar(date: object) -> None:
    assert_refused(f"A date is written like 2026-01-31, not {date!r}.", date=date)
