"""A bot that is a program, for the tests: it plays, or does wrong what its argument says.

python tests/bots/programs.py WRONG [ILLEGAL ANSWER]
"""

import json
import sys
import time

WRONG = sys.argv[1] if len(sys.argv) > 1 else ""
ILLEGAL = sys.argv[2] if len(sys.argv) > 2 else "captain"


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def choose(message: dict[str, object]) -> None:
    if WRONG == "hangs":
        time.sleep(60)
    if WRONG == "dies":
        sys.exit(3)
    if WRONG == "rubbish":
        print("settler, I think", flush=True)
    if WRONG == "endless":
        sys.stdout.write("x" * 1_100_000)
        sys.stdout.flush()
    choices = message["choices"]
    assert isinstance(choices, list)
    answers = {"illegal": ILLEGAL, "unknown": "setler", "number": 7}
    say(type="note", text="let me see")
    say(type="choice", id=0 if WRONG == "late" else message["id"], action=answers.get(WRONG, choices[-1]))


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        print(line, end="", file=sys.stderr)
        if message["type"] == "hello":
            say(type="hello", protocol=2 if WRONG == "version" else 1, name="test")
        if message["type"] == "choose":
            choose(message)
        if message["type"] == "bye":
            return


if __name__ == "__main__":
    if WRONG == "deaf":
        time.sleep(60)
    main()
