## The first game: what each step says, and what is said to a wrong answer

first = Je eerste spel
first-welcome = Welkom in San Juan! Er wordt alleen met kaarten gespeeld: een kaart is een gebouw zodra ze in je stad ligt, geld zolang je haar in de hand hebt, en een goed als ze gedekt op een productiegebouw ligt. De meeste punten aan het einde winnen.
first-hand = Dit is je hand. Het getal op een kaart zijn de kosten: om haar te bouwen geef je zoveel andere kaarten af. De punten is ze aan het einde waard.
first-roles = Zo gaat een ronde: iedereen neemt om de beurt een van deze rollen. Wat een rol toestaat mag iedereen doen; wie de rol nam als eerste, en beter.
first-builder = Je begint als gouverneur. Neem de bouwmeester: iedereen mag één gebouw bouwen, en jij betaalt één kaart minder.
first-not_builder = Dat helpt weinig zolang er niets gebouwd is. Neem de bouwmeester.
first-build = Bouw de suikermolen. Die kost twee kaarten, als bouwmeester betaal je er één. Productiegebouwen maken goederen, en goederen worden nieuwe kaarten.
first-build_something = Zonder gebouwen geen goederen, zonder goederen geen kaarten: bouw de suikermolen.
first-not_build = Dan zou je haast geen kaarten meer hebben. Begin met iets goedkoops dat kaarten oplevert: de suikermolen.
first-pay = Kies nu de kaart waarmee je betaalt. Die ben je kwijt. Het paleis is pas aan het einde van het spel iets waard: geef het af.
first-not_pay = Die kaart kun je gauw gebruiken. Het paleis is voorlopig veel te duur: betaal daarmee.
first-others = Marea bouwde een smederij. Nu neemt zij een rol.
first-produce = Marea nam de opzichter: iedereen mag één goed maken, en zij twee. Een kaart van de stapel komt gedekt op een productiegebouw. Suiker levert meer op dan indigo: maak suiker.
first-produce_something = Het kost niets: maak suiker.
first-not_produce = Indigo levert één kaart op, suiker meestal meer: maak suiker.
first-sell = Coral nam de handelaar. Een tegel van het handelshuis toont hoeveel kaarten elk goed oplevert; bij de volgende handelaar komt er een andere. Verkoop je suiker voor twee kaarten.
first-sell_something = Twee kaarten zijn meer waard dan een goed in voorraad: verkoop de suiker.
first-not_sell = Verkoop de suiker voor twee kaarten.
first-round = De ronde is voorbij, twee rollen bleven over. Alle rollen liggen weer open, en Marea is gouverneur. Wie tussen twee rondes meer dan zeven kaarten heeft, legt de rest af.
first-later = Een paar rondes later. Je stad groeit, maar je hand is klein.
first-councillor = De raadsheer brengt kaarten: iedereen trekt er twee en houdt er één, de raadsheer kiest uit vijf. Neem de raadsheer.
first-not_councillor = Je mist een goed plan. Als raadsheer kies je uit vijf kaarten: neem de raadsheer.
first-draw = Trek je vijf kaarten.
first-not_draw = De kaarten kosten niets: trek ze.
first-keep = Houd de kaart die bij je stad past. Je hebt vijf productiegebouwen, en de gildehal levert aan het einde twee punten op voor elk ervan. Houd de gildehal.
first-not_keep = Kijk naar je stad: vijf productiegebouwen. De gildehal maakt ze aan het einde veel meer waard: houd haar.
first-prospector = De vijfde rol is de goudzoeker: wie hem neemt krijgt één kaart, de anderen niets. Hij is er voor rondes waarin niets anders je helpt.
first-last = Het einde is nabij: het spel eindigt met de bouwmeesterfase waarin iemand twaalf gebouwen heeft. Jij hebt er elf.
first-last_builder = Je hebt alles in de hand. Neem de bouwmeester.
first-not_last_builder = Je zou nu klaar kunnen zijn, voordat de anderen het kunnen. Neem de bouwmeester.
first-guild = Welk gebouw is nu het meest waard? De gildehal levert twee punten op voor elk van je acht productiegebouwen. Bouw haar.
first-build_large = Dan mis je je laatste gebouw: bouw de gildehal.
first-not_city_hall = Het stadhuis levert één punt op voor elk paars gebouw, en je zou er vier hebben. De gildehal levert zestien op: bouw die.
first-not_guild = Ook dat zou je twaalfde gebouw zijn, maar weinig waard. De gildehal levert zestien punten op: bouw haar.
first-pay_large = Betaal vijf kaarten. Handkaarten zijn nu niets meer waard, dus het maakt niet uit welke.
first-end = Twaalf gebouwen: het spel is voorbij. De punten op de gebouwen, kaarten onder een kapel en de grote gebouwen tellen. Je hebt gewonnen!
first-coach = Meer heb je niet nodig. Speel nu een heel spel tegen beginners: een coach zegt je vóór elke beslissing waar het om gaat, en daarna wat goed was.

## The variant with chosen hands

chosen_hands = Gekozen handen
chosen_hands-welcome = Bij deze variant beslist niet alleen het geluk over de eerste vier kaarten: de gouverneur krijgt er vijf, de anderen meer naarmate ze later aan de beurt zijn. Iedereen houdt er vier.
chosen_hands-choose = Leg één kaart af. Houd iets goedkoops om mee te beginnen, en iets dat erbij past. Hier is geen fout antwoord.
chosen_hands-end = Nu kiezen de anderen, en dan gaat het spel verder zoals je het kent.
