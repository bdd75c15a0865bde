import { readFile } from 'node:fs/promises';
import { RegistryError } from '@/lib/contract/errors';
import { element, type Markup, printMarkup } from '@/lib/formats/out/network/element';
import { type OutlinePoint, readTypeface, type Typeface } from '@/lib/formats/out/network/pdf/typeface';
import type { Sheet } from '@/lib/formats/out/network/picture/edges';
import { framedElement } from '@/lib/formats/out/network/picture/svg';

interface Faces {
  plain: Typeface;
  bold: Typeface;
}

/** The typefaces of the pages, read once: they cover Latin, Greek and Cyrillic. */
let faces: Promise<Faces> | undefined;

async function readFaces(): Promise<Faces> {
  const [plain, bold] = await Promise.all([
    readFile(new URL('../../../public/fonts/inter-400.woff', import.meta.url)),
    readFile(new URL('../../../public/fonts/inter-600.woff', import.meta.url)),
  ]);
  return { plain: readTypeface(plain), bold: readTypeface(bold) };
}

/** The glyphs of a text; undefined if the typeface lacks one, as it does where letters are joined or run to the left. */
function glyphsOf(text: string, { glyphOf }: Typeface): number[] | undefined {
  const glyphs: number[] = [];
  for (const letter of text.normalize('NFC')) {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    if (glyph === undefined) return undefined;
    glyphs.push(glyph);
  }
  return glyphs;
}

type Place = (point: { x: number; y: number }) => string;

const middleOf = (a: OutlinePoint, b: OutlinePoint): OutlinePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  isOnCurve: true,
});

/** A closed contour as a path. Between two points beside the curve lies one on it. */
function contourPath(contour: readonly OutlinePoint[], place: Place): string {
  const points = contour.flatMap((point, at) => {
    const before = contour.at(at - 1) ?? point;
    return before.isOnCurve || point.isOnCurve ? [point] : [middleOf(before, point), point];
  });
  const first = points.findIndex(({ isOnCurve }) => isOnCurve);
  const [start, ...rest] = [...points.slice(first), ...points.slice(0, first)];
  if (first < 0 || !start) return '';
  const steps = rest.map((point, at) => {
    if (!point.isOnCurve) return `Q${place(point)} ${place(rest[at + 1] ?? start)}`;
    return rest[at - 1]?.isOnCurve === false ? '' : `L${place(point)}`;
  });
  return `M${place(start)}${steps.join('')}Z`;
}

const THOUSANDTHS = 1000;

/** A text drawn by its outlines, no wider than the layout took it to be; itself where the typeface lacks a letter. */
function outlined(one: Markup, { plain, bold }: Faces): Markup {
  const { x = 0, y = 0, textLength, 'font-size': size = 16, 'font-weight': weight = 400, ...look } = one.attributes;
  const { 'text-anchor': anchor, lengthAdjust: _, style: __, ...painted } = look;
  const face = Number(weight) >= 600 ? bold : plain;
  const glyphs = glyphsOf(one.text ?? '', face);
  if (!glyphs) return one;
  const scale = Number(size) / THOUSANDTHS;
  const own = glyphs.reduce((sum, glyph) => sum + face.widthOf(glyph), 0) * scale;
  const width = Math.min(own, Number(textLength ?? own));
  const across = own === 0 ? scale : (scale * width) / own;
  let left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const contours = glyphs.map((glyph) => {
    const place: Place = (point) => `${hundredth(left + point.x * across)} ${hundredth(Number(y) - point.y * scale)}`;
    const path = face.contoursOf(glyph).map((contour) => contourPath(contour, place));
    left += face.widthOf(glyph) * across;
    return path.join('');
  });
  return element('path', { ...painted, d: contours.join('') });
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

function withOutlines(one: Markup, used: Faces): Markup {
  if (one.name === 'text') return outlined(one, used);
  return { ...one, inner: one.inner.map((inner) => withOutlines(inner, used)) };
}

/** A picture in its frame that needs no font, as a server may have none; names in other scripts stay text. */
export async function drawing(sheet: Sheet): Promise<Markup> {
  faces ??= readFaces();
  return withOutlines(framedElement(sheet), await faces);
}

/** Pixels per unit of a picture, as on the screens of today. */
const SCALE = 2;
/** Of a side, and of the whole: a larger picture is drawn smaller, so that it can be opened anywhere. */
const MOST_PIXELS = { side: 16_000, all: 32_000_000 };

/** A picture in its frame in pixels. Throws `not_found` where this computer has no library that draws it. */
export async function png(sheet: Sheet): Promise<Uint8Array> {
  const picture = await drawing(sheet);
  const [width, height] = [Number(picture.attributes.width), Number(picture.attributes.height)];
  const most = Math.min(MOST_PIXELS.side / Math.max(width, height), Math.sqrt(MOST_PIXELS.all / (width * height)));
  const pixels = (length: number) => Math.max(1, Math.round(length * Math.min(SCALE, most)));
  const size = { width: pixels(width), height: pixels(height) };
  const svg = printMarkup({ ...picture, attributes: { ...picture.attributes, ...size } });
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
}

/** Loaded with the first picture: it takes memory. Throws `not_found` where this computer has no such library. */
export async function loadSharp() {
  try {
    const { default: sharp } = await import('sharp');
    // No drawing is made twice, and what it keeps would stay in memory.
    sharp.cache(false);
    return sharp;
  } catch {
    throw new RegistryError('not_found', 'This server cannot draw pixels; at the same address there is .svg.');
  }
}
