## Chapters

chapter-start = Vorbereitung
chapter-turn = Der Zug
chapter-sea = Auf See
chapter-end = Punkte und Ende
chapter-expansion = Aristokraten & Piraten

## Paragraphs: a heading and a text

book-setup = Zwei bis vier spielen. Alle bekommen durch Los eine Heimatinsel, zwei Bewohner, ein Schiff auf dem Startfeld und eines im Vorrat, 7 Gold, einen Stein und ein Holz. Plättchen für diese Spielerzahl liegen verdeckt auf den Inseln der Seekarte; einige bleiben als Reserve übrig, die niemand sieht. { $first_player ->
        [lot] Wer beginnt, wird ausgelost.
       *[other] An diesem Tisch steht fest, wer beginnt.
    }
    .heading = Der Tisch
book-turn = Ein Zug besteht aus dem Wurf, dann Bauen, Verkaufen und Kaufen in beliebiger Folge, dann den Schiffen. Am Ende darfst du fünf Waren haben; was darüber ist, geht zurück.
    .heading = Der Zug
book-production = Bei 1 bis 5 nehmen alle die Ware, die ihre Insel bei dieser Zahl zeigt; beim Fragezeichen eine beliebige Handelsware. Mit einem Kontor dort wählst du zwischen beiden. Ein leerer Stapel gibt nichts.
    .heading = Produktion
book-events = Bei einer 6 bringt ein zweiter Wurf ein Ereignis für alle. Piraten (1, 2) wollen 1 Gold für jedes Kontor und jeden Vertrag, Feuer (3, 4) kostet 1 Gold je Bewohner; was nicht bezahlt wird, ist verloren, doch zwei Bewohner bleiben immer. Goldene Zeiten (5, 6) geben allen eine Handelsware.
    .heading = Ereignisse
book-inhabitants = Ein neuer Bewohner kommt als Pionier für Stein, Holz und Werkzeug. Ein Aufstieg hebt einen um einen Rang: Siedler, Bürger, Kaufmann; was er kostet, steht dabei. Platz ist für vier niedrige und drei hohe, zusammen sieben.
    .heading = Bewohner
book-public = Der vierte bis siebte Bewohner bringt je ein öffentliches Gebäude deiner Wahl, keine Sorte zweimal. Es kostet nichts, wirkt sofort und bleibt. Kirche, Feuerwehr und Schmied helfen bei Ereignissen, die anderen beim Handel, beim Bauen und auf See.
    .heading = Öffentliche Gebäude
book-trade = Jeder Bewohner kauft eine Handelsware im Zug und zahlt nach Rang 1 bis 4 Gold. Aus dem Vorrat kostet eine Handelsware 6 Gold, je Vertrag 1 weniger; du kaufst höchstens zwei Karten im Zug. Schulden gibt es nicht, und die Leiste endet bei 40.
    .heading = Verkaufen und Kaufen
book-ships = Jedes Schiff hat drei Punkte im Zug: Ein Schritt aufs nächste Seefeld kostet einen, ein Blick auf ein Plättchen daneben auch. Schräg geht nichts. Was ein zweites Schiff kostet, steht dabei; zwei sind das Höchste.
    .heading = Schiffe
book-tiles = Ein Plättchen, das du ansiehst, darfst du nehmen oder ungesehen zurücklegen. Ein Kontor kommt an einen freien Steg deiner Insel und fügt dort seine Ware hinzu; ein Vertrag, höchstens drei, macht Handelswaren billiger; ein Schatz sind 12 Gold oder ein kostenloser Aufstieg.
    .heading = Inselplättchen
book-info = Alles ist offen außer den Vorderseiten der Plättchen, der Folge der Stapel und den Aktionskarten einer Hand. Nur du kennst die Plättchen, die du angesehen hast, bis dort etwas anderes liegt.
    .heading = Verdeckt und offen
book-points =
    { $aristocrats_pirates ->
        [true] Drei Verträge, drei Kaufleute oder vier öffentliche Gebäude sind der Heimatpunkt, von dem einer zählt. Alle Bauplätze bebaut, zwei Nester besiegt und das Schloss vollendet sind die Aristokratenpunkte, von denen zwei zählen. Gold und Kontore sind hier keine Punkte.
       *[other] 30 Gold, vier Kontore, drei Verträge, vier öffentliche Gebäude und drei Kaufleute sind je ein Punkt.
    } Fällt die Bedingung weg, ist auch der Punkt weg.
    .heading = Punkte
book-end =
    { $aristocrats_pirates ->
        [true] Wer im eigenen Zug den Heimatpunkt und zwei Aristokratenpunkte hat
       *[other] Wer im eigenen Zug drei der Punkte hat
    }, gewinnt sofort, gleich in welchem Teil des Zugs. Nach { $most_rounds } Runden gewinnen die meisten Punkte.
    .heading = Das Ende
book-sheet = Alle Zahlen des Spiels stehen auf einem Datenblatt, das ein Tisch durch ein eigenes ersetzen kann. Gleichartige Wirkungen zählen zusammen. Kostet etwas eine Karte weniger, wählst du, welche. { $sheet ->
        [own] Dieser Tisch hat ein eigenes Datenblatt: Nennt es eine andere Zahl als dieses Buch, gilt das Blatt.
       *[other] Dieser Tisch hat das Datenblatt des Hauses.
    }
    .heading = Wirkungen und Zahlen
book-luxuries = Marmor, Seide und Edelsteine kosten 10 Gold; Nester und das Theater machen sie billiger. Der ansässige Aristokrat kauft im Zug eine für 3 Gold. Kronenplättchen des neuen Meeres sind Luxuskontore oder Nester.
    .heading = Luxuswaren
book-nobles = Die Aristokrateninsel hat drei Bauplätze, jeder mit seinem Preis; jedes Gebäude des Vorrats darf dorthin, keine Sorte zweimal. Der Platz mit dem Totenkopf verlangt ein besiegtes Nest.
    .heading = Aristokratengebäude
book-castle = Das Schloss hat neun Stufen, die nacheinander gebaut werden. Jede bringt eine Aktionskarte. Die letzte verlangt auch ein besiegtes Nest.
    .heading = Das Schloss
book-cannons = Die erste Kanone kostet 4 Gold, jede weitere 2 mehr. Sie zählen für alle deine Schiffe und gehen nie verloren; sechs sind das Höchste.
    .heading = Kanonen
book-nests = Ein Nest, das du ansiehst, darfst du angreifen: Beide würfeln, das Nest zählt seine Stärke dazu, du deine Kanonen. Gewinnst du, behältst du es für immer und gibst das Schiff zurück; Luxuswaren werden billiger. Verlierst du, ist das Schiff beschädigt, und das Nest bleibt, allen bekannt. Zwei Nester sind das Höchste.
    .heading = Piratennester
book-pirates = Auf einem Piratenfeld wird eine Karte gezogen, und die Punkte des Schiffs sind verbraucht. Ein Räuber will 3 Gold oder einen Kampf; die Karte nennt Gegner, Beute und Strafe. Von einem friedlichen Piraten darfst du eine Ware kaufen.
    .heading = Piraten auf See
book-actions = Du darfst im Zug eine Karte spielen, bevor deine Schiffe handeln, und eine für 2 Gold tauschen. Ein Seeheld gewinnt einen unentschiedenen Kampf und zählt nicht mit. Am Ende deines Zugs hast du höchstens vier.
    .heading = Aktionskarten

## What a coach says before a decision, by the kind of question

coach-work = Verkaufe, wo es am meisten bringt, dann sieh, was du bauen kannst. Mehr Bewohner bringen in jedem Zug mehr Gold.
coach-produce = Nimm, was dir für den nächsten Bewohner fehlt.
coach-ship = Ein Schiff, das bleibt, findet nichts: Lass es fahren.
coach-sail = Drei Punkte für Schritte und Blicke. Fahre dorthin, wo ungesehene Plättchen dicht beieinander liegen.
coach-tile = Kontore und Verträge helfen die ganze Partie, Schätze sofort.
coach-public_building = Welches davon wirst du am häufigsten nutzen?
coach-golden_times = Ein Geschenk: Nimm, was am schwersten zu bekommen ist.
coach-return = Gib zurück, was du am leichtesten wieder bekommst.
