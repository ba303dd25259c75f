## Shared by all catalogues

# The reader, as the subject at the beginning of a sentence
reader = Je
# $most: all but the last, with commas between them. $letter: with which letter $last begins
list = { $most } en { $last }

## Why an action is not allowed now, in every game; asked-… is what a game's questions are called

refusals-game_over = Het spel is afgelopen.
refusals-chance_acts = Dat beslist het toeval.
refusals-another_question = Nu wordt iets anders gevraagd: { NAME("asked", $question) }.
refusals-must_answer = Je kunt niet passen; de vraag is: { NAME("asked", $question) }.

## Levels of the bots

levels-beginner =
    .name = Beginner
    .about = Kent de regels en pakt vaak wat voor de hand ligt.
levels-casual =
    .name = Af en toe
    .about = Ziet wat goed is en vergeet het nu en dan.
levels-skilled =
    .name = Geoefend
    .about = Neemt wat het meest oplevert, zonder verder te kijken.
levels-expert =
    .name = Kenner
    .about = Denkt vooruit, ook over wat de anderen doen.
levels-master =
    .name = Meester
    .about = Denkt nog verder vooruit.
