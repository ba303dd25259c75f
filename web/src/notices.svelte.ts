// Short messages: shown for a while where they are in nobody's way, and read out.

import { ApiError } from "./api/client";
import { speech } from "./speech.svelte";
import { clock } from "./time";
import { say } from "./words/say";

interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

const SHOWN_FOR = { plain: 4_000, bad: 8_000 };

let nextId = 0;
let list = $state.raw<Notice[]>([]);
let said = $state("");
let places = $state.raw<symbol[]>([]);

export const notices = {
  get list() {
    return list;
  },
  /** Where they are shown now. */
  get place() {
    return places.at(-1);
  },
  /** What a screen reader is to say now. */
  get said() {
    return said;
  },
};

export function notify(text: string, tone: Notice["tone"] = "plain"): void {
  const notice = { id: nextId++, text, tone };
  list = [...list, notice];
  setTimeout(() => dismiss(notice.id), SHOWN_FOR[tone]);
}

/** From now on they are shown here, as long as nothing else opens above it; call the answer to take the place away. */
export function showHere(place: symbol): () => void {
  places = [...places, place];
  return () => (places = places.filter((one) => one !== place));
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}

export function announce(text: string): void {
  said = text;
}

/** An error in the reader's language, if we have words for it; the server's own sentence otherwise. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof ApiError)) throw problem;
  const { errors } = speech.words;
  if (!(problem.code in errors)) return problem.message;
  const time = clock(Number(problem.parameters["seconds"] ?? 0));
  return say(errors[problem.code as keyof typeof errors], { ...problem.parameters, time });
}

/** Do something that the server may refuse, and say so if it does. */
export async function attempt<Result>(
  deed: () => Promise<Result>,
  inWords: (problem: unknown) => string | Promise<string> = problemText,
): Promise<Result | null> {
  try {
    return await deed();
  } catch (problem) {
    notify(await inWords(problem), "bad");
    return null;
  }
}
