## Campos de una posición que no tienen otro nombre

position-library_used = Biblioteca usada en esta ronda

## Por qué una posición no puede darse

faults-town = { $where } puede tener { $most } edificios, y cada uno violeta solo una vez.
faults-goods = { $where }: no más mercancías que edificios para ellas, aquí { $most }.
faults-between_rounds = Entre dos rondas todos los personajes están disponibles.
faults-no_tile = En la fase del comerciante hay una loseta de la casa de comercio a la vista.
faults-trades = La casa de comercio no se ha usado tantas veces como losetas se conocen.
faults-same_tiles = Cada loseta de la casa de comercio existe una sola vez.
faults-knowledge = { $seat } no puede conocer estas cartas.
