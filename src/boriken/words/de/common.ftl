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
