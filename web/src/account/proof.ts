// Fresh proof of who somebody is, which the server wants before a way to sign in is added.

import { ApiError } from "../api/client";

/** Do something; if the server wants proof first, tell by what ("password", "passkey" or both) instead. */
export async function orAsk<Result>(deed: () => Promise<Result>, ask: (by: string) => void): Promise<Result | null> {
  try {
    return await deed();
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== "prove") throw problem;
    ask(String(problem.parameters["by"]));
    return null;
  }
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** A browser as people call it: 'Firefox, Linux'; what it calls itself if we do not know it. */
export function browserName(agent: string): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([pattern]) => pattern.test(agent))?.[1]);
  return known.filter((name) => name !== undefined).join(", ") || agent;
}
