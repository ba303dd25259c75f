// A move on its way. It is kept until the server has answered it, through lost connections and reloads.

import { api, ApiError } from "../api/client";
import type { Moved, MoveRequest } from "../api/types";
import { recall, remember } from "../storage";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

export class MoveSender {
  private readonly name: string;

  constructor(
    private readonly table: string,
    private readonly onWaiting: (waiting: boolean) => void,
  ) {
    this.name = `unsent.${table}`;
  }

  /** The move that was still unsent when the page was left. */
  unsent(): MoveRequest | null {
    return recall<MoveRequest | null>(this.name, null);
  }

  /** Send a move until it arrives: its key makes sure that it is done once. */
  async send(move: MoveRequest): Promise<Moved> {
    remember(this.name, move);
    try {
      return await this.insist(move);
    } finally {
      remember(this.name, null);
      this.onWaiting(false);
    }
  }

  private async insist(move: MoveRequest): Promise<Moved> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return await api.move(this.table, move);
      } catch (problem) {
        if (!(problem instanceof ApiError) || !problem.passing) throw problem;
        this.onWaiting(true);
        await online(wait);
      }
    }
  }
}

/** After a while, or as soon as the network is back. */
function online(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    window.addEventListener("online", done);
  });
}
