## Problemas: posiciones en las que una opción es claramente mejor que todas las demás

puzzle-title = Problemas
puzzle-about = Posiciones de partidas reales en las que una opción es claramente mejor que todas las demás. Encuéntrala y juégala en el tablero.
puzzle-daily = Problema del día
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-leave = Dejar el problema
puzzle-panel = El problema
puzzle-players = { $players } jugadores
puzzle-find = Una opción es claramente mejor que todas las demás. Juégala en el tablero.
puzzle-right = Correcto
puzzle-wrong = No es la mejor
puzzle-best = La mejor opción: { $choice }.
# Before the reason
puzzle-beside = Comparada con «{ $choice }»:
puzzle-shares = Probabilidad de ganar tras cada opción
puzzle-line = Cómo sigue
puzzle-explore = Juega otras opciones para ver por qué son peores.
puzzle-judge = Juzgado por { $judge }, según lo que puede saber este asiento.
puzzle-rating = Puntuación del problema: { $rating }
puzzle-yours = Tu puntuación: { $rating } ± { $spread }
puzzle-solved = { $right } de { $answered } resueltos
puzzle-first = Cuenta tu primera respuesta.
puzzle-account = Con una cuenta se puntúan tus primeras respuestas.
puzzle-finished = Has respondido todos los problemas de este juego.
puzzle-number = Problema { $number }, puntuación { $rating }, { $mark }

marks-open = abierto
marks-right = resuelto
marks-wrong = no resuelto

phases-early = Al principio de la partida
phases-middle = A mitad de la partida
phases-late = Hacia el final de la partida

# In the terminal
puzzle-share = { $choice }: { $percent } %
