// A stream of events that comes back by itself and goes on where it stopped.

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 20_000;

type Listeners = Record<string, (data: never) => void>;

export class Live {
  /** The highest number seen; the server goes on after it. */
  last: number | null = null;

  private source: EventSource | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly comeBack = () => this.open();

  constructor(
    private readonly url: (after: number | null) => string,
    private readonly listeners: Listeners,
    private readonly onConnection: (connected: boolean) => void,
  ) {
    window.addEventListener("online", this.comeBack);
    this.open();
  }

  close(): void {
    window.removeEventListener("online", this.comeBack);
    clearTimeout(this.timer);
    this.source?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.source?.close();
    const source = new EventSource(this.url(this.last));
    this.source = source;
    source.onopen = () => {
      this.wait = FIRST_WAIT;
      this.onConnection(true);
    };
    source.onerror = () => {
      this.onConnection(false);
      // The browser tries again after a broken connection, but never after an error of the server.
      if (source.readyState === EventSource.CLOSED) this.openLater();
    };
    for (const [kind, hear] of Object.entries(this.listeners)) {
      source.addEventListener(kind, (event: MessageEvent<string>) => {
        const number = Number.parseInt(event.lastEventId, 10);
        if (!Number.isNaN(number)) this.last = Math.max(this.last ?? 0, number);
        hear(JSON.parse(event.data) as never);
      });
    }
  }

  private openLater(): void {
    this.timer = setTimeout(this.comeBack, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
