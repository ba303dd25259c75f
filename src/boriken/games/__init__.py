"""The games of the house, a folder each. A folder with a title.py is a game: nothing else names it."""

LISTED_FIRST = (
    "puerto-rico",
    "san-juan",
)  # lists of games begin with these; the others follow in the order of their ids
