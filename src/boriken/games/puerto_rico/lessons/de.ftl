## The first game: what each step says, and what is said to a wrong answer

first = Dein erstes Spiel
first-welcome = Willkommen in Puerto Rico! Du führst Plantagen: Du baust Waren an, verkaufst einige, um eine Stadt zu bauen, und verschiffst die übrigen für Punkte. Die meisten Punkte gewinnen. Wir spielen den Anfang einer Partie, einen Moment in der Mitte und das Ende.
first-board = Das ist dein Tableau. Links die Insel mit Platz für zwölf Plantagen, rechts die Stadt für zwölf Gebäude. Du beginnst mit einer Indigoplantage und zwei Dublonen.
first-roles = Alles geschieht durch Rollen. Wenn du dran bist, nimmst du eine, und dann tun alle, was sie erlaubt, du zuerst. Wer eine Rolle nimmt, hat außerdem ein Privileg, das sonst niemand bekommt.
first-settler = Du bist Gouverneur und wählst zuerst. Nimm den Siedler: Alle dürfen eine Plantage nehmen.
first-not_settler = Das ist erlaubt, bringt dir mit einer leeren Insel aber wenig. Nimm den Siedler.
first-quarry = Dein Privileg als Siedler: Du darfst statt einer Plantage einen Steinbruch nehmen. Steinbrüche machen Gebäude billiger. Nimm einen.
first-not_quarry = Plantagen dürfen alle nehmen, einen Steinbruch nur, wer den Siedler genommen hat. Nutze dein Privileg: Nimm den Steinbruch.
first-others = Die anderen haben Plantagen genommen. Jetzt nimmt Marea eine Rolle, dann Coral. Schau zu, was geschieht.
first-worker = Marea hat den Vorarbeiter genommen: Neue Arbeiter werden verteilt, und du hast einen bekommen. Ohne Arbeiter wirkt nichts. Setze deinen auf den Steinbruch und bestätige.
first-not_worker = Indigo braucht einen Arbeiter auf der Plantage und einen zweiten in einer Indigoküperei, die du noch nicht hast. Ein Steinbruch wirkt sofort: Setze den Arbeiter dorthin.
first-build = Coral hat den Baumeister genommen: Alle dürfen bauen. Dein Steinbruch macht jedes Gebäude eine Dublone billiger. Baue die kleine Indigoküperei, damit aus deinem Indigo Waren werden.
first-build_something = Du kannst dir etwas Nützliches leisten: Baue die kleine Indigoküperei.
first-not_build = Ein gutes Gebäude, aber noch nicht jetzt. Du hast eine Indigoplantage und keine Küperei: Baue die kleine.
first-round = Alle haben eine Rolle genommen: Der Durchgang ist vorbei. Auf jede Rolle, die niemand nahm, kommt eine Dublone für den, der sie als Nächster nimmt. Jetzt ist Marea Gouverneur, und alle Rollen sind wieder frei.
first-second_round = Marea und Coral machen weiter.
first-two_workers = Wieder der Vorarbeiter. Immer wenn du neue Arbeiter bekommst, darfst du alle umsetzen. Für Indigo brauchst du einen auf der Indigoplantage und einen in der Indigoküperei.
first-not_two_workers = Nicht ganz. Ein Arbeiter gehört auf die Indigoplantage, der andere in die kleine Indigoküperei; der Steinbruch bleibt vorerst leer.
first-corn = Coral hat den Siedler genommen, also darfst auch du eine Plantage nehmen. Nimm Mais: Er braucht kein Gebäude, nur einen Arbeiter.
first-not_corn = Diesmal nicht. Mais ist die einzige Pflanze, die ohne Gebäude zur Ware wird: Nimm Mais.
first-craftsman = Du bist dran. Mit dem Aufseher stellen alle Waren her, und auf ihm liegt eine Dublone. Nimm ihn.
first-not_craftsman = Du hast noch keine Waren, also nichts zu verkaufen und nichts zu verschiffen. Nimm den Aufseher und die Dublone darauf.
first-extra = Dein Indigo ist hergestellt. Dein Privileg als Aufseher: eine weitere Ware einer Sorte, die du hergestellt hast. Nimm sie.
first-not_extra = Es kostet nichts: Nimm den zusätzlichen Indigo.
first-goods = Du hast zwei Indigo. Wozu sind Waren gut? Zum Verkaufen oder zum Verschiffen. Sehen wir uns die Mitte einer Partie an.
first-later = Achter Durchgang. Du hast Mais, Indigo, Zucker und einen Kaffee, und du bist Gouverneur.
first-trader = Der Händler verkauft Waren für Geld. Wer ihn nimmt, bekommt eine Dublone mehr, und eine weitere liegt auf der Karte. Nimm den Händler.
first-not_trader = An einem anderen Tag eine gute Wahl. Jetzt ist dein Kaffee viel wert: Nimm den Händler.
first-sell = Alle dürfen eine Ware verkaufen. Mais bringt nichts, Indigo 1, Zucker 2, Tabak 3 und Kaffee 4. Das Handelshaus nimmt jede Sorte nur einmal und hat vier Plätze. Verkaufe den Kaffee.
first-sell_something = Mit Geld wächst deine Stadt: Verkaufe den Kaffee.
first-not_sell = Das bringt weniger. Kaffee ist am meisten wert: Verkaufe den Kaffee.
first-captain = Acht Dublonen! Das Haus ist voll und wird geleert. Jetzt nimmt Marea den Kapitän.
first-ship = Alle müssen reihum verschiffen, bis niemand mehr kann. Jede Ware ist einen Punkt wert. Ein Schiff trägt eine Sorte, und keine zwei Schiffe dieselbe. Für Indigo ist nur ein Platz frei, und auch Coral hat Indigo. Verschiffe zuerst deinen Indigo.
first-not_ship = Diese Plätze warten auf dich: Niemand sonst hat solche Waren. Den letzten Platz für Indigo aber nähme Coral. Verschiffe zuerst den Indigo.
first-ship_on = Coral kann keinen Indigo mehr verschiffen. Weiter: Verschiffe, was noch passt.
first-keep = Nichts passt mehr. Jetzt verdirbt, was nicht gelagert wird: Ohne Lagerhaus behältst du eine einzige Ware. Indigo lässt sich verkaufen, Mais bringt nichts. Behalte den Indigo: Stelle Mais auf null und bestätige.
first-not_keep = Du darfst eine einzige Ware behalten. Mais bringt im Handelshaus nichts: Behalte den Indigo.
first-points = Punkte gibt es fürs Verschiffen und für Gebäude: Jedes ist so viel wert, wie darauf steht. Die großen bringen am Ende noch mehr. Ein Gebäude wirkt nur, wenn es besetzt ist.
first-last = Das Ende ist nah. Die Partie endet mit dem Durchgang, in dem jemand die zwölf Plätze einer Stadt füllt oder die Arbeiter oder die Punkte ausgehen. In deiner Stadt sind noch zwei Plätze frei.
first-builder = Ein großes Gebäude braucht zwei Plätze. Nimm den Baumeister: Sein Privileg spart eine Dublone, dein Steinbruch noch eine.
first-not_builder = Das hülfe den anderen so viel wie dir. Nimm den Baumeister und vollende deine Stadt.
first-large = Du kannst dir ein großes Gebäude leisten. Die Zunfthalle bringt Punkte für Produktionsgebäude: einen für ein kleines, zwei für ein großes. Du hast sechs davon. Baue die Zunfthalle.
first-build_large = Ein großes Gebäude ist viele Punkte wert: Baue die Zunfthalle.
first-not_large = Das ist für dich weniger wert. Vier große und zwei kleine Produktionsgebäude machen mit der Zunfthalle zehn Punkte: Baue sie.
first-occupy = Deine Stadt ist voll, also ist dies der letzte Durchgang. Marea hat den Vorarbeiter genommen, und du hast einen Arbeiter bekommen. Ein großes Gebäude bringt seine Zusatzpunkte nur, wenn es besetzt ist: Setze den Arbeiter dorthin.
first-not_occupy = Auf der Plantage bringt der Arbeiter nichts mehr. In der Zunfthalle bringt er zehn Punkte: Setze ihn dorthin.
first-end = Die Partie ist vorbei. Zusammengezählt werden die Punkte vom Verschiffen, die der Gebäude und die Zusatzpunkte großer Gebäude; bei Gleichstand entscheiden Geld und Waren. Du hast gewonnen!
first-coach = Mehr brauchst du nicht. Spiele jetzt eine ganze Partie gegen Anfänger: Ein Trainer sagt dir vor jeder Entscheidung, worum es geht, und danach, was gut war.

## New Buildings

new_buildings = Neue Gebäude
new_buildings-welcome = Mit den neuen Gebäuden kommen vierzehn Sorten zu denen, die du kennst. Zeige auf eine, um zu lesen, was sie tut.
new_buildings-choice = Vor der Partie wählen alle reihum, welche siebzehn Sorten zum Bauen ausliegen; so gleicht keine Partie der anderen. Für diese Lektion liegt von jeder eine bereit.
new_buildings-settler = Du hast ein besetztes Forsthaus und einen Wald. Nimm den Siedler.
new_buildings-not_settler = Dein Forsthaus wirkt in der Siedlerphase: Nimm den Siedler.
new_buildings-forest = Mit einem Forsthaus darfst du die genommene Plantage verdeckt legen, als Wald. Dort arbeitet niemand, aber je zwei Wälder machen das Bauen eine Dublone billiger. Lege einen Wald.
new_buildings-not_forest = Ein zweiter Wald macht alles, was du baust, bis zum Ende billiger: Wähle einen der Wälder.
new_buildings-library = Marea hat den Baumeister genommen. Du hast sieben Dublonen, die Bibliothek kostet acht. Deine zwei Wälder sparen eine: Baue die Bibliothek. Ist sie besetzt, verdoppelt sie das Privileg jeder Rolle, die du nimmst.
new_buildings-build_something = Du kannst sie dir gerade leisten: Baue die Bibliothek.
new_buildings-not_library = Das darfst du, aber hier wollen wir die Bibliothek sehen: Baue sie.
new_buildings-end = So geht es: Neue Gebäude ändern je eine Regel, und nur, solange sie besetzt sind, von Wäldern und Punkten abgesehen. Wähle am Anfang gut und lies, was die anderen bauen könnten.

## Nobles

nobles = Die Adligen
nobles-welcome = Adlige kommen auf die Insel. Sie arbeiten wie Arbeiter, und jeder ist am Ende einen Punkt wert. Außer den anderen liegen acht rote Gebäude zum Bauen aus.
nobles-mayor = Immer wenn Arbeiter ankommen, ist einer davon ein Adliger. Du bist Gouverneur und kannst zuerst wählen: Nimm den Vorarbeiter.
nobles-not_mayor = Dann bekommt vielleicht jemand anderes den Adligen. Nimm den Vorarbeiter.
nobles-privilege = Zuerst dein Privileg: ein Arbeiter mehr aus dem Vorrat. Nimm ihn.
nobles-not_privilege = Arbeiter kann man immer brauchen: Nimm den zusätzlichen.
nobles-token = Jetzt dein Anteil an den Angekommenen: ein Arbeiter oder der Adlige? Nimm den Adligen, der auch einen Punkt wert ist.
nobles-not_token = Ein Adliger tut dieselbe Arbeit und ist am Ende einen Punkt wert: Nimm den Adligen.
nobles-chapel = Alle deine Kreise sind besetzt; sage, wo der Adlige steht. Manche roten Gebäude tun mit einem Adligen etwas anderes. In jeder Aufseherphase zahlt die Kapelle mit einem Arbeiter eine Dublone, mit einem Adligen einen Punkt: Setze den Adligen in die Kapelle und bestätige.
nobles-not_chapel = Dort arbeitet der Adlige nur. In der Kapelle bringt er in jeder Aufseherphase einen Punkt: Setze ihn dorthin.
nobles-end = Auch Grundbuchamt, Jagdschloss und Bauamt haben zwei Seiten; den anderen roten Gebäuden ist es gleich, wer dort arbeitet. Und merke: Mit Adligen endet die Partie nicht, wenn die Arbeiter ausgehen.

## Buccaneer

buccaneer = Der Freibeuter
buccaneer-welcome = Der Freibeuter ist eine Rolle mehr. Wer ihn nimmt, handelt allein: Die anderen bekommen nichts.
buccaneer-take = Im Handelshaus liegen drei Waren, und Marea möchte ihren Kaffee verkaufen. Nimm den Freibeuter.
buccaneer-not_take = In dieser Lektion geht es um den Freibeuter: Nimm ihn.
buccaneer-strokes = Wähle einen Streich. Piraterie leert ein Schiff, und du behältst bis zu drei Waren davon. Plündern leert das Handelshaus für einen Punkt je Ware. Ein Überfall nimmt Arbeiter, die über einen je Mitspieler hinausgehen. Plündere das Handelshaus.
buccaneer-not_raid = Es warten nur so viele Arbeiter, wie Leute mitspielen: Ein Überfall brächte nichts. Plündere das Handelshaus.
buccaneer-not_plunder = Das brächte jetzt weniger. Drei Waren im Handelshaus sind drei Punkte: Plündere es.
buccaneer-kidnap = Drei Punkte. Der vierte Streich ist die Entführung: Du nimmst die Dublonen von einer freien Rolle und legst sie vor dich. Nimmt sie im selben Durchgang noch jemand, bekommst du drei Dublonen; nimmt sie niemand, spielst du sie am Ende des Durchgangs.
buccaneer-end = Jetzt wirst du gesucht: Den Freibeuter darfst du erst wieder nehmen, wenn ihn jemand anderes genommen hat. Dublonen kommen nie auf ihn.

## Festival

festival = Das Festival
festival-welcome = Ein Fest wird gefeiert. Die Tafel zeigt drei Aufgaben: drei Plantagen einer Sorte, drei Waren in einer Phase hergestellt und ein Gebäude. Wer eine Aufgabe zuerst erfüllt, bekommt ihren Lohn.
festival-settler = Das Fest verlangt drei Indigoplantagen, du hast zwei. Marea auch. Sei schneller: Nimm den Siedler.
festival-not_settler = Auch Marea fehlt eine Plantage. Nimm den Siedler, bevor sie es tut.
festival-third = Nimm die Indigoplantage, deine dritte.
festival-not_third = Das hilft bei der Aufgabe nicht. Nimm Indigo.
festival-workers = Geschafft! Der Lohn sind drei Arbeiter, die du sofort einsetzt, wo du willst, oder am Port lässt. Setze sie ein und bestätige.
festival-end = Die gezeigten Waren in einer Aufseherphase herzustellen bringt drei Dublonen, das gezeigte Gebäude zu bauen drei Punkte. Jeden Lohn gibt es einmal.
