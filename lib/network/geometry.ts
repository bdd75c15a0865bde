import type { RelationshipProperties } from '@/lib/contract/network';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { relationshipWords } from '@/lib/words/network';

/** Per cent of the owned company. Unknown is not 0: it is a separate case everywhere. */
export type Share = { kind: 'exact'; value: number } | { kind: 'band'; min: number; max: number } | { kind: 'unknown' };

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

/** An exact share takes precedence over a band; a band with one open end reaches to 0 or 100. */
export function parseShare(properties: RelationshipProperties): Share {
  const { ownership_percentage: value, percentage_min: min, percentage_max: max } = properties;
  if (isNumber(value)) return { kind: 'exact', value };
  if (!isNumber(min) && !isNumber(max)) return { kind: 'unknown' };
  const [low, high] = [isNumber(min) ? min : 0, isNumber(max) ? max : 100];
  return low === high ? { kind: 'exact', value: low } : { kind: 'band', min: low, max: high };
}

/** The most the owner may hold, which filters compare with their minimum. */
export function upperEnd(share: Share): number | undefined {
  if (share.kind === 'unknown') return undefined;
  return share.kind === 'exact' ? share.value : share.max;
}

/** For order and line width: the middle of a band; unknown shares come last. */
export function strength(share: Share): number {
  if (share.kind === 'unknown') return -1;
  return share.kind === 'exact' ? share.value : (share.min + share.max) / 2;
}

/** Smaller shares would be rounded to 0, and shares this close to 100 would be rounded to 100. */
const FINEST = 0.01;

/** A share in words: "75 %", "25–50 %", "unknown". */
export function shareWords(share: Share, language: Language): string {
  const words = relationshipWords[language].share;
  const forms = formsOf(language);
  if (share.kind === 'unknown') return words.unknown;
  if (share.kind === 'band') return words.band(forms, short(share.min), short(share.max));
  const { value } = share;
  // Rounding must turn neither a small share into 0 nor a large one into 100.
  if (value > 0 && value < FINEST / 2) return words.under(forms, FINEST);
  if (value < 100 && value >= 100 - FINEST / 2) return words.over(forms, 100 - FINEST);
  return words.exact(forms, short(value));
}

const short = (value: number): number => Math.round(value * 100) / 100;

export interface Point {
  x: number;
  y: number;
}

export type Positions = ReadonlyMap<string, Point>;

/** The space of one entity with its two-line label, in picture units. No two overlap. */
export const CELL = { width: 140, height: 96 } as const;

/** Distance between two generations, with room for the shares on the arrows. */
export const LAYER_GAP = 72;

/** Tolerance, so that adjacent cells do not overlap by rounding. */
const HAIR = 1e-6;

export const overlaps = (a: Point, b: Point): boolean =>
  CELL.width - Math.abs(a.x - b.x) > HAIR && CELL.height - Math.abs(a.y - b.y) > HAIR;

/** Occupied space by squares of one cell, to find a free place without checking every entity. */
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

/** One number per square; the factor exceeds the columns of any picture. */
const squareOf = (x: number, y: number): number => Math.floor(x / CELL.width) * 1_000_003 + Math.floor(y / CELL.height);

/**
 * A block of cells around x = 0, its first row at y = 0; rows are filled in turn and centred. In a block of several
 * rows no cell is exactly in the middle: a straight line to a lower row would cross the upper ones and look like a
 * chain.
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
