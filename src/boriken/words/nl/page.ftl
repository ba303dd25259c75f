## Everywhere on the page

skip = Naar de inhoud
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
save = Opslaan
saved = Opgeslagen.
tryAgain = Opnieuw proberen
yes = ja
no = nee
you = jij
game = Spel
players = Spelers
bots = Bots
yourName = Je naam
toHome = Naar de startpagina
notFound = Op dit adres is niets te vinden.
seat = Plaats { $number }
bot = Bot ({ $level })
program = Bot

## Names that newcomers may take

names-1 = Pelikaan
names-2 = Reiger
names-3 = Schildpad
names-4 = Zeekoe
names-5 = Leguaan
names-6 = Papegaai
names-7 = Dolfijn
names-8 = Coquí
names-9 = Gekko
names-10 = Fregatvogel

## The menu of the site

nav-label = Pagina's
nav-puzzles = Puzzels
nav-about = Over
nav-account = Account

## How far a table is

status-gathering = zoekt spelers
status-playing = bezig
status-over = afgelopen

## The first page

home-welcome = Eilandspellen met vrienden en met bots, meteen of over dagen.
home-title = Neem plaats in de zon.
home-play = Spelen
home-playGame = { $game } spelen
home-learn = Leren
home-learnGame = { $game } leren
home-newHere = Nieuw hier? Leer een spel op zijn eigen bord, stap voor stap.
home-ruleBook = Regels
home-minutes = Minuten
home-weight = Gewicht
home-weights-1 = Licht
home-weights-2 = Licht tot middelzwaar
home-weights-3 = Middelzwaar tot zwaar
home-weights-4 = Zwaar
home-with = { $game } met { $names }
home-goOn = Verder
home-again = Nog eens spelen
home-againAsked = { $name } wil nog eens spelen
home-company = Met
home-companies-bots = Bots
home-companies-friends = Vrienden
home-companies-screen = Anderen aan dit scherm
home-companiesAbout-friends = Je krijgt een link die zij openen; bots kunnen de plaatsen nemen die vrij blijven.
home-companiesAbout-screen = Alle plaatsen zijn van jou; wie aan de beurt is, gaat zitten.
home-level = Niveau van de bots
home-seats = Plaatsen
home-seatsAbout = Neem zelf meer plaatsen om samen aan één scherm te spelen, en geef ze namen.
home-me = Ik
home-open = Vrij voor anderen
home-seatName = Naam voor plaats { $number }
home-free = vrij
home-pace = Tempo
home-live = Live
home-liveAbout = Iedereen is er, en het spel is vandaag klaar.
home-turns = Per beurt
home-turnsAbout = Iedereen speelt wanneer er tijd is; berichten zeggen wie aan de beurt is.
home-days = Dagen per beurt
home-daysEach =
    { $days ->
        [none] per beurt
        [one] een dag per beurt
       *[other] { $days } dagen per beurt
    }
home-private = Privé
home-privateAbout = Alleen wie de link heeft, vindt deze tafel.
home-rated = Met klassement
home-ratedAbout = De uitslag telt mee voor het klassement; er zijn geen tips. Voor openbare tafels en wie een account heeft.
home-rules = Regels en opties
home-usual = de gewone
home-ownChoice = eigen keuze
home-chosenOf = { $chosen } van { $of }
home-create = Tafel klaarzetten
home-myTables = Mijn tafels
home-moreTables = Nog { $count }
home-openTables = Open tafels
home-noOpenTables = Op dit moment wacht niemand op spelers. Zet zelf een tafel klaar.
home-watch = Toekijken
home-freeSeats =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
home-daily = Puzzel van de dag
home-solve = Los hem op
home-record = Een verslag bekijken
home-recordAbout = Een partij die hier of in de terminal als bestand is bewaard, kun je zet voor zet naspelen.
home-openRecord = Bestand openen …

## A table that waits for players

gathering-title = wachten op spelers
gathering-invite = Vrienden uitnodigen
gathering-inviteAbout = Wie deze link opent, kan aanschuiven. Een account is niet nodig.
gathering-share = Delen
gathering-qr = QR-code van de uitnodiging
gathering-qrAbout = Richt de camera van een telefoon hierop om aan te schuiven.
gathering-sit = Hier zitten
gathering-free = Plaats vrijmaken
gathering-fill = Beginnen met bots op de vrije plaatsen
gathering-start = Beginnen
gathering-startsWhenFull = Het spel begint zodra alle plaatsen bezet zijn.
gathering-starting = Er wordt geschud. Het spel begint zo.
gathering-leave = Tafel verlaten
gathering-decline = Deze keer niet

## An invitation

join-title = Je bent uitgenodigd
join-invitedTo = Je bent uitgenodigd voor { $game }
join-invitedBy = { $host } nodigt je uit voor { $game }
join-inPlay = In het spel
join-who =
    { $count ->
        [0] Er is nog niemand.
       *[other] Aan tafel: { $names }.
    }
join-sit = Aanschuiven
join-watch = Toekijken
join-full = Alle plaatsen zijn bezet, maar je kunt toekijken.

## At the table

table-board = Bord
table-beside = Verloop en chat
table-tools = Gereedschap
table-menu = Tafel
table-log = Verloop
table-chat = Chat
table-yourTurn = Jij bent aan de beurt
table-turnOf = { $name } is aan de beurt
table-over = Het spel is afgelopen.
table-result = Uitslag
table-due = uiterlijk { $when }
table-decides = beslist nu
table-away = Een bot speelt voor deze persoon.
table-presence-bot = bot
table-presence-here = aanwezig
table-presence-gone = niet hier
table-spectators =
    { $count ->
        [one] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
table-since = sinds je laatste zet
table-news = Wat er sinds je laatste zet gebeurde
table-noNews = Nog niets.
table-undo = Terugnemen
table-askUndo = Vragen om terug te nemen
table-undoWish = { $name } wil graag een zet terugnemen.
table-undoAsked = Je vroeg om een zet terug te nemen. Nog niet geantwoord: { $names }.
table-agree = Akkoord
table-disagree = Weigeren
table-hint = Tip
table-hintTitle = Wat een bot ({ $level }) zou doen
table-choice = Keuze
table-units-share = kans op winst
table-units-lead = punten voorsprong
table-thought = geprobeerd
table-thenHappens = Wat er dan gebeurt
table-say = Zeg iets
table-send = Versturen
table-noChat = Nog niemand heeft iets gezegd.
table-replay = Naspelen
table-moment = Moment
table-stepBack = Een stap terug
table-stepForward = Een stap vooruit
table-toNow = Naar nu
table-play = Afspelen
table-pause = Pauzeren
table-speed = Tempo
table-skip = Naar nu springen
table-watch = Bekijken
table-missed =
    { $count ->
        [one] 1 beslissing sinds je keek
       *[other] { $count } beslissingen sinds je keek
    }
table-tookBack =
    { $times ->
        [1] { $name } heeft een beslissing teruggenomen.
       *[other] { $name } heeft { $times } keer beslissingen teruggenomen.
    }
table-unfold = Alle details
table-compared = Wat de beste twee meteen opleveren
table-nothing = niets
table-better = { $choice } ligt { $lead } voor.
table-keys-title = Toetsen
table-keys-answer = Een antwoord, in deze volgorde
table-keys-undo = Terugnemen
table-keys-hint = Tip
table-keys-skip = Naar nu springen; bij het naspelen: afspelen en pauzeren
table-keys-step = Een stap terug of vooruit in het spel; op het bord naar het volgende ding
table-keys-end = Terug naar nu
table-keys-rule = De regel erover, waar iets wordt uitgelegd
table-keys-list = Deze lijst
table-past = Zet { $at } van { $of }
table-offline = Geen verbinding. Zodra die terug is, gaat de pagina vanzelf verder.
table-unsent = Geen verbinding. Je zet is bewaard en wordt zo snel mogelijk verstuurd.
table-confirm = Ja, zo
table-reject = Nog niet
table-theseNumbers = Deze aantallen spelen?
table-minded = Een bot speelt voor jou.
table-takeBack = Mijn plaats terugnemen
table-handOver = Nu is { $name } aan de beurt. De anderen kijken weg.
table-iAm = Ik ben { $name }
table-linkToMoment = Link naar dit moment
table-record = Verslag opslaan
table-tv = Weergave voor een groot scherm
table-hostTools = Gastheer
table-hostToolsAbout = Voor wie de anderen te lang laat wachten kan een bot invallen; de plaats kan worden teruggegeven.
table-replace = Bot laten spelen
table-handBack = Plaats teruggeven
table-resign = Opgeven
table-resignAbout = Een bot speelt in jouw plaats verder, zodat de anderen het spel kunnen afmaken.
table-resignSure = Ja, opgeven
table-resigned = opgegeven
table-fairness = Eerlijk geschud
table-fairnessAbout = Vóór de eerste trekking maakt de gever een vingerafdruk van zijn geheime sleutel bekend, na de laatste de sleutel zelf. Iedereen die aanschuift, voegt een eigen aandeel toe: de browser noemt eerst de vingerafdruk daarvan, en het aandeel zelf zodra alle plaatsen bezet zijn. Zo heeft niemand gekozen wat er getrokken werd, ook de beheerder van deze server niet.
table-commitment = Vingerafdruk
table-key = Sleutel
table-sharesGiven =
    { $count ->
        [one] Het aandeel van { $names } zit in elke trekking.
       *[other] De aandelen van { $names } zitten in elke trekking.
    }
table-sharesWithheld = Aangekondigd, maar niet op tijd getoond en daarom zonder gevolg: { $names }.
table-sharesNone = Niemand heeft een aandeel toegevoegd: alleen de sleutel van de gever beslist.
table-shareIn = Deze browser heeft gecontroleerd dat jouw aandeel erin zit.
table-shareChanged = Wat deze tafel over het schudden bekendmaakt, is niet wat je browser bij het begin te zien kreeg. Vertrouw deze trekkingen niet.
table-shareOf = Aandeel van { $name }
table-wins =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
table-source = Bron
table-total = Totaal
table-tiebreak = Bij gelijke stand
table-place = Plaats
table-rematch = Revanche
table-toRematch = Naar de revanche
table-review = Terugblik
table-analyse = Analysebord
table-lookAtBoard = Naar het bord
table-share = Uitslag delen
table-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
table-chartsComing = Het spel wordt voor de grafieken nagespeeld …
table-round = ronde

## Settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-themes-system = Als het systeem
settings-themes-light = Dag
settings-themes-dark = Nacht
settings-confirm = Zetten bevestigen
settings-confirmAbout = Vraag het nog eens voordat een zet wordt gedaan.
settings-speed = Tempo aan tafel
settings-speedAbout = Hoe lang je elke beslissing ziet. Je eigen beurt wacht nooit langer dan twee seconden.
settings-speeds-slow = Langzaam
settings-speeds-normal = Gewoon
settings-speeds-fast = Snel
settings-speeds-now = Meteen
settings-sound = Geluiden
settings-soundAbout = Een zacht tikje bij elke beslissing en twee tonen als jij aan de beurt bent.
settings-animations = Animaties
settings-animationsAbout = Nooit als je systeem om minder beweging vraagt.
settings-textBoard = Tekstbord
settings-textBoardAbout = Het spel in woorden en knoppen, goed voor schermlezers.

## The account page

account-you = Jij
account-signedInAs = Aangemeld als { $login }.
account-signIn = Aanmelden
account-signOut = Afmelden
account-guestAbout = Om te spelen heb je geen account nodig. Wie er een heeft, meldt zich hier aan.
account-keep = Je spellen bewaren
account-keepAbout = Met een gebruikersnaam en een wachtwoord gaan je tafels en klassementen mee naar elk apparaat.
account-login = Gebruikersnaam
account-password = Wachtwoord
account-make = Account maken
account-link = Persoonlijke link
account-linkAbout = Een link die je op een ander apparaat aanmeldt. Het is een sleutel: laat hem aan niemand zien.
account-makeLink = Link maken
account-revoke = Al mijn links intrekken
account-revoked = Geen van je links laat nog iemand binnen, en wie via een link kwam is afgemeld.
account-sessions = Waar je aangemeld bent
account-thisBrowser = deze browser
account-someBrowser = Een browser
account-sessionSince = sinds { $date }
account-sessionSeen = laatst gebruikt { $date }
account-signOutElsewhere = Overal elders afmelden
account-signOutElsewhereAbout = Beëindigt alle andere sessies en je persoonlijke links.
account-signedOutElsewhere = Je bent nu alleen hier aangemeld.
account-programs = Programma's
account-programsAbout = Een programma van jou kan hier met een token spelen, zonder je wachtwoord. Je account kan het nooit wijzigen.
account-programsHow = De interface voor programma's
account-tokenName = Naam van het token
account-scopes-read = zien wat jij ziet
account-scopes-play = tafels openen en spelen
account-scopes-chat = de anderen schrijven
account-makeToken = Token maken
account-tokenOnce = Kopieer het nu: het wordt maar één keer getoond.
account-token = Token
account-revokeToken = Intrekken
account-isBot = Dit account is van een programma
account-isBotAbout = Het is aan elke tafel als bot gemarkeerd en heeft een eigen klassement.
account-prove = Verder
account-proveByPasskey = Verder met een passkey
account-changePassword = Wachtwoord wijzigen
account-changePasswordAbout = Meldt je op alle andere apparaten af.
account-oldPassword = Oud wachtwoord
account-newPassword = Nieuw wachtwoord
account-passkeys = Passkeys
account-passkeysAbout = Meld je aan met vingerafdruk, gezicht of apparaat in plaats van met een wachtwoord.
account-addPasskey = Passkey toevoegen
account-remove = Verwijderen
account-signInByPasskey = Aanmelden met een passkey
account-passkeyOf = Passkey van { $date }
account-notifications = Berichten
account-notifyAbout = Aan tafels per beurt kun je horen dat je aan de beurt bent terwijl je er niet bent.
account-email = E-mail
account-unconfirmed = Nog niet bevestigd: volg de link in de mail die we daarheen gestuurd hebben.
account-confirmed = Je mailadres is bevestigd.
account-webhook = Webhook
account-webhookAbout = Een adres dat met een kort JSON-bericht wordt aangeroepen.
account-results = Uitslagen
account-rating = Klassement
account-games = Spellen
account-noRatings = Nog geen spellen voor het klassement.
account-wins = Gewonnen
account-points = Punten
account-noGames = Nog geen spellen.
account-history = Eerdere spellen
account-more = Meer
account-leaders = De besten

## What the server refuses, by its code

errors-offline = De server is niet bereikbaar.
errors-stale = Het spel is intussen verdergegaan. Kijk nog eens.
errors-not_found = Dat is hier niet (meer).
errors-who_are_you = Schuif eerst aan met een naam.
errors-not_your_turn = Je bent niet aan de beurt.
errors-not_idle = Over { $time } mag een bot voor deze speler spelen.
errors-present = Deze speler zit aan tafel.
errors-not_awaited = Deze speler is niet aan de beurt.
errors-full = Er is geen plaats vrij.
errors-taken = Deze plaats is bezet.
errors-too_many = Dat was veel tegelijk. Probeer het zo nog eens.
errors-no_table = Deze tafel bestaat niet, of is niet voor jou.
errors-no_person = Deze persoon bestaat niet.
errors-no_moment = Dat moment is er niet in dit spel.
errors-nothing_to_undo = Je hebt niets terug te nemen.
errors-revealed = In een spel voor het klassement kun je niets terugnemen wat al onthuld is.
errors-away = Op deze plaats speelt een bot.
errors-begun = Het spel is al begonnen.
errors-starting = Het spel begint zo.
errors-seated = In een spel voor het klassement heeft niemand meer dan één plaats.
errors-kept = Zolang er gespeeld wordt, is deze plaats voor een bot of voor wie er in het begin zat.
errors-bots_alone = Gasten kunnen bots onder elkaar laten spelen tot en met het niveau geoefend. Voor sterkere is een account of passkey nodig.
errors-rated_seat = In een spel voor het klassement wordt geen plaats vrijgemaakt en geen bot verwisseld.
errors-rated_guest = Spellen voor het klassement zijn voor wie een account of een passkey heeft.
errors-rated_private = Spellen voor het klassement zijn openbaar.
errors-rated_level = In een spel voor het klassement ligt het niveau van een invallende bot vast.
errors-shown_first = Daarvoor wordt er iets onthuld. Bekijk het eerst.
errors-key_used = Dit verzoek is al eerder verstuurd, met iets anders erin. Probeer het opnieuw.
errors-looked = Je hebt iets bekeken. Dat kan niet worden teruggenomen.
errors-not_playing = Er wordt niet gespeeld.
errors-hidden = Het verslag zou verraden wat verborgen is. Het is er als het spel is afgelopen.
errors-record = Dit bestand is geen verslag van een spel.
errors-unfinished = Het spel van dit verslag is niet uitgespeeld.
errors-too_long = Een spel mag hoogstens { $most } acties hebben.
errors-rated = In een spel voor het klassement zijn er geen tips.
errors-one_choice = Er is maar één keuze.
errors-server = Er ging iets mis op de server.
errors-wrong_password = Gebruikersnaam en wachtwoord passen niet bij elkaar.
errors-wrong_link = Deze link geldt niet meer.
errors-wrong_passkey = Deze passkey is hier niet bekend.
errors-declined = De browser gaf geen passkey.
errors-prove = Voordat je een manier om je aan te melden toevoegt: laat nog eens zien dat jij het bent.
errors-by_link = Je bent hier via een persoonlijke link. Doe dit in de browser waarin je begonnen bent.
errors-no_session = Deze sessie is al beëindigd.
errors-many_tokens = Je hebt { $most } tokens. Trek er eerst een in.
errors-token_guest = Tokens zijn voor mensen met een account of een passkey.
errors-no_token = Dit token is al ingetrokken.
errors-bot_guest = Alleen een account kan van een programma zijn.
errors-playing_rated = Je speelt een spel voor het klassement. Maak het eerst af.
errors-webhook = Dit adres kan niet aangeroepen worden.
errors-too_many_tables = Je hebt al { $most } tafels die niet klaar zijn. Maak er eerst een paar af of verlaat ze.
errors-too_many_records = Je hebt al { $most } verslagen meegebracht.
errors-many_tables_at = Mensen op jouw adres hebben samen al { $most } tafels die niet klaar zijn. Maak er eerst een paar af of verlaat ze.
errors-many_records_at = Mensen op jouw adres hebben al { $most } verslagen meegebracht.
errors-disk_full = De server is vol: er kan niets nieuws beginnen. Lopende spellen gaan door.
errors-has_account = Je hebt al een account.
errors-login_taken = Iemand anders heeft deze gebruikersnaam al.
errors-broken = Er ging iets mis op de server.
errors-unavailable = De server is bezig. Probeer het zo nog eens.
errors-not_host = Dat doet alleen de gastheer.
errors-not_your_seat = Dit is niet jouw plaats.

## The page about Boriken

about-title = Over Boriken
about-sections-1-heading = Wat dit is
about-sections-1-paragraphs-1 = Boriken is een tafel voor een familie van klassieke bordspellen over rollen en eilanden. Het is vrije software onder de Apache License 2.0: iedereen mag haar draaien, lezen, veranderen en delen.
about-sections-1-paragraphs-2 = Om te spelen is geen account nodig. De pagina praat met de server waar ze vandaan komt en met niemand anders; ze laadt geen lettertypen, tellers of reclame.
about-sections-2-heading = Van wie deze spellen zijn
about-sections-2-paragraphs-1 = Puerto Rico en San Juan zijn spellen van Andreas Seyfarth, uitgegeven door alea / Ravensburger. Anno 1503 is een spel van Klaus Teuber, uitgegeven door Kosmos.
about-sections-2-paragraphs-2 = Boriken is een onafhankelijke uitwerking van hun regels. Het heeft geen band met auteurs of uitgevers en bevat niets van hun beelden en teksten. Bevalt een spel je, koop dan de doos: die is het waard.
about-sections-3-heading = De geschiedenis achter het thema
about-sections-3-paragraphs-1 = Borikén is de naam die de Taíno, die er het eerst woonden, geven aan het eiland dat Spanje Puerto Rico noemde. De kolonie werd op hun land gebouwd, en dwangarbeid, geweld en ziekten verwoestten de meeste van hun gemeenschappen in enkele tientallen jaren.
about-sections-3-paragraphs-2 = De plantages, molens en schepen die er op een speelbord zo netjes uitzien, rustten op slavernij. De 'kolonisten' van de eerste editie, die per schip aankomen en op de velden worden gezet, staan voor mensen die in werkelijkheid meestal waren ontvoerd en tot slaaf gemaakt. Pas in 1873 werd de slavernij op Puerto Rico afgeschaft. De editie van 2020 spreekt van arbeiders; de tafel gebruikt de woorden van de editie die je kiest.
about-sections-3-paragraphs-3 = Een spel mag dit weglaten. Wie het speelt, hoort het te weten.
about-sections-4-heading = Eerlijk spel
about-sections-4-paragraphs-1 = Wat in een gedekte stapel ligt, heeft geen volgorde voordat het wordt omgedraaid; niemand kan die kennen, ook geen bot. De gever legt zich vóór het spel vast op zijn sleutel en toont die erna; elk verslag is te controleren.

## Statistieken

statistics-title = Statistieken
statistics-about = De laatste spellen die hier zijn afgelopen: hoe ze begonnen, wat er gebouwd werd en wat het opleverde.
statistics-of = Statistieken van { $name }
statistics-source = Welke spellen
statistics-here = Hier gespeeld
statistics-byBots = Spellen van bots
statistics-aboutBots = Spellen die bots van het niveau { $level } onder elkaar hebben gespeeld; ze horen bij Boriken.
statistics-mix = Editie en uitbreidingen
statistics-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
statistics-winnerPoints = De winnaar heeft gemiddeld { $points } punten.
statistics-seats = Per plaats
statistics-order =
    { $order ->
        [1] Begint
        [2] Tweede plaats
        [3] Derde plaats
        [4] Vierde plaats
       *[5] Vijfde plaats
    }
statistics-openings = Openingen
statistics-owned = Bezit aan het einde
statistics-lengths = Lengte in rondes
statistics-ends = Waarom spellen eindigden
statistics-how = Hoe vaak
statistics-share = Aandeel in de winst
statistics-fair = Een gelijk aandeel is { $share }.
statistics-none = Zo'n spel is hier nog niet afgelopen.
statistics-thing = Wat
statistics-opening = Opening
statistics-all = Alle
statistics-fewer = Minder tonen
