import type { DateFilter } from '@/lib/contract/parameters';
import { unite } from './id-set';
import type { Changes, NumberColumn } from './search-columns';

/** A day, month or year as a number in the order of the texts; 0 for none. The month is `code >>> 5`, the year `code >>> 9`. */
export function dayCode(day: string | null): number {
  const [, year, month, date] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(day ?? '') ?? [];
  return year === undefined ? 0 : (Number(year) << 9) | (Number(month ?? 0) << 5) | Number(date ?? 0);
}

/** All earlier days of `created_at` and `updated_at` count as one, so that the cells stay narrow. */
const FIRST_YEAR_OF_WRITING = 1970;

/** The same for days on which records were written. */
export const writingDayCode = (day: string): number => Math.max(1, dayCode(day) - (FIRST_YEAR_OF_WRITING << 9));

/** The month of `code >>> 5` as text; the year alone if the month is unknown. */
export function monthText(month: number): string {
  const year = String(month >>> 4).padStart(4, '0');
  return (month & 15) === 0 ? year : `${year}-${String(month & 15).padStart(2, '0')}`;
}

/** After all days, and small enough for quick arithmetic. */
const NO_DAY_AFTER = 2 ** 30;

/** The codes of the wanted days, including both ends. An open range excludes the named day; no range has unknown days. */
export function dayRange({ from, to }: DateFilter, toCode: (day: string) => number): { from: number; to: number } {
  const isClosed = from !== null && to !== null;
  return {
    from: from === null ? 1 : toCode(from) + (isClosed ? 0 : 1),
    to: to === null ? NO_DAY_AFTER : toCode(to) - (isClosed ? 0 : 1),
  };
}

/** So many ids of days in a share of all are found no quicker than by looking at all. */
const MOST_FOUND = 1 / 8;
/** Ids that came after the order was made, before it is made anew. */
const MOST_ADDED = 100_000;

interface Changing {
  readonly size: number;
  readonly generation: number;
  changesSince(generation: number): Changes | undefined;
}

/** The ids by month, to find those of a few days without looking at all. Made when first asked: four bytes an id. */
export class DayOrder {
  private ids = new Uint32Array(0);
  /** Where the ids of each month begin, and where the last ones end. */
  private starts = new Uint32Array(1);
  private generation = 0;

  constructor(
    private readonly columns: Changing,
    private readonly days: NumberColumn,
  ) {}

  /**
   * Ids among which are all with a day in the range, and few others; ascending. Undefined if there are too many.
   *
   * @param from Codes, both included.
   */
  find(from: number, to: number): Uint32Array | undefined {
    const { changed, after } = this.update();
    const { columns, ids, starts } = this;
    const last = starts.length - 1;
    const found = ids.subarray(starts[Math.min(from >>> 5, last)], starts[Math.min((to >>> 5) + 1, last)]);
    if (found.length > columns.size * MOST_FOUND) return undefined;
    const added = Uint32Array.from({ length: columns.size - 1 - after }, (_, at) => after + 1 + at);
    return unite([found, Uint32Array.from(changed), added]);
  }

  /** What changed since the order was made. */
  private update(): Changes {
    const { columns } = this;
    const changes = this.generation === 0 ? undefined : columns.changesSince(this.generation);
    if (changes && columns.size - changes.after <= MOST_ADDED) return changes;
    this.make();
    this.generation = columns.generation;
    return { changed: [], after: columns.size - 1 };
  }

  private make(): void {
    const { cells, most } = this.days;
    const size = Math.min(this.columns.size, cells.length);
    const ends = new Uint32Array((most >>> 5) + 2);
    for (let id = 0; id < size; id++) {
      const month = (cells[id] as number) >>> 5;
      // Without a day, an id is in no range.
      if (month > 0) ends[month + 1] = (ends[month + 1] as number) + 1;
    }
    for (let month = 1; month < ends.length; month++)
      ends[month] = (ends[month] as number) + (ends[month - 1] as number);
    this.starts = ends.slice();
    this.ids = new Uint32Array(ends[ends.length - 1] as number);
    for (let id = 0; id < size; id++) {
      const month = (cells[id] as number) >>> 5;
      if (month === 0) continue;
      const place = ends[month] as number;
      this.ids[place] = id;
      ends[month] = place + 1;
    }
  }
}
