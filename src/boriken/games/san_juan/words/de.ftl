## The game in a sentence

about = Das schnelle Kartenspiel: Jede Karte ist ein Haus, eine Ware oder Geld.

## Questions, as a refusal names them

asked-over = die Partie ist zu Ende
asked-governor = wer beginnt
asked-card = welche Karte gezogen wird
asked-good = welche Karte eine Ware wird
asked-tile = welche Preistafel aufgedeckt wird
asked-look = welche Karten gezogen werden
asked-turn_up = welche Karten die Goldgrube aufdeckt
asked-role = welche Rolle du nimmst
asked-build = was du baust
asked-cover = welches Gebäude du überbaust
asked-library = ob du die Bibliothek nutzt
asked-give = mit welchen Waren du zahlst
asked-pay = mit welchen Karten du zahlst
asked-produce = welche Waren du herstellst
asked-sell = welche Waren du verkaufst
asked-take = ob du ziehst
asked-keep = welche Karten du behältst
asked-mine = ob du die Goldgrube nutzt
asked-find = welche Karte du nimmst
asked-chapel = welche Karte unter die Kapelle kommt
asked-discard = welche Karten du ablegst
asked-archive = welche Karten du ablegst

## Numbers of things; $count is the number

count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-goods =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-buildings = { $count } Gebäude

## Goods

goods-indigo = Indigo
goods-sugar = Zucker
goods-tobacco = Tabak
goods-coffee = Kaffee
goods-silver = Silber

## One letter for each good, for people who do not see the colours

letters-indigo = I
letters-sugar = Z
letters-tobacco = T
letters-coffee = K
letters-silver = S

## Buildings: the names on the cards

cards-indigo_plant = Indigo{"\u00AD"}küperei
cards-sugar_mill = Zucker{"\u00AD"}mühle
cards-tobacco_storage = Tabak{"\u00AD"}speicher
cards-coffee_roaster = Kaffee{"\u00AD"}rösterei
cards-silver_smelter = Silber{"\u00AD"}schmelze
cards-smithy = Schmiede
cards-gold_mine = Goldgrube
cards-archive = Archiv
cards-poor_house = Armenhaus
cards-black_market = Schwarz{"\u00AD"}markt
cards-trading_post = Handels{"\u00AD"}station
cards-well = Brunnen
cards-market_stand = Marktstand
cards-crane = Kran
cards-chapel = Kapelle
cards-tower = Turm
cards-aqueduct = Aquädukt
cards-carpenter = Schreinerei
cards-prefecture = Präfektur
cards-market_hall = Markthalle
cards-quarry = Stein{"\u00AD"}bruch
cards-library = Bibliothek
cards-statue = Statue
cards-victory_column = Sieges{"\u00AD"}säule
cards-hero = Reiter
cards-guild_hall = Zunfthalle
cards-city_hall = Rathaus
cards-triumphal_arch = Triumph{"\u00AD"}bogen
cards-palace = Palast

## Buildings: what they do, in a sentence or two

effects-indigo_plant = Platz für einen Indigo.
effects-sugar_mill = Platz für einen Zucker.
effects-tobacco_storage = Platz für einen Tabak.
effects-coffee_roaster = Platz für einen Kaffee.
effects-silver_smelter = Platz für ein Silber.
effects-smithy = Baumeister: Produktionsgebäude kosten dich eine Karte weniger.
effects-gold_mine = Goldsucher: Decke vier Karten auf; sind alle Kosten verschieden, nimm eine davon.
effects-archive = Ratsherr: Nimm alle gezogenen Karten und lege so viele wie sonst aus der ganzen Hand ab.
effects-poor_house = Baumeister: Wenn du baust und höchstens eine Karte übrig hast, ziehe eine.
effects-black_market = Baumeister: Bis zu zwei deiner Waren zahlen je eine Karte.
effects-trading_post = Händler: Du darfst eine Ware mehr verkaufen.
effects-well = Aufseher: Wenn du zwei oder mehr Waren herstellst, ziehe eine Karte.
effects-market_stand = Händler: Wenn du zwei oder mehr Waren verkaufst, ziehe eine Karte.
effects-crane = Baumeister: Du darfst ein eigenes Gebäude überbauen und zahlst nur den Unterschied.
effects-chapel = Rundenbeginn: Du darfst eine Handkarte darunterlegen; sie zählt am Ende 1 Punkt.
effects-tower = Du darfst von Runde zu Runde zwölf statt sieben Karten behalten.
effects-aqueduct = Aufseher: Du darfst eine Ware mehr herstellen.
effects-carpenter = Baumeister: Wenn du ein violettes Gebäude baust, ziehe danach eine Karte.
effects-prefecture = Ratsherr: Du behältst zwei der gezogenen Karten statt einer.
effects-market_hall = Händler: Wenn du mindestens eine Ware verkaufst, ziehe eine Karte mehr.
effects-quarry = Baumeister: Violette Gebäude kosten dich eine Karte weniger.
effects-library = Verdoppelt das Privileg der Rolle, die du nimmst; zu zweit nur einmal je Runde.
effects-statue = Ein Denkmal: seine Punkte, und mehr mit einem Triumphbogen.
effects-victory_column = Ein Denkmal: seine Punkte, und mehr mit einem Triumphbogen.
effects-hero = Ein Denkmal: seine Punkte, und mehr mit einem Triumphbogen.
effects-guild_hall = Am Ende: 2 Punkte je Produktionsgebäude.
effects-city_hall = Am Ende: 1 Punkt für jedes deiner violetten Gebäude, dieses mitgezählt.
effects-triumphal_arch = Am Ende: 4, 6 oder 8 Punkte für ein, zwei oder drei Denkmäler.
effects-palace = Am Ende: 1 Punkt für je vier deiner übrigen Punkte.

## Kinds of buildings

kinds-production = Produktionsgebäude
kinds-violet = Violettes Gebäude
kinds-monument = Violettes Gebäude, Denkmal
kinds-large = Violettes Gebäude, zählt am Ende

## What things on the table are for

rules-house = Jeder Händler deckt die nächste Preistafel auf: Sie sagt, wie viele Karten eine Ware bringt. Die fünf Tafeln kommen immer in derselben Reihenfolge.
rules-pile = Ist er aufgebraucht, wird der Ablagestapel gemischt.
rules-discards = Karten werden verdeckt abgelegt.
rules-good = Eine Ware ist eine verdeckte Karte. Niemand weiß, welche.
rules-chapel = Jede Karte unter einer Kapelle zählt am Ende 1 Punkt.
rules-covered = Ein überbautes Gebäude hat keine Wirkung und keine Punkte.
rules-hand = Zu Beginn einer Runde legen alle bis auf das Limit ab.

## Roles: the name, what everybody may do, and what only its taker gets

roles-builder =
    .name = Baumeister
    .everybody = Alle dürfen ein Gebäude bauen.
    .privilege = Du zahlst eine Karte weniger.
roles-producer =
    .name = Aufseher
    .everybody = Alle dürfen eine Ware herstellen.
    .privilege = Du darfst eine mehr herstellen.
roles-trader =
    .name = Händler
    .everybody = Alle dürfen eine Ware verkaufen.
    .privilege = Du darfst eine mehr verkaufen.
roles-councillor =
    .name = Ratsherr
    .everybody = Alle ziehen zwei Karten und behalten eine.
    .privilege = Du wählst aus fünf.
roles-prospector =
    .name = Goldsucher
    .everybody = Die anderen tun nichts.
    .privilege = Du ziehst eine Karte.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } { YOU($you, "beginnst", "beginnt") } als Gouverneur.
events-card_drawn = { $who } { YOU($you, "ziehst", "zieht") } { $cards }.
events-role_taken = { $who } { YOU($you, "nimmst", "nimmt") } die Rolle { NAME("roles", $role, form: "name") }.
events-built =
    { $price ->
        [0] { $who } { YOU($you, "baust", "baut") } „{ NAME("cards", $building) }“ umsonst.
       *[other] { $who } { YOU($you, "baust", "baut") } „{ NAME("cards", $building) }“ für { COUNT("count-cards", $price) }.
    }
events-covered =
    { $good_lost ->
        [true] { $who } { YOU($you, "überbaust", "überbaut") } „{ NAME("cards", $building) }“ und { YOU($you, "verlierst", "verliert") } die Ware darauf.
       *[other] { $who } { YOU($you, "überbaust", "überbaut") } „{ NAME("cards", $building) }“.
    }
events-library_used = { $who } nutzt die Bibliothek.
events-good_given = { $who } { YOU($you, "zahlst", "zahlt") } mit { $goods }.
events-card_paid = { $who } { YOU($you, "zahlst", "zahlt") }: { $cards }.
events-good_made = { $who } { YOU($you, "stellst", "stellt") } { $goods } her.
events-tile_turned_up = Das Handelshaus zahlt: { $prices }.
events-good_sold = { $who } { YOU($you, "verkaufst", "verkauft") } { $goods } für { COUNT("count-cards", $price) }.
events-card_kept = { $who } { YOU($you, "behältst", "behält") } { $cards }.
events-card_discarded = { $who } { YOU($you, "legst", "legt") } { $cards } ab.
events-card_turned_up = { $who } { YOU($you, "deckst", "deckt") } mit der Goldgrube auf: { $cards }.
events-mine_failed = { $who } { YOU($you, "bekommst", "bekommt") } nichts aus der Goldgrube: Zwei der Karten kosten gleich viel.
events-card_mined = { $who } { YOU($you, "nimmst", "nimmt") } „{ NAME("cards", $card) }“ aus der Goldgrube.
events-card_buried = { $who } { YOU($you, "legst", "legt") } { $cards } unter die Kapelle.
events-passed = { $who } passt.
events-pile_shuffled = Der Nachziehstapel ist aufgebraucht: { COUNT("count-cards", $count) } werden gemischt.
events-bonus = { $who } { YOU($you, "ziehst", "zieht") } eine Karte ({ NAME("cards", $building) }).
events-round_ended = Runde { $round } ist zu Ende.
events-town_complete = { $who } { YOU($you, "hast", "hat") } zwölf Gebäude: Nach dieser Baumeisterphase ist Schluss.
events-game_over = Die Partie ist zu Ende.

## Cards and prices in the lines of the log

listed-card = „{ NAME("cards", $card) }“
listed-unseen =
    { $count ->
        [one] eine Karte
       *[other] { count-cards }
    }
listed-price = { NAME("goods", $good) } { $price }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = Die Partie ist zu Ende.
    .theirs = Die Partie ist zu Ende.
questions-governor =
    .mine = Der erste Gouverneur wird ausgelost.
    .theirs = Der erste Gouverneur wird ausgelost.
questions-card =
    .mine = Karten werden gezogen.
    .theirs = Karten werden gezogen.
questions-good =
    .mine = Waren werden hergestellt.
    .theirs = Waren werden hergestellt.
questions-tile =
    .mine = Die nächste Preistafel wird aufgedeckt.
    .theirs = Die nächste Preistafel wird aufgedeckt.
questions-look =
    .mine = Karten werden gezogen.
    .theirs = Karten werden gezogen.
questions-turn_up =
    .mine = Die Goldgrube deckt Karten auf.
    .theirs = Die Goldgrube deckt Karten auf.
questions-role =
    .mine = Wähle eine Rolle.
    .theirs = { $who } wählt eine Rolle.
questions-build =
    .mine = Ein Gebäude bauen?
    .theirs = { $who } darf bauen.
questions-cover =
    .mine =
        { $building ->
            [none] Eines deiner Gebäude überbauen?
           *[other] Eines deiner Gebäude überbauen ({ NAME("cards", $building) })?
        }
    .theirs = { $who } darf ein Gebäude überbauen.
questions-library =
    .mine = Mit der Bibliothek eine Karte weniger zahlen?
    .theirs = { $who } darf die Bibliothek nutzen.
questions-give =
    .mine = Mit Waren zahlen? Zu zahlen: { COUNT("count-cards", $cost) }.
    .theirs = { $who } darf mit Waren zahlen.
questions-pay =
    .mine =
        { $building ->
            [none] Zahle { COUNT("count-cards", $most) }.
           *[other] Zahle { COUNT("count-cards", $most) } für „{ NAME("cards", $building) }“.
        }
    .theirs =
        { $building ->
            [none] { $who } zahlt.
           *[other] { $who } zahlt für „{ NAME("cards", $building) }“.
        }
questions-produce =
    .mine = Stelle bis zu { COUNT("count-goods", $most) } her.
    .theirs = { $who } darf bis zu { COUNT("count-goods", $most) } herstellen.
questions-sell =
    .mine = Verkaufe bis zu { COUNT("count-goods", $most) }.
    .theirs = { $who } darf bis zu { COUNT("count-goods", $most) } verkaufen.
questions-take =
    .mine = { COUNT("count-cards", $cards) } ziehen?
    .theirs = { $who } darf Karten ziehen.
questions-keep =
    .mine = Behalte { COUNT("count-cards", $most) } von den gezogenen.
    .theirs = { $who } wählt, welche Karten bleiben.
questions-mine =
    .mine = Die Goldgrube nutzen?
    .theirs = { $who } darf die Goldgrube nutzen.
questions-find =
    .mine = Nimm eine der vier Karten.
    .theirs = { $who } nimmt eine der vier Karten.
questions-chapel =
    .mine = Eine Karte unter die Kapelle legen?
    .theirs = { $who } darf eine Karte unter die Kapelle legen.
questions-discard =
    .mine = Lege { COUNT("count-cards", $most) } ab.
    .theirs = { $who } wählt, welche Karten abgelegt werden.
questions-archive =
    .mine = Lege { COUNT("count-cards", $most) } aus der ganzen Hand ab.
    .theirs = { $who } wählt, welche Karten abgelegt werden.

## Why an action is not allowed now

refusals-must_take_role = Du musst eine Rolle nehmen.
refusals-role_taken = Die Rolle { NAME("roles", $role, form: "name") } ist in dieser Runde schon vergeben.
refusals-must_give = Deine Karten allein reichen nicht für { COUNT("count-cards", $cost) }.
refusals-must_cover = „{ NAME("cards", $building) }“ kannst du nur zahlen, wenn es ein Gebäude überbaut.
refusals-not_in_hand = Du hast „{ NAME("cards", $card) }“ nicht auf der Hand.
refusals-already_built = „{ NAME("cards", $card) }“ steht schon in deiner Stadt.
refusals-too_expensive =
    { $cards ->
        [0] Das kostet { COUNT("count-cards", $price) }; du hast keine andere Karte.
       *[other] Das kostet { COUNT("count-cards", $price) }; du hast { $cards } andere.
    }
refusals-not_in_town = So ein Gebäude ({ NAME("cards", $card) }) steht nicht in deiner Stadt.
refusals-crane_stays = Ein Kran kann nie überbaut werden.
refusals-same_kind = Ein Gebäude kann keines der eigenen Art überbauen.
refusals-cover_too_expensive = Das würde { COUNT("count-cards", $price) } kosten; du hast { $cards }.
refusals-no_library = Dazu brauchst du eine Bibliothek, in dieser Runde noch nicht genutzt.
refusals-library_not_asked = Über die Bibliothek ist jetzt nichts zu entscheiden.
refusals-no_black_market = Nur mit einem Schwarzmarkt zahlt man mit Waren.
refusals-enough_given = Der Schwarzmarkt nimmt höchstens { COUNT("count-goods", $most) }.
refusals-no_goods = Du hast keine Ware dieser Art ({ NAME("goods", $good) }).
refusals-no_room = Du hast kein leeres Gebäude für { NAME("goods", $good) }.
refusals-other_order = { NAME("cards", "goods", $thing) } kann nicht mehr gewählt werden.
refusals-too_few_left = Dann blieben zu wenige Karten für die übrigen { $count }.
refusals-not_shown = „{ NAME("cards", $card) }“ ist nicht unter diesen Karten.

## The button that declines, by what is asked

decline-over = Passen
decline-governor = Passen
decline-card = Passen
decline-good = Passen
decline-tile = Passen
decline-look = Passen
decline-turn_up = Passen
decline-role = Passen
decline-build = Nichts bauen
decline-cover = Nichts überbauen
decline-library = Für später aufheben
decline-give = Keine Waren
decline-pay = Passen
decline-produce = Nichts herstellen
decline-sell = Nichts verkaufen
decline-take = Nichts ziehen
decline-keep = Passen
decline-mine = Nicht nutzen
decline-find = Passen
decline-chapel = Keine Karte
decline-discard = Passen
decline-archive = Passen

## The button that confirms what has been picked

confirm-give = Mit { COUNT("count-goods", $count) } zahlen
confirm-pay = { COUNT("count-cards", $count) } zahlen
confirm-produce = { COUNT("count-goods", $count) } herstellen
confirm-sell = { COUNT("count-goods", $count) } verkaufen
confirm-keep = { COUNT("count-cards", $count) } behalten
confirm-discard = { COUNT("count-cards", $count) } ablegen
confirm-archive = { COUNT("count-cards", $count) } ablegen

## Actions, as buttons say them

choices-role = Die Rolle { NAME("roles", $role, form: "name") } nehmen
choices-build = „{ NAME("cards", $card) }“ für { COUNT("count-cards", $price) } bauen
choices-cover =
    { $full ->
        [true]
            { $price ->
                [0] „{ NAME("cards", $card) }“ samt Ware überbauen und nichts zahlen
               *[other] „{ NAME("cards", $card) }“ samt Ware überbauen und { COUNT("count-cards", $price) } zahlen
            }
       *[other]
            { $price ->
                [0] „{ NAME("cards", $card) }“ überbauen und nichts zahlen
               *[other] „{ NAME("cards", $card) }“ überbauen und { COUNT("count-cards", $price) } zahlen
            }
    }
choices-library =
    { $cards ->
        [none] Die Bibliothek nutzen
       *[other] Die Bibliothek nutzen: { COUNT("count-cards", $cards) } ziehen
    }
choices-give = Mit { NAME("goods", $good) } zahlen
choices-pay = Mit „{ NAME("cards", $card) }“ zahlen
choices-produce = { NAME("goods", $good) } herstellen
choices-sell = { NAME("goods", $good) } für { COUNT("count-cards", $price) } verkaufen
choices-take = { COUNT("count-cards", $count) } ziehen
choices-keep = „{ NAME("cards", $card) }“ behalten
choices-goldMine = Die Goldgrube nutzen
choices-mine = „{ NAME("cards", $card) }“ nehmen
choices-chapel = „{ NAME("cards", $card) }“ unter die Kapelle legen
choices-discard = „{ NAME("cards", $card) }“ ablegen

## Options of the set-up

options-first_governor =
    .label = Erster Gouverneur
    .meaning = Wer beginnt.
    .choices-lot = durch Los
    .choices-0 = Platz 1
    .choices-1 = Platz 2
    .choices-2 = Platz 3
    .choices-3 = Platz 4
options-chosen_hands =
    .label = Ausgesuchte Karten
    .meaning = Alle bekommen fünf bis acht Karten, spätere Plätze mehr, und behalten vier.

## Rows of the score sheet

sheet-buildings = Gebäude
sheet-chapel = Kapelle

## The charts at the end

charts-score = Punkte insgesamt
charts-buildings = Gebäude
charts-cards = Handkarten
charts-goods = Waren

## Names of things on the table

ui-players = Spieler
ui-ownBoard = Dein Tableau
ui-roles = Rollen
ui-decision = Entscheidung
ui-hand = Hand
ui-drawn = Gezogen
ui-mined = Goldgrube
ui-town = Stadt
ui-covered = Überbaut
ui-yours = Hast du schon
ui-chapelCards = Unter der Kapelle
ui-tradingHouse = Handelshaus
ui-faceUp = offen
ui-next = als Nächstes
ui-pile = Nachzieh{"\u00AD"}stapel
ui-discards = Ablage
ui-governor = Gouverneur
ui-cost = Kosten
ui-costNow = Kosten jetzt
ui-points = Punkte
ui-pointsNow = Punkte jetzt
ui-pays = Bringt
ui-copies = Exemplare
ui-buildings = Gebäude
ui-limit = Handlimit
ui-goods = Waren
ui-hidden = verdeckt
ui-empty = leer
ui-privilege = Privileg
ui-none = keine
ui-clear = Leeren
ui-asAdvised = Wie geraten
ui-known = Sicher auf der Hand
ui-taken = vergeben

## Sentences with numbers in them

say-round = Runde { $round }
say-goods = { $count } { NAME("goods", $good) }
say-takenBy = genommen von { $who }
say-picked = { $picked } von { $of } gewählt
say-upTo = { $picked } von höchstens { $most }
say-brings = bringt { COUNT("count-cards", $count) }
say-short =
    { $count ->
        [1] 1 fehlt
       *[other] { $count } fehlen
    }
say-ending =
    { $reason ->
        [town] Letzte Phase: Eine Stadt ist fertig
       *[standstill] Niemand baut mehr: Schluss
    }
say-buildings = { $count } von { $of } Gebäuden
say-hand = { COUNT("count-cards", $count) } auf der Hand, Limit { $limit }
say-chapel = { COUNT("count-cards", $count) } unter der Kapelle
say-inYourTown =
    { $copies ->
        [one] Steht in deiner Stadt.
       *[other] { $copies } in deiner Stadt.
    }
say-wouldScore = Mit deiner jetzigen Stadt brächte es { COUNT("count-points", $count) }.
say-discount = { NAME("ui", "cards", $by) } −{ $cards }
say-priced = { NAME("goods", $good) } bringt jetzt { COUNT("count-cards", $price) }.
say-seenTiles = { $count } von 5 Tafeln sind bekannt.

## Only in the terminal

terminal-tiebreak = Karten und Waren
terminal-help = Im Bild ist ● eine Ware und ○ ein Gebäude ohne Ware. Die Zahl vor einer Handkarte sind ihre Kosten. Das Handelshaus zahlt so viele Karten für Indigo, Zucker, Tabak, Kaffee und Silber. Mehrere Karten wählst du in einer Zeile: Steinbruch, Schmiede 2.

## Warum ein Spiel endete

ends-town = Eine Stadt war vollständig
ends-standstill = Niemand baute mehr
