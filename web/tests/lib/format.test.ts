import { describe, expect, test } from "vitest";

import { ago, length, pieces, plain, searchWords } from "../../src/lib/parts/format";

describe("times", () => {
  const now = 1_000_000;

  test("are told in the largest unit that has passed, in the reader's language", () => {
    expect(ago(now - 30, "en", now)).toBe("now");
    expect(ago(now - 90, "en", now)).toBe("1 minute ago");
    expect(ago(now - 7300, "en", now)).toBe("2 hours ago");
    expect(ago(now - 86400, "fr", now)).toBe("hier");
    expect(ago(now - 5 * 86400, "fr", now)).toBe("il y a 5 jours");
  });

  test("of a game are in minutes, and in hours and halves once it is long", () => {
    expect(length([35, 60])).toEqual({ unit: "minutes", low: 35, high: 60, lowHalf: 0, highHalf: 0 });
    expect(length([85, 140])).toEqual({ unit: "hours", low: 1, high: 2, lowHalf: 1, highHalf: 1 });
    expect(length([120, 205])).toEqual({ unit: "hours", low: 2, high: 3, lowHalf: 0, highHalf: 1 });
  });
});

describe("searching", () => {
  test("sees no accents and no capitals, and keeps every letter in its place", () => {
    expect(plain("Éléments")).toBe("elements");
    expect(plain("Iéna, œuvre")).toHaveLength("Iéna, œuvre".length);
  });

  test("takes words apart at blanks and apostrophes, without single letters", () => {
    expect(searchWords("  L’Élan d'un corps à ")).toEqual(["elan", "un", "corps"]);
  });

  test("marks every place of every word, and loses nothing of the text", () => {
    const found = pieces("Un pont détruit, un autre Pont", ["pont", "detruit"]);
    expect(found.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["pont", "détruit", "Pont"]);
    expect(found.map((piece) => piece.text).join("")).toBe("Un pont détruit, un autre Pont");
  });

  test("joins words that overlap", () => {
    expect(pieces("contrordre", ["contro", "ordre"])).toEqual([{ text: "contrordre", hit: true }]);
  });

  test("marks nothing where nothing is searched", () => {
    expect(pieces("Le pont", [])).toEqual([{ text: "Le pont", hit: false }]);
  });
});
