## The review of a finished game. Percentages are chances to win; actions are in notation in the terminal, and in words
## on the page

# $judges: bots by name
review-title = { $game }, analizado por { $judges }
review-progress = Analizando
review-place = Puesto
review-accuracy = Precisión
review-givenAway = Regalado
review-luck = Suerte
review-expected = Probabilidad de ganar, del principio al final
review-after = Después de la acción { $at }
review-turning = Momentos decisivos
review-decisions = Lo que se pudo hacer mejor
review-nothing = Nada: ninguna decisión regaló más que un poco.

# A decision. $at: how many actions came before it
review-decision = Después de la acción { $at }: { $who } { YOU($you, "elegiste", "eligió") } { $played }. { NAME("grades", $grade) }, { $percent } % regalado; mejor era { $best }.
# Before the sentences that tell how it would have gone on
review-line = Entonces podría haber seguido así:

grades-best = La mejor
grades-good = Buena
grades-inaccuracy = Imprecisión
grades-mistake = Error
grades-blunder = Error grave

# Several decisions of a grade
many-best = Mejores
many-good = Buenas
many-inaccuracy = Imprecisiones
many-mistake = Errores
many-blunder = Errores graves

# Turning points of a player. $byYou: whether the reader is the player who decided
turning-own = { $who } { YOU($you, "regalaste", "regaló") } un { $percent } % después de la acción { $at } con { $played }; mejor era { $best }.
turning-gift =
    { $byYou ->
        [true] { $who } { YOU($you, "ganaste", "ganó") } un { $percent } % después de la acción { $at }, cuando elegiste { $played } en vez de { $best }.
       *[false] { $who } { YOU($you, "ganaste", "ganó") } un { $percent } % después de la acción { $at }, cuando { $by } eligió { $played } en vez de { $best }.
    }
turning-harm =
    { $byYou ->
        [true] { $who } { YOU($you, "perdiste", "perdió") } un { $percent } % después de la acción { $at }, cuando elegiste { $played } en vez de { $best }.
       *[false] { $who } { YOU($you, "perdiste", "perdió") } un { $percent } % después de la acción { $at }, cuando { $by } eligió { $played } en vez de { $best }.
    }
turning-luck = { $who } { YOU($you, "ganaste", "ganó") } un { $percent } % por azar después de la acción { $at }.
turning-misfortune = { $who } { YOU($you, "perdiste", "perdió") } un { $percent } % por azar después de la acción { $at }.

## The review on the page

page-title = Repaso
page-working = Se sopesa cada decisión
page-failed = No se pudo hacer el repaso.
page-none = Nadie ha pedido todavía un repaso de esta partida.
page-ask = Pedir el repaso
page-judges = Juzgado por { $judges }, según lo que cada uno podía saber.
page-chart = Probabilidad de ganar
page-moves = Acciones
page-mark = { $who }, acción { $at }: { $grade }
page-player = Jugador
page-everybody = Todos
page-whose = Decisiones de
page-worth = Solo lo que regaló algo
page-alike = Todo igual
page-chosen = Elegido: { $played }
page-better = Mejor: { $best }
page-given = { $percent } % regalado
page-try = Probar otra cosa
page-from = Seguir desde la acción { $at } en el tablero
page-lines = Tableros de análisis de esta partida
page-line = { $name }, desde la acción { $at }

## The analysis board

analysis-title = Tablero de análisis
analysis-about = Juega por todos, vuelve atrás y prueba otra cosa. Quien tenga el enlace puede mirar.
analysis-not_yours = Este tablero es de otra persona. Tus jugadas van a una copia.
analysis-lines = Variantes
analysis-start = Posición
analysis-opinion = Lo que opina el bot
analysis-ask = Preguntar al bot
analysis-always = Preguntar siempre
analysis-thinking = El bot piensa …
analysis-choice = Opción
analysis-sure = ± { $percent } %
analysis-sureAbout = Cuánto puede desviarse la parte de { $name }, en lo que depende del azar
analysis-tried = { $count } variantes probadas
analysis-rest = Que los bots terminen
analysis-playing = Los bots juegan …
analysis-anew = Repartir de nuevo
analysis-back = Un momento atrás
analysis-remove = Quitar esta variante
analysis-link = Copiar el enlace
analysis-toGame = A la partida
analysis-editor = Posición como texto
analysis-editorAbout = Cámbiala como quieras; lo que prohíben las reglas se rechaza.
analysis-set = Poner esta posición
analysis-unreadable = Esto no es JSON: { $reason }
analysis-edit = Cambiar esta posición
analysis-setUp = Preparar una posición
analysis-setUpAbout = Coloca lo que quieras; lo que las reglas prohíben se rechaza con el motivo.
analysis-beginWith = Empezar con
analysis-empty = una mesa vacía
analysis-dealt = el comienzo de una partida
analysis-again = Con otro juego, otro número de jugadores u otra opción se empieza de nuevo.
analysis-options = Opciones
analysis-add = Añadir …
analysis-addOne = Añadir: { $what }
analysis-takeAway = Quitar: { $what }
analysis-less = { $what }: uno menos
analysis-more = { $what }: uno más
analysis-asItIs = como en la partida
analysis-nothing = Nada

## Refusals of the server on these pages

problems-not_over = Una partida que aún se juega no se repasa ni se analiza.
problems-being_played = Ahora mismo se está jugando justo esta partida: espera a que termine.
problems-no_analysis = No existe ese tablero de análisis.
problems-no_node = Ese momento no existe en este tablero.
problems-too_many_moments = En este tablero no caben más momentos.
problems-too_many_analyses = No puedes tener más tableros de análisis.
problems-no_moment = No existe ese momento en esta partida.
problems-game_over = La partida ha terminado.
problems-unavailable = El bot no pudo responder. Pregunta otra vez.
problems-not_yours = Este tablero es de otra persona.
problems-first_position = La primera posición se queda.
problems-move = Eso no es una jugada.
