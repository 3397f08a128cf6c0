import { describe, expect, test } from "vitest";

import { found } from "../../src/lib/pages";

describe("the page of an address", () => {
  test("is found with what the address says", () => {
    expect(found("/table/abc")).toMatchObject({ at: ["abc"], bare: true });
    expect(found("/new/tiny/short")?.at).toEqual(["tiny", "short"]);
    expect(found("/join/to-ken_1")?.at).toEqual(["to-ken_1"]);
    expect(found("/replay/abc/12")?.at).toEqual(["abc", "12"]);
  });

  test("is the rulebook for each of its rules, and stays the same page", () => {
    const rule = found("/rules/tiny/march.bridge");
    expect(rule?.at).toEqual(["tiny", "march.bridge"]);
    expect(rule?.key).toBe(found("/rules/tiny")?.key);
    expect(rule?.bare).toBe(false);
  });

  test("is the first rulebook where no game is named", () => {
    expect(found("/rules")?.at).toEqual(["", ""]);
  });

  test("is another page for another table", () => {
    expect(found("/table/a")?.key).not.toBe(found("/table/b")?.key);
  });

  test("does not exist for the home page and for what nobody wrote", () => {
    for (const path of ["/", "/table", "/table/a/b", "/rules/a/b/c", "/accounts", "/new/tiny"]) {
      expect(found(path), path).toBeNull();
    }
  });

  test("survives an address that is badly written", () => {
    expect(found("/rules/%E0%A4%A")?.at[0]).toBe("%E0%A4%A");
    expect(found("/rules/tiny/d%C3%A9")?.at[1]).toBe("dé");
  });
});
