## Playing in the terminal. The words hint, undo, board, log, save, quit, help and pass are typed: leave them as they are

seat = Platz { $number }
play-handOver = Gib den Bildschirm an { $name } weiter und drücke dann Enter.
play-oneLine = Oder alles in einer Zeile, höchstens: { $things }. Was du nicht nennst, bekommt nichts.
play-typeSomething = Tippe eine Zahl, eine Aktion, hint oder help.
play-nothingToUndo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen: { $actions }.
play-undoneBy = was { $name } getan hat
play-seen = Was seitdem aufgedeckt wurde, hast du schon gesehen:
play-advice = Seine ganze Antwort in einer Zeile: { $counts }
play-saveWhere = Nenne eine Datei: save DATEI.
play-saved = Gespeichert in { $file }.
play-left = Die Partie ist in { $file } gespeichert; boriken play --resume { $typed } setzt sie fort.
play-finished = Die Aufzeichnung der Partie ist { $file }.
play-noOtherChoice = (keine andere Wahl)

## What help says about each command

help-intro = Tippe die Nummer einer Möglichkeit oder ihre Notation, die in der zweiten Spalte steht. Mehrere Aktionen in Notation kommen in eine Zeile, mit Kommas dazwischen. Wo Ding für Ding 'wie viele?' gefragt wird, kann eine Zeile für alle antworten.
help-hint = sagt, was jede Möglichkeit bringen kann (hint master: eine andere Stärke fragen)
help-undo = nimmt deine letzte Entscheidung zurück
help-board = zeigt den Tisch noch einmal
help-log = erzählt den letzten Teil des Verlaufs (log all: alles)
help-save = speichert die Partie und spielt weiter
help-quit = speichert die Partie und beendet; boriken play --resume DATEI setzt sie fort
help-file = DATEI

## What is wrong with an answer that was typed

answers-noChoice = Es gibt keine Möglichkeit { $number }: Sie sind von 1 bis { $last } nummeriert.
answers-turnOver = Nach { $actions } bist du nicht mehr dran.
answers-revealed = Nach { $actions } wird etwas aufgedeckt: Entscheide erst dann, wie es weitergeht.
answers-noCount = { $text } ist kein Name mit einer Zahl, wie 'corn 1'.
answers-twice = { $text } ist zweimal genannt.
answers-noAction = { $text } ist weder ein Befehl noch eine Aktion von { $game }: help sagt, was man tippen kann.

## The score sheet at the end

scores-title = Wertung
scores-points = Punkte
scores-place = Platz
scores-wins = { $who } { YOU($you, "gewinnst", "gewinnt") } mit { COUNT("scores-count", $points) }.
scores-share = { $names } gewinnen gemeinsam mit { COUNT("scores-count", $points) }.
scores-count =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }

## A bot's advice

hint-title = Was { $bot } von jeder Möglichkeit erwartet
hint-choice = Möglichkeit
hint-meaning = Bedeutung
hint-tried = Probiert
hint-share = Siegchance
hint-lead = Punkte Vorsprung

## Before a game: how strong the bots are

level-ask = Wie stark sollen deine Gegner sein?
level-enter = Enter: { $level } >{" "}
level-unknown = Es gibt keine Stärke { $text }; zur Wahl stehen { $levels }.

## Looking at a recorded game

replay-noPosition = Die Aufzeichnung hat { $last } Aktionen: Nach { $at } gibt es keine Stellung.
replay-beginning = Der Beginn, vor { $last } Aktionen.
replay-after = Nach Aktion { $at } von { $last }: { $action } ({ $by }).
replay-chance = Zufall
replay-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin, q: beenden >{" "}
replay-typeSomething = Tippe Enter, b, q oder eine Zahl von 0 bis { $last }.
