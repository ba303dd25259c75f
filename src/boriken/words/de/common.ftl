## Shared by all catalogues

# The reader, as the subject at the beginning of a sentence
reader = Du
# $most: all but the last, with commas between them. $letter: with which letter $last begins
list = { $most } und { $last }
