## El formulario de una posición en un tablero de análisis: sus campos

position-player = Jugador { $number }
position-moment = Qué hay que decidir
position-turn = A quién le toca
position-follows = según el orden de juego
position-round = Ronda
position-open = disponible
position-usual = el siguiente libre

## Por qué una posición no puede darse. $where es un campo, $seat un jugador

faults-other = Las reglas no permiten esta posición.
faults-format = Esta no es una posición que se pueda leer.
faults-set_up = No existe ese juego, ese número de jugadores o esa opción.
faults-entries = { $where } debe tener entradas con nombre.
faults-number = { $where }: vale cualquier número de { $least } a { $most }.
faults-fixed = { $where } aquí solo puede ser { $least }.
faults-flag = { $where } es verdadero o falso.
faults-text = { $where } debe ser un texto.
faults-one_of = { $where } puede ser: { $names }.
faults-seats = { $where } puede contener jugadores de esta mesa.
faults-too_many = { $where }: { $count } más de los que hay.
faults-sum = { $where }: { $most } en total como máximo.
faults-rest = { $where } no es lo que deja el resto de la posición.
faults-list = { $where } debe ser una lista de la longitud correcta.
faults-surplus = { $where } no significa nada aquí.
faults-missing = Falta { $where }.
faults-not_asked = En esta posición no se pregunta esto: { NAME("asked", $question) }.
faults-nothing_to_do = En esta posición no se puede hacer nada.
faults-no_ending = Una partida terminada tiene un motivo para ello, y ninguna otra.
faults-role_open = { NAME("roles", $role, form: "name") } se está jugando y no puede estar disponible.
faults-roles_taken = En una ronda se pueden tomar como máximo { $most } personajes.
faults-next_taker = { $seat } toma el siguiente personaje.
