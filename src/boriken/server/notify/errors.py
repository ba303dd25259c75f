"""What can go wrong on the way to somebody."""

from __future__ import annotations


class DeliveryError(Exception):
    """The message did not arrive. If that is final, trying again would not help."""

    def __init__(self, message: str, final: bool = False) -> None:
        super().__init__(message)
        self.final = final
