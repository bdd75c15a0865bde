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

/** Ids that are in any of the lists, each once, ascending. */
export function uniteSorted(lists: readonly Uint32Array[]): Uint32Array {
  const [first = new Uint32Array(0), ...others] = lists.filter((list) => list.length > 0);
  return others.reduce(unite, first);
}

function unite(some: Uint32Array, others: Uint32Array): Uint32Array {
  const all = new Uint32Array(some.length + others.length);
  let count = 0;
  for (let one = 0, other = 0; one < some.length || other < others.length; ) {
    const a = some[one] ?? Number.POSITIVE_INFINITY;
    const b = others[other] ?? Number.POSITIVE_INFINITY;
    all[count++] = Math.min(a, b);
    if (a <= b) one++;
    if (b <= a) other++;
  }
  return all.slice(0, count);
}

const BITS = 32;

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
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      bits[id >>> 5] = (bits[id >>> 5] as number) | (1 << (id & 31));
    }
    return new IdSet(ids.length, bits, undefined);
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

  /** Ascending. Costs a few milliseconds for millions of ids. */
  toArray(): Uint32Array {
    const { bits, size } = this;
    if (!bits) return this.ids ?? new Uint32Array(0);
    const ids = new Uint32Array(size);
    let count = 0;
    for (let word = 0; word < bits.length; word++) {
      for (let left = bits[word] as number; left !== 0; left &= left - 1) {
        ids[count++] = word * BITS + 31 - Math.clz32(left & -left);
      }
    }
    return ids;
  }
}
