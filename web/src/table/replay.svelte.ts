// Earlier moments of a game. All decisions so far are fetched in one request, the first time somebody looks back;
// from then on a step takes a frame, and the player shows them one after the other.

import type { Frame, State } from "../api/types";
import { setQuery } from "../router.svelte";
import { momentOf, wasTakenBack, type Moment } from "./frames";
import { Player, steady, type Clock, type Speed } from "./player";

interface Parts {
  speed: () => Speed;
  /** The frames from one number of actions to that of a state: all of them, or as many as come at once. */
  frames: (after: number, state: State) => Promise<Frame[]>;
  now: () => State | null;
  clock?: Clock;
}

export class Replay {
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);

  private frames: Frame[] = [];
  private loading: Promise<void> = Promise.resolve();
  /** The state with which they were fetched. */
  private known: State | null = null;
  private readonly player: Player<Frame>;

  constructor(private readonly parts: Parts) {
    this.player = new Player<Frame>({
      show: (frame) => this.show(frame),
      rest: () => this.end(),
      time: () => steady(parts.speed()),
      ...(parts.clock ? { clock: parts.clock } : {}),
    });
  }

  /** Look at the decision by which so many actions were done; null is the present. */
  async lookAt(at: number | null): Promise<void> {
    this.stop();
    const now = this.parts.now();
    if (at === null || !now || (!now.over && at >= now.actions)) {
      this.moment = null;
      return;
    }
    await this.load(now);
    const frame = this.frames.find((one) => one.at >= at) ?? this.frames.at(-1);
    if (frame) this.show(frame);
  }

  /** Fetch all decisions. */
  async all(): Promise<void> {
    const now = this.parts.now();
    if (now) await this.load(now);
  }

  /** The game as it stood when so many actions were done, if that was fetched. */
  before(at: number): Moment | null {
    const now = this.parts.now();
    const here = this.frames.findLast((frame) => frame.at <= at);
    return now && here ? this.momentOf(here, now) : null;
  }

  /** Play from a moment on; from the beginning if nothing comes after it. */
  async play(from: number): Promise<void> {
    const now = this.parts.now();
    if (!now) return;
    await this.load(now);
    const rest = this.frames.filter(({ at }) => at > from);
    this.player.clear();
    this.playing = true;
    this.player.add(...(rest.length > 0 ? rest : this.frames));
  }

  /** Stay at the moment being shown. */
  pause(): void {
    this.stop();
    if (this.moment) setQuery("at", String(this.moment.at));
  }

  stop(): void {
    this.player.clear();
    this.playing = false;
  }

  /** The moment some decisions before or after one. */
  neighbour(at: number, steps: number): number {
    const here = this.frames.findIndex((frame) => frame.at >= at);
    const there = this.frames[(here < 0 ? this.frames.length : here) + steps];
    return there?.at ?? (steps < 0 ? Math.max(0, at + steps) : at + steps);
  }

  private end(): void {
    this.playing = false;
    this.moment = null;
    setQuery("at", null);
  }

  private show(frame: Frame): void {
    const now = this.parts.now();
    if (now) this.moment = this.momentOf(frame, now);
  }

  private momentOf(frame: Frame, now: State): Moment {
    return momentOf(frame, this.frames[this.frames.indexOf(frame) - 1] ?? null, now);
  }

  /** Fetch what is not known yet: everything, the first time. */
  private load(now: State): Promise<void> {
    this.loading = this.loading.catch(() => undefined).then(() => this.fetch(now));
    return this.loading;
  }

  private async fetch(now: State): Promise<void> {
    if (this.known && (this.known.seat !== now.seat || wasTakenBack(this.known, now))) this.frames = [];
    this.known = now;
    while ((this.frames.at(-1)?.at ?? -1) < now.actions) {
      const known = this.frames.at(-1)?.at ?? 0;
      const frames = await this.parts.frames(known, now);
      this.frames.push(...(this.frames.length > 0 ? frames.slice(1) : frames));
      if (this.frames.at(-1)?.at === known && known > 0) break;
    }
  }
}
