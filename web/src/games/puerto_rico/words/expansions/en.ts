import type { ExpansionBuilding, Good } from "../../types";
import { crewList, type RoleWords } from "../words";
import { tokenList, type ExpansionWords, type Speech } from "./words";

export const buildings: Readonly<Record<ExpansionBuilding, string>> = {
  aqueduct: "Aqueduct",
  forest_house: "Forest house",
  black_market: "Black market",
  storehouse: "Storehouse",
  guesthouse: "Guesthouse",
  church: "Church",
  trading_post: "Trading post",
  small_wharf: "Small wharf",
  lighthouse: "Lighthouse",
  library: "Library",
  specialty_factory: "Specialty factory",
  union_hall: "Union hall",
  cloister: "Cloister",
  statue: "Statue",
  land_office: "Land office",
  chapel: "Chapel",
  hunting_lodge: "Hunting lodge",
  zoning_office: "Zoning office",
  royal_supplier: "Royal supplier",
  villa: "Villa",
  jeweler: "Jeweler",
  royal_garden: "Royal garden",
};

export function buccaneer(first: boolean): RoleWords {
  const colonist = first ? "colonist" : "worker";
  const ship = first ? "colonist ship" : "recruiting office";
  return {
    name: "Buccaneer",
    everybody: "Nobody else does anything.",
    privilege: `You empty a ship and keep up to three goods, or the trading house for a point a good, or take up to three surplus ${colonist}s from the ${ship}, or kidnap a role.`,
  };
}

export function expansions(speech: Speech): ExpansionWords {
  const { first, goods, tiles, role, place, doubloons, points, people } = speech;
  const colonist = first ? "colonist" : "worker";
  const ship = first ? "colonist ship" : "recruiting office";
  const mayor = first ? "mayor" : "foreman";
  const nobles = (count: number): string => `${count} ${count === 1 ? "noble" : "nobles"}`;
  const sort = (noble: boolean): string => (noble ? "noble" : colonist);
  const the = (name: Parameters<typeof place>[0]): string => (name === "san_juan" ? place(name) : `the ${place(name)}`);
  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    effects: {
      aqueduct: "Producing indigo in the large plant, or sugar in the large mill, brings one more of it.",
      forest_house:
        "On your settler turn you may lay a forest in place of an open plantation. Every two forests make building one doubloon cheaper, even when nobody works here.",
      black_market: `When your money does not suffice to build, you may give a ${colonist}, a good and a point, at most one of each, for a doubloon each.`,
      storehouse: "When goods are stored you keep three more, of any kinds.",
      guesthouse: `Two guests live here. In every phase but the ${mayor}'s they may move to free circles of yours and work there at once.`,
      church: "Building brings a point in the second and third column, two in the fourth.",
      trading_post: "Instead of the trading house you may sell here: any kind, at the usual price, without markets.",
      small_wharf: "Once in a captain phase you may ship any goods on a ship of your own, for one point every two goods.",
      lighthouse: "Every shipment you make brings a doubloon, and being captain another one.",
      library: "It doubles the privilege of every role you take.",
      specialty_factory: "Producing brings a doubloon for each good of your best kind but one. Corn does not count.",
      union_hall: "Before your first shipment in a captain phase every two equal goods bring a point.",
      cloister:
        "At the end: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles on your island.",
      statue: "It does nothing but shine.",
      land_office: `On your trader turn: with a ${colonist} here you may buy an unseen plantation for a doubloon; with a noble, sell one of yours for a doubloon.`,
      chapel: `Every craftsman phase brings a doubloon with a ${colonist} here, a point with a noble.`,
      hunting_lodge: `At the end of the settler phase: with a ${colonist} here you may give up a plantation or forest; with a noble you get 2 points if your island is emptier than every other.`,
      zoning_office: `With a ${colonist} here small buildings cost a doubloon less; with a noble large ones cost two less.`,
      royal_supplier: "Before your first shipment you may give goods of different kinds, at most as many as you have nobles, for a point each.",
      villa: `Every ${mayor} phase brings you a noble from the supply.`,
      jeweler: "Every craftsman phase brings a doubloon for each of your nobles.",
      royal_garden: "At the end: 1 more point for each of your nobles.",
    },
    rules: {
      forest: "Nobody works in a forest. Every two make building one doubloon cheaper for their owner.",
      nobles: `Nobles work like ${colonist}s, and each is worth a point at the end. Some buildings do something else with a noble in them.`,
      wanted: "Who is wanted may not take the buccaneer again before somebody else has.",
      kidnapped: "Who takes a kidnapped role plays it as usual, and its kidnapper gets 3 doubloons. If nobody takes it, the kidnapper plays it at the end of the round.",
      festival: "Three tasks for everybody; whoever does one first gets its reward.",
    },
    asked: {
      choose: "which building is to be on sale",
      on_sale: "which building is on sale",
      lay: "whether it becomes a plantation or a forest",
      guest: "whether guests move",
      recall: `which ${colonist} goes to the black market`,
      return: "what else goes to the black market",
      small_wharf: "what your small wharf ships",
      token: `${colonist} or noble`,
      noble: "where the nobles stand",
      supply: "which goods go to the court",
      discard: "which tile to give up",
      pirate: "what the buccaneer does",
      loot: "how much of the cargo to keep",
      man: `where the new ${colonist}s go`,
      festival_tile: "what the festival asks for",
      festival_good: "what the festival asks for",
      festival_building: "what the festival asks for",
    },
    events: {
      building_chosen: ({ building, seat }, who) =>
        seat === null ? `On sale: ${place(building)}.` : `${who} chooses ${the(building)} for the game.`,
      forest_laid: ({ tile, known }, who) =>
        tile === null
          ? `${who} lays a forest.`
          : known === "removed"
            ? `${who} lays a forest; the ${tiles[tile]} leaves the game.`
            : `${who} lays a ${tiles[tile]} as a forest.`,
      tile_drawn: ({ tile, by }, who) =>
        tile === null
          ? `${who} looks at an unseen plantation (${place(by)}).`
          : `${who} draws: ${tiles[tile]} (${place(by)}).`,
      guest_moved: (event, who) => `${who}'s guest${event.noble ? ", a noble," : ""} moves to ${the(event.place)}.`,
      colonist_returned: (event, who) =>
        `${who} gives a ${sort(event.noble)} from ${the(event.place)} to the black market.`,
      good_returned: ({ good }, who) => `${who} gives 1 ${goods[good]} to the black market.`,
      point_returned: (_, who) => `${who} gives a point to the black market.`,
      sold_by_trading_post: (event, who) =>
        `${who} sells ${goods[event.good]} at the trading post for ${doubloons(event.doubloons)}.`,
      building_paid: (event, who) => `${who}'s ${place(event.building)} pays ${doubloons(event.doubloons)}.`,
      aqueduct_good: ({ good }, who) => `${who}'s aqueduct brings 1 ${goods[good]} more.`,
      token_taken: (event, who) => `${who} gets ${tokenList(event, people, nobles, "and")}.`,
      villa_token: ({ noble }, who) => `${who}'s villa brings a ${sort(noble)}.`,
      nobles_placed: (event, who) => `${who}: ${nobles(event.count)} (${crewList(event, place)}).`,
      tile_bought: ({ tile }, who) => `${who} buys an unseen plantation: ${tiles[tile]}.`,
      tile_given_up: ({ tile, forest, by, crew }, who) =>
        `${who} gives up a ${forest || tile === null ? "forest" : tiles[tile]} (${place(by)})${crew ? `; its ${sort(crew === "noble")} goes to ${place("san_juan")}` : ""}.`,
      good_supplied: ({ good }, who) => `${who} supplies 1 ${goods[good]} to the court.`,
      piracy: ({ ship: spaces, good, count }, who) =>
        count === 0
          ? `${who} boards the ship of ${spaces} and finds nothing.`
          : `${who} boards the ship of ${spaces} with its ${count} ${goods[good]}.`,
      goods_looted: ({ good, count, returned }, who) =>
        `${who} keeps ${count} ${goods[good]}${returned ? `; ${returned} go to the supply` : ""}.`,
      trading_house_plundered: ({ count }, who) => `${who} plunders the trading house: ${count} ${count === 1 ? "good" : "goods"}.`,
      colonist_ship_raided: ({ count }, who) =>
        count === 0 ? `${who} raids the ${ship} and finds nobody to take.` : `${who} takes ${count} from the ${ship}.`,
      colonist_placed: (event, who) =>
        `${who} places ${event.noble ? nobles(event.count) : people(event.count)} on ${the(event.place)}.`,
      role_kidnapped: (event, who) =>
        `${who} kidnaps the ${role(event.role)}${event.doubloons ? ` and takes ${doubloons(event.doubloons)}` : ""}.`,
      ransom_paid: (event, who) => `${who} gets ${doubloons(event.doubloons)} of ransom.`,
      kidnapped_role_played: (event, who) => `${who} plays the kidnapped ${role(event.role)}.`,
      festival_shows: ({ task, shows }) =>
        `The festival asks for: ${task === "production" ? goods[shows as Good] : place(shows)}.`,
      task_done: ({ task, reward }, who) =>
        `${who} is first at the festival's task: ${
          { plantations: people(reward), production: doubloons(reward), building: points(reward) }[task]
        }.`,
    },
    pointsGained: (count, who) => ({
      church: `${who}'s church brings ${points(count)}.`,
      union_hall: `${who}'s union hall brings ${points(count)}.`,
      chapel: `${who}'s chapel brings ${points(count)}.`,
      hunting_lodge: `${who} has the emptiest island: the hunting lodge brings ${points(count)}.`,
      royal_supplier: `The court pays ${who} ${points(count)}.`,
      plunder: `${who} gets ${points(count)} for the plunder.`,
      festival: `The festival brings ${who} ${points(count)}.`,
    }),
    questions: {
      choose: {
        mine: () => "Choose a building to be on sale in this game.",
        theirs: (who) => `${who} chooses a building for this game.`,
      },
      on_sale: noOne("The buildings on sale are drawn."),
      lay: {
        mine: ({ tile }) => (tile ? `You drew: ${tiles[tile]}. Lay it as what?` : "Lay it as what?"),
        theirs: (who) => `${who} looks at an unseen plantation.`,
      },
      guest: {
        mine: () => "Move guests to free circles?",
        theirs: (who) => `${who} may move guests.`,
      },
      recall: {
        mine: () => `Give a ${colonist} to the black market?`,
        theirs: (who) => `${who} pays at the black market.`,
      },
      return: { mine: () => "What do you give to the black market?", theirs: (who) => `${who} pays at the black market.` },
      small_wharf: {
        mine: () => "Choose the goods that stay; the small wharf ships the others.",
        theirs: (who) => `${who} loads the small wharf.`,
      },
      token: { mine: ({ left }) => `Take a ${colonist} or a noble${left ? ` (${left} to take)` : ""}?`, theirs: (who) => `${who} takes a ${colonist} or a noble.` },
      noble: {
        mine: () => "Which of them are nobles? Click those you placed.",
        theirs: (who) => `${who} places nobles.`,
      },
      supply: {
        mine: ({ left }) => `Supply the court with goods of different kinds: up to ${left ?? 0}, a point each.`,
        theirs: (who) => `${who} may supply the court.`,
      },
      discard: {
        mine: () => "Give up a plantation or forest of yours?",
        theirs: (who) => `${who} may give up a tile.`,
      },
      pirate: {
        mine: () => `Board a ship, plunder the trading house, raid the ${ship}, or kidnap a role.`,
        theirs: (who) => `${who} chooses what the buccaneer does.`,
      },
      loot: { mine: () => "How much of the cargo do you keep?", theirs: (who) => `${who} takes some of the cargo.` },
      man: {
        mine: ({ left }) => `Place up to ${left ?? 0} on free circles.`,
        theirs: (who) => `${who} places new ${colonist}s.`,
      },
      festival_tile: noOne("The festival's tasks are drawn."),
      festival_good: noOne("The festival's tasks are drawn."),
      festival_building: noOne("The festival's tasks are drawn."),
    },
    refusals: {
      not_possible: () => "That is not possible here.",
      wanted: () => "You took the buccaneer last: somebody else must take it first.",
      not_in_the_game: () => "Not in this game.",
      already_chosen: () => "On sale already.",
      no_space_of_its_cost: ({ price }) => `All spaces for buildings at ${doubloons(price)} are taken.`,
      kinds_of_a_price: ({ price, spaces, chosen }) =>
        `Choose ${spaces} of the buildings at ${doubloons(price)}, not ${chosen}.`,
      not_both: () => "Hacienda and forest house are never on sale together.",
      no_forest_house: () => "A forest needs an occupied forest house.",
      no_forest_tile: () => "There is no forest tile left.",
      no_library: () => "A second tile needs an occupied library.",
      house_full: () => "The trading house is full.",
      already_sold: () => "You have sold a good in this phase.",
      no_trading_post: () => "That needs an occupied trading post.",
      no_small_wharf: () => "That needs an occupied small wharf.",
      small_wharf_used: () => "Your small wharf has been used in this phase.",
      at_least_one_good: () => "At least one good must go.",
      no_guest: () => "There is no such guest in your guesthouse.",
      no_free_circle: ({ place: where }) => `There is no free circle on ${the(where)}.`,
      nobody_there: ({ place: where }) => `Nobody whom you could give is on ${the(where)}.`,
      still_too_expensive: ({ place: where, building }) =>
        `Without the ${colonist} on ${the(where)} you could not pay for ${the(building)}.`,
      must_give: () => "The black market wants its price.",
    },
    decline: {
      choose: "Pass",
      on_sale: "Pass",
      lay: "Pass",
      guest: "No, go on",
      recall: "Nobody",
      return: "Pass",
      small_wharf: "Pass",
      token: "Pass",
      noble: "That is all",
      supply: "No more",
      discard: "Keep all",
      pirate: "Pass",
      loot: "Pass",
      man: "No more",
      festival_tile: "Pass",
      festival_good: "Pass",
      festival_building: "Pass",
    },
    choices: {
      choose: (building) => `Choose ${the(building)}`,
      forest: (tile) => `Lay a forest for the ${tiles[tile]}`,
      briefForest: (tile) => `${goods[tile]} → forest`,
      layPlantation: "As a plantation",
      layForest: "As a forest",
      discard: (tile, crew) => `Give up a ${tiles[tile]}${crew ? ` with the ${sort(crew === "noble")} on it` : ""}`,
      discardForest: (tile) => (tile ? `Give up the forest over a ${tiles[tile]}` : "Give up a forest"),
      guest: (where, noble) => `Move a guest${noble ? ", a noble," : ""} to ${the(where)}`,
      recall: (where, noble) => `Give the ${sort(noble)} from ${the(where)}`,
      returnGood: (good) => `Give 1 ${goods[good]}`,
      returnPoint: "Give a point",
      post: (good) => `Sell ${goods[good]} at the trading post`,
      briefPost: (good) => `${goods[good]} → trading post`,
      buyPlantation: "Buy an unseen plantation for 1",
      smallWharf: "Load the small wharf",
      noble: "Take the noble",
      placeNoble: (where) => `A noble on ${the(where)}`,
      supply: (good) => `Supply 1 ${goods[good]}`,
      piracy: (spaces) => `Board the ship of ${spaces}`,
      plunder: "Plunder the trading house",
      raid: `Raid the ${ship}`,
      kidnap: (name) => `Kidnap the ${role(name)}`,
      man: (where, noble) => `A ${sort(noble)} on ${the(where)}`,
    },
    options: {
      expansions: {
        label: "Expansions",
        meaning: "Each by itself, or in any mix.",
        choices: {
          none: "none",
          "new-buildings": "New Buildings",
          nobles: "Nobles",
          buccaneer: "Buccaneer",
          festival: "Festival",
        },
      },
      nb_rules: {
        label: "Rules of New Buildings",
        meaning: "2004: forest tiles, and hacienda and forest house never together. 2020: plantations are turned over.",
        choices: { "2004": "of 2004", "2020": "of 2020" },
      },
      buildings: {
        label: "Buildings on sale",
        meaning: "Which of the 31 special buildings are in the game.",
        choices: { draft: "chosen in turn", random: "drawn by lot", "all-31": "all 31, one of each" },
      },
      long_game: {
        label: "Long game",
        meaning: `All ${colonist}s and points are in the game, and only a full city ends it.`,
        choices: {},
      },
      kidnap_solo: {
        label: "Kidnappers play alone",
        meaning: "A kidnapped role left at the end of the round is played by the kidnapper only.",
        choices: {},
      },
      festival_privilege_goods: {
        label: "Extra goods count at the festival",
        meaning: "The craftsman's extra goods count for the task of goods.",
        choices: {},
      },
      lodges: {
        label: "Hunting lodges",
        meaning: "When they work at the end of the settler phase.",
        choices: { last: "after guests have moved", first: "before guests move" },
      },
    },
    ui: {
      colonist: first ? "Colonist" : "Worker",
      noble: "Noble",
      nobles: "Nobles",
      nobleSupply: "Nobles in the supply",
      forest: "Forest",
      forests: "Forests",
      forestTiles: "Forest tiles",
      festival: "Festival",
      redBuilding: "Red building",
      notChosen: "Not in the game",
      done: "Done",
      sort: "Sort",
    },
    say: {
      nobles,
      forests: (count) => `${count} ${count === 1 ? "forest" : "forests"}`,
      forestOf: (tile) => `Forest over a ${tiles[tile]}`,
      kidnappedBy: (who) => `kidnapped by ${who}`,
      wantedIs: (who) => `wanted: ${who}`,
      spaces: (count) => (count > 0 ? `Room for ${count} more of this price.` : "All spaces of this price are taken."),
      given: (given, most) => `${given} of ${most}`,
      sailing: (count, worth) => `${count} ${count === 1 ? "good" : "goods"} sail for ${points(worth)}`,
      task: {
        plantations: (tile) => `First with three of ${tiles[tile]}: ${people(3)}.`,
        production: (list) => `First to produce ${list} in one phase: ${doubloons(3)}.`,
        building: (building) => `First to build ${the(building)}: ${points(3)}.`,
      },
      crewWithNobles: (crew, count) => `${crew}, ${nobles(count)}`,
    },
  };
}
