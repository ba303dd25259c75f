import { expect, test } from "vitest";
import { DECISION, hurried, Player, QUICKEST, SPEEDS, steady, type Speed } from "../src/table/player";
import { Winding } from "./clock";

function begin(speed: Speed = "normal", time = (waiting: number) => hurried(speed, waiting)) {
  const clock = new Winding();
  const seen: [number, string][] = [];
  const rests: number[] = [];
  const player = new Player<string>({
    show: (scene) => seen.push([clock.now(), scene]),
    rest: () => rests.push(clock.now()),
    time,
    clock,
  });
  return { clock, seen, rests, player };
}

const many = (count: number) => Array.from({ length: count }, (_, number) => `decision ${number}`);

test("what comes when nothing is shown is shown at once", () => {
  const { seen, player } = begin();
  player.add("a");
  expect(seen).toEqual([[0, "a"]]);
  expect(player.busy).toBe(true);
  expect(player.waiting).toBe(0);
});

test("decisions come one after the other, in order, each for its time", () => {
  const { clock, seen, rests, player } = begin();
  player.add("a", "b");
  player.add("c");
  clock.wind(5_000);
  expect(seen).toEqual([
    [0, "a"],
    [600, "b"],
    [1200, "c"],
  ]);
  expect(rests).toEqual([1800]);
  expect(player.busy).toBe(false);
});

test("a decision that comes while another is shown waits for its end", () => {
  const { clock, seen, player } = begin();
  player.add("a");
  clock.wind(100);
  player.add("b");
  expect(seen).toHaveLength(1);
  clock.wind(499);
  expect(seen).toHaveLength(1);
  clock.wind(1);
  expect(seen.at(-1)).toEqual([600, "b"]);
});

test("the more wait, the shorter each is shown, and none is left out", () => {
  const { clock, seen, player } = begin();
  player.add(...many(30));
  clock.wind(60_000);
  expect(seen.map(([, scene]) => scene)).toEqual(many(30));
  const times = seen.slice(1).map(([at], number) => at - (seen[number]?.[0] ?? 0));
  expect(times[0]).toBeCloseTo(100, 5);
  expect(times.at(-1)).toBe(600);
  expect([...times].sort((one, other) => one - other)).toEqual(times);
});

test("a few are not hurried, at any speed between 500 and 700 milliseconds but slow and fast", () => {
  expect([0, 3, 4].map((waiting) => hurried("normal", waiting))).toEqual([600, 600, 600]);
  expect(hurried("slow", 0)).toBeGreaterThan(700);
  expect(hurried("fast", 0)).toBeLessThan(500);
  expect(hurried("now", 0)).toBe(0);
});

test("within a deadline all are shown, the last before it", () => {
  for (const count of [2, 7, 25]) {
    const { clock, seen, player } = begin("slow");
    player.add(...many(count));
    player.hurry(2_000);
    clock.wind(60_000);
    expect(seen.map(([, scene]) => scene)).toEqual(many(count));
    expect(seen.at(-1)?.[0]).toBeLessThanOrEqual(2_000);
  }
});

test("a deadline in the middle of a decision shortens that one too", () => {
  const { clock, seen, player } = begin("slow");
  player.add(...many(12));
  clock.wind(100);
  player.hurry(2_000);
  clock.wind(2_000);
  expect(seen.map(([, scene]) => scene)).toEqual(many(12));
});

test("what comes after the deadline was set keeps it", () => {
  const { clock, seen, player } = begin("slow");
  player.add(...many(3));
  player.hurry(2_000);
  clock.wind(1_500);
  player.add("late", "later");
  clock.wind(500);
  expect(seen.at(-1)?.[1]).toBe("later");
});

test("the next round has no deadline any more", () => {
  const { clock, seen, player } = begin();
  player.add("a", "b");
  player.hurry(100);
  clock.wind(5_000);
  player.add("c", "d");
  clock.wind(599);
  expect(seen.map(([, scene]) => scene)).toEqual(["a", "b", "c"]);
});

test("what is forgotten is not shown any more", () => {
  const { clock, seen, rests, player } = begin();
  player.add(...many(5));
  clock.wind(700);
  player.clear();
  clock.wind(5_000);
  expect(seen).toHaveLength(2);
  expect(rests).toEqual([]);
  expect([player.busy, player.waiting]).toEqual([false, 0]);
});

test("at once nothing waits", () => {
  const { clock, seen, player } = begin("now");
  player.add(...many(5));
  clock.wind(0);
  expect(seen.map(([at]) => at)).toEqual([0, 0, 0, 0, 0]);
});

test("a replay shows ten decisions a second at the most, whatever waits, and drops none", () => {
  const { clock, seen, player } = begin("now", () => steady("now"));
  player.add(...many(400));
  clock.wind(39_900);
  expect(seen.map(([at, scene]) => [at, scene])).toEqual(many(400).map((scene, number) => [number * QUICKEST, scene]));
  expect(SPEEDS.map(steady)).toEqual([1000, 600, 250, 100]);
  expect(Object.keys(DECISION)).toEqual([...SPEEDS]);
});
