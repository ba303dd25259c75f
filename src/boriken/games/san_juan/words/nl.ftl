## The game in a sentence

about = Het snelle kaartspel: elke kaart is een huis, een product of geld.

## Questions, as a refusal names them

asked-over = het spel is afgelopen
asked-governor = wie begint
asked-card = welke kaart wordt getrokken
asked-good = welke kaart een goed wordt
asked-tile = welk prijsbord wordt omgedraaid
asked-look = welke kaarten worden getrokken
asked-turn_up = welke kaarten de goudmijn omdraait
asked-role = welke rol je neemt
asked-build = wat je bouwt
asked-cover = welk gebouw je overbouwt
asked-library = of je de bibliotheek gebruikt
asked-give = met welke goederen je betaalt
asked-pay = met welke kaarten je betaalt
asked-produce = welke goederen je maakt
asked-sell = welke goederen je verkoopt
asked-take = of je trekt
asked-keep = welke kaarten je houdt
asked-mine = of je de goudmijn gebruikt
asked-find = welke kaart je neemt
asked-chapel = welke kaart onder de kapel gaat
asked-discard = welke kaarten je aflegt
asked-archive = welke kaarten je aflegt

## Numbers of things; $count is the number

count-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
count-goods =
    { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    }
count-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
count-buildings =
    { $count ->
        [one] { $count } gebouw
       *[other] { $count } gebouwen
    }

## Goods

goods-indigo = indigo
goods-sugar = suiker
goods-tobacco = tabak
goods-coffee = koffie
goods-silver = zilver

## One letter for each good, for people who do not see the colours

letters-indigo = I
letters-sugar = S
letters-tobacco = T
letters-coffee = K
letters-silver = Z

## Buildings: the names on the cards

cards-indigo_plant = Indigo{"\u00AD"}ververij
cards-sugar_mill = Suiker{"\u00AD"}molen
cards-tobacco_storage = Tabaks{"\u00AD"}zolder
cards-coffee_roaster = Koffie{"\u00AD"}branderij
cards-silver_smelter = Zilver{"\u00AD"}smelterij
cards-smithy = Smederij
cards-gold_mine = Goudmijn
cards-archive = Archief
cards-poor_house = Armenhuis
cards-black_market = Zwarte markt
cards-trading_post = Handelspost
cards-well = Bron
cards-market_stand = Marktkraam
cards-crane = Kraan
cards-chapel = Kapel
cards-tower = Toren
cards-aqueduct = Aquaduct
cards-carpenter = Timmer{"\u00AD"}werkplaats
cards-prefecture = Prefectuur
cards-market_hall = Markthal
cards-quarry = Steen{"\u00AD"}groeve
cards-library = Bibliotheek
cards-statue = Standbeeld
cards-victory_column = Zegezuil
cards-hero = Ruiter{"\u00AD"}standbeeld
cards-guild_hall = Gildehal
cards-city_hall = Stadhuis
cards-triumphal_arch = Triomf{"\u00AD"}boog
cards-palace = Paleis

## Buildings: what they do, in a sentence or two

effects-indigo_plant = Plaats voor één indigo.
effects-sugar_mill = Plaats voor één suiker.
effects-tobacco_storage = Plaats voor één tabak.
effects-coffee_roaster = Plaats voor één koffie.
effects-silver_smelter = Plaats voor één zilver.
effects-smithy = Bouwmeester: productiegebouwen kosten je één kaart minder.
effects-gold_mine = Goudzoeker: draai vier kaarten om; zijn alle kosten verschillend, neem er één.
effects-archive = Raadsheer: neem alle getrokken kaarten en leg er zoveel als anders af uit je hele hand.
effects-poor_house = Bouwmeester: als je bouwt en hoogstens één kaart overhoudt, trek er één.
effects-black_market = Bouwmeester: tot twee van je goederen betalen elk één kaart.
effects-trading_post = Handelaar: je mag één goed meer verkopen.
effects-well = Opzichter: als je twee of meer goederen maakt, trek een kaart.
effects-market_stand = Handelaar: als je twee of meer goederen verkoopt, trek een kaart.
effects-crane = Bouwmeester: je mag een eigen gebouw overbouwen en betaalt alleen het verschil.
effects-chapel = Begin van een ronde: je mag een handkaart eronder leggen; die telt aan het eind 1 punt.
effects-tower = Je mag van ronde tot ronde twaalf kaarten houden in plaats van zeven.
effects-aqueduct = Opzichter: je mag één goed meer maken.
effects-carpenter = Bouwmeester: als je een violet gebouw bouwt, trek na het betalen een kaart.
effects-prefecture = Raadsheer: je houdt twee van de getrokken kaarten in plaats van één.
effects-market_hall = Handelaar: als je ten minste één goed verkoopt, trek één kaart meer.
effects-quarry = Bouwmeester: violette gebouwen kosten je één kaart minder.
effects-library = Verdubbelt het privilege van de rol die je neemt; met twee spelers maar één keer per ronde.
effects-statue = Een monument: zijn punten, en meer met een triomfboog.
effects-victory_column = Een monument: zijn punten, en meer met een triomfboog.
effects-hero = Een monument: zijn punten, en meer met een triomfboog.
effects-guild_hall = Aan het eind: 2 punten per productiegebouw van jou.
effects-city_hall = Aan het eind: 1 punt per violet gebouw van jou, dit meegeteld.
effects-triumphal_arch = Aan het eind: 4, 6 of 8 punten voor één, twee of drie monumenten.
effects-palace = Aan het eind: 1 punt per vier van al je andere punten.

## Kinds of buildings

kinds-production = Productiegebouw
kinds-violet = Violet gebouw
kinds-monument = Violet gebouw, monument
kinds-large = Violet gebouw, telt aan het eind

## What things on the table are for

rules-house = Elke handelaar draait het volgende prijsbord om: dat zegt hoeveel kaarten een goed oplevert. De vijf borden komen steeds in dezelfde volgorde.
rules-pile = Als hij op is, wordt de aflegstapel geschud.
rules-discards = Kaarten worden gedekt afgelegd.
rules-good = Een goed is een gedekte kaart. Niemand weet welke.
rules-chapel = Elke kaart onder een kapel telt aan het eind 1 punt.
rules-covered = Een overbouwd gebouw heeft geen werking en geen punten.
rules-hand = Aan het begin van een ronde legt iedereen af tot de limiet.

## Roles: the name, what everybody may do, and what only its taker gets

roles-builder =
    .name = Bouwmeester
    .everybody = Iedereen mag één gebouw bouwen.
    .privilege = Jij betaalt één kaart minder.
roles-producer =
    .name = Opzichter
    .everybody = Iedereen mag één goed maken.
    .privilege = Jij mag er één meer maken.
roles-trader =
    .name = Handelaar
    .everybody = Iedereen mag één goed verkopen.
    .privilege = Jij mag er één meer verkopen.
roles-councillor =
    .name = Raadsheer
    .everybody = Iedereen trekt twee kaarten en houdt er één.
    .privilege = Jij kiest uit vijf.
roles-prospector =
    .name = Goudzoeker
    .everybody = De anderen doen niets.
    .privilege = Jij trekt één kaart.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } begint als gouverneur.
events-card_drawn = { $who } trekt { $cards }.
events-role_taken = { $who } neemt de { NAME("roles", $role, form: "name", case: "lower") }.
events-built =
    { $price ->
        [0] { $who } bouwt ‘{ NAME("cards", $building) }’ voor niets.
       *[other] { $who } bouwt ‘{ NAME("cards", $building) }’ voor { COUNT("count-cards", $price) }.
    }
events-covered =
    { $good_lost ->
        [true] { $who } overbouwt ‘{ NAME("cards", $building) }’ en verliest het goed erop.
       *[other] { $who } overbouwt ‘{ NAME("cards", $building) }’.
    }
events-library_used = { $who } gebruikt de bibliotheek.
events-good_given = { $who } betaalt met { $goods }.
events-card_paid = { $who } betaalt met { $cards }.
events-good_made = { $who } maakt { $goods }.
events-tile_turned_up = Het handelshuis betaalt: { $prices }.
events-good_sold = { $who } verkoopt { $goods } voor { COUNT("count-cards", $price) }.
events-card_kept = { $who } houdt { $cards }.
events-card_discarded = { $who } legt { $cards } af.
events-card_turned_up = { $who } draait met de goudmijn om: { $cards }.
events-mine_failed = { $who } krijgt niets uit de goudmijn: twee van de kaarten kosten evenveel.
events-card_mined = { $who } neemt ‘{ NAME("cards", $card) }’ uit de goudmijn.
events-card_buried = { $who } legt { $cards } onder de kapel.
events-passed = { $who } past.
events-pile_shuffled = De trekstapel is op: { COUNT("count-cards", $count) } worden geschud.
events-bonus = { $who } trekt een kaart ({ NAME("cards", $building, case: "lower") }).
events-round_ended = Ronde { $round } is voorbij.
events-town_complete = { $who } { YOU($you, "hebt", "heeft") } twaalf gebouwen: na deze bouwmeesterfase is het afgelopen.
events-game_over = Het spel is afgelopen.

## Cards and prices in the lines of the log

listed-card = ‘{ NAME("cards", $card) }’
listed-unseen =
    { $count ->
        [one] een kaart
       *[other] { count-cards }
    }
listed-price = { NAME("goods", $good) } { $price }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = Het spel is afgelopen.
    .theirs = Het spel is afgelopen.
questions-governor =
    .mine = Er wordt geloot wie de eerste gouverneur is.
    .theirs = Er wordt geloot wie de eerste gouverneur is.
questions-card =
    .mine = Er worden kaarten getrokken.
    .theirs = Er worden kaarten getrokken.
questions-good =
    .mine = Er worden goederen gemaakt.
    .theirs = Er worden goederen gemaakt.
questions-tile =
    .mine = Het volgende prijsbord wordt omgedraaid.
    .theirs = Het volgende prijsbord wordt omgedraaid.
questions-look =
    .mine = Er worden kaarten getrokken.
    .theirs = Er worden kaarten getrokken.
questions-turn_up =
    .mine = De goudmijn draait kaarten om.
    .theirs = De goudmijn draait kaarten om.
questions-role =
    .mine = Kies een rol.
    .theirs = { $who } kiest een rol.
questions-build =
    .mine = Een gebouw bouwen?
    .theirs = { $who } mag bouwen.
questions-cover =
    .mine =
        { $building ->
            [none] Een van je gebouwen overbouwen?
           *[other] Een van je gebouwen overbouwen ({ NAME("cards", $building, case: "lower") })?
        }
    .theirs = { $who } mag een gebouw overbouwen.
questions-library =
    .mine = Met de bibliotheek één kaart minder betalen?
    .theirs = { $who } mag de bibliotheek gebruiken.
questions-give =
    .mine = Met goederen betalen? Te betalen: { COUNT("count-cards", $cost) }.
    .theirs = { $who } mag met goederen betalen.
questions-pay =
    .mine =
        { $building ->
            [none] Betaal { COUNT("count-cards", $most) }.
           *[other] Betaal { COUNT("count-cards", $most) } voor ‘{ NAME("cards", $building) }’.
        }
    .theirs =
        { $building ->
            [none] { $who } betaalt.
           *[other] { $who } betaalt voor ‘{ NAME("cards", $building) }’.
        }
questions-produce =
    .mine = Maak tot { COUNT("count-goods", $most) }.
    .theirs = { $who } mag tot { COUNT("count-goods", $most) } maken.
questions-sell =
    .mine = Verkoop tot { COUNT("count-goods", $most) }.
    .theirs = { $who } mag tot { COUNT("count-goods", $most) } verkopen.
questions-take =
    .mine = { COUNT("count-cards", $cards) } trekken?
    .theirs = { $who } mag kaarten trekken.
questions-keep =
    .mine = Houd { COUNT("count-cards", $most) } van de getrokken kaarten.
    .theirs = { $who } kiest welke kaarten blijven.
questions-mine =
    .mine = De goudmijn gebruiken?
    .theirs = { $who } mag de goudmijn gebruiken.
questions-find =
    .mine = Neem een van de vier kaarten.
    .theirs = { $who } neemt een van de vier kaarten.
questions-chapel =
    .mine = Een kaart onder de kapel leggen?
    .theirs = { $who } mag een kaart onder de kapel leggen.
questions-discard =
    .mine = Leg { COUNT("count-cards", $most) } af.
    .theirs = { $who } kiest welke kaarten worden afgelegd.
questions-archive =
    .mine = Leg { COUNT("count-cards", $most) } uit je hele hand af.
    .theirs = { $who } kiest welke kaarten worden afgelegd.

## Why an action is not allowed now

refusals-must_take_role = Je moet een rol nemen.
refusals-role_taken = De { NAME("roles", $role, form: "name", case: "lower") } is deze ronde al genomen.
refusals-must_give = Je kaarten alleen zijn te weinig voor { COUNT("count-cards", $cost) }.
refusals-must_cover = ‘{ NAME("cards", $building) }’ kun je alleen betalen als het een gebouw overbouwt.
refusals-not_in_hand = Je hebt ‘{ NAME("cards", $card) }’ niet op de hand.
refusals-already_built = ‘{ NAME("cards", $card) }’ staat al in je stad.
refusals-too_expensive =
    { $cards ->
        [0] Het kost { COUNT("count-cards", $price) }; je hebt geen andere kaart.
       *[other] Het kost { COUNT("count-cards", $price) }; je hebt { $cards } andere.
    }
refusals-not_in_town = Zo'n gebouw ({ NAME("cards", $card, case: "lower") }) staat niet in je stad.
refusals-crane_stays = Een kraan kan nooit worden overbouwd.
refusals-same_kind = Een gebouw kan geen gebouw van dezelfde soort overbouwen.
refusals-cover_too_expensive = Het zou { COUNT("count-cards", $price) } kosten; je hebt er { $cards }.
refusals-no_library = Daarvoor heb je een bibliotheek nodig die deze ronde nog niet is gebruikt.
refusals-library_not_asked = Over de bibliotheek valt nu niets te beslissen.
refusals-no_black_market = Alleen met een zwarte markt betaal je met goederen.
refusals-enough_given = De zwarte markt neemt hoogstens { COUNT("count-goods", $most) }.
refusals-no_goods = Je hebt geen { NAME("goods", $good) }.
refusals-no_room = Je hebt geen leeg gebouw voor { NAME("goods", $good) }.
refusals-other_order = { NAME("cards", "goods", $thing, case: "upper") } kan niet meer gekozen worden.
refusals-too_few_left = Dan blijven er te weinig kaarten voor de andere { $count }.
refusals-not_shown = ‘{ NAME("cards", $card) }’ is niet bij deze kaarten.

## The button that declines, by what is asked

decline-over = Passen
decline-governor = Passen
decline-card = Passen
decline-good = Passen
decline-tile = Passen
decline-look = Passen
decline-turn_up = Passen
decline-role = Passen
decline-build = Niets bouwen
decline-cover = Niets overbouwen
decline-library = Voor later bewaren
decline-give = Geen goederen
decline-pay = Passen
decline-produce = Niets maken
decline-sell = Niets verkopen
decline-take = Niets trekken
decline-keep = Passen
decline-mine = Niet gebruiken
decline-find = Passen
decline-chapel = Geen kaart
decline-discard = Passen
decline-archive = Passen

## The button that confirms what has been picked

confirm-give = Met { COUNT("count-goods", $count) } betalen
confirm-pay = { COUNT("count-cards", $count) } betalen
confirm-produce = { COUNT("count-goods", $count) } maken
confirm-sell = { COUNT("count-goods", $count) } verkopen
confirm-keep = { COUNT("count-cards", $count) } houden
confirm-discard = { COUNT("count-cards", $count) } afleggen
confirm-archive = { COUNT("count-cards", $count) } afleggen

## Actions, as buttons say them

choices-role = De { NAME("roles", $role, form: "name", case: "lower") } nemen
choices-build = ‘{ NAME("cards", $card) }’ bouwen voor { COUNT("count-cards", $price) }
choices-cover =
    { $full ->
        [true]
            { $price ->
                [0] ‘{ NAME("cards", $card) }’ met zijn goed overbouwen en niets betalen
               *[other] ‘{ NAME("cards", $card) }’ met zijn goed overbouwen en { COUNT("count-cards", $price) } betalen
            }
       *[other]
            { $price ->
                [0] ‘{ NAME("cards", $card) }’ overbouwen en niets betalen
               *[other] ‘{ NAME("cards", $card) }’ overbouwen en { COUNT("count-cards", $price) } betalen
            }
    }
choices-library =
    { $cards ->
        [none] De bibliotheek gebruiken
       *[other] De bibliotheek gebruiken: { COUNT("count-cards", $cards) } trekken
    }
choices-give = Met { NAME("goods", $good) } betalen
choices-pay = Met ‘{ NAME("cards", $card) }’ betalen
choices-produce = { NAME("goods", $good, case: "upper") } maken
choices-sell = { NAME("goods", $good, case: "upper") } verkopen voor { COUNT("count-cards", $price) }
choices-take = { COUNT("count-cards", $count) } trekken
choices-keep = ‘{ NAME("cards", $card) }’ houden
choices-goldMine = De goudmijn gebruiken
choices-mine = ‘{ NAME("cards", $card) }’ nemen
choices-chapel = ‘{ NAME("cards", $card) }’ onder de kapel leggen
choices-discard = ‘{ NAME("cards", $card) }’ afleggen

## Options of the set-up

options-first_governor =
    .label = Eerste gouverneur
    .meaning = Wie begint.
    .choices-lot = door loting
    .choices-0 = plaats 1
    .choices-1 = plaats 2
    .choices-2 = plaats 3
    .choices-3 = plaats 4
options-chosen_hands =
    .label = Gekozen kaarten
    .meaning = Iedereen krijgt vijf tot acht kaarten, latere plaatsen meer, en houdt er vier.

## Rows of the score sheet

sheet-buildings = Gebouwen
sheet-chapel = Kapel

## The charts at the end

charts-score = Punten in totaal
charts-buildings = Gebouwen
charts-cards = Handkaarten
charts-goods = Goederen

## Names of things on the table

ui-players = Spelers
ui-ownBoard = Jouw bord
ui-roles = Rollen
ui-decision = Beslissing
ui-hand = Hand
ui-drawn = Getrokken
ui-mined = Goudmijn
ui-town = Stad
ui-covered = Overbouwd
ui-yours = Heb je al
ui-chapelCards = Onder de kapel
ui-tradingHouse = Handelshuis
ui-faceUp = open
ui-next = hierna
ui-pile = Trekstapel
ui-discards = Aflegstapel
ui-governor = Gouverneur
ui-cost = Kosten
ui-costNow = Kosten nu
ui-points = Punten
ui-pointsNow = Punten nu
ui-pays = Brengt op
ui-copies = Exemplaren
ui-buildings = Gebouwen
ui-limit = Handlimiet
ui-goods = Goederen
ui-hidden = gedekt
ui-empty = leeg
ui-privilege = Privilege
ui-none = geen
ui-clear = Wissen
ui-asAdvised = Zoals aangeraden
ui-known = Zeker op de hand
ui-taken = vergeven

## Sentences with numbers in them

say-round = Ronde { $round }
say-goods = { $count } { NAME("goods", $good) }
say-takenBy = genomen door { $who }
say-picked = { $picked } van { $of } gekozen
say-upTo = { $picked } van hoogstens { $most }
say-brings = brengt { COUNT("count-cards", $count) } op
say-short = { $count } te weinig
say-ending =
    { $reason ->
        [town] Laatste fase: een stad is klaar
       *[standstill] Niemand bouwt meer: het einde
    }
say-buildings = { $count } van { $of } gebouwen
say-hand = { COUNT("count-cards", $count) } op de hand, limiet { $limit }
say-chapel = { COUNT("count-cards", $count) } onder de kapel
say-inYourTown =
    { $copies ->
        [one] Staat in je stad.
       *[other] { $copies } in je stad.
    }
say-wouldScore = Met je stad van nu zou het { COUNT("count-points", $count) } opleveren.
say-discount = { NAME("ui", "cards", $by, case: "lower") } −{ $cards }
say-priced = { NAME("goods", $good, case: "upper") } brengt nu { COUNT("count-cards", $price) } op.
say-seenTiles = { $count } van 5 borden zijn bekend.

## Only in the terminal

terminal-tiebreak = Kaarten en goederen
terminal-help = In het plaatje is ● een goed en ○ een gebouw zonder goed. Het getal voor een handkaart is wat ze kost. Het handelshuis betaalt zoveel kaarten voor indigo, suiker, tabak, koffie en zilver. Meer kaarten kies je in één regel: steengroeve, smederij 2.

## Waarom een spel eindigde

ends-town = Een stad was compleet
ends-standstill = Niemand bouwde nog
