import type { Building, QuestionKind, Role, Tile, Whereabouts } from "../types";
import { buccaneer, buildings as expansionBuildings, expansions } from "./expansions/de";
import { crewList, type RoleWords, type WordsOf } from "./words";

export const de: WordsOf = (edition) => {
  const first = edition === "first";
  const one = first ? "Kolonist" : "Arbeiter";
  const them = first ? "Kolonisten" : "Arbeiter"; // the accusative of one, and all cases of several but one
  const toThem = first ? "Kolonisten" : "Arbeitern";
  const ship = first ? "Kolonistenschiff" : "Anwerbestelle";
  const mayor = first ? "Bürgermeister" : "Vorarbeiter";
  const violet = first ? "violette" : "beige";

  const goods = { corn: "Mais", indigo: "Indigo", sugar: "Zucker", tobacco: "Tabak", coffee: "Kaffee" };
  const tiles: Record<Tile, string> = {
    corn: "Maisplantage",
    indigo: "Indigoplantage",
    sugar: "Zuckerplantage",
    tobacco: "Tabakplantage",
    coffee: "Kaffeeplantage",
    quarry: "Steinbruch",
  };
  const buildings: Record<Building, string> = {
    small_indigo_plant: "Kleine Indigoküperei",
    small_sugar_mill: "Kleine Zuckermühle",
    indigo_plant: "Große Indigoküperei",
    sugar_mill: "Große Zuckermühle",
    tobacco_storage: "Tabakspeicher",
    coffee_roaster: "Kaffeerösterei",
    small_market: "Kleine Markthalle",
    hacienda: "Hazienda",
    construction_hut: "Bauhütte",
    small_warehouse: "Kleines Lagerhaus",
    hospice: "Hospiz",
    office: "Kontor",
    large_market: "Große Markthalle",
    large_warehouse: "Großes Lagerhaus",
    factory: "Manufaktur",
    university: "Universität",
    harbor: "Hafen",
    wharf: "Werft",
    guild_hall: "Zunfthalle",
    residence: "Residenz",
    fortress: "Festung",
    customs_house: "Zollhaus",
    city_hall: "Rathaus",
    ...expansionBuildings,
  };
  const prospector: RoleWords = {
    name: "Goldsucher",
    everybody: "Die anderen tun nichts.",
    privilege: "Du bekommst eine Dublone.",
  };
  const roles: Record<Role, RoleWords> = {
    settler: {
      name: "Siedler",
      everybody: "Alle dürfen eine offene Plantage nehmen.",
      privilege: "Du darfst stattdessen einen Steinbruch nehmen.",
    },
    mayor: {
      name: mayor,
      everybody: `Neue ${them} werden verteilt, und alle setzen ihre ${them} ganz neu ein.`,
      privilege: `Du bekommst einen ${them} mehr aus dem Vorrat.`,
    },
    builder: {
      name: "Baumeister",
      everybody: "Alle dürfen ein Gebäude bauen.",
      privilege: "Du zahlst eine Dublone weniger.",
    },
    craftsman: {
      name: "Aufseher",
      everybody: "Alle stellen Waren her.",
      privilege: "Du nimmst eine Ware mehr von einer Sorte, die du hergestellt hast.",
    },
    trader: {
      name: "Händler",
      everybody: "Alle dürfen dem Handelshaus eine Ware verkaufen.",
      privilege: "Du bekommst dafür eine Dublone mehr.",
    },
    captain: {
      name: "Kapitän",
      everybody:
        "Alle müssen reihum Waren verladen, für je einen Punkt. Was danach nicht gelagert werden kann, ist verloren.",
      privilege: "Du bekommst mit deiner ersten Ladung einen Punkt mehr.",
    },
    prospector,
    "prospector 2": prospector,
    buccaneer: buccaneer(first),
  };

  const sanJuan = first ? "San Juan" : "Port";
  const place = (name: Whereabouts): string =>
    name === "san_juan" ? sanJuan : name in tiles ? tiles[name as Tile] : buildings[name as Building];
  const doubloons = (count: number): string => `${count} ${count === 1 ? "Dublone" : "Dublonen"}`;
  const points = (count: number): string => `${count} ${count === 1 ? "Punkt" : "Punkte"}`;
  const people = (count: number): string => `${count} ${them}`;
  const more = expansions({
    first,
    goods,
    tiles,
    place,
    doubloons,
    points,
    people,
    role: (name) => roles[name].name,
  });
  const asked: Record<QuestionKind, string> = {
    ...more.asked,
    over: "Das Spiel ist vorbei",
    governor: "wer beginnt",
    row: "welche Plantage kommt",
    role: "welche Rolle genommen wird",
    tile: "welches Plättchen genommen wird",
    unseen_tile: "welche Plantage kommt",
    colonist: `ob noch ein ${one} dazukommt`,
    place: `wohin die ${them} gehen`,
    build: "was gebaut wird",
    produce: "ob produziert wird",
    extra: "welche Ware dazukommt",
    sell: "was verkauft wird",
    ship: "was verladen wird",
    keep: "welche Waren bleiben",
    use: "ob ein Gebäude genutzt wird",
  };
  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    goods,
    letters: { corn: "M", indigo: "I", sugar: "Z", tobacco: "T", coffee: "K" },
    tiles,
    buildings,
    effects: {
      small_indigo_plant: "Macht aus der Ernte einer besetzten Indigoplantage einen Indigo.",
      small_sugar_mill: "Macht aus der Ernte einer besetzten Zuckerplantage einen Zucker.",
      indigo_plant: `Bis zu drei Indigo: je ${one} hier und je besetzter Indigoplantage einen.`,
      sugar_mill: `Bis zu drei Zucker: je ${one} hier und je besetzter Zuckerplantage einen.`,
      tobacco_storage: `Bis zu drei Tabak: je ${one} hier und je besetzter Tabakplantage einen.`,
      coffee_roaster: `Bis zu zwei Kaffee: je ${one} hier und je besetzter Kaffeeplantage einen.`,
      small_market: "Ein Verkauf an das Handelshaus bringt eine Dublone mehr.",
      hacienda: "In der Siedlerphase darfst du zuerst eine verdeckte Plantage zusätzlich auslegen.",
      construction_hut: "In der Siedlerphase darfst du einen Steinbruch statt einer Plantage nehmen.",
      small_warehouse: "Beim Lagern behältst du alles von einer Sorte, neben der einen Ware, die alle behalten.",
      hospice: `Das Plättchen, das du in der Siedlerphase nimmst, kommt mit einem ${them} (nicht das der Hazienda).`,
      office: "Du darfst auch eine Sorte verkaufen, die schon im Handelshaus liegt.",
      large_market: "Ein Verkauf an das Handelshaus bringt zwei Dublonen mehr.",
      large_warehouse: "Beim Lagern behältst du alles von zwei Sorten, neben der einen Ware, die alle behalten.",
      factory: "Wer 2, 3, 4 oder 5 Sorten herstellt, bekommt 1, 2, 3 oder 5 Dublonen.",
      university: `Was du baust, ist gleich mit einem ${first ? "Kolonisten" : "Arbeiter"} besetzt.`,
      harbor: "Jede deiner Ladungen bringt einen Punkt mehr.",
      wharf: "Einmal je Kapitänsphase darfst du alle Waren einer Sorte mit einem eigenen Schiff verladen.",
      guild_hall: "Am Ende: 1 Punkt je kleinem und 2 je großem Produktionsgebäude, das dir gehört.",
      residence: "Am Ende: 4 Punkte für bis zu neun Inselfelder, 5 für zehn, 6 für elf, 7 für zwölf.",
      fortress: `Am Ende: 1 Punkt je drei ${them}, die du hast.`,
      customs_house: "Am Ende: 1 Punkt je vier Punkte, die du in Chips hast.",
      city_hall: `Am Ende: 1 Punkt je ${violet}m Gebäude, das dir gehört, dieses mitgezählt.`,
      ...more.effects,
    },
    grows: {
      corn: "Besetzt bringt sie einen Mais; Mais braucht kein Gebäude.",
      indigo: `Bringt einen Indigo mit einem ${them} hier und einem in einer Indigoküperei.`,
      sugar: `Bringt einen Zucker mit einem ${them} hier und einem in einer Zuckermühle.`,
      tobacco: `Bringt einen Tabak mit einem ${them} hier und einem im Tabakspeicher.`,
      coffee: `Bringt einen Kaffee mit einem ${them} hier und einem in der Kaffeerösterei.`,
      quarry: "Besetzt macht er das Bauen um eine Dublone billiger.",
    },
    rules: {
      ship: "Ein Schiff lädt nur eine Sorte, und kein anderes darf dieselbe laden. Volle Schiffe legen nach der Kapitänsphase ab.",
      house:
        "Das Handelshaus kauft vier Waren, jede von einer anderen Sorte. Ist es voll, wird es nach der Händlerphase geleert.",
      colonists: `Diese ${them} werden in der nächsten ${mayor}phase verteilt. Dann kommt für jeden freien Kreis in den Städten einer, mindestens einer je Spieler.`,
      ...more.rules,
    },
    roles,
    events: {
      governor_drawn: (_, who) => `${who} beginnt als Gouverneur.`,
      start_tile: ({ tile }, who) => `${who} beginnt mit: ${tiles[tile]}.`,
      tile_turned_up: ({ tile }) => `Aufgedeckt: ${tiles[tile]}.`,
      role_taken: (event, who) =>
        `${who} nimmt den ${roles[event.role].name}${event.doubloons ? ` mit ${doubloons(event.doubloons)}` : ""}.`,
      tile_taken: ({ tile }, who) => `${who} nimmt: ${tiles[tile]}.`,
      hacienda_tile: ({ tile }, who) => `${who} zieht mit der Hazienda: ${tiles[tile]}.`,
      tiles_discarded: ({ tile, count }) => `Übrig: ${count} × ${tiles[tile]}.`,
      colonist_on_new: (event, who) => `${who} besetzt gleich: ${place(event.place)} (${place(event.by)}).`,
      privilege_colonist: (_, who) => `${who} nimmt einen ${them} aus dem Vorrat dazu.`,
      colonists_dealt: ({ count }, who) => `${who} bekommt ${people(count)}.`,
      colonists_placed: (event, who) => `${who} setzt ${people(event.count)} ein: ${crewList(event, place)}.`,
      colonist_ship_refilled: ({ count, wanted, nobles = 0 }) =>
        count < wanted
          ? `${ship}: nur noch ${count} von ${wanted} ${toThem}.`
          : `${ship}: ${people(count - nobles)}${nobles ? ` und ${more.say.nobles(nobles)}` : ""} kommen nach.`,
      built: ({ building, price }, who) => `${who} baut für ${doubloons(price)}: ${buildings[building]}.`,
      produced: ({ good, count }, who) => `${who} stellt ${count} ${goods[good]} her.`,
      production_skipped: (_, who) => `${who} stellt nichts her.`,
      factory_paid: (event, who) => `Die Manufaktur bringt ${who} ${doubloons(event.doubloons)}.`,
      extra_good: ({ good }, who) => `${who} nimmt 1 ${goods[good]} dazu.`,
      sold: (event, who) => `${who} verkauft ${goods[event.good]} für ${doubloons(event.doubloons)}.`,
      market_paid: (event, who) => `${place(event.building)}: ${doubloons(event.doubloons)} mehr für ${who}.`,
      trading_house_emptied: () => "Das volle Handelshaus wird geleert.",
      shipped: (event, who) =>
        typeof event.ship !== "number"
          ? `${who} verlädt ${event.count} ${goods[event.good]} (${place(event.ship ?? "wharf")}).`
          : `${who} verlädt ${event.count} ${goods[event.good]} auf das ${event.ship}er-Schiff.`,
      points_gained: (event, who) =>
        ({
          goods: `${who} bekommt ${points(event.points)}.`,
          captain: `${who} bekommt als Kapitän ${points(event.points)}.`,
          harbor: `Der Hafen bringt ${who} ${points(event.points)}.`,
          ...more.pointsGained(event.points, who),
        })[event.by],
      goods_kept: ({ good, count, returned }, who) =>
        `${who} behält ${count} ${goods[good]}${returned ? ` und gibt ${returned} zurück` : ""}.`,
      cargo_ship_emptied: (event) => `Das ${event.ship}er-Schiff legt ab, mit ${goods[event.good]}.`,
      prospected: (event, who) => `${who} findet ${doubloons(event.doubloons)}.`,
      passed: (_, who) => `${who} passt.`,
      round_ended: ({ round }) => `Durchgang ${round} endet.`,
      end_triggered: ({ reason }) =>
        ({
          colonists: `Es gibt zu wenige ${them}: Dies ist der letzte Durchgang.`,
          city: "Eine Stadt ist voll: Dies ist der letzte Durchgang.",
          points: "Der letzte Punkt ist vergeben: Dies ist der letzte Durchgang.",
          buildings: "Niemand kann mehr bauen: Dies ist der letzte Durchgang.",
        })[reason],
      game_over: () => "Das Spiel ist vorbei.",
      ...more.events,
    },
    questions: {
      over: noOne("Das Spiel ist vorbei."),
      governor: noOne("Der erste Gouverneur wird ausgelost."),
      row: noOne("Neue Plantagen werden aufgedeckt."),
      role: { mine: () => "Nimm eine Rolle.", theirs: (who) => `${who} nimmt eine Rolle.` },
      tile: { mine: () => "Nimm ein Plättchen für deine Insel.", theirs: (who) => `${who} nimmt ein Plättchen.` },
      unseen_tile: noOne("Eine verdeckte Plantage wird gezogen."),
      colonist: {
        mine: () => `Noch einen ${them} aus dem Vorrat nehmen?`,
        theirs: (who) => `${who} darf noch einen ${them} nehmen.`,
      },
      place: {
        mine: () => `Setze deine ${them} ein: Klicke Kreise an.`,
        theirs: (who) => `${who} setzt ${them} ein.`,
      },
      build: { mine: () => "Baue ein Gebäude.", theirs: (who) => `${who} darf bauen.` },
      produce: { mine: () => "Waren herstellen?", theirs: (who) => `${who} darf Waren herstellen.` },
      extra: {
        mine: () => "Nimm eine Ware dazu, die du hergestellt hast.",
        theirs: (who) => `${who} nimmt eine Ware dazu.`,
      },
      sell: { mine: () => "Verkaufe dem Handelshaus eine Ware.", theirs: (who) => `${who} darf eine Ware verkaufen.` },
      ship: { mine: () => "Verlade Waren: erst die Ware, dann das Schiff.", theirs: (who) => `${who} verlädt Waren.` },
      keep: { mine: () => "Wähle, welche Waren du behältst.", theirs: (who) => `${who} lagert Waren ein.` },
      use: {
        mine: ({ about }) => (about ? `${place(about)} nutzen?` : "Das Gebäude nutzen?"),
        theirs: (who, { about }) =>
          about ? `${who} darf nutzen: ${place(about)}.` : `${who} darf ein Gebäude nutzen.`,
      },
      ...more.questions,
    },
    refusals: {
      game_over: () => "Das Spiel ist vorbei.",
      chance_acts: () => "Das entscheidet der Zufall.",
      another_question: ({ question }) => `Nicht jetzt. Gefragt ist: ${asked[question]}.`,
      must_take_role: () => "Du musst eine Rolle nehmen.",
      role_not_in_play: ({ role, players }) => `${roles[role].name}: bei ${players} Spielern nicht dabei.`,
      role_taken: () => "In diesem Durchgang schon vergeben.",
      no_such_tile: ({ tile }) => `Keine ${tiles[tile]} liegt offen.`,
      no_quarry_left: () => "Es gibt keinen Steinbruch mehr.",
      quarry_not_allowed: () => "Einen Steinbruch darf nur der Siedler nehmen, oder wer eine besetzte Bauhütte hat.",
      no_hacienda: () => "Eine verdeckte Plantage gibt es nur mit einer besetzten Hazienda.",
      hacienda_used: () => "Die Hazienda gibt eine verdeckte Plantage je Zug.",
      no_unseen_tile: () => "Es gibt keine verdeckte Plantage mehr.",
      other_place: ({ about }) => `Jetzt geht es um: ${place(about)}.`,
      too_many_colonists: ({ most }) => `Dort ist nur Platz für ${people(most)}.`,
      too_few_colonists: ({ least }) => `Freie Kreise müssen besetzt werden: hier mindestens ${people(least)}.`,
      sold_out: () => "Ausverkauft.",
      already_built: () => "Das steht schon in deiner Stadt.",
      too_expensive: (p) => `Kostet ${doubloons(p.price)}; du hast ${p.doubloons}.`,
      no_city_space: ({ spaces, free }) =>
        `Braucht ${spaces} ${spaces === 1 ? "Stadtfeld" : "Stadtfelder"}; frei: ${free}.`,
      too_many_large: ({ most }) => `Eine Stadt hat Platz für ${most} große Gebäude.`,
      not_produced: () => "Es muss eine Sorte sein, die du hergestellt hast.",
      none_in_supply: ({ good }) => `Im Vorrat ist kein ${goods[good]} mehr.`,
      no_goods: ({ good }) => `Du hast keinen ${goods[good]}.`,
      house_has_kind: ({ good }) => `${goods[good]} liegt schon im Handelshaus; das geht nur mit besetztem Kontor.`,
      ship_not_in_play: ({ spaces }) => `Kein ${spaces}er-Schiff ist im Spiel.`,
      kind_on_other_ship: ({ good, spaces }) =>
        `${goods[good]} muss auf das ${spaces}er-Schiff, das ihn schon trägt.`,
      ship_full: ({ good }) => `Das Schiff mit ${goods[good]} ist voll.`,
      ship_has_other_kind: ({ good }) => `Dieses Schiff trägt ${goods[good]}.`,
      larger_ship: ({ good, most }) =>
        `Es muss möglichst viel verladen werden: Ein anderes Schiff fasst ${most} ${goods[good]}.`,
      no_wharf: () => "Dafür braucht es eine besetzte Werft.",
      wharf_used: () => "Deine Werft wurde in dieser Phase schon genutzt.",
      must_ship: () => "Wer ein Schiff beladen kann, muss es tun.",
      must_answer: ({ question }) => `Passen geht nicht. Gefragt ist: ${asked[question]}.`,
      cannot_store: ({ good, most }) => `Mehr als ${most} ${goods[good]} kannst du nicht behalten.`,
      ...more.refusals,
    },
    decline: {
      over: "Passen",
      governor: "Passen",
      row: "Passen",
      role: "Passen",
      tile: "Nichts nehmen",
      unseen_tile: "Passen",
      colonist: "Nein, danke",
      place: "Passen",
      build: "Nichts bauen",
      produce: "Nichts herstellen",
      extra: "Keine Ware",
      sell: "Nichts verkaufen",
      ship: "Nichts verladen",
      keep: "Passen",
      use: "Nein",
      ...more.decline,
    },
    choices: {
      role: (role) => `${roles[role].name} nehmen`,
      settle: (tile) => `${tiles[tile]} nehmen`,
      hacienda: "Verdeckte Plantage ziehen",
      colonist: `Noch einen ${them} nehmen`,
      place: (where, count) => `${place(where)}: ${people(count)}`,
      build: (building, price) => `${buildings[building]} bauen, ${doubloons(price)}`,
      produce: "Waren herstellen",
      extra: (good) => `1 ${goods[good]} nehmen`,
      sell: (good) => `${goods[good]} verkaufen`,
      ship: (count, good, spaces) =>
        spaces === null
          ? `${count} ${goods[good]} mit der Werft verladen`
          : `${count} ${goods[good]} auf das ${spaces}er-Schiff`,
      briefShip: (count, _, spaces) => (spaces === null ? `${count} → Werft` : `${count} → ${spaces}er-Schiff`),
      keep: (good, count) => `${count} ${goods[good]} behalten`,
      use: (building) => `${buildings[building]} nutzen`,
      ...more.choices,
    },
    options: {
      edition: {
        label: "Ausgabe",
        meaning: "Regeln und Wörter der ersten Ausgabe oder der von 2020.",
        choices: { first: "Erste Ausgabe", "2020": "Ausgabe 2020" },
      },
      first_governor: {
        label: "Erster Gouverneur",
        meaning: "Wer beginnt.",
        choices: { lot: "durch Los", "0": "Platz 1", "1": "Platz 2", "2": "Platz 3", "3": "Platz 4", "4": "Platz 5" },
      },
      balanced: {
        label: "Ausgeglichen",
        meaning: "Manufaktur für 8 und Universität für 7; wer mit Mais beginnt, hat eine Dublone weniger.",
        choices: {},
      },
      hidden_vp: {
        label: "Verdeckte Punkte",
        meaning: "Vor dem Ende sieht niemand die Punkte der anderen.",
        choices: {},
      },
      ask_optional: {
        label: "Vor jeder Wirkung fragen",
        meaning: "Auch dort fragen, wo ein Gebäude nur etwas gibt.",
        choices: {},
      },
      optional_production: {
        label: "Produktion ist freiwillig",
        meaning: "In der Aufseherphase darf man auch nichts herstellen.",
        choices: {},
      },
      vp_end_any_phase: {
        label: "Der letzte Punkt beendet das Spiel in jeder Phase",
        meaning: "Sonst nur in einer Kapitänsphase.",
        choices: {},
      },
      max_large: {
        label: "Große Gebäude je Stadt",
        meaning: "Vier passen in ihre Spalten; bei fünf zählen nur die Felder.",
        choices: {},
      },
      ...more.options,
    },
    sheet: { chips: "Punktechips", buildings: "Gebäude", nobles: "Adlige" },
    charts: { score: "Punkte insgesamt", points: "Punktechips", doubloons: "Dublonen", production: "Waren bei einem Aufseher" },
    ui: {
      roles: "Rollen",
      decision: "Entscheidung",
      sale: "Gebäude zum Bauen",
      row: "Plantagen",
      quarries: "Steinbrüche",
      unseen: "Verdeckt",
      faceDown: "Verdeckte Plantagen",
      colonistShip: ship,
      colonists: them,
      colonistSupply: `${them} im Vorrat`,
      harbour: "Hafenbecken",
      cargoShips: "Frachtschiffe",
      tradingHouse: "Handelshaus",
      goodsSupply: "Warenvorrat",
      supply: "Vorrat",
      pointSupply: "Punkte übrig",
      bank: "Bank",
      island: "Insel",
      city: "Stadt",
      sanJuan: first ? "San Juan" : "Port",
      store: "Waren",
      doubloons: "Dublonen",
      points: "Punkte",
      governor: "Gouverneur",
      hidden: "verdeckt",
      soldOut: "Ausverkauft",
      price: "Preis",
      priceNow: "Preis jetzt",
      circles: "Kreise",
      copies: "Übrig",
      production: "Produktionsgebäude",
      specialColour: first ? "Violettes Gebäude" : "Beiges Gebäude",
      makes: "Stellt her",
      confirm: "Bestätigen",
      asBefore: "Wie zuvor",
      asAdvised: "Wie im Tipp",
      fill: "Auffüllen",
      clear: "Leeren",
      empty: "leer",
      privilege: "Privileg",
      unoccupied: "Unbesetzt: ohne Wirkung.",
      ...more.ui,
    },
    say: {
      round: (round) => `Durchgang ${round}`,
      doubloons,
      points,
      goods: (count, good) => `${count} ${goods[good]}`,
      left: (count) => `noch ${count}`,
      ownedBy: (names) => `Gebaut von: ${names.join(", ")}.`,
      quarriesCount: (column) => (column === 1 ? "1 Steinbruch zählt" : `bis zu ${column} Steinbrüche zählen`),
      ship: (spaces, load, good) => (good ? `${spaces}er-Schiff: ${load} ${goods[good]}` : `${spaces}er-Schiff: leer`),
      takenBy: (who) => `vergeben an ${who}`,
      placed: (placed, of) => `${placed} von ${of} eingesetzt`,
      kept: (kept, returned) => `${kept} bleiben, ${returned} zurück`,
      keepTooMuch: "Das ist mehr, als du lagern kannst.",
      crew: (name, here, circles) => `${name}: ${here} von ${circles} ${circles === 1 ? "Kreis" : "Kreisen"} besetzt`,
      putOn: (name) => `Besetzen: ${name}`,
      liftFrom: (name) => `Abziehen: ${name}`,
      ending: (reason) =>
        ({
          colonists: `Letzter Durchgang: zu wenige ${them}`,
          city: "Letzter Durchgang: eine Stadt ist voll",
          points: "Letzter Durchgang: keine Punkte mehr",
          buildings: "Letzter Durchgang: niemand kann mehr bauen",
        })[reason],
      ...more.say,
    },
  };
};
