// Carry a piece from one place to another with pointer or finger. A press without a move stays a click.

import type { Action } from "svelte/action";
import type { Place } from "./types";

interface Carry {
  /** Where the piece lies; null when there is none to carry. */
  from: Place | null;
  /** To another place, or null for back to the port. */
  drop: (to: Place | null) => void;
}

const START = 6;

export const drag: Action<HTMLElement, Carry> = (element, parameters) => {
  let carry = parameters;
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || carry.from === null) return;
    start = { x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!ghost && Math.hypot(x, y) > START) ghost = lift();
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px)`;
  }

  function lift(): HTMLElement {
    element.style.zIndex = "5";
    element.style.pointerEvents = "none";
    return element;
  }

  function up(event: PointerEvent): void {
    const moved = ghost !== null;
    start = null;
    put();
    if (!moved) return;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
    const place = below?.dataset["place"];
    if (place) carry.drop(place === "port" ? null : (place as Place));
  }

  function put(): void {
    if (!ghost) return;
    element.style.transform = element.style.zIndex = element.style.pointerEvents = "";
    ghost = null;
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel(): void {
    start = null;
    put();
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", cancel);

  return {
    update: (next) => {
      carry = next;
    },
    destroy: cancel,
  };
};
