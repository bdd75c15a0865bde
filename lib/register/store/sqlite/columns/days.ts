import type { DateFilter } from '@/lib/contract/parameters';
import { NumberColumn } from './number-column';

/** A day, month or year as a number in the order of the texts; 0 for none. The month is `code >>> 5`, the year `code >>> 9`. */
export function dayCode(day: string | null): number {
  const [, year, month, date] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(day ?? '') ?? [];
  return year === undefined ? 0 : (Number(year) << 9) | (Number(month ?? 0) << 5) | Number(date ?? 0);
}

/** The same for a day on which a record was written: it has one, whatever the text. */
export const writingDayCode = (day: string): number => Math.max(1, dayCode(day));

/** The month of `code >>> 5` as text; the year alone if the month is unknown. */
export function monthText(month: number): string {
  const year = String(month >>> 4).padStart(4, '0');
  return (month & 15) === 0 ? year : `${year}-${String(month & 15).padStart(2, '0')}`;
}

/** After all days, and small enough for quick arithmetic. */
const NO_DAY_AFTER = 2 ** 30;

/** The codes of the wanted days, including both ends. An open range excludes the named day; no range has unknown days. */
export function codeRange({ from, to }: DateFilter): { from: number; to: number } {
  const isClosed = from !== null && to !== null;
  return {
    from: from === null ? 1 : dayCode(from) + (isClosed ? 0 : 1),
    to: to === null ? NO_DAY_AFTER : dayCode(to) - (isClosed ? 0 : 1),
  };
}

/** The first place of the ascending codes whose code is not below the given one. */
function firstPlace(codes: readonly number[], code: number): number {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] as number) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The day of each record, as its place in the order of all days that there are: few registers have more than two bytes can
 * number, and the days of writing mostly fit into one.
 */
export class DayColumn extends NumberColumn {
  /** By place; the first means none. They ascend once settled. */
  private codes = [0];
  private readonly places = new Map([[0, 0]]);

  /** The places of other days may change: call `settle` when all are set. */
  setDay(id: number, code: number): void {
    const known = this.places.get(code);
    const place = known ?? this.codes.push(code) - 1;
    if (known === undefined) this.places.set(code, place);
    this.set(id, place);
  }

  /** Puts all days in their order again. */
  settle(): void {
    const { codes, cells } = this;
    if (codes.every((code, place) => place === 0 || (codes[place - 1] as number) < code)) return;
    this.order([...codes].sort((a, b) => a - b));
    const moved = Uint32Array.from(codes, (code) => this.places.get(code) as number);
    for (let id = 0; id < cells.length; id++) cells[id] = moved[cells[id] as number] as number;
  }

  /** The places of the wanted days, including both ends. */
  range(days: DateFilter): { from: number; to: number } {
    const { from, to } = codeRange(days);
    return { from: firstPlace(this.codes, from), to: firstPlace(this.codes, to + 1) - 1 };
  }

  /** The month of a place, for `monthText`; 0 for none. */
  monthOf(place: number): number {
    return (this.codes[place] ?? 0) >>> 5;
  }

  override clear(): void {
    super.clear();
    this.order([0]);
  }

  /** The days that the places stand for, for `load`. */
  save(): Uint8Array {
    const { buffer } = Uint32Array.from(this.codes);
    return new Uint8Array(buffer);
  }

  /**
   * @param base Without days, the cells are codes without this one: so they were stored before.
   */
  load(days: Uint8Array, base = 0): void {
    const codes = new Uint32Array(new Uint8Array(days).buffer);
    if (codes.length > 0) this.order([...codes]);
    else this.readCodes(base);
  }

  private readCodes(base: number): void {
    const { cells, most } = this;
    const isThere = new Uint8Array(most + 1);
    for (let id = 0; id < cells.length; id++) isThere[cells[id] as number] = 1;
    const [codes, placeOf] = [[0], new Uint32Array(most + 1)];
    for (let code = 1; code <= most; code++) if (isThere[code] === 1) placeOf[code] = codes.push(code + base) - 1;
    super.clear();
    this.reserve(cells.length, codes.length);
    this.order(codes);
    for (let id = 0; id < cells.length; id++) {
      const place = placeOf[cells[id] as number] as number;
      if (place > 0) this.set(id, place);
    }
  }

  private order(codes: number[]): void {
    this.codes = codes;
    this.places.clear();
    for (const [place, code] of codes.entries()) this.places.set(code, place);
  }
}
