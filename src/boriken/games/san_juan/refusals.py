"""Why an action may not be done: the words of the reasons that the steps give."""

from boriken.core.refusal import Reasons

SENTENCES = {
    "game_over": "The game is over.",
    "chance_acts": "Chance decides this, not a player.",
    "another_question": "Something else is asked now: {question}.",
    "must_take_role": "A role must be taken.",
    "role_taken": "The {role} is already taken in this round.",
    "must_answer": "Nobody may pass now: {question}.",
    "must_give": "The cards alone cannot pay the {cost} that are left.",
    "must_cover": "The {building} can only be paid for if it covers another building.",
    "not_in_hand": "There is no {card} in the hand.",
    "already_built": "Nobody may have a second {card} face up.",
    "too_expensive": "The {card} costs {price} more cards, and the hand has {cards} others.",
    "not_in_town": "No such {card} lies face up in the town.",
    "crane_stays": "A crane can never be covered.",
    "same_kind": "A {card} cannot cover a {card}.",
    "cover_too_expensive": "If the {card} is covered, {price} cards are to be paid, and the hand has {cards}.",
    "no_library": "That needs a library, unused in this round.",
    "library_not_asked": "The library needs no decision now.",
    "no_black_market": "Only the owner of a black market pays with goods.",
    "enough_given": "The black market takes no more than {most} goods.",
    "no_goods": "There is no {good} to give.",
    "no_room": "There is no empty building for {good}.",
    "other_order": "Things are picked in the order of the list, and {thing} is no longer its turn.",
    "too_few_left": "After {card} there would be too few cards for the other {count}.",
    "not_shown": "No {card} is among the cards to choose from.",
}

# What the kinds of question ask, for the sentences
ASKED = {
    "role": "which role to take",
    "build": "what to build",
    "cover": "which building to cover",
    "library": "whether to use the library",
    "give": "which goods to pay with",
    "pay": "which cards to pay with",
    "produce": "which goods to make",
    "sell": "which goods to sell",
    "take": "whether to take cards",
    "keep": "which cards to keep",
    "mine": "whether to use the gold mine",
    "find": "which card to take",
    "chapel": "which card to put under the chapel",
    "discard": "which cards to discard",
    "archive": "which cards to discard",
}

REASONS = Reasons(SENTENCES, ASKED)
because = REASONS.because
