import type { ExpansionBuilding, Good } from "../../types";
import { crewList, type RoleWords } from "../words";
import { tokenList, type ExpansionWords, type Speech } from "./words";

export const buildings: Readonly<Record<ExpansionBuilding, string>> = {
  aqueduct: "Acueducto",
  forest_house: "Casa forestal",
  black_market: "Mercado negro",
  storehouse: "Depósito",
  guesthouse: "Posada",
  church: "Iglesia",
  trading_post: "Puesto comercial",
  small_wharf: "Muelle pequeño",
  lighthouse: "Faro",
  library: "Biblioteca",
  specialty_factory: "Fábrica especializada",
  union_hall: "Lonja",
  cloister: "Claustro",
  statue: "Estatua",
  land_office: "Catastro",
  chapel: "Capilla",
  hunting_lodge: "Pabellón de caza",
  zoning_office: "Oficina de obras",
  royal_supplier: "Proveedor real",
  villa: "Villa",
  jeweler: "Joyería",
  royal_garden: "Jardín real",
};

export function buccaneer(first: boolean): RoleWords {
  const them = first ? "colonos" : "trabajadores";
  return {
    name: "Bucanero",
    everybody: "Los demás no hacen nada.",
    privilege: `Vacías un barco y conservas hasta tres mercancías, o la casa de comercio por un punto cada una, o te llevas hasta tres ${them} de los que sobran, o secuestras un personaje.`,
  };
}

export function expansions(speech: Speech): ExpansionWords {
  const { first, goods, tiles, role, place, doubloons, points, people } = speech;
  const one = first ? "colono" : "trabajador";
  const them = first ? "colonos" : "trabajadores";
  const ship = first ? "el barco de colonos" : "la oficina de empleo";
  const mayor = first ? "alcalde" : "capataz";
  const nobles = (count: number): string => `${count} ${count === 1 ? "noble" : "nobles"}`;
  const sort = (noble: boolean): string => (noble ? "noble" : one);
  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    effects: {
      aqueduct: "Producir índigo en la tintorería grande o azúcar en el ingenio grande da uno más.",
      forest_house:
        "En la fase del colonizador puedes colocar un bosque en lugar de una plantación descubierta. Cada dos bosques abaratan construir en un doblón, aunque aquí no trabaje nadie.",
      black_market: `Si no te alcanza el dinero para construir, puedes dar un ${one}, una mercancía y un punto, como mucho uno de cada, por un doblón cada uno.`,
      storehouse: "Al guardar conservas tres mercancías más, de cualquier clase.",
      guesthouse: `Aquí viven dos huéspedes. En cualquier fase menos la del ${mayor} pueden mudarse a círculos libres tuyos y trabajar allí en el acto.`,
      church: "Construir da un punto en la segunda y tercera columna, dos en la cuarta.",
      trading_post: "En vez de a la casa de comercio puedes vender aquí: cualquier clase, al precio normal, sin mercados.",
      small_wharf:
        "Una vez por fase del capitán puedes embarcar las mercancías que quieras en un barco propio, por un punto cada dos.",
      lighthouse: "Cada embarque tuyo da un doblón, y ser capitán, otro más.",
      library: "Duplica el privilegio de cada personaje que tomas.",
      specialty_factory: "Producir da un doblón por cada mercancía de tu mejor clase menos una. El maíz no cuenta.",
      union_hall: "Antes de tu primer embarque en una fase del capitán, cada dos mercancías iguales dan un punto.",
      cloister: "Al final: 1, 3, 6 o 10 puntos por uno, dos, tres o cuatro tríos de losetas iguales en tu isla.",
      statue: "No hace nada más que brillar.",
      land_office: `En la fase del mercader: con un ${one} aquí puedes comprar una plantación oculta por un doblón; con un noble, vender una tuya por un doblón.`,
      chapel: `Cada fase del artesano da un doblón con un ${one} aquí, un punto con un noble.`,
      hunting_lodge: `Al final de la fase del colonizador: con un ${one} aquí puedes ceder una plantación o un bosque; con un noble recibes 2 puntos si tu isla está más vacía que cualquier otra.`,
      zoning_office: `Con un ${one} aquí los edificios pequeños cuestan un doblón menos; con un noble, los grandes dos menos.`,
      royal_supplier:
        "Antes de tu primer embarque puedes dar mercancías de clases distintas, como mucho tantas como nobles tengas, por un punto cada una.",
      villa: `Cada fase del ${mayor} te da un noble de la reserva.`,
      jeweler: "Cada fase del artesano da un doblón por cada noble tuyo.",
      royal_garden: "Al final: 1 punto más por cada noble tuyo.",
    },
    rules: {
      forest: "En un bosque no trabaja nadie. Cada dos abaratan construir en un doblón.",
      nobles: `Los nobles trabajan como ${them}, y cada uno vale un punto al final. Algunos edificios hacen otra cosa con un noble.`,
      wanted: "Quien está en busca y captura no puede tomar el bucanero hasta que otro lo haya tomado.",
      kidnapped:
        "Quien toma un personaje secuestrado lo juega como siempre, y el secuestrador recibe 3 doblones. Si nadie lo toma, lo juega él al final de la ronda.",
      festival: "Tres tareas para todos; quien cumple una primero recibe su premio.",
    },
    asked: {
      choose: "qué edificio entra en juego",
      on_sale: "qué edificio entra en juego",
      lay: "si será plantación o bosque",
      guest: "si se mudan huéspedes",
      recall: `qué ${one} va al mercado negro`,
      return: "qué más va al mercado negro",
      small_wharf: "qué embarca el muelle pequeño",
      token: `${one} o noble`,
      noble: "dónde están los nobles",
      supply: "qué mercancías van a la corte",
      discard: "qué loseta cedes",
      pirate: "qué hace el bucanero",
      loot: "cuánto de la carga conservas",
      man: `dónde van los nuevos ${them}`,
      festival_tile: "qué pide el festival",
      festival_good: "qué pide el festival",
      festival_building: "qué pide el festival",
    },
    events: {
      building_chosen: ({ building, seat }, who) =>
        seat === null ? `En juego: ${place(building)}.` : `${who} elige para la partida: ${place(building)}.`,
      forest_laid: ({ tile, known }, who) =>
        tile === null
          ? `${who} coloca un bosque.`
          : known === "removed"
            ? `${who} coloca un bosque; sale del juego: ${tiles[tile]}.`
            : `${who} coloca como bosque una ${tiles[tile]}.`,
      tile_drawn: ({ tile, by }, who) =>
        tile === null
          ? `${who} mira una plantación oculta (${place(by)}).`
          : `${who} roba: ${tiles[tile]} (${place(by)}).`,
      guest_moved: (event, who) =>
        `Un huésped${event.noble ? ", noble," : ""} de ${who} se muda: ${place(event.place)}.`,
      colonist_returned: (event, who) =>
        `${who} da un ${sort(event.noble)} al mercado negro (${place(event.place)}).`,
      good_returned: ({ good }, who) => `${who} da 1 de ${goods[good]} al mercado negro.`,
      point_returned: (_, who) => `${who} da un punto al mercado negro.`,
      sold_by_trading_post: (event, who) =>
        `${who} vende ${goods[event.good]} en el puesto comercial por ${doubloons(event.doubloons)}.`,
      building_paid: (event, who) => `${buildings[event.building]}: ${doubloons(event.doubloons)} para ${who}.`,
      aqueduct_good: ({ good }, who) => `El acueducto da a ${who} 1 de ${goods[good]} más.`,
      token_taken: (event, who) => `${who} recibe ${tokenList(event, people, nobles, "y")}.`,
      villa_token: ({ noble }, who) => `La villa da a ${who} un ${sort(noble)}.`,
      nobles_placed: (event, who) => `${who}: ${nobles(event.count)} (${crewList(event, place)}).`,
      tile_bought: ({ tile }, who) => `${who} compra una oculta: ${tiles[tile]}.`,
      tile_given_up: ({ tile, forest, by, crew }, who) =>
        `${who} cede: ${forest || tile === null ? "bosque" : tiles[tile]} (${place(by)})${crew ? `; su ${sort(crew === "noble")} va a ${place("san_juan")}` : ""}.`,
      good_supplied: ({ good }, who) => `${who} entrega 1 de ${goods[good]} a la corte.`,
      piracy: ({ ship: spaces, good, count }, who) =>
        count === 0
          ? `${who} aborda el barco de ${spaces} y no halla nada.`
          : `${who} aborda el barco de ${spaces}, con ${count} de ${goods[good]}.`,
      goods_looted: ({ good, count, returned }, who) =>
        `${who} conserva ${count} de ${goods[good]}${returned ? `; a la reserva: ${returned}` : ""}.`,
      trading_house_plundered: ({ count }, who) =>
        `${who} saquea la casa de comercio: ${count} ${count === 1 ? "mercancía" : "mercancías"}.`,
      colonist_ship_raided: ({ count }, who) =>
        count === 0 ? `${who} asalta ${ship} y no halla a nadie.` : `${who} asalta ${ship} y se lleva ${count}.`,
      colonist_placed: (event, who) =>
        `${who} coloca ${event.noble ? nobles(event.count) : people(event.count)}: ${place(event.place)}.`,
      role_kidnapped: (event, who) =>
        `${who} secuestra: ${role(event.role)}${event.doubloons ? `, con ${doubloons(event.doubloons)}` : ""}.`,
      ransom_paid: (event, who) => `${who} recibe ${doubloons(event.doubloons)} de rescate.`,
      kidnapped_role_played: (event, who) => `${who} juega el personaje secuestrado: ${role(event.role)}.`,
      festival_shows: ({ task, shows }) =>
        `El festival pide: ${task === "production" ? goods[shows as Good] : place(shows)}.`,
      task_done: ({ task, reward }, who) =>
        `${who} cumple primero una tarea del festival: ${
          { plantations: people(reward), production: doubloons(reward), building: points(reward) }[task]
        }.`,
    },
    pointsGained: (count, who) => ({
      church: `La iglesia da a ${who} ${points(count)}.`,
      union_hall: `La lonja da a ${who} ${points(count)}.`,
      chapel: `La capilla da a ${who} ${points(count)}.`,
      hunting_lodge: `${who} tiene la isla más vacía: el pabellón de caza da ${points(count)}.`,
      royal_supplier: `La corte da a ${who} ${points(count)}.`,
      plunder: `${who} recibe ${points(count)} por el saqueo.`,
      festival: `El festival da a ${who} ${points(count)}.`,
    }),
    questions: {
      choose: {
        mine: () => "Elige un edificio que esté en venta en esta partida.",
        theirs: (who) => `${who} elige un edificio para la partida.`,
      },
      on_sale: noOne("Se sortean los edificios de la partida."),
      lay: {
        mine: ({ tile }) => (tile ? `Has robado: ${tiles[tile]}. ¿Cómo la colocas?` : "¿Cómo la colocas?"),
        theirs: (who) => `${who} mira una plantación oculta.`,
      },
      guest: {
        mine: () => "¿Se mudan huéspedes a círculos libres?",
        theirs: (who) => `${who} puede mudar huéspedes.`,
      },
      recall: {
        mine: () => `¿Dar un ${one} al mercado negro?`,
        theirs: (who) => `${who} paga en el mercado negro.`,
      },
      return: { mine: () => "¿Qué das al mercado negro?", theirs: (who) => `${who} paga en el mercado negro.` },
      small_wharf: {
        mine: () => "Elige lo que se queda; el muelle pequeño embarca el resto.",
        theirs: (who) => `${who} carga el muelle pequeño.`,
      },
      token: { mine: ({ left }) => `¿Tomar un ${one} o un noble${left ? ` (faltan ${left})` : ""}?`, theirs: (who) => `${who} toma un ${one} o un noble.` },
      noble: {
        mine: () => "¿Cuáles son nobles? Pulsa a los que colocaste.",
        theirs: (who) => `${who} coloca a sus nobles.`,
      },
      supply: {
        mine: ({ left }) => `Entrega a la corte mercancías de clases distintas: hasta ${left ?? 0}, un punto cada una.`,
        theirs: (who) => `${who} puede abastecer a la corte.`,
      },
      discard: { mine: () => "¿Ceder una plantación o un bosque?", theirs: (who) => `${who} puede ceder una loseta.` },
      pirate: {
        mine: () => `Aborda un barco, saquea la casa de comercio, asalta ${ship} o secuestra un personaje.`,
        theirs: (who) => `${who} decide qué hace el bucanero.`,
      },
      loot: { mine: () => "¿Cuánto de la carga conservas?", theirs: (who) => `${who} se queda con parte de la carga.` },
      man: {
        mine: ({ left }) => `Coloca hasta ${left ?? 0} en círculos libres.`,
        theirs: (who) => `${who} coloca nuevos ${them}.`,
      },
      festival_tile: noOne("Se sortean las tareas del festival."),
      festival_good: noOne("Se sortean las tareas del festival."),
      festival_building: noOne("Se sortean las tareas del festival."),
    },
    refusals: {
      not_possible: () => "Eso no es posible aquí.",
      wanted: () => "Tuviste el bucanero el último: antes debe tomarlo otro.",
      not_in_the_game: () => "No está en esta partida.",
      already_chosen: () => "Ya está elegido.",
      no_space_of_its_cost: ({ price }) => `Los sitios para edificios de ${doubloons(price)} están ocupados.`,
      kinds_of_a_price: ({ price, spaces, chosen }) =>
        `Elige ${spaces} de los edificios de ${doubloons(price)}, no ${chosen}.`,
      not_both: () => "Hacienda y casa forestal nunca están juntas en venta.",
      no_forest_house: () => "Un bosque requiere una casa forestal ocupada.",
      no_forest_tile: () => "No quedan losetas de bosque.",
      no_library: () => "Una segunda loseta requiere una biblioteca ocupada.",
      house_full: () => "La casa de comercio está llena.",
      already_sold: () => "Ya has vendido en esta fase.",
      no_trading_post: () => "Eso requiere un puesto comercial ocupado.",
      no_small_wharf: () => "Eso requiere un muelle pequeño ocupado.",
      small_wharf_used: () => "Tu muelle pequeño ya se usó en esta fase.",
      at_least_one_good: () => "Al menos una mercancía debe zarpar.",
      no_guest: () => "No hay tal huésped en tu posada.",
      no_free_circle: ({ place: where }) => `Ahí no hay círculo libre: ${place(where)}.`,
      nobody_there: ({ place: where }) => `Ahí no hay nadie que puedas dar: ${place(where)}.`,
      still_too_expensive: ({ place: where, building }) =>
        `Sin el ${one} (${place(where)}) no te alcanza para: ${place(building)}.`,
      must_give: () => "El mercado negro quiere su precio.",
    },
    decline: {
      choose: "Pasar",
      on_sale: "Pasar",
      lay: "Pasar",
      guest: "No, seguir",
      recall: "Nadie",
      return: "Pasar",
      small_wharf: "Pasar",
      token: "Pasar",
      noble: "Son todos",
      supply: "Nada más",
      discard: "Conservar todo",
      pirate: "Pasar",
      loot: "Pasar",
      man: "Nadie más",
      festival_tile: "Pasar",
      festival_good: "Pasar",
      festival_building: "Pasar",
    },
    choices: {
      choose: (building) => `Elegir: ${place(building)}`,
      forest: (tile) => `Un bosque por la ${tiles[tile]}`,
      briefForest: (tile) => `${goods[tile]} → bosque`,
      layPlantation: "Como plantación",
      layForest: "Como bosque",
      discard: (tile, crew) => `Ceder una ${tiles[tile]}${crew ? ` con su ${sort(crew === "noble")}` : ""}`,
      discardForest: (tile) => (tile ? `Ceder un bosque (${tiles[tile]})` : "Ceder un bosque"),
      guest: (where, noble) => `Huésped${noble ? " noble" : ""} a: ${place(where)}`,
      recall: (where, noble) => `Dar el ${sort(noble)} de: ${place(where)}`,
      returnGood: (good) => `Dar 1 de ${goods[good]}`,
      returnPoint: "Dar un punto",
      post: (good) => `Vender ${goods[good]} en el puesto comercial`,
      briefPost: (good) => `${goods[good]} → puesto comercial`,
      buyPlantation: "Comprar una plantación oculta por 1",
      smallWharf: "Cargar el muelle pequeño",
      noble: "Tomar el noble",
      placeNoble: (where) => `Un noble en: ${place(where)}`,
      supply: (good) => `Entregar 1 de ${goods[good]}`,
      piracy: (spaces) => `Abordar el barco de ${spaces}`,
      plunder: "Saquear la casa de comercio",
      raid: `Asaltar ${ship}`,
      kidnap: (name) => `Secuestrar: ${role(name)}`,
      man: (where, noble) => `Un ${sort(noble)} en: ${place(where)}`,
    },
    options: {
      expansions: {
        label: "Expansiones",
        meaning: "Cada una por separado o en cualquier mezcla.",
        choices: {
          none: "ninguna",
          "new-buildings": "Nuevos edificios",
          nobles: "Los nobles",
          buccaneer: "El bucanero",
          festival: "El festival",
        },
      },
      nb_rules: {
        label: "Reglas de los Nuevos edificios",
        meaning: "2004: losetas de bosque, y hacienda y casa forestal nunca juntas. 2020: las plantaciones se voltean.",
        choices: { "2004": "de 2004", "2020": "de 2020" },
      },
      buildings: {
        label: "Edificios en venta",
        meaning: "Cuáles de los 31 edificios especiales están en juego.",
        choices: { draft: "elegidos por turnos", random: "por sorteo", "all-31": "los 31, uno de cada" },
      },
      long_game: {
        label: "Partida larga",
        meaning: `Todos los ${them} y puntos están en juego, y solo una ciudad llena la termina.`,
        choices: {},
      },
      kidnap_solo: {
        label: "Los secuestradores juegan solos",
        meaning: "Un personaje secuestrado que sobra lo juega solo el secuestrador.",
        choices: {},
      },
      festival_privilege_goods: {
        label: "Las mercancías extra cuentan en el festival",
        meaning: "Lo que el artesano toma de más cuenta para la tarea de mercancías.",
        choices: {},
      },
      lodges: {
        label: "Pabellones de caza",
        meaning: "Cuándo actúan al final de la fase del colonizador.",
        choices: { last: "después de moverse los huéspedes", first: "antes de moverse los huéspedes" },
      },
    },
    ui: {
      colonist: first ? "Colono" : "Trabajador",
      noble: "Noble",
      nobles: "Nobles",
      nobleSupply: "Nobles en la reserva",
      forest: "Bosque",
      forests: "Bosques",
      forestTiles: "Losetas de bosque",
      festival: "Festival",
      redBuilding: "Edificio rojo",
      notChosen: "No está en juego",
      done: "Cumplida",
      sort: "Quién",
    },
    say: {
      nobles,
      forests: (count) => `${count} ${count === 1 ? "bosque" : "bosques"}`,
      forestOf: (tile) => `Bosque (${tiles[tile]})`,
      kidnappedBy: (who) => `secuestrado por ${who}`,
      wantedIs: (who) => `se busca: ${who}`,
      spaces: (count) => (count > 0 ? `Queda sitio para ${count} de este precio.` : "Los sitios de este precio están ocupados."),
      given: (given, most) => `${given} de ${most}`,
      sailing: (count, worth) => `${count === 1 ? "zarpa 1 mercancía" : `zarpan ${count} mercancías`}: ${points(worth)}`,
      task: {
        plantations: (tile) => `Primero con tres: ${tiles[tile]}. Premio: ${people(3)}.`,
        production: (list) => `Primero en producir en una fase: ${list}. Premio: ${doubloons(3)}.`,
        building: (building) => `Primero en construir: ${place(building)}. Premio: ${points(3)}.`,
      },
      crewWithNobles: (crew, count) => `${crew}, ${nobles(count)}`,
    },
  };
}
