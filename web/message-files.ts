// Message files as the page needs them.

import type { Plugin } from "vite";

const EXPORT = "export default ";
const COMMENTS = /^(#.*)?\n/gm;
const ONLY_FOR_THE_TERMINAL = /^terminal-.*\n([ \t].*\n)*/gm;
// Placeables are left as they are.
const WIDE_SIGNS = /\{[^{}]*\}|[\u0100-\ud7ff\ue000-\uffff]/g;

export function messageFiles(): Plugin {
  return {
    name: "message-files",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const file = JSON.parse(code.slice(EXPORT.length)) as string;
      return { code: EXPORT + JSON.stringify(forThePage(file)), map: null };
    },
  };
}

/** Without comments and what only the terminal says. A single wide sign would make the browser hold every letter of the
 * file in two bytes, so it is written by its number. */
export function forThePage(file: string): string {
  return `${file}\n`
    .replace(COMMENTS, "")
    .replace(ONLY_FOR_THE_TERMINAL, "")
    .replace(WIDE_SIGNS, (found) => (found.startsWith("{") ? found : `{ "${numbered(found)}" }`));
}

function numbered(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
