## Lessons

lesson-title = { $game } leren
lesson-step = Stap { $step } van { $of }
lesson-minutes = { $minutes } minuten
lesson-next = Verder
lesson-back = Een stap terug
lesson-goOn = Doorgaan
lesson-begin = Beginnen
lesson-leave = De les verlaten
lesson-teacher = De les
lesson-wrong = Deze keer niet
lesson-yours = Jouw zet
lesson-done = Klaar
lesson-finish = Naar de andere lessen
lesson-expansions = Een korte les voor elke uitbreiding
lesson-changed = Deze les is veranderd sinds je hier was: hij begint opnieuw.
lesson-remembered = Je kunt altijd weggaan en later in deze browser verdergaan.

## A first whole game with a coach

coach-title = Een eerste heel spel
coach-about = Tegen beginners, met een coach die zegt waar elke beslissing om gaat en wat goed was.
coach-play = Met een coach spelen
coach-name = Coach
coach-off = Coach wegsturen
coach-thinking = De coach denkt erover na …
coach-best = Goed gespeeld: beter kon niet.
coach-good = Een goede keuze, bijna zo goed als de beste.
coach-better =
    { $grade ->
        [blunder] Dat komt je duur te staan.
        [mistake] Dat was een fout.
       *[other] Niet helemaal het beste.
    } Beter: { $choice }.
coach-alike = Hier maakt het niet uit wat je kiest.
coach-busy = De coach kan het niet bijhouden en zegt hier niets over.
coach-silent = De coach heeft hier niets over te zeggen.

## The rule book

book-title = Regels van { $game }
book-open = Regels
book-search = In de regels zoeken
book-found =
    { $count ->
        [0] Niets gevonden.
        [one] { $count } plaats
       *[other] { $count } plaatsen
    }
book-here = Voor deze tafel: haar editie, opties en uitbreidingen.
book-usual = Voor een tafel met de gebruikelijke opties.
book-exact =
    { $count ->
        [one] { $count } precieze regel (in het Engels)
       *[other] { $count } precieze regels (in het Engels)
    }
