import { expect, test } from "vitest";

import own from "../../package.json";
import { CLIENT, TYPEFACES } from "../../src/lib/parts/licences";

const packages = import.meta.glob<{ name: string; license: string }>(
  ["../../node_modules/*/package.json", "../../node_modules/@{fluent,fontsource,noble}/*/package.json"],
  { eager: true },
);
const licences = new Map(Object.values(packages).map((one) => [one.name, one.license]));

test("About names every library and typeface that the client ships, with the licence that it comes with", () => {
  const shipped = Object.keys(own.dependencies).filter((name) => !name.startsWith("@fontsource/"));
  expect(CLIENT.map((one) => one.npm).sort()).toEqual([...shipped, "svelte"].sort());
  for (const one of CLIENT) expect(licences.get(one.npm), one.npm).toBe(one.licence);
  const typefaces = TYPEFACES.map((one) => [`@fontsource/${one.name.toLowerCase().replaceAll(" ", "-")}`, one.licence]);
  expect(typefaces.map(([name]) => name).sort()).toEqual(
    Object.keys(own.dependencies)
      .filter((name) => name.startsWith("@fontsource/"))
      .sort(),
  );
  for (const [name, licence] of typefaces) expect(licences.get(name ?? ""), name).toBe(licence);
});
