"""The message files, for tests about words."""

from boriken.core.title import Title
from boriken.core.words import ENGLISH


def refusal_codes(title: Title, language: str = ENGLISH) -> set[str]:
    """The codes of refusals for which a game has words in a language."""
    messages = title.words(language, {option.name: option.default for option in title.options}).bundle.patterns
    return {message.removeprefix("refusals-") for message in messages if message.startswith("refusals-")}
