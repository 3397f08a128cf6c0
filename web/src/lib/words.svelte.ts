// The client's own words, from the Fluent catalogues that the server's Python reads too. Everything about a game comes
// from the server already in words.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { speak } from "./api";

export type Language = "fr" | "en";

/** Where a catalogue is, in each language. */
export type Catalogue = Record<Language, () => Promise<{ default: string }>>;

const catalogues: Catalogue[] = [
  {
    fr: () => import("../../../src/grognard/text/locales/fr/web.ftl?raw"),
    en: () => import("../../../src/grognard/text/locales/en/web.ftl?raw"),
  },
];

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

/** The language in use. */
export function language(): Language {
  return current;
}

/** The language that the browser asks for first, of the two that there are. */
export function preferred(): Language {
  for (const wish of navigator.languages) {
    if (wish.startsWith("fr")) return "fr";
    if (wish.startsWith("en")) return "en";
  }
  return "en";
}

/** Changes the language: of the page, of its words, of what the server says. */
export async function use(to: Language): Promise<void> {
  const sources = await Promise.all(catalogues.map((catalogue) => catalogue[to]()));
  const made = new FluentBundle(to, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source.default));
  bundle = made;
  current = to;
  document.documentElement.lang = to;
  speak(to);
}

/** Adds the words of a page that is loaded later than the first, in the language in use and in every later one. */
export async function learn(catalogue: Catalogue): Promise<void> {
  if (catalogues.includes(catalogue)) return;
  catalogues.push(catalogue);
  await use(current);
}

/** A message, or an attribute of it (`id.attribute`), with its values. What is missing is shown by its id. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const [name, attribute] = id.split(".", 2) as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return id;
  // With somewhere to put what goes wrong, a message that lacks a value is shown with a gap and does not end the page.
  return bundle.formatPattern(pattern, values, []);
}
