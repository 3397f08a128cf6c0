// Where things lie on the map and how large they are at each zoom. Board units are the server's; sizes on the screen are
// pixels, and `k` is pixels for each unit.
import type { Board, Piece, Scene, Spot } from "../lib/messages";

export interface Point {
  x: number;
  y: number;
}

export interface Placed {
  piece: Piece;
  spot: string;
  owner: string;
  x: number;
  y: number;
  index: number; // in its stack, from below
  height: number; // of its stack
}

/** The distance at which places usually lie from their nearest neighbour: what everything else is measured by. */
export function spacing(spots: Spot[]): number {
  const nearest = spots.map((spot) => {
    let least = Infinity;
    for (const other of spots) {
      if (other !== spot) least = Math.min(least, Math.hypot(other.x - spot.x, other.y - spot.y));
    }
    return least;
  });
  nearest.sort((a, b) => a - b);
  const middle = nearest[Math.floor(nearest.length / 2)] ?? 100;
  return Number.isFinite(middle) ? middle : 100;
}

export const BLOCK = 40; // the side of a block in its own units
const PART = 0.36; // of the distance between neighbours is the side of a block: what a board leaves room for

/** How much a block is enlarged, in board units for each of its own: as the map, but never too small or too large. */
export function blockScale(unit: number, k: number): number {
  const pixels = Math.min(72, Math.max(24, unit * PART * k));
  return pixels / BLOCK / k;
}

/** How much of a block's face can be read: 0 its arm and strength, 1 its name too, 2 everything. */
export function detail(scale: number, k: number): 0 | 1 | 2 {
  const pixels = scale * BLOCK * k;
  return pixels < 33 ? 0 : pixels < 48 ? 1 : 2;
}

/** Every piece with its place; stacks rise to the upper right, a fixed part of a block for each piece. */
export function placed(board: Board, scene: Scene, order: (piece: Piece) => number): Placed[] {
  const spots = new Map(board.spots.map((spot) => [spot.id, spot]));
  const side = new Map(scene.players.map((player, i) => [player.id, i]));
  const all: Placed[] = [];
  for (const stack of scene.stacks) {
    const spot = spots.get(stack.spot);
    if (!spot) continue;
    const place = spot.places[side.get(stack.owner) ?? 0] ?? [spot.x, spot.y];
    const pieces = [...stack.pieces].sort((a, b) => order(a) - order(b));
    pieces.forEach((piece, index) => {
      all.push({
        piece,
        spot: stack.spot,
        owner: stack.owner,
        x: place[0],
        y: place[1],
        index,
        height: pieces.length,
      });
    });
  }
  // One order for all scenes, so that a piece stays the same element and its way to another place can be seen.
  return all.sort((a, b) => order(a.piece) - order(b.piece));
}

/** What lies somewhere on the board, from its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The middle of a note about a place: the place itself, or the nearest point beside it that covers nothing else. */
export function beside(at: Point, width: number, height: number, taken: Box[]): Point {
  let best = at;
  let least = Infinity;
  for (const far of [0, 0.5, 0.75, 1, 1.3]) {
    for (const [dx, dy] of far ? AROUND : [[0, 0] as const]) {
      const x = at.x + dx * far * width;
      const y = at.y + dy * far * height;
      const note = { x: x - width / 2, y: y - height / 2, width, height };
      const covered = taken.reduce((sum, box) => sum + shared(note, box), 0) / (width * height);
      if (covered + far * 0.04 < least) [best, least] = [{ x, y }, covered + far * 0.04];
    }
  }
  return best;
}

const AROUND = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** The nearest spot in a direction, for the arrow keys: what lies off the direction counts as further away. */
export function towards(spots: Spot[], from: Point, dx: number, dy: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const x = spot.x - from.x;
    const y = spot.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 1e-6 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** Where the pieces of a fanned stack lie around its place, in blocks: one row, or two when there are many. */
export function fan(count: number): Point[] {
  const row = count > 5 ? Math.ceil(count / 2) : count;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / row);
    const inRow = Math.min(row, count - line * row);
    return { x: ((i % row) - (inRow - 1) / 2) * 1.12, y: -line * 1.2 };
  });
}
