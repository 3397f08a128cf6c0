import { expect, test } from "vitest";

import { left, runs } from "../../src/table/clock";
import { seat, table } from "../lib/games";

test("only a clock that runs loses what has passed", () => {
  const mine = seat("french", { clock_left: 125, running: true });
  const other = seat("allies", { clock_left: 125 });
  expect(left(mine, 10).text).toBe("1:55");
  expect(left(other, 10).text).toBe("2:05");
  expect(left(mine, 1000).text).toBe("0:00");
});

test("hours and days are told as such", () => {
  expect(left(seat("french", { clock_left: 7200 }), 0).text).toBe("2:00:00");
  expect(left(seat("french", { clock_left: 3 * 86400 + 3600 }), 0)).toMatchObject({ days: 3, hours: 1 });
});

test("in a secret phase, when nobody is said to act, the own clock is seen to run", () => {
  const running = table("t", { seats: [seat("french", { clock_left: 60, running: true }), seat("allies")] });
  expect(runs(running)).toBe(true);
  expect(runs(table("t", { seats: [seat("french", { clock_left: 60 })] }))).toBe(false);
  expect(runs({ ...running, state: "over" })).toBe(false);
});
