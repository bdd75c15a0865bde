const grown = (cells: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> => {
  if (length <= cells.length) return cells;
  const next = new Uint32Array(Math.max(length, cells.length * 2));
  next.set(cells);
  return next;
};

/** FNV-1a over whole numbers. */
function hashOf(numbers: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < numbers.length; at++) hash = Math.imul(hash ^ (numbers[at] as number), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Sets of numbers, each stored once and named by an id: the industry codes of a company are one number in its column. The
 * empty set is 0. Registers have hundreds of thousands of sets, so they are in flat arrays.
 */
export class NumberSets {
  size = 1;
  /** The members of all sets, one after another, each ascending. */
  private members = new Uint32Array(1_024);
  /** Where the members of each set begin; after the last, where they end. */
  private starts = new Uint32Array(1_024);
  /** Ids by hash, 0 for a free place; made when first needed. */
  private table: Uint32Array | undefined;

  /** The id of the set of these numbers, which is added if new. */
  idOf(numbers: readonly number[]): number {
    if (numbers.length === 0) return 0;
    const sorted = numbers.length === 1 ? numbers : [...new Set(numbers)].sort((a, b) => a - b);
    const table = this.roomyTable();
    for (let place = hashOf(sorted) & (table.length - 1); ; place = (place + 1) & (table.length - 1)) {
      const known = table[place] as number;
      if (known !== 0 && !this.isSame(known, sorted)) continue;
      if (known === 0) table[place] = this.add(sorted);
      return table[place] as number;
    }
  }

  /** The numbers of a set, ascending. */
  of(set: number): Uint32Array {
    return this.members.subarray(this.starts[set], this.starts[set + 1]);
  }

  /** For each set, whether a number of it is wanted. `isWanted` is 1 for wanted numbers. */
  having(isWanted: Uint8Array): Uint8Array {
    const { members, starts, size } = this;
    const has = new Uint8Array(size);
    for (let set = 1, at = 0; set < size; set++) {
      for (const end = starts[set + 1] as number; at < end; at++) {
        if (isWanted[members[at] as number] === 1) has[set] = 1;
      }
    }
    return has;
  }

  /** Both arrays, for `load`. */
  save(): { members: Buffer; starts: Buffer } {
    const { members, starts, size } = this;
    const bytes = ({ buffer }: Uint32Array, length: number) => Buffer.from(buffer, 0, 4 * length);
    return { members: bytes(members, starts[size] as number), starts: bytes(starts, size + 1) };
  }

  load({ members, starts }: { members: Uint8Array; starts: Uint8Array }): void {
    this.members = new Uint32Array(new Uint8Array(members).buffer);
    this.starts = new Uint32Array(new Uint8Array(starts).buffer);
    this.size = this.starts.length - 1;
    this.table = undefined;
  }

  private isSame(set: number, sorted: readonly number[]): boolean {
    const start = this.starts[set] as number;
    if ((this.starts[set + 1] as number) - start !== sorted.length) return false;
    return sorted.every((number, at) => this.members[start + at] === number);
  }

  private add(sorted: readonly number[]): number {
    const start = this.starts[this.size] as number;
    this.members = grown(this.members, start + sorted.length);
    this.members.set(sorted, start);
    this.size++;
    this.starts = grown(this.starts, this.size + 1);
    this.starts[this.size] = start + sorted.length;
    return this.size - 1;
  }

  /** At most half full. */
  private roomyTable(): Uint32Array {
    if (this.table && this.table.length > 2 * this.size) return this.table;
    const table = new Uint32Array(2 ** Math.ceil(Math.log2(4 * this.size + 1_024)));
    for (let set = 1; set < this.size; set++) {
      let place = hashOf(this.of(set)) & (table.length - 1);
      while (table[place] !== 0) place = (place + 1) & (table.length - 1);
      table[place] = set;
    }
    this.table = table;
    return table;
  }
}
