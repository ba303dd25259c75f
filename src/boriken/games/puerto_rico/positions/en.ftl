## Fields of a position that have no other name

position-ship = Ship with { $number } spaces
position-load = Goods aboard
position-cargo = Kind of goods
position-discards = Discarded plantations
position-removed = Plantations out of the game
position-chosen = Buildings in the game
position-secret_forests = Forests that only their owner knows
position-noble_ship = Nobles aboard
position-wanted = Wanted
position-kidnapped = Kidnapped role
position-festival_tile = Tile of the festival
position-festival_building = Building of the festival
position-spare_copy = Additional copy

## Why a position cannot be

faults-no_room = { $where } has no room for all this.
faults-tiles = { $where }: { $most } are the most, and no more { edition-them } than tiles.
faults-nobles = { $where }: no more of them can stand there than { edition-them } do.
faults-house_full = The trading house has { $most } spaces.
faults-same_cargo = Two ships cannot carry { NAME("goods", $good) }.
faults-empty_ship = { $where }: a ship for a kind of goods must carry some.
faults-noble_ship = No more than one noble can be aboard.
faults-not_chosen = Somebody has a building that is not in the game.
faults-kinds_on_sale = No more than { $most } kinds of buildings for { $cost } can be in the game.
faults-banned = Hacienda and forest house cannot be in the game together by these rules.
faults-kidnapped_open = A kidnapped role lies open until somebody plays it.
faults-privilege = Only { $seat }, who took the role, has its privilege.
faults-alone = { $seat } plays this role alone.
faults-not_asked_about = { $seat } cannot be asked about this now: { NAME("buildings", "tiles", $place) }.
faults-stores_too_much = { $seat } keeps more than can be stored.
faults-placing_order = They are placed in order; the places still to come must be empty.
faults-no_circle = Nobody can be placed there: { NAME("buildings", "tiles", $place) }.
