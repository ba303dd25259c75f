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
    .about = Kent de regels, speelt wat leuk lijkt en ziet veel over het hoofd.
levels-casual =
    .name = Af en toe
    .about = Ziet goede zetten, mist er af en toe een en let vooral op het eigen bord.
levels-skilled =
    .name = Geoefend
    .about = Weet wat goed is en vergist zich zelden.
levels-expert =
    .name = Kenner
    .about = Weet heel goed wat goed is.
levels-master =
    .name = Meester
    .about = Denkt bovendien vooruit, ook voor alle anderen.

## Why a hint prefers its best choice to the second. $more and $less are lists such as: 2 points and 1 doubloon

reason-own =
    { $kind ->
        [more] Een ronde later heb je daarmee { $more } meer dan met de tweede keuze.
        [less] Een ronde later heb je daarmee { $less } minder dan met de tweede keuze.
        [both] Een ronde later heb je daarmee { $more } meer dan met de tweede keuze, maar { $less } minder.
       *[same] Een ronde later heb je daarmee evenveel als met de tweede keuze.
    }
# The same about a decision that was made, in a review
reason-instead =
    { $kind ->
        [more] Een ronde later brengt dat { $more } meer op dan wat gekozen is.
        [less] Een ronde later brengt dat { $less } minder op dan wat gekozen is.
        [both] Een ronde later brengt dat { $more } meer op dan wat gekozen is, maar { $less } minder.
       *[same] Een ronde later brengt dat evenveel op als wat gekozen is.
    }
reason-others =
    { $kind ->
        [more] De anderen hebben samen { $more } meer.
        [less] De anderen hebben samen { $less } minder.
       *[both] De anderen hebben samen { $more } meer, maar { $less } minder.
    }
reason-later = Wat ervoor pleit, blijkt later.
