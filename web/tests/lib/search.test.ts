import { describe, expect, test } from "vitest";

import type { RuleBook, RuleText } from "../../src/lib/messages";
import { search, titles } from "../../src/lib/parts/search";

const rule = (id: string, chapter: string, title: string, text: string): RuleText => ({
  id,
  title,
  text,
  see: [],
  chapter,
  kind: "code",
});
const BOOK: RuleBook = {
  game: "tiny",
  name: "Tiny",
  chapters: [
    {
      id: "march",
      title: "La marche",
      rules: [
        rule("march.bridge", "march", "Le pont détruit", "Le franchir coûte 3 points."),
        rule("march.cost", "march", "Le coût", "Un point par connexion."),
      ],
    },
    { id: "end", title: "La fin", rules: [rule("end.points", "end", "Les points", "Qui en a le plus l’emporte.")] },
  ],
  terms: [
    ["pont détruit", "destroyed bridge"],
    ["pile", "stack"],
  ],
};

describe("searching a rulebook", () => {
  test("shows everything while nothing is searched", () => {
    expect(search(BOOK, " ")).toMatchObject({ count: 3, words: [] });
  });

  test("finds a rule by words that stand in its title, its text and its id, in any order", () => {
    expect(search(BOOK, "franchir PONT").chapters.map((chapter) => chapter.rules.map((one) => one.id))).toEqual([
      ["march.bridge"],
    ]);
    expect(search(BOOK, "end.points").count).toBe(1);
  });

  test("needs every word, with or without its accents", () => {
    expect(search(BOOK, "detruit coute").count).toBe(1);
    expect(search(BOOK, "détruit emporte").count).toBe(0);
  });

  test("leaves out chapters without a rule that answers", () => {
    expect(search(BOOK, "emporte").chapters.map((chapter) => chapter.id)).toEqual(["end"]);
  });

  test("finds terms in either language", () => {
    expect(search(BOOK, "stack").terms).toEqual([["pile", "stack"]]);
  });
});

test("a rule's title is known by its id, whatever its chapter", () => {
  expect(titles(BOOK).get("end.points")).toBe("Les points");
});
