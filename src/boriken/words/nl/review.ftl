## The review of a finished game. Percentages are chances to win; actions are in notation

# $judges: bots by name
review-title = { $game }, beoordeeld door { $judges }
review-progress = Beoordelen
review-place = Plaats
review-accuracy = Nauwkeurigheid
review-givenAway = Weggegeven
review-luck = Geluk
review-expected = Winstkans, van begin tot eind
review-after = Na actie { $at }
review-turning = Keerpunten
review-decisions = Wat beter had gekund
review-nothing = Niets: geen beslissing gaf meer dan een beetje weg.

# A decision. $at: how many actions came before it
review-decision = Na actie { $at }: { $who } koos { $played }. { NAME("grades", $grade) }, { $percent } % weggegeven; beter was { $best }.
# Before the sentences that tell how it would have gone on
review-line = Dan had het zo verder kunnen gaan:

grades-best = Beste keus
    .many = Beste
grades-good = Goed
    .many = Goede
grades-inaccuracy = Onnauwkeurig
    .many = Onnauwkeurige
grades-mistake = Fout
    .many = Fouten
grades-blunder = Blunder
    .many = Blunders

# Turning points of a player. $byYou: whether the reader is the player who decided
turning-own = { $who } gaf na actie { $at } { $percent } % weg met { $played }; beter was { $best }.
turning-gift =
    { $byYou ->
        [true] { $who } won na actie { $at } { $percent } %, toen je { $played } koos in plaats van { $best }.
       *[false] { $who } won na actie { $at } { $percent } %, toen { $by } { $played } koos in plaats van { $best }.
    }
turning-harm =
    { $byYou ->
        [true] { $who } verloor na actie { $at } { $percent } %, toen je { $played } koos in plaats van { $best }.
       *[false] { $who } verloor na actie { $at } { $percent } %, toen { $by } { $played } koos in plaats van { $best }.
    }
turning-luck = { $who } won na actie { $at } { $percent } % door toeval.
turning-misfortune = { $who } verloor na actie { $at } { $percent } % door toeval.
