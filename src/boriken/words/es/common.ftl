## Shared by all catalogues

# The reader, as the subject at the beginning of a sentence
reader = Tú
# $most: all but the last, with commas between them. $letter: with which letter $last begins
list =
    { $letter ->
        [i] { $most } e { $last }
       *[other] { $most } y { $last }
    }

## Why an action is not allowed now, in every game; asked-… is what a game's questions are called

refusals-game_over = La partida ha terminado.
refusals-chance_acts = Esto lo decide el azar.
refusals-another_question = Ahora se pregunta otra cosa: { NAME("asked", $question) }.
refusals-must_answer = No puedes pasar; se pregunta: { NAME("asked", $question) }.

## Levels of the bots

levels-beginner =
    .name = Principiante
    .about = Conoce las reglas, juega según le apetece y pasa por alto muchas cosas.
levels-casual =
    .name = Ocasional
    .about = Ve las buenas jugadas, se le escapa alguna y mira sobre todo su propio tablero.
levels-skilled =
    .name = Hábil
    .about = Sabe lo que es bueno y rara vez se equivoca.
levels-expert =
    .name = Experto
    .about = Sabe muy bien lo que es bueno.
levels-master =
    .name = Maestro
    .about = Además piensa por adelantado en lo que harán todos.

## Why a hint prefers its best choice to the second. $more and $less are lists such as: 2 points and 1 doubloon

reason-own =
    { $kind ->
        [more] Una ronda después tienes { $more } más que con la segunda opción.
        [less] Una ronda después tienes { $less } menos que con la segunda opción.
        [both] Una ronda después tienes { $more } más que con la segunda opción, pero { $less } menos.
       *[same] Una ronda después tienes lo mismo que con la segunda opción.
    }
# The same about a decision that was made, in a review
reason-instead =
    { $kind ->
        [more] Una ronda después da { $more } más que lo elegido.
        [less] Una ronda después da { $less } menos que lo elegido.
        [both] Una ronda después da { $more } más que lo elegido, pero { $less } menos.
       *[same] Una ronda después da lo mismo que lo elegido.
    }
reason-others =
    { $kind ->
        [more] Los demás tienen en total { $more } más.
        [less] Los demás tienen en total { $less } menos.
       *[both] Los demás tienen en total { $more } más, pero { $less } menos.
    }
reason-later = Lo que habla a su favor se ve más tarde.
