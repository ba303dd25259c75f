## The game in a sentence

about = Vaar uit, bevolk eilanden en breng je pioniers tot welvaart.

## What a card makes cheaper

targets-ship = een schip
targets-pioneer = een pionier
targets-upgrade = een promotie
targets-repair = een reparatie
targets-castle_step = een trap van het kasteel
targets-noble_site = een adelsgebouw
targets-cannon = een kanon

## Questions, as a refusal names them

asked-over = het spel is afgelopen
asked-home = wie welk thuiseiland krijgt
asked-first = wie begint
asked-roll = wat de dobbelsteen toont
asked-event = welke gebeurtenis komt
asked-face = wat het fiche toont
asked-card = welke kaart komt
asked-encounter = wie het schip ontmoet
asked-foe = wie de piraat is
asked-raid_card = wat de kaart zegt
asked-foe_die = wat de piraten gooien
asked-own_die = wat het schip gooit
asked-produce = welk goed je produceert
asked-golden_times = welk goed je neemt
asked-lose = wat je verliest
asked-lay = waar het fiche van de reserve komt
asked-work = wat je bouwt, verkoopt en koopt
asked-without = welke kaart je van de kosten weglaat
asked-build_with_card = wat door de kaart goedkoper wordt
asked-harbour = waar het nieuwe schip begint
asked-repair = welk schip gerepareerd wordt
asked-public_building = welk openbaar gebouw je neemt
asked-upgrade = wie gratis stijgt
asked-commodity = welk goed je neemt
asked-luxury = welk luxegoed je neemt
asked-peek = welk fiche je bekijkt
asked-ship = welk schip handelt
asked-sail = wat het schip doet
asked-tile = wat er met het fiche gebeurt
asked-ransom = of je betaalt of vecht
asked-drawn_fight = hoe het onbesliste gevecht verdergaat
asked-reroll = of je opnieuw gooit
asked-tow = waar het beschadigde schip ligt
asked-give = wat de piraten krijgen
asked-bargain = wat je van de piraat koopt
asked-return = welk goed je teruggeeft
asked-discard = welke actiekaart je aflegt

## Numbers of things; $count is the number

count-gold = { $count } goud
count-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
count-actionPoints =
    { $count ->
        [one] { $count } actiepunt
       *[other] { $count } actiepunten
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
count-inhabitants =
    { $count ->
        [one] { $count } bewoner
       *[other] { $count } bewoners
    }
count-posts =
    { $count ->
        [one] { $count } handelspost
       *[other] { $count } handelsposten
    }
count-ships =
    { $count ->
        [one] { $count } schip
       *[other] { $count } schepen
    }
count-publics =
    { $count ->
        [one] { $count } openbaar gebouw
       *[other] { $count } openbare gebouwen
    }
count-contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracten
    }
count-commodities =
    { $count ->
        [one] { $count } gewoon goed
       *[other] { $count } gewone goederen
    }
count-luxuries =
    { $count ->
        [one] { $count } luxegoed
       *[other] { $count } luxegoederen
    }

## Goods

goods-stone = steen
goods-wood = hout
goods-tools = gereedschap
goods-cloth = laken
goods-spice = specerijen
goods-tobacco = tabak
goods-marble = marmer
goods-silk = zijde
goods-gems = edelstenen

## One letter for each good, for people who do not see the colours

letters-stone = S
letters-wood = H
letters-tools = G
letters-cloth = L
letters-spice = P
letters-tobacco = T
letters-marble = M
letters-silk = Z
letters-gems = E

## Inhabitants

ranks-pioneer = pionier
ranks-settler = kolonist
ranks-citizen = burger
ranks-merchant = koopman

## Buildings and action cards

things-church =
    .name = Kerk
    .the = de kerk
things-fire_brigade =
    .name = Brandweer
    .the = de brandweer
things-smith =
    .name = Smederij
    .the = de smederij
things-market_hall =
    .name = Markthal
    .the = de markthal
things-tavern =
    .name = Herberg
    .the = de herberg
things-shipyard =
    .name = Scheepswerf
    .the = de scheepswerf
things-lighthouse =
    .name = Vuurtoren
    .the = de vuurtoren
things-school =
    .name = School
    .the = de school
things-wealthy_noble =
    .name = Welgestelde edelman
    .the = de welgestelde edelman
things-theatre =
    .name = Theater
    .the = het theater
things-university =
    .name = Universiteit
    .the = de universiteit
things-cathedral =
    .name = Kathedraal
    .the = de kathedraal
things-library =
    .name = Bibliotheek
    .the = de bibliotheek
things-park =
    .name = Park
    .the = het park
things-sea_hero =
    .name = Zeeheld
    .the = de zeeheld
things-explorer =
    .name = Ontdekker
    .the = de ontdekker
things-master_builder =
    .name = Bouwmeester
    .the = de bouwmeester
things-inventor =
    .name = Uitvinder
    .the = de uitvinder
things-engineer =
    .name = Ingenieur
    .the = de ingenieur

## Disasters

disasters-pirate = Piraten
disasters-fire = Brand
disasters-golden_times = Gouden tijden

## Island tiles: the name, and as the object of a sentence

tiles-post_stone =
    .name = Handelspost: steen
    .a = een handelspost voor steen
tiles-post_wood =
    .name = Handelspost: hout
    .a = een handelspost voor hout
tiles-post_tools =
    .name = Handelspost: gereedschap
    .a = een handelspost voor gereedschap
tiles-post_cloth =
    .name = Handelspost: laken
    .a = een handelspost voor laken
tiles-post_spice =
    .name = Handelspost: specerijen
    .a = een handelspost voor specerijen
tiles-post_tobacco =
    .name = Handelspost: tabak
    .a = een handelspost voor tabak
tiles-contract =
    .name = Handelscontract
    .a = een handelscontract
tiles-treasure_gold =
    .name = Schat
    .a = een schat
tiles-treasure_gold_2 =
    .name = Schat
    .a = een schat
tiles-treasure_gold_3 =
    .name = Schat
    .a = een schat
tiles-treasure_promotion =
    .name = Benoemingsbrief
    .a = een benoemingsbrief
tiles-post_marble =
    .name = Handelspost: marmer
    .a = een handelspost voor marmer
tiles-post_silk =
    .name = Handelspost: zijde
    .a = een handelspost voor zijde
tiles-post_gems =
    .name = Handelspost: edelstenen
    .a = een handelspost voor edelstenen
tiles-nest_4 =
    .name = Piratennest met sterkte 4
    .a = een piratennest met sterkte 4
tiles-nest_5 =
    .name = Piratennest met sterkte 5
    .a = een piratennest met sterkte 5
tiles-nest_6 =
    .name = Piratennest met sterkte 6
    .a = een piratennest met sterkte 6
tiles-nest_7 =
    .name = Piratennest met sterkte 7
    .a = een piratennest met sterkte 7
tiles-nest_8 =
    .name = Piratennest met sterkte 8
    .a = een piratennest met sterkte 8

## What a tile is good for, by its kind

tileRules-post = Aan een steiger van je thuiseiland mag je bij dat getal ook { NAME("goods", $good) } nemen. Het schip lever je ervoor in.
tileRules-contract = Elk gewoon goed kost je één goud minder. Het schip lever je ervoor in.
tileRules-gold = Brengt één keer { COUNT("count-gold", $gold) } op. Het schip lever je ervoor in.
tileRules-promotion = Een van je bewoners stijgt gratis een rang. Het schip lever je ervoor in.
tileRules-nest = Versla het met dobbelsteen en kanonnen, en luxegoederen kosten je { COUNT("count-gold", $discount) } minder; het schip lever je ervoor in. Verlies je, dan raakt je schip beschadigd.

## What buildings and cards do

effects-golden_times_goods = In gouden tijden neem je { COUNT("count-commodities", $n) } in plaats van één.
effects-ignore_event = { NAME("disasters", $event) }: je betaalt niets en verliest niets.
effects-buy_limit = Elke beurt mag je { COUNT("count-cards", $n) } meer kopen.
effects-extra_sale = Eén keer per beurt mag je zonder bewoner nog een gewoon goed verkopen voor { COUNT("count-gold", $n) }.
effects-cost_less =
    { $per_turn ->
        [none] { NAME("targets", $target, case: "upper") } kost { COUNT("count-cards", $n) } minder; jij kiest welke.
        [one] Eén keer per beurt: { NAME("targets", $target) } kost { COUNT("count-cards", $n) } minder; jij kiest welke.
       *[other] { $per_turn } keer per beurt: { NAME("targets", $target) } kost { COUNT("count-cards", $n) } minder; jij kiest welke.
    }
effects-ship_points = Elk van je schepen heeft per beurt { COUNT("count-actionPoints", $n) } meer.
effects-luxury_sale =
    { $per_turn ->
       *[one] Eén keer per beurt mag je een luxegoed verkopen voor { COUNT("count-gold", $n) }, naast dat aan de inwonende edelman.
        [other] { $per_turn } keer per beurt mag je een luxegoed verkopen voor { COUNT("count-gold", $n) }, naast dat aan de inwonende edelman.
    }
effects-luxury_discount = Elk luxegoed kost je { COUNT("count-gold", $n) } minder.
effects-cannons =
    { $n ->
        [one] Elk van je schepen heeft { $n } kanon meer.
       *[other] Elk van je schepen heeft { $n } kanonnen meer.
    }
effects-draw_action_cards =
    { $n ->
        [one] Bij de bouw trek je { $n } actiekaart.
       *[other] Bij de bouw trek je { $n } actiekaarten.
    }
effects-free_upgrade =
    { $n ->
        [one] Meteen mag gratis een rang stijgen: { $n } bewoner.
       *[other] Meteen mag gratis een rang stijgen: { $n } bewoners.
    }
effects-gain_gold = Brengt meteen { COUNT("count-gold", $n) } op.
effects-gain_commodities = Neem { COUNT("count-commodities", $n) } naar keuze uit de voorraad.
effects-cannon_discount = Koop hiermee een kanon voor { COUNT("count-gold", $n) } minder.
effects-win_draw = Gespeeld bij een onbeslist gevecht: je wint het. Telt niet als kaart van de beurt.
effects-gain_luxuries = Neem { COUNT("count-luxuries", $n) } naar keuze uit de voorraad.
effects-buy_discount = Elk gewoon goed kost je { COUNT("count-gold", $n) } minder.
effects-sale_bonus = Elke verkoop aan een bewoner brengt { COUNT("count-gold", $n) } meer op.
effects-hand_limit = Aan het eind van je beurt mag je { COUNT("count-goods", $n) } meer houden.
effects-gold_per_turn = Brengt na elke eigen worp { COUNT("count-gold", $n) } op.
effects-free_build = Gratis: { NAME("targets", $target) }.
effects-peek =
    { $n ->
        [one] Bekijk ergens op de kaart { $n } dicht fiche.
       *[other] Bekijk ergens op de kaart { $n } dichte fiches.
    }
effects-reroll = Eén keer per gevecht mag je je dobbelsteen opnieuw gooien.
effects-production_choice = Wat de worp je ook brengt, je mag in plaats daarvan { NAME("goods", $good) } nemen.
effects-production_bonus = Telkens als een worp je { NAME("goods", $good) } brengt, neem je er { $n } meer van.

## What things on the table are for

rules-sea = Een schip vaart voor één actiepunt één vak, nooit schuin.
rules-dolphin = De doorgang tussen beide kaarten: van dolfijn naar dolfijn is één stap.
rules-pirates = Een schip dat hier komt ontmoet een piraat en heeft deze beurt geen actiepunten meer.
rules-harbour = Niemand vaart op de haven; ernaast mogen nieuwe schepen beginnen, en beschadigde worden hierheen gesleept.
rules-start = Hier beginnen nieuwe schepen.
rules-island = Vanaf een vak ernaast bekijkt een schip het fiche voor één actiepunt. Alleen jij ziet het; dan neem je het of leg je het terug.
rules-ship = Elk schip heeft zijn actiepunten één keer in je beurt, na bouwen, verkopen en kopen. Een fiche nemen kost het schip.
rules-place = Als dit getal gegooid wordt, door wie dan ook, neem je dit goed. Een handelspost hier geeft je de keuze.
rules-any = Als dit getal gegooid wordt, neem je een gewoon goed naar keuze. Hier past alleen een handelspost voor luxegoederen.
rules-pioneer = Elke bewoner koopt in je beurt één gewoon goed. Vanaf de vierde brengt elke nieuwe een openbaar gebouw mee.
rules-upgrade = Een hogere rang betaalt meer voor een goed. Drie kooplieden zijn een overwinningspunt.
rules-contract = Elk contract maakt elk gewoon goed één goud goedkoper.
rules-castle = Elke trap levert een actiekaart op. Het voltooide kasteel is een overwinningspunt.
rules-cannon = Een kanon telt voor al je schepen, in elk gevecht.
rules-site = Hier mag elk adelsgebouw staan, geen twee keer hetzelfde. Alle bouwplaatsen bebouwd is een overwinningspunt.
rules-noble = De inwonende edelman koopt in elk van je beurten één luxegoed.
rules-nest = Verslagen nesten maken luxegoederen goedkoper; twee ervan zijn een overwinningspunt.
rules-actionCards = In je beurt mag je vóór de schepen één kaart spelen en één ruilen voor een nieuwe.
rules-pirateCards = Acht overvallen en twee vreedzame handelaars. Een overval koop je af of vecht je uit.
rules-public = Gratis voor elke bewoner vanaf de vierde. Niemand heeft twee dezelfde.
rules-commodity = Om te bouwen en om aan je bewoners te verkopen. Aan het eind van je beurt houd je hoogstens vijf goederen.
rules-luxury = Voor de laatste trappen van het kasteel en de adelsgebouwen; alleen edelen kopen ze.
rules-gold = Goud koopt goederen en kanonnen, en betaalt als piraten of brand komen.

## Victory points

points-gold = Goud
points-posts = Handelsposten
points-contracts = Handelscontracten
points-public_buildings = Openbare gebouwen
points-merchants = Kooplieden
points-noble_buildings = Adelsgebouwen
points-nests = Piratennesten
points-castle = Kasteel

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-home_drawn = { $who } krijgt een thuiseiland.
events-first_drawn = { $who } begint.
events-rolled = { $who } gooit { $number }.
events-produced = { $who } produceert { $goods }.
events-nothing_produced = { $who } produceert niets.
events-event =
    { $event ->
        [pirate] Piraten komen: handelsposten en contracten kosten een heffing.
        [fire] Er breekt brand uit: bewoners kosten een heffing.
       *[golden_times] Gouden tijden: iedereen neemt een goed.
    }
events-event_ignored = { $who } { YOU($you, "bent", "is") } veilig ({ NAME("disasters", $event, case: "lower") }).
events-fee_paid = { $who } betaalt { COUNT("count-gold", $gold) }.
events-post_lost = { $who } verliest { NAME("tiles", $tile, form: "a") } bij de { $place }.
events-contract_lost = { $who } verliest een contract.
events-inhabitant_lost = { $who } verliest een { NAME("ranks", $rank) }.
events-tile_laid = { $who } legt een fiche van de reserve op { $square }.
events-golden_good = { $who } neemt { $goods }.
events-gold_earned = { $who } verdient { COUNT("count-gold", $gold) }.
events-paid = { $who } betaalt { $goods }.
events-ship_launched = { $who } bouwt een schip; het begint op { $square }.
events-pioneer_came = { $who } krijgt een pionier.
events-upgraded =
    { $free ->
        [true] { $who } { YOU($you, "hebt", "heeft") } een { NAME("ranks", $rank) } meer, gratis.
       *[other] { $who } { YOU($you, "hebt", "heeft") } een { NAME("ranks", $rank) } meer.
    }
events-public_building_taken = { $who } neemt { NAME("things", $building, form: "the") }.
events-repaired = { $who } repareert het schip op { $square }.
events-castle_raised = { $who } bouwt trap { $step } van het kasteel.
events-noble_building_built = { $who } bouwt { NAME("things", $building, form: "the") }.
events-cannon_bought = { $who } koopt kanon { $number } voor { COUNT("count-gold", $price) }.
events-sold =
    { $buyer ->
        [noble] { $who } verkoopt { NAME("goods", $good) } aan de edelman voor { COUNT("count-gold", $gold) }.
        [extra] { $who } verkoopt daarnaast { NAME("goods", $good) } voor { COUNT("count-gold", $gold) }.
       *[other] { $who } verkoopt { NAME("goods", $good) } aan een { NAME("ranks", $buyer) } voor { COUNT("count-gold", $gold) }.
    }
events-bought = { $who } koopt { NAME("goods", $good) } voor { COUNT("count-gold", $price) }.
events-card_drawn =
    { $card ->
        [none] { $who } trekt een actiekaart.
       *[other] { $who } trekt { NAME("things", $card, form: "the") }.
    }
events-card_played = { $who } speelt { NAME("things", $card, form: "the") }.
events-card_swapped = { $who } ruilt { NAME("things", $card, form: "the") }.
events-card_discarded = { $who } legt { NAME("things", $card, form: "the") } af.
events-cards_shuffled = De aflegstapel ({ COUNT("count-cards", $count) }) wordt opnieuw geschud.
events-good_gained = { $who } neemt { $goods }.
events-gold_gained = { $who } krijgt { COUNT("count-gold", $gold) }.
events-sailed = { $who } vaart van { $origin } naar { $square }.
events-looked = { $who } bekijkt het fiche op { $square }.
events-tile_seen =
    { $tile ->
        [none] { $who } ziet het fiche op { $square }.
       *[other] { $who } ziet { NAME("tiles", $tile, form: "a") } op { $square }.
    }
events-laid_back = { $who } legt het fiche op { $square } terug.
events-post_attached = { $who } haalt { NAME("tiles", $tile, form: "a") } van { $square } naar de { $place }.
events-contract_taken = { $who } haalt een contract van { $square }.
events-treasure_found = { $who } vindt { NAME("tiles", $tile, form: "a") } op { $square }.
events-nest_attacked = { $who } valt { NAME("tiles", $tile, form: "a") } op { $square } aan.
events-nest_beaten = { $who } verslaat het nest op { $square }.
events-nest_held = Het nest op { $square } houdt stand tegen { YOU($you, "jou", $who) }.
events-foe_rolled = De piraten gooien { $number }: samen { $total }.
events-own_rolled = { $who } gooit { $number }: samen { $total }.
events-fight_drawn = Het gevecht is onbeslist.
events-encounter =
    { $raid ->
        [true] { $who } ontmoet op { $square } een piraat.
       *[other] { $who } ontmoet op { $square } een vreedzame piraat.
    }
events-peaceful_pirate = De piraat doet { YOU($you, "je", $who) } een aanbod.
events-ransom_paid = { $who } betaalt { COUNT("count-gold", $gold) } losgeld.
events-foe_shown =
    { $foe ->
        [equal] De piraat is even sterk als { YOU($you, "jij", $who) }.
       *[other]
            { $by ->
                [none] De piraat vecht met jouw kanonnen.
               *[other] De piraat vecht met de kanonnen van { $by }.
            }
    }
events-raid_bought_off = De piraat vaart weg.
events-raid_won = { $who } verjaagt de piraat.
events-raid_lost = De piraat verslaat { YOU($you, "je", $who) }.
events-gold_lost = { $who } verliest { COUNT("count-gold", $gold) }.
events-good_lost = { $who } verliest { NAME("goods", $good) }.
events-ship_damaged =
    { $you ->
        [true] Je schip ligt beschadigd op { $square }.
       *[other] Het schip van { $who } ligt beschadigd op { $square }.
    }
events-bargain = { $who } koopt { NAME("goods", $good) } van de piraat voor { COUNT("count-gold", $price) }.
events-pirates_shuffled = Alle piratenkaarten worden opnieuw geschud.
events-good_returned = { $who } geeft { $goods } terug.
events-passed = { $who } past.
events-point_gained = { $who } wint het punt voor: { NAME("points", $point) }.
events-point_lost = { $who } verliest het punt voor: { NAME("points", $point) }.
events-round_ended = Ronde { $round } eindigt.
events-game_won = { $who } { YOU($you, "hebt", "heeft") } alle nodige punten en wint.
events-rounds_over = De laatste ronde is voorbij.

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = Het spel is afgelopen.
    .theirs = Het spel is afgelopen.
questions-home =
    .mine = De thuiseilanden worden verloot.
    .theirs = De thuiseilanden worden verloot.
questions-first =
    .mine = Het lot beslist wie begint.
    .theirs = Het lot beslist wie begint.
questions-roll =
    .mine = De dobbelsteen rolt.
    .theirs = De dobbelsteen rolt.
questions-event =
    .mine = Een tweede worp zegt welke gebeurtenis komt.
    .theirs = Een tweede worp zegt welke gebeurtenis komt.
questions-face =
    .mine = Het fiche wordt omgedraaid.
    .theirs = Het fiche wordt omgedraaid.
questions-card =
    .mine = Er wordt een actiekaart getrokken.
    .theirs = Er wordt een actiekaart getrokken.
questions-encounter =
    .mine = Er wordt een piratenkaart getrokken.
    .theirs = Er wordt een piratenkaart getrokken.
questions-foe =
    .mine = De piraat laat zien wie hij is.
    .theirs = De piraat laat zien wie hij is.
questions-raid_card =
    .mine = De piratenkaart wordt omgedraaid.
    .theirs = De piratenkaart wordt omgedraaid.
questions-foe_die =
    .mine = De piraten gooien.
    .theirs = De piraten gooien.
questions-own_die =
    .mine = De bemanning gooit.
    .theirs = De bemanning gooit.
questions-produce =
    .mine = De dobbelsteen toont { $number }: welk goed neem je?
    .theirs = { $who } kiest een goed.
questions-golden_times =
    .mine = Gouden tijden: neem { COUNT("count-goods", $goods) }.
    .theirs = Gouden tijden: { $who } neemt een goed.
questions-lose =
    .mine = De heffing is { COUNT("count-gold", $fee) }, je hebt { $gold }: wat verlies je?
    .theirs = { $who } kan niet alles betalen.
questions-lay =
    .mine = Leg een fiche van de reserve op een vrij eiland.
    .theirs = { $who } legt een fiche van de reserve.
questions-work =
    .mine = Bouw, verkoop, koop; stuur dan je schepen uit.
    .theirs = { $who } bouwt, verkoopt en koopt.
questions-without =
    .mine = Welke kaart laat je weg van: { $cost }?
    .theirs = { $who } laat een kaart weg.
questions-build_with_card =
    .mine = Wat wordt goedkoper door { NAME("things", $card, form: "the") }?
    .theirs = { $who } speelt een actiekaart.
questions-harbour =
    .mine = Waar begint je nieuwe schip?
    .theirs = { $who } laat een schip te water.
questions-repair =
    .mine = Welk schip wordt gerepareerd?
    .theirs = { $who } repareert een schip.
questions-public_building =
    .mine = Neem een openbaar gebouw.
    .theirs = { $who } neemt een openbaar gebouw.
questions-upgrade =
    .mine = Laat een bewoner gratis stijgen.
    .theirs = { $who } mag een bewoner gratis laten stijgen.
questions-commodity =
    .mine = Neem { COUNT("count-goods", $goods) }.
    .theirs = { $who } neemt een goed.
questions-luxury =
    .mine = Neem { COUNT("count-luxuries", $goods) }.
    .theirs = { $who } neemt een luxegoed.
questions-peek =
    .mine = Bekijk een fiche, waar dan ook.
    .theirs = { $who } bekijkt fiches.
questions-ship =
    .mine = Kies een schip, of beëindig je beurt.
    .theirs = { $who } stuurt schepen uit.
questions-sail =
    .mine = Varen of bekijken: nog { COUNT("count-actionPoints", $points) }.
    .theirs = { $who } vaart.
questions-tile =
    .mine =
        { $tile ->
            [none] Een fiche op { $square }: wat doe je ermee?
           *[other] { NAME("tiles", $tile, form: "name") } op { $square }: wat doe je ermee?
        }
    .theirs = { $who } bekijkt een fiche.
questions-ransom =
    .mine = Een overval! { COUNT("count-gold", $gold) } betalen, of vechten?
    .theirs = { $who } betaalt of vecht.
questions-drawn_fight =
    .mine = Onbeslist: een zeeheld, of opnieuw gooien?
    .theirs = Het gevecht van { $who } is onbeslist.
questions-reroll =
    .mine = Je dobbelsteen opnieuw gooien?
    .theirs = { $who } mag opnieuw gooien.
questions-tow =
    .mine = Naast de haven: waar ligt het beschadigde schip?
    .theirs = { $who } brengt het beschadigde schip binnen.
questions-give =
    .mine = De piraten willen { COUNT("count-gold", $gold) } of één goed.
    .theirs = { $who } geeft de piraten iets.
questions-bargain =
    .mine = Een vreedzame piraat: koop één kaart, of niets.
    .theirs = { $who } ontmoet een vreedzame piraat.
questions-return =
    .mine = Te veel goederen: geef { COUNT("count-goods", $excess) } terug.
    .theirs = { $who } geeft goederen terug.
questions-discard =
    .mine =
        { $excess ->
            [one] Leg { $excess } actiekaart af.
           *[other] Leg { $excess } actiekaarten af.
        }
    .theirs = { $who } legt actiekaarten af.

## Why an action is not allowed now

refusals-not_in_base_game = Dat hoort bij Aristocraten & Piraten.
refusals-too_many_ships =
    { $most ->
        [one] Je hebt niet meer dan { $most } schip.
       *[other] Je hebt niet meer dan { $most } schepen.
    }
refusals-cannot_pay = Het kost { NAMES("goods", $cost) }; je mist { NAMES("goods", $missing) }.
refusals-too_little_gold = Het kost { COUNT("count-gold", $price) }; je hebt { $gold }.
refusals-no_low_tile = Alle { $most } fiches voor pioniers en kolonisten zijn in gebruik.
refusals-no_high_tile = Alle { $most } fiches voor burgers en kooplieden zijn in gebruik.
refusals-nobody_to_upgrade = Je hebt geen { NAME("ranks", $rank) } die kan stijgen.
refusals-no_damaged_ship = Geen van je schepen is beschadigd.
refusals-castle_finished = Je kasteel is voltooid.
refusals-nests_needed =
    { $needed ->
        [one] Daarvoor heb je { $needed } verslagen piratennest nodig.
       *[other] Daarvoor heb je { $needed } verslagen piratennesten nodig.
    }
refusals-cannon_track_ends =
    { $most ->
        [one] Er zijn niet meer dan { $most } kanon.
       *[other] Er zijn niet meer dan { $most } kanonnen.
    }
refusals-no_such_site = Die bouwplaats is er niet.
refusals-site_taken = Deze bouwplaats is bebouwd.
refusals-none_left = Er is er geen meer over.
refusals-second_of_a_kind = Je hebt { NAME("things", $building, form: "the") } al.
refusals-no_good = Je hebt geen { NAME("goods", $good) }.
refusals-nobody_of_rank = Je hebt geen { NAME("ranks", $rank) }.
refusals-not_wanted = Een { NAME("ranks", $rank) } koopt geen { NAME("goods", $good) }.
refusals-bought_already = Elke { NAME("ranks", $rank) } heeft deze beurt gekocht.
refusals-no_extra_sale = Deze beurt is er geen verkoop meer mogelijk.
refusals-noble_has_bought = De inwonende edelman heeft deze beurt gekocht.
refusals-stock_empty = Er is geen { NAME("goods", $good) } meer in de voorraad.
refusals-buy_limit = Je kunt per beurt niet meer dan { COUNT("count-cards", $most) } kopen.
refusals-not_offered = Er is nu geen { NAME("goods", $good) } te krijgen.
refusals-not_in_the_cost = Er zit geen { NAME("goods", $good) } in de kosten.
refusals-rest_unpayable = Zonder { NAME("goods", $good) } kun je de rest niet betalen.
refusals-must_leave_out = Er moet een kaart weggelaten worden.
refusals-no_such_card = Je hebt { NAME("things", $card, form: "the") } niet in de hand.
refusals-card_played = Je kunt per beurt niet meer dan { COUNT("count-cards", $most) } spelen.
refusals-only_in_a_drawn_fight = Deze kaart speel je bij een onbeslist gevecht.
refusals-not_in_a_fight = Deze kaart beslist geen gevecht.
refusals-no_effect = Deze kaart zou nu niets opleveren.
refusals-card_swapped = Je kunt per beurt niet meer dan { COUNT("count-cards", $most) } ruilen.
refusals-not_there = Zoiets is er niet te verliezen.
refusals-no_post = Alleen een handelspost kun je aanleggen.
refusals-jetty_taken = Hier ligt al een handelspost.
refusals-any_place = Zo'n handelspost past niet bij het vraagteken.
refusals-not_to_be_taken = Zo kun je het niet nemen.
refusals-contracts_full =
    { $most ->
        [one] Er is maar plaats voor { $most } contract.
       *[other] Er is maar plaats voor { $most } contracten.
    }
refusals-no_nest = Hier is geen nest te verslaan.
refusals-nests_full =
    { $most ->
        [one] Niemand verslaat meer dan { $most } nest.
       *[other] Niemand verslaat meer dan { $most } nesten.
    }
refusals-wrong_square = Dit vak kun je nu niet kiezen.
refusals-no_ship_there = Hier is geen schip van jou.
refusals-ship_damaged = Dit schip is beschadigd en moet eerst gerepareerd worden.
refusals-ship_has_acted = Dit schip heeft deze beurt gehandeld.
refusals-no_points = Daarvoor heeft het schip geen actiepunt meer.
refusals-too_far = Je schip ligt er niet naast.
refusals-closed_square = Daar kan geen schip varen.
refusals-no_tile_there = Hier ligt geen fiche.
refusals-tile_known = Dit fiche ken je.

## Actions, as buttons say them

choices-pass =
    { $kind ->
        [upgrade] Niemand verheffen
        [peek] Geen fiche meer bekijken
        [reroll] De worp houden
        [ship] Beurt beëindigen
        [sail] Ankeren
        [without] Alles betalen
        [bargain] Niets kopen
       *[other] Passen
    }
choices-ships = Naar de schepen
choices-ship = Een schip bouwen
choices-pioneer = Een pionier vestigen
choices-upgrade = Iemand tot { NAME("ranks", $rank) } verheffen
choices-repair = Een schip repareren
choices-castle = De volgende trap van het kasteel bouwen
choices-cannon = Een kanon kopen
choices-build = { NAME("things", $building, form: "name") } bouwen op plaats { $site }
choices-sell = Verkoop { NAME("goods", $good) } aan een { NAME("ranks", $rank) }
choices-sellNoble = Verkoop { NAME("goods", $good) } aan de inwonende edelman
choices-sellExtra = Verkoop daarnaast { NAME("goods", $good) }
choices-buy =
    { $price ->
        [none] Koop { NAME("goods", $good) }
       *[other] Koop { NAME("goods", $good) } voor { COUNT("count-gold", $price) }
    }
choices-take = Neem { NAME("goods", $good) }
choices-takePublic = Neem { NAME("things", $building, form: "the") }
choices-give = Geef { NAME("goods", $good) }
choices-without = Zonder { NAME("goods", $good) }
choices-play = Speel { NAME("things", $card, form: "the") }
choices-swap = Ruil { NAME("things", $card, form: "the") }
choices-discard = Leg { NAME("things", $card, form: "the") } af
choices-losePost = Verlies de handelspost bij de { $place }
choices-loseContract = Verlies een contract
choices-lose = Verlies een { NAME("ranks", $rank) }
choices-attach = Leg aan bij de { $place }
choices-takeTile = Nemen
choices-back = Terugleggen
choices-fight = Vechten
choices-pay = Betaal { COUNT("count-gold", $count) }
choices-again = Opnieuw gooien
choices-at = Op { $square }
choices-command = Het schip op { $square }
choices-sail = Vaar naar { $square }
choices-look = Bekijk { $square }

## Options of the set-up

options-expansions =
    .label = Uitbreiding
    .meaning = Aristocraten & Piraten voegt luxegoederen, kastelen, kanonnen, piratennesten en een tweede kaart toe.
    .choices-none = Basisspel
    .choices-aristocrats_pirates = Aristocraten & Piraten
options-first_player =
    .label = Wie begint
    .meaning = Door het lot, of een bepaalde plaats.
    .choices-lot = Door het lot
    .choices-0 = Plaats 1
    .choices-1 = Plaats 2
    .choices-2 = Plaats 3
    .choices-3 = Plaats 4
options-most_rounds =
    .label = Hoogstens ronden
    .meaning = Heeft dan niemand gewonnen, dan beslissen de meeste punten, daarna goud en goederen.
options-sheet =
    .label = Getallen
    .meaning = Alle kosten en prijzen staan op één blad: het onze, of dat van iemand met de doos.
    .choices-house_1 = De onze

## The button that confirms what has been picked

confirm-return = { COUNT("count-goods", $count) } teruggeven
confirm-discard = { COUNT("count-cards", $count) } afleggen

## The charts at the end

charts-points = Overwinningspunten
charts-gold = Goud
charts-inhabitants = Bewoners
charts-discoveries = Posten, contracten en nesten

## Names of things on the table

ui-players = Spelers
ui-ownBoard = Jouw bord
ui-decision = Beslissing
ui-clear = Wissen
ui-asAdvised = Zoals aangeraden
ui-chart = Zeekaart
ui-stock = Voorraad
ui-publics = Openbare gebouwen
ui-nobles = Adelsgebouwen
ui-actionCards = Actie{"\u00AD"}kaarten
ui-pirateCards = Piraten{"\u00AD"}kaarten
ui-stack = In de stapel
ui-discards = Afgelegd
ui-home = Thuiseiland
ui-noblesIsland = Adelseiland
ui-castle = Kasteel
ui-cannons = Kanonnen
ui-strength = Kanonnen in een gevecht
ui-nests = Piratennesten
ui-contracts = Contracten
ui-posts = Handelsposten
ui-inhabitants = Bewoners
ui-goods = Goederen
ui-gold = Goud
ui-ships = Schepen
ui-price = Prijs
ui-priceNow = Prijs nu
ui-cost = Kosten
ui-left = Nog over
ui-owned = Je hebt
ui-empty = leeg
ui-start = Start
ui-harbour = Haven
ui-pirates = Piratenvak
ui-dolphin = Dolfijnendoorgang
ui-sea = Zee
ui-island = Eiland
ui-faceDown = Dicht fiche
ui-crown = Kroonfiche
ui-unseen = Jou onbekend
ui-reserve = Reserve
ui-damaged = beschadigd
ui-die = Dobbelsteen
ui-resident = Inwonende edelman

## Sentences with numbers in them

say-round = Ronde { $round }
say-goods = { $count } { NAME("goods", $good) }
say-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
say-costs = Kost { $cost }.
say-lookedBy = Bekeken door { $names }.
say-knownTo = Je hebt het gezien; bekijken en nemen kost toch een punt.
say-ownedBy = Van { $names }.
say-shipOf =
    { $damaged ->
        [true] { $who }: schip op { $square }, beschadigd
       *[other] { $who }: schip op { $square }
    }
say-shipPoints = nog { COUNT("count-actionPoints", $left) }
say-docked =
    { $count ->
        [one] { $count } schip thuis
       *[other] { $count } schepen thuis
    }
say-pays = Betaalt { COUNT("count-gold", $count) } voor een goed.
say-buysOnly = Koopt alleen { $goods }.
say-hasBought =
    { $count ->
        [one] Eén heeft deze beurt gekocht.
       *[other] { $count } hebben deze beurt gekocht.
    }
say-place =
    { $good ->
        [any] { $number }: een goed naar keuze
       *[other] { $number }: { NAME("goods", $good) }
    }
say-step = Kasteel, trap { $step }
say-cannon = Kanon { $number }
say-site = Bouwplaats { $number }
say-needsNests =
    { $count ->
        [one] Vraagt { $count } verslagen piratennest.
       *[other] Vraagt { $count } verslagen piratennesten.
    }
say-toWin =
    { $points ->
        [none] { $home } thuispunt en { $noble } adelspunten winnen.
       *[other] { $points } punten winnen.
    }
say-buysLeft =
    { $count ->
        [one] Deze beurt nog { $count } aankoop.
       *[other] Deze beurt nog { $count } aankopen.
    }
say-handLimit = { COUNT("count-goods", $have) }; aan het eind van de beurt hoogstens { $most }.
say-totals = Jij { $own } : { $foe } piraten
say-back = Dicht fiche, teken { $mark }
say-chooseSite = Kies er een bouwplaats voor.
say-chooseBuilding = Kies er een gebouw voor.
say-chooseBuyer = Wie koopt het?
say-nothing = niets
say-brings = Levert { COUNT("count-gold", $gold) } op.
say-picked = { $picked } van { $of } gekozen
say-mostRounds = van hoogstens { $most }

## Only in the terminal. Signs are the two letters of a tile on the chart; nests have one and their strength

signs-stone = st
signs-wood = ho
signs-tools = ge
signs-cloth = la
signs-spice = sp
signs-tobacco = ta
signs-marble = ma
signs-silk = zi
signs-gems = ed
signs-contract = hc
signs-gold = go
signs-promotion = be
signs-nest = n
terminal-tiebreak = Goud en goederen
terminal-help = Op de kaart is [?] een dicht fiche, [ ] een eiland zonder fiche, en twee letters zijn een fiche dat je hebt gezien. Een getal is een schip van die plaats, met ! als het beschadigd is. X is een piratenvak, D een dolfijn en H de haven. Bij een thuiseiland staat elk getal van de dobbelsteen voor het goed dat het oplevert.

## Waarom een spel eindigde

ends-victory = Iemand had alle punten
ends-rounds = De laatste ronde was voorbij
