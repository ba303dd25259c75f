import { mount } from "svelte";
import App from "./App.svelte";
import { start } from "./start";
import "./theme.css";
import "./base.css";

// Drawn once, when there is something to show: an empty frame before it would keep the first picture waiting.
// No `await` out here: pages that are loaded later import parts of this file, and would wait for it.
void start().then(() => mount(App, { target: document.body }));
