## The first game: what each step says, and what is said to a wrong answer

first = Je eerste spel
first-welcome = Welkom in Puerto Rico! Je beheert plantages: je verbouwt goederen, verkoopt er een paar om een stad te bouwen en verscheept de rest voor punten. De meeste punten winnen. We spelen het begin van een spel, een moment in het midden en het einde.
first-board = Dit is je bord. Links het eiland met plaats voor twaalf plantages, rechts de stad voor twaalf gebouwen. Je begint met een indigoplantage en twee dubloenen.
first-roles = Alles gebeurt door rollen. Als je aan de beurt bent neem je er een, en dan doet iedereen wat die rol toestaat, jij als eerste. Wie een rol neemt, heeft bovendien een privilege dat niemand anders krijgt.
first-settler = Je bent gouverneur en kiest als eerste. Neem de kolonist: iedereen mag een plantage nemen.
first-not_settler = Dat mag, maar met een leeg eiland levert het je weinig op. Neem de kolonist.
first-quarry = Jouw privilege als kolonist: je mag in plaats van een plantage een steengroeve nemen. Steengroeves maken gebouwen goedkoper. Neem er een.
first-not_quarry = Plantages mag iedereen nemen, een steengroeve alleen wie de kolonist nam. Gebruik je privilege: neem de steengroeve.
first-others = De anderen hebben plantages genomen. Nu neemt Marea een rol, en dan Coral. Kijk wat er gebeurt.
first-worker = Marea nam de voorman: nieuwe arbeiders worden uitgedeeld, en je kreeg er een. Zonder arbeiders werkt er niets. Zet die van jou op de steengroeve en bevestig.
first-not_worker = Indigo vraagt een arbeider op de plantage en nog een in een indigoververij, die je nog niet hebt. Een steengroeve werkt meteen: zet de arbeider daar.
first-build = Coral nam de bouwmeester: iedereen mag bouwen. Je steengroeve maakt elk gebouw een dubloen goedkoper. Bouw de kleine indigoververij, zodat je indigo goederen kan worden.
first-build_something = Je kunt iets nuttigs betalen: bouw de kleine indigoververij.
first-not_build = Een goed gebouw, maar nu nog niet. Je hebt een indigoplantage en geen ververij: bouw de kleine.
first-round = Iedereen heeft een rol genomen: de ronde is voorbij. Op elke rol die niemand nam komt een dubloen, voor wie die rol de volgende keer neemt. Marea is nu gouverneur, en alle rollen zijn weer vrij.
first-second_round = Marea en Coral gaan verder.
first-two_workers = Weer de voorman. Telkens als je nieuwe arbeiders krijgt, mag je ze allemaal verzetten. Voor indigo heb je er een nodig op de indigoplantage en een in de indigoververij.
first-not_two_workers = Niet helemaal. Eén arbeider gaat op de indigoplantage en de andere in de kleine indigoververij; de steengroeve blijft voorlopig leeg.
first-corn = Coral nam de kolonist, dus jij mag ook een plantage nemen. Neem maïs: die heeft geen gebouw nodig, alleen een arbeider.
first-not_corn = Deze keer niet. Maïs is het enige gewas dat zonder gebouw een goed wordt: neem maïs.
first-craftsman = Jij bent aan de beurt. Met de opzichter produceert iedereen goederen, en er ligt een dubloen op. Neem hem.
first-not_craftsman = Je hebt nog geen goederen, dus niets te verkopen of te verschepen. Neem de opzichter en de dubloen die erop ligt.
first-extra = Je indigo is geproduceerd. Jouw privilege als opzichter: nog een goed van een soort die je produceerde. Neem het.
first-not_extra = Het kost niets: neem de extra indigo.
first-goods = Je hebt twee indigo. Waar zijn goederen voor? Om te verkopen of te verschepen. Laten we naar het midden van een spel kijken.
first-later = Ronde acht. Je hebt maïs, indigo, suiker en een koffie, en je bent gouverneur.
first-trader = De handelaar verkoopt goederen voor geld. Wie hem neemt krijgt een dubloen extra, en er ligt er nog een op de kaart. Neem de handelaar.
first-not_trader = Op een andere dag een goede keuze. Nu is je koffie veel waard: neem de handelaar.
first-sell = Iedereen mag één goed verkopen. Maïs levert niets op, indigo 1, suiker 2, tabak 3 en koffie 4. Het handelshuis neemt elke soort maar één keer en heeft plaats voor vier. Verkoop de koffie.
first-sell_something = Met geld groeit je stad: verkoop de koffie.
first-not_sell = Dat levert minder op. Koffie is het meest waard: verkoop de koffie.
first-captain = Acht dubloenen! Het huis is vol en wordt leeggemaakt. Nu neemt Marea de kapitein.
first-ship = Iedereen moet om de beurt verschepen, tot niemand meer kan. Elk goed is een punt waard. Een schip draagt één soort, en geen twee schepen dezelfde. Voor indigo is er nog één plaats, en Coral heeft ook indigo. Verscheep eerst je indigo.
first-not_ship = Die plaatsen wachten op jou: niemand anders heeft zulke goederen. Maar de laatste plaats voor indigo zou Coral nemen. Verscheep eerst de indigo.
first-ship_on = Coral kan geen indigo meer verschepen. Ga door: verscheep wat nog past.
first-keep = Er past niets meer. Nu bederft wat niet opgeslagen wordt: zonder opslagplaats houd je één enkel goed. Indigo kun je verkopen, maïs levert niets op. Houd de indigo: zet maïs op nul en bevestig.
first-not_keep = Je mag één enkel goed houden. Maïs levert in het handelshuis niets op: houd de indigo.
first-points = Punten krijg je voor verschepen en voor gebouwen: elk is waard wat erop staat. De grote leveren aan het einde nog meer op. Een gebouw werkt alleen als het bezet is.
first-last = Het einde is nabij. Het spel eindigt met de ronde waarin iemand de twaalf plaatsen van een stad vult, of de arbeiders of de punten op zijn. In je stad zijn nog twee plaatsen vrij.
first-builder = Een groot gebouw vraagt twee plaatsen. Neem de bouwmeester: zijn privilege scheelt een dubloen, je steengroeve nog een.
first-not_builder = Dat zou de anderen evenveel helpen als jou. Neem de bouwmeester en maak je stad af.
first-large = Je kunt een groot gebouw betalen. De gildehal levert punten op voor productiegebouwen: één voor een klein, twee voor een groot. Je hebt er zes. Bouw de gildehal.
first-build_large = Een groot gebouw is veel punten waard: bouw de gildehal.
first-not_large = Dat is voor jou minder waard. Vier grote en twee kleine productiegebouwen maken met de gildehal tien punten: bouw die.
first-occupy = Je stad is vol, dus dit is de laatste ronde. Marea nam de voorman en je kreeg een arbeider. Een groot gebouw geeft zijn extra punten alleen als het bezet is: zet de arbeider daar.
first-not_occupy = Op de plantage levert de arbeider niets meer op. In de gildehal levert hij tien punten op: zet hem daar.
first-end = Het spel is voorbij. De punten van het verschepen, die van de gebouwen en de extra punten van grote gebouwen worden opgeteld; bij gelijke stand beslissen geld en goederen. Je hebt gewonnen!
first-coach = Meer heb je niet nodig. Speel nu een heel spel tegen beginners: een coach zegt je vóór elke beslissing waar het om gaat, en daarna wat goed was.

## New Buildings

new_buildings = Nieuwe gebouwen
new_buildings-welcome = Met de nieuwe gebouwen komen er veertien soorten bij. Wijs er een aan om te lezen wat ze doet.
new_buildings-choice = Vóór het spel kiest iedereen om de beurt welke zeventien soorten te koop zijn; zo is geen spel gelijk. Voor deze les ligt er van elk één klaar.
new_buildings-settler = Je hebt een bezet boswachtershuis en één bos. Neem de kolonist.
new_buildings-not_settler = Je boswachtershuis werkt in de kolonistfase: neem de kolonist.
new_buildings-forest = Met een boswachtershuis mag je de plantage die je neemt gedekt leggen, als bos. Daar werkt niemand, maar elke twee bossen maken bouwen een dubloen goedkoper. Leg een bos.
new_buildings-not_forest = Een tweede bos maakt alles wat je bouwt tot het einde goedkoper: kies een van de bossen.
new_buildings-library = Marea nam de bouwmeester. Je hebt zeven dubloenen en de bibliotheek kost er acht. Je twee bossen schelen er één: bouw de bibliotheek. Als ze bezet is, verdubbelt ze het privilege van elke rol die je neemt.
new_buildings-build_something = Je kunt haar net betalen: bouw de bibliotheek.
new_buildings-not_library = Dat mag, maar hier willen we de bibliotheek zien: bouw die.
new_buildings-end = Zo gaat het: nieuwe gebouwen veranderen elk één regel, en alleen zolang ze bezet zijn, afgezien van bossen en punten. Kies aan het begin goed en lees wat de anderen zouden kunnen bouwen.

## Nobles

nobles = De edellieden
nobles-welcome = Edellieden komen naar het eiland. Ze werken als arbeiders, en elk is aan het einde een punt waard. Naast de andere zijn er acht rode gebouwen te koop.
nobles-mayor = Telkens als er arbeiders aankomen, is een van hen een edelman. Je bent gouverneur en kunt als eerste kiezen: neem de voorman.
nobles-not_mayor = Dan krijgt misschien iemand anders de edelman. Neem de voorman.
nobles-privilege = Eerst je privilege: een arbeider extra uit de voorraad. Neem hem.
nobles-not_privilege = Arbeiders kun je altijd gebruiken: neem de extra.
nobles-token = Nu jouw deel van wie er zijn aangekomen: een arbeider of de edelman? Neem de edelman, die ook een punt waard is.
nobles-not_token = Een edelman doet hetzelfde werk en is aan het einde een punt waard: neem de edelman.
nobles-chapel = Al je cirkels zijn bezet; zeg waar de edelman staat. Sommige rode gebouwen doen met een edelman iets anders. In elke opzichterfase betaalt de kapel met een arbeider een dubloen, met een edelman een punt: zet de edelman in de kapel en bevestig.
nobles-not_chapel = Daar werkt de edelman alleen. In de kapel levert hij in elke opzichterfase een punt op: zet hem daar.
nobles-end = Ook kadaster, jachtslot en bouwbureau hebben twee kanten; de andere rode gebouwen maakt het niet uit wie er werkt. En onthoud: met edellieden eindigt het spel niet als de arbeiders op zijn.

## Buccaneer

buccaneer = De boekanier
buccaneer-welcome = De boekanier is een rol extra. Wie hem neemt, handelt alleen: de anderen krijgen niets.
buccaneer-take = In het handelshuis liggen drie goederen, en Marea wil haar koffie verkopen. Neem de boekanier.
buccaneer-not_take = In deze les gaat het om de boekanier: neem hem.
buccaneer-strokes = Kies een streek. Piraterij maakt een schip leeg en je houdt tot drie van de goederen. Plunderen maakt het handelshuis leeg voor een punt per goed. Een overval neemt arbeiders boven één per speler. Plunder het handelshuis.
buccaneer-not_raid = Er wachten maar net zoveel arbeiders als er spelers zijn: een overval levert niets op. Plunder het handelshuis.
buccaneer-not_plunder = Dat levert nu minder op. Drie goederen in het handelshuis zijn drie punten: plunder het.
buccaneer-kidnap = Drie punten. De vierde streek is ontvoering: je neemt de dubloenen van een vrije rol en legt die voor je. Neemt iemand hem later in de ronde, dan krijg je drie dubloenen; neemt niemand hem, dan speel jij hem aan het einde van de ronde.
buccaneer-end = Nu word je gezocht: je mag de boekanier pas weer nemen als iemand anders hem genomen heeft. Er komt nooit een dubloen op.

## Festival

festival = Het festival
festival-welcome = Er is feest. Het bord toont drie taken: drie plantages van één soort, drie goederen in één fase geproduceerd en één gebouw. Wie een taak als eerste vervult, krijgt de beloning.
festival-settler = Het feest vraagt drie indigoplantages, en je hebt er twee. Marea ook. Wees sneller: neem de kolonist.
festival-not_settler = Marea mist ook één plantage. Neem de kolonist voordat zij het doet.
festival-third = Neem de indigoplantage, je derde.
festival-not_third = Dat helpt niet bij de taak. Neem indigo.
festival-workers = Gelukt! De beloning is drie arbeiders, die je meteen plaatst waar je wilt, of in port laat. Plaats ze en bevestig.
festival-end = De getoonde goederen in één opzichterfase produceren levert drie dubloenen op, het getoonde gebouw bouwen drie punten. Elke beloning wordt één keer gegeven.
