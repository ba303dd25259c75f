## Everywhere on the page

skip = Zum Inhalt
close = Schließen
copy = Kopieren
copied = Kopiert
save = Speichern
saved = Gespeichert.
tryAgain = Noch einmal
yes = ja
no = nein
you = du
game = Spiel
players = Spieler
bots = Bots
yourName = Dein Name
toHome = Zur Startseite
notFound = Unter dieser Adresse gibt es nichts.
seat = Platz { $number }
bot = Bot ({ $level })
program = Bot

## Names that newcomers may take

names-1 = Pelikan
names-2 = Reiher
names-3 = Schildkröte
names-4 = Seekuh
names-5 = Leguan
names-6 = Papagei
names-7 = Delfin
names-8 = Coquí
names-9 = Gecko
names-10 = Fregattvogel

## The menu of the site

nav-label = Seiten
nav-puzzles = Rätsel
nav-about = Über uns
nav-account = Konto

## How far a table is

status-gathering = sucht Mitspieler
status-playing = läuft
status-over = beendet

## The first page

home-welcome = Inselspiele mit Freunden und mit Bots, sofort oder über Tage.
home-title = Nimm Platz in der Sonne.
home-play = Spielen
home-playGame = { $game } spielen
home-learn = Lernen
home-learnGame = { $game } lernen
home-newHere = Neu hier? Lerne ein Spiel an seinem eigenen Tisch, Schritt für Schritt.
home-ruleBook = Regeln
home-minutes = Minuten
home-weight = Gewicht
home-weights-1 = Leicht
home-weights-2 = Leicht bis mittel
home-weights-3 = Mittel bis schwer
home-weights-4 = Schwer
home-with = { $game } mit { $names }
home-goOn = Weiter
home-again = Noch einmal spielen
home-againAsked = { $name } möchte noch einmal spielen
home-company = Mit
home-companies-bots = Bots
home-companies-friends = Freunden
home-companies-screen = Anderen an diesem Bildschirm
home-companiesAbout-friends = Du bekommst einen Link, den sie öffnen; Plätze, die frei bleiben, können Bots nehmen.
home-companiesAbout-screen = Alle Plätze gehören dir; wer dran ist, setzt sich davor.
home-level = Spielstärke der Bots
home-seats = Plätze
home-seatsAbout = Nimm selbst mehrere Plätze, um gemeinsam an einem Bildschirm zu spielen, und gib ihnen Namen.
home-me = Ich
home-open = Frei für andere
home-seatName = Name für Platz { $number }
home-free = frei
home-pace = Tempo
home-live = Live
home-liveAbout = Alle sind da, und heute wird zu Ende gespielt.
home-turns = Zugweise
home-turnsAbout = Jeder zieht, wenn Zeit ist; Nachrichten sagen, wer dran ist.
home-days = Tage für einen Zug
home-daysEach =
    { $days ->
        [none] zugweise
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
home-private = Privat
home-privateAbout = Nur wer den Link hat, findet diesen Tisch.
home-rated = Gewertet
home-ratedAbout = Das Ergebnis zählt für die Wertung; es gibt keine Tipps. Für öffentliche Tische und Leute mit Konto.
home-rules = Regeln und Optionen
home-usual = die üblichen
home-ownChoice = eigene Auswahl
home-chosenOf = { $chosen } von { $of }
home-create = Tisch aufstellen
home-myTables = Meine Tische
home-moreTables = { $count } weitere
home-openTables = Offene Tische
home-noOpenTables = Gerade wartet niemand auf Mitspieler. Stell selbst einen Tisch auf.
home-watch = Zuschauen
home-freeSeats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
home-daily = Rätsel des Tages
home-solve = Lösen
home-record = Eine Aufzeichnung ansehen
home-recordAbout = Eine Partie, die hier oder im Terminal als Datei gespeichert wurde, lässt sich Zug für Zug nachspielen.
home-openRecord = Datei öffnen …

## A table that waits for players

gathering-title = Warten auf Mitspieler
gathering-invite = Freunde einladen
gathering-inviteAbout = Wer diesen Link öffnet, kann sich setzen. Ein Konto braucht niemand.
gathering-share = Teilen
gathering-qr = QR-Code der Einladung
gathering-qrAbout = Halte die Kamera eines Telefons hierauf, um Platz zu nehmen.
gathering-sit = Hier sitzen
gathering-free = Platz freigeben
gathering-fill = Mit Bots auf den freien Plätzen beginnen
gathering-start = Beginnen
gathering-startsWhenFull = Die Partie beginnt, sobald alle Plätze besetzt sind.
gathering-starting = Es wird gemischt. Die Partie beginnt gleich.
gathering-leave = Tisch verlassen
gathering-decline = Diesmal nicht

## An invitation

join-title = Du bist eingeladen
join-invitedTo = Du bist zu { $game } eingeladen
join-invitedBy = { $host } lädt dich zu { $game } ein
join-inPlay = Im Spiel
join-who =
    { $count ->
        [0] Noch ist niemand da.
       *[other] Am Tisch: { $names }.
    }
join-sit = Platz nehmen
join-watch = Zuschauen
join-full = Alle Plätze sind besetzt, aber du kannst zuschauen.

## At the table

table-board = Spielbrett
table-beside = Verlauf und Chat
table-tools = Werkzeuge
table-menu = Tisch
table-log = Verlauf
table-chat = Chat
table-yourTurn = Du bist dran
table-turnOf = { $name } ist dran
table-over = Das Spiel ist aus.
table-result = Ergebnis
table-due = fällig { $when }
table-decides = entscheidet gerade
table-away = Ein Bot spielt für diese Person.
table-presence-bot = Bot
table-presence-here = anwesend
table-presence-gone = nicht da
table-spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
table-since = seit deinem letzten Zug
table-news = Was seit deinem letzten Zug geschah
table-noNews = Noch nichts.
table-undo = Zurücknehmen
table-askUndo = Um Zurücknahme bitten
table-undoWish = { $name } möchte einen Zug zurücknehmen.
table-undoAsked = Du möchtest einen Zug zurücknehmen. Es fehlt noch: { $names }.
table-agree = Einverstanden
table-disagree = Ablehnen
table-hint = Tipp
table-hintTitle = Was ein Bot ({ $level }) tun würde
table-choice = Wahl
table-units-share = Siegchance
table-units-lead = Punkte Vorsprung
table-thought = probiert
table-thenHappens = Was dann geschieht
table-say = Sag etwas
table-send = Senden
table-noChat = Noch hat niemand etwas gesagt.
table-replay = Nachspielen
table-moment = Zeitpunkt
table-stepBack = Ein Schritt zurück
table-stepForward = Ein Schritt vor
table-toNow = Zum Jetzt
table-play = Abspielen
table-pause = Anhalten
table-speed = Tempo
table-skip = Zum Jetzt springen
table-watch = Ansehen
table-missed =
    { $count ->
        [one] 1 Entscheidung, seit du hingesehen hast
       *[other] { $count } Entscheidungen, seit du hingesehen hast
    }
table-tookBack =
    { $times ->
        [1] { $name } hat eine Entscheidung zurückgenommen.
       *[other] { $name } hat { $times }-mal Entscheidungen zurückgenommen.
    }
table-unfold = Alle Einzelheiten
table-compared = Was die beiden besten sofort bringen
table-nothing = nichts
table-better = { $choice } liegt um { $lead } vorn.
table-keys-title = Tasten
table-keys-answer = Eine Antwort, in dieser Reihenfolge
table-keys-undo = Zurücknehmen
table-keys-hint = Tipp
table-keys-skip = Zum Jetzt springen; beim Nachspielen: abspielen und anhalten
table-keys-step = Ein Schritt zurück oder vor im Spiel; auf dem Brett zum nächsten Ding
table-keys-end = Zurück zum Jetzt
table-keys-rule = Die Regel dazu, wo etwas erklärt wird
table-keys-list = Diese Liste
table-past = Zug { $at } von { $of }
table-offline = Keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.
table-unsent = Keine Verbindung. Dein Zug ist aufgehoben und wird gesendet, sobald es geht.
table-confirm = Ja, so
table-reject = Noch nicht
table-theseNumbers = Diese Zahlen spielen?
table-minded = Ein Bot spielt für dich.
table-takeBack = Platz wieder einnehmen
table-handOver = Jetzt ist { $name } dran. Die anderen schauen weg.
table-iAm = Ich bin { $name }
table-linkToMoment = Link zu diesem Zeitpunkt
table-record = Aufzeichnung speichern
table-tv = Ansicht für große Bildschirme
table-hostTools = Gastgeber
table-hostToolsAbout = Für wen zu lange gewartet wird, kann ein Bot einspringen; der Platz lässt sich zurückgeben.
table-replace = Bot spielen lassen
table-handBack = Platz zurückgeben
table-resign = Aufgeben
table-resignAbout = Ein Bot spielt an deiner Stelle weiter, damit die anderen zu Ende spielen können.
table-resignSure = Ja, aufgeben
table-resigned = aufgegeben
table-fairness = Ehrlich gemischt
table-fairnessAbout = Vor dem ersten Ziehen veröffentlicht der Geber einen Fingerabdruck seines geheimen Schlüssels, nach dem letzten den Schlüssel selbst. Alle, die sich setzen, geben einen eigenen Anteil dazu: Ihr Browser nennt zuerst dessen Fingerabdruck und den Anteil, wenn alle Plätze besetzt sind. So hat niemand gewählt, was gezogen wurde, auch nicht der Betreiber dieses Servers.
table-commitment = Fingerabdruck
table-key = Schlüssel
table-sharesGiven =
    { $count ->
        [one] Der Anteil von { $names } steckt in jedem Ziehen.
       *[other] Die Anteile von { $names } stecken in jedem Ziehen.
    }
table-sharesWithheld = Angekündigt, aber nicht rechtzeitig gezeigt und deshalb ohne Wirkung: { $names }.
table-sharesNone = Niemand hat einen Anteil dazugegeben: Der Schlüssel des Gebers allein entscheidet.
table-shareIn = Dieser Browser hat geprüft, dass dein Anteil dabei ist.
table-shareChanged = Was dieser Tisch über sein Mischen veröffentlicht, ist nicht das, was dein Browser zu Beginn gesehen hat. Traue dem Gezogenen nicht.
table-shareOf = Anteil von { $name }
table-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
table-source = Quelle
table-total = Summe
table-tiebreak = Gleichstand
table-place = Platz
table-rematch = Revanche
table-toRematch = Zur Revanche
table-review = Rückblick
table-analyse = Analysebrett
table-lookAtBoard = Zum Spielbrett
table-share = Ergebnis teilen
table-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
table-chartsComing = Die Partie wird für die Kurven nachgespielt …
table-round = Runde

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-themes-system = Wie das System
settings-themes-light = Tag
settings-themes-dark = Nacht
settings-confirm = Züge bestätigen
settings-confirmAbout = Vor jedem Zug noch einmal fragen.
settings-speed = Tempo am Tisch
settings-speedAbout = Wie lange du jede Entscheidung siehst. Dein eigener Zug wartet nie länger als zwei Sekunden.
settings-speeds-slow = Langsam
settings-speeds-normal = Mittel
settings-speeds-fast = Schnell
settings-speeds-now = Sofort
settings-sound = Töne
settings-soundAbout = Ein leises Klopfen bei jeder Entscheidung und zwei Töne, wenn du dran bist.
settings-animations = Animationen
settings-animationsAbout = Nie, wenn dein System um weniger Bewegung bittet.
settings-textBoard = Textbrett
settings-textBoardAbout = Das Spiel in Worten und Knöpfen, gut für Vorleseprogramme.

## The account page

account-you = Du
account-signedInAs = Angemeldet als { $login }.
account-signIn = Anmelden
account-signOut = Abmelden
account-guestAbout = Zum Spielen brauchst du kein Konto. Wer eines hat, meldet sich hier an.
account-keep = Partien behalten
account-keepAbout = Mit Benutzername und Passwort folgen dir Tische und Wertungen auf jedes Gerät.
account-login = Benutzername
account-password = Passwort
account-make = Konto anlegen
account-link = Persönlicher Link
account-linkAbout = Ein Link, der dich auf einem anderen Gerät anmeldet. Er ist ein Schlüssel: zeig ihn niemandem.
account-makeLink = Link erzeugen
account-revoke = Alle meine Links widerrufen
account-revoked = Keiner deiner Links lässt noch jemanden ein, und wer über einen kam, ist abgemeldet.
account-sessions = Wo du angemeldet bist
account-thisBrowser = dieser Browser
account-someBrowser = Ein Browser
account-sessionSince = seit { $date }
account-sessionSeen = zuletzt benutzt { $date }
account-signOutElsewhere = Überall sonst abmelden
account-signOutElsewhereAbout = Beendet alle anderen Anmeldungen und deine persönlichen Links.
account-signedOutElsewhere = Du bist nur noch hier angemeldet.
account-programs = Programme
account-programsAbout = Ein Programm von dir kann hier mit einem Token spielen, ohne dein Passwort. Dein Konto kann es nie ändern.
account-programsHow = Die Schnittstelle für Programme
account-tokenName = Name des Tokens
account-scopes-read = sehen, was du siehst
account-scopes-play = Tische öffnen und spielen
account-scopes-chat = den anderen schreiben
account-makeToken = Token erzeugen
account-tokenOnce = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
account-token = Token
account-revokeToken = Widerrufen
account-isBot = Dieses Konto gehört einem Programm
account-isBotAbout = Es ist an jedem Tisch als Bot gekennzeichnet und hat eine eigene Wertung.
account-prove = Weiter
account-proveByPasskey = Weiter mit einem Passkey
account-changePassword = Passwort ändern
account-changePasswordAbout = Meldet dich auf allen anderen Geräten ab.
account-oldPassword = Altes Passwort
account-newPassword = Neues Passwort
account-passkeys = Passkeys
account-passkeysAbout = Melde dich mit Fingerabdruck, Gesicht oder Gerät an statt mit einem Passwort.
account-addPasskey = Passkey hinzufügen
account-remove = Entfernen
account-signInByPasskey = Mit einem Passkey anmelden
account-passkeyOf = Passkey vom { $date }
account-notifications = Nachrichten
account-notifyAbout = An zugweisen Tischen kann man dir sagen, dass du dran bist, wenn du nicht da bist.
account-email = E-Mail
account-unconfirmed = Noch nicht bestätigt: Folge dem Link in der Mail, die wir dorthin geschickt haben.
account-confirmed = Deine Mailadresse ist bestätigt.
account-webhook = Webhook
account-webhookAbout = Eine Adresse, die mit einer kurzen JSON-Nachricht aufgerufen wird.
account-results = Ergebnisse
account-rating = Wertung
account-games = Partien
account-noRatings = Noch keine gewerteten Partien.
account-wins = Siege
account-points = Punkte
account-noGames = Noch keine Partien.
account-history = Frühere Partien
account-more = Mehr
account-leaders = Die Besten

## What the server refuses, by its code

errors-offline = Der Server ist nicht zu erreichen.
errors-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
errors-not_found = Das gibt es hier nicht (mehr).
errors-who_are_you = Setz dich zuerst mit einem Namen.
errors-not_your_turn = Du bist nicht dran.
errors-not_idle = In { $time } darf ein Bot für diese Person spielen.
errors-present = Diese Person ist am Tisch.
errors-not_awaited = Diese Person ist nicht am Zug.
errors-full = Es ist kein Platz frei.
errors-taken = Dieser Platz ist besetzt.
errors-too_many = Das war viel auf einmal. Versuch es gleich noch einmal.
errors-no_table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
errors-no_person = Diese Person gibt es nicht.
errors-no_moment = Diesen Zeitpunkt gibt es in der Partie nicht.
errors-nothing_to_undo = Du hast nichts zurückzunehmen.
errors-revealed = In einer gewerteten Partie lässt sich nichts zurücknehmen, was aufgedeckt wurde.
errors-away = Auf diesem Platz spielt ein Bot.
errors-begun = Das Spiel hat schon begonnen.
errors-starting = Die Partie beginnt gleich.
errors-seated = In einer gewerteten Partie hat niemand mehrere Plätze.
errors-kept = Solange gespielt wird, ist dieser Platz für einen Bot oder für die Person, die zu Beginn dort saß.
errors-bots_alone = Gäste können Bots nur bis zur Stufe „Geübt“ unter sich spielen lassen. Für stärkere braucht es ein Konto oder einen Passkey.
errors-rated_seat = In einer gewerteten Partie wird kein Platz frei und kein Bot ausgetauscht.
errors-rated_guest = Gewertete Partien sind für Leute mit Konto oder Passkey.
errors-rated_private = Gewertete Partien sind öffentlich.
errors-rated_level = In einer gewerteten Partie steht die Stärke eines Bots, der einspringt, fest.
errors-shown_first = Vorher wird etwas aufgedeckt. Sieh es dir erst an.
errors-key_used = Diese Anfrage wurde schon einmal geschickt, mit anderem Inhalt. Versuche es noch einmal.
errors-looked = Du hast dir etwas angesehen. Das lässt sich nicht zurücknehmen.
errors-not_playing = Das Spiel läuft nicht.
errors-hidden = Die Aufzeichnung würde Verborgenes verraten. Es gibt sie, wenn das Spiel aus ist.
errors-record = Diese Datei ist keine Aufzeichnung einer Partie.
errors-unfinished = Die Partie dieser Aufzeichnung ist nicht zu Ende gespielt.
errors-too_long = Eine Partie darf höchstens { $most } Aktionen haben.
errors-rated = In gewerteten Partien gibt es keine Tipps.
errors-one_choice = Es gibt nur eine Möglichkeit.
errors-server = Auf dem Server ist etwas schiefgegangen.
errors-wrong_password = Benutzername und Passwort passen nicht zusammen.
errors-wrong_link = Dieser Link gilt nicht mehr.
errors-wrong_passkey = Dieser Passkey ist hier nicht bekannt.
errors-declined = Der Browser hat keinen Passkey hergegeben.
errors-prove = Bevor du einen weiteren Weg zur Anmeldung hinzufügst, zeige noch einmal, dass du es bist.
errors-by_link = Du bist über einen persönlichen Link hier. Tu das in dem Browser, in dem du begonnen hast.
errors-no_session = Diese Anmeldung ist schon beendet.
errors-many_tokens = Du hast { $most } Tokens. Widerrufe erst eines.
errors-token_guest = Tokens sind für Leute mit Konto oder Passkey.
errors-no_token = Dieses Token ist schon widerrufen.
errors-bot_guest = Nur ein Konto kann einem Programm gehören.
errors-playing_rated = Du spielst eine gewertete Partie. Bring sie erst zu Ende.
errors-webhook = Diese Adresse kann nicht aufgerufen werden.
errors-too_many_tables = Du hast schon { $most } unfertige Tische. Beende oder verlasse erst einige.
errors-too_many_records = Du hast schon { $most } Aufzeichnungen mitgebracht.
errors-many_tables_at = Leute an deiner Adresse haben zusammen schon { $most } unfertige Tische. Beendet oder verlasst erst einige.
errors-many_records_at = Leute an deiner Adresse haben schon { $most } Aufzeichnungen mitgebracht.
errors-disk_full = Der Server ist voll: Neues kann nicht begonnen werden. Laufende Spiele gehen weiter.
errors-has_account = Du hast schon ein Konto.
errors-login_taken = Diesen Benutzernamen hat schon jemand.
errors-broken = Auf dem Server ist etwas schiefgegangen.
errors-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.
errors-not_host = Das darf nur der Gastgeber.
errors-not_your_seat = Das ist nicht dein Platz.

## The page about Boriken

about-title = Über Boriken
about-sections-1-heading = Was das ist
about-sections-1-paragraphs-1 = Boriken ist ein Tisch für eine Familie klassischer Brettspiele um Rollen und Inseln. Es ist freie Software unter der Apache License 2.0: Jeder darf sie betreiben, lesen, ändern und weitergeben.
about-sections-1-paragraphs-2 = Zum Spielen braucht niemand ein Konto. Die Seite spricht mit dem Server, von dem sie kommt, und mit niemandem sonst; sie lädt keine Schriften, Zähler oder Werbung.
about-sections-2-heading = Wessen Spiele das sind
about-sections-2-paragraphs-1 = Puerto Rico und San Juan sind Spiele von Andreas Seyfarth, erschienen bei alea / Ravensburger. Anno 1503 ist ein Spiel von Klaus Teuber, erschienen bei Kosmos.
about-sections-2-paragraphs-2 = Boriken setzt ihre Regeln unabhängig um. Es hat keine Verbindung zu Autoren und Verlagen und enthält nichts von ihren Bildern und Texten. Wem ein Spiel gefällt, der kaufe die Schachtel: sie ist es wert.
about-sections-3-heading = Die Geschichte hinter dem Thema
about-sections-3-paragraphs-1 = Borikén nennen die Taíno, die dort zuerst lebten, die Insel, der Spanien den Namen Puerto Rico gab. Die Kolonie entstand auf ihrem Land, und Zwangsarbeit, Gewalt und Krankheiten vernichteten die meisten ihrer Gemeinschaften in wenigen Jahrzehnten.
about-sections-3-paragraphs-2 = Die Plantagen, Mühlen und Schiffe, die auf einem Spielbrett so ordentlich aussehen, beruhten auf Sklaverei. Die 'Kolonisten' der ersten Ausgabe, die mit dem Schiff kommen und auf die Felder gestellt werden, stehen für Menschen, die in Wirklichkeit meist verschleppt und versklavt waren. Abgeschafft wurde die Sklaverei auf Puerto Rico erst 1873. Die Ausgabe von 2020 spricht von Arbeitern; der Tisch verwendet die Wörter der Ausgabe, die du wählst.
about-sections-3-paragraphs-3 = Ein Spiel darf das weglassen. Wer es spielt, sollte es wissen.
about-sections-4-heading = Ehrliches Spiel
about-sections-4-paragraphs-1 = Was in einem verdeckten Stapel liegt, hat keine Reihenfolge, bevor es aufgedeckt wird; niemand kann sie kennen, auch kein Bot. Der Geber legt sich vor der Partie auf seinen Schlüssel fest und zeigt ihn danach; jede Aufzeichnung lässt sich prüfen.

## Statistik

statistics-title = Statistik
statistics-about = Die letzten Spiele, die hier zu Ende gingen: wie eröffnet und was gebaut wurde, und was es brachte.
statistics-of = Statistik von { $name }
statistics-source = Welche Partien
statistics-here = Hier gespielt
statistics-byBots = Partien von Bots
statistics-aboutBots = Partien, die Bots der Stufe { $level } unter sich gespielt haben; sie gehören zu Boriken.
statistics-mix = Ausgabe und Erweiterungen
statistics-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
statistics-winnerPoints = Wer gewinnt, hat im Mittel { $points } Punkte.
statistics-seats = Nach Sitz
statistics-order =
    { $order ->
        [1] Beginnt
        [2] Zweiter Sitz
        [3] Dritter Sitz
        [4] Vierter Sitz
       *[5] Fünfter Sitz
    }
statistics-openings = Eröffnungen
statistics-owned = Besitz am Ende
statistics-lengths = Länge in Runden
statistics-ends = Warum Spiele endeten
statistics-how = Wie oft
statistics-share = Anteil an den Siegen
statistics-fair = Ein gleicher Anteil ist { $share }.
statistics-none = Ein solches Spiel ist hier noch nicht zu Ende gegangen.
statistics-thing = Was
statistics-opening = Eröffnung
statistics-all = Alle
statistics-fewer = Weniger zeigen
