"""A game at the terminal: bots play, people are asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote
from typing import ClassVar

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from boriken.bots import asking
from boriken.bots.registry import make_bot
from boriken.cli.answers import counting_in, read_answer, spoken, written_counts
from boriken.cli.files import check_new, free_path, save_record
from boriken.cli.games import presenter_for, terminal_words
from boriken.cli.hint import ADVISER, print_hint
from boriken.cli.log import print_log, sentences
from boriken.cli.player_names import PlayerNames
from boriken.cli.scores import print_scores
from boriken.cli.seats import bots_at
from boriken.cli.terminal import read_line, wipe
from boriken.core.counting import Counting
from boriken.core.dealer import SeededDealer
from boriken.core.errors import BorikenError, IllegalActionError
from boriken.core.game import CHANCE
from boriken.core.given import checked_seed
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.core.title import Json
from boriken.core.words import ENGLISH

LOG_LINES = 40

COMMANDS = ("hint", "undo", "board", "log", "save", "quit")


class Table:
    """A match with the people in front of the screen, who share it, and the bots."""

    def __init__(
        self, match: Match, console: Console, file: Path | None, language: str = ENGLISH, trusted: bool = False
    ) -> None:
        """`trusted` lets bots sit down that are programs, files or modules of somebody else."""
        self.match = match
        self.console = console
        self.file = file
        self.presenter = presenter_for(match.setup, language)
        self.words = terminal_words(match.setup, language)
        self.people = PlayerNames(match.names, match.setup.players, self.words)
        self.seed = checked_seed(int(match.dealer.seed) if isinstance(match.dealer, SeededDealer) else None)
        self.bots = bots_at(match.title, match.names, self.seed, len(match.moves), trusted)
        persons = [seat for seat in range(match.setup.players) if seat not in self.bots]
        self.only_person = persons[0] if len(persons) == 1 else None
        self.curtain = len(persons) > 1 and match.title.hides(match.setup)  # each looks at the screen alone
        self.holder: int | None = None  # behind the curtain: the seat that has the screen
        self.decisions: list[int] = []  # at which number of actions somebody was asked and answered
        self.forced: set[int] = set()  # numbers of the actions in which a person had no choice
        self.shown: int | None = None  # the number of actions when the table was last shown
        self.left = False
        self.look_back()
        self.begun_at = match.told if self.decisions else 0
        self.read: dict[int | None, int] = {}  # by reader, how many entries of the log they have read

    def play(self) -> None:
        """Play until the game is over or somebody leaves; either way it is saved."""
        try:
            while not self.match.over and not self.left:
                self.go_on()
            if not self.left:
                self.finish()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
        finally:
            for bot in self.bots.values():
                bot.close()

    def look_back(self) -> None:
        """Find the decisions of a game that was begun before."""
        earlier = self.match.at(0)
        for number, move in enumerate(self.match.moves):
            if move.actor != CHANCE and move.actor not in self.bots:
                if self.unasked(earlier) is None:
                    self.decisions.append(number)
                else:
                    self.forced.add(number + 1)
            earlier.replay(move.text)

    def go_on(self) -> None:
        """One action: a bot's, one without a choice, or a person's decision."""
        match = self.match
        seat = match.actor
        assert seat is not None
        if seat in self.bots:
            match.play(self.decided_by_bot(seat))
        elif (only := self.unasked(match)) is not None:
            self.forced.add(len(match.moves) + 1)
            match.play(only)
        else:
            self.decide(seat)

    def decided_by_bot(self, seat: int) -> str:
        bot, seed, match = self.bots[seat], self.moment_seed(), self.match
        asking.ponder(lambda: make_bot(bot.name, match.title, seed), match.title, match.setup, match.game, seed)
        return asking.decide(bot, match, seed)

    def unasked(self, match: Match) -> str | None:
        """The only choice of a person, if it tells nobody anything that there is no other."""
        choices = match.choices()
        return choices[0] if self.only_person is not None and len(choices) == 1 else match.forced()

    def moment_seed(self) -> int:
        """The seed for what bots do after so many actions."""
        return child_seed(self.seed, len(self.match.moves))

    # Asking

    def decide(self, seat: int) -> None:
        """Tell what happened, ask, and carry on until something is decided or taken back."""
        if self.curtain and self.holder != seat:
            self.hand_over(seat)
        self.catch_up(seat)
        if not self.knows_the_board(seat):
            self.show_board(seat)
        self.ask(seat)
        now = len(self.match.moves)
        while len(self.match.moves) == now and not self.left:
            try:
                self.obey(seat, read_line(self.console, "> "))
            except IllegalActionError as error:
                self.say(self.presenter.refuse(error.refusal), "red")
            except BorikenError as error:
                self.say(str(error), "red")

    def hand_over(self, seat: int) -> None:
        """Clear the screen, and wait until the next person sits in front of it."""
        wipe(self.console)
        self.holder = None
        self.say(self.words.say("play-handOver", name=self.people.name(seat)), "bold")
        read_line(self.console, "")
        wipe(self.console)
        self.holder = seat
        self.shown = None

    def knows_the_board(self, seat: int) -> bool:
        """Whether nothing but the seat's own actions happened since the table was shown."""
        since = [] if self.shown is None else self.match.moves[self.shown :]
        return bool(since) and all(move.actor == seat for move in since)

    def ask(self, seat: int) -> None:
        view = self.match.view(seat)
        to = f"{self.people.name(seat)}: " if self.only_person is None else ""
        self.say(to + self.presenter.ask(view), "bold")
        counting = counting_in(self.match)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, action in enumerate(self.match.choices(), start=1):
            label = action.split()[-1] if isinstance(counting, Counting) else str(number)
            grid.add_row(Text(f"{label:>3}", "bold cyan"), Text(action), Text(self.meaning(action, view), "dim"))
        self.console.print(grid)
        if counting:
            self.offer_one_line(view["question"]["things"])

    def meaning(self, action: str, view: Json) -> str:
        return self.presenter.explain(action, view, self.match.preview(action))

    def offer_one_line(self, things: Mapping[str, int]) -> None:
        """One line can answer for all the things that are still to be counted."""
        if len(things) > 1:
            most = ", ".join(f"{spoken(self.presenter.thing(thing))} {count}" for thing, count in things.items())
            self.say(self.words.say("play-oneLine", things=most), "dim")

    def obey(self, seat: int, line: str) -> None:
        """A command, or else an answer."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if not line:
            self.say(self.words.say("play-typeSomething"))
        elif command:
            command(self, seat, rest.strip())
        else:
            before = len(self.match.moves)
            self.match.play(*read_answer(self.match, line, self.presenter, self.words))
            self.decisions.append(before)

    # Commands

    def undo(self, seat: int, rest: str) -> None:
        if not self.decisions:
            raise BorikenError(self.words.say("play-nothingToUndo"))
        count = self.decisions.pop()
        undone, seen = self.undone(seat, count), self.revealed_since(seat, count)
        self.match.back_to(count)  # what chance has shown since is dealt anew
        self.forced = {number for number in self.forced if number <= count}
        self.begun_at = min(self.begun_at, self.match.told)
        self.read = {reader: min(read, self.match.told) for reader, read in self.read.items()}
        self.shown = None
        self.say(self.words.say("play-undone", actions=", ".join(undone)))
        if seen:
            self.say(self.words.say("play-seen"), "yellow")
            print_log(self.console, seen, "yellow")

    def undone(self, seat: int, count: int) -> list[str]:
        """The actions of people after the first `count`; behind the curtain the others' are not told in words."""
        named: list[str] = []
        for move in self.match.moves[count:]:
            if move.actor != CHANCE and move.actor not in self.bots:
                hidden = self.curtain and move.actor != seat
                named.append(
                    self.words.say("play-undoneBy", name=self.people.name(move.actor)) if hidden else move.text
                )
        return list(dict.fromkeys(named)) if self.curtain else named

    def revealed_since(self, seat: int, count: int) -> list[str]:
        """As the seat was told it: what others drew is none of it, and no outcome of chance that nobody sees."""
        moves = self.match.moves
        events = [event for event in self.match.log(seat) if event["move"] > count and moves[event["move"] - 1].reveals]
        return sentences([event for event in events if is_told_whole(event)], self.presenter, self.people)

    def hint(self, seat: int, rest: str) -> None:
        seed = self.moment_seed()
        bot, luck = rest.lower() or ADVISER, child_seed(seed, seat)
        advice = asking.advise(lambda: make_bot(bot, self.match.title, luck), self.match, seed)
        view = self.match.view(seat)
        meanings = {action: self.meaning(action, view) for action in self.match.choices()}
        print_hint(self.console, advice.explanation, meanings, self.words)
        if advice.reason:
            self.say(advice.reason.sentence(self.presenter.words))
        if advice.counts and len(advice.counts) > 1:
            self.say(self.words.say("play-advice", counts=written_counts(self.match, advice.counts, self.presenter)))

    def show_log(self, seat: int, rest: str) -> None:
        lines = sentences(self.match.log(seat), self.presenter, self.people, self.forced)
        print_log(self.console, lines if rest == "all" else lines[-LOG_LINES:])

    def show_board(self, seat: int | None, rest: str = "") -> None:
        self.console.print(self.presenter.board(self.match.view(seat), self.people))
        self.shown = len(self.match.moves)

    def show_help(self, seat: int, rest: str) -> None:
        file = self.words.say("help-file")
        typed = {word: f"{word} {file}" if word == "save" else word for word in COMMANDS}
        width = max(map(len, typed.values())) + 2
        commands = [f"  {text:<{width}}{self.words.say(f'help-{word}')}" for word, text in typed.items()]
        self.say("\n".join([self.words.say("help-intro"), *commands, "", self.presenter.help()]))

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            raise BorikenError(self.words.say("play-saveWhere"))
        file = Path(rest)
        if file != self.file:
            check_new(file)
        save_record(self.match, file)
        self.file = file
        self.say(self.words.say("play-saved", file=file))

    def leave(self, seat: int | None = None, rest: str = "") -> None:
        file = self.put_away()
        self.left = True
        self.clear_hand()
        self.say(self.words.say("play-left", file=file, typed=quote(str(file))))

    commands: ClassVar[Mapping[str, Callable[[Table, int, str], None]]] = {
        "hint": hint,
        "undo": undo,
        "log": show_log,
        "board": show_board,
        "help": show_help,
        "save": save,
        "quit": leave,
    }

    # Telling

    def catch_up(self, seat: int | None) -> None:
        """Print all that happened since this person, or anybody, was last asked."""
        log, reader = self.match.log(seat), seat if self.curtain else None
        news = log[self.read.get(reader, self.begun_at) :]
        print_log(self.console, sentences(news, self.presenter, self.people, self.forced))
        self.read[reader] = len(log)

    def clear_hand(self) -> None:
        """Nobody holds the screen any more."""
        if self.curtain:
            wipe(self.console)
            self.holder = None

    def finish(self) -> None:
        self.clear_hand()
        self.catch_up(self.only_person)
        self.show_board(self.only_person)
        print_scores(self.console, self.match, self.presenter, self.people)
        self.say(self.words.say("play-finished", file=self.put_away()))

    def put_away(self) -> Path:
        file = self.file or free_path(self.match.setup.game)
        save_record(self.match, file)
        self.file = file
        return file

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))


def is_told_whole(event: Json) -> bool:
    """Whether nothing of an event is left out."""
    return all(value is not None for name, value in event.items() if name != "seat")
