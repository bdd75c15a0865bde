import type { Core } from 'cytoscape';
import type { RefObject } from 'react';
import type { NetworkFilter } from '@/lib/network/filter';
import type { Point } from '@/lib/network/layout';
import {
  among,
  betweenShown,
  gliding,
  type HitGrid,
  type Lines,
  lineAt,
  passing,
  seen,
  toHitGrid,
  withMoved,
  withWays,
} from '@/lib/network/lines';
import type { LabelMode, Palette } from '@/lib/network/style';
import { readPalette } from '../palette';
import { drawLines, type Scene } from './draw-lines';
import { isMoving, pixelRatio } from './use-picture';

/** Draws on a canvas of the picture; `ratio`: its pixels for one of the screen. */
export type Draw = (context: CanvasRenderingContext2D, palette: Palette, ratio: number) => void;

interface Size {
  width: number;
  height: number;
}

/** Ways for lines of a chart that have none, by their ids. */
type FindWays = (
  lines: readonly { id: string; owner: string; owned: string }[],
) => ReadonlyMap<string, readonly Point[]>;

/** The filter while a slider is moving. */
type Moved = NetworkFilter | undefined;

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
 * The lines of a picture, on a canvas below the nodes. The graph library would style each, and redraw all of them for
 * each change; here a step of a slider is one pass over arrays and a dozen paths (reference measurements, "Peers").
 */
export class LineLayer {
  private scene: Scene | undefined;
  private ways: FindWays | undefined;
  private palette: Palette | undefined;
  private grid: HitGrid | undefined;
  private shown: ReadonlySet<string> = new Set();
  /** Lines between visible entities, which a moving filter selects from. */
  private open: Uint8Array | undefined;
  private moved: Moved;
  private chosen: readonly string[] = [];
  private hovered: string | undefined;
  private above: Draw | undefined;
  private frame = 0;
  /** Timer that runs while a slider is moving. */
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly cy: Core,
    private readonly canvas: RefObject<HTMLCanvasElement | null>,
  ) {}

  setLines(lines: Lines, labelOf: (id: string) => string, ways: FindWays | undefined): void {
    this.ways = ways;
    this.grid = undefined;
    this.open = undefined;
    this.scene = {
      lines,
      drawn: among(lines, this.shown),
      marked: new Set(),
      isDimmed: false,
      isMoved: false,
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
    this.scene.isMoved = this.moved !== undefined;
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
    this.findWays();
    this.redraw();
  }

  /** Marked lines without a way in the chart get one now: straight ones would run through boxes. */
  private findWays(): void {
    if (!this.scene || !this.ways) return;
    const { lines, marked } = this.scene;
    const names = [...lines.nodes.keys()];
    const open = [...marked].flatMap((line) => {
      if (!lines.chart?.quiet[line] || lines.ways?.[line]) return [];
      const [owner = '', owned = ''] = [names[lines.from[line] ?? -1], names[lines.to[line] ?? -1]];
      return { id: lines.ids[line] ?? '', owner, owned };
    });
    if (open.length === 0) return;
    this.scene.lines = withWays(lines, this.ways(open));
    this.grid = undefined;
  }

  setLabels(labels: LabelMode): void {
    if (this.scene) this.scene.labels = labels;
    this.redraw();
  }

  /** Reads the colours anew. */
  dye(): void {
    this.palette = undefined;
    this.redraw();
  }

  /** Moves a node's lines while it is dragged. */
  movePlace(id: string, { x, y }: Point): void {
    const number = this.scene?.lines.nodes.get(id);
    if (!this.scene || number === undefined) return;
    this.scene.lines = withMoved(this.scene.lines, number, { x, y });
    this.grid = undefined;
    this.redraw();
  }

  /** The id of the line at a point of the picture. */
  lineAt(point: Point): string | undefined {
    if (!this.scene) return undefined;
    const { lines, drawn, marked } = this.scene;
    this.grid ??= toHitGrid(lines);
    const line = lineAt(this.grid, lines, seen(lines, drawn, marked), point, REACH / this.cy.zoom());
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
    const { current: canvas } = this.canvas;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || this.cy.destroyed()) return;
    const view = { zoom: this.cy.zoom(), pan: this.cy.pan(), width: this.cy.width(), height: this.cy.height() };
    const ratio = this.fit(canvas, view);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!this.scene) return;
    this.palette ??= readPalette(canvas);
    const scale = view.zoom * ratio;
    context.setTransform(scale, 0, 0, scale, view.pan.x * ratio, view.pan.y * ratio);
    const { scene } = this;
    const lines = isMoving(this.cy) ? gliding(scene.lines, (id) => this.placeOf(id)) : scene.lines;
    context.globalAlpha = 1;
    drawLines({ context, palette: this.palette, view }, { ...scene, lines });
    this.above?.(context, this.palette, ratio);
  }

  /** Sets what is drawn above the lines. */
  setAbove(paint: Draw | undefined): void {
    this.above = paint;
    this.redraw();
  }

  private placeOf(id: string): Point | undefined {
    const node = this.cy.getElementById(id);
    return node.nonempty() ? node.position() : undefined;
  }

  /** As sharp as the nodes, or at half resolution while a slider moves. */
  private fit(canvas: HTMLCanvasElement, { width, height }: Size): number {
    const isRough = this.rest !== undefined && this.isLarge() && this.cy.zoom() < AFAR;
    const ratio = pixelRatio(this.scene?.lines.nodes.size ?? 0) * (isRough ? ROUGH : 1);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    return ratio;
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
  }
}
