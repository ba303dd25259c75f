## The first game: what each step says, and what is said to a wrong answer

first = Dein erstes Spiel
first-welcome = Willkommen bei Anno 1503! Du besiedelst eine Insel, handelst mit deinen Leuten und erkundest das Meer. Wer als Erster im eigenen Zug drei von fünf Zielen erreicht, gewinnt.
first-goals = Die Ziele: 30 Gold, vier Kontore, drei Handelsverträge, vier öffentliche Gebäude und drei Kaufleute unter deinen Bewohnern. Jedes ist ein Punkt. Auf deinem Tableau siehst du, wie weit du bist.
first-roll = Jeder Zug beginnt mit dem Würfel. Bei 1 bis 5 bekommen alle die Ware, die ihre eigene Insel bei dieser Zahl zeigt. Das Fragezeichen ist eine beliebige Handelsware. Diesmal war es eine 3: Du hast Holz bekommen.
first-sell = Jetzt darfst du bauen, verkaufen und kaufen, in beliebiger Folge. Jeder Bewohner kauft eine Karte im Zug, jeder Rang seine eigene Ware: Ein Pionier zahlt 1 Gold für Holz, ein Siedler 2 für Tuch, ein Bürger 3 für Gewürz, ein Kaufmann 4 für Tabak. Verkaufe dein Tuch an den Siedler.
first-not_pioneer = Das Holz brauchst du gleich, und der Pionier zahlt dafür nur 1 Gold. Verkaufe das Tuch an den Siedler.
first-not_sell = Stein und Holz brauchst du gleich. Verkaufe das Tuch an den Siedler.
first-buy = Ein neuer Pionier kostet Stein, Holz und Werkzeug. Dir fehlt Werkzeug. Aus dem Vorrat kostet jede Handelsware 6 Gold: Kaufe Werkzeug.
first-not_buy = Für einen Pionier fehlt Werkzeug: Kaufe Werkzeug.
first-pioneer = Du hast alle drei. Siedle einen Pionier an: Mehr Leute kaufen mehr Waren.
first-not_pioneer_yet = Halte deine Waren zusammen: Stein, Holz und Werkzeug bringen einen neuen Pionier. Siedle ihn an.
first-ship = Zu Hause ist nichts mehr zu tun, also fährt dein Schiff. Es hat drei Punkte im Zug: Ein Schritt kostet einen, ein Blick auf eine Insel auch. Wähle dein Schiff; es fährt auf das erste Feld.
first-not_ship = Das Meer ist voller Kontore, Verträge und Schätze. Lass dein Schiff fahren.
first-sail = Zwei Punkte sind übrig. Fahre weiter auf das Feld neben der Insel.
first-not_sail = Von dort ist keine Insel zu sehen. Fahre nach B3, neben die Insel.
first-look = Sieh dir mit dem letzten Punkt das Plättchen auf der Insel neben dir an. Nur du siehst es.
first-not_look = Dann wärst du umsonst hierher gefahren. Sieh dir das Plättchen an.
first-take = Ein Handelsvertrag! Jeder Vertrag macht alle Handelswaren für dich 1 Gold billiger, und drei sind ein Punkt. Nimm ihn.
first-not_take = Ein Vertrag hilft für den Rest der Partie: Nimm ihn.
first-production = Marea ist dran. Sie hat eine 4 gewürfelt, und alle haben eine Ware bekommen, auch du. So arbeiten die Würfel der anderen für dich. Am Ende deines eigenen Zugs darfst du fünf Waren haben.
first-later = Neunte Runde. Du hast drei Bewohner, zwei Kontore und zwei Verträge. Ein Kontor fügt seine Ware einer Zahl deiner Insel hinzu: Bei dieser Zahl darfst du wählen.
first-fourth = Dein vierter Bewohner und jeder weitere bringt auch ein öffentliches Gebäude. Siedle einen Pionier an.
first-not_fourth = Das hat Zeit. Der vierte Bewohner bringt umsonst ein öffentliches Gebäude: Siedle einen Pionier an.
first-public = Wähle ein beliebiges öffentliches Gebäude. Manche schützen dich bei Ereignissen, andere machen etwas billiger oder bringen Gold. Vier davon sind ein Punkt.
first-events = Bei einer 6 kommt ein Ereignis: Piraten, die Gold für Kontore und Verträge wollen, Feuer, das Gold für Bewohner kostet, oder goldene Zeiten, in denen alle eine Handelsware bekommen. Wer nicht zahlen kann, verliert das Plättchen.
first-last = Zwanzigste Runde. Vier Kontore und drei Verträge: Du hast zwei Punkte. Und 24 Gold.
first-thirty = Dreißig Gold wären dein dritter Punkt. Deine Bewohner zahlen nach ihrem Rang. Verkaufe den Tabak an den Kaufmann, der 4 zahlt.
first-not_thirty = Du brauchst sechs Gold mehr. Der Kaufmann zahlt am meisten: Verkaufe den Tabak.
first-not_over = Dein dritter Punkt ist in Reichweite: Verkaufe zuerst.
first-second_sale = 28 Gold. Ein Bürger zahlt 3 für Gewürz: Verkaufe es an einen Bürger.
first-not_second = So werden es keine dreißig. Ein Bürger zahlt 3: Verkaufe das Gewürz an einen Bürger.
first-end = 31 Gold, vier Kontore und drei Verträge: drei Punkte im eigenen Zug, und du hast sofort gewonnen!
first-coach = Mehr brauchst du nicht. Spiele jetzt eine ganze Partie gegen Anfänger: Ein Trainer sagt dir vor jeder Entscheidung, worum es geht, und danach, was gut war.

## Aristocrats & Pirates

aristocrats_pirates = Aristokraten & Piraten
aristocrats_pirates-welcome = Alle haben jetzt eine zweite Insel für Aristokraten, mit einem Schloss zum Bauen. Es gibt Luxuswaren, Kanonen und ein zweites Meer voller Piraten.
aristocrats_pirates-goals = Zum Sieg brauchst du einen Punkt zu Hause (drei Verträge, drei Kaufleute oder vier öffentliche Gebäude) und zwei bei den Aristokraten: alle drei Bauplätze bebaut, zwei Nester besiegt oder das Schloss vollendet.
aristocrats_pirates-castle = Das Schloss hat neun Stufen. Die erste kostet zwei Gold, und jede Stufe bringt sofort eine Aktionskarte. Baue die erste Stufe.
aristocrats_pirates-not_castle = Später vielleicht. Die erste Schlossstufe kostet nur zwei Gold und bringt eine Karte: Baue sie.
aristocrats_pirates-luxury = Ein Ingenieur. Deine Bewohner kaufen keine Luxuswaren, aber der ansässige Aristokrat kauft in jedem Zug eine für drei Gold. Verkaufe deinen Marmor.
aristocrats_pirates-not_luxury = Hier wollen wir den Aristokraten kennenlernen: Verkaufe den Marmor.
aristocrats_pirates-cannon = Kanonen zählen für alle deine Schiffe und gehen nie verloren. Du hast zwei; die dritte kostet acht Gold. Kaufe sie.
aristocrats_pirates-not_cannon = Auf See wartet ein Kampf. Kaufe zuerst die Kanone.
aristocrats_pirates-ships = Genug zu Hause. Geh zu den Schiffen: Deins liegt auf dem neuen Meer neben einer Insel.
aristocrats_pirates-not_ships = Hebe den Rest für später auf. Geh zu den Schiffen.
aristocrats_pirates-look = Sieh dir das Plättchen auf der Insel neben dir an.
aristocrats_pirates-not_look = Das Plättchen liegt direkt neben deinem Schiff: Sieh es dir an.
aristocrats_pirates-nest = Ein Piratennest der Stärke 4. Im Kampf würfeln beide: Das Nest zählt seine Stärke dazu, du deine drei Kanonen. Die höhere Summe gewinnt. Ein besiegtes Nest macht Luxuswaren für dich billiger, und zwei sind ein Punkt. Kämpfe!
aristocrats_pirates-not_fight = Du könntest es zurücklegen, aber mit drei Kanonen hast du gute Aussichten: Kämpfe.
aristocrats_pirates-end = 8 zu 7: Das Nest gehört dir, und das Schiff kommt in den Vorrat zurück. Hättest du verloren, wäre es beschädigt. Auf Piratenfeldern triffst du Piraten, die drei Gold oder einen Kampf wollen. Viel Glück!
