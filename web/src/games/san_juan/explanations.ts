// Explanations of everything on the board, for the popover.

import type { Explanation } from "../common/model.svelte";
import type { Model } from "./model.svelte";
import { cardList, isEmpty, tileLines } from "./describe";
import type { Card, LargeCard, Role } from "./types";

export function explainRole(model: Model, role: Role): Explanation {
  const { words, view, names } = model;
  const { open, taker } = view.roles[role];
  const { name, everybody, privilege } = words.roles[role];
  return {
    title: name,
    rule: role,
    ...(!open && taker != null ? { kind: words.say.takenBy({ who: names[taker] ?? "" }) } : {}),
    lines: [everybody, `${words.ui.privilege}: ${privilege}`],
  };
}

function printed(
  model: Model,
  card: Card,
): Pick<Explanation, "title" | "kind" | "rule"> & { facts: NonNullable<Explanation["facts"]> } {
  const { words, facts } = model;
  const { kind, cost, points, copies } = facts.cards[card];
  return {
    title: words.cards[card],
    rule: card,
    kind: words.kinds[kind],
    facts: [
      { label: words.ui.cost, value: cost },
      { label: words.ui.points, value: points },
      { label: words.ui.copies, value: copies },
    ],
  };
}

/** A card in the hand, or one to choose from. */
export function explainCard(model: Model, card: Card): Explanation {
  const { words, question, me, view } = model;
  const explanation = printed(model, card);
  const lines = [words.effects[card]];
  const now = model.ask === "build" ? model.price(card) : undefined;
  if (now !== undefined && now !== model.facts.cards[card].cost) {
    explanation.facts[0] = { label: words.ui.costNow, value: `${now} (${model.facts.cards[card].cost})` };
    lines.push(`${(question?.discounts?.[card] ?? []).map(words.say.discount).join(", ")}.`);
  }
  const own = me?.town[card] ?? 0;
  if (own > 0) lines.push(words.say.inYourTown({ copies: own }));
  const bonus = me?.bonuses[card as LargeCard];
  if (bonus !== undefined) lines.push(words.say.wouldScore({ count: bonus }));
  const { good } = model.facts.cards[card];
  if (good && view.prices) lines.push(words.say.priced({ good, price: view.prices[good] }));
  return { ...explanation, lines };
}

/** A building in a player's town. */
export function explainBuilding(model: Model, seat: number, card: Card, full: boolean): Explanation {
  const { words, view } = model;
  const explanation = printed(model, card);
  const player = view.seats[seat];
  const lines = [words.effects[card]];
  const { good } = model.facts.cards[card];
  if (good) {
    explanation.facts.push({ label: words.goods[good], value: full ? 1 : words.ui.empty });
    if (view.prices) lines.push(words.say.priced({ good, price: view.prices[good] }));
  }
  const bonus = player?.bonuses[card as LargeCard];
  if (bonus !== undefined) explanation.facts[1] = { label: words.ui.pointsNow, value: bonus };
  if (card === "chapel" && player) {
    lines.push(
      player.chapel_cards === null ? words.rules.chapel : words.say.chapel({ count: player.chapel_cards }) + ".",
    );
    if (player.chapel && !isEmpty(player.chapel)) lines.push(`${cardList(player.chapel, words)}.`);
  }
  const covering = model.ask === "cover" && seat === model.seat ? model.price(coverAction(card, full)) : undefined;
  if (covering !== undefined) explanation.facts.push({ label: words.ui.costNow, value: covering });
  return { ...explanation, lines };
}

export function coverAction(card: Card, full: boolean): string {
  return full ? `cover full ${card}` : `cover ${card}`;
}

export function explainHouse(model: Model): Explanation {
  const { words, view } = model;
  return {
    title: words.ui.tradingHouse,
    kind: words.say.seenTiles({ count: new Set(view.tiles).size }),
    lines: [...tileLines(view, words), words.rules.house],
  };
}

export function explainPile(model: Model): Explanation {
  const { words, view } = model;
  return { title: words.ui.pile, facts: [{ label: words.ui.pile, value: view.pile }], lines: [words.rules.pile] };
}

export function explainDiscards(model: Model): Explanation {
  const { words, view } = model;
  const seen = isEmpty(view.exposed) ? [] : [`${cardList(view.exposed, words)}.`];
  return {
    title: words.ui.discards,
    facts: [{ label: words.ui.discards, value: view.discarded }],
    lines: [words.rules.discards, ...seen],
  };
}

export function explainPlayer(model: Model, seat: number): Explanation {
  const { words, view, names, facts } = model;
  const player = view.seats[seat];
  if (!player) return { title: "" };
  const { ui } = words;
  const chapel = player.chapel_cards ?? (player.hides_points ? ui.hidden : 0);
  return {
    title: names[seat] ?? "",
    ...(view.governor === seat ? { kind: ui.governor } : {}),
    facts: [
      { label: ui.points, value: `${player.score ?? player.open_points}${player.hides_points ? " +" : ""}` },
      { label: ui.buildings, value: `${player.buildings} / ${facts.full_town}` },
      { label: ui.hand, value: `${player.cards} / ${player.limit}` },
      { label: ui.chapelCards, value: chapel },
    ],
    lines: [
      words.rules.hand,
      ...(isEmpty(player.covered) ? [] : [`${ui.covered}: ${cardList(player.covered, words)}. ${words.rules.covered}`]),
      ...(isEmpty(player.shown) ? [] : [`${ui.known}: ${cardList(player.shown, words)}.`]),
    ],
  };
}
