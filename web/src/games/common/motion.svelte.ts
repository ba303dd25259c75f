// Pieces move visibly from one drawing of the board to the next, and the keyboard stays where something can be done.

import type { Explained } from "./model.svelte";
import { fly, snapshot, type Snapshot } from "./flights";
import { flightTimesOf } from "./pace";

interface Moving {
  /** Elements of the board, once it is drawn. */
  board: () => HTMLElement;
  layer: () => HTMLElement;
  /** Reads all that the next drawing depends on. */
  position: () => unknown;
  /** Through whose eyes the board is drawn: nothing flies when that changes. */
  seat: () => number | null;
  model: { explained: Explained | null };
}

/** To be called while the board component is set up. */
export function keepMoving({ board, layer, position, seat, model }: Moving): void {
  let before: Snapshot | null = null;
  let waiting = false;
  let drawn = false;
  let held = false;
  let drawnFor: number | null = null;

  $effect.pre(() => {
    // Read what the next drawing depends on, so that this runs before it.
    position();
    if (!drawn || waiting) return; // it can run again after the drawing, when that has changed what is arranged
    waiting = true;
    if (flightTimesOf(layer())) before = snapshot(board()); // to look where everything is takes its time
    held = board().contains(document.activeElement);
  });

  $effect(() => {
    position();
    if (before && drawnFor === seat()) fly(before, snapshot(board()), layer());
    before = null;
    waiting = false;
    // Not yet: what the first drawing makes to be arranged is part of it, and to look where things are takes its time.
    if (!drawn) queueMicrotask(() => (drawn = true));
    drawnFor = seat();
    if (model.explained?.anchor.isConnected === false) model.explained = null;
    // If the focused element is gone, the focus moves to something that can be done: people play by keyboard.
    if (held && !board().contains(document.activeElement))
      board().querySelector<HTMLElement>(".legal, .answers button")?.focus();
  });
}
