## Chapters

chapter-start = Voorbereiding
chapter-rounds = Rondes en rollen
chapter-end = Einde en telling
chapter-buildings = Gebouwen
chapter-new_buildings = Nieuwe gebouwen
chapter-nobles = De edellieden
chapter-buccaneer = De boekanier
chapter-festival = Het festival

## Paragraphs: a heading and a text

book-setup = Drie tot vijf spelen, twee met kleine wijzigingen. Iedereen heeft een eiland met plaats voor twaalf tegels en een stad voor twaalf gebouwen, wat dubloenen en één plantage: indigo voor de eerste gouverneur en wie daarna komt, maïs voor de laatsten. Schepen, { edition-them }, punten en rollen passen bij het aantal spelers. { $first_governor ->
        [lot] De eerste gouverneur wordt geloot.
       *[other] Aan deze tafel staat vast wie de eerste gouverneur is.
    }{ $balanced ->
        [true] {" "}Aan deze tafel kost de fabriek 8 en de universiteit 7, en wie met maïs begint, heeft één dubloen minder.
       *[other] {""}
    }{ $long_game ->
        [true] {" "}Alle { edition-them } en alle punten uit de doos doen mee.
       *[other] {""}
    }
    .heading = De tafel
book-two_players = Met twee neemt ieder om de beurt drie rollen per ronde; één van zeven blijft over en krijgt een dubloen. Er zijn twee schepen, minder { edition-them }, goederen, tegels en punten, en minder exemplaren van de gebouwen.
    .heading = Met twee
book-round = De gouverneur neemt een rol, dan de anderen met de klok mee, elk een die nog vrij is. Wie een rol neemt handelt als eerste en heeft het privilege; dan de anderen. Na de laatste rol krijgt elke rol die niemand nam een dubloen, alle worden weer vrij, en de volgende is gouverneur.
    .heading = Een ronde
book-settler = Iedereen mag één open plantage nemen; wie de rol nam mag in plaats daarvan een steengroeve nemen. Daarna gaat de rest van de rij weg en wordt er één plantage meer opengelegd dan er spelers zijn. Een eiland heeft plaats voor twaalf tegels.
    .heading = Kolonist
book-mayor = Wie de rol nam mag één { edition-one } uit de voorraad nemen. Dan worden de wachtenden één voor één uitgedeeld. Iedereen mag alle { edition-them } verzetten: een cirkel heeft plaats voor één, en zolang er een vrij is blijft niemand ernaast. Waar niemand staat, werkt niets.
    .heading = { roles-mayor.name }
book-refill = Als iedereen geplaatst heeft, komt er voor elke lege cirkel in de steden één bij, maar nooit minder dan er spelers zijn. Lege plantages brengen niemand. { $long_game ->
        [true] Als de voorraad niet genoeg heeft, komen zij die er nog zijn, en het spel gaat door.
       *[other] { $nobles ->
            [true] Als de voorraad niet genoeg heeft, komen zij die er nog zijn, en het spel gaat door.
           *[other] Als de voorraad niet genoeg heeft, eindigt het spel met deze ronde.
        }
    }
    .heading = Nieuwe { edition-them }
book-builder = Iedereen mag één gebouw bouwen dat te koop is, geen soort twee keer; wie de rol nam betaalt één dubloen minder. Een groot gebouw vraagt twee plaatsen. Een nieuw gebouw is eerst leeg. Een stad heeft plaats voor hoogstens { $max_large } grote gebouwen.
    .heading = Bouwmeester
book-price = Het getal op een gebouw is de prijs. Elke bezette steengroeve scheelt een dubloen, maar in de eerste kolom telt er één, in de tweede twee, in de derde drie, in de vierde vier. De dubloen van de bouwmeester komt erbij. Minder dan niets kost niets.
    .heading = Wat een gebouw kost
book-craftsman = Iedereen neemt de goederen die eiland en stad opleveren: één maïs voor elke bezette maïsplantage; bij de andere vraagt elk goed een bezette plantage en een bezette cirkel van een passend gebouw. Als de voorraad op raakt, krijgen de lateren minder. Dan mag wie de rol nam nog één goed nemen van een soort die hij produceerde.{ $optional_production ->
        [true] {" "}Aan deze tafel mag iedereen ervan afzien te produceren.
       *[other] {""}
    }
    .heading = Opzichter
book-trader = Iedereen mag één goed aan het handelshuis verkopen: maïs voor niets, indigo voor 1, suiker 2, tabak 3, koffie 4; wie de rol nam krijgt één dubloen meer. Het huis heeft vier plaatsen en neemt elke soort één keer. Is het vol, dan eindigt de fase en wordt het geleegd; anders blijven de goederen.
    .heading = Handelaar
book-captain = Iedereen verscheept om de beurt, telkens één soort op één schip, tot niemand meer kan. Wie kan, moet. Elk goed is een punt; wie de rol nam krijgt met de eerste lading één meer.
    .heading = Kapitein
book-ships = Een schip draagt één soort, en geen twee schepen dezelfde. Je laadt zoveel als er past. Kunnen meerdere lege schepen een soort nemen, gebruik er dan een dat het meeste neemt. Een vol schip vertrekt na het opslaan; de andere houden hun lading.
    .heading = Schepen
book-store = Na het verschepen mag iedereen één enkel goed houden. Opslagplaatsen bewaren meer. Al het andere gaat terug naar de voorraad.
    .heading = Opslaan
book-prospector = Wie de goudzoeker neemt krijgt één dubloen. De anderen doen niets.
    .heading = Goudzoeker
book-end =
    { $long_game ->
        [true] Het spel eindigt met de ronde waarin iemand de twaalfde plaats van een stad vult, en alleen dan: als { edition-them } of punten op zijn, gaat het door. De ronde wordt uitgespeeld.
       *[other] Het spel eindigt met de ronde waarin { $nobles ->
            [true] {""}
           *[other] de voorraad niet alle { edition-them } kan leveren, {""}
        }iemand de twaalfde plaats van een stad vult of{ $vp_end_any_phase ->
            [true] {""}
           *[other] {" "}in een kapiteinsfase
        } het laatste punt wordt genomen. De ronde wordt uitgespeeld.
    }
    .heading = Het einde
book-score = Punten van het verschepen, de punten op de gebouwen en wat bezette grote gebouwen toevoegen. De meeste winnen; bij gelijke stand beslissen dubloenen en goederen samen. { $hidden_vp ->
        [true] Aan deze tafel blijven de punten van de anderen tot het einde verborgen.
       *[other] Iedereen mag de punten van allen zien.
    }
    .heading = De telling
book-buildings = Een gebouw werkt alleen zolang er minstens één { edition-one } in is; de punten tellen altijd. Niemand hoeft te gebruiken wat een gebouw biedt. Grote gebouwen vullen twee plaatsen en tellen als één. { $ask_optional ->
        [true] Aan deze tafel word je vóór elke werking gevraagd.
       *[other] Wat je alleen iets geeft, komt zonder vraag.
    }
    .heading = Alle gebouwen
book-choice =
    { $buildings ->
        [draft] Vóór de eerste ronde kiest iedereen om de beurt, vanaf de eerste gouverneur, een soort voor een vrije plaats van die prijs, tot er zeventien te koop zijn. De andere doen niet mee.
        [random] Vóór de eerste ronde worden zeventien soorten geloot, één voor elke plaats van die prijs, en die zijn te koop. De andere doen niet mee.
        [all-31] Van alle 31 soorten is er één te koop, dus elke soort kan maar één speler hebben.
       *[other] Welke zeventien soorten te koop zijn, is bij het opzetten van de tafel bepaald. De andere doen niet mee.
    }
    .heading = De keuze van de gebouwen
book-nobles = Twintig edellieden zijn een eigen voorraad; bij elke aanvulling komt er één in plaats van een { edition-one }. Wie een van de wachtenden krijgt, kiest zolang er keuze is. Edellieden doen alles wat een { edition-one } doet, en elk is aan het einde een punt waard. Met edellieden eindigt het spel niet doordat de { edition-them } op zijn.
    .heading = Edellieden
book-red = Kadaster, kapel, jachtslot en bouwbureau hebben twee werkingen: één met een { edition-one }, een andere met een edelman. Hofleverancier, villa, juwelier en hoftuin doen met beide hetzelfde. { $lodges ->
        [first] Aan deze tafel werken jachtsloten voordat gasten verhuizen, ook waar alleen anderen handelen.
       *[other] Jachtsloten werken nadat de laatste gasten verhuisd zijn.
    }
    .heading = Rode gebouwen
book-buccaneer = Een rol meer, waarop nooit een dubloen komt. Alleen wie hem neemt handelt, en kiest een van vier streken. Daarna wordt die gezocht, en mag hem pas weer nemen als iemand anders dat deed.
    .heading = Boekanier
book-strokes = Piraterij maakt één schip leeg en houdt tot drie van de goederen. Plunderen maakt het handelshuis leeg voor een punt per goed. Een overval laat zoveel { edition-them } wachten als er spelers zijn; tot drie van de andere gaan meteen naar vrije cirkels van de boekanier.
    .heading = Piraterij, plunderen, overval
book-kidnap = De ontvoerder neemt de dubloenen van een rol die in deze ronde nog vrij is en legt die voor zich. Neemt iemand hem nog, dan krijgt de ontvoerder drie dubloenen. { $kidnap_solo ->
        [true] Neemt niemand hem, dan speelt de ontvoerder hem alleen aan het einde van de ronde.
       *[other] Neemt niemand hem, dan speelt de ontvoerder hem aan het einde van de ronde, en de anderen handelen daarna zoals altijd.
    }
    .heading = Ontvoering
book-festival = Aan het begin worden één plantage, drie goederen en één gebouw van de derde kolom getrokken en getoond. Dat zijn drie taken voor iedereen; elke beloning gaat één keer, naar wie de eerste is. Wat getoond was komt dan terug in het spel.
    .heading = Het feest
book-rewards = Drie plantages van de getoonde soort: meteen drie { edition-them }. Minstens de getoonde goederen in één opzichterfase geproduceerd: drie dubloenen. Het getoonde gebouw voor de gewone prijs gebouwd: drie punten. { $festival_privilege_goods ->
        [true] De extra goederen van de opzichter tellen mee.
       *[other] Aan deze tafel tellen de extra goederen van de opzichter niet mee.
    }
    .heading = Taken en beloningen

## What a coach says before a decision, by the kind of question

coach-role = Welke rol helpt jou meer dan de anderen? Tel wat ieder ervan zou krijgen, en kijk naar de dubloenen op de kaarten.
coach-tile = Denk aan wat je ermee kunt produceren en wat niemand anders verbouwt. Steengroeves lonen vroeg in het spel.
coach-place = Bezet eerst wat bij elkaar hoort: een plantage en haar gebouw. Dan wat bij de volgende rollen helpt.
coach-build = In het begin gebouwen die produceren of verdienen, later die met veel punten. Je mag je geld ook sparen.
coach-extra = Neem het goed dat je het best kunt verkopen of verschepen.
coach-sell = Het duurste goed levert het meest op, maar een vol handelshuis kan een ander tegenhouden.
coach-ship = Verscheep eerst waarvoor anderen de plaats kunnen afpakken. Wat blijft kan verloren gaan.
coach-keep = Houd wat het duurst verkoopt of wat je de volgende keer verscheept.
coach-colonist = Eén hulp meer kost niets. Neem die, tenzij het einde nog moet wachten.
book-forests =
    { $nb_rules ->
        [2004] Met een boswachtershuis mag je in je kolonistenbeurt een bostegel leggen in plaats van een plantage of steengroeve te nemen; een open plantage naar keuze verlaat daarvoor het spel. Haciënda en boswachtershuis zijn nooit beide te koop.
       *[other] Met een boswachtershuis mag je de plantage die je neemt gedekt leggen als bos, een steengroeve niet. Haciënda en boswachtershuis mogen beide te koop zijn.
    }
    .heading = Bossen
