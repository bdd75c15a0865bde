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

/** A step of this size is only a part of the way to the next id. */
const PART = 2 ** 16 - 1;

/** The ids by their number in a column, to find those of a few numbers without looking at all. Made when first asked. */
class IdOrder {
  /** From each id of a group to the next, the first from 0: two bytes an id, and few more where they are far apart. */
  private steps = new Uint16Array(0);
  /** Where the steps of each group begin, and where the last ones end. */
  private starts = new Uint32Array(1);
  /** 1 by group if it has too many ids to be listed; it has no steps. */
  private isLarge = new Uint8Array(0);
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
    if (this.generation === 0) return;
    this.moved.add(id);
    // Nobody may ask for long: what moves meanwhile must not fill the memory.
    if (this.moved.size > MOST_ADDED) this.forget();
  }

  /** The order is made when it is asked for again. */
  private forget(): void {
    this.generation = 0;
    this.moved.clear();
    this.steps = new Uint16Array(0);
  }

  /** @param ranges Of groups, both ends included. */
  protected findGroups(ranges: readonly (readonly [from: number, to: number])[]): FoundIds | undefined {
    const { changed, after } = this.update();
    const { columns, starts } = this;
    const last = starts.length - 1;
    const startOf = (group: number) => starts[Math.min(group, last)] as number;
    const length = ranges.reduce((sum, [from, to]) => sum + startOf(to + 1) - startOf(from), 0);
    const hasLarge = ranges.some(([from, to]) => this.isLarge.subarray(from, to + 1).includes(1));
    if (hasLarge || length > columns.size * MOST_FOUND) return undefined;
    const found: Uint32Array[] = [];
    for (const [from, to] of ranges) {
      for (let group = from; group <= Math.min(to, last - 1); group++) {
        if (startOf(group + 1) > startOf(group)) found.push(this.listGroup(group));
      }
    }
    const added = Uint32Array.from({ length: columns.size - 1 - after }, (_, at) => after + 1 + at);
    const others = [Uint32Array.from(new Set([...changed, ...this.moved])).sort(), added];
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

  /** The ids of a group, ascending. */
  private listGroup(group: number): Uint32Array {
    const { steps, starts } = this;
    const [from, end] = [starts[group] as number, starts[group + 1] as number];
    const ids = new Uint32Array(end - from);
    let count = 0;
    let id = 0;
    for (let at = from; at < end; at++) {
      const step = steps[at] as number;
      id += step;
      if (step < PART) ids[count++] = id;
    }
    return ids.subarray(0, count);
  }

  private make(): void {
    const { cells, most } = this.column;
    const size = Math.min(this.columns.size, cells.length);
    const groups = Uint32Array.from({ length: most + 1 }, (_, value) => this.groupOf(value));
    const count = groups.reduce((greatest, group) => Math.max(greatest, group), 0) + 1;
    /** Where the next step of each group goes; one place further while they are counted. */
    const places = new Uint32Array(count + 1);
    const before = new Uint32Array(count);
    for (let id = 0; id < size; id++) {
      const group = groups[cells[id] as number] as number;
      if (group === 0) continue;
      const parts = Math.floor((id - (before[group] as number)) / PART);
      places[group + 1] = (places[group + 1] as number) + parts + 1;
      before[group] = id;
    }
    this.isLarge = new Uint8Array(count);
    for (let group = 1; group <= count; group++) {
      if ((places[group] as number) > size * MOST_FOUND) {
        this.isLarge[group - 1] = 1;
        places[group] = 0;
      }
      places[group] = (places[group] as number) + (places[group - 1] as number);
    }
    this.starts = places.slice();
    this.steps = new Uint16Array(places[count] as number);
    before.fill(0);
    for (let id = 0; id < size; id++) {
      const group = groups[cells[id] as number] as number;
      if (group === 0 || this.isLarge[group] === 1) continue;
      let place = places[group] as number;
      let step = id - (before[group] as number);
      for (; step >= PART; step -= PART) this.steps[place++] = PART;
      this.steps[place++] = step;
      places[group] = place;
      before[group] = id;
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
