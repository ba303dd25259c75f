"""Errors of delivery."""

from __future__ import annotations


class DeliveryError(Exception):
    """The message did not arrive. If that is final, there is no point in trying again."""

    def __init__(self, message: str, final: bool = False) -> None:
        super().__init__(message)
        self.final = final
