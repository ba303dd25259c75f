## The first game: what each step says, and what is said to a wrong answer

first = Your first game
first-welcome = Welcome to Puerto Rico! You run plantations: you grow goods, sell some for money to build a city, and ship the rest for points. Most points win. We will play the beginning of a game, a moment in the middle, and the end.
first-board = This is your board. The island on the left has room for twelve plantations, the city on the right for twelve buildings. You begin with an indigo plantation and two doubloons.
first-roles = Everything happens through roles. On your turn you take one, and then everybody does what it allows, you first. Whoever takes a role also has a privilege that nobody else gets.
first-settler = You are the governor, so you choose first. Take the settler: everybody may take a plantation.
first-not_settler = That is allowed, but with an empty island it brings you little. Take the settler.
first-quarry = Your privilege as settler: you may take a quarry instead of a plantation. Quarries make buildings cheaper. Take one.
first-not_quarry = Everybody may take plantations; only the player who took the settler may take a quarry. Use your privilege: take the quarry.
first-others = The others have taken plantations. Now Marea takes a role, and then Coral. Watch what happens.
first-worker = Marea took the foreman: new workers are dealt out, and you got one. Nothing works without workers. Put yours on the quarry, and confirm.
first-not_worker = Indigo needs a worker on the plantation and another one in an indigo plant, which you do not have yet. A quarry works at once: put the worker there.
first-build = Coral took the builder: everybody may build. Your quarry makes each building one doubloon cheaper. Build the small indigo plant, so that your indigo can become goods.
first-build_something = You can afford something useful: build the small indigo plant.
first-not_build = A good building, but not yet. You have an indigo plantation and no indigo plant: build the small one.
first-round = Everybody has taken a role: the round is over. On each role that nobody took lies one more doubloon, for whoever takes it next. Marea is the governor now, and all roles are free again.
first-second_round = Marea and Coral go on.
first-two_workers = The foreman again. You may move all your workers whenever you get new ones. To make indigo you need one on the indigo plantation and one in the indigo plant.
first-not_two_workers = Not quite. One worker goes on the indigo plantation and the other in the small indigo plant; the quarry stays empty for now.
first-corn = Coral took the settler, so you may take a plantation too. Take corn: it needs no building, only a worker.
first-not_corn = Not this time. Corn is the only crop that needs no building to become a good: take corn.
first-craftsman = Your turn. The craftsman lets everybody produce goods, and a doubloon lies on it. Take it.
first-not_craftsman = You have no goods yet, so there is nothing to sell or to ship. Take the craftsman and the doubloon on it.
first-extra = Your indigo has been produced. Your privilege as craftsman: one more good of a kind that you produced. Take it.
first-not_extra = It costs nothing: take the extra indigo.
first-goods = You have two indigo. What are goods for? To sell or to ship. Let us look at the middle of a game.
first-later = Round eight. You have corn, indigo, sugar and a coffee, and you are the governor.
first-trader = The trader sells goods for money. Whoever takes it gets one doubloon more, and another one lies on the card. Take the trader.
first-not_trader = A fair choice on another day. Now your coffee is worth a lot: take the trader.
first-sell = Everybody may sell one good. Corn brings nothing, indigo 1, sugar 2, tobacco 3 and coffee 4. The trading house takes each kind only once and has room for four. Sell the coffee.
first-sell_something = Money builds your city: sell the coffee.
first-not_sell = That brings less. Coffee is worth the most: sell the coffee.
first-captain = Eight doubloons! The house is full, so it is emptied. Now Marea takes the captain.
first-ship = Everybody must ship, in turn, until nobody can. Each good is worth a point. A ship carries one kind, and no two ships the same. Only one space is left for indigo, and Coral has indigo too. Ship your indigo first.
first-not_ship = Those spaces wait for you: nobody else has such goods. But Coral would take the last space for indigo. Ship the indigo first.
first-ship_on = Coral can no longer ship indigo. Go on: ship what still fits.
first-keep = Nothing fits any more. Now goods spoil: without a warehouse you keep one single good. Indigo can be sold, corn brings nothing. Keep the indigo: set corn to none, and confirm.
first-not_keep = You may keep a single good. Corn brings nothing at the trading house: keep the indigo.
first-points = Points come from shipping, and from buildings: each is worth the points printed on it. The large ones bring more at the end. A building works only if it is occupied.
first-last = The last round is near. The game ends with the round in which somebody fills the twelve spaces of a city, or the workers or the points run out. Your city has two spaces left.
first-builder = A large building takes two spaces. Take the builder: its privilege is one doubloon less, and your quarry saves another.
first-not_builder = That would help the others as much as you. Take the builder and finish your city.
first-large = You can afford a large building. The guild hall brings points for production buildings: one for a small one, two for a large one. You have six of them. Build the guild hall.
first-build_large = A large building is worth many points: build the guild hall.
first-not_large = That is worth less to you. Four large and two small production buildings make ten points with the guild hall: build it.
first-occupy = Your city is full, so this is the last round. Marea took the foreman and you got a worker. A large building brings its extra points only if it is occupied: put the worker there.
first-not_occupy = On the plantation the worker brings nothing more. In the guild hall it brings ten points: put it there.
first-end = The game is over. Points shipped, points of the buildings and the extra points of large buildings are added up; money and goods break a tie. You have won!
first-coach = That is all you need. Play a whole game against beginners now: a coach tells you before each decision what it is about, and after it what was good.

## New Buildings

new_buildings = New Buildings
new_buildings-welcome = New Buildings adds fourteen kinds of buildings to those you know. Point at any of them to read what it does.
new_buildings-choice = Before a game the players choose in turn which seventeen kinds are on sale, so that no two games are alike. For this lesson one of each lies ready.
new_buildings-settler = You own an occupied forest house and one forest. Take the settler.
new_buildings-not_settler = Your forest house works in the settler phase: take the settler.
new_buildings-forest = With a forest house you may lay the plantation you take face down, as a forest. Nobody works there, but every two forests make building one doubloon cheaper. Lay a forest.
new_buildings-not_forest = A second forest would make everything you build cheaper for the rest of the game: choose one of the forests.
new_buildings-library = Marea took the builder. You have seven doubloons, and the library costs eight. Your two forests save one: build the library. Once it is occupied, it doubles the privilege of each role you take.
new_buildings-build_something = You can just afford it: build the library.
new_buildings-not_library = You may build that, but here we want to see the library: build it.
new_buildings-end = That is the idea: new buildings bend one rule each, and only while they are occupied, apart from forests and points. Choose well at the start of the game, and read what the others could build.

## Nobles

nobles = Nobles
nobles-welcome = Nobles come to the island. They work like workers, and each is worth a point at the end. Eight red buildings are on sale besides the others.
nobles-mayor = Each time workers arrive, one of them is a noble. You are the governor, so you can be the first to choose: take the foreman.
nobles-not_mayor = Then somebody else may get the noble. Take the foreman.
nobles-privilege = Your privilege first: one worker more from the supply. Take it.
nobles-not_privilege = Workers are welcome: take the one more.
nobles-token = Now your share of those who have arrived: a worker or the noble? Take the noble, who is also worth a point.
nobles-not_token = A noble does the same work and is worth a point at the end: take the noble.
nobles-chapel = All your circles are filled; say where the noble stands. Some red buildings do something else with a noble in them. In each craftsman phase the chapel pays a doubloon with a worker and a point with a noble: put the noble in the chapel, and confirm.
nobles-not_chapel = There the noble only works. In the chapel a noble brings a point in every craftsman phase: put the noble there.
nobles-end = Land office, hunting lodge and zoning office have two sides as well; the other red buildings do not mind who works there. And note: with nobles, running out of workers does not end the game.

## Buccaneer

buccaneer = Buccaneer
buccaneer-welcome = The buccaneer is one role more. Whoever takes it acts alone: the others get nothing.
buccaneer-take = Three goods lie in the trading house, and Marea would love to sell her coffee. Take the buccaneer.
buccaneer-not_take = This lesson is about the buccaneer: take it.
buccaneer-strokes = Choose a stroke. Piracy empties a ship and lets you keep up to three of its goods. Plunder empties the trading house for a point a good. A raid takes workers beyond one for each player. Plunder the trading house.
buccaneer-not_raid = Only as many workers wait as there are players: a raid would bring nothing. Plunder the trading house.
buccaneer-not_plunder = That would bring less now. Three goods in the trading house are three points: plunder it.
buccaneer-kidnap = Three points. The fourth stroke is kidnapping: you take the doubloons of a free role and put it before you. If somebody takes it later in the round you get three doubloons; if nobody does, you play it at the end of the round.
buccaneer-end = You are wanted now: you may take the buccaneer again only after somebody else has taken it. And no doubloon is ever put on it.

## Festival

festival = Festival
festival-welcome = A festival is held. The board shows three tasks: three plantations of one kind, three goods produced in one phase, and one building. Whoever does a task first gets its reward.
festival-settler = The festival asks for three indigo plantations, and you have two. So has Marea. Be faster: take the settler.
festival-not_settler = Marea needs one plantation too. Take the settler before she does.
festival-third = Take the indigo plantation: your third.
festival-not_third = That does not help with the task. Take indigo.
festival-workers = Done! The reward is three workers, whom you place at once, wherever you like, or leave at the port. Place them and confirm.
festival-end = Producing the goods shown in one craftsman phase brings three doubloons, building the building shown three points. Each reward is given once.
