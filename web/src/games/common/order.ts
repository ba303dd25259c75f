// What lies on the board stays where it is when something comes.

/** The same things in the order in which they came. */
export function inOrder<Thing>(before: readonly Thing[], now: readonly Thing[]): Thing[] {
  return [...before.filter((thing) => now.includes(thing)), ...now.filter((thing) => !before.includes(thing))];
}
