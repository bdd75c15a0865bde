import type { Cell } from '../sqlite/write/columns';

/** Values one after another, and beside them the few that are no cells. It goes from thread to thread at little cost. */
export interface Pack {
  cells: Cell[];
  objects: unknown[];
}

/** Fills a pack. */
export class Packer {
  readonly pack: Pack = { cells: [], objects: [] };

  add(cell: Cell): void {
    this.pack.cells.push(cell);
  }

  /** Cells of which whoever reads them knows how many there are. */
  addAll(cells: readonly Cell[]): void {
    for (const cell of cells) this.pack.cells.push(cell);
  }

  /** Plain data of any shape. */
  addObject(value: unknown): void {
    this.pack.cells.push(this.pack.objects.length);
    this.pack.objects.push(value);
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

  /** What was put in by `addObject`, whose shape only whoever put it in knows; undefined for -1 in its place. */
  object<Value>(): Value | undefined {
    return this.pack.objects[this.number()] as Value | undefined;
  }
}
