import type { Cell } from '../sqlite/write/columns';

/** Values one after another, and beside them the few that are no cells. It goes from thread to thread at little cost. */
export interface Pack {
  cells: Cell[];
  objects: unknown[];
}

/** In place of where something stands. */
const NONE = -1;

/** Fills a pack. */
export class Packer {
  readonly pack: Pack = { cells: [], objects: [] };
  private readonly places = new Map<string | object, number>();

  add(cell: Cell): void {
    this.pack.cells.push(cell);
  }

  /** Cells of which whoever reads them knows how many there are. */
  addAll(cells: readonly Cell[]): void {
    for (const cell of cells) this.pack.cells.push(cell);
  }

  /** A text that many others have too: it goes along once. */
  addCommon(text: string | null): void {
    this.add(text === null ? NONE : this.placeOf(text));
  }

  /** Plain data that others have too, as the same object: it goes along once. */
  addShared(value: object | null): void {
    this.add(value === null ? NONE : this.placeOf(value));
  }

  private placeOf(value: string | object): number {
    const known = this.places.get(value);
    if (known !== undefined) return known;
    this.places.set(value, this.pack.objects.length);
    return this.pack.objects.push(value) - 1;
  }

  /** Plain data of any shape. */
  addObject(value: unknown): void {
    this.add(value === undefined ? NONE : this.pack.objects.length);
    if (value !== undefined) this.pack.objects.push(value);
  }
}

/** Reads a pack in the order in which it was filled. */
export class Unpacker {
  private at = 0;

  constructor(private readonly pack: Pack) {}

  get isAtEnd(): boolean {
    return this.at >= this.pack.cells.length;
  }

  cell(): Cell {
    return this.pack.cells[this.at++] ?? null;
  }

  text(): string {
    return String(this.cell());
  }

  optionalText(): string | null {
    const cell = this.cell();
    return cell === null ? null : String(cell);
  }

  number(): number {
    return Number(this.cell());
  }

  cells(count: number): Cell[] {
    this.at += count;
    return this.pack.cells.slice(this.at - count, this.at);
  }

  /** What was put in by `addCommon`. */
  common(): string | null {
    return this.commonAt(this.cell());
  }

  /** The same of one of the cells that were read together. */
  commonAt(cell: Cell | undefined): string | null {
    const text = this.pack.objects[Number(cell)];
    return typeof text === 'string' ? text : null;
  }

  /** What was put in by `addShared`, whose shape only whoever put it in knows. */
  shared<Value extends object>(): Value {
    return this.pack.objects[this.number()] as Value;
  }

  /** The same, where nothing may have been put in. */
  optionalShared<Value extends object>(): Value | null {
    return (this.pack.objects[this.number()] as Value | undefined) ?? null;
  }

  /** What was put in by `addObject`, whose shape only whoever put it in knows. */
  object<Value>(): Value | undefined {
    return this.pack.objects[this.number()] as Value | undefined;
  }
}
