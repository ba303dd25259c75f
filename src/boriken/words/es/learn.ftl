## Lessons

lesson-title = Aprende { $game }
lesson-step = Paso { $step } de { $of }
lesson-minutes = { $minutes } minutos
lesson-next = Siguiente
lesson-back = Un paso atrás
lesson-goOn = Continuar
lesson-begin = Empezar
lesson-leave = Salir de la lección
lesson-teacher = La lección
lesson-wrong = Esta vez no
lesson-yours = Te toca
lesson-done = Hecho
lesson-finish = A las otras lecciones
lesson-expansions = Una lección corta para cada expansión
lesson-changed = Esta lección ha cambiado desde tu última visita: empieza de nuevo.
lesson-remembered = Puedes salir cuando quieras y continuar más tarde en este navegador.

## A first whole game with a coach

coach-title = Una primera partida entera
coach-about = Contra principiantes, con un entrenador que dice de qué trata cada decisión y qué estuvo bien.
coach-play = Jugar con entrenador
coach-name = Entrenador
coach-off = Despedir al entrenador
coach-thinking = El entrenador lo está pensando …
coach-best = Bien jugado: nada habría sido mejor.
coach-good = Una buena elección, casi tan buena como la mejor.
coach-better =
    { $grade ->
        [blunder] Eso te sale caro.
        [mistake] Eso fue un error.
       *[other] No es del todo lo mejor.
    } Mejor: { $choice }.
coach-alike = Aquí da igual lo que elijas.
coach-busy = El entrenador no da abasto y no dice nada de esta jugada.
coach-silent = El entrenador no tiene nada que decir de esta jugada.

## The rule book

book-title = Reglas de { $game }
book-open = Reglas
book-search = Buscar en las reglas
book-found =
    { $count ->
        [0] No se encontró nada.
        [one] { $count } lugar
       *[other] { $count } lugares
    }
book-here = Para esta mesa: su edición, sus opciones y sus expansiones.
book-usual = Para una mesa con las opciones habituales.
book-exact =
    { $count ->
        [one] { $count } regla exacta (en inglés)
       *[other] { $count } reglas exactas (en inglés)
    }
