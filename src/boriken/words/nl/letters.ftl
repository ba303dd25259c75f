## The mail that says whose turn it is. $others are the names of the other players

subject = Jij bent aan de beurt: { $game }
hello = Hallo { $name },
turn = Je bent aan de beurt bij { $game } met { $others }:
since = Sinds je laatste zet:
chance = Toeval
# Actions that are not told, because they would give away something hidden
actions =
    { $count ->
        [one] { $count } actie
       *[other] { $count } acties
    }
why = Je krijgt deze mail omdat je bericht wilde krijgen. Haal je adres weg op je accountpagina om te stoppen.

## The mail that asks whether an address is right

confirm-subject = Is dit jouw adres?
confirm = Iemand heeft dit adres ingevuld bij een tafel van Boriken, om per mail te horen wanneer die aan de beurt is. Was jij dat, bevestig het dan hier:
confirm-else = Was jij het niet, doe dan niets: er komt geen mail meer.
