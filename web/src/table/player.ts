// The player: shows one thing after the other, each for a while. It knows neither games nor pages, and a clock that a
// test can wind tells it the time. Live tables, replays and the film since one looked are all shown by it.

export const SPEEDS = ["slow", "normal", "fast", "now"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a decision is looked at. */
export const DECISION: Readonly<Record<Speed, number>> = { slow: 1000, normal: 600, fast: 250, now: 0 };
/** In a replay nobody waits, but everybody wants to see something: ten decisions a second at the most. */
export const QUICKEST = 100;
/** At least a frame of the screen. */
const FRAME = 16;
/** As many can wait before each of them is shown for a shorter time. */
const UNHURRIED = 5;

/** How long to show something while so many others wait behind it. */
export function hurried(speed: Speed, waiting: number): number {
  return DECISION[speed] * Math.min(1, UNHURRIED / (waiting + 1));
}

export function steady(speed: Speed): number {
  return Math.max(QUICKEST, DECISION[speed]);
}

export interface Clock {
  now(): number;
  /** Call after some milliseconds; the answer takes that back. */
  after(milliseconds: number, deed: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, deed) => {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
};

interface Parts<Scene> {
  show: (scene: Scene, milliseconds: number) => void;
  /** Everything has been shown for its time. */
  rest: () => void;
  /** How long to show something while so many others wait. */
  time: (waiting: number) => number;
  clock?: Clock;
}

export class Player<Scene> {
  private queue: Scene[] = [];
  /** Takes back the timer of what is being shown. */
  private stop: (() => void) | null = null;
  /** When that ends. */
  private end = -Infinity;
  /** When the last must be shown. */
  private deadline = Infinity;
  private readonly clock: Clock;

  constructor(private readonly parts: Parts<Scene>) {
    this.clock = parts.clock ?? wallClock;
  }

  /** How many are still to be shown. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Something is being shown, or waits. */
  get busy(): boolean {
    return this.stop !== null;
  }

  /** Show these after all others, the first at once if nothing is being shown. */
  add(...scenes: Scene[]): void {
    this.queue.push(...scenes);
    if (!this.busy) this.next();
    else if (this.deadline < Infinity) this.hurry(this.deadline - this.clock.now());
  }

  /** The last of those that wait must be shown within some milliseconds. */
  hurry(milliseconds: number): void {
    this.deadline = Math.min(this.deadline, this.clock.now() + milliseconds);
    if (this.queue.length === 0 || !this.stop) return;
    this.stop();
    const now = this.clock.now();
    this.wait(Math.max(0, Math.min(this.end - now, (this.deadline - now) / (this.queue.length + 1))));
  }

  /** Forget everything that is still to be shown. */
  clear(): void {
    this.stop?.();
    this.stop = null;
    this.queue = [];
    this.deadline = Infinity;
  }

  private next(): void {
    this.stop = null;
    const scene = this.queue.shift();
    if (scene === undefined) {
      this.deadline = Infinity;
      this.parts.rest();
      return;
    }
    const time = this.time();
    this.wait(Math.max(Math.min(time, FRAME), time - this.lateness(time)));
    this.parts.show(scene, time);
  }

  /** A timer may be late, above all on a busy machine; what comes next makes up for it. */
  private lateness(most: number): number {
    const late = this.clock.now() - this.end;
    return late < most ? Math.max(0, late) : 0;
  }

  private time(): number {
    const waiting = this.queue.length;
    const usual = this.parts.time(waiting);
    return waiting === 0 ? usual : Math.max(0, Math.min(usual, (this.deadline - this.clock.now()) / waiting));
  }

  private wait(milliseconds: number): void {
    this.end = this.clock.now() + milliseconds;
    this.stop = this.clock.after(milliseconds, () => this.next());
  }
}
