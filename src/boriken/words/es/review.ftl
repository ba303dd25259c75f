## The review of a finished game. Percentages are chances to win; actions are in notation

# $judges: bots by name
review-title = { $game }, analizado por { $judges }
review-progress = Analizando
review-place = Puesto
review-accuracy = Precisión
review-givenAway = Regalado
review-luck = Suerte
review-expected = Probabilidad de ganar, del principio al final
review-after = Después de la acción { $at }
review-turning = Momentos decisivos
review-decisions = Lo que se pudo hacer mejor
review-nothing = Nada: ninguna decisión regaló más que un poco.

# A decision. $at: how many actions came before it
review-decision = Después de la acción { $at }: { $who } { YOU($you, "elegiste", "eligió") } { $played }. { NAME("grades", $grade) }, { $percent } % regalado; mejor era { $best }.
# Before the sentences that tell how it would have gone on
review-line = Entonces podría haber seguido así:

grades-best = La mejor
    .many = Mejores
grades-good = Buena
    .many = Buenas
grades-inaccuracy = Imprecisión
    .many = Imprecisiones
grades-mistake = Error
    .many = Errores
grades-blunder = Error grave
    .many = Errores graves

# Turning points of a player. $byYou: whether the reader is the player who decided
turning-own = { $who } { YOU($you, "regalaste", "regaló") } un { $percent } % después de la acción { $at } con { $played }; mejor era { $best }.
turning-gift =
    { $byYou ->
        [true] { $who } { YOU($you, "ganaste", "ganó") } un { $percent } % después de la acción { $at }, cuando elegiste { $played } en vez de { $best }.
       *[false] { $who } { YOU($you, "ganaste", "ganó") } un { $percent } % después de la acción { $at }, cuando { $by } eligió { $played } en vez de { $best }.
    }
turning-harm =
    { $byYou ->
        [true] { $who } { YOU($you, "perdiste", "perdió") } un { $percent } % después de la acción { $at }, cuando elegiste { $played } en vez de { $best }.
       *[false] { $who } { YOU($you, "perdiste", "perdió") } un { $percent } % después de la acción { $at }, cuando { $by } eligió { $played } en vez de { $best }.
    }
turning-luck = { $who } { YOU($you, "ganaste", "ganó") } un { $percent } % por azar después de la acción { $at }.
turning-misfortune = { $who } { YOU($you, "perdiste", "perdió") } un { $percent } % por azar después de la acción { $at }.
