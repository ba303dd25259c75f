// How long animations last, as the style sheet says it.

/** A time of CSS in milliseconds: a build writes '240ms' as '.24s'. */
export function milliseconds(time: string): number {
  const [, number = "0", unit = "ms"] = /^\s*([\d.]+(?:e[+-]?\d+)?)(m?s)\s*$/i.exec(time) ?? [];
  return Number(number) * (unit.toLowerCase() === "s" ? 1000 : 1);
}

/** The time of a custom property. */
function timeOf(element: HTMLElement, property: string): number {
  return milliseconds(getComputedStyle(element).getPropertyValue(property));
}

/** 0 for those who want no animations. */
export function paceOf(element: HTMLElement): number {
  return timeOf(element, "--pace");
}

export interface FlightTimes {
  /** Milliseconds that a piece is in the air. */
  flight: number;
  /** Milliseconds from the start of the first piece to that of the last. */
  spread: number;
}

/** An eye follows nothing that is quicker. */
const SHORTEST = 280;
/** Decisions that come quicker than this are not shown by flights at all. */
const TOO_QUICK = 150;

/** How long pieces fly, so that they have landed when the decision has been shown; null: nothing flies. */
export function flightTimes(pace: number, scene: number): FlightTimes | null {
  if (pace === 0 || scene < TOO_QUICK) return null;
  const flight = Math.max(SHORTEST, Math.min(2 * pace, 0.7 * scene));
  return { flight, spread: Math.max(0, 0.95 * scene - flight) };
}

/** The times on this board now: --scene is how long the decision is shown. */
export function flightTimesOf(element: HTMLElement): FlightTimes | null {
  return flightTimes(paceOf(element), timeOf(element, "--scene"));
}
