import type { NetworkFilter } from '@/lib/network/filter';
import type { Window } from '@/lib/network/lines/clip';
import type { Lines } from '@/lib/network/lines/lines';
import type { LabelMode, Palette } from '@/lib/network/style';

/** What lines are drawn with: where to, in which colours, and from where one looks. */
export interface Pen {
  context: CanvasRenderingContext2D;
  palette: Palette;
  view: View;
}

export interface View {
  zoom: number;
  pan: { x: number; y: number };
  width: number;
  height: number;
}

/** What is to be drawn. */
export interface Scene {
  lines: Lines;
  /** 1 for each line that is seen. */
  drawn: Uint8Array;
  /** Numbers of lines drawn on top, in the accent. */
  marked: ReadonlySet<number>;
  /** The words on a line. */
  labelOf: (line: number) => string;
  labels: LabelMode;
}

/** Beyond the edges of what is seen, for what is bent and for arrows and words. */
const ROOM = 100;

/** What is seen, in the picture's own measure, with some room. */
export const windowOf = ({ zoom, pan, width, height }: View): Window => ({
  left: -pan.x / zoom - ROOM,
  right: (width - pan.x) / zoom + ROOM,
  top: -pan.y / zoom - ROOM,
  bottom: (height - pan.y) / zoom + ROOM,
});

/** A filter that is being moved: what a slider says before it is let go. */
export type Moved = NetworkFilter | undefined;
