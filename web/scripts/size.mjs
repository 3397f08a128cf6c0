// How much the home page loads at first: the page, the scripts and styles that it cannot do without, its words; without
// typefaces, which come after the text is there. Fails beyond the limit. `npm run size`, after `npm run build`.
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000; // bytes, compressed
const BUILT = fileURLToPath(new URL("../../src/grognard/server/static", import.meta.url));

/** The files that a script imports as soon as it runs: static imports only. */
function importsOf(script) {
  const found = [...script.matchAll(/(?:import|export)\s*(?:[\w*{}\s,$]*?from\s*)?["'](\.[^"']+)["']/g)];
  return [...new Set(found.map((match) => match[1]))];
}

/** The scripts and styles that a page names. */
function namedIn(page) {
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)];
  const links = [...page.matchAll(/<link[^>]+rel="(?:stylesheet|modulepreload)"[^>]+href="([^"]+)"/g)];
  return [...scripts, ...links].map((match) => match[1]);
}

/** What the first load brings: each file with its compressed size. */
function firstLoad(folder) {
  const sizes = new Map();
  const add = (path) => {
    const name = relative(folder, path);
    if (sizes.has(name)) return;
    const text = readFileSync(path, "utf8");
    sizes.set(name, gzipSync(text, { level: 9 }).length);
    if (!path.endsWith(".js")) return;
    for (const other of importsOf(text)) add(resolve(dirname(path), other));
  };
  const page = join(folder, "index.html");
  add(page);
  for (const named of namedIn(readFileSync(page, "utf8"))) add(join(folder, named));
  add(catalogue(folder, [...sizes.keys()]));
  return sizes;
}

/** The larger of the catalogues that the first scripts load, whichever the language: chunks named after web.ftl. */
function catalogue(folder, names) {
  const entry = names.filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(folder, name), "utf8"));
  const found = entry.flatMap((text) =>
    [...text.matchAll(/["'`]\.\/(web-[\w-]{8}\.js)["'`]/g)].map((match) => match[1]),
  );
  const paths = [...new Set(found)].map((name) => join(folder, "assets", name));
  if (!paths.length) throw new Error("no catalogue is named in the first scripts");
  const size = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
  return paths.sort((a, b) => size(b) - size(a))[0];
}

const sizes = firstLoad(process.argv[2] ?? BUILT);
const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
for (const [name, size] of sizes) console.log(String(size).padStart(8), name);
console.log(String(whole).padStart(8), `bytes compressed, of ${LIMIT} allowed`);
if (whole > LIMIT) process.exit(1);
