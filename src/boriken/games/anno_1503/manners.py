"""Tastes of learned players of Anno 1503, and things that weaker ones do not see."""

from typing import Final

TASTES: Final[dict[str, dict[str, float]]] = {
    "merchant": {"sell *": 0.5, "buy *": 0.2, "build * site_*": 0.4, "attach *": 0.2},
    "settler": {"build pioneer": 0.5, "upgrade *": 0.5, "take *": 0.1, "castle": 0.4},
    "explorer": {"build ship": 0.5, "ship *": 0.2, "sail *": 0.2, "look *": 0.5, "fight": 0.4, "cannon": 0.3},
}

OVERSIGHTS: Final[dict[str, tuple[str, ...]]] = {
    "rivals": (
        "player [1-9]: gold",
        "player [1-9]: goods",
        "player [1-9]: inhabitants",
        "player [1-9]: action cards",
        "player [1-9]: progress",
    ),
    "goals": ("player *: progress", "player [1-9]: score", "player [1-9]: points held"),
    "pirates": ("player *: cannons", "player *: strength", "pirate stack", "pirate cards discarded"),
}
