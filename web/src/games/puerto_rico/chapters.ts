// The log role by role: who settled what, and how much everybody produced, sold and shipped.

import type { Chapters, Part } from "../contract";
import { GOODS, type GameEvent, type Good, type PuertoRico } from "./types";
import { roleWords, type Words } from "./words/words";

export const chapters: Chapters<Words, PuertoRico> = {
  title: (event, words) => (event.kind === "role_taken" ? [roleWords(event.role, words).name] : null),
  ends: (event) => event.kind === "round_ended" || event.kind === "game_over",
  sum: (events, seat, words) =>
    joined(
      briefs(
        events.filter((event) => event.seat === seat),
        words,
      ),
    ),
};

/** What a seat did, thing by thing. */
function briefs(events: readonly GameEvent[], words: Words): Part[][] {
  const goods = new Map<Good, number>();
  const things: string[] = [];
  let [doubloons, points, people] = [0, 0, 0];
  for (const event of events) {
    switch (event.kind) {
      case "tile_taken":
      case "hacienda_tile":
        things.push(words.tiles[event.tile]);
        break;
      case "built":
        things.push(words.buildings[event.building]);
        break;
      case "colonists_dealt":
        people += event.count;
        break;
      case "produced":
      case "shipped":
        goods.set(event.good, (goods.get(event.good) ?? 0) + event.count);
        break;
      case "extra_good":
        goods.set(event.good, (goods.get(event.good) ?? 0) + 1);
        break;
      case "sold":
        goods.set(event.good, 1);
        doubloons += event.doubloons;
        break;
      case "market_paid":
      case "factory_paid":
      case "prospected":
        doubloons += event.doubloons;
        break;
      case "points_gained":
        points += event.points;
    }
  }
  return [
    ...things.map((thing) => [thing]),
    ...GOODS.filter((good) => (goods.get(good) ?? 0) > 0).map((good): Part[] => [
      { text: words.say.goods({ count: goods.get(good) ?? 0, good }), tone: good },
    ]),
    ...(people > 0 ? [[words.count.people({ count: people })]] : []),
    ...(doubloons > 0 ? [[words.count.doubloons({ count: doubloons })]] : []),
    ...(points > 0 ? [[words.count.points({ count: points })]] : []),
  ];
}

function joined(briefs: Part[][]): Part[] {
  return briefs.flatMap((brief, number): Part[] => (number > 0 ? [" + ", ...brief] : brief));
}
