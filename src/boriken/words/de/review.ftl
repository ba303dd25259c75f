## The review of a finished game. Percentages are chances to win; actions are in notation in the terminal, and in words
## on the page

# $judges: bots by name
review-title = { $game }, beurteilt von { $judges }
review-progress = Beurteile
review-place = Platz
review-accuracy = Genauigkeit
review-givenAway = Verschenkt
review-luck = Glück
review-expected = Siegchance, vom Anfang bis zum Ende
review-after = Nach Aktion { $at }
review-turning = Wendepunkte
review-decisions = Was besser gewesen wäre
review-nothing = Nichts: Keine Entscheidung hat mehr als ein wenig verschenkt.

# A decision. $at: how many actions came before it
review-decision = Nach Aktion { $at }: { $who } { YOU($you, "hast", "hat") } { $played } gewählt. { NAME("grades", $grade) }, { $percent } % verschenkt; besser war { $best }.
# Before the sentences that tell how it would have gone on
review-line = Dann hätte es so weitergehen können:

grades-best = Bester Zug
grades-good = Gut
grades-inaccuracy = Ungenau
grades-mistake = Fehler
grades-blunder = Grober Fehler

# Several decisions of a grade
many-best = Beste
many-good = Gute
many-inaccuracy = Ungenaue
many-mistake = Fehler
many-blunder = Grobe Fehler

# Turning points of a player. $byYou: whether the reader is the player who decided
turning-own = { $who } { YOU($you, "hast", "hat") } nach Aktion { $at } mit { $played } { $percent } % verschenkt; besser war { $best }.
turning-gift =
    { $byYou ->
        [true] { $who } { YOU($you, "hast", "hat") } nach Aktion { $at } { $percent } % gewonnen, als du { $played } statt { $best } gewählt hast.
       *[false] { $who } { YOU($you, "hast", "hat") } nach Aktion { $at } { $percent } % gewonnen, als { $by } { $played } statt { $best } gewählt hat.
    }
turning-harm =
    { $byYou ->
        [true] { $who } { YOU($you, "hast", "hat") } nach Aktion { $at } { $percent } % verloren, als du { $played } statt { $best } gewählt hast.
       *[false] { $who } { YOU($you, "hast", "hat") } nach Aktion { $at } { $percent } % verloren, als { $by } { $played } statt { $best } gewählt hat.
    }
turning-luck = { $who } { YOU($you, "hast", "hat") } nach Aktion { $at } durch Zufall { $percent } % gewonnen.
turning-misfortune = { $who } { YOU($you, "hast", "hat") } nach Aktion { $at } durch Zufall { $percent } % verloren.

## The review on the page

page-title = Rückblick
page-working = Jede Entscheidung wird abgewogen
page-failed = Der Rückblick ist nicht gelungen.
page-none = Noch niemand hat einen Rückblick auf dieses Spiel verlangt.
page-ask = Rückblick machen lassen
page-judges = Beurteilt von { $judges }, nach dem, was jeder wissen konnte.
page-chart = Siegchance
page-moves = Aktionen
page-mark = { $who }, Aktion { $at }: { $grade }
page-player = Spieler
page-everybody = Alle
page-whose = Entscheidungen von
page-worth = Nur was etwas verschenkt hat
page-alike = Alles gleich
page-chosen = Gewählt: { $played }
page-better = Besser: { $best }
page-given = { $percent } % verschenkt
page-try = Anders versuchen
page-from = Ab Aktion { $at } auf dem Analysebrett weiterspielen
page-lines = Analysebretter zu diesem Spiel
page-line = { $name }, ab Aktion { $at }

## The analysis board

analysis-title = Analysebrett
analysis-about = Spiel für alle, geh zurück und versuch etwas anderes. Wer den Link hat, kann zuschauen.
analysis-not_yours = Dieses Brett gehört jemand anderem. Deine Züge kommen in eine Kopie.
analysis-lines = Varianten
analysis-start = Stellung
analysis-opinion = Was der Bot meint
analysis-ask = Bot fragen
analysis-always = Immer fragen
analysis-thinking = Der Bot denkt nach …
analysis-choice = Wahl
analysis-sure = ± { $percent } %
analysis-sureAbout = Um so viel kann der Anteil von { $name } danebenliegen, soweit es am Zufall liegt
analysis-tried = { $count } Varianten versucht
analysis-rest = Bots zu Ende spielen lassen
analysis-playing = Die Bots spielen …
analysis-anew = Neu austeilen
analysis-back = Einen Moment zurück
analysis-remove = Diese Variante entfernen
analysis-link = Link kopieren
analysis-toGame = Zum Spiel
analysis-editor = Stellung als Text
analysis-editorAbout = Ändere sie nach Belieben; was die Regeln verbieten, wird abgelehnt.
analysis-set = Diese Stellung aufbauen
analysis-unreadable = Das ist kein JSON: { $reason }
analysis-edit = Diese Stellung ändern
analysis-setUp = Eine Stellung aufbauen
analysis-setUpAbout = Leg hin, was du willst; was die Regeln verbieten, wird mit dem Grund abgelehnt.
analysis-beginWith = Beginnen mit
analysis-empty = einem leeren Tisch
analysis-dealt = dem Anfang eines Spiels
analysis-again = Ein anderes Spiel, eine andere Spielerzahl oder Option beginnt von vorn.
analysis-options = Optionen
analysis-add = Dazulegen …
analysis-addOne = Dazulegen: { $what }
analysis-takeAway = Wegnehmen: { $what }
analysis-less = { $what }: eins weniger
analysis-more = { $what }: eins mehr
analysis-asItIs = wie im Spiel
analysis-nothing = Nichts

## Refusals of the server on these pages

problems-not_over = Ein Spiel, das noch läuft, wird weder beurteilt noch analysiert.
problems-being_played = Gerade wird genau dieses Spiel gespielt: Warte, bis es zu Ende ist.
problems-no_analysis = Dieses Analysebrett gibt es nicht.
problems-no_node = Diesen Moment gibt es auf diesem Brett nicht.
problems-too_many_moments = Mehr Momente passen nicht auf dieses Brett.
problems-too_many_analyses = Mehr Analysebretter kann man nicht haben.
problems-no_moment = Diesen Moment gibt es in diesem Spiel nicht.
problems-game_over = Das Spiel ist zu Ende.
problems-unavailable = Der Bot konnte nicht antworten. Frag noch einmal.
problems-not_yours = Dieses Brett gehört jemand anderem.
problems-first_position = Die erste Stellung bleibt.
problems-move = Das ist kein Zug.
