// A move that waits for its player's confirmation.

export class Proposal {
  label = $state<string | null>(null);
  private resolve: ((confirmed: boolean) => void) | null = null;

  /** Show it; resolves when the player has said yes or no. */
  put(label: string): Promise<boolean> {
    this.withdraw();
    this.label = label;
    return new Promise((resolve) => (this.resolve = resolve));
  }

  answer(confirmed: boolean): void {
    this.label = null;
    this.resolve?.(confirmed);
    this.resolve = null;
  }

  withdraw(): void {
    if (this.resolve) this.answer(false);
  }
}
