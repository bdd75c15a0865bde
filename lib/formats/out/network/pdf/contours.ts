/** A text as a device draws it, of which only the outlines are wanted. Lengths are in pixels. */
export interface Ink {
  columns: number;
  rows: number;
  /** How much of each pixel is covered, from 0 to 255, row by row. */
  cover: Uint8ClampedArray;
  /** The size of the letters. */
  em: number;
  /** Where the text begins, and where its letters stand. */
  origin: { x: number; y: number };
  /** How far the next text is from its beginning. */
  advance: number;
}

interface Corner {
  x: number;
  y: number;
}

/** Half covered is the edge. */
const EDGE = 127.5;

/** Largest distance of the outlines from what was drawn, in pixels. */
const TOLERANCE = 0.12;

/**
 * The outlines of what is drawn, as closed polygons: marching squares between the middles of pixels, with the edge placed by
 * how much of a pixel is covered. To be filled by the even-odd rule.
 */
export function contoursOf(ink: Ink): Corner[][] {
  const next = edgesOf(ink);
  const contours: Corner[][] = [];
  for (const start of next.keys()) {
    const contour: Corner[] = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      const to: number | undefined = next.get(at);
      if (to === undefined) break;
      next.delete(at);
      contour.push(cornerAt(ink, at));
      at = to;
    }
    const simple = simplified(contour);
    if (simple.length > 2) contours.push(simple);
  }
  return contours;
}

/** Two corners on each side of a square, by the corners of it that are covered: 1, 2, 4, 8 clockwise from the upper left. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;
/** From which side an edge leads to which, with what is covered on its right. */
const STEPS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[TOP, LEFT]],
  [[RIGHT, TOP]],
  [[RIGHT, LEFT]],
  [[BOTTOM, RIGHT]],
  [
    [TOP, LEFT],
    [BOTTOM, RIGHT],
  ],
  [[BOTTOM, TOP]],
  [[BOTTOM, LEFT]],
  [[LEFT, BOTTOM]],
  [[TOP, BOTTOM]],
  [
    [RIGHT, TOP],
    [LEFT, BOTTOM],
  ],
  [[RIGHT, BOTTOM]],
  [[LEFT, RIGHT]],
  [[TOP, RIGHT]],
  [[LEFT, TOP]],
  [],
];

const coverAt = ({ columns, rows, cover }: Ink, x: number, y: number): number =>
  x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (cover[y * columns + x] ?? 0);

/** A crossing between two pixels has a number: twice the place of the first, one more if the second is below it. */
function edgesOf(ink: Ink): Map<number, number> {
  const next = new Map<number, number>();
  // One more all around, so that every outline is closed.
  const width = ink.columns + 2;
  for (let y = -1; y < ink.rows; y++) {
    for (let x = -1; x < ink.columns; x++) {
      const isIn = (dx: number, dy: number) => (coverAt(ink, x + dx, y + dy) > EDGE ? 1 : 0);
      const kind = isIn(0, 0) + 2 * isIn(1, 0) + 4 * isIn(1, 1) + 8 * isIn(0, 1);
      if (kind === 0 || kind === 15) continue;
      const place = (y + 1) * width + x + 1;
      const sides = [2 * place, 2 * (place + 1) + 1, 2 * (place + width), 2 * place + 1];
      for (const [from, to] of STEPS[kind] ?? []) next.set(sides[from] ?? 0, sides[to] ?? 0);
    }
  }
  return next;
}

function cornerAt(ink: Ink, crossing: number): Corner {
  const width = ink.columns + 2;
  const place = crossing >> 1;
  const [x, y] = [(place % width) - 1, Math.floor(place / width) - 1];
  const isDown = crossing % 2 === 1;
  const [a, b] = [coverAt(ink, x, y), isDown ? coverAt(ink, x, y + 1) : coverAt(ink, x + 1, y)];
  const part = (EDGE - a) / (b - a);
  return isDown ? { x: x + 0.5, y: y + 0.5 + part } : { x: x + 0.5 + part, y: y + 0.5 };
}

/** Leaves out corners that lie on the line between others (Douglas and Peucker 1973). */
function simplified(contour: readonly Corner[]): Corner[] {
  const kept = new Set([0, farthest(contour, 0)]);
  const [start = 0, middle = 0] = kept;
  const parts: [from: number, to: number][] = [
    [start, middle],
    [middle, contour.length],
  ];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const [a, b] = [contour[from], contour[to % contour.length]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let [most, at] = [TOLERANCE, -1];
    for (let index = from + 1; index < to; index++) {
      const { x = 0, y = 0 } = contour[index] ?? {};
      const distance =
        length === 0
          ? Math.hypot(x - a.x, y - a.y)
          : Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length;
      if (distance > most) [most, at] = [distance, index];
    }
    if (at < 0) continue;
    kept.add(at);
    parts.push([from, at], [at, to]);
  }
  return [...kept].toSorted((a, b) => a - b).flatMap((at) => contour[at] ?? []);
}

function farthest(contour: readonly Corner[], from: number): number {
  const { x = 0, y = 0 } = contour[from] ?? {};
  let [most, found] = [-1, 0];
  contour.forEach((one, at) => {
    const distance = Math.hypot(one.x - x, one.y - y);
    if (distance > most) [most, found] = [distance, at];
  });
  return found;
}
