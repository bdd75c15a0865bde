import type { Cell } from '../sqlite/write/columns';

/**
 * A sequence of values, with the few that are not cells beside it. Cheap to pass between threads: all texts are joined
 * into one and sliced again by the reader, because decoding thousands of single texts is slower.
 */
export interface Pack {
  text: string;
  /** The length of each text, or one of the codes below. */
  codes: Int32Array;
  objects: unknown[];
}

/** Codes in place of a length: no value; the next code is the value; a text holds the number. */
const [NOTHING, INTEGER, NUMBER] = [-1, -2, -3];

/** In place of a position. */
const NONE = -1;

/** Texts joined at a time. V8 would keep the parts of a longer rope in memory until it is sliced. */
const TEXTS_AT_ONCE = 256;

/** Fills a pack. */
export class Packer {
  private readonly codes: number[] = [];
  private readonly objects: unknown[] = [];
  private readonly places = new Map<string | object, number>();
  private texts: string[] = [];
  private text = '';

  /** Nothing may be added afterwards. */
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

  /** Adds cells without their number, which the reader must know. */
  addAll(cells: readonly Cell[]): void {
    for (const cell of cells) this.add(cell);
  }

  /** Adds a text that is shared by many records: it is sent once. */
  addCommon(text: string | null): void {
    this.add(text === null ? NONE : this.placeOf(text));
  }

  /** Adds plain data that is shared as the same object: it is sent once. */
  addShared(value: object | null): void {
    this.add(value === null ? NONE : this.placeOf(value));
  }

  /** Adds plain data of any shape. */
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
  /** Position in the codes, and in the text. */
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

  /** Reads a value of `addCommon`. */
  common(): string | null {
    return this.commonAt(this.number());
  }

  /** The same for a cell that was read already. */
  commonAt(place: Cell | undefined): string | null {
    const text = this.pack.objects[Number(place ?? NONE)];
    return typeof text === 'string' ? text : null;
  }

  /** Reads a value of `addShared`; the caller knows its type. */
  shared<Value extends object>(): Value {
    return this.pack.objects[this.number()] as Value;
  }

  /** The same for an optional value. */
  optionalShared<Value extends object>(): Value | null {
    return (this.pack.objects[this.number()] as Value | undefined) ?? null;
  }

  /** Reads a value of `addObject`; the caller knows its type. */
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
