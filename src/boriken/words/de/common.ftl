## Shared by all catalogues

# The reader, as the subject at the beginning of a sentence
reader = Du
# $most: all but the last, with commas between them. $letter: with which letter $last begins
list = { $most } und { $last }

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
