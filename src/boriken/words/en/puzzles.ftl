## Puzzles: positions in which one choice is clearly better than all others

puzzle-title = Puzzles
puzzle-about = Positions from real games, in which one choice is clearly better than all others. Find it, and play it on the board.
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-leave = Leave the puzzle
puzzle-panel = The puzzle
puzzle-players = { $players } players
puzzle-find = One choice is clearly better than all others. Play it on the board.
puzzle-right = Right
puzzle-wrong = Not the best
puzzle-best = The best choice: { $choice }.
# Before the reason
puzzle-beside = Compared with «{ $choice }»:
puzzle-shares = Chance to win after each choice
puzzle-line = How it goes on
puzzle-explore = Play other choices to see why they are worse.
puzzle-judge = Judged by { $judge }, by what this seat can know.
puzzle-rating = Rating of the puzzle: { $rating }
puzzle-yours = Your rating: { $rating } ± { $spread }
puzzle-solved = { $right } of { $answered } solved
puzzle-first = Your first answer counts.
puzzle-account = With an account your first answers are rated.
puzzle-finished = You have answered all puzzles of this game.
puzzle-number = Puzzle { $number }, rating { $rating }, { $mark }

marks-open = open
marks-right = solved
marks-wrong = not solved

phases-early = Early in the game
phases-middle = In the middle of the game
phases-late = Late in the game

# In the terminal
puzzle-share = { $choice }: { $percent } %
