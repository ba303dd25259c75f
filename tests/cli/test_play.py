"""Whole games in the terminal, and everything that can be typed on the way."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boriken import BorikenError, Match, from_position, load_record, new_match
from boriken.bots import asking
from boriken.bots.levels import DEFAULT_LEVEL, LEVELS
from boriken.bots.registry import make_bot
from boriken.cli.answers import read_answer, written_counts
from boriken.cli.games import presenter_for
from boriken.cli.table import Table
from boriken.cli.terminal import make_console
from boriken.core.words import house_words
from tests.cli.kit import RECORD, any_numbers, boriken, flat, resumed
from tests.kits.puerto_rico import board, given, seat, ship, with_new_buildings
from tests.project import ROOT

DEFAULT = Path("boriken-puerto-rico.record")
FIXTURES = ROOT / "tests" / "fixtures"


def in_file(path: str | Path = RECORD) -> Match:
    return load_record(Path(path).read_text(encoding="utf-8"))


def texts(match: Match) -> list[str]:
    return [move.text for move in match.moves]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["first", "2020"])
def test_a_whole_game_against_bots(players: int, edition: str) -> None:
    arguments = ["puerto-rico", "--players", str(players), "--edition", edition, "--seed", "3", "--file", RECORD]
    arguments += ["--bots", "random"]
    result = boriken("play", *arguments, typed=any_numbers(players))
    assert result.exit_code == 0
    assert result.stderr == ""
    match = in_file()
    assert match.over
    assert match.setup.players == players
    assert match.setup.options["edition"] == edition
    assert match.names == ["You", *(f"random {number}" for number in range(1, players))]
    shown = flat(result.stdout)
    assert "Score sheet" in shown
    assert f"The record of the game is {RECORD}." in shown
    assert f"with {max(score['points'] for score in match.scores())} points." in shown
    first, second = ("colonist", "worker") if edition == "first" else ("worker", "colonist")
    assert f"{first}s" in shown
    assert f"{second}s" not in shown


def test_every_option_of_the_game_can_be_set_and_every_question_answered() -> None:
    options = ["ask_optional=yes", "optional_production=yes", "hidden_vp=yes", "balanced=yes", "first_governor=1"]
    flags = [word for option in options for word in ("--option", option)]
    arguments = ["puerto-rico", "--players", "2", "--bots", "none", "--file", RECORD, *flags]
    result = boriken("play", *arguments, typed=any_numbers(1))
    assert result.exit_code == 0
    match = in_file()
    assert match.over
    assert match.setup.options["max_large"] == 4
    assert match.setup.options["ask_optional"] is True


def test_people_share_the_screen_without_bots() -> None:
    result = boriken("play", "puerto-rico", "--players", "3", "--bots", "none", typed="craftsman\ncaptain\n1\n")
    assert result.exit_code == 0
    for number in range(3):
        assert f"Seat {number}: Take a role." in result.stdout
    assert "takes the craftsman." in result.stdout
    assert "You take the" not in result.stdout


def test_same_seed_same_bots_same_game() -> None:
    for name in ("one", "two"):
        arguments = ["--seed", "9", "--seat", "2", "--bots", "random,casual,greedy", "--file", name]
        boriken("play", "puerto-rico", *arguments, typed=any_numbers(5))
    assert Path("one").read_text() == Path("two").read_text()


# How strong the others play


def opponents(*arguments: str, typed: str = "") -> list[str]:
    """The people at the table at the end of the input."""
    assert boriken("play", "puerto-rico", "--players", "3", *arguments, typed=typed).exit_code == 0
    return in_file(DEFAULT).names[1:]


def test_all_others_play_at_one_level() -> None:
    assert opponents("--level", "skilled") == ["skilled 1", "skilled 2"]


def test_levels_and_bots_can_sit_at_one_table() -> None:
    assert opponents("--bots", "beginner,search:50") == ["beginner 1", "search:50 2"]


def test_outside_of_a_terminal_nobody_is_asked() -> None:
    assert opponents() == [f"{DEFAULT_LEVEL} 1", f"{DEFAULT_LEVEL} 2"]


@pytest.mark.parametrize(
    ("typed", "level"), [("\n", DEFAULT_LEVEL), ("1\n", "beginner"), ("Expert\n", "expert"), ("6\nx\n3\n", "skilled")]
)
def test_in_a_terminal_one_question_asks_for_the_level(monkeypatch: pytest.MonkeyPatch, typed: str, level: str) -> None:
    monkeypatch.setattr("boriken.cli.commands.play.is_terminal", lambda: True)
    assert opponents(typed=typed) == [f"{level} 1", f"{level} 2"]


def test_a_level_that_is_none_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.cli.commands.play.is_terminal", lambda: True)
    result = boriken("play", "puerto-rico", typed="chess\nskilled\n")
    assert result.stdout.count("How strong should your opponents be?") == 1
    assert "There is no level 'chess'; choose one of beginner, casual, skilled, expert, master." in flat(result.stdout)


def test_who_has_said_it_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.cli.commands.play.is_terminal", lambda: True)
    assert opponents("--bots", "greedy", typed="quit\n") == ["greedy 1", "greedy 2"]


def test_who_does_not_answer_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.cli.commands.play.is_terminal", lambda: True)
    assert boriken("play", "puerto-rico").exit_code == 1
    assert not list(Path().iterdir())


# Leaving and coming back


def test_quit_says_where_the_game_is_and_resume_goes_on_exactly_there() -> None:
    left = boriken("play", "puerto-rico", "--seed", "5", typed="2\ncolonist\nquit\n")
    assert left.exit_code == 0
    assert f"The game is saved in {DEFAULT}; boriken play --resume {DEFAULT} goes on from here." in flat(left.stdout)
    before = in_file(DEFAULT)
    again = boriken("play", "--resume", str(DEFAULT), typed="quit\n")
    assert again.exit_code == 0
    assert in_file(DEFAULT).position() == before.position()
    assert (
        left.stdout.rpartition("Round ")[2].partition("> ")[0] == again.stdout.partition("Round ")[2].partition("> ")[0]
    )


def test_a_resumed_game_can_be_played_to_its_end() -> None:
    boriken("play", "puerto-rico", "--file", RECORD, typed="1\n2\n")
    begun = texts(in_file())
    boriken("play", "--resume", RECORD, typed=any_numbers(8))
    assert in_file().over
    assert texts(in_file())[: len(begun)] == begun


def test_the_end_of_input_saves_too() -> None:
    result = boriken("play", "puerto-rico", "--seed", "5", typed="settler\n")
    assert result.exit_code == 0
    assert "The game is saved in" in result.stdout
    assert "settler" in texts(in_file(DEFAULT))


def test_a_new_game_does_not_overwrite_an_older_one() -> None:
    DEFAULT.write_text("precious")
    result = boriken("play", "puerto-rico", typed="quit\n")
    assert DEFAULT.read_text() == "precious"
    assert "boriken-puerto-rico-2.record" in result.stdout


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_saves_and_leaves_with_a_sentence(number: signal.Signals) -> None:
    command = [sys.executable, "-c", "from boriken.cli import main; main()", "play", "puerto-rico", "--seed", "5"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(b"settler\n")
        game.stdin.flush()
        shown = b""
        while b"settle quarry" not in shown:
            shown += os.read(game.stdout.fileno(), 10_000)
        time.sleep(0.1)
        game.send_signal(number)
        rest, _ = game.communicate(timeout=60)
    assert game.returncode == 0
    assert b"The game is saved in" in rest
    assert texts(in_file(DEFAULT))[-1] == "settler"


def test_a_game_that_cannot_be_saved_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(match: Match, path: Path) -> None:
        monkeypatch.undo()
        raise BorikenError(f"The file {path} cannot be written: No space left on device.")

    monkeypatch.setattr("boriken.cli.table.save_record", full_disk)
    result = boriken("play", "puerto-rico", "--file", str(Path(RECORD).absolute()), typed="quit\nmayor\nquit\n")
    assert "No space left on device." in flat(result.stdout)
    assert result.stdout.count("The game is saved in") == 1


# What one can type


def asked_for_role() -> Match:
    return new_match("puerto-rico", players=3, seed=5, first_governor=0)


NAMES = ("You", "random 1", "random 2")


@pytest.mark.parametrize("line", ["2", "mayor", " Mayor ", "mayor, colonist", "mayor,colonist"])
def test_an_answer_is_a_number_or_notation_or_several(line: str) -> None:
    resumed(asked_for_role(), *NAMES, typed=line + "\n")
    assert "mayor" in texts(in_file())
    assert ("colonist" in texts(in_file())) == ("," in line)


@pytest.mark.parametrize("line", ["build indigo_plant", "build indigo plant", "BUILD  indigo plant"])
def test_names_may_be_written_with_spaces(line: str) -> None:
    match = given(seats={0: seat(doubloons=9)})
    match.play("builder")
    resumed(match, "You", "Ann", "Ben", "Cleo", typed=line + "\n")
    assert board(in_file(), 0)["city"] == {"indigo_plant": 0}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0", "There is no choice 0: they are numbered from 1 to 6."),
        ("99", "There is no choice 99: they are numbered from 1 to 6."),
        ("prospector", "This prospector card is not in play with 3 players."),
        ("dance", "'dance' is neither a command nor an action of Puerto Rico: help says what to type."),
        ("mayor, dance", "'dance' is neither a command nor an action of Puerto Rico: help says what to type."),
        ("mayor, settle corn", "Something else is asked now: whether to take one more worker."),
        ("settler, settle corn, settle corn", "After settler, settle corn it is no longer your turn."),
        ("governor 1", "Chance decides this."),
        ("", "Type a number, an action, hint, or help."),
        ("undo", "There is nothing to take back."),
        ("save", "Say which file: save FILE."),
        ("save " + "x" * 999, "cannot be written: File name too long."),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(line: str, sentence: str) -> None:
    result = resumed(asked_for_role(), *NAMES, typed=line + "\n")
    assert sentence in flat(result.stdout)
    assert in_file().position() == asked_for_role().position()


def test_help_board_and_log_only_show_something() -> None:
    match = asked_for_role()
    match.play("craftsman")
    result = resumed(match, "random 0", "You", "random 2", typed="help\nboard\nlog\nlog all\n")
    for command in Table.commands:
        assert f"  {command} " in result.stdout or command == "help"
    assert result.stdout.count("Round 1 · ") == 2
    assert result.stdout.count("• random 0 takes the craftsman.") == 3
    assert in_file().position() == match.position()


def test_save_goes_on_and_later_saves_go_to_the_same_file() -> None:
    result = resumed(asked_for_role(), *NAMES, typed="save other\nsettler\nsave other\nquit\n")
    assert result.stdout.count("Saved in other.") == 2
    assert "settler" in texts(in_file("other"))
    assert "settler" not in texts(in_file(RECORD))


# Hints


def hinted(line: str = "hint") -> str:
    """The answer to somebody who asks for a hint before they take a role; nothing is done."""
    result = resumed(asked_for_role(), *NAMES, typed=line + "\n")
    assert in_file().position() == asked_for_role().position()
    return result.stdout.partition(f"> {line}")[2]


def test_a_hint_tells_what_each_choice_may_bring() -> None:
    shown = hinted()
    master = LEVELS["master"].learned("puerto-rico")
    assert f"What {master} expects of each choice" in shown
    assert "Chance to win" in shown
    lines = [line for line in shown.splitlines() if line.startswith("│")]
    counts = {line.split()[1]: line.split()[-2].replace(",", "") for line in lines}
    tried = {action: int(count) for action, count in counts.items() if count.isdigit()}
    assert sorted(tried) == sorted(asked_for_role().choices())
    assert sum(tried.values()) == int(master.partition(":")[2])
    assert list(tried.values()) == sorted(tried.values(), reverse=True)
    assert "Everybody's" in shown


def test_a_hint_says_why_the_best_choice_is_better_than_the_second() -> None:
    assert "A round later you have " in flat(hinted("hint search:40"))
    assert "A round later you have " in flat(hinted("hint skilled"))


def test_the_same_hint_is_given_again() -> None:
    assert hinted() == hinted()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("hint greedy", "What greedy expects of each choice"),
        ("hint greedy", "Points ahead"),
        ("hint greedy:shipper", "What greedy:shipper expects of each choice"),
        ("Hint Expert", f"What {LEVELS['expert'].learned('puerto-rico')} expects of each choice"),
        ("hint casual:shipper", f"What {LEVELS['casual'].learned('puerto-rico')}:shipper expects of each choice"),
        ("hint random", "The bot random has no opinion: it does not compare its choices."),
        ("hint nobody", "There is no bot 'nobody'; there is random,"),
    ],
)
def test_a_hint_can_be_had_from_any_bot_and_level(line: str, told: str) -> None:
    assert told in flat(hinted(line))


def test_a_hint_about_one_of_many_steps() -> None:
    shown = resumed(placing(), "You", "Ann", "Ben", "Cleo", typed="hint\n").stdout.partition("> hint")[2]
    for choice in placing().choices():
        assert choice in shown


def test_one_step_alone_needs_no_line_of_its_own() -> None:
    assert "Its whole answer" not in hinted("hint greedy")


def test_where_there_is_one_choice_a_hint_says_so() -> None:
    match = given(seats={0: seat(goods="1 corn")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("captain")
    with pytest.raises(BorikenError, match=r"^There is only one choice: ship corn 5\.$"):
        Table(match, make_console(), None).hint(0, "")


# Many numbers in one line


def placing() -> Match:
    match = given(
        seats={0: seat(san_juan=4, island="2 corn, 1 indigo", city="indigo_plant (0), office (0)"), 1: seat()},
    )
    match.play("mayor", "pass")
    return match


def test_a_hint_tells_all_steps_in_a_line_that_can_be_typed() -> None:
    shown = resumed(placing(), "You", "Ann", "Ben", "Cleo", typed="hint greedy\n").stdout
    line = shown.partition("Its whole answer in one line: ")[2].splitlines()[0]
    match, as_advised = placing(), placing()
    match.play(*read_answer(match, line, presenter_for(match.setup), house_words("terminal", "en")))
    counts = asking.arrange(make_bot("greedy", match.title, 0), as_advised, 0)
    assert counts is not None
    as_advised.play(*as_advised.count_out(counts))
    assert texts(match) == texts(as_advised)


@pytest.mark.parametrize(
    ("game", "position", "counts", "line"),
    [
        ("puerto-rico", "storing-with-warehouse", {"corn": 2, "sugar": 0}, "corn 2"),
        ("puerto-rico", "storing-with-warehouse", {"corn": 0, "sugar": 0}, "corn 0"),
        ("san-juan", "trader-may-sell", {"indigo_plant": 1}, "indigo plant 1"),
        ("san-juan", "trader-may-sell", {"indigo_plant": 0}, "pass"),
    ],
)
def test_counts_are_written_as_one_types_them(game: str, position: str, counts: dict[str, int], line: str) -> None:
    stored = json.loads((FIXTURES / game / "positions" / f"{position}.json").read_text(encoding="utf-8"))
    match = from_position(stored)
    assert written_counts(match, counts, presenter_for(match.setup)) == line


@pytest.mark.parametrize(
    "line",
    [
        "corn 1, indigo 1, indigo plant 2, office 1",
        "indigo_plant 2, office 1, corn 1, indigo 1",
        "place corn 1, place indigo 1, place indigo_plant 2",
        "corn 1, indigo 1, indigo plant 2",
    ],
)
def test_the_mayor_is_answered_in_one_line(line: str) -> None:
    result = resumed(placing(), "You", "Ann", "Ben", "Cleo", typed=line + "\n")
    assert "How many workers go on the corn plantation? 5 to place." in result.stdout
    assert "Or all in one line, at most: corn 2, indigo 1, indigo plant 3, office 1." in flat(result.stdout)
    mine = board(in_file(), 0)
    assert mine["island"] == {"corn": [2, 1], "indigo": [1, 1]}
    assert mine["city"] == {"indigo_plant": 2, "office": 1}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("corn 2", "Free circles must be filled: at least 2 workers here."),
        ("corn 2, indigo plant 3, office 1", "It cannot be 1 for office: the rest leaves 0."),
        ("corn 3, indigo plant 3", "It can be 0 to 2 for corn, not 3."),
        ("corn 1, corn 2", "'corn' is named twice."),
        ("corn", "'corn' is not a name with a number, such as 'corn 1'."),
        ("gold 1", "'gold' is not counted now; there is corn, indigo, indigo_plant, office."),
        ("7", "No more than 2 workers can go there."),
    ],
)
def test_a_line_that_does_not_work_out_places_nobody(line: str, sentence: str) -> None:
    result = resumed(placing(), "You", "Ann", "Ben", "Cleo", typed=line + "\n")
    assert sentence in flat(result.stdout)
    assert in_file().position() == placing().position()


def test_where_a_number_is_asked_the_number_is_the_answer() -> None:
    resumed(placing(), "You", "Ann", "Ben", "Cleo", typed="0\n1\n3\n")
    assert board(in_file(), 0)["island"] == {"corn": [2, 0], "indigo": [1, 1]}
    assert board(in_file(), 0)["city"] == {"indigo_plant": 3, "office": 1}


def test_storage_is_answered_in_one_line() -> None:
    match = given(
        seats={0: seat(goods="1 corn, 3 tobacco, 2 coffee", city="small_warehouse")},
        cargo_ships=[ship("4 corn"), ship("5 indigo"), ship("6 sugar")],
    )
    result = resumed(match, "You", "Ann", "Ben", "Cleo", typed="captain\ntobacco 3, coffee 1\n")
    assert "You can store 1 whole kind and 1 more. How many of your 3 tobacco do you keep?" in flat(result.stdout)
    assert "You keep 3 tobacco and 1 coffee and give back 1." in flat(result.stdout)
    assert board(in_file(), 0)["goods"] == {"tobacco": 3, "coffee": 1}


@pytest.mark.parametrize(
    ("line", "moved"),
    [
        ("guest corn 2", {"corn": [2, 2], "harbor": 0}),
        ("guest harbor 1, guest corn 1", {"corn": [2, 1], "harbor": 1}),
        ("guest harbor, guest corn", {"corn": [2, 1], "harbor": 1}),
        ("guest corn", {"corn": [2, 1], "harbor": 0}),
        ("1", {"corn": [2, 0], "harbor": 0}),
    ],
)
def test_guests_move_in_one_line(line: str, moved: dict[str, object]) -> None:
    """Their things are whole actions: with numbers they are counts, without they are done as they stand."""
    host = seat(island="2 corn", city="guesthouse (2), harbor (0)")
    match = with_new_buildings(seats={0: host})
    match.play("trader")
    assert (match.question() or {})["kind"] == "guest"
    match.play(*read_answer(match, line, presenter_for(match.setup), house_words("terminal", "en")))
    mine = board(match, 0)
    assert {"corn": mine["island"]["corn"], "harbor": mine["city"]["harbor"]} == moved


# Taking back


def test_undo_goes_back_to_your_own_last_decision_and_says_what_you_saw() -> None:
    match = asked_for_role()
    result = resumed(match, *NAMES, typed="settler\nsettle quarry\nundo\nundo\n")
    assert "Taken back: settle quarry." in result.stdout
    assert "You have already seen what was revealed since: • Turned up:" in flat(result.stdout)
    assert "Taken back: settler." in result.stdout
    assert in_file().position()["state"] == match.position()["state"]
    assert in_file().redealt, "what was drawn is dealt anew"


def test_undo_takes_back_a_whole_line() -> None:
    match = placing()
    result = resumed(match, "You", "random 1", "random 2", "random 3", typed="corn 2, indigo plant 3\nundo\n")
    assert "Taken back: place corn 2, place indigo 0, place indigo_plant 3" in flat(result.stdout)
    assert in_file().position() == match.position()


def test_undo_among_people_takes_back_the_last_decision_of_anybody() -> None:
    match = asked_for_role()
    match.play("settler", "settle quarry")
    result = resumed(match, "Ann", "Ben", "Cleo", typed="undo\n")
    assert "Taken back: settle quarry." in result.stdout
    assert texts(in_file())[-1] == "settler"


def test_a_resumed_game_can_be_taken_back_to_its_beginning() -> None:
    boriken("play", "puerto-rico", "--seed", "4", "--file", RECORD, typed=any_numbers(3)[:80])
    result = boriken("play", "--resume", RECORD, typed="undo\n" * 50)
    assert "There is nothing to take back." in result.stdout
    assert {move.actor for move in in_file().moves} <= {-1, 1, 2, 3}


# Steps without a choice


def test_a_step_without_a_choice_is_played_and_told() -> None:
    match = given(seats={0: seat(goods="1 corn")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("prospector")
    result = resumed(match, "You", "Ann", "Ben", "Cleo", typed="captain\n2\n")
    assert "You ship 1 corn on the ship of 5. (no other choice) • You get 1 point." in flat(result.stdout)
