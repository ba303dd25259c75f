import { describe, expect, test } from "vitest";
import css from "../src/theme.css?raw";

// Text must be readable by day and by night: AA asks for a contrast of 4.5.
const AA = 4.5;
const papers = ["panel", "panel2", "card", "flat", "plot"];
const inks = ["text", "soft", "link", "good", "miss", "seat0-ink", "seat1-ink", "seat2-ink", "seat3-ink", "seat4-ink"];
const goodsInks = [
  ...["corn", "indigo", "sugar", "tobacco", "coffee", "silver", "quarry", "violet", "doubloon", "colonist"],
  ...["stone", "wood", "tools", "cloth", "spice", "marble", "silk", "gems"],
].map((name) => `${name}-ink`);

const pairs = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, day, night]) => [
    name,
    { day, night },
  ]),
);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function between(ink: string, paper: string, time: "day" | "night"): number {
  const [front, back] = [pairs.get(ink), pairs.get(paper)];
  if (!front || !back) throw new Error(`theme.css has no ${ink} or no ${paper}`);
  return contrast(front[time] as string, back[time] as string);
}

describe.each(["day", "night"] as const)("by %s", (time) => {
  test.each(inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const)))("%s on %s", (ink, paper) => {
    expect(between(ink, paper, time)).toBeGreaterThanOrEqual(AA);
  });

  test.each(goodsInks.map((ink) => [ink]))("%s on a card", (ink) => {
    expect(between(ink, "card", time)).toBeGreaterThanOrEqual(AA);
  });

  test("buttons", () => {
    expect(between("go-text", "go", time)).toBeGreaterThanOrEqual(AA);
    expect(between("act-text", "act", time)).toBeGreaterThanOrEqual(AA);
    expect(between("text", "act-soft", time)).toBeGreaterThanOrEqual(AA);
  });

  test.each(["desk", "desk2"])("what stands on %s", (desk) => {
    expect(between("on-desk", desk, time)).toBeGreaterThanOrEqual(AA);
  });

  test.each([0, 1, 2, 3, 4])("the white letter of seat %i", (seat) => {
    const fill = new RegExp(`--seat${seat}: (#[0-9a-f]{6})`).exec(css)?.[1];
    expect(contrast("#ffffff", fill as string)).toBeGreaterThanOrEqual(AA);
  });
});
