import type { Area } from './picture/frame';

/** Width and height of an upright sheet, in millimetres (ISO 216). */
const PAPERS = { A4: [210, 297], A3: [297, 420], A2: [420, 594], A1: [594, 841] } as const;
type Paper = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

export interface PrintLayout {
  paper: Paper;
  orientation: 'portrait' | 'landscape';
  /** One page, or an overview followed by the parts, if letters would be too small on one. */
  pages: 'one' | 'several';
}

/** Around each page, in millimetres; printers leave about five blank. */
export const EDGE = 10;
/** Below each page, for its number. */
export const FOOT = 6;
/** Parts repeat this much of their neighbours, in millimetres. */
const OVERLAP = 10;
/** A unit of a picture, in millimetres: a CSS pixel. */
const PIXEL = 25.4 / 96;
const POINT = 25.4 / 72;
/** A millimetre in points. */
export const MILLIMETRE = 1 / POINT;
/** Height of the letters of names, in units of a picture. */
const LETTERS = 11;

/** Letters of this size can be read, in points. Parts have the largest that need no more pages, up to their own size. */
const LEAST_LETTERS = 5.5;
const OWN_LETTERS = (LETTERS * PIXEL) / POINT;
const STEP = 0.25;

/** A small picture is not blown up further than this. */
const LARGEST = 1.5;

/** Larger pictures are scaled down, as nobody puts more sheets together. */
const MOST_PARTS = 100;

/** How a picture is divided among pages. Sizes of a part are in units of the picture. */
export interface PrintPlan {
  /** Width and height of a page, in millimetres. */
  page: { width: number; height: number };
  columns: number;
  rows: number;
  /** Every page: the overview, and the parts if there are several. */
  pages: number;
  /** What the first page shows: the picture in its frame, in the middle of what fits on the page if it is small. */
  whole: Area;
  /** Parts of the picture, row by row; none if it is on one page. */
  parts: readonly Area[];
  /** Height of the letters of names, in points. */
  letters: number;
}

/** `whole`: the picture in its frame; `inner`: the picture alone. */
export function planPages(whole: Area, inner: Area, { paper, orientation, pages }: PrintLayout): PrintPlan {
  const [short, long] = PAPERS[paper];
  const page = orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
  const room = { width: page.width - 2 * EDGE, height: page.height - 2 * EDGE - FOOT };
  const scale = Math.min(LARGEST, room.width / (whole.width * PIXEL), room.height / (whole.height * PIXEL));
  const unit = scale * PIXEL;
  const shown = grown(whole, { width: room.width / unit, height: room.height / unit });
  const onOne = (LETTERS * scale * PIXEL) / POINT;
  if (pages === 'one' || onOne >= LEAST_LETTERS) {
    return { page, whole: shown, columns: 1, rows: 1, pages: 1, parts: [], letters: onOne };
  }
  let letters = LEAST_LETTERS;
  let divided = dividedInto(inner, room, letters);
  while (divided.parts.length > MOST_PARTS) {
    letters *= 0.9;
    divided = dividedInto(inner, room, letters);
  }
  for (let larger = letters + STEP; larger <= OWN_LETTERS; larger += STEP) {
    const next = dividedInto(inner, room, larger);
    if (next.parts.length > divided.parts.length) break;
    [letters, divided] = [larger, next];
  }
  return { page, whole: shown, ...divided, pages: 1 + divided.parts.length, letters };
}

/** An area with room around it. */
const grown = ({ left, top, width, height }: Area, to: { width: number; height: number }): Area => ({
  left: left - (to.width - width) / 2,
  top: top - (to.height - height) / 2,
  ...to,
});

/** Parts with letters of a size, in points; together they have the picture in their middle. */
function dividedInto({ left, top, width, height }: Area, room: { width: number; height: number }, letters: number) {
  const unit = (letters * POINT) / LETTERS;
  const [across, down] = [room.width / unit, room.height / unit];
  const overlap = OVERLAP / unit;
  const count = (size: number, part: number) => Math.max(1, Math.ceil((size - overlap) / (part - overlap)));
  const [columns, rows] = [count(width, across), count(height, down)];
  const start = {
    x: left - (columns * (across - overlap) + overlap - width) / 2,
    y: top - (rows * (down - overlap) + overlap - height) / 2,
  };
  const parts = Array.from({ length: columns * rows }, (_, at) => ({
    left: start.x + (at % columns) * (across - overlap),
    top: start.y + Math.floor(at / columns) * (down - overlap),
    width: across,
    height: down,
  }));
  return { columns, rows, parts };
}

/** The id of the button that prints. The document has no scripts: the page that opens it makes the button work. */
export const PRINT_BUTTON = 'print';
