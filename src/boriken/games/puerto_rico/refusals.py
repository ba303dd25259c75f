"""Why an action may not be done: the words of the reasons that the steps give."""

from pathlib import Path

from boriken.core.refusal import Spoken

# The library speaks of colonists, as its notation does; front ends use the words of the table's edition
REASONS = Spoken(Path(__file__).parent / "words", edition="first")
because = REASONS.because
