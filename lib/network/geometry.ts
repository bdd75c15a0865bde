export interface Point {
  x: number;
  y: number;
}

export type Positions = ReadonlyMap<string, Point>;

/** The room of one entity with its two-line label; no two entities share any of it. */
export const CELL = { width: 140, height: 96 } as const;

/** Between one generation and the next, where arrows need air for their shares. */
export const LAYER_GAP = 72;

/** Side by side is no overlap, also where sums of places end a hair apart. */
const HAIR = 1e-6;

export const overlaps = (a: Point, b: Point): boolean =>
  CELL.width - Math.abs(a.x - b.x) > HAIR && CELL.height - Math.abs(a.y - b.y) > HAIR;

/** What stands where, by squares of one cell, so that a free place is found without asking every entity. */
export class Occupied {
  private readonly squares = new Map<number, Point[]>();

  constructor(points: Iterable<Point> = []) {
    for (const point of points) this.add(point);
  }

  add(point: Point): void {
    const key = squareOf(point.x, point.y);
    const square = this.squares.get(key);
    if (square) square.push(point);
    else this.squares.set(key, [point]);
  }

  isFree(point: Point): boolean {
    for (const dx of [-CELL.width, 0, CELL.width]) {
      for (const dy of [-CELL.height, 0, CELL.height]) {
        const near = this.squares.get(squareOf(point.x + dx, point.y + dy));
        if (near?.some((other) => overlaps(point, other))) return false;
      }
    }
    return true;
  }
}

/** One number for a square; far more columns than any picture has. */
const squareOf = (x: number, y: number): number => Math.floor(x / CELL.width) * 1_000_003 + Math.floor(y / CELL.height);

/**
 * A block of cells around x = 0, its first row at y = 0; rows are filled in turn and each is centred. In a block of
 * several rows none has a cell exactly in the middle: a straight line to a lower row would run through the upper ones
 * and look like a chain.
 */
export function block(count: number, columns: number): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const aside = rows > 1 && inRow % 2 === 1 ? 0.5 : 0;
    return { x: ((index % columns) - (inRow - 1) / 2 + aside) * CELL.width, y: row * CELL.height };
  });
}
