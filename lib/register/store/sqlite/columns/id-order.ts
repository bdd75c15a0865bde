import type { DayColumn } from './days';
import { unite } from './id-set';
import type { NumberColumn } from './number-column';
import type { Changes } from './search-columns';

/** So many ids in a share of all are found no quicker than by looking at all. */
const MOST_FOUND = 1 / 8;
/** Ids that came or moved after the order was made, before it is made anew. */
const MOST_ADDED = 100_000;

interface Changing {
  readonly size: number;
  readonly generation: number;
  changesSince(generation: number): Changes | undefined;
}

/** Records of some numbers of a column, ascending. */
export interface FoundIds {
  ids: Uint32Array;
  /** Whether all of them have such a number: others may be among records that changed. */
  isExact: boolean;
}

/** The ids by their number in a column, to find those of a few numbers without looking at all. Made when first asked: four bytes an id. */
class IdOrder {
  private ids = new Uint32Array(0);
  /** Where the ids of each group begin, and where the last ones end. */
  private starts = new Uint32Array(1);
  private generation = 0;
  private moved = new Set<number>();

  constructor(
    private readonly columns: Changing,
    private readonly column: NumberColumn,
    /** Numbers of the column are ordered by their groups; 0 for numbers that are never asked for. */
    private readonly groupOf: (value: number) => number,
  ) {}

  /** Notes a change of the column that the changes of the records do not tell. */
  note(id: number): void {
    if (this.generation > 0) this.moved.add(id);
  }

  /** @param ranges Of groups, both ends included. */
  protected findGroups(ranges: readonly (readonly [from: number, to: number])[]): FoundIds | undefined {
    const { changed, after } = this.update();
    const { columns, ids, starts } = this;
    const last = starts.length - 1;
    const found = ranges.map(([from, to]) =>
      ids.subarray(starts[Math.min(from, last)], starts[Math.min(to + 1, last)]),
    );
    if (found.reduce((sum, { length }) => sum + length, 0) > columns.size * MOST_FOUND) return undefined;
    const added = Uint32Array.from({ length: columns.size - 1 - after }, (_, at) => after + 1 + at);
    const others = [Uint32Array.from([...changed, ...this.moved]), added];
    return { ids: unite([...found, ...others]), isExact: others.every(({ length }) => length === 0) };
  }

  /** What changed since the order was made. */
  private update(): Changes {
    const { columns } = this;
    const changes = this.generation === 0 ? undefined : columns.changesSince(this.generation);
    if (changes && columns.size - changes.after + this.moved.size <= MOST_ADDED) return changes;
    this.make();
    this.generation = columns.generation;
    this.moved.clear();
    return { changed: [], after: columns.size - 1 };
  }

  private make(): void {
    const { cells, most } = this.column;
    const size = Math.min(this.columns.size, cells.length);
    const groups = Uint32Array.from({ length: most + 1 }, (_, value) => this.groupOf(value));
    const ends = new Uint32Array(groups.reduce((greatest, group) => Math.max(greatest, group), 0) + 2);
    for (let id = 0; id < size; id++) {
      const group = groups[cells[id] as number] as number;
      if (group > 0) ends[group + 1] = (ends[group + 1] as number) + 1;
    }
    for (let group = 1; group < ends.length; group++)
      ends[group] = (ends[group] as number) + (ends[group - 1] as number);
    this.starts = ends.slice();
    this.ids = new Uint32Array(ends[ends.length - 1] as number);
    for (let id = 0; id < size; id++) {
      const group = groups[cells[id] as number] as number;
      if (group === 0) continue;
      const place = ends[group] as number;
      this.ids[place] = id;
      ends[group] = place + 1;
    }
  }
}

/** The ids by month. */
export class DayOrder extends IdOrder {
  constructor(
    columns: Changing,
    private readonly days: DayColumn,
  ) {
    super(columns, days, (place) => days.monthOf(place));
  }

  /**
   * Ids among which are all with a day in the range, and few others; undefined if there are too many.
   *
   * @param from Places, both included.
   */
  find(from: number, to: number): FoundIds | undefined {
    if (from > to) return { ids: new Uint32Array(0), isExact: true };
    const { days } = this;
    const [first, last] = [days.monthOf(from), days.monthOf(to)];
    const found = this.findGroups([[first, last]]);
    const isWhole = days.monthOf(from - 1) !== first && days.monthOf(to + 1) !== last;
    return found && { ...found, isExact: found.isExact && isWhole };
  }
}

/** The ids by number. */
export class ValueOrder extends IdOrder {
  constructor(columns: Changing, column: NumberColumn) {
    super(columns, column, (value) => value);
  }

  /**
   * Ids among which are all with an allowed number; undefined if there are too many.
   *
   * @param allowed 1 by number if it is allowed.
   */
  find(allowed: Uint8Array): FoundIds | undefined {
    const wanted = [...allowed.keys()].filter((value) => value > 0 && allowed[value] === 1);
    return this.findGroups(wanted.map((value) => [value, value]));
  }
}
