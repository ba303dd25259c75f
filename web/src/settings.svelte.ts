// How this browser likes its table.

import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";

interface Settings {
  theme: Theme;
  /** Ask before a move is sent. */
  confirm: boolean;
  animations: boolean;
  textBoard: boolean;
}

const usual: Settings = { theme: "system", confirm: false, animations: true, textBoard: false };

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
