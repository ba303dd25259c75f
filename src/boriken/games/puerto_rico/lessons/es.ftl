## The first game: what each step says, and what is said to a wrong answer

first = Tu primera partida
first-welcome = ¡Te damos la bienvenida a Puerto Rico! Llevas plantaciones: cultivas mercancías, vendes algunas para construir una ciudad y embarcas el resto a cambio de puntos. Gana quien tenga más puntos. Jugaremos el principio de una partida, un momento de la mitad y el final.
first-board = Este es tu tablero. A la izquierda, la isla con sitio para doce plantaciones; a la derecha, la ciudad para doce edificios. Empiezas con una plantación de índigo y dos doblones.
first-roles = Todo ocurre por medio de personajes. En tu turno tomas uno y luego todos hacen lo que permite, tú primero. Quien toma un personaje tiene además un privilegio que nadie más recibe.
first-settler = Tienes el cargo de gobernador, así que eliges primero. Toma el colonizador: todos pueden tomar una plantación.
first-not_settler = Está permitido, pero con la isla vacía te aporta poco. Toma el colonizador.
first-quarry = Tu privilegio como colonizador: puedes tomar una cantera en lugar de una plantación. Las canteras abaratan los edificios. Toma una.
first-not_quarry = Plantaciones puede tomar cualquiera; una cantera, solo quien tomó el colonizador. Usa tu privilegio: toma la cantera.
first-others = Los demás han tomado plantaciones. Ahora Marea toma un personaje y después Coral. Observa lo que ocurre.
first-worker = Marea tomó el capataz: se reparten trabajadores nuevos y has recibido uno. Sin trabajadores no funciona nada. Pon el tuyo en la cantera y confirma.
first-not_worker = El índigo necesita un trabajador en la plantación y otro en una tintorería, que aún no tienes. Una cantera funciona enseguida: pon allí al trabajador.
first-build = Coral tomó el constructor: todos pueden construir. Tu cantera abarata cada edificio en un doblón. Construye la tintorería pequeña para que tu índigo se convierta en mercancía.
first-build_something = Puedes pagar algo útil: construye la tintorería pequeña.
first-not_build = Un buen edificio, pero todavía no. Tienes una plantación de índigo y ninguna tintorería: construye la pequeña.
first-round = Todos han tomado un personaje: la ronda ha terminado. Sobre cada personaje que nadie tomó se pone un doblón para quien lo tome después. Ahora Marea tiene el cargo de gobernador y todos los personajes están libres otra vez.
first-second_round = Marea y Coral continúan.
first-two_workers = Otra vez el capataz. Cada vez que recibes trabajadores puedes mover a todos. Para hacer índigo necesitas uno en la plantación de índigo y uno en la tintorería.
first-not_two_workers = No del todo. Un trabajador va a la plantación de índigo y el otro a la tintorería pequeña; la cantera queda vacía de momento.
first-corn = Coral tomó el colonizador, así que tú también puedes tomar una plantación. Toma maíz: no necesita edificio, solo un trabajador.
first-not_corn = Esta vez no. El maíz es el único cultivo que se convierte en mercancía sin edificio: toma maíz.
first-craftsman = Es tu turno. Con el artesano todos producen mercancías, y sobre él hay un doblón. Tómalo.
first-not_craftsman = Aún no tienes mercancías, así que no hay nada que vender ni embarcar. Toma el artesano y el doblón que tiene encima.
first-extra = Tu índigo está producido. Tu privilegio como artesano: una mercancía más de un tipo que hayas producido. Tómala.
first-not_extra = No cuesta nada: toma el índigo adicional.
first-goods = Tienes dos de índigo. ¿Para qué sirven las mercancías? Para venderlas o embarcarlas. Veamos la mitad de una partida.
first-later = Ronda ocho. Tienes maíz, índigo, azúcar y un café, y el cargo de gobernador.
first-trader = El mercader vende mercancías por dinero. Quien lo toma recibe un doblón más, y hay otro sobre la carta. Toma el mercader.
first-not_trader = Otro día sería una buena elección. Ahora tu café vale mucho: toma el mercader.
first-sell = Todos pueden vender una mercancía. El maíz no da nada, el índigo 1, el azúcar 2, el tabaco 3 y el café 4. La casa de comercio acepta cada tipo una sola vez y tiene cuatro sitios. Vende el café.
first-sell_something = Con dinero crece tu ciudad: vende el café.
first-not_sell = Eso da menos. El café es lo que más vale: vende el café.
first-captain = ¡Ocho doblones! La casa está llena y se vacía. Ahora Marea toma el capitán.
first-ship = Todos deben embarcar por turnos hasta que nadie pueda más. Cada mercancía vale un punto. Un barco lleva un solo tipo, y no hay dos barcos con el mismo. Para el índigo queda un solo sitio, y Coral también tiene índigo. Embarca primero tu índigo.
first-not_ship = Esos sitios te esperan: nadie más tiene esas mercancías. Pero el último sitio para índigo lo tomaría Coral. Embarca primero el índigo.
first-ship_on = Coral ya no puede embarcar índigo. Sigue: embarca lo que aún quepa.
first-keep = Ya no cabe nada. Ahora se estropea lo que no se guarda: sin almacén conservas una sola mercancía. El índigo se puede vender, el maíz no da nada. Conserva el índigo: pon el maíz a cero y confirma.
first-not_keep = Puedes conservar una sola mercancía. El maíz no da nada en la casa de comercio: conserva el índigo.
first-points = Los puntos vienen de embarcar y de los edificios: cada uno vale lo que lleva escrito. Los grandes dan más al final. Un edificio funciona solo si está ocupado.
first-last = El final está cerca. La partida termina con la ronda en la que alguien llena los doce sitios de una ciudad o se acaban los trabajadores o los puntos. En tu ciudad quedan dos sitios.
first-builder = Un edificio grande ocupa dos sitios. Toma el constructor: su privilegio ahorra un doblón y tu cantera otro.
first-not_builder = Eso ayudaría a los demás tanto como a ti. Toma el constructor y completa tu ciudad.
first-large = Puedes pagar un edificio grande. La casa gremial da puntos por los edificios de producción: uno por cada pequeño y dos por cada grande. Tienes seis. Construye la casa gremial.
first-build_large = Un edificio grande vale muchos puntos: construye la casa gremial.
first-not_large = Eso vale menos para ti. Cuatro edificios de producción grandes y dos pequeños suman diez puntos con la casa gremial: constrúyela.
first-occupy = Tu ciudad está llena, así que esta es la última ronda. Marea tomó el capataz y has recibido un trabajador. Un edificio grande da sus puntos adicionales solo si está ocupado: pon allí al trabajador.
first-not_occupy = En la plantación el trabajador ya no aporta nada. En la casa gremial aporta diez puntos: ponlo allí.
first-end = La partida ha terminado. Se suman los puntos embarcados, los de los edificios y los adicionales de los edificios grandes; si hay empate deciden el dinero y las mercancías. ¡Has ganado!
first-coach = No necesitas más. Juega ahora una partida entera contra principiantes: un entrenador te dice antes de cada decisión de qué se trata y después qué estuvo bien.

## New Buildings

new_buildings = Nuevos edificios
new_buildings-welcome = Con los nuevos edificios hay catorce tipos más. Señala uno para leer lo que hace.
new_buildings-choice = Antes de la partida se eligen por turnos los diecisiete tipos en venta, así que no hay dos partidas iguales. Para esta lección hay uno de cada.
new_buildings-settler = Tienes una casa forestal ocupada y un bosque. Toma el colonizador.
new_buildings-not_settler = Tu casa forestal actúa en la fase del colonizador: toma el colonizador.
new_buildings-forest = Con una casa forestal puedes poner boca abajo la plantación que tomas, como bosque. Nadie trabaja allí, pero cada dos bosques abaratan construir en un doblón. Pon un bosque.
new_buildings-not_forest = Un segundo bosque abarata todo lo que construyas hasta el final: elige uno de los bosques.
new_buildings-library = Marea tomó el constructor. Tienes siete doblones y la biblioteca cuesta ocho. Tus dos bosques ahorran uno: construye la biblioteca. Cuando está ocupada, duplica el privilegio de cada personaje que tomes.
new_buildings-build_something = Puedes pagarla justo: construye la biblioteca.
new_buildings-not_library = Está permitido, pero aquí queremos ver la biblioteca: constrúyela.
new_buildings-end = Así funciona: cada edificio nuevo cambia una regla, y solo mientras está ocupado, salvo bosques y puntos. Elige bien al principio y lee lo que los demás podrían construir.

## Nobles

nobles = Los nobles
nobles-welcome = Llegan nobles a la isla. Trabajan como los trabajadores y cada uno vale un punto al final. Además de los otros hay ocho edificios rojos en venta.
nobles-mayor = Cada vez que llegan trabajadores, uno es un noble. Tienes el cargo de gobernador y puedes elegir primero: toma el capataz.
nobles-not_mayor = Entonces el noble puede ser para otro. Toma el capataz.
nobles-privilege = Primero tu privilegio: un trabajador más de la reserva. Tómalo.
nobles-not_privilege = Los trabajadores siempre vienen bien: toma el adicional.
nobles-token = Ahora tu parte de los recién llegados: ¿un trabajador o el noble? Toma el noble, que además vale un punto.
nobles-not_token = Un noble hace el mismo trabajo y vale un punto al final: toma el noble.
nobles-chapel = Todos tus círculos están ocupados; di dónde está el noble. Algunos edificios rojos hacen otra cosa con un noble. En cada fase de artesano la capilla paga un doblón con un trabajador y un punto con un noble: pon al noble en la capilla y confirma.
nobles-not_chapel = Allí el noble solo trabaja. En la capilla da un punto en cada fase de artesano: ponlo allí.
nobles-end = Catastro, pabellón de caza y oficina de obras también tienen dos caras; a los demás edificios rojos les da igual quién trabaje. Y recuerda: con nobles, la partida no termina porque se acaben los trabajadores.

## Buccaneer

buccaneer = El bucanero
buccaneer-welcome = El bucanero es un personaje más. Quien lo toma actúa solo: los demás no reciben nada.
buccaneer-take = En la casa de comercio hay tres mercancías y Marea quiere vender su café. Toma el bucanero.
buccaneer-not_take = Esta lección trata del bucanero: tómalo.
buccaneer-strokes = Elige un golpe. La piratería vacía un barco y conservas hasta tres de sus mercancías. El saqueo vacía la casa de comercio por un punto cada mercancía. Un asalto se lleva los trabajadores que pasen de uno por jugador. Saquea la casa de comercio.
buccaneer-not_raid = Esperan solo tantos trabajadores como jugadores: un asalto no daría nada. Saquea la casa de comercio.
buccaneer-not_plunder = Eso daría menos ahora. Tres mercancías en la casa de comercio son tres puntos: saquéala.
buccaneer-kidnap = Tres puntos. El cuarto golpe es el secuestro: tomas los doblones de un personaje libre y lo pones ante ti. Si alguien lo toma después en la ronda, recibes tres doblones; si no, lo juegas tú al final de la ronda.
buccaneer-end = Ahora te buscan: solo puedes volver a tomar el bucanero después de que lo tome otro. Nunca se le pone un doblón encima.

## Festival

festival = El festival
festival-welcome = Hay una fiesta. El tablero muestra tres tareas: tres plantaciones de un tipo, tres mercancías producidas en una fase y un edificio. Quien cumple primero una tarea recibe su premio.
festival-settler = La fiesta pide tres plantaciones de índigo y tienes dos. Marea también. Adelántate: toma el colonizador.
festival-not_settler = A Marea también le falta una plantación. Toma el colonizador antes que ella.
festival-third = Toma la plantación de índigo: tu tercera.
festival-not_third = Eso no ayuda con la tarea. Toma índigo.
festival-workers = ¡Hecho! El premio son tres trabajadores, que colocas enseguida donde quieras o dejas en el malecón. Colócalos y confirma.
festival-end = Producir las mercancías mostradas en una fase de artesano da tres doblones; construir el edificio mostrado, tres puntos. Cada premio se da una vez.
