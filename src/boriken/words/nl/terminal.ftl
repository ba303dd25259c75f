## Playing in the terminal. The words hint, undo, board, log, save, quit, help and pass are typed: leave them as they are

seat = Plaats { $number }
play-handOver = Geef het scherm aan { $name } en druk dan op Enter.
play-oneLine = Of alles in één regel, hoogstens: { $things }. Wat je niet noemt, krijgt niets.
play-typeSomething = Typ een getal, een actie, hint of help.
play-nothingToUndo = Er is niets om terug te nemen.
play-undone = Teruggenomen: { $actions }.
play-undoneBy = wat { $name } deed
play-seen = Wat sindsdien is onthuld, heb je al gezien:
play-advice = Het hele antwoord in één regel: { $counts }
play-saveWhere = Noem een bestand: save BESTAND.
play-saved = Opgeslagen in { $file }.
play-left = Het spel is opgeslagen in { $file }; met boriken play --resume { $typed } ga je verder.
play-finished = Het verslag van het spel is { $file }.
play-noOtherChoice = (geen andere keus)

## What help says about each command

help-intro = Typ het nummer van een keuze of haar notatie, die in de tweede kolom staat. Meer acties in notatie komen op één regel, met komma's ertussen. Waar ding voor ding 'hoeveel?' wordt gevraagd, kan één regel voor alles antwoorden.
help-hint = zeg wat elke keuze kan opleveren (hint master: vraag een ander niveau)
help-undo = neem je laatste beslissing terug
help-board = toon de tafel opnieuw
help-log = vertel het laatste deel van het verloop (log all: alles)
help-save = sla het spel op en speel verder
help-quit = sla het spel op en stop; met boriken play --resume BESTAND ga je verder
help-file = BESTAND

## What is wrong with an answer that was typed

answers-noChoice = Er is geen keuze { $number }: ze zijn genummerd van 1 tot { $last }.
answers-turnOver = Na { $actions } ben je niet meer aan de beurt.
answers-revealed = Na { $actions } wordt iets onthuld: beslis dan pas hoe het verder gaat.
answers-noCount = { $text } is geen naam met een getal, zoals 'corn 1'.
answers-twice = { $text } is twee keer genoemd.
answers-noAction = { $text } is geen opdracht en geen actie van { $game }: help zegt wat je kunt typen.

## The score sheet at the end

scores-title = Puntentelling
scores-points = Punten
scores-place = Plaats
scores-wins = { $who } wint met { COUNT("scores-count", $points) }.
scores-share = { $names } winnen samen met { COUNT("scores-count", $points) }.
scores-count =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## A bot's advice

hint-title = Wat { $bot } van elke keuze verwacht
hint-choice = Keuze
hint-meaning = Betekenis
hint-tried = Geprobeerd
hint-share = Winstkans
hint-lead = Punten voorsprong

## Before a game: how strong the bots are

level-ask = Hoe sterk moeten je tegenstanders zijn?
level-enter = Enter: { $level } >{" "}
level-unknown = Er is geen niveau { $text }; kies uit { $levels }.

## Looking at a recorded game

replay-noPosition = Het verslag heeft { $last } acties: er is geen stelling na { $at }.
replay-beginning = Het begin, voor { $last } acties.
replay-after = Na actie { $at } van { $last }: { $action } ({ $by }).
replay-chance = toeval
replay-prompt = Enter: verder, b: terug, een getal: daarheen, q: stoppen >{" "}
replay-typeSomething = Typ Enter, b, q of een getal van 0 tot { $last }.
