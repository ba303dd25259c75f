## The first game: what each step says, and what is said to a wrong answer

first = Tu primera partida
first-welcome = ¡Te damos la bienvenida a San Juan! Se juega solo con cartas: una carta es un edificio cuando está en tu ciudad, dinero mientras la tienes en la mano, y una mercancía cuando está boca abajo sobre un edificio de producción. Gana quien tenga más puntos al final.
first-hand = Esta es tu mano. El número de una carta es su coste: para construirla entregas esa cantidad de tus otras cartas. Los puntos son lo que vale al final.
first-roles = Una ronda va así: todos toman por turnos uno de estos personajes. Lo que un personaje permite lo hacen todos; quien lo tomó, primero y mejor.
first-builder = Empiezas con el cargo de gobernador. Toma el constructor: todos pueden construir un edificio y tú pagas una carta menos.
first-not_builder = Eso ayuda poco mientras no haya nada construido. Toma el constructor.
first-build = Construye el ingenio. Cuesta dos cartas y, como constructor, pagas una. Los edificios de producción hacen mercancías, y las mercancías se convierten en cartas nuevas.
first-build_something = Sin edificios no hay mercancías y sin mercancías no hay cartas: construye el ingenio.
first-not_build = Te quedarías casi sin cartas. Empieza con algo barato que traiga cartas: el ingenio.
first-pay = Elige ahora la carta con la que pagas. La pierdes. El palacio solo vale algo al final de la partida: entrégalo.
first-not_pay = Esa carta te servirá pronto. El palacio es demasiado caro por ahora: paga con él.
first-others = Marea construyó una herrería. Ahora toma un personaje.
first-produce = Marea tomó el capataz: todos pueden producir una mercancía y ella dos. Una carta del mazo se pone boca abajo sobre un edificio de producción. El azúcar da más que el índigo: produce azúcar.
first-produce_something = No cuesta nada: produce azúcar.
first-not_produce = El índigo da una carta, el azúcar casi siempre más: produce azúcar.
first-sell = Coral tomó el mercader. Una losa de la casa de comercio muestra cuántas cartas da cada mercancía; con el siguiente mercader sale otra. Vende tu azúcar por dos cartas.
first-sell_something = Dos cartas valen más que una mercancía guardada: vende el azúcar.
first-not_sell = Vende el azúcar por dos cartas.
first-round = La ronda ha terminado y sobraron dos personajes. Todos están libres otra vez y Marea tiene el cargo de gobernador. Quien tiene más de siete cartas entre dos rondas descarta el resto.
first-later = Unas rondas más tarde. Tu ciudad crece, pero tu mano es pequeña.
first-councillor = El concejal trae cartas: todos roban dos y conservan una; el concejal elige entre cinco. Toma el concejal.
first-not_councillor = Te falta un buen plan. Como concejal eliges entre cinco cartas: toma el concejal.
first-draw = Roba tus cinco cartas.
first-not_draw = Las cartas no cuestan nada: róbalas.
first-keep = Conserva la carta que encaja con tu ciudad. Tienes cinco edificios de producción y la casa gremial da al final dos puntos por cada uno. Conserva la casa gremial.
first-not_keep = Mira tu ciudad: cinco edificios de producción. La casa gremial hace que valgan mucho más al final: consérvala.
first-prospector = El quinto personaje es el buscador de oro: da una carta a quien lo toma y nada a los demás. Sirve para las rondas en que nada más te ayuda.
first-last = El final está cerca: la partida termina con la fase de constructor en la que alguien tiene doce edificios. Tú tienes once.
first-last_builder = Tienes en la mano lo que necesitas. Toma el constructor.
first-not_last_builder = Podrías terminar ahora, antes de que puedan los demás. Toma el constructor.
first-guild = ¿Qué edificio vale más ahora? La casa gremial da dos puntos por cada uno de tus ocho edificios de producción. Constrúyela.
first-build_large = Te faltaría el último edificio: construye la casa gremial.
first-not_city_hall = El ayuntamiento da un punto por cada edificio violeta, y tendrías cuatro. La casa gremial da dieciséis: construye esa.
first-not_guild = También sería tu duodécimo edificio, pero vale poco. La casa gremial da dieciséis puntos: constrúyela.
first-pay_large = Paga cinco cartas. Las cartas de la mano ya no valen nada, así que da igual cuáles.
first-end = Doce edificios: la partida ha terminado. Cuentan los puntos de los edificios, las cartas bajo una capilla y los edificios grandes. ¡Has ganado!
first-coach = No necesitas más. Juega ahora una partida entera contra principiantes: un entrenador te dice antes de cada decisión de qué se trata y después qué estuvo bien.

## The variant with chosen hands

chosen_hands = Manos elegidas
chosen_hands-welcome = En esta variante las cuatro primeras cartas no dependen solo de la suerte: el gobernador recibe cinco y los demás más, cuanto más tarde les toque. Todos conservan cuatro.
chosen_hands-choose = Descarta una carta. Conserva algo barato para empezar y algo que encaje. Aquí no hay respuesta equivocada.
chosen_hands-end = Ahora eligen los demás y después la partida sigue como ya la conoces.
