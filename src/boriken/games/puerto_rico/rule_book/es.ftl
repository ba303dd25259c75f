## Chapters

chapter-start = Preparación
chapter-rounds = Rondas y personajes
chapter-end = Final y puntuación
chapter-buildings = Edificios
chapter-new_buildings = Nuevos edificios
chapter-nobles = Los nobles
chapter-buccaneer = El bucanero
chapter-festival = El festival

## Paragraphs: a heading and a text

book-setup = Juegan de tres a cinco, o dos con pequeños cambios. Todos tienen una isla con sitio para doce losetas y una ciudad para doce edificios, algunos doblones y una plantación: índigo el primer gobernador y los siguientes, maíz los últimos. Barcos, { edition-them }, puntos y personajes dependen del número de jugadores. { $first_governor ->
        [lot] El primer gobernador se sortea.
       *[other] En esta mesa está fijado quién es el primer gobernador.
    }{ $balanced ->
        [true] {" "}En esta mesa la fábrica cuesta 8 y la universidad 7, y quien empieza con maíz tiene un doblón menos.
       *[other] {""}
    }{ $long_game ->
        [true] {" "}Todos los { edition-them } y todos los puntos de la caja están en juego.
       *[other] {""}
    }
    .heading = La mesa
book-two_players = Con dos, cada uno toma por turnos tres personajes por ronda; sobra uno de siete y recibe un doblón. Hay dos barcos, menos { edition-them }, mercancías, losetas y puntos, y menos copias de los edificios.
    .heading = Dos jugadores
book-round = El gobernador toma un personaje y luego los demás en el sentido del reloj, cada uno de los que quedan libres. Quien lo toma actúa primero y tiene el privilegio; después los demás. Tras el último, cada personaje que nadie tomó recibe un doblón, todos quedan libres y el siguiente es gobernador.
    .heading = Una ronda
book-settler = Todos pueden tomar una plantación abierta; quien tomó el personaje puede tomar una cantera en su lugar. Después se retiran las que quedan y se descubre una más que jugadores. En una isla caben doce losetas.
    .heading = Colonizador
book-mayor = Quien tomó el personaje puede tomar un { edition-one } de la reserva. Luego se reparten uno a uno los que esperan. Todos pueden mover a todos los suyos: en un círculo cabe uno y, mientras haya uno libre, nadie queda fuera. Donde no hay nadie, nada funciona.
    .heading = { roles-mayor.name }
book-refill = Cuando todos han colocado, llega uno por cada círculo vacío de las ciudades, pero nunca menos que jugadores. Las plantaciones vacías no traen a nadie. { $long_game ->
        [true] Si la reserva no alcanza, llegan los que quedan y la partida sigue.
       *[other] { $nobles ->
            [true] Si la reserva no alcanza, llegan los que quedan y la partida sigue.
           *[other] Si la reserva no alcanza, la partida termina con esta ronda.
        }
    }
    .heading = Nuevos { edition-them }
book-builder = Todos pueden construir un edificio en venta, ninguno dos veces; quien tomó el personaje paga un doblón menos. Un edificio grande ocupa dos sitios. Un edificio nuevo está vacío al principio. Una ciudad admite como mucho { $max_large } edificios grandes.
    .heading = Constructor
book-price = El número de un edificio es su precio. Cada cantera ocupada ahorra un doblón, pero en la primera columna cuenta una, en la segunda dos, en la tercera tres y en la cuarta cuatro. El doblón del constructor se suma. Nada cuesta menos que nada.
    .heading = Lo que cuesta un edificio
book-craftsman = Todos toman las mercancías que dan su isla y su ciudad: un maíz por cada plantación de maíz ocupada; las demás necesitan una plantación ocupada y un círculo ocupado de un edificio adecuado. Si la reserva no alcanza, los últimos reciben menos. Luego quien tomó el personaje puede tomar una más de un tipo que produjo.{ $optional_production ->
        [true] {" "}En esta mesa todos pueden renunciar a producir.
       *[other] {""}
    }
    .heading = Artesano
book-trader = Todos pueden vender una mercancía a la casa de comercio: maíz por nada, índigo 1, azúcar 2, tabaco 3, café 4; quien tomó el personaje recibe un doblón más. La casa tiene cuatro sitios y acepta cada tipo una vez. Si se llena, la fase termina y se vacía; si no, las mercancías se quedan.
    .heading = Mercader
book-captain = Todos embarcan por turnos, cada vez un tipo en un barco, hasta que nadie puede. Quien puede, debe. Cada mercancía es un punto; quien tomó el personaje recibe uno más con su primer embarque.
    .heading = Capitán
book-ships = Un barco lleva un tipo y no hay dos barcos con el mismo. Cargas tanto como quepa. Si varios barcos vacíos pueden llevar un tipo, usa uno que admita más. Un barco lleno zarpa después de almacenar; los otros conservan su carga.
    .heading = Barcos
book-store = Después de embarcar, todos pueden conservar una sola mercancía. Los almacenes guardan más. Lo demás vuelve a la reserva.
    .heading = Almacenar
book-prospector = Quien toma el buscador de oro recibe un doblón. Los demás no hacen nada.
    .heading = Buscador de oro
book-end =
    { $long_game ->
        [true] La partida termina con la ronda en la que alguien llena el duodécimo sitio de una ciudad, y solo así: si se acaban los { edition-them } o los puntos, sigue. La ronda se juega hasta el final.
       *[other] La partida termina con la ronda en la que { $nobles ->
            [true] {""}
           *[other] la reserva no puede dar todos los { edition-them } que tocan, {""}
        }alguien llena el duodécimo sitio de una ciudad o{ $vp_end_any_phase ->
            [true] {""}
           *[other] {" "}en una fase de capitán
        } se toma el último punto. La ronda se juega hasta el final.
    }
    .heading = El final
book-score = Puntos por embarcar, los puntos escritos en los edificios y lo que añaden los edificios grandes ocupados. Gana quien tenga más; los empates se deciden por doblones y mercancías juntos. { $hidden_vp ->
        [true] En esta mesa los puntos de los demás están ocultos hasta el final.
       *[other] Todos pueden ver los puntos de todos.
    }
    .heading = La puntuación
book-buildings = Un edificio funciona solo mientras haya al menos un { edition-one }; sus puntos siempre cuentan. Nadie está obligado a usarlo. Los edificios grandes ocupan dos sitios y cuentan como uno. { $ask_optional ->
        [true] En esta mesa se te pregunta antes de cada efecto.
       *[other] Lo que solo te da algo llega sin preguntar.
    }
    .heading = Todos los edificios
book-choice =
    { $buildings ->
        [draft] Antes de la primera ronda todos eligen por turnos, desde el primer gobernador, un tipo para un hueco libre de su precio, hasta que hay diecisiete en venta. Los demás no juegan.
        [random] Antes de la primera ronda se sortean diecisiete tipos, uno para cada hueco de su precio, y se ponen en venta. Los demás no juegan.
        [all-31] Hay en venta uno de cada uno de los 31 tipos, así que cada tipo puede ser de un solo jugador.
       *[other] Los diecisiete tipos en venta se fijaron al preparar la mesa. Los demás no juegan.
    }
    .heading = La elección de los edificios
book-nobles = Veinte nobles forman su propia reserva; en cada reposición llega uno en lugar de un { edition-one }. Quien recibe a uno de los que esperan elige mientras haya elección. Los nobles hacen todo lo que hace un { edition-one } y cada uno vale un punto al final. Con nobles la partida no termina porque se acaben los { edition-them }.
    .heading = Nobles
book-red = Catastro, capilla, pabellón de caza y oficina de obras tienen dos efectos: uno con un { edition-one } y otro con un noble. Proveedor real, villa, joyería y jardín real hacen lo mismo con ambos. { $lodges ->
        [first] En esta mesa los pabellones de caza actúan antes de que se muden los huéspedes, también donde solo actúan otros.
       *[other] Los pabellones de caza actúan después de que se muden los últimos huéspedes.
    }
    .heading = Edificios rojos
book-buccaneer = Un personaje más, sobre el que nunca se pone un doblón. Solo actúa quien lo toma y elige uno de cuatro golpes. Después lo buscan y no puede volver a tomarlo hasta que lo tome otro.
    .heading = Bucanero
book-strokes = La piratería vacía un barco y conserva hasta tres mercancías. El saqueo vacía la casa de comercio por un punto cada una. Un asalto deja esperando tantos { edition-them } como jugadores; hasta tres de los demás van enseguida a círculos libres del bucanero.
    .heading = Piratería, saqueo, asalto
book-kidnap = El secuestrador toma los doblones de un personaje no usado en esta ronda y lo pone ante sí. Si alguien lo toma todavía, recibe tres doblones. { $kidnap_solo ->
        [true] Si no, lo juega él solo al terminar la ronda.
       *[other] Si no, lo juega él al terminar la ronda y los demás actúan después como siempre.
    }
    .heading = Secuestro
book-festival = Al principio se sacan y muestran una plantación, tres mercancías y un edificio de la tercera columna. Son tres tareas para todos; cada premio se da una vez, a quien llegue primero. Lo mostrado vuelve entonces al juego.
    .heading = La fiesta
book-rewards = Tres plantaciones del tipo mostrado: tres { edition-them } enseguida. Al menos las mercancías mostradas producidas en una fase de artesano: tres doblones. El edificio mostrado, construido a su precio: tres puntos. { $festival_privilege_goods ->
        [true] Las mercancías adicionales del artesano también cuentan.
       *[other] En esta mesa las mercancías adicionales del artesano no cuentan.
    }
    .heading = Tareas y premios

## What a coach says before a decision, by the kind of question

coach-role = ¿Qué personaje te ayuda más que a los demás? Cuenta lo que daría a cada uno y mira los doblones de las cartas.
coach-tile = Piensa en lo que puedes producir con ella y en lo que nadie más cultiva. Las canteras rinden al principio de la partida.
coach-place = Ocupa primero lo que va junto: una plantación y su edificio. Después lo que ayude con los próximos personajes.
coach-build = Al principio, edificios que producen o dan dinero; después, los de muchos puntos. También puedes ahorrar.
coach-extra = Toma la mercancía que mejor puedas vender o embarcar.
coach-sell = La mercancía más cara da más, pero una casa de comercio llena puede frenar a un rival.
coach-ship = Embarca primero aquello cuyo sitio otros podrían quitarte. Lo que quede puede perderse.
coach-keep = Conserva lo que se venda más caro o lo que embarcarás la próxima vez.
coach-colonist = Una ayuda más no cuesta nada. Tómala, salvo que el final deba esperar.
book-forests =
    { $nb_rules ->
        [2004] Con una casa forestal puedes colocar en tu turno de colonizador una loseta de bosque en lugar de tomar una plantación o una cantera; a cambio, una plantación descubierta a tu elección sale del juego. La hacienda y la casa forestal nunca están ambas en venta.
       *[other] Con una casa forestal puedes colocar boca abajo, como bosque, la plantación que tomas; una cantera no. La hacienda y la casa forestal pueden estar ambas en venta.
    }
    .heading = Bosques
