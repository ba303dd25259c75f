## The review of a finished game. Percentages are chances to win; actions are in notation

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
    .many = Beste
grades-good = Gut
    .many = Gute
grades-inaccuracy = Ungenau
    .many = Ungenaue
grades-mistake = Fehler
    .many = Fehler
grades-blunder = Grober Fehler
    .many = Grobe Fehler

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
