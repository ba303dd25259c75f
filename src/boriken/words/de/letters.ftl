## The mail that says whose turn it is. $others are the names of the other players

subject = Du bist dran: { $game }
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

## The mail that asks whether an address is right

confirm-subject = Ist das deine Adresse?
confirm = Jemand hat diese Adresse an einem Tisch von Boriken eingetragen, um per Mail zu erfahren, wann er oder sie dran ist. Wenn du das warst, bestätige es hier:
confirm-else = Wenn nicht, tu nichts: Es kommt keine weitere Mail.
