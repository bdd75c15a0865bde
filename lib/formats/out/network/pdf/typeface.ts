import { unzlibSync } from 'fflate';
import { joinBytes, number, type ObjectNumber, type PdfFile, utf16 } from './file';

/** A typeface with TrueType outlines. Widths are in thousandths of its size. */
export interface Typeface {
  /** The glyph of a letter; undefined if the typeface has none. */
  glyphOf(letter: number): number | undefined;
  widthOf(glyph: number): number;
  /** The contours of a glyph; one without ink has none. */
  contoursOf(glyph: number): readonly (readonly OutlinePoint[])[];
  /**
   * Puts what is used into a file as a font. The codes are 1 for the first letter, 2 for the second and so on: alike
   * letters of two scripts may share a glyph, and must still be told apart when they are copied.
   */
  embed(file: PdfFile, name: string, letters: readonly number[]): ObjectNumber;
}

/** In thousandths of the size; the y axis leads up. A point beside the curve bends it (TrueType's quadratic curves). */
export interface OutlinePoint {
  x: number;
  y: number;
  isOnCurve: boolean;
}

type OutlineOf = (glyph: number) => Uint8Array;
type Tables = ReadonlyMap<string, Uint8Array>;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The tables of a font in the Web Open Font Format 1.0 (W3C), unpacked. */
function readTables(woff: Uint8Array): Tables {
  const view = viewOf(woff);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('The font is not a WOFF file.');
  const tables = new Map<string, Uint8Array>();
  for (let at = 44, left = view.getUint16(12); left > 0; left--, at += 20) {
    const [offset, packed, size] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const content = woff.subarray(offset, offset + packed);
    const name = String.fromCharCode(...woff.subarray(at, at + 4));
    tables.set(name, packed < size ? unzlibSync(content, { out: new Uint8Array(size) }) : content);
  }
  return tables;
}

export function readTypeface(woff: Uint8Array): Typeface {
  const tables = readTables(woff);
  const table = (name: string): Uint8Array => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table "${name}".`);
    return found;
  };
  const [head, hhea, hmtx] = [viewOf(table('head')), viewOf(table('hhea')), viewOf(table('hmtx'))];
  const thousandth = 1000 / head.getUint16(18);
  const lastWidth = hhea.getUint16(34) - 1;
  const glyphs = readLetters(table('cmap'));
  /** Of the glyphs that were drawn. */
  const contours = new Map<number, OutlinePoint[][]>();
  const widthOf = (glyph: number) => hmtx.getUint16(4 * Math.min(glyph, lastWidth)) * thousandth;
  return {
    glyphOf: (letter) => glyphs.get(letter),
    widthOf,
    contoursOf(glyph) {
      const known = contours.get(glyph);
      if (known) return known;
      const read = readContours(glyph, outlinesIn(tables).outlineOf).map((contour) =>
        contour.map(({ x, y, isOnCurve }) => ({ x: x * thousandth, y: y * thousandth, isOnCurve })),
      );
      contours.set(glyph, read);
      return read;
    },
    embed(file, name, letters) {
      // The name of a subset begins with six letters of its own.
      const fullName = `FIRMAM+${name}`;
      const used = letters.map((letter) => glyphs.get(letter) ?? 0);
      const program = fontFile(tables, new Set(used));
      const box = [36, 38, 40, 42].map((at) => number(head.getInt16(at) * thousandth));
      const [ascent, descent] = [hhea.getInt16(4), hhea.getInt16(6)].map((height) => number(height * thousandth));
      const content = file.addStream(`/Length1 ${program.length}`, program);
      const descriptor = file.add(
        `<</Type/FontDescriptor/FontName/${fullName}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${ascent}/Descent ${descent}/CapHeight ${ascent}/StemV 80/FontFile2 ${content} 0 R>>`,
      );
      const map = file.addStream('', Uint8Array.from([0, ...used].flatMap((glyph) => [glyph >> 8, glyph & 255])));
      const widths = used.map((glyph) => number(widthOf(glyph)));
      const font = file.add(
        `<</Type/Font/Subtype/CIDFontType2/BaseFont/${fullName}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/W[1[${widths.join(' ')}]]/CIDToGIDMap ${map} 0 R>>`,
      );
      const texts = letters.map((letter) => String.fromCodePoint(letter));
      const unicode = file.addStream('', toUnicode(texts, 4));
      return file.add(
        `<</Type/Font/Subtype/Type0/BaseFont/${fullName}/Encoding/Identity-H/DescendantFonts[${font} 0 R]/ToUnicode ${unicode} 0 R>>`,
      );
    },
  };
}

/** The glyph of each letter of the Basic Multilingual Plane (format 4 of the table). */
function readLetters(cmap: Uint8Array): ReadonlyMap<number, number> {
  const view = viewOf(cmap);
  const glyphs = new Map<number, number>();
  for (let at = 4, left = view.getUint16(2); left > 0; left--, at += 8) {
    const table = view.getUint32(at + 4);
    if (view.getUint16(table) !== 4) continue;
    const twice = view.getUint16(table + 6);
    for (let segment = 0; segment < twice; segment += 2) {
      const [end, start] = [view.getUint16(table + 14 + segment), view.getUint16(table + 16 + twice + segment)];
      const delta = view.getUint16(table + 16 + 2 * twice + segment);
      const place = table + 16 + 3 * twice + segment;
      const range = view.getUint16(place);
      for (let letter = start; letter <= end && letter < 0xffff; letter++) {
        const found = range === 0 ? letter : view.getUint16(place + range + 2 * (letter - start));
        const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
        if (glyph !== 0) glyphs.set(letter, glyph);
      }
    }
  }
  return glyphs;
}

/** What a reader of PDF needs of a font; it finds letters and names in the file instead. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** A TrueType file in which all glyphs but those in use are empty. Their numbers stay, so that nothing else changes. */
function fontFile(tables: Tables, used: ReadonlySet<number>): Uint8Array {
  const outlines = subsetOutlines(tables, used);
  const files = KEPT.flatMap((name): [string, Uint8Array][] => {
    const content = outlines.get(name) ?? tables.get(name);
    return content ? [[name, content]] : [];
  });
  const directory = new Uint8Array(12 + 16 * files.length);
  const view = viewOf(directory);
  const power = Math.floor(Math.log2(files.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, files.length);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * files.length - (16 << power));
  const parts = [directory];
  let offset = directory.length;
  files.forEach(([name, content], at) => {
    const padded = new Uint8Array((content.length + 3) & ~3);
    padded.set(content);
    for (let letter = 0; letter < 4; letter++) directory[12 + 16 * at + letter] = name.charCodeAt(letter);
    view.setUint32(16 + 16 * at, checksum(padded));
    view.setUint32(20 + 16 * at, offset);
    view.setUint32(24 + 16 * at, content.length);
    parts.push(padded);
    offset += padded.length;
  });
  return joinBytes(parts, offset);
}

function checksum(padded: Uint8Array): number {
  const view = viewOf(padded);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** How many glyphs there are, and the drawing of each. */
function outlinesIn(tables: Tables): { count: number; outlineOf: OutlineOf } {
  const table = (name: string) => tables.get(name) ?? new Uint8Array();
  const [glyf, head, loca] = [table('glyf'), table('head'), table('loca')];
  const [places, isLong] = [viewOf(loca), viewOf(head).getInt16(50) === 1];
  const offsetOf = (glyph: number) => (isLong ? places.getUint32(4 * glyph) : 2 * places.getUint16(2 * glyph));
  return {
    count: loca.length / (isLong ? 4 : 2) - 1,
    outlineOf: (glyph) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)),
  };
}

function subsetOutlines(tables: Tables, used: ReadonlySet<number>): Map<string, Uint8Array> {
  const head = tables.get('head') ?? new Uint8Array();
  const { count, outlineOf } = outlinesIn(tables);
  const kept = withParts(new Set([0, ...used]), outlineOf);
  const offsets = new Uint8Array(4 * (count + 1));
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    viewOf(offsets).setUint32(4 * glyph, offset);
    if (!kept.has(glyph)) continue;
    const outline = outlineOf(glyph);
    const padded = new Uint8Array((outline.length + 3) & ~3);
    padded.set(outline);
    parts.push(padded);
    offset += padded.length;
  }
  viewOf(offsets).setUint32(4 * count, offset);
  const longHead = Uint8Array.from(head);
  viewOf(longHead).setInt16(50, 1);
  return new Map([
    ['glyf', joinBytes(parts, offset)],
    ['head', longHead],
    ['loca', offsets],
  ]);
}

/** Flags of a part of a composite glyph. */
const WIDE_OFFSETS = 0x1;
const IS_OFFSET = 0x2;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** A glyph in another one: where it stands, and how it is scaled and turned. */
interface GlyphPart {
  glyph: number;
  move: [x: number, y: number];
  matrix: [xx: number, yx: number, xy: number, yy: number];
}

/** Of what a glyph is composed: an accented letter of a letter and an accent. Of a plain one nothing. */
function partsOf(outline: Uint8Array): GlyphPart[] {
  if (outline.length === 0 || viewOf(outline).getInt16(0) >= 0) return [];
  const view = viewOf(outline);
  const parts: GlyphPart[] = [];
  for (let at = 10, flags = MORE; flags & MORE; ) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    at += 4;
    const isWide = (flags & WIDE_OFFSETS) !== 0;
    // Otherwise they are points to be laid upon each other, which our typefaces do not have.
    const isMoved = (flags & IS_OFFSET) !== 0;
    const offset = (place: number) => (isWide ? view.getInt16(at + 2 * place) : view.getInt8(at + place));
    const move: GlyphPart['move'] = isMoved ? [offset(0), offset(1)] : [0, 0];
    at += isWide ? 4 : 2;
    const part = (place: number) => view.getInt16(at + 2 * place) / 0x4000;
    let matrix: GlyphPart['matrix'] = [1, 0, 0, 1];
    if (flags & SCALE) matrix = [part(0), 0, 0, part(0)];
    else if (flags & TWO_SCALES) matrix = [part(0), 0, 0, part(1)];
    else if (flags & MATRIX) matrix = [part(0), part(1), part(2), part(3)];
    at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    parts.push({ glyph, move, matrix });
  }
  return parts;
}

/** Adds the glyphs of which others are composed. */
function withParts(glyphs: Set<number>, outlineOf: OutlineOf): Set<number> {
  // A set also visits what is added meanwhile.
  for (const glyph of glyphs) for (const part of partsOf(outlineOf(glyph))) glyphs.add(part.glyph);
  return glyphs;
}

/** Flags of a point of a contour. */
const ON_CURVE = 0x1;
const SHORT = { x: 0x2, y: 0x4 } as const;
const REPEATED = 0x8;
/** Of a short distance: it is positive; of a long one: there is none, as it is 0. */
const SAME = { x: 0x10, y: 0x20 } as const;

/** Glyphs in glyphs in glyphs; a typeface with a loop would have no end. */
const DEEPEST = 4;

/** The contours of a glyph in the units of the typeface (OpenType, "glyf"). */
function readContours(glyph: number, outlineOf: OutlineOf, depth = 0): OutlinePoint[][] {
  const outline = outlineOf(glyph);
  if (outline.length === 0 || depth > DEEPEST) return [];
  const view = viewOf(outline);
  const count = view.getInt16(0);
  if (count < 0) {
    return partsOf(outline).flatMap(({ glyph: inner, move: [dx, dy], matrix: [xx, yx, xy, yy] }) =>
      readContours(inner, outlineOf, depth + 1).map((contour) =>
        contour.map(({ x, y, isOnCurve }) => ({ x: xx * x + xy * y + dx, y: yx * x + yy * y + dy, isOnCurve })),
      ),
    );
  }
  const ends = Array.from({ length: count }, (_, at) => view.getUint16(10 + 2 * at));
  const length = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < length) {
    const flag = view.getUint8(at++);
    flags.push(flag);
    if (flag & REPEATED) for (let more = view.getUint8(at++); more > 0; more--) flags.push(flag);
  }
  const readAxis = (axis: 'x' | 'y'): number[] => {
    let value = 0;
    return flags.slice(0, length).map((flag) => {
      if (flag & SHORT[axis]) value += flag & SAME[axis] ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(flag & SAME[axis])) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [readAxis('x'), readAxis('y')];
  const points = xs.map((x, place) => ({ x, y: ys[place] ?? 0, isOnCurve: ((flags[place] ?? 0) & ON_CURVE) !== 0 }));
  return ends.map((end, place) => points.slice(place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, end + 1));
}

const MOST_ROWS = 100;

/** What the codes of a font stand for, from 1 on, so that names can be searched and copied. `digits`: the length of a code. */
export function toUnicode(texts: readonly string[], digits: 2 | 4): string {
  const code = (value: number) => value.toString(16).padStart(digits, '0');
  const rows = texts.map((text, at) => `<${code(at + 1)}><${utf16(text)}>\n`);
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += MOST_ROWS) {
    const block = rows.slice(at, at + MOST_ROWS);
    blocks.push(`${block.length} beginbfchar\n${block.join('')}endbfchar\n`);
  }
  const range = `1 begincodespacerange\n<${code(0)}><${'f'.repeat(digits)}>\nendcodespacerange\n`;
  return `/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n${range}${blocks.join('')}endcmap CMapName currentdict/CMap defineresource pop end end\n`;
}
