## The first game: what each step says, and what is said to a wrong answer

first = Your first game
first-welcome = Welcome to Anno 1503! You settle an island, trade with your people and explore the sea. Whoever is the first to reach three of five goals in their own turn wins.
first-goals = The goals: 30 gold, four trading posts, three contracts, four public buildings, and three merchants among your inhabitants. Each is a point. Your board shows how far you are.
first-roll = Each turn begins with the die. From 1 to 5, everybody gets the good that their own island shows at that number. The question mark is any commodity. This time it was a 3: you got wood.
first-sell = Now you may build, sell and buy, in any order. Each inhabitant buys one card a turn, and each rank its own good: a pioneer pays 1 gold for wood, a settler 2 for cloth, a citizen 3 for spice, a merchant 4 for tobacco. Sell your cloth to the settler.
first-not_pioneer = The wood you will need in a moment, and the pioneer pays only 1 gold for it. Sell the cloth to the settler.
first-not_sell = Stone and wood you will need in a moment. Sell the cloth to the settler.
first-buy = A new pioneer costs stone, wood and tools. You lack tools. From the stock any commodity costs 6 gold: buy tools.
first-not_buy = Tools are what is missing for a pioneer: buy tools.
first-pioneer = You have all three. Settle a pioneer: more people buy more goods.
first-not_pioneer_yet = Keep your goods together: stone, wood and tools bring a new pioneer. Settle one.
first-ship = Nothing more can be done at home, so your ship sails. It has three points a turn: a step is one, a look at an island is one. Choose your ship; it leaves for the first square.
first-not_ship = The sea is full of posts, contracts and treasures. Let your ship sail.
first-sail = Two points are left. Sail on, to the square next to the island.
first-not_sail = From there no island is in sight. Sail to B3, beside the island.
first-look = Use the last point to look at the tile on the island beside you. Only you will see it.
first-not_look = You would have sailed here for nothing. Look at the tile.
first-take = A contract! Every contract makes all commodities 1 gold cheaper for you, and three of them are a point. Take it.
first-not_take = A contract helps for the rest of the game: take it.
first-production = Marea's turn. She rolled a 4, and everybody got a good, you too. So the dice of others work for you. At the end of your own turn you may hold five goods.
first-later = Round nine. You have three inhabitants, two posts and two contracts. A post adds its good to a number of your island: at that number you may choose.
first-fourth = Your fourth inhabitant, and each one after it, also brings a public building. Settle a pioneer.
first-not_fourth = That can wait. The fourth inhabitant brings a public building for nothing: settle a pioneer.
first-public = Choose any public building. Some protect you in events, others make things cheaper or bring gold. Four of them are a point.
first-events = Events come when a 6 is rolled: pirates, who want gold for posts and contracts, fire, which wants gold for inhabitants, or golden times, which give everybody a commodity. A player who cannot pay loses the tile.
first-last = Round twenty. Four posts and three contracts: you have two points. And 24 gold.
first-thirty = Thirty gold would be your third point. Your inhabitants pay by rank. Sell the tobacco to the merchant, who pays 4.
first-not_thirty = You need six more gold. The merchant pays the most: sell the tobacco.
first-not_over = Your third point is within reach: sell first.
first-second_sale = 28 gold. A citizen pays 3 for spice: sell it to a citizen.
first-not_second = That does not make thirty. A citizen pays 3: sell the spice to a citizen.
first-end = 31 gold, four posts and three contracts: three points in your own turn, and you have won at once!
first-coach = That is all you need. Play a whole game against beginners now: a coach tells you before each decision what it is about, and after it what was good.

## Aristocrats & Pirates

aristocrats_pirates = Aristocrats & Pirates
aristocrats_pirates-welcome = Everybody has a second island now, for nobles, with a castle to build. There are luxuries, cannons and a second sea full of pirates.
aristocrats_pirates-goals = To win you need one point at home (three contracts, three merchants or four public buildings) and two with the nobles: all three sites built, two nests beaten, or the castle finished.
aristocrats_pirates-castle = The castle has nine steps. The first costs two gold, and each step brings an action card at once. Build the first step.
aristocrats_pirates-not_castle = Later, perhaps. The first castle step costs only two gold and brings a card: build it.
aristocrats_pirates-luxury = An engineer. Your inhabitants never buy luxuries, but the resident noble buys one each turn for three gold. Sell your marble.
aristocrats_pirates-not_luxury = Here we want to meet the noble: sell the marble.
aristocrats_pirates-cannon = Cannons count for all your ships and are never lost. You have two; the third costs eight gold. Buy it.
aristocrats_pirates-not_cannon = A fight is waiting at sea. Buy the cannon first.
aristocrats_pirates-ships = Enough at home. Go to the ships: yours lies on the new sea, beside an island.
aristocrats_pirates-not_ships = Keep the rest for later. Go to the ships.
aristocrats_pirates-look = Look at the tile on the island beside you.
aristocrats_pirates-not_look = The tile lies right beside your ship: look at it.
aristocrats_pirates-nest = A pirate nest of strength 4. In a fight both roll a die: the nest adds its strength, you add your three cannons. The higher total wins. A nest that is beaten makes luxuries cheaper for you, and two are a point. Fight!
aristocrats_pirates-not_fight = You could lay it back, but with three cannons you have a fair chance: fight.
aristocrats_pirates-end = 8 to 7: the nest is yours, and the ship goes back to the supply. Had you lost, it would be damaged. On pirate squares you meet pirates who want three gold or a fight. Good luck!
