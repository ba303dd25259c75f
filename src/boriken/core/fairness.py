"""A check that a secret dealer dealt what its key says."""

from __future__ import annotations

from boriken.core.errors import RecordError, quoted
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.secret import SealedDealer, SecretDealer
from boriken.core.shares import Shares


def prove_deals(match: Match) -> int:
    """Deal the whole match again by its key; returns how many deals there were, all of them as the key says.

    A RecordError names the first that is not, or says why there is nothing to prove. That the key fits the commitment
    is for whoever has seen the commitment to compare; `load_record` does it for the two tags of a record, and for
    the players' shares and their promises, which are part of what is dealt. Deals that were taken back are passed
    over: `match.redealt` says where, and those who played know whether it was so.
    """
    dealer = match.dealer
    if isinstance(dealer, SealedDealer):
        raise RecordError("The deals cannot be proved yet: the key is shown when the game is over.")
    if not isinstance(dealer, SecretDealer):
        raise RecordError("The deals cannot be proved: that needs the tags Commitment and Key of a secret dealer.")
    deals = 0
    for number, (again, move) in enumerate(match.walk(), start=1):
        if move.actor == CHANCE:
            dealt = match.title.notation[dealer.at(again.dealer.dealt).deal(again.game)]
            if dealt != move.text:
                raise RecordError(f"Action {number} is {quoted(move.text)}, but the key deals {quoted(dealt)}.", number)
            deals += 1
    return deals


def shares_of(match: Match) -> Shares | None:
    """The shares of the players in what was dealt; None where nobody promised one."""
    return getattr(match.dealer, "shares", None)
