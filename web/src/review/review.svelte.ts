// The review of a finished game: asked for, waited for, and fetched when it is done.

import { ApiError } from "../api/client";
import type { Review, ReviewProgress } from "../api/types";
import { haveName, session } from "../session.svelte";
import { speech } from "../speech.svelte";
import { studies } from "./api";

const AGAIN_AFTER = 1_000;

export class ReviewStore {
  progress = $state.raw<ReviewProgress | null>(null);
  /** Why there is none. */
  problem = $state.raw<ApiError | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly invitation: string | null,
    private readonly language: string,
  ) {}

  get review(): Review | null {
    return this.progress?.review ?? null;
  }

  /** Whoever has a name asks for one at once; the others may read it if somebody did. */
  async open(): Promise<void> {
    if (session.person) return this.ask();
    await this.look().catch((problem: unknown) => this.fail(problem));
  }

  async ask(): Promise<void> {
    this.problem = null;
    try {
      await haveName(speech.words);
      await studies.askForReview(this.table, this.invitation);
      await this.look();
    } catch (problem) {
      this.fail(problem);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const progress = await studies.review(this.table, this.language, this.invitation);
    if (this.closed) return;
    this.progress = progress;
    if (progress.status === "working")
      this.timer = setTimeout(() => void this.look().catch((problem: unknown) => this.fail(problem)), AGAIN_AFTER);
  }

  private fail(problem: unknown): void {
    if (!(problem instanceof ApiError)) throw problem;
    if (this.closed) return;
    if (problem.passing && this.progress)
      this.timer = setTimeout(() => void this.look().catch((again: unknown) => this.fail(again)), 5 * AGAIN_AFTER);
    else this.problem = problem;
  }
}
