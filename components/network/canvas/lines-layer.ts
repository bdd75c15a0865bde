import type { Core } from 'cytoscape';
import { stepColor } from '@/lib/network/appearance/appearance-style';
import { CHANGE_KINDS, CHANGE_LOOKS } from '@/lib/network/changes/changes';
import type { NetworkFilter } from '@/lib/network/filter';
import { at } from '@/lib/network/graph/slots';
import type { Point } from '@/lib/network/layout';
import {
  among,
  betweenShown,
  type Course,
  clip,
  type HitGrid,
  isStraight,
  type Lines,
  LOOKS,
  lineAt,
  type Manner,
  mannerOf,
  newCourse,
  paintedStep,
  passing,
  pointOn,
  readCourse,
  type Straight,
  toHitGrid,
  type Window,
  widthOf,
} from '@/lib/network/lines';
import type { LabelMode, Palette } from '@/lib/network/style';
import { pixelRatio } from './use-picture';

/** The canvas, the colours and the view. */
interface Pen {
  context: CanvasRenderingContext2D;
  palette: Palette;
  view: View;
}

interface View {
  zoom: number;
  pan: { x: number; y: number };
  width: number;
  height: number;
}

interface Scene {
  lines: Lines;
  /** 1 for each visible line. */
  drawn: Uint8Array;
  /** Numbers of highlighted lines, drawn on top in the accent colour. */
  marked: ReadonlySet<number>;
  /** The other lines are pale and without labels. */
  isDimmed: boolean;
  /** The label of a line. */
  labelOf: (line: number) => string;
  labels: LabelMode;
}

/** Margin around the visible area for curves, arrows and labels. */
const ROOM = 100;

/** The visible area with a margin, in picture units. */
const windowOf = ({ zoom, pan, width, height }: View): Window => ({
  left: -pan.x / zoom - ROOM,
  right: (width - pan.x) / zoom + ROOM,
  top: -pan.y / zoom - ROOM,
  bottom: (height - pan.y) / zoom + ROOM,
});

/** The filter while a slider is moving. */
type Moved = NetworkFilter | undefined;

/** Below this zoom a dash is a dot and an arrow a speck: lines are plain, and uncertain ones paler. */
const DASHES_FROM = 0.3;
const ARROWS_FROM = 0.25;
/** Of lines beside a highlighted path. */
const DIMMED = 0.2;
/** Minimum line width in screen pixels. */
const HAIR = 0.6;

/** One path per style instead of per line, for speed. */
function strokeLines({ context, palette, view }: Pen, { lines, drawn, isDimmed }: Scene): void {
  const window = windowOf(view);
  for (let look = 0; look < LOOKS; look++) {
    const [first, end] = [at(lines.starts, look), at(lines.starts, look + 1)];
    if (first === end) continue;
    const dashes = dashesOf(mannerOf(look), view.zoom);
    dress(context, palette, mannerOf(look), dashes);
    if (lines.isPainted && !CHANGE_KINDS.some((kind) => kind === mannerOf(look))) {
      context.strokeStyle = stepColor(palette, paintedStep(look));
      context.fillStyle = context.strokeStyle;
    }
    if (isDimmed) context.globalAlpha *= DIMMED;
    context.lineWidth = Math.max(widthOf(look), HAIR / view.zoom);
    const period = dashes.reduce((sum, length) => sum + length, 0);
    context.beginPath();
    for (let line = first; line < end; line++) if (drawn[line]) trace(context, lines, line, window, period);
    context.stroke();
    if (view.zoom < ARROWS_FROM) continue;
    context.beginPath();
    for (let line = first; line < end; line++) if (drawn[line]) arrow(context, lines, line, window);
    context.fill();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Draws hovered, chosen and path lines again on top. */
function strokeMarked({ context, palette, view }: Pen, { lines, drawn, marked }: Scene): void {
  if (marked.size === 0) return;
  context.strokeStyle = palette.accent;
  context.fillStyle = palette.accent;
  context.lineWidth = Math.max(2.2, 1.6 / view.zoom);
  const window = windowOf(view);
  context.beginPath();
  for (const line of marked) if (drawn[line]) trace(context, lines, line, window, SOLID);
  context.stroke();
  context.beginPath();
  for (const line of marked) if (drawn[line]) arrow(context, lines, line, window);
  context.fill();
}

const SOLID = 0;

/** Lengths of dashes and gaps; empty for a solid line. */
function dashesOf(manner: Manner, zoom: number): readonly number[] {
  if (zoom < DASHES_FROM) return [];
  if (manner === 'uncertain') return UNCERTAIN;
  if (manner === 'ultimate') return DOTTED;
  const change = CHANGE_KINDS.find((kind) => kind === manner);
  return change ? CHANGE_LOOKS[change].dashes : [];
}

const UNCERTAIN = [6, 5] as const;
const DOTTED = [1.5, 4] as const;

function dress(context: CanvasRenderingContext2D, palette: Palette, manner: Manner, dashes: readonly number[]): void {
  const change = CHANGE_KINDS.find((kind) => kind === manner);
  const isBroken = manner === 'uncertain' || manner === 'ultimate';
  const pale = manner === 'ended' || (isBroken && dashes.length === 0);
  context.setLineDash([...dashes]);
  context.globalAlpha = pale ? 0.5 : 1;
  const plain = manner === 'loop' ? palette.warn : palette.line;
  context.strokeStyle = change ? palette[CHANGE_LOOKS[change].token] : plain;
  context.fillStyle = context.strokeStyle;
}

/** `period`: length after which its dashes repeat; 0 if solid. */
function trace(context: CanvasRenderingContext2D, lines: Lines, line: number, window: Window, period: number): void {
  const [a, b] = [2 * at(lines.from, line), 2 * at(lines.to, line)];
  PIECE.ax = at(lines.places, a);
  PIECE.ay = at(lines.places, a + 1);
  PIECE.bx = at(lines.places, b);
  PIECE.by = at(lines.places, b + 1);
  if (isOutsideWindow(PIECE, window)) return;
  if (isStraight(lines, line)) {
    if (!clip(PIECE, window, period)) return;
    context.moveTo(PIECE.ax, PIECE.ay);
    context.lineTo(PIECE.bx, PIECE.by);
    return;
  }
  const { from, via, to } = readCourse(lines, line, DRAWN_COURSE);
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(via.x, via.y, to.x, to.y);
}

/** Both ends are beyond the same edge, as for most lines of a large picture at high zoom. */
const isOutsideWindow = ({ ax, ay, bx, by }: Straight, { left, right, top, bottom }: Window): boolean =>
  (ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom);

/** Reused to avoid allocations while drawing. */
const DRAWN_COURSE: Course = newCourse();
const PIECE: Straight = { ax: 0, ay: 0, bx: 0, by: 0 };

const NODE = 15;
const LENGTH = 9;
const HALF = 3.6;

/** Its tip touches the edge of the owned node. */
function arrow(context: CanvasRenderingContext2D, lines: Lines, line: number, window: Window): void {
  const { via, to } = readCourse(lines, line, DRAWN_COURSE);
  if (isOutside(to, window)) return;
  const [dx, dy] = [to.x - via.x, to.y - via.y];
  const length = Math.hypot(dx, dy);
  if (length < NODE) return;
  const [ux, uy] = [dx / length, dy / length];
  const [x, y] = [to.x - ux * NODE, to.y - uy * NODE];
  const [backX, backY] = [x - ux * LENGTH, y - uy * LENGTH];
  context.moveTo(x, y);
  context.lineTo(backX - uy * HALF, backY + ux * HALF);
  context.lineTo(backX + uy * HALF, backY - ux * HALF);
  context.closePath();
}

const isOutside = ({ x, y }: Point, { left, right, top, bottom }: Window): boolean =>
  x < left || x > right || y < top || y > bottom;

/** Labels are displayed from this zoom; those of highlighted lines earlier. */
const FROM = 0.75;
const MARKED_FROM = 0.35;
/** More labels are unreadable, and slower than all lines together. */
const MOST = 250;
const SIZE = 10;

const COURSE = newCourse();

/** Labels with a background, so that lines do not run through them. */
function writeLabels({ context, palette, view }: Pen, scene: Scene): void {
  const wanted = linesWithLabels(view.zoom, scene);
  if (!wanted) return;
  context.font = `${SIZE}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const { left, right, top, bottom } = windowOf(view);
  let written = 0;
  for (const line of wanted) {
    if (!scene.drawn[line]) continue;
    const { x, y } = pointOn(readCourse(scene.lines, line, COURSE), 0.6);
    if (x < left || x > right || y < top || y > bottom) continue;
    const text = scene.labelOf(line);
    const width = context.measureText(text).width + 4;
    context.fillStyle = palette.sunken;
    context.fillRect(x - width / 2, y - SIZE / 2 - 2, width, SIZE + 4);
    context.fillStyle = scene.marked.has(line) ? palette.ink : palette.muted;
    context.fillText(text, x, y);
    if (++written === MOST) return;
  }
}

function linesWithLabels(zoom: number, { marked, labels, lines, isDimmed }: Scene): Iterable<number> | undefined {
  if (labels === 'all' && !isDimmed && zoom >= FROM) return lines.from.keys();
  return zoom >= MARKED_FROM ? marked : undefined;
}

/** Maximum distance of the pointer from a line, in screen pixels. */
const REACH = 6;

/**
 * Above this many lines at low zoom, the resolution is halved while a slider moves, as drawing time depends on pixels.
 */
const MAX_SHARP_LINES = 6000;
const AFAR = 0.25;
const ROUGH = 0.5;
/** Milliseconds without movement until it is redrawn sharply. */
const REST = 120;

/**
 * The lines of a large picture, on a canvas below the nodes. The graph library would redraw all of them for each
 * change; here a step of a slider is one pass over arrays and a dozen paths (reference measurements, "Peers").
 */
export class LineLayer {
  private scene: Scene | undefined;
  private palette: Palette | undefined;
  private grid: HitGrid | undefined;
  private shown: ReadonlySet<string> = new Set();
  /** Lines between visible entities, which a moving filter selects from. */
  private open: Uint8Array | undefined;
  private moved: Moved;
  private chosen: readonly string[] = [];
  private hovered: string | undefined;
  private frame = 0;
  /** Timer that runs while a slider is moving. */
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly cy: Core,
    private readonly canvas: HTMLCanvasElement,
  ) {}

  setLines(lines: Lines | undefined, labelOf: (id: string) => string): void {
    this.grid = undefined;
    this.open = undefined;
    this.scene = lines && {
      lines,
      drawn: among(lines, this.shown),
      marked: new Set(),
      isDimmed: false,
      labels: this.scene?.labels ?? 'all',
      labelOf: (line) => labelOf(lines.ids[line] ?? ''),
    };
    this.redraw();
  }

  /** Sets the visible ids once a filter is released. */
  setShown(shown: ReadonlySet<string>): void {
    this.shown = shown;
    this.open = undefined;
    this.moved = undefined;
    this.choose();
  }

  /** Sets the filter while a slider is moving. */
  setMoved(filter: Moved): void {
    this.moved = filter;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), REST);
    this.choose();
  }

  private settle(): void {
    this.rest = undefined;
    if (this.isLarge()) this.redraw();
  }

  private isLarge(): boolean {
    return (this.scene?.lines.size ?? 0) > MAX_SHARP_LINES;
  }

  private choose(): void {
    if (!this.scene) return;
    const { lines } = this.scene;
    if (this.moved) {
      this.open ??= betweenShown(lines, this.shown);
      this.scene.drawn = passing(lines, this.moved, this.open);
    } else this.scene.drawn = among(lines, this.shown);
    this.redraw();
  }

  /** `dimsOthers`: only these lines are to be seen well. */
  setMarked(ids: readonly string[], dimsOthers: boolean): void {
    this.chosen = ids;
    if (this.scene) this.scene.isDimmed = dimsOthers;
    this.mark();
  }

  /** Highlights the line under the pointer, if any. */
  hover(point: Point | undefined): void {
    const id = point && this.lineAt(point);
    if (id === this.hovered) return;
    this.hovered = id;
    this.mark();
  }

  private mark(): void {
    if (!this.scene) return;
    const { numbers } = this.scene.lines;
    const ids = this.hovered === undefined ? this.chosen : [...this.chosen, this.hovered];
    this.scene.marked = new Set(ids.flatMap((id) => numbers.get(id) ?? []));
    this.redraw();
  }

  setLabels(labels: LabelMode): void {
    if (this.scene) this.scene.labels = labels;
    this.redraw();
  }

  setPalette(palette: Palette): void {
    this.palette = palette;
    this.redraw();
  }

  /** Moves a node's lines while it is dragged. */
  movePlace(id: string, { x, y }: Point): void {
    const number = this.scene?.lines.nodes.get(id);
    if (!this.scene || number === undefined) return;
    this.scene.lines.places.set([x, y], 2 * number);
    this.grid = undefined;
    this.redraw();
  }

  /** The id of the line at a point of the picture. */
  lineAt(point: Point): string | undefined {
    if (!this.scene) return undefined;
    const { lines, drawn } = this.scene;
    this.grid ??= toHitGrid(lines);
    const line = lineAt(this.grid, lines, drawn, point, REACH / this.cy.zoom());
    return line === undefined ? undefined : lines.ids[line];
  }

  /** Lines of one node. */
  touching(id: string): string[] {
    const { lines } = this.scene ?? {};
    const number = lines?.nodes.get(id);
    if (!lines || number === undefined) return [];
    return lines.ids.filter((_, line) => lines.from[line] === number || lines.to[line] === number);
  }

  /** At most once per frame. */
  redraw(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
  }

  draw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const context = this.canvas.getContext('2d');
    if (!context || this.cy.destroyed()) return;
    const view = { zoom: this.cy.zoom(), pan: this.cy.pan(), width: this.cy.width(), height: this.cy.height() };
    const ratio = this.fit(view.width, view.height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (!this.scene || !this.palette) return;
    const scale = view.zoom * ratio;
    context.setTransform(scale, 0, 0, scale, view.pan.x * ratio, view.pan.y * ratio);
    const pen = { context, palette: this.palette, view };
    strokeLines(pen, this.scene);
    strokeMarked(pen, this.scene);
    writeLabels(pen, this.scene);
  }

  /** As sharp as the nodes, or at half resolution while a slider moves. */
  private fit(width: number, height: number): number {
    const isRough = this.rest !== undefined && this.isLarge() && this.cy.zoom() < AFAR;
    const ratio = pixelRatio(this.scene?.lines.nodes.size ?? 0) * (isRough ? ROUGH : 1);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.canvas.width !== across) this.canvas.width = across;
    if (this.canvas.height !== down) this.canvas.height = down;
    return ratio;
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
  }
}
