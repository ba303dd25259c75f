"""Why an action may not be done: the words of the reasons that the steps give."""

from pathlib import Path

from boriken.core.refusal import Spoken

REASONS = Spoken(Path(__file__).parent / "words")
because = REASONS.because
