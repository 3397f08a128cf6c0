// Every id that the pages say exists in both languages, with the values that it needs; every message is said somewhere.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import tableInEnglish from "../../../src/grognard/text/locales/en/web-table.ftl?raw";
import pagesInEnglish from "../../../src/grognard/text/locales/en/web.ftl?raw";
import tableInFrench from "../../../src/grognard/text/locales/fr/web-table.ftl?raw";
import pagesInFrench from "../../../src/grognard/text/locales/fr/web.ftl?raw";
import { callsOf, type Call } from "./calls";

const everything = import.meta.glob<string>("../../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const calls = Object.entries(everything).flatMap(([path, source]) => callsOf(path.replace("../../", ""), source));
const ofTable = (call: Call): boolean => call.where.startsWith("src/table/");
const byPages = calls.filter((call) => !ofTable(call));
const byTable = calls.filter(ofTable);

/** The messages of a catalogue: the values that each needs. */
function needs(source: string): Map<string, Set<string>> {
  const known = new Set<string>([...new FluentResource(source).body].map((entry) => entry.id));
  const found = new Map<string, Set<string>>();
  let current: Set<string> | undefined;
  for (const line of source.split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(line)?.[1];
    if (start !== undefined) {
      if (!known.has(start)) throw new Error(`not understood: ${start}`);
      current = new Set();
      found.set(start, current);
    }
    for (const value of line.matchAll(/\$(\w+)/g)) current?.add(value[1] ?? "");
  }
  return found;
}

const says = (call: Call, id: string): boolean => (call.pattern ? call.pattern.test(id) : call.id === id);

// The table knows the words of the pages too, and the pages know nothing of the table's.
describe.each([
  ["pages in French", byPages, needs(pagesInFrench), []],
  ["pages in English", byPages, needs(pagesInEnglish), []],
  ["table in French", byTable, needs(tableInFrench), [...needs(pagesInFrench).keys()]],
  ["table in English", byTable, needs(tableInEnglish), [...needs(pagesInEnglish).keys()]],
])("%s", (_, ours, messages, others) => {
  test("has every message that is said", () => {
    const lacking = ours.filter((call) => ![...messages.keys(), ...others].some((id) => says(call, id)));
    expect(lacking.map((call) => `${call.where}: ${call.id}`)).toEqual([]);
  });

  test("gets every value that a message needs", () => {
    const lacking = ours.flatMap((call) => {
      const wanted = [...messages].filter(([id]) => says(call, id)).flatMap(([, values]) => [...values]);
      const given = call.values;
      return given === null
        ? []
        : wanted.filter((name) => !given.has(name)).map((name) => `${call.where}: ${call.id} $${name}`);
    });
    expect(lacking).toEqual([]);
  });

  test("holds nothing that nobody says", () => {
    const unused = [...messages.keys()].filter((id) => !calls.some((call) => says(call, id)));
    expect(unused).toEqual([]);
  });
});
