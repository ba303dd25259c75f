## The game in a sentence

about = Planten, bouwen en verschepen: kies de rol die jou meer oplevert dan de anderen.

## Words that differ between the editions. The ship is the object of a sentence

edition-one =
    { $edition ->
        [first] kolonist
       *[other] arbeider
    }
edition-them =
    { $edition ->
        [first] kolonisten
       *[other] arbeiders
    }
edition-ship =
    { $edition ->
        [first] het kolonistenschip
       *[other] het wervingsbureau
    }
edition-mayor =
    { $edition ->
        [first] burgemeester
       *[other] voorman
    }
edition-violet =
    { $edition ->
        [first] paars
       *[other] beige
    }
edition-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] port
    }

## Questions, as a refusal names them

asked-choose = welk gebouw in het spel komt
asked-on_sale = welk gebouw in het spel komt
asked-lay = of het een plantage of een bos wordt
asked-guest = of er gasten verhuizen
asked-recall = welke { edition-one } naar de zwarte markt gaat
asked-return = wat er nog naar de zwarte markt gaat
asked-small_wharf = wat de kleine werf verscheept
asked-token = { edition-one } of edelman
asked-noble = waar de edellieden staan
asked-supply = welke goederen naar het hof gaan
asked-discard = welke tegel je afstaat
asked-pirate = wat de boekanier doet
asked-loot = hoeveel van de lading je houdt
asked-man = waar de nieuwe { edition-them } komen
asked-festival_tile = wat het festival vraagt
asked-festival_good = wat het festival vraagt
asked-festival_building = wat het festival vraagt
asked-over = het spel is afgelopen
asked-governor = wie begint
asked-row = welke plantage komt
asked-role = welke rol je neemt
asked-tile = welke tegel je neemt
asked-unseen_tile = welke plantage komt
asked-colonist = of je nog een { edition-one } neemt
asked-place = waar de { edition-them } komen
asked-build = wat je bouwt
asked-produce = of je produceert
asked-extra = welk goed je extra neemt
asked-sell = wat je verkoopt
asked-ship = wat je verscheept
asked-keep = welke goederen je bewaart
asked-use = of je een gebouw gebruikt

## Numbers of things; $count is the number

count-doubloons =
    { $count ->
        [one] { $count } dubloen
       *[other] { $count } dubloenen
    }
count-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
count-goods =
    { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    }
count-quarries =
    { $count ->
        [one] { $count } steengroeve
       *[other] { $count } steengroeven
    }
count-plantations =
    { $count ->
        [one] { $count } plantage
       *[other] { $count } plantages
    }
count-buildings =
    { $count ->
        [one] { $count } gebouw
       *[other] { $count } gebouwen
    }
count-people =
    { $count ->
        [one] { $count } { edition-one }
       *[other] { $count } { edition-them }
    }
count-nobles =
    { $count ->
        [one] 1 edelman
       *[other] { $count } edellieden
    }

## Goods

goods-corn = maïs
goods-indigo = indigo
goods-sugar = suiker
goods-tobacco = tabak
goods-coffee = koffie

## One letter for each good, for people who do not see the colours

letters-corn = M
letters-indigo = I
letters-sugar = S
letters-tobacco = T
letters-coffee = K

## Tiles of the island

tiles-corn = maïsplantage
tiles-indigo = indigoplantage
tiles-sugar = suikerplantage
tiles-tobacco = tabaksplantage
tiles-coffee = koffieplantage
tiles-quarry = steengroeve

## Buildings

buildings-small_indigo_plant = Kleine indigoververij
buildings-small_sugar_mill = Kleine suikermolen
buildings-indigo_plant = Indigoververij
buildings-sugar_mill = Suikermolen
buildings-tobacco_storage = Tabakszolder
buildings-coffee_roaster = Koffiebranderij
buildings-small_market = Kleine markt
buildings-hacienda = Haciënda
buildings-construction_hut = Bouwhut
buildings-small_warehouse = Kleine opslagplaats
buildings-hospice = Herberg
buildings-office = Kantoor
buildings-large_market = Grote markt
buildings-large_warehouse = Grote opslagplaats
buildings-factory = Fabriek
buildings-university = Universiteit
buildings-harbor = Haven
buildings-wharf = Werf
buildings-guild_hall = Gildehal
buildings-residence = Residentie
buildings-fortress = Vesting
buildings-customs_house = Tolhuis
buildings-city_hall = Stadhuis
buildings-aqueduct = Aquaduct
buildings-forest_house = Boswachtershuis
buildings-black_market = Zwarte markt
buildings-storehouse = Pakhuis
buildings-guesthouse = Gastenhuis
buildings-church = Kerk
buildings-trading_post = Handelspost
buildings-small_wharf = Kleine werf
buildings-lighthouse = Vuurtoren
buildings-library = Bibliotheek
buildings-specialty_factory = Speciaalfabriek
buildings-union_hall = Bondshal
buildings-cloister = Klooster
buildings-statue = Standbeeld
buildings-land_office = Kadaster
buildings-chapel = Kapel
buildings-hunting_lodge = Jachtslot
buildings-zoning_office = Bouwbureau
buildings-royal_supplier = Hofleverancier
buildings-villa = Villa
buildings-jeweler = Juwelier
buildings-royal_garden = Hoftuin

## Buildings: what they do

effects-small_indigo_plant = Maakt van de oogst van één bezette indigoplantage indigo.
effects-small_sugar_mill = Maakt van de oogst van één bezette suikerplantage suiker.
effects-indigo_plant = Tot drie indigo: één per { edition-one } hier en per bezette indigoplantage.
effects-sugar_mill = Tot drie suiker: één per { edition-one } hier en per bezette suikerplantage.
effects-tobacco_storage = Tot drie tabak: één per { edition-one } hier en per bezette tabaksplantage.
effects-coffee_roaster = Tot twee koffie: één per { edition-one } hier en per bezette koffieplantage.
effects-small_market = Een verkoop aan het handelshuis brengt één dubloen meer op.
effects-hacienda = In de kolonistenfase mag je eerst een gedekte plantage extra neerleggen.
effects-construction_hut = In de kolonistenfase mag je een steengroeve nemen in plaats van een plantage.
effects-small_warehouse = Bij het bewaren hou je alles van één soort, naast het ene goed dat iedereen houdt.
effects-hospice = De tegel die je in de kolonistenfase neemt, komt met een { edition-one } erop (niet die van de haciënda).
effects-office = Je mag ook een soort verkopen die al in het handelshuis ligt.
effects-large_market = Een verkoop aan het handelshuis brengt twee dubloenen meer op.
effects-large_warehouse = Bij het bewaren hou je alles van twee soorten, naast het ene goed dat iedereen houdt.
effects-factory = Wie 2, 3, 4 of 5 soorten produceert, krijgt 1, 2, 3 of 5 dubloenen.
effects-university = Wat je bouwt, komt met een { edition-one } erop.
effects-harbor = Elke lading van jou brengt één punt meer op.
effects-wharf = Eén keer per kapiteinsfase mag je al je goederen van één soort met een eigen schip verschepen.
effects-guild_hall = Aan het eind: 1 punt per klein en 2 per groot productiegebouw van jou.
effects-residence = Aan het eind: 4 punten voor hoogstens negen eilandtegels, 5 voor tien, 6 voor elf, 7 voor twaalf.
effects-fortress = Aan het eind: 1 punt per drie { edition-them } van jou.
effects-customs_house = Aan het eind: 1 punt per vier punten die je in fiches hebt.
effects-city_hall = Aan het eind: 1 punt per { edition-violet } gebouw van jou, dit meegeteld.
effects-aqueduct = Wie indigo in de grote ververij of suiker in de grote molen produceert, krijgt er één extra.
effects-forest_house = In de kolonistenfase mag je in plaats van een open plantage een bos neerleggen. Elke twee bossen maken bouwen één dubloen goedkoper, ook als hier niemand werkt.
effects-black_market = Heb je bij het bouwen te weinig geld, dan mag je een { edition-one }, een goed en een punt geven, hoogstens één van elk, voor één dubloen per stuk.
effects-storehouse = Bij het bewaren hou je drie goederen meer, van welke soort ook.
effects-guesthouse = Hier logeren twee gasten. In elke fase behalve die van de { edition-mayor } mogen ze naar vrije cirkels verhuizen en daar meteen werken.
effects-church = Bouwen brengt in de tweede en derde kolom één punt op, in de vierde twee.
effects-trading_post = In plaats van aan het handelshuis mag je hier verkopen: elke soort, voor de gewone prijs, zonder markten.
effects-small_wharf = Eén keer per kapiteinsfase mag je goederen naar keuze met een eigen schip verschepen, voor één punt per twee goederen.
effects-lighthouse = Elke lading van jou brengt één dubloen op, en als kapitein krijg je er nog één.
effects-library = Ze verdubbelt het privilege van elke rol die je neemt.
effects-specialty_factory = Produceren brengt één dubloen op per goed van je beste soort, op één na. Maïs telt niet.
effects-union_hall = Vóór je eerste lading in een kapiteinsfase brengen elke twee gelijke goederen één punt op.
effects-cloister = Aan het eind: 1, 3, 6 of 10 punten voor één, twee, drie of vier drietallen gelijke eilandtegels.
effects-statue = Het doet niets dan blinken.
effects-land_office = In de handelaarsfase: met een { edition-one } hier mag je voor één dubloen een gedekte plantage kopen; met een edelman er één van jou voor één dubloen verkopen.
effects-chapel = Elke opzichtersfase brengt met een { edition-one } hier één dubloen op, met een edelman één punt.
effects-hunting_lodge = Aan het eind van de kolonistenfase: met een { edition-one } hier mag je een plantage of bos afstaan; met een edelman krijg je 2 punten als jouw eiland leger is dan elk ander.
effects-zoning_office = Met een { edition-one } hier kosten kleine gebouwen één dubloen minder, met een edelman grote twee minder.
effects-royal_supplier = Vóór je eerste lading mag je goederen van verschillende soorten geven, hoogstens zoveel als je edellieden hebt, voor één punt per stuk.
effects-villa = Elke fase van de { edition-mayor } brengt je een edelman uit de voorraad.
effects-jeweler = Elke opzichtersfase brengt één dubloen op per edelman van jou.
effects-royal_garden = Aan het eind: 1 punt extra per edelman van jou.

## Gebouwen: wat ze doen, in weinig woorden

brief-small_indigo_plant = Maakt 1 indigo
brief-small_sugar_mill = Maakt 1 suiker
brief-indigo_plant = Maakt tot 3 indigo
brief-sugar_mill = Maakt tot 3 suiker
brief-tobacco_storage = Maakt tot 3 tabak
brief-coffee_roaster = Maakt tot 2 koffie
brief-small_market = +1 dubloen bij verkoop
brief-hacienda = Een tegel extra
brief-construction_hut = Neem een steengroeve
brief-small_warehouse = Bewaart 1 soort
brief-hospice = Nieuwe tegel bemand
brief-office = Zelfde soort verkopen
brief-large_market = +2 dubloenen bij verkoop
brief-large_warehouse = Bewaart 2 soorten
brief-factory = Dubloenen voor soorten
brief-university = Nieuw gebouw bemand
brief-harbor = +1 punt per lading
brief-wharf = Een eigen schip
brief-guild_hall = Einde: 1–2 punten per fabriek
brief-residence = Einde: 4–7 punten voor eiland
brief-fortress = Einde: 1 punt per 3 { edition-them }
brief-customs_house = Einde: 1 punt per 4 fiches
brief-city_hall = Einde: 1 punt per { edition-violet } gebouw
brief-aqueduct = +1 uit grote indigo, suiker
brief-forest_house = Bossen maken bouw goedkoper
brief-black_market = Betaal met stukken
brief-storehouse = Bewaart 3 goederen meer
brief-guesthouse = 2 gasten springen bij
brief-church = Punten voor bouwen
brief-trading_post = Verkoop buiten het huis om
brief-small_wharf = Eigen schip, 1 punt per 2
brief-lighthouse = +1 dubloen per lading
brief-library = Verdubbelt je privileges
brief-specialty_factory = Dubloenen voor beste soort
brief-union_hall = Punten voor paren
brief-cloister = Einde: punten voor drie gelijke
brief-statue = 8 punten, geen effect
brief-land_office = Koop of verkoop plantage
brief-chapel = Een dubloen of punt
brief-hunting_lodge = Tegel weg of 2 punten
brief-zoning_office = Goedkopere gebouwen
brief-royal_supplier = Punten voor soorten
brief-villa = Elke { edition-mayor }-fase een edelman
brief-jeweler = Een dubloen per edelman
brief-royal_garden = Einde: 1 punt per edelman

## What a tile of the island is good for

grows-corn = Bezet geeft ze één maïs; maïs heeft geen gebouw nodig.
grows-indigo = Geeft één indigo met een { edition-one } hier en een in een indigoververij.
grows-sugar = Geeft één suiker met een { edition-one } hier en een in een suikermolen.
grows-tobacco = Geeft één tabak met een { edition-one } hier en een in de tabakszolder.
grows-coffee = Geeft één koffie met een { edition-one } hier en een in de koffiebranderij.
grows-quarry = Bezet maakt ze bouwen één dubloen goedkoper.

## What things on the table are for

rules-ship = Een schip laadt één soort, en geen ander schip mag dezelfde laden. Een vol schip vertrekt na de kapiteinsfase.
rules-house = Het handelshuis koopt vier goederen, elk van een andere soort. Een vol huis wordt na de handelaarsfase geleegd.
rules-colonists = Deze { edition-them } worden in de volgende fase van de { edition-mayor } verdeeld. Daarna komt er één voor elke vrije cirkel in de steden, minstens één per speler.
rules-forest = In een bos werkt niemand. Elke twee bossen maken bouwen één dubloen goedkoper.
rules-nobles = Edellieden werken als { edition-them }, en elk is aan het eind één punt waard. Sommige gebouwen doen met een edelman iets anders.
rules-wanted = Wie gezocht wordt, mag de boekanier pas weer nemen als een ander hem heeft gehad.
rules-kidnapped = Wie een ontvoerde rol neemt, speelt die zoals altijd, en de ontvoerder krijgt 3 dubloenen. Neemt niemand haar, dan speelt hij haar aan het eind van de ronde.
rules-festival = Drie opdrachten voor iedereen; wie er een het eerst vervult, krijgt de beloning.

## Roles: the name, what everybody may do, and what only its taker gets

roles-settler =
    .name = Kolonist
    .everybody = Iedereen mag een open plantage nemen.
    .privilege = Je mag in plaats daarvan een steengroeve nemen.
roles-mayor =
    .name =
        { $edition ->
            [first] Burgemeester
           *[other] Voorman
        }
    .everybody = Nieuwe { edition-them } worden verdeeld, en iedereen zet al zijn { edition-them } opnieuw in.
    .privilege = Je krijgt één { edition-one } extra uit de voorraad.
roles-builder =
    .name = Bouwmeester
    .everybody = Iedereen mag één gebouw bouwen.
    .privilege = Je betaalt één dubloen minder.
roles-craftsman =
    .name = Opzichter
    .everybody = Iedereen produceert goederen.
    .privilege = Je neemt één goed extra van een soort die je produceerde.
roles-trader =
    .name = Handelaar
    .everybody = Iedereen mag één goed aan het handelshuis verkopen.
    .privilege = Je krijgt er één dubloen meer voor.
roles-captain =
    .name = Kapitein
    .everybody = Iedereen moet beurt na beurt goederen verschepen, voor één punt per stuk. Wat daarna niet bewaard kan worden, is weg.
    .privilege = Je krijgt één punt extra bij je eerste lading.
roles-prospector =
    .name = Goudzoeker
    .everybody = De anderen doen niets.
    .privilege = Je krijgt één dubloen.
roles-prospector_2 =
    .name = { roles-prospector.name }
    .everybody = { roles-prospector.everybody }
    .privilege = { roles-prospector.privilege }
roles-buccaneer =
    .name = Boekanier
    .everybody = De anderen doen niets.
    .privilege = Je leegt een schip en houdt hoogstens drie goederen, of het handelshuis voor één punt per goed, of haalt hoogstens drie overtollige { edition-them } van { edition-ship }, of ontvoert een rol.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } begint als gouverneur.
events-start_tile = { $who } begint met een { NAME("tiles", $tile) }.
events-tile_turned_up = Omgedraaid: { $tiles }.
events-role_taken =
    { $doubloons ->
        [0] { $who } neemt de { NAME("roles", $role, form: "name", case: "lower") }.
       *[other] { $who } neemt de { NAME("roles", $role, form: "name", case: "lower") } met { COUNT("count-doubloons", $doubloons) }.
    }
events-tile_taken = { $who } neemt een { NAME("tiles", $tile) }.
events-hacienda_tile = De haciënda brengt { YOU($you, "je", $who) } een { NAME("tiles", $tile) }.
events-tiles_discarded = Over: { $tiles }.
events-colonist_on_new = { $who } bezet meteen: { say-place } ({ NAME("tiles", "buildings", $by, case: "lower") }).
events-privilege_colonist = { $who } neemt een { edition-one } extra uit de voorraad.
events-colonists_dealt = { $who } krijgt { COUNT("count-people", $count) }.
events-colonists_placed = { $who } zet { COUNT("count-people", $count) } in: { $places }.
events-colonist_ship_refilled =
    { $short ->
        [true] { ui-colonistShip }: nog maar { COUNT("count-people", $count) } in plaats van { $wanted }.
       *[other]
            { $nobles ->
                [0] { ui-colonistShip }: { COUNT("count-people", $colonists) } erbij.
               *[other] { ui-colonistShip }: { COUNT("count-people", $colonists) } en { COUNT("count-nobles", $nobles) } erbij.
            }
    }
events-built = { $who } bouwt voor { COUNT("count-doubloons", $price) }: { NAME("tiles", "buildings", $building, case: "lower") }.
events-produced = { $who } produceert { $goods }.
events-production_skipped = { $who } produceert niets.
events-factory_paid = De fabriek brengt { YOU($you, "je", $who) } { COUNT("count-doubloons", $doubloons) }.
events-extra_good = { $who } neemt 1 { NAME("goods", $good) } extra.
events-sold = { $who } verkoopt { NAME("goods", $good) } voor { COUNT("count-doubloons", $doubloons) }.
events-market_paid = { NAME("tiles", "buildings", $building) }: { COUNT("count-doubloons", $doubloons) } meer voor { YOU($you, "jou", $who) }.
events-trading_house_emptied = Het volle handelshuis wordt geleegd.
events-shipped =
    { $ship ->
        [none] { $who } verscheept { $count } { NAME("goods", $good) } met de werf.
        [small_wharf] { $who } verscheept { $count } { NAME("goods", $good) } met de kleine werf.
       *[other] { $who } verscheept { $count } { NAME("goods", $good) } op het schip van { $ship }.
    }
events-points_gained =
    { $by ->
        [captain] { $who } krijgt als kapitein { COUNT("count-points", $points) }.
        [harbor] De haven brengt { YOU($you, "je", $who) } { COUNT("count-points", $points) }.
        [church] De kerk brengt { YOU($you, "je", $who) } { COUNT("count-points", $points) }.
        [union_hall] De bondshal brengt { YOU($you, "je", $who) } { COUNT("count-points", $points) }.
        [chapel] De kapel brengt { YOU($you, "je", $who) } { COUNT("count-points", $points) }.
        [hunting_lodge] { $who } { YOU($you, "hebt", "heeft") } het leegste eiland: het jachtslot brengt { COUNT("count-points", $points) }.
        [royal_supplier] Het hof geeft { YOU($you, "je", $who) } { COUNT("count-points", $points) }.
        [plunder] { $who } krijgt { COUNT("count-points", $points) } voor de buit.
        [festival] Het festival brengt { YOU($you, "je", $who) } { COUNT("count-points", $points) }.
       *[other] { $who } krijgt { COUNT("count-points", $points) }.
    }
events-goods_kept =
    { $returned ->
        [0] { $who } bewaart { $goods }.
       *[other] { $who } bewaart { $goods } en geeft { $returned } terug.
    }
events-cargo_ship_emptied = Het schip van { $ship } vertrekt met { NAME("goods", $good) }.
events-prospected = { $who } vindt { COUNT("count-doubloons", $doubloons) }.
events-passed = { $who } past.
events-round_ended = Ronde { $round } is afgelopen.
events-end_triggered =
    { $reason ->
        [colonists] Er zijn te weinig { edition-them }: dit is de laatste ronde.
        [city] Een stad is vol: dit is de laatste ronde.
        [points] Het laatste punt is vergeven: dit is de laatste ronde.
       *[buildings] Niemand kan nog bouwen: dit is de laatste ronde.
    }
events-game_over = Het spel is afgelopen.
events-building_chosen =
    { $seat ->
        [none] In het spel: { NAME("tiles", "buildings", $building, case: "lower") }.
       *[other] { $who } kiest voor het spel: { NAME("tiles", "buildings", $building, case: "lower") }.
    }
events-forest_laid =
    { $tile ->
        [none] { $who } legt een bos.
       *[other]
            { $known ->
                [removed] { $who } legt een bos; uit het spel: { NAME("tiles", $tile) }.
               *[other] { $who } legt als bos: { NAME("tiles", $tile) }.
            }
    }
events-tile_drawn =
    { $tile ->
        [none] { $who } bekijkt een gedekte plantage ({ NAME("tiles", "buildings", $by, case: "lower") }).
       *[other] { $who } trekt: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by, case: "lower") }).
    }
events-guest_moved =
    { $noble ->
        [true] Een gast, een edelman, van { YOU($you, "jou", $who) } verhuist: { say-place }.
       *[other] Een gast van { YOU($you, "jou", $who) } verhuist: { say-place }.
    }
events-colonist_returned =
    { $noble ->
        [true] { $who } geeft een edelman aan de zwarte markt ({ say-place }).
       *[other] { $who } geeft een { edition-one } aan de zwarte markt ({ say-place }).
    }
events-good_returned = { $who } geeft 1 { NAME("goods", $good) } aan de zwarte markt.
events-point_returned = { $who } geeft een punt aan de zwarte markt.
events-sold_by_trading_post = { $who } verkoopt { NAME("goods", $good) } bij de handelspost voor { COUNT("count-doubloons", $doubloons) }.
events-building_paid = { NAME("tiles", "buildings", $building) }: { COUNT("count-doubloons", $doubloons) } voor { YOU($you, "jou", $who) }.
events-aqueduct_good = Het aquaduct brengt { YOU($you, "je", $who) } 1 { NAME("goods", $good) } extra.
events-token_taken = { $who } krijgt { $tokens }.
events-villa_token =
    { $noble ->
        [true] De villa brengt { YOU($you, "je", $who) } een edelman.
       *[other] De villa brengt { YOU($you, "je", $who) } een { edition-one }.
    }
events-nobles_placed = { $who }: { COUNT("count-nobles", $count) } ({ $places }).
events-tile_bought = { $who } koopt gedekt een { NAME("tiles", $tile) }.
events-tile_given_up =
    { $tile ->
        [none]
            { $crew ->
                [none] { $who } staat een bos af ({ NAME("tiles", "buildings", $by, case: "lower") }).
                [noble] { $who } staat een bos af ({ NAME("tiles", "buildings", $by, case: "lower") }); de edelman gaat naar { edition-sanJuan }.
               *[other] { $who } staat een bos af ({ NAME("tiles", "buildings", $by, case: "lower") }); de { edition-one } gaat naar { edition-sanJuan }.
            }
       *[other]
            { $crew ->
                [none] { $who } staat een { NAME("tiles", $tile) } af ({ NAME("tiles", "buildings", $by, case: "lower") }).
                [noble] { $who } staat een { NAME("tiles", $tile) } af ({ NAME("tiles", "buildings", $by, case: "lower") }); de edelman gaat naar { edition-sanJuan }.
               *[other] { $who } staat een { NAME("tiles", $tile) } af ({ NAME("tiles", "buildings", $by, case: "lower") }); de { edition-one } gaat naar { edition-sanJuan }.
            }
    }
events-good_supplied = { $who } levert 1 { NAME("goods", $good) } aan het hof.
events-piracy =
    { $count ->
        [0] { $who } entert het schip van { $ship } en vindt niets.
       *[other] { $who } entert het schip van { $ship } met { $count } { NAME("goods", $good) }.
    }
events-goods_looted =
    { $returned ->
        [0] { $who } houdt { $count } { NAME("goods", $good) }.
       *[other] { $who } houdt { $count } { NAME("goods", $good) }; naar de voorraad: { $returned }.
    }
events-trading_house_plundered =
    { $count ->
        [one] { $who } plundert het handelshuis: { $count } goed.
       *[other] { $who } plundert het handelshuis: { $count } goederen.
    }
events-colonist_ship_raided =
    { $count ->
        [0] { $who } overvalt { edition-ship } en vindt niemand.
       *[other] { $who } overvalt { edition-ship } en haalt er { $count }.
    }
events-colonist_placed =
    { $noble ->
        [true] { $who } zet { COUNT("count-nobles", $count) } in: { say-place }.
       *[other] { $who } zet { COUNT("count-people", $count) } in: { say-place }.
    }
events-role_kidnapped =
    { $doubloons ->
        [0] { $who } ontvoert de { NAME("roles", $role, form: "name", case: "lower") }.
       *[other] { $who } ontvoert de { NAME("roles", $role, form: "name", case: "lower") }, met { COUNT("count-doubloons", $doubloons) }.
    }
events-ransom_paid = { $who } krijgt { COUNT("count-doubloons", $doubloons) } losgeld.
events-kidnapped_role_played = { $who } speelt de ontvoerde { NAME("roles", $role, form: "name", case: "lower") }.
events-festival_shows =
    { $task ->
        [production] Het festival vraagt: { NAME("goods", $shows) }.
       *[other] Het festival vraagt: { NAME("tiles", "buildings", $shows, case: "lower") }.
    }
events-task_done =
    { $task ->
        [plantations] { $who } vervult als eerste een opdracht van het festival: { COUNT("count-people", $reward) }.
        [production] { $who } vervult als eerste een opdracht van het festival: { COUNT("count-doubloons", $reward) }.
       *[building] { $who } vervult als eerste een opdracht van het festival: { COUNT("count-points", $reward) }.
    }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = Het spel is afgelopen.
    .theirs = Het spel is afgelopen.
questions-governor =
    .mine = Er wordt geloot wie de eerste gouverneur is.
    .theirs = Er wordt geloot wie de eerste gouverneur is.
questions-row =
    .mine = Nieuwe plantages worden omgedraaid.
    .theirs = Nieuwe plantages worden omgedraaid.
questions-role =
    .mine = Neem een rol.
    .theirs = { $who } neemt een rol.
questions-tile =
    .mine = Neem een tegel voor je eiland.
    .theirs = { $who } neemt een tegel.
questions-unseen_tile =
    .mine = Een gedekte plantage wordt getrokken.
    .theirs = Een gedekte plantage wordt getrokken.
questions-colonist =
    .mine = Nog een { edition-one } uit de voorraad nemen?
    .theirs = { $who } mag nog een { edition-one } nemen.
questions-place =
    .mine = Zet je { edition-them } in: klik op cirkels.
    .theirs = { $who } zet { edition-them } in.
questions-build =
    .mine = Bouw één gebouw.
    .theirs = { $who } mag bouwen.
questions-produce =
    .mine = Goederen produceren?
    .theirs = { $who } mag produceren.
questions-extra =
    .mine = Neem één goed extra dat je produceerde.
    .theirs = { $who } neemt een goed extra.
questions-sell =
    .mine = Verkoop één goed aan het handelshuis.
    .theirs = { $who } mag een goed verkopen.
questions-ship =
    .mine = Verscheep goederen: eerst het goed, dan het schip.
    .theirs = { $who } verscheept goederen.
questions-keep =
    .mine = Kies welke goederen je bewaart.
    .theirs = { $who } bewaart goederen.
questions-use =
    .mine =
        { $about ->
            [none] Het gebouw gebruiken?
           *[other] Gebruiken: { NAME("tiles", "buildings", $about, case: "lower") }?
        }
    .theirs =
        { $about ->
            [none] { $who } mag een gebouw gebruiken.
           *[other] { $who } mag gebruiken: { NAME("tiles", "buildings", $about, case: "lower") }.
        }
questions-choose =
    .mine = Kies een gebouw dat in dit spel te koop is.
    .theirs = { $who } kiest een gebouw voor dit spel.
questions-on_sale =
    .mine = De gebouwen voor dit spel worden geloot.
    .theirs = De gebouwen voor dit spel worden geloot.
questions-lay =
    .mine =
        { $tile ->
            [none] Hoe leg je haar neer?
           *[other] Getrokken: { NAME("tiles", $tile) }. Hoe leg je haar neer?
        }
    .theirs = { $who } bekijkt een gedekte plantage.
questions-guest =
    .mine = Verhuizen er gasten naar vrije cirkels?
    .theirs = { $who } mag gasten verhuizen.
questions-recall =
    .mine = Een { edition-one } aan de zwarte markt geven?
    .theirs = { $who } betaalt op de zwarte markt.
questions-return =
    .mine = Wat geef je aan de zwarte markt?
    .theirs = { $who } betaalt op de zwarte markt.
questions-small_wharf =
    .mine = Kies wat je houdt; de kleine werf verscheept de rest.
    .theirs = { $who } laadt de kleine werf.
questions-token =
    .mine =
        { $left ->
            [none] Een { edition-one } of een edelman nemen?
           *[other] Een { edition-one } of een edelman nemen (nog { $left })?
        }
    .theirs = { $who } neemt een { edition-one } of een edelman.
questions-noble =
    .mine = Wie van hen zijn edellieden? Klik op wie je inzette.
    .theirs = { $who } zet edellieden in.
questions-supply =
    .mine = Lever het hof goederen van verschillende soorten: tot { $left }, één punt per stuk.
    .theirs = { $who } mag aan het hof leveren.
questions-discard =
    .mine = Een plantage of bos afstaan?
    .theirs = { $who } mag een tegel afstaan.
questions-pirate =
    .mine = Enter een schip, ontvoer een rol, plunder of overval.
    .theirs = { $who } kiest wat de boekanier doet.
questions-loot =
    .mine = Hoeveel van de lading hou je?
    .theirs = { $who } neemt van de lading.
questions-man =
    .mine = Zet er tot { $left } op vrije cirkels.
    .theirs = { $who } zet nieuwe { edition-them } in.
questions-festival_tile =
    .mine = De opdrachten van het festival worden geloot.
    .theirs = De opdrachten van het festival worden geloot.
questions-festival_good =
    .mine = De opdrachten van het festival worden geloot.
    .theirs = De opdrachten van het festival worden geloot.
questions-festival_building =
    .mine = De opdrachten van het festival worden geloot.
    .theirs = De opdrachten van het festival worden geloot.

## Why an action is not allowed now

refusals-must_take_role = Je moet een rol nemen.
refusals-role_not_in_play = { NAME("roles", $role, form: "name") }: niet in het spel met { $players } spelers.
refusals-role_taken = In deze ronde al genomen.
refusals-no_such_tile = Er ligt geen { NAME("tiles", $tile) } open.
refusals-no_quarry_left = Er is geen steengroeve meer.
refusals-quarry_not_allowed = Alleen wie de kolonist nam of een bezette bouwhut heeft, mag een steengroeve nemen.
refusals-needs_building =
    { $building ->
        [hacienda] Een gedekte plantage krijg je alleen met een bezette haciënda.
        [forest_house] Voor een bos is een bezet boswachtershuis nodig.
        [library] Voor een tweede tegel is een bezette bibliotheek nodig.
        [trading_post] Daarvoor is een bezette handelspost nodig.
        [wharf] Daarvoor is een bezette werf nodig.
        [small_wharf] Daarvoor is een bezette kleine werf nodig.
       *[other] Daarvoor moet dit gebouw bezet zijn: { NAME("buildings", $building) }.
    }
refusals-building_used =
    { $building ->
        [hacienda] De haciënda geeft één gedekte plantage per beurt.
        [wharf] Je werf is in deze fase al gebruikt.
        [small_wharf] Je kleine werf is in deze fase al gebruikt.
       *[other] Dit gebouw is al gebruikt: { NAME("buildings", $building) }.
    }
refusals-no_unseen_tile = Er is geen gedekte plantage meer.
refusals-other_place = Nu gaat het om: { NAME("goods", "tiles", "buildings", $about, case: "lower") }.
refusals-too_many_colonists = Daar is maar plaats voor { COUNT("count-people", $most) }.
refusals-too_few_colonists = Vrije cirkels moeten bezet worden: hier minstens { COUNT("count-people", $least) }.
refusals-sold_out = Uitverkocht.
refusals-already_built = Dat heb je al.
refusals-too_expensive = Het kost { COUNT("count-doubloons", $price) }; je hebt er { $doubloons }.
refusals-no_city_space = Er zijn { $spaces } vrije plaatsen nodig; vrij: { $free }.
refusals-too_many_large = In een stad passen { $most } grote gebouwen.
refusals-not_produced = Het moet een soort zijn die je produceerde.
refusals-none_in_supply = Er is geen { NAME("goods", $good) } meer in de voorraad.
refusals-no_goods = Je hebt geen { NAME("goods", $good) }.
refusals-house_has_kind = In het handelshuis ligt al { NAME("goods", $good) }; dat kan alleen met een bezet kantoor.
refusals-ship_not_in_play = Er is geen schip van { $spaces } in het spel.
refusals-kind_on_other_ship = De { NAME("goods", $good) } moet op het schip van { $spaces }, dat die al draagt.
refusals-ship_full = Het schip met { NAME("goods", $good) } is vol.
refusals-ship_has_other_kind = Dat schip draagt { NAME("goods", $good) }.
refusals-larger_ship = Er moet zo veel mogelijk mee: op een ander schip passen { $most } { NAME("goods", $good) }.
refusals-must_ship = Wie een schip kan laden, moet dat doen.
refusals-cannot_store = Meer dan { $most } { NAME("goods", $good) } kun je niet bewaren.
refusals-not_possible = Dat kan hier niet.
refusals-wanted = Jij had de boekanier het laatst: eerst moet een ander hem nemen.
refusals-not_in_the_game = Doet in dit spel niet mee.
refusals-already_chosen = Al gekozen.
refusals-no_space_of_its_cost = Alle plaatsen voor gebouwen van { COUNT("count-doubloons", $price) } zijn bezet.
refusals-kinds_of_a_price = Kies { $spaces } van de gebouwen van { COUNT("count-doubloons", $price) }, niet { $chosen }.
refusals-not_both = Volgens de regels van 2004 zijn haciënda en boswachtershuis nooit samen te koop.
refusals-no_forest_tile = Er is geen bostegel meer.
refusals-house_full = Het handelshuis is vol.
refusals-already_sold = Je hebt in deze fase al verkocht.
refusals-at_least_one_good = Er moet minstens één goed mee.
refusals-no_guest = Zo'n gast heb je niet in je gastenhuis.
refusals-no_free_circle = Daar is geen cirkel vrij: { say-place }.
refusals-nobody_there = Daar staat niemand die je kunt geven: { say-place }.
refusals-still_too_expensive = Zonder de { edition-one } ({ say-place }) heb je niet genoeg voor: { NAME("tiles", "buildings", $building, case: "lower") }.
refusals-must_give = De zwarte markt wil zijn prijs.

## The button that declines, by what is asked

decline-over = Passen
decline-governor = Passen
decline-row = Passen
decline-role = Passen
decline-tile = Niets nemen
decline-unseen_tile = Passen
decline-colonist = Nee, dank je
decline-place = Passen
decline-build = Niets bouwen
decline-produce = Niet produceren
decline-extra = Geen goed extra
decline-sell = Niets verkopen
decline-ship = Niets verschepen
decline-keep = Passen
decline-use = Nee
decline-choose = Passen
decline-on_sale = Passen
decline-lay = Passen
decline-guest = Nee, verder
decline-recall = Niemand
decline-return = Passen
decline-small_wharf = Passen
decline-token = Passen
decline-noble = Dat zijn ze
decline-supply = Niets meer
decline-discard = Alles houden
decline-pirate = Passen
decline-loot = Passen
decline-man = Niemand meer
decline-festival_tile = Passen
decline-festival_good = Passen
decline-festival_building = Passen

## Actions, as buttons say them

choices-role = Neem de { NAME("roles", $role, form: "name", case: "lower") }
choices-settle = Neem een { NAME("tiles", $tile) }
choices-hacienda = Trek een gedekte plantage
choices-colonist = Neem nog een { edition-one }
choices-place = { COUNT("count-people", $count) } op: { say-place }
choices-build = Bouw: { NAME("tiles", "buildings", $building, case: "lower") }, { COUNT("count-doubloons", $price) }
choices-produce = Produceren
choices-extra = Neem 1 { NAME("goods", $good) }
choices-sell = Verkoop { NAME("goods", $good) }
choices-ship =
    { $spaces ->
        [none] Verscheep { $count } { NAME("goods", $good) } met je werf
       *[other] Verscheep { $count } { NAME("goods", $good) } op het schip van { $spaces }
    }
choices-briefShip =
    { $spaces ->
        [none] { $count } → werf
       *[other] { $count } → schip van { $spaces }
    }
choices-keep = Bewaar { $count } { NAME("goods", $good) }
choices-use = Gebruik: { NAME("tiles", "buildings", $building, case: "lower") }
choices-choose = Kies: { NAME("tiles", "buildings", $building, case: "lower") }
choices-forest = Leg een bos voor de { NAME("tiles", $tile) }
choices-briefForest = { NAME("goods", $tile) } → bos
choices-layPlantation = Als plantage
choices-layForest = Als bos
choices-discard =
    { $crew ->
        [none] Sta een { NAME("tiles", $tile) } af
        [noble] Sta een { NAME("tiles", $tile) } af met de edelman erop
       *[other] Sta een { NAME("tiles", $tile) } af met de { edition-one } erop
    }
choices-discardForest =
    { $tile ->
        [none] Sta een bos af
       *[other] Sta een bos af ({ NAME("tiles", $tile) })
    }
choices-guest =
    { $noble ->
        [true] Gast (edelman) verhuist: { say-place }
       *[other] Gast verhuist: { say-place }
    }
choices-recall =
    { $noble ->
        [true] Geef de edelman: { say-place }
       *[other] Geef de { edition-one }: { say-place }
    }
choices-returnGood = Geef 1 { NAME("goods", $good) }
choices-returnPoint = Geef een punt
choices-post = Verkoop { NAME("goods", $good) } bij de handelspost
choices-briefPost = { NAME("goods", $good) } → handelspost
choices-buyPlantation = Koop een gedekte plantage voor 1
choices-small_wharf = Laad de kleine werf
choices-noble = Neem de edelman
choices-placeNoble = Edelman: { say-place }
choices-supply = Lever 1 { NAME("goods", $good) }
choices-piracy = Enter het schip van { $spaces }
choices-plunder = Plunder het handelshuis
choices-raid = Overval { edition-ship }
choices-kidnap = Ontvoer de { NAME("roles", $role, form: "name", case: "lower") }
choices-man =
    { $noble ->
        [true] Een edelman op: { say-place }
       *[other] Een { edition-one } op: { say-place }
    }

## Options of the set-up

options-edition =
    .label = Editie
    .meaning = Regels en woorden van de eerste editie of van die van 2020.
    .choices-first = Eerste editie
    .choices-2020 = Editie 2020
options-first_governor =
    .label = Eerste gouverneur
    .meaning = Wie begint.
    .choices-lot = door loting
    .choices-0 = plaats 1
    .choices-1 = plaats 2
    .choices-2 = plaats 3
    .choices-3 = plaats 4
    .choices-4 = plaats 5
options-balanced =
    .label = In evenwicht
    .meaning = De fabriek kost 8 en de universiteit 7; wie met maïs begint, heeft één dubloen minder.
options-hidden_vp =
    .label = Verborgen punten
    .meaning = Voor het einde ziet niemand de punten van de anderen.
options-ask_optional =
    .label = Voor elk effect vragen
    .meaning = Ook vragen waar een gebouw alleen iets geeft.
options-optional_production =
    .label = Produceren is vrijwillig
    .meaning = In de opzichtersfase mag je ook niets produceren.
options-vp_end_any_phase =
    .label = Het laatste punt beëindigt het spel in elke fase
    .meaning = Anders alleen in een kapiteinsfase.
options-max_large =
    .label = Grote gebouwen per stad
    .meaning = Vier passen in de kolommen; bij vijf tellen alleen de plaatsen.
options-expansions =
    .label = Uitbreidingen
    .meaning = Elk apart of in elke mengeling.
    .choices-none = geen
    .choices-new_buildings = Nieuwe gebouwen
    .choices-nobles = De edellieden
    .choices-buccaneer = De boekanier
    .choices-festival = Het festival
options-nb_rules =
    .label = Regels van de Nieuwe gebouwen
    .meaning = 2004: bostegels, en haciënda en boswachtershuis nooit samen. 2020: plantages worden omgedraaid.
    .choices-2004 = van 2004
    .choices-2020 = van 2020
options-buildings =
    .label = Gebouwen te koop
    .meaning = Welke van de 31 bijzondere gebouwen meedoen.
    .choices-draft = om beurten gekozen
    .choices-random = geloot
    .choices-all_31 = alle 31, van elk één
options-long_game =
    .label = Lang spel
    .meaning = Alle { edition-them } en punten doen mee, en alleen een volle stad beëindigt het spel.
options-kidnap_solo =
    .label = Ontvoerders spelen alleen
    .meaning = Een ontvoerde rol die overblijft, speelt alleen de ontvoerder.
options-festival_privilege_goods =
    .label = Extra goederen tellen bij het festival
    .meaning = Wat de opzichter extra neemt, telt voor de opdracht van de goederen.
options-lodges =
    .label = Jachtsloten
    .meaning = Wanneer ze aan het einde van de kolonistenfase werken.
    .choices-last = nadat gasten zijn verhuisd
    .choices-first = voordat gasten verhuizen

## Rows of the score sheet

sheet-chips = Puntenfiches
sheet-buildings = Gebouwen
sheet-nobles = Edellieden

## The charts at the end

charts-score = Punten in totaal
charts-points = Puntenfiches
charts-doubloons = Dubloenen
charts-production = Goederen per opzichter

## Names of things on the table

ui-roles = Rollen
ui-decision = Beslissing
ui-sale = Gebouwen te koop
ui-row = Plantages
ui-quarries = Steengroeves
ui-unseen = Gedekt
ui-faceDown = Gedekte plantages
ui-colonistShip =
    { $edition ->
        [first] Kolonistenschip
       *[other] Wervingsbureau
    }
ui-colonists =
    { $edition ->
        [first] Kolonisten
       *[other] Arbeiders
    }
ui-colonistSupply =
    { $edition ->
        [first] Kolonisten in de voorraad
       *[other] Arbeiders in de voorraad
    }
ui-harbour = De rede
ui-cargoShips = Vrachtschepen
ui-tradingHouse = Handelshuis
ui-goodsSupply = Goederenvoorraad
ui-supply = Voorraad
ui-pointSupply = Punten over
ui-bank = Bank
ui-island = Eiland
ui-city = Stad
ui-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] Port
    }
ui-store = Goederen
ui-doubloons = Dubloenen
ui-points = Punten
ui-governor = Gouverneur
ui-hidden = verborgen
ui-soldOut = Uitverkocht
ui-price = Prijs
ui-priceNow = Prijs nu
ui-circles = Cirkels
ui-copies = Over
ui-production = Productiegebouw
ui-specialColour =
    { $edition ->
        [first] Paars gebouw
       *[other] Beige gebouw
    }
ui-makes = Produceert
ui-confirm = Bevestigen
ui-asBefore = Zoals eerst
ui-asAdvised = Zoals de tip
ui-fill = Opvullen
ui-clear = Leegmaken
ui-empty = leeg
ui-privilege = Privilege
ui-unoccupied = Niet bezet: het doet niets.
ui-colonist =
    { $edition ->
        [first] Kolonist
       *[other] Arbeider
    }
ui-noble = Edelman
ui-nobles = Edellieden
ui-nobleSupply = Edellieden in de voorraad
ui-forest = Bos
ui-forests = Bossen
ui-forestTiles = Bostegels
ui-festival = Festival
ui-redBuilding = Rood gebouw
ui-notChosen = Niet in het spel
ui-done = Vervuld
ui-sort = Wie
ui-yours = Van jou
ui-compare = Gebouwen vergelijken
ui-effect = Effect
ui-players = Spelers
ui-buildings = Gebouwen
ui-ownBoard = Jouw bord

## Sentences with numbers in them

say-round = Ronde { $round }
say-goods = { $count } { NAME("goods", $good) }
say-left = nog { $count }
say-ownedBy = Gebouwd door { $names }.
say-quarriesCount =
    { $column ->
        [one] 1 steengroeve telt
       *[other] tot { $column } steengroeves tellen
    }
say-ship =
    { $good ->
        [none] Schip van { $spaces }: leeg
       *[other] Schip van { $spaces }: { $load } { NAME("goods", $good) }
    }
say-short = { $count } te weinig
say-takenBy = genomen door { $who }
say-placed = { $placed } van { $of } ingezet
say-kept = { $kept } bewaard, { $returned } terug
say-keepTooMuch = Dat is meer dan je kunt bewaren.
say-crew =
    { $circles ->
        [one] { $name }: { $here } van { $circles } cirkel bezet
       *[other] { $name }: { $here } van { $circles } cirkels bezet
    }
say-putOn = Bezetten: { $name }
say-liftFrom = Weghalen: { $name }
say-ending =
    { $reason ->
        [colonists] Laatste ronde: te weinig { edition-them }
        [city] Laatste ronde: een stad is vol
        [points] Laatste ronde: geen punten meer
       *[buildings] Laatste ronde: niemand kan nog bouwen
    }
say-forests =
    { $count ->
        [one] { $count } bos
       *[other] { $count } bossen
    }
say-forestOf = Bos ({ NAME("tiles", $tile) })
say-kidnappedBy = ontvoerd door { $who }
say-wantedIs = gezocht: { $who }
say-spaces =
    { $count ->
        [0] Alle plaatsen van deze prijs zijn bezet.
       *[other] Nog plaats voor { $count } van deze prijs.
    }
say-given = { $given } van { $most }
say-sailing =
    { $count ->
        [one] { $count } goed vertrekt: { COUNT("count-points", $worth) }
       *[other] { $count } goederen vertrekken: { COUNT("count-points", $worth) }
    }
say-task-plantations = Als eerste drie van: { NAME("tiles", $tile) }. Beloning: { COUNT("count-people", 3) }.
say-task-production = Als eerste in één fase produceren: { $goods }. Beloning: { COUNT("count-doubloons", 3) }.
say-task-building = Als eerste bouwen: { NAME("buildings", $building, case: "lower") }. Beloning: { COUNT("count-points", 3) }.
say-crewWithNobles = { $crew }, waarvan { COUNT("count-nobles", $count) }
say-place =
    { $place ->
        [san_juan] { edition-sanJuan }
       *[other] { NAME("tiles", "buildings", $place, case: "lower") }
    }
say-thePlace = { say-place }
say-aTile = een { NAME("tiles", $tile) }
say-brings = Levert { COUNT("count-doubloons", $count) } op.
say-nothing = niets
say-free =
    { $count ->
        [0] vol
       *[other] { $count } vrij
    }
say-lying = Erop: { COUNT("count-doubloons", $count) }.
say-column = kolom { $number }

## Only in the terminal

terminal-place = Hoeveel { edition-them } op: { say-place }? Te plaatsen: { $left }.
terminal-keep = Hoeveel houd je van: { $goods }?
terminal-store =
    { $kinds ->
        [0] Je kunt er { $free } opslaan.
        [one] Je kunt { $kinds } hele soort en nog { $free } opslaan.
       *[other] Je kunt { $kinds } hele soorten en nog { $free } opslaan.
    }
terminal-noble = Waar is een edelman? Te noemen: { $left }.
terminal-tiebreak = Dubloenen en goederen
terminal-help = In het plaatje is ● een { edition-one }, ◆ een edelman en ○ een vrije cirkel; ■ is een goed op een schip en □ een vrije plaats. +2 na een rol zijn de dubloenen erop. Het getal voor een gebouw is de prijs, ×2 erachter hoeveel er nog zijn.

## Waarom een spel eindigde

ends-colonists = Te weinig { edition-them }
ends-city = Een stad was vol
ends-points = Geen punten meer
ends-buildings = Niemand kon nog bouwen
