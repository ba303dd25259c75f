## Playing in the terminal. The words hint, undo, board, log, save, quit, help and pass are typed: leave them as they are

seat = Seat { $number }
play-handOver = Hand the screen to { $name }, then press Enter.
play-oneLine = Or all in one line, at most: { $things }. What you do not name gets none.
play-typeSomething = Type a number, an action, hint, or help.
play-nothingToUndo = There is nothing to take back.
play-undone = Taken back: { $actions }.
play-undoneBy = what { $name } did
play-seen = You have already seen what was revealed since:
play-advice = Its whole answer in one line: { $counts }
play-saveWhere = Say which file: save FILE.
play-saved = Saved in { $file }.
play-left = The game is saved in { $file }; boriken play --resume { $typed } goes on from here.
play-finished = The record of the game is { $file }.
play-noOtherChoice = (no other choice)

## What help says about each command

help-intro = Type the number of a choice or its notation, which is in the second column. Several actions in notation go on one line with commas between them. Where you are asked 'how many?' thing by thing, one line can answer for all of them.
help-hint = say what each choice may bring (hint master: ask another level)
help-undo = take back your last decision
help-board = show the table again
help-log = show the last part of the log (log all: all of it)
help-save = save the game and play on
help-quit = save the game and leave; boriken play --resume FILE goes on
help-file = FILE

## What is wrong with an answer that was typed

answers-noChoice = There is no choice { $number }: they are numbered from 1 to { $last }.
answers-turnOver = After { $actions } it is no longer your turn.
answers-revealed = After { $actions } something is revealed: decide then what follows.
answers-noCount = { $text } is not a name with a number, such as 'corn 1'.
answers-twice = { $text } is named twice.
answers-noAction = { $text } is neither a command nor an action of { $game }: help says what to type.

## The score sheet at the end

scores-title = Score sheet
scores-points = Points
scores-place = Place
scores-wins = { $who } { YOU($you, "win", "wins") } with { COUNT("scores-count", $points) }.
scores-share = { $names } share the victory with { COUNT("scores-count", $points) }.
scores-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## A bot's advice

hint-title = What { $bot } expects of each choice
hint-choice = Choice
hint-meaning = Meaning
hint-tried = Tried
hint-share = Chance to win
hint-lead = Points ahead

## Before a game: how strong the bots are

level-ask = How strong should your opponents be?
level-enter = Enter: { $level } >{" "}
level-unknown = There is no level { $text }; choose one of { $levels }.

## Looking at a recorded game

replay-noPosition = The record has { $last } actions: there is no position after { $at }.
replay-beginning = The beginning of { $last } actions.
replay-after = After action { $at } of { $last }: { $action } (by { $by }).
replay-chance = chance
replay-prompt = Enter: on, b: back, a number: go there, q: leave >{" "}
replay-typeSomething = Type Enter, b, q, or a number from 0 to { $last }.
