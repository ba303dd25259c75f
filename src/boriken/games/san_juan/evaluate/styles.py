"""Tastes: points by which some buildings please more than they are worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.games.san_juan.catalogue import (
    CHAPEL,
    FIRST_LARGE,
    FIRST_MONUMENT,
    GOODS,
    GUILD_HALL,
    KINDS,
    TRIUMPHAL_ARCH,
)


class Style:
    """Points for each building of a sort."""

    def __init__(self, production: float, violet: float, monument: float, chapel: float) -> None:
        self.production = production
        self.violet = violet
        self.monument = monument
        self.chapel = chapel

    def taste(self, card: i64) -> float:
        if card < GOODS or card == GUILD_HALL:
            return self.production
        if FIRST_MONUMENT <= card < FIRST_LARGE or card == TRIUMPHAL_ARCH:
            return self.violet + self.monument
        if card == CHAPEL:
            return self.violet + self.chapel
        return self.violet

    def tastes(self) -> vec[float]:
        """By card."""
        tastes = vec[float](capacity=KINDS)
        card: i64
        for card in range(KINDS):
            tastes = append(tastes, self.taste(card))
        return tastes


STYLES: Final = {
    "": Style(production=0.0, violet=0.0, monument=0.0, chapel=0.0),
    "guild": Style(production=1.0, violet=-0.3, monument=0.0, chapel=0.0),
    "monuments": Style(production=-0.5, violet=0.4, monument=0.8, chapel=0.0),
    "chapel": Style(production=0.0, violet=0.0, monument=0.0, chapel=2.0),
}
