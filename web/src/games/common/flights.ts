// Pieces move visibly. Every place of the board says what lies there (data-piece, data-count); no piece appears or
// vanishes, so what one place has lost, another has gained, and a ghost flies from the one to the other. A piece is
// 'tile:corn' where it lies open and 'tile:unseen' where it lies face down. What the places do not account for comes
// from a bank or goes there (data-bank: 'from', 'to', or empty for both).

import { flightTimesOf, type FlightTimes } from "./pace";

interface Spot {
  element: HTMLElement;
  rect: DOMRect;
  piece: string;
  count: number;
  bank: string | null;
}

export type Snapshot = Map<string, Spot>;

const MOST_GHOSTS = 16;
const MOST_OF_A_KIND = 4;

/** The places of all pieces now. */
export function snapshot(board: HTMLElement): Snapshot {
  const spots: Snapshot = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-slot]")) {
    const { slot = "", piece = "", count = "0", bank } = element.dataset;
    spots.set(slot, {
      element,
      rect: element.getBoundingClientRect(),
      piece,
      count: Number(count),
      bank: bank ?? null,
    });
  }
  return spots;
}

/** A piece in the air. `likeness` is what it looks like where the place shows a sum of them. */
interface Ghost {
  from: DOMRect;
  to: Spot;
  likeness: Spot | undefined;
}

interface Change {
  spot: Spot;
  by: number;
}

/** Show what happened between two snapshots. */
export function fly(before: Snapshot, after: Snapshot, layer: HTMLElement): void {
  const times = flightTimesOf(layer);
  if (!times) return;
  const air: Ghost[] = [];
  const lost = new Map<string, Change[]>();
  const gained = new Map<string, Change[]>();
  for (const [slot, now] of after) {
    const then = before.get(slot);
    const was = then && then.piece === now.piece ? then.count : 0;
    if (now.piece && now.count > was) push(gained, now.piece, { spot: now, by: now.count - was });
    if (then && now.piece === then.piece && now.count < was) push(lost, now.piece, { spot: then, by: was - now.count });
    if (then && then.piece !== now.piece && then.count > 0) push(lost, then.piece, { spot: then, by: then.count });
    if (then && was > 0 && now.count > 0) shift(then.rect, now, times.flight);
  }
  for (const [slot, then] of before) {
    if (!after.has(slot) && then.count > 0) push(lost, then.piece, { spot: then, by: then.count });
  }
  const banks = (way: "from" | "to") =>
    new Map(
      [...after.values()].filter((spot) => spot.bank === way || spot.bank === "").map((spot) => [spot.piece, spot]),
    );
  const sources = banks("from");
  for (const [piece, comings] of gained) {
    for (const coming of comings) {
      let ghosts = 0;
      while (coming.by > 0 && ghosts < MOST_OF_A_KIND && air.length < MOST_GHOSTS) {
        const from = take(lost, piece) ?? take(lost, unseen(piece)) ?? sources.get(piece) ?? sources.get(unseen(piece));
        coming.by -= 1;
        if (!from) break;
        air.push({ from: from.rect, to: coming.spot, likeness: sources.get(piece) });
        ghosts += 1;
      }
    }
  }
  for (const bank of banks("to").values()) {
    const paid = take(lost, bank.piece);
    if (paid) air.push({ from: paid.rect, to: bank, likeness: bank });
    for (let left = takeHidden(lost, bank.piece); left && air.length < MOST_GHOSTS; left = takeHidden(lost, bank.piece))
      air.push({ from: left.rect, to: bank, likeness: bank });
  }
  air.forEach((one, number) => ghost(one, layer, times, air.length > 1 ? number / (air.length - 1) : 0));
}

/** The same piece, lying face down. */
function unseen(piece: string): string {
  return piece.replace(/:.*/, ":unseen");
}

/** What has been put face down where nobody can tell what it is. */
function takeHidden(lost: Map<string, Change[]>, piece: string): Spot | null {
  if (!piece.endsWith(":unseen")) return null;
  for (const name of lost.keys()) {
    const spot = unseen(name) === piece ? take(lost, name) : null;
    if (spot) return spot;
  }
  return null;
}

function push(changes: Map<string, Change[]>, piece: string, change: Change): void {
  const list = changes.get(piece);
  if (list) list.push(change);
  else changes.set(piece, [change]);
}

function take(changes: Map<string, Change[]>, piece: string): Spot | null {
  const source = changes.get(piece)?.find((change) => change.by > 0);
  if (!source) return null;
  source.by -= 1;
  return source.spot;
}

/** What stayed but had to make room glides to its new place. */
function shift(from: DOMRect, { element, rect }: Spot, duration: number): void {
  const x = from.left - rect.left;
  const y = from.top - rect.top;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
    duration: duration * 0.7,
    easing: "ease-out",
  });
}

type Drawing = HTMLElement | SVGElement;

/** What of a place flies: the part that says so, else its drawing. */
function face(spot: Spot): Drawing | null {
  return spot.element.querySelector<Drawing>("[data-flies], svg");
}

/** Let a piece fly; `turn` is its place among those that start one after the other, from 0 to 1. */
function ghost({ from, to, likeness }: Ghost, layer: HTMLElement, { flight, spread }: FlightTimes, turn: number): void {
  const drawing = face(to);
  const place = to.element.getBoundingClientRect();
  if (!drawing || place.width === 0 || from.width === 0) return;
  const target = drawing.getBoundingClientRect();
  const origin = layer.getBoundingClientRect();
  const copy = ((likeness && face(likeness)) ?? drawing).cloneNode(true) as Drawing;
  copy.dataset["flies"] = to.piece;
  Object.assign(copy.style, {
    position: "absolute",
    left: `${target.left - origin.left}px`,
    top: `${target.top - origin.top}px`,
    width: `${target.width}px`,
    height: `${target.height}px`,
  });
  layer.append(copy);
  const x = from.left + from.width / 2 - (target.left + target.width / 2);
  const y = from.top + from.height / 2 - (target.top + target.height / 2);
  const delay = turn * spread;
  const landing = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(1.15)`, opacity: 1 },
      { transform: `translate(${x / 2}px, ${y / 2 - Math.hypot(x, y) * 0.08}px) scale(1.35)`, opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ],
    { duration: flight, delay, easing: "cubic-bezier(.45,.05,.35,1)", fill: "backwards" },
  );
  landing.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
  const alone = to.count === 1 && !likeness;
  if (alone) drawing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + flight });
}
