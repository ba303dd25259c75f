"""The facts of one set-up: all that is printed and laid out, and that no action changes."""

from collections.abc import Mapping
from typing import Any

from boriken.core.naming import ints, named
from boriken.core.title import Json
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.document.names import BOARD_NAMES
from boriken.games.anno_1503.rules import ANY_POST, LUXURY_POST, Rules
from boriken.games.anno_1503.sheet.contents import Effect, Sheet

COST_NAMES = [*cat.GOOD_NAMES, "gold"]


def facts(rules: Rules, sheet: Sheet) -> Json:
    """Names are those of the sheet in use; `labels` says what it calls its rows, in English and in German."""
    return {
        "expansion": rules.expansion,
        "labels": labels(sheet.content),
        "goods": named(cat.GOOD_NAMES, rules.stock),
        "homes": {
            cat.HOME_BOARD_NAMES[number]: ["any" if good == cat.ANY else cat.GOOD_NAMES[good] for good in places]
            for number, places in enumerate(rules.homes)
        },
        "post_at_any": rules.any_place == ANY_POST or (rules.any_place == LUXURY_POST and rules.expansion),
        "ranks": {
            name: {
                "tile": "high" if rules.is_high[rank] else "low",
                "price": int(rules.price[rank]),
                "per_turn": int(rules.per_turn[rank]),
                "buys": [cat.COMMODITY_NAMES[good] for good in sheet.ranks[rank].buys],
            }
            for rank, name in enumerate(cat.RANK_NAMES)
        },
        "costs": {
            "ship": cost(rules.cost_ship),
            **{name: cost(rules.cost_rank[rank]) for rank, name in enumerate(cat.RANK_NAMES)},
            "repair": cost(rules.cost_repair),
            "swap": cost(rules.cost_swap),
        },
        "prices": {
            "commodity": int(rules.commodity_price),
            "luxury": int(rules.luxury_price),
            "contract_discount": int(rules.contract_discount),
            "noble": int(rules.resident_price),
            "ransom": int(rules.ransom),
        },
        "limits": {
            "hand": int(rules.hand),
            "action_hand": int(rules.action_hand),
            "buys": int(rules.buys),
            "plays": int(rules.cards_per_turn),
            "swaps": int(rules.swaps_per_turn),
            "resident_sales": int(rules.resident_per_turn),
            "gold": int(rules.gold_max),
            "ships": int(rules.ships),
            "low": int(rules.low_tiles),
            "high": int(rules.high_tiles),
            "contracts": int(rules.contracts),
            "public_buildings": int(rules.public_room),
            "nests": int(rules.nests),
            "rounds": int(rules.most_rounds),
        },
        "ship": {"points": int(rules.points), "move": int(rules.move_cost), "look": int(rules.look_cost)},
        "boards": boards(rules, sheet),
        "tiles": tiles(rules),
        "first_public": int(rules.first_public),
        "public_buildings": buildings(cat.PUBLIC_NAMES, rules.publics, sheet.publics),
        "noble_buildings": buildings(cat.NOBLE_NAMES, rules.nobles, sheet.nobles),
        "sites": {
            cat.SITE_NAMES[site]: {"cost": cost(rules.cost_site[site]), "nests": int(rules.nests_for_site[site])}
            for site in range(rules.sites)
        },
        "castle": [
            {"cost": cost(step), "nests": int(rules.nests_for_castle[number])}
            for number, step in enumerate(rules.cost_castle)
        ],
        "cannons": ints(rules.cannon_price),
        "battle_die": ints(rules.battle_faces),
        "die": ints(rules.production_faces),
        "event_face": int(rules.event_face),
        "events": events(rules),
        "action_cards": action_cards(rules, sheet),
        "pirate_cards": pirate_cards(rules, sheet),
        "goals": {name: int(rules.goal[point]) for point, name in enumerate(cat.POINT_NAMES) if rules.goal[point] >= 0},
        "needed": needed(rules),
    }


def cost(table: Any) -> dict[str, int]:
    return named(COST_NAMES, table)


def labels(content: Mapping[str, Any]) -> Json:
    """By table and id, where the sheet names its rows."""
    return {
        table: {row["id"]: {"en": row["name"], "de": row.get("de", row["name"])} for row in rows if "name" in row}
        for table, rows in content.items()
        if isinstance(rows, list) and any("name" in row for row in rows)
    }


def boards(rules: Rules, sheet: Sheet) -> Json:
    """Rows as they are drawn: numbers are islands with their mark, D is sea with a dolphin, X sea with a pirate."""
    known: Json = {
        "base": {"columns": cat.BASE_LETTERS, "rows": list(sheet.base.rows)},
        "start": cat.SQUARE_NAMES[cat.START],
        "start_links": [cat.SQUARE_NAMES[square] for square in rules.sails[cat.START]],
    }
    if rules.expansion:
        known["new"] = {"columns": cat.NEW_LETTERS, "rows": list(sheet.new.rows)}
        known["links"] = [[cat.SQUARE_NAMES[square] for square in pair] for pair in sheet.new.links]
        known["harbour"] = cat.SQUARE_NAMES[sheet.base.harbour]
        known["harbour_spaces"] = [cat.SQUARE_NAMES[square] for square in rules.harbour_spaces]
    return known


def tiles(rules: Rules) -> Json:
    """Copies in use, whatever their backs, and what is printed on them."""
    known: Json = {}
    for tile, name in enumerate(cat.TILE_NAMES):
        copies = sum(int(rules.tiles[back * int(cat.TILES) + tile]) for back in range(cat.BACKS))
        if copies:
            board = BOARD_NAMES[tile >= cat.FIRST_CROWN]
            known[name] = {"copies": copies, "board": board} | printed(rules, tile)
    return known


def printed(rules: Rules, tile: int) -> Json:
    if cat.is_post(tile):
        return {"kind": "post", "good": cat.GOOD_NAMES[cat.post_good(tile)]}
    if cat.is_nest(tile):
        return {"kind": "nest", "strength": int(rules.strength[tile]), "discount": int(rules.discount[tile])}
    if cat.is_gold(tile):
        return {"kind": "gold", "gold": int(rules.treasure[tile])}
    return {"kind": "contract" if tile == cat.CONTRACT else "promotion"}


def buildings(names: list[str], copies: Any, rows: Mapping[int, Any]) -> Json:
    return {
        names[number]: {"copies": int(copies[number]), "effect": effect(row.effect)}
        for number, row in sorted(rows.items())
        if copies[number]
    }


def effect(shown: Effect) -> Json:
    kind = cat.EFFECT_NAMES[shown.kind]
    known: Json = {"kind": kind, "n": shown.amount}
    if kind == "ignore_event":
        known["event"] = cat.EVENT_NAMES[shown.detail]
    elif kind in ("cost_less", "free_build"):
        known["target"] = cat.TARGET_NAMES[shown.detail]
    elif kind in ("production_choice", "production_bonus"):
        known["good"] = cat.GOOD_NAMES[shown.detail]
    if shown.per_turn:
        known["per_turn"] = shown.per_turn
    return known


def events(rules: Rules) -> Json:
    return {
        name: {
            "faces": [face for face in range(10) if rules.event_of[face] == number],
            "fee": int(rules.fee[number]),
            "keep": int(rules.keep_at_least[number]),
        }
        for number, name in enumerate(cat.EVENT_NAMES)
    }


def action_cards(rules: Rules, sheet: Sheet) -> Json:
    return {
        cat.CARD_NAMES[number]: {
            "copies": int(rules.action_cards[number]),
            "when": "drawn_fight" if card.drawn_fight else "work",
            "effect": effect(card.effect),
        }
        for number, card in sorted(sheet.cards.items())
        if rules.action_cards[number]
    }


def pirate_cards(rules: Rules, sheet: Sheet) -> Json:
    known: Json = {}
    for number, card in sorted(sheet.pirates.items()):
        if not rules.pirate_cards[number]:
            continue
        if number < cat.RAIDS:
            known[cat.PIRATE_NAMES[number]] = {
                "copies": card.copies,
                "foe": cat.FOE_NAMES[card.foe],
                "loss": cat.LOSS_NAMES[card.loss],
                "loss_gold": card.loss_gold,
                "gold": card.gold,
                "commodities": card.commodities,
                "luxuries": card.luxuries,
            }
        else:
            known[cat.PIRATE_NAMES[number]] = {
                "copies": card.copies,
                "luxury_price": card.luxury_price,
                "commodity_price": card.commodity_price,
                "reshuffle": card.reshuffle,
            }
    return known


def needed(rules: Rules) -> Json:
    if rules.expansion:
        return {"home": int(rules.home_needed), "noble": int(rules.noble_needed)}
    return {"points": int(rules.points_needed)}
