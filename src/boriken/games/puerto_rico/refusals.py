"""Why an action may not be done: the words of the reasons that the steps give."""

from pathlib import Path

from boriken.core.refusal import Spoken

# Boriken itself speaks of colonists, as the notation does; front ends use the words of the table's edition
REASONS = Spoken(Path(__file__).parent / "words", edition="first")
because = REASONS.because
