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
    .about = Conoce las reglas y a menudo toma lo primero que ve.
levels-casual =
    .name = Ocasional
    .about = Ve lo que conviene y a veces lo olvida.
levels-skilled =
    .name = Hábil
    .about = Toma lo que más le vale, sin mirar más allá.
levels-expert =
    .name = Experto
    .about = Piensa por adelantado, también en lo que harán los demás.
levels-master =
    .name = Maestro
    .about = Piensa aún más allá.
