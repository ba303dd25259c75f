"""Why an action may not be done: the rule it would break, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boriken.core.game import CHANCE, OVER
from boriken.core.refusal import Reasons, Refusal
from boriken.core.vectors import total
from boriken.games.anno_1503 import actions as act
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.costs import cannon_price, cost_of
from boriken.games.anno_1503.document.names import QUESTION_NAMES
from boriken.games.anno_1503.effects import extra_prices
from boriken.games.anno_1503.state import State
from boriken.games.anno_1503.turn.agenda import may_rise
from boriken.games.anno_1503.turn.nobles import has_noble
from boriken.games.anno_1503.turn.pirates import bargain_price
from boriken.games.anno_1503.turn.trading import buy_limit, price_of

SENTENCES = {
    "game_over": "The game is over.",
    "chance_acts": "Chance decides this, not a player.",
    "another_question": "Something else is asked now: {question}.",
    "must_answer": "Nobody may pass now: {question}.",
    "not_in_base_game": "That belongs to Aristocrats & Pirates.",
    "too_many_ships": "Nobody has more than {most} ships on the boards.",
    "cannot_pay": "That costs {cost}: there is no {missing}.",
    "too_little_gold": "That costs {price} gold, and there is only {gold}.",
    "no_low_tile": "All {most} tiles for pioneers and settlers are in use.",
    "no_high_tile": "All {most} tiles for citizens and merchants are in use.",
    "nobody_to_upgrade": "There is no {rank} who could rise.",
    "no_damaged_ship": "No ship is damaged.",
    "castle_finished": "The castle is finished.",
    "nests_needed": "That needs a beaten pirate nest: {needed}.",
    "cannon_track_ends": "There are no more than {most} cannons.",
    "no_such_site": "There is no such building site.",
    "site_taken": "There is a building on that site already.",
    "none_left": "No {building} is left.",
    "second_of_a_kind": "Nobody may have a second {building}.",
    "no_good": "There is no {good} to give.",
    "nobody_of_rank": "There is no {rank} to sell to.",
    "not_wanted": "A {rank} does not buy {good}.",
    "bought_already": "Every {rank} has bought in this turn.",
    "no_extra_sale": "No building or card offers another such sale in this turn.",
    "noble_has_bought": "The resident noble has bought in this turn.",
    "stock_empty": "There is no {good} left in the stock.",
    "buy_limit": "No more than {most} cards can be bought in a turn.",
    "not_offered": "There is no {good} to be had now.",
    "not_in_the_cost": "There is no {good} in the cost.",
    "rest_unpayable": "Without {good} the rest could not be paid.",
    "must_leave_out": "Something must be left out of the cost.",
    "no_such_card": "There is no {card} in the hand.",
    "card_played": "No more than {most} action cards can be played in a turn.",
    "only_in_a_drawn_fight": "The {card} is played when a fight is drawn.",
    "not_in_a_fight": "The {card} does not decide a fight.",
    "no_effect": "The {card} would bring nothing now.",
    "card_swapped": "No more than {most} action cards can be swapped in a turn.",
    "not_there": "There is nothing of that sort to lose.",
    "no_post": "Only a post can be attached.",
    "jetty_taken": "There is a post at that place already.",
    "any_place": "No such post can be attached to the question mark.",
    "not_to_be_taken": "That cannot be taken like this.",
    "contracts_full": "There is no room for more than {most} contracts.",
    "no_nest": "There is no nest to be fought.",
    "nests_full": "Nobody beats more than {most} nests.",
    "wrong_square": "That square is not to be chosen now.",
    "no_ship_there": "No ship of yours stands there.",
    "ship_damaged": "A damaged ship must be repaired first.",
    "ship_has_acted": "That ship has acted in this turn.",
    "no_points": "The ship has {points} points left.",
    "too_far": "The ship is not beside that square.",
    "closed_square": "No ship can sail there.",
    "no_tile_there": "No tile lies there.",
    "tile_known": "You know the tile that lies there.",
}

# What the kinds of question ask, for the sentences
ASKED = {
    "produce": "which good to produce",
    "golden_times": "which commodity to take",
    "lose": "what to lose",
    "lay": "where a tile of the reserve goes",
    "work": "what to build, sell or buy",
    "without": "which card to leave out of the cost",
    "build_with_card": "what the card makes cheaper",
    "harbour": "where the new ship begins",
    "repair": "which ship is repaired",
    "public_building": "which public building to take",
    "upgrade": "who rises for free",
    "commodity": "which commodity to take",
    "luxury": "which luxury to take",
    "peek": "which tile to look at",
    "ship": "which ship acts",
    "sail": "what the ship does",
    "tile": "what becomes of the tile",
    "ransom": "whether to pay or to fight",
    "drawn_fight": "how the drawn fight goes on",
    "reroll": "whether to roll again",
    "tow": "where the damaged ship is laid",
    "give": "what to give to the pirates",
    "bargain": "what to buy from the pirate",
    "return": "which good to give back",
    "discard": "which action card to discard",
}

because = Reasons(SENTENCES, ASKED).because


def refuse(state: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if state.actor == OVER:
        return because("game_over")
    if state.actor == CHANCE or action >= act.ROLL:
        return because("chance_acts")
    for end, questions, explain in FAMILIES:
        if action < end:
            if state.ask not in questions:
                return because("another_question", question=asked(state))
            return explain(state, action)
    raise AssertionError("every action belongs to a family")


def refuse_pass(state: State, action: int) -> Refusal:
    if state.ask == st.ASK_WITHOUT:
        return because("must_leave_out")
    return because("must_answer", question=asked(state))


def refuse_other(state: State, action: int) -> Refusal:
    return because("another_question", question=asked(state))


# Building


def refuse_ship(state: State, action: int) -> Refusal:
    if len(state.player().fleet) >= state.rules.ships:
        return because("too_many_ships", most=int(state.rules.ships))
    return unpayable(state, int(cat.BUILD_SHIP))


def refuse_pioneer(state: State, action: int) -> Refusal:
    player = state.player()
    if player.ranks[cat.PIONEER] + player.ranks[cat.SETTLER] >= state.rules.low_tiles:
        return because("no_low_tile", most=int(state.rules.low_tiles))
    return unpayable(state, int(cat.BUILD_PIONEER))


def refuse_upgrade(state: State, action: int) -> Refusal:
    rank = action - int(act.UPGRADE)
    if state.ask == st.ASK_TILE and state.face[state.about] != cat.TREASURE_PROMOTION:
        return because("not_to_be_taken")
    if not state.player().ranks[rank - 1]:
        return because("nobody_to_upgrade", rank=cat.RANK_NAMES[rank - 1])
    if not may_rise(state, rank):
        return because("no_high_tile", most=int(state.rules.high_tiles))
    return unpayable(state, int(cat.BUILD_UPGRADE), rank)


def refuse_repair(state: State, action: int) -> Refusal:
    if not any(ship & st.DAMAGED for ship in state.player().fleet):
        return because("no_damaged_ship")
    return unpayable(state, int(cat.BUILD_REPAIR))


def refuse_castle(state: State, action: int) -> Refusal:
    step, rules = int(state.player().castle), state.rules
    if not rules.expansion:
        return because("not_in_base_game")
    if step >= len(rules.cost_castle):
        return because("castle_finished")
    if total(state.player().nests) < rules.nests_for_castle[step]:
        return because("nests_needed", needed=int(rules.nests_for_castle[step]))
    return unpayable(state, int(cat.BUILD_CASTLE))


def refuse_cannon(state: State, action: int) -> Refusal:
    if not state.rules.expansion:
        return because("not_in_base_game")
    price = int(cannon_price(state, 0))
    if price < 0:
        return because("cannon_track_ends", most=len(state.rules.cannon_price))
    return because("too_little_gold", price=price, gold=int(state.player().gold))


def refuse_noble(state: State, action: int) -> Refusal:
    building, site = divmod(action - int(act.BUILD), int(cat.SITES))
    rules, player = state.rules, state.player()
    name = cat.NOBLE_NAMES[building]
    if not rules.expansion:
        return because("not_in_base_game")
    if site >= rules.sites:
        return because("no_such_site")
    if player.sites[site] >= 0:
        return because("site_taken")
    if has_noble(state, building) and not rules.nobles_twice:
        return because("second_of_a_kind", building=name)
    if not state.nobles[building]:
        return because("none_left", building=name)
    if total(player.nests) < rules.nests_for_site[site]:
        return because("nests_needed", needed=int(rules.nests_for_site[site]))
    return unpayable(state, int(cat.BUILD_NOBLE), building * int(cat.SITES) + site)


def unpayable(state: State, target: int, subject: int = 0) -> Refusal:
    """What is missing: gold, or cards."""
    cost = cost_of(state, target, subject)
    gold = int(state.player().gold)
    if gold < cost[cat.GOLD]:
        return because("too_little_gold", price=int(cost[cat.GOLD]), gold=gold)
    goods = state.player().goods
    cards = {name: (int(cost[good]), int(goods[good])) for good, name in enumerate(cat.GOOD_NAMES) if cost[good]}
    return because(
        "cannot_pay",
        cost=", ".join(f"{needed} {name}" for name, (needed, _) in cards.items()),
        missing=", ".join(name for name, (needed, held) in cards.items() if needed > held),
    )


def refuse_without(state: State, action: int) -> Refusal:
    good = action - int(act.WITHOUT)
    name = cat.GOOD_NAMES[good]
    return because("rest_unpayable" if state.bill[good] else "not_in_the_cost", good=name)


def refuse_public(state: State, action: int) -> Refusal:
    building = action - int(act.TAKE_PUBLIC)
    name = cat.PUBLIC_NAMES[building]
    return because("none_left" if not state.publics[building] else "second_of_a_kind", building=name)


# Trading


def refuse_sale(state: State, action: int) -> Refusal:
    good, rank = divmod(action - int(act.SELL), int(cat.RANKS))
    if not state.player().goods[good]:
        return because("no_good", good=cat.GOOD_NAMES[good])
    if not state.player().ranks[rank]:
        return because("nobody_of_rank", rank=cat.RANK_NAMES[rank])
    if not state.rules.accepts[rank * int(cat.COMMODITIES) + good]:
        return because("not_wanted", rank=cat.RANK_NAMES[rank], good=cat.GOOD_NAMES[good])
    return because("bought_already", rank=cat.RANK_NAMES[rank])


def refuse_noble_sale(state: State, action: int) -> Refusal:
    if not state.rules.expansion:
        return because("not_in_base_game")
    good = action - int(act.SELL_NOBLE)
    if not state.player().goods[good]:
        return because("no_good", good=cat.GOOD_NAMES[good])
    return because("noble_has_bought")


def refuse_extra_sale(state: State, action: int) -> Refusal:
    good = action - int(act.SELL_EXTRA)
    kind = cat.LUXURY_SALE if good >= cat.COMMODITIES else cat.EXTRA_SALE
    if state.player().goods[good] or not len(extra_prices(state, kind)):
        return because("no_extra_sale")
    return because("no_good", good=cat.GOOD_NAMES[good])


def refuse_purchase(state: State, action: int) -> Refusal:
    good = action - int(act.BUY)
    bargain = state.ask == st.ASK_BARGAIN
    if good >= cat.COMMODITIES and not state.rules.expansion:
        return because("not_in_base_game")
    if not state.stock[good]:
        return because("stock_empty", good=cat.GOOD_NAMES[good])
    price = int(bargain_price(state, good) if bargain else price_of(state, good))
    if state.player().gold < price:
        return because("too_little_gold", price=price, gold=int(state.player().gold))
    return because("buy_limit", most=int(buy_limit(state)))


def refuse_taking(state: State, action: int) -> Refusal:
    good = action - int(act.TAKE)
    if not state.stock[good]:
        return because("stock_empty", good=cat.GOOD_NAMES[good])
    return because("not_offered", good=cat.GOOD_NAMES[good])


def refuse_return(state: State, action: int) -> Refusal:
    return because("no_good", good=cat.GOOD_NAMES[action - int(act.RETURN)])


# Action cards


def refuse_play(state: State, action: int) -> Refusal:
    card = action - int(act.PLAY)
    name = cat.CARD_NAMES[card]
    if not state.player().hand[card]:
        return because("no_such_card", card=name)
    if state.ask == st.ASK_DRAWN:
        return because("not_in_a_fight", card=name)
    if state.rules.for_drawn_fight[card]:
        return because("only_in_a_drawn_fight", card=name)
    if total(state.played) >= state.rules.cards_per_turn:
        return because("card_played", most=int(state.rules.cards_per_turn))
    return because("no_effect", card=name)


def refuse_swap(state: State, action: int) -> Refusal:
    card = action - int(act.SWAP)
    if not state.player().hand[card]:
        return because("no_such_card", card=cat.CARD_NAMES[card])
    if state.swaps >= state.rules.swaps_per_turn:
        return because("card_swapped", most=int(state.rules.swaps_per_turn))
    cost = state.rules.cost_swap
    return because("too_little_gold", price=int(cost[cat.GOLD]), gold=int(state.player().gold))


def refuse_discard(state: State, action: int) -> Refusal:
    return because("no_such_card", card=cat.CARD_NAMES[action - int(act.DISCARD)])


# Events, tiles and ships


def refuse_loss(state: State, action: int) -> Refusal:
    return because("not_there")


def refuse_attaching(state: State, action: int) -> Refusal:
    if not cat.is_post(int(state.face[state.about])):
        return because("no_post")
    if state.player().posts[action - int(act.ATTACH)] != st.NO_TILE:
        return because("jetty_taken")
    return because("any_place")


def refuse_tile(state: State, action: int) -> Refusal:
    if state.face[state.about] == cat.CONTRACT:
        return because("contracts_full", most=int(state.rules.contracts))
    return because("not_to_be_taken")


def refuse_fight(state: State, action: int) -> Refusal:
    if cat.is_nest(int(state.face[state.about])):
        return because("nests_full", most=int(state.rules.nests))
    return because("no_nest")


def refuse_paying(state: State, action: int) -> Refusal:
    price = int(state.rules.loss_gold[state.pirate_card])
    return because("too_little_gold", price=price, gold=int(state.player().gold))


def refuse_square(state: State, action: int) -> Refusal:
    return because("wrong_square")


def refuse_command(state: State, action: int) -> Refusal:
    square = action - int(act.COMMAND)
    ships = [int(ship) for ship in state.player().fleet if ship // st.SHIP_SIZE == square]
    if not ships:
        return because("no_ship_there")
    return because("ship_damaged" if ships[0] & st.DAMAGED else "ship_has_acted")


def refuse_sailing(state: State, action: int) -> Refusal:
    square = action - int(act.SAIL)
    if not any(square in list(near) for near in state.rules.sails):
        return because("closed_square")
    if square not in list(state.rules.sails[state.square]):
        return because("too_far")
    return because("no_points", points=int(state.points_left))


def refuse_look(state: State, action: int) -> Refusal:
    island = int(state.rules.island_at[action - int(act.LOOK)])
    if island < 0 or state.face[island] == st.NO_TILE:
        return because("no_tile_there")
    if state.ask == st.ASK_PEEK:
        return because("tile_known")
    if island not in list(state.rules.looks[state.square]):
        return because("too_far")
    return because("no_points", points=int(state.points_left))


# Every family of actions, in order: where it ends, the questions it answers, and who explains
WORK = (st.ASK_WORK, st.ASK_BUILD)
FAMILIES: Sequence[tuple[int, Sequence[int], Callable[[State, int], Refusal]]] = (
    (act.PASS + 1, range(st.ASKS), refuse_pass),
    (act.TO_THE_SHIPS + 1, (), refuse_other),
    (act.SHIP_BUILT + 1, WORK, refuse_ship),
    (act.PIONEER_PLACED + 1, WORK, refuse_pioneer),
    (act.UPGRADE + cat.RANKS, (*WORK, st.ASK_UPGRADE, st.ASK_TILE), refuse_upgrade),
    (act.REPAIR + 1, WORK, refuse_repair),
    (act.CASTLE + 1, WORK, refuse_castle),
    (act.CANNON + 1, WORK, refuse_cannon),
    (act.SELL, WORK, refuse_noble),
    (act.SELL_NOBLE + cat.COMMODITIES, [st.ASK_WORK], refuse_sale),
    (act.SELL_EXTRA, [st.ASK_WORK], refuse_noble_sale),
    (act.BUY, [st.ASK_WORK], refuse_extra_sale),
    (act.TAKE, (st.ASK_WORK, st.ASK_BARGAIN), refuse_purchase),
    (act.RETURN, (st.ASK_PRODUCE, st.ASK_GOLDEN, st.ASK_COMMODITY, st.ASK_LUXURY), refuse_taking),
    (act.WITHOUT, (st.ASK_RETURN, st.ASK_GIVE), refuse_return),
    (act.TAKE_PUBLIC, [st.ASK_WITHOUT], refuse_without),
    (act.PLAY, [st.ASK_PUBLIC], refuse_public),
    (act.SWAP, (st.ASK_WORK, st.ASK_DRAWN), refuse_play),
    (act.DISCARD, (st.ASK_WORK, st.ASK_SHIP, st.ASK_SAIL), refuse_swap),
    (act.LOSE_POST, [st.ASK_DISCARD], refuse_discard),
    (act.ATTACH, [st.ASK_LOSE], refuse_loss),
    (act.TAKE_TILE, [st.ASK_TILE], refuse_attaching),
    (act.LAY_BACK, [st.ASK_TILE], refuse_tile),
    (act.FIGHT, (), refuse_other),
    (act.PAY, [st.ASK_TILE], refuse_fight),
    (act.AGAIN, [st.ASK_GIVE], refuse_paying),
    (act.AT, (), refuse_other),
    (act.COMMAND, (st.ASK_HARBOUR, st.ASK_REPAIR, st.ASK_LAY, st.ASK_TOW), refuse_square),
    (act.SAIL, [st.ASK_SHIP], refuse_command),
    (act.LOOK, [st.ASK_SAIL], refuse_sailing),
    (act.ROLL, (st.ASK_SAIL, st.ASK_PEEK), refuse_look),
)


def asked(state: State) -> str:
    return QUESTION_NAMES[state.ask]
