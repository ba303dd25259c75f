// A lesson being played: the page keeps the step reached and the answers so far, the server has the rules.

import { ApiError } from "../api/client";
import type { Choices, GameEvent, Lesson, LessonAnswer, LessonMoment, State } from "../api/types";
import { settings } from "../settings.svelte";
import { recall, remember } from "../storage";
import { DECISION } from "../table/player";
import { lessons } from "./client";

/** What is kept of a lesson in this browser. */
export interface Kept {
  step: number;
  done: string[][];
  /** Whether it was played to its end, now or before. */
  finished: boolean;
}

/** The decisions of others are new to a learner: each is shown twice as long as at a table. */
const SLOWER = 2;

export const keptName = (game: string, name: string) => `lesson.${game}.${name}`;
export const kept = (game: string, name: string) =>
  recall<Kept>(keptName(game, name), { step: 0, done: [], finished: false });

export class LessonStore {
  step = $state(0);
  /** What the board shows. */
  state = $state.raw<State | null>(null);
  /** The events of the decision being shown; none when the board has come to the step. */
  told = $state.raw<GameEvent[]>([]);
  busy = $state(true);
  /** What the teacher says to a wrong answer. */
  reason = $state("");
  /** A right answer, after a wrong one. */
  shown = $state<string | null>(null);
  /** The same where things are counted. */
  advised = $state.raw<Record<string, number> | null>(null);
  private done: string[][] = [];
  private finished = false;
  private answers: Choices | null = null;
  private left = false;

  constructor(
    readonly lesson: Lesson,
    private readonly language: () => string,
    private readonly refused: (problem: ApiError) => void,
  ) {}

  get asks(): boolean {
    return this.lesson.steps[this.step]?.asks ?? false;
  }

  get last(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }

  readonly choices = (): Promise<Choices> =>
    this.answers ? Promise.resolve(this.answers) : Promise.reject(new Error("Nothing is asked."));

  /** Go on where this browser left the lesson; false if the lesson is another one now, and begins anew. */
  async open(): Promise<boolean> {
    const { step, done, finished } = kept(this.lesson.game, this.lesson.name);
    this.finished = finished;
    const goesOn = step < this.lesson.steps.length - 1;
    try {
      await this.goTo(goesOn ? step : 0, goesOn ? done : []);
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem;
      await this.goTo(0, []);
      return false;
    }
  }

  close(): void {
    this.left = true;
  }

  next = (): Promise<void> => this.goTo(this.step + 1, [...this.done, []]);
  back = (): Promise<void> => this.goTo(this.step - 1, this.done.slice(0, -1), false);

  async answer(answer: LessonAnswer): Promise<void> {
    if (this.busy || !this.asks) return;
    await this.ask({ step: this.step, done: this.done, ...answer });
  }

  private async goTo(step: number, done: string[][], film = true): Promise<void> {
    await this.ask({ step, done }, film);
  }

  private async ask(request: { step: number; done: string[][] } & Partial<LessonAnswer>, film = true): Promise<void> {
    this.busy = true;
    try {
      const { game, name } = this.lesson;
      const moment = await lessons.play(game, name, { ...request, language: this.language() });
      if (moment.right === false) this.correct(moment);
      else await this.show(moment, film && this.state !== null);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status === 409) throw problem;
      this.refused(problem);
    } finally {
      this.busy = false;
    }
  }

  private correct(moment: LessonMoment): void {
    this.reason = moment.words;
    this.shown = moment.shows;
    this.advised = moment.counts;
  }

  private async show(moment: LessonMoment, film: boolean): Promise<void> {
    this.reason = "";
    this.shown = null;
    this.advised = null;
    const pace = film ? DECISION[settings.speed] * SLOWER : 0;
    const frames = moment.frames.slice(0, -1);
    for (const frame of pace > 0 ? frames : []) {
      this.state = { ...frame, choices: [], question: null };
      this.told = frame.log;
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (this.left) return;
    }
    this.told = [];
    this.answers = moment.choices;
    this.step = moment.step;
    this.done = moment.done;
    const now = moment.frames.at(-1) ?? null;
    this.state = now && (this.asks ? now : { ...now, choices: [] });
    this.keep();
  }

  private keep(): void {
    this.finished ||= this.last;
    const { game, name } = this.lesson;
    remember(keptName(game, name), { step: this.step, done: this.done, finished: this.finished } satisfies Kept);
  }
}
