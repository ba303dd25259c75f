// Arrow keys walk over the board: to the nearest thing in that direction. The tabulator stops only at what can be done.

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much dearer it is to stray from the direction than to go far in it. */
const STRAYING = 2.5;

export function walk(board: HTMLElement, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const here = event.target as HTMLElement;
  if (!direction || !here.matches("button")) return;
  const next = nearest(board, here, direction);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(board: HTMLElement, here: HTMLElement, [right, down]: readonly [number, number]): HTMLElement | null {
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const there of board.querySelectorAll<HTMLElement>("button:not(:disabled)")) {
    const to = middle(there);
    const along = (to.x - from.x) * right + (to.y - from.y) * down;
    const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
    const effort = along + aside * STRAYING;
    if (there !== here && along > 1 && effort < least) {
      best = there;
      least = effort;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
