"""The files in the folder of a training run."""

WEIGHTS = "weights.npz"  # to play with
STATE = "state.pt"  # all that is needed to go on
JOURNAL = "journal.jsonl"  # figures of the run, a line every minute
PICTURE = "learning.svg"
REPORT = "report.md"
