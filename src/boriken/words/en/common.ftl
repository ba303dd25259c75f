## Shared by all catalogues

# The reader, as the subject at the beginning of a sentence
reader = You
# $most: all but the last, with commas between them. $letter: with which letter $last begins
list = { $most } and { $last }

## Why an action is not allowed now, in every game; asked-… is what a game's questions are called

refusals-game_over = The game is over.
refusals-chance_acts = Chance decides this.
refusals-another_question = Something else is asked now: { NAME("asked", $question) }.
refusals-must_answer = You cannot pass: the question is { NAME("asked", $question) }.

## Levels of the bots

levels-beginner =
    .name = Beginner
    .about = Knows the rules, plays by taste, and overlooks much.
levels-casual =
    .name = Casual
    .about = Sees good moves, misses one now and then, and minds its own board.
levels-skilled =
    .name = Skilled
    .about = Knows what is good, and seldom slips.
levels-expert =
    .name = Expert
    .about = Knows very well what is good.
levels-master =
    .name = Master
    .about = Looks ahead besides, at what everybody will do.

## Why a hint prefers its best choice to the second. $more and $less are lists such as: 2 points and 1 doubloon

reason-own =
    { $kind ->
        [more] A round later you have { $more } more with it than with the second choice.
        [less] A round later you have { $less } less with it than with the second choice.
        [both] A round later you have { $more } more with it than with the second choice, but { $less } less.
       *[same] A round later you have as much with it as with the second choice.
    }
# The same about a decision that was made, in a review
reason-instead =
    { $kind ->
        [more] A round later it brings { $more } more than what was chosen.
        [less] A round later it leaves { $less } less than what was chosen.
        [both] A round later it brings { $more } more than what was chosen, but { $less } less.
       *[same] A round later it brings as much as what was chosen.
    }
reason-others =
    { $kind ->
        [more] The others together have { $more } more.
        [less] The others together have { $less } less.
       *[both] The others together have { $more } more, but { $less } less.
    }
reason-later = What speaks for it shows later.
