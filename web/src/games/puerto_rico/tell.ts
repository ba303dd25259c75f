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
  type Tile,
  type View,
} from "./types";
import type { Words } from "./words/words";

export function placeName(place: Place, words: Words): string {
  return isBuilding(place) ? words.buildings[place] : words.tiles[place];
}

// Questions and choices

export function asked(question: Question, mine: boolean, words: Words, names: readonly string[]): string {
  const said = words.questions[question.kind];
  const who = typeof question.seat === "number" ? (names[question.seat] ?? "") : "";
  return mine ? said.mine(question) : said.theirs(who, question);
}

export function question(state: State, words: Words, names: string[]): string {
  const open = state.question as unknown as Question | null;
  if (state.over || !open) return words.questions.over.mine({ kind: "over", seat: null });
  return asked(open, state.actor !== null && state.actor === state.seat, words, names);
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
    case "settle":
      return choices.settle(what as Tile);
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

function loadable(view: View, me: Player | null, good: Good, spaces: number): number {
  const ship = view.cargo_ships.find((one) => one.spaces === spaces);
  return Math.min(me?.goods[good] ?? 0, spaces - (ship?.load ?? 0));
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
  if (event.kind === "tile turned up" || event.kind === "tiles discarded") return true;
  return (event.kind === "colonists placed" || event.kind === "colonists dealt") && event.count === 0;
}

/** What a seat gains and pays by what happens. */
export function worth(events: readonly GameEvent[], seat: number, words: Words): string[] {
  let points = 0;
  let doubloons = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "points gained") points += event.points;
    else if (event.kind === "built") doubloons -= event.price;
    else if ("doubloons" in event) doubloons += event.doubloons;
  }
  const signed = (count: number): string => (count > 0 ? "+" : "−");
  return [
    ...(points ? [signed(points) + words.say.points(points)] : []),
    ...(doubloons ? [signed(doubloons) + words.say.doubloons(Math.abs(doubloons))] : []),
  ];
}

export function refusalWords(refusal: Refusal, words: Words): string {
  if (!(refusal.code in words.refusals)) return refusal.sentence;
  const say = words.refusals[refusal.code as RefusalCode] as (parameters: RefusalParameters[RefusalCode]) => string;
  return say(refusal.parameters);
}

// The position

export function playerLines(player: Player, words: Words): string[] {
  const { say, ui } = words;
  const island = TILES.flatMap((tile) => {
    const lot = player.island[tile];
    return lot ? [say.crew(`${lot[0]} × ${words.tiles[tile]}`, lot[1], lot[0])] : [];
  });
  const city = BUILDINGS.flatMap((building) => {
    const crew = player.city[building];
    return crew === undefined ? [] : [`${words.buildings[building]} (${crew})`];
  });
  return [
    `${say.doubloons(player.doubloons)}, ${player.score === null ? `${ui.points}: ${ui.hidden}` : say.points(player.score)}.`,
    `${ui.store}: ${goodsList(player.goods, words)}.`,
    `${ui.island}: ${island.join(", ") || ui.empty}.`,
    `${ui.city}: ${city.join(", ") || ui.empty}.`,
    `${ui.sanJuan}: ${player.san_juan}.`,
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
    return [words.roles[role].name + coins + taker];
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
        `${ui.colonistShip}: ${view.colonist_ship}`,
        `${ui.colonistSupply}: ${view.colonists}`,
        `${ui.pointSupply}: ${view.points}`,
      ],
    },
    {
      heading: ui.sale,
      lines: [sale.map((building) => `${words.buildings[building]} (${view.buildings[building] ?? 0})`).join(", ")],
    },
    ...view.seats.map((player, seat) => ({ heading: names[seat] ?? "", lines: playerLines(player, words) })),
  ];
}
