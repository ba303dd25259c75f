// How long animations last, as the style sheet says it.

/** A time of CSS in milliseconds: a build writes '240ms' as '.24s'. */
export function milliseconds(time: string): number {
  const [, number = "0", unit = "ms"] = /^\s*([\d.]+(?:e[+-]?\d+)?)(m?s)\s*$/i.exec(time) ?? [];
  return Number(number) * (unit.toLowerCase() === "s" ? 1000 : 1);
}

/** 0 for those who want no animations. */
export function paceOf(element: HTMLElement): number {
  return milliseconds(getComputedStyle(element).getPropertyValue("--pace"));
}
