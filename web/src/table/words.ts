// The words of the table and of the replay: a catalogue of their own, loaded with them. Whoever imports this module
// waits for it, so that a page never shows an id for a moment.
import { learn } from "../lib/words.svelte";

await learn({
  fr: () => import("../../../src/grognard/text/locales/fr/web-table.ftl?raw"),
  en: () => import("../../../src/grognard/text/locales/en/web-table.ftl?raw"),
});

export { language, say } from "../lib/words.svelte";
