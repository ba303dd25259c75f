## Everywhere on the page

skip = Ir al contenido
close = Cerrar
copy = Copiar
copied = Copiado
save = Guardar
saved = Guardado.
tryAgain = Intentar de nuevo
yes = sí
no = no
you = tú
game = Juego
players = Jugadores
bots = Bots
yourName = Tu nombre
toHome = Al inicio
notFound = No hay nada en esta dirección.
seat = Asiento { $number }
bot = Bot ({ $level })
program = Bot

## Names that newcomers may take

names-1 = Pelícano
names-2 = Garza
names-3 = Tortuga
names-4 = Manatí
names-5 = Iguana
names-6 = Cotorra
names-7 = Delfín
names-8 = Coquí
names-9 = Geco
names-10 = Fragata

## The menu of the site

nav-label = Páginas
nav-puzzles = Problemas
nav-about = Acerca de
nav-account = Cuenta

## How far a table is

status-gathering = busca jugadores
status-playing = en juego
status-over = terminada

## The first page

home-welcome = Juegos de islas con amigos y con bots, de una vez o a lo largo de días.
home-title = Toma asiento al sol.
home-play = Jugar
home-playGame = Jugar a { $game }
home-learn = Aprender
home-learnGame = Aprender { $game }
home-newHere = ¿Es tu primera vez? Aprende un juego en su propio tablero, paso a paso.
home-ruleBook = Reglas
home-minutes = Minutos
home-weight = Peso
home-weights-1 = Ligero
home-weights-2 = Ligero a medio
home-weights-3 = Medio a duro
home-weights-4 = Duro
home-with = { $game } con { $names }
home-goOn = Seguir
home-again = Jugar otra vez
home-againAsked = { $name } quiere jugar otra vez
home-company = Con
home-companies-bots = Bots
home-companies-friends = Amigos
home-companies-screen = Otros en esta pantalla
home-companiesAbout-friends = Recibes un enlace que ellos abren; los bots pueden ocupar los asientos que queden libres.
home-companiesAbout-screen = Todos los asientos son tuyos; quien tiene el turno se sienta.
home-level = Nivel de los bots
home-seats = Asientos
home-seatsAbout = Toma varios asientos para jugar juntos en una misma pantalla y ponles nombre.
home-me = Yo
home-open = Libre para otros
home-seatName = Nombre para el asiento { $number }
home-free = libre
home-pace = Ritmo
home-live = En vivo
home-liveAbout = Todos están presentes y la partida termina hoy.
home-turns = Por turnos
home-turnsAbout = Cada cual juega cuando puede; los mensajes avisan a quién le toca.
home-days = Días por turno
home-daysEach =
    { $days ->
        [none] por turnos
        [one] un día por turno
       *[other] { $days } días por turno
    }
home-private = Privada
home-privateAbout = Solo quien tiene el enlace encuentra esta mesa.
home-rated = Puntuada
home-ratedAbout = El resultado cuenta para la clasificación; no hay pistas. Para mesas públicas y personas con cuenta.
home-rules = Reglas y opciones
home-usual = las habituales
home-ownChoice = a tu elección
home-chosenOf = { $chosen } de { $of }
home-create = Preparar la mesa
home-myTables = Mis mesas
home-moreTables = { $count } más
home-openTables = Mesas abiertas
home-noOpenTables = Ahora nadie espera jugadores. Prepara tu propia mesa.
home-watch = Mirar
home-freeSeats =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
home-daily = Problema del día
home-solve = Resolverlo
home-record = Ver un registro
home-recordAbout = Una partida guardada como archivo, aquí o en la terminal, se puede repasar jugada a jugada.
home-openRecord = Abrir un archivo …

## A table that waits for players

gathering-title = esperando jugadores
gathering-invite = Invitar a amigos
gathering-inviteAbout = Quien abra este enlace puede sentarse. No hace falta cuenta.
gathering-share = Compartir
gathering-qr = Código QR de la invitación
gathering-qrAbout = Apunta aquí con la cámara de un teléfono para tomar asiento.
gathering-sit = Sentarme aquí
gathering-free = Liberar el asiento
gathering-fill = Empezar con bots en los asientos libres
gathering-start = Empezar
gathering-startsWhenFull = La partida empieza cuando todos los asientos están ocupados.
gathering-starting = Se está barajando. La partida empieza enseguida.
gathering-leave = Dejar la mesa
gathering-decline = Esta vez no

## An invitation

join-title = Tienes una invitación
join-invitedTo = Tienes una invitación a { $game }
join-invitedBy = { $host } te invita a { $game }
join-inPlay = En juego
join-who =
    { $count ->
        [0] Todavía no hay nadie.
       *[other] En la mesa: { $names }.
    }
join-sit = Tomar asiento
join-watch = Mirar
join-full = Todos los asientos están ocupados, pero puedes mirar.

## At the table

table-board = Tablero
table-beside = Historia y chat
table-tools = Herramientas
table-menu = Mesa
table-log = Historia
table-chat = Chat
table-yourTurn = Te toca
table-turnOf = Turno de { $name }
table-over = La partida ha terminado.
table-result = Resultado
table-due = plazo: { $when }
table-decides = decide ahora
table-away = Un bot juega por esta persona.
table-presence-bot = bot
table-presence-here = presente
table-presence-gone = ausente
table-spectators =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
table-since = desde tu última jugada
table-news = Qué pasó desde tu última jugada
table-noNews = Todavía nada.
table-undo = Deshacer
table-askUndo = Pedir deshacer
table-undoWish = { $name } quisiera deshacer una jugada.
table-undoAsked = Has pedido deshacer una jugada. Falta la respuesta de { $names }.
table-agree = De acuerdo
table-disagree = Rechazar
table-hint = Pista
table-hintTitle = Qué haría un bot ({ $level })
table-choice = Opción
table-units-share = probabilidad de ganar
table-units-lead = puntos de ventaja
table-thought = probado
table-thenHappens = Qué pasaría
table-say = Di algo
table-send = Enviar
table-noChat = Nadie ha dicho nada todavía.
table-replay = Repaso
table-moment = Momento
table-stepBack = Un paso atrás
table-stepForward = Un paso adelante
table-toNow = Ahora
table-play = Reproducir
table-pause = Pausar
table-speed = Velocidad
table-skip = Saltar al presente
table-watch = Ver
table-missed =
    { $count ->
        [one] 1 decisión desde que miraste
       *[other] { $count } decisiones desde que miraste
    }
table-tookBack =
    { $times ->
        [1] { $name } ha deshecho una decisión.
       *[other] { $name } ha deshecho decisiones { $times } veces.
    }
table-unfold = Todos los detalles
table-compared = Lo que dan enseguida las dos mejores
table-nothing = nada
table-better = { $choice } va por delante por { $lead }.
table-keys-title = Teclas
table-keys-answer = Una respuesta, en este orden
table-keys-undo = Deshacer
table-keys-hint = Consejo
table-keys-skip = Saltar al presente; en el repaso, reproducir y pausar
table-keys-step = Un paso atrás o adelante en la partida; en el tablero, a la cosa siguiente
table-keys-end = Volver al presente
table-keys-rule = La regla, donde se explica algo
table-keys-list = Esta lista
table-past = Jugada { $at } de { $of }
table-offline = Sin conexión. La página seguirá sola en cuanto vuelva.
table-unsent = Sin conexión. Tu jugada está guardada y se enviará en cuanto sea posible.
table-confirm = Sí, así
table-reject = Todavía no
table-theseNumbers = ¿Jugar estos números?
table-minded = Un bot está jugando por ti.
table-takeBack = Recuperar mi asiento
table-handOver = Ahora le toca a { $name }. Los demás no miran.
table-iAm = Soy { $name }
table-linkToMoment = Enlace a este momento
table-record = Guardar el registro
table-tv = Vista para una pantalla grande
table-hostTools = Anfitrión
table-hostToolsAbout = Un bot puede sustituir a quien hace esperar a los demás; el asiento se puede devolver.
table-replace = Que juegue un bot
table-handBack = Devolver el asiento
table-resign = Abandonar
table-resignAbout = Un bot sigue en tu lugar para que los demás puedan terminar.
table-resignSure = Sí, abandonar
table-resigned = abandonó
table-fairness = Reparto limpio
table-fairnessAbout = Antes del primer reparto se publica una huella de la clave secreta y, después del último, la clave misma. Cada persona que se sienta añade una parte propia: su navegador da primero la huella y, cuando todos los asientos están ocupados, la parte. Así nadie eligió lo que salió, ni siquiera quien administra este servidor.
table-commitment = Huella
table-key = Clave
table-sharesGiven =
    { $count ->
        [one] La parte de { $names } está en cada reparto.
       *[other] Las partes de { $names } están en cada reparto.
    }
table-sharesWithheld = Anunciada, pero no mostrada a tiempo y por eso sin efecto: { $names }.
table-sharesNone = Nadie añadió una parte: solo decide la clave.
table-shareIn = Este navegador ha comprobado que tu parte está incluida.
table-shareChanged = Lo que esta mesa publica sobre su reparto no es lo que tu navegador vio al empezar. No te fíes de este reparto.
table-shareOf = Parte de { $name }
table-wins =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan juntos { $names }
    }
table-source = Origen
table-total = Total
table-tiebreak = Desempate
table-place = Puesto
table-rematch = Revancha
table-toRematch = A la revancha
table-review = Repaso
table-analyse = Tablero de análisis
table-lookAtBoard = Ver el tablero
table-share = Compartir el resultado
table-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
table-chartsComing = Se repasa la partida para dibujar las curvas …
table-round = ronda

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Colores
settings-themes-system = Como el sistema
settings-themes-light = Día
settings-themes-dark = Noche
settings-confirm = Confirmar jugadas
settings-confirmAbout = Preguntar una vez más antes de cada jugada.
settings-speed = Velocidad de la mesa
settings-speedAbout = Cuánto tiempo ves cada decisión. Tu propio turno nunca espera más de dos segundos.
settings-speeds-slow = Lenta
settings-speeds-normal = Normal
settings-speeds-fast = Rápida
settings-speeds-now = Al instante
settings-sound = Sonidos
settings-soundAbout = Un golpe suave con cada decisión y dos notas cuando te toca.
settings-animations = Animaciones
settings-animationsAbout = Nunca si tu sistema pide menos movimiento.
settings-textBoard = Tablero de texto
settings-textBoardAbout = El juego en palabras y botones, bueno para lectores de pantalla.

## The account page

account-you = Tú
account-signedInAs = Sesión iniciada como { $login }.
account-signIn = Iniciar sesión
account-signOut = Cerrar sesión
account-guestAbout = Para jugar no hace falta cuenta. Quien tiene una inicia sesión aquí.
account-keep = Conserva tus partidas
account-keepAbout = Con usuario y contraseña, tus mesas y puntuaciones te siguen a cualquier dispositivo.
account-login = Usuario
account-password = Contraseña
account-make = Crear la cuenta
account-link = Enlace personal
account-linkAbout = Un enlace que inicia tu sesión en otro dispositivo. Es una llave: no se la enseñes a nadie.
account-makeLink = Crear un enlace
account-revoke = Revocar todos mis enlaces
account-revoked = Ninguno de tus enlaces deja entrar ya a nadie, y quien entró por uno ha quedado fuera.
account-sessions = Dónde has iniciado sesión
account-thisBrowser = este navegador
account-someBrowser = Un navegador
account-sessionSince = desde el { $date }
account-sessionSeen = última vez el { $date }
account-signOutElsewhere = Cerrar sesión en todos los demás
account-signOutElsewhereAbout = Termina todas las demás sesiones y tus enlaces personales.
account-signedOutElsewhere = Ahora solo tienes sesión aquí.
account-programs = Programas
account-programsAbout = Un programa tuyo puede jugar aquí con un token, sin tu contraseña. Nunca puede cambiar tu cuenta.
account-programsHow = La interfaz para programas
account-tokenName = Nombre del token
account-scopes-read = ver lo que tú ves
account-scopes-play = abrir mesas y jugar
account-scopes-chat = escribir a los demás
account-makeToken = Crear un token
account-tokenOnce = Cópialo ahora: solo se muestra esta vez.
account-token = Token
account-revokeToken = Revocar
account-isBot = Esta cuenta es de un programa
account-isBotAbout = Se marca como bot en cada mesa y se puntúa aparte de ti.
account-prove = Continuar
account-proveByPasskey = Continuar con una llave de acceso
account-changePassword = Cambiar la contraseña
account-changePasswordAbout = Cierra tu sesión en los demás dispositivos.
account-oldPassword = Contraseña actual
account-newPassword = Contraseña nueva
account-passkeys = Llaves de acceso
account-passkeysAbout = Entra con tu huella, tu cara o tu dispositivo en lugar de una contraseña.
account-addPasskey = Añadir una llave de acceso
account-remove = Quitar
account-signInByPasskey = Entrar con una llave de acceso
account-passkeyOf = Llave del { $date }
account-notifications = Avisos
account-notifyAbout = En mesas por turnos se te puede avisar de que te toca cuando no estás.
account-email = Correo electrónico
account-unconfirmed = Sin confirmar: sigue el enlace del correo que hemos enviado allí.
account-confirmed = Tu dirección de correo está confirmada.
account-webhook = Webhook
account-webhookAbout = Una dirección a la que se envía un breve mensaje JSON.
account-results = Resultados
account-rating = Puntuación
account-games = Partidas
account-noRatings = Todavía no hay partidas puntuadas.
account-wins = Victorias
account-points = Puntos
account-noGames = Todavía no hay partidas.
account-history = Partidas anteriores
account-more = Más
account-leaders = Los mejores

## What the server refuses, by its code

errors-offline = No se puede contactar con el servidor.
errors-stale = La partida ha seguido entretanto. Mira otra vez.
errors-not_found = Eso no está aquí (o ya no).
errors-who_are_you = Siéntate primero con un nombre.
errors-not_your_turn = No te toca.
errors-not_idle = Un bot podrá jugar por esta persona en { $time }.
errors-present = Esta persona está en la mesa.
errors-not_awaited = No le toca a esta persona.
errors-full = No hay asientos libres.
errors-taken = Este asiento está ocupado.
errors-too_many = Demasiado de una vez. Inténtalo de nuevo en un momento.
errors-no_table = Esta mesa no existe o no es para ti.
errors-no_person = Esa persona no existe.
errors-no_moment = La partida no tiene ese momento.
errors-nothing_to_undo = No tienes nada que deshacer.
errors-revealed = En una partida puntuada no se deshace nada que se haya descubierto.
errors-away = En este asiento juega un bot.
errors-begun = La partida ya ha empezado.
errors-starting = La partida está a punto de empezar.
errors-seated = En una partida puntuada nadie ocupa varios asientos.
errors-kept = Mientras dure la partida, este asiento es para un bot o para quien lo ocupaba al empezar.
errors-bots_alone = Los invitados pueden ver jugar entre sí a bots hasta el nivel hábil. Para otros más fuertes hace falta una cuenta o una llave de acceso.
errors-rated_seat = En una partida puntuada no se libera ningún asiento ni se cambia ningún bot.
errors-rated_guest = Las partidas puntuadas son para quien tiene una cuenta o una llave de acceso.
errors-rated_private = Las partidas puntuadas son públicas.
errors-rated_level = En una partida puntuada el nivel del bot suplente es fijo.
errors-shown_first = Antes se descubre algo. Míralo primero.
errors-key_used = Esta petición ya se envió con otro contenido. Inténtalo de nuevo.
errors-looked = Has mirado algo. Eso no se puede deshacer.
errors-not_playing = La partida no está en juego.
errors-hidden = El registro revelaría lo oculto. Estará cuando la partida termine.
errors-record = Este archivo no es el registro de una partida.
errors-unfinished = La partida de este registro no está terminada.
errors-too_long = Una partida puede tener como máximo { $most } acciones.
errors-rated = En las partidas puntuadas no hay pistas.
errors-one_choice = Solo hay una opción.
errors-server = Algo ha fallado en el servidor.
errors-wrong_password = El usuario y la contraseña no coinciden.
errors-wrong_link = Este enlace ya no vale.
errors-wrong_passkey = Esta llave de acceso no se conoce aquí.
errors-declined = El navegador no dio ninguna llave de acceso.
errors-prove = Antes de añadir otra forma de entrar, demuestra una vez más que eres tú.
errors-by_link = Has llegado por un enlace personal. Haz esto en el navegador en el que empezaste.
errors-no_session = Esta sesión ya ha terminado.
errors-many_tokens = Tienes { $most } tokens. Revoca uno primero.
errors-token_guest = Los tokens son para quien tiene cuenta o llave de acceso.
errors-no_token = Este token ya está revocado.
errors-bot_guest = Solo una cuenta puede ser de un programa.
errors-playing_rated = Estás jugando una partida puntuada. Termínala primero.
errors-webhook = A esta dirección no se puede llamar.
errors-too_many_tables = Ya tienes { $most } mesas sin terminar. Termina o deja antes algunas.
errors-too_many_records = Ya has traído { $most } registros.
errors-many_tables_at = Entre todos, en tu dirección ya hay { $most } mesas sin terminar. Terminad o dejad antes algunas.
errors-many_records_at = Desde tu dirección ya se han traído { $most } registros.
errors-disk_full = El servidor está lleno: no se puede empezar nada nuevo. Las partidas en curso continúan.
errors-has_account = Ya tienes una cuenta.
errors-login_taken = Otra persona tiene ya este usuario.
errors-broken = Algo ha fallado en el servidor.
errors-unavailable = El servidor está ocupado. Inténtalo en un momento.
errors-not_host = Eso solo lo hace el anfitrión.
errors-not_your_seat = Este no es tu asiento.

## The page about Boriken

about-title = Acerca de Boriken
about-sections-1-heading = Qué es esto
about-sections-1-paragraphs-1 = Boriken es una mesa para una familia de juegos clásicos de roles e islas. Es software libre con la licencia Apache 2.0: cualquiera puede usarlo, leerlo, cambiarlo y compartirlo.
about-sections-1-paragraphs-2 = Para jugar no hace falta cuenta. La página habla con el servidor del que viene y con nadie más; no carga fuentes, contadores ni publicidad.
about-sections-2-heading = De quién son estos juegos
about-sections-2-paragraphs-1 = Puerto Rico y San Juan son juegos de Andreas Seyfarth, publicados por alea / Ravensburger. Anno 1503 es un juego de Klaus Teuber, publicado por Kosmos.
about-sections-2-paragraphs-2 = Boriken es una implementación independiente de sus reglas. No tiene relación con autores ni editoriales y no contiene nada de sus imágenes ni de sus textos. Si un juego te gusta, compra la caja: lo vale.
about-sections-3-heading = La historia detrás del tema
about-sections-3-paragraphs-1 = Borikén es el nombre que los taínos, sus primeros habitantes, dan a la isla que España llamó Puerto Rico. La colonia se levantó sobre su tierra, y el trabajo forzado, la violencia y las enfermedades destruyeron la mayoría de sus comunidades en pocas décadas.
about-sections-3-paragraphs-2 = Las plantaciones, los ingenios y los barcos que se ven tan ordenados en un tablero descansaban en la esclavitud. Los «colonos» de la primera edición, que llegan en barco y son puestos a trabajar en los campos, representan a personas que en la historia fueron en su mayoría secuestradas y esclavizadas. La esclavitud en Puerto Rico no se abolió hasta 1873. La edición de 2020 habla de trabajadores; la mesa usa las palabras de la edición que elijas.
about-sections-3-paragraphs-3 = Un juego puede callarlo. Quien lo juega debería saberlo.
about-sections-4-heading = Juego limpio
about-sections-4-paragraphs-1 = Lo que hay en una pila boca abajo no tiene orden antes de descubrirse; nadie puede conocerlo, tampoco los bots. La clave del reparto queda fijada antes de la partida y se muestra después; cada registro se puede comprobar.

## Estadísticas

statistics-title = Estadísticas
statistics-about = Las últimas partidas que terminaron aquí: cómo se abrieron, qué se construyó y qué resultado dio.
statistics-of = Estadísticas de { $name }
statistics-source = Qué partidas
statistics-here = Jugadas aquí
statistics-byBots = Partidas de bots
statistics-aboutBots = Partidas que los bots del nivel { $level } han jugado entre sí; vienen con Boriken.
statistics-mix = Edición y expansiones
statistics-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
statistics-winnerPoints = Quien gana tiene { $points } puntos de media.
statistics-seats = Según el asiento
statistics-order =
    { $order ->
        [1] Empieza
        [2] Segundo asiento
        [3] Tercer asiento
        [4] Cuarto asiento
       *[5] Quinto asiento
    }
statistics-openings = Aperturas
statistics-owned = Lo que había al final
statistics-lengths = Duración en rondas
statistics-ends = Por qué terminaron
statistics-how = Cuántas veces
statistics-share = Parte de las victorias
statistics-fair = Una parte igual es { $share }.
statistics-none = Aquí aún no ha terminado ninguna partida así.
statistics-thing = Qué
statistics-opening = Apertura
statistics-all = Todo
statistics-fewer = Mostrar menos
