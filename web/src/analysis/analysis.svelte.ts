// An analysis board as this browser knows it: the tree, the moment being looked at, and the way to the server.

import type { AnalysedMoment, Analysis, Choices, Opinions } from "../api/types";
import { setQuery } from "../router.svelte";
import { studies, type Answer } from "../review/api";
import { haveName } from "../session.svelte";
import { speech } from "../speech.svelte";

export class AnalysisStore {
  analysis = $state.raw<Analysis | null>(null);
  moment = $state.raw<AnalysedMoment | null>(null);
  opinion = $state.raw<Opinions | null>(null);
  /** Something is on its way. */
  busy = $state(false);
  thinking = $state(false);
  /** The bots play the rest. */
  playing = $state(false);
  /** Grows when another line is looked at: what was begun on the board is void. */
  jumps = $state(0);

  constructor(readonly id: string) {}

  get node(): number {
    return this.moment?.node ?? 0;
  }

  async open(node: number): Promise<void> {
    this.analysis = await studies.analysis(this.id);
    await this.look(node < this.analysis.nodes.length && !this.analysis.nodes[node]?.gone ? node : 0);
  }

  async look(node: number): Promise<void> {
    const near =
      node === this.node ||
      this.analysis?.nodes[node]?.parent === this.node ||
      this.analysis?.nodes[this.node]?.parent === node;
    const moment = await studies.moment(this.id, node);
    if (!near) this.jumps += 1;
    this.show(moment);
  }

  /** Play a decision; the answer is another board if this one is somebody else's. */
  async play(answer: Answer, anew = false): Promise<{ id: string; node: number } | null> {
    return this.change(async (id) => studies.play(id, this.node, answer, anew));
  }

  async ask(): Promise<void> {
    const { node } = this;
    if (this.thinking || this.opinion || !this.moment?.state.choices.length) return;
    this.thinking = true;
    try {
      await haveName(speech.words);
      const opinion = await studies.opinion(this.id, node);
      if (node === this.node) this.opinion = opinion;
    } finally {
      this.thinking = false;
    }
  }

  /** Let bots play on until the game is over, or until somebody stops them. */
  async playOn(level: string): Promise<{ id: string; node: number } | null> {
    this.playing = true;
    try {
      while (this.playing && !this.moment?.state.over) {
        const before = this.node;
        const other = await this.change((id) => studies.playOn(id, this.node, level));
        if (other) return other;
        if (this.node === before) break;
      }
    } finally {
      this.playing = false;
    }
    return null;
  }

  async takeOut(node: number): Promise<void> {
    const parent = this.analysis?.nodes[node]?.parent ?? 0;
    this.analysis = await studies.takeOut(this.id, node);
    await this.look(parent);
  }

  readonly choices = (): Promise<Choices> =>
    this.moment ? Promise.resolve(this.moment.explained) : Promise.reject(new Error("Nothing is shown yet."));

  private async change(
    deed: (id: string) => ReturnType<typeof studies.play>,
  ): Promise<{ id: string; node: number } | null> {
    this.busy = true;
    try {
      await haveName(speech.words);
      const id = this.analysis?.yours ? this.id : (await studies.copy(this.id)).id;
      const { analysis, moment } = await deed(id);
      if (id !== this.id) return { id, node: moment.node };
      this.analysis = analysis;
      this.show(moment);
      return null;
    } finally {
      this.busy = false;
    }
  }

  private show(moment: AnalysedMoment): void {
    this.moment = moment;
    this.opinion = moment.opinion;
    setQuery("node", moment.node === 0 ? null : String(moment.node));
  }
}
