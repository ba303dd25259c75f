## Fields of a position that have no other name

position-home = Home island { $number }
position-place = At the { $number } of the die
position-site = Site { $number }
position-square = Square
position-phase_work = Trade and build
position-phase_ships = Ships
position-action_discards = Discarded action cards

## Why a position cannot be

faults-before = Before the first turn nobody is on turn, and afterwards somebody is.
faults-no_home = Every player has a home island.
faults-no_nest = { $where } must be the square of a pirate nest.
faults-no_sea = A ship cannot be on { $square }.
faults-no_island = There is no island on { $square }.
faults-same_home = Two players cannot have the same home island.
faults-no_post = { $where } cannot be this: { NAME("tiles", $tile, form: "name") }.
faults-other_board = { $where } needs a tile of its own chart.
faults-no_face = { $where } has been looked at and must have a face.
faults-too_many_tiles = There are too many of this tile: { NAME("tiles", $tile, form: "name") }.
faults-too_many_of_a_kind = There are too many tiles of a kind.
faults-crowded = { $seat } has more than there is room for: inhabitants, contracts, nests, ships or cards.
faults-not_active = It is the turn of { $seat }.
