## The first game: what each step says, and what is said to a wrong answer

first = Je eerste spel
first-welcome = Welkom bij Anno 1503! Je koloniseert een eiland, handelt met je mensen en verkent de zee. Wie als eerste in de eigen beurt drie van vijf doelen haalt, wint.
first-goals = De doelen: 30 goud, vier handelsposten, drie contracten, vier openbare gebouwen en drie kooplieden onder je bewoners. Elk is een punt. Op je bord zie je hoe ver je bent.
first-roll = Elke beurt begint met de dobbelsteen. Bij 1 tot 5 krijgt iedereen het goed dat het eigen eiland bij dat getal toont. Het vraagteken is een handelsgoed naar keuze. Deze keer was het een 3: je kreeg hout.
first-sell = Nu mag je bouwen, verkopen en kopen, in elke volgorde. Elke bewoner koopt één kaart per beurt, en elke rang zijn eigen waar: een pionier betaalt 1 goud voor hout, een kolonist 2 voor laken, een burger 3 voor specerijen, een koopman 4 voor tabak. Verkoop je laken aan de kolonist.
first-not_pioneer = Het hout heb je zo nodig, en de pionier betaalt er maar 1 goud voor. Verkoop het laken aan de kolonist.
first-not_sell = Steen en hout heb je zo nodig. Verkoop het laken aan de kolonist.
first-buy = Een nieuwe pionier kost steen, hout en gereedschap. Je mist gereedschap. Uit de voorraad kost elk handelsgoed 6 goud: koop gereedschap.
first-not_buy = Voor een pionier ontbreekt gereedschap: koop gereedschap.
first-pioneer = Je hebt ze alle drie. Vestig een pionier: meer mensen kopen meer goederen.
first-not_pioneer_yet = Houd je goederen bij elkaar: steen, hout en gereedschap brengen een nieuwe pionier. Vestig hem.
first-ship = Thuis valt er niets meer te doen, dus vaart je schip. Het heeft drie punten per beurt: een stap kost er één, een blik op een eiland ook. Kies je schip; het vaart naar het eerste vak.
first-not_ship = De zee is vol handelsposten, contracten en schatten. Laat je schip varen.
first-sail = Er zijn twee punten over. Vaar verder naar het vak naast het eiland.
first-not_sail = Vandaar is er geen eiland te zien. Vaar naar B3, naast het eiland.
first-look = Bekijk met het laatste punt de fiche op het eiland naast je. Alleen jij ziet haar.
first-not_look = Dan was je hier voor niets. Bekijk de fiche.
first-take = Een contract! Elk contract maakt alle handelsgoederen voor jou 1 goud goedkoper, en drie zijn een punt. Neem het.
first-not_take = Een contract helpt de rest van het spel: neem het.
first-production = Marea is aan de beurt. Ze gooide een 4, en iedereen kreeg een goed, jij ook. Zo werken de dobbelstenen van anderen voor je. Aan het einde van je eigen beurt mag je vijf goederen hebben.
first-later = Ronde negen. Je hebt drie bewoners, twee handelsposten en twee contracten. Een handelspost voegt haar goed toe aan een getal van je eiland: bij dat getal mag je kiezen.
first-fourth = Je vierde bewoner, en elke volgende, brengt ook een openbaar gebouw. Vestig een pionier.
first-not_fourth = Dat kan wachten. De vierde bewoner brengt gratis een openbaar gebouw: vestig een pionier.
first-public = Kies een openbaar gebouw. Sommige beschermen je bij gebeurtenissen, andere maken iets goedkoper of leveren goud op. Vier ervan zijn een punt.
first-events = Bij een 6 komt er een gebeurtenis: piraten, die goud willen voor handelsposten en contracten, brand, die goud kost voor bewoners, of gouden tijden, waarin iedereen een handelsgoed krijgt. Wie niet kan betalen, verliest de fiche.
first-last = Ronde twintig. Vier handelsposten en drie contracten: je hebt twee punten. En 24 goud.
first-thirty = Dertig goud zou je derde punt zijn. Je bewoners betalen naar hun rang. Verkoop de tabak aan de koopman, die 4 betaalt.
first-not_thirty = Je hebt nog zes goud nodig. De koopman betaalt het meest: verkoop de tabak.
first-not_over = Je derde punt is binnen bereik: verkoop eerst.
first-second_sale = 28 goud. Een burger betaalt 3 voor specerijen: verkoop ze aan een burger.
first-not_second = Zo worden het er geen dertig. Een burger betaalt 3: verkoop de specerijen aan een burger.
first-end = 31 goud, vier handelsposten en drie contracten: drie punten in je eigen beurt, en je hebt meteen gewonnen!
first-coach = Meer heb je niet nodig. Speel nu een heel spel tegen beginners: een coach zegt je vóór elke beslissing waar het om gaat, en daarna wat goed was.

## Aristocrats & Pirates

aristocrats_pirates = Aristocraten & piraten
aristocrats_pirates-welcome = Iedereen heeft nu een tweede eiland voor de adel, met een kasteel om te bouwen. Er zijn luxegoederen, kanonnen en een tweede zee vol piraten.
aristocrats_pirates-goals = Om te winnen heb je één punt thuis nodig (drie contracten, drie kooplieden of vier openbare gebouwen) en twee bij de adel: alle drie bouwplaatsen bebouwd, twee nesten verslagen, of het kasteel voltooid.
aristocrats_pirates-castle = Het kasteel heeft negen stappen. De eerste kost twee goud, en elke stap levert meteen een actiekaart op. Bouw de eerste stap.
aristocrats_pirates-not_castle = Later misschien. De eerste stap van het kasteel kost maar twee goud en levert een kaart op: bouw die.
aristocrats_pirates-luxury = Een ingenieur. Je bewoners kopen nooit luxegoederen, maar de inwonende edelman koopt er elke beurt een voor drie goud. Verkoop je marmer.
aristocrats_pirates-not_luxury = Hier willen we de edelman leren kennen: verkoop het marmer.
aristocrats_pirates-cannon = Kanonnen tellen voor al je schepen en gaan nooit verloren. Je hebt er twee; het derde kost acht goud. Koop het.
aristocrats_pirates-not_cannon = Op zee wacht een gevecht. Koop eerst het kanon.
aristocrats_pirates-ships = Genoeg thuis. Ga naar de schepen: het jouwe ligt op de nieuwe zee naast een eiland.
aristocrats_pirates-not_ships = Bewaar de rest voor later. Ga naar de schepen.
aristocrats_pirates-look = Bekijk de fiche op het eiland naast je.
aristocrats_pirates-not_look = De fiche ligt vlak naast je schip: bekijk haar.
aristocrats_pirates-nest = Een piratennest van sterkte 4. In een gevecht gooien beide: het nest telt zijn sterkte erbij, jij je drie kanonnen. Het hoogste totaal wint. Een verslagen nest maakt luxegoederen voor jou goedkoper, en twee zijn een punt. Vecht!
aristocrats_pirates-not_fight = Je zou haar terug kunnen leggen, maar met drie kanonnen heb je een goede kans: vecht.
aristocrats_pirates-end = 8 tegen 7: het nest is van jou, en het schip gaat terug naar de voorraad. Had je verloren, dan was het beschadigd. Op piratenvakken ontmoet je piraten die drie goud of een gevecht willen. Veel geluk!
