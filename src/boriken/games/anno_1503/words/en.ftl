## The game in a sentence

about = Sail out, settle islands and bring your pioneers to wealth.

## What a card makes cheaper

targets-ship = a ship
targets-pioneer = a pioneer
targets-upgrade = an upgrade
targets-repair = a repair
targets-castle_step = a castle step
targets-noble_site = a nobles' building
targets-cannon = a cannon

## Questions, as a refusal names them

asked-over = the game is over
asked-home = who gets which home island
asked-first = who begins
asked-roll = what the die shows
asked-event = which event comes
asked-face = what the tile shows
asked-card = which card comes
asked-encounter = whom the ship meets
asked-foe = who the pirate is
asked-raid_card = what the card says
asked-foe_die = what the pirates roll
asked-own_die = what the ship rolls
asked-produce = which good to produce
asked-golden_times = which commodity to take
asked-lose = what to lose
asked-lay = where the tile of the reserve goes
asked-work = what to build, sell or buy
asked-without = which card to leave out of the cost
asked-build_with_card = what the card makes cheaper
asked-harbour = where the new ship begins
asked-repair = which ship is repaired
asked-public_building = which public building to take
asked-upgrade = who rises for free
asked-commodity = which commodity to take
asked-luxury = which luxury to take
asked-peek = which tile to look at
asked-ship = which ship acts
asked-sail = what the ship does
asked-tile = what becomes of the tile
asked-ransom = whether to pay or to fight
asked-drawn_fight = how the drawn fight goes on
asked-reroll = whether to roll again
asked-tow = where the damaged ship is laid
asked-give = what the pirates get
asked-bargain = what to buy from the pirate
asked-return = which good to give back
asked-discard = which action card to discard

## Numbers of things; $count is the number

count-gold = { $count } gold
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-actionPoints =
    { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
count-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-inhabitants =
    { $count ->
        [one] { $count } inhabitant
       *[other] { $count } inhabitants
    }
count-posts =
    { $count ->
        [one] { $count } trading post
       *[other] { $count } trading posts
    }
count-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
count-publics =
    { $count ->
        [one] { $count } public building
       *[other] { $count } public buildings
    }
count-contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
count-commodities =
    { $count ->
        [one] { $count } commodity
       *[other] { $count } commodities
    }
count-luxuries =
    { $count ->
        [one] { $count } luxury
       *[other] { $count } luxuries
    }

## Goods

goods-stone = stone
goods-wood = wood
goods-tools = tools
goods-cloth = cloth
goods-spice = spice
goods-tobacco = tobacco
goods-marble = marble
goods-silk = silk
goods-gems = gems

## One letter for each good, for people who do not see the colours

letters-stone = S
letters-wood = W
letters-tools = T
letters-cloth = C
letters-spice = P
letters-tobacco = B
letters-marble = M
letters-silk = K
letters-gems = G

## Inhabitants

ranks-pioneer = pioneer
ranks-settler = settler
ranks-citizen = citizen
ranks-merchant = merchant

## Buildings and action cards

things-church =
    .name = Church
    .the = the church
things-fire_brigade =
    .name = Fire brigade
    .the = the fire brigade
things-smith =
    .name = Smith
    .the = the smith
things-market_hall =
    .name = Market hall
    .the = the market hall
things-tavern =
    .name = Tavern
    .the = the tavern
things-shipyard =
    .name = Shipyard
    .the = the shipyard
things-lighthouse =
    .name = Lighthouse
    .the = the lighthouse
things-school =
    .name = School
    .the = the school
things-wealthy_noble =
    .name = Wealthy noble
    .the = the wealthy noble
things-theatre =
    .name = Theatre
    .the = the theatre
things-university =
    .name = University
    .the = the university
things-cathedral =
    .name = Cathedral
    .the = the cathedral
things-library =
    .name = Library
    .the = the library
things-park =
    .name = Park
    .the = the park
things-sea_hero =
    .name = Sea hero
    .the = the sea hero
things-explorer =
    .name = Explorer
    .the = the explorer
things-master_builder =
    .name = Master builder
    .the = the master builder
things-inventor =
    .name = Inventor
    .the = the inventor
things-engineer =
    .name = Engineer
    .the = the engineer

## Disasters

disasters-pirate = Pirates
disasters-fire = Fire
disasters-golden_times = Golden times

## Island tiles: the name, and as the object of a sentence

tiles-post_stone =
    .name = Stone post
    .a = a stone post
tiles-post_wood =
    .name = Wood post
    .a = a wood post
tiles-post_tools =
    .name = Tools post
    .a = a tools post
tiles-post_cloth =
    .name = Cloth post
    .a = a cloth post
tiles-post_spice =
    .name = Spice post
    .a = a spice post
tiles-post_tobacco =
    .name = Tobacco post
    .a = a tobacco post
tiles-contract =
    .name = Trade contract
    .a = a trade contract
tiles-treasure_gold =
    .name = Treasure
    .a = a treasure
tiles-treasure_gold_2 =
    .name = Treasure
    .a = a treasure
tiles-treasure_gold_3 =
    .name = Treasure
    .a = a treasure
tiles-treasure_promotion =
    .name = Letter of promotion
    .a = a letter of promotion
tiles-post_marble =
    .name = Marble post
    .a = a marble post
tiles-post_silk =
    .name = Silk post
    .a = a silk post
tiles-post_gems =
    .name = Gems post
    .a = a gems post
tiles-nest_4 =
    .name = Pirate nest of strength 4
    .a = a pirate nest of strength 4
tiles-nest_5 =
    .name = Pirate nest of strength 5
    .a = a pirate nest of strength 5
tiles-nest_6 =
    .name = Pirate nest of strength 6
    .a = a pirate nest of strength 6
tiles-nest_7 =
    .name = Pirate nest of strength 7
    .a = a pirate nest of strength 7
tiles-nest_8 =
    .name = Pirate nest of strength 8
    .a = a pirate nest of strength 8

## What a tile is good for, by its kind

tileRules-post = Attached to a jetty of your home island, it lets you take { NAME("goods", $good) } instead whenever that number is rolled. The ship is given up for it.
tileRules-contract = Every commodity costs you one gold less. The ship is given up for it.
tileRules-gold = Brings { COUNT("count-gold", $gold) } once. The ship is given up for it.
tileRules-promotion = One of your inhabitants rises by one rank for free. The ship is given up for it.
tileRules-nest = Beat it with die and cannons, and luxuries cost you { COUNT("count-gold", $discount) } less; the ship is given up for it. If you lose, your ship is damaged.

## What buildings and cards do

effects-golden_times_goods = In golden times you take { COUNT("count-commodities", $n) } instead of one.
effects-ignore_event = { NAME("disasters", $event) } cannot harm you: you pay nothing and lose nothing.
effects-buy_limit = You may buy { COUNT("count-cards", $n) } more in each turn.
effects-extra_sale = Once a turn you may sell one more commodity, for { COUNT("count-gold", $n) }, without an inhabitant.
effects-cost_less =
    { $per_turn ->
        [none] { NAME("targets", $target, case: "upper") } costs { COUNT("count-cards", $n) } less; you choose which.
        [one] Once a turn { NAME("targets", $target) } costs { COUNT("count-cards", $n) } less; you choose which.
       *[other] { $per_turn } times a turn { NAME("targets", $target) } costs { COUNT("count-cards", $n) } less; you choose which.
    }
effects-ship_points =
    { $n ->
        [one] Each of your ships has { $n } action point more in a turn.
       *[other] Each of your ships has { $n } action points more in a turn.
    }
effects-luxury_sale =
    { $per_turn ->
       *[one] Once a turn you may sell one luxury for { COUNT("count-gold", $n) }, besides the one the resident noble buys.
        [other] { $per_turn } times a turn you may sell one luxury for { COUNT("count-gold", $n) }, besides the one the resident noble buys.
    }
effects-luxury_discount = Every luxury costs you { COUNT("count-gold", $n) } less.
effects-cannons =
    { $n ->
        [one] Each of your ships has { $n } cannon more.
       *[other] Each of your ships has { $n } cannons more.
    }
effects-draw_action_cards =
    { $n ->
        [one] When you build it you draw { $n } action card.
       *[other] When you build it you draw { $n } action cards.
    }
effects-free_upgrade =
    { $n ->
        [one] At once you may raise { $n } inhabitant by a rank for free.
       *[other] At once you may raise { $n } inhabitants by a rank for free.
    }
effects-gain_gold = At once it brings { COUNT("count-gold", $n) }.
effects-gain_commodities =
    { $n ->
        [one] Take { $n } commodity of your choice from the stock.
       *[other] Take { $n } commodities of your choice from the stock.
    }
effects-cannon_discount = Buy a cannon with it for { COUNT("count-gold", $n) } less.
effects-win_draw = Played when a fight is drawn: you win it. It does not count as your card of the turn.
effects-gain_luxuries =
    { $n ->
        [one] Take { $n } luxury of your choice from the stock.
       *[other] Take { $n } luxuries of your choice from the stock.
    }
effects-buy_discount = Every commodity costs you { COUNT("count-gold", $n) } less.
effects-sale_bonus = Each sale to an inhabitant brings { COUNT("count-gold", $n) } more.
effects-hand_limit =
    { $n ->
        [one] You may keep { $n } good more at the end of your turn.
       *[other] You may keep { $n } goods more at the end of your turn.
    }
effects-gold_per_turn = Brings { COUNT("count-gold", $n) } after each of your rolls.
effects-free_build = Get { NAME("targets", $target) } for nothing.
effects-peek =
    { $n ->
        [one] Look at { $n } face-down tile anywhere on the chart.
       *[other] Look at { $n } face-down tiles anywhere on the chart.
    }
effects-reroll = Once in each fight you may roll your own die again.
effects-production_choice = Whatever the roll brings you, you may take { NAME("goods", $good) } instead.
effects-production_bonus = Each time a roll brings you { NAME("goods", $good) }, you take { $n } more of it.

## What things on the table are for

rules-sea = A ship moves one square for one action point, never diagonally.
rules-dolphin = The passage between the two charts: from one dolphin to the other is one step.
rules-pirates = A ship that enters meets a pirate and has no more action points in this turn.
rules-harbour = No ship may enter the harbour; new ships may begin beside it, and damaged ones are towed here.
rules-start = New ships begin here.
rules-island = From a square beside it a ship looks at the tile for one action point. Only you see it; then you take it or lay it back.
rules-ship = Each ship has its action points once in your turn, after building, selling and buying. Taking a tile costs the ship.
rules-place = When this number is rolled, by anybody, you take this good. A post here gives you the choice of its good.
rules-any = When this number is rolled, you take any one commodity. Only a luxury post can be attached here.
rules-pioneer = Inhabitants buy one commodity each in your turn. From the fourth on, each new one brings a public building.
rules-upgrade = A higher rank pays more for a commodity. Three merchants are a victory point.
rules-contract = Each contract makes every commodity one gold cheaper.
rules-castle = Each step brings an action card. The finished castle is a victory point.
rules-cannon = A cannon counts for all your ships, in every fight.
rules-site = Any nobles' building may stand here, none twice. All sites built is a victory point.
rules-noble = The resident noble buys one luxury in each of your turns.
rules-nest = Beaten nests make luxuries cheaper; two of them are a victory point.
rules-actionCards = One card may be played in your turn before the ships act, and one may be swapped for another.
rules-pirateCards = Eight raids and two peaceful traders. A raid is bought off or fought.
rules-public = Free for every inhabitant you place from the fourth on. Nobody has two of the same.
rules-commodity = For building, and for selling to your inhabitants. At the end of your turn you keep at most five goods.
rules-luxury = For the castle's last steps and the nobles' buildings; only nobles buy them.
rules-gold = Gold buys goods and cannons, and pays when pirates or fire come.

## Victory points

points-gold = Gold
points-posts = Trading posts
points-contracts = Contracts
points-public_buildings = Public buildings
points-merchants = Merchants
points-noble_buildings = Nobles' buildings
points-nests = Pirate nests
points-castle = Castle

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-home_drawn = { $who } { YOU($you, "get", "gets") } a home island.
events-first_drawn = { $who } { YOU($you, "begin", "begins") }.
events-rolled = { $who } { YOU($you, "roll", "rolls") } { $number }.
events-produced = { $who } { YOU($you, "produce", "produces") } { $goods }.
events-nothing_produced = { $who } { YOU($you, "produce", "produces") } nothing.
events-event =
    { $event ->
        [pirate] Pirates come: posts and contracts cost a fee.
        [fire] Fire breaks out: inhabitants cost a fee.
       *[golden_times] Golden times: everybody takes a commodity.
    }
events-event_ignored = { NAME("disasters", $event) } cannot harm { YOU($you, "you", $who) }.
events-fee_paid = { $who } { YOU($you, "pay", "pays") } { COUNT("count-gold", $gold) }.
events-post_lost = { $who } { YOU($you, "lose", "loses") } { NAME("tiles", $tile, form: "a") } at { $place }.
events-contract_lost = { $who } { YOU($you, "lose", "loses") } a contract.
events-inhabitant_lost = { $who } { YOU($you, "lose", "loses") } a { NAME("ranks", $rank) }.
events-tile_laid = { $who } { YOU($you, "lay", "lays") } a tile of the reserve on { $square }.
events-golden_good = { $who } { YOU($you, "take", "takes") } { $goods }.
events-gold_earned = { $who } { YOU($you, "earn", "earns") } { COUNT("count-gold", $gold) }.
events-paid = { $who } { YOU($you, "pay", "pays") } { $goods }.
events-ship_launched = { $who } { YOU($you, "build", "builds") } a ship, which begins on { $square }.
events-pioneer_came = { $who } { YOU($you, "get", "gets") } a pioneer.
events-upgraded =
    { $free ->
        [true] { $who } { YOU($you, "gain", "gains") } a { NAME("ranks", $rank) } for free.
       *[other] { $who } { YOU($you, "gain", "gains") } a { NAME("ranks", $rank) }.
    }
events-public_building_taken = { $who } { YOU($you, "take", "takes") } { NAME("things", $building, form: "the") }.
events-repaired = { $who } { YOU($you, "repair", "repairs") } the ship on { $square }.
events-castle_raised = { $who } { YOU($you, "build", "builds") } step { $step } of the castle.
events-noble_building_built = { $who } { YOU($you, "build", "builds") } { NAME("things", $building, form: "the") }.
events-cannon_bought = { $who } { YOU($you, "buy", "buys") } cannon { $number } for { COUNT("count-gold", $price) }.
events-sold =
    { $buyer ->
        [noble] { $who } { YOU($you, "sell", "sells") } { NAME("goods", $good) } to the noble for { COUNT("count-gold", $gold) }.
        [extra] { $who } { YOU($you, "sell", "sells") } { NAME("goods", $good) } besides for { COUNT("count-gold", $gold) }.
       *[other] { $who } { YOU($you, "sell", "sells") } { NAME("goods", $good) } to a { NAME("ranks", $buyer) } for { COUNT("count-gold", $gold) }.
    }
events-bought = { $who } { YOU($you, "buy", "buys") } { NAME("goods", $good) } for { COUNT("count-gold", $price) }.
events-card_drawn =
    { $card ->
        [none] { $who } { YOU($you, "draw", "draws") } an action card.
       *[other] { $who } { YOU($you, "draw", "draws") } { NAME("things", $card, form: "the") }.
    }
events-card_played = { $who } { YOU($you, "play", "plays") } { NAME("things", $card, form: "the") }.
events-card_swapped = { $who } { YOU($you, "swap", "swaps") } { NAME("things", $card, form: "the") }.
events-card_discarded = { $who } { YOU($you, "discard", "discards") } { NAME("things", $card, form: "the") }.
events-cards_shuffled = The { COUNT("count-cards", $count) } of the discard pile are shuffled into a new stack.
events-good_gained = { $who } { YOU($you, "take", "takes") } { $goods }.
events-gold_gained = { $who } { YOU($you, "get", "gets") } { COUNT("count-gold", $gold) }.
events-sailed = { $who } { YOU($you, "sail", "sails") } from { $origin } to { $square }.
events-looked = { $who } { YOU($you, "look", "looks") } at the tile on { $square }.
events-tile_seen =
    { $tile ->
        [none] { $who } { YOU($you, "see", "sees") } the tile on { $square }.
       *[other] { $who } { YOU($you, "see", "sees") } { NAME("tiles", $tile, form: "a") } on { $square }.
    }
events-laid_back = { $who } { YOU($you, "lay", "lays") } the tile on { $square } back.
events-post_attached = { $who } { YOU($you, "bring", "brings") } { NAME("tiles", $tile, form: "a") } from { $square } to number { $place }.
events-contract_taken = { $who } { YOU($you, "take", "takes") } a contract from { $square }.
events-treasure_found = { $who } { YOU($you, "find", "finds") } { NAME("tiles", $tile, form: "a") } on { $square }.
events-nest_attacked = { $who } { YOU($you, "attack", "attacks") } { NAME("tiles", $tile, form: "a") } on { $square }.
events-nest_beaten = { $who } { YOU($you, "beat", "beats") } the nest on { $square }.
events-nest_held = The nest on { $square } holds out against { YOU($you, "you", $who) }.
events-foe_rolled = The pirates roll { $number }: { $total } in all.
events-own_rolled = { $who } { YOU($you, "roll", "rolls") } { $number }: { $total } in all.
events-fight_drawn = The fight is drawn.
events-encounter =
    { $raid ->
        [true] { $who } { YOU($you, "meet", "meets") } a pirate on { $square }.
       *[other] { $who } { YOU($you, "meet", "meets") } a peaceful pirate on { $square }.
    }
events-peaceful_pirate = The pirate offers { YOU($you, "you", $who) } a bargain.
events-ransom_paid = { $who } { YOU($you, "pay", "pays") } a ransom of { COUNT("count-gold", $gold) }.
events-foe_shown =
    { $foe ->
        [equal] The pirate is as strong as { YOU($you, "you", $who) }.
       *[other]
            { $by ->
                [none] The pirate fights with your cannons.
               *[other] The pirate fights with the cannons of { $by }.
            }
    }
events-raid_bought_off = The pirate sails away.
events-raid_won = { $who } { YOU($you, "drive", "drives") } the pirate off.
events-raid_lost = The pirate beats { YOU($you, "you", $who) }.
events-gold_lost = { $who } { YOU($you, "lose", "loses") } { COUNT("count-gold", $gold) }.
events-good_lost = { $who } { YOU($you, "lose", "loses") } { NAME("goods", $good) }.
events-ship_damaged =
    { $you ->
        [true] Your ship lies damaged on { $square }.
       *[other] The ship of { $who } lies damaged on { $square }.
    }
events-bargain = { $who } { YOU($you, "buy", "buys") } { NAME("goods", $good) } from the pirate for { COUNT("count-gold", $price) }.
events-pirates_shuffled = All pirate cards are shuffled into a new stack.
events-good_returned = { $who } { YOU($you, "give", "gives") } { $goods } back.
events-passed = { $who } { YOU($you, "pass", "passes") }.
events-point_gained = { $who } { YOU($you, "win", "wins") } the point for: { NAME("points", $point) }.
events-point_lost = { $who } { YOU($you, "lose", "loses") } the point for: { NAME("points", $point) }.
events-round_ended = Round { $round } ends.
events-game_won = { $who } { YOU($you, "have", "has") } all the points needed and { YOU($you, "win", "wins") }.
events-rounds_over = The last round is over.

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = The game is over.
    .theirs = The game is over.
questions-home =
    .mine = The home islands are dealt out.
    .theirs = The home islands are dealt out.
questions-first =
    .mine = A draw decides who begins.
    .theirs = A draw decides who begins.
questions-roll =
    .mine = The die is rolled.
    .theirs = The die is rolled.
questions-event =
    .mine = A second roll says which event comes.
    .theirs = A second roll says which event comes.
questions-face =
    .mine = The tile is turned.
    .theirs = The tile is turned.
questions-card =
    .mine = An action card is drawn.
    .theirs = An action card is drawn.
questions-encounter =
    .mine = A pirate card is drawn.
    .theirs = A pirate card is drawn.
questions-foe =
    .mine = The pirate's identity is revealed.
    .theirs = The pirate's identity is revealed.
questions-raid_card =
    .mine = The pirate card is turned up.
    .theirs = The pirate card is turned up.
questions-foe_die =
    .mine = The pirates roll.
    .theirs = The pirates roll.
questions-own_die =
    .mine = The ship's crew rolls.
    .theirs = The ship's crew rolls.
questions-produce =
    .mine = The die shows { $number }: which good do you take?
    .theirs = { $who } chooses a good.
questions-golden_times =
    .mine =
        { $goods ->
            [one] Golden times: take { $goods } commodity.
           *[other] Golden times: take { $goods } commodities.
        }
    .theirs = Golden times: { $who } takes a commodity.
questions-lose =
    .mine = The fee is { COUNT("count-gold", $fee) }, you have { $gold }: what do you lose?
    .theirs = { $who } cannot pay for everything.
questions-lay =
    .mine = Lay a tile of the reserve on a free island.
    .theirs = { $who } lays a tile of the reserve.
questions-work =
    .mine = Build, sell and buy, then send out your ships.
    .theirs = { $who } builds, sells and buys.
questions-without =
    .mine = Which card do you leave out of { $cost }?
    .theirs = { $who } leaves a card out of the cost.
questions-build_with_card =
    .mine = What does { NAME("things", $card, form: "the") } make cheaper?
    .theirs = { $who } plays an action card.
questions-harbour =
    .mine = Where does your new ship begin?
    .theirs = { $who } launches a ship.
questions-repair =
    .mine = Which ship is repaired?
    .theirs = { $who } repairs a ship.
questions-public_building =
    .mine = Take a public building.
    .theirs = { $who } takes a public building.
questions-upgrade =
    .mine = Raise an inhabitant for free.
    .theirs = { $who } may raise an inhabitant for free.
questions-commodity =
    .mine =
        { $goods ->
            [one] Take { $goods } commodity.
           *[other] Take { $goods } commodities.
        }
    .theirs = { $who } takes a commodity.
questions-luxury =
    .mine =
        { $goods ->
            [one] Take { $goods } luxury.
           *[other] Take { $goods } luxuries.
        }
    .theirs = { $who } takes a luxury.
questions-peek =
    .mine = Look at a tile anywhere.
    .theirs = { $who } looks at tiles.
questions-ship =
    .mine = Choose a ship, or end your turn.
    .theirs = { $who } sends out ships.
questions-sail =
    .mine =
        { $points ->
            [one] Sail or look: { $points } action point left.
           *[other] Sail or look: { $points } action points left.
        }
    .theirs = { $who } sails.
questions-tile =
    .mine =
        { $tile ->
            [none] A tile on { $square }: what becomes of it?
           *[other] { NAME("tiles", $tile, form: "name") } on { $square }: what becomes of it?
        }
    .theirs = { $who } looks at a tile.
questions-ransom =
    .mine = A raid! Pay { COUNT("count-gold", $gold) }, or fight?
    .theirs = { $who } pays or fights.
questions-drawn_fight =
    .mine = A drawn fight: a sea hero, or roll again?
    .theirs = The fight of { $who } is drawn.
questions-reroll =
    .mine = Roll your die again?
    .theirs = { $who } may roll again.
questions-tow =
    .mine = Beside the harbour: where does the damaged ship lie?
    .theirs = { $who } brings in the damaged ship.
questions-give =
    .mine = The pirates want { COUNT("count-gold", $gold) } or one good.
    .theirs = { $who } gives something to the pirates.
questions-bargain =
    .mine = A peaceful pirate: buy one card, or nothing.
    .theirs = { $who } meets a peaceful pirate.
questions-return =
    .mine =
        { $excess ->
            [one] Your hand is too full: give back { $excess } good.
           *[other] Your hand is too full: give back { $excess } goods.
        }
    .theirs = { $who } gives goods back.
questions-discard =
    .mine =
        { $excess ->
            [one] Discard { $excess } action card.
           *[other] Discard { $excess } action cards.
        }
    .theirs = { $who } discards action cards.

## Why an action is not allowed now

refusals-not_in_base_game = That belongs to Aristocrats & Pirates.
refusals-too_many_ships =
    { $most ->
        [one] You can have no more than { $most } ship.
       *[other] You can have no more than { $most } ships.
    }
refusals-cannot_pay = It costs { NAMES("goods", $cost) }; you lack { NAMES("goods", $missing) }.
refusals-too_little_gold = It costs { COUNT("count-gold", $price) }; you have { $gold }.
refusals-no_low_tile = All { $most } tiles for pioneers and settlers are in use.
refusals-no_high_tile = All { $most } tiles for citizens and merchants are in use.
refusals-nobody_to_upgrade = You have no { NAME("ranks", $rank) } who could rise.
refusals-no_damaged_ship = None of your ships is damaged.
refusals-castle_finished = Your castle is finished.
refusals-nests_needed =
    { $needed ->
        [one] It needs { $needed } beaten pirate nest.
       *[other] It needs { $needed } beaten pirate nests.
    }
refusals-cannon_track_ends =
    { $most ->
        [one] There are no more than { $most } cannon.
       *[other] There are no more than { $most } cannons.
    }
refusals-no_such_site = There is no such site.
refusals-site_taken = There is already a building on this site.
refusals-none_left = No { NAME("things", $building, form: "name", case: "lower") } is left.
refusals-second_of_a_kind = You have { NAME("things", $building, form: "the") } already.
refusals-no_good = You have no { NAME("goods", $good) }.
refusals-nobody_of_rank = You have no { NAME("ranks", $rank) }.
refusals-not_wanted = A { NAME("ranks", $rank) } does not buy { NAME("goods", $good) }.
refusals-bought_already = Every { NAME("ranks", $rank) } of yours has already bought in this turn.
refusals-no_extra_sale = No building or card lets you make another such sale in this turn.
refusals-noble_has_bought = The resident noble has already bought in this turn.
refusals-stock_empty = The stock has no { NAME("goods", $good) } left.
refusals-buy_limit = You can buy no more than { COUNT("count-cards", $most) } in a turn.
refusals-not_offered = You cannot take { NAME("goods", $good) } now.
refusals-not_in_the_cost = The cost has no { NAME("goods", $good) } in it.
refusals-rest_unpayable = Without { NAME("goods", $good) } you could not pay the rest.
refusals-must_leave_out = A card must be left out of the cost.
refusals-no_such_card = You do not have { NAME("things", $card, form: "the") } in your hand.
refusals-card_played = You can play no more than { COUNT("count-cards", $most) } in a turn.
refusals-only_in_a_drawn_fight = This card is played when a fight is drawn.
refusals-not_in_a_fight = This card does not decide a fight.
refusals-no_effect = This card would bring nothing now.
refusals-card_swapped = You can swap no more than { COUNT("count-cards", $most) } in a turn.
refusals-not_there = There is nothing of that sort to lose.
refusals-no_post = Only a post can be attached.
refusals-jetty_taken = There is already a post here.
refusals-any_place = Such a post cannot be attached to the question mark.
refusals-not_to_be_taken = You cannot take it like this.
refusals-contracts_full =
    { $most ->
        [one] There is room for { $most } contract only.
       *[other] There is room for { $most } contracts only.
    }
refusals-no_nest = There is no nest to fight.
refusals-nests_full =
    { $most ->
        [one] Nobody beats more than { $most } nest.
       *[other] Nobody beats more than { $most } nests.
    }
refusals-wrong_square = You cannot choose this square now.
refusals-no_ship_there = No ship of yours is here.
refusals-ship_damaged = This ship is damaged; it must be repaired first.
refusals-ship_has_acted = This ship has already acted in this turn.
refusals-no_points = The ship has no action point left for that.
refusals-too_far = Your ship is not beside it.
refusals-closed_square = No ship can sail there.
refusals-no_tile_there = No tile lies here.
refusals-tile_known = You already know this tile.

## Actions, as buttons say them

choices-pass =
    { $kind ->
        [upgrade] Raise nobody
        [peek] Look at no more tiles
        [reroll] Keep the roll
        [ship] End the turn
        [sail] Drop anchor
        [without] Pay all of it
        [bargain] Buy nothing
       *[other] Pass
    }
choices-ships = To the ships
choices-ship = Build a ship
choices-pioneer = Settle a pioneer
choices-upgrade = Raise one to { NAME("ranks", $rank) }
choices-repair = Repair a ship
choices-castle = Build the next castle step
choices-cannon = Buy a cannon
choices-build = Build { NAME("things", $building, form: "the") } on site { $site }
choices-sell = Sell { NAME("goods", $good) } to a { NAME("ranks", $rank) }
choices-sellNoble = Sell { NAME("goods", $good) } to the resident noble
choices-sellExtra = Sell { NAME("goods", $good) } besides
choices-buy =
    { $price ->
        [none] Buy { NAME("goods", $good) }
       *[other] Buy { NAME("goods", $good) } for { COUNT("count-gold", $price) }
    }
choices-take = Take { NAME("goods", $good) }
choices-takePublic = Take { NAME("things", $building, form: "the") }
choices-give = Give { NAME("goods", $good) }
choices-without = Without { NAME("goods", $good) }
choices-play = Play { NAME("things", $card, form: "the") }
choices-swap = Swap { NAME("things", $card, form: "the") }
choices-discard = Discard { NAME("things", $card, form: "the") }
choices-losePost = Lose the post at { $place }
choices-loseContract = Lose a contract
choices-lose = Lose a { NAME("ranks", $rank) }
choices-attach = Attach it to number { $place }
choices-takeTile = Take it
choices-back = Lay it back
choices-fight = Fight
choices-pay = Pay { COUNT("count-gold", $count) }
choices-again = Roll again
choices-at = On { $square }
choices-command = The ship on { $square }
choices-sail = Sail to { $square }
choices-look = Look at { $square }

## Options of the set-up

options-expansions =
    .label = Expansion
    .meaning = Aristocrats & Pirates adds luxuries, castles, cannons, pirate nests and a second chart.
    .choices-none = Base game
    .choices-aristocrats_pirates = Aristocrats & Pirates
options-first_player =
    .label = First player
    .meaning = By lot, or a certain seat.
    .choices-lot = By lot
    .choices-0 = Seat 1
    .choices-1 = Seat 2
    .choices-2 = Seat 3
    .choices-3 = Seat 4
options-most_rounds =
    .label = Most rounds
    .meaning = If nobody has won by then, the most points win, then gold and goods.
options-sheet =
    .label = Numbers
    .meaning = All costs and prices are in one sheet: ours, or one brought by the owner of a box.
    .choices-house_1 = Ours

## The button that confirms what has been picked

confirm-return = Give back { COUNT("count-goods", $count) }
confirm-discard = Discard { COUNT("count-cards", $count) }

## The charts at the end

charts-points = Victory points
charts-gold = Gold
charts-inhabitants = Inhabitants
charts-discoveries = Posts, contracts and nests

## Names of things on the table

ui-players = Players
ui-ownBoard = Your board
ui-decision = Decision
ui-clear = Clear
ui-asAdvised = As advised
ui-chart = Sea chart
ui-stock = Stock
ui-publics = Public buildings
ui-nobles = Nobles' buildings
ui-actionCards = Action cards
ui-pirateCards = Pirate cards
ui-stack = In the stack
ui-discards = Discarded
ui-home = Home island
ui-noblesIsland = Nobles' island
ui-castle = Castle
ui-cannons = Cannons
ui-strength = Cannons in a fight
ui-nests = Pirate nests
ui-contracts = Contracts
ui-posts = Trading posts
ui-inhabitants = Inhabitants
ui-goods = Goods
ui-gold = Gold
ui-ships = Ships
ui-price = Price
ui-priceNow = Price now
ui-cost = Cost
ui-left = Left
ui-owned = You have
ui-empty = empty
ui-start = Start
ui-harbour = Harbour
ui-pirates = Pirate square
ui-dolphin = Dolphin passage
ui-sea = Sea
ui-island = Island
ui-faceDown = Face-down tile
ui-crown = Crown tile
ui-unseen = Not yet seen by you
ui-reserve = Reserve
ui-damaged = damaged
ui-die = Die
ui-resident = Resident noble

## Sentences with numbers in them

say-round = Round { $round }
say-goods = { $count } { NAME("goods", $good) }
say-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
say-costs = Costs { $cost }.
say-lookedBy = Seen by { $names }.
say-knownTo = You have seen it; it still costs a point to look and take.
say-ownedBy = Owned by { $names }.
say-shipOf =
    { $damaged ->
        [true] { $who }: ship on { $square }, damaged
       *[other] { $who }: ship on { $square }
    }
say-shipPoints =
    { $left ->
        [one] { $left } action point left
       *[other] { $left } action points left
    }
say-docked =
    { $count ->
        [one] { $count } ship at home
       *[other] { $count } ships at home
    }
say-pays = Pays { COUNT("count-gold", $count) } for a commodity.
say-buysOnly = Buys only { $goods }.
say-hasBought =
    { $count ->
        [one] One has bought in this turn.
       *[other] { $count } have bought in this turn.
    }
say-place =
    { $good ->
        [any] { $number }: any commodity
       *[other] { $number }: { NAME("goods", $good) }
    }
say-step = Castle, step { $step }
say-cannon = Cannon { $number }
say-site = Building site { $number }
say-needsNests =
    { $count ->
        [one] Needs { $count } beaten pirate nest.
       *[other] Needs { $count } beaten pirate nests.
    }
say-toWin =
    { $points ->
        [none] { $home } home point and { $noble } nobles' points win.
       *[other] { $points } points win.
    }
say-buysLeft =
    { $count ->
        [one] { $count } purchase left in this turn.
       *[other] { $count } purchases left in this turn.
    }
say-handLimit = { COUNT("count-goods", $have) }; at the end of the turn at most { $most }.
say-totals = You { $own } : { $foe } pirates
say-back = Face-down tile, mark { $mark }
say-chooseSite = Choose a site for it.
say-chooseBuilding = Choose a building for it.
say-chooseBuyer = Who buys it?
say-nothing = nothing
say-brings = Brings { COUNT("count-gold", $gold) }.
say-picked = { $picked } of { $of } chosen
say-mostRounds = of at most { $most }

## Only in the terminal. Signs are the two letters of a tile on the chart; nests have one and their strength

signs-stone = st
signs-wood = wo
signs-tools = to
signs-cloth = cl
signs-spice = sp
signs-tobacco = tb
signs-marble = ma
signs-silk = si
signs-gems = ge
signs-contract = ct
signs-gold = go
signs-promotion = pr
signs-nest = n
terminal-tiebreak = Gold and goods
terminal-help = On the chart [?] is a face-down tile, [ ] an island without one, and two letters are a tile you have seen. A number is a ship of that seat, with ! if it is damaged. X is a pirate square, D a dolphin and H the harbour. On a home island each number of the die comes before the good it brings.

## Why a game ended

ends-victory = Somebody had all points
ends-rounds = The last round was over
