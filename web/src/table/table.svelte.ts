// A table as this browser knows it: seats, state, chat, and the way to the server.

import { api, ApiError, tableStreamUrl } from "../api/client";
import { Live } from "../api/live";
import type { Choices, Frame, Message, Moved, MoveRequest, Presence, State, Table } from "../api/types";
import { newKey } from "../key";
import { firstLook } from "./ahead";
import { attempt } from "../notices.svelte";
import { settings } from "../settings.svelte";
import { recall, remember } from "../storage";
import { Clocks } from "./clocks.svelte";
import { Film, type Caption } from "./film.svelte";
import { continued, withWholeLog } from "./log";
import { MoveSender } from "./sender";
import { Replay } from "./replay.svelte";
import { showShares } from "./shares";

export type Answer = { actions: string[] } | { counts: Record<string, number> };

export class TableStore {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  /** What happens, one decision at a time. */
  readonly film: Film;
  /** Earlier moments. */
  readonly replay: Replay;
  /** The decisions since this browser last showed the table, at a table by turns. */
  missed = $state.raw<Frame[]>([]);
  messages = $state.raw<Message[]>([]);
  /** All that was said before is known: only what comes from now on is unread. */
  opened = $state(false);
  /** People looking at the table, as the server last reported. */
  present = $state.raw<string[]>([]);
  /** Open pages of people without a name. */
  unnamed = $state(0);
  connected = $state(true);
  /** A move is on its way. */
  busy = $state(false);
  /** It cannot be delivered at the moment. */
  waiting = $state(false);
  /** How many actions there were after my last move; what came later is news. */
  lastMove = $state<number | null>(null);
  readonly clocks = new Clocks();

  private live: Live | null = null;
  private readonly sender: MoveSender;
  private asked: { position: string; answer: Promise<Choices> } | null = null;

  /** How many actions this browser has shown. */
  private seen: number | null;

  constructor(
    readonly id: string,
    /** What lets a spectator look at a private table. */
    readonly invitation: string | null,
    private readonly refused: (problem: ApiError) => void,
  ) {
    this.sender = new MoveSender(id, (waiting) => (this.waiting = waiting));
    this.lastMove = recall<number | null>(`moved.${id}`, null);
    this.seen = recall<number | null>(`seen.${id}`, null);
    const frames = async (after: number, state: State) =>
      (await api.film(id, after, state.actions, state.seat, invitation)).frames;
    this.film = new Film({
      speed: () => settings.speed,
      frames: (after, state) => frames(after, state).catch(() => []), // then all is shown at once
    });
    this.replay = new Replay({ speed: () => settings.speed, frames, now: () => this.state });
  }

  /** An earlier moment that is being looked at. */
  get moment() {
    return this.replay.moment;
  }

  /** The decision that the board shows. */
  get caption(): Caption | null {
    const moment = this.moment;
    return moment ? { from: moment.from, to: moment.at, by: moment.by, answered: moment.answered } : this.film.caption;
  }

  /** The board is not at the present yet. */
  get catchingUp(): boolean {
    return this.film.behind !== null && this.moment === null;
  }

  /** The seat that is lit: that of the decision being shown, else of the one that is asked. */
  get acting(): number | null {
    return this.decision?.by ?? this.shown?.actor ?? null;
  }

  /** The question over a decision being shown: the one that was answered by it. */
  get answered(): State["question"] {
    return this.decision?.answered ?? null;
  }

  /** The decision being shown; none as soon as the viewer is asked. */
  private get decision(): Caption | null {
    const { shown, film } = this;
    const present = !this.moment && !film.behind;
    const asked = shown?.actor ?? null;
    const mine = present && asked !== null && asked === shown?.seat;
    return (present && film.pace === null) || mine ? null : this.caption;
  }

  /** What the board shows. */
  get shown(): State | null {
    return this.moment ?? this.film.behind ?? this.state;
  }

  async open(): Promise<void> {
    const { invitation } = this;
    const table = await firstLook(this.id, invitation);
    this.seat(table);
    this.present = table.seats.flatMap((seat) => (seat.present && seat.person !== null ? [seat.person] : []));
    const chat = api.chat(this.id, invitation);
    this.live = new Live(
      (after) => tableStreamUrl(this.id, after, invitation),
      {
        table: (table: Table) => this.seat(table),
        state: (change: State) => this.hear(change),
        chat: (message: Message) => this.hearChat(message),
        presence: (presence: Presence) => {
          this.present = presence.present;
          this.unnamed = presence.unnamed;
        },
      },
      (connected) => (this.connected = connected),
    );
    const unsent = this.sender.unsent();
    if (unsent) void this.deliver(unsent);
    this.hearChat(...(await chat));
    this.opened = true;
  }

  close(): void {
    this.live?.close();
    this.film.jump();
    this.replay.stop();
  }

  async act(answer: Answer): Promise<void> {
    const state = this.state;
    if (state?.seat == null || this.busy) return;
    this.film.jump();
    this.noteMove(state.actions + ("actions" in answer ? answer.actions.length : Object.keys(answer.counts).length));
    await this.deliver({ version: this.version, key: newKey(), seat: state.seat, ...answer });
  }

  async undo(): Promise<void> {
    const seat = this.state?.seat;
    if (seat == null) return;
    await this.change(() => api.undo(this.id, this.version, newKey(), seat));
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    await this.change(() => api.answerUndo(this.id, seat, agree));
  }

  /** What every choice would do. Asked once a position. */
  readonly choices = (): Promise<Choices> => {
    const state = this.state;
    if (state?.seat == null) return Promise.reject(new Error("Spectators have no choices."));
    const position = `${state.version} ${state.seat}`;
    if (this.asked?.position !== position) {
      const answer = api.choices(this.id, state.seat);
      this.asked = { position, answer };
      answer.catch(() => (this.asked = null));
    }
    return this.asked.answer;
  };

  async say(text: string): Promise<void> {
    this.hearChat(...(await api.say(this.id, text, newKey())).messages);
  }

  /** Look at an earlier moment; null is the present. */
  async lookAt(moment: number | null): Promise<void> {
    await attempt(() => this.replay.lookAt(moment));
  }

  /** The moment a decision before or after one; all decisions are fetched first. */
  async neighbour(at: number, by: number): Promise<number> {
    await attempt(() => this.replay.all());
    return this.replay.neighbour(at, by);
  }

  /** Show the game from a moment on. */
  async play(from: number): Promise<void> {
    this.missed = [];
    this.film.jump();
    await attempt(() => this.replay.play(from));
  }

  async watchMissed(): Promise<void> {
    await this.play((this.missed[0]?.at ?? 1) - 1);
  }

  /** Do something to the table itself, such as starting. */
  async manage(deed: () => Promise<Table>): Promise<Table | null> {
    const table = await attempt(deed);
    if (table?.id === this.id) this.seat(table);
    return table;
  }

  /** The highest number seen: the server refuses what was decided before it. */
  private get version(): number {
    return Math.max(this.live?.last ?? 0, this.state?.version ?? 0);
  }

  private hear(change: State): void {
    if (this.state && change.version < this.state.version) return;
    const state = continued(this.state, change);
    if (state) this.show(state);
    else void attempt(async () => this.catchUp(await this.wholeState(change.seat)));
  }

  private wholeState(seat: number | null): Promise<State> {
    return withWholeLog((logFrom) => api.state(this.id, seat, logFrom, this.invitation));
  }

  /** The whole of what the stream told in part: of the same number, where the turn goes to the next of my seats. */
  private catchUp(state: State): void {
    if (!this.state || state.version >= this.state.version) this.show(state);
  }

  /** An answer to me. The stream may have told it before, then through the eyes of the next of my seats. */
  private take(state: State): void {
    if (!this.state || state.version > this.state.version) this.hear(state);
  }

  private show(state: State): void {
    this.clocks.pass(state, Date.now());
    const before = this.state;
    this.state = state;
    if (before) this.film.pass(before, state);
    else void this.findMissed(state);
    this.noteSeen(state);
  }

  /** At a table by turns: what happened while this browser was away. */
  private async findMissed(state: State): Promise<void> {
    const [seen, table] = [this.seen, this.table];
    if (seen === null || seen >= state.actions || table?.pace !== "turns" || table.yours.length === 0) return;
    const film = await api.film(this.id, seen, state.actions, state.seat, this.invitation).catch(() => null);
    this.missed = film?.frames.slice(1) ?? [];
  }

  private noteSeen(state: State): void {
    if (document.hidden || this.seen === state.actions) return;
    this.seen = state.actions;
    remember(`seen.${this.id}`, state.actions);
  }

  private seat(table: Table): void {
    this.clocks.set(table, Date.now());
    this.table = table;
    void showShares(table); // what follows is told by the stream
  }

  private hearChat(...messages: Message[]): void {
    const known = new Set(this.messages.map(({ number }) => number));
    const fresh = messages.filter(({ number }) => !known.has(number));
    if (fresh.length > 0) this.messages = [...this.messages, ...fresh].sort((one, other) => one.number - other.number);
  }

  private async deliver(move: MoveRequest): Promise<void> {
    this.busy = true;
    await this.change(() => this.sender.send(move));
    this.busy = false;
  }

  private async change(deed: () => Promise<Moved>): Promise<void> {
    try {
      this.take((await deed()).state);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.state) this.take(problem.state);
      this.refused(problem);
    }
  }

  private noteMove(count: number): void {
    this.lastMove = count;
    remember(`moved.${this.id}`, count);
  }
}
