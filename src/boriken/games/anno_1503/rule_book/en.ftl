## Chapters

chapter-start = Setting up
chapter-turn = The turn
chapter-sea = At sea
chapter-end = Points and the end
chapter-expansion = Aristocrats & Pirates

## Paragraphs: a heading and a text

book-setup = Two to four play. Everybody gets a home island by lot, two inhabitants, a ship on the start space and another in the supply, 7 gold, a stone and a wood. Tiles for that number of players lie face down on the islands of the sea chart; some are left over as a reserve that nobody sees. { $first_player ->
        [lot] Who begins is drawn by lot.
       *[other] At this table it is settled who begins.
    }
    .heading = The table
book-turn = A turn is a roll, then building, selling and buying in any order, then the ships. At its end you may hold five goods; what is above goes back.
    .heading = The turn
book-production = On 1 to 5 everybody takes the good that their own island shows at that number; at the question mark any commodity. With a post there you choose between the two. An empty stack gives nothing.
    .heading = Production
book-events = On a 6 a second roll brings an event for everybody. Pirates (1, 2) want 1 gold for each post and contract, fire (3, 4) 1 gold for each inhabitant; what is not paid for is lost, but two inhabitants always stay. Golden times (5, 6) give everybody a commodity.
    .heading = Events
book-inhabitants = A new inhabitant comes as a pioneer for stone, wood and tools. An upgrade raises one by a rank: settler, citizen, merchant; the goods it costs are printed. You have room for four low and three high ones, seven in all.
    .heading = Inhabitants
book-public = The fourth to the seventh inhabitant each bring one public building of your choice, no kind twice. It costs nothing, works at once and stays. Church, fire brigade and smith help in events, the others in trade, building and at sea.
    .heading = Public buildings
book-trade = Each inhabitant buys one commodity a turn and pays 1 to 4 gold by rank. From the stock a commodity costs 6 gold, less 1 for each contract; you buy two cards a turn at most. Nobody goes into debt, and the track ends at 40.
    .heading = Selling and buying
book-ships = Each ship has three points a turn: a step to the next sea square is one, a look at a tile beside it is one. No step is diagonal. What a second ship costs is printed; two are the most.
    .heading = Ships
book-tiles = A tile you look at you may take or lay back unseen. A post goes to a free jetty of your island and adds its good there; a contract, three at most, makes commodities cheaper; a treasure is 12 gold or a free upgrade.
    .heading = Island tiles
book-info = Everything is open but the faces of tiles, the order of stacks and the action cards of a hand. Only you know the tiles you have looked at, until something else lies there.
    .heading = Hidden and open
book-points =
    { $aristocrats_pirates ->
        [true] Three contracts, three merchants or four public buildings are the home point, of which one counts. All sites built, two nests beaten and the castle finished are the nobles' points, of which two count. Gold and posts are no points here.
       *[other] 30 gold, four posts, three contracts, four public buildings and three merchants are a point each.
    } A point is lost with its condition.
    .heading = Points
book-end =
    { $aristocrats_pirates ->
        [true] Whoever has the home point and two nobles' points
       *[other] Whoever has three of the points
    } in their own turn wins at once, whatever part of the turn it is. After { $most_rounds } rounds the most points win.
    .heading = The end
book-sheet = All numbers of the game are in a sheet, which a table may replace by its own. Effects of the same sort add up. Where something costs a card less, you choose which. { $sheet ->
        [own] This table has a sheet of its own: where it says another number than this book, the sheet is right.
       *[other] This table has the sheet of the house.
    }
    .heading = Effects and numbers
book-luxuries = Marble, silk and gems cost 10 gold; nests and the theatre make them cheaper. The resident noble buys one a turn for 3 gold. Crown tiles of the new sea are luxury posts or nests.
    .heading = Luxuries
book-nobles = The nobles' island has three sites, each with its price; any building of the supply may go there, no kind twice. The site with the skull needs a beaten nest.
    .heading = Nobles' buildings
book-castle = The castle has nine steps, built one after the other. Each brings an action card. The last one also needs a beaten nest.
    .heading = The castle
book-cannons = The first cannon costs 4 gold, each further one 2 more. They count for all your ships and are never lost; six are the most.
    .heading = Cannons
book-nests = A nest you look at you may fight: both roll, the nest adds its strength and you your cannons. If you win you keep it for good and give the ship back; luxuries become cheaper. If you lose, the ship is damaged and the nest stays, known to all. Two nests are the most.
    .heading = Pirate nests
book-pirates = On a pirate square a card is drawn and the ship's points are spent. A raider wants 3 gold or a fight; the card names the foe, the prize and the penalty. From a peaceful pirate you may buy one good.
    .heading = Pirates at sea
book-actions = You may play one card a turn before your ships act, and swap one for 2 gold. A sea hero wins a drawn fight and does not count. You hold four at the end of your turn at most.
    .heading = Action cards

## What a coach says before a decision, by the kind of question

coach-work = Sell where it pays most, then see what you can build. More inhabitants bring more gold every turn.
coach-produce = Take what you lack for the next inhabitant.
coach-ship = A ship that stays finds nothing: let it sail.
coach-sail = Three points: steps and looks. Go where unseen tiles lie close together.
coach-tile = Posts and contracts help for the whole game, treasures at once.
coach-public_building = Which of them will you use most often?
coach-golden_times = A gift: take what is hardest to get.
coach-return = Give back what you can get again most easily.
