// Things picked one by one until the viewer confirms them, within what the question allows.

/** What a question about several things says of them. */
export interface Offer {
  /** What can be picked, with the most of each. */
  readonly things: { readonly [thing: string]: number | undefined };
  readonly least: number;
  readonly most: number;
}

export const NOTHING: Offer = { things: {}, least: 0, most: 0 };

/** What a question lets the viewer pick: nothing, unless it is asked now. */
export function offered(question: Partial<Offer> | null, asked: boolean): Offer {
  if (!question || !asked) return NOTHING;
  const { things = {}, least = 0, most = 0 } = question;
  return { things, least, most };
}

export class Picks {
  counts = $state.raw<Readonly<Record<string, number>>>({});

  constructor(private readonly offer: () => Offer) {}

  readonly total = $derived.by(() => sum(this.counts));
  readonly least = $derived.by(() => this.offer().least);
  readonly most = $derived.by(() => this.offer().most);
  readonly enough = $derived(this.total >= this.least && this.total <= this.most);

  of(thing: string): number {
    return this.counts[thing] ?? 0;
  }

  isOffered(thing: string): boolean {
    return (this.offer().things[thing] ?? 0) > 0;
  }

  /** One more or one less; says whether that is possible. */
  add(thing: string, by: 1 | -1): boolean {
    const count = this.of(thing) + by;
    if (count < 0 || count > (this.offer().things[thing] ?? 0)) return false;
    if (by > 0 && this.total >= this.most) return false;
    this.counts = { ...this.counts, [thing]: count };
    return true;
  }

  start(counts: Readonly<Record<string, number>> = {}): void {
    this.counts = { ...counts };
  }

  /** Those that were picked. */
  get answer(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.counts).filter(([, count]) => count > 0));
  }
}

export function sum(counts: { readonly [name: string]: number | undefined }): number {
  return Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
}
