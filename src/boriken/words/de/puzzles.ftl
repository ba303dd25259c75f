## Rätsel: Stellungen, in denen eine Wahl eindeutig besser ist als alle anderen

puzzle-title = Rätsel
puzzle-about = Stellungen aus echten Partien, in denen eine Wahl eindeutig besser ist als alle anderen. Finde sie und spiele sie auf dem Brett.
puzzle-daily = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-leave = Rätsel verlassen
puzzle-panel = Das Rätsel
puzzle-players = { $players } Spieler
puzzle-find = Eine Wahl ist eindeutig besser als alle anderen. Spiele sie auf dem Brett.
puzzle-right = Richtig
puzzle-wrong = Nicht das Beste
puzzle-best = Die beste Wahl: { $choice }.
# Before the reason
puzzle-beside = Verglichen mit «{ $choice }»:
puzzle-shares = Gewinnchance nach jeder Wahl
puzzle-line = So geht es weiter
puzzle-explore = Spiele etwas anderes, um zu sehen, warum es schlechter ist.
puzzle-judge = Beurteilt von { $judge }, nach dem, was dieser Platz wissen kann.
puzzle-rating = Wertung des Rätsels: { $rating }
puzzle-yours = Deine Wertung: { $rating } ± { $spread }
puzzle-solved = { $right } von { $answered } gelöst
puzzle-first = Deine erste Antwort zählt.
puzzle-account = Mit einem Konto werden deine ersten Antworten gewertet.
puzzle-finished = Du hast alle Rätsel dieses Spiels beantwortet.
puzzle-number = Rätsel { $number }, Wertung { $rating }, { $mark }

marks-open = offen
marks-right = gelöst
marks-wrong = nicht gelöst

phases-early = Früh im Spiel
phases-middle = Mitten im Spiel
phases-late = Spät im Spiel

# In the terminal
puzzle-share = { $choice }: { $percent } %
