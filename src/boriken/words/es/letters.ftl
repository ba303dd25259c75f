## The mail that says whose turn it is. $others are the names of the other players

subject = Te toca: { $game }
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

## The mail that asks whether an address is right

confirm-subject = ¿Es esta tu dirección?
confirm = Alguien ha escrito esta dirección en una mesa de Boriken para que se le avise por correo cuando le toque. Si has sido tú, confírmalo aquí:
confirm-else = Si no has sido tú, no hagas nada: no llegará ningún correo más.
