## Chapters

chapter-start = Vorbereitung
chapter-rounds = Runden und Rollen
chapter-end = Ende und Wertung
chapter-cards = Gebäude

## Paragraphs: a heading and a text

book-setup = Zwei bis vier spielen. Alle beginnen mit einer Indigoküperei in der Stadt und vier Karten auf der Hand. Der Rest der 110 Karten ist der Nachziehstapel. Die fünf Tafeln des Handelshauses werden gemischt, { $first_governor ->
        [lot] der erste Gouverneur wird ausgelost.
       *[other] der erste Gouverneur steht an diesem Tisch fest.
    }
    .heading = Der Tisch
book-cards = Eine Karte ist ein Gebäude in der Stadt, Geld auf der Hand oder eine Ware auf einem Produktionsgebäude. Abgeworfene Karten liegen verdeckt. Ist der Stapel leer, werden sie gemischt.
    .heading = Karten
book-chosen_hands = Eine Variante: Der Gouverneur bekommt fünf Karten, die nächsten sechs, sieben und acht; alle behalten vier davon.
    .heading = Gewählte Handkarten
book-round = Der Gouverneur nimmt eine Rolle, dann die anderen im Uhrzeigersinn. Wer eine Rolle nimmt, handelt zuerst und hat ihr Privileg; dann die anderen, wenn sie mögen. Haben alle eine genommen, werden die Rollen wieder frei, und der Nächste ist Gouverneur.
    .heading = Eine Runde
book-two_players = Zu zweit werden drei Rollen in der Runde genommen: vom Gouverneur, vom anderen und noch einmal vom Gouverneur. Eine Bibliothek wirkt höchstens einmal in der Runde.
    .heading = Zu zweit
book-builder = Alle dürfen eine Karte aus der Hand in die Stadt legen und ihre Kosten mit anderen Karten bezahlen; der Baumeister zahlt eine weniger. Produktionsgebäude dürfen mehrmals dort stehen, violette nur einmal.
    .heading = Baumeister
book-producer = Alle dürfen die nächste Karte vom Stapel verdeckt auf eines ihrer leeren Produktionsgebäude legen, der Aufseher auf zwei. Sie ist eine Ware der Sorte dieses Gebäudes, und niemand sieht sie an. Ein Gebäude fasst eine Ware.
    .heading = Aufseher
book-trader = Die nächste Tafel des Handelshauses wird aufgedeckt. Alle dürfen eine Ware verkaufen, der Händler zwei, und ziehen dafür so viele Karten, wie die Tafel zeigt. Dann kommt die Tafel unter die anderen; ihre Reihenfolge bleibt.
    .heading = Händler
book-councillor = Alle ziehen zwei Karten und behalten eine; der Ratsherr zieht fünf und behält eine.
    .heading = Ratsherr
book-prospector = Wer den Goldsucher nimmt, zieht eine Karte. Die anderen tun nichts.
    .heading = Goldsucher
book-limit = Wer eine Kapelle hat, darf eine Handkarte darunterlegen. Dann wirft ab, wer mehr als sieben Karten hat, mit Turm mehr als zwölf.
    .heading = Zwischen zwei Runden
book-end = Die Partie endet mit der Baumeisterphase, in der jemand zwölf Gebäude hat; alle, die darin noch dran sind, handeln noch.
    .heading = Das Ende
book-score = Die Punkte auf den Gebäuden, ein Punkt je Karte unter einer Kapelle, dann Triumphbogen, Zunfthalle und Rathaus und zuletzt der Palast. Bei Gleichstand entscheiden Handkarten und Waren zusammen.
    .heading = Die Wertung
book-info = Nur du kennst deine Hand und die Karten unter deiner Kapelle. Niemand kennt die Waren, die Stapel und anfangs die Folge der Tafeln. Städte, Rollen und Kartenzahlen sind offen.
    .heading = Verdeckt und offen
book-violet = Ein violettes Gebäude wirkt, sobald die Baumeisterphase vorbei ist, in der es gebaut wurde. Niemand muss es nutzen. Monumente und die vier großen zählen erst am Ende.
    .heading = Violette Gebäude

## What a coach says before a decision, by the kind of question

coach-role = Welche Rolle hilft dir mehr als den anderen? Sieh nach, was sie bauen, herstellen oder verkaufen könnten.
coach-build = Jede Karte, mit der du zahlst, ist ein Gebäude, das du nicht bekommst. Früh billige Helfer, spät große Gebäude.
coach-pay = Zahle mit dem, was du als Letztes bauen würdest.
coach-produce = Stelle die Waren her, die am meisten bringen.
coach-sell = Verkaufe, was die Tafel gut bezahlt; den Rest hebe für eine bessere auf.
coach-keep = Behalte, was zu deiner Stadt passt, nicht was nur teuer ist.
coach-take = Karten kosten nichts: Ziehe.
coach-discard = Gib ab, was du nicht mehr bauen wirst.
coach-chapel = Eine Karte, die du nicht baust, ist dort einen Punkt wert.
