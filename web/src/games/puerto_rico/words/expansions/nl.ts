import type { ExpansionBuilding, Good } from "../../types";
import { crewList, type RoleWords } from "../words";
import { tokenList, type ExpansionWords, type Speech } from "./words";

export const buildings: Readonly<Record<ExpansionBuilding, string>> = {
  aqueduct: "Aquaduct",
  forest_house: "Boswachtershuis",
  black_market: "Zwarte markt",
  storehouse: "Pakhuis",
  guesthouse: "Gastenhuis",
  church: "Kerk",
  trading_post: "Handelspost",
  small_wharf: "Kleine werf",
  lighthouse: "Vuurtoren",
  library: "Bibliotheek",
  specialty_factory: "Speciaalfabriek",
  union_hall: "Bondshal",
  cloister: "Klooster",
  statue: "Standbeeld",
  land_office: "Kadaster",
  chapel: "Kapel",
  hunting_lodge: "Jachtslot",
  zoning_office: "Bouwbureau",
  royal_supplier: "Hofleverancier",
  villa: "Villa",
  jeweler: "Juwelier",
  royal_garden: "Hoftuin",
};

export function buccaneer(first: boolean): RoleWords {
  const them = first ? "kolonisten" : "arbeiders";
  const ship = first ? "kolonistenschip" : "wervingsbureau";
  return {
    name: "Boekanier",
    everybody: "De anderen doen niets.",
    privilege: `Je leegt een schip en houdt hoogstens drie goederen, of het handelshuis voor één punt per goed, of haalt hoogstens drie overtollige ${them} van het ${ship}, of ontvoert een rol.`,
  };
}

export function expansions(speech: Speech): ExpansionWords {
  const { first, goods, tiles, role, place, doubloons, points, people } = speech;
  const one = first ? "kolonist" : "arbeider";
  const them = first ? "kolonisten" : "arbeiders";
  const ship = first ? "kolonistenschip" : "wervingsbureau";
  const mayor = first ? "burgemeester" : "voorman";
  const nobles = (count: number): string => (count === 1 ? "1 edelman" : `${count} edellieden`);
  const sort = (noble: boolean): string => (noble ? "edelman" : one);
  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    effects: {
      aqueduct: "Wie indigo in de grote ververij of suiker in de grote molen produceert, krijgt er één extra.",
      forest_house:
        "In de kolonistenfase mag je in plaats van een open plantage een bos neerleggen. Elke twee bossen maken bouwen één dubloen goedkoper, ook als hier niemand werkt.",
      black_market: `Heb je bij het bouwen te weinig geld, dan mag je een ${one}, een goed en een punt geven, hoogstens één van elk, voor één dubloen per stuk.`,
      storehouse: "Bij het bewaren hou je drie goederen meer, van welke soort ook.",
      guesthouse: `Hier logeren twee gasten. In elke fase behalve die van de ${mayor} mogen ze naar vrije cirkels verhuizen en daar meteen werken.`,
      church: "Bouwen brengt in de tweede en derde kolom één punt op, in de vierde twee.",
      trading_post: "In plaats van aan het handelshuis mag je hier verkopen: elke soort, voor de gewone prijs, zonder markten.",
      small_wharf:
        "Eén keer per kapiteinsfase mag je goederen naar keuze met een eigen schip verschepen, voor één punt per twee goederen.",
      lighthouse: "Elke lading van jou brengt één dubloen op, en als kapitein krijg je er nog één.",
      library: "Ze verdubbelt het privilege van elke rol die je neemt.",
      specialty_factory: "Produceren brengt één dubloen op per goed van je beste soort, op één na. Maïs telt niet.",
      union_hall: "Vóór je eerste lading in een kapiteinsfase brengen elke twee gelijke goederen één punt op.",
      cloister: "Aan het eind: 1, 3, 6 of 10 punten voor één, twee, drie of vier drietallen gelijke eilandtegels.",
      statue: "Het doet niets dan blinken.",
      land_office: `In de handelaarsfase: met een ${one} hier mag je voor één dubloen een gedekte plantage kopen; met een edelman er één van jou voor één dubloen verkopen.`,
      chapel: `Elke opzichtersfase brengt met een ${one} hier één dubloen op, met een edelman één punt.`,
      hunting_lodge: `Aan het eind van de kolonistenfase: met een ${one} hier mag je een plantage of bos afstaan; met een edelman krijg je 2 punten als jouw eiland leger is dan elk ander.`,
      zoning_office: `Met een ${one} hier kosten kleine gebouwen één dubloen minder, met een edelman grote twee minder.`,
      royal_supplier:
        "Vóór je eerste lading mag je goederen van verschillende soorten geven, hoogstens zoveel als je edellieden hebt, voor één punt per stuk.",
      villa: `Elke fase van de ${mayor} brengt je een edelman uit de voorraad.`,
      jeweler: "Elke opzichtersfase brengt één dubloen op per edelman van jou.",
      royal_garden: "Aan het eind: 1 punt extra per edelman van jou.",
    },
    rules: {
      forest: "In een bos werkt niemand. Elke twee bossen maken bouwen één dubloen goedkoper.",
      nobles: `Edellieden werken als ${them}, en elk is aan het eind één punt waard. Sommige gebouwen doen met een edelman iets anders.`,
      wanted: "Wie gezocht wordt, mag de boekanier pas weer nemen als een ander hem heeft gehad.",
      kidnapped:
        "Wie een ontvoerde rol neemt, speelt die zoals altijd, en de ontvoerder krijgt 3 dubloenen. Neemt niemand haar, dan speelt hij haar aan het eind van de ronde.",
      festival: "Drie opdrachten voor iedereen; wie er een het eerst vervult, krijgt de beloning.",
    },
    asked: {
      choose: "welk gebouw in het spel komt",
      on_sale: "welk gebouw in het spel komt",
      lay: "of het een plantage of een bos wordt",
      guest: "of er gasten verhuizen",
      recall: `welke ${one} naar de zwarte markt gaat`,
      return: "wat er nog naar de zwarte markt gaat",
      small_wharf: "wat de kleine werf verscheept",
      token: `${one} of edelman`,
      noble: "waar de edellieden staan",
      supply: "welke goederen naar het hof gaan",
      discard: "welke tegel je afstaat",
      pirate: "wat de boekanier doet",
      loot: "hoeveel van de lading je houdt",
      man: `waar de nieuwe ${them} komen`,
      festival_tile: "wat het festival vraagt",
      festival_good: "wat het festival vraagt",
      festival_building: "wat het festival vraagt",
    },
    events: {
      building_chosen: ({ building, seat }, who) =>
        seat === null ? `In het spel: ${place(building)}.` : `${who} kiest voor het spel: ${place(building)}.`,
      forest_laid: ({ tile, known }, who) =>
        tile === null
          ? `${who} legt een bos.`
          : known === "removed"
            ? `${who} legt een bos; uit het spel: ${tiles[tile]}.`
            : `${who} legt als bos: ${tiles[tile]}.`,
      tile_drawn: ({ tile, by }, who) =>
        tile === null
          ? `${who} bekijkt een gedekte plantage (${place(by)}).`
          : `${who} trekt: ${tiles[tile]} (${place(by)}).`,
      guest_moved: (event, who) =>
        `Een gast${event.noble ? ", een edelman," : ""} van ${who} verhuist: ${place(event.place)}.`,
      colonist_returned: (event, who) =>
        `${who} geeft een ${sort(event.noble)} aan de zwarte markt (${place(event.place)}).`,
      good_returned: ({ good }, who) => `${who} geeft 1 ${goods[good]} aan de zwarte markt.`,
      point_returned: (_, who) => `${who} geeft een punt aan de zwarte markt.`,
      sold_by_trading_post: (event, who) =>
        `${who} verkoopt ${goods[event.good]} bij de handelspost voor ${doubloons(event.doubloons)}.`,
      building_paid: (event, who) => `${buildings[event.building]}: ${doubloons(event.doubloons)} voor ${who}.`,
      aqueduct_good: ({ good }, who) => `Het aquaduct brengt ${who} 1 ${goods[good]} extra.`,
      token_taken: (event, who) => `${who} krijgt ${tokenList(event, people, nobles, "en")}.`,
      villa_token: ({ noble }, who) => `De villa brengt ${who} een ${sort(noble)}.`,
      nobles_placed: (event, who) => `${who}: ${nobles(event.count)} (${crewList(event, place)}).`,
      tile_bought: ({ tile }, who) => `${who} koopt gedekt een ${tiles[tile]}.`,
      tile_given_up: ({ tile, forest, by, crew }, who) =>
        `${who} staat een ${forest || tile === null ? "bos" : tiles[tile]} af (${place(by)})${crew ? `; de ${sort(crew === "noble")} gaat naar ${place("san_juan")}` : ""}.`,
      good_supplied: ({ good }, who) => `${who} levert 1 ${goods[good]} aan het hof.`,
      piracy: ({ ship: spaces, good, count }, who) =>
        count === 0
          ? `${who} entert het schip van ${spaces} en vindt niets.`
          : `${who} entert het schip van ${spaces} met ${count} ${goods[good]}.`,
      goods_looted: ({ good, count, returned }, who) =>
        `${who} houdt ${count} ${goods[good]}${returned ? `; naar de voorraad: ${returned}` : ""}.`,
      trading_house_plundered: ({ count }, who) =>
        `${who} plundert het handelshuis: ${count} ${count === 1 ? "goed" : "goederen"}.`,
      colonist_ship_raided: ({ count }, who) =>
        count === 0 ? `${who} overvalt het ${ship} en vindt niemand.` : `${who} overvalt het ${ship} en haalt er ${count}.`,
      colonist_placed: (event, who) =>
        `${who} zet ${event.noble ? nobles(event.count) : people(event.count)} in: ${place(event.place)}.`,
      role_kidnapped: (event, who) =>
        `${who} ontvoert de ${role(event.role)}${event.doubloons ? `, met ${doubloons(event.doubloons)}` : ""}.`,
      ransom_paid: (event, who) => `${who} krijgt ${doubloons(event.doubloons)} losgeld.`,
      kidnapped_role_played: (event, who) => `${who} speelt de ontvoerde ${role(event.role)}.`,
      festival_shows: ({ task, shows }) =>
        `Het festival vraagt: ${task === "production" ? goods[shows as Good] : place(shows)}.`,
      task_done: ({ task, reward }, who) =>
        `${who} vervult als eerste een opdracht van het festival: ${
          { plantations: people(reward), production: doubloons(reward), building: points(reward) }[task]
        }.`,
    },
    pointsGained: (count, who) => ({
      church: `De kerk brengt ${who} ${points(count)}.`,
      union_hall: `De bondshal brengt ${who} ${points(count)}.`,
      chapel: `De kapel brengt ${who} ${points(count)}.`,
      hunting_lodge: `${who} heeft het leegste eiland: het jachtslot brengt ${points(count)}.`,
      royal_supplier: `Het hof geeft ${who} ${points(count)}.`,
      plunder: `${who} krijgt ${points(count)} voor de buit.`,
      festival: `Het festival brengt ${who} ${points(count)}.`,
    }),
    questions: {
      choose: {
        mine: () => "Kies een gebouw dat in dit spel te koop is.",
        theirs: (who) => `${who} kiest een gebouw voor dit spel.`,
      },
      on_sale: noOne("De gebouwen voor dit spel worden geloot."),
      lay: {
        mine: ({ tile }) => (tile ? `Getrokken: ${tiles[tile]}. Hoe leg je haar neer?` : "Hoe leg je haar neer?"),
        theirs: (who) => `${who} bekijkt een gedekte plantage.`,
      },
      guest: { mine: () => "Verhuizen er gasten naar vrije cirkels?", theirs: (who) => `${who} mag gasten verhuizen.` },
      recall: {
        mine: () => `Een ${one} aan de zwarte markt geven?`,
        theirs: (who) => `${who} betaalt op de zwarte markt.`,
      },
      return: { mine: () => "Wat geef je aan de zwarte markt?", theirs: (who) => `${who} betaalt op de zwarte markt.` },
      small_wharf: {
        mine: () => "Kies wat je houdt; de kleine werf verscheept de rest.",
        theirs: (who) => `${who} laadt de kleine werf.`,
      },
      token: { mine: ({ left }) => `Een ${one} of een edelman nemen${left ? ` (nog ${left})` : ""}?`, theirs: (who) => `${who} neemt een ${one} of een edelman.` },
      noble: {
        mine: () => "Wie van hen zijn edellieden? Klik op wie je inzette.",
        theirs: (who) => `${who} zet edellieden in.`,
      },
      supply: {
        mine: ({ left }) => `Lever het hof goederen van verschillende soorten: tot ${left ?? 0}, één punt per stuk.`,
        theirs: (who) => `${who} mag aan het hof leveren.`,
      },
      discard: { mine: () => "Een plantage of bos afstaan?", theirs: (who) => `${who} mag een tegel afstaan.` },
      pirate: {
        mine: () => `Enter een schip, plunder het handelshuis, overval het ${ship} of ontvoer een rol.`,
        theirs: (who) => `${who} kiest wat de boekanier doet.`,
      },
      loot: { mine: () => "Hoeveel van de lading hou je?", theirs: (who) => `${who} neemt van de lading.` },
      man: {
        mine: ({ left }) => `Zet er tot ${left ?? 0} op vrije cirkels.`,
        theirs: (who) => `${who} zet nieuwe ${them} in.`,
      },
      festival_tile: noOne("De opdrachten van het festival worden geloot."),
      festival_good: noOne("De opdrachten van het festival worden geloot."),
      festival_building: noOne("De opdrachten van het festival worden geloot."),
    },
    refusals: {
      not_possible: () => "Dat kan hier niet.",
      wanted: () => "Jij had de boekanier het laatst: eerst moet een ander hem nemen.",
      not_in_the_game: () => "Doet in dit spel niet mee.",
      already_chosen: () => "Al gekozen.",
      no_space_of_its_cost: ({ price }) => `Alle plaatsen voor gebouwen van ${doubloons(price)} zijn bezet.`,
      kinds_of_a_price: ({ price, spaces, chosen }) =>
        `Kies ${spaces} van de gebouwen van ${doubloons(price)}, niet ${chosen}.`,
      not_both: () => "Haciënda en boswachtershuis zijn nooit samen te koop.",
      no_forest_house: () => "Voor een bos is een bezet boswachtershuis nodig.",
      no_forest_tile: () => "Er is geen bostegel meer.",
      no_library: () => "Voor een tweede tegel is een bezette bibliotheek nodig.",
      house_full: () => "Het handelshuis is vol.",
      already_sold: () => "Je hebt in deze fase al verkocht.",
      no_trading_post: () => "Daarvoor is een bezette handelspost nodig.",
      no_small_wharf: () => "Daarvoor is een bezette kleine werf nodig.",
      small_wharf_used: () => "Je kleine werf is in deze fase al gebruikt.",
      at_least_one_good: () => "Er moet minstens één goed mee.",
      no_guest: () => "Zo'n gast heb je niet in je gastenhuis.",
      no_free_circle: ({ place: where }) => `Daar is geen cirkel vrij: ${place(where)}.`,
      nobody_there: ({ place: where }) => `Daar staat niemand die je kunt geven: ${place(where)}.`,
      still_too_expensive: ({ place: where, building }) =>
        `Zonder de ${one} (${place(where)}) heb je niet genoeg voor: ${place(building)}.`,
      must_give: () => "De zwarte markt wil zijn prijs.",
    },
    decline: {
      choose: "Passen",
      on_sale: "Passen",
      lay: "Passen",
      guest: "Nee, verder",
      recall: "Niemand",
      return: "Passen",
      small_wharf: "Passen",
      token: "Passen",
      noble: "Dat zijn ze",
      supply: "Niets meer",
      discard: "Alles houden",
      pirate: "Passen",
      loot: "Passen",
      man: "Niemand meer",
      festival_tile: "Passen",
      festival_good: "Passen",
      festival_building: "Passen",
    },
    choices: {
      choose: (building) => `Kies: ${place(building)}`,
      forest: (tile) => `Leg een bos voor de ${tiles[tile]}`,
      briefForest: (tile) => `${goods[tile]} → bos`,
      layPlantation: "Als plantage",
      layForest: "Als bos",
      discard: (tile, crew) => `Sta een ${tiles[tile]} af${crew ? ` met de ${sort(crew === "noble")} erop` : ""}`,
      discardForest: (tile) => (tile ? `Sta een bos af (${tiles[tile]})` : "Sta een bos af"),
      guest: (where, noble) => `Gast${noble ? " (edelman)" : ""} verhuist: ${place(where)}`,
      recall: (where, noble) => `Geef de ${sort(noble)}: ${place(where)}`,
      returnGood: (good) => `Geef 1 ${goods[good]}`,
      returnPoint: "Geef een punt",
      post: (good) => `Verkoop ${goods[good]} bij de handelspost`,
      briefPost: (good) => `${goods[good]} → handelspost`,
      buyPlantation: "Koop een gedekte plantage voor 1",
      smallWharf: "Laad de kleine werf",
      noble: "Neem de edelman",
      placeNoble: (where) => `Edelman: ${place(where)}`,
      supply: (good) => `Lever 1 ${goods[good]}`,
      piracy: (spaces) => `Enter het schip van ${spaces}`,
      plunder: "Plunder het handelshuis",
      raid: `Overval het ${ship}`,
      kidnap: (name) => `Ontvoer de ${role(name)}`,
      man: (where, noble) => `Een ${sort(noble)} op: ${place(where)}`,
    },
    options: {
      expansions: {
        label: "Uitbreidingen",
        meaning: "Elk apart of in elke mengeling.",
        choices: {
          none: "geen",
          "new-buildings": "Nieuwe gebouwen",
          nobles: "De edellieden",
          buccaneer: "De boekanier",
          festival: "Het festival",
        },
      },
      nb_rules: {
        label: "Regels van de Nieuwe gebouwen",
        meaning: "2004: bostegels, en haciënda en boswachtershuis nooit samen. 2020: plantages worden omgedraaid.",
        choices: { "2004": "van 2004", "2020": "van 2020" },
      },
      buildings: {
        label: "Gebouwen te koop",
        meaning: "Welke van de 31 bijzondere gebouwen meedoen.",
        choices: { draft: "om beurten gekozen", random: "geloot", "all-31": "alle 31, van elk één" },
      },
      long_game: {
        label: "Lang spel",
        meaning: `Alle ${them} en punten doen mee, en alleen een volle stad beëindigt het spel.`,
        choices: {},
      },
      kidnap_solo: {
        label: "Ontvoerders spelen alleen",
        meaning: "Een ontvoerde rol die overblijft, speelt alleen de ontvoerder.",
        choices: {},
      },
      festival_privilege_goods: {
        label: "Extra goederen tellen bij het festival",
        meaning: "Wat de opzichter extra neemt, telt voor de opdracht van de goederen.",
        choices: {},
      },
      lodges: {
        label: "Jachtsloten",
        meaning: "Wanneer ze aan het einde van de kolonistenfase werken.",
        choices: { last: "nadat gasten zijn verhuisd", first: "voordat gasten verhuizen" },
      },
    },
    ui: {
      colonist: first ? "Kolonist" : "Arbeider",
      noble: "Edelman",
      nobles: "Edellieden",
      nobleSupply: "Edellieden in de voorraad",
      forest: "Bos",
      forests: "Bossen",
      forestTiles: "Bostegels",
      festival: "Festival",
      redBuilding: "Rood gebouw",
      notChosen: "Niet in het spel",
      done: "Vervuld",
      sort: "Wie",
    },
    say: {
      nobles,
      forests: (count) => `${count} ${count === 1 ? "bos" : "bossen"}`,
      forestOf: (tile) => `Bos (${tiles[tile]})`,
      kidnappedBy: (who) => `ontvoerd door ${who}`,
      wantedIs: (who) => `gezocht: ${who}`,
      spaces: (count) => (count > 0 ? `Nog plaats voor ${count} van deze prijs.` : "Alle plaatsen van deze prijs zijn bezet."),
      given: (given, most) => `${given} van ${most}`,
      sailing: (count, worth) => `${count} ${count === 1 ? "goed vertrekt" : "goederen vertrekken"}: ${points(worth)}`,
      task: {
        plantations: (tile) => `Als eerste drie van: ${tiles[tile]}. Beloning: ${people(3)}.`,
        production: (list) => `Als eerste in één fase produceren: ${list}. Beloning: ${doubloons(3)}.`,
        building: (building) => `Als eerste bouwen: ${place(building)}. Beloning: ${points(3)}.`,
      },
      crewWithNobles: (crew, count) => `${crew}, waarvan ${nobles(count)}`,
    },
  };
}
