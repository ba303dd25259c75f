"""Puerto Rico in words: complete in every language, and made from what front ends see."""

from io import BytesIO, TextIOWrapper
from random import Random
from typing import Any

import pytest

from boriken import Match, new_match
from boriken.cli.games import presenter_for
from boriken.cli.games.plain import PlainPresenter
from boriken.cli.games.puerto_rico.answers import EXPLAIN, SIMPLE
from boriken.cli.games.puerto_rico.printed import PRINTED
from boriken.cli.player_names import PlayerNames
from boriken.cli.terminal import make_console
from boriken.core import registry
from boriken.core.setup import Setup
from boriken.core.words import LANGUAGES, identifier
from boriken.games.puerto_rico import event_names
from boriken.games.puerto_rico.catalogue import CARD_NAMES
from boriken.games.puerto_rico.game import STEPS
from boriken.games.puerto_rico.notation import NOTATION
from tests.cli.kit import assert_all_has_words, picture, table_of, told
from tests.kits.puerto_rico import given, seat, ship

EVERY_QUESTION = {"ask_optional": True, "optional_production": True, "hidden_vp": True}
ALL_EXPANSIONS = ["new-buildings", "nobles", "buccaneer", "festival"]


every_language = pytest.mark.parametrize("language", LANGUAGES)


def random_match(players: int, seed: int, **options: Any) -> Match:
    return new_match("puerto-rico", players=players, seed=seed, **options)


def test_every_game_has_a_face() -> None:
    for game in registry.games():
        title = registry.title(game)
        assert type(presenter_for(Setup.of(title, title.player_counts[0], {}))) is not PlainPresenter


@every_language
@pytest.mark.parametrize("edition", ["first", "2020"])
def test_every_kind_of_event_has_words(edition: str, language: str) -> None:
    """To those who see what it is about and to those who do not, of the reader and of others."""
    presenter, people = table_of(random_match(4, 1, edition=edition), language)
    for kind in event_names.EVENT_NAMES:
        for of_seat in (0, 1):
            for value in (1, 2):
                event = event_names.event([kind, of_seat, value, value, value])
                for seen in (event, event_names.masked(event, 2)):
                    said = presenter.sentence([seen, seen], people)
                    assert said.endswith(".")
                    assert "None" not in said
                    if language == "en":
                        assert ("colonist" in said) <= (edition == "first")


@every_language
def test_every_question_role_building_and_action_has_words(language: str) -> None:
    words = registry.title("puerto-rico").words(language, {"edition": "2020"})
    for step in STEPS:
        assert f"questions-{step.name}.mine" in words
        assert f"asked-{step.name}" in words
        assert f"decline-{step.name}" in words
    assert all(f"roles-{identifier(role)}.name" in words for role in CARD_NAMES)
    assert all(f"{group}-{building}" in words for building in PRINTED for group in ("buildings", "effects"))
    choices = [
        text for text in NOTATION if text not in CARD_NAMES and not text.startswith(("pass", "draw", "governor"))
    ]
    assert {text.split()[0] for text in choices if " " in text} == {*SIMPLE, *EXPLAIN}
    assert all(f"choices-{text}" in words for text in choices if " " not in text)


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "de"), (4, "nl"), (5, "es")])
@pytest.mark.parametrize("edition", ["first", "2020"])
@pytest.mark.parametrize("expansions", [[], ALL_EXPANSIONS], ids=["base", "all"])
def test_whatever_is_asked_is_one_sentence_and_every_choice_has_a_meaning(
    players: int, language: str, edition: str, expansions: list[str]
) -> None:
    options = {"edition": edition, "expansions": expansions, "nb_rules": "2004" if edition == "first" else "2020"}
    match, random = random_match(players, seed=players, **EVERY_QUESTION, **options), Random(players)
    while not match.over:
        assert_all_has_words(match, language)
        match.play(random.choice(match.choices()))
    assert told(match)[-1] == "The game is over."


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "de"), (4, "nl"), (5, "es")])
@pytest.mark.parametrize("expansions", [[], ALL_EXPANSIONS], ids=["base", "all"])
def test_the_picture_keeps_within_the_screen(players: int, language: str, columns: int, expansions: list[str]) -> None:
    match, random = random_match(players, seed=7, expansions=expansions), Random(7)
    while not match.over:
        match.play(random.choice(match.choices()))
        if len(match.moves) % 10:
            continue
        lines = picture(match, 0, columns, language).splitlines()
        assert max(map(len, lines)) <= columns
        island = registry.title("puerto-rico").words(language, match.setup.options).say("ui-island")
        assert sum(f"  {island} " in line for line in lines) == players


def test_the_picture_shows_everything_on_the_table() -> None:
    match = given(
        seats={
            0: seat(doubloons=5, points=3, san_juan=1, goods="2 corn, 1 coffee", island="3/2 corn, 1 quarry"),
            1: seat(city="indigo_plant (2), wharf (0)"),
        },
        cargo_ships=[ship(), ship("3 corn"), ship()],
        trading_house={"sugar": 1},
        row={"indigo": 2, "tobacco": 1},
        options={"edition": "first"},
    )
    match.play("prospector")
    shown = picture(match)
    assert "Prospector (You)" in shown
    assert "6 ■■■□□□ corn" in shown
    assert "Trading house  sugar · 3 free" in shown
    assert "Plantations    indigo indigo · tobacco · Quarries: 7" in shown
    assert "Colonist ship  4 colonists" in shown
    assert "You · Governor · 6 doubloons · 3 points · Points in all: 3 · San Juan: 1 colonist · 2 corn" in shown
    assert "Island  corn ●●○ · quarry ○ · 8 free" in shown
    assert "▶ random 1 · " in shown
    assert "City    Indigo plant ●●○ · Wharf ○ · 10 free" in shown
    assert " 9 Wharf ×1" in shown
    assert "10 City hall ×1" in shown


def test_doubloons_lie_on_roles_and_prices_follow_the_options() -> None:
    match = given(roles={"mayor": {"doubloons": 2}}, options={"balanced": True})
    assert "Foreman +2" in picture(match)
    assert " 8 Factory ×2" in picture(match)


def test_hidden_points_are_not_shown() -> None:
    match = given(seats={0: seat(points=3), 1: seat(points=5)}, options={"hidden_vp": True})
    assert "3 points · Points in all: 3" in picture(match, viewer=0)
    assert "5 points" not in picture(match, viewer=0)
    assert picture(match, viewer=0).count("Points: hidden") == 3


def meaning(match: Match, action: str) -> str:
    return presenter_for(match.setup).explain(action, match.view(match.actor), match.preview(action))


def test_a_building_shows_its_price_after_reductions_and_what_is_left() -> None:
    match = given(seats={0: seat(doubloons=7, island="2/2 quarry")})
    match.play("builder")
    assert meaning(match, "build hospice") == (
        "Build the hospice for 1 doubloon. 2 points. "
        "A tile you take in the settler phase comes with a worker on it (not the hacienda's)."
    )


def test_a_sale_shows_what_it_pays_with_markets() -> None:
    match = given(seats={0: seat(doubloons=1, goods="1 sugar", city="small_market, large_market")})
    match.play("trader")
    assert meaning(match, "sell sugar") == "Sell sugar. Brings 6 doubloons."


def test_a_shipment_shows_all_its_points() -> None:
    match = given(seats={0: seat(goods="3 corn", city="harbor, wharf")}, cargo_ships=[ship(), ship("4 corn"), ship()])
    match.play("captain")
    assert meaning(match, "ship corn 6") == "Ship 2 corn on the ship of 6. 4 points."
    assert meaning(match, "wharf corn") == "Ship 3 corn from your wharf. 5 points."


def test_a_plantation_given_up_shows_who_stands_on_it() -> None:
    owner = seat(island="2/1 corn, 1/1 sugar", city="land_office", nobles="1 land_office, 1 sugar")
    match = given(seats={0: owner}, options={"expansions": ["nobles"]})
    match.play("trader")
    assert meaning(match, "discard corn") == "Give up a corn plantation"
    assert meaning(match, "discard corn colonist") == "Give up a corn plantation with the worker on it"
    assert meaning(match, "discard sugar") == "Give up a sugar plantation with the noble on it"
    match.play("discard corn colonist")
    assert "You give up a corn plantation (land office); its worker goes to the port." in " ".join(told(match))


def test_a_raider_is_told_how_many_tokens_are_to_be_named() -> None:
    options = {"expansions": ["nobles", "buccaneer"], "kidnap_solo": True}
    match = given(2, options=options, colonist_ship=3, noble_ship=2, seats={0: seat(island="1 corn")})
    match.play("buccaneer", "raid")
    assert presenter_for(match.setup).ask(match.view(0)) == "Take a worker or a noble (3 to take)?"


def test_a_meaning_tells_nothing_that_is_hidden() -> None:
    match = given(seats={0: seat(city="hacienda")}, row={"corn": 2})
    match.play("settler")
    assert meaning(match, "hacienda") == "Draw an unseen plantation"


def test_seats_are_told_in_the_right_person() -> None:
    match = given(seats={0: seat(goods="3 corn", city="harbor"), 1: seat(goods="2 corn")})
    match.play("captain", "ship corn 7", "ship corn 7")
    assert told(match)[:7] == [
        "You take the captain.",
        "You ship 3 corn on the ship of 7.",
        "You get 3 points.",
        "You get 1 point as captain.",
        "Your harbor brings 1 point.",
        "random 1 ships 2 corn on the ship of 7.",
        "random 1 gets 2 points.",
    ]
    assert told(match, language="es")[4] == "El puerto te da 1 punto."


def test_names_out_of_a_file_cannot_play_with_the_screen() -> None:
    people = PlayerNames(["\x1b[2JAnn\n", "", "x" * 99], 3)
    assert people.names == ["[2JAnn", "Seat 1", "x" * 20]


def test_an_old_terminal_tells_full_from_empty_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    written = BytesIO()
    monkeypatch.setattr("sys.stdout", TextIOWrapper(written, encoding="ascii"))
    make_console().print("corn ●○ · 5 ■□ é", markup=False)
    assert written.getvalue() == b"corn @o - 5 #. ?\n"
