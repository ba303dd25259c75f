## The mail that says whose turn it is. $others are the names of the other players

subject = Te toca: { $game } con { $others }
hello = Hola, { $name }:
turn = Te toca jugar a { $game } con { $others }:
since = Desde tu última jugada:
chance = Azar
# Actions that are not told, because they would give away something hidden
actions =
    { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }
why = Recibes este correo porque pediste que se te avisara. Borra tu dirección en la página de tu cuenta para no recibir más.
