## The mail that says whose turn it is. $others are the names of the other players

subject = Your turn: { $game } with { $others }
hello = Hello { $name },
turn = It is your turn in { $game } with { $others }:
since = Since your last move:
chance = Chance
# Actions that are not told, because they would give away something hidden
actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
why = You get this mail because you asked to be notified. Remove your address on your account page to stop.
