// The log role by role: who built what, and what everybody made, sold and kept.

import type { Chapters, Part } from "../contract";
import { GOODS, type GameEvent, type Good, type SanJuan } from "./types";
import type { Words } from "./words/words";

export const chapters: Chapters<Words, SanJuan> = {
  title: (event, words) => (event.kind === "role_taken" ? [words.roles[event.role].name] : null),
  ends: (event) => event.kind === "round_ended" || event.kind === "game_over",
  sum: (events, seat, words) =>
    joined(
      briefs(
        events.filter((event) => event.seat === seat),
        words,
      ),
    ),
};

function briefs(events: readonly GameEvent[], words: Words): Part[][] {
  const goods = new Map<Good, number>();
  const built: string[] = [];
  let cards = 0;
  for (const event of events) {
    if (event.kind === "built") built.push(words.cards[event.building]);
    if (event.kind === "good_made" || event.kind === "good_sold")
      goods.set(event.good, (goods.get(event.good) ?? 0) + 1);
    if (event.kind === "card_kept" || event.kind === "card_mined" || event.kind === "bonus") cards += 1;
    if (event.kind === "card_drawn" && event.reason === "prospector") cards += 1;
    if (event.kind === "good_sold") cards += event.price;
  }
  return [
    ...built.map((name) => [name]),
    ...GOODS.filter((good) => goods.has(good)).map((good): Part[] => [
      { text: words.say.goods({ count: goods.get(good) ?? 0, good }), tone: good },
    ]),
    ...(cards > 0 ? [[words.count.cards({ count: cards })]] : []),
  ];
}

function joined(briefs: Part[][]): Part[] {
  return briefs.flatMap((brief, number): Part[] => (number > 0 ? [" + ", ...brief] : brief));
}
