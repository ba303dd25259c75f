## Chapters

chapter-start = Setting up
chapter-rounds = Rounds and roles
chapter-end = The end and the score
chapter-buildings = Buildings
chapter-new_buildings = New Buildings
chapter-nobles = Nobles
chapter-buccaneer = Buccaneer
chapter-festival = Festival

## Paragraphs: a heading and a text

book-setup = Three to five play, two with a few changes. Everybody has an island with room for twelve tiles and a city with room for twelve buildings, some doubloons, and one plantation: indigo for the first governor and those next to them, corn for the last ones. Ships, { edition-them }, points and roles fit the number of players. { $first_governor ->
        [lot] The first governor is drawn by lot.
       *[other] At this table it is settled who the first governor is.
    }{ $balanced ->
        [true] {" "}At this table the factory costs 8 and the university 7, and whoever starts with corn has one doubloon less.
       *[other] {""}
    }{ $long_game ->
        [true] {" "}All { edition-them } and all points of the box are in the game.
       *[other] {""}
    }
    .heading = The table
book-two_players = Two take three roles each in a round, in turn; one role of seven is left and gets a doubloon. There are two ships, fewer { edition-them }, goods, tiles and points, and fewer copies of the buildings.
    .heading = Two players
book-round = The governor takes a role, then the others clockwise, each one that is still free. Whoever takes a role acts first and has its privilege; then the others act in turn. After the last role every role that nobody took gets a doubloon, all come back, and the next player is governor.
    .heading = A round
book-settler = Everybody may take one open plantation; whoever took the role may take a quarry instead. When all have had a turn, what is left of the row is put aside and as many as there are players and one more are turned up. An island holds twelve tiles.
    .heading = Settler
book-mayor = Whoever took the role may take one { edition-one } from the supply. Then those who wait are dealt out one by one. Everybody may move all of theirs: a circle holds one, and as long as a circle is free nobody waits aside. What nobody stands on does nothing.
    .heading = { roles-mayor.name }
book-refill = When all have placed theirs, one comes for every empty circle in the cities, but never fewer than there are players. Empty plantations bring nobody. { $long_game ->
        [true] If the supply cannot give them all, those that are left come, and the game goes on.
       *[other] { $nobles ->
            [true] If the supply cannot give them all, those that are left come, and the game goes on.
           *[other] If the supply cannot give them all, the game ends with this round.
        }
    }
    .heading = New { edition-them }
book-builder = Everybody may put up one building that is on sale, no kind twice; whoever took the role pays one doubloon less. A large building takes two spaces. A new building is empty at first. A city holds at most { $max_large } large buildings.
    .heading = Builder
book-price = The number on a building is its price. Each occupied quarry saves one doubloon, but in the first column only one counts, in the second two, in the third three, in the fourth four. The builder's doubloon comes on top. Nothing costs less than nothing.
    .heading = What a building costs
book-craftsman = Everybody takes the goods that their island and city produce: one corn for each occupied corn plantation; for the others an occupied plantation and an occupied circle of a matching building each. If the supply runs short, those who come later get less. Then whoever took the role may take one more good of a kind they produced.{ $optional_production ->
        [true] {" "}At this table everybody may choose not to produce.
       *[other] {""}
    }
    .heading = Craftsman
book-trader = Everybody may sell one good to the trading house: corn for nothing, indigo for 1, sugar 2, tobacco 3, coffee 4; whoever took the role gets one doubloon more. The house has four places and takes each kind once. When it is full the phase is over and it is emptied; otherwise the goods stay.
    .heading = Trader
book-captain = Everybody ships in turn, one kind on one ship at a time, until nobody can. Whoever can ship must. Each good is a point; whoever took the role gets one more with the first shipment.
    .heading = Captain
book-ships = A ship carries one kind, and no two ships carry the same. You load as many as fit. If several empty ships could take a kind, use one that takes the most. A full ship sails when goods have been stored; others keep their load.
    .heading = Ships
book-store = After shipping everybody may keep one single good. Warehouses keep more. Everything else goes back to the supply.
    .heading = Storing
book-prospector = Whoever takes the prospector gets one doubloon. Nobody else does anything.
    .heading = Prospector
book-end =
    { $long_game ->
        [true] The game ends with the round in which a player fills the twelfth space of a city, and in no other way: neither { edition-them } nor points that run out end it. The round is played to its end.
       *[other] The game ends with the round in which { $nobles ->
            [true] {""}
           *[other] the supply cannot bring all { edition-them } that are due, {""}
        }a player fills the twelfth space of a city, or the last point is taken{ $vp_end_any_phase ->
            [true] {""}
           *[other] {" "}in a captain phase
        }. The round is played to its end.
    }
    .heading = The end
book-score = Points from shipping, the points printed on buildings, and what occupied large buildings add. The most win; equal scores are told apart by doubloons and goods together. { $hidden_vp ->
        [true] At this table the points of the others are hidden until the end.
       *[other] Everybody may see the points of all.
    }
    .heading = The score
book-buildings = A building works only while at least one { edition-one } is in it; its printed points always count. Nobody has to use what a building offers. Large buildings fill two spaces and count as one. { $ask_optional ->
        [true] At this table you are asked before every effect.
       *[other] What only gives you something comes without a question.
    }
    .heading = All buildings
book-choice =
    { $buildings ->
        [draft] Before the first round everybody chooses in turn, from the first governor on, one kind for a free space of its price, until seventeen kinds are on sale. The others are out of this game.
        [random] Before the first round seventeen kinds are drawn by lot, one for each space of its price, and are on sale. The others are out of this game.
        [all-31] One copy of each of all 31 kinds is on sale, so every kind can be owned by one player only.
       *[other] The seventeen kinds on sale were settled when the table was set up. The others are out of this game.
    }
    .heading = Choosing the buildings
book-nobles = Twenty nobles are a supply of their own; with every refill one comes in place of a { edition-one }. Whoever takes one of those who wait chooses while there is a choice. Nobles do all that a { edition-one } does, and each is worth a point at the end. With nobles the game does not end because { edition-them } run out.
    .heading = Nobles
book-red = Land office, chapel, hunting lodge and zoning office have two effects: one with a { edition-one } in them, another with a noble. Royal supplier, villa, jeweler and royal garden do the same with either. { $lodges ->
        [first] At this table hunting lodges work before guests move, also where only others act.
       *[other] Hunting lodges work after the last guests have moved.
    }
    .heading = Red buildings
book-buccaneer = One role more, on which no doubloon is ever put. Only its taker acts and chooses one of four strokes. They are wanted then, and may take it again only after somebody else has.
    .heading = Buccaneer
book-strokes = Piracy empties one ship and keeps up to three of its goods. Plunder empties the trading house for a point a good. A raid leaves as many { edition-them } as there are players waiting; up to three of the others go at once to free circles of the raider.
    .heading = Piracy, plunder, raid
book-kidnap = The kidnapper takes the doubloons of a role that was not used in this round and puts it before them. If somebody still takes it, the kidnapper gets three doubloons. { $kidnap_solo ->
        [true] If nobody does, the kidnapper plays it alone when the round ends.
       *[other] If nobody does, the kidnapper plays it when the round ends, and the others act after them as usual.
    }
    .heading = Kidnapping
book-festival = At the start one plantation, three goods and one building of the third column are drawn and shown. They are three tasks for everybody; each reward goes once, to whoever is first. What was shown then comes back into the game.
    .heading = The festival
book-rewards = Three plantations of the kind shown: three { edition-them } at once. At least the goods shown, produced in one craftsman phase: three doubloons. The building shown, built at its usual price: three points. { $festival_privilege_goods ->
        [true] The craftsman's extra goods count too.
       *[other] At this table the craftsman's extra goods do not count.
    }
    .heading = Tasks and rewards

## What a coach says before a decision, by the kind of question

coach-role = Which role helps you more than the others? Count what each player would get from it, and look at the doubloons on the cards.
coach-tile = Think of what you can produce with it, and of what nobody else grows. Quarries pay off early in the game.
coach-place = First fill what belongs together: a plantation and its building. Then what helps in the next roles.
coach-build = Early on, buildings that produce or earn; later, those with many points. You may also save your money.
coach-extra = Take the good that you can sell or ship best.
coach-sell = The dearest good brings the most, but a full trading house may stop a rival.
coach-ship = Ship first what others could take the room from. What stays may be lost.
coach-keep = Keep what sells dearest or what you will ship next time.
coach-colonist = One more helper costs nothing. Take it, unless the end of the game should wait.
book-forests =
    { $nb_rules ->
        [2004] With a forest house you may lay a forest tile on your settler turn instead of taking a plantation or a quarry; an open plantation of your choice leaves the game for it. Hacienda and forest house are never both on sale.
       *[other] With a forest house you may lay the plantation you take face down as a forest; a quarry you may not. Hacienda and forest house may both be on sale.
    }
    .heading = Forests
