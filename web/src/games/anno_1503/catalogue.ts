// Effects of buildings and action cards, in words.

import type { State } from "../../api/types";
import type { Paragraph } from "../contract";
import { effectWords } from "./explanations";
import type { Anno1503, Facts, Printed } from "./types";
import { naming } from "./words/grammar";
import type { Words } from "./words/words";

/** Buildings that can still be had, and the viewer's action cards. */
export function catalogue({ view, seat }: State<Anno1503>, facts: Facts, words: Words): Paragraph[] {
  const { ui } = words;
  const cards = (seat === null ? null : view.seats[seat]?.cards) ?? {};
  const lines = (
    printed: Readonly<Record<string, Printed>>,
    left: Readonly<Record<string, number | undefined>>,
  ): string[] =>
    Object.entries(printed)
      .filter(([name]) => left[name])
      .map(([name, { effect }]) => `${naming(words.things)(name)} (${left[name] ?? 0}): ${effectWords(effect, words)}`);
  return [
    { heading: ui.publics, lines: lines(facts.public_buildings, view.public_buildings) },
    { heading: ui.nobles, lines: lines(facts.noble_buildings, view.noble_buildings) },
    { heading: ui.actionCards, lines: lines(facts.action_cards, cards) },
  ].filter(({ lines: found }) => found.length > 0);
}
