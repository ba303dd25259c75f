## Chapters

chapter-start = Vorbereitung
chapter-rounds = Durchgänge und Rollen
chapter-end = Ende und Wertung
chapter-buildings = Gebäude
chapter-new_buildings = Neue Gebäude
chapter-nobles = Die Adligen
chapter-buccaneer = Der Freibeuter
chapter-festival = Das Festival

## Paragraphs: a heading and a text

book-setup = Drei bis fünf spielen, zwei mit kleinen Änderungen. Alle haben eine Insel mit Platz für zwölf Plättchen und eine Stadt für zwölf Gebäude, einige Dublonen und eine Plantage: Indigo beim ersten Gouverneur und denen danach, Mais bei den letzten. Schiffe, { edition-them }, Punkte und Rollen richten sich nach der Zahl der Mitspielenden. { $first_governor ->
        [lot] Der erste Gouverneur wird ausgelost.
       *[other] An diesem Tisch steht fest, wer der erste Gouverneur ist.
    }{ $balanced ->
        [true] {" "}An diesem Tisch kostet die Manufaktur 8 und die Universität 7, und wer mit Mais beginnt, hat eine Dublone weniger.
       *[other] {""}
    }{ $long_game ->
        [true] {" "}Alle { edition-them } und alle Punkte der Schachtel sind im Spiel.
       *[other] {""}
    }
    .heading = Der Tisch
book-two_players = Zu zweit nehmen beide abwechselnd drei Rollen im Durchgang; eine von sieben bleibt übrig und bekommt eine Dublone. Es gibt zwei Schiffe, weniger { edition-them }, Waren, Plättchen und Punkte und weniger Exemplare der Gebäude.
    .heading = Zu zweit
book-round = Der Gouverneur nimmt eine Rolle, dann die anderen im Uhrzeigersinn, jeder eine, die noch frei ist. Wer eine Rolle nimmt, handelt zuerst und hat ihr Privileg; dann kommen die anderen. Nach der letzten Rolle bekommt jede, die niemand nahm, eine Dublone, alle werden wieder frei, und der Nächste ist Gouverneur.
    .heading = Ein Durchgang
book-settler = Alle dürfen eine offene Plantage nehmen; wer die Rolle nahm, darf stattdessen einen Steinbruch nehmen. Sind alle dran gewesen, wird der Rest der Auslage abgelegt, und es wird eine Plantage mehr aufgedeckt, als Leute mitspielen. Eine Insel fasst zwölf Plättchen.
    .heading = Siedler
book-mayor = Wer die Rolle nahm, darf einen { edition-one } aus dem Vorrat nehmen. Dann werden die Wartenden einzeln reihum verteilt. Alle dürfen alle ihre { edition-them } umsetzen: Ein Kreis fasst einen, und solange ein Kreis frei ist, bleibt niemand daneben. Worauf niemand steht, wirkt nicht.
    .heading = { roles-mayor.name }
book-refill = Haben alle gesetzt, kommt für jeden leeren Kreis in den Städten einer nach, mindestens aber so viele, wie Leute mitspielen. Leere Plantagen bringen niemanden. { $long_game ->
        [true] Reicht der Vorrat nicht, kommen so viele, wie es noch gibt, und die Partie geht weiter.
       *[other] { $nobles ->
            [true] Reicht der Vorrat nicht, kommen so viele, wie es noch gibt, und die Partie geht weiter.
           *[other] Reicht der Vorrat nicht, endet die Partie mit diesem Durchgang.
        }
    }
    .heading = Neue { edition-them }
book-builder = Alle dürfen ein ausliegendes Gebäude bauen, keine Sorte zweimal; wer die Rolle nahm, zahlt eine Dublone weniger. Ein großes Gebäude braucht zwei Plätze. Ein neues Gebäude ist zunächst leer. Eine Stadt fasst höchstens { $max_large } große Gebäude.
    .heading = Baumeister
book-price = Die Zahl auf einem Gebäude ist sein Preis. Jeder besetzte Steinbruch spart eine Dublone, doch in der ersten Spalte zählt nur einer, in der zweiten zwei, in der dritten drei, in der vierten vier. Die Dublone des Baumeisters kommt dazu. Unter null sinkt kein Preis.
    .heading = Was ein Gebäude kostet
book-craftsman = Alle nehmen die Waren, die Insel und Stadt hergeben: einen Mais für jede besetzte Maisplantage; bei den anderen braucht jede Ware eine besetzte Plantage und einen besetzten Kreis in einem passenden Gebäude. Reicht der Vorrat nicht, gehen die Späteren leer aus. Dann darf, wer die Rolle nahm, eine weitere Ware einer hergestellten Sorte nehmen.{ $optional_production ->
        [true] {" "}An diesem Tisch dürfen alle auf ihre Waren verzichten.
       *[other] {""}
    }
    .heading = Aufseher
book-trader = Alle dürfen eine Ware ans Handelshaus verkaufen: Mais für nichts, Indigo für 1, Zucker 2, Tabak 3, Kaffee 4; wer die Rolle nahm, bekommt eine Dublone mehr. Das Haus hat vier Plätze und nimmt jede Sorte einmal. Ist es voll, endet die Phase und es wird geleert; sonst bleiben die Waren.
    .heading = Händler
book-captain = Alle verschiffen reihum, jedes Mal eine Sorte auf ein Schiff, bis niemand mehr kann. Wer kann, muss. Jede Ware ist ein Punkt; wer die Rolle nahm, bekommt mit der ersten Ladung einen mehr.
    .heading = Kapitän
book-ships = Ein Schiff trägt eine Sorte, und keine zwei Schiffe dieselbe. Du lädst so viele Waren, wie passen. Kämen mehrere leere Schiffe in Frage, nimm eines, das am meisten fasst. Ein volles Schiff fährt ab, wenn eingelagert ist; die anderen behalten ihre Ladung.
    .heading = Schiffe
book-store = Nach dem Verschiffen darf jeder eine einzige Ware behalten. Lagerhäuser halten mehr. Alles andere geht in den Vorrat zurück.
    .heading = Einlagern
book-prospector = Wer den Goldsucher nimmt, bekommt eine Dublone. Die anderen tun nichts.
    .heading = Goldsucher
book-end =
    { $long_game ->
        [true] Die Partie endet mit dem Durchgang, in dem jemand den zwölften Platz einer Stadt füllt, und nur dann: Gehen die { edition-them } oder die Punkte aus, geht sie weiter. Der Durchgang wird zu Ende gespielt.
       *[other] Die Partie endet mit dem Durchgang, in dem { $nobles ->
            [true] {""}
           *[other] der Vorrat nicht alle fälligen { edition-them } hergibt, {""}
        }jemand den zwölften Platz einer Stadt füllt oder{ $vp_end_any_phase ->
            [true] {""}
           *[other] {" "}in einer Kapitänsphase
        } der letzte Punkt genommen wird. Der Durchgang wird zu Ende gespielt.
    }
    .heading = Das Ende
book-score = Punkte vom Verschiffen, die Punkte auf den Gebäuden und was besetzte große Gebäude hinzufügen. Die meisten gewinnen; bei Gleichstand entscheiden Dublonen und Waren zusammen. { $hidden_vp ->
        [true] An diesem Tisch bleiben die Punkte der anderen bis zum Ende verdeckt.
       *[other] Alle dürfen die Punkte aller sehen.
    }
    .heading = Die Wertung
book-buildings = Ein Gebäude wirkt nur, solange mindestens ein { edition-one } darin ist; seine Punkte zählen immer. Niemand muss nutzen, was ein Gebäude bietet. Große Gebäude füllen zwei Plätze und zählen als eines. { $ask_optional ->
        [true] An diesem Tisch wirst du vor jeder Wirkung gefragt.
       *[other] Was dir nur etwas gibt, kommt ohne Frage.
    }
    .heading = Alle Gebäude
book-choice =
    { $buildings ->
        [draft] Vor dem ersten Durchgang wählen alle reihum, vom ersten Gouverneur an, eine Sorte für einen freien Platz ihres Preises, bis siebzehn Sorten ausliegen. Die anderen sind nicht im Spiel.
        [random] Vor dem ersten Durchgang werden siebzehn Sorten ausgelost, eine für jeden Platz ihres Preises, und liegen aus. Die anderen sind nicht im Spiel.
        [all-31] Von allen 31 Sorten liegt je eine aus; so kann jede Sorte nur einmal gebaut werden.
       *[other] Welche siebzehn Sorten ausliegen, wurde beim Aufbau festgelegt. Die anderen sind nicht im Spiel.
    }
    .heading = Die Wahl der Gebäude
book-nobles = Zwanzig Adlige sind ein Vorrat für sich; bei jedem Nachschub ist einer der Neuen ein Adliger. Wer einen der Wartenden bekommt, wählt, solange es eine Wahl gibt. Adlige tun alles, was ein { edition-one } tut, und jeder ist am Ende einen Punkt wert. Mit Adligen endet die Partie nicht, weil die { edition-them } ausgehen.
    .heading = Adlige
book-red = Grundbuchamt, Kapelle, Jagdschloss und Bauamt haben zwei Wirkungen: eine mit { edition-one }, eine andere mit einem Adligen. Hoflieferant, Villa, Juwelier und Hofgarten tun mit beiden dasselbe. { $lodges ->
        [first] An diesem Tisch wirken Jagdschlösser, bevor Gäste umziehen, auch wo nur andere handeln.
       *[other] Jagdschlösser wirken, nachdem die letzten Gäste umgezogen sind.
    }
    .heading = Rote Gebäude
book-buccaneer = Eine Rolle mehr, auf die nie eine Dublone kommt. Nur wer sie nimmt, handelt, und wählt einen von vier Streichen. Danach wird er gesucht und darf sie erst wieder nehmen, wenn jemand anderes sie genommen hat.
    .heading = Freibeuter
book-strokes = Piraterie leert ein Schiff, bis zu drei Waren davon bleiben dem Piraten. Plündern leert das Handelshaus für einen Punkt je Ware. Ein Überfall lässt so viele { edition-them } warten, wie Leute mitspielen; bis zu drei der anderen gehen sofort auf freie Kreise des Freibeuters.
    .heading = Piraterie, Plündern, Überfall
book-kidnap = Der Entführer nimmt die Dublonen von einer Rolle, die in diesem Durchgang noch frei ist, und legt sie vor sich. Nimmt sie noch jemand, bekommt er drei Dublonen. { $kidnap_solo ->
        [true] Nimmt sie niemand, spielt er sie am Ende des Durchgangs allein.
       *[other] Nimmt sie niemand, spielt er sie am Ende des Durchgangs, und die anderen handeln danach wie üblich.
    }
    .heading = Entführung
book-festival = Zu Beginn werden eine Plantage, drei Waren und ein Gebäude der dritten Spalte gezogen und gezeigt. Das sind drei Aufgaben für alle; jeden Lohn bekommt einmal, wer zuerst fertig ist. Was gezeigt war, kommt dann ins Spiel zurück.
    .heading = Das Fest
book-rewards = Drei Plantagen der gezeigten Sorte: sofort drei { edition-them }. Mindestens die gezeigten Waren in einer Aufseherphase hergestellt: drei Dublonen. Das gezeigte Gebäude zum üblichen Preis gebaut: drei Punkte. { $festival_privilege_goods ->
        [true] Die zusätzlichen Waren des Aufsehers zählen mit.
       *[other] An diesem Tisch zählen die zusätzlichen Waren des Aufsehers nicht mit.
    }
    .heading = Aufgaben und Lohn

## What a coach says before a decision, by the kind of question

coach-role = Welche Rolle hilft dir mehr als den anderen? Zähle, was jeder davon hätte, und sieh auf die Dublonen auf den Karten.
coach-tile = Denk daran, was du damit herstellen kannst und was niemand sonst anbaut. Steinbrüche lohnen sich früh in der Partie.
coach-place = Besetze zuerst, was zusammengehört: eine Plantage und ihr Gebäude. Dann, was bei den nächsten Rollen hilft.
coach-build = Am Anfang Gebäude, die herstellen oder verdienen, später solche mit vielen Punkten. Du darfst dein Geld auch sparen.
coach-extra = Nimm die Ware, die du am besten verkaufen oder verschiffen kannst.
coach-sell = Die teuerste Ware bringt am meisten, aber ein volles Handelshaus kann andere aufhalten.
coach-ship = Verschiffe zuerst, wofür andere den Platz wegnehmen könnten. Was bleibt, kann verloren gehen.
coach-keep = Behalte, was sich am teuersten verkauft oder was du nächstes Mal verschiffst.
coach-colonist = Eine Hilfe mehr kostet nichts. Nimm sie, außer das Ende soll noch warten.
book-forests =
    { $nb_rules ->
        [2004] Mit einem Forsthaus darfst du, in deinem Zug der Siedlerphase ein Waldplättchen legen statt eine Plantage oder einen Steinbruch zu nehmen; dafür verlässt eine offene Plantage deiner Wahl das Spiel. Hazienda und Forsthaus liegen nie beide aus.
       *[other] Mit einem Forsthaus darfst du die Plantage, die du nimmst, verdeckt als Wald legen, einen Steinbruch nicht. Hazienda und Forsthaus dürfen beide ausliegen.
    }
    .heading = Wälder
