"""Looking at records and checking them."""

from pathlib import Path
from random import Random

import pytest

from boriken import Match, SecretDealer, new_match
from boriken.cli.files import open_record
from boriken.cli.replay import Replay
from boriken.cli.terminal import make_console
from boriken.core.game import CHANCE
from boriken.core.shares import Shares, new_share, promise_of
from tests.cli.kit import RECORD, boriken, fails, flat, saved


@pytest.fixture(scope="module")
def played() -> Match:
    match, random = new_match("puerto-rico", players=3, seed=6, edition="first"), Random(6)
    while not match.over:
        match.play(random.choice(match.choices()))
    return match


@pytest.fixture
def record(played: Match) -> str:
    return str(saved(played, "Ann", "You", "random 2"))


def test_replay_ends_with_the_last_picture_and_the_scores(played: Match, record: str) -> None:
    result = boriken("replay", record)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert f"After action {len(played.moves)} of {len(played.moves)}: " in result.stdout
    assert "Score sheet" in result.stdout
    for score in played.scores():
        assert str(score["points"]) in result.stdout


def test_replay_shows_any_moment_and_what_led_there(played: Match, record: str) -> None:
    at = next(number for number, move in enumerate(played.moves, start=1) if move.text == "captain")
    result = boriken("replay", record, "--at", str(at))
    assert f"After action {at} of {len(played.moves)}: captain (by " in result.stdout
    assert "the captain" in result.stdout.partition(" in the supply: ")[0]
    assert f"Round {played.at(at).view(None)['round']} · " in result.stdout
    assert "Score sheet" not in result.stdout


def test_replay_begins_at_nothing(record: str) -> None:
    assert "The beginning of " in boriken("replay", record, "--at", "0").stdout


@pytest.mark.parametrize("at", [-1, 100_000])
def test_there_is_no_moment_outside_the_game(played: Match, record: str, at: int) -> None:
    sentence = fails(boriken("replay", record, f"--at={at}"))
    assert sentence == f"The record has {len(played.moves)} actions: there is no position after {at}."


def test_in_a_terminal_one_steps_to_and_fro(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["", "", "b", "5", "x", "99999", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    Replay(open_record(Path(record)), make_console()).step()
    shown = capsys.readouterr().out
    steps = [line.split()[2] for line in shown.splitlines() if line.startswith("After action")]
    assert steps == ["1", "2", "1", "5"]
    assert flat(shown).count("Type Enter, b, q, or a number from 0 to") == 2


def test_check_says_what_a_record_is(played: Match, record: str) -> None:
    result = boriken("check", record)
    assert result.exit_code == 0
    points = " ".join(str(score["points"]) for score in played.scores())
    kind, length, verdict = result.stdout.splitlines()
    assert kind.startswith("Puerto Rico, 3 players (edition first, ")
    assert length == f"{len(played.moves)} actions, result {points}"
    assert verdict == "ok"


def test_an_unfinished_record_is_checked_as_far_as_it_goes(played: Match) -> None:
    text = played.at(100).record()
    Path(RECORD).write_text(text)
    assert "100 actions, not finished\nok\n" in boriken("check", RECORD).stdout
    Path(RECORD).write_text(played.at(3).record())  # in the middle of what chance turns up
    assert "3 actions, not finished\nok\n" in boriken("check", RECORD).stdout


def test_check_says_at_which_action_a_record_fails(played: Match, record: str) -> None:
    text = Path(record).read_text()
    line = text[: text.index("\n1. ")].count("\n") + 2
    Path(record).write_text(text.replace("\n1. ", "\n1. 0 trader; ", 1))
    assert fails(boriken("check", record)).startswith(f"Action 6 (line {line}, 'trader') ")


# Fair deals


def secret_match() -> Match:
    return new_match("puerto-rico", players=2, dealer=SecretDealer(bytes(32)))


def played_out(match: Match) -> Match:
    random = Random(1)
    while not match.over:
        match.play(random.choice(match.choices()))
    return match


def test_check_proves_the_deals_of_a_secret_dealer() -> None:
    match = played_out(secret_match())
    result = boriken("check", "--fair", str(saved(match, "Ann", "Ben")))
    deals = sum(move.actor == CHANCE for move in match.moves)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[2:] == [
        f"All {deals} deals are those of the key; the key fits the commitment.",
        "No player gave a share: the key alone decided.",
        "ok",
    ]


def test_check_says_whose_shares_are_in_the_deals() -> None:
    shares = [new_share(), new_share()]
    promises = [promise_of(share) for share in shares]
    dealer = SecretDealer(bytes(32), shares=Shares((promises[0], promises[1]), (shares[0], None)))
    result = boriken(
        "check", "--fair", str(saved(played_out(new_match("puerto-rico", 2, dealer=dealer)), "Ann", "Ben"))
    )
    assert result.exit_code == 0
    assert result.stdout.splitlines()[3:] == [
        "In every deal are the shares of seat 0 (Ann); each fits its promise.",
        "Promised and not shown, so without effect: the share of seat 1 (Ben).",
        "ok",
    ]


def test_check_refuses_a_share_that_was_exchanged() -> None:
    share, other = new_share(), new_share()
    dealer = SecretDealer(bytes(32), shares=Shares((promise_of(share), None), (share, None)))
    record = saved(played_out(new_match("puerto-rico", 2, dealer=dealer)), "Ann", "Ben")
    record.write_text(record.read_text().replace(share, other))
    assert fails(boriken("check", "--fair", str(record))) == "The share of seat 0 does not fit its promise."
    record.write_text(record.read_text().replace(promise_of(share), promise_of(other)))
    assert "but the key deals" in fails(boriken("check", "--fair", str(record)))


def test_check_says_where_something_was_taken_back_and_dealt_anew() -> None:
    match = secret_match()
    match.play("settler", "pass", "pass")
    match.undo(agreed=True)
    count = len(match.moves)
    result = boriken("check", "--fair", str(saved(played_out(match), "Ann", "Ben")))
    assert result.stdout.splitlines()[4:] == [
        f"After action {count} something was taken back, and chance was dealt anew from there.",
        "ok",
    ]


def test_check_names_the_first_deal_that_is_not_the_keys() -> None:
    fair = secret_match()
    wished = fair.at(3)
    wished.replay(next(text for text in wished.choices() if text != fair.moves[3].text))
    wished.deal()
    saved(played_out(wished), "Ann", "Ben")
    assert "ok" in boriken("check", RECORD).stdout
    sentence = f"Action 4 is '{wished.moves[3].text}', but the key deals '{fair.moves[3].text}'."
    assert fails(boriken("check", "--fair", RECORD)) == sentence


def test_check_says_when_there_is_nothing_to_prove(record: str) -> None:
    assert fails(boriken("check", "--fair", record)).startswith("The deals cannot be proved: that needs the tags ")
    saved(played_out(secret_match()).at(20), "Ann", "Ben")
    assert fails(boriken("check", "--fair", RECORD)) == (
        "The deals cannot be proved yet: the key is shown when the game is over."
    )


def test_a_game_whose_dealer_is_elsewhere_is_not_played_on_here() -> None:
    path = saved(secret_match().at(2), "You", "random 1")
    assert fails(boriken("play", "--resume", str(path))).startswith("Only the holder of the dealer's key can deal")


def test_a_damaged_record_never_ends_in_a_traceback(record: str) -> None:
    text, random = Path(record).read_text(), Random(1)
    for _ in range(60):
        start = random.randrange(len(text))
        damaged = text[:start] + random.choice(("", "\x00", "7", '"', "; ", "é", "\n")) + text[start + 1 :]
        Path(record).write_text(damaged)
        for command in ("check", "replay"):
            result = boriken(command, record)
            assert result.exit_code == 0 or fails(result)
