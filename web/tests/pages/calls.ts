// What pages say, found by reading them: the calls of `say`, with their ids and the names of their values.
export interface Call {
  where: string;
  id: string;
  /** For an id that is put together: what it may become. */
  pattern: RegExp | null;
  /** The names of the values; null where they are spread from elsewhere. */
  values: Set<string> | null;
}

/** The text of the arguments of a call, from behind its bracket, parted at commas that stand in no other bracket. */
function argumentsOf(source: string): string[] {
  const found = [""];
  let depth = 0;
  let quote = "";
  for (const letter of source) {
    if (quote) {
      if (letter === quote) quote = "";
    } else if (letter === '"' || letter === "`") quote = letter;
    else if ("([{".includes(letter)) depth += 1;
    else if (")]}".includes(letter)) {
      if (depth === 0) return found;
      depth -= 1;
    } else if (letter === "," && depth === 0) {
      found.push("");
      continue;
    }
    found[found.length - 1] += letter;
  }
  return found;
}

/** The names in an object that is written out; null if it is not. */
function namesOf(object: string): Set<string> | null {
  const inner = object.trim();
  if (!inner) return new Set();
  if (!inner.startsWith("{") || inner.includes("...")) return null;
  const parts = argumentsOf(`${inner.slice(1, -1)})`);
  return new Set(parts.map((part) => /^\s*(\w+)/.exec(part)?.[1] ?? "").filter(Boolean));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every call of `say` in a source. What an id is compared with is no id. */
export function callsOf(where: string, source: string): Call[] {
  return [...source.matchAll(/\bsay\(/g)].flatMap((match) => {
    const [first = "", second = ""] = argumentsOf(source.slice(match.index + match[0].length));
    const values = namesOf(second);
    const asked = first.replace(/[=!]==\s*"[^"]*"/g, "");
    const plain = [...asked.replace(/`[^`]*`/g, "").matchAll(/"([a-z][\w-]*)"/g)].map((one) => one[1] ?? "");
    const made = [...asked.matchAll(/`([^`]*)`/g)].map((one) => one[1] ?? "");
    return [
      ...plain.map((id) => ({ where, id, pattern: null, values })),
      ...made.map((id) => ({
        where,
        id,
        pattern: new RegExp(
          `^${id
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join("\\w+")}$`,
        ),
        values,
      })),
    ];
  });
}
