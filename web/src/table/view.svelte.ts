// Where the reader looks: pan and zoom of the map, kept within its bounds. d3-zoom hears mouse, wheel and fingers; keys
// and buttons come in here. What is drawn is drawn anew at each zoom, never stretched, so nothing is ever blurred.
import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";

import type { Board } from "../lib/messages";
import { spacing, type Point } from "./geometry";

const STEP = 1.5; // of a button or a key
const GLIDE = 260; // ms
const CLOSE = 290; // pixels between neighbouring places at the closest look
const MARGIN = 0.04; // of the map, around it

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class View {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  fit = $state(1);
  /** Somebody has moved the map: it no longer follows the question by itself. */
  touched = false;

  private behavior: ZoomBehavior<SVGSVGElement, unknown>;
  private svg: Selection<SVGSVGElement, unknown, null, undefined> | null = null;
  private frame = 0;

  /** What room there is lies to the left of the map if something else is to lie there, otherwise on both sides. */
  constructor(
    readonly board: Board,
    readonly aside = false,
  ) {
    this.behavior = zoom<SVGSVGElement, unknown>()
      .constrain((transform, extent, bounds) => {
        const left = transform.invertX(extent[0][0]) - bounds[0][0];
        const right = transform.invertX(extent[1][0]) - bounds[1][0];
        const above = transform.invertY(extent[0][1]) - bounds[0][1];
        const below = transform.invertY(extent[1][1]) - bounds[1][1];
        return transform.translate(
          right > left ? (this.aside ? right : (left + right) / 2) : Math.min(0, left) || Math.max(0, right),
          below > above ? (above + below) / 2 : Math.min(0, above) || Math.max(0, below),
        );
      })
      .on("zoom", (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (event.sourceEvent) {
          this.touched = true;
          cancelAnimationFrame(this.frame);
        }
        this.x = event.transform.x;
        this.y = event.transform.y;
        this.k = event.transform.k;
      })
      .clickDistance(5);
  }

  attach(element: SVGSVGElement): () => void {
    this.svg = select(element);
    this.svg.call(this.behavior).on("dblclick.zoom", null);
    const watch = new ResizeObserver(() => this.measure(element));
    watch.observe(element);
    this.measure(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.frame);
      this.svg?.on(".zoom", null);
      this.svg = null;
    };
  }

  private measure(element: SVGSVGElement): void {
    const { width, height } = element.getBoundingClientRect();
    if (!width || !height || (width === this.width && height === this.height)) return;
    const first = this.width === 0;
    const middle = this.middle;
    const whole = this.k <= this.fit * 1.01;
    this.width = width;
    this.height = height;
    const { board } = this;
    this.fit = Math.min(width / board.width, height / board.height);
    const most = Math.max(this.fit * 2, CLOSE / spacing(board.spots));
    const margin = Math.max(board.width, board.height) * MARGIN;
    this.behavior
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([this.fit * 0.96, most])
      .translateExtent([
        [-margin, -margin],
        [board.width + margin, board.height + margin],
      ]);
    if (first || whole) this.whole(true);
    else this.to(middle, this.k, true);
  }

  /** Pixels beside the whole map. */
  get room(): number {
    return Math.max(0, this.width - this.board.width * this.fit);
  }

  get middle(): Point {
    return { x: (this.width / 2 - this.x) / this.k, y: (this.height / 2 - this.y) / this.k };
  }

  /** A point of the map on the screen, from the map's upper left corner. */
  screen(point: Point): Point {
    return { x: point.x * this.k + this.x, y: point.y * this.k + this.y };
  }

  whole(at_once = false): void {
    this.touched = false;
    this.to({ x: this.board.width / 2, y: this.board.height / 2 }, this.fit, at_once);
  }

  zoomBy(factor: number): void {
    this.touched = true;
    this.to(this.middle, this.k * factor);
  }

  panBy(dx: number, dy: number): void {
    this.touched = true;
    const { x, y } = this.middle;
    this.to({ x: x + dx / this.k, y: y + dy / this.k }, this.k);
  }

  /** Brings some points into sight, moving no more than that needs. */
  show(points: Point[], inset = 70): void {
    if (!points.length || !this.width) return;
    const room = Math.min(inset, this.width / 4, this.height / 4);
    const on = points.map((point) => this.screen(point));
    const seen = on.every(({ x, y }) => x >= room && x <= this.width - room && y >= room && y <= this.height - room);
    if (seen) return;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const wide = Math.max(...xs) - Math.min(...xs);
    const high = Math.max(...ys) - Math.min(...ys);
    const k = Math.min(
      this.k,
      wide > 0 ? (this.width - 2 * room) / wide : Infinity,
      high > 0 ? (this.height - 2 * room) / high : Infinity,
    );
    const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
    this.to(middle, k);
  }

  to(middle: Point, k: number, at_once = false): void {
    const { svg } = this;
    if (!svg) return;
    cancelAnimationFrame(this.frame);
    const [least, most] = this.behavior.scaleExtent();
    const wanted = Math.min(most, Math.max(least, k));
    const from = { ...this.middle, k: this.k };
    const place = (x: number, y: number, scale: number): void => {
      const transform = zoomIdentity
        .translate(this.width / 2, this.height / 2)
        .scale(scale)
        .translate(-x, -y);
      const bounded = this.behavior.constrain()(
        transform,
        [
          [0, 0],
          [this.width, this.height],
        ],
        this.behavior.translateExtent(),
      );
      svg.call(this.behavior.transform, bounded);
    };
    if (at_once || still()) {
      place(middle.x, middle.y, wanted);
      return;
    }
    const start = performance.now();
    const glide = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const ease = 1 - (1 - t) ** 3;
      place(
        from.x + (middle.x - from.x) * ease,
        from.y + (middle.y - from.y) * ease,
        from.k * (wanted / from.k) ** ease,
      );
      if (t < 1) this.frame = requestAnimationFrame(glide);
    };
    this.frame = requestAnimationFrame(glide);
  }

  /** The keys of the map; true if this was one of them. */
  key(event: KeyboardEvent, arrows: boolean): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const by = 90;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by],
      ArrowDown: [0, by],
    };
    const move = moves[event.key];
    if (move && arrows) this.panBy(...move);
    else if (event.key === "+" || event.key === "=") this.zoomBy(STEP);
    else if (event.key === "-" || event.key === "_") this.zoomBy(1 / STEP);
    else if (event.key === "0") this.whole();
    else return false;
    event.preventDefault();
    return true;
  }
}

export { STEP };
