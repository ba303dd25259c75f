import type { Building, Place, QuestionKind, Role, Tile, Whereabouts } from "../types";
import { buccaneer, buildings as expansionBuildings, expansions } from "./expansions/en";
import { crewList, type RoleWords, type WordsOf } from "./words";

export const en: WordsOf = (edition) => {
  const first = edition === "first";
  const colonist = first ? "colonist" : "worker";
  const ship = first ? "colonist ship" : "recruiting office";
  const violet = first ? "violet" : "beige";

  const goods = { corn: "corn", indigo: "indigo", sugar: "sugar", tobacco: "tobacco", coffee: "coffee" };
  const tiles: Record<Tile, string> = {
    corn: "corn plantation",
    indigo: "indigo plantation",
    sugar: "sugar plantation",
    tobacco: "tobacco plantation",
    coffee: "coffee plantation",
    quarry: "quarry",
  };
  const buildings: Record<Building, string> = {
    small_indigo_plant: "Small indigo plant",
    small_sugar_mill: "Small sugar mill",
    indigo_plant: "Indigo plant",
    sugar_mill: "Sugar mill",
    tobacco_storage: "Tobacco storage",
    coffee_roaster: "Coffee roaster",
    small_market: "Small market",
    hacienda: "Hacienda",
    construction_hut: "Construction hut",
    small_warehouse: "Small warehouse",
    hospice: "Hospice",
    office: "Office",
    large_market: "Large market",
    large_warehouse: "Large warehouse",
    factory: "Factory",
    university: "University",
    harbor: "Harbor",
    wharf: "Wharf",
    guild_hall: "Guild hall",
    residence: "Residence",
    fortress: "Fortress",
    customs_house: "Customs house",
    city_hall: "City hall",
    ...expansionBuildings,
  };
  const prospector: RoleWords = {
    name: "Prospector",
    everybody: "Nobody else does anything.",
    privilege: "You get one doubloon.",
  };
  const roles: Record<Role, RoleWords> = {
    settler: {
      name: "Settler",
      everybody: "Everybody may take one plantation from the row.",
      privilege: "You may take a quarry instead.",
    },
    mayor: {
      name: first ? "Mayor" : "Foreman",
      everybody: `New ${colonist}s are dealt out, and everybody places all of them anew.`,
      privilege: `You get one ${colonist} more from the supply.`,
    },
    builder: {
      name: "Builder",
      everybody: "Everybody may build one building.",
      privilege: "You pay one doubloon less.",
    },
    craftsman: {
      name: "Craftsman",
      everybody: "Everybody's plantations and plants produce goods.",
      privilege: "You take one good more of a kind you produced.",
    },
    trader: {
      name: "Trader",
      everybody: "Everybody may sell one good to the trading house.",
      privilege: "You get one doubloon more for it.",
    },
    captain: {
      name: "Captain",
      everybody: "Everybody must ship goods, turn after turn, for one point each. Then what cannot be stored is lost.",
      privilege: "You get one point more with your first shipment.",
    },
    prospector,
    "prospector 2": prospector,
    buccaneer: buccaneer(first),
  };

  const sanJuan = first ? "San Juan" : "the port";
  const place = (name: Whereabouts): string =>
    name === "san_juan" ? sanJuan : name in tiles ? tiles[name as Tile] : buildings[name as Building].toLowerCase();
  const the = (name: Place): string => `the ${place(name)}`;
  const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const a = (name: string): string => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
  const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
  const doubloons = (count: number): string => many(count, "doubloon");
  const points = (count: number): string => many(count, "point");
  const people = (count: number): string => many(count, colonist);
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
    over: "the game is over",
    governor: "who begins",
    row: "which plantation comes up",
    role: "which role to take",
    tile: "which tile to take",
    unseen_tile: "which plantation comes up",
    colonist: `whether to take one more ${colonist}`,
    place: `where to place ${colonist}s`,
    build: "what to build",
    produce: "whether to produce",
    extra: "which extra good to take",
    sell: "what to sell",
    ship: "what to ship",
    keep: "which goods to keep",
    use: "whether to use a building",
  };

  const noOne = (text: string) => ({ mine: () => text, theirs: () => text });

  return {
    goods,
    letters: { corn: "C", indigo: "I", sugar: "S", tobacco: "T", coffee: "K" },
    tiles,
    buildings,
    effects: {
      small_indigo_plant: "Turns the crop of one occupied indigo plantation into indigo.",
      small_sugar_mill: "Turns the crop of one occupied sugar plantation into sugar.",
      indigo_plant: `Makes up to three indigo: one for each ${colonist} here and each occupied indigo plantation.`,
      sugar_mill: `Makes up to three sugar: one for each ${colonist} here and each occupied sugar plantation.`,
      tobacco_storage: `Makes up to three tobacco: one for each ${colonist} here and each occupied tobacco plantation.`,
      coffee_roaster: `Makes up to two coffee: one for each ${colonist} here and each occupied coffee plantation.`,
      small_market: "Selling a good to the trading house brings one doubloon more.",
      hacienda: "On your settler turn you may first lay an unseen plantation on your island as an extra.",
      construction_hut: "On your settler turn you may take a quarry instead of a plantation.",
      small_warehouse: "When goods are stored you keep all of one kind, besides the single good everybody keeps.",
      hospice: `A tile you take in the settler phase comes with a ${colonist} on it (not the hacienda's).`,
      office: "You may sell a kind of good that already lies in the trading house.",
      large_market: "Selling a good to the trading house brings two doubloons more.",
      large_warehouse: "When goods are stored you keep all of two kinds, besides the single good everybody keeps.",
      factory: "Producing 2, 3, 4 or 5 kinds of goods brings 1, 2, 3 or 5 doubloons.",
      university: `A building you build comes with a ${colonist} on it.`,
      harbor: "Every shipment you make brings one point more.",
      wharf: "Once in a captain phase you may ship all your goods of one kind on a ship of your own.",
      guild_hall: "At the end: 1 point for each small and 2 for each large production building you own.",
      residence: "At the end: 4 points for up to nine island tiles, 5 for ten, 6 for eleven, 7 for twelve.",
      fortress: `At the end: 1 point for every three ${colonist}s you have.`,
      customs_house: "At the end: 1 point for every four points you hold in chips.",
      city_hall: `At the end: 1 point for each ${violet} building you own, this one included.`,
      ...more.effects,
    },
    grows: {
      corn: `Makes one corn with a ${colonist} on it; corn needs no plant.`,
      indigo: `Makes one indigo with a ${colonist} on it and one in an indigo plant.`,
      sugar: `Makes one sugar with a ${colonist} on it and one in a sugar mill.`,
      tobacco: `Makes one tobacco with a ${colonist} on it and one in a tobacco storage.`,
      coffee: `Makes one coffee with a ${colonist} on it and one in a coffee roaster.`,
      quarry: `With a ${colonist} on it, it makes building one doubloon cheaper.`,
    },
    rules: {
      ship: "A ship carries one kind of good, and no other ship may carry the same. A full ship sails after the captain phase.",
      house: "The trading house buys four goods, each of another kind. A full house is emptied after the trader phase.",
      colonists: `These ${colonist}s are dealt out in the next ${first ? "mayor" : "foreman"} phase. Then one comes for every empty circle in the cities, at least one a player.`,
      ...more.rules,
    },
    roles,
    events: {
      governor_drawn: (_, who) => `${who} is drawn as the first governor.`,
      start_tile: ({ tile }, who) => `${who} starts with ${a(tiles[tile])}.`,
      tile_turned_up: ({ tile }) => `Turned up: ${tiles[tile]}.`,
      role_taken: (event, who) =>
        `${who} takes the ${roles[event.role].name.toLowerCase()}${event.doubloons ? ` with ${doubloons(event.doubloons)}` : ""}.`,
      tile_taken: ({ tile }, who) => `${who} takes ${a(tiles[tile])}.`,
      hacienda_tile: ({ tile }, who) => `${who}'s hacienda brings ${a(tiles[tile])}.`,
      tiles_discarded: ({ tile, count }) => `Left over: ${count} × ${tiles[tile]}.`,
      colonist_on_new: (event, who) =>
        event.place === "san_juan"
          ? `${who} gets a ${event.noble ? "noble" : colonist} in ${sanJuan} (${place(event.by)}).`
          : `${who} puts a ${event.noble ? "noble" : colonist} on the new ${place(event.place)} (${place(event.by)}).`,
      privilege_colonist: (_, who) => `${who} takes an extra ${colonist} from the supply.`,
      colonists_dealt: ({ count }, who) => `${who} gets ${people(count)}.`,
      colonists_placed: (event, who) => `${who} places ${people(event.count)}: ${crewList(event, place)}.`,
      colonist_ship_refilled: ({ count, wanted, nobles = 0 }) =>
        count < wanted
          ? `Only ${people(count)} of ${wanted} left for the ${ship}.`
          : `The ${ship} is refilled with ${people(count - nobles)}${nobles ? ` and ${more.say.nobles(nobles)}` : ""}.`,
      built: ({ building, price }, who) => `${who} builds ${the(building)} for ${doubloons(price)}.`,
      produced: ({ good, count }, who) => `${who} produces ${count} ${goods[good]}.`,
      production_skipped: (_, who) => `${who} produces nothing.`,
      factory_paid: (event, who) => `${who}'s factory pays ${doubloons(event.doubloons)}.`,
      extra_good: ({ good }, who) => `${who} takes one ${goods[good]} more.`,
      sold: (event, who) => `${who} sells ${goods[event.good]} for ${doubloons(event.doubloons)}.`,
      market_paid: (event, who) => `${who}'s ${place(event.building)} adds ${doubloons(event.doubloons)}.`,
      trading_house_emptied: () => "The full trading house is emptied.",
      shipped: (event, who) =>
        typeof event.ship !== "number"
          ? `${who} ships ${event.count} ${goods[event.good]} from the ${place(event.ship ?? "wharf")}.`
          : `${who} ships ${event.count} ${goods[event.good]} on the ship of ${event.ship}.`,
      points_gained: (event, who) =>
        ({
          goods: `${who} gets ${points(event.points)}.`,
          captain: `${who} gets ${points(event.points)} as captain.`,
          harbor: `${who}'s harbor brings ${points(event.points)}.`,
          ...more.pointsGained(event.points, who),
        })[event.by],
      goods_kept: ({ good, count, returned }, who) =>
        `${who} keeps ${count} ${goods[good]}${returned ? ` and gives back ${returned}` : ""}.`,
      cargo_ship_emptied: (event) => `The ship of ${event.ship} sails with its ${goods[event.good]}.`,
      prospected: (event, who) => `${who} finds ${doubloons(event.doubloons)}.`,
      passed: (_, who) => `${who} passes.`,
      round_ended: ({ round }) => `Round ${round} ends.`,
      end_triggered: ({ reason }) =>
        ({
          colonists: `There are too few ${colonist}s left: this is the last round.`,
          city: "A city is full: this is the last round.",
          points: "The last point is taken: this is the last round.",
          buildings: "Nobody can build any more: this is the last round.",
        })[reason],
      game_over: () => "The game is over.",
      ...more.events,
    },
    questions: {
      over: noOne("The game is over."),
      governor: noOne("The first governor is drawn."),
      row: noOne("New plantations are turned up."),
      role: { mine: () => "Take a role.", theirs: (who) => `${who} takes a role.` },
      tile: { mine: () => "Take a tile for your island.", theirs: (who) => `${who} takes a tile.` },
      unseen_tile: noOne("An unseen plantation is drawn."),
      colonist: {
        mine: () => `Take one more ${colonist} from the supply?`,
        theirs: (who) => `${who} may take an extra ${colonist}.`,
      },
      place: {
        mine: () => `Place your ${colonist}s: click circles to fill and empty them.`,
        theirs: (who) => `${who} places ${colonist}s.`,
      },
      build: { mine: () => "Build one building.", theirs: (who) => `${who} may build.` },
      produce: { mine: () => "Produce your goods?", theirs: (who) => `${who} may produce.` },
      extra: {
        mine: () => "Take one good more of a kind you produced.",
        theirs: (who) => `${who} takes an extra good.`,
      },
      sell: { mine: () => "Sell one good to the trading house.", theirs: (who) => `${who} may sell a good.` },
      ship: { mine: () => "Ship goods: choose a good, then a ship.", theirs: (who) => `${who} ships goods.` },
      keep: { mine: () => "Choose the goods you keep.", theirs: (who) => `${who} stores goods.` },
      use: {
        mine: ({ about }) => (about ? `Use ${the(about)}?` : "Use the building?"),
        theirs: (who, { about }) => (about ? `${who} may use ${the(about)}.` : `${who} may use a building.`),
      },
      ...more.questions,
    },
    refusals: {
      game_over: () => "The game is over.",
      chance_acts: () => "Chance decides this.",
      another_question: ({ question }) => `Not now: the question is ${asked[question]}.`,
      must_take_role: () => "You must take a role.",
      role_not_in_play: ({ role, players }) =>
        `The ${roles[role].name.toLowerCase()} is not in play with ${players} players.`,
      role_taken: () => "Already taken in this round.",
      no_such_tile: ({ tile }) => `No ${tiles[tile]} lies open.`,
      no_quarry_left: () => "There is no quarry left.",
      quarry_not_allowed: () => "Only the settler and owners of an occupied construction hut may take a quarry.",
      no_hacienda: () => "An unseen plantation needs an occupied hacienda.",
      hacienda_used: () => "The hacienda gives one unseen plantation a turn.",
      no_unseen_tile: () => "There is no unseen plantation left.",
      other_place: ({ about }) => `Now it is about ${the(about)}.`,
      too_many_colonists: ({ most }) => `No more than ${people(most)} can go there.`,
      too_few_colonists: ({ least }) => `Free circles must be filled: at least ${people(least)} here.`,
      sold_out: () => "Sold out.",
      already_built: () => "You own it already.",
      too_expensive: (p) => `It costs ${doubloons(p.price)}; you have ${p.doubloons}.`,
      no_city_space: ({ spaces, free }) => `It needs ${many(spaces, "city space")}; ${free} free.`,
      too_many_large: ({ most }) => `A city has room for ${most} large buildings.`,
      not_produced: () => "The extra good must be of a kind you produced.",
      none_in_supply: ({ good }) => `There is no ${goods[good]} left in the supply.`,
      no_goods: ({ good }) => `You have no ${goods[good]}.`,
      house_has_kind: ({ good }) =>
        `The trading house has ${goods[good]} already; only an occupied office may sell it there.`,
      ship_not_in_play: ({ spaces }) => `No ship with ${spaces} spaces is in play.`,
      kind_on_other_ship: ({ good, spaces }) =>
        `${cap(goods[good])} must go on the ship of ${spaces}, which carries it already.`,
      ship_full: ({ good }) => `The ${goods[good]} ship is full.`,
      ship_has_other_kind: ({ good }) => `That ship carries ${goods[good]}.`,
      larger_ship: ({ good, most }) =>
        `You must load as much as possible: another ship takes ${most} ${goods[good]}.`,
      no_wharf: () => "That needs an occupied wharf.",
      wharf_used: () => "Your wharf has been used in this phase.",
      must_ship: () => "Who can load a cargo ship must ship.",
      must_answer: ({ question }) => `You cannot pass: the question is ${asked[question]}.`,
      cannot_store: ({ good, most }) => `You can keep no more than ${most} ${goods[good]}.`,
      ...more.refusals,
    },
    decline: {
      over: "Pass",
      governor: "Pass",
      row: "Pass",
      role: "Pass",
      tile: "Take no tile",
      unseen_tile: "Pass",
      colonist: `No extra ${colonist}`,
      place: "Pass",
      build: "Build nothing",
      produce: "Do not produce",
      extra: "No extra good",
      sell: "Sell nothing",
      ship: "Ship nothing",
      keep: "Pass",
      use: "No",
      ...more.decline,
    },
    choices: {
      role: (role) => `Take the ${roles[role].name.toLowerCase()}`,
      settle: (tile) => `Take ${a(tiles[tile])}`,
      hacienda: "Draw an unseen plantation",
      colonist: `Take the ${colonist}`,
      place: (where, count) => `${people(count)} on ${the(where)}`,
      build: (building, price) => `Build ${the(building)} for ${doubloons(price)}`,
      produce: "Produce",
      extra: (good) => `Take one ${goods[good]}`,
      sell: (good) => `Sell ${goods[good]}`,
      ship: (count, good, spaces) =>
        spaces === null
          ? `Ship ${count} ${goods[good]} from your wharf`
          : `Ship ${count} ${goods[good]} on the ship of ${spaces}`,
      briefShip: (count, _, spaces) => (spaces === null ? `${count} → wharf` : `${count} → ship of ${spaces}`),
      keep: (good, count) => `Keep ${count} ${goods[good]}`,
      use: (building) => `Use ${the(building)}`,
      ...more.choices,
    },
    options: {
      edition: {
        label: "Edition",
        meaning: "Rules and words of the first edition or of that of 2020.",
        choices: { first: "First edition", "2020": "Edition 2020" },
      },
      first_governor: {
        label: "First governor",
        meaning: "Who begins.",
        choices: { lot: "by lot", "0": "seat 1", "1": "seat 2", "2": "seat 3", "3": "seat 4", "4": "seat 5" },
      },
      balanced: {
        label: "Balanced",
        meaning: "The factory costs 8 and the university 7; who starts with corn has one doubloon less.",
        choices: {},
      },
      hidden_vp: {
        label: "Hidden points",
        meaning: "Nobody sees the points of the others before the end.",
        choices: {},
      },
      ask_optional: {
        label: "Ask before every effect",
        meaning: "Ask also where a building only gives something.",
        choices: {},
      },
      optional_production: {
        label: "Production is optional",
        meaning: "In the craftsman phase everybody may choose not to produce.",
        choices: {},
      },
      vp_end_any_phase: {
        label: "Last point ends the game in any phase",
        meaning: "Without it, only points of a captain phase do.",
        choices: {},
      },
      max_large: {
        label: "Large buildings in a city",
        meaning: "Four fit its columns; five count spaces only.",
        choices: {},
      },
      ...more.options,
    },
    sheet: { chips: "Point chips", buildings: "Buildings", nobles: "Nobles" },
    charts: {
      score: "Points in all",
      points: "Point chips",
      doubloons: "Doubloons",
      production: "Goods a craftsman would bring",
    },
    ui: {
      roles: "Roles",
      decision: "Decision",
      sale: "Buildings for sale",
      row: "Plantations",
      quarries: "Quarries",
      unseen: "Unseen",
      faceDown: "Unseen plantations",
      colonistShip: first ? "Colonist ship" : "Recruiting office",
      colonists: first ? "Colonists" : "Workers",
      colonistSupply: first ? "Colonists in the supply" : "Workers in the supply",
      harbour: "Harbour",
      cargoShips: "Cargo ships",
      tradingHouse: "Trading house",
      goodsSupply: "Goods supply",
      supply: "Supply",
      pointSupply: "Points left",
      bank: "Bank",
      island: "Island",
      city: "City",
      sanJuan: first ? "San Juan" : "Port",
      store: "Goods",
      doubloons: "Doubloons",
      points: "Points",
      governor: "Governor",
      hidden: "hidden",
      soldOut: "Sold out",
      price: "Price",
      priceNow: "Price now",
      circles: "Circles",
      copies: "Left",
      production: "Production building",
      specialColour: first ? "Violet building" : "Beige building",
      makes: "Produces",
      confirm: "Confirm",
      asBefore: "As before",
      asAdvised: "As the hint",
      fill: "Fill",
      clear: "Clear",
      empty: "empty",
      privilege: "Privilege",
      unoccupied: "Not occupied: it does nothing.",
      ...more.ui,
    },
    say: {
      round: (round) => `Round ${round}`,
      doubloons,
      points,
      goods: (count, good) => `${count} ${goods[good]}`,
      left: (count) => `${count} left`,
      ownedBy: (names) => `Built by ${names.join(", ")}.`,
      quarriesCount: (column) => (column === 1 ? "1 quarry counts" : `up to ${column} quarries count`),
      ship: (spaces, load, good) => (good ? `Ship of ${spaces}: ${load} ${goods[good]}` : `Ship of ${spaces}: empty`),
      takenBy: (who) => `taken by ${who}`,
      placed: (placed, of) => `${placed} of ${of} placed`,
      kept: (kept, returned) => `${kept} kept, ${returned} given back`,
      keepTooMuch: "That is more than you can store.",
      crew: (name, here, circles) => `${name}: ${here} of ${many(circles, "circle")} filled`,
      putOn: (name) => `Put a ${colonist} on: ${name}`,
      liftFrom: (name) => `Take the ${colonist} back from: ${name}`,
      ending: (reason) =>
        ({
          colonists: `Last round: too few ${colonist}s`,
          city: "Last round: a city is full",
          points: "Last round: no points left",
          buildings: "Last round: nobody can build any more",
        })[reason],
      ...more.say,
    },
  };
};
