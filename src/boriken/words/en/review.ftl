## The review of a finished game. Percentages are chances to win; actions are in notation in the terminal, and in words
## on the page

# $judges: bots by name
review-title = { $game }, reviewed by { $judges }
review-progress = Reviewing
review-place = Place
review-accuracy = Accuracy
review-givenAway = Given away
review-luck = Luck
review-expected = Chance to win, from the beginning to the end
review-after = After action { $at }
review-turning = Turning points
review-decisions = What could have been better
review-nothing = Nothing: no decision gave away more than a little.

# A decision. $at: how many actions came before it
review-decision = After action { $at }: { $who } chose { $played }. { NAME("grades", $grade) }, { $percent } % given away; better was { $best }.
# Before the sentences that tell how it would have gone on
review-line = Then it could have gone like this:

grades-best = Best
grades-good = Good
grades-inaccuracy = Inaccuracy
grades-mistake = Mistake
grades-blunder = Blunder

# Several decisions of a grade
many-best = Best
many-good = Good
many-inaccuracy = Inaccuracies
many-mistake = Mistakes
many-blunder = Blunders

# Turning points of a player. $byYou: whether the reader is the player who decided
turning-own = { $who } gave away { $percent } % after action { $at } with { $played }; better was { $best }.
turning-gift =
    { $byYou ->
        [true] { $who } gained { $percent } % after action { $at }, when you chose { $played } instead of { $best }.
       *[false] { $who } gained { $percent } % after action { $at }, when { $by } chose { $played } instead of { $best }.
    }
turning-harm =
    { $byYou ->
        [true] { $who } lost { $percent } % after action { $at }, when you chose { $played } instead of { $best }.
       *[false] { $who } lost { $percent } % after action { $at }, when { $by } chose { $played } instead of { $best }.
    }
turning-luck = { $who } gained { $percent } % by chance after action { $at }.
turning-misfortune = { $who } lost { $percent } % by chance after action { $at }.

## The review on the page

page-title = Review
page-working = Every decision is being weighed up
page-failed = The review could not be made.
page-none = Nobody has asked for a review of this game yet.
page-ask = Have it reviewed
page-judges = Judged by { $judges }, by what each player could know.
page-chart = Chance to win
page-moves = Actions
page-mark = { $who }, action { $at }: { $grade }
page-player = Player
page-everybody = All players
page-whose = Decisions of
page-worth = Only what gave something away
page-alike = All the same
page-chosen = Chosen: { $played }
page-better = Better: { $best }
page-given = { $percent } % given away
page-try = Try it otherwise
page-from = Go on from action { $at } on the board
page-lines = Analysis boards of this game
page-line = { $name }, from action { $at }

## The analysis board

analysis-title = Analysis board
analysis-about = Play for all seats, go back, and try something else. Whoever has the link can look.
analysis-not_yours = This board is somebody else's. Your own moves go into a copy.
analysis-lines = Lines
analysis-start = Position
analysis-opinion = What the bot thinks
analysis-ask = Ask the bot
analysis-always = Ask at every moment
analysis-thinking = The bot is thinking …
analysis-choice = Choice
analysis-sure = ± { $percent } %
analysis-sureAbout = How far off the share of { $name } may be, as far as luck goes
analysis-tried = { $count } lines tried
analysis-rest = Let bots play the rest
analysis-playing = The bots are playing …
analysis-anew = Deal anew
analysis-back = One moment back
analysis-remove = Take this line out
analysis-link = Copy the link
analysis-toGame = To the game
analysis-editor = Position as text
analysis-editorAbout = Change it as you like; what the rules forbid is refused.
analysis-set = Set up this position
analysis-unreadable = This is no JSON: { $reason }
analysis-edit = Change this position
analysis-setUp = Set up a position
analysis-setUpAbout = Place what you like; what the rules forbid is refused with the reason.
analysis-beginWith = Begin with
analysis-empty = an empty table
analysis-dealt = the start of a game
analysis-again = Another game, number of players or option begins anew.
analysis-options = Options
analysis-add = Add …
analysis-addOne = Add: { $what }
analysis-takeAway = Take away: { $what }
analysis-less = { $what }: one less
analysis-more = { $what }: one more
analysis-asItIs = as in the game
analysis-nothing = Nothing

## Refusals of the server on these pages

problems-not_over = A game that is still being played is neither reviewed nor analysed.
problems-being_played = People are playing this very game just now: wait until it is over.
problems-no_analysis = There is no such analysis board.
problems-no_node = There is no such moment on this board.
problems-too_many_moments = This board has as many moments as it can have.
problems-too_many_analyses = You have as many analysis boards as a person can have.
problems-no_moment = There is no such moment in this game.
problems-game_over = The game is over.
problems-unavailable = The bot could not answer. Ask again.
problems-not_yours = This board is somebody else's.
problems-first_position = The first position stays.
problems-move = That is no move.
