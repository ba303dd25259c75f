## Chapters

chapter-start = Preparación
chapter-turn = El turno
chapter-sea = En el mar
chapter-end = Puntos y final
chapter-expansion = Aristócratas y Piratas

## Paragraphs: a heading and a text

book-setup = Juegan de dos a cuatro. Todos reciben por sorteo una isla, dos habitantes, un barco en la salida y otro en la reserva, 7 de oro, una piedra y una madera. Las losetas para ese número de jugadores están boca abajo en las islas de la carta; algunas sobran como reserva que nadie ve. { $first_player ->
        [lot] Quién empieza se sortea.
       *[other] En esta mesa está fijado quién empieza.
    }
    .heading = La mesa
book-turn = Un turno es una tirada, luego construir, vender y comprar en cualquier orden, y después los barcos. Al final puedes tener cinco mercancías; lo que pase vuelve.
    .heading = El turno
book-production = Del 1 al 5 todos toman la mercancía que su isla muestra en ese número; en la interrogación, cualquiera corriente. Con una factoría allí eliges entre las dos. Una pila vacía no da nada.
    .heading = Producción
book-events = Con un 6, una segunda tirada trae un suceso para todos. Los piratas (1, 2) quieren 1 de oro por cada factoría y contrato; el fuego (3, 4), 1 por habitante; lo que no se paga se pierde, pero siempre quedan dos habitantes. Los tiempos dorados (5, 6) dan a todos una mercancía.
    .heading = Sucesos
book-inhabitants = Un habitante nuevo llega como pionero por piedra, madera y herramientas. Un ascenso sube a uno de rango: colono, ciudadano, mercader; su coste está indicado. Hay sitio para cuatro bajos y tres altos, siete en total.
    .heading = Habitantes
book-public = Del cuarto al séptimo habitante, cada uno trae un edificio público a elegir, ninguno dos veces. No cuesta nada, funciona enseguida y se queda. Iglesia, bomberos y herrero ayudan en los sucesos; los demás, en el comercio, al construir y en el mar.
    .heading = Edificios públicos
book-trade = Cada habitante compra una mercancía por turno y paga de 1 a 4 de oro según su rango. De las existencias cuesta 6, 1 menos por contrato; compras como mucho dos cartas por turno. No hay deudas y la escala acaba en 40.
    .heading = Vender y comprar
book-ships = Cada barco tiene tres puntos por turno: un paso a la casilla de mar siguiente cuesta uno y mirar una loseta al lado otro. No se va en diagonal. Lo que cuesta un segundo barco está indicado; dos es el máximo.
    .heading = Barcos
book-tiles = Una loseta que miras puedes tomarla o dejarla sin mostrarla. Una factoría va a un muelle libre de tu isla y añade allí su mercancía; un contrato, tres como mucho, abarata las mercancías; un tesoro son 12 de oro o un ascenso gratis.
    .heading = Losetas de isla
book-info = Todo es público salvo las caras de las losetas, el orden de los mazos y las cartas de acción de una mano. Solo tú conoces las losetas que has mirado, hasta que haya otra cosa allí.
    .heading = Oculto y abierto
book-points =
    { $aristocrats_pirates ->
        [true] Tres contratos, tres mercaderes o cuatro edificios públicos son el punto de la isla, del que cuenta uno. Todos los solares construidos, dos nidos vencidos y el castillo terminado son los puntos de nobles, de los que cuentan dos. El oro y las factorías no son puntos aquí.
       *[other] 30 de oro, cuatro factorías, tres contratos, cuatro edificios públicos y tres mercaderes son un punto cada uno.
    } Si falla la condición, se pierde el punto.
    .heading = Puntos
book-end =
    { $aristocrats_pirates ->
        [true] Quien tiene en su propio turno el punto de la isla y dos puntos de nobles
       *[other] Quien tiene tres de los puntos en su propio turno
    } gana al momento, en cualquier parte del turno. Tras { $most_rounds } rondas gana quien tenga más puntos.
    .heading = El final
book-sheet = Todos los números están en una hoja, que una mesa puede sustituir por la suya. Los efectos iguales se suman. Cuando algo cuesta una carta menos, tú eliges cuál. { $sheet ->
        [own] Esta mesa tiene una hoja propia: si dice otro número que este libro, vale la hoja.
       *[other] Esta mesa tiene la hoja de la casa.
    }
    .heading = Efectos y números
book-luxuries = Mármol, seda y gemas cuestan 10 de oro; los nidos y el teatro los abaratan. El noble residente compra uno por turno por 3. Las losetas con corona del mar nuevo son factorías de lujo o nidos.
    .heading = Lujo
book-nobles = La isla de los nobles tiene tres solares, cada uno con su precio; puede ir cualquier edificio de la reserva, ninguno dos veces. El solar con la calavera exige un nido vencido.
    .heading = Edificios nobles
book-castle = El castillo tiene nueve fases que se construyen una tras otra. Cada una da una carta de acción. La última exige también un nido vencido.
    .heading = El castillo
book-cannons = El primer cañón cuesta 4 de oro y cada siguiente 2 más. Cuentan para todos tus barcos y nunca se pierden; seis es el máximo.
    .heading = Cañones
book-nests = Un nido que miras puedes atacarlo: los dos tiran, el nido suma su fuerza y tú tus cañones. Si ganas, es tuyo para siempre y devuelves el barco; el lujo se abarata. Si pierdes, el barco queda dañado y el nido sigue allí, conocido por todos. Dos es el máximo.
    .heading = Nidos de piratas
book-pirates = En una casilla de piratas se roba una carta y se gastan los puntos del barco. Un asaltante quiere 3 de oro o combate; la carta dice rival, premio y castigo. A un pirata pacífico puedes comprarle una mercancía.
    .heading = Piratas en el mar
book-actions = Puedes jugar una carta por turno antes de mover barcos y cambiar una por 2 de oro. Un héroe del mar gana un combate empatado y no cuenta. Al final del turno tienes cuatro como mucho.
    .heading = Cartas de acción

## What a coach says before a decision, by the kind of question

coach-work = Vende donde paguen más y mira qué puedes construir. Más habitantes dan más oro cada turno.
coach-produce = Toma lo que te falte para el próximo habitante.
coach-ship = Un barco quieto no encuentra nada: que navegue.
coach-sail = Tres puntos para pasos y miradas. Ve adonde haya losetas sin ver juntas.
coach-tile = Factorías y contratos ayudan toda la partida; los tesoros, al momento.
coach-public_building = ¿Cuál vas a usar más a menudo?
coach-golden_times = Un regalo: toma lo más difícil de conseguir.
coach-return = Devuelve lo que más fácil sea recuperar.
