## Fields of a position that have no other name

position-library_used = Library used in this round

## Why a position cannot be

faults-town = { $where } can have { $most } buildings, and each violet one only once.
faults-goods = { $where }: no more goods than buildings for them, here { $most }.
faults-between_rounds = Between two rounds all roles lie open.
faults-no_tile = In the trader phase a tile of the trading house lies open.
faults-trades = The trading house has not been used as often as tiles are known.
faults-same_tiles = Each tile of the trading house is there only once.
faults-knowledge = { $seat } cannot know these cards.
