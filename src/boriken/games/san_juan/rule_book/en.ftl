## Chapters

chapter-start = Setting up
chapter-rounds = Rounds and roles
chapter-end = The end and the score
chapter-cards = Buildings

## Paragraphs: a heading and a text

book-setup = Two to four play. Everybody begins with an indigo plant in their town and four cards in hand. The rest of the 110 cards is the draw pile. The five tiles of the trading house are shuffled, { $first_governor ->
        [lot] and the first governor is drawn by lot.
       *[other] and it is settled who the first governor is.
    }
    .heading = The table
book-cards = A card is a building in the town, money in the hand, or a good on a production building. Discards lie face down. When the draw pile is used up, the discards are shuffled.
    .heading = Cards
book-chosen_hands = A variant: the governor is dealt five cards, the next players six, seven and eight; everybody keeps four of them.
    .heading = Chosen hands
book-round = The governor takes a role, then the others clockwise. Whoever takes a role acts first and has its privilege; then the others act, if they like. When everybody has taken one, all roles come back and the next player is governor.
    .heading = A round
book-two_players = Two take three roles in a round: the governor, the other, and the governor once more. A library is used once a round at most.
    .heading = Two players
book-builder = Everybody may lay one card from the hand into the town and pay its cost with other cards; the builder pays one less. Production buildings may stand there several times, violet ones once.
    .heading = Builder
book-producer = Everybody may lay the next card of the pile face down on one of their empty production buildings; the producer on two. It is a good of that building's kind, and nobody sees the card. A building holds one good.
    .heading = Producer
book-trader = The next tile of the trading house is turned up. Everybody may sell one good, the trader two, and draws as many cards as the tile shows for it. Then the tile goes under the others; their order stays the same.
    .heading = Trader
book-councillor = Everybody draws two cards and keeps one; the councillor draws five and keeps one.
    .heading = Councillor
book-prospector = Whoever takes the prospector draws one card. The others do nothing.
    .heading = Prospector
book-limit = Owners of a chapel may put a card of their hand under it. Then whoever holds more than seven cards, twelve with a tower, discards the rest.
    .heading = Between two rounds
book-end = The game ends with the builder phase in which somebody has twelve buildings; everybody who still has a turn in it takes it.
    .heading = The end
book-score = Printed points of the buildings, a point for each card under a chapel, then triumphal arch, guild hall and city hall, and last the palace. Equal scores are told apart by hand cards and goods together.
    .heading = The score
book-info = Only you know your hand and the cards under your chapel. Nobody knows the goods, the piles, and at first the order of the tiles. Towns, roles and the number of cards are open.
    .heading = Hidden and open
book-violet = A violet building works from the end of the builder phase in which it was built. Nobody has to use it. Monuments and the four large ones count at the end only.
    .heading = Violet buildings

## What a coach says before a decision, by the kind of question

coach-role = Which role helps you more than the others? Look at what they could build, make or sell.
coach-build = Every card you pay with is a building you will not have. Cheap helpers early, large buildings late.
coach-pay = Pay with what you would build last.
coach-produce = Make the goods that sell for most.
coach-sell = Sell what the tile pays well; keep the rest for a better one.
coach-keep = Keep what fits your town, not what is merely dear.
coach-take = Cards cost nothing: draw.
coach-discard = Give up what you will not get to build.
coach-chapel = A card you will not build is worth a point there.
