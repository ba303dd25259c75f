## The game in a sentence

about = Zarpa, coloniza islas y lleva a tus pioneros a la riqueza.

## What a card makes cheaper

targets-ship = un barco
targets-pioneer = un pionero
targets-upgrade = un ascenso
targets-repair = una reparación
targets-castle_step = un nivel del castillo
targets-noble_site = un edificio noble
targets-cannon = un cañón

## Questions, as a refusal names them

asked-over = la partida ha terminado
asked-home = quién recibe qué isla
asked-first = quién empieza
asked-roll = qué muestra el dado
asked-event = qué suceso llega
asked-face = qué muestra la loseta
asked-card = qué carta sale
asked-encounter = con quién se encuentra el barco
asked-foe = quién es el pirata
asked-raid_card = qué dice la carta
asked-foe_die = qué sacan los piratas
asked-own_die = qué saca el barco
asked-produce = qué mercancía producir
asked-golden_times = qué mercancía tomar
asked-lose = qué perder
asked-lay = dónde va la loseta de la reserva
asked-work = qué construir, vender o comprar
asked-without = qué carta dejar fuera del coste
asked-build_with_card = qué abarata la carta
asked-harbour = dónde empieza el barco nuevo
asked-repair = qué barco se repara
asked-public_building = qué edificio público tomar
asked-upgrade = quién asciende gratis
asked-commodity = qué mercancía tomar
asked-luxury = qué artículo de lujo tomar
asked-peek = qué loseta mirar
asked-ship = qué barco actúa
asked-sail = qué hace el barco
asked-tile = qué pasa con la loseta
asked-ransom = si pagar o luchar
asked-drawn_fight = cómo sigue el combate empatado
asked-reroll = si tirar otra vez
asked-tow = dónde queda el barco dañado
asked-give = qué reciben los piratas
asked-bargain = qué comprar al pirata
asked-return = qué mercancía devolver
asked-discard = qué carta de acción descartar

## Numbers of things; $count is the number

count-gold = { $count } de oro
count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-actionPoints =
    { $count ->
        [one] { $count } punto de acción
       *[other] { $count } puntos de acción
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
count-inhabitants =
    { $count ->
        [one] { $count } habitante
       *[other] { $count } habitantes
    }
count-posts =
    { $count ->
        [one] { $count } factoría
       *[other] { $count } factorías
    }
count-ships =
    { $count ->
        [one] { $count } barco
       *[other] { $count } barcos
    }
count-publics =
    { $count ->
        [one] { $count } edificio público
       *[other] { $count } edificios públicos
    }
count-contracts =
    { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }
count-luxuries =
    { $count ->
        [one] { $count } artículo de lujo
       *[other] { $count } artículos de lujo
    }
count-commodities =
    { $count ->
        [one] { $count } mercancía
       *[other] { $count } mercancías
    }

## Goods

goods-stone = piedra
goods-wood = madera
goods-tools = herramientas
goods-cloth = tela
goods-spice = especias
goods-tobacco = tabaco
goods-marble = mármol
goods-silk = seda
goods-gems = gemas

## One letter for each good, for people who do not see the colours

letters-stone = P
letters-wood = M
letters-tools = H
letters-cloth = T
letters-spice = E
letters-tobacco = B
letters-marble = R
letters-silk = S
letters-gems = G

## Inhabitants

ranks-pioneer = pionero
ranks-settler = colono
ranks-citizen = ciudadano
ranks-merchant = mercader

## Buildings and action cards

things-church =
    .name = Iglesia
    .the = la iglesia
things-fire_brigade =
    .name = Cuerpo de bomberos
    .the = el cuerpo de bomberos
things-smith =
    .name = Herrería
    .the = la herrería
things-market_hall =
    .name = Lonja
    .the = la lonja
things-tavern =
    .name = Taberna
    .the = la taberna
things-shipyard =
    .name = Astillero
    .the = el astillero
things-lighthouse =
    .name = Faro
    .the = el faro
things-school =
    .name = Escuela
    .the = la escuela
things-wealthy_noble =
    .name = Noble adinerado
    .the = el noble adinerado
things-theatre =
    .name = Teatro
    .the = el teatro
things-university =
    .name = Universidad
    .the = la universidad
things-cathedral =
    .name = Catedral
    .the = la catedral
things-library =
    .name = Biblioteca
    .the = la biblioteca
things-park =
    .name = Parque
    .the = el parque
things-sea_hero =
    .name = Héroe del mar
    .the = el héroe del mar
things-explorer =
    .name = Explorador
    .the = el explorador
things-master_builder =
    .name = Maestro de obras
    .the = el maestro de obras
things-inventor =
    .name = Inventor
    .the = el inventor
things-engineer =
    .name = Ingeniero
    .the = el ingeniero

## Disasters

disasters-pirate = Piratas
disasters-fire = Incendio
disasters-golden_times = Época dorada

## Island tiles: the name, and as the object of a sentence

tiles-post_stone =
    .name = Factoría de piedra
    .a = una factoría de piedra
tiles-post_wood =
    .name = Factoría de madera
    .a = una factoría de madera
tiles-post_tools =
    .name = Factoría de herramientas
    .a = una factoría de herramientas
tiles-post_cloth =
    .name = Factoría de tela
    .a = una factoría de tela
tiles-post_spice =
    .name = Factoría de especias
    .a = una factoría de especias
tiles-post_tobacco =
    .name = Factoría de tabaco
    .a = una factoría de tabaco
tiles-contract =
    .name = Contrato comercial
    .a = un contrato comercial
tiles-treasure_gold =
    .name = Tesoro
    .a = un tesoro
tiles-treasure_gold_2 =
    .name = Tesoro
    .a = un tesoro
tiles-treasure_gold_3 =
    .name = Tesoro
    .a = un tesoro
tiles-treasure_promotion =
    .name = Carta de ascenso
    .a = una carta de ascenso
tiles-post_marble =
    .name = Factoría de mármol
    .a = una factoría de mármol
tiles-post_silk =
    .name = Factoría de seda
    .a = una factoría de seda
tiles-post_gems =
    .name = Factoría de gemas
    .a = una factoría de gemas
tiles-nest_4 =
    .name = Nido de piratas de fuerza 4
    .a = un nido de piratas de fuerza 4
tiles-nest_5 =
    .name = Nido de piratas de fuerza 5
    .a = un nido de piratas de fuerza 5
tiles-nest_6 =
    .name = Nido de piratas de fuerza 6
    .a = un nido de piratas de fuerza 6
tiles-nest_7 =
    .name = Nido de piratas de fuerza 7
    .a = un nido de piratas de fuerza 7
tiles-nest_8 =
    .name = Nido de piratas de fuerza 8
    .a = un nido de piratas de fuerza 8

## What a tile is good for, by its kind

tileRules-post = En un muelle de tu isla te deja tomar también { NAME("goods", $good) } cuando sale ese número. El barco se entrega por ella.
tileRules-contract = Cada mercancía te cuesta uno de oro menos. El barco se entrega por él.
tileRules-gold = Da una vez { COUNT("count-gold", $gold) }. El barco se entrega por él.
tileRules-promotion = Uno de tus habitantes asciende gratis un rango. El barco se entrega por ella.
tileRules-nest = Véncelo con dado y cañones, y los artículos de lujo te costarán { COUNT("count-gold", $discount) } menos; el barco se entrega por él. Si pierdes, tu barco queda dañado.

## What buildings and cards do

effects-golden_times_goods = En época dorada tomas { $n } mercancías en vez de una.
effects-ignore_event = { NAME("disasters", $event) }: no pagas nada ni pierdes nada.
effects-buy_limit = En cada turno puedes comprar { COUNT("count-cards", $n) } más.
effects-extra_sale = Una vez por turno puedes vender otra mercancía por { COUNT("count-gold", $n) }, sin habitante.
effects-cost_less =
    { $per_turn ->
        [none] { NAME("targets", $target, case: "upper") } cuesta { COUNT("count-cards", $n) } menos; tú eliges cuál.
        [one] Una vez por turno { NAME("targets", $target) } cuesta { COUNT("count-cards", $n) } menos; tú eliges cuál.
       *[other] { $per_turn } veces por turno { NAME("targets", $target) } cuesta { COUNT("count-cards", $n) } menos; tú eliges cuál.
    }
effects-ship_points = Cada uno de tus barcos tiene { COUNT("count-actionPoints", $n) } más por turno.
effects-luxury_sale =
    { $per_turn ->
       *[one] Una vez por turno puedes vender un artículo de lujo por { COUNT("count-gold", $n) }, además del que compra el noble residente.
        [other] { $per_turn } veces por turno puedes vender un artículo de lujo por { COUNT("count-gold", $n) }, además del que compra el noble residente.
    }
effects-luxury_discount = Cada artículo de lujo te cuesta { COUNT("count-gold", $n) } menos.
effects-cannons =
    { $n ->
        [one] Cada uno de tus barcos tiene { $n } cañón más.
       *[other] Cada uno de tus barcos tiene { $n } cañones más.
    }
effects-draw_action_cards =
    { $n ->
        [one] Al construirla robas { $n } carta de acción.
       *[other] Al construirla robas { $n } cartas de acción.
    }
effects-free_upgrade =
    { $n ->
        [one] En el acto puede ascender gratis: { $n } habitante.
       *[other] En el acto puede ascender gratis: { $n } habitantes.
    }
effects-gain_gold = Da en el acto { COUNT("count-gold", $n) }.
effects-gain_commodities = Toma { COUNT("count-goods", $n) } a tu elección de la reserva común.
effects-cannon_discount = Compra con ella un cañón por { COUNT("count-gold", $n) } menos.
effects-win_draw = Se juega en un combate empatado: lo ganas. No cuenta como tu carta del turno.
effects-gain_luxuries = Toma { COUNT("count-luxuries", $n) } a tu elección de la reserva común.
effects-buy_discount = Cada mercancía te cuesta { COUNT("count-gold", $n) } menos.
effects-sale_bonus = Cada venta a un habitante da { COUNT("count-gold", $n) } más.
effects-hand_limit = Al final de tu turno puedes conservar { COUNT("count-goods", $n) } más.
effects-gold_per_turn = Da { COUNT("count-gold", $n) } después de cada tirada tuya.
effects-free_build = Gratis: { NAME("targets", $target) }.
effects-peek =
    { $n ->
        [one] Mira { $n } loseta oculta en cualquier lugar de la carta.
       *[other] Mira { $n } losetas ocultas en cualquier lugar de la carta.
    }
effects-reroll = Una vez por combate puedes volver a tirar tu dado.
effects-production_choice = Te traiga lo que te traiga la tirada, puedes tomar { NAME("goods", $good) } en su lugar.
effects-production_bonus = Cada vez que una tirada te trae { NAME("goods", $good) }, tomas { $n } más.

## What things on the table are for

rules-sea = Un barco avanza una casilla por un punto de acción, nunca en diagonal.
rules-dolphin = El paso entre las dos cartas: de un delfín al otro hay un paso.
rules-pirates = Un barco que entra aquí se encuentra con un pirata y no tiene más puntos de acción en este turno.
rules-harbour = Nadie navega al puerto; a su lado pueden empezar barcos nuevos, y aquí se remolcan los dañados.
rules-start = Aquí empiezan los barcos nuevos.
rules-island = Desde una casilla contigua un barco mira la loseta por un punto de acción. Solo tú la ves; luego la tomas o la devuelves.
rules-ship = Cada barco tiene sus puntos de acción una vez en tu turno, después de construir, vender y comprar. Tomar una loseta cuesta el barco.
rules-place = Cuando sale este número, lo tire quien lo tire, tomas esta mercancía. Una factoría aquí te deja elegir.
rules-any = Cuando sale este número, tomas una mercancía cualquiera. Aquí solo cabe una factoría de lujo.
rules-pioneer = Cada habitante compra una mercancía en tu turno. Desde el cuarto, cada nuevo trae un edificio público.
rules-upgrade = Un rango más alto paga más por una mercancía. Tres mercaderes son un punto de victoria.
rules-contract = Cada contrato abarata cada mercancía en uno de oro.
rules-castle = Cada nivel da una carta de acción. El castillo terminado es un punto de victoria.
rules-cannon = Un cañón cuenta para todos tus barcos, en cada combate.
rules-site = Aquí cabe cualquier edificio noble, ninguno dos veces. Todos los solares construidos son un punto de victoria.
rules-noble = El noble residente compra un artículo de lujo en cada turno tuyo.
rules-nest = Los nidos vencidos abaratan el lujo; dos de ellos son un punto de victoria.
rules-actionCards = En tu turno puedes jugar una carta antes de los barcos y cambiar una por otra.
rules-pirateCards = Ocho asaltos y dos mercaderes pacíficos. De un asalto uno se libra pagando o luchando.
rules-public = Gratis por cada habitante desde el cuarto. Nadie tiene dos iguales.
rules-commodity = Para construir y para vender a tus habitantes. Al final de tu turno conservas como mucho cinco.
rules-luxury = Para los últimos niveles del castillo y los edificios nobles; solo los nobles lo compran.
rules-gold = El oro compra mercancías y cañones, y paga cuando llegan piratas o incendios.

## Victory points

points-gold = Oro
points-posts = Factorías
points-contracts = Contratos
points-public_buildings = Edificios públicos
points-merchants = Mercaderes
points-noble_buildings = Edificios nobles
points-nests = Nidos de piratas
points-castle = Castillo

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-home_drawn = { $who } { YOU($you, "recibes", "recibe") } una isla.
events-first_drawn = { $who } { YOU($you, "empiezas", "empieza") }.
events-rolled = { $who } { YOU($you, "sacas", "saca") } un { $number }.
events-produced = { $who } { YOU($you, "produces", "produce") } { $goods }.
events-nothing_produced = { $who } no { YOU($you, "produces", "produce") } nada.
events-event =
    { $event ->
        [pirate] Llegan piratas: factorías y contratos cuestan un tributo.
        [fire] Estalla un incendio: los habitantes cuestan un tributo.
       *[golden_times] Época dorada: todos toman una mercancía.
    }
events-event_ignored = { $who } { YOU($you, "estás", "está") } a salvo ({ NAME("disasters", $event, case: "lower") }).
events-fee_paid = { $who } { YOU($you, "pagas", "paga") } { COUNT("count-gold", $gold) }.
events-post_lost = { $who } { YOU($you, "pierdes", "pierde") } { NAME("tiles", $tile, form: "a") } en el { $place }.
events-contract_lost = { $who } { YOU($you, "pierdes", "pierde") } un contrato.
events-inhabitant_lost = { $who } { YOU($you, "pierdes", "pierde") } un { NAME("ranks", $rank) }.
events-tile_laid = { $who } { YOU($you, "pones", "pone") } una loseta de la reserva en { $square }.
events-golden_good = { $who } { YOU($you, "tomas", "toma") } { $goods }.
events-gold_earned = { $who } { YOU($you, "ganas", "gana") } { COUNT("count-gold", $gold) }.
events-paid = { $who } { YOU($you, "pagas", "paga") } { $goods }.
events-ship_launched = { $who } { YOU($you, "construyes", "construye") } un barco, que empieza en { $square }.
events-pioneer_came = { $who } { YOU($you, "recibes", "recibe") } un pionero.
events-upgraded =
    { $free ->
        [true] { $who } { YOU($you, "tienes", "tiene") } un { NAME("ranks", $rank) } más, gratis.
       *[other] { $who } { YOU($you, "tienes", "tiene") } un { NAME("ranks", $rank) } más.
    }
events-public_building_taken = { $who } { YOU($you, "tomas", "toma") } { NAME("things", $building, form: "the") }.
events-repaired = { $who } { YOU($you, "reparas", "repara") } el barco de { $square }.
events-castle_raised = { $who } { YOU($you, "construyes", "construye") } el nivel { $step } del castillo.
events-noble_building_built = { $who } { YOU($you, "construyes", "construye") } { NAME("things", $building, form: "the") }.
events-cannon_bought = { $who } { YOU($you, "compras", "compra") } el cañón { $number } por { COUNT("count-gold", $price) }.
events-sold =
    { $buyer ->
        [noble] { $who } { YOU($you, "vendes", "vende") } { NAME("goods", $good) } al noble por { COUNT("count-gold", $gold) }.
        [extra] { $who } { YOU($you, "vendes", "vende") } además { NAME("goods", $good) } por { COUNT("count-gold", $gold) }.
       *[other] { $who } { YOU($you, "vendes", "vende") } { NAME("goods", $good) } a un { NAME("ranks", $buyer) } por { COUNT("count-gold", $gold) }.
    }
events-bought = { $who } { YOU($you, "compras", "compra") } { NAME("goods", $good) } por { COUNT("count-gold", $price) }.
events-card_drawn =
    { $card ->
        [none] { $who } { YOU($you, "robas", "roba") } una carta de acción.
       *[other] { $who } { YOU($you, "robas", "roba") } { NAME("things", $card, form: "the") }.
    }
events-card_played = { $who } { YOU($you, "juegas", "juega") } { NAME("things", $card, form: "the") }.
events-card_swapped = { $who } { YOU($you, "cambias", "cambia") } { NAME("things", $card, form: "the") }.
events-card_discarded = { $who } { YOU($you, "descartas", "descarta") } { NAME("things", $card, form: "the") }.
events-cards_shuffled = El descarte ({ COUNT("count-cards", $count) }) se baraja de nuevo.
events-good_gained = { $who } { YOU($you, "tomas", "toma") } { $goods }.
events-gold_gained = { $who } { YOU($you, "recibes", "recibe") } { COUNT("count-gold", $gold) }.
events-sailed = { $who } { YOU($you, "navegas", "navega") } de { $origin } a { $square }.
events-looked = { $who } { YOU($you, "miras", "mira") } la loseta de { $square }.
events-tile_seen =
    { $tile ->
        [none] { $who } { YOU($you, "ves", "ve") } la loseta en { $square }.
       *[other] { $who } { YOU($you, "ves", "ve") } { NAME("tiles", $tile, form: "a") } en { $square }.
    }
events-laid_back = { $who } { YOU($you, "devuelves", "devuelve") } la loseta a { $square }.
events-post_attached = { $who } { YOU($you, "llevas", "lleva") } { NAME("tiles", $tile, form: "a") } de { $square } al { $place }.
events-contract_taken = { $who } { YOU($you, "tomas", "toma") } un contrato de { $square }.
events-treasure_found = { $who } { YOU($you, "encuentras", "encuentra") } { NAME("tiles", $tile, form: "a") } en { $square }.
events-nest_attacked = { $who } { YOU($you, "atacas", "ataca") } { NAME("tiles", $tile, form: "a") } en { $square }.
events-nest_beaten = { $who } { YOU($you, "vences", "vence") } al nido de { $square }.
events-nest_held = El nido de { $square } resiste contra { YOU($you, "ti", $who) }.
events-foe_rolled = Los piratas sacan un { $number }: { $total } en total.
events-own_rolled = { $who } { YOU($you, "sacas", "saca") } un { $number }: { $total } en total.
events-fight_drawn = El combate queda empatado.
events-encounter =
    { $raid ->
        [true] { $who } { YOU($you, "te encuentras", "se encuentra") } con un pirata en { $square }.
       *[other] { $who } { YOU($you, "te encuentras", "se encuentra") } con un pirata pacífico en { $square }.
    }
events-peaceful_pirate =
    { $you ->
        [true] El pirata te ofrece un trato.
       *[other] El pirata ofrece un trato a { $who }.
    }
events-ransom_paid = { $who } { YOU($you, "pagas", "paga") } un rescate de { COUNT("count-gold", $gold) }.
events-foe_shown =
    { $foe ->
        [equal] El pirata es tan fuerte como { YOU($you, "tú", $who) }.
       *[other]
            { $by ->
                [none] El pirata lucha con tus cañones.
               *[other] El pirata lucha con los cañones de { $by }.
            }
    }
events-raid_bought_off = El pirata se marcha.
events-raid_won = { $who } { YOU($you, "ahuyentas", "ahuyenta") } al pirata.
events-raid_lost =
    { $you ->
        [true] El pirata te vence.
       *[other] El pirata vence a { $who }.
    }
events-gold_lost = { $who } { YOU($you, "pierdes", "pierde") } { COUNT("count-gold", $gold) }.
events-good_lost = { $who } { YOU($you, "pierdes", "pierde") } { NAME("goods", $good) }.
events-ship_damaged =
    { $you ->
        [true] Tu barco queda dañado en { $square }.
       *[other] El barco de { $who } queda dañado en { $square }.
    }
events-bargain = { $who } { YOU($you, "compras", "compra") } { NAME("goods", $good) } al pirata por { COUNT("count-gold", $price) }.
events-pirates_shuffled = Todas las cartas de piratas se barajan de nuevo.
events-good_returned = { $who } { YOU($you, "devuelves", "devuelve") } { $goods }.
events-passed = { $who } { YOU($you, "pasas", "pasa") }.
events-point_gained = { $who } { YOU($you, "ganas", "gana") } el punto por: { NAME("points", $point) }.
events-point_lost = { $who } { YOU($you, "pierdes", "pierde") } el punto por: { NAME("points", $point) }.
events-round_ended = Termina la ronda { $round }.
events-game_won = { $who } { YOU($you, "tienes", "tiene") } todos los puntos necesarios y { YOU($you, "ganas", "gana") }.
events-rounds_over = La última ronda ha terminado.

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = La partida ha terminado.
    .theirs = La partida ha terminado.
questions-home =
    .mine = Se sortean las islas.
    .theirs = Se sortean las islas.
questions-first =
    .mine = La suerte decide quién empieza.
    .theirs = La suerte decide quién empieza.
questions-roll =
    .mine = Se tira el dado.
    .theirs = Se tira el dado.
questions-event =
    .mine = Una segunda tirada dice qué suceso llega.
    .theirs = Una segunda tirada dice qué suceso llega.
questions-face =
    .mine = Se da la vuelta a la loseta.
    .theirs = Se da la vuelta a la loseta.
questions-card =
    .mine = Se roba una carta de acción.
    .theirs = Se roba una carta de acción.
questions-encounter =
    .mine = Se roba una carta de piratas.
    .theirs = Se roba una carta de piratas.
questions-foe =
    .mine = El pirata muestra quién es.
    .theirs = El pirata muestra quién es.
questions-raid_card =
    .mine = Se descubre la carta de piratas.
    .theirs = Se descubre la carta de piratas.
questions-foe_die =
    .mine = Tiran los piratas.
    .theirs = Tiran los piratas.
questions-own_die =
    .mine = Tira la tripulación.
    .theirs = Tira la tripulación.
questions-produce =
    .mine = El dado muestra un { $number }: ¿qué mercancía tomas?
    .theirs = { $who } elige una mercancía.
questions-golden_times =
    .mine = Época dorada: toma { COUNT("count-goods", $goods) }.
    .theirs = Época dorada: { $who } toma una mercancía.
questions-lose =
    .mine = El tributo es { COUNT("count-gold", $fee) }, tienes { $gold }: ¿qué pierdes?
    .theirs = { $who } no puede pagarlo todo.
questions-lay =
    .mine = Pon una loseta de la reserva en una isla libre.
    .theirs = { $who } pone una loseta de la reserva.
questions-work =
    .mine = Construye, vende y compra; luego envía tus barcos.
    .theirs = { $who } construye, vende y compra.
questions-without =
    .mine = ¿Qué carta dejas fuera de { $cost }?
    .theirs = { $who } deja una carta fuera del coste.
questions-build_with_card =
    .mine = ¿Qué abarata { NAME("things", $card, form: "the") }?
    .theirs = { $who } juega una carta de acción.
questions-harbour =
    .mine = ¿Dónde empieza tu barco nuevo?
    .theirs = { $who } bota un barco.
questions-repair =
    .mine = ¿Qué barco se repara?
    .theirs = { $who } repara un barco.
questions-public_building =
    .mine = Toma un edificio público.
    .theirs = { $who } toma un edificio público.
questions-upgrade =
    .mine = Asciende gratis a un habitante.
    .theirs = { $who } puede ascender gratis a un habitante.
questions-commodity =
    .mine = Toma { COUNT("count-goods", $goods) }.
    .theirs = { $who } toma una mercancía.
questions-luxury =
    .mine = Toma { COUNT("count-luxuries", $goods) }.
    .theirs = { $who } toma un artículo de lujo.
questions-peek =
    .mine = Mira una loseta en cualquier lugar.
    .theirs = { $who } mira losetas.
questions-ship =
    .mine = Elige un barco, o termina tu turno.
    .theirs = { $who } envía barcos.
questions-sail =
    .mine = Navega o mira: te quedan { COUNT("count-actionPoints", $points) }.
    .theirs = { $who } navega.
questions-tile =
    .mine =
        { $tile ->
            [none] Una loseta en { $square }: ¿qué haces con ella?
           *[other] { NAME("tiles", $tile, form: "name") } en { $square }: ¿qué haces con ella?
        }
    .theirs = { $who } mira una loseta.
questions-ransom =
    .mine = ¡Un asalto! ¿Pagas { COUNT("count-gold", $gold) } o luchas?
    .theirs = { $who } paga o lucha.
questions-drawn_fight =
    .mine = Empate: ¿un héroe del mar, o tirar otra vez?
    .theirs = El combate de { $who } queda empatado.
questions-reroll =
    .mine = ¿Tirar otra vez tu dado?
    .theirs = { $who } puede tirar otra vez.
questions-tow =
    .mine = Junto al puerto: ¿dónde queda el barco dañado?
    .theirs = { $who } trae el barco dañado.
questions-give =
    .mine = Los piratas quieren { COUNT("count-gold", $gold) } o una mercancía, de lujo o no.
    .theirs = { $who } da algo a los piratas.
questions-bargain =
    .mine = Un pirata pacífico: compra una carta, o nada.
    .theirs = { $who } se encuentra con un pirata pacífico.
questions-return =
    .mine = Tienes demasiado: devuelve { COUNT("count-goods", $excess) }.
    .theirs = { $who } devuelve mercancías.
questions-discard =
    .mine =
        { $excess ->
            [one] Descarta { $excess } carta de acción.
           *[other] Descarta { $excess } cartas de acción.
        }
    .theirs = { $who } descarta cartas de acción.

## Why an action is not allowed now

refusals-not_in_base_game = Eso pertenece a Aristócratas y Piratas.
refusals-too_many_ships =
    { $most ->
        [one] No tienes más de { $most } barco.
       *[other] No tienes más de { $most } barcos.
    }
refusals-cannot_pay = Cuesta { NAMES("goods", $cost) }; te falta: { NAMES("goods", $missing) }.
refusals-too_little_gold = Cuesta { COUNT("count-gold", $price) }; tienes { $gold }.
refusals-no_low_tile = Las { $most } losetas de pioneros y colonos están en uso.
refusals-no_high_tile = Las { $most } losetas de ciudadanos y mercaderes están en uso.
refusals-nobody_to_upgrade = No tienes ningún { NAME("ranks", $rank) } que pueda ascender.
refusals-no_damaged_ship = Ninguno de tus barcos está dañado.
refusals-castle_finished = Tu castillo está terminado.
refusals-nests_needed =
    { $needed ->
        [one] Necesita { $needed } nido de piratas vencido.
       *[other] Necesita { $needed } nidos de piratas vencidos.
    }
refusals-cannon_track_ends =
    { $most ->
        [one] No hay más de { $most } cañón.
       *[other] No hay más de { $most } cañones.
    }
refusals-no_such_site = No existe ese solar.
refusals-site_taken = Este solar está construido.
refusals-none_left = No queda ninguno.
refusals-second_of_a_kind = Ya tienes { NAME("things", $building, form: "the") }.
refusals-no_good = No tienes { NAME("goods", $good) }.
refusals-nobody_of_rank = No tienes ningún { NAME("ranks", $rank) }.
refusals-not_wanted = Un { NAME("ranks", $rank) } no compra { NAME("goods", $good) }.
refusals-bought_already = Cada { NAME("ranks", $rank) } ya ha comprado en este turno.
refusals-no_extra_sale = En este turno no hay otra venta posible.
refusals-noble_has_bought = El noble residente ya ha comprado en este turno.
refusals-stock_empty = No queda: { NAME("goods", $good) }.
refusals-buy_limit = En un turno no puedes comprar más de { COUNT("count-cards", $most) }.
refusals-not_offered = Ahora no se puede conseguir: { NAME("goods", $good) }.
refusals-not_in_the_cost = No está en el coste: { NAME("goods", $good) }.
refusals-rest_unpayable = Sin { NAME("goods", $good) } no podrías pagar el resto.
refusals-must_leave_out = Hay que dejar una carta fuera del coste.
refusals-no_such_card = No tienes { NAME("things", $card, form: "the") } en la mano.
refusals-card_played = En un turno no puedes jugar más de { COUNT("count-cards", $most) }.
refusals-only_in_a_drawn_fight = Esta carta se juega en un combate empatado.
refusals-not_in_a_fight = Esta carta no decide un combate.
refusals-no_effect = Esta carta no daría nada ahora.
refusals-card_swapped = En un turno no puedes cambiar más de { COUNT("count-cards", $most) }.
refusals-not_there = No hay nada así que perder.
refusals-no_post = Solo se puede acoplar una factoría.
refusals-jetty_taken = Aquí ya hay una factoría.
refusals-any_place = Una factoría así no cabe en el signo de interrogación.
refusals-not_to_be_taken = Así no se puede tomar.
refusals-contracts_full =
    { $most ->
        [one] Solo hay sitio para { $most } contrato.
       *[other] Solo hay sitio para { $most } contratos.
    }
refusals-no_nest = Aquí no hay nido que vencer.
refusals-nests_full =
    { $most ->
        [one] Nadie vence a más de { $most } nido.
       *[other] Nadie vence a más de { $most } nidos.
    }
refusals-wrong_square = Esta casilla no se puede elegir ahora.
refusals-no_ship_there = Aquí no hay ningún barco tuyo.
refusals-ship_damaged = Este barco está dañado y hay que repararlo antes.
refusals-ship_has_acted = Este barco ya ha actuado en este turno.
refusals-no_points = Al barco no le queda punto de acción para eso.
refusals-too_far = Tu barco no está al lado.
refusals-closed_square = Ningún barco puede navegar allí.
refusals-no_tile_there = Aquí no hay loseta.
refusals-tile_known = Esta loseta la conoces.

## Actions, as buttons say them

choices-pass =
    { $kind ->
        [upgrade] No ascender a nadie
        [peek] No mirar más losetas
        [reroll] Quedarse con la tirada
        [ship] Terminar el turno
        [sail] Echar el ancla
        [without] Pagarlo todo
        [bargain] No comprar nada
       *[other] Pasar
    }
choices-ships = A los barcos
choices-ship = Construir un barco
choices-pioneer = Asentar a un pionero
choices-upgrade = Ascender a { NAME("ranks", $rank) }
choices-repair = Reparar un barco
choices-castle = Construir el siguiente nivel del castillo
choices-cannon = Comprar un cañón
choices-build = Construir { NAME("things", $building, form: "the") } en el solar { $site }
choices-sell = Vender { NAME("goods", $good) } a un { NAME("ranks", $rank) }
choices-sellNoble = Vender { NAME("goods", $good) } al noble residente
choices-sellExtra = Vender además { NAME("goods", $good) }
choices-buy =
    { $price ->
        [none] Comprar { NAME("goods", $good) }
       *[other] Comprar { NAME("goods", $good) } por { COUNT("count-gold", $price) }
    }
choices-take = Tomar { NAME("goods", $good) }
choices-takePublic = Tomar { NAME("things", $building, form: "the") }
choices-give = Dar { NAME("goods", $good) }
choices-without = Sin { NAME("goods", $good) }
choices-play = Jugar { NAME("things", $card, form: "the") }
choices-swap = Cambiar { NAME("things", $card, form: "the") }
choices-discard = Descartar { NAME("things", $card, form: "the") }
choices-losePost = Perder la factoría del { $place }
choices-loseContract = Perder un contrato
choices-lose = Perder un { NAME("ranks", $rank) }
choices-attach = Acoplar al { $place }
choices-takeTile = Tomarla
choices-back = Devolverla
choices-fight = Luchar
choices-pay = Pagar { COUNT("count-gold", $count) }
choices-again = Tirar otra vez
choices-at = En { $square }
choices-command = El barco de { $square }
choices-sail = Navegar a { $square }
choices-look = Mirar { $square }

## Options of the set-up

options-expansions =
    .label = Expansión
    .meaning = Aristócratas y Piratas añade lujo, castillos, cañones, nidos de piratas y una segunda carta de mar.
    .choices-none = Juego básico
    .choices-aristocrats_pirates = Aristócratas y Piratas
options-first_player =
    .label = Quién empieza
    .meaning = Por sorteo, o un asiento concreto.
    .choices-lot = Por sorteo
    .choices-0 = Asiento 1
    .choices-1 = Asiento 2
    .choices-2 = Asiento 3
    .choices-3 = Asiento 4
options-most_rounds =
    .label = Rondas como mucho
    .meaning = Si nadie ha ganado hasta entonces, deciden los puntos, y luego oro y mercancías.
options-sheet =
    .label = Números
    .meaning = Todos los costes y precios están en una hoja: la nuestra, o la que trae el dueño de una caja.
    .choices-house_1 = La nuestra

## The button that confirms what has been picked

confirm-return = Devolver { COUNT("count-goods", $count) }
confirm-discard = Descartar { COUNT("count-cards", $count) }

## The charts at the end

charts-points = Puntos de victoria
charts-gold = Oro
charts-inhabitants = Habitantes
charts-discoveries = Factorías, contratos y nidos

## Names of things on the table

ui-players = Jugadores
ui-ownBoard = Tu tablero
ui-decision = Decisión
ui-clear = Borrar
ui-asAdvised = Según el consejo
ui-chart = Carta de mar
ui-stock = Existencias
ui-publics = Edificios públicos
ui-nobles = Edificios nobles
ui-actionCards = Cartas de acción
ui-pirateCards = Cartas de piratas
ui-stack = En el mazo
ui-discards = Descartadas
ui-home = Isla
ui-noblesIsland = Isla de los nobles
ui-castle = Castillo
ui-cannons = Cañones
ui-strength = Cañones en combate
ui-nests = Nidos de piratas
ui-contracts = Contratos
ui-posts = Factorías
ui-inhabitants = Habitantes
ui-goods = Mercancías
ui-gold = Oro
ui-ships = Barcos
ui-price = Precio
ui-priceNow = Precio ahora
ui-cost = Coste
ui-left = Quedan
ui-owned = Tienes
ui-empty = vacío
ui-start = Salida
ui-harbour = Puerto
ui-pirates = Casilla de piratas
ui-dolphin = Paso de los delfines
ui-sea = Mar
ui-island = Isla
ui-faceDown = Loseta oculta
ui-crown = Loseta con corona
ui-unseen = No vistas por ti
ui-reserve = Reserva
ui-damaged = dañado
ui-die = Dado
ui-resident = Noble residente

## Sentences with numbers in them

say-round = Ronda { $round }
say-goods = { $count } de { NAME("goods", $good) }
say-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
say-costs = Cuesta { $cost }.
say-lookedBy = Vista por { $names }.
say-knownTo = La has visto; mirarla y tomarla cuesta un punto igualmente.
say-ownedBy = De { $names }.
say-shipOf =
    { $damaged ->
        [true] { $who }: barco en { $square }, dañado
       *[other] { $who }: barco en { $square }
    }
say-shipPoints = quedan { COUNT("count-actionPoints", $left) }
say-docked =
    { $count ->
        [one] { $count } barco en casa
       *[other] { $count } barcos en casa
    }
say-pays = Paga { COUNT("count-gold", $count) } por una mercancía.
say-buysOnly = Solo compra { $goods }.
say-hasBought =
    { $count ->
        [one] Uno ha comprado en este turno.
       *[other] { $count } han comprado en este turno.
    }
say-place =
    { $good ->
        [any] { $number }: una mercancía cualquiera
       *[other] { $number }: { NAME("goods", $good) }
    }
say-step = Castillo, nivel { $step }
say-cannon = Cañón { $number }
say-site = Solar { $number }
say-needsNests =
    { $count ->
        [one] Necesita { $count } nido de piratas vencido.
       *[other] Necesita { $count } nidos de piratas vencidos.
    }
say-toWin =
    { $points ->
        [none] { $home } punto de la isla y { $noble } puntos nobles ganan.
       *[other] { $points } puntos ganan.
    }
say-buysLeft =
    { $count ->
        [one] En este turno: { $count } compra más.
       *[other] En este turno: { $count } compras más.
    }
say-handLimit = { COUNT("count-goods", $have) }; al final del turno como mucho { $most }.
say-totals = Tú { $own } : { $foe } piratas
say-back = Loseta oculta, marca { $mark }
say-chooseSite = Elige un solar para él.
say-chooseBuilding = Elige un edificio para él.
say-chooseBuyer = ¿Quién lo compra?
say-nothing = nada
say-brings = Da { COUNT("count-gold", $gold) }.
say-picked = { $picked } de { $of } elegidas
say-mostRounds = de { $most } como mucho

## Only in the terminal. Signs are the two letters of a tile on the chart; nests have one and their strength

signs-stone = pi
signs-wood = ma
signs-tools = he
signs-cloth = te
signs-spice = es
signs-tobacco = ta
signs-marble = mr
signs-silk = se
signs-gems = ge
signs-contract = cc
signs-gold = or
signs-promotion = as
signs-nest = n
terminal-tiebreak = Oro y mercancías
terminal-help = En la carta, [?] es una loseta oculta, [ ] una isla sin loseta, y dos letras son una loseta que has visto. Un número es un barco de ese puesto, con ! si está dañado. X es una casilla de piratas, D un delfín y H el puerto. En una isla, cada número del dado va delante de la mercancía que da.

## Por qué terminó una partida

ends-victory = Alguien tenía todos los puntos
ends-rounds = Terminó la última ronda
