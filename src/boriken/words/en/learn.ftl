## Lessons

lesson-title = Learn { $game }
lesson-step = Step { $step } of { $of }
lesson-minutes = { $minutes } minutes
lesson-next = Next
lesson-back = A step back
lesson-goOn = Go on
lesson-begin = Begin
lesson-leave = Leave the lesson
lesson-teacher = The lesson
lesson-wrong = Not this time
lesson-yours = Your move
lesson-done = Done
lesson-finish = To the other lessons
lesson-expansions = One short lesson for each expansion
lesson-changed = This lesson has changed since you were here: it begins anew.
lesson-remembered = You can leave at any time and go on later in this browser.

## A first whole game with a coach

coach-title = A first whole game
coach-about = Against beginners, with a coach who says what each decision is about and what was good.
coach-play = Play with a coach
coach-name = Coach
coach-off = Send the coach away
coach-thinking = The coach thinks about it …
coach-best = Well played: nothing would have been better.
coach-good = A good choice: nearly as good as the best.
coach-better =
    { $grade ->
        [blunder] That costs you dearly.
        [mistake] That was a mistake.
       *[other] Not quite the best.
    } Better: { $choice }.
coach-alike = It makes no difference here what you choose.
coach-busy = The coach cannot keep up, and says nothing to this one.
coach-silent = The coach has nothing to say to this one.

## The rule book

book-title = Rules of { $game }
book-open = Rules
book-search = Search the rules
book-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } place
       *[other] { $count } places
    }
book-here = For this table: its edition, options and expansions.
book-usual = For a table with the usual options.
book-exact =
    { $count ->
        [one] { $count } exact rule (in English)
       *[other] { $count } exact rules (in English)
    }
