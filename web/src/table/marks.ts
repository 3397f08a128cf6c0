// What the map has to draw besides the board, worked out from a scene: which elements are which, what lies where.
import type { Board, Crossing, Link, Piece, Player, Scene, Spot } from "../lib/messages";

/** Looks up a board's spots and links by their ids; one for each board. */
export class Gazetteer {
  readonly spots: Map<string, Spot>;
  readonly links: Map<string, Link>;

  constructor(board: Board) {
    this.spots = new Map(board.spots.map((spot) => [spot.id, spot]));
    this.links = new Map(board.links.map((link) => [link.id, link]));
  }

  /** The spots that an element stands on or leads to. */
  around(element: string, scene: Scene | null): Spot[] {
    const spot = this.spots.get(element);
    if (spot) return [spot];
    const link = this.links.get(element);
    if (link) return link.ends.flatMap((end) => this.spots.get(end) ?? []);
    const stack = scene?.stacks.find((stack) => stack.pieces.some((piece) => piece.id === element));
    const under = stack && this.spots.get(stack.spot);
    return under ? [under] : [];
  }
}

export type Look = Player["look"];

/** The look of each side. */
export function looks(scene: Scene): Map<string, Look> {
  return new Map(scene.players.map((player) => [player.id, player.look]));
}

export const lookOf = (scene: Scene, owner: string | null): Look =>
  scene.players.find((player) => player.id === owner)?.look ?? "coalition";

export const nameOf = (scene: Scene, owner: string | null): string =>
  scene.players.find((player) => player.id === owner)?.name ?? "";

/** Some pieces are hidden from the enemy, so that it is worth telling which are not. */
export const fog = (scene: Scene): boolean =>
  scene.stacks.some((stack) => stack.pieces.some((piece) => !piece.shown || piece.look === "hidden"));

/** Pieces keep the place in the order in which they were first seen, so that a piece stays the same element. */
export class Order {
  private seen = new Map<string, number>();

  of = (piece: Piece): number => {
    let place = this.seen.get(piece.id);
    if (place === undefined) this.seen.set(piece.id, (place = this.seen.size));
    // Those who act lie on top of their stack, commanders below their corps.
    return place + (piece.active ? 20_000 : piece.look === "commander" || piece.look === "leader" ? 0 : 10_000);
  };
}

/** The bridges of a link: its own, and those over arms of the same river, which stand and fall with it. */
export const bridgesOf = (link: Link): Crossing[] => (link.bridge ? [link.bridge, ...link.arms] : link.arms);

/** A point on a link, some way from one of its ends, and the direction there: where an arrow lies. */
export function along(link: Link, from: Spot, to: Spot): { x: number; y: number; angle: number } {
  const numbers = (link.d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const points: [number, number][] = [];
  // Straight or gently bent ways: their points in the order of the path are good enough for an arrow near an end.
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  const reversed = link.ends[0] !== from.id;
  const way = reversed ? points.reverse() : points;
  const next = /[a-z]/.test(link.d) || way.length < 2 ? [to.x, to.y] : (way[1] ?? [to.x, to.y]);
  const angle = Math.atan2((next[1] ?? 0) - from.y, (next[0] ?? 0) - from.x);
  return { x: from.x, y: from.y, angle };
}
