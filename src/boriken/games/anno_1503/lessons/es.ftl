## The first game: what each step says, and what is said to a wrong answer

first = Tu primera partida
first-welcome = ¡Te damos la bienvenida a Anno 1503! Colonizas una isla, comercias con tu gente y exploras el mar. Gana quien alcance primero, en su propio turno, tres de cinco objetivos.
first-goals = Los objetivos: 30 de oro, cuatro factorías, tres contratos, cuatro edificios públicos y tres mercaderes entre tus habitantes. Cada uno es un punto. En tu tablero ves cuánto te falta.
first-roll = Cada turno empieza con el dado. Del 1 al 5, todos reciben la mercancía que su propia isla muestra en ese número. El signo de interrogación es cualquier mercancía corriente. Esta vez fue un 3: has recibido madera.
first-sell = Ahora puedes construir, vender y comprar en cualquier orden. Cada habitante compra una carta por turno, y cada rango su propia mercancía: un pionero paga 1 de oro por la madera, un colono 2 por la tela, un ciudadano 3 por las especias y un mercader 4 por el tabaco. Vende tu tela al colono.
first-not_pioneer = La madera te hará falta enseguida, y el pionero solo paga 1 de oro por ella. Vende la tela al colono.
first-not_sell = La piedra y la madera te harán falta enseguida. Vende la tela al colono.
first-buy = Un pionero nuevo cuesta piedra, madera y herramientas. Te faltan herramientas. De las existencias, cualquier mercancía cuesta 6 de oro: compra herramientas.
first-not_buy = Para un pionero faltan herramientas: compra herramientas.
first-pioneer = Tienes las tres. Asienta a un pionero: más gente compra más mercancías.
first-not_pioneer_yet = No sueltes tus mercancías: piedra, madera y herramientas traen a un pionero nuevo. Asiéntalo.
first-ship = En casa no queda nada por hacer, así que navega tu barco. Tiene tres puntos por turno: un paso cuesta uno y mirar una isla también. Elige tu barco; sale a la primera casilla.
first-not_ship = El mar está lleno de factorías, contratos y tesoros. Deja que tu barco navegue.
first-sail = Quedan dos puntos. Sigue hasta la casilla junto a la isla.
first-not_sail = Desde allí no se ve ninguna isla. Navega a B3, junto a la isla.
first-look = Usa el último punto para mirar la loseta de la isla que tienes al lado. Solo la verás tú.
first-not_look = Habrías venido para nada. Mira la loseta.
first-take = ¡Un contrato! Cada contrato te abarata todas las mercancías corrientes en 1 de oro, y tres son un punto. Tómalo.
first-not_take = Un contrato ayuda el resto de la partida: tómalo.
first-production = Turno de Marea. Sacó un 4 y todos recibieron una mercancía, tú también. Así los dados de los demás trabajan para ti. Al final de tu propio turno puedes tener cinco mercancías.
first-later = Ronda nueve. Tienes tres habitantes, dos factorías y dos contratos. Una factoría añade su mercancía a un número de tu isla: con ese número puedes elegir.
first-fourth = Tu cuarto habitante, y cada uno de los siguientes, trae también un edificio público. Asienta a un pionero.
first-not_fourth = Eso puede esperar. El cuarto habitante trae gratis un edificio público: asienta a un pionero.
first-public = Elige el edificio público que quieras. Algunos te protegen en los sucesos, otros abaratan algo o dan oro. Cuatro son un punto.
first-events = Con un 6 llega un suceso: piratas, que quieren oro por factorías y contratos; fuego, que cuesta oro por habitantes; o tiempos dorados, en los que todos reciben una mercancía. Quien no puede pagar pierde la loseta.
first-last = Ronda veinte. Cuatro factorías y tres contratos: tienes dos puntos. Y 24 de oro.
first-thirty = Treinta de oro serían tu tercer punto. Tus habitantes pagan según su rango. Vende el tabaco al mercader, que paga 4.
first-not_thirty = Te faltan seis de oro. El mercader es quien más paga: véndele el tabaco.
first-not_over = Tu tercer punto está a tu alcance: vende primero.
first-second_sale = 28 de oro. Un ciudadano paga 3 por las especias: véndelas a un ciudadano.
first-not_second = Así no llegas a treinta. Un ciudadano paga 3: vende las especias a un ciudadano.
first-end = 31 de oro, cuatro factorías y tres contratos: tres puntos en tu propio turno, ¡y has ganado al momento!
first-coach = No necesitas más. Juega ahora una partida entera contra principiantes: un entrenador te dice antes de cada decisión de qué se trata y después qué estuvo bien.

## Aristocrats & Pirates

aristocrats_pirates = Aristócratas y piratas
aristocrats_pirates-welcome = Todos tienen ahora una segunda isla para nobles, con un castillo que construir. Hay mercancías de lujo, cañones y un segundo mar lleno de piratas.
aristocrats_pirates-goals = Para ganar necesitas un punto en casa (tres contratos, tres mercaderes o cuatro edificios públicos) y dos con los nobles: los tres solares construidos, dos nidos vencidos o el castillo terminado.
aristocrats_pirates-castle = El castillo tiene nueve fases. La primera cuesta dos de oro y cada fase da enseguida una carta de acción. Construye la primera.
aristocrats_pirates-not_castle = Quizá después. La primera fase del castillo cuesta solo dos de oro y da una carta: constrúyela.
aristocrats_pirates-luxury = Un ingeniero. Tus habitantes nunca compran lujo, pero el noble residente compra uno por turno por tres de oro. Vende tu mármol.
aristocrats_pirates-not_luxury = Aquí queremos conocer al noble: vende el mármol.
aristocrats_pirates-cannon = Los cañones cuentan para todos tus barcos y nunca se pierden. Tienes dos; el tercero cuesta ocho de oro. Cómpralo.
aristocrats_pirates-not_cannon = En el mar espera un combate. Compra primero el cañón.
aristocrats_pirates-ships = Basta en casa. Ve a los barcos: el tuyo está en el mar nuevo, junto a una isla.
aristocrats_pirates-not_ships = Guarda el resto para después. Ve a los barcos.
aristocrats_pirates-look = Mira la loseta de la isla que tienes al lado.
aristocrats_pirates-not_look = La loseta está justo al lado de tu barco: mírala.
aristocrats_pirates-nest = Un nido de piratas de fuerza 4. En un combate los dos tiran un dado: el nido suma su fuerza y tú tus tres cañones. Gana el total más alto. Un nido vencido te abarata el lujo y dos son un punto. ¡Lucha!
aristocrats_pirates-not_fight = Podrías dejarla, pero con tres cañones tienes buenas posibilidades: lucha.
aristocrats_pirates-end = 8 a 7: el nido es tuyo y el barco vuelve a la reserva. Si hubieras perdido, estaría dañado. En las casillas de piratas te esperan piratas que quieren tres de oro o un combate. ¡Suerte!
