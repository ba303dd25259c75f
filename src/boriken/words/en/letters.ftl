## The mail that says whose turn it is. $others are the names of the other players

subject = Your turn: { $game }
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

## The mail that asks whether an address is right

confirm-subject = Is this your address?
confirm = Somebody has entered this address at a table of Boriken, to be notified by mail when it is their turn. If that was you, confirm it here:
confirm-else = If it was not you, do nothing: no more mail will come.
