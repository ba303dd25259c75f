## The game in a sentence

about = The quick card game: every card is a house, a good or a coin.

## Questions, as a refusal names them

asked-over = the game is over
asked-governor = who begins
asked-card = which card is drawn
asked-good = which card becomes a good
asked-tile = which tile is turned up
asked-look = which cards are drawn
asked-turn_up = which cards the gold mine turns up
asked-role = which role to take
asked-build = what to build
asked-cover = which building to cover
asked-library = whether to use the library
asked-give = which goods to pay with
asked-pay = which cards to pay with
asked-produce = which goods to make
asked-sell = which goods to sell
asked-take = whether to draw
asked-keep = which cards to keep
asked-mine = whether to use the gold mine
asked-find = which card to take
asked-chapel = which card to put under the chapel
asked-discard = which cards to discard
asked-archive = which cards to discard

## Numbers of things; $count is the number

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
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
count-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }

## Goods

goods-indigo = indigo
goods-sugar = sugar
goods-tobacco = tobacco
goods-coffee = coffee
goods-silver = silver

## One letter for each good, for people who do not see the colours

letters-indigo = I
letters-sugar = S
letters-tobacco = T
letters-coffee = C
letters-silver = V

## Buildings: the names on the cards

cards-indigo_plant = Indigo plant
cards-sugar_mill = Sugar mill
cards-tobacco_storage = Tobacco storage
cards-coffee_roaster = Coffee roaster
cards-silver_smelter = Silver smelter
cards-smithy = Smithy
cards-gold_mine = Gold mine
cards-archive = Archive
cards-poor_house = Poor house
cards-black_market = Black market
cards-trading_post = Trading post
cards-well = Well
cards-market_stand = Market stand
cards-crane = Crane
cards-chapel = Chapel
cards-tower = Tower
cards-aqueduct = Aqueduct
cards-carpenter = Carpenter
cards-prefecture = Prefecture
cards-market_hall = Market hall
cards-quarry = Quarry
cards-library = Library
cards-statue = Statue
cards-victory_column = Victory column
cards-hero = Hero
cards-guild_hall = Guild hall
cards-city_hall = City hall
cards-triumphal_arch = Triumphal arch
cards-palace = Palace

## Buildings: what they do, in a sentence or two

effects-indigo_plant = Holds one indigo.
effects-sugar_mill = Holds one sugar.
effects-tobacco_storage = Holds one tobacco.
effects-coffee_roaster = Holds one coffee.
effects-silver_smelter = Holds one silver.
effects-smithy = Builder: production buildings cost you one card less.
effects-gold_mine = Prospector: turn up four cards; if all their costs differ, take one of them.
effects-archive = Councillor: take all drawn cards, then discard as many as usual from your whole hand.
effects-poor_house = Builder: if you build and have at most one card left, draw one.
effects-black_market = Builder: up to two of your goods can pay, one card each.
effects-trading_post = Trader: you may sell one good more.
effects-well = Producer: if you make two goods or more, draw a card.
effects-market_stand = Trader: if you sell two goods or more, draw a card.
effects-crane = Builder: you may build over one of your buildings and pay only the difference.
effects-chapel = Start of a round: you may put a card of your hand under it, worth 1 point at the end.
effects-tower = You may keep twelve cards from round to round instead of seven.
effects-aqueduct = Producer: you may make one good more.
effects-carpenter = Builder: if you build a violet building, draw a card after paying.
effects-prefecture = Councillor: you keep two of the drawn cards instead of one.
effects-market_hall = Trader: if you sell at least one good, draw one card more.
effects-quarry = Builder: violet buildings cost you one card less.
effects-library = Doubles the privilege of the role you take; with two players only once a round.
effects-statue = A monument: its points, and more with a triumphal arch.
effects-victory_column = A monument: its points, and more with a triumphal arch.
effects-hero = A monument: its points, and more with a triumphal arch.
effects-guild_hall = At the end: 2 points for each of your production buildings.
effects-city_hall = At the end: 1 point for each of your violet buildings, this one included.
effects-triumphal_arch = At the end: 4, 6 or 8 points for one, two or three monuments.
effects-palace = At the end: 1 point for every four of all your other points.

## Kinds of buildings

kinds-production = Production building
kinds-violet = Violet building
kinds-monument = Violet building, monument
kinds-large = Violet building, scores at the end

## What things on the table are for

rules-house = Each trader turns up the next tile: it says how many cards a good brings. The five tiles always come in the same order.
rules-pile = When it is used up, the discards are shuffled.
rules-discards = Cards are discarded face down.
rules-good = A good is a face-down card. Nobody knows which.
rules-chapel = Each card under a chapel is worth 1 point at the end.
rules-covered = A covered building has no effect and no points.
rules-hand = At the start of a round everybody discards down to the limit.

## Roles: the name, what everybody may do, and what only its taker gets

roles-builder =
    .name = Builder
    .everybody = Everybody may build one building.
    .privilege = You pay one card less.
roles-producer =
    .name = Producer
    .everybody = Everybody may make one good.
    .privilege = You may make one more.
roles-trader =
    .name = Trader
    .everybody = Everybody may sell one good.
    .privilege = You may sell one more.
roles-councillor =
    .name = Councillor
    .everybody = Everybody draws two cards and keeps one.
    .privilege = You choose out of five.
roles-prospector =
    .name = Prospector
    .everybody = Nobody else does anything.
    .privilege = You draw one card.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } { YOU($you, "are", "is") } drawn as the first governor.
events-card_drawn = { $who } { YOU($you, "draw", "draws") } { $cards }.
events-role_taken = { $who } { YOU($you, "take", "takes") } the { NAME("roles", $role, form: "name", case: "lower") }.
events-built =
    { $price ->
        [0] { $who } { YOU($you, "build", "builds") } the { NAME("cards", $building, case: "lower") } for nothing.
       *[other] { $who } { YOU($you, "build", "builds") } the { NAME("cards", $building, case: "lower") } for { COUNT("count-cards", $price) }.
    }
events-covered =
    { $good_lost ->
        [true] { $who } { YOU($you, "build", "builds") } over the { NAME("cards", $building, case: "lower") } and { YOU($you, "lose", "loses") } the good on it.
       *[other] { $who } { YOU($you, "build", "builds") } over the { NAME("cards", $building, case: "lower") }.
    }
events-library_used = { $who } { YOU($you, "use", "uses") } the library.
events-good_given = { $who } { YOU($you, "pay", "pays") } with { $goods }.
events-card_paid = { $who } { YOU($you, "pay", "pays") } with { $cards }.
events-good_made = { $who } { YOU($you, "make", "makes") } { $goods }.
events-tile_turned_up = The trading house pays: { $prices }.
events-good_sold = { $who } { YOU($you, "sell", "sells") } { $goods } for { COUNT("count-cards", $price) }.
events-card_kept = { $who } { YOU($you, "keep", "keeps") } { $cards }.
events-card_discarded = { $who } { YOU($you, "discard", "discards") } { $cards }.
events-card_turned_up = { $who } { YOU($you, "turn", "turns") } up { $cards } with the gold mine.
events-mine_failed = { $who } { YOU($you, "get", "gets") } nothing from the gold mine: two of the cards cost the same.
events-card_mined = { $who } { YOU($you, "take", "takes") } the { NAME("cards", $card, case: "lower") } from the gold mine.
events-card_buried = { $who } { YOU($you, "put", "puts") } { $cards } under the chapel.
events-passed = { $who } { YOU($you, "pass", "passes") }.
events-pile_shuffled = The draw pile is used up: { COUNT("count-cards", $count) } are shuffled.
events-bonus = { $who } { YOU($you, "draw", "draws") } a card for the { NAME("cards", $building, case: "lower") }.
events-round_ended = Round { $round } ends.
events-town_complete = { $who } { YOU($you, "have", "has") } twelve buildings: the game ends after this builder phase.
events-game_over = The game is over.

## Cards and prices in the lines of the log

listed-card = { NAME("cards", $card, case: "lower") }
listed-unseen =
    { $count ->
        [one] a card
       *[other] { count-cards }
    }
listed-price = { NAME("goods", $good) } { $price }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = The game is over.
    .theirs = The game is over.
questions-governor =
    .mine = The first governor is drawn.
    .theirs = The first governor is drawn.
questions-card =
    .mine = Cards are drawn.
    .theirs = Cards are drawn.
questions-good =
    .mine = Goods are made.
    .theirs = Goods are made.
questions-tile =
    .mine = The trading house shows its next tile.
    .theirs = The trading house shows its next tile.
questions-look =
    .mine = Cards are drawn.
    .theirs = Cards are drawn.
questions-turn_up =
    .mine = The gold mine turns up cards.
    .theirs = The gold mine turns up cards.
questions-role =
    .mine = Choose a role.
    .theirs = { $who } chooses a role.
questions-build =
    .mine = Build a building?
    .theirs = { $who } may build.
questions-cover =
    .mine =
        { $building ->
            [none] Build over one of your buildings?
           *[other] Build over one of your buildings with the { NAME("cards", $building, case: "lower") }?
        }
    .theirs = { $who } may build over a building.
questions-library =
    .mine = Use the library to pay one card less?
    .theirs = { $who } may use the library.
questions-give =
    .mine = Pay with goods? { COUNT("count-cards", $cost) } to pay.
    .theirs = { $who } may pay with goods.
questions-pay =
    .mine =
        { $building ->
            [none] Pay { COUNT("count-cards", $most) }.
           *[other] Pay { COUNT("count-cards", $most) } for the { NAME("cards", $building, case: "lower") }.
        }
    .theirs =
        { $building ->
            [none] { $who } pays.
           *[other] { $who } pays for the { NAME("cards", $building, case: "lower") }.
        }
questions-produce =
    .mine = Make up to { COUNT("count-goods", $most) }.
    .theirs = { $who } may make up to { COUNT("count-goods", $most) }.
questions-sell =
    .mine = Sell up to { COUNT("count-goods", $most) }.
    .theirs = { $who } may sell up to { COUNT("count-goods", $most) }.
questions-take =
    .mine = Draw { COUNT("count-cards", $cards) }?
    .theirs = { $who } may draw cards.
questions-keep =
    .mine = Keep { COUNT("count-cards", $most) } of those you have drawn.
    .theirs = { $who } chooses which cards to keep.
questions-mine =
    .mine = Use the gold mine?
    .theirs = { $who } may use the gold mine.
questions-find =
    .mine = Take one of the four cards.
    .theirs = { $who } takes one of the four cards.
questions-chapel =
    .mine = Put a card under the chapel?
    .theirs = { $who } may put a card under the chapel.
questions-discard =
    .mine = Discard { COUNT("count-cards", $most) }.
    .theirs = { $who } chooses which cards to discard.
questions-archive =
    .mine = Discard { COUNT("count-cards", $most) } of your whole hand.
    .theirs = { $who } chooses which cards to discard.

## Why an action is not allowed now

refusals-must_take_role = You must take a role.
refusals-role_taken = The { NAME("roles", $role, form: "name", case: "lower") } is already taken in this round.
refusals-must_give = Your cards alone cannot pay the { $cost } that are left.
refusals-must_cover = You can pay for the { NAME("cards", $building, case: "lower") } only if it covers another building.
refusals-not_in_hand = You have no { NAME("cards", $card, case: "lower") } in your hand.
refusals-already_built = The { NAME("cards", $card, case: "lower") } stands in your town already.
refusals-too_expensive =
    { $cards ->
        [0] It costs { COUNT("count-cards", $price) }; you have no other card.
        [one] It costs { COUNT("count-cards", $price) }; you have { $cards } other card.
       *[other] It costs { COUNT("count-cards", $price) }; you have { $cards } other cards.
    }
refusals-not_in_town = No such { NAME("cards", $card, case: "lower") } stands in your town.
refusals-crane_stays = A crane can never be built over.
refusals-same_kind = A building cannot cover one of its own kind.
refusals-cover_too_expensive = It would cost { COUNT("count-cards", $price) }; you have { $cards }.
refusals-no_library = That needs a library, unused in this round.
refusals-library_not_asked = The library needs no decision now.
refusals-no_black_market = Only the owner of a black market pays with goods.
refusals-enough_given = The black market takes no more than { COUNT("count-goods", $most) }.
refusals-no_goods = You have no { NAME("goods", $good) }.
refusals-no_room = You have no empty building for { NAME("goods", $good) }.
refusals-other_order = { NAME("cards", "goods", $thing, case: "upper") } can no longer be chosen.
refusals-too_few_left = There would be too few cards for the other { $count }.
refusals-not_shown = No { NAME("cards", $card, case: "lower") } is among these cards.

## The button that declines, by what is asked

decline-over = Pass
decline-governor = Pass
decline-card = Pass
decline-good = Pass
decline-tile = Pass
decline-look = Pass
decline-turn_up = Pass
decline-role = Pass
decline-build = Build nothing
decline-cover = Cover nothing
decline-library = Save it for later
decline-give = No goods
decline-pay = Pass
decline-produce = Make nothing
decline-sell = Sell nothing
decline-take = Draw nothing
decline-keep = Pass
decline-mine = Do not use it
decline-find = Pass
decline-chapel = No card
decline-discard = Pass
decline-archive = Pass

## The button that confirms what has been picked

confirm-give = Pay with { COUNT("count-goods", $count) }
confirm-pay = Pay { COUNT("count-cards", $count) }
confirm-produce = Make { COUNT("count-goods", $count) }
confirm-sell = Sell { COUNT("count-goods", $count) }
confirm-keep = Keep { COUNT("count-cards", $count) }
confirm-discard = Discard { COUNT("count-cards", $count) }
confirm-archive = Discard { COUNT("count-cards", $count) }

## Actions, as buttons say them

choices-role = Take the { NAME("roles", $role, form: "name", case: "lower") }
choices-build = Build the { NAME("cards", $card, case: "lower") } for { COUNT("count-cards", $price) }
choices-cover =
    { $full ->
        [true]
            { $price ->
                [0] Cover the { NAME("cards", $card, case: "lower") } with its good and pay nothing
               *[other] Cover the { NAME("cards", $card, case: "lower") } with its good and pay { COUNT("count-cards", $price) }
            }
       *[other]
            { $price ->
                [0] Cover the { NAME("cards", $card, case: "lower") } and pay nothing
               *[other] Cover the { NAME("cards", $card, case: "lower") } and pay { COUNT("count-cards", $price) }
            }
    }
choices-library =
    { $cards ->
        [none] Use the library
       *[other] Use the library: draw { COUNT("count-cards", $cards) }
    }
choices-give = Pay with { NAME("goods", $good) }
choices-pay = Pay with the { NAME("cards", $card, case: "lower") }
choices-produce = Make { NAME("goods", $good) }
choices-sell = Sell { NAME("goods", $good) } for { COUNT("count-cards", $price) }
choices-take = Draw { COUNT("count-cards", $count) }
choices-keep = Keep the { NAME("cards", $card, case: "lower") }
choices-goldMine = Use the gold mine
choices-mine = Take the { NAME("cards", $card, case: "lower") }
choices-chapel = Put the { NAME("cards", $card, case: "lower") } under the chapel
choices-discard = Discard the { NAME("cards", $card, case: "lower") }

## Options of the set-up

options-first_governor =
    .label = First governor
    .meaning = The player who begins.
    .choices-lot = by lot
    .choices-0 = seat 1
    .choices-1 = seat 2
    .choices-2 = seat 3
    .choices-3 = seat 4
options-chosen_hands =
    .label = Chosen hands
    .meaning = Everybody is dealt five to eight cards, the more the later in turn, and keeps four.

## Rows of the score sheet

sheet-buildings = Buildings
sheet-chapel = Chapel

## The charts at the end

charts-score = Points in all
charts-buildings = Buildings
charts-cards = Cards in hand
charts-goods = Goods

## Names of things on the table

ui-players = Players
ui-ownBoard = Your board
ui-roles = Roles
ui-decision = Decision
ui-hand = Hand
ui-drawn = Drawn
ui-mined = Gold mine
ui-town = Town
ui-covered = Covered
ui-yours = Yours already
ui-chapelCards = Under the chapel
ui-tradingHouse = Trading house
ui-faceUp = face up
ui-next = next
ui-pile = Draw pile
ui-discards = Discards
ui-governor = Governor
ui-cost = Cost
ui-costNow = Cost now
ui-points = Points
ui-pointsNow = Points now
ui-pays = Brings
ui-copies = Copies
ui-buildings = Buildings
ui-limit = Hand limit
ui-goods = Goods
ui-hidden = hidden
ui-empty = empty
ui-privilege = Privilege
ui-none = none
ui-clear = Clear
ui-asAdvised = As advised
ui-known = Known to be in the hand
ui-taken = taken

## Sentences with numbers in them

say-round = Round { $round }
say-goods = { $count } { NAME("goods", $good) }
say-takenBy = taken by { $who }
say-picked = { $picked } of { $of } chosen
say-upTo = { $picked } of up to { $most }
say-brings = brings { COUNT("count-cards", $count) }
say-short = { $count } short
say-ending =
    { $reason ->
        [town] Last phase: a town is complete
       *[standstill] Nobody builds any more: the end
    }
say-buildings = { $count } of { $of } buildings
say-hand = { COUNT("count-cards", $count) } in hand, limit { $limit }
say-chapel = { COUNT("count-cards", $count) } under the chapel
say-inYourTown =
    { $copies ->
        [one] In your town.
       *[other] { $copies } in your town.
    }
say-wouldScore = With your town of today it would score { COUNT("count-points", $count) }.
say-discount = { NAME("ui", "cards", $by, case: "lower") } −{ $cards }
say-priced = { NAME("goods", $good, case: "upper") } brings { COUNT("count-cards", $price) } now.
say-seenTiles = { $count } of 5 tiles have been seen.

## Only in the terminal

terminal-tiebreak = Cards and goods
terminal-help = In the picture ● is a good and ○ a building without one. The number before a card of your hand is its cost. The trading house pays so many cards for indigo, sugar, tobacco, coffee and silver. To pick several cards, name them all in one line: quarry, smithy 2.

## Why a game ended

ends-town = A town was complete
ends-standstill = Nobody built any more
