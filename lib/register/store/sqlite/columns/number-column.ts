type Cells = Uint8Array | Uint16Array | Uint32Array;

const KINDS = [Uint8Array, Uint16Array, Uint32Array] as const;

/** The narrowest array whose cells can hold the number. */
const kindFor = (most: number) => KINDS.find(({ BYTES_PER_ELEMENT: bytes }) => most < 2 ** (8 * bytes)) ?? Uint32Array;

const kindOfWidth = (width: number) => KINDS.find(({ BYTES_PER_ELEMENT: bytes }) => bytes === width) ?? Uint32Array;

/** Cells for new companies beyond those that are asked for. */
const SPARE = 8_192;
/** Room for new companies, so that not every one of them copies the column. */
const grown = (length: number): number => Math.max(1_024, Math.ceil(length * 1.1));

/**
 * A whole number for each company by its id, 0 if it has none. The cells are as narrow as their largest number, since
 * counting five million companies is a matter of how much memory is read.
 */
export class NumberColumn {
  cells: Cells = new Uint8Array(0);
  /** No number was larger. */
  most = 0;

  get(id: number): number {
    return this.cells[id] ?? 0;
  }

  /** The number is below 2^32. */
  set(id: number, value: number): void {
    if (id >= this.cells.length || value >= 2 ** (8 * this.cells.BYTES_PER_ELEMENT)) this.widen(id + 1, value);
    this.cells[id] = value;
    if (value > this.most) this.most = value;
  }

  /** Makes room for this many cells, and a few of new companies. In an empty column they can hold the number. */
  reserve(length: number, most = 0): void {
    const { cells } = this;
    if (length <= cells.length) return;
    const next = new (cells.length === 0 ? kindFor(most) : kindOfWidth(cells.BYTES_PER_ELEMENT))(length + SPARE);
    next.set(cells);
    this.cells = next;
  }

  clear(): void {
    this.cells = new Uint8Array(0);
    this.most = 0;
  }

  /** The bytes of some cells, as many as there are. */
  bytes(from: number, to: number): Buffer {
    const { buffer, byteOffset, byteLength } = this.cells.subarray(from, to);
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  /** Takes over cells of a given width that `bytes` returned. */
  takeOver(from: number, width: number, bytes: Uint8Array): void {
    const Kind = kindOfWidth(width);
    // A copy, because the bytes may begin anywhere in their buffer.
    const cells = new Kind(new Uint8Array(bytes).buffer);
    let most = 0;
    for (let at = 0; at < cells.length; at++) if ((cells[at] as number) > most) most = cells[at] as number;
    this.widen(from + cells.length, 2 ** (8 * width) - 1);
    // A column that has nothing takes no memory: the system gives it out when it is written to.
    if (most > 0) this.cells.set(cells, from);
    this.most = Math.max(this.most, most);
  }

  private widen(length: number, most: number): void {
    const { cells } = this;
    const Kind = kindFor(Math.max(most, 2 ** (8 * cells.BYTES_PER_ELEMENT) - 1));
    if (length <= cells.length && Kind.BYTES_PER_ELEMENT === cells.BYTES_PER_ELEMENT) return;
    const next = new Kind(length <= cells.length ? cells.length : grown(length));
    next.set(cells);
    this.cells = next;
  }
}
