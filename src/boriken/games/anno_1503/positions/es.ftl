## Campos de una posición que no tienen otro nombre

position-home = Isla natal { $number }
position-place = En el { $number } del dado
position-site = Solar { $number }
position-square = Casilla
position-phase_work = Comerciar y construir
position-phase_ships = Barcos
position-action_discards = Cartas de acción descartadas

## Por qué una posición no puede darse

faults-before = Antes del primer turno no le toca a nadie, y después siempre a alguien.
faults-no_home = Cada jugador tiene una isla natal.
faults-no_nest = { $where } debe ser la casilla de un nido de piratas.
faults-no_sea = En { $square } no puede haber un barco.
faults-no_island = En { $square } no hay ninguna isla.
faults-same_home = Dos jugadores no pueden tener la misma isla natal.
faults-no_post = { $where } no puede ser esto: { NAME("tiles", $tile, form: "name") }.
faults-other_board = { $where } necesita una loseta de su propio mapa.
faults-no_face = { $where } se ha mirado y debe tener una cara.
faults-too_many_tiles = Hay demasiadas de esta loseta: { NAME("tiles", $tile, form: "name") }.
faults-too_many_of_a_kind = Hay demasiadas losetas de un tipo.
faults-crowded = { $seat } tiene más de lo que cabe: habitantes, contratos, nidos, barcos o cartas.
faults-not_active = Le toca a { $seat }.
