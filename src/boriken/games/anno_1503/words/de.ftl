## The game in a sentence

about = Segle hinaus, besiedle Inseln und führe deine Pioniere zu Wohlstand.

## What a card makes cheaper

targets-ship = ein Schiff
targets-pioneer = ein Pionier
targets-upgrade = ein Aufstieg
targets-repair = eine Reparatur
targets-castle_step = eine Stufe des Schlosses
targets-noble_site = ein Aristokratengebäude
targets-cannon = eine Kanone

## Questions, as a refusal names them

asked-over = das Spiel ist zu Ende
asked-home = wer welche Heimatinsel bekommt
asked-first = wer beginnt
asked-roll = was der Würfel zeigt
asked-event = welches Ereignis kommt
asked-face = was das Plättchen zeigt
asked-card = welche Karte kommt
asked-encounter = wem das Schiff begegnet
asked-foe = wer der Pirat ist
asked-raid_card = was die Karte sagt
asked-foe_die = was die Piraten würfeln
asked-own_die = was das Schiff würfelt
asked-produce = welche Ware produziert wird
asked-golden_times = welche Ware genommen wird
asked-lose = was verloren geht
asked-lay = wohin das Plättchen der Reserve kommt
asked-work = was gebaut, verkauft und gekauft wird
asked-without = welche Karte bei den Kosten wegbleibt
asked-build_with_card = was durch die Karte billiger wird
asked-harbour = wo das neue Schiff beginnt
asked-repair = welches Schiff repariert wird
asked-public_building = welches öffentliche Gebäude genommen wird
asked-upgrade = wer umsonst aufsteigt
asked-commodity = welche Ware genommen wird
asked-luxury = welche Luxusware genommen wird
asked-peek = welches Plättchen angesehen wird
asked-ship = welches Schiff handelt
asked-sail = was das Schiff tut
asked-tile = was aus dem Plättchen wird
asked-ransom = ob gezahlt oder gekämpft wird
asked-drawn_fight = wie der unentschiedene Kampf weitergeht
asked-reroll = ob noch einmal gewürfelt wird
asked-tow = wo das beschädigte Schiff liegt
asked-give = was die Piraten bekommen
asked-bargain = was vom Piraten gekauft wird
asked-return = welche Ware zurückgeht
asked-discard = welche Aktionskarte abgelegt wird

## Numbers of things; $count is the number

count-gold = { $count } Gold
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-actionPoints =
    { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
count-goods =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
count-points =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
count-inhabitants = { $count } Bewohner
count-posts =
    { $count ->
        [one] { $count } Kontor
       *[other] { $count } Kontore
    }
count-ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
count-publics =
    { $count ->
        [one] { $count } öffentliches Gebäude
       *[other] { $count } öffentliche Gebäude
    }
count-contracts =
    { $count ->
        [one] { $count } Handelsvertrag
       *[other] { $count } Handelsverträge
    }
count-commodities =
    { $count ->
        [one] { $count } gewöhnliche Ware
       *[other] { $count } gewöhnliche Waren
    }
count-luxuries =
    { $count ->
        [one] { $count } Luxusware
       *[other] { $count } Luxuswaren
    }

## Goods

goods-stone = Stein
goods-wood = Holz
goods-tools = Werkzeug
goods-cloth = Tuch
goods-spice = Gewürz
goods-tobacco = Tabak
goods-marble = Marmor
goods-silk = Seide
goods-gems = Edelsteine

## One letter for each good, for people who do not see the colours

letters-stone = S
letters-wood = H
letters-tools = W
letters-cloth = T
letters-spice = G
letters-tobacco = B
letters-marble = M
letters-silk = D
letters-gems = E

## Inhabitants

ranks-pioneer = Pionier
ranks-settler = Siedler
ranks-citizen = Bürger
ranks-merchant = Kaufmann

## Buildings and action cards

things-church =
    .name = Kirche
    .the = die Kirche
things-fire_brigade =
    .name = Feuerwehr
    .the = die Feuerwehr
things-smith =
    .name = Schmiede
    .the = die Schmiede
things-market_hall =
    .name = Markthalle
    .the = die Markthalle
things-tavern =
    .name = Wirtshaus
    .the = das Wirtshaus
things-shipyard =
    .name = Werft
    .the = die Werft
things-lighthouse =
    .name = Leuchtturm
    .the = den Leuchtturm
things-school =
    .name = Schule
    .the = die Schule
things-wealthy_noble =
    .name = Wohl{"\u00AD"}habender Aristokrat
    .the = den Wohlhabenden Aristokraten
things-theatre =
    .name = Theater
    .the = das Theater
things-university =
    .name = Universität
    .the = die Universität
things-cathedral =
    .name = Kathedrale
    .the = die Kathedrale
things-library =
    .name = Bibliothek
    .the = die Bibliothek
things-park =
    .name = Park
    .the = den Park
things-sea_hero =
    .name = Seeheld
    .the = den Seehelden
things-explorer =
    .name = Entdecker
    .the = den Entdecker
things-master_builder =
    .name = Baumeister
    .the = den Baumeister
things-inventor =
    .name = Erfinder
    .the = den Erfinder
things-engineer =
    .name = Ingenieur
    .the = den Ingenieur

## Disasters

disasters-pirate = Piraten
disasters-fire = Feuer
disasters-golden_times = Goldene Zeiten

## Island tiles: the name, and as the object of a sentence

tiles-post_stone =
    .name = Kontor: Stein
    .a = ein Kontor für Stein
tiles-post_wood =
    .name = Kontor: Holz
    .a = ein Kontor für Holz
tiles-post_tools =
    .name = Kontor: Werkzeug
    .a = ein Kontor für Werkzeug
tiles-post_cloth =
    .name = Kontor: Tuch
    .a = ein Kontor für Tuch
tiles-post_spice =
    .name = Kontor: Gewürz
    .a = ein Kontor für Gewürz
tiles-post_tobacco =
    .name = Kontor: Tabak
    .a = ein Kontor für Tabak
tiles-contract =
    .name = Handelsvertrag
    .a = einen Handelsvertrag
tiles-treasure_gold =
    .name = Schatz
    .a = einen Schatz
tiles-treasure_gold_2 =
    .name = Schatz
    .a = einen Schatz
tiles-treasure_gold_3 =
    .name = Schatz
    .a = einen Schatz
tiles-treasure_promotion =
    .name = Ernennungsurkunde
    .a = eine Ernennungsurkunde
tiles-post_marble =
    .name = Kontor: Marmor
    .a = ein Kontor für Marmor
tiles-post_silk =
    .name = Kontor: Seide
    .a = ein Kontor für Seide
tiles-post_gems =
    .name = Kontor: Edelsteine
    .a = ein Kontor für Edelsteine
tiles-nest_4 =
    .name = Piratennest der Stärke 4
    .a = ein Piratennest der Stärke 4
tiles-nest_5 =
    .name = Piratennest der Stärke 5
    .a = ein Piratennest der Stärke 5
tiles-nest_6 =
    .name = Piratennest der Stärke 6
    .a = ein Piratennest der Stärke 6
tiles-nest_7 =
    .name = Piratennest der Stärke 7
    .a = ein Piratennest der Stärke 7
tiles-nest_8 =
    .name = Piratennest der Stärke 8
    .a = ein Piratennest der Stärke 8

## What a tile is good for, by its kind

tileRules-post = An einem Steg deiner Heimatinsel lässt es dich bei dieser Zahl auch { NAME("goods", $good) } nehmen. Das Schiff wird dafür abgegeben.
tileRules-contract = Jede gewöhnliche Ware kostet dich ein Gold weniger. Das Schiff wird dafür abgegeben.
tileRules-gold = Bringt einmal { COUNT("count-gold", $gold) }. Das Schiff wird dafür abgegeben.
tileRules-promotion = Einer deiner Bewohner steigt umsonst um einen Rang auf. Das Schiff wird dafür abgegeben.
tileRules-nest = Besiegst du es mit Würfel und Kanonen, kosten dich Luxuswaren { COUNT("count-gold", $discount) } weniger; das Schiff wird dafür abgegeben. Verlierst du, wird dein Schiff beschädigt.

## What buildings and cards do

effects-golden_times_goods = In goldenen Zeiten nimmst du { COUNT("count-commodities", $n) } statt einer.
effects-ignore_event = { NAME("disasters", $event) }: Du zahlst nichts und verlierst nichts.
effects-buy_limit = In jedem Zug darfst du { COUNT("count-cards", $n) } mehr kaufen.
effects-extra_sale = Einmal im Zug darfst du ohne Bewohner noch eine gewöhnliche Ware für { COUNT("count-gold", $n) } verkaufen.
effects-cost_less =
    { $per_turn ->
        [none] { NAME("targets", $target, case: "upper") } kostet { COUNT("count-cards", $n) } weniger; du wählst, welche.
        [one] Einmal im Zug: { NAME("targets", $target) } kostet { COUNT("count-cards", $n) } weniger; du wählst, welche.
       *[other] Je Zug { $per_turn } Mal: { NAME("targets", $target) } kostet { COUNT("count-cards", $n) } weniger; du wählst, welche.
    }
effects-ship_points = Jedes deiner Schiffe hat im Zug { COUNT("count-actionPoints", $n) } mehr.
effects-luxury_sale =
    { $per_turn ->
       *[one] Einmal im Zug darfst du eine Luxusware für { COUNT("count-gold", $n) } verkaufen, außer der an den ansässigen Aristokraten.
        [other] Je Zug { $per_turn } Mal darfst du eine Luxusware für { COUNT("count-gold", $n) } verkaufen, außer der an den ansässigen Aristokraten.
    }
effects-luxury_discount = Jede Luxusware kostet dich { COUNT("count-gold", $n) } weniger.
effects-cannons =
    { $n ->
        [one] Jedes deiner Schiffe hat { $n } Kanone mehr.
       *[other] Jedes deiner Schiffe hat { $n } Kanonen mehr.
    }
effects-draw_action_cards =
    { $n ->
        [one] Beim Bau ziehst du { $n } Aktionskarte.
       *[other] Beim Bau ziehst du { $n } Aktionskarten.
    }
effects-free_upgrade = Sofort darf umsonst aufsteigen: { $n } Bewohner.
effects-gain_gold = Bringt sofort { COUNT("count-gold", $n) }.
effects-gain_commodities = Nimm { COUNT("count-commodities", $n) } deiner Wahl aus dem Vorrat.
effects-cannon_discount = Kaufe damit eine Kanone für { COUNT("count-gold", $n) } weniger.
effects-win_draw = Bei einem unentschiedenen Kampf gespielt: Du gewinnst ihn. Zählt nicht als Karte des Zuges.
effects-gain_luxuries = Nimm { COUNT("count-luxuries", $n) } deiner Wahl aus dem Vorrat.
effects-buy_discount = Jede gewöhnliche Ware kostet dich { COUNT("count-gold", $n) } weniger.
effects-sale_bonus = Jeder Verkauf an Bewohner bringt { COUNT("count-gold", $n) } mehr.
effects-hand_limit = Am Ende deines Zuges darfst du { COUNT("count-goods", $n) } mehr behalten.
effects-gold_per_turn = Bringt nach jedem eigenen Wurf { COUNT("count-gold", $n) }.
effects-free_build = Umsonst: { NAME("targets", $target) }.
effects-peek =
    { $n ->
        [one] Sieh dir irgendwo auf der Karte { $n } verdecktes Plättchen an.
       *[other] Sieh dir irgendwo auf der Karte { $n } verdeckte Plättchen an.
    }
effects-reroll = Einmal in jedem Kampf darfst du deinen Würfel neu werfen.
effects-production_choice = Was auch immer der Wurf dir bringt: Du darfst stattdessen { NAME("goods", $good) } nehmen.
effects-production_bonus = Jedes Mal, wenn ein Wurf dir { NAME("goods", $good) } bringt, nimmst du { $n } mehr davon.

## What things on the table are for

rules-sea = Ein Schiff fährt für einen Aktionspunkt ein Feld weit, nie schräg.
rules-dolphin = Der Durchgang zwischen beiden Karten: von Delfin zu Delfin ist es ein Schritt.
rules-pirates = Ein Schiff, das hierher fährt, begegnet einem Piraten und hat in diesem Zug keine Aktionspunkte mehr.
rules-harbour = Auf den Hafen fährt niemand; neben ihm dürfen neue Schiffe beginnen, und beschädigte werden hierher gebracht.
rules-start = Hier beginnen neue Schiffe.
rules-island = Von einem Feld daneben sieht sich ein Schiff das Plättchen für einen Aktionspunkt an. Nur du siehst es; dann nimmst du es oder legst es zurück.
rules-ship = Jedes Schiff hat seine Aktionspunkte einmal in deinem Zug, nach Bauen, Verkaufen und Kaufen. Ein genommenes Plättchen kostet das Schiff.
rules-place = Wird diese Zahl gewürfelt, egal von wem, nimmst du diese Ware. Ein Kontor hier lässt dir die Wahl.
rules-any = Wird diese Zahl gewürfelt, nimmst du eine gewöhnliche Ware deiner Wahl. Hier passt nur ein Kontor für Luxuswaren.
rules-pioneer = Jeder Bewohner kauft in deinem Zug eine gewöhnliche Ware. Ab dem vierten bringt jeder neue ein öffentliches Gebäude.
rules-upgrade = Ein höherer Rang zahlt mehr für eine Ware. Drei Kaufleute sind ein Siegpunkt.
rules-contract = Jeder Handelsvertrag macht jede gewöhnliche Ware um ein Gold billiger.
rules-castle = Jede Stufe bringt eine Aktionskarte. Das fertige Schloss ist ein Siegpunkt.
rules-cannon = Eine Kanone zählt für alle deine Schiffe, in jedem Kampf.
rules-site = Hier darf jedes Aristokratengebäude stehen, keines zweimal. Sind alle Bauplätze bebaut, ist das ein Siegpunkt.
rules-noble = Der ansässige Aristokrat kauft in jedem deiner Züge eine Luxusware.
rules-nest = Besiegte Nester machen Luxuswaren billiger; zwei davon sind ein Siegpunkt.
rules-actionCards = In deinem Zug darfst du vor den Schiffen eine Karte spielen und eine gegen eine neue tauschen.
rules-pirateCards = Acht Überfälle und zwei friedliche Händler. Vor einem Überfall kauft man sich frei oder kämpft.
rules-public = Umsonst für jeden Bewohner ab dem vierten. Niemand hat zwei gleiche.
rules-commodity = Zum Bauen und zum Verkauf an deine Bewohner. Am Ende deines Zuges behältst du höchstens fünf Waren.
rules-luxury = Für die letzten Stufen des Schlosses und die Aristokratengebäude; nur Aristokraten kaufen sie.
rules-gold = Gold kauft Waren und Kanonen und zahlt, wenn Piraten oder Feuer kommen.

## Victory points

points-gold = Gold
points-posts = Kontore
points-contracts = Handelsverträge
points-public_buildings = Öffentliche Gebäude
points-merchants = Kaufleute
points-noble_buildings = Aristokratengebäude
points-nests = Piratennester
points-castle = Schloss

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-home_drawn = { $who } { YOU($you, "bekommst", "bekommt") } eine Heimatinsel.
events-first_drawn = { $who } { YOU($you, "beginnst", "beginnt") }.
events-rolled = { $who } { YOU($you, "würfelst", "würfelt") } { $number }.
events-produced = { $who } { YOU($you, "produzierst", "produziert") } { $goods }.
events-nothing_produced = { $who } { YOU($you, "produzierst", "produziert") } nichts.
events-event =
    { $event ->
        [pirate] Piraten kommen: Kontore und Verträge kosten eine Abgabe.
        [fire] Feuer bricht aus: Bewohner kosten eine Abgabe.
       *[golden_times] Goldene Zeiten: Alle nehmen eine Ware.
    }
events-event_ignored = { $who } { YOU($you, "bist", "ist") } sicher ({ NAME("disasters", $event) }).
events-fee_paid = { $who } { YOU($you, "zahlst", "zahlt") } { COUNT("count-gold", $gold) }.
events-post_lost = { $who } { YOU($you, "verlierst", "verliert") } { NAME("tiles", $tile, form: "a") } bei der { $place }.
events-contract_lost = { $who } { YOU($you, "verlierst", "verliert") } einen Handelsvertrag.
events-inhabitant_lost = { $who } { YOU($you, "verlierst", "verliert") } einen Bewohner: { NAME("ranks", $rank) }.
events-tile_laid = { $who } { YOU($you, "legst", "legt") } ein Plättchen der Reserve auf { $square }.
events-golden_good = { $who } { YOU($you, "nimmst", "nimmt") } { $goods }.
events-gold_earned = { $who } { YOU($you, "verdienst", "verdient") } { COUNT("count-gold", $gold) }.
events-paid = { $who } { YOU($you, "zahlst", "zahlt") } { $goods }.
events-ship_launched = { $who } { YOU($you, "baust", "baut") } ein Schiff, es beginnt auf { $square }.
events-pioneer_came = { $who } { YOU($you, "bekommst", "bekommt") } einen Pionier.
events-upgraded =
    { $free ->
        [true] { $who } { YOU($you, "hast", "hat") } einen { NAME("ranks", $rank) } mehr, umsonst.
       *[other] { $who } { YOU($you, "hast", "hat") } einen { NAME("ranks", $rank) } mehr.
    }
events-public_building_taken = { $who } { YOU($you, "nimmst", "nimmt") } { NAME("things", $building, form: "the") }.
events-repaired = { $who } { YOU($you, "reparierst", "repariert") } das Schiff auf { $square }.
events-castle_raised = { $who } { YOU($you, "baust", "baut") } Stufe { $step } des Schlosses.
events-noble_building_built = { $who } { YOU($you, "baust", "baut") } { NAME("things", $building, form: "the") }.
events-cannon_bought = { $who } { YOU($you, "kaufst", "kauft") } Kanone { $number } für { COUNT("count-gold", $price) }.
events-sold =
    { $buyer ->
        [noble] { $who } { YOU($you, "verkaufst", "verkauft") } { NAME("goods", $good) } an den Aristokraten für { COUNT("count-gold", $gold) }.
        [extra] { $who } { YOU($you, "verkaufst", "verkauft") } zusätzlich { NAME("goods", $good) } für { COUNT("count-gold", $gold) }.
       *[other] { $who } { YOU($you, "verkaufst", "verkauft") } { NAME("goods", $good) } für { COUNT("count-gold", $gold) } ({ NAME("ranks", $buyer) }).
    }
events-bought = { $who } { YOU($you, "kaufst", "kauft") } { NAME("goods", $good) } für { COUNT("count-gold", $price) }.
events-card_drawn =
    { $card ->
        [none] { $who } { YOU($you, "ziehst", "zieht") } eine Aktionskarte.
       *[other] { $who } { YOU($you, "ziehst", "zieht") } { NAME("things", $card, form: "the") }.
    }
events-card_played = { $who } { YOU($you, "spielst", "spielt") } { NAME("things", $card, form: "the") }.
events-card_swapped = { $who } { YOU($you, "tauschst", "tauscht") } { NAME("things", $card, form: "the") }.
events-card_discarded = { $who } { YOU($you, "legst", "legt") } { NAME("things", $card, form: "the") } ab.
events-cards_shuffled = Der Ablagestapel ({ COUNT("count-cards", $count) }) wird neu gemischt.
events-good_gained = { $who } { YOU($you, "nimmst", "nimmt") } { $goods }.
events-gold_gained = { $who } { YOU($you, "bekommst", "bekommt") } { COUNT("count-gold", $gold) }.
events-sailed = { $who } { YOU($you, "fährst", "fährt") } von { $origin } nach { $square }.
events-looked = { $who } { YOU($you, "siehst dir", "sieht sich") } das Plättchen auf { $square } an.
events-tile_seen =
    { $tile ->
        [none] { $who } { YOU($you, "siehst", "sieht") } das Plättchen auf { $square }.
       *[other] { $who } { YOU($you, "siehst", "sieht") } { NAME("tiles", $tile, form: "a") } auf { $square }.
    }
events-laid_back = { $who } { YOU($you, "legst", "legt") } das Plättchen auf { $square } zurück.
events-post_attached = { $who } { YOU($you, "holst", "holt") } { NAME("tiles", $tile, form: "a") } von { $square } an die { $place }.
events-contract_taken = { $who } { YOU($you, "holst", "holt") } einen Handelsvertrag von { $square }.
events-treasure_found = { $who } { YOU($you, "findest", "findet") } { NAME("tiles", $tile, form: "a") } auf { $square }.
events-nest_attacked = { $who } { YOU($you, "greifst", "greift") } { NAME("tiles", $tile, form: "a") } auf { $square } an.
events-nest_beaten = { $who } { YOU($you, "besiegst", "besiegt") } das Nest auf { $square }.
events-nest_held = Das Nest auf { $square } hält stand gegen { YOU($you, "dich", $who) }.
events-foe_rolled = Die Piraten würfeln { $number }: zusammen { $total }.
events-own_rolled = { $who } { YOU($you, "würfelst", "würfelt") } { $number }: zusammen { $total }.
events-fight_drawn = Der Kampf ist unentschieden.
events-encounter =
    { $raid ->
        [true] { $who } { YOU($you, "begegnest", "begegnet") } auf { $square } einem Piraten.
       *[other] { $who } { YOU($you, "begegnest", "begegnet") } auf { $square } einem friedlichen Piraten.
    }
events-peaceful_pirate =
    { $you ->
        [true] Der Pirat bietet dir einen Handel an.
       *[other] Der Pirat bietet { $who } einen Handel an.
    }
events-ransom_paid = { $who } { YOU($you, "zahlst", "zahlt") } { COUNT("count-gold", $gold) } Lösegeld.
events-foe_shown =
    { $foe ->
        [equal] Der Pirat ist so stark wie { YOU($you, "du", $who) }.
       *[other]
            { $by ->
                [none] Der Pirat kämpft mit deinen Kanonen.
               *[other] Der Pirat kämpft mit den Kanonen von { $by }.
            }
    }
events-raid_bought_off = Der Pirat fährt davon.
events-raid_won = { $who } { YOU($you, "schlägst", "schlägt") } den Piraten in die Flucht.
events-raid_lost = Der Pirat besiegt { YOU($you, "dich", $who) }.
events-gold_lost = { $who } { YOU($you, "verlierst", "verliert") } { COUNT("count-gold", $gold) }.
events-good_lost = { $who } { YOU($you, "verlierst", "verliert") } { NAME("goods", $good) }.
events-ship_damaged =
    { $you ->
        [true] Dein Schiff liegt beschädigt auf { $square }.
       *[other] Das Schiff von { $who } liegt beschädigt auf { $square }.
    }
events-bargain = { $who } { YOU($you, "kaufst", "kauft") } vom Piraten { NAME("goods", $good) } für { COUNT("count-gold", $price) }.
events-pirates_shuffled = Alle Piratenkarten werden neu gemischt.
events-good_returned = { $who } { YOU($you, "gibst", "gibt") } { $goods } zurück.
events-passed = { $who } passt.
events-point_gained = { $who } { YOU($you, "gewinnst", "gewinnt") } den Siegpunkt: { NAME("points", $point) }.
events-point_lost = { $who } { YOU($you, "verlierst", "verliert") } den Siegpunkt: { NAME("points", $point) }.
events-round_ended = Runde { $round } endet.
events-game_won = { $who } { YOU($you, "hast", "hat") } alle nötigen Punkte und { YOU($you, "gewinnst", "gewinnt") }.
events-rounds_over = Die letzte Runde ist vorbei.

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = Das Spiel ist zu Ende.
    .theirs = Das Spiel ist zu Ende.
questions-home =
    .mine = Die Heimatinseln werden verlost.
    .theirs = Die Heimatinseln werden verlost.
questions-first =
    .mine = Das Los entscheidet, wer beginnt.
    .theirs = Das Los entscheidet, wer beginnt.
questions-roll =
    .mine = Der Würfel rollt.
    .theirs = Der Würfel rollt.
questions-event =
    .mine = Ein zweiter Wurf sagt, welches Ereignis kommt.
    .theirs = Ein zweiter Wurf sagt, welches Ereignis kommt.
questions-face =
    .mine = Das Plättchen wird umgedreht.
    .theirs = Das Plättchen wird umgedreht.
questions-card =
    .mine = Eine Aktionskarte wird gezogen.
    .theirs = Eine Aktionskarte wird gezogen.
questions-encounter =
    .mine = Eine Piratenkarte wird gezogen.
    .theirs = Eine Piratenkarte wird gezogen.
questions-foe =
    .mine = Der Pirat gibt sich zu erkennen.
    .theirs = Der Pirat gibt sich zu erkennen.
questions-raid_card =
    .mine = Die Piratenkarte wird aufgedeckt.
    .theirs = Die Piratenkarte wird aufgedeckt.
questions-foe_die =
    .mine = Die Piraten würfeln.
    .theirs = Die Piraten würfeln.
questions-own_die =
    .mine = Die Mannschaft würfelt.
    .theirs = Die Mannschaft würfelt.
questions-produce =
    .mine = Der Würfel zeigt { $number }: Welche Ware nimmst du?
    .theirs = { $who } wählt eine Ware.
questions-golden_times =
    .mine = Goldene Zeiten: Nimm { COUNT("count-goods", $goods) }.
    .theirs = Goldene Zeiten: { $who } nimmt eine Ware.
questions-lose =
    .mine = Die Abgabe ist { COUNT("count-gold", $fee) }, du hast { $gold }: Was verlierst du?
    .theirs = { $who } kann nicht alles bezahlen.
questions-lay =
    .mine = Lege ein Plättchen der Reserve auf eine freie Insel.
    .theirs = { $who } legt ein Plättchen der Reserve.
questions-work =
    .mine = Baue, verkaufe, kaufe; dann schicke deine Schiffe aus.
    .theirs = { $who } baut, verkauft und kauft.
questions-without =
    .mine = Welche Karte lässt du weg von: { $cost }?
    .theirs = { $who } lässt eine Karte weg.
questions-build_with_card =
    .mine = Was wird billiger durch { NAME("things", $card, form: "the") }?
    .theirs = { $who } spielt eine Aktionskarte.
questions-harbour =
    .mine = Wo beginnt dein neues Schiff?
    .theirs = { $who } lässt ein Schiff zu Wasser.
questions-repair =
    .mine = Welches Schiff wird repariert?
    .theirs = { $who } repariert ein Schiff.
questions-public_building =
    .mine = Nimm ein öffentliches Gebäude.
    .theirs = { $who } nimmt ein öffentliches Gebäude.
questions-upgrade =
    .mine = Lass einen Bewohner umsonst aufsteigen.
    .theirs = { $who } darf einen Bewohner umsonst aufsteigen lassen.
questions-commodity =
    .mine = Nimm { COUNT("count-goods", $goods) }.
    .theirs = { $who } nimmt eine Ware.
questions-luxury =
    .mine = Nimm { COUNT("count-luxuries", $goods) }.
    .theirs = { $who } nimmt eine Luxusware.
questions-peek =
    .mine = Sieh dir irgendein Plättchen an.
    .theirs = { $who } sieht sich Plättchen an.
questions-ship =
    .mine = Wähle ein Schiff oder beende deinen Zug.
    .theirs = { $who } schickt Schiffe aus.
questions-sail =
    .mine = Fahren oder ansehen: noch { COUNT("count-actionPoints", $points) }.
    .theirs = { $who } fährt.
questions-tile =
    .mine =
        { $tile ->
            [none] Ein Plättchen auf { $square }: Was wird daraus?
           *[other] { NAME("tiles", $tile, form: "name") } auf { $square }: Was wird daraus?
        }
    .theirs = { $who } sieht sich ein Plättchen an.
questions-ransom =
    .mine = Ein Überfall! { COUNT("count-gold", $gold) } zahlen oder kämpfen?
    .theirs = { $who } zahlt oder kämpft.
questions-drawn_fight =
    .mine = Unentschieden: ein Seeheld, oder noch einmal würfeln?
    .theirs = Der Kampf von { $who } ist unentschieden.
questions-reroll =
    .mine = Deinen Würfel noch einmal werfen?
    .theirs = { $who } darf noch einmal würfeln.
questions-tow =
    .mine = Neben dem Hafen: Wo liegt das beschädigte Schiff?
    .theirs = { $who } bringt das beschädigte Schiff ein.
questions-give =
    .mine = Die Piraten wollen { COUNT("count-gold", $gold) } oder eine Ware.
    .theirs = { $who } gibt den Piraten etwas.
questions-bargain =
    .mine = Ein friedlicher Pirat: Kaufe eine Karte oder nichts.
    .theirs = { $who } begegnet einem friedlichen Piraten.
questions-return =
    .mine = Zu viele Waren: Gib { COUNT("count-goods", $excess) } zurück.
    .theirs = { $who } gibt Waren zurück.
questions-discard =
    .mine =
        { $excess ->
            [one] Lege { $excess } Aktionskarte ab.
           *[other] Lege { $excess } Aktionskarten ab.
        }
    .theirs = { $who } legt Aktionskarten ab.

## Why an action is not allowed now

refusals-not_in_base_game = Das gehört zu Aristokraten & Piraten.
refusals-too_many_ships =
    { $most ->
        [one] Du hast nicht mehr als { $most } Schiff.
       *[other] Du hast nicht mehr als { $most } Schiffe.
    }
refusals-cannot_pay = Das kostet { NAMES("goods", $cost) }; dir fehlt: { NAMES("goods", $missing) }.
refusals-too_little_gold = Das kostet { COUNT("count-gold", $price) }; du hast { $gold }.
refusals-no_low_tile = Alle { $most } Plättchen für Pioniere und Siedler sind vergeben.
refusals-no_high_tile = Alle { $most } Plättchen für Bürger und Kaufleute sind vergeben.
refusals-nobody_to_upgrade = Du hast keinen { NAME("ranks", $rank) }, der aufsteigen könnte.
refusals-no_damaged_ship = Keines deiner Schiffe ist beschädigt.
refusals-castle_finished = Dein Schloss ist fertig.
refusals-nests_needed =
    { $needed ->
        [one] Dafür brauchst du { $needed } besiegtes Piratennest.
       *[other] Dafür brauchst du { $needed } besiegte Piratennester.
    }
refusals-cannon_track_ends =
    { $most ->
        [one] Mehr als { $most } Kanone gibt es nicht.
       *[other] Mehr als { $most } Kanonen gibt es nicht.
    }
refusals-no_such_site = Diesen Bauplatz gibt es nicht.
refusals-site_taken = Dieser Bauplatz ist bebaut.
refusals-none_left = Es ist keines mehr da.
refusals-second_of_a_kind = Du hast { NAME("things", $building, form: "the") } schon.
refusals-no_good = Du hast diese Ware nicht: { NAME("goods", $good) }.
refusals-nobody_of_rank = Du hast keinen { NAME("ranks", $rank) }.
refusals-not_wanted = Ein { NAME("ranks", $rank) } kauft nicht: { NAME("goods", $good) }.
refusals-bought_already = Jeder { NAME("ranks", $rank) } hat in diesem Zug gekauft.
refusals-no_extra_sale = In diesem Zug ist kein weiterer Verkauf möglich.
refusals-noble_has_bought = Der ansässige Aristokrat hat in diesem Zug gekauft.
refusals-stock_empty = Im Vorrat fehlt: { NAME("goods", $good) }.
refusals-buy_limit = Mehr als { COUNT("count-cards", $most) } kannst du in einem Zug nicht kaufen.
refusals-not_offered = Jetzt nicht zu haben: { NAME("goods", $good) }.
refusals-not_in_the_cost = Nicht in den Kosten: { NAME("goods", $good) }.
refusals-rest_unpayable = Ohne { NAME("goods", $good) } könntest du den Rest nicht zahlen.
refusals-must_leave_out = Eine Karte muss wegbleiben.
refusals-no_such_card = Du hast { NAME("things", $card, form: "the") } nicht auf der Hand.
refusals-card_played = Mehr als { COUNT("count-cards", $most) } kannst du in einem Zug nicht spielen.
refusals-only_in_a_drawn_fight = Diese Karte spielt man bei einem unentschiedenen Kampf.
refusals-not_in_a_fight = Diese Karte entscheidet keinen Kampf.
refusals-no_effect = Diese Karte brächte jetzt nichts.
refusals-card_swapped = Mehr als { COUNT("count-cards", $most) } kannst du in einem Zug nicht tauschen.
refusals-not_there = So etwas ist nicht zu verlieren.
refusals-no_post = Nur ein Kontor lässt sich anlegen.
refusals-jetty_taken = Hier liegt schon ein Kontor.
refusals-any_place = So ein Kontor passt nicht an das Fragezeichen.
refusals-not_to_be_taken = So lässt es sich nicht nehmen.
refusals-contracts_full =
    { $most ->
        [one] Es ist nur Platz für { $most } Handelsvertrag.
       *[other] Es ist nur Platz für { $most } Handelsverträge.
    }
refusals-no_nest = Hier ist kein Nest zu besiegen.
refusals-nests_full =
    { $most ->
        [one] Niemand besiegt mehr als { $most } Nest.
       *[other] Niemand besiegt mehr als { $most } Nester.
    }
refusals-wrong_square = Dieses Feld steht jetzt nicht zur Wahl.
refusals-no_ship_there = Hier ist keines deiner Schiffe.
refusals-ship_damaged = Dieses Schiff ist beschädigt und muss erst repariert werden.
refusals-ship_has_acted = Dieses Schiff hat in diesem Zug schon gehandelt.
refusals-no_points = Dafür hat das Schiff keinen Aktionspunkt mehr.
refusals-too_far = Dein Schiff ist nicht daneben.
refusals-closed_square = Dorthin kann kein Schiff fahren.
refusals-no_tile_there = Hier liegt kein Plättchen.
refusals-tile_known = Dieses Plättchen kennst du schon.

## Actions, as buttons say them

choices-pass =
    { $kind ->
        [upgrade] Niemanden aufsteigen lassen
        [peek] Kein weiteres Plättchen ansehen
        [reroll] Den Wurf behalten
        [ship] Zug beenden
        [sail] Ankern
        [without] Alles zahlen
        [bargain] Nichts kaufen
       *[other] Verzichten
    }
choices-ships = Zu den Schiffen
choices-ship = Ein Schiff bauen
choices-pioneer = Einen Pionier ansiedeln
choices-upgrade = Aufstieg: { NAME("ranks", $rank) }
choices-repair = Ein Schiff reparieren
choices-castle = Die nächste Stufe des Schlosses bauen
choices-cannon = Eine Kanone kaufen
choices-build = { NAME("things", $building, form: "name") } auf Bauplatz { $site } bauen
choices-sell = { NAME("goods", $good) } verkaufen ({ NAME("ranks", $rank) })
choices-sellNoble = { NAME("goods", $good) } an den ansässigen Aristokraten verkaufen
choices-sellExtra = { NAME("goods", $good) } zusätzlich verkaufen
choices-buy =
    { $price ->
        [none] { NAME("goods", $good) } kaufen
       *[other] { NAME("goods", $good) } für { COUNT("count-gold", $price) } kaufen
    }
choices-take = { NAME("goods", $good) } nehmen
choices-takePublic = { NAME("things", $building, form: "name") } nehmen
choices-give = { NAME("goods", $good) } geben
choices-without = Ohne { NAME("goods", $good) }
choices-play = { NAME("things", $card, form: "name") } spielen
choices-swap = { NAME("things", $card, form: "name") } tauschen
choices-discard = { NAME("things", $card, form: "name") } ablegen
choices-losePost = Das Kontor bei der { $place } verlieren
choices-loseContract = Einen Handelsvertrag verlieren
choices-lose = Verlieren: { NAME("ranks", $rank) }
choices-attach = An die { $place } anlegen
choices-takeTile = Nehmen
choices-back = Zurücklegen
choices-fight = Kämpfen
choices-pay = { COUNT("count-gold", $count) } zahlen
choices-again = Noch einmal würfeln
choices-at = Auf { $square }
choices-command = Das Schiff auf { $square }
choices-sail = Nach { $square } fahren
choices-look = { $square } ansehen

## Options of the set-up

options-expansions =
    .label = Erweiterung
    .meaning = Aristokraten & Piraten bringt Luxuswaren, Schlösser, Kanonen, Piratennester und eine zweite Karte.
    .choices-none = Grundspiel
    .choices-aristocrats_pirates = Aristokraten & Piraten
options-first_player =
    .label = Wer beginnt
    .meaning = Durch das Los, oder ein bestimmter Platz.
    .choices-lot = Durch das Los
    .choices-0 = Platz 1
    .choices-1 = Platz 2
    .choices-2 = Platz 3
    .choices-3 = Platz 4
options-most_rounds =
    .label = Höchstens Runden
    .meaning = Hat bis dahin niemand gewonnen, entscheiden die meisten Punkte, dann Gold und Waren.
options-sheet =
    .label = Zahlen
    .meaning = Alle Kosten und Preise stehen auf einem Blatt: unserem, oder dem, das jemand aus seiner Schachtel mitbringt.
    .choices-house_1 = Unsere

## The button that confirms what has been picked

confirm-return = { COUNT("count-goods", $count) } zurückgeben
confirm-discard = { COUNT("count-cards", $count) } ablegen

## The charts at the end

charts-points = Siegpunkte
charts-gold = Gold
charts-inhabitants = Bewohner
charts-discoveries = Kontore, Verträge und Nester

## Names of things on the table

ui-players = Spieler
ui-ownBoard = Dein Tableau
ui-decision = Entscheidung
ui-clear = Leeren
ui-asAdvised = Wie geraten
ui-chart = Seekarte
ui-stock = Vorrat
ui-publics = Öffentliche Gebäude
ui-nobles = Aristokratengebäude
ui-actionCards = Aktions{"\u00AD"}karten
ui-pirateCards = Piraten{"\u00AD"}karten
ui-stack = Im Stapel
ui-discards = Abgelegt
ui-home = Heimatinsel
ui-noblesIsland = Aristokrateninsel
ui-castle = Schloss
ui-cannons = Kanonen
ui-strength = Kanonen im Kampf
ui-nests = Piratennester
ui-contracts = Handelsverträge
ui-posts = Kontore
ui-inhabitants = Bewohner
ui-goods = Waren
ui-gold = Gold
ui-ships = Schiffe
ui-price = Preis
ui-priceNow = Preis jetzt
ui-cost = Kosten
ui-left = Noch da
ui-owned = Du hast
ui-empty = leer
ui-start = Start
ui-harbour = Hafen
ui-pirates = Piratenfeld
ui-dolphin = Delfin-Durchgang
ui-sea = Meer
ui-island = Insel
ui-faceDown = Verdecktes Plättchen
ui-crown = Kronenplättchen
ui-unseen = Dir unbekannt
ui-reserve = Reserve
ui-damaged = beschädigt
ui-die = Würfel
ui-resident = Ansässiger Aristokrat

## Sentences with numbers in them

say-round = Runde { $round }
say-goods = { $count } { NAME("goods", $good) }
say-points =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
say-costs = Kostet { $cost }.
say-lookedBy = Angesehen von { $names }.
say-knownTo = Du hast es gesehen; Ansehen und Nehmen kostet trotzdem einen Punkt.
say-ownedBy = Gehört { $names }.
say-shipOf =
    { $damaged ->
        [true] { $who }: Schiff auf { $square }, beschädigt
       *[other] { $who }: Schiff auf { $square }
    }
say-shipPoints = noch { COUNT("count-actionPoints", $left) }
say-docked =
    { $count ->
        [one] { $count } Schiff daheim
       *[other] { $count } Schiffe daheim
    }
say-pays = Zahlt { COUNT("count-gold", $count) } für eine Ware.
say-buysOnly = Kauft nur { $goods }.
say-hasBought = { $count } hat in diesem Zug gekauft.
say-place =
    { $good ->
        [any] { $number }: beliebige Ware
       *[other] { $number }: { NAME("goods", $good) }
    }
say-step = Schloss, Stufe { $step }
say-cannon = Kanone { $number }
say-site = Bauplatz { $number }
say-needsNests =
    { $count ->
        [one] Braucht { $count } besiegtes Piratennest.
       *[other] Braucht { $count } besiegte Piratennester.
    }
say-toWin =
    { $points ->
        [none] { $home } Heimatpunkt und { $noble } Aristokratenpunkte gewinnen.
       *[other] { $points } Punkte gewinnen.
    }
say-buysLeft =
    { $count ->
        [one] In diesem Zug noch { $count } Kauf.
       *[other] In diesem Zug noch { $count } Käufe.
    }
say-handLimit = { COUNT("count-goods", $have) }; am Ende des Zuges höchstens { $most }.
say-totals = Du { $own } : { $foe } Piraten
say-back = Verdecktes Plättchen, Zeichen { $mark }
say-chooseSite = Wähle einen Bauplatz dafür.
say-chooseBuilding = Wähle ein Gebäude dafür.
say-chooseBuyer = Wer kauft es?
say-nothing = nichts
say-brings = Bringt { COUNT("count-gold", $gold) }.
say-picked = { $picked } von { $of } gewählt
say-mostRounds = von höchstens { $most }

## Only in the terminal. Signs are the two letters of a tile on the chart; nests have one and their strength

signs-stone = st
signs-wood = ho
signs-tools = we
signs-cloth = tu
signs-spice = gw
signs-tobacco = ta
signs-marble = ma
signs-silk = se
signs-gems = ed
signs-contract = hv
signs-gold = go
signs-promotion = er
signs-nest = n
terminal-tiebreak = Gold und Waren
terminal-help = Auf der Karte ist [?] ein verdecktes Plättchen, [ ] eine Insel ohne Plättchen, und zwei Buchstaben sind ein Plättchen, das du gesehen hast. Eine Zahl ist ein Schiff dieses Platzes, mit ! wenn es beschädigt ist. X ist ein Piratenfeld, D ein Delfin und H der Hafen. Bei einer Heimatinsel steht jede Würfelzahl vor der Ware, die sie bringt.

## Warum ein Spiel endete

ends-victory = Jemand hatte alle Punkte
ends-rounds = Die letzte Runde war vorbei
