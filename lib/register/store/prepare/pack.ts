import type { Cell } from '../sqlite/write/columns';

/**
 * Values one after another, and beside them the few that are no cells. It goes from thread to thread at little cost: all
 * texts are one, of which each is cut out again, as to make thousands of texts of bytes takes longer.
 */
export interface Pack {
  text: string;
  /** A length for each text; what is no text is told as below. */
  codes: Int32Array;
  objects: unknown[];
}

/** In place of a length: there is no value, or the next code is the value, or a text stands for it. */
const [NOTHING, INTEGER, NUMBER] = [-1, -2, -3];

/** In place of where something stands. */
const NONE = -1;

/** Texts that are made one at a time: a rope of more would hold them all until it is cut. */
const TEXTS_AT_ONCE = 256;

/** Fills a pack. */
export class Packer {
  private readonly codes: number[] = [];
  private readonly objects: unknown[] = [];
  private readonly places = new Map<string | object, number>();
  private texts: string[] = [];
  private text = '';

  /** Nothing may be added any more. */
  get pack(): Pack {
    this.joinTexts();
    return { text: this.text, codes: Int32Array.from(this.codes), objects: this.objects };
  }

  add(cell: Cell): void {
    if (typeof cell === 'string') this.addText(cell.length, cell);
    else if (cell === null) this.codes.push(NOTHING);
    else if ((cell | 0) === cell) this.codes.push(INTEGER, cell);
    else {
      const text = String(cell);
      this.codes.push(NUMBER);
      this.addText(text.length, text);
    }
  }

  /** Cells of which whoever reads them knows how many there are. */
  addAll(cells: readonly Cell[]): void {
    for (const cell of cells) this.add(cell);
  }

  /** A text that many others have too: it goes along once. */
  addCommon(text: string | null): void {
    this.add(text === null ? NONE : this.placeOf(text));
  }

  /** Plain data that others have too, as the same object: it goes along once. */
  addShared(value: object | null): void {
    this.add(value === null ? NONE : this.placeOf(value));
  }

  /** Plain data of any shape. */
  addObject(value: unknown): void {
    this.add(value === undefined ? NONE : this.objects.length);
    if (value !== undefined) this.objects.push(value);
  }

  private addText(code: number, text: string): void {
    this.codes.push(code);
    if (this.texts.push(text) === TEXTS_AT_ONCE) this.joinTexts();
  }

  private joinTexts(): void {
    this.text += this.texts.join('');
    this.texts = [];
  }

  private placeOf(value: string | object): number {
    const known = this.places.get(value);
    if (known !== undefined) return known;
    this.places.set(value, this.objects.length);
    return this.objects.push(value) - 1;
  }
}

/** Reads a pack in the order in which it was filled. */
export class Unpacker {
  /** Of the codes, and of the text. */
  private at = 0;
  private cut = 0;

  constructor(private readonly pack: Pack) {}

  get isAtEnd(): boolean {
    return this.at >= this.pack.codes.length;
  }

  cell(): Cell {
    const code = this.nextCode();
    if (code >= 0) return this.cutText(code);
    if (code === NOTHING) return null;
    return code === INTEGER ? this.nextCode() : Number(this.cutText(this.nextCode()));
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
    const cells: Cell[] = [];
    while (cells.length < count) cells.push(this.cell());
    return cells;
  }

  /** What was put in by `addCommon`. */
  common(): string | null {
    return this.commonAt(this.number());
  }

  /** The same, where the cell itself has been read already. */
  commonAt(place: Cell | undefined): string | null {
    const text = this.pack.objects[Number(place ?? NONE)];
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

  private nextCode(): number {
    return this.pack.codes[this.at++] ?? NOTHING;
  }

  private cutText(length: number): string {
    this.cut += length;
    return this.pack.text.slice(this.cut - length, this.cut);
  }
}
