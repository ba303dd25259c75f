"""A class of bots in a process of its own, so that its time can be limited and nothing it does harms the table.

The process speaks the protocol of programs, and is told besides which position lies behind its window: one in which
all that the seat cannot know was drawn again.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from boriken.bots.guest import GuestBot
from boriken.bots.program import DECISION_SECONDS, PROTOCOL, Program
from boriken.bots.window import Window
from boriken.core import registry
from boriken.core.setup import Setup
from boriken.core.title import Json


class OwnProcess(Program):
    """The bot called `name` in a process of its own."""

    def __init__(self, name: str, seconds: float = DECISION_SECONDS, seed: int = 0) -> None:
        super().__init__([sys.executable, "-P", "-m", "boriken.bots.own_process", name], seconds, seed)

    def question(self, window: Window) -> Json:
        return {"state": window.title.save(window.game), "seed": window.seed}


class Inside:
    """The other end: the bot itself, in its process."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.answers = sys.stdout
        sys.stdout = sys.stderr  # what the bot prints is no message

    def run(self) -> None:
        class_called(self.name)  # what it imports is not to count as thinking
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "hello":
                self.say(type="hello", protocol=PROTOCOL, name=self.name)
            elif message["type"] == "new_game":
                self.begin(message)
            elif message["type"] == "choose":
                self.say(type="choice", id=message["id"], action=self.choose(message))
            elif message["type"] == "refused":
                self.refused(message["sentence"])
            elif message["type"] == "bye":
                self.bot.close()
                return

    def begin(self, message: Json) -> None:
        self.seat = message["seat"]
        self.title = registry.title(message["game"])
        self.setup = Setup.of(self.title, message["players"], message["options"])
        bot = make_foreign(self.name, self.title, message["seed"])
        assert bot is not None
        self.bot = bot

    def choose(self, message: Json) -> str:
        window = Window(self.setup, self.title.load(self.setup, message["state"]), self.seat, message["seed"])
        answer = self.bot.guest.choose(window) if isinstance(self.bot, GuestBot) else self.bot.decide(window)
        return self.title.notation[answer] if isinstance(answer, int) else answer

    def refused(self, sentence: str) -> None:
        if isinstance(self.bot, GuestBot):
            self.bot.guest.refused(sentence)

    def say(self, **message: Any) -> None:
        self.answers.write(json.dumps(message) + "\n")
        self.answers.flush()


if __name__ == "__main__":
    # Here, because foreign.py itself makes bots that have a process of their own.
    from boriken.bots.foreign import class_called, make_foreign

    Inside(sys.argv[1]).run()
