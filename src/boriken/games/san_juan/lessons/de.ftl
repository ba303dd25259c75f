## The first game: what each step says, and what is said to a wrong answer

first = Dein erstes Spiel
first-welcome = Willkommen in San Juan! Gespielt wird nur mit Karten: Eine Karte ist ein Gebäude, sobald sie in deiner Stadt liegt, Geld, solange du sie auf der Hand hast, und eine Ware, wenn sie verdeckt auf einem Produktionsgebäude liegt. Die meisten Punkte am Ende gewinnen.
first-hand = Das ist deine Hand. Die Zahl auf einer Karte sind ihre Kosten: Um sie zu bauen, gibst du so viele deiner anderen Karten ab. Die Punkte ist sie am Ende wert.
first-roles = So geht eine Runde: Alle nehmen nacheinander eine dieser Rollen. Was eine Rolle erlaubt, dürfen alle tun; wer sie genommen hat, zuerst und besser.
first-builder = Du beginnst als Gouverneur. Nimm den Baumeister: Alle dürfen ein Gebäude bauen, und du zahlst eine Karte weniger.
first-not_builder = Das hilft wenig, solange nichts gebaut ist. Nimm den Baumeister.
first-build = Baue die Zuckermühle. Sie kostet zwei Karten, als Baumeister zahlst du eine. Produktionsgebäude stellen Waren her, und aus Waren werden neue Karten.
first-build_something = Ohne Gebäude keine Waren, ohne Waren keine Karten: Baue die Zuckermühle.
first-not_build = Dann hättest du kaum noch Karten. Beginne mit etwas Billigem, das Karten bringt: der Zuckermühle.
first-pay = Wähle jetzt die Karte, mit der du zahlst. Sie ist weg. Der Palast ist erst am Ende der Partie etwas wert: Gib ihn ab.
first-not_pay = Diese Karte kannst du bald brauchen. Der Palast ist vorerst viel zu teuer: Zahle mit ihm.
first-others = Marea hat eine Schmiede gebaut. Jetzt nimmt sie eine Rolle.
first-produce = Marea hat den Aufseher genommen: Alle dürfen eine Ware herstellen, sie selbst zwei. Eine Karte vom Stapel kommt verdeckt auf ein Produktionsgebäude. Zucker bringt mehr als Indigo: Stelle Zucker her.
first-produce_something = Es kostet nichts: Stelle Zucker her.
first-not_produce = Indigo bringt eine Karte, Zucker meist mehr: Stelle Zucker her.
first-sell = Coral hat den Händler genommen. Eine Tafel des Handelshauses zeigt, wie viele Karten jede Ware bringt; beim nächsten Händler kommt eine andere. Verkaufe deinen Zucker für zwei Karten.
first-sell_something = Zwei Karten sind mehr wert als eine Ware im Lager: Verkaufe den Zucker.
first-not_sell = Verkaufe den Zucker für zwei Karten.
first-round = Die Runde ist vorbei, zwei Rollen blieben übrig. Alle Rollen liegen wieder offen, und Marea ist Gouverneur. Wer zwischen zwei Runden mehr als sieben Karten hat, wirft den Rest ab.
first-later = Einige Runden später. Deine Stadt wächst, aber deine Hand ist klein.
first-councillor = Der Ratsherr bringt Karten: Alle ziehen zwei und behalten eine, der Ratsherr wählt aus fünf. Nimm den Ratsherrn.
first-not_councillor = Dir fehlt ein guter Plan. Als Ratsherr wählst du aus fünf Karten: Nimm den Ratsherrn.
first-draw = Ziehe deine fünf Karten.
first-not_draw = Die Karten kosten nichts: Ziehe sie.
first-keep = Behalte die Karte, die zu deiner Stadt passt. Du hast fünf Produktionsgebäude, und die Zunfthalle bringt am Ende zwei Punkte für jedes. Behalte die Zunfthalle.
first-not_keep = Sieh dir deine Stadt an: fünf Produktionsgebäude. Die Zunfthalle macht sie am Ende viel mehr wert: Behalte sie.
first-prospector = Die fünfte Rolle ist der Goldsucher: Wer ihn nimmt, bekommt eine Karte, die anderen nichts. Er ist für Runden da, in denen dir sonst nichts hilft.
first-last = Das Ende ist nah: Die Partie endet mit der Baumeisterphase, in der jemand zwölf Gebäude hat. Du hast elf.
first-last_builder = Du hast alles auf der Hand. Nimm den Baumeister.
first-not_last_builder = Du könntest jetzt fertig werden, bevor die anderen es können. Nimm den Baumeister.
first-guild = Welches Gebäude ist jetzt am meisten wert? Die Zunfthalle bringt zwei Punkte für jedes deiner acht Produktionsgebäude. Baue sie.
first-build_large = Dann fehlt dir das letzte Gebäude: Baue die Zunfthalle.
first-not_city_hall = Das Rathaus bringt einen Punkt für jedes violette Gebäude, und du hättest vier. Die Zunfthalle bringt sechzehn: Baue die.
first-not_guild = Auch das wäre dein zwölftes Gebäude, aber wenig wert. Die Zunfthalle bringt sechzehn Punkte: Baue sie.
first-pay_large = Zahle fünf Karten. Handkarten sind jetzt nichts mehr wert, also ist es gleich, welche.
first-end = Zwölf Gebäude: Die Partie ist vorbei. Es zählen die Punkte auf den Gebäuden, Karten unter einer Kapelle und die großen Gebäude. Du hast gewonnen!
first-coach = Mehr brauchst du nicht. Spiele jetzt eine ganze Partie gegen Anfänger: Ein Trainer sagt dir vor jeder Entscheidung, worum es geht, und danach, was gut war.

## The variant with chosen hands

chosen_hands = Gewählte Handkarten
chosen_hands-welcome = Bei dieser Variante entscheidet nicht nur das Glück über die ersten vier Karten: Der Gouverneur bekommt fünf, die anderen mehr, je später sie dran sind. Alle behalten vier.
chosen_hands-choose = Wirf eine Karte ab. Behalte etwas Billiges für den Anfang und etwas, das dazu passt. Hier gibt es keine falsche Antwort.
chosen_hands-end = Jetzt wählen die anderen, und dann geht die Partie weiter, wie du sie kennst.
