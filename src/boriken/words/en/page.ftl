## Everywhere on the page

skip = Skip to content
close = Close
copy = Copy
copied = Copied
save = Save
saved = Saved.
tryAgain = Try again
yes = yes
no = no
you = you
game = Game
players = Players
bots = Bots
yourName = Your name
toHome = Home
notFound = There is nothing at this address.
seat = Seat { $number }
bot = Bot ({ $level })
program = Bot

## Names that newcomers may take

names-1 = Pelican
names-2 = Heron
names-3 = Turtle
names-4 = Manatee
names-5 = Iguana
names-6 = Parrot
names-7 = Dolphin
names-8 = Coquí
names-9 = Gecko
names-10 = Frigatebird

## The menu of the site

nav-label = Site
nav-puzzles = Puzzles
nav-about = About
nav-account = Account

## How far a table is

status-gathering = gathering
status-playing = being played
status-over = over

## The first page

home-welcome = Island games with friends and with bots, at once or over days.
home-title = Take a seat in the sun.
home-play = Play
home-playGame = Play { $game }
home-learn = Learn
home-learnGame = Learn { $game }
home-newHere = New here? Learn a game on its own board, step by step.
home-ruleBook = Rules
home-minutes = Minutes
home-weight = Weight
home-weights-1 = Light
home-weights-2 = Light to medium
home-weights-3 = Medium to heavy
home-weights-4 = Heavy
home-with = { $game } with { $names }
home-goOn = Go on
home-again = Play again
home-againAsked = { $name } wants to play again
home-company = With
home-companies-bots = Bots
home-companies-friends = Friends
home-companies-screen = Others at this screen
home-companiesAbout-friends = You get a link that they open; bots can take the seats that stay free.
home-companiesAbout-screen = All seats are yours; whoever's turn it is sits down.
home-level = Level of the bots
home-seats = Seats
home-seatsAbout = Take several seats yourself to play together at one screen, and name them.
home-me = Me
home-open = Open to others
home-seatName = Name for seat { $number }
home-free = free
home-pace = Pace
home-live = Live
home-liveAbout = Everybody is there, and the game is finished today.
home-turns = Turn-based
home-turnsAbout = Everybody moves when they have time; messages say whose turn it is.
home-days = Days per turn
home-daysEach =
    { $days ->
        [none] turn-based
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
home-private = Private
home-privateAbout = Only those with the link find this table.
home-rated = Rated
home-ratedAbout = The result counts for the ratings; there are no hints. For public tables, and people with an account.
home-rules = Rules and options
home-usual = the usual ones
home-ownChoice = your own choice
home-chosenOf = { $chosen } of { $of }
home-create = Set up the table
home-myTables = My tables
home-moreTables = { $count } more
home-openTables = Open tables
home-noOpenTables = Nobody is waiting for players at the moment. Set up a table of your own.
home-watch = Watch
home-freeSeats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
home-daily = Puzzle of the day
home-solve = Solve it
home-record = Look at a record
home-recordAbout = A game that was saved as a file, here or in the terminal, can be replayed move by move.
home-openRecord = Open a file …

## A table that waits for players

gathering-title = waiting for players
gathering-invite = Invite friends
gathering-inviteAbout = Whoever opens this link can take a seat. No account is needed.
gathering-share = Share
gathering-qr = QR code of the invitation
gathering-qrAbout = Point a phone's camera here to take a seat.
gathering-sit = Sit here
gathering-free = Free the seat
gathering-fill = Start with bots on the free seats
gathering-start = Start
gathering-startsWhenFull = The game starts as soon as every seat is taken.
gathering-starting = Shuffling: the game begins in a moment.
gathering-leave = Leave the table
gathering-decline = Not this time

## An invitation

join-title = You are invited
join-invitedTo = You are invited to a game of { $game }
join-invitedBy = { $host } invites you to { $game }
join-inPlay = In play
join-who =
    { $count ->
        [0] Nobody is here yet.
       *[other] At the table: { $names }.
    }
join-sit = Take a seat
join-watch = Watch
join-full = All seats are taken, but you can watch.

## At the table

table-board = Board
table-beside = Log and chat
table-tools = Tools
table-menu = Table
table-log = Log
table-chat = Chat
table-yourTurn = Your turn
table-turnOf = { $name }'s turn
table-over = The game is over.
table-result = Result
table-due = due { $when }
table-decides = decides now
table-away = A bot plays for this person.
table-presence-bot = bot
table-presence-here = present
table-presence-gone = not here
table-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
table-since = since your last move
table-news = What happened since your last move
table-noNews = Nothing yet.
table-undo = Take back
table-askUndo = Ask to take back
table-undoWish = { $name } would like to take a move back.
table-undoAsked = You asked to take a move back. Waiting for { $names }.
table-agree = Agree
table-disagree = Refuse
table-hint = Hint
table-hintTitle = What a bot ({ $level }) would do
table-choice = Choice
table-units-share = chance to win
table-units-lead = points ahead
table-thought = tried
table-thenHappens = What it would do
table-say = Say something
table-send = Send
table-noChat = Nobody has said anything yet.
table-replay = Replay
table-moment = Moment
table-stepBack = A step back
table-stepForward = A step forward
table-toNow = Back to now
table-play = Play
table-pause = Pause
table-speed = Speed
table-skip = Skip to now
table-watch = Watch
table-missed =
    { $count ->
        [one] 1 decision since you looked
       *[other] { $count } decisions since you looked
    }
table-tookBack =
    { $times ->
        [1] { $name } took a decision back.
       *[other] { $name } took decisions back, { $times } times.
    }
table-unfold = All details
table-compared = What the best two bring at once
table-nothing = nothing
table-better = { $choice } is ahead by { $lead }.
table-keys-title = Keys
table-keys-answer = An answer, in this order
table-keys-undo = Take back
table-keys-hint = Hint
table-keys-skip = Skip to now; in a replay, play and pause
table-keys-step = A step back or forward in the game; on the board, to the next thing
table-keys-end = Back to now
table-keys-rule = The rule about it, where something is explained
table-keys-list = This list
table-past = Move { $at } of { $of }
table-offline = No connection. The page continues by itself as soon as it is back.
table-unsent = No connection. Your move is kept and will be sent as soon as possible.
table-confirm = Do it
table-reject = Not yet
table-theseNumbers = Play these numbers?
table-minded = A bot is playing for you.
table-takeBack = Take my seat back
table-handOver = Now it is { $name }'s turn. Everybody else, please look away.
table-iAm = I am { $name }
table-linkToMoment = Link to this moment
table-record = Save the record
table-tv = View for a big screen
table-hostTools = Host
table-hostToolsAbout = A bot can take over for somebody who has kept the others waiting; the seat can be given back.
table-replace = Let a bot play
table-handBack = Give the seat back
table-resign = Resign
table-resignAbout = A bot plays on in your place, so that the others can finish.
table-resignSure = Yes, resign
table-resigned = resigned
table-fairness = Fair shuffle
table-fairnessAbout = Before the first deal the dealer publishes a fingerprint of its secret key, after the last the key itself. Everybody who sits down adds a share of their own: their browser tells its fingerprint first, and the share when all seats are taken. So nobody chose what was dealt, not even the operator of this server.
table-commitment = Fingerprint
table-key = Key
table-sharesGiven =
    { $count ->
        [one] The share of { $names } is in every deal.
       *[other] The shares of { $names } are in every deal.
    }
table-sharesWithheld = Announced, but not shown in time, and so without effect: { $names }.
table-sharesNone = Nobody added a share: the dealer's key alone decides.
table-shareIn = This browser has checked that your share is in it.
table-shareChanged = What this table publishes about its shuffle is not what your browser was shown when the game began. Do not trust these deals.
table-shareOf = Share of { $name }
table-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
table-source = Source
table-total = Total
table-tiebreak = Tie-break
table-place = Place
table-rematch = Rematch
table-toRematch = To the rematch
table-review = Review
table-analyse = Analysis board
table-lookAtBoard = Look at the board
table-share = Share the result
table-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
table-chartsComing = The game is being replayed for the charts …
table-round = round

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-themes-system = Same as the system
settings-themes-light = Day
settings-themes-dark = Night
settings-confirm = Confirm moves
settings-confirmAbout = Ask once more before a move is made.
settings-speed = Speed of the table
settings-speedAbout = How long you see each decision. Your own turn never waits longer than two seconds.
settings-speeds-slow = Slow
settings-speeds-normal = Normal
settings-speeds-fast = Fast
settings-speeds-now = At once
settings-sound = Sounds
settings-soundAbout = A quiet tap for each decision, and two notes when it is your turn.
settings-animations = Animations
settings-animationsAbout = Never shown if your system asks for less motion.
settings-textBoard = Text board
settings-textBoardAbout = The game in words and buttons, good for screen readers.

## The account page

account-you = You
account-signedInAs = Signed in as { $login }.
account-signIn = Sign in
account-signOut = Sign out
account-guestAbout = You do not need an account to play. If you have one, sign in here.
account-keep = Keep your games
account-keepAbout = With a login and a password your tables and ratings follow you to every device.
account-login = Login
account-password = Password
account-make = Create the account
account-link = Personal link
account-linkAbout = A link that signs you in on another device. It is a key: show it to nobody.
account-makeLink = Make a link
account-revoke = Revoke all my links
account-revoked = None of your links works any more, and everybody who came by one is signed out.
account-sessions = Where you are signed in
account-thisBrowser = this browser
account-someBrowser = A browser
account-sessionSince = since { $date }
account-sessionSeen = last used { $date }
account-signOutElsewhere = Sign out everywhere else
account-signOutElsewhereAbout = Ends all other sessions and your personal links.
account-signedOutElsewhere = You are signed in here only.
account-programs = Programs
account-programsAbout = A program of yours can play here with a token, without your password. It can never change your account.
account-programsHow = The interface for programs
account-tokenName = Name of the token
account-scopes-read = see what you see
account-scopes-play = open tables and play
account-scopes-chat = write to the others
account-makeToken = Make a token
account-tokenOnce = Copy it now: it is shown this once.
account-token = Token
account-revokeToken = Revoke
account-isBot = This account is a program's
account-isBotAbout = It is marked as a bot at every table, and rated apart from you.
account-prove = Go on
account-proveByPasskey = Go on with a passkey
account-changePassword = Change the password
account-changePasswordAbout = Signs you out on all other devices.
account-oldPassword = Old password
account-newPassword = New password
account-passkeys = Passkeys
account-passkeysAbout = Sign in with your fingerprint, face or device instead of a password.
account-addPasskey = Add a passkey
account-remove = Remove
account-signInByPasskey = Sign in with a passkey
account-passkeyOf = Passkey from { $date }
account-notifications = Messages
account-notifyAbout = At turn-based tables you can be notified of your turn while you are away.
account-email = E-mail
account-unconfirmed = Not confirmed yet: follow the link in the mail we sent there.
account-confirmed = Your mail address is confirmed.
account-webhook = Webhook
account-webhookAbout = An address that is called with a short JSON message.
account-results = Results
account-rating = Rating
account-games = Games
account-noRatings = No rated games yet.
account-wins = Wins
account-points = Points
account-noGames = No games yet.
account-history = Past games
account-more = More
account-leaders = Best players

## What the server refuses, by its code

errors-offline = The server cannot be reached.
errors-stale = The game has moved on in the meantime. Look again.
errors-not_found = There is no such thing here (any more).
errors-who_are_you = Sit down with a name first.
errors-not_your_turn = It is not your turn.
errors-not_idle = A bot may play for this player in { $time }.
errors-present = This player is at the table.
errors-not_awaited = It is not this player's turn.
errors-full = There is no free seat.
errors-taken = This seat is taken.
errors-too_many = That was a lot at once. Try again in a moment.
errors-no_table = There is no such table, or you may not see it.
errors-no_person = There is no such person.
errors-no_moment = The game has no such moment.
errors-nothing_to_undo = You have nothing to take back.
errors-revealed = In a rated game nothing that was revealed can be taken back.
errors-away = A bot plays on this seat.
errors-begun = The game has already begun.
errors-starting = The game is about to begin.
errors-seated = In a rated game nobody holds several seats.
errors-kept = While this game is played the seat is for a bot, or for the person who sat there when it began.
errors-bots_alone = Guests can watch bots play among themselves up to the level Skilled. To watch stronger ones, make an account or a passkey.
errors-rated_seat = In a rated game no seat is freed and no bot exchanged.
errors-rated_guest = Rated games are for people with an account or a passkey.
errors-rated_private = Rated games are public.
errors-rated_level = In a rated game the level of a bot that steps in is fixed.
errors-shown_first = Something is shown before that. Look at it first.
errors-key_used = This request was sent before, with something else in it. Try again.
errors-looked = You have looked at something. That cannot be taken back.
errors-not_playing = The game is not being played.
errors-hidden = The record would reveal what is hidden. You can have it when the game is over.
errors-record = This file is not a record of a game.
errors-unfinished = The game of this record is not finished.
errors-too_long = A game may have at most { $most } actions.
errors-rated = There are no hints in a rated game.
errors-one_choice = There is only one choice.
errors-server = Something went wrong on the server.
errors-wrong_password = Login and password do not match.
errors-wrong_link = This link is not valid any more.
errors-wrong_passkey = This passkey is not known here.
errors-declined = The browser did not give a passkey.
errors-prove = Before you add a way to sign in, confirm once more that it is you.
errors-by_link = You came here by a personal link. Do this in the browser in which you began.
errors-no_session = This session has ended already.
errors-many_tokens = You have { $most } tokens. Revoke one first.
errors-token_guest = Tokens are for people with an account or a passkey.
errors-no_token = This token has been revoked already.
errors-bot_guest = Only an account can be declared a program's.
errors-playing_rated = You are playing a rated game. Finish it first.
errors-webhook = This is not an address that can be called.
errors-too_many_tables = You have { $most } unfinished tables. Finish or leave some first.
errors-too_many_records = You have brought { $most } records already.
errors-many_tables_at = People at your address have { $most } unfinished tables together. Finish or leave some first.
errors-many_records_at = People at your address have brought { $most } records already.
errors-disk_full = The server is full: nothing new can be begun. Games that are being played go on.
errors-has_account = You have an account already.
errors-login_taken = Somebody else has this login.
errors-broken = Something went wrong on the server.
errors-unavailable = The server is busy. Try again in a moment.
errors-not_host = Only the host can do that.
errors-not_your_seat = This is not your seat.

## The page about Boriken

about-title = About Boriken
about-sections-1-heading = What this is
about-sections-1-paragraphs-1 = Boriken is a table for a family of classic board games about roles and islands. It is free software under the Apache License 2.0: anybody may run, read, change and share it.
about-sections-1-paragraphs-2 = No account is needed to play. The page talks to the server it came from and to nobody else; it loads no fonts, counters or advertisements.
about-sections-2-heading = Whose games these are
about-sections-2-paragraphs-1 = Puerto Rico and San Juan are games by Andreas Seyfarth, published by alea / Ravensburger. Anno 1503 is a game by Klaus Teuber, published by Kosmos.
about-sections-2-paragraphs-2 = Boriken is an independent implementation of their rules. It has no connection to the authors or publishers, and it contains none of their art and none of their texts. If you like a game, buy the box: it is worth it.
about-sections-3-heading = The history behind the theme
about-sections-3-paragraphs-1 = Borikén is what the Taíno, who lived there first, call the island that Spain named Puerto Rico. The colony was built on their land, and forced labour, violence and disease destroyed most of their communities within a few decades.
about-sections-3-paragraphs-2 = The plantations, mills and ships that look so tidy on a game board rested on slavery. The 'colonists' of the first edition, who arrive by ship and are put to work in the fields, stand for people who in history were mostly abducted and enslaved. Slavery on Puerto Rico was abolished only in 1873. The edition of 2020 speaks of workers; the table uses the words of the edition that you choose.
about-sections-3-paragraphs-3 = A game may leave this out. Its players should know it.
about-sections-4-heading = Fair play
about-sections-4-paragraphs-1 = Nothing in a face-down stack has an order before it is turned up, so nobody, bots included, can know it. The dealer commits to its key before the game and shows it afterwards; every record can be checked.

## Statistics

statistics-title = Statistics
statistics-about = The latest games that ended here: how they were opened, what was built, and how it fared.
statistics-of = Statistics of { $name }
statistics-source = Which games
statistics-here = Played here
statistics-byBots = Games of bots
statistics-aboutBots = Games that bots of the level { $level } have played among themselves; they come with Boriken.
statistics-mix = Edition and expansions
statistics-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
statistics-winnerPoints = The winner has { $points } points on average.
statistics-seats = By seat
statistics-order =
    { $order ->
        [1] First player
        [2] Second player
        [3] Third player
        [4] Fourth player
       *[5] Fifth player
    }
statistics-openings = Openings
statistics-owned = What players had at the end
statistics-lengths = Length in rounds
statistics-ends = Why games ended
statistics-how = How often
statistics-share = Share of the wins
statistics-fair = An equal share is { $share }.
statistics-none = No such game has ended here yet.
statistics-thing = Thing
statistics-opening = Opening
statistics-all = All
statistics-fewer = Show fewer
