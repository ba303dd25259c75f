// State shared by the parts of any board: the position, the legal actions, the open explanation. Each game adds to it.

import { getContext, setContext } from "svelte";
import type { AnySent, Choices, Refusal, Sent } from "../../api/types";
import { ruleBook } from "../../rules.svelte";
import type { BoardProps } from "../contract";

/** The text of the popover about a thing. */
export interface Explanation {
  title: string;
  /** A line under the title: what kind of thing it is. */
  kind?: string;
  facts?: { label: string; value: string | number }[];
  lines?: string[];
  /** What the rule book calls it, such as a building or a role. */
  rule?: string;
}

export interface Explained {
  anchor: HTMLElement;
  explain: () => Explanation;
  action: string | null;
  /** With a finger there is no hovering: the popover itself has the button that acts. */
  touch: boolean;
  /** Whether it had that button when it was opened. */
  offered: boolean;
  /** Beside it lie things of the same kind, which should stay in sight. */
  above: boolean;
}

const KEY = Symbol("model");

/** The model behind a board, which its parts get by `use`. `Game` is what the tables of the game send. */
export abstract class BoardModel<Words, Game extends Sent> {
  protected readonly props: () => BoardProps<Words, Game>;
  #answers = $state.raw<Choices<Game> | null>(null);
  /** The position they are about; the server's own number may have gone on with the talk at the table. */
  #answered = -1;
  explained = $state.raw<Explained | null>(null);

  constructor(props: () => BoardProps<Words, Game>) {
    this.props = props;
  }

  readonly words = $derived.by(() => this.props().words);
  readonly view = $derived.by((): Game["view"] => this.props().state.view);
  readonly facts = $derived.by((): Game["facts"] => this.props().facts);
  readonly names = $derived.by(() => this.props().names);
  readonly seat = $derived.by(() => this.props().seat);
  /** The seat that decides, or has decided what is being shown. */
  readonly actor = $derived.by(() => this.props().acting);
  /** The question that was answered by the decision being shown. */
  readonly answered = $derived.by((): Game["question"] | null => this.props().answered ?? null);
  /** The seat that the question of the headline is put to. */
  readonly asked = $derived.by(() => (this.answered ? this.actor : this.props().state.actor));
  /** How many actions led to the position. */
  readonly actions = $derived.by(() => this.props().state.actions);
  readonly over = $derived.by(() => this.props().state.over);
  readonly version = $derived.by(() => this.props().state.version);
  readonly busy = $derived.by(() => this.props().busy);
  readonly hinted = $derived.by(() => this.props().hinted);
  /** The arrangement that a hint recommends. */
  readonly advised = $derived.by(() => this.props().advised);
  readonly legal = $derived.by(() => new Set(this.props().state.choices));
  readonly deciding = $derived(this.legal.size > 0);

  // Words for the popover

  /** What choosing an action would do, line by line. */
  abstract outcomeLines(outcome: readonly Game["event"][]): string[];
  /** What it brings the viewer, in short. */
  abstract gain(outcome: readonly Game["event"][]): string[];
  abstract choiceWords(action: string): string;
  abstract refusalWords(refusal: Refusal): string;

  // Answers

  /** Ask, once a position, what each choice would do and why others are refused. */
  async loadChoices(): Promise<void> {
    if (!this.deciding || this.#answered === this.version) return;
    const version = (this.#answered = this.version);
    this.#answers = null;
    const answers = await this.props()
      .choices()
      .catch(() => null); // without them the board is only less talkative
    if (version === this.version) this.#answers = answers;
  }

  outcome(action: string): Game["event"][] {
    const known = this.#current()?.choices.find((choice) => choice.action === action);
    return known?.outcome ?? [];
  }

  refusal(action: string): Refusal | null {
    return this.#current()?.refused[action] ?? null;
  }

  #current(): Choices<Game> | null {
    return this.#answered === this.version ? this.#answers : null;
  }

  // The rule book

  /** Open it at what somebody asks about, or at the open question. */
  openRules(...at: (string | null | undefined)[]): void {
    const { table, state } = this.props();
    this.explained = null;
    ruleBook.open(table, ...at, state.question && `question ${(state.question as { kind?: string }).kind}`);
  }

  // Acting

  may(action: string | null): boolean {
    return action !== null && !this.busy && this.legal.has(action);
  }

  act(action: string): void {
    if (!this.may(action)) return;
    this.explained = null;
    void this.props().act([action]);
  }
}

export function provide<Model>(model: Model): Model {
  return setContext(KEY, model);
}

export function use<Model = BoardModel<unknown, AnySent>>(): Model {
  return getContext<Model>(KEY);
}
