// Faults that neither TypeScript nor svelte-check sees. How the code is laid out is Prettier's business.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/api/schema.d.ts", "src/games/border.ts", "src/games/*/border.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    rules: {
      // a `let` that markup binds to is used there
      "no-useless-assignment": "off",
      // svelte-check wants these comments, and says so if one is of no use
      "svelte/no-unused-svelte-ignore": "off",
      // sets and maps that are made anew for each derived value, and never shown by themselves
      "svelte/prefer-svelte-reactivity": "off",
      // a sheet that a question opens and a tap closes is a state with an effect: it reads as it is played
      "svelte/prefer-writable-derived": "off",
      // {" "} keeps a space that the compiler would drop
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    // boards of all games in one list: what each of them takes is checked where it is made
    files: ["src/games/contract.ts", "src/games/registry.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
);
