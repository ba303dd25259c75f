"""Hidden things, by game of the house: other positions that look the same to it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from random import Random

from boriken.core.title import Json
from boriken.games.anno_1503.catalogue import CARD_NAMES as ACTION_CARDS
from boriken.games.anno_1503.catalogue import CROWN_TILE_NAMES, NEW_LETTERS, TILE_NAMES
from boriken.games.san_juan.catalogue import CARD_NAMES
from boriken.testing import hidden


def puerto_rico(position: Json, viewer: int | None) -> Iterator[Json]:
    yield from other_points(position, viewer)
    yield from other_forests(position, viewer)


def other_forests(position: Json, viewer: int | None) -> Iterator[Json]:
    """A tile that another has drawn and looked at alone could be any of the stack."""
    if position["state"]["question"]["kind"] == "over":
        return
    for seat, board in enumerate(position["state"]["seats"]):
        for secret in board.get("secret_forests", {}) if seat != viewer else ():
            for tile in other_tiles(position, secret):
                variant = deepcopy(position)
                exchange(variant["state"]["deck"], tile, secret)
                exchange(variant["state"]["seats"][seat]["secret_forests"], secret, tile)
                yield variant
    drawn = position["state"].get("drawn")
    if drawn and position["state"]["question"]["seat"] != viewer:
        for tile in other_tiles(position, drawn):
            variant = deepcopy(position)
            exchange(variant["state"]["deck"], tile, drawn)
            variant["state"]["drawn"] = tile
            yield variant


def other_tiles(position: Json, tile: str) -> list[str]:
    return [other for other in position["state"]["deck"] if other != tile]


def exchange(tiles: dict[str, int], gone: str, come: str) -> None:
    tiles[gone] -= 1
    tiles[come] = tiles.get(come, 0) + 1
    for tile in [tile for tile, count in tiles.items() if not count]:
        del tiles[tile]


def other_points(position: Json, viewer: int | None) -> Iterator[Json]:
    """At a table that hides victory points, those of the others can be spread among them in any way; but who pays the
    black market has one point if they had any, for they may need it."""
    question = position["state"]["question"]
    if not position["options"]["hidden_vp"] or question["kind"] == "over":
        return
    others = [seat for seat in range(position["players"]) if seat != viewer]
    points = [position["state"]["seats"][seat]["points"] for seat in others]
    paying = question["seat"] if question["kind"] in ("recall", "return") else None
    kept = [min(count, 1) if seat == paying else 0 for seat, count in zip(others, points, strict=True)]
    points = [count - own for count, own in zip(points, kept, strict=True)]
    for spread in ([*points[1:], points[0]], [sum(points), *(0 for _ in points[1:])]):
        variant = deepcopy(position)
        for seat, share, own in zip(others, spread, kept, strict=True):
            variant["state"]["seats"][seat]["points"] = share + own
        yield variant


def san_juan(position: Json, viewer: int | None) -> Iterator[Json]:
    """All cards that the viewer has not seen where they lie now change places."""
    for seed in (1, 2):
        variant = deepcopy(position)
        redeal(variant["state"], viewer, Random(seed))
        yield variant


def redeal(state: Json, viewer: int | None, random: Random) -> None:
    """Take up everything that is hidden from the viewer, shuffle it and lay as many cards everywhere again."""
    question = state["question"]
    unseen: list[str] = []
    places: list[tuple[Json, str, int, Counter[str]]] = []  # where they lay, how many, and what is known to lie there

    def take_up(owner: Json, key: str, known: Counter[str]) -> None:
        hidden = Counter[str](owner[key]) - known
        unseen.extend(hidden.elements())
        places.append((owner, key, hidden.total(), known))

    goods = [faces for seat in state["seats"] for faces in seat["goods"].values()]
    unseen += [face for faces in goods for face in faces]
    known_discards = Counter[str](state["exposed"])
    left = [Counter[str]() for _ in state["seats"]]
    for number, seat in enumerate(state["seats"]):
        if number == viewer:
            known_discards += Counter(seat["memory"])
        else:
            in_hand, in_chapel, left[number] = mislaid(seat)
            take_up(seat, "hand", Counter(seat["shown"]) + in_hand)
            take_up(seat, "chapel", in_chapel)
            known_discards += left[number]
    take_up(state, "discards", known_discards)
    take_up(state, "deck", Counter())
    if question.get("phase") == "councillor" and question["seat"] != viewer and "open" in question:
        take_up(question, "open", Counter())
    if question["seat"] != viewer and question["kind"] in ("pay", "keep", "discard", "archive"):
        question["from"] = CARD_NAMES[0]
    random.shuffle(unseen)
    for faces in goods:
        faces[:] = [unseen.pop() for _ in faces]
    for owner, key, count, known in places:
        owner[key] = in_order(known + Counter(unseen.pop() for _ in range(count)))
    remember_other_discards(state, viewer, known_discards, left)


def mislaid(seat: Json) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Everybody knows that they are among the cards of this player: in the hand, under the chapel, or discarded."""
    cards = Counter[str](seat["mislaid"])
    in_hand = cards & (Counter[str](seat["hand"]) - Counter[str](seat["shown"]))
    in_chapel = (cards - in_hand) & Counter[str](seat["chapel"])
    return in_hand, in_chapel, cards - in_hand - in_chapel


def remember_other_discards(state: Json, viewer: int | None, known: Counter[str], left: Sequence[Counter[str]]) -> None:
    """The others know some of the discard pile: as many cards as before; of the last shuffle, nothing."""
    hidden = Counter[str](state["discards"]) - known
    rest = list(hidden.elements())
    for number, seat in enumerate(state["seats"]):
        if number != viewer:
            seat["recalled"] = {}
            count = sum(seat["memory"].values()) - left[number].total()
            seat["memory"] = in_order(left[number] + Counter(rest[:count]))
            del rest[:count]


def in_order(cards: Counter[str]) -> Json:
    return {name: cards[name] for name in CARD_NAMES if cards[name]}


def anno_1503(position: Json, viewer: int | None) -> Iterator[Json]:
    """Faces that the viewer has not seen change places with others of the same back, and so do cards in other hands."""
    if position["state"]["question"]["kind"] == "over":
        return
    for exchange in (exchange_faces, exchange_cards):
        variant = deepcopy(position)
        exchange(variant["state"], viewer)
        if variant != position:
            yield variant


def exchange_faces(state: Json, viewer: int | None) -> None:
    for square, tile in state["squares"].items():
        if "face" in tile and viewer not in tile.get("looked", []) and not tile.get("remembered"):
            crown = square[0] in NEW_LETTERS
            unseen = state["unseen"].setdefault(str(tile["back"]), {})
            others = [name for name in unseen if name != tile["face"] and (name in CROWN_TILE_NAMES) == crown]
            if others:
                move(unseen, others[-1], tile["face"], TILE_NAMES)
                tile["face"] = others[-1]
    state["unseen"] = {back: faces for back, faces in state["unseen"].items() if faces}


def exchange_cards(state: Json, viewer: int | None) -> None:
    """Not those that were in hand when the discards became the stack: they cannot be in it."""
    for number, seat in enumerate(state["seats"]):
        if number != viewer:
            for card in list(seat["cards"]):
                others = [name for name in state["action_stack"] if name != card]
                if others and was_drawn(seat, card):
                    move(state["action_stack"], others[-1], card, ACTION_CARDS)
                    move(seat["cards"], card, others[-1], ACTION_CARDS)


def was_drawn(seat: Json, card: str) -> bool:
    """Whether one of such cards in the hand may have come from the stack as it was last made."""
    put_down = seat.get("put_down", {}).get(card, 0)
    return bool(seat["cards"][card] + put_down > seat.get("kept", {}).get(card, 0))


def move(counts: dict[str, int], less: str, more: str, order: Sequence[str]) -> None:
    """One fewer of the one, one more of the other; in the order in which a position names them."""
    counts[less] -= 1
    counts[more] = counts.get(more, 0) + 1
    kept = {name: counts[name] for name in order if counts.get(name)}
    counts.clear()
    counts.update(kept)


VARIANTS: Mapping[str, hidden.Variants] = {"puerto-rico": puerto_rico, "san-juan": san_juan, "anno-1503": anno_1503}
hidden.VARIANTS.update(VARIANTS)
