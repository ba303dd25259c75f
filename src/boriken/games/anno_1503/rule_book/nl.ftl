## Chapters

chapter-start = Voorbereiding
chapter-turn = De beurt
chapter-sea = Op zee
chapter-end = Punten en einde
chapter-expansion = Aristocraten & Piraten

## Paragraphs: a heading and a text

book-setup = Twee tot vier spelen. Iedereen krijgt door loting een thuiseiland, twee bewoners, een schip op het startvak en een in de voorraad, 7 goud, een steen en een hout. Fiches voor dat aantal spelers liggen gedekt op de eilanden van de zeekaart; enkele blijven over als reserve die niemand ziet. { $first_player ->
        [lot] Wie begint, wordt geloot.
       *[other] Aan deze tafel staat vast wie begint.
    }
    .heading = De tafel
book-turn = Een beurt is een worp, dan bouwen, verkopen en kopen in elke volgorde, dan de schepen. Aan het einde mag je vijf goederen hebben; wat erboven is gaat terug.
    .heading = De beurt
book-production = Bij 1 tot 5 neemt iedereen het goed dat het eigen eiland bij dat getal toont; bij het vraagteken een handelsgoed naar keuze. Met een handelspost daar kies je tussen beide. Een lege stapel geeft niets.
    .heading = Productie
book-events = Bij een 6 brengt een tweede worp een gebeurtenis voor iedereen. Piraten (1, 2) willen 1 goud voor elke handelspost en elk contract, brand (3, 4) kost 1 goud per bewoner; wat niet betaald wordt is verloren, maar twee bewoners blijven altijd. Gouden tijden (5, 6) geven iedereen een handelsgoed.
    .heading = Gebeurtenissen
book-inhabitants = Een nieuwe bewoner komt als pionier voor steen, hout en gereedschap. Een promotie verheft er één met een rang: kolonist, burger, koopman; wat het kost staat erbij. Er is plaats voor vier lage en drie hoge, zeven in totaal.
    .heading = Bewoners
book-public = De vierde tot zevende bewoner brengt elk één openbaar gebouw naar keuze, geen soort twee keer. Het kost niets, werkt meteen en blijft. Kerk, brandweer en smid helpen bij gebeurtenissen, de andere bij handel, bouwen en op zee.
    .heading = Openbare gebouwen
book-trade = Elke bewoner koopt één handelsgoed per beurt en betaalt naar rang 1 tot 4 goud. Uit de voorraad kost een handelsgoed 6 goud, per contract 1 minder; je koopt hoogstens twee kaarten per beurt. Schulden bestaan niet, en het spoor eindigt bij 40.
    .heading = Verkopen en kopen
book-ships = Elk schip heeft drie punten per beurt: een stap naar het volgende zeevak kost er één, een blik op een fiche ernaast ook. Schuin mag niet. Wat een tweede schip kost staat erbij; twee is het meeste.
    .heading = Schepen
book-tiles = Een fiche die je bekijkt mag je nemen of ongezien terugleggen. Een handelspost komt aan een vrije steiger van je eiland en voegt daar haar goed toe; een contract, hoogstens drie, maakt handelsgoederen goedkoper; een schat is 12 goud of een gratis promotie.
    .heading = Eilandfiches
book-info = Alles is open behalve de voorkant van fiches, de volgorde van stapels en de actiekaarten in een hand. Alleen jij kent de fiches die je bekeken hebt, tot er iets anders ligt.
    .heading = Verborgen en open
book-points =
    { $aristocrats_pirates ->
        [true] Drie contracten, drie kooplieden of vier openbare gebouwen zijn het thuispunt, waarvan er één telt. Alle bouwplaatsen bebouwd, twee nesten verslagen en het kasteel voltooid zijn de adelspunten, waarvan er twee tellen. Goud en handelsposten zijn hier geen punten.
       *[other] 30 goud, vier handelsposten, drie contracten, vier openbare gebouwen en drie kooplieden zijn elk een punt.
    } Vervalt de voorwaarde, dan ook het punt.
    .heading = Punten
book-end =
    { $aristocrats_pirates ->
        [true] Wie in de eigen beurt het thuispunt en twee adelspunten heeft
       *[other] Wie in de eigen beurt drie van de punten heeft
    }, wint meteen, in welk deel van de beurt ook. Na { $most_rounds } rondes winnen de meeste punten.
    .heading = Het einde
book-sheet = Alle getallen van het spel staan op een blad, dat een tafel door een eigen blad kan vervangen. Gelijksoortige werkingen tellen op. Kost iets een kaart minder, dan kies jij welke. { $sheet ->
        [own] Deze tafel heeft een eigen blad: noemt het een ander getal dan dit boek, dan geldt het blad.
       *[other] Deze tafel heeft het blad van het huis.
    }
    .heading = Werkingen en getallen
book-luxuries = Marmer, zijde en edelstenen kosten 10 goud; nesten en het theater maken ze goedkoper. De inwonende edelman koopt er één per beurt voor 3 goud. Kroonfiches van de nieuwe zee zijn luxeposten of nesten.
    .heading = Luxegoederen
book-nobles = Het adelseiland heeft drie bouwplaatsen, elk met een prijs; elk gebouw van de voorraad mag erheen, geen soort twee keer. De plaats met de schedel vraagt een verslagen nest.
    .heading = Adelsgebouwen
book-castle = Het kasteel heeft negen stappen, na elkaar gebouwd. Elke stap brengt een actiekaart. De laatste vraagt ook een verslagen nest.
    .heading = Het kasteel
book-cannons = Het eerste kanon kost 4 goud, elk volgende 2 meer. Ze tellen voor al je schepen en gaan nooit verloren; zes is het meeste.
    .heading = Kanonnen
book-nests = Een nest dat je bekijkt mag je aanvallen: beide gooien, het nest telt zijn sterkte erbij, jij je kanonnen. Win je, dan houd je het voorgoed en geef je het schip terug; luxegoederen worden goedkoper. Verlies je, dan is het schip beschadigd en blijft het nest, voor iedereen bekend. Twee nesten is het meeste.
    .heading = Piratennesten
book-pirates = Op een piratenvak wordt een kaart getrokken en zijn de punten van het schip op. Een rover wil 3 goud of een gevecht; de kaart noemt tegenstander, buit en straf. Van een vreedzame piraat mag je één goed kopen.
    .heading = Piraten op zee
book-actions = Je mag per beurt één kaart spelen voordat je schepen handelen, en er één ruilen voor 2 goud. Een zeeheld wint een gelijk gevecht en telt niet mee. Aan het einde van je beurt heb je er hoogstens vier.
    .heading = Actiekaarten

## What a coach says before a decision, by the kind of question

coach-work = Verkoop waar het het meest oplevert, en kijk dan wat je kunt bouwen. Meer bewoners brengen elke beurt meer goud.
coach-produce = Neem wat je mist voor de volgende bewoner.
coach-ship = Een schip dat blijft vindt niets: laat het varen.
coach-sail = Drie punten voor stappen en blikken. Vaar waar ongeziene fiches dicht bij elkaar liggen.
coach-tile = Handelsposten en contracten helpen het hele spel, schatten meteen.
coach-public_building = Welk ervan ga je het vaakst gebruiken?
coach-golden_times = Een geschenk: neem wat het moeilijkst te krijgen is.
coach-return = Geef terug wat je het makkelijkst weer krijgt.
