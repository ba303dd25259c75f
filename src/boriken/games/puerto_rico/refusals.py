"""Why an action may not be done: the rule it would break, in a sentence. Which one it is, the questions say."""

from boriken.core.game import CHANCE, OVER
from boriken.core.refusal import Reasons, Refusal
from boriken.core.turns import Turns
from boriken.games.puerto_rico.actions import DRAW

SENTENCES = {
    "game_over": "The game is over.",
    "chance_acts": "Chance decides this, not a player.",
    "another_question": "Something else is asked now: {question}.",
    "must_take_role": "A role must be taken.",
    "role_not_in_play": "The {role} is not in play with {players} players.",
    "role_taken": "The {role} is already taken in this round.",
    "no_such_tile": "No {tile} plantation lies open.",
    "no_quarry_left": "There is no quarry left.",
    "quarry_not_allowed": "Only the settler and owners of an occupied construction hut may take a quarry.",
    "no_hacienda": "An unseen plantation needs an occupied hacienda.",
    "hacienda_used": "The hacienda gives one unseen plantation a turn.",
    "no_unseen_tile": "There is no face-down plantation left.",
    "other_place": "Now it is about {about}.",
    "too_many_colonists": "No more than {most} can go there.",
    "too_few_colonists": "All colonists who find a free circle must be placed: at least {least} here.",
    "sold_out": "No {building} is left on sale.",
    "already_built": "Nobody may own a second {building}.",
    "too_expensive": "The {building} costs {price}, and the purse holds {doubloons}.",
    "no_city_space": "There is no room in the city for the {building}.",
    "too_many_large": "A city has room for {most} large buildings.",
    "not_produced": "The extra good must be of a kind the craftsman produced.",
    "none_in_supply": "There is no {good} left in the supply.",
    "no_goods": "There is no {good} to give.",
    "house_has_kind": "The trading house has {good} already; only an occupied office may sell it there.",
    "ship_not_in_play": "There is no ship with {spaces} spaces in play.",
    "kind_on_other_ship": "The {good} must go on the ship with {spaces} spaces, which carries it already.",
    "ship_full": "The {good} ship is full.",
    "ship_has_other_kind": "That ship carries {good}.",
    "larger_ship": "As many goods as possible must be loaded: another ship takes {most} {good}.",
    "no_wharf": "That needs an occupied wharf.",
    "wharf_used": "The wharf has been used in this phase.",
    "must_ship": "Who can load a cargo ship must ship.",
    "must_answer": "Nobody may pass now: {question}.",
    "cannot_store": "No more than {most} {good} can be kept.",
    "not_possible": "That is not possible here.",
    "wanted": "Who took the buccaneer last must wait until somebody else has taken it.",
    "not_in_the_game": "The {building} is not in this game.",
    "already_chosen": "The {building} is on sale already.",
    "no_space_of_its_cost": "All spaces for buildings at {price} are taken.",
    "not_both": "Hacienda and forest house are not on sale together.",
    "no_forest_house": "A forest needs an occupied forest house.",
    "no_forest_tile": "There is no forest tile left.",
    "no_library": "A second tile needs an occupied library.",
    "house_full": "The trading house is full.",
    "already_sold": "A player sells one good in a trader phase.",
    "no_trading_post": "That needs an occupied trading post.",
    "no_small_wharf": "That needs an occupied small wharf.",
    "small_wharf_used": "The small wharf has been used in this phase.",
    "at_least_one_good": "At least one good must go.",
    "no_guest": "There is no such guest in the guesthouse.",
    "no_free_circle": "There is no free circle on {place}.",
    "nobody_there": "Nobody who could be given away stands on {place}.",
    "still_too_expensive": "Without the colonist on {place} the {building} is too expensive.",
    "must_give": "The black market wants its price.",
}


# What the kinds of question ask, for the sentences
ASKED = {
    "role": "which role to take",
    "tile": "which tile to take",
    "colonist": "whether to take one more colonist",
    "place": "how many colonists to place",
    "build": "what to build",
    "produce": "whether to produce",
    "extra": "which good to take",
    "sell": "what to sell",
    "ship": "what to ship",
    "keep": "how many goods to keep",
    "use": "whether to use a building",
    "choose": "which building is to be on sale",
    "lay": "plantation or forest",
    "guest": "whether to move a guest",
    "recall": "which colonist the black market gets",
    "return": "what the black market gets",
    "small_wharf": "how many goods to keep",
    "token": "colonist or noble",
    "noble": "where the nobles stand",
    "supply": "which goods to give to the court",
    "discard": "which tile to give up",
    "pirate": "what the buccaneer does",
    "loot": "how many goods to keep",
    "man": "where the colonists go",
}

because = Reasons(SENTENCES, ASKED).because


def refuse(state: Turns, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if state.actor == OVER:
        return because("game_over")
    if state.actor == CHANCE or action >= DRAW:
        return because("chance_acts")
    step = state.step()
    return step.refuse(state, action) or because("another_question", question=step.name)
