import { contoursOf, type Ink } from './contours';
import { number, numbers, type ObjectNumber, type PdfFile } from './file';
import { readTypeface, type Typeface, toUnicode } from './typeface';

/** The typefaces of a file, as WOFF: they cover Latin, Greek and Cyrillic. */
export interface FontFiles {
  plain: Uint8Array;
  bold: Uint8Array;
}

/** Draws a text with the fonts of the device, for scripts that the typefaces lack. Undefined if it cannot. */
export type DrawInk = (text: string, isBold: boolean) => Ink | undefined;

export interface Style {
  size: number;
  isBold?: boolean;
}

/** Sets texts in a file. Each letter can be seen, searched and copied, whatever its script. */
export interface Letters {
  /** Of a text in one line, in the units of the size. */
  widthOf(text: string, style: Style): number;
  /** Operators that show a text from a point on, stretched to a width if there is one. The y axis leads down. */
  show(text: string, at: { x: number; y: number }, style: Style, width?: number): string;
  /** Writes the fonts in use: entries of a dictionary of resources. */
  finish(): string;
}

/** A part of a text in one font. `codes`: hexadecimal digits; `width`: in thousandths of the size. */
interface Run {
  font: string;
  codes: string;
  width: number;
}

/** What the device has drawn: a glyph of a font that consists of such drawings. */
interface Outline {
  text: string;
  width: number;
  operators: string;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Letters that run to the left, with what stands between them. */
const TURNED = new RegExp(
  `${RIGHT_TO_LEFT.source}(?:[^\\p{L}\\p{N}]*${RIGHT_TO_LEFT.source}|\\p{M}|[^\\p{L}]*\\p{N}+(?=[^\\p{L}]*${RIGHT_TO_LEFT.source}))*`,
  'gu',
);
const CHARACTERS = new Intl.Segmenter();
/** Without control characters, halves of letters, and marks that turn the direction. */
const UNPRINTED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** A code can stand for so many UTF-16 units. */
const LONGEST = 200;
/** Codes of one byte, without 0. */
const MOST_OUTLINES = 255;

export function setLetters(file: PdfFile, fonts: FontFiles, drawInk: DrawInk): Letters {
  const faces = [newFace('F0', 'Inter-Regular', fonts.plain), newFace('F1', 'Inter-SemiBold', fonts.bold)] as const;
  const outlines: Outline[] = [];
  const outlineCodes = new Map<string, number>();
  const known = new Map<string, readonly Run[]>();

  function outlineRun(text: string, isBold: boolean): Run {
    const key = `${isBold ? 'b' : 'p'}${text}`;
    const at = outlineCodes.get(key) ?? outlines.push(outlineOf(text, drawInk(text, isBold))) - 1;
    outlineCodes.set(key, at);
    const code = ((at % MOST_OUTLINES) + 1).toString(16).padStart(2, '0');
    return { font: `D${Math.floor(at / MOST_OUTLINES)}`, codes: code, width: outlines[at]?.width ?? 0 };
  }

  function runsOf(text: string, isBold: boolean): readonly Run[] {
    const key = `${isBold ? 'b' : 'p'}${text}`;
    const before = known.get(key);
    if (before) return before;
    const face = faces[isBold ? 1 : 0];
    const runs = divided(text, face).map((part) =>
      part.isCovered ? face.run(part.text) : outlineRun(part.text, isBold),
    );
    known.set(key, runs);
    return runs;
  }

  const widthIn = (runs: readonly Run[], size: number) =>
    (runs.reduce((sum, { width }) => sum + width, 0) * size) / 1000;
  return {
    widthOf: (text, { size, isBold = false }) => widthIn(runsOf(text, isBold), size),
    show(text, { x, y }, { size, isBold = false }, width) {
      const runs = runsOf(text, isBold);
      const own = widthIn(runs, size);
      if (runs.length === 0 || own === 0) return '';
      const stretch = width === undefined ? 100 : (100 * width) / own;
      const shown = runs.map(({ font, codes }) => `/${font} ${number(size)} Tf<${codes}>Tj`).join(' ');
      return `BT ${number(stretch)} Tz 1 0 0 -1 ${numbers(x, y)} Tm ${shown} ET\n`;
    },
    finish() {
      const used = faces.flatMap((face) => face.embed(file));
      for (let at = 0; at < outlines.length; at += MOST_OUTLINES) {
        const font = embedOutlines(file, outlines.slice(at, at + MOST_OUTLINES));
        used.push(`/D${at / MOST_OUTLINES} ${font} 0 R`);
      }
      return `/Font<<${used.join('')}>>`;
    },
  };
}

interface Face {
  hasLetter(letter: number): boolean;
  run(text: string): Run;
  embed(file: PdfFile): string[];
}

/** A typeface, read and embedded only if it is used. */
function newFace(font: string, name: string, woff: Uint8Array): Face {
  let typeface: Typeface | undefined;
  const read = () => {
    typeface ??= readTypeface(woff);
    return typeface;
  };
  const codes = new Map<number, number>();
  return {
    hasLetter: (letter) => read().glyphOf(letter) !== undefined,
    run(text) {
      let width = 0;
      const digits = Array.from(text, (one) => {
        const letter = one.codePointAt(0) ?? 0;
        const code = codes.get(letter) ?? codes.size + 1;
        codes.set(letter, code);
        width += read().widthOf(read().glyphOf(letter) ?? 0);
        return code.toString(16).padStart(4, '0');
      });
      return { font, codes: digits.join(''), width };
    },
    embed: (file) => (codes.size === 0 ? [] : [`/${font} ${read().embed(file, name, [...codes.keys()])} 0 R`]),
  };
}

interface Part {
  text: string;
  isCovered: boolean;
}

/**
 * The parts of a text that the typeface covers, and the others. A text with letters that run to the left is one part, as only
 * the device orders and joins them.
 */
function divided(given: string, face: Face): Part[] {
  const text = given.normalize('NFC').replace(UNPRINTED, '');
  const isCovered = (one: string) => {
    const [letter = 0, ...marks] = Array.from(one, (point) => point.codePointAt(0) ?? 0);
    return marks.length === 0 && face.hasLetter(letter);
  };
  const parts: Part[] = [];
  const isTurned = RIGHT_TO_LEFT.test(text);
  for (const { segment } of CHARACTERS.segment(text)) {
    const last = parts.at(-1);
    const covered = !isTurned && isCovered(segment);
    const fits = last?.isCovered === covered && (covered || last.text.length + segment.length <= LONGEST);
    if (last && fits) last.text += segment;
    else parts.push({ text: segment, isCovered: covered });
  }
  return parts;
}

/** The drawing of a text as a glyph of a thousand units; without a drawing an empty box for each letter. */
function outlineOf(text: string, ink: Ink | undefined): Outline {
  if (!ink) {
    const boxes = Array.from(text, (_, at) => `${at * 600 + 60} 0 480 700 re ${at * 600 + 110} 50 380 600 re`);
    return { text, width: 600 * boxes.length, operators: `${boxes.join(' ')} f*` };
  }
  const unit = 1000 / ink.em;
  const point = ({ x, y }: { x: number; y: number }) =>
    `${Math.round((x - ink.origin.x) * unit)} ${Math.round((ink.origin.y - y) * unit)}`;
  const paths = contoursOf(ink).map((contour) => `${contour.map(point).join(' l ').replace(' l ', ' m ')} l h`);
  return { text, width: ink.advance * unit, operators: `${paths.join('\n')}\nf*` };
}

/** Readers of a PDF take letters as they stand on the page from left to right, and turn those of right-to-left scripts back. */
const asItStands = (text: string): string =>
  text.replace(TURNED, (run) => {
    const letters = Array.from(CHARACTERS.segment(run), ({ segment }) => segment);
    return letters
      .toReversed()
      .join('')
      .replace(/\p{N}+/gu, (digits) => Array.from(digits).toReversed().join(''));
  });

/** A font of drawings (Type 3). */
function embedOutlines(file: PdfFile, outlines: readonly Outline[]): ObjectNumber {
  const glyphs = outlines.map(({ width, operators }, at) => {
    // The box is larger than any letter.
    const stream = file.addStream('', `${number(width)} 0 -2000 -2000 ${number(width + 2000)} 3000 d1\n${operators}`);
    return `/g${at + 1} ${stream} 0 R`;
  });
  const names = outlines.map((_, at) => `/g${at + 1}`).join('');
  const widths = outlines.map(({ width }) => number(width)).join(' ');
  const unicode = file.addStream(
    '',
    toUnicode(
      outlines.map(({ text }) => asItStands(text)),
      2,
    ),
  );
  return file.add(
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<<${glyphs.join('')}>>/Encoding<</Type/Encoding/Differences[1${names}]>>/FirstChar 1/LastChar ${outlines.length}/Widths[${widths}]/ToUnicode ${unicode} 0 R/Resources<<>>>>`,
  );
}
