import type { Building, QuestionKind, Role, Tile, Whereabouts } from "../types";
import { buccaneer, buildings as expansionBuildings, expansions } from "./expansions/es";
import { crewList, type RoleWords, type WordsOf } from "./words";

export const es: WordsOf = (edition) => {
  const first = edition === "first";
  const one = first ? "colono" : "trabajador";
  const them = first ? "colonos" : "trabajadores";
  const Them = first ? "Colonos" : "Trabajadores";
  const ship = first ? "Barco de colonos" : "Oficina de empleo";
  const mayor = first ? "Alcalde" : "Capataz";
  const violet = first ? "violeta" : "beis";

  const goods = { corn: "maíz", indigo: "índigo", sugar: "azúcar", tobacco: "tabaco", coffee: "café" };
  const tiles: Record<Tile, string> = {
    corn: "plantación de maíz",
    indigo: "plantación de índigo",
    sugar: "plantación de azúcar",
    tobacco: "plantación de tabaco",
    coffee: "plantación de café",
    quarry: "cantera",
  };
  const buildings: Record<Building, string> = {
    small_indigo_plant: "Tintorería pequeña",
    small_sugar_mill: "Ingenio pequeño",
    indigo_plant: "Tintorería",
    sugar_mill: "Ingenio",
    tobacco_storage: "Tabaquería",
    coffee_roaster: "Tostadero",
    small_market: "Mercado pequeño",
    hacienda: "Hacienda",
    construction_hut: "Caseta de obras",
    small_warehouse: "Almacén pequeño",
    hospice: "Hospicio",
    office: "Oficina",
    large_market: "Mercado grande",
    large_warehouse: "Almacén grande",
    factory: "Fábrica",
    university: "Universidad",
    harbor: "Puerto",
    wharf: "Muelle",
    guild_hall: "Casa gremial",
    residence: "Residencia",
    fortress: "Fortaleza",
    customs_house: "Aduana",
    city_hall: "Ayuntamiento",
    ...expansionBuildings,
  };
  const prospector: RoleWords = {
    name: "Buscador de oro",
    everybody: "Los demás no hacen nada.",
    privilege: "Recibes un doblón.",
  };
  const roles: Record<Role, RoleWords> = {
    settler: {
      name: "Colonizador",
      everybody: "Todos pueden tomar una plantación descubierta.",
      privilege: "Puedes tomar una cantera en su lugar.",
    },
    mayor: {
      name: mayor,
      everybody: `Se reparten nuevos ${them} y todos vuelven a colocar los suyos.`,
      privilege: `Recibes un ${one} más de la reserva.`,
    },
    builder: {
      name: "Constructor",
      everybody: "Todos pueden construir un edificio.",
      privilege: "Pagas un doblón menos.",
    },
    craftsman: {
      name: "Artesano",
      everybody: "Todos producen mercancías.",
      privilege: "Tomas una mercancía más de una clase que produjiste.",
    },
    trader: {
      name: "Mercader",
      everybody: "Todos pueden vender una mercancía a la casa de comercio.",
      privilege: "Recibes un doblón más por ella.",
    },
    captain: {
      name: "Capitán",
      everybody:
        "Todos deben embarcar mercancías, turno tras turno, por un punto cada una. Lo que después no quepa se pierde.",
      privilege: "Recibes un punto más con tu primer embarque.",
    },
    prospector,
    "prospector 2": prospector,
    buccaneer: buccaneer(first),
  };

  const sanJuan = first ? "San Juan" : "el malecón";
  const place = (name: Whereabouts): string =>
    name === "san_juan" ? sanJuan : name in tiles ? tiles[name as Tile] : buildings[name as Building].toLowerCase();
  const doubloons = (count: number): string => `${count} ${count === 1 ? "doblón" : "doblones"}`;
  const points = (count: number): string => `${count} ${count === 1 ? "punto" : "puntos"}`;
  const people = (count: number): string => `${count} ${count === 1 ? one : them}`;
  const more = expansions({
    first,
    goods,
    tiles,
    place,
    doubloons,
    points,
    people,
    role: (name) => roles[name].name.toLowerCase(),
  });
  const asked: Record<QuestionKind, string> = {
    ...more.asked,
    over: "la partida ha terminado",
    governor: "quién empieza",
    row: "qué plantación sale",
    role: "qué personaje tomas",
    tile: "qué loseta tomas",
    unseen_tile: "qué plantación sale",
    colonist: `si tomas otro ${one}`,
    place: `dónde colocas a los ${them}`,
    build: "qué construyes",
    produce: "si produces",
    extra: "qué mercancía más tomas",
    sell: "qué vendes",
    ship: "qué embarcas",
    keep: "qué mercancías guardas",
    use: "si usas un edificio",
  };
  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    goods,
    letters: { corn: "M", indigo: "I", sugar: "A", tobacco: "T", coffee: "C" },
    tiles,
    buildings,
    effects: {
      small_indigo_plant: "Convierte la cosecha de una plantación de índigo ocupada en índigo.",
      small_sugar_mill: "Convierte la cosecha de una plantación de azúcar ocupada en azúcar.",
      indigo_plant: `Hasta tres de índigo: uno por cada ${one} aquí y cada plantación de índigo ocupada.`,
      sugar_mill: `Hasta tres de azúcar: uno por cada ${one} aquí y cada plantación de azúcar ocupada.`,
      tobacco_storage: `Hasta tres de tabaco: uno por cada ${one} aquí y cada plantación de tabaco ocupada.`,
      coffee_roaster: `Hasta dos de café: uno por cada ${one} aquí y cada plantación de café ocupada.`,
      small_market: "Vender a la casa de comercio da un doblón más.",
      hacienda: "En la fase del colonizador puedes colocar antes una plantación oculta, de más.",
      construction_hut: "En la fase del colonizador puedes tomar una cantera en vez de una plantación.",
      small_warehouse: "Al guardar conservas todo de una clase, además de la mercancía que conservan todos.",
      hospice: `La loseta que tomas en la fase del colonizador llega con un ${one} (la de la hacienda no).`,
      office: "Puedes vender también una clase que ya está en la casa de comercio.",
      large_market: "Vender a la casa de comercio da dos doblones más.",
      large_warehouse: "Al guardar conservas todo de dos clases, además de la mercancía que conservan todos.",
      factory: "Producir 2, 3, 4 o 5 clases da 1, 2, 3 o 5 doblones.",
      university: `Lo que construyes llega con un ${one}.`,
      harbor: "Cada embarque tuyo da un punto más.",
      wharf: "Una vez por fase del capitán puedes embarcar todo lo que tengas de una clase en un barco propio.",
      guild_hall: "Al final: 1 punto por cada edificio de producción pequeño y 2 por cada grande que tengas.",
      residence: "Al final: 4 puntos por hasta nueve losetas en la isla, 5 por diez, 6 por once, 7 por doce.",
      fortress: `Al final: 1 punto por cada tres ${them} que tengas.`,
      customs_house: "Al final: 1 punto por cada cuatro puntos que tengas en fichas.",
      city_hall: `Al final: 1 punto por cada edificio ${violet} que tengas, este incluido.`,
      ...more.effects,
    },
    grows: {
      corn: "Ocupada da un maíz; el maíz no necesita edificio.",
      indigo: `Da un índigo con un ${one} aquí y otro en una tintorería.`,
      sugar: `Da un azúcar con un ${one} aquí y otro en un ingenio.`,
      tobacco: `Da un tabaco con un ${one} aquí y otro en la tabaquería.`,
      coffee: `Da un café con un ${one} aquí y otro en el tostadero.`,
      quarry: "Ocupada abarata construir en un doblón.",
    },
    rules: {
      ship: "Un barco lleva una sola clase, y ningún otro puede llevar la misma. Un barco lleno zarpa tras la fase del capitán.",
      house:
        "La casa de comercio compra cuatro mercancías, cada una de otra clase. Llena, se vacía tras la fase del mercader.",
      colonists: `Estos ${them} se reparten en la próxima fase del ${mayor.toLowerCase()}. Luego llega uno por cada círculo libre de las ciudades, al menos uno por jugador.`,
      ...more.rules,
    },
    roles,
    events: {
      governor_drawn: (_, who) => `${who} empieza como gobernador.`,
      start_tile: ({ tile }, who) => `${who} empieza con una ${tiles[tile]}.`,
      tile_turned_up: ({ tile }) => `Sale: ${tiles[tile]}.`,
      role_taken: (event, who) =>
        `${who} toma: ${roles[event.role].name.toLowerCase()}${event.doubloons ? `, con ${doubloons(event.doubloons)}` : ""}.`,
      tile_taken: ({ tile }, who) => `${who} toma una ${tiles[tile]}.`,
      hacienda_tile: ({ tile }, who) => `La hacienda da a ${who} una ${tiles[tile]}.`,
      tiles_discarded: ({ tile, count }) => `Sobran: ${count} × ${tiles[tile]}.`,
      colonist_on_new: (event, who) => `${who} ocupa en el acto: ${place(event.place)} (${place(event.by)}).`,
      privilege_colonist: (_, who) => `${who} toma otro ${one} de la reserva.`,
      colonists_dealt: ({ count }, who) => `${who} recibe ${people(count)}.`,
      colonists_placed: (event, who) => `${who} coloca ${people(event.count)}: ${crewList(event, place)}.`,
      colonist_ship_refilled: ({ count, wanted, nobles = 0 }) =>
        count < wanted
          ? `${ship}: solo quedan ${count} de ${wanted} ${them}.`
          : `${ship}: llegan ${people(count - nobles)}${nobles ? ` y ${more.say.nobles(nobles)}` : ""}.`,
      built: ({ building, price }, who) => `${who} construye por ${doubloons(price)}: ${place(building)}.`,
      produced: ({ good, count }, who) => `${who} produce ${count} de ${goods[good]}.`,
      production_skipped: (_, who) => `${who} no produce nada.`,
      factory_paid: (event, who) => `La fábrica da a ${who} ${doubloons(event.doubloons)}.`,
      extra_good: ({ good }, who) => `${who} toma 1 de ${goods[good]} más.`,
      sold: (event, who) => `${who} vende ${goods[event.good]} por ${doubloons(event.doubloons)}.`,
      market_paid: (event, who) => `${buildings[event.building]}: ${doubloons(event.doubloons)} más para ${who}.`,
      trading_house_emptied: () => "La casa de comercio, llena, se vacía.",
      shipped: (event, who) =>
        typeof event.ship !== "number"
          ? `${who} embarca ${event.count} de ${goods[event.good]} desde el ${place(event.ship ?? "wharf")}.`
          : `${who} embarca ${event.count} de ${goods[event.good]} en el barco de ${event.ship}.`,
      points_gained: (event, who) =>
        ({
          goods: `${who} recibe ${points(event.points)}.`,
          captain: `${who} recibe como capitán ${points(event.points)}.`,
          harbor: `El puerto da a ${who} ${points(event.points)}.`,
          ...more.pointsGained(event.points, who),
        })[event.by],
      goods_kept: ({ good, count, returned }, who) =>
        `${who} guarda ${count} de ${goods[good]}${returned ? ` y devuelve ${returned}` : ""}.`,
      cargo_ship_emptied: (event) => `El barco de ${event.ship} zarpa con ${goods[event.good]}.`,
      prospected: (event, who) => `${who} encuentra ${doubloons(event.doubloons)}.`,
      passed: (_, who) => `${who} pasa.`,
      round_ended: ({ round }) => `Termina la ronda ${round}.`,
      end_triggered: ({ reason }) =>
        ({
          colonists: `Quedan muy pocos ${them}: esta es la última ronda.`,
          city: "Una ciudad está llena: esta es la última ronda.",
          points: "Se ha dado el último punto: esta es la última ronda.",
          buildings: "Nadie puede construir más: esta es la última ronda.",
        })[reason],
      game_over: () => "La partida ha terminado.",
      ...more.events,
    },
    questions: {
      over: noOne("La partida ha terminado."),
      governor: noOne("Se sortea el primer gobernador."),
      row: noOne("Salen nuevas plantaciones."),
      role: { mine: () => "Toma un personaje.", theirs: (who) => `${who} toma un personaje.` },
      tile: { mine: () => "Toma una loseta para tu isla.", theirs: (who) => `${who} toma una loseta.` },
      unseen_tile: noOne("Se roba una plantación oculta."),
      colonist: {
        mine: () => `¿Tomar otro ${one} de la reserva?`,
        theirs: (who) => `${who} puede tomar otro ${one}.`,
      },
      place: {
        mine: () => `Coloca a tus ${them}: pulsa los círculos.`,
        theirs: (who) => `${who} coloca a sus ${them}.`,
      },
      build: { mine: () => "Construye un edificio.", theirs: (who) => `${who} puede construir.` },
      produce: { mine: () => "¿Producir mercancías?", theirs: (who) => `${who} puede producir.` },
      extra: {
        mine: () => "Toma una mercancía más que hayas producido.",
        theirs: (who) => `${who} toma una mercancía más.`,
      },
      sell: { mine: () => "Vende una mercancía a la casa de comercio.", theirs: (who) => `${who} puede vender.` },
      ship: {
        mine: () => "Embarca: primero la mercancía, luego el barco.",
        theirs: (who) => `${who} embarca mercancías.`,
      },
      keep: { mine: () => "Elige qué mercancías guardas.", theirs: (who) => `${who} guarda mercancías.` },
      use: {
        mine: ({ about }) => (about ? `¿Usar: ${place(about)}?` : "¿Usar el edificio?"),
        theirs: (who, { about }) => (about ? `${who} puede usar: ${place(about)}.` : `${who} puede usar un edificio.`),
      },
      ...more.questions,
    },
    refusals: {
      game_over: () => "La partida ha terminado.",
      chance_acts: () => "Esto lo decide el azar.",
      another_question: ({ question }) => `Ahora no. La pregunta es ${asked[question]}.`,
      must_take_role: () => "Debes tomar un personaje.",
      role_not_in_play: ({ role, players }) => `${roles[role].name}: no está en juego con ${players} jugadores.`,
      role_taken: () => "Ya tomado en esta ronda.",
      no_such_tile: ({ tile }) => `No hay ninguna ${tiles[tile]} descubierta.`,
      no_quarry_left: () => "No quedan canteras.",
      quarry_not_allowed: () =>
        "Solo el colonizador y quien tenga una caseta de obras ocupada pueden tomar una cantera.",
      no_hacienda: () => "Una plantación oculta requiere una hacienda ocupada.",
      hacienda_used: () => "La hacienda da una plantación oculta por turno.",
      no_unseen_tile: () => "No quedan plantaciones ocultas.",
      other_place: ({ about }) => `Ahora se trata de: ${place(about)}.`,
      too_many_colonists: ({ most }) => `Ahí no caben más de ${people(most)}.`,
      too_few_colonists: ({ least }) => `Hay que llenar los círculos libres: aquí al menos ${people(least)}.`,
      sold_out: () => "Agotado.",
      already_built: () => "Ya lo tienes.",
      too_expensive: (p) => `Cuesta ${doubloons(p.price)}; tienes ${p.doubloons}.`,
      no_city_space: ({ spaces, free }) =>
        `Necesita ${spaces} ${spaces === 1 ? "casilla" : "casillas"}; libres: ${free}.`,
      too_many_large: ({ most }) => `En una ciudad caben ${most} edificios grandes.`,
      not_produced: () => "Debe ser de una clase que hayas producido.",
      none_in_supply: ({ good }) => `No queda ${goods[good]} en la reserva.`,
      no_goods: ({ good }) => `No tienes ${goods[good]}.`,
      house_has_kind: ({ good }) => `Ya hay ${goods[good]} en la casa de comercio; solo con una oficina ocupada.`,
      ship_not_in_play: ({ spaces }) => `No hay barco de ${spaces} en juego.`,
      kind_on_other_ship: ({ good, spaces }) =>
        `El ${goods[good]} debe ir en el barco de ${spaces}, que ya lo lleva.`,
      ship_full: ({ good }) => `El barco de ${goods[good]} está lleno.`,
      ship_has_other_kind: ({ good }) => `Ese barco lleva ${goods[good]}.`,
      larger_ship: ({ good, most }) =>
        `Hay que embarcar lo más posible: en otro barco caben ${most} de ${goods[good]}.`,
      no_wharf: () => "Eso requiere un muelle ocupado.",
      wharf_used: () => "Tu muelle ya se usó en esta fase.",
      must_ship: () => "Quien puede cargar un barco debe hacerlo.",
      must_answer: ({ question }) => `No puedes pasar. La pregunta es ${asked[question]}.`,
      cannot_store: ({ good, most }) => `No puedes guardar más de ${most} de ${goods[good]}.`,
      ...more.refusals,
    },
    decline: {
      over: "Pasar",
      governor: "Pasar",
      row: "Pasar",
      role: "Pasar",
      tile: "No tomar nada",
      unseen_tile: "Pasar",
      colonist: "No, gracias",
      place: "Pasar",
      build: "No construir",
      produce: "No producir",
      extra: "Nada más",
      sell: "No vender",
      ship: "No embarcar",
      keep: "Pasar",
      use: "No",
      ...more.decline,
    },
    choices: {
      role: (role) => `Tomar: ${roles[role].name.toLowerCase()}`,
      settle: (tile) => `Tomar una ${tiles[tile]}`,
      hacienda: "Robar una plantación oculta",
      colonist: `Tomar otro ${one}`,
      place: (where, count) => `${people(count)} en: ${place(where)}`,
      build: (building, price) => `Construir: ${place(building)}, ${doubloons(price)}`,
      produce: "Producir",
      extra: (good) => `Tomar 1 de ${goods[good]}`,
      sell: (good) => `Vender ${goods[good]}`,
      ship: (count, good, spaces) =>
        spaces === null
          ? `Embarcar ${count} de ${goods[good]} desde tu muelle`
          : `Embarcar ${count} de ${goods[good]} en el barco de ${spaces}`,
      briefShip: (count, _, spaces) => (spaces === null ? `${count} → muelle` : `${count} → barco de ${spaces}`),
      keep: (good, count) => `Guardar ${count} de ${goods[good]}`,
      use: (building) => `Usar: ${place(building)}`,
      ...more.choices,
    },
    options: {
      edition: {
        label: "Edición",
        meaning: "Reglas y palabras de la primera edición o de la de 2020.",
        choices: { first: "Primera edición", "2020": "Edición de 2020" },
      },
      first_governor: {
        label: "Primer gobernador",
        meaning: "Quién empieza.",
        choices: {
          lot: "por sorteo",
          "0": "asiento 1",
          "1": "asiento 2",
          "2": "asiento 3",
          "3": "asiento 4",
          "4": "asiento 5",
        },
      },
      balanced: {
        label: "Equilibrado",
        meaning: "La fábrica cuesta 8 y la universidad 7; quien empieza con maíz tiene un doblón menos.",
        choices: {},
      },
      hidden_vp: { label: "Puntos ocultos", meaning: "Nadie ve los puntos de los demás antes del final.", choices: {} },
      ask_optional: {
        label: "Preguntar antes de cada efecto",
        meaning: "Preguntar también cuando un edificio solo da algo.",
        choices: {},
      },
      optional_production: {
        label: "Producir es voluntario",
        meaning: "En la fase del artesano se puede no producir.",
        choices: {},
      },
      vp_end_any_phase: {
        label: "El último punto termina la partida en cualquier fase",
        meaning: "Si no, solo en una fase del capitán.",
        choices: {},
      },
      max_large: {
        label: "Edificios grandes por ciudad",
        meaning: "Cuatro caben en sus columnas; con cinco solo cuentan las casillas.",
        choices: {},
      },
      ...more.options,
    },
    sheet: { chips: "Fichas de puntos", buildings: "Edificios", nobles: "Nobles" },
    charts: { score: "Puntos en total", points: "Fichas de puntos", doubloons: "Doblones", production: "Mercancías por artesano" },
    ui: {
      roles: "Personajes",
      decision: "Decisión",
      sale: "Edificios en venta",
      row: "Plantaciones",
      quarries: "Canteras",
      unseen: "Ocultas",
      faceDown: "Plantaciones ocultas",
      colonistShip: ship,
      colonists: Them,
      colonistSupply: `${Them} en la reserva`,
      harbour: "La rada",
      cargoShips: "Barcos de carga",
      tradingHouse: "Casa de comercio",
      goodsSupply: "Reserva de mercancías",
      supply: "Reserva",
      pointSupply: "Puntos libres",
      bank: "Banca",
      island: "Isla",
      city: "Ciudad",
      sanJuan: first ? "San Juan" : "Malecón",
      store: "Mercancías",
      doubloons: "Doblones",
      points: "Puntos",
      governor: "Gobernador",
      hidden: "oculto",
      soldOut: "Agotado",
      price: "Precio",
      priceNow: "Precio ahora",
      circles: "Círculos",
      copies: "Quedan",
      production: "Edificio de producción",
      specialColour: first ? "Edificio violeta" : "Edificio beis",
      makes: "Produce",
      confirm: "Confirmar",
      asBefore: "Como antes",
      asAdvised: "Como el consejo",
      fill: "Llenar",
      clear: "Vaciar",
      empty: "vacío",
      privilege: "Privilegio",
      unoccupied: "Sin ocupar: no hace nada.",
      ...more.ui,
    },
    say: {
      round: (round) => `Ronda ${round}`,
      doubloons,
      points,
      goods: (count, good) => `${count} de ${goods[good]}`,
      left: (count) => `${count === 1 ? "queda" : "quedan"} ${count}`,
      ownedBy: (names) => `Construido por ${names.join(", ")}.`,
      quarriesCount: (column) => (column === 1 ? "cuenta 1 cantera" : `cuentan hasta ${column} canteras`),
      ship: (spaces, load, good) =>
        good ? `Barco de ${spaces}: ${load} de ${goods[good]}` : `Barco de ${spaces}: vacío`,
      takenBy: (who) => `tomado por ${who}`,
      placed: (placed, of) => `${placed} de ${of} colocados`,
      kept: (kept, returned) => `${kept} guardadas, ${returned} devueltas`,
      keepTooMuch: "Es más de lo que puedes guardar.",
      crew: (name, here, circles) =>
        `${name}: ${here} de ${circles} ${circles === 1 ? "círculo ocupado" : "círculos ocupados"}`,
      putOn: (name) => `Ocupar: ${name}`,
      liftFrom: (name) => `Retirar de: ${name}`,
      ending: (reason) =>
        ({
          colonists: `Última ronda: muy pocos ${them}`,
          city: "Última ronda: una ciudad está llena",
          points: "Última ronda: no quedan puntos",
          buildings: "Última ronda: nadie puede construir más",
        })[reason],
      ...more.say,
    },
  };
};
