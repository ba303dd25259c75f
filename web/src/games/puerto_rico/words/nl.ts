import type { Building, QuestionKind, Role, Tile, Whereabouts } from "../types";
import { buccaneer, buildings as expansionBuildings, expansions } from "./expansions/nl";
import { crewList, type RoleWords, type WordsOf } from "./words";

export const nl: WordsOf = (edition) => {
  const first = edition === "first";
  const one = first ? "kolonist" : "arbeider";
  const them = first ? "kolonisten" : "arbeiders";
  const Them = first ? "Kolonisten" : "Arbeiders";
  const ship = first ? "Kolonistenschip" : "Wervingsbureau";
  const mayor = first ? "Burgemeester" : "Voorman";
  const violet = first ? "paars" : "beige";

  const goods = { corn: "maïs", indigo: "indigo", sugar: "suiker", tobacco: "tabak", coffee: "koffie" };
  const tiles: Record<Tile, string> = {
    corn: "maïsplantage",
    indigo: "indigoplantage",
    sugar: "suikerplantage",
    tobacco: "tabaksplantage",
    coffee: "koffieplantage",
    quarry: "steengroeve",
  };
  const buildings: Record<Building, string> = {
    small_indigo_plant: "Kleine indigoververij",
    small_sugar_mill: "Kleine suikermolen",
    indigo_plant: "Indigoververij",
    sugar_mill: "Suikermolen",
    tobacco_storage: "Tabakszolder",
    coffee_roaster: "Koffiebranderij",
    small_market: "Kleine markt",
    hacienda: "Haciënda",
    construction_hut: "Bouwhut",
    small_warehouse: "Kleine opslagplaats",
    hospice: "Herberg",
    office: "Kantoor",
    large_market: "Grote markt",
    large_warehouse: "Grote opslagplaats",
    factory: "Fabriek",
    university: "Universiteit",
    harbor: "Haven",
    wharf: "Werf",
    guild_hall: "Gildehal",
    residence: "Residentie",
    fortress: "Vesting",
    customs_house: "Tolhuis",
    city_hall: "Stadhuis",
    ...expansionBuildings,
  };
  const prospector: RoleWords = {
    name: "Goudzoeker",
    everybody: "De anderen doen niets.",
    privilege: "Je krijgt één dubloen.",
  };
  const roles: Record<Role, RoleWords> = {
    settler: {
      name: "Kolonist",
      everybody: "Iedereen mag een open plantage nemen.",
      privilege: "Je mag in plaats daarvan een steengroeve nemen.",
    },
    mayor: {
      name: mayor,
      everybody: `Nieuwe ${them} worden verdeeld, en iedereen zet al zijn ${them} opnieuw in.`,
      privilege: `Je krijgt één ${one} extra uit de voorraad.`,
    },
    builder: {
      name: "Bouwmeester",
      everybody: "Iedereen mag één gebouw bouwen.",
      privilege: "Je betaalt één dubloen minder.",
    },
    craftsman: {
      name: "Opzichter",
      everybody: "Iedereen produceert goederen.",
      privilege: "Je neemt één goed extra van een soort die je produceerde.",
    },
    trader: {
      name: "Handelaar",
      everybody: "Iedereen mag één goed aan het handelshuis verkopen.",
      privilege: "Je krijgt er één dubloen meer voor.",
    },
    captain: {
      name: "Kapitein",
      everybody:
        "Iedereen moet beurt na beurt goederen verschepen, voor één punt per stuk. Wat daarna niet bewaard kan worden, is weg.",
      privilege: "Je krijgt één punt extra bij je eerste lading.",
    },
    prospector,
    "prospector 2": prospector,
    buccaneer: buccaneer(first),
  };

  const sanJuan = first ? "San Juan" : "port";
  const place = (name: Whereabouts): string =>
    name === "san_juan" ? sanJuan : name in tiles ? tiles[name as Tile] : buildings[name as Building].toLowerCase();
  const doubloons = (count: number): string => `${count} ${count === 1 ? "dubloen" : "dubloenen"}`;
  const points = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;
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
    over: "het spel is afgelopen",
    governor: "wie begint",
    row: "welke plantage komt",
    role: "welke rol je neemt",
    tile: "welke tegel je neemt",
    unseen_tile: "welke plantage komt",
    colonist: `of je nog een ${one} neemt`,
    place: `waar de ${them} komen`,
    build: "wat je bouwt",
    produce: "of je produceert",
    extra: "welk goed je extra neemt",
    sell: "wat je verkoopt",
    ship: "wat je verscheept",
    keep: "welke goederen je bewaart",
    use: "of je een gebouw gebruikt",
  };
  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    goods,
    letters: { corn: "M", indigo: "I", sugar: "S", tobacco: "T", coffee: "K" },
    tiles,
    buildings,
    effects: {
      small_indigo_plant: "Maakt van de oogst van één bezette indigoplantage indigo.",
      small_sugar_mill: "Maakt van de oogst van één bezette suikerplantage suiker.",
      indigo_plant: `Tot drie indigo: één per ${one} hier en per bezette indigoplantage.`,
      sugar_mill: `Tot drie suiker: één per ${one} hier en per bezette suikerplantage.`,
      tobacco_storage: `Tot drie tabak: één per ${one} hier en per bezette tabaksplantage.`,
      coffee_roaster: `Tot twee koffie: één per ${one} hier en per bezette koffieplantage.`,
      small_market: "Een verkoop aan het handelshuis brengt één dubloen meer op.",
      hacienda: "In de kolonistenfase mag je eerst een gedekte plantage extra neerleggen.",
      construction_hut: "In de kolonistenfase mag je een steengroeve nemen in plaats van een plantage.",
      small_warehouse: "Bij het bewaren hou je alles van één soort, naast het ene goed dat iedereen houdt.",
      hospice: `De tegel die je in de kolonistenfase neemt, komt met een ${one} erop (niet die van de haciënda).`,
      office: "Je mag ook een soort verkopen die al in het handelshuis ligt.",
      large_market: "Een verkoop aan het handelshuis brengt twee dubloenen meer op.",
      large_warehouse: "Bij het bewaren hou je alles van twee soorten, naast het ene goed dat iedereen houdt.",
      factory: "Wie 2, 3, 4 of 5 soorten produceert, krijgt 1, 2, 3 of 5 dubloenen.",
      university: `Wat je bouwt, komt met een ${one} erop.`,
      harbor: "Elke lading van jou brengt één punt meer op.",
      wharf: "Eén keer per kapiteinsfase mag je al je goederen van één soort met een eigen schip verschepen.",
      guild_hall: "Aan het eind: 1 punt per klein en 2 per groot productiegebouw van jou.",
      residence: "Aan het eind: 4 punten voor hoogstens negen eilandtegels, 5 voor tien, 6 voor elf, 7 voor twaalf.",
      fortress: `Aan het eind: 1 punt per drie ${them} van jou.`,
      customs_house: "Aan het eind: 1 punt per vier punten die je in fiches hebt.",
      city_hall: `Aan het eind: 1 punt per ${violet} gebouw van jou, dit meegeteld.`,
      ...more.effects,
    },
    grows: {
      corn: "Bezet geeft ze één maïs; maïs heeft geen gebouw nodig.",
      indigo: `Geeft één indigo met een ${one} hier en een in een indigoververij.`,
      sugar: `Geeft één suiker met een ${one} hier en een in een suikermolen.`,
      tobacco: `Geeft één tabak met een ${one} hier en een in de tabakszolder.`,
      coffee: `Geeft één koffie met een ${one} hier en een in de koffiebranderij.`,
      quarry: "Bezet maakt ze bouwen één dubloen goedkoper.",
    },
    rules: {
      ship: "Een schip laadt één soort, en geen ander schip mag dezelfde laden. Een vol schip vertrekt na de kapiteinsfase.",
      house:
        "Het handelshuis koopt vier goederen, elk van een andere soort. Een vol huis wordt na de handelaarsfase geleegd.",
      colonists: `Deze ${them} worden in de volgende fase van de ${mayor.toLowerCase()} verdeeld. Daarna komt er één voor elke vrije cirkel in de steden, minstens één per speler.`,
      ...more.rules,
    },
    roles,
    events: {
      governor_drawn: (_, who) => `${who} begint als gouverneur.`,
      start_tile: ({ tile }, who) => `${who} begint met een ${tiles[tile]}.`,
      tile_turned_up: ({ tile }) => `Omgedraaid: ${tiles[tile]}.`,
      role_taken: (event, who) =>
        `${who} neemt de ${roles[event.role].name.toLowerCase()}${event.doubloons ? ` met ${doubloons(event.doubloons)}` : ""}.`,
      tile_taken: ({ tile }, who) => `${who} neemt een ${tiles[tile]}.`,
      hacienda_tile: ({ tile }, who) => `De haciënda brengt ${who} een ${tiles[tile]}.`,
      tiles_discarded: ({ tile, count }) => `Over: ${count} × ${tiles[tile]}.`,
      colonist_on_new: (event, who) => `${who} bezet meteen: ${place(event.place)} (${place(event.by)}).`,
      privilege_colonist: (_, who) => `${who} neemt een ${one} extra uit de voorraad.`,
      colonists_dealt: ({ count }, who) => `${who} krijgt ${people(count)}.`,
      colonists_placed: (event, who) => `${who} zet ${people(event.count)} in: ${crewList(event, place)}.`,
      colonist_ship_refilled: ({ count, wanted, nobles = 0 }) =>
        count < wanted
          ? `${ship}: nog maar ${count} van ${wanted} ${them}.`
          : `${ship}: ${people(count - nobles)}${nobles ? ` en ${more.say.nobles(nobles)}` : ""} erbij.`,
      built: ({ building, price }, who) => `${who} bouwt voor ${doubloons(price)}: ${place(building)}.`,
      produced: ({ good, count }, who) => `${who} produceert ${count} ${goods[good]}.`,
      production_skipped: (_, who) => `${who} produceert niets.`,
      factory_paid: (event, who) => `De fabriek brengt ${who} ${doubloons(event.doubloons)}.`,
      extra_good: ({ good }, who) => `${who} neemt 1 ${goods[good]} extra.`,
      sold: (event, who) => `${who} verkoopt ${goods[event.good]} voor ${doubloons(event.doubloons)}.`,
      market_paid: (event, who) => `${buildings[event.building]}: ${doubloons(event.doubloons)} meer voor ${who}.`,
      trading_house_emptied: () => "Het volle handelshuis wordt geleegd.",
      shipped: (event, who) =>
        typeof event.ship !== "number"
          ? `${who} verscheept ${event.count} ${goods[event.good]} met de ${place(event.ship ?? "wharf")}.`
          : `${who} verscheept ${event.count} ${goods[event.good]} op het schip van ${event.ship}.`,
      points_gained: (event, who) =>
        ({
          goods: `${who} krijgt ${points(event.points)}.`,
          captain: `${who} krijgt als kapitein ${points(event.points)}.`,
          harbor: `De haven brengt ${who} ${points(event.points)}.`,
          ...more.pointsGained(event.points, who),
        })[event.by],
      goods_kept: ({ good, count, returned }, who) =>
        `${who} bewaart ${count} ${goods[good]}${returned ? ` en geeft ${returned} terug` : ""}.`,
      cargo_ship_emptied: (event) => `Het schip van ${event.ship} vertrekt met ${goods[event.good]}.`,
      prospected: (event, who) => `${who} vindt ${doubloons(event.doubloons)}.`,
      passed: (_, who) => `${who} past.`,
      round_ended: ({ round }) => `Ronde ${round} is afgelopen.`,
      end_triggered: ({ reason }) =>
        ({
          colonists: `Er zijn te weinig ${them}: dit is de laatste ronde.`,
          city: "Een stad is vol: dit is de laatste ronde.",
          points: "Het laatste punt is vergeven: dit is de laatste ronde.",
          buildings: "Niemand kan nog bouwen: dit is de laatste ronde.",
        })[reason],
      game_over: () => "Het spel is afgelopen.",
      ...more.events,
    },
    questions: {
      over: noOne("Het spel is afgelopen."),
      governor: noOne("Er wordt geloot wie de eerste gouverneur is."),
      row: noOne("Nieuwe plantages worden omgedraaid."),
      role: { mine: () => "Neem een rol.", theirs: (who) => `${who} neemt een rol.` },
      tile: { mine: () => "Neem een tegel voor je eiland.", theirs: (who) => `${who} neemt een tegel.` },
      unseen_tile: noOne("Een gedekte plantage wordt getrokken."),
      colonist: {
        mine: () => `Nog een ${one} uit de voorraad nemen?`,
        theirs: (who) => `${who} mag nog een ${one} nemen.`,
      },
      place: {
        mine: () => `Zet je ${them} in: klik op cirkels.`,
        theirs: (who) => `${who} zet ${them} in.`,
      },
      build: { mine: () => "Bouw één gebouw.", theirs: (who) => `${who} mag bouwen.` },
      produce: { mine: () => "Goederen produceren?", theirs: (who) => `${who} mag produceren.` },
      extra: { mine: () => "Neem één goed extra dat je produceerde.", theirs: (who) => `${who} neemt een goed extra.` },
      sell: { mine: () => "Verkoop één goed aan het handelshuis.", theirs: (who) => `${who} mag een goed verkopen.` },
      ship: {
        mine: () => "Verscheep goederen: eerst het goed, dan het schip.",
        theirs: (who) => `${who} verscheept goederen.`,
      },
      keep: { mine: () => "Kies welke goederen je bewaart.", theirs: (who) => `${who} bewaart goederen.` },
      use: {
        mine: ({ about }) => (about ? `Gebruiken: ${place(about)}?` : "Het gebouw gebruiken?"),
        theirs: (who, { about }) =>
          about ? `${who} mag gebruiken: ${place(about)}.` : `${who} mag een gebouw gebruiken.`,
      },
      ...more.questions,
    },
    refusals: {
      game_over: () => "Het spel is afgelopen.",
      chance_acts: () => "Dit beslist het toeval.",
      another_question: ({ question }) => `Niet nu. De vraag is ${asked[question]}.`,
      must_take_role: () => "Je moet een rol nemen.",
      role_not_in_play: ({ role, players }) => `${roles[role].name}: niet in het spel met ${players} spelers.`,
      role_taken: () => "In deze ronde al genomen.",
      no_such_tile: ({ tile }) => `Er ligt geen ${tiles[tile]} open.`,
      no_quarry_left: () => "Er is geen steengroeve meer.",
      quarry_not_allowed: () => "Alleen wie de kolonist nam of een bezette bouwhut heeft, mag een steengroeve nemen.",
      no_hacienda: () => "Een gedekte plantage krijg je alleen met een bezette haciënda.",
      hacienda_used: () => "De haciënda geeft één gedekte plantage per beurt.",
      no_unseen_tile: () => "Er is geen gedekte plantage meer.",
      other_place: ({ about }) => `Nu gaat het om: ${place(about)}.`,
      too_many_colonists: ({ most }) => `Daar is maar plaats voor ${people(most)}.`,
      too_few_colonists: ({ least }) => `Vrije cirkels moeten bezet worden: hier minstens ${people(least)}.`,
      sold_out: () => "Uitverkocht.",
      already_built: () => "Dat heb je al.",
      too_expensive: (p) => `Het kost ${doubloons(p.price)}; je hebt er ${p.doubloons}.`,
      no_city_space: ({ spaces, free }) => `Er zijn ${spaces} vrije plaatsen nodig; vrij: ${free}.`,
      too_many_large: ({ most }) => `In een stad passen ${most} grote gebouwen.`,
      not_produced: () => "Het moet een soort zijn die je produceerde.",
      none_in_supply: ({ good }) => `Er is geen ${goods[good]} meer in de voorraad.`,
      no_goods: ({ good }) => `Je hebt geen ${goods[good]}.`,
      house_has_kind: ({ good }) =>
        `In het handelshuis ligt al ${goods[good]}; dat kan alleen met een bezet kantoor.`,
      ship_not_in_play: ({ spaces }) => `Er is geen schip van ${spaces} in het spel.`,
      kind_on_other_ship: ({ good, spaces }) =>
        `De ${goods[good]} moet op het schip van ${spaces}, dat die al draagt.`,
      ship_full: ({ good }) => `Het schip met ${goods[good]} is vol.`,
      ship_has_other_kind: ({ good }) => `Dat schip draagt ${goods[good]}.`,
      larger_ship: ({ good, most }) =>
        `Er moet zo veel mogelijk mee: op een ander schip passen ${most} ${goods[good]}.`,
      no_wharf: () => "Daarvoor is een bezette werf nodig.",
      wharf_used: () => "Je werf is in deze fase al gebruikt.",
      must_ship: () => "Wie een schip kan laden, moet dat doen.",
      must_answer: ({ question }) => `Passen kan niet. De vraag is ${asked[question]}.`,
      cannot_store: ({ good, most }) => `Meer dan ${most} ${goods[good]} kun je niet bewaren.`,
      ...more.refusals,
    },
    decline: {
      over: "Passen",
      governor: "Passen",
      row: "Passen",
      role: "Passen",
      tile: "Niets nemen",
      unseen_tile: "Passen",
      colonist: "Nee, dank je",
      place: "Passen",
      build: "Niets bouwen",
      produce: "Niet produceren",
      extra: "Geen goed extra",
      sell: "Niets verkopen",
      ship: "Niets verschepen",
      keep: "Passen",
      use: "Nee",
      ...more.decline,
    },
    choices: {
      role: (role) => `Neem de ${roles[role].name.toLowerCase()}`,
      settle: (tile) => `Neem een ${tiles[tile]}`,
      hacienda: "Trek een gedekte plantage",
      colonist: `Neem nog een ${one}`,
      place: (where, count) => `${people(count)} op: ${place(where)}`,
      build: (building, price) => `Bouw: ${place(building)}, ${doubloons(price)}`,
      produce: "Produceren",
      extra: (good) => `Neem 1 ${goods[good]}`,
      sell: (good) => `Verkoop ${goods[good]}`,
      ship: (count, good, spaces) =>
        spaces === null
          ? `Verscheep ${count} ${goods[good]} met je werf`
          : `Verscheep ${count} ${goods[good]} op het schip van ${spaces}`,
      briefShip: (count, _, spaces) => (spaces === null ? `${count} → werf` : `${count} → schip van ${spaces}`),
      keep: (good, count) => `Bewaar ${count} ${goods[good]}`,
      use: (building) => `Gebruik: ${place(building)}`,
      ...more.choices,
    },
    options: {
      edition: {
        label: "Editie",
        meaning: "Regels en woorden van de eerste editie of van die van 2020.",
        choices: { first: "Eerste editie", "2020": "Editie 2020" },
      },
      first_governor: {
        label: "Eerste gouverneur",
        meaning: "Wie begint.",
        choices: {
          lot: "door loting",
          "0": "plaats 1",
          "1": "plaats 2",
          "2": "plaats 3",
          "3": "plaats 4",
          "4": "plaats 5",
        },
      },
      balanced: {
        label: "In evenwicht",
        meaning: "De fabriek kost 8 en de universiteit 7; wie met maïs begint, heeft één dubloen minder.",
        choices: {},
      },
      hidden_vp: {
        label: "Verborgen punten",
        meaning: "Voor het einde ziet niemand de punten van de anderen.",
        choices: {},
      },
      ask_optional: {
        label: "Voor elk effect vragen",
        meaning: "Ook vragen waar een gebouw alleen iets geeft.",
        choices: {},
      },
      optional_production: {
        label: "Produceren is vrijwillig",
        meaning: "In de opzichtersfase mag je ook niets produceren.",
        choices: {},
      },
      vp_end_any_phase: {
        label: "Het laatste punt beëindigt het spel in elke fase",
        meaning: "Anders alleen in een kapiteinsfase.",
        choices: {},
      },
      max_large: {
        label: "Grote gebouwen per stad",
        meaning: "Vier passen in de kolommen; bij vijf tellen alleen de plaatsen.",
        choices: {},
      },
      ...more.options,
    },
    sheet: { chips: "Puntenfiches", buildings: "Gebouwen", nobles: "Edellieden" },
    charts: { score: "Punten in totaal", points: "Puntenfiches", doubloons: "Dubloenen", production: "Goederen per opzichter" },
    ui: {
      roles: "Rollen",
      decision: "Beslissing",
      sale: "Gebouwen te koop",
      row: "Plantages",
      quarries: "Steengroeves",
      unseen: "Gedekt",
      faceDown: "Gedekte plantages",
      colonistShip: ship,
      colonists: Them,
      colonistSupply: `${Them} in de voorraad`,
      harbour: "De rede",
      cargoShips: "Vrachtschepen",
      tradingHouse: "Handelshuis",
      goodsSupply: "Goederenvoorraad",
      supply: "Voorraad",
      pointSupply: "Punten over",
      bank: "Bank",
      island: "Eiland",
      city: "Stad",
      sanJuan: first ? "San Juan" : "Port",
      store: "Goederen",
      doubloons: "Dubloenen",
      points: "Punten",
      governor: "Gouverneur",
      hidden: "verborgen",
      soldOut: "Uitverkocht",
      price: "Prijs",
      priceNow: "Prijs nu",
      circles: "Cirkels",
      copies: "Over",
      production: "Productiegebouw",
      specialColour: first ? "Paars gebouw" : "Beige gebouw",
      makes: "Produceert",
      confirm: "Bevestigen",
      asBefore: "Zoals eerst",
      asAdvised: "Zoals de tip",
      fill: "Opvullen",
      clear: "Leegmaken",
      empty: "leeg",
      privilege: "Privilege",
      unoccupied: "Niet bezet: het doet niets.",
      ...more.ui,
    },
    say: {
      round: (round) => `Ronde ${round}`,
      doubloons,
      points,
      goods: (count, good) => `${count} ${goods[good]}`,
      left: (count) => `nog ${count}`,
      ownedBy: (names) => `Gebouwd door ${names.join(", ")}.`,
      quarriesCount: (column) => (column === 1 ? "1 steengroeve telt" : `tot ${column} steengroeves tellen`),
      ship: (spaces, load, good) =>
        good ? `Schip van ${spaces}: ${load} ${goods[good]}` : `Schip van ${spaces}: leeg`,
      takenBy: (who) => `genomen door ${who}`,
      placed: (placed, of) => `${placed} van ${of} ingezet`,
      kept: (kept, returned) => `${kept} bewaard, ${returned} terug`,
      keepTooMuch: "Dat is meer dan je kunt bewaren.",
      crew: (name, here, circles) => `${name}: ${here} van ${circles} ${circles === 1 ? "cirkel" : "cirkels"} bezet`,
      putOn: (name) => `Bezetten: ${name}`,
      liftFrom: (name) => `Weghalen: ${name}`,
      ending: (reason) =>
        ({
          colonists: `Laatste ronde: te weinig ${them}`,
          city: "Laatste ronde: een stad is vol",
          points: "Laatste ronde: geen punten meer",
          buildings: "Laatste ronde: niemand kan nog bouwen",
        })[reason],
      ...more.say,
    },
  };
};
