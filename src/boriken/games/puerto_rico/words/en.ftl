## The game in a sentence

about = Plant, build and ship: pick the role that helps you more than the others.

## Words that differ between the editions. The ship is the object of a sentence

edition-one =
    { $edition ->
        [first] colonist
       *[other] worker
    }
edition-them =
    { $edition ->
        [first] colonists
       *[other] workers
    }
edition-ship =
    { $edition ->
        [first] the colonist ship
       *[other] the recruiting office
    }
edition-mayor =
    { $edition ->
        [first] mayor
       *[other] foreman
    }
edition-violet =
    { $edition ->
        [first] violet
       *[other] beige
    }
edition-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] the port
    }

## Questions, as a refusal names them

asked-choose = which building is to be on sale
asked-on_sale = which building is on sale
asked-lay = whether it becomes a plantation or a forest
asked-guest = whether guests move
asked-recall = which { edition-one } goes to the black market
asked-return = what else goes to the black market
asked-small_wharf = what your small wharf ships
asked-token = { edition-one } or noble
asked-noble = where the nobles stand
asked-supply = which goods go to the court
asked-discard = which tile to give up
asked-pirate = what the buccaneer does
asked-loot = how much of the cargo to keep
asked-man = where the new { edition-them } go
asked-festival_tile = what the festival asks for
asked-festival_good = what the festival asks for
asked-festival_building = what the festival asks for
asked-over = the game is over
asked-governor = who begins
asked-row = which plantation comes up
asked-role = which role to take
asked-tile = which tile to take
asked-unseen_tile = which plantation comes up
asked-colonist = whether to take one more { edition-one }
asked-place = where to place { edition-them }
asked-build = what to build
asked-produce = whether to produce
asked-extra = which extra good to take
asked-sell = what to sell
asked-ship = what to ship
asked-keep = which goods to keep
asked-use = whether to use a building

## Numbers of things; $count is the number

count-doubloons =
    { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
count-quarries =
    { $count ->
        [one] { $count } quarry
       *[other] { $count } quarries
    }
count-plantations =
    { $count ->
        [one] { $count } plantation
       *[other] { $count } plantations
    }
count-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
count-people =
    { $count ->
        [one] { $count } { edition-one }
       *[other] { $count } { edition-them }
    }
count-nobles =
    { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }

## Goods

goods-corn = corn
goods-indigo = indigo
goods-sugar = sugar
goods-tobacco = tobacco
goods-coffee = coffee

## One letter for each good, for people who do not see the colours

letters-corn = C
letters-indigo = I
letters-sugar = S
letters-tobacco = T
letters-coffee = K

## Tiles of the island

tiles-corn = corn plantation
tiles-indigo = indigo plantation
tiles-sugar = sugar plantation
tiles-tobacco = tobacco plantation
tiles-coffee = coffee plantation
tiles-quarry = quarry

## Buildings

buildings-small_indigo_plant = Small indigo plant
buildings-small_sugar_mill = Small sugar mill
buildings-indigo_plant = Indigo plant
buildings-sugar_mill = Sugar mill
buildings-tobacco_storage = Tobacco storage
buildings-coffee_roaster = Coffee roaster
buildings-small_market = Small market
buildings-hacienda = Hacienda
buildings-construction_hut = Construction hut
buildings-small_warehouse = Small warehouse
buildings-hospice = Hospice
buildings-office = Office
buildings-large_market = Large market
buildings-large_warehouse = Large warehouse
buildings-factory = Factory
buildings-university = University
buildings-harbor = Harbor
buildings-wharf = Wharf
buildings-guild_hall = Guild hall
buildings-residence = Residence
buildings-fortress = Fortress
buildings-customs_house = Customs house
buildings-city_hall = City hall
buildings-aqueduct = Aqueduct
buildings-forest_house = Forest house
buildings-black_market = Black market
buildings-storehouse = Storehouse
buildings-guesthouse = Guesthouse
buildings-church = Church
buildings-trading_post = Trading post
buildings-small_wharf = Small wharf
buildings-lighthouse = Lighthouse
buildings-library = Library
buildings-specialty_factory = Specialty factory
buildings-union_hall = Union hall
buildings-cloister = Cloister
buildings-statue = Statue
buildings-land_office = Land office
buildings-chapel = Chapel
buildings-hunting_lodge = Hunting lodge
buildings-zoning_office = Zoning office
buildings-royal_supplier = Royal supplier
buildings-villa = Villa
buildings-jeweler = Jeweler
buildings-royal_garden = Royal garden

## Buildings: what they do

effects-small_indigo_plant = Turns the crop of one occupied indigo plantation into indigo.
effects-small_sugar_mill = Turns the crop of one occupied sugar plantation into sugar.
effects-indigo_plant = Makes up to three indigo: one for each { edition-one } here and each occupied indigo plantation.
effects-sugar_mill = Makes up to three sugar: one for each { edition-one } here and each occupied sugar plantation.
effects-tobacco_storage = Makes up to three tobacco: one for each { edition-one } here and each occupied tobacco plantation.
effects-coffee_roaster = Makes up to two coffee: one for each { edition-one } here and each occupied coffee plantation.
effects-small_market = Selling a good to the trading house brings one doubloon more.
effects-hacienda = On your settler turn you may first lay an unseen plantation on your island as an extra.
effects-construction_hut = On your settler turn you may take a quarry instead of a plantation.
effects-small_warehouse = When goods are stored you keep all of one kind, besides the single good everybody keeps.
effects-hospice = A tile you take in the settler phase comes with a { edition-one } on it (not the hacienda's).
effects-office = You may sell a kind of good that already lies in the trading house.
effects-large_market = Selling a good to the trading house brings two doubloons more.
effects-large_warehouse = When goods are stored you keep all of two kinds, besides the single good everybody keeps.
effects-factory = Producing 2, 3, 4 or 5 kinds of goods brings 1, 2, 3 or 5 doubloons.
effects-university = A building you build comes with a { edition-one } on it.
effects-harbor = Every shipment you make brings one point more.
effects-wharf = Once in a captain phase you may ship all your goods of one kind on your own ship.
effects-guild_hall = At the end: 1 point for each small and 2 for each large production building you own.
effects-residence = At the end: 4 points for up to nine island tiles, 5 for ten, 6 for eleven, 7 for twelve.
effects-fortress = At the end: 1 point for every three { edition-them } you have.
effects-customs_house = At the end: 1 point for every four points you hold in chips.
effects-city_hall = At the end: 1 point for each { edition-violet } building you own, this one included.
effects-aqueduct = Producing indigo in the large plant, or sugar in the large mill, brings one more of it.
effects-forest_house = On your settler turn you may lay a forest in place of an open plantation. Every two forests make building one doubloon cheaper, even when nobody works here.
effects-black_market = When your money does not suffice to build, you may give a { edition-one }, a good and a point, at most one of each, for a doubloon each.
effects-storehouse = When goods are stored you keep three more, of any kinds.
effects-guesthouse = Two guests live here. In every phase but the { edition-mayor }'s they may move to your free circles and work there at once.
effects-church = Building brings a point in the second and third column, two in the fourth.
effects-trading_post = Instead of the trading house you may sell here: any kind, at the usual price, without markets.
effects-small_wharf = Once in a captain phase you may ship any goods on your own ship, for one point every two goods.
effects-lighthouse = Every shipment you make brings a doubloon, and being captain another one.
effects-library = It doubles the privilege of every role you take.
effects-specialty_factory = Producing brings a doubloon for each good of your best kind but one. Corn does not count.
effects-union_hall = Before your first shipment in a captain phase every two equal goods bring a point.
effects-cloister = At the end: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles on your island.
effects-statue = It has no effect; it is worth its points.
effects-land_office = On your trader turn: with a { edition-one } here you may buy an unseen plantation for a doubloon; with a noble, sell one of yours for a doubloon.
effects-chapel = Every craftsman phase brings a doubloon with a { edition-one } here, a point with a noble.
effects-hunting_lodge = At the end of the settler phase: with a { edition-one } here you may give up a plantation or forest; with a noble you get 2 points if your island is emptier than every other.
effects-zoning_office = With a { edition-one } here small buildings cost a doubloon less; with a noble large ones cost two less.
effects-royal_supplier = Before your first shipment you may give goods of different kinds, at most as many as you have nobles, for a point each.
effects-villa = Every { edition-mayor } phase brings you a noble from the supply.
effects-jeweler = Every craftsman phase brings a doubloon for each of your nobles.
effects-royal_garden = At the end: 1 more point for each of your nobles.

## Buildings: what they do, in a few words for a card

brief-small_indigo_plant = Makes 1 indigo
brief-small_sugar_mill = Makes 1 sugar
brief-indigo_plant = Makes up to 3 indigo
brief-sugar_mill = Makes up to 3 sugar
brief-tobacco_storage = Makes up to 3 tobacco
brief-coffee_roaster = Makes up to 2 coffee
brief-small_market = +1 doubloon for a sale
brief-hacienda = Settler: an extra tile
brief-construction_hut = A quarry as settler
brief-small_warehouse = Stores all of 1 kind
brief-hospice = New tile comes manned
brief-office = Sell a kind already sold
brief-large_market = +2 doubloons for a sale
brief-large_warehouse = Stores all of 2 kinds
brief-factory = Doubloons for many kinds
brief-university = New building comes manned
brief-harbor = +1 point for a shipment
brief-wharf = A ship of your own
brief-guild_hall = End: 1 or 2 points per plant
brief-residence = End: 4–7 points for the island
brief-fortress = End: 1 point per 3 { edition-them }
brief-customs_house = End: 1 point per 4 chips
brief-city_hall = End: 1 point per { edition-violet } building
brief-aqueduct = +1 from large indigo, sugar
brief-forest_house = Forests make building cheaper
brief-black_market = Pay with pieces instead
brief-storehouse = Stores 3 more goods
brief-guesthouse = 2 guests help out
brief-church = Points for building
brief-trading_post = Sell past the trading house
brief-small_wharf = Own ship, 1 point per 2
brief-lighthouse = +1 doubloon for a shipment
brief-library = Doubles your privileges
brief-specialty_factory = Doubloons for your best kind
brief-union_hall = Points for pairs before shipping
brief-cloister = End: points for three alike
brief-statue = 8 points, no effect
brief-land_office = Buy or sell a plantation
brief-chapel = A doubloon or point a round
brief-hunting_lodge = Give up a tile, or 2 points
brief-zoning_office = Cheaper buildings
brief-royal_supplier = Points for kinds of goods
brief-villa = A noble each { edition-mayor } phase
brief-jeweler = A doubloon for each noble
brief-royal_garden = End: 1 point per noble

## What a tile of the island is good for

grows-corn = Makes one corn with a { edition-one } on it; corn needs no plant.
grows-indigo = Makes one indigo with a { edition-one } on it and one in an indigo plant.
grows-sugar = Makes one sugar with a { edition-one } on it and one in a sugar mill.
grows-tobacco = Makes one tobacco with a { edition-one } on it and one in a tobacco storage.
grows-coffee = Makes one coffee with a { edition-one } on it and one in a coffee roaster.
grows-quarry = With a { edition-one } on it, it makes building one doubloon cheaper.

## What things on the table are for

rules-ship = A ship carries one kind of good, and no other ship may carry the same. A full ship sails after the captain phase.
rules-house = The trading house buys four goods, each of another kind. A full house is emptied after the trader phase.
rules-colonists =
    { $edition ->
        [first] These { edition-them } are dealt out in the next mayor phase. Then one comes for every empty circle in the cities, at least one a player.
       *[other] These { edition-them } are dealt out in the next foreman phase. Then one comes for every empty circle in the cities, at least one a player.
    }
rules-forest = Nobody works in a forest. Every two make building one doubloon cheaper for their owner.
rules-nobles = Nobles work like { edition-them }, and each is worth a point at the end. Some buildings do something else with a noble in them.
rules-wanted = The player who is wanted may not take the buccaneer again before somebody else has.
rules-kidnapped = Whoever takes a kidnapped role plays it as usual, and its kidnapper gets 3 doubloons. If nobody takes it, the kidnapper plays it at the end of the round.
rules-festival = Three tasks for everybody; whoever does one first gets its reward.

## Roles: the name, what everybody may do, and what only its taker gets

roles-settler =
    .name = Settler
    .everybody = Everybody may take one plantation from the row.
    .privilege = You may take a quarry instead.
roles-mayor =
    .name =
        { $edition ->
            [first] Mayor
           *[other] Foreman
        }
    .everybody = New { edition-them } are dealt out, and everybody places all of them anew.
    .privilege = You get one { edition-one } more from the supply.
roles-builder =
    .name = Builder
    .everybody = Everybody may build one building.
    .privilege = You pay one doubloon less.
roles-craftsman =
    .name = Craftsman
    .everybody = Everybody's plantations and plants produce goods.
    .privilege = You take one good more of a kind you produced.
roles-trader =
    .name = Trader
    .everybody = Everybody may sell one good to the trading house.
    .privilege = You get one doubloon more for it.
roles-captain =
    .name = Captain
    .everybody = Everybody must ship goods, turn after turn, for one point each. Then what cannot be stored is lost.
    .privilege = You get one point more with your first shipment.
roles-prospector =
    .name = Prospector
    .everybody = Nobody else does anything.
    .privilege = You get one doubloon.
roles-prospector_2 =
    .name = { roles-prospector.name }
    .everybody = { roles-prospector.everybody }
    .privilege = { roles-prospector.privilege }
roles-buccaneer =
    .name = Buccaneer
    .everybody = Nobody else does anything.
    .privilege = You empty a ship and keep up to three goods, or the trading house for a point a good, or take up to three surplus { edition-them } from { edition-ship }, or kidnap a role.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } { YOU($you, "are", "is") } drawn as the first governor.
events-start_tile = { $who } { YOU($you, "start", "starts") } with { say-aTile }.
events-tile_turned_up = Turned up: { $tiles }.
events-role_taken =
    { $doubloons ->
        [0] { $who } { YOU($you, "take", "takes") } the { NAME("roles", $role, form: "name", case: "lower") }.
       *[other] { $who } { YOU($you, "take", "takes") } the { NAME("roles", $role, form: "name", case: "lower") } with { COUNT("count-doubloons", $doubloons) }.
    }
events-tile_taken = { $who } { YOU($you, "take", "takes") } { say-aTile }.
events-hacienda_tile =
    { $you ->
        [true] Your hacienda brings { say-aTile }.
       *[other] { $who }'s hacienda brings { say-aTile }.
    }
events-tiles_discarded = Left over: { $tiles }.
events-colonist_on_new =
    { $place ->
        [san_juan]
            { $noble ->
                [true] { $who } { YOU($you, "get", "gets") } a noble in { edition-sanJuan } ({ NAME("tiles", "buildings", $by, case: "lower") }).
               *[other] { $who } { YOU($you, "get", "gets") } a { edition-one } in { edition-sanJuan } ({ NAME("tiles", "buildings", $by, case: "lower") }).
            }
       *[other]
            { $noble ->
                [true] { $who } { YOU($you, "put", "puts") } a noble on the new { NAME("tiles", "buildings", $place, case: "lower") } ({ NAME("tiles", "buildings", $by, case: "lower") }).
               *[other] { $who } { YOU($you, "put", "puts") } a { edition-one } on the new { NAME("tiles", "buildings", $place, case: "lower") } ({ NAME("tiles", "buildings", $by, case: "lower") }).
            }
    }
events-privilege_colonist = { $who } { YOU($you, "take", "takes") } an extra { edition-one } from the supply.
events-colonists_dealt = { $who } { YOU($you, "get", "gets") } { COUNT("count-people", $count) }.
events-colonists_placed = { $who } { YOU($you, "place", "places") } { COUNT("count-people", $count) }: { $places }.
events-colonist_ship_refilled =
    { $short ->
        [true] For the next { edition-mayor } there are only { COUNT("count-people", $count) } instead of { $wanted }.
       *[other]
            { $nobles ->
                [0] For the next { edition-mayor } there are { COUNT("count-people", $colonists) }.
               *[other] For the next { edition-mayor } there are { COUNT("count-people", $colonists) } and { COUNT("count-nobles", $nobles) }.
            }
    }
events-built = { $who } { YOU($you, "build", "builds") } the { NAME("tiles", "buildings", $building, case: "lower") } for { COUNT("count-doubloons", $price) }.
events-produced = { $who } { YOU($you, "produce", "produces") } { $goods }.
events-production_skipped = { $who } { YOU($you, "produce", "produces") } nothing.
events-factory_paid =
    { $you ->
        [true] Your factory pays { COUNT("count-doubloons", $doubloons) }.
       *[other] { $who }'s factory pays { COUNT("count-doubloons", $doubloons) }.
    }
events-extra_good = { $who } { YOU($you, "take", "takes") } one { NAME("goods", $good) } more.
events-sold = { $who } { YOU($you, "sell", "sells") } { NAME("goods", $good) } for { COUNT("count-doubloons", $doubloons) }.
events-market_paid =
    { $you ->
        [true] Your { NAME("tiles", "buildings", $building, case: "lower") } adds { COUNT("count-doubloons", $doubloons) }.
       *[other] { $who }'s { NAME("tiles", "buildings", $building, case: "lower") } adds { COUNT("count-doubloons", $doubloons) }.
    }
events-trading_house_emptied = The full trading house is emptied.
events-shipped =
    { $ship ->
        [none] { $who } { YOU($you, "ship", "ships") } { $count } { NAME("goods", $good) } from the wharf.
        [small_wharf] { $who } { YOU($you, "ship", "ships") } { $count } { NAME("goods", $good) } from the small wharf.
       *[other] { $who } { YOU($you, "ship", "ships") } { $count } { NAME("goods", $good) } on the ship of { $ship }.
    }
events-points_gained =
    { $by ->
        [captain] { $who } { YOU($you, "get", "gets") } { COUNT("count-points", $points) } as captain.
        [harbor]
            { $you ->
                [true] Your harbor brings { COUNT("count-points", $points) }.
               *[other] { $who }'s harbor brings { COUNT("count-points", $points) }.
            }
        [church]
            { $you ->
                [true] Your church brings { COUNT("count-points", $points) }.
               *[other] { $who }'s church brings { COUNT("count-points", $points) }.
            }
        [union_hall]
            { $you ->
                [true] Your union hall brings { COUNT("count-points", $points) }.
               *[other] { $who }'s union hall brings { COUNT("count-points", $points) }.
            }
        [chapel]
            { $you ->
                [true] Your chapel brings { COUNT("count-points", $points) }.
               *[other] { $who }'s chapel brings { COUNT("count-points", $points) }.
            }
        [hunting_lodge] { $who } { YOU($you, "have", "has") } the emptiest island: the hunting lodge brings { COUNT("count-points", $points) }.
        [royal_supplier] The court pays { YOU($you, "you", $who) } { COUNT("count-points", $points) }.
        [plunder] { $who } { YOU($you, "get", "gets") } { COUNT("count-points", $points) } for the plunder.
        [festival] The festival brings { YOU($you, "you", $who) } { COUNT("count-points", $points) }.
       *[other] { $who } { YOU($you, "get", "gets") } { COUNT("count-points", $points) }.
    }
events-goods_kept =
    { $returned ->
        [0] { $who } { YOU($you, "keep", "keeps") } { $goods }.
       *[other] { $who } { YOU($you, "keep", "keeps") } { $goods } and { YOU($you, "give", "gives") } back { $returned }.
    }
events-cargo_ship_emptied = The ship of { $ship } sails with its { NAME("goods", $good) }.
events-prospected = { $who } { YOU($you, "find", "finds") } { COUNT("count-doubloons", $doubloons) }.
events-passed = { $who } { YOU($you, "pass", "passes") }.
events-round_ended = Round { $round } ends.
events-end_triggered =
    { $reason ->
        [colonists] There are too few { edition-them } left: this is the last round.
        [city] A city is full: this is the last round.
        [points] The last point is taken: this is the last round.
       *[buildings] Nobody can build any more: this is the last round.
    }
events-game_over = The game is over.
events-building_chosen =
    { $seat ->
        [none] On sale: { NAME("tiles", "buildings", $building, case: "lower") }.
       *[other] { $who } { YOU($you, "choose", "chooses") } the { NAME("tiles", "buildings", $building, case: "lower") } for the game.
    }
events-forest_laid =
    { $tile ->
        [none] { $who } { YOU($you, "lay", "lays") } a forest.
       *[other]
            { $known ->
                [removed] { $who } { YOU($you, "lay", "lays") } a forest; the { NAME("tiles", $tile) } leaves the game.
               *[other] { $who } { YOU($you, "lay", "lays") } { say-aTile } as a forest.
            }
    }
events-tile_drawn =
    { $tile ->
        [none] { $who } { YOU($you, "look", "looks") } at an unseen plantation ({ NAME("tiles", "buildings", $by, case: "lower") }).
       *[other] { $who } { YOU($you, "draw", "draws") }: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by, case: "lower") }).
    }
events-guest_moved =
    { $noble ->
        [true]
            { $you ->
                [true] Your guest, a noble, moves to { say-thePlace }.
               *[other] { $who }'s guest, a noble, moves to { say-thePlace }.
            }
       *[other]
            { $you ->
                [true] Your guest moves to { say-thePlace }.
               *[other] { $who }'s guest moves to { say-thePlace }.
            }
    }
events-colonist_returned =
    { $noble ->
        [true] { $who } { YOU($you, "give", "gives") } a noble from { say-thePlace } to the black market.
       *[other] { $who } { YOU($you, "give", "gives") } a { edition-one } from { say-thePlace } to the black market.
    }
events-good_returned = { $who } { YOU($you, "give", "gives") } 1 { NAME("goods", $good) } to the black market.
events-point_returned = { $who } { YOU($you, "give", "gives") } a point to the black market.
events-sold_by_trading_post = { $who } { YOU($you, "sell", "sells") } { NAME("goods", $good) } at the trading post for { COUNT("count-doubloons", $doubloons) }.
events-building_paid =
    { $you ->
        [true] Your { NAME("tiles", "buildings", $building, case: "lower") } pays { COUNT("count-doubloons", $doubloons) }.
       *[other] { $who }'s { NAME("tiles", "buildings", $building, case: "lower") } pays { COUNT("count-doubloons", $doubloons) }.
    }
events-aqueduct_good =
    { $you ->
        [true] Your aqueduct brings 1 { NAME("goods", $good) } more.
       *[other] { $who }'s aqueduct brings 1 { NAME("goods", $good) } more.
    }
events-token_taken = { $who } { YOU($you, "get", "gets") } { $tokens }.
events-villa_token =
    { $noble ->
        [true]
            { $you ->
                [true] Your villa brings a noble.
               *[other] { $who }'s villa brings a noble.
            }
       *[other]
            { $you ->
                [true] Your villa brings a { edition-one }.
               *[other] { $who }'s villa brings a { edition-one }.
            }
    }
events-nobles_placed = { $who }: { COUNT("count-nobles", $count) } ({ $places }).
events-tile_bought = { $who } { YOU($you, "buy", "buys") } an unseen plantation: { NAME("tiles", $tile) }.
events-tile_given_up =
    { $tile ->
        [none]
            { $crew ->
                [none] { $who } { YOU($you, "give", "gives") } up a forest ({ NAME("tiles", "buildings", $by, case: "lower") }).
                [noble] { $who } { YOU($you, "give", "gives") } up a forest ({ NAME("tiles", "buildings", $by, case: "lower") }); its noble goes to { edition-sanJuan }.
               *[other] { $who } { YOU($you, "give", "gives") } up a forest ({ NAME("tiles", "buildings", $by, case: "lower") }); its { edition-one } goes to { edition-sanJuan }.
            }
       *[other]
            { $crew ->
                [none] { $who } { YOU($you, "give", "gives") } up { say-aTile } ({ NAME("tiles", "buildings", $by, case: "lower") }).
                [noble] { $who } { YOU($you, "give", "gives") } up { say-aTile } ({ NAME("tiles", "buildings", $by, case: "lower") }); its noble goes to { edition-sanJuan }.
               *[other] { $who } { YOU($you, "give", "gives") } up { say-aTile } ({ NAME("tiles", "buildings", $by, case: "lower") }); its { edition-one } goes to { edition-sanJuan }.
            }
    }
events-good_supplied = { $who } { YOU($you, "supply", "supplies") } 1 { NAME("goods", $good) } to the court.
events-piracy =
    { $count ->
        [0] { $who } { YOU($you, "board", "boards") } the ship of { $ship } and { YOU($you, "find", "finds") } nothing.
       *[other] { $who } { YOU($you, "board", "boards") } the ship of { $ship } with its { $count } { NAME("goods", $good) }.
    }
events-goods_looted =
    { $returned ->
        [0] { $who } { YOU($you, "keep", "keeps") } { $count } { NAME("goods", $good) }.
       *[other] { $who } { YOU($you, "keep", "keeps") } { $count } { NAME("goods", $good) }; { $returned } go to the supply.
    }
events-trading_house_plundered =
    { $count ->
        [one] { $who } { YOU($you, "plunder", "plunders") } the trading house: { $count } good.
       *[other] { $who } { YOU($you, "plunder", "plunders") } the trading house: { $count } goods.
    }
events-colonist_ship_raided =
    { $count ->
        [0] { $who } { YOU($you, "raid", "raids") } { edition-ship } and { YOU($you, "find", "finds") } nobody to take.
       *[other] { $who } { YOU($you, "take", "takes") } { $count } from { edition-ship }.
    }
events-colonist_placed =
    { $noble ->
        [true] { $who } { YOU($you, "place", "places") } { COUNT("count-nobles", $count) } on { say-thePlace }.
       *[other] { $who } { YOU($you, "place", "places") } { COUNT("count-people", $count) } on { say-thePlace }.
    }
events-role_kidnapped =
    { $doubloons ->
        [0] { $who } { YOU($you, "kidnap", "kidnaps") } the { NAME("roles", $role, form: "name", case: "lower") }.
       *[other] { $who } { YOU($you, "kidnap", "kidnaps") } the { NAME("roles", $role, form: "name", case: "lower") } and { YOU($you, "take", "takes") } { COUNT("count-doubloons", $doubloons) }.
    }
events-ransom_paid = { $who } { YOU($you, "get", "gets") } { COUNT("count-doubloons", $doubloons) } of ransom.
events-kidnapped_role_played = { $who } { YOU($you, "play", "plays") } the kidnapped { NAME("roles", $role, form: "name", case: "lower") }.
events-festival_shows =
    { $task ->
        [production] The festival asks for: { NAME("goods", $shows) }.
       *[other] The festival asks for: { NAME("tiles", "buildings", $shows, case: "lower") }.
    }
events-task_done =
    { $task ->
        [plantations] { $who } { YOU($you, "are", "is") } first at the festival's task: { COUNT("count-people", $reward) }.
        [production] { $who } { YOU($you, "are", "is") } first at the festival's task: { COUNT("count-doubloons", $reward) }.
       *[building] { $who } { YOU($you, "are", "is") } first at the festival's task: { COUNT("count-points", $reward) }.
    }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = The game is over.
    .theirs = The game is over.
questions-governor =
    .mine = The first governor is drawn.
    .theirs = The first governor is drawn.
questions-row =
    .mine = New plantations are turned up.
    .theirs = New plantations are turned up.
questions-role =
    .mine = Take a role.
    .theirs = { $who } takes a role.
questions-tile =
    .mine = Take a tile for your island.
    .theirs = { $who } takes a tile.
questions-unseen_tile =
    .mine = An unseen plantation is drawn.
    .theirs = An unseen plantation is drawn.
questions-colonist =
    .mine = Take one more { edition-one } from the supply?
    .theirs = { $who } may take an extra { edition-one }.
questions-place =
    .mine = Place your { edition-them }: click circles to fill and empty them.
    .theirs = { $who } places { edition-them }.
questions-build =
    .mine = Build one building.
    .theirs = { $who } may build.
questions-produce =
    .mine = Produce your goods?
    .theirs = { $who } may produce.
questions-extra =
    .mine = Take one good more of a kind you produced.
    .theirs = { $who } takes an extra good.
questions-sell =
    .mine = Sell one good to the trading house.
    .theirs = { $who } may sell a good.
questions-ship =
    .mine = Ship goods: choose a good, then a ship.
    .theirs = { $who } ships goods.
questions-keep =
    .mine = Choose the goods you keep.
    .theirs = { $who } stores goods.
questions-use =
    .mine =
        { $about ->
            [none] Use the building?
           *[other] Use the { NAME("tiles", "buildings", $about, case: "lower") }?
        }
    .theirs =
        { $about ->
            [none] { $who } may use a building.
           *[other] { $who } may use the { NAME("tiles", "buildings", $about, case: "lower") }.
        }
questions-choose =
    .mine = Choose a building to be on sale in this game.
    .theirs = { $who } chooses a building for this game.
questions-on_sale =
    .mine = The buildings on sale are drawn.
    .theirs = The buildings on sale are drawn.
questions-lay =
    .mine =
        { $tile ->
            [none] Lay it as what?
           *[other] You drew: { NAME("tiles", $tile) }. Lay it as what?
        }
    .theirs = { $who } looks at an unseen plantation.
questions-guest =
    .mine = Move guests to free circles?
    .theirs = { $who } may move guests.
questions-recall =
    .mine = Give a { edition-one } to the black market?
    .theirs = { $who } pays at the black market.
questions-return =
    .mine = What do you give to the black market?
    .theirs = { $who } pays at the black market.
questions-small_wharf =
    .mine = Choose the goods that stay; the small wharf ships the others.
    .theirs = { $who } loads the small wharf.
questions-token =
    .mine =
        { $left ->
            [none] Take a { edition-one } or a noble?
           *[other] Take a { edition-one } or a noble ({ $left } to take)?
        }
    .theirs = { $who } takes a { edition-one } or a noble.
questions-noble =
    .mine = Which of them are nobles? Click those you placed.
    .theirs = { $who } places nobles.
questions-supply =
    .mine = Supply the court with goods of different kinds: up to { $left }, a point each.
    .theirs = { $who } may supply the court.
questions-discard =
    .mine = Give up a plantation or forest of yours?
    .theirs = { $who } may give up a tile.
questions-pirate =
    .mine = Board a ship, kidnap a role, plunder or raid.
    .theirs = { $who } chooses what the buccaneer does.
questions-loot =
    .mine = How much of the cargo do you keep?
    .theirs = { $who } takes some of the cargo.
questions-man =
    .mine = Place up to { $left } on free circles.
    .theirs = { $who } places new { edition-them }.
questions-festival_tile =
    .mine = The festival's tasks are drawn.
    .theirs = The festival's tasks are drawn.
questions-festival_good =
    .mine = The festival's tasks are drawn.
    .theirs = The festival's tasks are drawn.
questions-festival_building =
    .mine = The festival's tasks are drawn.
    .theirs = The festival's tasks are drawn.

## Why an action is not allowed now

refusals-must_take_role = You must take a role.
refusals-role_not_in_play = This { NAME("roles", $role, form: "name", case: "lower") } card is not in play with { $players } players.
refusals-role_taken = The { NAME("roles", $role, form: "name", case: "lower") } is already taken in this round.
refusals-no_such_tile = No { NAME("tiles", $tile) } lies open.
refusals-no_quarry_left = There is no quarry left.
refusals-quarry_not_allowed = Only the settler and owners of an occupied construction hut may take a quarry.
refusals-needs_building =
    { $building ->
        [hacienda] An unseen plantation needs an occupied hacienda.
        [forest_house] A forest needs an occupied forest house.
        [library] A second tile needs an occupied library.
        [trading_post] That needs an occupied trading post.
        [wharf] That needs an occupied wharf.
        [small_wharf] That needs an occupied small wharf.
       *[other] That needs this building, occupied: { NAME("buildings", $building) }.
    }
refusals-building_used =
    { $building ->
        [hacienda] The hacienda gives one unseen plantation a turn.
        [wharf] Your wharf has been used in this phase.
        [small_wharf] Your small wharf has been used in this phase.
       *[other] This building has been used already: { NAME("buildings", $building) }.
    }
refusals-no_unseen_tile = There is no face-down plantation left.
refusals-other_place = The question is about another one now: { NAME("goods", "tiles", "buildings", $about, case: "lower") }.
refusals-too_many_colonists = No more than { COUNT("count-people", $most) } can go there.
refusals-too_few_colonists = Free circles must be filled: at least { COUNT("count-people", $least) } here.
refusals-sold_out = No { NAME("tiles", "buildings", $building, case: "lower") } is left on sale.
refusals-already_built = You already own the { NAME("tiles", "buildings", $building, case: "lower") }.
refusals-too_expensive = The { NAME("tiles", "buildings", $building, case: "lower") } costs { COUNT("count-doubloons", $price) }; you have { $doubloons }.
refusals-no_city_space =
    { $spaces ->
        [one] The { NAME("tiles", "buildings", $building, case: "lower") } needs { $spaces } city space; you have { $free } free.
       *[other] The { NAME("tiles", "buildings", $building, case: "lower") } needs { $spaces } city spaces; you have { $free } free.
    }
refusals-too_many_large = A city has room for { $most } large buildings.
refusals-not_produced = The extra good must be of a kind you produced.
refusals-none_in_supply = There is no { NAME("goods", $good) } left in the supply.
refusals-no_goods = You have no { NAME("goods", $good) }.
refusals-house_has_kind = The trading house already has { NAME("goods", $good) }; only an occupied office may sell it there.
refusals-ship_not_in_play = There is no ship with { $spaces } spaces in play.
refusals-kind_on_other_ship = { NAME("goods", $good, case: "upper") } must go on the ship of { $spaces }, which carries it already.
refusals-ship_full = The { NAME("goods", $good) } ship is full.
refusals-ship_has_other_kind = That ship carries { NAME("goods", $good) }.
refusals-larger_ship = You must load as much as possible: another ship takes { $most } { NAME("goods", $good) }.
refusals-must_ship = You must ship: one of your goods fits on a cargo ship.
refusals-cannot_store = You can keep no more than { $most } { NAME("goods", $good) }.
refusals-not_possible = That is not possible here.
refusals-wanted = You took the buccaneer last: somebody else must take it first.
refusals-not_in_the_game = The { NAME("tiles", "buildings", $building, case: "lower") } is not in this game.
refusals-already_chosen = The { NAME("tiles", "buildings", $building, case: "lower") } is already on sale.
refusals-no_space_of_its_cost = All spaces for buildings at { COUNT("count-doubloons", $price) } are taken.
refusals-kinds_of_a_price = Choose { $spaces } of the buildings at { COUNT("count-doubloons", $price) }, not { $chosen }.
refusals-not_both = By the rules of 2004, hacienda and forest house are never on sale together.
refusals-no_forest_tile = There is no forest tile left.
refusals-house_full = The trading house is full.
refusals-already_sold = You have already sold a good in this phase.
refusals-at_least_one_good = At least one good must go.
refusals-no_guest = There is no such guest in your guesthouse.
refusals-no_free_circle = There is no free circle on { say-thePlace }.
refusals-nobody_there = There is nobody on { say-thePlace } whom you could give.
refusals-still_too_expensive = Without the { edition-one } on { say-thePlace } you could not pay for the { NAME("tiles", "buildings", $building, case: "lower") }.
refusals-must_give = The black market wants its price.

## The button that declines, by what is asked

decline-over = Pass
decline-governor = Pass
decline-row = Pass
decline-role = Pass
decline-tile = Take no tile
decline-unseen_tile = Pass
decline-colonist = No extra { edition-one }
decline-place = Pass
decline-build = Build nothing
decline-produce = Do not produce
decline-extra = No extra good
decline-sell = Sell nothing
decline-ship = Ship nothing
decline-keep = Pass
decline-use = No
decline-choose = Pass
decline-on_sale = Pass
decline-lay = Pass
decline-guest = No, go on
decline-recall = Nobody
decline-return = Pass
decline-small_wharf = Pass
decline-token = Pass
decline-noble = That is all
decline-supply = No more
decline-discard = Keep all
decline-pirate = Pass
decline-loot = Pass
decline-man = No more
decline-festival_tile = Pass
decline-festival_good = Pass
decline-festival_building = Pass

## Actions, as buttons say them

choices-role = Take the { NAME("roles", $role, form: "name", case: "lower") }
choices-settle = Take { say-aTile }
choices-hacienda = Draw an unseen plantation
choices-colonist = Take the { edition-one }
choices-place = { COUNT("count-people", $count) } on { say-thePlace }
choices-build = Build the { NAME("tiles", "buildings", $building, case: "lower") } for { COUNT("count-doubloons", $price) }
choices-produce = Produce
choices-extra = Take one { NAME("goods", $good) }
choices-sell = Sell { NAME("goods", $good) }
choices-ship =
    { $spaces ->
        [none] Ship { $count } { NAME("goods", $good) } from your wharf
       *[other] Ship { $count } { NAME("goods", $good) } on the ship of { $spaces }
    }
choices-briefShip =
    { $spaces ->
        [none] { $count } → wharf
       *[other] { $count } → ship of { $spaces }
    }
choices-keep = Keep { $count } { NAME("goods", $good) }
choices-use = Use the { NAME("tiles", "buildings", $building, case: "lower") }
choices-choose = Choose the { NAME("tiles", "buildings", $building, case: "lower") }
choices-forest = Lay a forest for the { NAME("tiles", $tile) }
choices-briefForest = { NAME("goods", $tile) } → forest
choices-layPlantation = As a plantation
choices-layForest = As a forest
choices-discard =
    { $crew ->
        [none] Give up { say-aTile }
        [noble] Give up { say-aTile } with the noble on it
       *[other] Give up { say-aTile } with the { edition-one } on it
    }
choices-discardForest =
    { $tile ->
        [none] Give up a forest
       *[other] Give up the forest over { say-aTile }
    }
choices-guest =
    { $noble ->
        [true] Move a guest, a noble, to { say-thePlace }
       *[other] Move a guest to { say-thePlace }
    }
choices-recall =
    { $noble ->
        [true] Give the noble from { say-thePlace }
       *[other] Give the { edition-one } from { say-thePlace }
    }
choices-returnGood = Give 1 { NAME("goods", $good) }
choices-returnPoint = Give a point
choices-post = Sell { NAME("goods", $good) } at the trading post
choices-briefPost = { NAME("goods", $good) } → trading post
choices-buyPlantation = Buy an unseen plantation for 1
choices-small_wharf = Load the small wharf
choices-noble = Take the noble
choices-placeNoble = A noble on { say-thePlace }
choices-supply = Supply 1 { NAME("goods", $good) }
choices-piracy = Board the ship of { $spaces }
choices-plunder = Plunder the trading house
choices-raid = Raid { edition-ship }
choices-kidnap = Kidnap the { NAME("roles", $role, form: "name", case: "lower") }
choices-man =
    { $noble ->
        [true] A noble on { say-thePlace }
       *[other] A { edition-one } on { say-thePlace }
    }

## Options of the set-up

options-edition =
    .label = Edition
    .meaning = Rules and words of the first edition or of that of 2020.
    .choices-first = First edition
    .choices-2020 = Edition 2020
options-first_governor =
    .label = First governor
    .meaning = The player who begins.
    .choices-lot = by lot
    .choices-0 = seat 1
    .choices-1 = seat 2
    .choices-2 = seat 3
    .choices-3 = seat 4
    .choices-4 = seat 5
options-balanced =
    .label = Balanced
    .meaning = The factory costs 8 and the university 7; players who start with corn have one doubloon less.
options-hidden_vp =
    .label = Hidden points
    .meaning = Nobody sees the points of the others before the end.
options-ask_optional =
    .label = Ask before every effect
    .meaning = Ask also where a building only gives something.
options-optional_production =
    .label = Production is optional
    .meaning = In the craftsman phase everybody may choose not to produce.
options-vp_end_any_phase =
    .label = Last point ends the game in any phase
    .meaning = Without it, only points of a captain phase do.
options-max_large =
    .label = Large buildings in a city
    .meaning = Four fit its columns; five count spaces only.
options-expansions =
    .label = Expansions
    .meaning = Each by itself, or in any mix.
    .choices-none = none
    .choices-new_buildings = New Buildings
    .choices-nobles = Nobles
    .choices-buccaneer = Buccaneer
    .choices-festival = Festival
options-nb_rules =
    .label = Rules of New Buildings
    .meaning = 2004: forest tiles, and hacienda and forest house never together. 2020: plantations are turned over.
    .choices-2004 = of 2004
    .choices-2020 = of 2020
options-buildings =
    .label = Buildings on sale
    .meaning = Which of the 31 special buildings are in the game.
    .choices-draft = chosen in turn
    .choices-random = drawn by lot
    .choices-all_31 = all 31, one of each
options-long_game =
    .label = Long game
    .meaning = All { edition-them } and points are in the game, and only a full city ends it.
options-kidnap_solo =
    .label = Kidnappers play alone
    .meaning = A kidnapped role left at the end of the round is played by the kidnapper only.
options-festival_privilege_goods =
    .label = Extra goods count at the festival
    .meaning = The craftsman's extra goods count for the task of goods.
options-lodges =
    .label = Hunting lodges
    .meaning = When they work at the end of the settler phase.
    .choices-last = after guests have moved
    .choices-first = before guests move

## Rows of the score sheet

sheet-chips = Point chips
sheet-buildings = Buildings
sheet-nobles = Nobles

## The charts at the end

charts-score = Points in all
charts-points = Point chips
charts-doubloons = Doubloons
charts-production = Goods a craftsman would bring

## Names of things on the table

ui-roles = Roles
ui-decision = Decision
ui-sale = Buildings for sale
ui-row = Plantations
ui-quarries = Quarries
ui-unseen = Unseen
ui-faceDown = Unseen plantations
ui-colonistShip =
    { $edition ->
        [first] Colonist ship
       *[other] Recruiting office
    }
ui-colonists =
    { $edition ->
        [first] Colonists
       *[other] Workers
    }
ui-colonistSupply =
    { $edition ->
        [first] Colonists in the supply
       *[other] Workers in the supply
    }
ui-harbour = Harbour
ui-cargoShips = Cargo ships
ui-tradingHouse = Trading house
ui-goodsSupply = Goods supply
ui-supply = Supply
ui-pointSupply = Points left
ui-bank = Bank
ui-island = Island
ui-city = City
ui-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] Port
    }
ui-store = Goods
ui-doubloons = Doubloons
ui-points = Points
ui-governor = Governor
ui-hidden = hidden
ui-soldOut = Sold out
ui-price = Price
ui-priceNow = Price now
ui-circles = Circles
ui-copies = Left
ui-production = Production building
ui-specialColour =
    { $edition ->
        [first] Violet building
       *[other] Beige building
    }
ui-makes = Produces
ui-confirm = Confirm
ui-asBefore = As before
ui-asAdvised = As the hint
ui-fill = Fill
ui-clear = Clear
ui-empty = empty
ui-privilege = Privilege
ui-unoccupied = Not occupied: it does nothing.
ui-colonist =
    { $edition ->
        [first] Colonist
       *[other] Worker
    }
ui-noble = Noble
ui-nobles = Nobles
ui-nobleSupply = Nobles in the supply
ui-forest = Forest
ui-forests = Forests
ui-forestTiles = Forest tiles
ui-festival = Festival
ui-redBuilding = Red building
ui-notChosen = Not in the game
ui-done = Done
ui-sort = Sort
ui-yours = Yours
ui-compare = Compare buildings
ui-effect = Effect
ui-players = Players
ui-buildings = Buildings
ui-ownBoard = Your board

## Sentences with numbers in them

say-round = Round { $round }
say-goods = { $count } { NAME("goods", $good) }
say-left = { $count } left
say-ownedBy = Built by { $names }.
say-quarriesCount =
    { $column ->
        [one] 1 quarry counts
       *[other] up to { $column } quarries count
    }
say-ship =
    { $good ->
        [none] Ship of { $spaces }: empty
       *[other] Ship of { $spaces }: { $load } { NAME("goods", $good) }
    }
say-short = { $count } short
say-takenBy = taken by { $who }
say-placed = { $placed } of { $of } placed
say-kept = { $kept } kept, { $returned } given back
say-keepTooMuch = That is more than you can store.
say-crew =
    { $circles ->
        [one] { $name }: { $here } of { $circles } circle filled
       *[other] { $name }: { $here } of { $circles } circles filled
    }
say-putOn = Put a { edition-one } on: { $name }
say-liftFrom = Take the { edition-one } back from: { $name }
say-ending =
    { $reason ->
        [colonists] Last round: too few { edition-them }
        [city] Last round: a city is full
        [points] Last round: no points left
       *[buildings] Last round: nobody can build any more
    }
say-forests =
    { $count ->
        [one] { $count } forest
       *[other] { $count } forests
    }
say-forestOf = Forest over a { NAME("tiles", $tile) }
say-kidnappedBy = kidnapped by { $who }
say-wantedIs = wanted: { $who }
say-spaces =
    { $count ->
        [0] All spaces of this price are taken.
       *[other] Room for { $count } more of this price.
    }
say-given = { $given } of { $most }
say-sailing =
    { $count ->
        [one] { $count } good sails for { COUNT("count-points", $worth) }
       *[other] { $count } goods sail for { COUNT("count-points", $worth) }
    }
say-task-plantations = First with three of { NAME("tiles", $tile) }: { COUNT("count-people", 3) }.
say-task-production = First to produce { $goods } in one phase: { COUNT("count-doubloons", 3) }.
say-task-building = First to build the { NAME("tiles", "buildings", $building, case: "lower") }: { COUNT("count-points", 3) }.
say-crewWithNobles = { $crew }, { COUNT("count-nobles", $count) }
say-place =
    { $place ->
        [san_juan] { edition-sanJuan }
       *[other] { NAME("tiles", "buildings", $place, case: "lower") }
    }
say-thePlace =
    { $place ->
        [san_juan] { edition-sanJuan }
       *[other] the { NAME("tiles", "buildings", $place, case: "lower") }
    }
say-aTile =
    { $tile ->
        [indigo] an { NAME("tiles", $tile) }
       *[other] a { NAME("tiles", $tile) }
    }
say-brings = Brings { COUNT("count-doubloons", $count) }.
say-nothing = nothing
say-free =
    { $count ->
        [0] full
       *[other] { $count } free
    }
say-lying = { COUNT("count-doubloons", $count) } on it.
say-column = column { $number }

## Only in the terminal

terminal-place = How many { edition-them } go on { say-thePlace }? { $left } to place.
terminal-keep = How many of your { $goods } do you keep?
terminal-store =
    { $kinds ->
        [0] You can store { $free } of any kind.
        [one] You can store { $kinds } whole kind and { $free } more.
       *[other] You can store { $kinds } whole kinds and { $free } more.
    }
terminal-noble = Where is a noble? { $left } to name.
terminal-tiebreak = Doubloons and goods
terminal-help = In the picture ● is a { edition-one }, ◆ a noble and ○ a free circle; ■ is a good on a ship and □ a free space. +2 after a role is the doubloons on it. The number before a building is its price, and ×2 after it the copies left.

## Why a game ended

ends-colonists = Too few { edition-them }
ends-city = A city was full
ends-points = No points were left
ends-buildings = Nobody could build any more
