"""The table of Puerto Rico as a poster: roles, buildings, the harbour, and every player's island and city."""

from __future__ import annotations

from collections.abc import Iterator

from boriken.core.title import Json
from boriken.core.words import identifier
from boriken.picture.canvas import width_of
from boriken.picture.poster import GAP, INNER, MARGIN, PLATE, ROLE_PICTURE, Poster

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
SKIES = {1: "sky", 2: "rose", 3: "lime", 4: "#6fa8c9"}  # by column
ROLE_SKIES = {"settler": "rose", "mayor": "sky", "builder": "turq", "craftsman": "turq", "trader": "leaf"}
OTHER_SKY = "sea"
SECOND = " 2"  # the second prospector has the drawing of the first

HARBOUR = 396  # the width of the part on the right
TOWN, SEA = 98, 150
TILE = 46
CELL, CELL_HEIGHT = 103, 76
IN_ROW = 6  # tiles and buildings
FACADE = 50


class PuertoRicoPoster(Poster):
    folder = "puerto_rico"

    def aside(self) -> str:
        return " · ".join(self.say("say-ending", reason=reason) for reason in self.view["ending"])

    def middle(self, y: float) -> float:
        y = self.roles(y) + GAP
        with self.canvas.group("middle"):
            sale = self.sale_height()
            height = max(sale, self.harbour_height())
            self.sale(y, INNER - HARBOUR - GAP, height)
            self.harbour(MARGIN + INNER - HARBOUR, y, HARBOUR, height)
        return y + height

    # Roles

    def roles(self, y: float) -> float:
        cards = self.view["roles"]
        width = (INNER - (len(cards) - 1) * GAP) / len(cards)
        kidnapped = self.view.get("kidnapped", {})
        for number, (role, card) in enumerate(cards.items()):
            x = MARGIN + number * (width + GAP)
            with self.canvas.piece("role", role):
                name = self.say(f"roles-{identifier(role)}.name")
                taker = kidnapped["by"] if kidnapped.get("role") == role else card["taker"]
                alone = taker is None and not card["doubloons"]
                drawing, sky = role.removesuffix(SECOND), ROLE_SKIES.get(role, OTHER_SKY)
                self.role(name, drawing, sky, x, y, width, taken=not card["open"], alone=alone)
                if card["doubloons"]:
                    with self.canvas.piece("doubloon", role, card["doubloons"]):
                        self.coin(card["doubloons"], x + ROLE_PICTURE + 5, y + 27, 22)
                if taker is not None:
                    self.mark(taker, x + ROLE_PICTURE + (30 if card["doubloons"] else 7), y + 29, 18)
        return y + 54

    # Buildings for sale

    def columns(self) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        offered = [*self.view["in_game"], *self.view.get("draft", {})]
        for name in dict.fromkeys([*offered, *self.view["buildings"]]):
            found.setdefault(self.facts["buildings"][name]["column"], []).append(name)
        return {column: found[column] for column in sorted(found)}

    def sale_height(self) -> float:
        most = max((len(column) for column in self.columns().values()), default=0)
        return 34 + most * 58 + 6

    def sale(self, y: float, width: float, height: float) -> None:
        self.panel(MARGIN, y, width, height)
        each = (width - 20) / 4
        for column, names in self.columns().items():
            x = MARGIN + 10 + (column - 1) * each
            self.canvas.draw("points", x, y + 9, 18)
            self.heading(x + 22, y + 23, str(column))
            self.canvas.draw("quarry", x + each - 46, y + 8, 20)
            self.canvas.text(x + each - 23, y + 23, f"−{column}", 13, fill="soft")
            room = (height - 40) / len(names)
            for number, name in enumerate(names):
                self.on_sale(name, x, y + 34 + number * room, each - 8, room - 6)

    def on_sale(self, name: str, x: float, y: float, width: float, height: float) -> None:
        canvas, printed, left = self.canvas, self.facts["buildings"][name], self.view["buildings"].get(name, 0)
        title = self.words.name("buildings", name)
        with canvas.piece("sale", name, left, title):
            if left:
                canvas.card(x, y, width, height, "card")
            else:
                canvas.rect(x, y, width, height, "flat", r=5)
            self.facade(name, SKIES[printed["column"]], x, y, 56, height, flat=not left)
            if left:
                canvas.rect(x, y + height - 16, 25, 16, "ink", r=3)
                canvas.text(x + 12.5, y + height - 3.5, f"×{left}", 12, fill="cream", bold=True, anchor="middle")
            canvas.lines(x + 62, y + 15, title, 12.5, width - 66, bold=True)
            self.coin(printed["price"], x + 61, y + height - 24, 21)
            self.owners(name, x + 86, y + height - 21, left)

    def owners(self, name: str, x: float, y: float, left: int) -> None:
        """The marks of those who have built it."""
        owners = [seat for seat, board in enumerate(self.view["seats"]) if name in board["city"]]
        for number, seat in enumerate(owners):
            self.mark(seat, x + number * 17, y, 15)
        if not left and not owners:
            missing = "ui-notChosen" if name in self.view.get("draft", {}) else "ui-soldOut"
            self.canvas.text(x, y + 12, self.say(missing), 12, fill="soft", room=86)

    # The harbour

    def harbour_height(self) -> float:
        return 66 + TOWN + SEA + 68 + 38 * self.supply_rows() + 40 * len(self.extras()) + 8

    def harbour(self, x: float, y: float, width: float, height: float) -> None:
        self.panel(x, y, width, height)
        self.plantations(x + 12, y, width - 24)
        sea = height - self.harbour_height() + SEA  # whatever room is left is sea
        self.canvas.fitted("town", x, y + 66, width, TOWN, fit="xMaxYMax slice", cut=True)
        self.canvas.rect(x, y + 66 + TOWN, width, sea, "sea1")
        self.canvas.rect(x, y + 66 + TOWN + sea - 56, width, 56, "sea2")
        for row in range(int((sea - SEA + 30) // 22)):
            self.wave(x + 30 + row % 2 * 130, y + 80 + TOWN + row * 22)
            self.wave(x + 250 - row % 2 * 110, y + 88 + TOWN + row * 22)
        self.ships(x, y + 66 + TOWN + sea - 138, width)
        at = self.house(x + 12, y + 66 + TOWN + sea + 10, width - 24)
        self.supply(x + 12, at, width - 24)
        self.expansions(x + 12, at + 38 * self.supply_rows(), width - 24)

    def wave(self, x: float, y: float) -> None:
        line = {"fill": "none", "stroke": "#d8f2ea", "stroke-width": 1.6, "stroke-linecap": "round"}
        self.canvas.add("path", d=f"M{x:.0f} {y:.0f}q8.5-6 17 0t17 0 17 0", **line)

    def plantations(self, x: float, y: float, width: float) -> None:
        view = self.view
        self.heading(x, y + 19, self.say("ui-row"), 200)
        tiles = [tile for tile in GOODS for _ in range(view["row"].get(tile, 0))]
        stacks = [
            ("unseen", view["face_down"], self.say("ui-faceDown")),
            ("quarry", view["quarries"], self.say("ui-quarries")),
        ]
        if "forest_tiles" in view:
            stacks.append(("forest", view["forest_tiles"], self.say("ui-forestTiles")))
        step = min(44.0, width / (len(tiles) + len(stacks)))
        for number, tile in enumerate(tiles):
            with self.canvas.piece("row", tile, title=self.words.name("tiles", tile)):
                self.canvas.draw(f"field-{tile}", x + number * step, y + 25, 36)
                self.tab(x + number * step, y + 25, 36, self.say(f"letters-{tile}"))
        for number, (drawing, count, title) in enumerate(stacks):
            left = x + width - (len(stacks) - number) * step + step - 36
            with self.canvas.piece("stack", drawing, count, title):
                self.canvas.draw(drawing, left, y + 25, 36, pale=not count)
                self.canvas.rect(left + 12, y + 45, 24, 16, "ink", r=3)
                self.canvas.text(left + 24, y + 57.5, count, 13, fill="cream", bold=True, anchor="middle")

    def ships(self, x: float, y: float, width: float) -> None:
        ships = self.view["cargo_ships"]
        each = width / len(ships)
        for number, ship in enumerate(ships):
            self.ship(ship, x + number * each + 6, y, each - 12)

    def ship(self, ship: Json, x: float, y: float, width: float) -> None:
        canvas, spaces, load, good = self.canvas, ship["spaces"], ship["load"], ship.get("good")
        title = self.say("say-ship", spaces=spaces, load=load, good=good)
        with canvas.piece("ship", str(spaces), load, title):
            canvas.draw("sails", x + 4, y, 50, wide=width - 8)
            canvas.text(x + width / 2 + 1, y + 36, spaces, 21, bold=True, anchor="middle")
            canvas.fitted("hull", x, y + 46, width, 66, fit="none", cut=False)
            rows = [spaces] if spaces <= 4 else [-(-spaces // 2), spaces // 2]
            at = 0
            for row, places in enumerate(rows):
                left = x + (width - places * 19) / 2
                for place in range(places):
                    self.place(left + place * 19, y + 57 + row * 19 + (8 if len(rows) == 1 else 0), at < load, good)
                    at += 1
            canvas.rect(x, y + 112, width, 20, "deep", r=3)
            name = self.words.name("goods", good) if good else self.say("ui-empty")
            caption = f"{name[:1].upper()}{name[1:]} {load}/{spaces}"
            canvas.text(x + width / 2, y + 126.5, caption, 13, fill="white", bold=True, anchor="middle", room=width - 6)

    def place(self, x: float, y: float, full: bool, good: str | None) -> None:
        self.canvas.rect(x, y, 17.5, 17.5, "cream" if full else "hold", r=2.5)
        if full and good:
            self.canvas.draw(good, x + 1.5, y + 1.5, 14.5)

    def house(self, x: float, y: float, width: float) -> float:
        """The trading house, and the goods of the supply; returns where they end."""
        canvas, view = self.canvas, self.view
        self.heading(x, y + 12, self.say("ui-tradingHouse"), 138)
        sold = [good for good in GOODS for _ in range(view["trading_house"].get(good, 0))]
        for place in range(self.facts["house_spaces"]):
            canvas.rect(x + place * 34, y + 20, 31, 31, "plot", r=4)
            if place < len(sold):
                with canvas.piece("house", sold[place], title=self.words.name("goods", sold[place])):
                    canvas.draw(sold[place], x + place * 34 + 3, y + 23, 25)
                    self.tab(x + place * 34 + 3, y + 23, 25, self.say(f"letters-{sold[place]}"))
        self.heading(x + 148, y + 12, self.say("ui-goodsSupply"), width - 148)
        with canvas.group("supply"):
            self.goods(view["goods"], GOODS, x + 148, y + 26, (width - 146) / 5, 22)
        return y + 62

    def supplies(self) -> list[tuple[str, int, str]]:
        view = self.view
        things = [
            ("colonist", view["colonist_ship"], self.say("ui-colonistShip")),
            ("colonist", view["colonists"], self.say("ui-colonistSupply")),
            ("points", view["points"], self.say("ui-pointSupply")),
        ]
        if "nobles" in view:
            things += [("noble", view["noble_ship"], self.say("ui-colonistShip"))]
            things += [("noble", view["nobles"], self.say("ui-nobleSupply"))]
        return things

    def supply_rows(self) -> int:
        return -(-len(self.supplies()) // 3)

    def supply(self, x: float, y: float, width: float) -> None:
        canvas, each = self.canvas, width / 3
        for number, (drawing, count, title) in enumerate(self.supplies()):
            left, top = x + number % 3 * each, y + number // 3 * 38
            with canvas.piece("supply", drawing, count, title):
                canvas.draw(drawing, left, top + 4, 26)
                canvas.text(left + 29, top + 24, count, 18, bold=True)
                past = max(58, 34 + width_of(str(count), 18, bold=True))
                canvas.lines(left + past, top + 15, title, 11, each - past - 2, fill="soft")

    def extras(self) -> list[tuple[str, str]]:
        """Lines that only some tables have: a drawing, and what it says."""
        view, say = self.view, self.say
        found = []
        if shown := view.get("festival"):
            found.append(("festival", " ".join(self.tasks(shown)) or say("ui-done")))
        if "wanted" in view:
            wanted = "–" if view["wanted"] < 0 else self.people.name(view["wanted"])
            parts = [say("say-wantedIs", who=wanted)]
            if kidnapped := view.get("kidnapped"):
                name = say(f"roles-{identifier(kidnapped['role'])}.name")
                parts.append(f"{name}: {say('say-kidnappedBy', who=self.people.name(kidnapped['by']))}")
            found.append(("poster", "; ".join(parts)))
        return found

    def tasks(self, shown: Json) -> Iterator[str]:
        say = self.say
        if "tile" in shown:
            yield say("say-task-plantations", tile=shown["tile"])
        if shown["goods"]:
            goods = ", ".join(say("say-goods", count=count, good=good) for good, count in shown["goods"].items())
            yield say("say-task-production", goods=goods)
        if "building" in shown:
            yield say("say-task-building", building=shown["building"])

    def expansions(self, x: float, y: float, width: float) -> None:
        for number, (drawing, sentence) in enumerate(self.extras()):
            top = y + number * 40
            with self.canvas.piece("extra", drawing, title=sentence):
                self.canvas.draw(drawing, x, top + 4, 30)
                self.canvas.lines(x + 38, top + 17, sentence, 12, width - 40, most=2)

    # The players

    def player(self, seat: int, y: float) -> float:
        board = self.view["seats"][seat]
        rows = len(self.places(board)[1])
        height = max(134, 26 + rows * (CELL_HEIGHT + 4) + 6)
        self.panel(MARGIN, y, INNER, height, seat)
        self.nameplate(seat, y, height)
        self.possessions(board, y + 42)
        self.island(board, MARGIN + PLATE + 10, y)
        self.city(board, MARGIN + PLATE + 10 + IN_ROW * (TILE + 4) + 12, y)
        return y + height

    def possessions(self, board: Json, y: float) -> None:
        canvas, x = self.canvas, MARGIN + 8
        canvas.rect(x, y, 210, 40, "card", r=4)
        with canvas.piece("doubloon", "purse", board["doubloons"], self.say("ui-doubloons")):
            canvas.draw("doubloon", x + 8, y + 7, 26)
            canvas.text(x + 38, y + 27, board["doubloons"], 18, bold=True)
        points = "?" if board["points"] is None else board["points"]  # hidden from the viewer
        with canvas.piece("points", "chips", board["points"] or 0, self.say("ui-points")):
            canvas.draw("points", x + 76, y + 7, 26)
            canvas.text(x + 106, y + 27, points, 18, bold=True, room=40)
        with canvas.piece("colonist", "waiting", board["san_juan"], self.say("ui-sanJuan")):
            canvas.draw("colonist", x + 148, y + 7, 26)
            canvas.text(x + 178, y + 27, board["san_juan"], 18, bold=True)
        canvas.rect(x, y + 45, 210, 40, "card", r=4)
        with canvas.group("store"):
            self.goods(board["goods"], GOODS, x + 5, y + 54, 41, 22)

    def island(self, board: Json, x: float, y: float) -> None:
        canvas = self.canvas
        of = f"{board['tiles']}/{self.facts['island_spaces']}"
        self.heading(x, y + 18, f"{self.say('ui-island')} {of}")
        tiles = list(self.tiles(board))
        for place in range(max(len(tiles), self.facts["island_spaces"])):
            left, top = x + place % IN_ROW * (TILE + 4), y + 26 + place // IN_ROW * (TILE + 6)
            if place < len(tiles):
                tile, crew = tiles[place]
                with canvas.piece("tile", tile, title=self.words.name("tiles", tile)):
                    self.tile(tile, crew, left, top)
            else:
                canvas.rect(left, top, TILE, TILE, "plot", r=3)

    def tiles(self, board: Json) -> Iterator[tuple[str, str]]:
        """Every tile, with who is on it."""
        nobles = board.get("nobles", {})
        for tile, (count, manned) in board["island"].items():
            crew = ["noble"] * nobles.get(tile, 0) + ["colonist"] * (manned - nobles.get(tile, 0))
            for number in range(count):
                yield tile, crew[number] if number < len(crew) else ""
        if forests := board.get("forests"):
            known = [good for good, count in forests["known"].items() for _ in range(count)]
            for number in range(forests["count"]):
                yield "forest", f"={known[number]}" if number < len(known) else "="
        else:
            for _ in range(board.get("forest_tiles", 0)):
                yield "forest", "="

    def tile(self, tile: str, crew: str, x: float, y: float) -> None:
        canvas, good = self.canvas, tile if tile in GOODS else ""
        canvas.draw(f"field-{tile}" if good else tile, x, y, TILE)
        under = crew.removeprefix("=") if crew.startswith("=") else good
        if not crew:
            canvas.rect(x, y, TILE, TILE, "shade-k")
        if under:
            self.tab(x, y, TILE, self.say(f"letters-{under}"))
        if not crew.startswith("="):
            self.worker(crew, x + TILE - 17, y + TILE - 18, 16)

    def worker(self, crew: str, x: float, y: float, size: float) -> None:
        """Somebody at their place, or the place."""
        if crew:
            with self.canvas.piece("crew", crew):
                self.canvas.draw(crew, x, y, size)
        else:
            at = {"cx": x + size / 2, "cy": y + size / 2, "r": size * 0.36, "stroke": "#fff3da", "stroke-width": 2}
            self.canvas.add("circle", fill="#10222d", **at)

    def city(self, board: Json, x: float, y: float) -> None:
        of = f"{board['spaces']}/{self.facts['city_spaces']}"
        self.heading(x, y + 18, f"{self.say('ui-city')} {of}")
        score = "" if board["score"] is None else self.say("count-points", count=board["score"])
        self.canvas.text(MARGIN + INNER - 14, y + 18, score, 14, bold=True, anchor="end", fill="points-ink")
        buildings, rows = self.places(board)
        for name, place in buildings.items():
            left, top = x + place % IN_ROW * CELL, y + 26 + place // IN_ROW * (CELL_HEIGHT + 4)
            self.building(name, board, left, top, CELL * self.facts["buildings"][name]["spaces"] - 5)
        for row, used in enumerate(rows):
            for free in range(used, IN_ROW):
                left, top = x + free * CELL, y + 26 + row * (CELL_HEIGHT + 4)
                self.canvas.rect(left, top, CELL - 5, CELL_HEIGHT, "plot", r=4)

    def places(self, board: Json) -> tuple[dict[str, int], list[int]]:
        """Where each building stands, and how much of each row is used; a large one is not torn apart."""
        found, rows = {}, [0]
        for name in board["city"]:
            spaces = self.facts["buildings"][name]["spaces"]
            row = next((row for row, used in enumerate(rows) if used + spaces <= IN_ROW), len(rows))
            rows += [0] * (row == len(rows))
            found[name] = row * IN_ROW + rows[row]
            rows[row] += spaces
        return found, rows

    def building(self, name: str, board: Json, x: float, y: float, width: float) -> None:
        canvas, printed = self.canvas, self.facts["buildings"][name]
        here, nobles = board["city"][name], board.get("nobles", {}).get(name, 0)
        title = self.words.name("buildings", name)
        sentence = self.say("say-crew", name=title, here=here, circles=printed["circles"])
        with canvas.piece("building", name, title=sentence):
            canvas.rect(x, y, width, CELL_HEIGHT, "card", r=4)
            self.facade(name, SKIES[printed["column"]], x, y, width, FACADE, lit=here > 0, flat=not here)
            for circle in range(printed["circles"]):
                crew = "noble" if circle < nobles else "colonist" if circle < here else ""
                self.worker(crew, x + width - 19, y + 3 + circle * 15.5, 15)
            canvas.lines(x + 5, y + FACADE + 11.5, title, 11.5, width - 8, bold=True)
