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
/** Parts repeat at least this much of their neighbours, in millimetres. */
const OVERLAP = 10;
/** Most of a part that it may have in common with its neighbour. */
const MOST_SHARED = 0.4;
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

export interface PrintAreas {
  /** The picture in its frame. */
  whole: Area;
  /** The picture alone. */
  inner: Area;
  /** Width and height of the largest box: each is uncut on one of the parts. */
  largest: Size;
}

type Size = Pick<Area, 'width' | 'height'>;

export function planPages(areas: PrintAreas, { paper, orientation, pages }: PrintLayout): PrintPlan {
  const { whole, inner, largest } = areas;
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
  const dividedBy = (size: number) => dividedInto(inner, room, size, largest);
  let divided = dividedBy(letters);
  while (divided.parts.length > MOST_PARTS) {
    letters *= 0.9;
    divided = dividedBy(letters);
  }
  for (let larger = letters + STEP; larger <= OWN_LETTERS; larger += STEP) {
    const next = dividedBy(larger);
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
function dividedInto({ left, top, width, height }: Area, room: Size, letters: number, largest: Size) {
  const unit = (letters * POINT) / LETTERS;
  const [across, down] = [room.width / unit, room.height / unit];
  const shared = (box: number, part: number) => Math.min(part * MOST_SHARED, Math.max(OVERLAP / unit, box));
  const steps = { x: across - shared(largest.width, across), y: down - shared(largest.height, down) };
  const count = (size: number, part: number, step: number) => 1 + Math.max(0, Math.ceil((size - part) / step));
  const [columns, rows] = [count(width, across, steps.x), count(height, down, steps.y)];
  const start = {
    x: left - ((columns - 1) * steps.x + across - width) / 2,
    y: top - ((rows - 1) * steps.y + down - height) / 2,
  };
  const parts = Array.from({ length: columns * rows }, (_, at) => ({
    left: start.x + (at % columns) * steps.x,
    top: start.y + Math.floor(at / columns) * steps.y,
    width: across,
    height: down,
  }));
  return { columns, rows, parts };
}

/** The id of the button that prints. The document has no scripts: the page that opens it makes the button work. */
export const PRINT_BUTTON = 'print';
