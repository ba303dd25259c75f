## The mail that says whose turn it is. $others are the names of the other players

subject = Du bist dran: { $game } mit { $others }
hello = Hallo { $name },
turn = du bist dran bei { $game } mit { $others }:
since = Seit deinem letzten Zug:
chance = Zufall
# Actions that are not told, because they would give away something hidden
actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
why = Du bekommst diese Mail, weil du benachrichtigt werden wolltest. Entferne deine Adresse auf deiner Kontoseite, um keine mehr zu bekommen.
