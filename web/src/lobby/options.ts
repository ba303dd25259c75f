// Options of a set-up in the reader's words.

import type { GameInfo, GameOption, OptionValue } from "../api/types";
import type { OptionWords } from "../games/contract";
import type { SpokenGame } from "../games/registry";

export function optionWords(option: GameOption, spoken: SpokenGame | null): OptionWords {
  const words = spoken?.game.option(option.name, spoken.words);
  return words ?? { label: option.name.replaceAll("_", " "), meaning: option.meaning, choices: {} };
}

/** Several members may be in one text. In the ids of messages a dash separates, so their names have underscores. */
export function choiceWords(choice: OptionValue, choices: Record<string, string>): string {
  const text = String(choice);
  const word = (name: string): string | undefined => choices[name.replaceAll("-", "_")];
  return (
    word(text) ??
    text
      .split(",")
      .map((member) => word(member) ?? member)
      .join(", ")
  );
}

/** Whether every mix of its members can be chosen. */
export function isMix(option: GameOption): boolean {
  return option.members.length > 0 && option.members.every((member) => option.choices.includes(member));
}

/** A set to begin with that fits every group. */
export function someOfEach(option: GameOption): string {
  return option.groups.flatMap(({ count, members }) => members.slice(0, count)).join(",");
}

export function membersOf(value: OptionValue): string[] {
  return String(value).split(",");
}

/** Whether an option matters: nothing does of a part of the game that is not in play. */
export function matters(words: OptionWords, game: GameInfo, options: Record<string, OptionValue>): boolean {
  const { belongs } = words;
  const whole = game.options.find((one) => one.name === belongs?.option);
  return !belongs || (whole !== undefined && membersOf(options[whole.name] ?? whole.default).includes(belongs.member));
}

/** What is not as usual: 'Nobles, Festival', 'Hidden points', 'First governor: 1'. */
export function switchedOn(game: GameInfo, options: Record<string, OptionValue>, spoken: SpokenGame): string[] {
  return game.options.flatMap((option) => {
    const value = options[option.name] ?? option.default;
    const words = optionWords(option, spoken);
    if (value === option.default || !matters(words, game, options)) return [];
    if (value === true) return [words.label];
    const named = choiceWords(value === false ? "–" : value, words.choices);
    return [isMix(option) ? named : `${words.label}: ${named}`];
  });
}
