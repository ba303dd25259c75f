## Shared by all catalogues

# The reader, as the subject at the beginning of a sentence
reader = Tú
# $most: all but the last, with commas between them. $letter: with which letter $last begins
list =
    { $letter ->
        [i] { $most } e { $last }
       *[other] { $most } y { $last }
    }
