## Lessons

lesson-title = { $game } lernen
lesson-step = Schritt { $step } von { $of }
lesson-minutes = { $minutes } Minuten
lesson-next = Weiter
lesson-back = Ein Schritt zurück
lesson-goOn = Weitermachen
lesson-begin = Anfangen
lesson-leave = Lektion verlassen
lesson-teacher = Die Lektion
lesson-wrong = Diesmal nicht
lesson-yours = Dein Zug
lesson-done = Geschafft
lesson-finish = Zu den anderen Lektionen
lesson-expansions = Eine kurze Lektion für jede Erweiterung
lesson-changed = Diese Lektion ist jetzt eine andere als bei deinem letzten Besuch: Sie beginnt von vorn.
lesson-remembered = Du kannst jederzeit gehen und in diesem Browser später weitermachen.

## A first whole game with a coach

coach-title = Eine erste ganze Partie
coach-about = Gegen Anfänger, mit einem Trainer, der sagt, worum es bei jeder Entscheidung geht und was gut war.
coach-play = Mit Trainer spielen
coach-name = Trainer
coach-off = Trainer wegschicken
coach-thinking = Der Trainer denkt darüber nach …
coach-best = Gut gespielt: Besser ging es nicht.
coach-good = Eine gute Wahl, fast so gut wie die beste.
coach-better =
    { $grade ->
        [blunder] Das kommt dich teuer zu stehen.
        [mistake] Das war ein Fehler.
       *[other] Nicht ganz das Beste.
    } Besser: { $choice }.
coach-alike = Hier ist es gleich, was du wählst.
coach-busy = Der Trainer kommt nicht nach und sagt hierzu nichts.
coach-silent = Der Trainer hat hierzu nichts zu sagen.

## The rule book

book-title = Regeln von { $game }
book-open = Regeln
book-search = Regeln durchsuchen
book-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
book-here = Für diesen Tisch: seine Ausgabe, Optionen und Erweiterungen.
book-usual = Für einen Tisch mit den üblichen Optionen.
book-exact =
    { $count ->
        [one] { $count } genaue Regel (auf Englisch)
       *[other] { $count } genaue Regeln (auf Englisch)
    }
