// Things on the board keep their places when others are added.

/** The same things in the order in which they came. */
export function inOrder<Thing>(before: readonly Thing[], now: readonly Thing[]): Thing[] {
  return [...before.filter((thing) => now.includes(thing)), ...now.filter((thing) => !before.includes(thing))];
}
