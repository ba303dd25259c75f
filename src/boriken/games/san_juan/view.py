"""What a seat sees: the position in names, with the figures people ask for, without what is hidden from it."""

from collections.abc import Iterable, Sequence

from boriken.core.game import OVER
from boriken.core.naming import actor_name, at_table, ints, named, numbers
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.san_juan import actions as act
from boriken.games.san_juan import state as st
from boriken.games.san_juan.catalogue import (
    CARD_NAMES,
    CHAPEL,
    COUNCILLOR,
    FIRST_LARGE,
    GOOD_NAMES,
    GOODS,
    KINDS,
    MARKET_HALL,
    MARKET_STAND,
    NO_CARD,
    NO_TILE,
    PALACE,
    QUARRY,
    ROLE_NAMES,
    ROLES,
    SMITHY,
    TILE_NAMES,
    is_violet,
    price,
)
from boriken.games.san_juan.document import PHASE_NAMES, QUESTION_NAMES, known_tiles, save
from boriken.games.san_juan.notation import NOTATION
from boriken.games.san_juan.roles.builder import MOST_GIVEN, NO_TARGET, coverings, discounted
from boriken.games.san_juan.roles.councillor import looks
from boriken.games.san_juan.roles.producer import room
from boriken.games.san_juan.rounds import hand_limit
from boriken.games.san_juan.scoring import base_points, chapel_points, extra_points, printed_points, score
from boriken.games.san_juan.state import Player, State

# What is kept for whoever draws again what a seat cannot know
AGES = ("drawn", "rejected", "old_chapel", "old_goods")

# What only the one who is asked may know of the question
SECRET = ("things", "prices", "discounts", "open")


def view(state: State, setup: Setup, seat: int | None, log: Sequence[Json]) -> Json:
    """The saved position without the faces of cards that the seat has not seen (SJ-INFO-01 to SJ-INFO-10)."""
    picture = save(state)
    picture |= at_table(setup, state, seat)
    picture["question"] = None if state.actor == OVER else masked_question(state, seat)
    picture["tile"] = None if state.tile == NO_TILE else TILE_NAMES[state.tile]
    picture |= trading_house(state)
    picture["pile"] = int(state.pile)
    picture["discarded"] = int(state.discarded)
    del picture["deck"], picture["discards"], picture["old_discards"]
    takers = role_takers(state, log)
    for name, card in picture["roles"].items():
        card["taker"] = takers.get(name)
    for number, player in enumerate(state.players):
        for age in AGES:
            del picture["seats"][number][age]
        picture["seats"][number] |= figures(player)
        picture["seats"][number]["goods"] = named(GOOD_NAMES, player.goods)
        knows = number == seat or state.actor == OVER
        picture["seats"][number] |= open_figures(player, knows)
        picture["seats"][number]["bonuses"] = bonuses(state, number, seat, knows)
        if number != seat:
            hide(picture["seats"][number], state.actor == OVER)
    return picture


def hide(shown: Json, over: bool) -> None:
    """Others see how many cards, not which; of a chapel not even that before the end (D15)."""
    for secret in ("hand", "chapel", "memory", "recalled"):
        shown[secret] = None
    if not over:
        shown["chapel_cards"] = None
        shown["score"] = None


def figures(player: Player) -> Json:
    """What follows from a player's cards."""
    return {
        "cards": int(player.cards),
        "limit": int(hand_limit(player)),
        "buildings": int(player.buildings),
        "building_points": int(printed_points(player)),
        "chapel_cards": int(chapel_points(player)),
        "score": int(score(player)),
    }


def open_figures(player: Player, with_chapel: bool) -> Json:
    """Points as the viewer can count them, who may not know what lies under a chapel (D15)."""
    without_palace = int(base_points(player)) - unknown_points(player, with_chapel)
    palace = without_palace // 4 if player.has(PALACE) else 0
    return {
        "open_points": without_palace + palace,
        "hides_points": not with_chapel and bool(player.town[CHAPEL] or player.covered[CHAPEL]),
    }


def bonuses(state: State, number: int, seat: int | None, with_chapel: bool) -> dict[str, int]:
    """What the buildings with cost 6 add: those in the town, and for their owner those that might come there."""
    player = state.players[number]
    cards = [player.town]
    if state.site != NO_CARD and state.current == number:
        cards.append(numbers([int(card == state.site) for card in range(KINDS)]))
    if number == seat:
        cards += [player.hand] + ([state.open] if state.current == seat and state.actor == seat else [])
    hidden = unknown_points(player, with_chapel)
    return {
        CARD_NAMES[building]: bonus(player, building, hidden)
        for building in range(FIRST_LARGE, KINDS)
        if any(counts[building] for counts in cards)
    }


def unknown_points(player: Player, with_chapel: bool) -> int:
    return 0 if with_chapel else int(chapel_points(player))


def bonus(player: Player, building: int, hidden: int) -> int:
    """What a building with cost 6 adds to a town, if it stands there."""
    town = player.copy()
    if not town.has(building):
        town.town[building] += 1
    if building == PALACE:
        return (int(base_points(town)) - hidden) // 4
    return int(extra_points(town, building))


def trading_house(state: State) -> Json:
    """The tiles in the order of their stack, as far as they are known: whoever has seen four knows the fifth."""
    order: list[str | None] = [*known_tiles(state)]
    missing = [name for name in TILE_NAMES if name not in order]
    order += missing if len(missing) == 1 else [None] * len(missing)
    turned_up = int(state.trades)
    states = [""] * len(order)
    states[turned_up % len(order)] = "next"
    if state.tile != NO_TILE:
        states[(turned_up - 1) % len(order)] = "up"
    stack = [told_tile(tile, where) for tile, where in zip(order, states, strict=True)]
    told: Json = {"stack": stack}
    now = next((tile for tile in stack if tile["state"] == ("up" if "up" in states else "next")), None)
    if now and now["tile"]:
        told["prices"] = now["prices"]
    return told


def told_tile(tile: str | None, where: str) -> Json:
    if tile is None:
        return {"tile": None, "state": where}
    return {"tile": tile, "state": where, "prices": prices_on(TILE_NAMES.index(tile))}


def prices_on(tile: int) -> dict[str, int]:
    return {name: int(price(tile, good)) for good, name in enumerate(GOOD_NAMES)}


def role_takers(state: State, log: Sequence[Json]) -> dict[str, int]:
    """Who took which role in this round; the rules need to know only whose role is being played."""
    takers = {ROLE_NAMES[state.phase]: int(state.taker)} if 0 <= state.phase < ROLES else {}
    for event in reversed(log):
        if event["kind"] == "round_ended":
            break
        if event["kind"] == "role_taken":
            takers[event["role"]] = event["seat"]
    return takers


def masked_question(state: State, seat: int | None) -> Json:
    asked = question(state)
    if seat != state.current and is_secret(state):
        return {key: value for key, value in asked.items() if key not in SECRET}
    return asked


def is_secret(state: State) -> bool:
    """Whether the question is about cards that only the one who is asked knows."""
    return st.picks_cards(state.ask) or state.ask in (st.ASK_BUILD, st.ASK_CHAPEL, st.ASK_LOOK)


def question(state: State) -> Json:
    """The open question and the numbers it is about, as the one who is asked may know them."""
    asked: Json = {"kind": QUESTION_NAMES[state.ask], "seat": actor_name(state)}
    if state.phase != st.NO_PHASE:
        asked["phase"] = PHASE_NAMES[state.phase]
    if 0 <= state.phase < ROLES:
        asked["role"] = ROLE_NAMES[state.phase]
        asked["taker"] = int(state.taker)
    if state.site != NO_CARD:
        asked["building"] = CARD_NAMES[state.site]
    if state.under != NO_CARD:
        asked["covered"] = CARD_NAMES[state.under]
    return asked | details(state)


def details(state: State) -> Json:
    player = state.current_player()
    if state.ask == st.ASK_BUILD:
        hand = [card for card in range(KINDS) if player.hand[card]]
        return {
            "prices": {CARD_NAMES[card]: cost(state, card) for card in hand},
            "discounts": {CARD_NAMES[card]: found for card in hand if (found := discounts(state, card))},
        }
    if state.ask == st.ASK_COVER:
        return {"prices": {NOTATION[action]: cost_covering(state, action) for action in ints(coverings(state))}}
    if state.ask == st.ASK_GIVE:
        most = min(int(state.due), int(MOST_GIVEN - state.count))
        least = max(0, int(state.due) - int(player.cards))
        return {"cost": int(state.due), **picks(state, GOOD_NAMES, player.goods, least), "most": most}
    if state.ask == st.ASK_PRODUCE:
        return picks(state, GOOD_NAMES, [room(state, player, good) for good in range(GOODS)], 0)
    if state.ask == st.ASK_SELL:
        asked = {"prices": prices_on(int(state.tile)), **picks(state, GOOD_NAMES, player.goods, 0)}
        return asked | {"extra": [market_cards(state, more) for more in range(asked["most"] + 1)]}
    if state.ask == st.ASK_KEEP:
        return picks(state, CARD_NAMES, state.open, int(state.due))
    if st.picks_cards(state.ask):
        return picks(state, CARD_NAMES, player.hand, int(state.due))
    if state.ask == st.ASK_TAKE:
        return {"cards": cards_offered(state, False), "with_library": cards_offered(state, True)}
    if state.ask in (st.ASK_LOOK, st.ASK_TURN_UP, st.ASK_FIND):
        return {"open": named(CARD_NAMES, state.open)}
    return {}


def picks(state: State, names: Sequence[str], counts: Iterable[int], least: int) -> Json:
    """What can still be picked, and how much of it."""
    return {"things": named(names, counts, int(state.about)), "least": least, "most": int(state.due)}


def cards_offered(state: State, library: bool) -> int:
    """How many cards `take` brings, or `use library` where that is asked; elsewhere a library works by itself."""
    doubled = state.library_works() and (library or not state.library_can_wait())
    if state.phase == COUNCILLOR:
        return int(looks(state, doubled))
    return 2 if doubled else 1


def cost(state: State, card: int) -> int:
    """Before anything is covered or given."""
    return int(discounted(state, state.current_player(), card, NO_TARGET, state.library_works()))


def discounts(state: State, card: int) -> list[Json]:
    """Why a building costs less than is printed, before anything is covered."""
    player = state.current_player()
    helper = "quarry" if is_violet(card) else "smithy"
    reasons = {
        "privilege": state.has_privilege(),
        "library": state.has_privilege() and state.library_works(),
        helper: player.has(QUARRY if is_violet(card) else SMITHY),
    }
    return [{"by": by, "cards": 1} for by, counts in reasons.items() if counts]


def market_cards(state: State, more: int) -> int:
    """Cards that the markets add if so many more goods are sold (SJ-CARD-MARKETSTAND-01, SJ-CARD-MARKETHALL-01)."""
    sold, player = int(state.count) + more, state.current_player()
    return int(sold >= 1 and player.has(MARKET_HALL)) + int(sold >= 2 and player.has(MARKET_STAND))


def cost_covering(state: State, action: int) -> int:
    target = NO_TARGET if action == act.PASS else action - act.COVER
    return int(discounted(state, state.current_player(), state.site, target, state.library_works()))
