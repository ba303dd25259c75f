## Playing in the terminal. The words hint, undo, board, log, save, quit, help and pass are typed: leave them as they are

seat = Asiento { $number }
play-handOver = Pasa la pantalla a { $name } y pulsa Intro.
play-oneLine = O todo en una línea, como mucho: { $things }. Lo que no nombres no recibe nada.
play-typeSomething = Escribe un número, una acción, hint o help.
play-nothingToUndo = No hay nada que deshacer.
play-undone = Deshecho: { $actions }.
play-undoneBy = lo que hizo { $name }
play-seen = Lo que se descubrió desde entonces ya lo has visto:
play-advice = Su respuesta completa en una línea: { $counts }
play-saveWhere = Di en qué archivo: save ARCHIVO.
play-saved = Guardado en { $file }.
play-left = La partida está guardada en { $file }; boriken play --resume { $typed } la continúa.
play-finished = El registro de la partida es { $file }.
play-noOtherChoice = (sin otra opción)

## What help says about each command

help-intro = Escribe el número de una opción o su notación, que está en la segunda columna. Varias acciones en notación van en una línea, separadas por comas. Cuando se pregunta '¿cuántos?' cosa por cosa, una línea puede responder por todas.
help-hint = dice qué puede dar cada opción (hint master: pregunta a otro nivel)
help-undo = deshace tu última decisión
help-board = muestra otra vez la mesa
help-log = cuenta la última parte de la partida (log all: todo)
help-save = guarda la partida y sigue jugando
help-quit = guarda la partida y sale; boriken play --resume ARCHIVO la continúa
help-file = ARCHIVO

## What is wrong with an answer that was typed

answers-noChoice = No hay opción { $number }: van de 1 a la { $last }.
answers-turnOver = Después de { $actions } ya no es tu turno.
answers-revealed = Después de { $actions } se descubre algo: decide entonces lo que sigue.
answers-noCount = { $text } no es un nombre con un número, como 'corn 1'.
answers-twice = { $text } está nombrado dos veces.
answers-noAction = { $text } no es ninguna orden ni acción de { $game }: help dice qué escribir.

## The score sheet at the end

scores-title = Puntuación
scores-points = Puntos
scores-place = Puesto
scores-wins = { $who } { YOU($you, "ganas", "gana") } con { COUNT("scores-count", $points) }.
scores-share = { $names } comparten la victoria con { COUNT("scores-count", $points) }.
scores-count =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

## A bot's advice

hint-title = Lo que { $bot } espera de cada opción
hint-choice = Opción
hint-meaning = Significado
hint-tried = Probado
hint-share = Probabilidad de ganar
hint-lead = Puntos de ventaja

## Before a game: how strong the bots are

level-ask = ¿Qué nivel deben tener tus rivales?
level-enter = Intro: { $level } >{" "}
level-unknown = No hay nivel { $text }; elige entre { $levels }.

## Looking at a recorded game

replay-noPosition = El registro tiene { $last } acciones: no hay posición después de la { $at }.
replay-beginning = El comienzo, antes de { $last } acciones.
replay-after = Después de la acción { $at } de { $last }: { $action } ({ $by }).
replay-chance = azar
replay-prompt = Intro: sigue, b: atrás, un número: va allí, q: sale >{" "}
replay-typeSomething = Escribe Intro, b, q o un número de 0 a { $last }.
