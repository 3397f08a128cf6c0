import { expect, test } from "vitest";

import type { LogLine, MomentInfo } from "../../src/lib/messages";
import { continued, frames, gathered, nextStop, swings } from "../../src/table/journal";

const line = (i: number, at: number, turn: number, operation: number, owner: string | null = null): LogLine => ({
  i,
  at,
  rule: "march.path",
  kind: "marches",
  text: `line ${i}`,
  elements: [],
  turn,
  operation,
  owner,
  look: "plain",
});
const lines = [line(0, 0, 1, 0), line(1, 2, 1, 1), line(2, 2, 1, 1, "blue"), line(3, 5, 1, 2), line(4, 6, 2, 0)];

test("the log is gathered by turn and operation, and an operation is its owner's", () => {
  const turns = gathered(lines);
  expect(turns.map((turn) => turn.operations.map((operation) => operation.lines.map((one) => one.i)))).toEqual([
    [[0], [1, 2], [3]],
    [[4]],
  ]);
  expect(turns[0]?.operations[1]?.owner).toBe("blue");
});

test("a replay shows each moment once, with all that happened there", () => {
  expect(frames(lines).map((frame) => [frame.at, frame.lines.length])).toEqual([
    [0, 1],
    [2, 2],
    [5, 1],
    [6, 1],
  ]);
});

test("a push is laid onto the log, over what has been taken back", () => {
  const anew = [line(3, 5, 1, 3)];
  expect(continued(lines, 3, anew)?.map((one) => one.operation)).toEqual([0, 1, 1, 3]);
  expect(continued(lines, 5, [line(5, 7, 2, 1)])?.length).toBe(6);
});

test("a push that leaves a gap is refused, so that the whole is asked for", () => {
  expect(continued(lines, 6, [])).toBeNull();
});

const moment = (n: number, kind: MomentInfo["kind"], points: number, turn = 1): MomentInfo => ({
  n,
  turn,
  operation: 0,
  kind,
  text: "",
  points,
});
const course = [
  moment(0, "turn", 10),
  moment(1, "decision", 10),
  moment(3, "operation", 8),
  moment(4, "decision", 8),
  moment(6, "turn", 9, 2),
  moment(7, "end", 9, 2),
];

test("a replay steps by decision, operation or turn, both ways, and stops at the ends", () => {
  expect(nextStop(course, 0, "decision", 1)).toBe(1);
  expect(nextStop(course, 0, "operation", 1)).toBe(2);
  expect(nextStop(course, 0, "turn", 1)).toBe(4);
  expect(nextStop(course, 4, "operation", -1)).toBe(2);
  expect(nextStop(course, 5, "turn", 1)).toBe(5);
  expect(nextStop(course, 1, "operation", -1)).toBe(0);
});

test("turning points are where the points moved most, in the order of play", () => {
  expect(swings(course).map((swing) => [swing.index, swing.change])).toEqual([
    [2, -2],
    [4, 1],
  ]);
  expect(swings(course, 1).map((swing) => swing.index)).toEqual([2]);
});
