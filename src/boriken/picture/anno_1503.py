"""The table of Anno 1503 as a poster: the sea chart with islands and ships, the stock, and every player's islands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boriken.core.title import Json
from boriken.picture.drawings import read
from boriken.picture.poster import GAP, INNER, MARGIN, PLATE, Poster

SEA, DOLPHIN, PIRATE = ".", "D", "X"
SKIES = {"public": "sky", "noble": "rose"}
GROUNDS = {"post": "sky", "contract": "rose", "gold": "turq", "promotion": "cream", "nest": "terra"}
SIGNS = {"contract": "contract", "gold": "chest", "promotion": "promotion", "nest": "skull", "post": "jetty"}
HULL, LEE, RAIL = (
    "M1.5 17h21c-1 4-3 6-5.5 6h-10C4.5 23 2.500 21 1.5 17z",
    "M12 17h10.5c-1 4-3 6-5.5 6h-5z",
    "M1.5 16.5h21l-.4 2H1.9z",
)

MOST_SQUARE = 80
BETWEEN = 0.5  # of a square: the room between the two charts
CELL, CELL_HEIGHT, FACADE = 72, 70, 44
ROW = 92  # the height of an island of a player


class Anno1503Poster(Poster):
    folder = "anno_1503"

    def aside(self) -> str:
        view, say = self.view, self.say
        parts = [f"{say('ui-die')}: {view['rolled']}"] if view["rolled"] else []
        if view["event"]:
            parts.append(say(f"disasters-{view['event']}"))
        if fight := view["fight"]:
            pirates = say("disasters-pirate")
            parts.append(f"{self.people.name(view['active'])} {fight['own_total']} : {fight['foe_total']} {pirates}")
        return " · ".join(parts)

    def middle(self, y: float) -> float:
        with self.canvas.group("chart", self.say("ui-chart")):
            y = self.chart(y)
        with self.canvas.group("stock", self.say("ui-stock")):
            return self.stock(y + GAP)

    # The sea chart

    def boards(self) -> list[Json]:
        printed = self.facts["boards"]
        return [printed[name] for name in ("base", "new") if name in printed]

    def chart(self, y: float) -> float:
        boards = self.boards()
        columns = 1 + sum(len(board["columns"]) for board in boards) + BETWEEN * (len(boards) - 1)
        square = min(MOST_SQUARE, (INNER - 44) / columns)
        height = 34 + square * max(len(board["rows"]) for board in boards) + 10
        self.canvas.rect(MARGIN, y, INNER, height, "sea1", r=6)
        left = MARGIN + (INNER - columns * square) / 2 + 8
        places = self.start(left, y + 28, square)
        left += square
        for board in boards:
            places |= self.board(board, left, y + 28, square)
            left += (len(board["columns"]) + BETWEEN) * square
        self.fleets(places, square)
        return y + height

    def start(self, x: float, y: float, square: float) -> dict[str, tuple[float, float]]:
        """The start space, beside the square it is linked to."""
        printed = self.facts["boards"]
        row = int(printed["start_links"][0][1:]) - 1
        self.canvas.rect(x - 16, y + row * square + 2, square - 6, square - 4, "sea3", r=6)
        self.canvas.text(
            x + square / 2 - 19,
            y + row * square + 15,
            self.say("ui-start"),
            11,
            fill="white",
            anchor="middle",
            room=square - 8,
        )
        return {printed["start"]: (x - 18, y + row * square)}

    def board(self, board: Json, x: float, y: float, square: float) -> dict[str, tuple[float, float]]:
        """One of the charts; returns where each of its squares is."""
        canvas, places = self.canvas, {}
        wide, high = len(board["columns"]) * square, len(board["rows"]) * square
        canvas.rect(x, y, wide, high, "sea2", r=4)
        for column, letter in enumerate(board["columns"]):
            canvas.text(x + (column + 0.5) * square, y - 6, letter, 13, fill="white", bold=True, anchor="middle")
            for row, signs in enumerate(board["rows"]):
                places[f"{letter}{row + 1}"] = at = (x + column * square, y + row * square)
                canvas.rect(at[0] + 1, at[1] + 1, square - 2, square - 2, "sea3", r=4, **{"fill-opacity": 0.35})
                self.square(f"{letter}{row + 1}", signs[column], *at, square)
        for row in range(len(board["rows"])):
            canvas.text(x - 9, y + (row + 0.5) * square + 5, row + 1, 12, fill="white", bold=True, anchor="middle")
        return places

    def square(self, name: str, sign: str, x: float, y: float, size: float) -> None:
        canvas, inset = self.canvas, size * 0.1
        if name == self.facts["boards"].get("harbour"):
            with canvas.piece("harbour", name, title=self.say("ui-harbour")):
                canvas.rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, "desk2", r=5)
                canvas.draw("anchor", x + size * 0.2, y + size * 0.2, size * 0.6)
        elif sign in (DOLPHIN, PIRATE):
            drawing, title = ("dolphin", "ui-dolphin") if sign == DOLPHIN else ("skull", "ui-pirates")
            with canvas.piece("sea", drawing, title=self.say(title)):
                canvas.draw(drawing, x + size * 0.22, y + size * 0.22, size * 0.56)
        elif sign != SEA:
            tile = self.view["squares"].get(name)
            if tile is None:
                ring = {"fill-opacity": 0.25, "stroke": "#fff3da", "stroke-width": 1.5, "stroke-dasharray": "4 3"}
                canvas.rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, "panel", r=5, **ring)
            else:
                self.tile(tile, x + inset, y + inset, size - 2 * inset)

    def tile(self, tile: Json, x: float, y: float, size: float) -> None:
        """A tile with its face, or with the mark on its back and those who have looked under it."""
        canvas, face = self.canvas, tile.get("face")
        canvas.rect(x + 2, y + 2, size, size, "edge", r=5)
        if face is None:
            with canvas.piece("back", str(tile["back"]), title=self.say("ui-faceDown")):
                canvas.rect(x, y, size, size, "leaf", r=5)
                canvas.path(f"M0 {size:.1f}L{size:.1f} 0V{size:.1f}z", "shade-k", x, y)
                mark = str(tile["back"]) if tile["back"] else "?"
                canvas.text(x + size / 2, y + size * 0.66, mark, size * 0.5, fill="cream", bold=True, anchor="middle")
        else:
            with canvas.piece("tile", face, title=self.words.name("tiles", face, "name")):
                self.face(face, x, y, size)
        for number, seat in enumerate(tile["looked"]):
            self.mark(seat, x + size - 13 - number * 12, y - 3, 13)

    def face(self, face: str, x: float, y: float, size: float) -> None:
        canvas, printed = self.canvas, self.facts["tiles"][face]
        kind = printed["kind"]
        canvas.rect(x, y, size, size, GROUNDS[kind], r=5)
        if kind == "post":
            canvas.draw("jetty", x, y + size * 0.28, size * 0.7)
            canvas.rect(x + size * 0.48, y + 2, size * 0.5, size * 0.5, "white", r=3)
            canvas.draw(printed["good"], x + size * 0.51, y + 4, size * 0.43)
        else:
            canvas.draw(SIGNS[kind], x + size * 0.14, y + size * 0.1, size * 0.72)
        if kind == "nest":
            self.tab(x + 2, y + 2, size - 4, str(printed["strength"]))

    def fleets(self, places: Mapping[str, tuple[float, float]], square: float) -> None:
        """Ships that share a square lie beside and above each other."""
        sailing = self.view["ship"]
        ships = [(seat, ship) for seat, board in enumerate(self.view["seats"]) for ship in board["ships"]]
        ships += [(self.view["active"], sailing)] if sailing else []
        lying: dict[str, int] = {}
        size = square * 0.48
        for seat, ship in ships:
            number = lying.get(ship["square"], 0)
            lying[ship["square"]] = number + 1
            x, y = places[ship["square"]]
            x, y = x + number % 2 * square * 0.5 + 1, y + square * (0.5 if number < 2 else 0.04 - number // 4 * 0.2)
            sentence = self.say(
                "say-shipOf", who=self.people.name(seat), square=ship["square"], damaged=bool(ship.get("damaged"))
            )
            with self.canvas.piece("ship", f"{seat} {ship['square']}", title=sentence):
                self.vessel(seat, x, y, size, damaged=bool(ship.get("damaged")))

    def vessel(self, seat: int, x: float, y: float, size: float, *, damaged: bool = False) -> None:
        """A ship in the colour of its seat, with the seat's letter on the sail; a damaged one lies on its side."""
        canvas, scale = self.canvas, size / 24
        sails = read("outlines")["sails"]
        if damaged:
            canvas.parts.append(f'<g transform="rotate(70 {x + size / 2:.1f} {y + size / 2:.1f})">')
        canvas.path("M11.2 1h1.600v18h-1.600z", "wood", x, y, scale)
        rim = {"stroke": "#fff3da", "stroke-width": 1.5, "stroke-linejoin": "round"}
        canvas.path(sails[seat % len(sails)], f"seat{seat}", x, y, scale, **rim)
        canvas.path(HULL, "terra", x, y, scale)
        canvas.path(LEE, "shade-k", x, y, scale)
        canvas.path(RAIL, "cream", x, y, scale)
        letters = self.marks[seat]
        high = 0.36 if len(letters) > 1 else 0.44
        canvas.text(x + size / 2, y + size * 0.53, letters, size * high, fill="white", bold=True, anchor="middle")
        if damaged:
            canvas.parts.append("</g>")

    # The stock

    def stock(self, y: float) -> float:
        view, x, expansion = self.view, MARGIN + 12, self.facts["expansion"]
        for_sale = [("public", name, count) for name, count in view["public_buildings"].items()]
        for_sale += [("noble", name, count) for name, count in view["noble_buildings"].items()]
        each = CELL + 4
        in_row = int((INNER - 20) // each)
        rows = -(-len(for_sale) // in_row)
        height = 44 + rows * (CELL_HEIGHT + 5) + 4
        self.panel(MARGIN, y, INNER, height)
        self.heading(x, y + 26, self.say("ui-stock"), 90)
        self.goods(view["stock"], list(self.facts["goods"]), x + 100, y + 10, 68, 24)
        if expansion:
            self.stacks(x + 730, y)
        for number, (sort, name, count) in enumerate(for_sale):
            left, top = x + number % in_row * each, y + 44 + number // in_row * (CELL_HEIGHT + 5)
            with self.canvas.piece("sale", name, count, self.thing(name)):
                self.building(name, sort, left, top, lit=False)
                self.canvas.rect(left, top + FACADE - 16, 24, 16, "ink", r=3)
                self.canvas.text(left + 12, top + FACADE - 4, f"×{count}", 12, fill="cream", bold=True, anchor="middle")
        return y + height

    def stacks(self, x: float, y: float) -> None:
        for stack, label in (("action_stack", "ui-actionCards"), ("pirate_stack", "ui-pirateCards")):
            with self.canvas.piece("stack", stack, self.view[stack], self.say(label)):
                self.canvas.draw("card" if stack == "action_stack" else "skull", x, y + 10, 24)
                self.canvas.text(x + 30, y + 28, f"{self.say(label)}: {self.view[stack]}", 14, bold=True, room=180)
            x += 220

    def building(self, name: str, sort: str, x: float, y: float, *, lit: bool) -> None:
        """A building or a card with its name; one from somebody's own sheet has no drawing."""
        self.canvas.rect(x, y, CELL, CELL_HEIGHT, "card", r=4)
        self.facade(name, SKIES[sort], x, y, CELL, FACADE, lit=lit)
        self.canvas.lines(x + 4, y + FACADE + 11, self.thing(name), 11, CELL - 6, bold=True)

    def thing(self, name: str) -> str:
        return self.words.name("things", name, "name")

    # The players

    def player(self, seat: int, y: float) -> float:
        board, expansion = self.view["seats"][seat], self.facts["expansion"]
        height = 146 if not expansion else 2 * ROW + 16
        self.panel(MARGIN, y, INNER, height, seat)
        self.nameplate(seat, y, height)
        self.possessions(board, y + 42)
        x = MARGIN + PLATE + 12
        self.home(board, x, y + (22 if not expansion else 0))
        if expansion:
            self.nobles_island(board, x, y + ROW + 4)
        return y + height

    def possessions(self, board: Json, y: float) -> None:
        canvas, x = self.canvas, MARGIN + 8
        canvas.rect(x, y, 210, 38, "card", r=4)
        with canvas.piece("gold", "purse", board["gold"], self.say("ui-gold")):
            canvas.draw("doubloon", x + 8, y + 6, 26)
            canvas.text(x + 38, y + 26, board["gold"], 18, bold=True)
        with canvas.piece("points", "held", board["score"], self.say("say-points", count=board["score"])):
            canvas.draw("points", x + 76, y + 6, 26)
            canvas.text(x + 106, y + 26, board["score"], 18, bold=True)
        with canvas.piece("contract", "held", board["contracts"], self.say("ui-contracts")):
            canvas.draw("contract", x + 140, y + 6, 26)
            canvas.text(x + 172, y + 26, board["contracts"], 18, bold=True)
        canvas.rect(x, y + 42, 210, 56, "card", r=4)
        with canvas.group("store"):
            kinds = list(self.facts["goods"])
            half = -(-len(kinds) // 2)
            self.goods(board["goods"], kinds[:half], x + 5, y + 46, 205 / half, 22)
            self.goods(board["goods"], kinds[half:], x + 5, y + 72, 205 / half, 22)

    def home(self, board: Json, x: float, y: float) -> None:
        """The home island: what the die brings, who lives there, and what is built."""
        self.heading(x, y + 18, self.say("ui-home"))
        goods = self.facts["homes"][board["home"]] if board["home"] is not None else []
        for number, good in enumerate(goods, start=1):
            self.source(number, good, board["posts"].get(str(number)), x + (number - 1) * 54, y + 26)
        x += 282
        self.heading(x, y + 18, self.say("ui-inhabitants"))
        for rank in self.facts["ranks"]:
            count = board["inhabitants"].get(rank, 0)
            with self.canvas.piece("inhabitants", rank, count, f"{count} × {self.words.name('ranks', rank)}"):
                self.canvas.draw(rank, x, y + 28, 38, pale=not count)
                self.canvas.text(x + 41, y + 58, count, 17, bold=bool(count), fill="text" if count else "soft")
                self.canvas.text(
                    x + 24, y + 79, self.words.name("ranks", rank), 11, fill="soft", anchor="middle", room=58
                )
            x += 64
        with self.canvas.piece("docked", "ships", board["docked"], self.say("say-docked", count=board["docked"])):
            self.vessel(self.view["seats"].index(board), x + 4, y + 28, 36)
            self.canvas.text(x + 46, y + 58, board["docked"], 17, bold=bool(board["docked"]))
            self.canvas.text(x + 26, y + 79, self.say("ui-ships"), 11, fill="soft", anchor="middle", room=54)
        self.row_of([("public", name) for name in repeated(board["public_buildings"])], "ui-publics", x + 74, y)

    def source(self, number: int, good: str, post: str | None, x: float, y: float) -> None:
        """A place of the home island: a number of the die, the good it brings, and that of a trading post."""
        canvas, drawn = self.canvas, good in self.canvas.drawings
        canvas.rect(x, y, 50, 58, "lime" if drawn else "plot", r=4)
        canvas.rect(x, y, 16, 16, "ink", r=3)
        canvas.text(x + 8, y + 12.5, number, 12, fill="cream", bold=True, anchor="middle")
        if drawn:
            with canvas.piece("source", good, title=self.say("say-place", number=number, good=good)):
                canvas.draw(good, x + 18, y + (5 if post else 17), 27)
        else:
            canvas.text(x + 30, y + (27 if post else 39), "?", 22, bold=True, anchor="middle")
        if post is not None:
            with canvas.piece("post", post, title=self.words.name("tiles", post, "name")):
                canvas.rect(x + 3, y + 33, 44, 22, "sky", r=3)
                canvas.draw("jetty", x + 4, y + 34, 20)
                canvas.draw(self.facts["tiles"][post]["good"], x + 26, y + 34, 20)

    def row_of(self, buildings: list[tuple[str, str]], label: str, x: float, y: float) -> float:
        """Buildings side by side, closer if they would not fit; returns where they end."""
        self.heading(x, y + 18, self.say(label), MARGIN + INNER - x - 8)
        room = MARGIN + INNER - 8 - x
        step = min(CELL + 4, room / max(1, len(buildings)))
        for number, (sort, name) in enumerate(buildings):
            with self.canvas.piece("building", name, title=self.thing(name)):
                self.building(name, sort, x + number * step, y + 24, lit=True)
        return x + len(buildings) * step

    def nobles_island(self, board: Json, x: float, y: float) -> None:
        self.heading(x, y + 18, self.say("ui-noblesIsland"))
        steps = len(self.facts["castle"])
        things = [
            ("castle", board["castle"], f"{board['castle']}/{steps}", self.say("ui-castle")),
            ("cannon", board["cannons"], str(board["cannons"]), self.say("ui-cannons")),
        ]
        for name, count, shown, title in things:
            with self.canvas.piece("noble", name, count, title):
                self.canvas.draw(name, x, y + 27, 40, pale=not count)
                self.canvas.text(x + 44, y + 56, shown, 17, bold=bool(count))
                self.canvas.text(x + 36, y + 80, title, 11, fill="soft", anchor="middle", room=76)
            x += 86
        for nest in repeated(board["nests"]):
            with self.canvas.piece("nest", nest, title=self.words.name("tiles", nest, "name")):
                self.face(nest, x, y + 28, 44)
            x += 50
        x = self.row_of(
            [("noble", name) for name in board["noble_buildings"].values()], "ui-nobles", max(x, 538) + 8, y
        )
        self.cards(board, max(x + 12, 790), y)

    def cards(self, board: Json, x: float, y: float) -> None:
        """Action cards: the viewer's own open, those of others from behind."""
        self.heading(x, y + 18, f"{self.say('ui-actionCards')}: {board['hand']}", MARGIN + INNER - x - 8)
        step = min(CELL + 4, (MARGIN + INNER - 8 - x) / max(1, board["hand"]))
        for number, card in enumerate(repeated(board["cards"] or {})):
            with self.canvas.piece("action card", card, title=self.thing(card)):
                self.building(card, "public", x + number * step, y + 24, lit=False)
        if board["cards"] is None:
            for number in range(board["hand"]):
                with self.canvas.piece("action card", "hidden", title=self.say("ui-actionCards")):
                    self.canvas.draw("card", x + number * 44, y + 27, 58, wide=42)


def repeated(counts: Mapping[str, int]) -> Iterator[str]:
    for name, count in counts.items():
        for _ in range(count):
            yield name
