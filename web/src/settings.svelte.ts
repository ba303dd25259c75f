// How this browser likes its table.

import { recall, remember } from "./storage";
import type { Speed } from "./table/player";

export type Theme = "system" | "light" | "dark";

interface Settings {
  theme: Theme;
  /** Ask before a move is sent. */
  confirm: boolean;
  animations: boolean;
  /** How long each decision is shown. */
  speed: Speed;
  sound: boolean;
  /** The log shows every line, not only sums. */
  unfolded: boolean;
  textBoard: boolean;
}

const usual: Settings = {
  theme: "system",
  confirm: false,
  animations: true,
  speed: "normal",
  sound: false,
  unfolded: false,
  textBoard: false,
};

export const settings: Settings = $state({ ...usual, ...recall<Partial<Settings>>("settings", {}) });

/** Keep the settings, and let the style sheets know them. To be called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    remember("settings", settings);
    const root = document.documentElement.dataset;
    if (settings.theme === "system") delete root["theme"];
    else root["theme"] = settings.theme;
    if (settings.animations) delete root["motion"];
    else root["motion"] = "off";
  });
}
