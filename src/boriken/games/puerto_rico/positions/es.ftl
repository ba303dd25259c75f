## Campos de una posición que no tienen otro nombre

position-ship = Barco de { $number } espacios
position-load = Mercancías a bordo
position-cargo = Tipo de mercancía
position-discards = Plantaciones descartadas
position-removed = Plantaciones fuera del juego
position-chosen = Edificios en juego
position-secret_forests = Bosques que solo conoce su dueño
position-noble_ship = Nobles a bordo
position-wanted = Buscado
position-kidnapped = Personaje secuestrado
position-festival_tile = Loseta de la fiesta
position-festival_building = Edificio de la fiesta
position-spare_copy = Copia adicional

## Por qué una posición no puede darse

faults-no_room = { $where } no tiene sitio para todo esto.
faults-tiles = { $where }: { $most } como máximo, y no más { edition-them } que losetas.
faults-nobles = { $where }: no puede haber ahí más que { edition-them }.
faults-house_full = La casa de comercio tiene { $most } espacios.
faults-same_cargo = Dos barcos no pueden llevar la misma mercancía: { NAME("goods", $good) }.
faults-empty_ship = { $where }: un barco con un tipo de mercancía debe llevar algo.
faults-noble_ship = Como máximo puede haber un noble a bordo.
faults-not_chosen = Alguien tiene un edificio que no está en juego.
faults-kinds_on_sale = Como máximo puede haber en juego { $most } tipos de edificios de coste { $cost }.
faults-banned = Según estas reglas, la hacienda y la casa forestal no pueden estar juntas en juego.
faults-kidnapped_open = Un personaje secuestrado está disponible hasta que alguien lo juega.
faults-privilege = Solo { $seat } tiene el privilegio del personaje.
faults-alone = { $seat } juega este personaje en solitario.
faults-not_asked_about = Ahora no se le puede preguntar a { $seat } por esto: { NAME("buildings", "tiles", $place) }.
faults-stores_too_much = { $seat } guarda más de lo que puede almacenar.
faults-placing_order = Se colocan en orden; los lugares que faltan deben estar vacíos.
faults-no_circle = Ahí no se puede colocar a nadie: { NAME("buildings", "tiles", $place) }.
