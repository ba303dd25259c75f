## The game in a sentence

about = Planta, construye y embarca: elige el papel que te ayude más que a los demás.

## Words that differ between the editions. The ship is the object of a sentence

edition-one =
    { $edition ->
        [first] colono
       *[other] trabajador
    }
edition-them =
    { $edition ->
        [first] colonos
       *[other] trabajadores
    }
edition-ship =
    { $edition ->
        [first] el barco de colonos
       *[other] la oficina de empleo
    }
edition-mayor =
    { $edition ->
        [first] alcalde
       *[other] capataz
    }
edition-violet =
    { $edition ->
        [first] violeta
       *[other] beis
    }
edition-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] el malecón
    }

## Questions, as a refusal names them

asked-choose = qué edificio entra en juego
asked-on_sale = qué edificio entra en juego
asked-lay = si será plantación o bosque
asked-guest = si se mudan huéspedes
asked-recall = qué { edition-one } va al mercado negro
asked-return = qué más va al mercado negro
asked-small_wharf = qué embarca el muelle pequeño
asked-token = { edition-one } o noble
asked-noble = dónde están los nobles
asked-supply = qué mercancías van a la corte
asked-discard = qué loseta cedes
asked-pirate = qué hace el bucanero
asked-loot = cuánto de la carga conservas
asked-man = dónde van los nuevos { edition-them }
asked-festival_tile = qué pide el festival
asked-festival_good = qué pide el festival
asked-festival_building = qué pide el festival
asked-over = la partida ha terminado
asked-governor = quién empieza
asked-row = qué plantación sale
asked-role = qué personaje tomas
asked-tile = qué loseta tomas
asked-unseen_tile = qué plantación sale
asked-colonist = si tomas otro { edition-one }
asked-place = dónde colocas a los { edition-them }
asked-build = qué construyes
asked-produce = si produces
asked-extra = qué mercancía más tomas
asked-sell = qué vendes
asked-ship = qué embarcas
asked-keep = qué mercancías guardas
asked-use = si usas un edificio

## Numbers of things; $count is the number

count-doubloons =
    { $count ->
        [one] { $count } doblón
       *[other] { $count } doblones
    }
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
count-goods =
    { $count ->
        [one] { $count } mercancía
       *[other] { $count } mercancías
    }
count-quarries =
    { $count ->
        [one] { $count } cantera
       *[other] { $count } canteras
    }
count-plantations =
    { $count ->
        [one] { $count } plantación
       *[other] { $count } plantaciones
    }
count-buildings =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edificios
    }
count-people =
    { $count ->
        [one] { $count } { edition-one }
       *[other] { $count } { edition-them }
    }
count-nobles =
    { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }

## Goods

goods-corn = maíz
goods-indigo = índigo
goods-sugar = azúcar
goods-tobacco = tabaco
goods-coffee = café

## One letter for each good, for people who do not see the colours

letters-corn = M
letters-indigo = I
letters-sugar = A
letters-tobacco = T
letters-coffee = C

## Tiles of the island

tiles-corn = plantación de maíz
tiles-indigo = plantación de índigo
tiles-sugar = plantación de azúcar
tiles-tobacco = plantación de tabaco
tiles-coffee = plantación de café
tiles-quarry = cantera

## Buildings

buildings-small_indigo_plant = Tintorería pequeña
buildings-small_sugar_mill = Ingenio pequeño
buildings-indigo_plant = Tintorería
buildings-sugar_mill = Ingenio
buildings-tobacco_storage = Tabaquería
buildings-coffee_roaster = Tostadero
buildings-small_market = Mercado pequeño
buildings-hacienda = Hacienda
buildings-construction_hut = Caseta de obras
buildings-small_warehouse = Almacén pequeño
buildings-hospice = Hospicio
buildings-office = Oficina
buildings-large_market = Mercado grande
buildings-large_warehouse = Almacén grande
buildings-factory = Fábrica
buildings-university = Universidad
buildings-harbor = Puerto
buildings-wharf = Muelle
buildings-guild_hall = Casa gremial
buildings-residence = Residencia
buildings-fortress = Fortaleza
buildings-customs_house = Aduana
buildings-city_hall = Ayuntamiento
buildings-aqueduct = Acueducto
buildings-forest_house = Casa forestal
buildings-black_market = Mercado negro
buildings-storehouse = Depósito
buildings-guesthouse = Posada
buildings-church = Iglesia
buildings-trading_post = Puesto comercial
buildings-small_wharf = Muelle pequeño
buildings-lighthouse = Faro
buildings-library = Biblioteca
buildings-specialty_factory = Fábrica especializada
buildings-union_hall = Lonja
buildings-cloister = Claustro
buildings-statue = Estatua
buildings-land_office = Catastro
buildings-chapel = Capilla
buildings-hunting_lodge = Pabellón de caza
buildings-zoning_office = Oficina de obras
buildings-royal_supplier = Proveedor real
buildings-villa = Villa
buildings-jeweler = Joyería
buildings-royal_garden = Jardín real

## Buildings: what they do

effects-small_indigo_plant = Convierte la cosecha de una plantación de índigo ocupada en índigo.
effects-small_sugar_mill = Convierte la cosecha de una plantación de azúcar ocupada en azúcar.
effects-indigo_plant = Hasta tres de índigo: uno por cada { edition-one } aquí y cada plantación de índigo ocupada.
effects-sugar_mill = Hasta tres de azúcar: uno por cada { edition-one } aquí y cada plantación de azúcar ocupada.
effects-tobacco_storage = Hasta tres de tabaco: uno por cada { edition-one } aquí y cada plantación de tabaco ocupada.
effects-coffee_roaster = Hasta dos de café: uno por cada { edition-one } aquí y cada plantación de café ocupada.
effects-small_market = Vender a la casa de comercio da un doblón más.
effects-hacienda = En la fase del colonizador puedes colocar antes una plantación oculta, de más.
effects-construction_hut = En la fase del colonizador puedes tomar una cantera en vez de una plantación.
effects-small_warehouse = Al guardar conservas todo de una clase, además de la mercancía que conservan todos.
effects-hospice = La loseta que tomas en la fase del colonizador llega con un { edition-one } (la de la hacienda no).
effects-office = Puedes vender también una clase que ya está en la casa de comercio.
effects-large_market = Vender a la casa de comercio da dos doblones más.
effects-large_warehouse = Al guardar conservas todo de dos clases, además de la mercancía que conservan todos.
effects-factory = Producir 2, 3, 4 o 5 clases da 1, 2, 3 o 5 doblones.
effects-university = Lo que construyes llega con un { edition-one }.
effects-harbor = Cada embarque tuyo da un punto más.
effects-wharf = Una vez por fase del capitán puedes embarcar todo lo que tengas de una clase en un barco propio.
effects-guild_hall = Al final: 1 punto por cada edificio de producción pequeño y 2 por cada grande que tengas.
effects-residence = Al final: 4 puntos por hasta nueve losetas en la isla, 5 por diez, 6 por once, 7 por doce.
effects-fortress = Al final: 1 punto por cada tres { edition-them } que tengas.
effects-customs_house = Al final: 1 punto por cada cuatro puntos que tengas en fichas.
effects-city_hall = Al final: 1 punto por cada edificio { edition-violet } que tengas, este incluido.
effects-aqueduct = Producir índigo en la tintorería grande o azúcar en el ingenio grande da uno más.
effects-forest_house = En la fase del colonizador puedes colocar un bosque en lugar de una plantación descubierta. Cada dos bosques abaratan construir en un doblón, aunque aquí no trabaje nadie.
effects-black_market = Si no te alcanza el dinero para construir, puedes dar un { edition-one }, una mercancía y un punto, como mucho uno de cada, por un doblón cada uno.
effects-storehouse = Al guardar conservas tres mercancías más, de cualquier clase.
effects-guesthouse = Aquí viven dos huéspedes. En cualquier fase menos la del { edition-mayor } pueden mudarse a círculos libres tuyos y trabajar allí en el acto.
effects-church = Construir da un punto en la segunda y tercera columna, dos en la cuarta.
effects-trading_post = En vez de a la casa de comercio puedes vender aquí: cualquier clase, al precio normal, sin mercados.
effects-small_wharf = Una vez por fase del capitán puedes embarcar las mercancías que quieras en un barco propio, por un punto cada dos.
effects-lighthouse = Cada embarque tuyo da un doblón, y ser capitán, otro más.
effects-library = Duplica el privilegio de cada personaje que tomas.
effects-specialty_factory = Producir da un doblón por cada mercancía de tu mejor clase menos una. El maíz no cuenta.
effects-union_hall = Antes de tu primer embarque en una fase del capitán, cada dos mercancías iguales dan un punto.
effects-cloister = Al final: 1, 3, 6 o 10 puntos por uno, dos, tres o cuatro tríos de losetas iguales en tu isla.
effects-statue = No hace nada más que brillar.
effects-land_office = En la fase del mercader: con un { edition-one } aquí puedes comprar una plantación oculta por un doblón; con un noble, vender una tuya por un doblón.
effects-chapel = Cada fase del artesano da un doblón con un { edition-one } aquí, un punto con un noble.
effects-hunting_lodge = Al final de la fase del colonizador: con un { edition-one } aquí puedes ceder una plantación o un bosque; con un noble recibes 2 puntos si tu isla está más vacía que cualquier otra.
effects-zoning_office = Con un { edition-one } aquí los edificios pequeños cuestan un doblón menos; con un noble, los grandes dos menos.
effects-royal_supplier = Antes de tu primer embarque puedes dar mercancías de clases distintas, como mucho tantas como nobles tengas, por un punto cada una.
effects-villa = Cada fase del { edition-mayor } te da un noble de la reserva.
effects-jeweler = Cada fase del artesano da un doblón por cada noble tuyo.
effects-royal_garden = Al final: 1 punto más por cada noble tuyo.

## Edificios: qué hacen, en pocas palabras

brief-small_indigo_plant = Produce 1 de índigo
brief-small_sugar_mill = Produce 1 de azúcar
brief-indigo_plant = Produce hasta 3 de índigo
brief-sugar_mill = Produce hasta 3 de azúcar
brief-tobacco_storage = Produce hasta 3 de tabaco
brief-coffee_roaster = Produce hasta 2 de café
brief-small_market = +1 doblón por venta
brief-hacienda = Una loseta más
brief-construction_hut = Toma una cantera
brief-small_warehouse = Guarda 1 clase
brief-hospice = Loseta nueva ocupada
brief-office = Vende clases repetidas
brief-large_market = +2 doblones por venta
brief-large_warehouse = Guarda 2 clases
brief-factory = Doblones por clases
brief-university = Edificio nuevo ocupado
brief-harbor = +1 punto por envío
brief-wharf = Un barco propio
brief-guild_hall = Final: 1–2 puntos por fábrica
brief-residence = Final: 4–7 puntos por la isla
brief-fortress = Final: 1 punto por 3 { edition-them }
brief-customs_house = Final: 1 punto por 4 fichas
brief-city_hall = Final: 1 punto por edificio { edition-violet }
brief-aqueduct = +1 de índigo y azúcar grandes
brief-forest_house = Los bosques abaratan obras
brief-black_market = Paga con fichas
brief-storehouse = Guarda 3 mercancías más
brief-guesthouse = 2 huéspedes ayudan
brief-church = Puntos por construir
brief-trading_post = Vende sin casa de comercio
brief-small_wharf = Barco propio, 1 punto por 2
brief-lighthouse = +1 doblón por envío
brief-library = Dobla tus privilegios
brief-specialty_factory = Doblones por tu mejor clase
brief-union_hall = Puntos por parejas
brief-cloister = Final: puntos por tríos
brief-statue = 8 puntos, sin efecto
brief-land_office = Compra o vende plantación
brief-chapel = Un doblón o un punto
brief-hunting_lodge = Quita loseta o 2 puntos
brief-zoning_office = Edificios más baratos
brief-royal_supplier = Puntos por clases
brief-villa = Un noble por fase
brief-jeweler = Un doblón por noble
brief-royal_garden = Final: 1 punto por noble

## What a tile of the island is good for

grows-corn = Ocupada da un maíz; el maíz no necesita edificio.
grows-indigo = Da un índigo con un { edition-one } aquí y otro en una tintorería.
grows-sugar = Da un azúcar con un { edition-one } aquí y otro en un ingenio.
grows-tobacco = Da un tabaco con un { edition-one } aquí y otro en la tabaquería.
grows-coffee = Da un café con un { edition-one } aquí y otro en el tostadero.
grows-quarry = Ocupada abarata construir en un doblón.

## What things on the table are for

rules-ship = Un barco lleva una sola clase, y ningún otro puede llevar la misma. Un barco lleno zarpa tras la fase del capitán.
rules-house = La casa de comercio compra cuatro mercancías, cada una de otra clase. Llena, se vacía tras la fase del mercader.
rules-colonists = Estos { edition-them } se reparten en la próxima fase del { edition-mayor }. Luego llega uno por cada círculo libre de las ciudades, al menos uno por jugador.
rules-forest = En un bosque no trabaja nadie. Cada dos abaratan construir en un doblón.
rules-nobles = Los nobles trabajan como { edition-them }, y cada uno vale un punto al final. Algunos edificios hacen otra cosa con un noble.
rules-wanted = Quien está en busca y captura no puede tomar el bucanero hasta que otro lo haya tomado.
rules-kidnapped = Quien toma un personaje secuestrado lo juega como siempre, y el secuestrador recibe 3 doblones. Si nadie lo toma, lo juega él al final de la ronda.
rules-festival = Tres tareas para todos; quien cumple una primero recibe su premio.

## Roles: the name, what everybody may do, and what only its taker gets

roles-settler =
    .name = Colonizador
    .everybody = Todos pueden tomar una plantación descubierta.
    .privilege = Puedes tomar una cantera en su lugar.
roles-mayor =
    .name =
        { $edition ->
            [first] Alcalde
           *[other] Capataz
        }
    .everybody = Se reparten nuevos { edition-them } y todos vuelven a colocar los suyos.
    .privilege = Recibes un { edition-one } más de la reserva.
roles-builder =
    .name = Constructor
    .everybody = Todos pueden construir un edificio.
    .privilege = Pagas un doblón menos.
roles-craftsman =
    .name = Artesano
    .everybody = Todos producen mercancías.
    .privilege = Tomas una mercancía más de una clase que produjiste.
roles-trader =
    .name = Mercader
    .everybody = Todos pueden vender una mercancía a la casa de comercio.
    .privilege = Recibes un doblón más por ella.
roles-captain =
    .name = Capitán
    .everybody = Todos deben embarcar mercancías, turno tras turno, por un punto cada una. Lo que después no quepa se pierde.
    .privilege = Recibes un punto más con tu primer embarque.
roles-prospector =
    .name = Buscador de oro
    .everybody = Los demás no hacen nada.
    .privilege = Recibes un doblón.
roles-prospector_2 =
    .name = { roles-prospector.name }
    .everybody = { roles-prospector.everybody }
    .privilege = { roles-prospector.privilege }
roles-buccaneer =
    .name = Bucanero
    .everybody = Los demás no hacen nada.
    .privilege = Vacías un barco y conservas hasta tres mercancías, o la casa de comercio por un punto cada una, o te llevas hasta tres { edition-them } de los que sobran, o secuestras un personaje.

## What happened, a line of the log. $who is a player's name, or the word for the reader

events-governor_drawn = { $who } { YOU($you, "empiezas", "empieza") } como gobernador.
events-start_tile = { $who } { YOU($you, "empiezas", "empieza") } con una { NAME("tiles", $tile) }.
events-tile_turned_up = Sale: { $tiles }.
events-role_taken =
    { $doubloons ->
        [0] { $who } { YOU($you, "tomas", "toma") }: { NAME("roles", $role, form: "name", case: "lower") }.
       *[other] { $who } { YOU($you, "tomas", "toma") }: { NAME("roles", $role, form: "name", case: "lower") }, con { COUNT("count-doubloons", $doubloons) }.
    }
events-tile_taken = { $who } { YOU($you, "tomas", "toma") } una { NAME("tiles", $tile) }.
events-hacienda_tile =
    { $you ->
        [true] La hacienda te da una { NAME("tiles", $tile) }.
       *[other] La hacienda da a { $who } una { NAME("tiles", $tile) }.
    }
events-tiles_discarded = Sobran: { $tiles }.
events-colonist_on_new = { $who } { YOU($you, "ocupas", "ocupa") } en el acto: { say-place } ({ NAME("tiles", "buildings", $by, case: "lower") }).
events-privilege_colonist = { $who } { YOU($you, "tomas", "toma") } otro { edition-one } de la reserva.
events-colonists_dealt = { $who } { YOU($you, "recibes", "recibe") } { COUNT("count-people", $count) }.
events-colonists_placed = { $who } { YOU($you, "colocas", "coloca") } { COUNT("count-people", $count) }: { $places }.
events-colonist_ship_refilled =
    { $short ->
        [true] { ui-colonistShip }: solo quedan { COUNT("count-people", $count) } de { $wanted }.
       *[other]
            { $nobles ->
                [0] { ui-colonistShip }: llegan { COUNT("count-people", $colonists) }.
               *[other] { ui-colonistShip }: llegan { COUNT("count-people", $colonists) } y { COUNT("count-nobles", $nobles) }.
            }
    }
events-built = { $who } { YOU($you, "construyes", "construye") } por { COUNT("count-doubloons", $price) }: { NAME("tiles", "buildings", $building, case: "lower") }.
events-produced = { $who } { YOU($you, "produces", "produce") } { $goods }.
events-production_skipped = { $who } no { YOU($you, "produces", "produce") } nada.
events-factory_paid =
    { $you ->
        [true] La fábrica te da { COUNT("count-doubloons", $doubloons) }.
       *[other] La fábrica da a { $who } { COUNT("count-doubloons", $doubloons) }.
    }
events-extra_good = { $who } { YOU($you, "tomas", "toma") } 1 de { NAME("goods", $good) } más.
events-sold = { $who } { YOU($you, "vendes", "vende") } { NAME("goods", $good) } por { COUNT("count-doubloons", $doubloons) }.
events-market_paid = { NAME("tiles", "buildings", $building) }: { COUNT("count-doubloons", $doubloons) } más para { YOU($you, "ti", $who) }.
events-trading_house_emptied = La casa de comercio, llena, se vacía.
events-shipped =
    { $ship ->
        [none] { $who } { YOU($you, "embarcas", "embarca") } { $count } de { NAME("goods", $good) } desde el muelle.
        [small_wharf] { $who } { YOU($you, "embarcas", "embarca") } { $count } de { NAME("goods", $good) } desde el muelle pequeño.
       *[other] { $who } { YOU($you, "embarcas", "embarca") } { $count } de { NAME("goods", $good) } en el barco de { $ship }.
    }
events-points_gained =
    { $by ->
        [captain] { $who } { YOU($you, "recibes", "recibe") } como capitán { COUNT("count-points", $points) }.
        [harbor]
            { $you ->
                [true] El puerto te da { COUNT("count-points", $points) }.
               *[other] El puerto da a { $who } { COUNT("count-points", $points) }.
            }
        [church]
            { $you ->
                [true] La iglesia te da { COUNT("count-points", $points) }.
               *[other] La iglesia da a { $who } { COUNT("count-points", $points) }.
            }
        [union_hall]
            { $you ->
                [true] La lonja te da { COUNT("count-points", $points) }.
               *[other] La lonja da a { $who } { COUNT("count-points", $points) }.
            }
        [chapel]
            { $you ->
                [true] La capilla te da { COUNT("count-points", $points) }.
               *[other] La capilla da a { $who } { COUNT("count-points", $points) }.
            }
        [hunting_lodge] { $who } { YOU($you, "tienes", "tiene") } la isla más vacía: el pabellón de caza da { COUNT("count-points", $points) }.
        [royal_supplier]
            { $you ->
                [true] La corte te da { COUNT("count-points", $points) }.
               *[other] La corte da a { $who } { COUNT("count-points", $points) }.
            }
        [plunder] { $who } { YOU($you, "recibes", "recibe") } { COUNT("count-points", $points) } por el saqueo.
        [festival]
            { $you ->
                [true] El festival te da { COUNT("count-points", $points) }.
               *[other] El festival da a { $who } { COUNT("count-points", $points) }.
            }
       *[other] { $who } { YOU($you, "recibes", "recibe") } { COUNT("count-points", $points) }.
    }
events-goods_kept =
    { $returned ->
        [0] { $who } { YOU($you, "guardas", "guarda") } { $goods }.
       *[other] { $who } { YOU($you, "guardas", "guarda") } { $goods } y { YOU($you, "devuelves", "devuelve") } { $returned }.
    }
events-cargo_ship_emptied = El barco de { $ship } zarpa con { NAME("goods", $good) }.
events-prospected = { $who } { YOU($you, "encuentras", "encuentra") } { COUNT("count-doubloons", $doubloons) }.
events-passed = { $who } { YOU($you, "pasas", "pasa") }.
events-round_ended = Termina la ronda { $round }.
events-end_triggered =
    { $reason ->
        [colonists] Quedan muy pocos { edition-them }: esta es la última ronda.
        [city] Una ciudad está llena: esta es la última ronda.
        [points] Se ha dado el último punto: esta es la última ronda.
       *[buildings] Nadie puede construir más: esta es la última ronda.
    }
events-game_over = La partida ha terminado.
events-building_chosen =
    { $seat ->
        [none] En juego: { NAME("tiles", "buildings", $building, case: "lower") }.
       *[other] { $who } { YOU($you, "eliges", "elige") } para la partida: { NAME("tiles", "buildings", $building, case: "lower") }.
    }
events-forest_laid =
    { $tile ->
        [none] { $who } { YOU($you, "colocas", "coloca") } un bosque.
       *[other]
            { $known ->
                [removed] { $who } { YOU($you, "colocas", "coloca") } un bosque; sale del juego: { NAME("tiles", $tile) }.
               *[other] { $who } { YOU($you, "colocas", "coloca") } como bosque una { NAME("tiles", $tile) }.
            }
    }
events-tile_drawn =
    { $tile ->
        [none] { $who } { YOU($you, "miras", "mira") } una plantación oculta ({ NAME("tiles", "buildings", $by, case: "lower") }).
       *[other] { $who } { YOU($you, "robas", "roba") }: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by, case: "lower") }).
    }
events-guest_moved =
    { $noble ->
        [true]
            { $you ->
                [true] Un huésped noble tuyo se muda: { say-place }.
               *[other] Un huésped noble de { $who } se muda: { say-place }.
            }
       *[other]
            { $you ->
                [true] Un huésped tuyo se muda: { say-place }.
               *[other] Un huésped de { $who } se muda: { say-place }.
            }
    }
events-colonist_returned =
    { $noble ->
        [true] { $who } { YOU($you, "das", "da") } un noble al mercado negro ({ say-place }).
       *[other] { $who } { YOU($you, "das", "da") } un { edition-one } al mercado negro ({ say-place }).
    }
events-good_returned = { $who } { YOU($you, "das", "da") } 1 de { NAME("goods", $good) } al mercado negro.
events-point_returned = { $who } { YOU($you, "das", "da") } un punto al mercado negro.
events-sold_by_trading_post = { $who } { YOU($you, "vendes", "vende") } { NAME("goods", $good) } en el puesto comercial por { COUNT("count-doubloons", $doubloons) }.
events-building_paid = { NAME("tiles", "buildings", $building) }: { COUNT("count-doubloons", $doubloons) } para { YOU($you, "ti", $who) }.
events-aqueduct_good =
    { $you ->
        [true] El acueducto te da 1 de { NAME("goods", $good) } más.
       *[other] El acueducto da a { $who } 1 de { NAME("goods", $good) } más.
    }
events-token_taken = { $who } { YOU($you, "recibes", "recibe") } { $tokens }.
events-villa_token =
    { $noble ->
        [true]
            { $you ->
                [true] La villa te da un noble.
               *[other] La villa da a { $who } un noble.
            }
       *[other]
            { $you ->
                [true] La villa te da un { edition-one }.
               *[other] La villa da a { $who } un { edition-one }.
            }
    }
events-nobles_placed = { $who }: { COUNT("count-nobles", $count) } ({ $places }).
events-tile_bought = { $who } { YOU($you, "compras", "compra") } una oculta: { NAME("tiles", $tile) }.
events-tile_given_up =
    { $tile ->
        [none]
            { $crew ->
                [none] { $who } { YOU($you, "cedes", "cede") }: bosque ({ NAME("tiles", "buildings", $by, case: "lower") }).
                [noble] { $who } { YOU($you, "cedes", "cede") }: bosque ({ NAME("tiles", "buildings", $by, case: "lower") }); su noble va a { edition-sanJuan }.
               *[other] { $who } { YOU($you, "cedes", "cede") }: bosque ({ NAME("tiles", "buildings", $by, case: "lower") }); su { edition-one } va a { edition-sanJuan }.
            }
       *[other]
            { $crew ->
                [none] { $who } { YOU($you, "cedes", "cede") }: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by, case: "lower") }).
                [noble] { $who } { YOU($you, "cedes", "cede") }: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by, case: "lower") }); su noble va a { edition-sanJuan }.
               *[other] { $who } { YOU($you, "cedes", "cede") }: { NAME("tiles", $tile) } ({ NAME("tiles", "buildings", $by, case: "lower") }); su { edition-one } va a { edition-sanJuan }.
            }
    }
events-good_supplied = { $who } { YOU($you, "entregas", "entrega") } 1 de { NAME("goods", $good) } a la corte.
events-piracy =
    { $count ->
        [0] { $who } { YOU($you, "abordas", "aborda") } el barco de { $ship } y no { YOU($you, "hallas", "halla") } nada.
       *[other] { $who } { YOU($you, "abordas", "aborda") } el barco de { $ship }, con { $count } de { NAME("goods", $good) }.
    }
events-goods_looted =
    { $returned ->
        [0] { $who } { YOU($you, "conservas", "conserva") } { $count } de { NAME("goods", $good) }.
       *[other] { $who } { YOU($you, "conservas", "conserva") } { $count } de { NAME("goods", $good) }; a la reserva: { $returned }.
    }
events-trading_house_plundered =
    { $count ->
        [one] { $who } { YOU($you, "saqueas", "saquea") } la casa de comercio: { $count } mercancía.
       *[other] { $who } { YOU($you, "saqueas", "saquea") } la casa de comercio: { $count } mercancías.
    }
events-colonist_ship_raided =
    { $count ->
        [0] { $who } { YOU($you, "asaltas", "asalta") } { edition-ship } y no { YOU($you, "hallas", "halla") } a nadie.
       *[other] { $who } { YOU($you, "asaltas", "asalta") } { edition-ship } y { YOU($you, "te llevas", "se lleva") } { $count }.
    }
events-colonist_placed =
    { $noble ->
        [true] { $who } { YOU($you, "colocas", "coloca") } { COUNT("count-nobles", $count) }: { say-place }.
       *[other] { $who } { YOU($you, "colocas", "coloca") } { COUNT("count-people", $count) }: { say-place }.
    }
events-role_kidnapped =
    { $doubloons ->
        [0] { $who } { YOU($you, "secuestras", "secuestra") }: { NAME("roles", $role, form: "name", case: "lower") }.
       *[other] { $who } { YOU($you, "secuestras", "secuestra") }: { NAME("roles", $role, form: "name", case: "lower") }, con { COUNT("count-doubloons", $doubloons) }.
    }
events-ransom_paid = { $who } { YOU($you, "recibes", "recibe") } { COUNT("count-doubloons", $doubloons) } de rescate.
events-kidnapped_role_played = { $who } { YOU($you, "juegas", "juega") } el personaje secuestrado: { NAME("roles", $role, form: "name") }.
events-festival_shows =
    { $task ->
        [production] El festival pide: { NAME("goods", $shows) }.
       *[other] El festival pide: { NAME("tiles", "buildings", $shows, case: "lower") }.
    }
events-task_done =
    { $task ->
        [plantations] { $who } { YOU($you, "cumples", "cumple") } primero una tarea del festival: { COUNT("count-people", $reward) }.
        [production] { $who } { YOU($you, "cumples", "cumple") } primero una tarea del festival: { COUNT("count-doubloons", $reward) }.
       *[building] { $who } { YOU($you, "cumples", "cumple") } primero una tarea del festival: { COUNT("count-points", $reward) }.
    }

## What is asked: to the reader (mine), and about somebody else ($who) to the others

questions-over =
    .mine = La partida ha terminado.
    .theirs = La partida ha terminado.
questions-governor =
    .mine = Se sortea el primer gobernador.
    .theirs = Se sortea el primer gobernador.
questions-row =
    .mine = Salen nuevas plantaciones.
    .theirs = Salen nuevas plantaciones.
questions-role =
    .mine = Toma un personaje.
    .theirs = { $who } toma un personaje.
questions-tile =
    .mine = Toma una loseta para tu isla.
    .theirs = { $who } toma una loseta.
questions-unseen_tile =
    .mine = Se roba una plantación oculta.
    .theirs = Se roba una plantación oculta.
questions-colonist =
    .mine = ¿Tomar otro { edition-one } de la reserva?
    .theirs = { $who } puede tomar otro { edition-one }.
questions-place =
    .mine = Coloca a tus { edition-them }: pulsa los círculos.
    .theirs = { $who } coloca a sus { edition-them }.
questions-build =
    .mine = Construye un edificio.
    .theirs = { $who } puede construir.
questions-produce =
    .mine = ¿Producir mercancías?
    .theirs = { $who } puede producir.
questions-extra =
    .mine = Toma una mercancía más que hayas producido.
    .theirs = { $who } toma una mercancía más.
questions-sell =
    .mine = Vende una mercancía a la casa de comercio.
    .theirs = { $who } puede vender.
questions-ship =
    .mine = Embarca: primero la mercancía, luego el barco.
    .theirs = { $who } embarca mercancías.
questions-keep =
    .mine = Elige qué mercancías guardas.
    .theirs = { $who } guarda mercancías.
questions-use =
    .mine =
        { $about ->
            [none] ¿Usar el edificio?
           *[other] ¿Usar: { NAME("tiles", "buildings", $about, case: "lower") }?
        }
    .theirs =
        { $about ->
            [none] { $who } puede usar un edificio.
           *[other] { $who } puede usar: { NAME("tiles", "buildings", $about, case: "lower") }.
        }
questions-choose =
    .mine = Elige un edificio que esté en venta en esta partida.
    .theirs = { $who } elige un edificio para la partida.
questions-on_sale =
    .mine = Se sortean los edificios de la partida.
    .theirs = Se sortean los edificios de la partida.
questions-lay =
    .mine =
        { $tile ->
            [none] ¿Cómo la colocas?
           *[other] Has robado: { NAME("tiles", $tile) }. ¿Cómo la colocas?
        }
    .theirs = { $who } mira una plantación oculta.
questions-guest =
    .mine = ¿Se mudan huéspedes a círculos libres?
    .theirs = { $who } puede mudar huéspedes.
questions-recall =
    .mine = ¿Dar un { edition-one } al mercado negro?
    .theirs = { $who } paga en el mercado negro.
questions-return =
    .mine = ¿Qué das al mercado negro?
    .theirs = { $who } paga en el mercado negro.
questions-small_wharf =
    .mine = Elige lo que se queda; el muelle pequeño embarca el resto.
    .theirs = { $who } carga el muelle pequeño.
questions-token =
    .mine =
        { $left ->
            [none] ¿Tomar un { edition-one } o un noble?
           *[other] ¿Tomar un { edition-one } o un noble (faltan { $left })?
        }
    .theirs = { $who } toma un { edition-one } o un noble.
questions-noble =
    .mine = ¿Cuáles son nobles? Pulsa a los que colocaste.
    .theirs = { $who } coloca a sus nobles.
questions-supply =
    .mine = Entrega a la corte mercancías de clases distintas: hasta { $left }, un punto cada una.
    .theirs = { $who } puede abastecer a la corte.
questions-discard =
    .mine = ¿Ceder una plantación o un bosque?
    .theirs = { $who } puede ceder una loseta.
questions-pirate =
    .mine = Aborda un barco, secuestra un personaje, saquea o asalta.
    .theirs = { $who } decide qué hace el bucanero.
questions-loot =
    .mine = ¿Cuánto de la carga conservas?
    .theirs = { $who } se queda con parte de la carga.
questions-man =
    .mine = Coloca hasta { $left } en círculos libres.
    .theirs = { $who } coloca nuevos { edition-them }.
questions-festival_tile =
    .mine = Se sortean las tareas del festival.
    .theirs = Se sortean las tareas del festival.
questions-festival_good =
    .mine = Se sortean las tareas del festival.
    .theirs = Se sortean las tareas del festival.
questions-festival_building =
    .mine = Se sortean las tareas del festival.
    .theirs = Se sortean las tareas del festival.

## Why an action is not allowed now

refusals-must_take_role = Debes tomar un personaje.
refusals-role_not_in_play = { NAME("roles", $role, form: "name") }: no está en juego con { $players } jugadores.
refusals-role_taken = Ya tomado en esta ronda.
refusals-no_such_tile = No hay ninguna { NAME("tiles", $tile) } descubierta.
refusals-no_quarry_left = No quedan canteras.
refusals-quarry_not_allowed = Solo el colonizador y quien tenga una caseta de obras ocupada pueden tomar una cantera.
refusals-needs_building =
    { $building ->
        [hacienda] Una plantación oculta requiere una hacienda ocupada.
        [forest_house] Un bosque requiere una casa forestal ocupada.
        [library] Una segunda loseta requiere una biblioteca ocupada.
        [trading_post] Eso requiere un puesto comercial ocupado.
        [wharf] Eso requiere un muelle ocupado.
        [small_wharf] Eso requiere un muelle pequeño ocupado.
       *[other] Para eso debe estar ocupado este edificio: { NAME("buildings", $building) }.
    }
refusals-building_used =
    { $building ->
        [hacienda] La hacienda da una plantación oculta por turno.
        [wharf] Tu muelle ya se usó en esta fase.
        [small_wharf] Tu muelle pequeño ya se usó en esta fase.
       *[other] Este edificio ya se ha usado: { NAME("buildings", $building) }.
    }
refusals-no_unseen_tile = No quedan plantaciones ocultas.
refusals-other_place = Ahora se trata de: { NAME("goods", "tiles", "buildings", $about, case: "lower") }.
refusals-too_many_colonists = Ahí no caben más de { COUNT("count-people", $most) }.
refusals-too_few_colonists = Hay que llenar los círculos libres: aquí al menos { COUNT("count-people", $least) }.
refusals-sold_out = Agotado.
refusals-already_built = Ya lo tienes.
refusals-too_expensive = Cuesta { COUNT("count-doubloons", $price) }; tienes { $doubloons }.
refusals-no_city_space =
    { $spaces ->
        [one] Necesita { $spaces } casilla; libres: { $free }.
       *[other] Necesita { $spaces } casillas; libres: { $free }.
    }
refusals-too_many_large = En una ciudad caben { $most } edificios grandes.
refusals-not_produced = Debe ser de una clase que hayas producido.
refusals-none_in_supply = No queda { NAME("goods", $good) } en la reserva.
refusals-no_goods = No tienes { NAME("goods", $good) }.
refusals-house_has_kind = Ya hay { NAME("goods", $good) } en la casa de comercio; solo con una oficina ocupada.
refusals-ship_not_in_play = No hay barco de { $spaces } en juego.
refusals-kind_on_other_ship = El { NAME("goods", $good) } debe ir en el barco de { $spaces }, que ya lo lleva.
refusals-ship_full = El barco de { NAME("goods", $good) } está lleno.
refusals-ship_has_other_kind = Ese barco lleva { NAME("goods", $good) }.
refusals-larger_ship = Hay que embarcar lo más posible: en otro barco caben { $most } de { NAME("goods", $good) }.
refusals-must_ship = Quien puede cargar un barco debe hacerlo.
refusals-cannot_store = No puedes guardar más de { $most } de { NAME("goods", $good) }.
refusals-not_possible = Eso no es posible aquí.
refusals-wanted = Tuviste el bucanero el último: antes debe tomarlo otro.
refusals-not_in_the_game = No está en esta partida.
refusals-already_chosen = Ya está elegido.
refusals-no_space_of_its_cost = Los sitios para edificios de { COUNT("count-doubloons", $price) } están ocupados.
refusals-kinds_of_a_price = Elige { $spaces } de los edificios de { COUNT("count-doubloons", $price) }, no { $chosen }.
refusals-not_both = Según las reglas de 2004, hacienda y casa forestal nunca están juntas en venta.
refusals-no_forest_tile = No quedan losetas de bosque.
refusals-house_full = La casa de comercio está llena.
refusals-already_sold = Ya has vendido en esta fase.
refusals-at_least_one_good = Al menos una mercancía debe zarpar.
refusals-no_guest = No hay tal huésped en tu posada.
refusals-no_free_circle = Ahí no hay círculo libre: { say-place }.
refusals-nobody_there = Ahí no hay nadie que puedas dar: { say-place }.
refusals-still_too_expensive = Sin el { edition-one } ({ say-place }) no te alcanza para: { NAME("tiles", "buildings", $building, case: "lower") }.
refusals-must_give = El mercado negro quiere su precio.

## The button that declines, by what is asked

decline-over = Pasar
decline-governor = Pasar
decline-row = Pasar
decline-role = Pasar
decline-tile = No tomar nada
decline-unseen_tile = Pasar
decline-colonist = No, gracias
decline-place = Pasar
decline-build = No construir
decline-produce = No producir
decline-extra = Nada más
decline-sell = No vender
decline-ship = No embarcar
decline-keep = Pasar
decline-use = No
decline-choose = Pasar
decline-on_sale = Pasar
decline-lay = Pasar
decline-guest = No, seguir
decline-recall = Nadie
decline-return = Pasar
decline-small_wharf = Pasar
decline-token = Pasar
decline-noble = Son todos
decline-supply = Nada más
decline-discard = Conservar todo
decline-pirate = Pasar
decline-loot = Pasar
decline-man = Nadie más
decline-festival_tile = Pasar
decline-festival_good = Pasar
decline-festival_building = Pasar

## Actions, as buttons say them

choices-role = Tomar: { NAME("roles", $role, form: "name", case: "lower") }
choices-settle = Tomar una { NAME("tiles", $tile) }
choices-hacienda = Robar una plantación oculta
choices-colonist = Tomar otro { edition-one }
choices-place = { COUNT("count-people", $count) } en: { say-place }
choices-build = Construir: { NAME("tiles", "buildings", $building, case: "lower") }, { COUNT("count-doubloons", $price) }
choices-produce = Producir
choices-extra = Tomar 1 de { NAME("goods", $good) }
choices-sell = Vender { NAME("goods", $good) }
choices-ship =
    { $spaces ->
        [none] Embarcar { $count } de { NAME("goods", $good) } desde tu muelle
       *[other] Embarcar { $count } de { NAME("goods", $good) } en el barco de { $spaces }
    }
choices-briefShip =
    { $spaces ->
        [none] { $count } → muelle
       *[other] { $count } → barco de { $spaces }
    }
choices-keep = Guardar { $count } de { NAME("goods", $good) }
choices-use = Usar: { NAME("tiles", "buildings", $building, case: "lower") }
choices-choose = Elegir: { NAME("tiles", "buildings", $building, case: "lower") }
choices-forest = Un bosque por la { NAME("tiles", $tile) }
choices-briefForest = { NAME("goods", $tile) } → bosque
choices-layPlantation = Como plantación
choices-layForest = Como bosque
choices-discard =
    { $crew ->
        [none] Ceder una { NAME("tiles", $tile) }
        [noble] Ceder una { NAME("tiles", $tile) } con su noble
       *[other] Ceder una { NAME("tiles", $tile) } con su { edition-one }
    }
choices-discardForest =
    { $tile ->
        [none] Ceder un bosque
       *[other] Ceder un bosque ({ NAME("tiles", $tile) })
    }
choices-guest =
    { $noble ->
        [true] Huésped noble a: { say-place }
       *[other] Huésped a: { say-place }
    }
choices-recall =
    { $noble ->
        [true] Dar el noble de: { say-place }
       *[other] Dar el { edition-one } de: { say-place }
    }
choices-returnGood = Dar 1 de { NAME("goods", $good) }
choices-returnPoint = Dar un punto
choices-post = Vender { NAME("goods", $good) } en el puesto comercial
choices-briefPost = { NAME("goods", $good) } → puesto comercial
choices-buyPlantation = Comprar una plantación oculta por 1
choices-small_wharf = Cargar el muelle pequeño
choices-noble = Tomar el noble
choices-placeNoble = Un noble en: { say-place }
choices-supply = Entregar 1 de { NAME("goods", $good) }
choices-piracy = Abordar el barco de { $spaces }
choices-plunder = Saquear la casa de comercio
choices-raid = Asaltar { edition-ship }
choices-kidnap = Secuestrar: { NAME("roles", $role, form: "name", case: "lower") }
choices-man =
    { $noble ->
        [true] Un noble en: { say-place }
       *[other] Un { edition-one } en: { say-place }
    }

## Options of the set-up

options-edition =
    .label = Edición
    .meaning = Reglas y palabras de la primera edición o de la de 2020.
    .choices-first = Primera edición
    .choices-2020 = Edición de 2020
options-first_governor =
    .label = Primer gobernador
    .meaning = Quién empieza.
    .choices-lot = por sorteo
    .choices-0 = asiento 1
    .choices-1 = asiento 2
    .choices-2 = asiento 3
    .choices-3 = asiento 4
    .choices-4 = asiento 5
options-balanced =
    .label = Equilibrado
    .meaning = La fábrica cuesta 8 y la universidad 7; quien empieza con maíz tiene un doblón menos.
options-hidden_vp =
    .label = Puntos ocultos
    .meaning = Nadie ve los puntos de los demás antes del final.
options-ask_optional =
    .label = Preguntar antes de cada efecto
    .meaning = Preguntar también cuando un edificio solo da algo.
options-optional_production =
    .label = Producir es voluntario
    .meaning = En la fase del artesano se puede no producir.
options-vp_end_any_phase =
    .label = El último punto termina la partida en cualquier fase
    .meaning = Si no, solo en una fase del capitán.
options-max_large =
    .label = Edificios grandes por ciudad
    .meaning = Cuatro caben en sus columnas; con cinco solo cuentan las casillas.
options-expansions =
    .label = Expansiones
    .meaning = Cada una por separado o en cualquier mezcla.
    .choices-none = ninguna
    .choices-new_buildings = Nuevos edificios
    .choices-nobles = Los nobles
    .choices-buccaneer = El bucanero
    .choices-festival = El festival
options-nb_rules =
    .label = Reglas de los Nuevos edificios
    .meaning = 2004: losetas de bosque, y hacienda y casa forestal nunca juntas. 2020: las plantaciones se voltean.
    .choices-2004 = de 2004
    .choices-2020 = de 2020
options-buildings =
    .label = Edificios en venta
    .meaning = Cuáles de los 31 edificios especiales están en juego.
    .choices-draft = elegidos por turnos
    .choices-random = por sorteo
    .choices-all_31 = los 31, uno de cada
options-long_game =
    .label = Partida larga
    .meaning = Todos los { edition-them } y puntos están en juego, y solo una ciudad llena la termina.
options-kidnap_solo =
    .label = Los secuestradores juegan solos
    .meaning = Un personaje secuestrado que sobra lo juega solo el secuestrador.
options-festival_privilege_goods =
    .label = Las mercancías extra cuentan en el festival
    .meaning = Lo que el artesano toma de más cuenta para la tarea de mercancías.
options-lodges =
    .label = Pabellones de caza
    .meaning = Cuándo actúan al final de la fase del colonizador.
    .choices-last = después de moverse los huéspedes
    .choices-first = antes de moverse los huéspedes

## Rows of the score sheet

sheet-chips = Fichas de puntos
sheet-buildings = Edificios
sheet-nobles = Nobles

## The charts at the end

charts-score = Puntos en total
charts-points = Fichas de puntos
charts-doubloons = Doblones
charts-production = Mercancías por artesano

## Names of things on the table

ui-roles = Personajes
ui-decision = Decisión
ui-sale = Edificios en venta
ui-row = Plantaciones
ui-quarries = Canteras
ui-unseen = Ocultas
ui-faceDown = Plantaciones ocultas
ui-colonistShip =
    { $edition ->
        [first] Barco de colonos
       *[other] Oficina de empleo
    }
ui-colonists =
    { $edition ->
        [first] Colonos
       *[other] Trabajadores
    }
ui-colonistSupply =
    { $edition ->
        [first] Colonos en la reserva
       *[other] Trabajadores en la reserva
    }
ui-harbour = La rada
ui-cargoShips = Barcos de carga
ui-tradingHouse = Casa de comercio
ui-goodsSupply = Reserva de mercancías
ui-supply = Reserva
ui-pointSupply = Puntos libres
ui-bank = Banca
ui-island = Isla
ui-city = Ciudad
ui-sanJuan =
    { $edition ->
        [first] San Juan
       *[other] Malecón
    }
ui-store = Mercancías
ui-doubloons = Doblones
ui-points = Puntos
ui-governor = Gobernador
ui-hidden = oculto
ui-soldOut = Agotado
ui-price = Precio
ui-priceNow = Precio ahora
ui-circles = Círculos
ui-copies = Quedan
ui-production = Edificio de producción
ui-specialColour =
    { $edition ->
        [first] Edificio violeta
       *[other] Edificio beis
    }
ui-makes = Produce
ui-confirm = Confirmar
ui-asBefore = Como antes
ui-asAdvised = Como el consejo
ui-fill = Llenar
ui-clear = Vaciar
ui-empty = vacío
ui-privilege = Privilegio
ui-unoccupied = Sin ocupar: no hace nada.
ui-colonist =
    { $edition ->
        [first] Colono
       *[other] Trabajador
    }
ui-noble = Noble
ui-nobles = Nobles
ui-nobleSupply = Nobles en la reserva
ui-forest = Bosque
ui-forests = Bosques
ui-forestTiles = Losetas de bosque
ui-festival = Festival
ui-redBuilding = Edificio rojo
ui-notChosen = No está en juego
ui-done = Cumplida
ui-sort = Quién
ui-yours = Tuyo
ui-compare = Comparar edificios
ui-effect = Efecto
ui-players = Jugadores
ui-buildings = Edificios
ui-ownBoard = Tu tablero

## Sentences with numbers in them

say-round = Ronda { $round }
say-goods = { $count } de { NAME("goods", $good) }
say-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
say-ownedBy = Construido por { $names }.
say-quarriesCount =
    { $column ->
        [one] cuenta 1 cantera
       *[other] cuentan hasta { $column } canteras
    }
say-ship =
    { $good ->
        [none] Barco de { $spaces }: vacío
       *[other] Barco de { $spaces }: { $load } de { NAME("goods", $good) }
    }
say-short =
    { $count ->
        [1] falta 1
       *[other] faltan { $count }
    }
say-takenBy = tomado por { $who }
say-placed = { $placed } de { $of } colocados
say-kept = { $kept } guardadas, { $returned } devueltas
say-keepTooMuch = Es más de lo que puedes guardar.
say-crew =
    { $circles ->
        [one] { $name }: { $here } de { $circles } círculo ocupado
       *[other] { $name }: { $here } de { $circles } círculos ocupados
    }
say-putOn = Ocupar: { $name }
say-liftFrom = Retirar de: { $name }
say-ending =
    { $reason ->
        [colonists] Última ronda: muy pocos { edition-them }
        [city] Última ronda: una ciudad está llena
        [points] Última ronda: no quedan puntos
       *[buildings] Última ronda: nadie puede construir más
    }
say-forests =
    { $count ->
        [one] { $count } bosque
       *[other] { $count } bosques
    }
say-forestOf = Bosque ({ NAME("tiles", $tile) })
say-kidnappedBy = secuestrado por { $who }
say-wantedIs = se busca: { $who }
say-spaces =
    { $count ->
        [0] Los sitios de este precio están ocupados.
       *[other] Queda sitio para { $count } de este precio.
    }
say-given = { $given } de { $most }
say-sailing =
    { $count ->
        [one] zarpa 1 mercancía: { COUNT("count-points", $worth) }
       *[other] zarpan { $count } mercancías: { COUNT("count-points", $worth) }
    }
say-task-plantations = Primero con tres: { NAME("tiles", $tile) }. Premio: { COUNT("count-people", 3) }.
say-task-production = Primero en producir en una fase: { $goods }. Premio: { COUNT("count-doubloons", 3) }.
say-task-building = Primero en construir: { NAME("buildings", $building, case: "lower") }. Premio: { COUNT("count-points", 3) }.
say-crewWithNobles = { $crew }, { COUNT("count-nobles", $count) }
say-place =
    { $place ->
        [san_juan] { edition-sanJuan }
       *[other] { NAME("tiles", "buildings", $place, case: "lower") }
    }
say-thePlace = { say-place }
say-aTile = una { NAME("tiles", $tile) }
say-brings = Da { COUNT("count-doubloons", $count) }.
say-nothing = nada
say-free =
    { $count ->
        [0] lleno
       *[other] { $count } libres
    }
say-lying = Encima: { COUNT("count-doubloons", $count) }.
say-column = columna { $number }

## Only in the terminal

terminal-place = ¿Cuántos { edition-them } en: { say-place }? Por colocar: { $left }.
terminal-keep = ¿Cuánto conservas de: { $goods }?
terminal-store =
    { $kinds ->
        [0] Puedes guardar { $free } de cualquier tipo.
        [one] Puedes guardar { $kinds } tipo entero y { $free } más.
       *[other] Puedes guardar { $kinds } tipos enteros y { $free } más.
    }
terminal-noble = ¿Dónde hay un noble? Por nombrar: { $left }.
terminal-tiebreak = Doblones y mercancías
terminal-help = En el dibujo, ● es un { edition-one }, ◆ un noble y ○ un círculo libre; ■ es una mercancía en un barco y □ un espacio libre. +2 tras un personaje son los doblones que tiene. El número ante un edificio es su precio, y ×2 detrás, cuántos quedan.

## Por qué terminó una partida

ends-colonists = Faltaron { edition-them }
ends-city = Una ciudad estaba completa
ends-points = No quedaban puntos
ends-buildings = Nadie podía construir más
