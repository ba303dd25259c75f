## Shared by all catalogues

# The reader, as the subject at the beginning of a sentence
reader = Du
# $most: all but the last, with commas between them. $letter: with which letter $last begins
list = { $most } und { $last }

## Why an action is not allowed now, in every game; asked-… is what a game's questions are called

refusals-game_over = Das Spiel ist zu Ende.
refusals-chance_acts = Das entscheidet der Zufall.
refusals-another_question = Jetzt ist etwas anderes gefragt: { NAME("asked", $question) }.
refusals-must_answer = Du kannst nicht passen; gefragt ist: { NAME("asked", $question) }.

## Levels of the bots

levels-beginner =
    .name = Anfänger
    .about = Kennt die Regeln, spielt nach Lust und Laune und übersieht vieles.
levels-casual =
    .name = Gelegentlich
    .about = Sieht gute Züge, verpasst hin und wieder einen und achtet vor allem auf das eigene Tableau.
levels-skilled =
    .name = Geübt
    .about = Weiß, was gut ist, und irrt sich selten.
levels-expert =
    .name = Könner
    .about = Weiß sehr genau, was gut ist.
levels-master =
    .name = Meister
    .about = Denkt außerdem voraus, auch für alle anderen.

## Why a hint prefers its best choice to the second. $more and $less are lists such as: 2 points and 1 doubloon

reason-own =
    { $kind ->
        [more] Eine Runde später hast du damit { $more } mehr als mit der zweiten Wahl.
        [less] Eine Runde später hast du damit { $less } weniger als mit der zweiten Wahl.
        [both] Eine Runde später hast du damit { $more } mehr als mit der zweiten Wahl, aber { $less } weniger.
       *[same] Eine Runde später hast du damit genauso viel wie mit der zweiten Wahl.
    }
# The same about a decision that was made, in a review
reason-instead =
    { $kind ->
        [more] Eine Runde später bringt das { $more } mehr als das Gewählte.
        [less] Eine Runde später bringt das { $less } weniger als das Gewählte.
        [both] Eine Runde später bringt das { $more } mehr als das Gewählte, aber { $less } weniger.
       *[same] Eine Runde später bringt das genauso viel wie das Gewählte.
    }
reason-others =
    { $kind ->
        [more] Die anderen haben zusammen { $more } mehr.
        [less] Die anderen haben zusammen { $less } weniger.
       *[both] Die anderen haben zusammen { $more } mehr, aber { $less } weniger.
    }
reason-later = Was dafür spricht, zeigt sich später.
