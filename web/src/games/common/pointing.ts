// How a thing on the board is pointed at, clicked, tapped and held: the same in every game. A mouse explains what it
// rests on, and a click acts. A finger cannot rest on anything: a tap explains what would act, with a button that does
// it, and a second tap does it too. Where a tap can be taken back (a card is picked, a colonist put somewhere) it acts at
// once, and holding the finger there explains.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Explained, Explanation } from "./model.svelte";

export interface Thing {
  /** What it is; null for what says enough by itself. */
  explain: (() => Explanation) | null;
  /** What a click does, in notation. */
  action: string | null;
  /** Something else than an action that a click does. */
  press: (() => void) | null;
  above: boolean;
}

interface Model {
  explained: Explained | null;
  may(action: string | null): boolean;
  act(action: string): void;
  loadChoices(): Promise<void>;
}

/** Milliseconds after which a finger that stays is holding, and not tapping. */
const HOLD = 500;
/** Pixels that a finger may stray and still be staying. */
const STRAY = 10;

/** By event: the method that hears of it. */
const HEARD = {
  click: "click",
  pointerdown: "down",
  pointermove: "move",
  pointerup: "release",
  pointercancel: "release",
  pointerenter: "enter",
  pointerleave: "leave",
  contextmenu: "menu",
} as const;

export class Pointing implements EventListenerObject {
  /** The pointer that pressed last: some browsers do not tell it of a click. */
  #pointer = "";
  #from = { x: 0, y: 0 };
  #holding: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(
    private readonly model: Model,
    private readonly element: HTMLElement,
    private readonly thing: () => Thing,
  ) {}

  /** One listener for all events, and no function for each: a board has hundreds of things. */
  handleEvent(event: Event): void {
    const hear: (event: never) => void = this[HEARD[event.type as keyof typeof HEARD]];
    hear.call(this, event as never);
  }

  click(event: MouseEvent): void {
    const { action, press } = this.thing();
    const tapped = this.#isTap(event);
    if (this.#held) this.#held = false;
    else if (press) this.#press(press);
    else if (action && this.model.may(action) && (!tapped || this.#offers())) this.model.act(action);
    else if (this.#explained()?.touch) this.model.explained = null;
    else this.#explain(tapped);
  }

  down(event: PointerEvent): void {
    this.#pointer = event.pointerType;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#held = false;
    this.release();
    if (!this.#isMouse()) this.#holding = setTimeout(() => this.#hold(), HOLD);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > STRAY) this.release();
  }

  release(): void {
    clearTimeout(this.#holding);
  }

  enter(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.#explain(false);
  }

  leave(): void {
    this.release();
    this.away();
  }

  focus(): void {
    if (this.element.matches(":focus-visible")) this.#explain(false);
  }

  /** What a finger has called stays: the focus goes on when the finger comes to the button in the explanation. */
  away(): void {
    if (this.#explained()?.touch === false) this.model.explained = null;
  }

  /** A finger that stays would call the system's menu. */
  menu(event: Event): void {
    if (!this.#isMouse()) event.preventDefault();
  }

  #press(press: () => void): void {
    if (this.#explained()?.touch) this.model.explained = null;
    press();
  }

  #hold(): void {
    this.#held = true;
    this.#explain(true);
  }

  #explain(touch: boolean): void {
    const { explain, action, above } = this.thing();
    if (!explain) return;
    const offered = touch && this.model.may(action);
    this.model.explained = { anchor: this.element, explain, action, touch, offered, above };
    void this.model.loadChoices();
  }

  /** What is said of this very thing now. */
  #explained(): Explained | null {
    return this.model.explained?.anchor === this.element ? this.model.explained : null;
  }

  /** Whether the explanation offered the action when it opened; the action may have become legal just before a tap. */
  #offers(): boolean {
    return this.#explained()?.offered === true;
  }

  /** Keys and screen readers click without a pointer, and act at once. */
  #isTap(click: MouseEvent): boolean {
    return click.detail > 0 && this.#pointer !== "" && !this.#isMouse();
  }

  #isMouse(): boolean {
    return this.#pointer === "mouse";
  }
}

/** An attachment that lets an element be used as that thing. */
export function pointing(model: Model, thing: () => Thing): Attachment<HTMLElement> {
  return (element) => {
    const hand = new Pointing(model, element, thing);
    for (const name of Object.keys(HEARD)) element.addEventListener(name, hand);
    // By Svelte, and not by the element itself: an element with the focus is blurred while a drawing takes it away.
    const unfocus = on(element, "focus", () => hand.focus());
    const unblur = on(element, "blur", () => hand.away());
    return () => {
      hand.release();
      for (const name of Object.keys(HEARD)) element.removeEventListener(name, hand);
      unfocus();
      unblur();
    };
  };
}
