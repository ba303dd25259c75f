// The position in words.

import type { State } from "../../api/types";
import type { Paragraph } from "../contract";
import { tilePrices } from "./sentences";
import { CARDS, GOODS, ROLES, type Card, type Counts, type Player, type SanJuan, type View } from "./types";
import type { Words } from "./words/words";

export function cardList(counts: Counts<Card>, words: Words): string {
  const named = CARDS.flatMap((card) => {
    const count = counts[card] ?? 0;
    if (count === 0) return [];
    return [count === 1 ? words.cards[card] : `${count} × ${words.cards[card]}`];
  });
  return named.join(", ") || words.ui.none;
}

export function playerLines(player: Player, words: Words): string[] {
  const { say: sayings, ui } = words;
  const goods = GOODS.flatMap((good) =>
    player.goods[good] ? [sayings.goods({ count: player.goods[good], good })] : [],
  );
  return [
    `${points(player, words)}, ${sayings.hand({ count: player.cards, limit: player.limit })}.`,
    `${ui.town}: ${cardList(player.town, words)}.`,
    `${ui.goods}: ${goods.join(", ") || ui.none}.`,
    ...(player.hand ? [`${ui.hand}: ${cardList(player.hand, words)}.`] : []),
    ...(isEmpty(player.shown) || player.hand ? [] : [`${ui.known}: ${cardList(player.shown, words)}.`]),
    ...(player.chapel && !isEmpty(player.chapel) ? [`${ui.chapelCards}: ${cardList(player.chapel, words)}.`] : []),
    ...(isEmpty(player.covered) ? [] : [`${ui.covered}: ${cardList(player.covered, words)}.`]),
  ];
}

function points(player: Player, words: Words): string {
  return words.count.points({ count: player.score ?? player.open_points }) + (player.hides_points ? " +" : "");
}

export function isEmpty(counts: Counts<Card>): boolean {
  return CARDS.every((card) => !counts[card]);
}

export function describe(state: State<SanJuan>, words: Words, names: string[]): Paragraph[] {
  const { view } = state;
  const { count, say: sayings, ui } = words;
  const open = view.question?.open ?? (view.question?.kind === "keep" ? view.question.things : undefined);
  return [
    {
      heading: sayings.round({ round: view.round }),
      lines: [
        `${ui.governor}: ${names[view.governor] ?? ""}`,
        ...view.ending.map((reason) => sayings.ending({ reason })),
      ],
    },
    {
      heading: ui.roles,
      lines: ROLES.map((role) => {
        const { open: free, taker } = view.roles[role];
        return (
          words.roles[role].name + (!free && taker != null ? `, ${sayings.takenBy({ who: names[taker] ?? "" })}` : "")
        );
      }),
    },
    { heading: ui.tradingHouse, lines: tileLines(view, words) },
    {
      heading: ui.pile,
      lines: [count.cards({ count: view.pile }), `${ui.discards}: ${count.cards({ count: view.discarded })}`],
    },
    ...(open
      ? [
          {
            heading: view.question?.kind === "keep" ? ui.drawn : ui.mined,
            lines: [cardList(open as Counts<Card>, words)],
          },
        ]
      : []),
    ...view.seats.map((player, seat) => ({ heading: names[seat] ?? "", lines: playerLines(player, words) })),
  ];
}

/** A line for every tile in the order of the stack. */
export function tileLines(view: View, words: Words): string[] {
  return view.stack.map(({ state, prices: paid }, at) => {
    const prices = paid ? tilePrices(paid, words) : words.ui.hidden;
    const mark = state === "" ? "" : ` (${state === "up" ? words.ui.faceUp : words.ui.next})`;
    return `${at + 1}${mark}: ${prices}`;
  });
}
