## The game in a sentence

about = El juego de cartas rápido: cada carta es una casa, una mercancía o una moneda.

## Questions, as a refusal names them

asked-over = la partida ha terminado
asked-governor = quién empieza
asked-card = qué carta se roba
asked-good = qué carta será mercancía
asked-tile = qué tabla de precios se descubre
asked-look = qué cartas se roban
asked-turn_up = qué cartas descubre la mina de oro
asked-role = qué personaje tomas
asked-build = qué construyes
asked-cover = sobre qué edificio construyes
asked-library = si usas la biblioteca
asked-give = con qué mercancías pagas
asked-pay = con qué cartas pagas
asked-produce = qué mercancías produces
asked-sell = qué mercancías vendes
asked-take = si robas
asked-keep = qué cartas conservas
asked-mine = si usas la mina de oro
asked-find = qué carta tomas
asked-chapel = qué carta va bajo la capilla
asked-discard = qué cartas descartas
asked-archive = qué cartas descartas

## Numbers of things; $count is the number

count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-goods =
    { $count ->
        [one] { $count } mercancía
       *[other] { $count } mercancías
    }
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
count-buildings =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edificios
    }

## Goods

goods-indigo = índigo
goods-sugar = azúcar
goods-tobacco = tabaco
goods-coffee = café
goods-silver = plata

## One letter for each good, for people who do not see the colours

letters-indigo = I
letters-sugar = A
letters-tobacco = T
letters-coffee = C
letters-silver = P

## Buildings: the names on the cards

cards-indigo_plant = Tintorería
cards-sugar_mill = Ingenio
cards-tobacco_storage = Tabaquería
cards-coffee_roaster = Tostadero
cards-silver_smelter = Fundición de plata
cards-smithy = Herrería
cards-gold_mine = Mina de oro
cards-archive = Archivo
cards-poor_house = Hospicio
cards-black_market = Mercado negro
cards-trading_post = Factoría comercial
cards-well = Pozo
cards-market_stand = Puesto de mercado
cards-crane = Grúa
cards-chapel = Capilla
cards-tower = Torre
cards-aqueduct = Acueducto
cards-carpenter = Carpintería
cards-prefecture = Prefectura
cards-market_hall = Lonja
cards-quarry = Cantera
cards-library = Biblioteca
cards-statue = Estatua
cards-victory_column = Columna de la victoria
cards-hero = Estatua ecuestre
cards-guild_hall = Casa gremial
cards-city_hall = Ayuntamiento
cards-triumphal_arch = Arco de triunfo
cards-palace = Palacio

## Buildings: what they do, in a sentence or two

effects-indigo_plant = Sitio para un índigo.
effects-sugar_mill = Sitio para un azúcar.
effects-tobacco_storage = Sitio para un tabaco.
effects-coffee_roaster = Sitio para un café.
effects-silver_smelter = Sitio para una plata.
effects-smithy = Constructor: los edificios de producción te cuestan una carta menos.
effects-gold_mine = Buscador de oro: descubre cuatro cartas; si todos los costes son distintos, toma una.
effects-archive = Concejal: toma todo lo robado y descarta tantas como siempre de toda tu mano.
effects-poor_house = Constructor: si construyes y te queda una carta o ninguna, roba una.
effects-black_market = Constructor: hasta dos de tus mercancías pagan una carta cada una.
effects-trading_post = Mercader: puedes vender una mercancía más.
effects-well = Capataz: si produces dos mercancías o más, roba una carta.
effects-market_stand = Mercader: si vendes dos mercancías o más, roba una carta.
effects-crane = Constructor: puedes construir sobre un edificio tuyo y pagar solo la diferencia.
effects-chapel = Al empezar la ronda: puedes poner debajo una carta de tu mano; vale 1 punto al final.
effects-tower = Puedes conservar doce cartas de ronda en ronda en vez de siete.
effects-aqueduct = Capataz: puedes producir una mercancía más.
effects-carpenter = Constructor: si construyes un edificio violeta, roba una carta después de pagar.
effects-prefecture = Concejal: conservas dos de las cartas robadas en vez de una.
effects-market_hall = Mercader: si vendes al menos una mercancía, roba una carta más.
effects-quarry = Constructor: los edificios violetas te cuestan una carta menos.
effects-library = Dobla el privilegio del personaje que tomas; con dos jugadores solo una vez por ronda.
effects-statue = Un monumento: sus puntos, y más con un arco de triunfo.
effects-victory_column = Un monumento: sus puntos, y más con un arco de triunfo.
effects-hero = Un monumento: sus puntos, y más con un arco de triunfo.
effects-guild_hall = Al final: 2 puntos por cada edificio de producción que tengas.
effects-city_hall = Al final: 1 punto por cada edificio violeta que tengas, este incluido.
effects-triumphal_arch = Al final: 4, 6 u 8 puntos por uno, dos o tres monumentos.
effects-palace = Al final: 1 punto por cada cuatro de todos tus demás puntos.

## Kinds of buildings

kinds-production = Edificio de producción
kinds-violet = Edificio violeta
kinds-monument = Edificio violeta, monumento
kinds-large = Edificio violeta, puntúa al final

## What things on the table are for

rules-house = Cada mercader descubre la siguiente tabla: dice cuántas cartas da una mercancía. Las cinco tablas vienen siempre en el mismo orden.
rules-pile = Cuando se agota, se barajan los descartes.
rules-discards = Las cartas se descartan boca abajo.
rules-good = Una mercancía es una carta boca abajo. Nadie sabe cuál.
rules-chapel = Cada carta bajo una capilla vale 1 punto al final.
rules-covered = Un edificio cubierto no tiene efecto ni puntos.
rules-hand = Al empezar una ronda todos descartan hasta el límite.

## Roles: the name, what everybody may do, and what only its taker gets

roles-builder =
    .name = Constructor
    .everybody = Todos pueden construir un edificio.
    .privilege = Tú pagas una carta menos.
roles-producer =
    .name = Capataz
    .everybody = Todos pueden producir una mercancía.
    .privilege = Tú puedes producir una más.
roles-trader =
    .name = Mercader
    .everybody = Todos pueden vender una mercancía.
    .privilege = Tú puedes vender una más.
roles-councillor =
    .name = Concejal
    .everybody = Todos roban dos cartas y conservan una.
    .privilege = Tú eliges entre cinco.
roles-prospector =
    .name = Buscador de oro
    .everybody = Los demás no hacen nada.
    .privilege = Tú robas una carta.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } { YOU($you, "empiezas", "empieza") } como gobernador.
events-card_drawn = { $who } { YOU($you, "robas", "roba") } { $cards }.
events-role_taken = { $who } { YOU($you, "tomas", "toma") } al { NAME("roles", $role, form: "name", case: "lower") }.
events-built =
    { $price ->
        [0] { $who } { YOU($you, "construyes", "construye") } «{ NAME("cards", $building) }» gratis.
       *[other] { $who } { YOU($you, "construyes", "construye") } «{ NAME("cards", $building) }» por { COUNT("count-cards", $price) }.
    }
events-covered =
    { $good_lost ->
        [true] { $who } { YOU($you, "construyes", "construye") } sobre «{ NAME("cards", $building) }» y { YOU($you, "pierdes", "pierde") } la mercancía que tenía.
       *[other] { $who } { YOU($you, "construyes", "construye") } sobre «{ NAME("cards", $building) }».
    }
events-library_used = { $who } { YOU($you, "usas", "usa") } la biblioteca.
events-good_given = { $who } { YOU($you, "pagas", "paga") } con { $goods }.
events-card_paid = { $who } { YOU($you, "pagas", "paga") } con { $cards }.
events-good_made = { $who } { YOU($you, "produces", "produce") } { $goods }.
events-tile_turned_up = La casa de comercio paga: { $prices }.
events-good_sold = { $who } { YOU($you, "vendes", "vende") } { $goods } por { COUNT("count-cards", $price) }.
events-card_kept = { $who } { YOU($you, "conservas", "conserva") } { $cards }.
events-card_discarded = { $who } { YOU($you, "descartas", "descarta") } { $cards }.
events-card_turned_up = { $who } { YOU($you, "descubres", "descubre") } con la mina de oro: { $cards }.
events-mine_failed = { $who } no { YOU($you, "sacas", "saca") } nada de la mina de oro: dos de las cartas cuestan lo mismo.
events-card_mined = { $who } { YOU($you, "tomas", "toma") } «{ NAME("cards", $card) }» de la mina de oro.
events-card_buried = { $who } { YOU($you, "pones", "pone") } { $cards } bajo la capilla.
events-passed = { $who } { YOU($you, "pasas", "pasa") }.
events-pile_shuffled = El mazo se ha agotado: se barajan { COUNT("count-cards", $count) }.
events-bonus = { $who } { YOU($you, "robas", "roba") } una carta ({ NAME("cards", $building, case: "lower") }).
events-round_ended = Termina la ronda { $round }.
events-town_complete = { $who } { YOU($you, "tienes", "tiene") } doce edificios: la partida acaba tras esta fase del constructor.
events-game_over = La partida ha terminado.

## Cards and prices in the lines of the log

listed-card = «{ NAME("cards", $card) }»
listed-unseen =
    { $count ->
        [one] una carta
       *[other] { count-cards }
    }
listed-price = { NAME("goods", $good) } { $price }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = La partida ha terminado.
    .theirs = La partida ha terminado.
questions-governor =
    .mine = Se sortea el primer gobernador.
    .theirs = Se sortea el primer gobernador.
questions-card =
    .mine = Se roban cartas.
    .theirs = Se roban cartas.
questions-good =
    .mine = Se producen mercancías.
    .theirs = Se producen mercancías.
questions-tile =
    .mine = Se descubre la siguiente tabla de precios.
    .theirs = Se descubre la siguiente tabla de precios.
questions-look =
    .mine = Se roban cartas.
    .theirs = Se roban cartas.
questions-turn_up =
    .mine = La mina de oro descubre cartas.
    .theirs = La mina de oro descubre cartas.
questions-role =
    .mine = Elige un personaje.
    .theirs = { $who } elige un personaje.
questions-build =
    .mine = ¿Construyes un edificio?
    .theirs = { $who } puede construir.
questions-cover =
    .mine =
        { $building ->
            [none] ¿Construyes sobre uno de tus edificios?
           *[other] ¿Construyes sobre uno de tus edificios ({ NAME("cards", $building, case: "lower") })?
        }
    .theirs = { $who } puede construir sobre un edificio.
questions-library =
    .mine = ¿Usas la biblioteca para pagar una carta menos?
    .theirs = { $who } puede usar la biblioteca.
questions-give =
    .mine = ¿Pagas con mercancías? Por pagar: { COUNT("count-cards", $cost) }.
    .theirs = { $who } puede pagar con mercancías.
questions-pay =
    .mine =
        { $building ->
            [none] Paga { COUNT("count-cards", $most) }.
           *[other] Paga { COUNT("count-cards", $most) } por «{ NAME("cards", $building) }».
        }
    .theirs =
        { $building ->
            [none] { $who } paga.
           *[other] { $who } paga por «{ NAME("cards", $building) }».
        }
questions-produce =
    .mine = Produce hasta { COUNT("count-goods", $most) }.
    .theirs = { $who } puede producir hasta { COUNT("count-goods", $most) }.
questions-sell =
    .mine = Vende hasta { COUNT("count-goods", $most) }.
    .theirs = { $who } puede vender hasta { COUNT("count-goods", $most) }.
questions-take =
    .mine = ¿Robas { COUNT("count-cards", $cards) }?
    .theirs = { $who } puede robar cartas.
questions-keep =
    .mine = Conserva { COUNT("count-cards", $most) } de las robadas.
    .theirs = { $who } elige qué cartas conserva.
questions-mine =
    .mine = ¿Usas la mina de oro?
    .theirs = { $who } puede usar la mina de oro.
questions-find =
    .mine = Toma una de las cuatro cartas.
    .theirs = { $who } toma una de las cuatro cartas.
questions-chapel =
    .mine = ¿Pones una carta bajo la capilla?
    .theirs = { $who } puede poner una carta bajo la capilla.
questions-discard =
    .mine = Descarta { COUNT("count-cards", $most) }.
    .theirs = { $who } elige qué cartas descarta.
questions-archive =
    .mine = Descarta { COUNT("count-cards", $most) } de toda tu mano.
    .theirs = { $who } elige qué cartas descarta.

## Why an action is not allowed now

refusals-must_take_role = Tienes que tomar un personaje.
refusals-role_taken = El { NAME("roles", $role, form: "name", case: "lower") } ya está tomado en esta ronda.
refusals-must_give = Tus cartas solas no bastan para pagar { COUNT("count-cards", $cost) }.
refusals-must_cover = Solo puedes pagar «{ NAME("cards", $building) }» si cubre otro edificio.
refusals-not_in_hand = No tienes «{ NAME("cards", $card) }» en la mano.
refusals-already_built = «{ NAME("cards", $card) }» ya está en tu ciudad.
refusals-too_expensive =
    { $cards ->
        [0] Cuesta { COUNT("count-cards", $price) }; no tienes ninguna otra.
        [one] Cuesta { COUNT("count-cards", $price) }; tienes { $cards } otra.
       *[other] Cuesta { COUNT("count-cards", $price) }; tienes { $cards } otras.
    }
refusals-not_in_town = No hay tal edificio ({ NAME("cards", $card, case: "lower") }) en tu ciudad.
refusals-crane_stays = Sobre una grúa no se construye nunca.
refusals-same_kind = Un edificio no puede cubrir otro de su clase.
refusals-cover_too_expensive = Costaría { COUNT("count-cards", $price) }; tienes { $cards }.
refusals-no_library = Hace falta una biblioteca sin usar en esta ronda.
refusals-library_not_asked = Ahora no hay nada que decidir sobre la biblioteca.
refusals-no_black_market = Solo con un mercado negro se paga con mercancías.
refusals-enough_given = El mercado negro no admite más de { COUNT("count-goods", $most) }.
refusals-no_goods = No tienes { NAME("goods", $good) }.
refusals-no_room = No tienes un edificio vacío para { NAME("goods", $good) }.
refusals-other_order = { NAME("cards", "goods", $thing, case: "upper") } ya no se puede elegir.
refusals-too_few_left = Quedarían pocas cartas para las otras { $count }.
refusals-not_shown = «{ NAME("cards", $card) }» no está entre estas cartas.

## The button that declines, by what is asked

decline-over = Pasar
decline-governor = Pasar
decline-card = Pasar
decline-good = Pasar
decline-tile = Pasar
decline-look = Pasar
decline-turn_up = Pasar
decline-role = Pasar
decline-build = No construir
decline-cover = No cubrir nada
decline-library = Guardarla
decline-give = Sin mercancías
decline-pay = Pasar
decline-produce = No producir
decline-sell = No vender
decline-take = No robar
decline-keep = Pasar
decline-mine = No usarla
decline-find = Pasar
decline-chapel = Ninguna carta
decline-discard = Pasar
decline-archive = Pasar

## The button that confirms what has been picked

confirm-give = Pagar con { COUNT("count-goods", $count) }
confirm-pay = Pagar { COUNT("count-cards", $count) }
confirm-produce = Producir { COUNT("count-goods", $count) }
confirm-sell = Vender { COUNT("count-goods", $count) }
confirm-keep = Conservar { COUNT("count-cards", $count) }
confirm-discard = Descartar { COUNT("count-cards", $count) }
confirm-archive = Descartar { COUNT("count-cards", $count) }

## Actions, as buttons say them

choices-role = Tomar al { NAME("roles", $role, form: "name", case: "lower") }
choices-build = Construir «{ NAME("cards", $card) }» por { COUNT("count-cards", $price) }
choices-cover =
    { $full ->
        [true]
            { $price ->
                [0] Cubrir «{ NAME("cards", $card) }» con su mercancía y no pagar nada
               *[other] Cubrir «{ NAME("cards", $card) }» con su mercancía y pagar { COUNT("count-cards", $price) }
            }
       *[other]
            { $price ->
                [0] Cubrir «{ NAME("cards", $card) }» y no pagar nada
               *[other] Cubrir «{ NAME("cards", $card) }» y pagar { COUNT("count-cards", $price) }
            }
    }
choices-library =
    { $cards ->
        [none] Usar la biblioteca
       *[other] Usar la biblioteca: robar { COUNT("count-cards", $cards) }
    }
choices-give = Pagar con { NAME("goods", $good) }
choices-pay = Pagar con «{ NAME("cards", $card) }»
choices-produce = Producir { NAME("goods", $good) }
choices-sell = Vender { NAME("goods", $good) } por { COUNT("count-cards", $price) }
choices-take = Robar { COUNT("count-cards", $count) }
choices-keep = Conservar «{ NAME("cards", $card) }»
choices-goldMine = Usar la mina de oro
choices-mine = Tomar «{ NAME("cards", $card) }»
choices-chapel = Poner «{ NAME("cards", $card) }» bajo la capilla
choices-discard = Descartar «{ NAME("cards", $card) }»

## Options of the set-up

options-first_governor =
    .label = Primer gobernador
    .meaning = Quién empieza.
    .choices-lot = por sorteo
    .choices-0 = asiento 1
    .choices-1 = asiento 2
    .choices-2 = asiento 3
    .choices-3 = asiento 4
options-chosen_hands =
    .label = Manos elegidas
    .meaning = Todos reciben de cinco a ocho cartas, más cuanto más tarde juegan, y conservan cuatro.

## Rows of the score sheet

sheet-buildings = Edificios
sheet-chapel = Capilla

## The charts at the end

charts-score = Puntos en total
charts-buildings = Edificios
charts-cards = Cartas en mano
charts-goods = Mercancías

## Names of things on the table

ui-players = Jugadores
ui-ownBoard = Tu tablero
ui-roles = Personajes
ui-decision = Decisión
ui-hand = Mano
ui-drawn = Robadas
ui-mined = Mina de oro
ui-town = Ciudad
ui-covered = Cubiertos
ui-yours = Ya lo tienes
ui-chapelCards = Bajo la capilla
ui-tradingHouse = Casa de comercio
ui-faceUp = descubierta
ui-next = siguiente
ui-pile = Mazo
ui-discards = Descartes
ui-governor = Gobernador
ui-cost = Coste
ui-costNow = Coste ahora
ui-points = Puntos
ui-pointsNow = Puntos ahora
ui-pays = Da
ui-copies = Copias
ui-buildings = Edificios
ui-limit = Límite de mano
ui-goods = Mercancías
ui-hidden = oculto
ui-empty = vacío
ui-privilege = Privilegio
ui-none = ninguna
ui-clear = Borrar
ui-asAdvised = Según el consejo
ui-known = Seguro en la mano
ui-taken = tomado

## Sentences with numbers in them

say-round = Ronda { $round }
say-goods = { $count } { NAME("goods", $good) }
say-takenBy = tomado por { $who }
say-picked = { $picked } de { $of } elegidas
say-upTo = { $picked } de { $most } como máximo
say-brings = da { COUNT("count-cards", $count) }
say-short =
    { $count ->
        [1] falta 1
       *[other] faltan { $count }
    }
say-ending =
    { $reason ->
        [town] Última fase: una ciudad está completa
       *[standstill] Nadie construye ya: el final
    }
say-buildings = { $count } de { $of } edificios
say-hand = { COUNT("count-cards", $count) } en la mano, límite { $limit }
say-chapel = { COUNT("count-cards", $count) } bajo la capilla
say-inYourTown =
    { $copies ->
        [one] Está en tu ciudad.
       *[other] { $copies } en tu ciudad.
    }
say-wouldScore = Con tu ciudad de ahora daría { COUNT("count-points", $count) }.
say-discount = { NAME("ui", "cards", $by, case: "lower") } −{ $cards }
say-priced = { NAME("goods", $good, case: "upper") } da ahora { COUNT("count-cards", $price) }.
say-seenTiles = Se conocen { $count } de 5 tablas.

## Only in the terminal

terminal-tiebreak = Cartas y mercancías
terminal-help = En el dibujo, ● es una mercancía y ○ un edificio sin ella. El número ante una carta de tu mano es su coste. La casa de comercio paga esas cartas por índigo, azúcar, tabaco, café y plata. Para elegir varias cartas, nómbralas en una línea: cantera, herrería 2.

## Por qué terminó una partida

ends-town = Una ciudad estaba completa
ends-standstill = Nadie construía más
