import type { ExpansionBuilding, Good } from "../../types";
import { crewList, type RoleWords } from "../words";
import { tokenList, type ExpansionWords, type Speech } from "./words";

export const buildings: Readonly<Record<ExpansionBuilding, string>> = {
  aqueduct: "Aquädukt",
  forest_house: "Forsthaus",
  black_market: "Schwarzmarkt",
  storehouse: "Lagerhalle",
  guesthouse: "Gasthaus",
  church: "Kirche",
  trading_post: "Handelsposten",
  small_wharf: "Kleine Werft",
  lighthouse: "Leuchtturm",
  library: "Bibliothek",
  specialty_factory: "Monofaktur",
  union_hall: "Gildenhaus",
  cloister: "Kloster",
  statue: "Statue",
  land_office: "Grundbuchamt",
  chapel: "Kapelle",
  hunting_lodge: "Jagdschloss",
  zoning_office: "Bauamt",
  royal_supplier: "Hoflieferant",
  villa: "Villa",
  jeweler: "Juwelier",
  royal_garden: "Hofgarten",
};

export function buccaneer(first: boolean): RoleWords {
  const them = first ? "Kolonisten" : "Arbeiter";
  const ship = first ? "Kolonistenschiff" : "Anwerbestelle";
  return {
    name: "Freibeuter",
    everybody: "Die anderen tun nichts.",
    privilege: `Du leerst ein Schiff und behältst bis zu drei Waren, oder das Handelshaus für einen Punkt je Ware, oder holst bis zu drei überzählige ${them} (${ship}), oder entführst eine Rolle.`,
  };
}

export function expansions(speech: Speech): ExpansionWords {
  const { first, goods, tiles, role, place, doubloons, points, people } = speech;
  const one = first ? "Kolonist" : "Arbeiter";
  const them = first ? "Kolonisten" : "Arbeiter"; // the accusative of one, and several
  const ship = first ? "Kolonistenschiff" : "Anwerbestelle";
  const theShip = first ? "das Kolonistenschiff" : "die Anwerbestelle";
  const mayor = first ? "Bürgermeister" : "Vorarbeiter";
  const nobles = (count: number): string => (count === 1 ? "1 Adliger" : `${count} Adlige`);
  const noblesObject = (count: number): string => (count === 1 ? "1 Adligen" : `${count} Adlige`);
  const someone = (noble: boolean): string => `einen ${noble ? "Adligen" : them}`;
  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    effects: {
      aqueduct: "Wer Indigo in der großen Küperei oder Zucker in der großen Mühle herstellt, bekommt einen davon mehr.",
      forest_house:
        "In der Siedlerphase darfst du anstelle einer offenen Plantage einen Wald legen. Je zwei Wälder machen das Bauen um eine Dublone billiger, auch wenn hier niemand arbeitet.",
      black_market: `Reicht beim Bauen das Geld nicht, darfst du einen ${them}, eine Ware und einen Punkt abgeben, höchstens je eins, für je eine Dublone.`,
      storehouse: "Beim Lagern behältst du drei Waren mehr, gleich welcher Sorten.",
      guesthouse: `Hier wohnen zwei Gäste. In jeder Phase außer der des ${mayor}s dürfen sie auf freie Kreise ziehen und dort gleich arbeiten.`,
      church: "Bauen bringt in der zweiten und dritten Spalte einen Punkt, in der vierten zwei.",
      trading_post: "Statt an das Handelshaus darfst du hier verkaufen: jede Sorte, zum üblichen Preis, ohne Markthallen.",
      small_wharf:
        "Einmal je Kapitänsphase darfst du beliebige Waren mit einem eigenen Schiff verladen, für einen Punkt je zwei Waren.",
      lighthouse: "Jede deiner Ladungen bringt eine Dublone, und als Kapitän bekommst du noch eine.",
      library: "Sie verdoppelt das Privileg jeder Rolle, die du nimmst.",
      specialty_factory:
        "Die Produktion bringt für jede Ware deiner besten Sorte außer einer eine Dublone. Mais zählt nicht.",
      union_hall: "Vor deiner ersten Ladung einer Kapitänsphase bringen je zwei gleiche Waren einen Punkt.",
      cloister: "Am Ende: 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier Trios gleicher Inselplättchen.",
      statue: "Sie tut nichts, als zu glänzen.",
      land_office: `In der Händlerphase: Mit einem ${them} hier darfst du eine verdeckte Plantage für eine Dublone kaufen, mit einem Adligen eine eigene für eine Dublone verkaufen.`,
      chapel: `Jede Aufseherphase bringt mit einem ${them} hier eine Dublone, mit einem Adligen einen Punkt.`,
      hunting_lodge: `Am Ende der Siedlerphase: Mit einem ${them} hier darfst du eine Plantage oder einen Wald abgeben; mit einem Adligen bekommst du 2 Punkte, wenn deine Insel leerer ist als jede andere.`,
      zoning_office: `Mit einem ${them} hier kosten kleine Gebäude eine Dublone weniger, mit einem Adligen große zwei.`,
      royal_supplier:
        "Vor deiner ersten Ladung darfst du Waren verschiedener Sorten abgeben, höchstens so viele, wie du Adlige hast, für je einen Punkt.",
      villa: `Jede ${mayor}phase bringt dir einen Adligen aus dem Vorrat.`,
      jeweler: "Jede Aufseherphase bringt eine Dublone je Adligem, den du hast.",
      royal_garden: "Am Ende: 1 Punkt mehr je Adligem, den du hast.",
    },
    rules: {
      forest: "Im Wald arbeitet niemand. Je zwei machen das Bauen um eine Dublone billiger.",
      nobles: `Adlige arbeiten wie ${them}, und am Ende ist jeder einen Punkt wert. Manche Gebäude tun mit einem Adligen etwas anderes.`,
      wanted: "Wer gesucht wird, darf den Freibeuter erst wieder nehmen, wenn ein anderer ihn hatte.",
      kidnapped:
        "Wer eine entführte Rolle nimmt, spielt sie wie immer, und der Entführer bekommt 3 Dublonen. Nimmt sie niemand, spielt er sie am Ende des Durchgangs selbst.",
      festival: "Drei Aufgaben für alle; wer eine zuerst erfüllt, bekommt ihren Lohn.",
    },
    asked: {
      choose: "welches Gebäude ins Spiel kommt",
      on_sale: "welches Gebäude ins Spiel kommt",
      lay: "ob es eine Plantage oder ein Wald wird",
      guest: "ob Gäste umziehen",
      recall: `welcher ${one} an den Schwarzmarkt geht`,
      return: "was noch an den Schwarzmarkt geht",
      small_wharf: "was die kleine Werft verlädt",
      token: `${one} oder Adliger`,
      noble: "wo die Adligen stehen",
      supply: "welche Waren an den Hof gehen",
      discard: "welches Plättchen abgegeben wird",
      pirate: "was der Freibeuter tut",
      loot: "wie viel von der Ladung bleibt",
      man: `wohin die neuen ${them} gehen`,
      festival_tile: "was das Festival verlangt",
      festival_good: "was das Festival verlangt",
      festival_building: "was das Festival verlangt",
    },
    events: {
      building_chosen: ({ building, seat }, who) =>
        seat === null ? `Im Spiel: ${place(building)}.` : `${who} wählt für das Spiel: ${place(building)}.`,
      forest_laid: ({ tile, known }, who) =>
        tile === null
          ? `${who} legt einen Wald.`
          : known === "removed"
            ? `${who} legt einen Wald; aus dem Spiel: ${tiles[tile]}.`
            : `${who} legt als Wald: ${tiles[tile]}.`,
      tile_drawn: ({ tile, by }, who) =>
        tile === null
          ? `${who} sieht eine verdeckte Plantage an (${place(by)}).`
          : `${who} zieht: ${tiles[tile]} (${place(by)}).`,
      guest_moved: (event, who) => `Ein Gast${event.noble ? " von Adel" : ""} von ${who} zieht um: ${place(event.place)}.`,
      colonist_returned: (event, who) =>
        `${who} gibt ${someone(event.noble)} an den Schwarzmarkt (${place(event.place)}).`,
      good_returned: ({ good }, who) => `${who} gibt 1 ${goods[good]} an den Schwarzmarkt.`,
      point_returned: (_, who) => `${who} gibt einen Punkt an den Schwarzmarkt.`,
      sold_by_trading_post: (event, who) =>
        `${who} verkauft ${goods[event.good]} am Handelsposten für ${doubloons(event.doubloons)}.`,
      building_paid: (event, who) => `${place(event.building)}: ${doubloons(event.doubloons)} für ${who}.`,
      aqueduct_good: ({ good }, who) => `Das Aquädukt bringt ${who} 1 ${goods[good]} mehr.`,
      token_taken: (event, who) => `${who} bekommt ${tokenList(event, people, noblesObject, "und")}.`,
      villa_token: ({ noble }, who) => `Die Villa bringt ${who} ${someone(noble)}.`,
      nobles_placed: (event, who) => `${who}: ${nobles(event.count)} (${crewList(event, place)}).`,
      tile_bought: ({ tile }, who) => `${who} kauft verdeckt: ${tiles[tile]}.`,
      tile_given_up: ({ tile, forest, by, crew }, who) =>
        `${who} gibt ab: ${forest || tile === null ? "Wald" : tiles[tile]} (${place(by)})${crew ? `; ${crew === "noble" ? "ein Adliger" : `ein ${one}`} wartet nun: ${place("san_juan")}` : ""}.`,
      good_supplied: ({ good }, who) => `${who} liefert 1 ${goods[good]} an den Hof.`,
      piracy: ({ ship: spaces, good, count }, who) =>
        count === 0
          ? `${who} entert das ${spaces}er-Schiff und findet nichts.`
          : `${who} entert das ${spaces}er-Schiff mit ${count} ${goods[good]}.`,
      goods_looted: ({ good, count, returned }, who) =>
        `${who} behält ${count} ${goods[good]}${returned ? `; in den Vorrat: ${returned}` : ""}.`,
      trading_house_plundered: ({ count }, who) =>
        `${who} plündert das Handelshaus: ${count} ${count === 1 ? "Ware" : "Waren"}.`,
      colonist_ship_raided: ({ count }, who) =>
        count === 0 ? `${who} überfällt ${theShip} und findet niemanden.` : `${who} überfällt ${theShip}: ${count} geholt.`,
      colonist_placed: (event, who) =>
        `${who} setzt ein: ${event.noble ? noblesObject(event.count) : people(event.count)}, ${place(event.place)}.`,
      role_kidnapped: (event, who) =>
        `${who} entführt: ${role(event.role)}${event.doubloons ? `, mit ${doubloons(event.doubloons)}` : ""}.`,
      ransom_paid: (event, who) => `${who} bekommt ${doubloons(event.doubloons)} Lösegeld.`,
      kidnapped_role_played: (event, who) => `${who} spielt die entführte Rolle: ${role(event.role)}.`,
      festival_shows: ({ task, shows }) =>
        `Das Festival verlangt: ${task === "production" ? goods[shows as Good] : place(shows)}.`,
      task_done: ({ task, reward }, who) =>
        `${who} erfüllt zuerst eine Aufgabe des Festivals: ${
          { plantations: people(reward), production: doubloons(reward), building: points(reward) }[task]
        }.`,
    },
    pointsGained: (count, who) => ({
      church: `Die Kirche bringt ${who} ${points(count)}.`,
      union_hall: `Das Gildenhaus bringt ${who} ${points(count)}.`,
      chapel: `Die Kapelle bringt ${who} ${points(count)}.`,
      hunting_lodge: `${who} hat die leerste Insel: Das Jagdschloss bringt ${points(count)}.`,
      royal_supplier: `Der Hof gibt ${who} ${points(count)}.`,
      plunder: `${who} bekommt für die Beute ${points(count)}.`,
      festival: `Das Festival bringt ${who} ${points(count)}.`,
    }),
    questions: {
      choose: {
        mine: () => "Wähle ein Gebäude, das in diesem Spiel gebaut werden kann.",
        theirs: (who) => `${who} wählt ein Gebäude für dieses Spiel.`,
      },
      on_sale: noOne("Die Gebäude für dieses Spiel werden gezogen."),
      lay: {
        mine: ({ tile }) => (tile ? `Gezogen: ${tiles[tile]}. Wie legst du sie?` : "Wie legst du sie?"),
        theirs: (who) => `${who} sieht eine verdeckte Plantage an.`,
      },
      guest: { mine: () => "Ziehen Gäste auf freie Kreise um?", theirs: (who) => `${who} darf Gäste umziehen lassen.` },
      recall: {
        mine: () => `Einen ${them} an den Schwarzmarkt geben?`,
        theirs: (who) => `${who} zahlt am Schwarzmarkt.`,
      },
      return: { mine: () => "Was gibst du an den Schwarzmarkt?", theirs: (who) => `${who} zahlt am Schwarzmarkt.` },
      small_wharf: {
        mine: () => "Wähle, was bleibt; den Rest verlädt die kleine Werft.",
        theirs: (who) => `${who} belädt die kleine Werft.`,
      },
      token: { mine: ({ left }) => `Einen ${them} oder einen Adligen nehmen${left ? ` (noch ${left})` : ""}?`, theirs: (who) => `${who} nimmt einen ${them} oder Adligen.` },
      noble: {
        mine: () => "Welche davon sind Adlige? Klicke Eingesetzte an.",
        theirs: (who) => `${who} setzt Adlige ein.`,
      },
      supply: {
        mine: ({ left }) => `Liefere dem Hof verschiedene Waren: bis zu ${left ?? 0}, je einen Punkt.`,
        theirs: (who) => `${who} darf den Hof beliefern.`,
      },
      discard: { mine: () => "Eine Plantage oder einen Wald abgeben?", theirs: (who) => `${who} darf ein Plättchen abgeben.` },
      pirate: {
        mine: () => `Entere ein Schiff, plündere das Handelshaus, überfalle ${theShip} oder entführe eine Rolle.`,
        theirs: (who) => `${who} entscheidet, was der Freibeuter tut.`,
      },
      loot: { mine: () => "Wie viel von der Ladung behältst du?", theirs: (who) => `${who} nimmt sich von der Ladung.` },
      man: {
        mine: ({ left }) => `Setze bis zu ${left ?? 0} auf freie Kreise.`,
        theirs: (who) => `${who} setzt neue ${them} ein.`,
      },
      festival_tile: noOne("Die Aufgaben des Festivals werden gezogen."),
      festival_good: noOne("Die Aufgaben des Festivals werden gezogen."),
      festival_building: noOne("Die Aufgaben des Festivals werden gezogen."),
    },
    refusals: {
      not_possible: () => "Das geht hier nicht.",
      wanted: () => "Du hattest den Freibeuter zuletzt: Erst muss ihn ein anderer nehmen.",
      not_in_the_game: () => "In diesem Spiel nicht dabei.",
      already_chosen: () => "Schon gewählt.",
      no_space_of_its_cost: ({ price }) => `Alle Plätze für Gebäude zu ${doubloons(price)} sind belegt.`,
      kinds_of_a_price: ({ price, spaces, chosen }) =>
        `Wähle von den Gebäuden zu ${doubloons(price)} ${spaces} aus, nicht ${chosen}.`,
      not_both: () => "Hazienda und Forsthaus gibt es nie zusammen.",
      no_forest_house: () => "Für einen Wald braucht es ein besetztes Forsthaus.",
      no_forest_tile: () => "Es gibt kein Waldplättchen mehr.",
      no_library: () => "Für ein zweites Plättchen braucht es eine besetzte Bibliothek.",
      house_full: () => "Das Handelshaus ist voll.",
      already_sold: () => "Du hast in dieser Phase schon verkauft.",
      no_trading_post: () => "Dafür braucht es einen besetzten Handelsposten.",
      no_small_wharf: () => "Dafür braucht es eine besetzte kleine Werft.",
      small_wharf_used: () => "Deine kleine Werft wurde in dieser Phase schon genutzt.",
      at_least_one_good: () => "Mindestens eine Ware muss mit.",
      no_guest: () => "Einen solchen Gast hat dein Gasthaus nicht.",
      no_free_circle: ({ place: where }) => `Dort ist kein Kreis frei: ${place(where)}.`,
      nobody_there: ({ place: where }) => `Von dort kannst du niemanden geben: ${place(where)}.`,
      still_too_expensive: ({ place: where, building }) =>
        `Ohne den ${them} (${place(where)}) reicht es nicht für: ${place(building)}.`,
      must_give: () => "Der Schwarzmarkt will seinen Preis.",
    },
    decline: {
      choose: "Passen",
      on_sale: "Passen",
      lay: "Passen",
      guest: "Nein, weiter",
      recall: "Niemanden",
      return: "Passen",
      small_wharf: "Passen",
      token: "Passen",
      noble: "Das sind alle",
      supply: "Nichts mehr",
      discard: "Alles behalten",
      pirate: "Passen",
      loot: "Passen",
      man: "Niemand mehr",
      festival_tile: "Passen",
      festival_good: "Passen",
      festival_building: "Passen",
    },
    choices: {
      choose: (building) => `${place(building)} wählen`,
      forest: (tile) => `Wald für: ${tiles[tile]}`,
      briefForest: (tile) => `${goods[tile]} → Wald`,
      layPlantation: "Als Plantage",
      layForest: "Als Wald",
      discard: (tile, crew) => `${tiles[tile]} abgeben${crew ? `, mit ${crew === "noble" ? "Adligem" : them}` : ""}`,
      discardForest: (tile) => (tile ? `Wald abgeben (${tiles[tile]})` : "Wald abgeben"),
      guest: (where, noble) => `Gast${noble ? " von Adel" : ""} zieht um: ${place(where)}`,
      recall: (where, noble) => `${noble ? "Adligen" : them} geben: ${place(where)}`,
      returnGood: (good) => `1 ${goods[good]} geben`,
      returnPoint: "Einen Punkt geben",
      post: (good) => `${goods[good]} am Handelsposten verkaufen`,
      briefPost: (good) => `${goods[good]} → Handelsposten`,
      buyPlantation: "Verdeckte Plantage für 1 kaufen",
      smallWharf: "Kleine Werft beladen",
      noble: "Den Adligen nehmen",
      placeNoble: (where) => `Adliger: ${place(where)}`,
      supply: (good) => `1 ${goods[good]} liefern`,
      piracy: (spaces) => `${spaces}er-Schiff entern`,
      plunder: "Handelshaus plündern",
      raid: `${ship} überfallen`,
      kidnap: (name) => `${role(name)} entführen`,
      man: (where, noble) => `${noble ? "Adliger" : one}: ${place(where)}`,
    },
    options: {
      expansions: {
        label: "Erweiterungen",
        meaning: "Jede für sich oder beliebig gemischt.",
        choices: {
          none: "keine",
          "new-buildings": "Neue Gebäude",
          nobles: "Die Adligen",
          buccaneer: "Der Freibeuter",
          festival: "Das Festival",
        },
      },
      nb_rules: {
        label: "Regeln der Neuen Gebäude",
        meaning:
          "2004: eigene Waldplättchen, und Hazienda und Forsthaus nie zusammen. 2020: Plantagen werden umgedreht.",
        choices: { "2004": "von 2004", "2020": "von 2020" },
      },
      buildings: {
        label: "Gebäude im Spiel",
        meaning: "Welche der 31 besonderen Gebäude dabei sind.",
        choices: { draft: "reihum gewählt", random: "ausgelost", "all-31": "alle 31, je eines" },
      },
      long_game: {
        label: "Langes Spiel",
        meaning: `Alle ${them} und Punkte sind im Spiel, und nur eine volle Stadt beendet es.`,
        choices: {},
      },
      kidnap_solo: {
        label: "Entführer spielen allein",
        meaning: "Eine entführte Rolle, die übrig bleibt, spielt nur der Entführer.",
        choices: {},
      },
      festival_privilege_goods: {
        label: "Extrawaren zählen beim Festival",
        meaning: "Was der Aufseher dazunimmt, zählt für die Warenaufgabe.",
        choices: {},
      },
      lodges: {
        label: "Jagdschlösser",
        meaning: "Wann sie am Ende der Siedlerphase wirken.",
        choices: { last: "nachdem Gäste umgezogen sind", first: "bevor Gäste umziehen" },
      },
    },
    ui: {
      colonist: one,
      noble: "Adliger",
      nobles: "Adlige",
      nobleSupply: "Adlige im Vorrat",
      forest: "Wald",
      forests: "Wälder",
      forestTiles: "Waldplättchen",
      festival: "Festival",
      redBuilding: "Rotes Gebäude",
      notChosen: "Nicht im Spiel",
      done: "Erfüllt",
      sort: "Wer",
    },
    say: {
      nobles,
      forests: (count) => `${count} ${count === 1 ? "Wald" : "Wälder"}`,
      forestOf: (tile) => `Wald (${tiles[tile]})`,
      kidnappedBy: (who) => `entführt von ${who}`,
      wantedIs: (who) => `gesucht: ${who}`,
      spaces: (count) => (count > 0 ? `Noch Platz für ${count} zu diesem Preis.` : "Alle Plätze dieses Preises sind belegt."),
      given: (given, most) => `${given} von ${most}`,
      sailing: (count, worth) => `${count} ${count === 1 ? "Ware legt" : "Waren legen"} ab: ${points(worth)}`,
      task: {
        plantations: (tile) => `Zuerst drei davon: ${tiles[tile]}. Lohn: ${people(3)}.`,
        production: (list) => `Zuerst in einer Phase herstellen: ${list}. Lohn: ${doubloons(3)}.`,
        building: (building) => `Zuerst bauen: ${place(building)}. Lohn: ${points(3)}.`,
      },
      crewWithNobles: (crew, count) => `${crew}, davon ${nobles(count)}`,
    },
  };
}
