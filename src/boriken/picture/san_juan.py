"""The table of San Juan as a poster: roles, the trading house, and every player's town and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boriken.core.title import Json
from boriken.picture.poster import GAP, INNER, MARGIN, PLATE, ROLE_PICTURE, Poster

SKIES = {"production": "sky", "violet": "rose", "monument": "lime", "large": "#4d9fc4"}
ROLES = {  # the drawing and the sky of each
    "builder": ("builder", "turq"),
    "producer": ("craftsman", "turq"),
    "trader": ("trader", "leaf"),
    "councillor": ("councillor", "rose"),
    "prospector": ("prospector", "sea"),
}
UP, NEXT = "up", "next"
TRADING = 112  # the height of the middle
TILE = 154  # the width of a tile of the trading house

IN_ROW = 7
CELL = (INNER - PLATE - 20) / IN_ROW
CELL_HEIGHT, FACADE = 84, 58


class SanJuanPoster(Poster):
    folder = "san_juan"

    def aside(self) -> str:
        return " · ".join(self.say("say-ending", reason=reason) for reason in self.view["ending"])

    def middle(self, y: float) -> float:
        y = self.roles(y) + GAP
        with self.canvas.group("middle"):
            self.panel(MARGIN, y, INNER, TRADING)
            x = self.trading_house(MARGIN + 12, y)
            self.piles(x + 20, y)
        return y + TRADING

    # Roles and trading house

    def roles(self, y: float) -> float:
        cards = self.view["roles"]
        width = (INNER - (len(cards) - 1) * GAP) / len(cards)
        for number, (role, card) in enumerate(cards.items()):
            x, (drawing, sky) = MARGIN + number * (width + GAP), ROLES[role]
            with self.canvas.piece("role", role):
                name, alone = self.say(f"roles-{role}.name"), card["open"]
                self.role(name, drawing, sky, x, y, width, taken=not card["open"], alone=alone)
                if card["taker"] is not None:
                    self.mark(card["taker"], x + ROLE_PICTURE + 7, y + 29, 18)
                elif not card["open"]:
                    self.canvas.text(x + ROLE_PICTURE + 7, y + 42, self.say("ui-taken"), 13, fill="soft")
        return y + 54

    def trading_house(self, x: float, y: float) -> float:
        """All five tiles in the order of the stack, those that nobody has seen face down; returns where they end."""
        self.heading(x, y + 20, self.say("ui-tradingHouse"))
        for number, known in enumerate(self.view["stack"]):
            left = x + number * (TILE + 8)
            if known["tile"] is None:
                self.canvas.rect(left, y + 30, TILE, 70, "deep", r=5)
                self.canvas.text(left + TILE / 2, y + 74, "?", 28, fill="cream", bold=True, anchor="middle")
            else:
                with self.canvas.piece("price tile", known["tile"]):
                    self.tile(known, left, y + 30)
        return x + len(self.view["stack"]) * (TILE + 8)

    def tile(self, known: Json, x: float, y: float) -> None:
        """The prices on a tile, good by good; the one that lies face up is now."""
        canvas, state = self.canvas, known["state"]
        if state == UP:
            canvas.card(x, y, TILE, 70, "act")
        else:
            canvas.rect(x, y, TILE, 70, "flat", r=5)
        each = (TILE - 8) / len(self.facts["goods"])
        for number, good in enumerate(self.facts["goods"]):
            left = x + 4 + number * each
            canvas.draw(good, left + 3, y + 8, 22)
            self.tab(left + 3, y + 8, 22, self.say(f"letters-{good}"))
            paid = self.facts["tiles"][known["tile"]][good]
            canvas.text(left + each / 2, y + 49, paid, 18, bold=True, anchor="middle")
        sentence = self.say("ui-faceUp") if state == UP else self.say("ui-next") if state == NEXT else ""
        canvas.text(x + TILE / 2, y + 64, sentence, 12, anchor="middle", room=TILE - 8)

    def piles(self, x: float, y: float) -> None:
        """The draw pile and the discards, and cards that the viewer looks at just now."""
        view = self.view
        for name, count, title in (
            ("pile", view["pile"], self.say("ui-pile")),
            ("discards", view["discarded"], self.say("ui-discards")),
        ):
            with self.canvas.piece("pile", name, count, title):
                self.back(count, x, y + 30, 70)
            self.canvas.text(x, y + 20, title, 13, bold=True, room=96)
            x += 104
        for card, count in ((view["question"] or {}).get("open") or {}).items():
            for _ in range(count):
                with self.canvas.piece("open card", card, title=self.words.name("cards", card)):
                    self.facade(card, SKIES[self.facts["cards"][card]["kind"]], x, y + 36, 60, 56)
                x += 64

    def back(self, count: int, x: float, y: float, height: float) -> None:
        """The back of a card, with how many there are."""
        canvas, width = self.canvas, height * 40 / 56
        canvas.draw("back", x, y, height, wide=width)
        canvas.rect(x + width * 0.16, y + height * 0.29, width * 0.68, height * 0.4, "ink", r=3)
        canvas.text(
            x + width / 2,
            y + height * 0.6,
            count,
            height * 0.3,
            fill="cream",
            bold=True,
            anchor="middle",
            room=width * 0.62,
        )

    # The players

    def player(self, seat: int, y: float) -> float:
        board = self.view["seats"][seat]
        rows = -(-max(1, board["buildings"]) // IN_ROW)
        hand = list(repeated(board["hand"] or board["shown"]))
        hand_rows = -(-len(hand) // IN_ROW)
        for_hand = 26 + hand_rows * (CELL_HEIGHT + 5) if hand else 0
        height: float = max(128, 31 + rows * (CELL_HEIGHT + 5) + for_hand)
        self.panel(MARGIN, y, INNER, height, seat)
        self.nameplate(seat, y, height)
        self.possessions(board, y + 42)
        x = MARGIN + PLATE + 12
        self.town(board, x, y)
        if hand:
            self.hand(board, hand, x, y + 28 + rows * (CELL_HEIGHT + 5))
        return y + height

    def possessions(self, board: Json, y: float) -> None:
        canvas, x = self.canvas, MARGIN + 8
        canvas.rect(x, y, 210, 76, "card", r=4)
        with canvas.piece(
            "hand", "cards", board["cards"], self.say("say-hand", count=board["cards"], limit=board["limit"])
        ):
            self.back(board["cards"], x + 8, y + 7, 62)
        counted = board["open_points"] if board["score"] is None else board["score"]
        with canvas.piece("points", "counted", counted, self.say("ui-points")):
            canvas.draw("points", x + 64, y + 9, 26)
            more = "+" if board["score"] is None and board["hides_points"] else ""
            canvas.text(x + 96, y + 29, f"{counted}{more}", 20, bold=True)
        sentence = self.say("say-buildings", count=board["buildings"], of=self.facts["full_town"])
        canvas.text(x + 64, y + 50, sentence, 13, room=140)
        if board["chapel_cards"]:
            canvas.text(x + 64, y + 67, self.say("say-chapel", count=board["chapel_cards"]), 13, room=140)

    def town(self, board: Json, x: float, y: float) -> None:
        self.heading(x, y + 20, self.say("ui-town"))
        covered = self.counted(board["covered"])
        if covered:
            sentence = f"{self.say('ui-covered')}: {covered}"
            self.canvas.text(MARGIN + INNER - 14, y + 20, sentence, 12, fill="soft", anchor="end", room=700)
        goods = dict(board["goods"])
        place = 0
        for place, card in enumerate(repeated(board["town"])):
            left, top = x + place % IN_ROW * CELL, y + 28 + place // IN_ROW * (CELL_HEIGHT + 5)
            good = self.facts["cards"][card].get("good", "")
            loaded = goods.get(good, 0) > 0
            if loaded:
                goods[good] -= 1
            self.building(card, good if loaded else "", left, top)
        used = place + 1 if board["town"] else 0
        for free in range(used, -(-max(1, used) // IN_ROW) * IN_ROW):
            left, top = x + free % IN_ROW * CELL, y + 28 + free // IN_ROW * (CELL_HEIGHT + 5)
            self.canvas.rect(left, top, CELL - 6, CELL_HEIGHT, "plot", r=4)

    def building(self, card: str, good: str, x: float, y: float) -> None:
        canvas, printed, width = self.canvas, self.facts["cards"][card], CELL - 6
        makes = "good" in printed
        with canvas.piece("building", card, title=self.words.name("cards", card)):
            canvas.card(x, y, width - 2, CELL_HEIGHT - 2, "card", r=4)
            self.facade(card, SKIES[printed["kind"]], x, y, width - 2, FACADE, lit=bool(good) or not makes)
            if makes:
                canvas.rect(x + width - 34, y + 5, 28, 28, "cream" if good else "plot", r=4)
            if good:
                self.good(good, 1, x + width - 32, y + 7, 24)
            canvas.text(x + 6, y + FACADE + 16, self.words.name("cards", card), 13, bold=True, room=width - 12)

    def hand(self, board: Json, cards: list[str], x: float, y: float) -> None:
        """The hand of the viewer; of others, cards that everybody knows to be there."""
        self.heading(x, y + 18, self.say("ui-hand" if board["hand"] is not None else "ui-known"))
        for place, card in enumerate(cards):
            left, top = x + place % IN_ROW * CELL, y + 26 + place // IN_ROW * (CELL_HEIGHT + 5)
            printed, width = self.facts["cards"][card], CELL - 8
            with self.canvas.piece("hand card", card, title=self.words.name("cards", card)):
                self.canvas.card(left, top, width, CELL_HEIGHT - 2, "panel2", r=4)
                self.facade(card, SKIES[printed["kind"]], left, top, width, FACADE)
                self.coin(printed["cost"], left + 4, top + 4, 26)
                name = self.words.name("cards", card)
                self.canvas.text(left + 6, top + FACADE + 16, name, 13, bold=True, room=width - 12)

    def counted(self, counts: Mapping[str, int]) -> str:
        named = {self.words.name("cards", card): count for card, count in counts.items() if count}
        return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in named.items())


def repeated(counts: Mapping[str, int]) -> Iterator[str]:
    for name, count in counts.items():
        for _ in range(count):
            yield name
