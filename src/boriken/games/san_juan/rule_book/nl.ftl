## Chapters

chapter-start = Voorbereiding
chapter-rounds = Rondes en rollen
chapter-end = Einde en telling
chapter-cards = Gebouwen

## Paragraphs: a heading and a text

book-setup = Twee tot vier spelen. Iedereen begint met een indigoververij in de stad en vier kaarten in de hand. De rest van de 110 kaarten is de trekstapel. De vijf tegels van het handelshuis worden geschud, { $first_governor ->
        [lot] en de eerste gouverneur wordt geloot.
       *[other] en aan deze tafel staat vast wie de eerste gouverneur is.
    }
    .heading = De tafel
book-cards = Een kaart is een gebouw in de stad, geld in de hand of een goed op een productiegebouw. Afgelegde kaarten liggen gedekt. Is de trekstapel op, dan worden ze geschud.
    .heading = Kaarten
book-chosen_hands = Een variant: de gouverneur krijgt vijf kaarten, de volgenden zes, zeven en acht; iedereen houdt er vier.
    .heading = Gekozen handen
book-round = De gouverneur neemt een rol, dan de anderen met de klok mee. Wie een rol neemt handelt als eerste en heeft het privilege; dan de anderen, als ze willen. Heeft iedereen er een genomen, dan komen alle rollen terug en is de volgende gouverneur.
    .heading = Een ronde
book-two_players = Met twee worden drie rollen per ronde genomen: door de gouverneur, de ander en nog eens de gouverneur. Een bibliotheek werkt hoogstens één keer per ronde.
    .heading = Met twee
book-builder = Iedereen mag één kaart uit de hand in de stad leggen en de kosten met andere kaarten betalen; de bouwmeester betaalt er één minder. Productiegebouwen mogen er meermaals staan, paarse één keer.
    .heading = Bouwmeester
book-producer = Iedereen mag de volgende kaart van de stapel gedekt op een leeg productiegebouw leggen, de opzichter op twee. Het is een goed van de soort van dat gebouw, en niemand bekijkt de kaart. Een gebouw heeft plaats voor één goed.
    .heading = Opzichter
book-trader = De volgende tegel van het handelshuis wordt opengelegd. Iedereen mag één goed verkopen, de handelaar twee, en trekt zoveel kaarten als de tegel toont. Dan gaat de tegel onder de andere; de volgorde blijft gelijk.
    .heading = Handelaar
book-councillor = Iedereen trekt twee kaarten en houdt er één; de raadsheer trekt er vijf en houdt er één.
    .heading = Raadsheer
book-prospector = Wie de goudzoeker neemt trekt één kaart. De anderen doen niets.
    .heading = Goudzoeker
book-limit = Wie een kapel heeft mag er een handkaart onder leggen. Dan legt af wie meer dan zeven kaarten heeft, met een toren meer dan twaalf.
    .heading = Tussen twee rondes
book-end = Het spel eindigt met de bouwmeesterfase waarin iemand twaalf gebouwen heeft; wie daarin nog aan de beurt is, speelt nog.
    .heading = Het einde
book-score = De punten op de gebouwen, een punt voor elke kaart onder een kapel, dan triomfboog, gildehal en stadhuis, en als laatste het paleis. Bij gelijke stand beslissen handkaarten en goederen samen.
    .heading = De telling
book-info = Alleen jij kent je hand en de kaarten onder je kapel. Niemand kent de goederen, de stapels en eerst ook de volgorde van de tegels. Steden, rollen en aantallen kaarten zijn open.
    .heading = Verborgen en open
book-violet = Een paars gebouw werkt zodra de bouwmeesterfase waarin het gebouwd is voorbij is. Niemand hoeft het te gebruiken. Monumenten en de vier grote tellen pas aan het einde.
    .heading = Paarse gebouwen

## What a coach says before a decision, by the kind of question

coach-role = Welke rol helpt jou meer dan de anderen? Kijk wat zij zouden kunnen bouwen, maken of verkopen.
coach-build = Elke kaart waarmee je betaalt is een gebouw dat je niet krijgt. Vroeg goedkope helpers, laat grote gebouwen.
coach-pay = Betaal met wat je het laatst zou bouwen.
coach-produce = Maak de goederen die het meest opleveren.
coach-sell = Verkoop wat de tegel goed betaalt; bewaar de rest voor een betere.
coach-keep = Houd wat bij je stad past, niet wat alleen maar duur is.
coach-take = Kaarten kosten niets: trek.
coach-discard = Leg af wat je niet meer zult bouwen.
coach-chapel = Een kaart die je niet bouwt is daar een punt waard.
