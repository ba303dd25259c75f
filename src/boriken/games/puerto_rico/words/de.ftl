## The game in a sentence

about = Pflanzen, bauen, verschiffen: Wähle die Rolle, die dir mehr nützt als den anderen.

## Words that differ between the editions. The ship is the object of a sentence

edition-one =
    { $edition ->
        [first] Kolonist
       *[other] Arbeiter
    }
edition-them =
    { $edition ->
        [first] Kolonisten
       *[other] Arbeiter
    }
edition-ship =
    { $edition ->
        [first] das Kolonistenschiff
       *[other] die Anwerbestelle
    }
edition-mayor =
    { $edition ->
        [first] Bürgermeister
       *[other] Vorarbeiter
    }
edition-violet =
    { $edition ->
        [first] violette
       *[other] beige
    }
edition-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] Port
    }

## Questions, as a refusal names them

asked-choose = welches Gebäude ins Spiel kommt
asked-on_sale = welches Gebäude ins Spiel kommt
asked-lay = ob es eine Plantage oder ein Wald wird
asked-guest = ob Gäste umziehen
asked-recall = welcher { edition-one } an den Schwarzmarkt geht
asked-return = was noch an den Schwarzmarkt geht
asked-small_wharf = was die kleine Werft verlädt
asked-token = { edition-one } oder Adliger
asked-noble = wo die Adligen stehen
asked-supply = welche Waren an den Hof gehen
asked-discard = welches Plättchen abgegeben wird
asked-pirate = was der Freibeuter tut
asked-loot = wie viel von der Ladung bleibt
asked-man = wohin die neuen { edition-them } gehen
asked-festival_tile = was das Festival verlangt
asked-festival_good = was das Festival verlangt
asked-festival_building = was das Festival verlangt
asked-over = Das Spiel ist vorbei
asked-governor = wer beginnt
asked-row = welche Plantage kommt
asked-role = welche Rolle genommen wird
asked-tile = welches Plättchen genommen wird
asked-unseen_tile = welche Plantage kommt
asked-colonist = ob noch ein { edition-one } dazukommt
asked-place = wohin die { edition-them } gehen
asked-build = was gebaut wird
asked-produce = ob produziert wird
asked-extra = welche Ware dazukommt
asked-sell = was verkauft wird
asked-ship = was verladen wird
asked-keep = welche Waren bleiben
asked-use = ob ein Gebäude genutzt wird

## Numbers of things; $count is the number

count-doubloons =
    { $count ->
        [one] { $count } Dublone
       *[other] { $count } Dublonen
    }
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-goods =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
count-quarries =
    { $count ->
        [one] { $count } Steinbruch
       *[other] { $count } Steinbrüche
    }
count-plantations =
    { $count ->
        [one] { $count } Plantage
       *[other] { $count } Plantagen
    }
count-buildings = { $count } Gebäude
count-people = { $count } { edition-them }
count-nobles =
    { $count ->
        [one] 1 Adliger
       *[other] { $count } Adlige
    }

## Goods

goods-corn = Mais
goods-indigo = Indigo
goods-sugar = Zucker
goods-tobacco = Tabak
goods-coffee = Kaffee

## One letter for each good, for people who do not see the colours

letters-corn = M
letters-indigo = I
letters-sugar = Z
letters-tobacco = T
letters-coffee = K

## Tiles of the island

tiles-corn = Maisplantage
tiles-indigo = Indigoplantage
tiles-sugar = Zuckerplantage
tiles-tobacco = Tabakplantage
tiles-coffee = Kaffeeplantage
tiles-quarry = Steinbruch

## Buildings

buildings-small_indigo_plant = Kleine Indigoküperei
buildings-small_sugar_mill = Kleine Zuckermühle
buildings-indigo_plant = Große Indigoküperei
buildings-sugar_mill = Große Zuckermühle
buildings-tobacco_storage = Tabakspeicher
buildings-coffee_roaster = Kaffeerösterei
buildings-small_market = Kleine Markthalle
buildings-hacienda = Hazienda
buildings-construction_hut = Bauhütte
buildings-small_warehouse = Kleines Lagerhaus
buildings-hospice = Hospiz
buildings-office = Kontor
buildings-large_market = Große Markthalle
buildings-large_warehouse = Großes Lagerhaus
buildings-factory = Manufaktur
buildings-university = Universität
buildings-harbor = Hafen
buildings-wharf = Werft
buildings-guild_hall = Zunfthalle
buildings-residence = Residenz
buildings-fortress = Festung
buildings-customs_house = Zollhaus
buildings-city_hall = Rathaus
buildings-aqueduct = Aquädukt
buildings-forest_house = Forsthaus
buildings-black_market = Schwarzmarkt
buildings-storehouse = Lagerhalle
buildings-guesthouse = Gasthaus
buildings-church = Kirche
buildings-trading_post = Handelsposten
buildings-small_wharf = Kleine Werft
buildings-lighthouse = Leuchtturm
buildings-library = Bibliothek
buildings-specialty_factory = Monofaktur
buildings-union_hall = Gildenhaus
buildings-cloister = Kloster
buildings-statue = Statue
buildings-land_office = Grundbuchamt
buildings-chapel = Kapelle
buildings-hunting_lodge = Jagdschloss
buildings-zoning_office = Bauamt
buildings-royal_supplier = Hoflieferant
buildings-villa = Villa
buildings-jeweler = Juwelier
buildings-royal_garden = Hofgarten

## Buildings: what they do

effects-small_indigo_plant = Macht aus der Ernte einer besetzten Indigoplantage einen Indigo.
effects-small_sugar_mill = Macht aus der Ernte einer besetzten Zuckerplantage einen Zucker.
effects-indigo_plant = Bis zu drei Indigo: je { edition-one } hier und je besetzter Indigoplantage einen.
effects-sugar_mill = Bis zu drei Zucker: je { edition-one } hier und je besetzter Zuckerplantage einen.
effects-tobacco_storage = Bis zu drei Tabak: je { edition-one } hier und je besetzter Tabakplantage einen.
effects-coffee_roaster = Bis zu zwei Kaffee: je { edition-one } hier und je besetzter Kaffeeplantage einen.
effects-small_market = Ein Verkauf an das Handelshaus bringt eine Dublone mehr.
effects-hacienda = In der Siedlerphase darfst du zuerst eine verdeckte Plantage zusätzlich auslegen.
effects-construction_hut = In der Siedlerphase darfst du einen Steinbruch statt einer Plantage nehmen.
effects-small_warehouse = Beim Lagern behältst du alles von einer Sorte, neben der einen Ware, die alle behalten.
effects-hospice = Das Plättchen, das du in der Siedlerphase nimmst, kommt mit einem { edition-them } (nicht das der Hazienda).
effects-office = Du darfst auch eine Sorte verkaufen, die schon im Handelshaus liegt.
effects-large_market = Ein Verkauf an das Handelshaus bringt zwei Dublonen mehr.
effects-large_warehouse = Beim Lagern behältst du alles von zwei Sorten, neben der einen Ware, die alle behalten.
effects-factory = Wer 2, 3, 4 oder 5 Sorten herstellt, bekommt 1, 2, 3 oder 5 Dublonen.
effects-university =
    { $edition ->
        [first] Was du baust, ist gleich mit einem Kolonisten besetzt.
       *[other] Was du baust, ist gleich mit einem Arbeiter besetzt.
    }
effects-harbor = Jede deiner Ladungen bringt einen Punkt mehr.
effects-wharf = Einmal je Kapitänsphase darfst du alle Waren einer Sorte mit einem eigenen Schiff verladen.
effects-guild_hall = Am Ende: 1 Punkt je kleinem und 2 je großem Produktionsgebäude, das dir gehört.
effects-residence = Am Ende: 4 Punkte für bis zu neun Inselfelder, 5 für zehn, 6 für elf, 7 für zwölf.
effects-fortress = Am Ende: 1 Punkt je drei { edition-them }, die du hast.
effects-customs_house = Am Ende: 1 Punkt je vier Punkte, die du in Chips hast.
effects-city_hall = Am Ende: 1 Punkt je { edition-violet }m Gebäude, das dir gehört, dieses mitgezählt.
effects-aqueduct = Wer Indigo in der großen Küperei oder Zucker in der großen Mühle herstellt, bekommt einen davon mehr.
effects-forest_house = In der Siedlerphase darfst du anstelle einer offenen Plantage einen Wald legen. Je zwei Wälder machen das Bauen um eine Dublone billiger, auch wenn hier niemand arbeitet.
effects-black_market = Reicht beim Bauen das Geld nicht, darfst du einen { edition-them }, eine Ware und einen Punkt abgeben, höchstens je eins, für je eine Dublone.
effects-storehouse = Beim Lagern behältst du drei Waren mehr, gleich welcher Sorten.
effects-guesthouse = Hier wohnen zwei Gäste. In jeder Phase außer der des { edition-mayor }s dürfen sie auf freie Kreise ziehen und dort gleich arbeiten.
effects-church = Bauen bringt in der zweiten und dritten Spalte einen Punkt, in der vierten zwei.
effects-trading_post = Statt an das Handelshaus darfst du hier verkaufen: jede Sorte, zum üblichen Preis, ohne Markthallen.
effects-small_wharf = Einmal je Kapitänsphase darfst du beliebige Waren mit einem eigenen Schiff verladen, für einen Punkt je zwei Waren.
effects-lighthouse = Jede deiner Ladungen bringt eine Dublone, und als Kapitän bekommst du noch eine.
effects-library = Sie verdoppelt das Privileg jeder Rolle, die du nimmst.
effects-specialty_factory = Die Produktion bringt für jede Ware deiner besten Sorte außer einer eine Dublone. Mais zählt nicht.
effects-union_hall = Vor deiner ersten Ladung einer Kapitänsphase bringen je zwei gleiche Waren einen Punkt.
effects-cloister = Am Ende: 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier Trios gleicher Inselplättchen.
effects-statue = Sie tut nichts, als zu glänzen.
effects-land_office = In der Händlerphase: Mit einem { edition-them } hier darfst du eine verdeckte Plantage für eine Dublone kaufen, mit einem Adligen eine eigene für eine Dublone verkaufen.
effects-chapel = Jede Aufseherphase bringt mit einem { edition-them } hier eine Dublone, mit einem Adligen einen Punkt.
effects-hunting_lodge = Am Ende der Siedlerphase: Mit einem { edition-them } hier darfst du eine Plantage oder einen Wald abgeben; mit einem Adligen bekommst du 2 Punkte, wenn deine Insel leerer ist als jede andere.
effects-zoning_office = Mit einem { edition-them } hier kosten kleine Gebäude eine Dublone weniger, mit einem Adligen große zwei.
effects-royal_supplier = Vor deiner ersten Ladung darfst du Waren verschiedener Sorten abgeben, höchstens so viele, wie du Adlige hast, für je einen Punkt.
effects-villa = Jede { edition-mayor }phase bringt dir einen Adligen aus dem Vorrat.
effects-jeweler = Jede Aufseherphase bringt eine Dublone je Adligem, den du hast.
effects-royal_garden = Am Ende: 1 Punkt mehr je Adligem, den du hast.

## Gebäude: was sie tun, in wenigen Worten für eine Karte

brief-small_indigo_plant = Macht 1 Indigo
brief-small_sugar_mill = Macht 1 Zucker
brief-indigo_plant = Macht bis zu 3 Indigo
brief-sugar_mill = Macht bis zu 3 Zucker
brief-tobacco_storage = Macht bis zu 3 Tabak
brief-coffee_roaster = Macht bis zu 2 Kaffee
brief-small_market = +1 Dublone beim Verkauf
brief-hacienda = Siedler: ein Plättchen mehr
brief-construction_hut = Siedler: Steinbruch nehmen
brief-small_warehouse = Lagert 1 Sorte ganz
brief-hospice = Neues Plättchen besetzt
brief-office = Gleiche Sorte verkaufen
brief-large_market = +2 Dublonen beim Verkauf
brief-large_warehouse = Lagert 2 Sorten ganz
brief-factory = Dublonen für viele Sorten
brief-university = Neues Gebäude besetzt
brief-harbor = +1 Punkt je Verladung
brief-wharf = Ein eigenes Schiff
brief-guild_hall = Ende: 1–2 Punkte je Betrieb
brief-residence = Ende: 4–7 Punkte für die Insel
brief-fortress = Ende: 1 Punkt je 3 { edition-them }
brief-customs_house = Ende: 1 Punkt je 4 Chips
brief-city_hall = Ende: 1 Punkt je { edition-violet } Gebäude
brief-aqueduct = +1 Indigo, Zucker (große)
brief-forest_house = Wälder verbilligen den Bau
brief-black_market = Mit Steinen statt Geld zahlen
brief-storehouse = Lagert 3 Waren mehr
brief-guesthouse = 2 Gäste springen ein
brief-church = Punkte fürs Bauen
brief-trading_post = Verkauf am Haus vorbei
brief-small_wharf = Eigenes Schiff, 1 Punkt je 2
brief-lighthouse = +1 Dublone je Verladung
brief-library = Verdoppelt deine Privilegien
brief-specialty_factory = Dublonen für die beste Sorte
brief-union_hall = Punkte für Paare vorm Laden
brief-cloister = Ende: Punkte für Drillinge
brief-statue = 8 Punkte, keine Wirkung
brief-land_office = Plantage kaufen, verkaufen
brief-chapel = Dublone oder Punkt
brief-hunting_lodge = Plättchen weg oder 2 Punkte
brief-zoning_office = Billigere Gebäude
brief-royal_supplier = Punkte für Warensorten
brief-villa = Je { edition-mayor }-Phase ein Adliger
brief-jeweler = Je Adligem eine Dublone
brief-royal_garden = Ende: 1 Punkt je Adligem

## What a tile of the island is good for

grows-corn = Besetzt bringt sie einen Mais; Mais braucht kein Gebäude.
grows-indigo = Bringt einen Indigo mit einem { edition-them } hier und einem in einer Indigoküperei.
grows-sugar = Bringt einen Zucker mit einem { edition-them } hier und einem in einer Zuckermühle.
grows-tobacco = Bringt einen Tabak mit einem { edition-them } hier und einem im Tabakspeicher.
grows-coffee = Bringt einen Kaffee mit einem { edition-them } hier und einem in der Kaffeerösterei.
grows-quarry = Besetzt macht er das Bauen um eine Dublone billiger.

## What things on the table are for

rules-ship = Ein Schiff lädt nur eine Sorte, und kein anderes darf dieselbe laden. Volle Schiffe legen nach der Kapitänsphase ab.
rules-house = Das Handelshaus kauft vier Waren, jede von einer anderen Sorte. Ist es voll, wird es nach der Händlerphase geleert.
rules-colonists = Diese { edition-them } werden in der nächsten { edition-mayor }phase verteilt. Dann kommt für jeden freien Kreis in den Städten einer, mindestens einer je Spieler.
rules-forest = Im Wald arbeitet niemand. Je zwei machen das Bauen um eine Dublone billiger.
rules-nobles = Adlige arbeiten wie { edition-them }, und am Ende ist jeder einen Punkt wert. Manche Gebäude tun mit einem Adligen etwas anderes.
rules-wanted = Wer gesucht wird, darf den Freibeuter erst wieder nehmen, wenn ein anderer ihn hatte.
rules-kidnapped = Wer eine entführte Rolle nimmt, spielt sie wie immer, und der Entführer bekommt 3 Dublonen. Nimmt sie niemand, spielt er sie am Ende des Durchgangs selbst.
rules-festival = Drei Aufgaben für alle; wer eine zuerst erfüllt, bekommt ihren Lohn.

## Roles: the name, what everybody may do, and what only its taker gets

roles-settler =
    .name = Siedler
    .everybody = Alle dürfen eine offene Plantage nehmen.
    .privilege = Du darfst stattdessen einen Steinbruch nehmen.
roles-mayor =
    .name =
        { $edition ->
            [first] Bürgermeister
           *[other] Vorarbeiter
        }
    .everybody = Neue { edition-them } werden verteilt, und alle setzen ihre { edition-them } ganz neu ein.
    .privilege = Du bekommst einen { edition-them } mehr aus dem Vorrat.
roles-builder =
    .name = Baumeister
    .everybody = Alle dürfen ein Gebäude bauen.
    .privilege = Du zahlst eine Dublone weniger.
roles-craftsman =
    .name = Aufseher
    .everybody = Alle stellen Waren her.
    .privilege = Du nimmst eine Ware mehr von einer Sorte, die du hergestellt hast.
roles-trader =
    .name = Händler
    .everybody = Alle dürfen dem Handelshaus eine Ware verkaufen.
    .privilege = Du bekommst dafür eine Dublone mehr.
roles-captain =
    .name = Kapitän
    .everybody = Alle müssen reihum Waren verladen, für je einen Punkt. Was danach nicht gelagert werden kann, ist verloren.
    .privilege = Du bekommst mit deiner ersten Ladung einen Punkt mehr.
roles-prospector =
    .name = Goldsucher
    .everybody = Die anderen tun nichts.
    .privilege = Du bekommst eine Dublone.
roles-prospector_2 =
    .name = { roles-prospector.name }
    .everybody = { roles-prospector.everybody }
    .privilege = { roles-prospector.privilege }
roles-buccaneer =
    .name = Freibeuter
    .everybody = Die anderen tun nichts.
    .privilege = Du leerst ein Schiff und behältst bis zu drei Waren, oder das Handelshaus für einen Punkt je Ware, oder holst bis zu drei überzählige { edition-them } ({ ui-colonistShip }), oder entführst eine Rolle.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } { YOU($you, "beginnst", "beginnt") } als Gouverneur.
events-start_tile = { $who } { YOU($you, "beginnst", "beginnt") } mit: { NAME("tiles", $tile) }.
events-tile_turned_up = Aufgedeckt: { $tiles }.
events-role_taken =
    { $doubloons ->
        [0] { $who } { YOU($you, "nimmst", "nimmt") } den { NAME("roles", $role, form: "name") }.
       *[other] { $who } { YOU($you, "nimmst", "nimmt") } den { NAME("roles", $role, form: "name") } mit { COUNT("count-doubloons", $doubloons) }.
    }
events-tile_taken = { $who } { YOU($you, "nimmst", "nimmt") }: { NAME("tiles", $tile) }.
events-hacienda_tile = { $who } { YOU($you, "ziehst", "zieht") } mit der Hazienda: { NAME("tiles", $tile) }.
events-tiles_discarded = Übrig: { $tiles }.
events-colonist_on_new = { $who } besetzt gleich: { say-place } ({ NAME("tiles", "buildings", $by) }).
events-privilege_colonist = { $who } { YOU($you, "nimmst", "nimmt") } einen { edition-them } aus dem Vorrat dazu.
events-colonists_dealt = { $who } { YOU($you, "bekommst", "bekommt") } { COUNT("count-people", $count) }.
events-colonists_placed = { $who } setzt { COUNT("count-people", $count) } ein: { $places }.
events-colonist_ship_refilled =
    { $short ->
        [true] { ui-colonistShip }: nur noch { COUNT("count-people", $count) } statt { $wanted }.
       *[other]
            { $nobles ->
                [0] { ui-colonistShip }: { COUNT("count-people", $colonists) } kommen nach.
               *[other] { ui-colonistShip }: { COUNT("count-people", $colonists) } und { COUNT("count-nobles", $nobles) } kommen nach.
            }
    }
events-built = { $who } { YOU($you, "baust", "baut") } für { COUNT("count-doubloons", $price) }: { NAME("buildings", $building) }.
events-produced = { $who } { YOU($you, "stellst", "stellt") } { $goods } her.
events-production_skipped = { $who } { YOU($you, "stellst", "stellt") } nichts her.
events-factory_paid = Die Manufaktur bringt { YOU($you, "dir", $who) } { COUNT("count-doubloons", $doubloons) }.
events-extra_good = { $who } { YOU($you, "nimmst", "nimmt") } 1 { NAME("goods", $good) } dazu.
events-sold = { $who } { YOU($you, "verkaufst", "verkauft") } { NAME("goods", $good) } für { COUNT("count-doubloons", $doubloons) }.
events-market_paid = { NAME("tiles", "buildings", $building) }: { COUNT("count-doubloons", $doubloons) } mehr für { YOU($you, "dich", $who) }.
events-trading_house_emptied = Das volle Handelshaus wird geleert.
events-shipped =
    { $ship ->
        [none] { $who } { YOU($you, "verlädst", "verlädt") } { $count } { NAME("goods", $good) } (Werft).
        [small_wharf] { $who } { YOU($you, "verlädst", "verlädt") } { $count } { NAME("goods", $good) } ({ buildings-small_wharf }).
       *[other] { $who } { YOU($you, "verlädst", "verlädt") } { $count } { NAME("goods", $good) } auf das { $ship }er-Schiff.
    }
events-points_gained =
    { $by ->
        [captain] { $who } { YOU($you, "bekommst", "bekommt") } als Kapitän { COUNT("count-points", $points) }.
        [harbor] Der Hafen bringt { YOU($you, "dir", $who) } { COUNT("count-points", $points) }.
        [church] Die Kirche bringt { YOU($you, "dir", $who) } { COUNT("count-points", $points) }.
        [union_hall] Das Gildenhaus bringt { YOU($you, "dir", $who) } { COUNT("count-points", $points) }.
        [chapel] Die Kapelle bringt { YOU($you, "dir", $who) } { COUNT("count-points", $points) }.
        [hunting_lodge] { $who } { YOU($you, "hast", "hat") } die leerste Insel: Das Jagdschloss bringt { COUNT("count-points", $points) }.
        [royal_supplier] Der Hof gibt { YOU($you, "dir", $who) } { COUNT("count-points", $points) }.
        [plunder] { $who } { YOU($you, "bekommst", "bekommt") } für die Beute { COUNT("count-points", $points) }.
        [festival] Das Festival bringt { YOU($you, "dir", $who) } { COUNT("count-points", $points) }.
       *[other] { $who } { YOU($you, "bekommst", "bekommt") } { COUNT("count-points", $points) }.
    }
events-goods_kept =
    { $returned ->
        [0] { $who } { YOU($you, "behältst", "behält") } { $goods }.
       *[other] { $who } { YOU($you, "behältst", "behält") } { $goods } und { YOU($you, "gibst", "gibt") } { $returned } zurück.
    }
events-cargo_ship_emptied = Das { $ship }er-Schiff legt ab, mit { NAME("goods", $good) }.
events-prospected = { $who } { YOU($you, "findest", "findet") } { COUNT("count-doubloons", $doubloons) }.
events-passed = { $who } passt.
events-round_ended = Durchgang { $round } endet.
events-end_triggered =
    { $reason ->
        [colonists] Es gibt zu wenige { edition-them }: Dies ist der letzte Durchgang.
        [city] Eine Stadt ist voll: Dies ist der letzte Durchgang.
        [points] Der letzte Punkt ist vergeben: Dies ist der letzte Durchgang.
       *[buildings] Niemand kann mehr bauen: Dies ist der letzte Durchgang.
    }
events-game_over = Das Spiel ist vorbei.
events-building_chosen =
    { $seat ->
        [none] Im Spiel: { NAME("tiles", "buildings", $building) }.
       *[other] { $who } { YOU($you, "wählst", "wählt") } für das Spiel: { NAME("tiles", "buildings", $building) }.
    }
events-forest_laid =
    { $tile ->
        [none] { $who } { YOU($you, "legst", "legt") } einen Wald.
       *[other]
            { $known ->
                [removed] { $who } { YOU($you, "legst", "legt") } einen Wald; aus dem Spiel: { NAME("tiles", $tile) }.
               *[other] { $who } { YOU($you, "legst", "legt") } als Wald: { NAME("tiles", $tile) }.
            }
    }
events-tile_drawn =
    { $tile ->
        [none] { $who } { YOU($you, "siehst", "sieht") } eine verdeckte Plantage an ({ NAME("tiles", "buildings", $by) }).
       *[other] { $who } { YOU($you, "ziehst", "zieht") }: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by) }).
    }
events-guest_moved =
    { $noble ->
        [true]
            { $you ->
                [true] Ein Gast von Adel zieht bei dir um: { say-place }.
               *[other] Ein Gast von Adel von { $who } zieht um: { say-place }.
            }
       *[other]
            { $you ->
                [true] Ein Gast zieht bei dir um: { say-place }.
               *[other] Ein Gast von { $who } zieht um: { say-place }.
            }
    }
events-colonist_returned =
    { $noble ->
        [true] { $who } { YOU($you, "gibst", "gibt") } einen Adligen an den Schwarzmarkt ({ say-place }).
       *[other] { $who } { YOU($you, "gibst", "gibt") } einen { edition-them } an den Schwarzmarkt ({ say-place }).
    }
events-good_returned = { $who } { YOU($you, "gibst", "gibt") } 1 { NAME("goods", $good) } an den Schwarzmarkt.
events-point_returned = { $who } { YOU($you, "gibst", "gibt") } einen Punkt an den Schwarzmarkt.
events-sold_by_trading_post = { $who } { YOU($you, "verkaufst", "verkauft") } { NAME("goods", $good) } am Handelsposten für { COUNT("count-doubloons", $doubloons) }.
events-building_paid = { NAME("tiles", "buildings", $building) }: { COUNT("count-doubloons", $doubloons) } für { YOU($you, "dich", $who) }.
events-aqueduct_good = Das Aquädukt bringt { YOU($you, "dir", $who) } 1 { NAME("goods", $good) } mehr.
events-token_taken = { $who } { YOU($you, "bekommst", "bekommt") }: { $tokens }.
events-villa_token =
    { $noble ->
        [true] Die Villa bringt { YOU($you, "dir", $who) } einen Adligen.
       *[other] Die Villa bringt { YOU($you, "dir", $who) } einen { edition-them }.
    }
events-nobles_placed = { $who }: { COUNT("count-nobles", $count) } ({ $places }).
events-tile_bought = { $who } { YOU($you, "kaufst", "kauft") } verdeckt: { NAME("tiles", $tile) }.
events-tile_given_up =
    { $tile ->
        [none]
            { $crew ->
                [none] { $who } { YOU($you, "gibst", "gibt") } ab: Wald ({ NAME("tiles", "buildings", $by) }).
                [noble] { $who } { YOU($you, "gibst", "gibt") } ab: Wald ({ NAME("tiles", "buildings", $by) }); ein Adliger wartet nun: { edition-sanJuan }.
               *[other] { $who } { YOU($you, "gibst", "gibt") } ab: Wald ({ NAME("tiles", "buildings", $by) }); ein { edition-one } wartet nun: { edition-sanJuan }.
            }
       *[other]
            { $crew ->
                [none] { $who } { YOU($you, "gibst", "gibt") } ab: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by) }).
                [noble] { $who } { YOU($you, "gibst", "gibt") } ab: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by) }); ein Adliger wartet nun: { edition-sanJuan }.
               *[other] { $who } { YOU($you, "gibst", "gibt") } ab: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by) }); ein { edition-one } wartet nun: { edition-sanJuan }.
            }
    }
events-good_supplied = { $who } { YOU($you, "lieferst", "liefert") } 1 { NAME("goods", $good) } an den Hof.
events-piracy =
    { $count ->
        [0] { $who } { YOU($you, "enterst", "entert") } das { $ship }er-Schiff und { YOU($you, "findest", "findet") } nichts.
       *[other] { $who } { YOU($you, "enterst", "entert") } das { $ship }er-Schiff mit { $count } { NAME("goods", $good) }.
    }
events-goods_looted =
    { $returned ->
        [0] { $who } { YOU($you, "behältst", "behält") } { $count } { NAME("goods", $good) }.
       *[other] { $who } { YOU($you, "behältst", "behält") } { $count } { NAME("goods", $good) }; in den Vorrat: { $returned }.
    }
events-trading_house_plundered =
    { $count ->
        [one] { $who } { YOU($you, "plünderst", "plündert") } das Handelshaus: { $count } Ware.
       *[other] { $who } { YOU($you, "plünderst", "plündert") } das Handelshaus: { $count } Waren.
    }
events-colonist_ship_raided =
    { $count ->
        [0] { $who } { YOU($you, "überfällst", "überfällt") } { edition-ship } und { YOU($you, "findest", "findet") } niemanden.
       *[other] { $who } { YOU($you, "überfällst", "überfällt") } { edition-ship }: { $count } geholt.
    }
events-colonist_placed =
    { $noble ->
        [true] { $who } setzt ein: { COUNT("count-nobles", $count) }, { say-place }.
       *[other] { $who } setzt ein: { COUNT("count-people", $count) }, { say-place }.
    }
events-role_kidnapped =
    { $doubloons ->
        [0] { $who } { YOU($you, "entführst", "entführt") }: { NAME("roles", $role, form: "name") }.
       *[other] { $who } { YOU($you, "entführst", "entführt") }: { NAME("roles", $role, form: "name") }, mit { COUNT("count-doubloons", $doubloons) }.
    }
events-ransom_paid = { $who } { YOU($you, "bekommst", "bekommt") } { COUNT("count-doubloons", $doubloons) } Lösegeld.
events-kidnapped_role_played = { $who } { YOU($you, "spielst", "spielt") } die entführte Rolle: { NAME("roles", $role, form: "name") }.
events-festival_shows =
    { $task ->
        [production] Das Festival verlangt: { NAME("goods", $shows) }.
       *[other] Das Festival verlangt: { NAME("tiles", "buildings", $shows) }.
    }
events-task_done =
    { $task ->
        [plantations] { $who } { YOU($you, "erfüllst", "erfüllt") } zuerst eine Aufgabe des Festivals: { COUNT("count-people", $reward) }.
        [production] { $who } { YOU($you, "erfüllst", "erfüllt") } zuerst eine Aufgabe des Festivals: { COUNT("count-doubloons", $reward) }.
       *[building] { $who } { YOU($you, "erfüllst", "erfüllt") } zuerst eine Aufgabe des Festivals: { COUNT("count-points", $reward) }.
    }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = Das Spiel ist vorbei.
    .theirs = Das Spiel ist vorbei.
questions-governor =
    .mine = Der erste Gouverneur wird ausgelost.
    .theirs = Der erste Gouverneur wird ausgelost.
questions-row =
    .mine = Neue Plantagen werden aufgedeckt.
    .theirs = Neue Plantagen werden aufgedeckt.
questions-role =
    .mine = Nimm eine Rolle.
    .theirs = { $who } nimmt eine Rolle.
questions-tile =
    .mine = Nimm ein Plättchen für deine Insel.
    .theirs = { $who } nimmt ein Plättchen.
questions-unseen_tile =
    .mine = Eine verdeckte Plantage wird gezogen.
    .theirs = Eine verdeckte Plantage wird gezogen.
questions-colonist =
    .mine = Noch einen { edition-them } aus dem Vorrat nehmen?
    .theirs = { $who } darf noch einen { edition-them } nehmen.
questions-place =
    .mine = Setze deine { edition-them } ein: Klicke Kreise an.
    .theirs = { $who } setzt { edition-them } ein.
questions-build =
    .mine = Baue ein Gebäude.
    .theirs = { $who } darf bauen.
questions-produce =
    .mine = Waren herstellen?
    .theirs = { $who } darf Waren herstellen.
questions-extra =
    .mine = Nimm eine Ware dazu, die du hergestellt hast.
    .theirs = { $who } nimmt eine Ware dazu.
questions-sell =
    .mine = Verkaufe dem Handelshaus eine Ware.
    .theirs = { $who } darf eine Ware verkaufen.
questions-ship =
    .mine = Verlade Waren: erst die Ware, dann das Schiff.
    .theirs = { $who } verlädt Waren.
questions-keep =
    .mine = Wähle, welche Waren du behältst.
    .theirs = { $who } lagert Waren ein.
questions-use =
    .mine =
        { $about ->
            [none] Das Gebäude nutzen?
           *[other] { NAME("tiles", "buildings", $about) } nutzen?
        }
    .theirs =
        { $about ->
            [none] { $who } darf ein Gebäude nutzen.
           *[other] { $who } darf nutzen: { NAME("tiles", "buildings", $about) }.
        }
questions-choose =
    .mine = Wähle ein Gebäude, das in diesem Spiel gebaut werden kann.
    .theirs = { $who } wählt ein Gebäude für dieses Spiel.
questions-on_sale =
    .mine = Die Gebäude für dieses Spiel werden gezogen.
    .theirs = Die Gebäude für dieses Spiel werden gezogen.
questions-lay =
    .mine =
        { $tile ->
            [none] Wie legst du sie?
           *[other] Gezogen: { NAME("tiles", $tile) }. Wie legst du sie?
        }
    .theirs = { $who } sieht eine verdeckte Plantage an.
questions-guest =
    .mine = Ziehen Gäste auf freie Kreise um?
    .theirs = { $who } darf Gäste umziehen lassen.
questions-recall =
    .mine = Einen { edition-them } an den Schwarzmarkt geben?
    .theirs = { $who } zahlt am Schwarzmarkt.
questions-return =
    .mine = Was gibst du an den Schwarzmarkt?
    .theirs = { $who } zahlt am Schwarzmarkt.
questions-small_wharf =
    .mine = Wähle, was bleibt; den Rest verlädt die kleine Werft.
    .theirs = { $who } belädt die kleine Werft.
questions-token =
    .mine =
        { $left ->
            [none] Einen { edition-them } oder einen Adligen nehmen?
           *[other] Einen { edition-them } oder einen Adligen nehmen (noch { $left })?
        }
    .theirs = { $who } nimmt einen { edition-them } oder Adligen.
questions-noble =
    .mine = Welche davon sind Adlige? Klicke Eingesetzte an.
    .theirs = { $who } setzt Adlige ein.
questions-supply =
    .mine = Liefere dem Hof verschiedene Waren: bis zu { $left }, je einen Punkt.
    .theirs = { $who } darf den Hof beliefern.
questions-discard =
    .mine = Eine Plantage oder einen Wald abgeben?
    .theirs = { $who } darf ein Plättchen abgeben.
questions-pirate =
    .mine = Entere ein Schiff, entführe eine Rolle, plündere oder überfalle.
    .theirs = { $who } entscheidet, was der Freibeuter tut.
questions-loot =
    .mine = Wie viel von der Ladung behältst du?
    .theirs = { $who } nimmt sich von der Ladung.
questions-man =
    .mine = Setze bis zu { $left } auf freie Kreise.
    .theirs = { $who } setzt neue { edition-them } ein.
questions-festival_tile =
    .mine = Die Aufgaben des Festivals werden gezogen.
    .theirs = Die Aufgaben des Festivals werden gezogen.
questions-festival_good =
    .mine = Die Aufgaben des Festivals werden gezogen.
    .theirs = Die Aufgaben des Festivals werden gezogen.
questions-festival_building =
    .mine = Die Aufgaben des Festivals werden gezogen.
    .theirs = Die Aufgaben des Festivals werden gezogen.

## Why an action is not allowed now

refusals-must_take_role = Du musst eine Rolle nehmen.
refusals-role_not_in_play = { NAME("roles", $role, form: "name") }: bei { $players } Spielern nicht dabei.
refusals-role_taken = In diesem Durchgang schon vergeben.
refusals-no_such_tile = Keine { NAME("tiles", $tile) } liegt offen.
refusals-no_quarry_left = Es gibt keinen Steinbruch mehr.
refusals-quarry_not_allowed = Einen Steinbruch darf nur der Siedler nehmen, oder wer eine besetzte Bauhütte hat.
refusals-needs_building =
    { $building ->
        [hacienda] Eine verdeckte Plantage gibt es nur mit einer besetzten Hazienda.
        [forest_house] Für einen Wald braucht es ein besetztes Forsthaus.
        [library] Für ein zweites Plättchen braucht es eine besetzte Bibliothek.
        [trading_post] Dafür braucht es einen besetzten Handelsposten.
        [wharf] Dafür braucht es eine besetzte Werft.
        [small_wharf] Dafür braucht es eine besetzte kleine Werft.
       *[other] Dafür muss dieses Gebäude besetzt sein: { NAME("buildings", $building) }.
    }
refusals-building_used =
    { $building ->
        [hacienda] Die Hazienda gibt eine verdeckte Plantage je Zug.
        [wharf] Deine Werft wurde in dieser Phase schon genutzt.
        [small_wharf] Deine kleine Werft wurde in dieser Phase schon genutzt.
       *[other] Dieses Gebäude wurde schon genutzt: { NAME("buildings", $building) }.
    }
refusals-no_unseen_tile = Es gibt keine verdeckte Plantage mehr.
refusals-other_place = Jetzt geht es um: { NAME("goods", "tiles", "buildings", $about) }.
refusals-too_many_colonists = Dort ist nur Platz für { COUNT("count-people", $most) }.
refusals-too_few_colonists = Freie Kreise müssen besetzt werden: hier mindestens { COUNT("count-people", $least) }.
refusals-sold_out = Ausverkauft.
refusals-already_built = Das steht schon in deiner Stadt.
refusals-too_expensive = Kostet { COUNT("count-doubloons", $price) }; du hast { $doubloons }.
refusals-no_city_space =
    { $spaces ->
        [one] Braucht { $spaces } Stadtfeld; frei: { $free }.
       *[other] Braucht { $spaces } Stadtfelder; frei: { $free }.
    }
refusals-too_many_large = Eine Stadt hat Platz für { $most } große Gebäude.
refusals-not_produced = Es muss eine Sorte sein, die du hergestellt hast.
refusals-none_in_supply = Im Vorrat ist kein { NAME("goods", $good) } mehr.
refusals-no_goods = Du hast keinen { NAME("goods", $good) }.
refusals-house_has_kind = { NAME("goods", $good) } liegt schon im Handelshaus; das geht nur mit besetztem Kontor.
refusals-ship_not_in_play = Kein { $spaces }er-Schiff ist im Spiel.
refusals-kind_on_other_ship = { NAME("goods", $good) } muss auf das { $spaces }er-Schiff, das ihn schon trägt.
refusals-ship_full = Das Schiff mit { NAME("goods", $good) } ist voll.
refusals-ship_has_other_kind = Dieses Schiff trägt { NAME("goods", $good) }.
refusals-larger_ship = Es muss möglichst viel verladen werden: Ein anderes Schiff fasst { $most } { NAME("goods", $good) }.
refusals-must_ship = Wer ein Schiff beladen kann, muss es tun.
refusals-cannot_store = Mehr als { $most } { NAME("goods", $good) } kannst du nicht behalten.
refusals-not_possible = Das geht hier nicht.
refusals-wanted = Du hattest den Freibeuter zuletzt: Erst muss ihn ein anderer nehmen.
refusals-not_in_the_game = In diesem Spiel nicht dabei.
refusals-already_chosen = Schon gewählt.
refusals-no_space_of_its_cost = Alle Plätze für Gebäude zu { COUNT("count-doubloons", $price) } sind belegt.
refusals-kinds_of_a_price = Wähle von den Gebäuden zu { COUNT("count-doubloons", $price) } { $spaces } aus, nicht { $chosen }.
refusals-not_both = Nach den Regeln von 2004 gibt es Hazienda und Forsthaus nie zusammen.
refusals-no_forest_tile = Es gibt kein Waldplättchen mehr.
refusals-house_full = Das Handelshaus ist voll.
refusals-already_sold = Du hast in dieser Phase schon verkauft.
refusals-at_least_one_good = Mindestens eine Ware muss mit.
refusals-no_guest = Einen solchen Gast hat dein Gasthaus nicht.
refusals-no_free_circle = Dort ist kein Kreis frei: { say-place }.
refusals-nobody_there = Von dort kannst du niemanden geben: { say-place }.
refusals-still_too_expensive = Ohne den { edition-them } ({ say-place }) reicht es nicht für: { NAME("tiles", "buildings", $building) }.
refusals-must_give = Der Schwarzmarkt will seinen Preis.

## The button that declines, by what is asked

decline-over = Passen
decline-governor = Passen
decline-row = Passen
decline-role = Passen
decline-tile = Nichts nehmen
decline-unseen_tile = Passen
decline-colonist = Nein, danke
decline-place = Passen
decline-build = Nichts bauen
decline-produce = Nichts herstellen
decline-extra = Keine Ware
decline-sell = Nichts verkaufen
decline-ship = Nichts verladen
decline-keep = Passen
decline-use = Nein
decline-choose = Passen
decline-on_sale = Passen
decline-lay = Passen
decline-guest = Nein, weiter
decline-recall = Niemanden
decline-return = Passen
decline-small_wharf = Passen
decline-token = Passen
decline-noble = Das sind alle
decline-supply = Nichts mehr
decline-discard = Alles behalten
decline-pirate = Passen
decline-loot = Passen
decline-man = Niemand mehr
decline-festival_tile = Passen
decline-festival_good = Passen
decline-festival_building = Passen

## Actions, as buttons say them

choices-role = { NAME("roles", $role, form: "name") } nehmen
choices-settle = { NAME("tiles", $tile) } nehmen
choices-hacienda = Verdeckte Plantage ziehen
choices-colonist = Noch einen { edition-them } nehmen
choices-place = { say-place }: { COUNT("count-people", $count) }
choices-build = { NAME("buildings", $building) } bauen, { COUNT("count-doubloons", $price) }
choices-produce = Waren herstellen
choices-extra = 1 { NAME("goods", $good) } nehmen
choices-sell = { NAME("goods", $good) } verkaufen
choices-ship =
    { $spaces ->
        [none] { $count } { NAME("goods", $good) } mit der Werft verladen
       *[other] { $count } { NAME("goods", $good) } auf das { $spaces }er-Schiff
    }
choices-briefShip =
    { $spaces ->
        [none] { $count } → Werft
       *[other] { $count } → { $spaces }er-Schiff
    }
choices-keep = { $count } { NAME("goods", $good) } behalten
choices-use = { NAME("buildings", $building) } nutzen
choices-choose = { NAME("tiles", "buildings", $building) } wählen
choices-forest = Wald für: { NAME("tiles", $tile) }
choices-briefForest = { NAME("goods", $tile) } → Wald
choices-layPlantation = Als Plantage
choices-layForest = Als Wald
choices-discard =
    { $crew ->
        [none] { NAME("tiles", $tile) } abgeben
        [noble] { NAME("tiles", $tile) } abgeben, mit Adligem
       *[other] { NAME("tiles", $tile) } abgeben, mit { edition-them }
    }
choices-discardForest =
    { $tile ->
        [none] Wald abgeben
       *[other] Wald abgeben ({ NAME("tiles", $tile) })
    }
choices-guest =
    { $noble ->
        [true] Gast von Adel zieht um: { say-place }
       *[other] Gast zieht um: { say-place }
    }
choices-recall =
    { $noble ->
        [true] Adligen geben: { say-place }
       *[other] { edition-them } geben: { say-place }
    }
choices-returnGood = 1 { NAME("goods", $good) } geben
choices-returnPoint = Einen Punkt geben
choices-post = { NAME("goods", $good) } am Handelsposten verkaufen
choices-briefPost = { NAME("goods", $good) } → Handelsposten
choices-buyPlantation = Verdeckte Plantage für 1 kaufen
choices-small_wharf = Kleine Werft beladen
choices-noble = Den Adligen nehmen
choices-placeNoble = Adliger: { say-place }
choices-supply = 1 { NAME("goods", $good) } liefern
choices-piracy = { $spaces }er-Schiff entern
choices-plunder = Handelshaus plündern
choices-raid = { ui-colonistShip } überfallen
choices-kidnap = { NAME("roles", $role, form: "name") } entführen
choices-man =
    { $noble ->
        [true] Adliger: { say-place }
       *[other] { edition-one }: { say-place }
    }

## Options of the set-up

options-edition =
    .label = Ausgabe
    .meaning = Regeln und Wörter der ersten Ausgabe oder der von 2020.
    .choices-first = Erste Ausgabe
    .choices-2020 = Ausgabe 2020
options-first_governor =
    .label = Erster Gouverneur
    .meaning = Wer beginnt.
    .choices-lot = durch Los
    .choices-0 = Platz 1
    .choices-1 = Platz 2
    .choices-2 = Platz 3
    .choices-3 = Platz 4
    .choices-4 = Platz 5
options-balanced =
    .label = Ausgeglichen
    .meaning = Manufaktur für 8 und Universität für 7; wer mit Mais beginnt, hat eine Dublone weniger.
options-hidden_vp =
    .label = Verdeckte Punkte
    .meaning = Vor dem Ende sieht niemand die Punkte der anderen.
options-ask_optional =
    .label = Vor jeder Wirkung fragen
    .meaning = Auch dort fragen, wo ein Gebäude nur etwas gibt.
options-optional_production =
    .label = Produktion ist freiwillig
    .meaning = In der Aufseherphase darf man auch nichts herstellen.
options-vp_end_any_phase =
    .label = Der letzte Punkt beendet das Spiel in jeder Phase
    .meaning = Sonst nur in einer Kapitänsphase.
options-max_large =
    .label = Große Gebäude je Stadt
    .meaning = Vier passen in ihre Spalten; bei fünf zählen nur die Felder.
options-expansions =
    .label = Erweiterungen
    .meaning = Jede für sich oder beliebig gemischt.
    .choices-none = keine
    .choices-new_buildings = Neue Gebäude
    .choices-nobles = Die Adligen
    .choices-buccaneer = Der Freibeuter
    .choices-festival = Das Festival
options-nb_rules =
    .label = Regeln der Neuen Gebäude
    .meaning = 2004: eigene Waldplättchen, und Hazienda und Forsthaus nie zusammen. 2020: Plantagen werden umgedreht.
    .choices-2004 = von 2004
    .choices-2020 = von 2020
options-buildings =
    .label = Gebäude im Spiel
    .meaning = Welche der 31 besonderen Gebäude dabei sind.
    .choices-draft = reihum gewählt
    .choices-random = ausgelost
    .choices-all_31 = alle 31, je eines
options-long_game =
    .label = Langes Spiel
    .meaning = Alle { edition-them } und Punkte sind im Spiel, und nur eine volle Stadt beendet es.
options-kidnap_solo =
    .label = Entführer spielen allein
    .meaning = Eine entführte Rolle, die übrig bleibt, spielt nur der Entführer.
options-festival_privilege_goods =
    .label = Extrawaren zählen beim Festival
    .meaning = Was der Aufseher dazunimmt, zählt für die Warenaufgabe.
options-lodges =
    .label = Jagdschlösser
    .meaning = Wann sie am Ende der Siedlerphase wirken.
    .choices-last = nachdem Gäste umgezogen sind
    .choices-first = bevor Gäste umziehen

## Rows of the score sheet

sheet-chips = Punktechips
sheet-buildings = Gebäude
sheet-nobles = Adlige

## The charts at the end

charts-score = Punkte insgesamt
charts-points = Punktechips
charts-doubloons = Dublonen
charts-production = Waren bei einem Aufseher

## Names of things on the table

ui-roles = Rollen
ui-decision = Entscheidung
ui-sale = Gebäude zum Bauen
ui-row = Plantagen
ui-quarries = Steinbrüche
ui-unseen = Verdeckt
ui-faceDown = Verdeckte Plantagen
ui-colonistShip =
    { $edition ->
        [first] Kolonistenschiff
       *[other] Anwerbestelle
    }
ui-colonists = { edition-them }
ui-colonistSupply = { edition-them } im Vorrat
ui-harbour = Hafenbecken
ui-cargoShips = Frachtschiffe
ui-tradingHouse = Handelshaus
ui-goodsSupply = Warenvorrat
ui-supply = Vorrat
ui-pointSupply = Punkte übrig
ui-bank = Bank
ui-island = Insel
ui-city = Stadt
ui-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] Port
    }
ui-store = Waren
ui-doubloons = Dublonen
ui-points = Punkte
ui-governor = Gouverneur
ui-hidden = verdeckt
ui-soldOut = Ausverkauft
ui-price = Preis
ui-priceNow = Preis jetzt
ui-circles = Kreise
ui-copies = Übrig
ui-production = Produktionsgebäude
ui-specialColour =
    { $edition ->
        [first] Violettes Gebäude
       *[other] Beiges Gebäude
    }
ui-makes = Stellt her
ui-confirm = Bestätigen
ui-asBefore = Wie zuvor
ui-asAdvised = Wie im Tipp
ui-fill = Auffüllen
ui-clear = Leeren
ui-empty = leer
ui-privilege = Privileg
ui-unoccupied = Unbesetzt: ohne Wirkung.
ui-colonist = { edition-one }
ui-noble = Adliger
ui-nobles = Adlige
ui-nobleSupply = Adlige im Vorrat
ui-forest = Wald
ui-forests = Wälder
ui-forestTiles = Waldplättchen
ui-festival = Festival
ui-redBuilding = Rotes Gebäude
ui-notChosen = Nicht im Spiel
ui-done = Erfüllt
ui-sort = Wer
ui-yours = Deins
ui-compare = Gebäude vergleichen
ui-effect = Wirkung
ui-players = Spieler
ui-buildings = Gebäude
ui-ownBoard = Dein Tableau

## Sentences with numbers in them

say-round = Durchgang { $round }
say-goods = { $count } { NAME("goods", $good) }
say-left = noch { $count }
say-ownedBy = Gebaut von: { $names }.
say-quarriesCount =
    { $column ->
        [one] 1 Steinbruch zählt
       *[other] bis zu { $column } Steinbrüche zählen
    }
say-ship =
    { $good ->
        [none] { $spaces }er-Schiff: leer
       *[other] { $spaces }er-Schiff: { $load } { NAME("goods", $good) }
    }
say-short =
    { $count ->
        [1] 1 fehlt
       *[other] { $count } fehlen
    }
say-takenBy = vergeben an { $who }
say-placed = { $placed } von { $of } eingesetzt
say-kept = { $kept } bleiben, { $returned } zurück
say-keepTooMuch = Das ist mehr, als du lagern kannst.
say-crew =
    { $circles ->
        [one] { $name }: { $here } von { $circles } Kreis besetzt
       *[other] { $name }: { $here } von { $circles } Kreisen besetzt
    }
say-putOn = Besetzen: { $name }
say-liftFrom = Abziehen: { $name }
say-ending =
    { $reason ->
        [colonists] Letzter Durchgang: zu wenige { edition-them }
        [city] Letzter Durchgang: eine Stadt ist voll
        [points] Letzter Durchgang: keine Punkte mehr
       *[buildings] Letzter Durchgang: niemand kann mehr bauen
    }
say-forests =
    { $count ->
        [one] { $count } Wald
       *[other] { $count } Wälder
    }
say-forestOf = Wald ({ NAME("tiles", $tile) })
say-kidnappedBy = entführt von { $who }
say-wantedIs = gesucht: { $who }
say-spaces =
    { $count ->
        [0] Alle Plätze dieses Preises sind belegt.
       *[other] Noch Platz für { $count } zu diesem Preis.
    }
say-given = { $given } von { $most }
say-sailing =
    { $count ->
        [one] { $count } Ware legt ab: { COUNT("count-points", $worth) }
       *[other] { $count } Waren legen ab: { COUNT("count-points", $worth) }
    }
say-task-plantations = Zuerst drei davon: { NAME("tiles", $tile) }. Lohn: { COUNT("count-people", 3) }.
say-task-production = Zuerst in einer Phase herstellen: { $goods }. Lohn: { COUNT("count-doubloons", 3) }.
say-task-building = Zuerst bauen: { NAME("buildings", $building) }. Lohn: { COUNT("count-points", 3) }.
say-crewWithNobles = { $crew }, davon { COUNT("count-nobles", $count) }
say-place =
    { $place ->
        [san_juan] { edition-sanJuan }
       *[other] { NAME("tiles", "buildings", $place) }
    }
say-thePlace = { say-place }
say-aTile = { NAME("tiles", $tile) }
say-brings = Bringt { COUNT("count-doubloons", $count) }.
say-nothing = nichts
say-free =
    { $count ->
        [0] voll
       *[other] { $count } frei
    }
say-lying = Darauf: { COUNT("count-doubloons", $count) }.
say-column = Spalte { $number }

## Only in the terminal

terminal-place = Wie viele { edition-them } auf: { say-place }? Einzusetzen: { $left }.
terminal-keep = Wie viel behältst du von: { $goods }?
terminal-store =
    { $kinds ->
        [0] Du kannst { $free } beliebige lagern.
        [one] Du kannst { $kinds } ganze Sorte und { $free } mehr lagern.
       *[other] Du kannst { $kinds } ganze Sorten und { $free } mehr lagern.
    }
terminal-noble = Wo ist ein Adliger? Zu nennen: { $left }.
terminal-tiebreak = Dublonen und Waren
terminal-help = Im Bild ist ● ein { edition-one }, ◆ ein Adliger und ○ ein freier Kreis; ■ ist eine Ware auf einem Schiff und □ ein freier Platz. +2 nach einer Rolle sind die Dublonen darauf. Die Zahl vor einem Gebäude ist sein Preis, ×2 danach, wie viele noch da sind.

## Warum ein Spiel endete

ends-colonists = Zu wenige { edition-them }
ends-city = Eine Stadt war voll
ends-points = Keine Punkte mehr
ends-buildings = Niemand konnte mehr bauen
