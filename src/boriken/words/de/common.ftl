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
    .about = Kennt die Regeln und nimmt oft, was gerade da ist.
levels-casual =
    .name = Gelegentlich
    .about = Sieht, was gut ist, und vergisst es manchmal.
levels-skilled =
    .name = Geübt
    .about = Nimmt, was am meisten bringt, ohne weiter zu denken.
levels-expert =
    .name = Könner
    .about = Denkt voraus, auch an die Züge der anderen.
levels-master =
    .name = Meister
    .about = Denkt noch weiter voraus.
