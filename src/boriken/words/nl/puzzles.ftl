## Puzzels: stellingen waarin één keuze duidelijk beter is dan alle andere

puzzle-title = Puzzels
puzzle-about = Stellingen uit echte partijen, waarin één keuze duidelijk beter is dan alle andere. Vind haar en speel haar op het bord.
puzzle-daily = Puzzel van de dag
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-leave = De puzzel verlaten
puzzle-panel = De puzzel
puzzle-players = { $players } spelers
puzzle-find = Eén keuze is duidelijk beter dan alle andere. Speel haar op het bord.
puzzle-right = Goed
puzzle-wrong = Niet de beste
puzzle-best = De beste keuze: { $choice }.
# Before the reason
puzzle-beside = Vergeleken met «{ $choice }»:
puzzle-shares = Winstkans na elke keuze
puzzle-line = Zo gaat het verder
puzzle-explore = Speel andere keuzes om te zien waarom ze slechter zijn.
puzzle-judge = Beoordeeld door { $judge }, naar wat deze plaats kan weten.
puzzle-rating = Rating van de puzzel: { $rating }
puzzle-yours = Jouw rating: { $rating } ± { $spread }
puzzle-solved = { $right } van { $answered } opgelost
puzzle-first = Je eerste antwoord telt.
puzzle-account = Met een account tellen je eerste antwoorden voor een rating.
puzzle-finished = Je hebt alle puzzels van dit spel beantwoord.
puzzle-number = Puzzel { $number }, rating { $rating }, { $mark }

marks-open = open
marks-right = opgelost
marks-wrong = niet opgelost

phases-early = Vroeg in het spel
phases-middle = Midden in het spel
phases-late = Laat in het spel

# In the terminal
puzzle-share = { $choice }: { $percent } %
