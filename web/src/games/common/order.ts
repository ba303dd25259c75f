// Things on the board keep their places when others are added.

/** The same things in the order in which they came. */
export function inOrder<Thing>(before: readonly Thing[], now: readonly Thing[]): Thing[] {
  return [...before.filter((thing) => now.includes(thing)), ...now.filter((thing) => !before.includes(thing))];
}

/** The same, where a thing that has gone leaves its place free (null), and the next one that comes takes it. */
export function inPlaces<Thing>(before: readonly (Thing | null)[], now: readonly Thing[]): (Thing | null)[] {
  const fresh = now.filter((thing) => !before.includes(thing));
  const kept = before.map((thing) => (thing !== null && now.includes(thing) ? thing : (fresh.shift() ?? null)));
  const places = [...kept, ...fresh];
  return places.slice(0, places.findLastIndex((thing) => thing !== null) + 1);
}
