import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { messageFiles } from "./message-files";

export default defineConfig({
  plugins: [messageFiles(), svelte()],
  build: {
    outDir: "../src/boriken/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark(), so that it is left as it is written.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The server's content security policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What others wrote goes out with their licences.
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      output: {
        // Small files that every first game needs come together: each by itself would cost a request and its headers.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // One sheet of styles for the first page and for tables, likewise.
            {
              name: "page",
              test: /\/src\/(theme\.css|base\.css|(App|games\/TextBoard|parts\/\w+|lobby\/\w+|table\/\w+|pages\/(Home|Table|Join|NotFound)Page)\.svelte\?.*css)$/,
            },
            {
              name: "shared",
              test: /\/node_modules\/|\/words\/(en\/(common|page)\.ftl|languages\.json)|\/src\/(api|parts\/(Icon|IconButton|Segments|Fieldset|Field|Notices|Palm|PlainScene)|games\/(registry|sheets|plain|common\/drawing\/PosterShip|\w+\/drawing\/\w+\.svg)|lobby\/(catalogue|options)|puzzles\/client|session|speech|notices|router|settings|storage|time|words\/)\b|\0/,
            },
            { name: "board", test: /\/src\/games\/common\// },
          ],
        },
      },
    },
  },
  server: {
    // The words of the page and of the games are in src/boriken.
    fs: { allow: [".."] },
    proxy: { "/api": process.env["BORIKEN_SERVER"] ?? "http://127.0.0.1:8000" },
  },
  test: { include: ["tests/**/*.test.ts"], css: true },
});
