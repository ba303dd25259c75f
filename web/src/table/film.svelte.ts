// The events of a table as they are shown: one decision at a time, a little behind the server. The server may tell
// several decisions at once; then the states between them are asked for.

import type { Frame, State } from "../api/types";
import { answeredBy, between, momentsAfter, wasTakenBack, type Moment } from "./frames";
import { hurried, Player, wallClock, type Clock, type Speed } from "./player";

/** The longest time for which the viewer's own turn is held up. */
export const LONGEST_WAIT = 2_000;
/** In which everything should have been shown by then: timers are late sometimes. */
const IN_TIME = 1_600;
/** How long the last caption stays. */
const LINGER = 1_500;

/** A decision being shown: the actions before and after it, the seat that decided, and what it had been asked. */
export interface Caption {
  from: number;
  to: number;
  by: number | null;
  answered: State["question"];
}

interface Parts {
  speed: () => Speed;
  /** The frames from one number of actions to that of a state. */
  frames: (after: number, state: State) => Promise<Frame[]>;
  /** Nobody is looking. */
  hidden?: () => boolean;
  clock?: Clock;
}

interface Scene extends Caption {
  state: State;
}

export class Film {
  /** What the board shows; null: the present. */
  behind = $state.raw<State | null>(null);
  caption = $state.raw<Caption | null>(null);
  /** Milliseconds that the decision is shown: what moves must arrive in this time. */
  pace = $state<number | null>(null);

  private readonly clock: Clock;
  private readonly player: Player<Scene>;
  /** Until when the viewer's own turn may be held up. */
  private until: number | null = null;
  /** Take back the timers of the longest wait, and of the last caption. */
  private stopWaiting: (() => void) | null = null;
  private stopFading: (() => void) | null = null;
  /** Frames that have been asked for, one answer after the other. */
  private coming: Promise<void> = Promise.resolve();
  private pending = 0;
  /** Answers from before the last jump are void. */
  private jumps = 0;

  constructor(private readonly parts: Parts) {
    this.clock = parts.clock ?? wallClock;
    this.player = new Player<Scene>({
      show: (scene, time) => this.show(scene, time),
      rest: () => this.rest(),
      time: (waiting) => hurried(parts.speed(), waiting),
      clock: this.clock,
    });
  }

  /** The server has told a new state. */
  pass(before: State, state: State): void {
    if (state.actions === before.actions && state.seat === before.seat) return;
    if (this.isAtOnce() || state.actions <= before.actions || wasTakenBack(before, state)) return this.jump();
    this.behind ??= { ...before, choices: [] };
    this.limit(state);
    const from = before.actions;
    const by = before.actor;
    const alone: Scene = { state, from, to: state.actions, by, answered: answeredBy(by, before) };
    if (!isSeveral(from, state)) this.afterwards(() => [alone]);
    else this.afterwards(async () => scenes(await this.parts.frames(from, state), alone));
  }

  /** Show the present. */
  jump(): void {
    this.jumps += 1;
    this.pending = 0;
    this.coming = Promise.resolve();
    this.player.clear();
    this.stopFading?.();
    this.behind = null;
    this.caption = null;
    this.pace = null;
    this.arrive();
  }

  private isAtOnce(): boolean {
    return this.parts.speed() === "now" || (this.parts.hidden ?? (() => document.hidden))();
  }

  /** The viewer waits for nothing but this film. */
  private limit(state: State): void {
    if (state.seat === null || state.actor !== state.seat || this.until !== null) return;
    this.until = this.clock.now() + IN_TIME;
    this.stopWaiting = this.clock.after(LONGEST_WAIT, () => this.jump());
  }

  /** Add scenes after all others; those that have to be fetched keep their place. */
  private afterwards(scenes: () => Scene[] | Promise<Scene[]>): void {
    if (this.pending === 0) {
      const made = scenes();
      if (Array.isArray(made)) return this.add(made);
      scenes = () => made;
    }
    const jumps = this.jumps;
    this.pending += 1;
    this.coming = this.coming.then(async () => {
      const made = await scenes();
      if (jumps !== this.jumps) return;
      this.pending -= 1;
      this.add(made);
    });
  }

  private add(scenes: Scene[]): void {
    this.player.add(...scenes);
    if (this.until !== null) this.player.hurry(this.until - this.clock.now());
  }

  private show({ state, ...caption }: Scene, time: number): void {
    const last = this.player.waiting === 0 && this.pending === 0;
    if (last) this.arrive();
    this.stopFading?.();
    this.behind = last ? null : { ...state, choices: [] };
    this.pace = time;
    this.caption = caption;
  }

  private rest(): void {
    this.pace = null;
    this.stopFading = this.clock.after(LINGER, () => (this.caption = null));
  }

  /** Nothing is held up any more. */
  private arrive(): void {
    this.until = null;
    this.stopWaiting?.();
  }
}

/** Whether a state tells of more than one decision, as far as the log shows. */
function isSeveral(from: number, state: State): boolean {
  return new Set(between(state.log, from, state.actions).map(({ move }) => move)).size > 1;
}

/** The scenes of some frames, the last with the state itself; without frames all at once. */
function scenes(frames: Frame[], whole: Scene): Scene[] {
  const moments: Moment[] = momentsAfter(frames, whole.state);
  if (moments.at(-1)?.at !== whole.to) return [whole];
  return moments.map((moment, number) => ({
    state: number === moments.length - 1 ? whole.state : moment,
    from: moment.from,
    to: moment.at,
    by: moment.by,
    answered: moment.answered,
  }));
}
