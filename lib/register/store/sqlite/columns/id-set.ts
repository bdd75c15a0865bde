/** Ids that are in both lists. Both ascend, and so does the result. */
function intersectSorted(some: Uint32Array, others: Uint32Array): Uint32Array {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  const both = new Uint32Array(short.length);
  let count = 0;
  let from = 0;
  for (const id of short) {
    from = firstFrom(long, id, from);
    if (long[from] === id) both[count++] = id;
  }
  return both.slice(0, count);
}

/** Ids that are in all lists; undefined if there are none. */
export function intersectAll(lists: readonly Uint32Array[]): Uint32Array | undefined {
  const [first, ...others] = [...lists].sort((a, b) => a.length - b.length);
  return first && others.reduce(intersectSorted, first);
}

/** The first place from `from` on whose id is not below the given one: quick if it is near, or the list is long. */
function firstFrom(ids: Uint32Array, id: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < ids.length && (ids[low + step] ?? 0) < id) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ids.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function setBits(bits: Uint32Array, ids: Uint32Array): void {
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    bits[id >>> 5] = (bits[id >>> 5] as number) | (1 << (id & 31));
  }
}

function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    // The sums of ever longer groups of bits, side by side in one number.
    let sums = bits[at] as number;
    sums -= (sums >>> 1) & 0x55555555;
    sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
    sums = (sums + (sums >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(sums, 0x01010101) >>> 24;
  }
  return count;
}

/** The ids whose bits are set, ascending: so many as there are. */
function listBits(bits: Uint32Array, size: number): Uint32Array {
  const ids = new Uint32Array(size);
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      ids[count++] = word * 32 + 31 - Math.clz32(left & -left);
    }
  }
  return ids;
}

/** Ids that are in any of the lists, each once, ascending, as they are in each list. */
export function unite(lists: readonly Uint32Array[]): Uint32Array {
  const [only, another] = lists.filter(({ length }) => length > 0);
  if (!another) return only ?? new Uint32Array(0);
  let most = 0;
  for (const ids of lists) most = Math.max(most, ids.at(-1) ?? 0);
  const bits = new Uint32Array((most >>> 5) + 1);
  for (const ids of lists) setBits(bits, ids);
  return listBits(bits, countBits(bits));
}

/** A set of ids that stays small: a bit for each id if it has many of them, else a list. */
export class IdSet {
  private constructor(
    readonly size: number,
    private readonly bits: Uint32Array | undefined,
    private readonly ids: Uint32Array | undefined,
  ) {}

  /** @param ids ascending; they are copied. */
  static of(ids: Uint32Array): IdSet {
    const last = ids[ids.length - 1] ?? 0;
    if (ids.length <= (last >>> 5) + 1) return new IdSet(ids.length, undefined, ids.slice());
    const bits = new Uint32Array((last >>> 5) + 1);
    setBits(bits, ids);
    return new IdSet(ids.length, bits, undefined);
  }

  /**
   * A set of ids that are found one after another, ascending.
   *
   * @param most There are not more of them.
   * @param size They are below this number.
   */
  static collect(most: number, size: number): { add(ids: Uint32Array): void; toSet(): IdSet } {
    const cells = (size >>> 5) + 1;
    const list = most <= cells ? new Uint32Array(most) : undefined;
    const bits = list ? new Uint32Array(0) : new Uint32Array(cells);
    let count = 0;
    return {
      add(ids) {
        if (list) list.set(ids, count);
        else setBits(bits, ids);
        count += ids.length;
      },
      toSet() {
        if (list) return new IdSet(count, undefined, count === list.length ? list : list.slice(0, count));
        return count > cells ? new IdSet(count, bits, undefined) : new IdSet(count, undefined, listBits(bits, count));
      },
    };
  }

  /** As `toBytes` wrote it. */
  static read(size: number, bytes: Uint8Array): IdSet {
    const cells = new Uint32Array(new Uint8Array(bytes).buffer);
    return cells.length === size ? new IdSet(size, undefined, cells) : new IdSet(size, cells, undefined);
  }

  /** The bits if they are shorter than the list, else the list. */
  toBytes(): Buffer {
    const { buffer, byteOffset, byteLength } = this.bits ?? this.ids ?? new Uint32Array(0);
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  get byteLength(): number {
    return (this.bits ?? this.ids)?.byteLength ?? 0;
  }

  has(id: number): boolean {
    if (this.bits) return ((this.bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
    const { ids = new Uint32Array(0) } = this;
    return ids[firstFrom(ids, id, 0)] === id;
  }

  /** Those of the ids that are in the set. They ascend, and so does the result. */
  intersect(ids: Uint32Array): Uint32Array {
    const { bits } = this;
    if (!bits) return intersectSorted(ids, this.toArray());
    const both = new Uint32Array(ids.length);
    let count = 0;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      both[count] = id;
      count += ((bits[id >>> 5] ?? 0) >>> (id & 31)) & 1;
    }
    return both.slice(0, count);
  }

  /** Ascending. Costs a few milliseconds for millions of ids. */
  toArray(): Uint32Array {
    const { bits, size } = this;
    return bits ? listBits(bits, size) : (this.ids ?? new Uint32Array(0));
  }
}
