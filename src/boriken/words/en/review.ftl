## The review of a finished game. Percentages are chances to win; actions are in notation

# $judges: bots by name
review-title = { $game }, reviewed by { $judges }
review-progress = Reviewing
review-place = Place
review-accuracy = Accuracy
review-givenAway = Given away
review-luck = Luck
review-expected = Chance to win, from the beginning to the end
review-after = After action { $at }
review-turning = Turning points
review-decisions = What could have been better
review-nothing = Nothing: no decision gave away more than a little.

# A decision. $at: how many actions came before it
review-decision = After action { $at }: { $who } chose { $played }. { NAME("grades", $grade) }, { $percent } % given away; better was { $best }.
# Before the sentences that tell how it would have gone on
review-line = Then it could have gone like this:

grades-best = Best
    .many = Best
grades-good = Good
    .many = Good
grades-inaccuracy = Inaccuracy
    .many = Inaccuracies
grades-mistake = Mistake
    .many = Mistakes
grades-blunder = Blunder
    .many = Blunders

# Turning points of a player. $byYou: whether the reader is the player who decided
turning-own = { $who } gave away { $percent } % after action { $at } with { $played }; better was { $best }.
turning-gift =
    { $byYou ->
        [true] { $who } gained { $percent } % after action { $at }, when you chose { $played } instead of { $best }.
       *[false] { $who } gained { $percent } % after action { $at }, when { $by } chose { $played } instead of { $best }.
    }
turning-harm =
    { $byYou ->
        [true] { $who } lost { $percent } % after action { $at }, when you chose { $played } instead of { $best }.
       *[false] { $who } lost { $percent } % after action { $at }, when { $by } chose { $played } instead of { $best }.
    }
turning-luck = { $who } gained { $percent } % by chance after action { $at }.
turning-misfortune = { $who } lost { $percent } % by chance after action { $at }.
