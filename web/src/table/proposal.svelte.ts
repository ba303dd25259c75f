// A move that waits for its player's confirmation.

export class Proposal {
  label = $state<string | null>(null);
  private settle: ((confirmed: boolean) => void) | null = null;

  /** Show it; resolves when the player has said yes or no. */
  put(label: string): Promise<boolean> {
    this.withdraw();
    this.label = label;
    return new Promise((resolve) => (this.settle = resolve));
  }

  answer(confirmed: boolean): void {
    this.label = null;
    this.settle?.(confirmed);
    this.settle = null;
  }

  withdraw(): void {
    if (this.settle) this.answer(false);
  }
}
