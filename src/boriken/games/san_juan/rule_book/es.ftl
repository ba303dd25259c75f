## Chapters

chapter-start = Preparación
chapter-rounds = Rondas y personajes
chapter-end = Final y puntuación
chapter-cards = Edificios

## Paragraphs: a heading and a text

book-setup = Juegan de dos a cuatro. Todos empiezan con una tintorería en su ciudad y cuatro cartas en la mano. El resto de las 110 cartas es el mazo. Las cinco losetas de la casa de comercio se barajan { $first_governor ->
        [lot] y el primer gobernador se sortea.
       *[other] y en esta mesa está fijado quién es el primer gobernador.
    }
    .heading = La mesa
book-cards = Una carta es un edificio en la ciudad, dinero en la mano o una mercancía sobre un edificio de producción. Los descartes están boca abajo. Cuando se acaba el mazo, se barajan.
    .heading = Cartas
book-chosen_hands = Una variante: el gobernador recibe cinco cartas y los siguientes seis, siete y ocho; todos conservan cuatro.
    .heading = Manos elegidas
book-round = El gobernador toma un personaje y luego los demás en el sentido del reloj. Quien lo toma actúa primero y tiene el privilegio; después los demás, si quieren. Cuando todos han tomado uno, los personajes vuelven y el siguiente es gobernador.
    .heading = Una ronda
book-two_players = Con dos se toman tres personajes por ronda: el gobernador, el otro y de nuevo el gobernador. Una biblioteca se usa como mucho una vez por ronda.
    .heading = Dos jugadores
book-builder = Todos pueden poner una carta de la mano en la ciudad y pagar su coste con otras; el constructor paga una menos. Los edificios de producción pueden repetirse, los violetas no.
    .heading = Constructor
book-producer = Todos pueden poner la siguiente carta del mazo boca abajo sobre uno de sus edificios de producción vacíos; el capataz sobre dos. Es una mercancía del tipo de ese edificio y nadie la mira. En un edificio cabe una.
    .heading = Capataz
book-trader = Se descubre la siguiente loseta de la casa de comercio. Todos pueden vender una mercancía, el mercader dos, y roban tantas cartas como indica. Después la loseta va debajo de las otras; su orden no cambia.
    .heading = Mercader
book-councillor = Todos roban dos cartas y conservan una; el concejal roba cinco y conserva una.
    .heading = Concejal
book-prospector = Quien toma el buscador de oro roba una carta. Los demás no hacen nada.
    .heading = Buscador de oro
book-limit = Quien tiene una capilla puede poner debajo una carta de la mano. Después descarta quien tenga más de siete cartas, o de doce con una torre.
    .heading = Entre dos rondas
book-end = La partida termina con la fase de constructor en la que alguien tiene doce edificios; quienes aún tengan turno en ella lo juegan.
    .heading = El final
book-score = Los puntos de los edificios, un punto por cada carta bajo una capilla, luego arco de triunfo, casa gremial y ayuntamiento, y por último el palacio. Los empates se deciden por cartas y mercancías juntas.
    .heading = La puntuación
book-info = Solo tú conoces tu mano y las cartas bajo tu capilla. Nadie conoce las mercancías, los mazos ni, al principio, el orden de las losetas. Ciudades, personajes y número de cartas son públicos.
    .heading = Oculto y abierto
book-violet = Un edificio violeta funciona desde que termina la fase de constructor en que se construyó. Nadie está obligado a usarlo. Los monumentos y los cuatro grandes solo cuentan al final.
    .heading = Edificios violetas

## What a coach says before a decision, by the kind of question

coach-role = ¿Qué personaje te ayuda más que a los demás? Mira qué podrían construir, producir o vender.
coach-build = Cada carta con la que pagas es un edificio que no tendrás. Pronto, ayudas baratas; al final, edificios grandes.
coach-pay = Paga con lo que construirías en último lugar.
coach-produce = Produce las mercancías que más rinden.
coach-sell = Vende lo que la loseta paga bien; guarda el resto para otra mejor.
coach-keep = Conserva lo que encaja con tu ciudad, no lo que solo es caro.
coach-take = Las cartas no cuestan nada: roba.
coach-discard = Descarta lo que ya no vas a construir.
coach-chapel = Una carta que no construirás vale allí un punto.
