## The first game: what each step says, and what is said to a wrong answer

first = Your first game
first-welcome = Welcome to San Juan! It is played with cards alone: a card is a building once it stands in your town, money while it is in your hand, and a good when it lies face down on a production building. Most points at the end win.
first-hand = This is your hand. The number on a card is its cost: to build it you give away that many of your other cards. The points are what it is worth at the end.
first-roles = A round goes like this: everybody takes one of these roles, one after the other. Everybody does what a role allows; whoever took it does it first, and better.
first-builder = You begin as governor. Take the builder: everybody may build one building, and you pay one card less.
first-not_builder = That helps little before anything is built. Take the builder.
first-build = Build the sugar mill. It costs two cards, and as builder you pay one. Production buildings make goods, and goods become new cards.
first-build_something = Without buildings no goods, without goods no cards: build the sugar mill.
first-not_build = You would have hardly any cards left. Begin with something cheap that brings cards: the sugar mill.
first-pay = Now choose the card with which you pay. It is lost. The palace is worth something only at the end of the game: give it away.
first-not_pay = You can use that card soon. The palace is far too expensive for now: pay with it.
first-others = Marea built a smithy. Now it is her turn to take a role.
first-produce = Marea took the producer: everybody may make one good, and she may make two. A card from the pile is laid face down on a production building. Sugar brings more than indigo: make sugar.
first-produce_something = It costs nothing: make sugar.
first-not_produce = Indigo brings one card, sugar mostly more: make sugar.
first-sell = Coral took the trader. A tile of the trading house shows how many cards each good brings; the next trader turns up another one. Sell your sugar for two cards.
first-sell_something = Two cards are worth more than a good in the store: sell the sugar.
first-not_sell = Sell the sugar for two cards.
first-round = The round is over, and two roles were left. All roles lie open again, and Marea is the governor. Whoever has more than seven cards between two rounds discards the rest.
first-later = Some rounds later. Your town grows, but your hand is small.
first-councillor = The councillor brings cards: everybody draws two and keeps one, the councillor chooses from five. Take the councillor.
first-not_councillor = You lack a good plan. The councillor lets you choose from five cards: take the councillor.
first-draw = Draw your five cards.
first-not_draw = The cards cost nothing: draw them.
first-keep = Keep the card that fits your town. You have five production buildings, and at the end the guild hall brings two points for each of them. Keep the guild hall.
first-not_keep = Look at your town: five production buildings. The guild hall doubles their worth at the end: keep it.
first-prospector = The fifth role is the prospector: it gives one card to whoever takes it, and nothing to the others. It is there for rounds in which nothing else helps you.
first-last = The end is near: the game ends with the builder phase in which somebody has twelve buildings. You have eleven.
first-last_builder = Your hand holds what you need. Take the builder.
first-not_last_builder = You could finish now, before the others can. Take the builder.
first-guild = Which building is worth the most now? The guild hall brings two points for each of your eight production buildings. Build it.
first-build_large = You would miss your last building: build the guild hall.
first-not_city_hall = The city hall brings one point for each violet building, and you would have four. The guild hall brings sixteen: build that.
first-not_guild = That is your twelfth building too, but worth little. The guild hall brings sixteen points: build it.
first-pay_large = Pay five cards. Cards in the hand score nothing now, so any of them will do.
first-end = Twelve buildings: the game is over. Points printed on the buildings, cards under a chapel and the large buildings count. You have won!
first-coach = That is all you need. Play a whole game against beginners now: a coach tells you before each decision what it is about, and after it what was good.

## The variant with chosen hands

chosen_hands = Chosen hands
chosen_hands-welcome = In this variant nobody begins with four cards by luck alone: the governor is dealt five, the others more, the later their turn. All keep four.
chosen_hands-choose = Discard one card. Keep something cheap to begin with, and something that fits it. There is no wrong answer here.
chosen_hands-end = Now the others choose, and then the game goes on as you know it.
