"""From the sheet to the rules of one table: names are numbers by now, and here they find their places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boriken.core.naming import numbers
from boriken.core.setup import Setup
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.prices import price_row
from boriken.games.anno_1503.rules import ANY_POST, LUXURY_POST, NO_POST, Rules
from boriken.games.anno_1503.sheet.contents import ISLANDS, PIRATE, Effect, Sheet
from boriken.games.anno_1503.sheet.squares import neighbours, sign_at
from boriken.games.anno_1503.sheet.text import sheet_called

ANY_PLACE = {"none": NO_POST, "luxury_only": LUXURY_POST, "any": ANY_POST}


@lru_cache(maxsize=64)
def rules_for(setup: Setup) -> Rules:
    """One object for all tables with the same set-up: it never changes."""
    return lay_out(sheet_called(setup.text("sheet")), setup)


def lay_out(sheet: Sheet, setup: Setup) -> Rules:
    rules = Rules(setup)
    set_up(rules, sheet)
    set_limits(rules, sheet)
    set_goods(rules, sheet)
    set_inhabitants(rules, sheet)
    set_trade(rules, sheet)
    set_dice(rules, sheet)
    set_boards(rules, sheet)
    set_tiles(rules, sheet)
    set_buildings(rules, sheet)
    set_pirates(rules, sheet)
    set_effects(rules, sheet)
    set_goals(rules, sheet)
    rules.price_row = price_row(rules)
    return rules


def set_up(rules: Rules, sheet: Sheet) -> None:
    rules.gold = sheet.number("setup.gold")
    rules.goods = numbers(sheet.scalars["setup.goods"])
    rules.ships_on_start = sheet.number("setup.ships_on_start")
    mode = "expansion" if rules.expansion else "base"
    ranks = sheet.scalars[f"setup.inhabitants_{mode}"]
    rules.inhabitants = numbers(ranks.count(rank) for rank in range(cat.RANKS))
    rules.castle_step = sheet.number("setup.castle_step") if rules.expansion else 0
    rules.cannons = sheet.number("setup.cannons") if rules.expansion else 0


def set_limits(rules: Rules, sheet: Sheet) -> None:
    rules.hand = sheet.number("limits.hand")
    rules.action_hand = sheet.number("limits.action_hand")
    rules.cards_per_turn = sheet.number("limits.action_cards_per_turn")
    rules.swaps_per_turn = sheet.number("limits.action_swaps_per_turn")
    rules.buys = sheet.number("limits.buys_per_turn")
    rules.luxuries_share_buys = sheet.flag("limits.luxury_buys_share_limit")
    rules.gold_max = sheet.number("limits.gold_max")
    rules.ships = sheet.number("limits.ships")
    rules.low_tiles = sheet.number("limits.low_tiles")
    rules.high_tiles = sheet.number("limits.high_tiles")
    rules.contracts = sheet.number("limits.contracts")
    rules.public_room = sheet.number("limits.public_buildings")
    rules.nests = min(sheet.number("limits.nests"), sheet.number("limits.gold_jetties"))


def set_goods(rules: Rules, sheet: Sheet) -> None:
    cards = [count for _, count in sheet.goods]
    rules.stock = numbers(count if good < cat.COMMODITIES or rules.expansion else 0 for good, count in enumerate(cards))
    rules.homes = [numbers(places) for places in sheet.homes]
    rules.any_place = ANY_PLACE[sheet.scalars["home.any_place_post"]]


def set_inhabitants(rules: Rules, sheet: Sheet) -> None:
    rules.is_high = numbers(int(rank.high) for rank in sheet.ranks)
    rules.accepts = numbers(int(good in rank.buys) for rank in sheet.ranks for good in range(cat.COMMODITIES))
    rules.per_turn = numbers(rank.per_turn for rank in sheet.ranks)
    rules.price = numbers(rank.price for rank in sheet.ranks)
    rules.cost_ship = numbers(sheet.scalars["cost.ship"])
    rules.cost_pioneer = numbers(sheet.scalars["cost.pioneer"])
    rules.cost_rank = [numbers(sheet.scalars[f"cost.{name}"]) for name in cat.RANK_NAMES]
    rules.cost_repair = numbers(sheet.scalars["cost.repair"])
    rules.cost_swap = numbers(sheet.scalars["cost.action_swap"])


def set_trade(rules: Rules, sheet: Sheet) -> None:
    rules.commodity_price = sheet.number("trade.commodity_price")
    rules.commodity_price_min = sheet.number("trade.commodity_price_min")
    rules.contract_discount = sheet.number("trade.contract_discount")
    rules.contracts_add_up = sheet.flag("trade.contracts_add_up")
    rules.luxury_price = sheet.number("trade.luxury_price")
    rules.luxury_price_min = sheet.number("trade.luxury_price_min")
    rules.luxury_discounts_add_up = sheet.flag("trade.luxury_discounts_add_up")
    rules.resident_price = sheet.number("trade.resident_noble_price")
    rules.resident_per_turn = sheet.number("trade.resident_noble_per_turn") if rules.expansion else 0


def set_dice(rules: Rules, sheet: Sheet) -> None:
    rules.production_faces = numbers(sorted(sheet.scalars["dice.production_faces"]))
    rules.event_face = sheet.number("dice.event_face")
    rules.battle_faces = numbers(sorted(sheet.scalars["dice.battle_faces"]))
    faces = {face: number for number, event in enumerate(sheet.events) for face in event.faces}
    rules.event_of = numbers(faces.get(face, -1) for face in range(10))
    rules.fee = numbers(event.fee for event in sheet.events)
    rules.fee_by_level = numbers(int(event.by_level) for event in sheet.events)
    rules.remove_each = numbers(int(event.remove_each) for event in sheet.events)
    rules.keep_at_least = numbers(event.keep_at_least for event in sheet.events)
    rules.golden_goods = sheet.events[cat.EVENT_GOLDEN].goods


def set_boards(rules: Rules, sheet: Sheet) -> None:
    """The new board is there only with the expansion, and the harbour tile closes its island (AN-SETUP-20)."""
    rules.points = sheet.number("ship.points")
    rules.move_cost = sheet.number("ship.move_cost")
    rules.look_cost = sheet.number("ship.look_cost")
    rules.new_ships_act = sheet.flag("ship.moves_in_turn_built")
    in_play = [square for square in range(cat.SQUARES) if rules.expansion or not is_new(square)]
    harbour = sheet.base.harbour if rules.expansion else -1
    islands = [square for square in in_play if sign_at(sheet, square) in ISLANDS and square != harbour]
    sea = {square for square in in_play if sign_at(sheet, square) not in ISLANDS}
    enters = sea | set(islands) if sheet.flag("ship.enter_island_squares") else sea
    rules.islands = numbers(islands)
    rules.island_at = numbers(islands.index(square) if square in islands else -1 for square in range(cat.SQUARES))
    rules.mark = numbers(int(sign_at(sheet, square)) for square in islands)
    rules.is_crown = numbers(int(is_new(square)) for square in islands)
    near = [[each for each in neighbours(sheet, square) if each in in_play] for square in range(cat.SQUARES)]
    rules.sails = [numbers(each for each in around if each in enters) for around in near]
    if sheet.scalars["ship.look_from"] == "on":
        near = [[square] for square in range(cat.SQUARES)]
    rules.looks = [numbers(islands.index(each) for each in around if each in islands) for around in near]
    rules.harbour_spaces = numbers(sorted(sheet.base.harbour_spaces) if rules.expansion else [])
    rules.is_pirate = numbers(int(sign_at(sheet, square) == PIRATE) for square in range(cat.SQUARES))


def is_new(square: int) -> bool:
    return bool(cat.FIRST_NEW_SQUARE <= square < cat.START)


def set_tiles(rules: Rules, sheet: Sheet) -> None:
    """Backs above the player count are not used, crown tiles only with the expansion (AN-SETUP-03, AN-SETUP-22)."""
    rules.tiles = numbers(
        sheet.tiles[tile].n[back]
        if tile in sheet.tiles and back_in_use(rules, back) and (rules.expansion or tile < cat.FIRST_CROWN)
        else 0
        for back in range(cat.BACKS)
        for tile in range(cat.TILES)
    )
    rules.treasure = numbers(sheet.tiles[tile].gold if tile in sheet.tiles else 0 for tile in range(cat.TILES))
    rules.strength = numbers(sheet.tiles[tile].strength if tile in sheet.tiles else 0 for tile in range(cat.TILES))
    rules.discount = numbers(sheet.tiles[tile].discount if tile in sheet.tiles else 0 for tile in range(cat.TILES))


def back_in_use(rules: Rules, back: int) -> bool:
    return back + int(cat.LOWEST_BACK) <= rules.players


def copies(rules: Rules, n: Sequence[int]) -> int:
    """AN-SETUP-08, AN-SETUP-28."""
    return sum(count for back, count in enumerate(n) if back_in_use(rules, back))


def set_buildings(rules: Rules, sheet: Sheet) -> None:
    rules.first_public = sheet.number("public.first_at_inhabitant")
    rules.publics_twice = sheet.flag("public.same_kind_twice")
    rules.nobles_twice = sheet.flag("noble.same_kind_twice")
    rules.publics = numbers(
        copies(rules, sheet.publics[number].n) if number in sheet.publics else 0 for number in range(cat.PUBLICS)
    )
    with_nobles = sheet.nobles if rules.expansion else {}
    rules.nobles = numbers(
        copies(rules, with_nobles[number].n) if number in with_nobles else 0 for number in range(cat.NOBLES)
    )
    rules.sites = len(sheet.sites) if rules.expansion else 0
    rules.cost_site = [numbers(site.cost) for site in sheet.sites]
    needed = sheet.number("noble.nests_needed_for_skull")
    rules.nests_for_site = numbers(needed if site.skull else 0 for site in sheet.sites)
    rules.cost_castle = [numbers(step.cost) for step in sheet.castle] if rules.expansion else []
    rules.nests_for_castle = numbers(step.nests for step in sheet.castle)
    rules.cards_per_step = sheet.number("castle.action_cards_per_step")
    rules.cannon_price = numbers(sheet.cannons if rules.expansion else [])


def set_pirates(rules: Rules, sheet: Sheet) -> None:
    rules.ransom = sheet.number("pirate_square.ransom")
    cards = [sheet.pirates.get(number) for number in range(cat.PIRATES)]
    rules.pirate_cards = numbers(card.copies if card and rules.expansion else 0 for card in cards)
    rules.foe = numbers(card.foe if card else 0 for card in cards)
    rules.loss = numbers(card.loss if card else 0 for card in cards)
    rules.loss_gold = numbers(card.loss_gold if card else 0 for card in cards)
    rules.prize_gold = numbers(card.gold if card else 0 for card in cards)
    rules.prize_commodities = numbers(card.commodities if card else 0 for card in cards)
    rules.prize_luxuries = numbers(card.luxuries if card else 0 for card in cards)
    rules.bargain_luxury = numbers(card.luxury_price if card else 0 for card in cards)
    rules.bargain_commodity = numbers(card.commodity_price if card else 0 for card in cards)
    rules.reshuffles = numbers(int(card.reshuffle) if card else 0 for card in cards)


def set_effects(rules: Rules, sheet: Sheet) -> None:
    in_play = sheet.cards if rules.expansion else {}
    rules.action_cards = numbers(in_play[n].copies if n in in_play else 0 for n in range(cat.CARDS))
    rules.for_drawn_fight = numbers(int(in_play[n].drawn_fight) if n in in_play else 0 for n in range(cat.CARDS))
    none = Effect(int(cat.NO_EFFECT), 0, 0, 0)
    effects = [sheet.publics[n].effect if n in sheet.publics else none for n in range(cat.PUBLICS)]
    effects += [sheet.nobles[n].effect if n in sheet.nobles else none for n in range(cat.NOBLES)]
    effects += [sheet.cards[n].effect if n in sheet.cards else none for n in range(cat.CARDS)]
    rules.effect = numbers(effect.kind for effect in effects)
    rules.amount = numbers(effect.amount for effect in effects)
    rules.detail = numbers(effect.detail for effect in effects)
    rules.uses = numbers(effect.per_turn for effect in effects)
    sparing = things_with(effects, int(cat.COST_LESS))
    rules.sparing = numbers(thing for thing in sparing if thing < cat.THING_CARD and effects[thing].per_turn)
    rules.extra_sales = numbers(things_with(effects, int(cat.EXTRA_SALE)))
    rules.luxury_sales = numbers(things_with(effects, int(cat.LUXURY_SALE)))


def things_with(effects: Sequence[Effect], kind: int) -> list[int]:
    return [thing for thing, effect in enumerate(effects) if effect.kind == kind]


def set_goals(rules: Rules, sheet: Sheet) -> None:
    """AN-VP-01 to AN-VP-04."""
    mode = "goal.expansion" if rules.expansion else "goal.base"
    goal = [int(sheet.scalars.get(f"{mode}.{name}", -1)) for name in cat.POINT_NAMES]
    if rules.expansion:
        goal[cat.POINT_SITES] = len(sheet.sites)
        goal[cat.POINT_CASTLE] = sheet.number("goal.expansion.castle_step")
    rules.goal = numbers(goal)
    rules.points_needed = sheet.number("goal.base.needed")
    rules.home_needed = sheet.number("goal.expansion.home_needed")
    rules.noble_needed = sheet.number("goal.expansion.noble_needed")
