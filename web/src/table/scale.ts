/** The top of an axis above `most` that divides into four even, whole steps. */
export function niceTop(most: number): number {
  const least = most / 4;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((multiple) => multiple * size);
  return 4 * (steps.find((step) => step >= least && Number.isInteger(step)) ?? least);
}
