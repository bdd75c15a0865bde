import type { Core } from 'cytoscape';
import type { Point } from '@/lib/network/geometry';
import { newCourse, pointOn, readCourse } from '@/lib/network/lines/course';
import { type HitGrid, lineAt, toHitGrid } from '@/lib/network/lines/hit';
import type { Lines } from '@/lib/network/lines/lines';
import { among, betweenShown, passing } from '@/lib/network/lines/passing';
import type { LabelMode, Palette } from '@/lib/network/style';
import { pixelRatio } from '../use-cytoscape';
import { type Moved, type Pen, type Scene, strokeLines, strokeMarked, windowOf } from './strokes';

/** Words are written from this nearness on; those of marked lines earlier. */
const FROM = 0.75;
const MARKED_FROM = 0.35;
/** More words than this are a smear, and take longer than all lines together. */
const MOST = 250;
const SIZE = 10;

const COURSE = newCourse();

/** Shares on lines, each on a ground of its own so that the line does not run through it. */
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

function linesWithLabels(zoom: number, { marked, labels, lines }: Scene): Iterable<number> | undefined {
  if (labels === 'all' && zoom >= FROM) return lines.from.keys();
  return zoom >= MARKED_FROM ? marked : undefined;
}

/** How near to a line the pointer has to be, in pixels of the screen. */
const REACH = 6;

/** More lines than this, seen from afar, are drawn half as sharp while a slider is moved: a line costs by its pixels. */
const MOST_SHARP = 6000;
const AFAR = 0.25;
const ROUGH = 0.5;
/** A slider that rests this long is drawn sharply again, in milliseconds. */
const REST = 120;

/**
 * The lines of a large picture, on a canvas under the nodes. The graph library would draw all of them anew for each
 * that changes; here a step of a slider is one pass over arrays and a dozen paths (reference measurements, "Peers").
 */
export class LineLayer {
  private scene: Scene | undefined;
  private palette: Palette | undefined;
  private grid: HitGrid | undefined;
  private shown: ReadonlySet<string> = new Set();
  /** Lines between what is shown: what a filter that is moved chooses from. */
  private open: Uint8Array | undefined;
  private moved: Moved;
  private chosen: readonly string[] = [];
  private hovered: string | undefined;
  private frame = 0;
  /** While a slider is being moved. */
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
      labels: this.scene?.labels ?? 'all',
      labelOf: (line) => labelOf(lines.ids[line] ?? ''),
    };
    this.redraw();
  }

  /** What is seen once a filter has been let go. */
  setShown(shown: ReadonlySet<string>): void {
    this.shown = shown;
    this.open = undefined;
    this.moved = undefined;
    this.choose();
  }

  /** What a filter says while it is being moved. */
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
    return (this.scene?.lines.size ?? 0) > MOST_SHARP;
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

  setMarked(ids: readonly string[]): void {
    this.chosen = ids;
    this.mark();
  }

  /** The line under the pointer, if any, is marked as well. */
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

  /** A node that is being dragged takes its lines along. */
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

  /** Lines that touch one node. */
  touching(id: string): string[] {
    const { lines } = this.scene ?? {};
    const number = lines?.nodes.get(id);
    if (!lines || number === undefined) return [];
    return lines.ids.filter((_, line) => lines.from[line] === number || lines.to[line] === number);
  }

  /** However often it is asked for, once a frame. */
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

  /** As sharp as the nodes, or roughly for a moment. */
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
