// The position and the story in words.

import type { Refusal, State } from "../../api/types";
import type { Paragraph, Part } from "../contract";
import { isBuilding } from "./arrange";
import {
  BUILDINGS,
  GOODS,
  ROLES,
  TILES,
  type Building,
  type Counts,
  type GameEvent,
  type Good,
  type Place,
  type Player,
  type Question,
  type RefusalCode,
  type RefusalParameters,
  type Role,
  type Sort,
  type Tile,
  type View,
  type Whereabouts,
} from "./types";
import { tokensOf } from "./words/expansions/words";
import { crewOf, type Words } from "./words/words";

export function placeName(place: Whereabouts, words: Words): string {
  if (place === "san_juan") return words.ui.sanJuan;
  return isBuilding(place) ? words.buildings[place] : words.tiles[place];
}

// Questions and choices

export function asked(question: Question, mine: boolean, words: Words, names: readonly string[]): string {
  const said = words.questions[question.kind];
  const who = typeof question.seat === "number" ? (names[question.seat] ?? "") : "";
  return mine ? said.mine(question) : said.theirs(who, question);
}

export function question(state: State, words: Words, names: string[]): string {
  const view = state.view as unknown as View;
  const open = state.question as unknown as Question | null;
  if (state.over || !open) return words.questions.over.mine({ kind: "over", seat: null });
  return asked({ ...open, ...view.question }, state.actor !== null && state.actor === state.seat, words, names);
}

/** An action in words; `brief` where the good is drawn beside them. */
export function choiceWords(
  action: string,
  asking: Question | null,
  words: Words,
  me: Player | null,
  view: View,
  brief = false,
): string {
  const { choices } = words;
  if (action === "pass") return words.decline[asking?.kind ?? "over"];
  if ((ROLES as readonly string[]).includes(action)) return choices.role(action as Role);
  const [verb = "", what = "", number = "0"] = action.split(" ");
  const good = what as Good;
  switch (verb) {
    case "choose":
      return choices.choose(what as Building);
    case "settle":
      return choices.settle(what as Tile);
    case "forest":
      return (brief ? choices.briefForest : choices.forest)(good);
    case "lay":
      return what === "forest" ? choices.layForest : choices.layPlantation;
    case "discard":
      return what === "forest" ? choices.discardForest(under(number)) : choices.discard(good, sortNamed(number));
    case "guest":
      return choices.guest(what as Place, false);
    case "noble":
      return nobleWords(what, asking, words);
    case "recall":
      return choices.recall(what as Whereabouts, false);
    case "return":
      return what === "point" ? choices.returnPoint : choices.returnGood(good);
    case "post":
      return (brief ? choices.briefPost : choices.post)(good);
    case "buy":
      return choices.buyPlantation;
    case "small_wharf":
      return choices.smallWharf;
    case "supply":
      return choices.supply(good);
    case "piracy":
      return choices.piracy(Number(what));
    case "plunder":
      return choices.plunder;
    case "raid":
      return choices.raid;
    case "kidnap":
      return choices.kidnap(action.slice("kidnap ".length) as Role);
    case "man":
      return choices.man(what as Place, false);
    case "hacienda":
      return choices.hacienda;
    case "colonist":
      return choices.colonist;
    case "place":
      return choices.place(what as Place, Number(number));
    case "build":
      return choices.build(what as Building, asking?.prices?.[what as never] ?? 0);
    case "produce":
      return choices.produce;
    case "extra":
      return brief ? words.goods[good] : choices.extra(good);
    case "sell":
      return brief ? words.goods[good] : choices.sell(good);
    case "ship":
      return (brief ? choices.briefShip : choices.ship)(loadable(view, me, good, Number(number)), good, Number(number));
    case "wharf":
      return (brief ? choices.briefShip : choices.ship)(me?.goods[good] ?? 0, good, null);
    case "keep":
      return choices.keep(good, Number(number));
    case "use":
      return choices.use(what as Building);
    default:
      return action;
  }
}

/** What lies under a forest to be given up; nothing is named where it is a tile of its own. */
function under(named: string): Good | null {
  return GOODS.find((good) => good === named) ?? null;
}

/** Who stands on a plantation to be given up, where that is said. */
function sortNamed(named: string): Sort | null {
  return named === "colonist" || named === "noble" ? named : null;
}

/** 'noble' names one to be taken, placed, given away or moved, as the question is. */
function nobleWords(place: string, asking: Question | null, { choices }: Words): string {
  if (!place) return choices.noble;
  const where = place as Whereabouts;
  if (asking?.kind === "recall") return choices.recall(where, true);
  if (asking?.kind === "noble" || where === "san_juan") return choices.placeNoble(where);
  return asking?.kind === "man" ? choices.man(where, true) : choices.guest(where, true);
}

function loadable(view: View, me: Player | null, good: Good, spaces: number): number {
  const ship = view.cargo_ships.find((one) => one.spaces === spaces);
  return Math.min(me?.goods[good] ?? 0, spaces - (ship?.load ?? 0));
}

/** An arrangement in words, without what stays empty. */
export function arrangement(counts: Record<string, number>, state: State, words: Words): string[] {
  const { kind } = state.question as unknown as Question;
  const filled = Object.entries(counts).filter(([, count]) => count > 0);
  if (kind === "keep" || kind === "small_wharf") return filled.map(([good, count]) => words.choices.keep(good as Good, count));
  return filled.map(([place, count]) => words.choices.place(place as Place, count));
}

export function choice(action: string, state: State, words: Words): string {
  const view = state.view as unknown as View;
  const me = state.seat === null ? null : (view.seats[state.seat] ?? null);
  return choiceWords(action, state.question as unknown as Question | null, words, me, view);
}

// The story

export function eventText(event: GameEvent, words: Words, names: readonly string[]): string {
  const tell = words.events[event.kind] as (event: GameEvent, who: string) => string;
  return tell(event, event.seat === null ? "" : (names[event.seat] ?? ""));
}

const WHO = "\u0001";

/** A line with the player's name and the good in their colours. */
export function logLine(event: GameEvent, words: Words, names: readonly string[]): Part[] {
  const tell = words.events[event.kind] as ((event: GameEvent, who: string) => string) | undefined;
  if (!tell || isSilent(event)) return [];
  const { seat } = event;
  const parts = split(tell(event, WHO), WHO, seat === null ? "" : { text: names[seat] ?? "", seat });
  if (!("good" in event)) return parts;
  const text = words.goods[event.good];
  return parts.flatMap((part) => (typeof part === "string" ? split(part, text, { text, tone: event.good }) : [part]));
}

function split(text: string, at: string, by: Part): Part[] {
  return text.split(at).flatMap((piece, number): Part[] => [...(number > 0 ? [by] : []), ...(piece ? [piece] : [])]);
}

/** Told by another line already, or of no interest. */
function isSilent(event: GameEvent): boolean {
  if (event.kind === "tile_turned_up" || event.kind === "tiles_discarded") return true;
  return (event.kind === "colonists_placed" || event.kind === "colonists_dealt") && event.count === 0;
}

/** The story with what belongs together made one: nobody wants a line for every plantation, or every token. */
export function together(log: readonly GameEvent[]): GameEvent[] {
  const story: GameEvent[] = [];
  for (const event of log) {
    const at = event.kind === "token_taken" ? lastTokens(story, event.seat) : story.length - 1;
    const last = story[at];
    const whole = last && joined(last, event);
    if (whole) story[at] = whole;
    else story.push(event);
  }
  return story;
}

/** Tokens are dealt round and round: what the seat has got of this ship. */
function lastTokens(story: readonly GameEvent[], seat: number | null): number {
  const since = story.findLastIndex((event) => event.kind !== "token_taken");
  return story.findLastIndex((event, at) => at > since && event.seat === seat);
}

/** Two events as one; null if they do not belong together. */
function joined(last: GameEvent, event: GameEvent): GameEvent | null {
  if (last.seat !== event.seat) return null;
  if (
    (event.kind === "colonists_placed" && last.kind === "colonists_placed") ||
    (event.kind === "nobles_placed" && last.kind === "nobles_placed")
  )
    return { ...event, count: last.count + event.count, crew: [...crewOf(last), ...crewOf(event)] };
  if (event.kind === "token_taken" && last.kind === "token_taken") {
    const [one, other] = [tokensOf(last), tokensOf(event)];
    return { ...event, tokens: { colonists: one.colonists + other.colonists, nobles: one.nobles + other.nobles } };
  }
  return null;
}

/** What a seat gains and pays by what happens. */
export function worth(events: readonly GameEvent[], seat: number, words: Words): string[] {
  let points = 0;
  let doubloons = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "points_gained") points += event.points;
    else if (event.kind === "point_returned") points -= 1;
    else if (event.kind === "built") doubloons -= event.price;
    else if (event.kind === "tile_bought") doubloons -= 1;
    else if (event.kind === "task_done") doubloons += event.task === "production" ? event.reward : 0;
    else if ("doubloons" in event) doubloons += event.doubloons;
  }
  const signed = (count: number): string => (count > 0 ? "+" : "−");
  return [
    ...(points ? [signed(points) + words.say.points(Math.abs(points))] : []),
    ...(doubloons ? [signed(doubloons) + words.say.doubloons(Math.abs(doubloons))] : []),
  ];
}

export function refusalWords(refusal: Refusal, words: Words): string {
  if (!(refusal.code in words.refusals)) return refusal.sentence;
  const say = words.refusals[refusal.code as RefusalCode] as (parameters: RefusalParameters[RefusalCode]) => string;
  return say(refusal.parameters);
}

// The position

/** Wherever they are. */
export function noblesOf(player: Player): number {
  return Object.values(player.nobles ?? {}).reduce((sum, count) => sum + count, 0);
}

export function playerLines(player: Player, words: Words): string[] {
  const { say, ui } = words;
  const withNobles = (text: string, place: Whereabouts): string => {
    const nobles = player.nobles?.[place] ?? 0;
    return nobles ? say.crewWithNobles(text, nobles) : text;
  };
  const island = TILES.flatMap((tile) => {
    const lot = player.island[tile];
    return lot ? [withNobles(say.crew(`${lot[0]} × ${words.tiles[tile]}`, lot[1], lot[0]), tile)] : [];
  });
  if (player.forests?.count) island.push(say.forests(player.forests.count));
  const city = BUILDINGS.flatMap((building) => {
    const crew = player.city[building];
    return crew === undefined ? [] : [withNobles(`${words.buildings[building]} (${crew})`, building)];
  });
  return [
    `${say.doubloons(player.doubloons)}, ${player.score === null ? `${ui.points}: ${ui.hidden}` : say.points(player.score)}.`,
    `${ui.store}: ${goodsList(player.goods, words)}.`,
    `${ui.island}: ${island.join(", ") || ui.empty}.`,
    `${ui.city}: ${city.join(", ") || ui.empty}.`,
    `${withNobles(`${ui.sanJuan}: ${player.san_juan}`, "san_juan")}.`,
  ];
}

/** The festival's open tasks, with what they bring. */
export function taskLines({ tile, goods, building }: NonNullable<View["festival"]>, words: Words): string[] {
  const { task } = words.say;
  const wanted = GOODS.filter((good) => goods[good]);
  return [
    ...(tile ? [task.plantations(tile)] : []),
    ...(wanted.length > 0 ? [task.production(goodsList(goods, words))] : []),
    ...(building ? [task.building(building)] : []),
  ];
}

function goodsList(goods: Counts<Good>, words: Words): string {
  const lots = GOODS.filter((good) => goods[good]).map((good) => words.say.goods(goods[good] ?? 0, good));
  return lots.join(", ") || words.ui.empty;
}

export function describe(state: State, words: Words, names: string[]): Paragraph[] {
  const view = state.view as unknown as View;
  const { say, ui } = words;
  const roles = ROLES.flatMap((role) => {
    const card = view.roles[role];
    if (!card) return [];
    const coins = card.doubloons ? `, ${say.doubloons(card.doubloons)}` : "";
    const taker = !card.open && card.taker != null ? `, ${say.takenBy(names[card.taker] ?? "")}` : "";
    const kidnapped = view.kidnapped?.role === role ? `, ${say.kidnappedBy(names[view.kidnapped.by] ?? "")}` : "";
    const poster = role === "buccaneer" ? names[view.wanted ?? -1] : undefined;
    return [words.roles[role].name + coins + taker + kidnapped + (poster ? `, ${say.wantedIs(poster)}` : "")];
  });
  const sale = BUILDINGS.filter((building) => view.buildings[building]);
  return [
    {
      heading: say.round(view.round),
      lines: [`${ui.governor}: ${names[view.governor] ?? ""}`, ...view.ending.map(say.ending)],
    },
    { heading: ui.roles, lines: roles },
    {
      heading: ui.harbour,
      lines: [
        `${ui.row}: ${
          GOODS.filter((good) => view.row[good])
            .map((good) => `${view.row[good]} × ${words.tiles[good]}`)
            .join(", ") || ui.empty
        }`,
        `${ui.quarries}: ${view.quarries}`,
        ...view.cargo_ships.map((ship) => say.ship(ship.spaces, ship.load, ship.good)),
        `${ui.tradingHouse}: ${goodsList(view.trading_house, words)}`,
        `${ui.goodsSupply}: ${goodsList(view.goods, words)}`,
        `${ui.faceDown}: ${view.face_down}`,
        ...(view.forest_tiles === undefined ? [] : [`${ui.forestTiles}: ${view.forest_tiles}`]),
        `${ui.colonistShip}: ${view.colonist_ship}${view.noble_ship ? `, ${say.nobles(view.noble_ship)}` : ""}`,
        `${ui.colonistSupply}: ${view.colonists}`,
        ...(view.nobles === undefined ? [] : [`${ui.nobleSupply}: ${view.nobles}`]),
        `${ui.pointSupply}: ${view.points}`,
      ],
    },
    ...(view.festival ? [{ heading: ui.festival, lines: taskLines(view.festival, words) }] : []),
    {
      heading: ui.sale,
      lines: [sale.map((building) => `${words.buildings[building]} (${view.buildings[building] ?? 0})`).join(", ")],
    },
    ...view.seats.map((player, seat) => ({ heading: names[seat] ?? "", lines: playerLines(player, words) })),
  ];
}
