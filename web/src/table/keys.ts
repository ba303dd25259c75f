// Keys that work wherever the focus is, except where something is being typed or a dialog is open.

export interface Deeds {
  /** Give the answer with this number, from 1 on; false if there is none. */
  answer: (number: number) => boolean;
  undo: () => boolean;
  hint: () => boolean;
  /** Skip to the present, or play and pause a replay; false if there is nothing to skip. */
  skip: () => boolean;
  /** A decision back or forward. */
  step: (by: number) => boolean;
  now: () => boolean;
  list: () => boolean;
}

const TYPED = "input, textarea, select, [contenteditable], dialog[open], dialog[open] *";
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Do what a key is for; arrows walk over the board and through lists first. */
export function press(event: KeyboardEvent, deeds: Deeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element;
  if (target.matches(TYPED) || target.ownerDocument.querySelector("dialog[open]")) return;
  if (deed(event, target, deeds)) event.preventDefault();
}

function deed({ key }: KeyboardEvent, target: Element, deeds: Deeds): boolean {
  if (/^[1-9]$/.test(key)) return deeds.answer(Number(key));
  const step = STEPS[key];
  if (step !== undefined) return !target.closest("[role=tablist], [role=radiogroup], .board") && deeds.step(step);
  switch (key) {
    case " ":
      return deeds.skip();
    case "u":
      return deeds.undo();
    case "h":
      return deeds.hint();
    case "End":
      return deeds.now();
    case "?":
      return deeds.list();
    default:
      return false;
  }
}
