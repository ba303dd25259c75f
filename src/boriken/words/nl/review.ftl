## The review of a finished game. Percentages are chances to win; actions are in notation in the terminal, and in words
## on the page

# $judges: bots by name
review-title = { $game }, beoordeeld door { $judges }
review-progress = Beoordelen
review-place = Plaats
review-accuracy = Nauwkeurigheid
review-givenAway = Weggegeven
review-luck = Geluk
review-expected = Winstkans, van begin tot eind
review-after = Na actie { $at }
review-turning = Keerpunten
review-decisions = Wat beter had gekund
review-nothing = Niets: geen beslissing gaf meer dan een beetje weg.

# A decision. $at: how many actions came before it
review-decision = Na actie { $at }: { $who } koos { $played }. { NAME("grades", $grade) }, { $percent } % weggegeven; beter was { $best }.
# Before the sentences that tell how it would have gone on
review-line = Dan had het zo verder kunnen gaan:

grades-best = Beste keus
grades-good = Goed
grades-inaccuracy = Onnauwkeurig
grades-mistake = Fout
grades-blunder = Blunder

# Several decisions of a grade
many-best = Beste
many-good = Goede
many-inaccuracy = Onnauwkeurige
many-mistake = Fouten
many-blunder = Blunders

# Turning points of a player. $byYou: whether the reader is the player who decided
turning-own = { $who } gaf na actie { $at } { $percent } % weg met { $played }; beter was { $best }.
turning-gift =
    { $byYou ->
        [true] { $who } won na actie { $at } { $percent } %, toen je { $played } koos in plaats van { $best }.
       *[false] { $who } won na actie { $at } { $percent } %, toen { $by } { $played } koos in plaats van { $best }.
    }
turning-harm =
    { $byYou ->
        [true] { $who } verloor na actie { $at } { $percent } %, toen je { $played } koos in plaats van { $best }.
       *[false] { $who } verloor na actie { $at } { $percent } %, toen { $by } { $played } koos in plaats van { $best }.
    }
turning-luck = { $who } won na actie { $at } { $percent } % door toeval.
turning-misfortune = { $who } verloor na actie { $at } { $percent } % door toeval.

## The review on the page

page-title = Terugblik
page-working = Elke beslissing wordt gewogen
page-failed = De terugblik is niet gelukt.
page-none = Nog niemand heeft om een terugblik op dit spel gevraagd.
page-ask = Terugblik laten maken
page-judges = Beoordeeld door { $judges }, naar wat iedere speler kon weten.
page-chart = Winstkans
page-moves = Acties
page-mark = { $who }, actie { $at }: { $grade }
page-player = Speler
page-everybody = Alle spelers
page-whose = Beslissingen van
page-worth = Alleen wat iets weggaf
page-alike = Allemaal gelijk
page-chosen = Gekozen: { $played }
page-better = Beter: { $best }
page-given = { $percent } % weggegeven
page-try = Anders proberen
page-from = Vanaf actie { $at } verder op het bord
page-lines = Analyseborden van dit spel
page-line = { $name }, vanaf actie { $at }

## The analysis board

analysis-title = Analysebord
analysis-about = Speel voor iedereen, ga terug en probeer iets anders. Wie de link heeft, kan meekijken.
analysis-not_yours = Dit bord is van iemand anders. Jouw zetten komen in een kopie.
analysis-lines = Varianten
analysis-start = Stelling
analysis-opinion = Wat de bot vindt
analysis-ask = De bot vragen
analysis-always = Altijd vragen
analysis-thinking = De bot denkt na …
analysis-choice = Keuze
analysis-sure = ± { $percent } %
analysis-sureAbout = Zoveel kan het aandeel van { $name } ernaast zitten, voor zover het aan toeval ligt
analysis-tried = { $count } varianten geprobeerd
analysis-rest = Bots laten uitspelen
analysis-playing = De bots spelen …
analysis-anew = Opnieuw delen
analysis-back = Eén moment terug
analysis-remove = Deze variant weghalen
analysis-link = Link kopiëren
analysis-toGame = Naar het spel
analysis-editor = Stelling als tekst
analysis-editorAbout = Verander ze zoals je wilt; wat de regels verbieden, wordt geweigerd.
analysis-set = Deze stelling opzetten
analysis-unreadable = Dit is geen JSON: { $reason }
analysis-edit = Deze stelling veranderen
analysis-setUp = Een stelling opzetten
analysis-setUpAbout = Leg neer wat je wilt; wat de regels verbieden wordt met de reden geweigerd.
analysis-beginWith = Beginnen met
analysis-empty = een lege tafel
analysis-dealt = het begin van een spel
analysis-again = Een ander spel, een ander aantal spelers of een andere optie begint opnieuw.
analysis-options = Opties
analysis-add = Toevoegen …
analysis-addOne = Toevoegen: { $what }
analysis-takeAway = Wegnemen: { $what }
analysis-less = { $what }: één minder
analysis-more = { $what }: één meer
analysis-asItIs = zoals in het spel
analysis-nothing = Niets

## Refusals of the server on these pages

problems-not_over = Een spel dat nog bezig is, wordt niet beoordeeld en niet geanalyseerd.
problems-being_played = Juist dit spel wordt op dit moment gespeeld: wacht tot het voorbij is.
problems-no_analysis = Dit analysebord bestaat niet.
problems-no_node = Dit moment bestaat niet op dit bord.
problems-too_many_moments = Meer momenten passen niet op dit bord.
problems-too_many_analyses = Meer analyseborden kun je niet hebben.
problems-no_moment = Dit moment bestaat niet in dit spel.
problems-game_over = Het spel is voorbij.
problems-unavailable = De bot kon niet antwoorden. Vraag het nog eens.
problems-not_yours = Dit bord is van iemand anders.
problems-first_position = De eerste stelling blijft.
problems-move = Dat is geen zet.
